import { expect, test } from "vitest";
import { amounts, goodsWords } from "./goods";

test("goods stand in one order, however they came", () => {
  expect(amounts({ energy: 1, polymer: 1, metal: 2, water: 0 })).toEqual([
    ["metal", 2],
    ["polymer", 1],
    ["energy", 1],
  ]);
  expect(goodsWords({ energy: 1, metal: 2 })).toBe("2 metal, 1 energy");
});
