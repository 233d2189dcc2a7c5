/** Moon's own letters: the chips, assimilate, why not. */

import type { KeyLine, Letters } from "../../table/keys/map";
import type { MoonTable, Picking } from "./table.svelte";

export const MOON_KEYS: KeyLine[] = [
  [["←", "→"], "keys.arrows"],
  [["A"], "keys.a"],
  [["R"], "keys.r"],
  [["F"], "keys.f"],
  [["E"], "keys.e"],
  [["C"], "keys.c"],
];

const CHIPS: Record<string, string> = { r: "park", f: "flip", e: "expedition", c: "claim" };

export function letters(table: MoonTable): Letters {
  return (key, target) => {
    const hand = target.closest<HTMLElement>("[data-hand]")?.dataset.hand ?? table.card;
    const verb = CHIPS[key];
    if (verb) {
      chip(table, verb);
      return true;
    }
    if (key === "a" || key === "A") {
      if (hand && table.can(`assimilate ${hand}`)) void table.press(`assimilate ${hand}`);
      return true;
    }
    if (key === "w") {
      if (hand) void table.whyNot(`build ${hand}`, target.closest("[data-hand]"));
      return true;
    }
    return false;
  };
}

function chip(table: MoonTable, verb: string): void {
  const open = table.starting(verb);
  if (open.length === 0) document.querySelector<HTMLElement>(`[data-chip="${verb}"]`)?.focus();
  else if (open.length === 1) void table.press(open[0]!.action);
  else {
    table.pick(verb as Picking);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-answer]")?.focus());
  }
}
