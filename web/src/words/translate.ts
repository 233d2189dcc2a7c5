/** The words of the page and of the table in the reader's language: Fluent messages in languages/LANG of the Python package. */

import { Messages, type Args } from "./fluent";
import type { Key } from "./keys.gen";
import type { Lang } from "./languages";
import type { Text } from "./text";

export type { Args, Key };
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

/** A text of the table, outside of any game: why something was refused. Null where the page has no words for it. */
export function said(text: Text): string | null {
  const args = Object.entries(text.args ?? {}).filter((arg): arg is [string, string | number] => typeof arg[1] !== "object");
  return words.format(text.key, Object.fromEntries(args));
}

/** The words of a key that is put together from data; the fallback is shown where there is none. */
export function named(prefix: string, name: string, fallback: string = name, args: Args = {}): string {
  return words.format(`${prefix}.${name}`, args) ?? fallback;
}
