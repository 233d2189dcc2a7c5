import { expect, test } from "vitest";
import type { TableEvent } from "../../shell/wire";
import { meanwhile, ownTurn, since } from "./since";

const event = (sequence: number, who: number | null, lines: string[], action: string | null = null, kind = "act"): TableEvent => ({ sequence, kind, seat: who, action, lines, at: 0 });

test("since my last turn: the others' deeds, marked where they touch me, without what was taken back", () => {
  const events = [
    event(1, 1, ["[seat:1|Bea] constructs [card:S1-01|Solar Blanket]."]),
    event(2, 0, ["[seat:1|Bea] is to move."], "end"),
    event(3, 1, ["[seat:1|Bea] constructs [card:S1-02|Ice Drill]."]),
    event(4, 1, ["taken back"], null, "undo"),
    event(5, 1, ["[seat:1|Bea] parks a Rover on [card:B-5|Dust Junction] of [seat:0|Mara].", "[seat:1|Bea] gains 1 Rover."]),
    event(6, 1, ["Round 2.", "[seat:0|Mara] is to move."]),
  ];
  const found = since(events, 0);
  expect(found.map((h) => [h.sequence, h.touches])).toEqual([[5, true]]);
});

test("a deed is one sentence of all that was paid and brought", () => {
  const events = [event(1, 1, ["[seat:1|Bea] pays 1 water.", "[seat:1|Bea] improves a greenhouse.", "[card:T-1|Twin Mast] gets 1 metal."])];
  expect(since(events, 0).map((h) => h.line)).toEqual(["[seat:1|Bea] pays 1 water, improves a greenhouse."]);
});

test("at the end of an Era nothing is lost to who moves next", () => {
  const events = [event(1, 1, ["The Era ends.", "[seat:1|Bea] wins Food and scores 4 Hearts.", "[seat:0|Mara] wins Science and scores 7 Hearts.", "[seat:0|Mara] is to move."])];
  expect(since(events, 0).map((h) => [h.line, h.touches])).toEqual([
    ["[seat:1|Bea] wins Food and scores 4 Hearts.", false],
    ["[seat:0|Mara] wins Science and scores 7 Hearts.", true],
  ]);
});

test("my own turn, under way or over, with what came of it by itself", () => {
  const events = [
    event(1, null, ["[card:T-1|Twin Mast] is laid out."]),
    event(2, 0, ["[seat:0|Mara] leads the Workers."], "faction C-3"),
    event(3, 0, ["[seat:0|Mara] gathers the rovers.", "[seat:0|Mara] gains 2 food."], "gather"),
    event(4, null, ["A rover of the dummy goes to 1-2."]),
    event(5, 0, ["[seat:0|Mara] is to move."], "end"),
    event(6, 0, ["[seat:0|Mara] pays 1 water."], "greenhouse"),
  ];
  const gathered = ["[seat:0|Mara] gathers the rovers, gains 2 food.", "A rover of the dummy goes to 1-2."];
  expect(ownTurn(events, 0).map((h) => h.line)).toEqual(["[seat:0|Mara] pays 1 water."]);
  expect(ownTurn(events, 0, true).map((h) => h.line)).toEqual(gathered);
  expect(ownTurn(events.slice(0, 4), 0).map((h) => h.line)).toEqual(gathered);
  expect(ownTurn(events.slice(0, 4), 0, true)).toEqual([]);
});

test("while I was away: what everybody did after that event, also who played for me, without what was taken back", () => {
  const events = [
    event(1, 1, ["[seat:1|Bea] constructs [card:S1-01|Solar Blanket]."]),
    event(2, 0, [], null, "gone"),
    event(3, 0, ["[seat:0|Mara] assimilates [card:S1-04|Rim Landing].", "[seat:0|Mara] gains 1 water."]),
    event(4, 0, ["[seat:1|Bea] is to move."]),
    event(5, 1, ["[seat:1|Bea] parks a Rover on [card:B-5|Dust Junction] of [seat:0|Mara]."]),
    event(6, 1, ["[seat:1|Bea] constructs [card:S1-02|Ice Drill]."]),
    event(7, 1, ["taken back"], null, "undo"),
  ];
  expect(meanwhile(events, 0, 2).map((h) => [h.line, h.touches])).toEqual([
    ["[seat:0|Mara] assimilates [card:S1-04|Rim Landing], gains 1 water.", false],
    ["[seat:1|Bea] parks a Rover on [card:B-5|Dust Junction] of [seat:0|Mara].", true],
  ]);
});
