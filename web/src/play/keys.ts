/** The keyboard map of a table. Letters can be switched off; everything else always works. */

import { settings } from "../settings.svelte";
import { overlay } from "./overlay.svelte";
import type { Picking, Table } from "./table.svelte";

export function onKey(e: KeyboardEvent, table: Table): void {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const target = e.target as HTMLElement;
  if (target.closest("input, select, textarea")) return;
  if (e.key === "Escape") return escape(e, table);
  if (target.closest("dialog")) return;
  if (e.key === "Enter" && table.selected && !target.closest("button, a")) {
    e.preventDefault();
    return void table.confirm();
  }
  if (/^[1-9]$/.test(e.key)) return digit(e, target);
  if (!settings.letters) return;
  const done = letter(e, table, target);
  if (done) e.preventDefault();
}

function escape(e: KeyboardEvent, table: Table): void {
  if (overlay.card) {
    e.preventDefault();
    return overlay.drop();
  }
  if (overlay.sheet) return;
  if (table.wondered) return table.forget();
  table.leaving = false;
  table.picking = null;
  table.select(null);
}

function digit(e: KeyboardEvent, target: HTMLElement): void {
  const answers = document.querySelectorAll<HTMLElement>("[data-answer]");
  const answer = answers[Number(e.key) - 1];
  if (!answer || target.closest("dialog")) return;
  e.preventDefault();
  answer.focus();
  answer.click();
}

function chip(table: Table, verb: string): void {
  const open = table.starting(verb);
  if (open.length === 0) document.querySelector<HTMLElement>(`[data-chip="${verb}"]`)?.focus();
  else if (open.length === 1) void table.press(open[0]!.action);
  else {
    table.pick(verb as Picking);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-answer]")?.focus());
  }
}

function letter(e: KeyboardEvent, table: Table, target: HTMLElement): boolean {
  const hand = target.closest<HTMLElement>("[data-hand]")?.dataset.hand ?? table.card;
  switch (e.key) {
    case "a":
    case "A":
      if (hand && table.can(`assimilate ${hand}`)) void table.press(`assimilate ${hand}`);
      return true;
    case "r":
      chip(table, "park");
      return true;
    case "f":
      chip(table, "flip");
      return true;
    case "e":
      chip(table, "expedition");
      return true;
    case "c":
      chip(table, "claim");
      return true;
    case "w": {
      const shut = hand ? `build ${hand}` : null;
      if (shut) void table.wonder(shut, target.closest("[data-hand]"));
      return true;
    }
    case "z":
      table.undo();
      return true;
    case "Z":
      table.redo();
      return true;
    case "n":
      void table.end();
      return true;
    case "l":
      overlay.show({ kind: "log" });
      return true;
    case "?":
      overlay.show({ kind: "keys" });
      return true;
    default:
      return false;
  }
}
