import { afterEach, expect, test } from "vitest";
import { refusalText } from "./refusal";
import { useLanguage } from "../words/translate";

afterEach(() => useLanguage("en"));

const message = { key: "refused.too_many.requests", args: { seconds: 3 } };

test("a refusal is said in the language of the page, with what stands in it", async () => {
  await useLanguage("en");
  expect(refusalText({ code: "too_many", message })).toBe("Too many requests; try again in 3 s.");
  await useLanguage("de");
  expect(refusalText({ code: "too_many", message })).toBe("Zu viele Anfragen; versuch es in 3 s noch einmal.");
});

test("what only whoever writes a file can mend is said as the server says it", async () => {
  await useLanguage("de");
  expect(refusalText({ code: "illegal", message: { key: "verbatim", args: { words: "Line 3: no." } } })).toBe("Line 3: no.");
});

test("what the page has no words for is refused all the same", async () => {
  await useLanguage("de");
  expect(refusalText({ code: "new", message: { key: "refused.new.thing" } })).toBe("Das ging nicht.");
  expect(refusalText({})).toBe("Das ging nicht.");
});
