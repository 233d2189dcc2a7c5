import { expect, test } from "vitest";
import { leaders, prizeWords, standing } from "./majority";
import type { MajorityView } from "../view";

const row = (rest: Partial<MajorityView>): MajorityView => ({ of: "achievements", first: 24, second: 12, stages: [], counts: [4, 2], pays: [24, 12], ...rest });

test("prizes of a full table, of a small one, and stages alone", () => {
  expect(prizeWords(row({}))).toBe("Most achievements at the end: 24 points, second most 12.");
  expect(prizeWords(row({ second: 0 }))).toBe("Most achievements at the end: 24 points.");
  expect(prizeWords(row({ stages: [{ least: 8, points: 12 }] }))).toBe("8 achievements score 12.");
});

test("what it pays as it stands", () => {
  expect(standing(row({}), 0)).toContain("As it stands: 24 points");
  expect(standing(row({ pays: [0, 0] }), 1)).toContain("As it stands: nothing");
});

test("nobody leads with nothing", () => {
  expect(leaders([0, 0])).toEqual([]);
  expect(leaders([3, 1, 3])).toEqual([0, 2]);
});
