/** Files outside games/ know no game by name: they ask the registry. */

import { expect, test } from "vitest";
import { GAMES } from "./registry";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "../**/*.svg", "!./**"], { query: "?raw", import: "default", eager: true });

/** Stylesheets are emptied in tests, so these are read from the disk. */
async function stylesheets(): Promise<[string, string][]> {
  const name: string = "node:fs";
  const fs = (await import(/* @vite-ignore */ name)) as { readFileSync(path: URL, encoding: string): string };
  const paths = Object.keys(import.meta.glob(["../**/*.css", "!./**"]));
  return paths.map((path) => [path, fs.readFileSync(new URL(path, import.meta.url), "utf8")]);
}

const shared = async (): Promise<[string, string][]> => [...Object.entries(sources), ...(await stylesheets())];

interface Exception {
  pattern: RegExp;
  reason: string;
  /** The only file where it is allowed; everywhere if none is named. */
  file?: string;
}

const EXCEPTIONS: Exception[] = [
  { pattern: /\bMoonbase\b/g, reason: "the name of the project" },
  { pattern: /"moonbase-identity\.txt"/g, reason: "a downloaded file bears the project's name", file: "../screens/home/identity/key_file.ts" },
  { pattern: /\bmoonbase verify \{/g, reason: "the project's command", file: "../screens/Fair.svelte" },
  { pattern: /`moonbase\.\$\{key\}`/g, reason: "browser storage is shared with other pages of the host", file: "../shell/settings.svelte.ts" },
  { pattern: /"moonbase\.renewed"/g, reason: "browser storage is shared with other pages of the host", file: "../shell/reload.ts" },
  { pattern: /^  \| ".*$/gm, reason: "made from the words, and those name the games", file: "../words/keys.gen.ts" },
  { pattern: /--moon-[123]\b/g, reason: "the colours of lunar ground" },
  { pattern: /\| "moon"$/gm, reason: "the tone of a scene on the Moon, beside Europa, Titan and Mars", file: "../art/book.ts" },
  { pattern: /\.art-moon\b/g, reason: "that tone in the stylesheet", file: "../art/scene.css" },
];

function withoutExceptions(file: string, text: string): string {
  return EXCEPTIONS.filter((each) => !each.file || each.file === file).reduce((rest, each) => rest.replace(each.pattern, ""), text);
}

test("no shared file names a game", async () => {
  const names = new RegExp(["moon", ...GAMES.map((game) => game.name)].join("|"), "i");
  const naming = (await shared()).flatMap(([file, text]) =>
    withoutExceptions(file, text)
      .split("\n")
      .filter((line) => names.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});

test("every exception is needed", async () => {
  const files = await shared();
  const unused = EXCEPTIONS.filter(({ pattern, file }) => !files.some(([path, text]) => (!file || file === path) && text.search(pattern) >= 0));
  expect(unused).toEqual([]);
});

test("shared files import only the registry of games", () => {
  const imports = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(/"[./]*\/games\/([^"]+)"/g)].map((match) => `${file}: ${match[1]}`));
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((line) => !line.endsWith(": registry"))).toEqual([]);
});

test("games do not import each other", () => {
  const own = import.meta.glob<string>(["./*/**/*.ts", "./*/**/*.svelte"], { query: "?raw", import: "default", eager: true });
  for (const { name } of GAMES) {
    const others = GAMES.filter((game) => game.name !== name).map((game) => `/${game.name}/`);
    const files = Object.entries(own).filter(([file]) => file.startsWith(`./${name}/`));
    expect(files.length).toBeGreaterThan(1);
    const crossing = files.filter(([, text]) => [...text.matchAll(/(?:from|import\() ?"([^"]+)"/g)].some((match) => others.some((other) => match[1]!.includes(other))));
    expect(crossing.map(([file]) => file)).toEqual([]);
  }
});
