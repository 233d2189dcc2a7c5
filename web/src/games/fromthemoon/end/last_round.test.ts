import { expect, test } from "vitest";
import { endingWords, trackEnd } from "./last_round";
import type { FromTheMoonView } from "../view";

const view = (ending: FromTheMoonView["ending"], solo = false): FromTheMoonView => ({ ending, solo: solo ? {} : null, last_round: ending !== null }) as unknown as FromTheMoonView;

test("everybody reads what brought the last round, and whether a turn is left", () => {
  const last = view({ by: "launches", turns: [1, 2] });
  expect(endingWords(view(null), 0)).toBeNull();
  expect(endingWords(last, 1)).toBe("The third ship has left. This is your last turn.");
  expect(endingWords(last, 2)).toBe("The third ship has left. You have one more turn.");
  expect(endingWords(last, 0)).toBe("The third ship has left. You have had your last turn.");
  expect(endingWords(view({ by: "track", turns: [0] }), null)).toBe("A pawn has left the track. This is the last round.");
});

test("alone there are turns, not rounds", () => {
  expect(endingWords(view({ by: "launches", turns: [0] }, true), 0)).toContain("this is your last turn");
  expect(trackEnd(view(null, true))).toContain("the game is over");
  expect(trackEnd(view(null))).toContain("the last round");
});
