import { expect, test } from "vitest";
import { labGrid } from "./grid";
import type { ChainView } from "../view";

const labs = [
  ["L-01", "", null, null],
  ["", "L-02", null, null],
  [null, null, null, null],
];
const seat = { labs, new_lab: [{ space: 1, row: 1, column: 2, runs: [0, 5], bonus: null }], next_foundation: { row: 1, column: 2 } };

test("foundations from the upper left, row by row", () => {
  expect(labGrid(seat, null, []).map((f) => f.state)).toEqual(["built", "next", "built", "none", "none", "none"]);
});

test("a free space knows what a laboratory there would set off", () => {
  const [first] = labGrid(seat, null, []);
  expect(first!.spaces.map((s) => [s.name, s.card, s.fresh?.runs])).toEqual([
    ["1-1", "L-01", undefined],
    ["1-2", null, [0, 5]],
  ]);
});

test("a preview shows what would be built", () => {
  const then = { ...seat, labs: [["L-01", "L-09", "", ""], labs[1]!, labs[2]!] };
  const [first, second] = labGrid(seat, then, []);
  expect(first!.spaces[1]!.ghost).toBe("L-09");
  expect(second!.state).toBe("ghost");
});

test("the chain that goes on first marks its laboratories, an earlier one those it comes back to", () => {
  const chains: ChainView[] = [
    { new: 0, left: [0, 5], gone: [], more: 2 },
    { new: 5, left: [5], gone: [0], more: 1 },
  ];
  const spaces = labGrid(seat, null, chains).flatMap((f) => f.spaces);
  expect(spaces.find((s) => s.space === 0)!.marks).toEqual(["gone", "later"]);
  expect(spaces.find((s) => s.space === 5)!.marks).toEqual(["new", "open", "later"]);
});
