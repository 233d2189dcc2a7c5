import { expect, test } from "vitest";
import { standout, lineFor } from "./story";

const seats = [
  { seat: 0, n: 3 },
  { seat: 1, n: 5 },
  { seat: 2, n: 5 },
];

test("one seat stands out, or none is lineFor of", () => {
  expect(standout(seats, (each) => each.n)).toBeNull();
  expect(standout(seats.slice(0, 2), (each) => each.n)).toBe(seats[1]);
  expect(standout(seats, () => 0)).toBeNull();
  expect(lineFor(seats.slice(0, 2), "story.end", (each) => each.n)).toEqual([{ key: "story.end", seat: 1, args: { n: 5 } }]);
  expect(lineFor(seats, "story.end", (each) => each.n)).toEqual([]);
});
