import { expect, test } from "vitest";
import type { Step } from "../../shell/wire";
import { bands, beginning, beyond, placeOf, stops, ticks } from "./timeline";

const step = (n: number, more: Partial<Step>): Step => ({ step: n, seat: 0, action: null, lines: [], era: 1, round: 1, turn: 0, phase: "turns", ...more });

const STEPS = [
  step(1, { phase: "set-up", seat: null }),
  step(2, { phase: "deal", seat: null, lines: [{ key: "dealt" }] }),
  step(3, { lines: [{ key: "built" }] }),
  step(4, { turn: 1, lines: [{ key: "ended" }] }),
  step(5, { turn: 1, lines: [{ key: "built" }] }),
  step(6, { round: 2, lines: [{ key: "ended" }] }),
  step(7, { era: 2, phase: "deal", seat: null, lines: [{ key: "dealt" }] }),
  step(8, { era: 2, turn: 1, seat: null, lines: [{ key: "dealt" }] }),
  step(9, { era: 2, turn: 1, phase: "over" }),
];

test("eras are stretches of steps", () => {
  expect(bands(STEPS)).toEqual([
    { era: 1, from: 0, to: 6 },
    { era: 2, from: 6, to: 9 },
  ]);
  expect(bands(STEPS.map((s) => ({ ...s, era: null })))).toEqual([]);
});

test("turns begin where the turn passes, rounds where the first turn of one does", () => {
  expect(ticks(STEPS)).toEqual([
    { step: 3, kind: "round" },
    { step: 4, kind: "turn" },
    { step: 6, kind: "round" },
    { step: 8, kind: "round" },
  ]);
});

test("one stops where something was seen, and once for all that is dealt in a row", () => {
  expect(stops(STEPS)).toEqual([0, 2, 3, 4, 5, 6, 8, 9]);
  expect(stops([])).toEqual([0]);
  expect([beyond([0, 2, 9], 2, 1), beyond([0, 2, 9], 2, -1), beyond([0, 2, 9], 9, 1)]).toEqual([9, 0, undefined]);
});

test("what is dealt in a row takes no room on the line, and a replay begins with the first turn", () => {
  const places = stops(STEPS);
  expect(places.map((step) => placeOf(places, step))).toEqual(places.map((_, i) => i));
  expect([placeOf(places, 1), placeOf(places, 7)]).toEqual([placeOf(places, 2), placeOf(places, 8)]);
  expect([beginning(STEPS), beginning([])]).toEqual([3, 0]);
});
