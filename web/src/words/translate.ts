/** Strings are data: every word of the page comes from words/LANG.json. Braces name an argument, {n:one|many} picks a form by number. */

import en from "./en.json";

export type Key = keyof typeof en;
export type Lang = "en" | "de";
export type Args = Record<string, string | number>;

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "de", name: "Deutsch" },
];

type Words = Record<string, string>;
let words: Words = en;

export async function useLanguage(lang: Lang): Promise<void> {
  words = lang === "de" ? (await import("./de.json")).default : en;
}

export function fill(template: string, args: Args = {}): string {
  return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (_, name: string, forms?: string) => {
    const value = args[name];
    if (forms === undefined) return String(value ?? "");
    const [one = "", many = ""] = forms.split("|");
    return value === 1 ? one : many;
  });
}

export function t(key: Key, args: Args = {}): string {
  return fill(words[key] ?? en[key], args);
}

/** A key that is put together from data; the fallback is shown where there is none. */
export function named(prefix: string, name: string, fallback: string = name): string {
  const key = `${prefix}.${name}`;
  return words[key] ?? (en as Words)[key] ?? fallback;
}
