import { afterEach, expect, test } from "vitest";
import { Messages } from "./fluent";
import { names } from "./names.svelte";
import { Speech } from "./say";
import type { Text } from "./text";
import { LANGS } from "./translate";

interface Golden {
  seats: string[];
  reader: number;
  /** The things that the texts name: cards, effects. */
  things: Record<string, Text>;
  sentences: ({ text: Text } & Record<string, unknown>)[];
}

const GOLDEN = import.meta.glob<Golden>("../../../tests/golden/words/*.json", { import: "default", eager: true });
const FILES = import.meta.glob<string>(["@languages/*/*.ftl", "!@languages/*/*page.ftl", "!@languages/*/*terminal.ftl", "!@languages/*/commands.ftl", "!@languages/*/faults.ftl"], { query: "?raw", import: "default", eager: true });

const cases = Object.entries(GOLDEN).flatMap(([path, golden]) => LANGS.map(({ lang }) => ({ game: path.split("/").at(-1)!.replace(".json", ""), lang, golden })));

afterEach(() => {
  names.seats = [];
  names.reader = null;
});

test.each(cases)("the page says the texts of $game in $lang as the server does", ({ game, lang, golden }) => {
  const files = [game, "table"].map((part) => Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/${part}.ftl`))![1]);
  const speech = new Speech(new Messages(lang, ...files), golden.things);
  names.seats = golden.seats;
  names.reader = golden.reader;
  expect(golden.sentences.length).toBeGreaterThan(80);
  expect(golden.sentences.map(({ text }) => [text.key, speech.plain(text)])).toEqual(golden.sentences.map((each) => [each.text.key, each[lang]]));
});

test("both games are there", () => expect(cases).toHaveLength(2 * LANGS.length));
