import { afterEach, expect, test } from "vitest";
import { LANGS, named, useLanguage } from "../words/translate";
import { GAMES, gameOfRule, infoOf, infoOrFirst } from "./registry";

test("names and rule letters are unique", () => {
  expect(new Set(GAMES.map((game) => game.name)).size).toBe(GAMES.length);
  expect(new Set(GAMES.map((game) => game.ruleLetter)).size).toBe(GAMES.length);
});

test("a rule belongs to the game of its letter", () => {
  for (const game of GAMES) expect(gameOfRule(`${game.ruleLetter}5.1`)).toBe(game.name);
  expect(gameOfRule("")).toBe(GAMES[0].name);
});

test("an unknown game has no info, and screens fall back to the first", () => {
  expect(infoOf("nothing")).toBeUndefined();
  expect(infoOrFirst("nothing")).toBe(GAMES[0]);
});

afterEach(() => useLanguage("en"));

test.each(LANGS)("every game has its texts in $name", async ({ lang }) => {
  await useLanguage(lang);
  const has = (key: string): boolean => {
    const dot = key.indexOf(".");
    return named(key.slice(0, dot), key.slice(dot + 1), "") !== "";
  };
  for (const game of GAMES) {
    const steps = game.learnIcons.map((_, i) => `learn.${game.name}.${i + 1}`);
    for (const key of [`game.${game.name}`, `gameText.${game.name}`, `learn.title.${game.name}`, `rules.title.${game.name}`, `welcome.steps.${game.name}`, ...steps]) expect([key, has(key)]).toEqual([key, true]);
    expect(has(`learn.${game.name}.${steps.length + 1}`)).toBe(false);
  }
});

test("the pictures of the home page are drawn", async () => {
  for (const game of GAMES) {
    const { scene } = await game.art();
    for (const card of Object.values(game.pictures)) expect(scene(card), card).not.toBe("");
  }
});
