/** The words of the page and of the table in the reader's language: Fluent messages in languages/LANG of the Python package. */

import { Messages, type Args } from "./fluent";
import type { Key } from "./keys.gen";
import type { Text } from "./text";

export type { Args, Key };
/** The two letters of ISO 639: a folder of languages/. */
export type Lang = string;

export const ENGLISH: Lang = "en";

const FILES = import.meta.glob<string>(["@languages/*/page.ftl", "@languages/*/*-page.ftl", "@languages/*/table.ftl"], { query: "?raw", import: "default" });

/** The languages that have a folder, each by its own name. */
export const LANGS = [...new Set(Object.keys(FILES).map(folder))].sort().map((lang) => ({ lang, name: ownName(lang) }));

let words = new Messages(ENGLISH);

/** Load a language and use it for all later sentences. */
export async function useLanguage(lang: Lang): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => folder(path) === lang);
  words = new Messages(lang, ...(await Promise.all(files.map(([, load]) => load()))));
}

export function t(key: Key, args: Args = {}): string {
  return words.format(key, args) ?? key;
}

function folder(path: string): Lang {
  return path.split("/").at(-2)!;
}

function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The first of the wanted languages that has words, such as "de" for "de-AT"; English where none has. */
export function spoken(wanted: readonly string[]): Lang {
  const bases = wanted.map((tag) => tag.split("-")[0]!.toLowerCase());
  return bases.find((base) => LANGS.some(({ lang }) => lang === base)) ?? ENGLISH;
}

/** A text of the table outside any game, such as a refusal. Null if the page has no words for it. */
export function said(text: Text): string | null {
  const args = Object.entries(text.args ?? {}).filter((arg): arg is [string, string | number] => typeof arg[1] !== "object");
  return words.format(text.key, Object.fromEntries(args));
}

/** The words of a key that is built from data, or the fallback if there are none. */
export function named(prefix: string, name: string, fallback: string = name, args: Args = {}): string {
  return words.format(`${prefix}.${name}`, args) ?? fallback;
}
