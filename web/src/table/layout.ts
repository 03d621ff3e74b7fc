/** Where the plates of a table stand. */
export interface Place {
  /** Row and columns of the grid of twelve columns that a portrait phone uses. */
  row: number;
  column: number;
  span: number;
  /** Centre on the arc of a desk, in per cent. */
  left: number;
  top: number;
}

/** How many plates stand in the top row; the others go in pairs down the sides, with the pot between them. */
const TOP: readonly number[] = [0, 1, 2, 3, 2, 3, 4, 3, 4, 3];

/** The places of `count` plates, clockwise from the viewer's left. */
export function arc(count: number): Place[] {
  const top = TOP[count] ?? 4;
  const pairs = (count - top) / 2;
  return Array.from({ length: count }, (_, index) => ({
    ...gridPlace(index, top, pairs),
    ...oval(index, count),
  }));
}

/** The places of three or four plates of partners: left, top and right of the viewer, and the viewer's own below. */
export function cross(count: number): Place[] {
  const places = [
    { row: 2, column: 1, left: 10, top: 50 },
    { row: 1, column: 2, left: 50, top: 0 },
    { row: 2, column: 3, left: 90, top: 50 },
    { row: 3, column: 2, left: 50, top: 100 },
  ];
  return places.slice(0, count).map((place) => ({ ...place, span: 1 }));
}

/** Rows of pairs below the top row. */
export function pairRows(count: number): number {
  return (count - (TOP[count] ?? 4)) / 2;
}

function gridPlace(index: number, top: number, pairs: number): Pick<Place, "row" | "column" | "span"> {
  if (index < pairs) return { row: pairs - index + 1, column: 1, span: 4 };
  if (index >= pairs + top) return { row: index - pairs - top + 2, column: 9, span: 4 };
  const span = Math.min(12 / top, 4);
  const offset = (12 - span * top) / 2;
  return { row: 1, column: Math.round(1 + offset + span * (index - pairs)), span };
}

function oval(index: number, count: number): Pick<Place, "left" | "top"> {
  // A shallow arc: far apart sideways, lower towards the ends, so that eight plates never touch.
  const reach = Math.min(1, 0.34 + 0.14 * count);
  const along = count === 1 ? 0 : reach * ((2 * index) / (count - 1) - 1);
  return { left: 50 + 43.5 * along, top: 100 * along * along };
}
