import { expect, it } from "vitest";
import { languages, preferred, regional } from "./languages";

it("takes the first language of the browser that there is", () => {
  expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(preferred(["fr"])).toBe("en");
});

it.each(languages)("knows the name of $code in itself, and takes it from a browser", ({ code, name }) => {
  const itself = new Intl.DisplayNames([code], { type: "language" }).of(code);
  expect(name.toLowerCase()).toBe(itself?.toLowerCase());
  expect(name[0]).toBe(name[0]?.toUpperCase());
  expect(preferred([code, "en"])).toBe(code);
});

it("writes dates as they are written where the reader lives", () => {
  expect(regional("en", ["de-DE", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("ru", ["en-GB"])).toBe("ru");
});
