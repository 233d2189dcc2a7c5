import { expect, test } from "vitest";
import { charge } from "./gauge";

const power = (energy: number, capacity: number) => ({ energy, capacity });

test("full, empty and missing batteries", () => {
  expect(charge(power(1, 2), null, 4)).toEqual(["full", "empty", "none", "none"]);
});

test("a preview shows what is spent, gained and added", () => {
  expect(charge(power(3, 3), power(1, 3), 4)).toEqual(["full", "spent", "spent", "none"]);
  expect(charge(power(1, 3), power(2, 4), 5)).toEqual(["full", "gained", "empty", "added", "none"]);
});
