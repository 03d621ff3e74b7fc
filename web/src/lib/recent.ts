import { recall, remember } from "./storage";

export interface Visit {
  code: string;
  game: string;
  /** When, in milliseconds. */
  at: number;
}

const KEPT = 6;

/** The tables visited last from this browser, newest first. */
export function recentTables(): Visit[] {
  return recall<Visit[]>("tables", []);
}

export function visited(code: string, game: string): void {
  const others = recentTables().filter((visit) => visit.code !== code);
  remember("tables", [{ code, game, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forget(code: string): void {
  remember(
    "tables",
    recentTables().filter((visit) => visit.code !== code),
  );
}
