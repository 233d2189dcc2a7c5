import { expect, test } from "vitest";
import { firstKnown, LANGS } from "./languages";

test("every folder of words is offered by its own name", () => {
  expect(LANGS).toEqual([
    { lang: "en", name: "English" },
    { lang: "de", name: "Deutsch" },
  ]);
});

test("what was chosen comes before what the browser asks for", () => {
  expect(firstKnown(["de", "en-GB"])).toBe("de");
  expect(firstKnown([null, "de-AT"])).toBe("de");
  expect(firstKnown(["tlh", "fr"])).toBe("en");
});
