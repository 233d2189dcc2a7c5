import { expect, test } from "vitest";
import type { TableEvent } from "../../shell/wire";
import type { Text } from "../../words/text";
import { pointsOf, undone } from "./takeback_points";

const said = (key: string, seat?: number): Text => ({ key, args: seat === undefined ? {} : { seat: ["seat", String(seat)] } });

function event(sequence: number, seat: number | null, kind: string, line: Text, more: Partial<TableEvent> = {}): TableEvent {
  return { sequence, seat, kind, action: null, lines: [line], at: 0, ...more };
}

const game = [
  event(5, null, "act", said("dealt")),
  event(6, 0, "act", said("built", 0)),
  event(7, 0, "act", said("turn", 1), { action: "end" }),
  event(8, 1, "act", said("built", 1)),
  event(9, 1, "act", said("parked", 1)),
  event(10, 1, "undo", said("undo", 1)),
];

test("a takeback leads to before each deed of mine, the newest first", () => {
  expect(pointsOf(game, 0, 9)).toEqual([{ to: 6, line: null }, { to: 5, line: said("built", 0) }]);
  expect(pointsOf(game, 0, 1)).toHaveLength(1);
  expect(pointsOf(game, 1, 9)).toEqual([{ to: 7, line: said("built", 1) }]);
});

test("what was taken back by consent stands no more", () => {
  const back = event(11, 1, "consent", said("rewind"), { back: 5 });
  expect(pointsOf([...game, back], 0, 9)).toEqual([]);
});

test("who is asked is told what would be taken back", () => {
  const told = [event(6, 0, "act", said("built", 0)), event(7, 0, "act", said("turn", 1)), event(8, 1, "act", said("built", 1))];
  expect(undone(told, 0, 5)).toEqual(said("built", 0));
  expect(undone(told, 0, 6)).toBeNull();
  expect(undone(told, 0, 8)).toBeNull();
});
