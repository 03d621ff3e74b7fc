import { expect, it } from "vitest";
import { preferred, regional } from "./languages";

it("takes the first language of the browser that there is", () => {
  expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(preferred(["fr"])).toBe("en");
});

it("writes dates as they are written where the reader lives", () => {
  expect(regional("en", ["de-DE", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("ru", ["en-GB"])).toBe("ru");
});
