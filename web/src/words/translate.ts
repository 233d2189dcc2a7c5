/** The words of the page and of the table in the reader's language: Fluent messages in languages/LANG of the Python package. */

import { Messages, type Args } from "./fluent";
import type { Key } from "./keys.gen";

export type { Args, Key };
export type Lang = "en" | "de";

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "de", name: "Deutsch" },
];

const FILES = import.meta.glob<string>(["@languages/*/page.ftl", "@languages/*/*-page.ftl", "@languages/*/table.ftl"], { query: "?raw", import: "default" });

let words = new Messages("en");

/** Load a language; whatever is said from then on is said in it. */
export async function useLanguage(lang: Lang): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`));
  words = new Messages(lang, ...(await Promise.all(files.map(([, load]) => load()))));
}

export function t(key: Key, args: Args = {}): string {
  return words.format(key, args) ?? key;
}

/** The words of a key that is put together from data; the fallback is shown where there is none. */
export function named(prefix: string, name: string, fallback: string = name, args: Args = {}): string {
  return words.format(`${prefix}.${name}`, args) ?? fallback;
}
