import { expect, test } from "vitest";
import type { TableEvent } from "../../shell/wire";
import type { Ref, Text } from "../../words/text";
import { meanwhile, ownTurn, since } from "./since";

const event = (sequence: number, who: number | null, lines: Text[], action: string | null = null, kind = "act"): TableEvent => ({ sequence, kind, seat: who, action, lines, at: 0 });
const seat = (n: number): Ref => ["seat", String(n)];
const did = (n: number, key: string, args: Text["args"] = {}): Text => ({ key, args: { seat: seat(n), ...args } });
const parked: Text = did(1, "parked", { card: ["card", "B-5"], owner: seat(0) });
const keys = (lines: Text[]): string[] => lines.map((line) => line.key);

test("since my last turn: the others' deeds, marked where they touch me, without what was taken back", () => {
  const events = [
    event(1, 1, [did(1, "built")]),
    event(2, 0, [did(1, "turn")], "end"),
    event(3, 1, [did(1, "built")]),
    event(4, 1, [{ key: "undo" }], null, "undo"),
    event(5, 1, [parked, did(1, "gained")]),
    event(6, 1, [{ key: "round" }, did(0, "turn")]),
  ];
  expect(since(events, 0).map((h) => [h.sequence, h.touches])).toEqual([[5, true]]);
});

test("a deed is told with all that was paid and brought", () => {
  const events = [event(1, 1, [did(1, "paid"), did(1, "upgraded"), { key: "filled", args: { card: ["card", "T-1"] } }])];
  expect(since(events, 0).map((h) => keys(h.lines))).toEqual([["paid", "upgraded"]]);
});

test("at the end of an Era nothing is lost to who moves next", () => {
  const events = [event(1, 1, [{ key: "ends" }, did(1, "won"), did(0, "won"), did(0, "turn")])];
  expect(since(events, 0).map((h) => [h.seat, h.touches])).toEqual([
    [1, false],
    [0, true],
  ]);
});

test("my own turn, under way or over, with what came of it by itself", () => {
  const begins = (e: TableEvent): boolean => e.action === "end" || e.lines[0]?.key === "faction";
  const events = [
    event(1, null, [{ key: "laid_out" }]),
    event(2, 0, [did(0, "faction")], "faction C-3"),
    event(3, 0, [did(0, "gathered"), did(0, "gained")], "gather"),
    event(4, null, [{ key: "dummy" }]),
    event(5, 0, [did(0, "turn")], "end"),
    event(6, 0, [did(0, "paid")], "greenhouse"),
  ];
  const told = (some: TableEvent[], before = false): string[][] => ownTurn(some, 0, begins, before).map((h) => keys(h.lines));
  const gathered = [["gathered", "gained"], ["dummy"]];
  expect(told(events)).toEqual([["paid"]]);
  expect(told(events, true)).toEqual(gathered);
  expect(told(events.slice(0, 4))).toEqual(gathered);
  expect(told(events.slice(0, 4), true)).toEqual([]);
});

test("while I was away: what everybody did after that event, also who played for me, without what was taken back", () => {
  const events = [
    event(1, 1, [did(1, "built")]),
    event(2, 0, [], null, "gone"),
    event(3, 0, [did(0, "assimilated"), did(0, "gained")]),
    event(4, 0, [did(1, "turn")]),
    event(5, 1, [parked]),
    event(6, 1, [did(1, "built")]),
    event(7, 1, [{ key: "undo" }], null, "undo"),
  ];
  expect(meanwhile(events, 0, 2).map((h) => [keys(h.lines), h.touches])).toEqual([
    [["assimilated", "gained"], false],
    [["parked"], true],
  ]);
});
