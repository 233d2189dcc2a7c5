import { expect, test } from "vitest";
import { sidesOf, type Mark } from "./effect";
import type { Step } from "../view";

const short = (marks: Mark[]): string[] => marks.map((m) => ("between" in m ? m.between : `${m.n} ${m.sign.icon}`));
const first = (...steps: Step[]): string[] => short(sidesOf([steps])[0]!.marks);

test("a price stands apart from what it brings", () => {
  const [side] = sidesOf([[{ do: "pay", goods: { energy: 2 } }, { do: "score", n: 1, per: "labs" }]]);
  expect(side!.price).toEqual({ energy: 2 });
  expect(short(side!.marks)).toEqual(["1 vp", "per", "1 lab"]);
});

test("two sides stay two", () => {
  const sides = sidesOf([[{ do: "gain", goods: { energy: 1 } }], [{ do: "gain", goods: { battery: 1 } }]]);
  expect(sides.map((s) => short(s.marks))).toEqual([["1 energy"], ["1 battery"]]);
});

test("steps and goods are joined", () => {
  expect(first({ do: "gain", goods: { food: 1, battery: 1 } }, { do: "score", n: 1 })).toEqual(["1 cube-food", "+", "1 battery", "+", "1 vp"]);
});

test("an approval names its ships, and its work where it is for one kind", () => {
  expect(first({ do: "approve", ships: ["europa", "mars"] })).toEqual(["1 approval-europa", "/", "1 approval-mars"]);
  expect(first({ do: "approve", ships: ["europa", "titan", "mars"], only: "improve" })).toEqual(["1 approval-any", "1 improvement"]);
  expect(first({ do: "approve", ships: ["titan"], only: "construct" })).toEqual(["1 approval-titan"]);
});

test("a standing rule has no signs", () => {
  expect(first({ do: "no_food" })).toEqual([]);
  expect(sidesOf([])).toEqual([]);
});
