import { expect, test } from "vitest";
import { displayRows, nextPile } from "./offers";
import type { PlaceView, RowView } from "../view";

const place = (n: number): PlaceView => ({ place: n, row: Math.floor(n / 2) + 1, column: (n % 2) + 1, surcharge: n > 1 ? { energy: Math.floor(n / 2) } : {}, card: `L-0${n}` });
const row = (right: number, left: number, stack: number): RowView => ({ right, left, stack, surcharge: {}, filled: [1, 1] });

test("the dearest row is on top", () => {
  const rows = displayRows([0, 1, 2, 3, 4, 5].map(place), [{}, { energy: 1 }, { energy: 2 }]);
  expect(rows.map((r) => [r.row, r.surcharge, r.places.map((p) => p.place)])).toEqual([
    [3, { energy: 2 }, [4, 5]],
    [2, { energy: 1 }, [2, 3]],
    [1, {}, [0, 1]],
  ]);
});

test("where no surcharge is due none is shown", () => {
  expect(displayRows([0, 2, 4].map(place), [{}, {}, {}]).map((r) => r.surcharge)).toEqual([{}, {}, {}]);
});

test("greenhouses are taken from the right", () => {
  expect([row(1, 1, 9), row(0, 1, 9), row(0, 0, 9), row(0, 0, 0)].map(nextPile)).toEqual(["right", "left", "stack", null]);
});
