import { expect, it } from "vitest";
import { arc } from "./layout";

it.each([1, 2, 3, 4, 5, 6, 7, 8])("%i plates have places of their own, within the grid", (count) => {
  const places = arc(count);
  const cells = places.flatMap(({ row, column, span }) =>
    Array.from({ length: span }, (_, index) => `${row}/${column + index}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { column, span } of places) {
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column + span).toBeLessThanOrEqual(13);
  }
});

it("goes clockwise: up the left side, along the top, down the right side", () => {
  const places = arc(7);
  expect(places.map(({ row }) => row)).toEqual([3, 2, 1, 1, 1, 2, 3]);
  const lefts = places.map(({ left }) => left);
  expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
});
