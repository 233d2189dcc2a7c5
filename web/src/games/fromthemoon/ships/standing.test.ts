import { expect, test } from "vitest";
import { improvedParts, launchWords, section } from "./standing";
import type { ShipView } from "../view";

const ship = (pays: number[], left = 2): ShipView => ({ ship: "europa", launched: false, launched_on: null, first: 10, second: 5, parts: [], left, standings: pays, pays, paid: pays.map(() => 0) });
const names = ["Ada", "Noor", "Eli"];
const said = (s: ShipView, me: number | null = 0): string => launchWords(s, me, (seat) => names[seat]!);

test("who a launch now would pay", () => {
  expect(said(ship([10, 5, 0]))).toBe("2 to go. You would take 10");
  expect(said(ship([5, 10, 0], 1))).toBe("Last part. Noor would take 10");
  expect(said(ship([7, 7, 0]))).toBe("2 to go. You, Noor: 7 each");
  expect(said(ship([0, 0, 0], 4))).toBe("4 to go. Nobody would be paid");
  expect(said(ship([0], 3))).toBe("3 to go. A launch would pay nothing");
  expect(said(ship([10, 5, 0]), null)).toBe("2 to go. Ada would take 10");
});

test("a ship that is gone", () => {
  const away = (paid: number[], on: number | null = null): ShipView => ({ ...ship([0]), launched: true, launched_on: on, paid });
  expect(said(away([9, 3, 0]))).toBe("Launched. You took 9");
  expect(said(away([0, 7, 7]))).toBe("Launched. Noor, Eli: 7 each");
  expect(said(away([0, 0, 0]))).toBe("Launched. Nobody was paid");
  expect(said(away([9], 4))).toBe("Launched on space 4. You took 9");
});

test("a ship that has missed the game", () => {
  expect(launchWords(ship([0, 0, 0], 3), 0, () => "", true)).toBe("Never left: 3 parts missing");
});

test("a hull has a tail and a nose", () => {
  expect([0, 1, 2, 3].map((i) => section(i, 4))).toEqual(["tail", "body", "body", "nose"]);
});

test("parts are counted, not ships", () => {
  expect(improvedParts({ improvements: { europa: [1], titan: [], mars: [1, 2] } })).toBe(3);
});
