import { expect, test } from "vitest";
import type { GameView, Seat, TableMessage } from "../../shell/wire";
import { pendingIssue as matterAt, type PendingIssue } from "./pending";

const ada: Seat = { name: "Ada", kind: "person", here: true };
const ben: Seat = { name: "Ben", kind: "person", here: false };
const bot: Seat = { name: "Greedy 2", kind: "bot", level: "greedy" };

function message(more: Partial<TableMessage<GameView>>): TableMessage<GameView> {
  return { you: 0, waiting: 0, seats: [ada, ben, bot], takeback: null, replace: null, over: false, ...more } as TableMessage<GameView>;
}

const soon = { late: false, due: false, leave: false };
const pendingIssue = (m: TableMessage<GameView>): PendingIssue | null => matterAt(m, soon);
const late = (m: TableMessage<GameView>): PendingIssue | null => matterAt(m, { ...soon, late: true });

const asked = { seat: 1, waiting: [0], to: 7, other: null, level: null };

test("nothing to settle while everybody plays", () => {
  expect(pendingIssue(message({}))).toBeNull();
  expect(pendingIssue(message({ waiting: 2 }))).toBeNull();
});

test("a takeback is answered by who is asked, and withdrawn by who asked", () => {
  expect(pendingIssue(message({ takeback: asked }))).toMatchObject({ kind: "takeback", by: 1, part: "asked" });
  expect(pendingIssue(message({ takeback: asked, you: 1 }))).toMatchObject({ part: "mine" });
  expect(pendingIssue(message({ takeback: asked, you: null }))).toMatchObject({ part: "none" });
});

test("a vote about my seat can be declined by me", () => {
  const replace = { seat: 0, waiting: [2], to: null, other: 1, level: "greedy" };
  expect(pendingIssue(message({ replace, you: 1 }))).toMatchObject({ kind: "replace", part: "about", other: 1 });
});

test("who is away or late or nobody yet can be stood in for, by who sits here", () => {
  expect(pendingIssue(message({ waiting: 1 }))).toEqual({ kind: "away", seat: 1, can: true, due: false, leave: false });
  expect(late(message({ waiting: 1 }))).toEqual({ kind: "late", seat: 1, can: true });
  expect(pendingIssue(message({ waiting: 1, you: null }))).toEqual({ kind: "away", seat: 1, can: false, due: false, leave: false });
  expect(matterAt(message({ waiting: 1 }), { late: false, due: true, leave: true })).toMatchObject({ kind: "away", due: true, leave: true });
  expect(pendingIssue(message({ waiting: 1, seats: [ada, { name: "Seat 1", kind: "open" }, bot] }))).toEqual({ kind: "open", seat: 1, can: true });
  expect(pendingIssue(message({ waiting: 1, seats: [ada, { ...ben, stand_in: "greedy" }, bot] }))).toBeNull();
});

test("who left sees who plays, and that a table without people pauses", () => {
  const gone = { ...ada, stand_in: "greedy" };
  expect(pendingIssue(message({ seats: [gone, ben] }))).toEqual({ kind: "standIn", level: "greedy", paused: false });
  expect(pendingIssue(message({ seats: [gone, bot] }))).toEqual({ kind: "standIn", level: "greedy", paused: true });
  expect(pendingIssue(message({ you: null, seats: [bot, bot], waiting: 0 }))).toEqual({ kind: "bots", left: false });
  expect(pendingIssue(message({ you: null, seats: [gone, bot] }))).toEqual({ kind: "bots", left: true });
  expect(pendingIssue(message({ you: null, seats: [bot, bot], over: true }))).toBeNull();
  expect(pendingIssue(message({ seats: [gone, bot], waiting: null, unfinished: true }))).toBeNull();
});
