import { expect, test } from "vitest";
import type { TableEvent } from "../../shell/wire";
import { pointsOf, undone } from "./takeback_points";

function event(sequence: number, seat: number | null, kind: string, line: string, more: Partial<TableEvent> = {}): TableEvent {
  return { sequence, seat, kind, action: null, lines: [line], at: 0, ...more };
}

const game = [
  event(5, null, "act", "Cards are dealt."),
  event(6, 0, "act", "Ada builds."),
  event(7, 0, "act", "Ben is to move.", { action: "end" }),
  event(8, 1, "act", "Ben builds."),
  event(9, 1, "act", "Ben parks."),
  event(10, 1, "undo", "Ben takes the last action back."),
];

test("a takeback leads to before each deed of mine, the newest first", () => {
  expect(pointsOf(game, 0, 9)).toEqual([{ to: 6, line: null }, { to: 5, line: "Ada builds." }]);
  expect(pointsOf(game, 0, 1)).toHaveLength(1);
  expect(pointsOf(game, 1, 9)).toEqual([{ to: 7, line: "Ben builds." }]);
});

test("what was taken back by consent stands no more", () => {
  const back = event(11, 1, "consent", "Everybody agrees: the game goes back.", { back: 5 });
  expect(pointsOf([...game, back], 0, 9)).toEqual([]);
});

test("who is asked is told what would be taken back", () => {
  const told = [event(6, 0, "act", "[seat:0|Ada] builds."), event(7, 0, "act", "[seat:1|Ben] is to move."), event(8, 1, "act", "[seat:1|Ben] builds.")];
  expect(undone(told, 0, 5)).toBe("[seat:0|Ada] builds.");
  expect(undone(told, 0, 6)).toBeNull();
  expect(undone(told, 0, 8)).toBeNull();
});
