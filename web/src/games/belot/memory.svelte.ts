/** The arithmetic of the deal before, which the server no longer tells once the next one has begun. */
import type { BelotView, Result } from "./types";

let kept = $state.raw<{ deal: number; sheet: string; result: Result } | null>(null);

/** Enough of a score sheet to know it again. */
function mark(view: BelotView): string {
  return JSON.stringify(view.sheet.at(-1) ?? null);
}

export function remember(view: BelotView): void {
  if (view.result) kept = { deal: view.deal, sheet: mark(view), result: view.result };
}

/** The result on the table, or the one before as long as this page has seen it. */
export function lastResult(view: BelotView): Result | null {
  if (view.result) return view.result;
  return kept?.deal === view.deal - 1 && kept.sheet === mark(view) ? kept.result : null;
}
