/** Totals and distances as people write them. */
import type { Totals } from "./types";

/** Half points as points: 13 is "6½". */
export function points(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  return halfPoints % 2 === 0 ? String(whole) : `${whole || ""}½`;
}

/** "6½ / 16½", or "6½" where it is the same for both targets. */
export function bothTotals(totals: Totals): string {
  const { seven, twenty_seven: high } = totals;
  const texts = [seven, high].flatMap((total) => (total ? [points(total.total)] : []));
  return [...new Set(texts)].join(" / ");
}
