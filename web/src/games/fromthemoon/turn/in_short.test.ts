import { beforeEach, expect, test } from "vitest";
import "../../../words/english";
import { Messages } from "../../../words/fluent";
import { speak, Speech } from "../../../words/say";
import type { Text } from "../../../words/text";
import { inShort } from "./in_short";

const WORDS = `
say-lab-short = Take { $card }
say-side = { $card }: { $effect }
say-decline_use = Use no tile
card-L-02 = Algae Vat
card-ME-1 = Ice Drill
effect-gain = gain 1 food
`;

const short = (verb: string, operands: Record<string, string | number>, words: Text): string => inShort({ action: verb, verb, operands, words });

beforeEach(() => {
  speak(new Speech(new Messages("en", WORDS), { "card:L-02": { key: "card.L-02" }, "card:ME-1": { key: "card.ME-1" } }));
});

test("what lies on the table is called by its name", () => {
  const card = { card: ["card", "L-02"] as [string, string] };
  expect(short("lab", { place: 1, card: "L-02" }, { key: "say.lab", args: card })).toBe("Algae Vat");
  expect(short("part", { ship: "europa", part: 1, card: "ME-1" }, { key: "say.part" })).toBe("Ice Drill (Europa)");
  expect(short("foundation", {}, { key: "say.foundation" })).toBe("Foundation");
});

test("what differs only in what it does says that", () => {
  const args = { card: ["card", "L-02"] as [string, string], at: "1-2", effect: { key: "effect.gain" } };
  expect(short("activate", { at: "1-2", card: "L-02", side: "first" }, { key: "say.activate", args })).toBe("Algae Vat: gain 1 food");
  expect(short("space", { at: "1-3" }, { key: "say.space" })).toBe("Free space 1-3");
  expect(short("improve", { ship: "mars", part: 1 }, { key: "say.improve" })).toBe("Mars 1");
  expect(short("decline", {}, { key: "say.decline_use" })).toBe("Use no tile");
});
