import { expect, test } from "vitest";
import { greenhouseSpaces } from "./greenhouse";

const houses = (count: number, improved: number) => ({ count, improved, spaces: 4 });

test("improved ones first, then basic ones, then empty spaces", () => {
  expect(greenhouseSpaces(houses(3, 1), null)).toEqual(["improved", "basic", "basic", "empty"]);
});

test("a preview shows what would be built and improved", () => {
  expect(greenhouseSpaces(houses(2, 1), houses(3, 2))).toEqual(["improved", "better", "built", "empty"]);
});
