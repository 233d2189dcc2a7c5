import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../../shell/api";
import type { Face } from "../../shell/wire";
import type { Text } from "../../words/text";
import { Cards, galleryLink, playedWith, type Source } from "./catalogue.svelte";

vi.mock("../../shell/settings.svelte", () => ({ settings: { lang: "en" } }));

const TODAY = "today";
const named = (words: string): Text => ({ key: "verbatim", args: { words } });
const UNKNOWN: Face = { id: "", name: "", short: "", deck: "", copies: 1, text: "", said: null, source: "", sources: {}, note: null };
let asked: Source[];
let cards: Cards<Face>;

/** A server whose table "old" is played with older cards, and "mine" with an owner's, who has changed names alone. */
beforeEach(() => {
  asked = [];
  cards = new Cards("toy", UNKNOWN);
  server.api = {
    ...server.api,
    gallery: async (_game: string, from: Source) => {
      asked.push(from);
      const name = from.table ?? from.set ?? TODAY;
      return { fingerprint: from.table === "old" ? "older" : TODAY, sources: { faces: 1, known_faces: 0, values: 2, known_values: 1 }, cards: [{ ...UNKNOWN, id: "S1-17", name: named(name), text: named("") }], names: {} };
    },
  };
});

test("tables that are played with today's cards share them", async () => {
  await cards.load();
  await cards.load(playedWith("one", { set: null, cards: TODAY }));
  await cards.load(playedWith("two", { set: null, cards: TODAY }));
  expect(asked).toEqual([{ set: null }]);
  expect(cards.link("S1-17")).toBe("/cards?game=toy&card=S1-17");
});

test("a table that is played with older cards shows those", async () => {
  await cards.load();
  await cards.load(playedWith("old", { set: null, cards: "older" }));
  expect(asked).toEqual([{ set: null }, { table: "old" }]);
  expect(cards.get("S1-17").name).toBe("old");
  expect(cards.link("S1-17")).toBe("/cards?game=toy&card=S1-17&table=old");
  await cards.load();
  expect(cards.get("S1-17").name).toBe(TODAY);
});

test("an owner's cards are told apart though their fingerprint is today's", async () => {
  await cards.load();
  const set = { id: "box", name: "my box" };
  await cards.load(playedWith("mine", { set, cards: TODAY }));
  await cards.load(playedWith("again", { set, cards: TODAY }));
  expect(asked).toEqual([{ set: null }, { table: "mine" }]);
  await cards.load(playedWith("one", { set: null, cards: TODAY }));
  expect(asked).toHaveLength(3);
});

test("a gallery that was asked for by its table alone stands for no other table", async () => {
  await cards.load({ table: "mine" });
  await cards.load({ table: "mine" });
  await cards.load(playedWith("one", { set: null, cards: TODAY }));
  expect(asked).toEqual([{ table: "mine" }, { table: "one" }]);
});

test("a link names the table before the set", () => {
  expect(galleryLink("toy", { table: "t", set: "box" })).toBe("/cards?game=toy&table=t");
  expect(galleryLink("toy", { set: "box" })).toBe("/cards?game=toy&set=box");
});
