import { expect, test } from "vitest";
import { whoWords } from "./who";

test("an opponent is called after its level, so the name says it", () => {
  expect(whoWords({ name: "Greedy", kind: "bot", level: "greedy" })).toEqual({ icon: "bot", words: "Greedy", said: true });
  expect(whoWords({ name: "Greedy 2", kind: "bot", level: "greedy" })).toMatchObject({ said: true });
  expect(whoWords({ name: "AVeryPatientOpponen…", kind: "bot", level: "mine.bots:AVeryPatientOpponentOfMine" })).toEqual({
    icon: "bot",
    words: "AVeryPatientOpponentOfMine",
    said: true,
  });
});

test("a level that no name says is told: of a stand-in, and of an opponent without one", () => {
  expect(whoWords({ name: "Greedy", kind: "person", here: false, stand_in: "greedy" })).toEqual({ icon: "bot", words: "Greedy plays for now" });
  expect(whoWords({ name: "Greedy", kind: "bot" })).toEqual({ icon: "bot", words: "opponent" });
});

test("a person who is here needs no word; one who is away and an open seat do", () => {
  expect(whoWords({ name: "Ada", kind: "person", here: true })).toBeNull();
  expect(whoWords({ name: "Ada", kind: "person", here: false })).toMatchObject({ icon: "away", away: true });
  expect(whoWords({ name: "Seat 2", kind: "open" })).toMatchObject({ icon: "chair" });
  expect(whoWords(undefined)).toBeNull();
});
