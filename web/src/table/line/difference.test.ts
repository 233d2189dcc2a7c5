import { expect, test } from "vitest";
import { applied, type Change, type Tree } from "./difference";

const cases: [string, Tree, Change, Tree][] = [
  ["nothing", { a: 1 }, {}, { a: 1 }],
  ["another value", { a: 1, b: 2 }, { a: [3] }, { a: 3, b: 2 }],
  ["null, and what is null no more", { a: 1, b: null }, { a: [null], b: [{ c: 1 }] }, { a: null, b: { c: 1 } }],
  ["a new field and one that is gone", { a: 1, b: 2 }, { c: [[]], a: [] }, { b: 2, c: [] }],
  ["a field within", { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: [5] } } }, { a: { b: { c: 5, d: 2 } } }],
  ["an element within", { a: [{ n: 1 }, { n: 2 }] }, { a: { 1: { n: [7] } } }, { a: [{ n: 1 }, { n: 7 }] }],
  ["a list as another value", { a: [1] }, { a: [[2, 3]] }, { a: [2, 3] }],
  ["an element put in", { a: ["x", "z"] }, { a: { "#": [[1, 0, "y"]] } }, { a: ["x", "y", "z"] }],
  ["several splices", { a: ["a", "b", "c", "d"] }, { a: { "#": [[0, 1], [2, 1, "C", "c"], [4, 0, "e"]] } }, { a: ["b", "C", "c", "d", "e"] }],
  ["a splice before an element that changed", { a: [{ n: 1 }, { n: 2 }] }, { a: { 1: { n: [3] }, "#": [[0, 1]] } }, { a: [{ n: 3 }] }],
];

test.each(cases)("%s", (_name, base, change, then) => {
  const before = structuredClone(base);
  expect(applied(base, change)).toEqual(then);
  expect(base).toEqual(before);
});

const GOLDEN = Object.values(import.meta.glob<[Tree, Change, Tree][]>("../../../../tests/golden/changes.json", { import: "default", eager: true })).flat();

test("a change makes here what it makes on the server's side", () => {
  expect(GOLDEN.length).toBeGreaterThan(100);
  for (const [old, change, then] of GOLDEN) expect(applied(old, change)).toEqual(then);
});

test("what has not changed is the same object", () => {
  const base = { seats: [{ goods: { metal: 1 } }, { goods: { metal: 2 } }] };
  const then = applied(base, { seats: { 0: { goods: { metal: [3] } } } }) as typeof base;
  expect(then.seats[1]).toBe(base.seats[1]);
});
