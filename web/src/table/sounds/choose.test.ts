import { expect, test } from "vitest";
import type { GameView, TableEvent, TableMessage } from "../../shell/wire";
import { soundFor, type Listener } from "./choose";

interface Told {
  sequence: number;
  waiting: number | null;
  by?: number | null;
  kind?: string;
  era?: number;
  over?: boolean;
  away?: boolean;
}

function told({ sequence, waiting, by = null, kind = "act", era = 1, over = false, away = false }: Told): TableMessage {
  const events: TableEvent[] = [{ sequence, kind, seat: by, action: null, lines: [], at: 0 }];
  const seats = [{ name: "Mara", kind: "person", stand_in: away ? "greedy" : null }, { name: "Bea", kind: "person" }];
  return { sequence, waiting, over, events, seats, view: { round: era } as GameView } as TableMessage;
}

const LISTENER: Listener = { me: 0, hidden: false, passed: (view) => view.round };
const MINE = told({ sequence: 4, waiting: 0 });
const HERS = told({ sequence: 4, waiting: 1 });

test("what was there before anybody listened makes no sound, nor what is told again", () => {
  expect(soundFor(null, MINE, LISTENER)).toBeNull();
  expect(soundFor(HERS, told({ sequence: 4, waiting: 0, by: 1 }), LISTENER)).toBeNull();
});

test("my turn has come: once, and from whoever acted last", () => {
  expect(soundFor(HERS, told({ sequence: 5, waiting: 0, by: 1 }), LISTENER)).toBe("turn");
  expect(soundFor(MINE, told({ sequence: 5, waiting: 0, by: 0 }), LISTENER)).toBe("mine");
});

test("while somebody plays for me, no turn is mine", () => {
  expect(soundFor(HERS, told({ sequence: 5, waiting: 0, by: 1, away: true }), LISTENER)).toBe("others");
});

test("deeds of mine and of others, done or taken back; who only comes and goes is not heard, nor is nature", () => {
  expect(soundFor(MINE, told({ sequence: 5, waiting: 1, by: 0 }), LISTENER)).toBe("mine");
  expect(soundFor(MINE, told({ sequence: 5, waiting: 0, by: 0, kind: "undo" }), LISTENER)).toBe("mine");
  expect(soundFor(HERS, told({ sequence: 5, waiting: 1, by: 1 }), LISTENER)).toBe("others");
  expect(soundFor(HERS, told({ sequence: 5, waiting: 1, by: 1, kind: "join" }), LISTENER)).toBeNull();
  expect(soundFor(HERS, told({ sequence: 5, waiting: 1 }), LISTENER)).toBeNull();
});

test("great moments are louder than a turn; going back before one is not great", () => {
  expect(soundFor(HERS, told({ sequence: 5, waiting: 0, by: 1, era: 2 }), LISTENER)).toBe("great");
  expect(soundFor(HERS, told({ sequence: 5, waiting: null, by: 1, over: true }), LISTENER)).toBe("great");
  expect(soundFor(told({ sequence: 4, waiting: 1, era: 2 }), told({ sequence: 5, waiting: 1, by: 1, kind: "undo" }), LISTENER)).toBe("others");
});

test("behind other pages only my turn is heard", () => {
  const listener = { ...LISTENER, hidden: true };
  expect(soundFor(HERS, told({ sequence: 5, waiting: 1, by: 1 }), listener)).toBeNull();
  expect(soundFor(HERS, told({ sequence: 5, waiting: null, by: 1, over: true }), listener)).toBeNull();
  expect(soundFor(HERS, told({ sequence: 5, waiting: 0, by: 1, era: 2 }), listener)).toBe("turn");
});

test("who has no seat hears others alone", () => {
  expect(soundFor(HERS, told({ sequence: 5, waiting: 0, by: 1 }), { ...LISTENER, me: null })).toBe("others");
});
