import { expect, test } from "vitest";
import de from "./de.json";
import en from "./en.json";
import { fill } from "./translate";

test("templates take arguments and forms", () => {
  expect(fill("{n} {n:card|cards} of {name}", { n: 1, name: "Bea" })).toBe("1 card of Bea");
  expect(fill("{n} {n:card|cards}", { n: 3 })).toBe("3 cards");
});

test("every language has every key, and names the same arguments", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  const names = (template: string): string[] => [...new Set([...template.matchAll(/\{(\w+)/g)].map((m) => m[1]!))].sort();
  for (const [key, template] of Object.entries(en)) {
    if (!key.startsWith("sign.")) expect([key, names((de as Record<string, string>)[key]!)]).toEqual([key, names(template)]);
  }
});

test("every key is used somewhere", () => {
  const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  const code = Object.values(sources).join("\n");
  const found = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((m) => m[1]!);
  const whole = new Set(found(/["'`]([\w ]+(?:\.[\w ]+)*)["'`]/g));
  const begun = found(/named\([^,]*?["'`]([\w.]+)["'`]/g);
  const composed = found(/`((?:[\w.]|\$\{[^{}`]+\})+)`/g)
    .map((template) => template.replace(/\$\{[^{}]+\}/g, "*"))
    .filter((template) => /\w/.test(template) && template.includes("*"))
    .map((template) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll("*", ".+")}$`));
  const used = (key: string): boolean => whole.has(key) || begun.some((prefix) => key.startsWith(`${prefix}.`)) || composed.some((like) => like.test(key));
  expect(Object.keys(en).filter((key) => !used(key))).toEqual([]);
});

test("German is German", () => {
  const same = Object.entries(en).filter(([key, text]) => (de as Record<string, string>)[key] === text && /[a-z]{4}/.test(text) && !key.startsWith("sign."));
  expect(same.length).toBeLessThan(Object.keys(en).length / 4);
});
