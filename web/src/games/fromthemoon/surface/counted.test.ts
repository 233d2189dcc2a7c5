import { expect, test } from "vitest";
import type { AroundView } from "../view";
import { counted } from "./counted";

const entry = (rest: Partial<AroundView>): AroundView => ({ tile: 4, colour: "metal", gains: {}, any: 0, points: 0, spaces: [], tiles: [], ...rest });
const farmers = entry({ gains: { food: 2 }, spaces: [5, 6] });
const scouts = entry({ colour: "water", gains: { energy: 1 }, tiles: [3] });
const nobody = { metal: 0, water: 0, polymer: 0 };

test("a crew is promised what its own specialists bring, piece by piece", () => {
  expect(counted([farmers, scouts], nobody)).toEqual([]);
  expect(counted([farmers, scouts], { ...nobody, water: 2 })).toEqual([{ on: "tile", at: 3, signs: [{ good: "energy", n: 1 }] }]);
  expect(counted([farmers, scouts], { ...nobody, metal: 1 }).map(({ at }) => at)).toEqual([5, 6]);
});

test("a piece that counts for two is one piece with two signs", () => {
  const both = counted([farmers, entry({ colour: "water", points: 1, spaces: [5] })], { metal: 1, water: 1, polymer: 0 });
  expect(both[0]).toEqual({ on: "space", at: 5, signs: [{ good: "food", n: 1 }, { good: "point", n: 1 }] });
});
