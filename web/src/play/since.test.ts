import { expect, test } from "vitest";
import type { TableEvent } from "../wire";
import { since } from "./since";

const event = (sequence: number, who: number | null, lines: string[], action: string | null = null, kind = "act"): TableEvent => ({ sequence, kind, seat: who, action, lines });

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

test("a whole deed is one sentence of all that was paid and brought", () => {
  const events = [event(1, 1, ["[seat:1|Bea] pays 1 water.", "[seat:1|Bea] improves a greenhouse.", "[card:T-1|Twin Mast] gets 1 metal."])];
  expect(since(events, 0, true).map((h) => h.line)).toEqual(["[seat:1|Bea] pays 1 water, improves a greenhouse."]);
});
