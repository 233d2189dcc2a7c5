import { expect, test } from "vitest";
import type { FlagView, SeatView } from "./view";
import { added, lacking, signs, standing, verdict } from "./derive";

const seat = (n: number, rovers: number, cards: string[] = []): SeatView =>
  ({ seat: n, rovers, settlement: cards.map((card) => ({ card })) }) as unknown as SeatView;
const flag = (counts: number[], winner: number | null, tie: FlagView["tie"] = "none"): FlagView => ({ flag: "food", reward: 3, counts, winner, tie });

test("a bag is a row of signs, X once", () => {
  expect(signs({ energy: 2, metal: 1 }).map((s) => s.name)).toEqual(["energy", "energy", "metal"]);
  expect(signs({ heart: "X" as const })).toEqual([{ name: "heart", x: true }]);
});

test("what a stock cannot pay is marked", () => {
  expect(lacking({ bio: 3 }, { bio: 2 })).toEqual([false, false, true]);
  expect(lacking({ bio: 1 }, {})).toEqual([true]);
});

test("a verdict names leader, margin and tie-break", () => {
  const seats = [seat(0, 6), seat(1, 4), seat(2, 9)];
  expect(verdict(flag([3, 1, 0], 0), seats)).toEqual({ kind: "lead", seat: 0, by: 2 });
  expect(verdict(flag([2, 2, 1], 0, "rovers"), seats)).toEqual({ kind: "rovers", seat: 0, mine: 6, next: 4 });
  expect(verdict(flag([2, 2, 0], null, "full"), seats)).toEqual({ kind: "tie" });
  expect(verdict(flag([0, 0, 0], null), seats)).toEqual({ kind: "none" });
});

test("seats stand by count, the winner first among equals", () => {
  expect(standing(flag([2, 3, 3], 2, "rovers"), 0).map((s) => s.seat)).toEqual([2, 1, 0]);
});

test("what is built appears, copies counted", () => {
  expect(added(seat(0, 0, ["B-1", "S1-01"]), seat(0, 0, ["B-1", "S1-01", "S1-01"]))).toEqual(["S1-01"]);
});
