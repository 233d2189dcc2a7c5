import { expect, test } from "vitest";
import { ago, face, spell, unitOf } from "./time";

test("a span is told in its largest whole unit", () => {
  expect([30, 90, 900, 3600, 5400, 172800].map(spell)).toEqual(["30 s", "90 s", "15 min", "1 h", "90 min", "2 days"]);
  expect(unitOf(0).seconds).toBe(1);
});

test("a clock shows what is left, and nothing below zero", () => {
  expect([605.2, 59, 3600, -4, 86400].map(face)).toEqual(["10:06", "0:59", "1:00:00", "0:00", "24:00:00"]);
  expect(face(3 * 86400 - 5)).toBe("2 days");
});

test("how long ago", () => {
  expect([10, 300, 7200, 90000].map((past) => ago(1e6 - past, 1e6, "en"))).toEqual(["this minute", "5 min. ago", "2 hr. ago", "yesterday"]);
});
