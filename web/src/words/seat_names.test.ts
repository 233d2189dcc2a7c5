import { afterAll, expect, test } from "vitest";
import { seatNames } from "./seat_names";
import { useLanguage } from "./translate";

const PERSON = { kind: "person", name: "Greedy" };
const bot = (level: string, name: string): { kind: string; name: string; level: string } => ({ kind: "bot", name, level });

afterAll(() => useLanguage("en"));

test("opponents are called after their levels in the reader's words, with a number where there are several of one", async () => {
  const chairs = [PERSON, bot("greedy", "Greedy 1"), bot("random", "Random"), bot("greedy", "Greedy 2")];
  expect(seatNames(chairs)).toEqual(["Greedy", "Greedy 1", "Random", "Greedy 2"]);
  await useLanguage("de");
  expect(seatNames(chairs)).toEqual(["Greedy", "Raffke 1", "Zufall", "Raffke 2"]);
});

test("an opponent of the host's own keeps its name", async () => {
  await useLanguage("de");
  expect(seatNames([bot("my.bots:Cautious", "Cautious 1"), bot("my.bots:Cautious", "Cautious 2")])).toEqual(["Cautious 1", "Cautious 2"]);
});

test("the seats of a terminal's record are called after levels too", async () => {
  const chairs = ["you", "greedy", "greedy", "Ada"].map((name) => ({ kind: "record", name }));
  await useLanguage("en");
  expect(seatNames(chairs)).toEqual(["Player", "Greedy 1", "Greedy 2", "Ada"]);
  await useLanguage("de");
  expect(seatNames(chairs)).toEqual(["Spieler", "Raffke 1", "Raffke 2", "Ada"]);
});

test("an empty chair is called after its place", async () => {
  const chairs = [PERSON, { kind: "open", name: "Seat 2" }];
  await useLanguage("en");
  expect(seatNames(chairs)[1]).toBe("Seat 2");
  await useLanguage("de");
  expect(seatNames(chairs)[1]).toBe("Platz 2");
});
