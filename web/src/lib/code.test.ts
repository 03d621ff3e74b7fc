import { expect, it } from "vitest";
import { codeFrom } from "./code";

it.each([
  ["K7QW2M", "K7QW2M"],
  [" K7QW2M ", "K7QW2M"],
  ["https://cards.example/t/K7QW2M", "K7QW2M"],
  ["http://127.0.0.1:8000/t/K7QW2M?x=1", "K7QW2M"],
  ["", null],
  ["no such thing", null],
])("finds the code in %j", (text, code) => {
  expect(codeFrom(text)).toBe(code);
});
