import { expect, test } from "vitest";
import type { Seat } from "../../shell/wire";
import { absence, awayThen, roughly, remaining } from "./away";

const ben: Seat = { name: "Ben", kind: "person", here: false, away: { seconds: 50, replace_in: 130 } };

test("time away runs on by itself, and the wait runs out", () => {
  expect(absence(ben, 0)).toEqual({ seconds: 50, wait: 130 });
  expect(absence(ben, 60)).toEqual({ seconds: 110, wait: 70 });
  expect(absence(ben, 500)).toEqual({ seconds: 550, wait: 0 });
});

test("who is here, or is stood in for, is not waited for", () => {
  expect(absence({ name: "Ada", kind: "person", here: true }, 9)).toBeNull();
  expect(absence({ ...ben, stand_in: "greedy" }, 9)).toBeNull();
  expect(absence(undefined, 9)).toBeNull();
});

test("time away is told roughly, time to come exactly where it is soon", () => {
  expect([20, 130, 7300, 200_000].map(roughly)).toEqual(["a moment", "2 min", "2 h", "2 days"]);
  expect([0, 70, 3600, 7300, 250_000].map(remaining)).toEqual(["0:00", "1:10", "1:00:00", "3 h", "3 days"]);
});

test("it is told what can be done about it, and when", () => {
  expect(awayThen({ seconds: 50, wait: 130 }, false)).toBe("In 2:10 the others can let a stand-in play.");
  expect(awayThen({ seconds: 50, wait: 130 }, true)).toBe("In 2:10 you can let a stand-in play, or leave the game unfinished.");
  expect(awayThen({ seconds: 550, wait: 0 }, false)).toBe("The others can let a stand-in play.");
});
