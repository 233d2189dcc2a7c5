import { expect, test } from "vitest";
import type { FinalView } from "../view";
import { categories } from "./categories";

const final: FinalView = { total: 101, score: 60, achievement_majority: 24, improvement_majority: 4, resources: 2, achievements: 5, end_tiles: { "G-01": 6, "G-02": 0 } };

test("the categories add up to the total", () => {
  expect(categories(final, String).reduce((all, each) => all + each.n, 0)).toBe(final.total);
});

test("a category names its parts, without those that paid nothing", () => {
  const by = new Map(categories({ ...final, achievements: 0 }, String).map((each) => [each.kind, each]));
  expect(by.get("achievements")!.parts.map((part) => part.args.n)).toEqual([24]);
  expect(by.get("tiles")!.parts.map((part) => part.args.n)).toEqual([6, 0]);
});
