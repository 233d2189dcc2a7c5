import { expect, test } from "vitest";
import { feedingVerdict, otherGains } from "./forecast";
import type { IncomeView } from "../view";

const income = (feeding: Partial<IncomeView["feeding"]>, rest: Partial<IncomeView> = {}): IncomeView => ({
  food: 0,
  energy: 0,
  cards: [],
  gains: {},
  points: 0,
  asks: [],
  feeding: { food: 0, mouths: 3, left: 0, short: 0, lost: 0, ...feeding },
  ...rest,
});

test("what comes besides food and energy", () => {
  expect(otherGains(income({}, { gains: { food: 2, energy: 3, battery: 1 }, points: 2 }))).toEqual([
    { good: "battery", n: 1 },
    { good: "point", n: 2 },
  ]);
});

test("whether the team is fed", () => {
  expect(feedingVerdict({ income: income({ left: 2 }) }, false)).toEqual({ tone: "fine", words: "all fed, 2 food left" });
  expect(feedingVerdict({ income: income({ short: 2, lost: 6 }) }, false)).toEqual({ tone: "bad", words: "2 go hungry: 6 points lost" });
  expect(feedingVerdict({ income: income({ short: 1 }) }, true)).toEqual({ tone: "bad", words: "1 goes hungry: the game is lost" });
  expect(feedingVerdict({ income: income({ mouths: 0 }) }, false).tone).toBe("plain");
});
