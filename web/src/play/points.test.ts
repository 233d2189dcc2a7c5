import { expect, test } from "vitest";
import type { TableEvent } from "../wire";
import { pointsOf } from "./points";

function event(sequence: number, seat: number | null, kind: string, line: string, more: Partial<TableEvent> = {}): TableEvent {
  return { sequence, seat, kind, action: null, lines: [line], ...more };
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
