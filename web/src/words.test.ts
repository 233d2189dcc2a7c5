import { expect, test } from "vitest";
import de from "./words/de.json";
import en from "./words/en.json";
import { fill } from "./words";

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

test("German is German", () => {
  const same = Object.entries(en).filter(([key, text]) => (de as Record<string, string>)[key] === text && /[a-z]{4}/.test(text) && !key.startsWith("sign."));
  expect(same.length).toBeLessThan(Object.keys(en).length / 4);
});
