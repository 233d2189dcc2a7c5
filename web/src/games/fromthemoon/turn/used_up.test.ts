import { expect, test } from "vitest";
import type { FromTheMoonView, PartView } from "../view";
import { isUsedUp } from "./used_up";

const part = (owner: number | null, improver: number | null): PartView => ({ part: 1, mission: "MM-1", cost: {}, points: 3, owner, improver, improve_cost: {}, improve_points: 2, improvable: true });
const view = {
  viewer: 0,
  seats: [{ small: { open: ["S-01"], built: ["S-02"] }, large: [null, "G-01"] }],
  ships: [
    { ship: "mars", launched: false, parts: [part(null, null), part(0, null), part(0, 1)] },
    { ship: "titan", launched: true, parts: [part(0, null)] },
  ],
} as unknown as FromTheMoonView;
const gone = (verb: string, operands: Record<string, string | number>): boolean => isUsedUp(view, { action: verb, verb, operands, words: { key: verb } });

test("built parts are not built again, improved ones not improved again, and what is away is away", () => {
  const parts: [string, string, number][] = [["part", "mars", 1], ["part", "mars", 2], ["improve", "mars", 1], ["improve", "mars", 2], ["improve", "mars", 3], ["improve", "titan", 1]];
  expect(parts.map(([verb, ship, part]) => gone(verb, { ship, part }))).toEqual([false, true, false, false, true, true]);
  expect(["S-01", "S-02", "G-01", "G-02"].map((card) => gone("build", { card }))).toEqual([false, true, true, false]);
});
