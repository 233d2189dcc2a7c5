import { expect, test } from "vitest";
import type { GameView, Seat, TableMessage } from "../wire";
import { matterOf } from "./matter";

const ada: Seat = { name: "Ada", kind: "person", here: true };
const ben: Seat = { name: "Ben", kind: "person", here: false };
const bot: Seat = { name: "Greedy 2", kind: "bot", level: "greedy" };

function message(more: Partial<TableMessage<GameView>>): TableMessage<GameView> {
  return { you: 0, waiting: 0, seats: [ada, ben, bot], takeback: null, replace: null, over: false, ...more } as TableMessage<GameView>;
}

const asked = { seat: 1, waiting: [0], to: 7, other: null, level: null };

test("nothing to settle while everybody plays", () => {
  expect(matterOf(message({}), false)).toBeNull();
  expect(matterOf(message({ waiting: 2 }), false)).toBeNull();
});

test("a takeback is answered by who is asked, and withdrawn by who asked", () => {
  expect(matterOf(message({ takeback: asked }), false)).toMatchObject({ kind: "takeback", by: 1, part: "asked" });
  expect(matterOf(message({ takeback: asked, you: 1 }), false)).toMatchObject({ part: "mine" });
  expect(matterOf(message({ takeback: asked, you: null }), false)).toMatchObject({ part: "none" });
});

test("a vote about my seat can be declined by me", () => {
  const replace = { seat: 0, waiting: [2], to: null, other: 1, level: "greedy" };
  expect(matterOf(message({ replace, you: 1 }), false)).toMatchObject({ kind: "replace", part: "about", other: 1 });
});

test("who is away or late or nobody yet can be stood in for, by who sits here", () => {
  expect(matterOf(message({ waiting: 1 }), false)).toEqual({ kind: "away", seat: 1, can: true });
  expect(matterOf(message({ waiting: 1 }), true)).toEqual({ kind: "late", seat: 1, can: true });
  expect(matterOf(message({ waiting: 1, you: null }), false)).toEqual({ kind: "away", seat: 1, can: false });
  expect(matterOf(message({ waiting: 1, seats: [ada, { name: "Seat 1", kind: "open" }, bot] }), false)).toEqual({ kind: "open", seat: 1, can: true });
  expect(matterOf(message({ waiting: 1, seats: [ada, { ...ben, stand_in: "greedy" }, bot] }), false)).toBeNull();
});

test("who left sees who plays, and that a table without people pauses", () => {
  const gone = { ...ada, stand_in: "greedy" };
  expect(matterOf(message({ seats: [gone, ben] }), false)).toEqual({ kind: "standIn", level: "greedy", paused: false });
  expect(matterOf(message({ seats: [gone, bot] }), false)).toEqual({ kind: "standIn", level: "greedy", paused: true });
  expect(matterOf(message({ you: null, seats: [bot, bot], waiting: 0 }), false)).toEqual({ kind: "bots", left: false });
  expect(matterOf(message({ you: null, seats: [gone, bot] }), false)).toEqual({ kind: "bots", left: true });
  expect(matterOf(message({ you: null, seats: [bot, bot], over: true }), false)).toBeNull();
});
