/** The few requests that are not part of a table's conversation. */
import type { GameInfo, NewTable, Problem, Refusal, Rules, TableInfo } from "./types";

/** A refusal by the server, or "unreachable" when there was no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly problems: Problem[] = [],
  ) {
    super(message);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {} : post(body);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("unreachable", "The server cannot be reached.");
  }
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new ApiError("unreachable", `The server answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (response.ok) return answer as T;
  const { detail } = answer as Refusal;
  throw new ApiError(
    detail?.code ?? "unknown",
    detail?.message ?? response.statusText,
    detail?.problems ?? [],
  );
}

function post(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Makes sure that this browser has its guest cookie. */
export const me = () => request<{ guest: string }>("/me");
export const games = () => request<GameInfo[]>("/games");
export const checkRules = (game: string, rules: Rules) =>
  request<{ game: string; rules: Rules }>("/rules", { game, rules });
export const createTable = (table: NewTable) => request<{ code: string }>("/tables", table);
export const findTable = (code: string) => request<TableInfo>(`/tables/${encodeURIComponent(code)}`);

/** The address of a table's conversation, derived from the page's own address. */
export function socketUrl(code: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}
