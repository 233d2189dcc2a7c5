import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { LANGS, named, spoken, t, useLanguage } from "./translate";

const FILES = import.meta.glob<string>(["@languages/*/page.ftl", "@languages/*/*-page.ftl"], { query: "?raw", import: "default", eager: true });
const OTHERS = LANGS.filter(({ lang }) => lang !== "en");

/** Every message of a file with its source: parsing skips what it does not understand. */
function messages(file: string): Map<string, string> {
  const known = new Set(new FluentResource(file).body.map((message) => message.id));
  const found = [...file.matchAll(/^([a-zA-Z][\w-]*) =([^\n]*(?:\n[ }][^\n]*)*)/gm)].map((match): [string, string] => [match[1]!, match[2]!.trim()]);
  expect(found.filter(([id]) => !known.has(id))).toEqual([]);
  expect(found.length, "no message is there twice").toBe(known.size);
  return new Map(found);
}

function messagesOf(lang: string): Map<string, string> {
  return messages(Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : [])).join("\n"));
}

const ENGLISH = messagesOf("en");

afterEach(() => useLanguage("en"));

test("words take arguments and forms, in the language that is loaded", async () => {
  expect([t("hand.hidden", { n: 1 }), t("hand.hidden", { n: 3 })]).toEqual(["1 hidden card", "3 hidden cards"]);
  expect(t("board.gauge", { n: 2, m: 1 })).toBe("2 energy, 1 battery");
  expect(t("x.now", { n: 3 })).toBe("X now,\nthen 3");
  expect(t("error.server", { n: 10500 })).toBe("The server answered with error 10500.");
  await useLanguage("de");
  expect([t("hand.hidden", { n: 1 }), t("hand.hidden", { n: 3 })]).toEqual(["1 verdeckte Karte", "3 verdeckte Karten"]);
});

test("a language is found by its folder, and named in itself", () => {
  expect(LANGS).toEqual([
    { lang: "de", name: "Deutsch" },
    { lang: "en", name: "English" },
  ]);
  expect([spoken(["de-AT", "en"]), spoken(["", "fr", "EN-gb"]), spoken(["fr"]), spoken([])]).toEqual(["de", "en", "en", "en"]);
});

test("words that are named by data may be missing", () => {
  expect(named("per", "corner buildings")).toBe("per corner building");
  expect([named("level", "my.bots:Own"), named("level", "own", "Own")]).toEqual(["my.bots:Own", "Own"]);
});

test.each(OTHERS)("$name has every message, and names the same arguments", ({ lang }) => {
  const words = messagesOf(lang);
  expect([...words.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  const names = (source: string): string[] => [...new Set([...source.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();
  for (const [id, source] of ENGLISH) expect([id, names(words.get(id)!)]).toEqual([id, names(source)]);
});

test("every message is used somewhere", () => {
  const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!./keys.gen.ts"], { query: "?raw", import: "default", eager: true });
  const code = Object.values(sources).join("\n");
  const found = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((match) => match[1]!);
  const id = (key: string): string => key.replaceAll(".", "-").replaceAll(" ", "_");
  const whole = new Set(found(/["'`]([\w ]+(?:\.[\w ]+)*)["'`]/g).map(id));
  const begun = found(/named\([^,]*?["'`]([\w.]+)["'`]/g).map(id);
  const composed = found(/`((?:[\w.]|\$\{[^{}`]+\})+)`/g)
    .map((template) => template.replace(/\$\{[^{}]+\}/g, "*"))
    .filter((template) => /\w/.test(template) && template.includes("*"))
    .map((template) => new RegExp(`^${id(template).replaceAll("*", ".+")}$`));
  const used = (id: string): boolean => whole.has(id) || begun.some((prefix) => id.startsWith(`${prefix}-`)) || composed.some((like) => like.test(id));
  expect([...ENGLISH.keys()].filter((id) => !used(id))).toEqual([]);
});

test.each(OTHERS)("$name is not English", ({ lang }) => {
  const words = messagesOf(lang);
  const same = [...ENGLISH].filter(([id, source]) => words.get(id) === source && /[a-z]{4}/.test(source));
  expect(same.length).toBeLessThan(ENGLISH.size / 4);
});
