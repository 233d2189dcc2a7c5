/** The languages that there are: a folder of word files for each, English first, each named in itself. */

export type Lang = string;

const ENGLISH = "en";
const FOLDERS = Object.keys(import.meta.glob("@languages/*/page.ftl")).map((path) => path.split("/").at(-2)!);

export const LANGS: { lang: Lang; name: string }[] = [ENGLISH, ...FOLDERS.filter((lang) => lang !== ENGLISH).sort()].map((lang) => ({ lang, name: nameOf(lang) }));

/** The first of these that we have; a browser asks for `de-AT` and gets `de`. */
export function firstKnown(asked: (string | null)[]): Lang {
  const short = asked.map((each) => each?.slice(0, 2));
  return short.find((each) => LANGS.some(({ lang }) => lang === each)) ?? ENGLISH;
}

function nameOf(lang: Lang): string {
  return new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
}
