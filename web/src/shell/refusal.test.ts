import { afterEach, expect, test } from "vitest";
import { refusalText } from "./refusal";
import { useLanguage } from "../words/translate";

afterEach(() => useLanguage("en"));

test("what the page has words for is said in its language, with what stands in it", async () => {
  const refusal = { code: "too_many", message: "Too many requests; try again in 3 s.", words: "too_many.requests", values: { seconds: 3 } };
  expect(refusalText(refusal)).toBe(refusal.message);
  await useLanguage("de");
  expect(refusalText(refusal)).toBe("Zu viele Anfragen; versuch es in 3 s noch einmal.");
});

test("what it has no words for is said as the server says it", async () => {
  await useLanguage("de");
  expect(refusalText({ code: "illegal", message: "Line 3: no." })).toBe("Line 3: no.");
  expect(refusalText({ code: "new", message: "Something new.", words: "new.thing" })).toBe("Something new.");
  expect(refusalText({})).toBe("Das ging nicht.");
});
