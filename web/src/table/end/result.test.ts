import { expect, test } from "vitest";
import { result } from "./result";

const score = (seat: number, score: number, place: number) => ({ seat, score, place });

test("the best comes first, whatever the order of the seats", () => {
  const end = result([score(0, 80, 3), score(1, 104, 1), score(2, 99, 2)]);
  expect(end.scores.map((each) => each.seat)).toEqual([1, 2, 0]);
  expect(end).toMatchObject({ winners: [1], margin: 5 });
});

test("a tie that was broken has one winner and no margin", () => {
  expect(result([score(0, 90, 2), score(1, 90, 1)])).toMatchObject({ winners: [1], margin: 0 });
});

test("a place that is shared is shared, and the margin is that over the third", () => {
  expect(result([score(0, 90, 1), score(1, 90, 1), score(2, 71, 3)])).toMatchObject({ winners: [0, 1], margin: 19 });
});

test("alone there is nobody to be ahead of", () => {
  expect(result([score(0, 120, 1)])).toMatchObject({ winners: [0], margin: 0 });
  expect(result([])).toMatchObject({ winners: [], margin: 0 });
});
