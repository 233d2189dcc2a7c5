import { expect, test } from "vitest";
import type { Seat } from "../../shell/wire";
import { stoodIn, stoodInWords, winMarked } from "./stand_ins";

const ada: Seat = { name: "Ada", kind: "person", here: true };
const ben: Seat = { name: "Ben", kind: "person", here: false, stood_in: 14 };
const cem: Seat = { name: "Cem", kind: "person", here: false, stand_in: "greedy" };
const bot: Seat = { name: "Greedy", kind: "bot", level: "greedy" };

test("who was stood in for is named, with how many actions", () => {
  expect(stoodIn([ada, ben, bot, cem])).toEqual([
    { seat: 1, n: 14 },
    { seat: 3, n: 0 },
  ]);
  expect(stoodInWords({ seat: 1, n: 14 }, "Ben")).toBe("A stand-in played 14 actions for Ben.");
  expect(stoodInWords({ seat: 1, n: 1 }, "Ben")).toBe("A stand-in played 1 action for Ben.");
  expect(stoodInWords({ seat: 3, n: 0 }, "Cem")).toBe("A stand-in sat there for Cem at the end.");
});

test("a win against a stand-in, or of one, is marked so", () => {
  expect(winMarked([ada, bot], [0])).toBeNull();
  expect(winMarked([ada, ben], [0])).toBe("Won against a stand-in");
  expect(winMarked([ada, ben], [1])).toBe("Won with a stand-in");
});
