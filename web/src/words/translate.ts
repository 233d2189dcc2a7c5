/** The page's own words in the reader's language. They are Fluent messages, in languages/LANG/page.ftl of the Python package. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Key } from "./keys.gen";

export type { Key };
export type Lang = "en" | "de";
export type Args = Record<string, string | number>;

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "de", name: "Deutsch" },
];

const FILES = import.meta.glob<string>("@languages/*/page.ftl", { query: "?raw", import: "default" });

let bundle = new FluentBundle("en");

/** Load a language; whatever is said from then on is said in it. */
export async function useLanguage(lang: Lang): Promise<void> {
  const words = await Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/page.ftl`))![1]();
  bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
}

export function t(key: Key, args: Args = {}): string {
  return format(key, args) ?? key;
}

/** The words of a key that is put together from data; the fallback is shown where there is none. */
export function named(prefix: string, name: string, fallback: string = name, args: Args = {}): string {
  return format(`${prefix}.${name}`, args) ?? fallback;
}

/** Fluent has no dots and no spaces in the names of messages. */
function idOf(key: string): string {
  return key.replaceAll(".", "-").replaceAll(" ", "_");
}

function format(key: string, args: Args): string | null {
  const pattern = bundle.getMessage(idOf(key))?.value;
  return pattern ? bundle.formatPattern(pattern, variables(args), []) : null;
}

/** Numbers are ids and counts of things: no separator of thousands. */
function variables(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));
}
