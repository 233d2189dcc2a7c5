/** The keyboard map of a table. Letters can be switched off; everything else always works. A game adds letters of its own. */

import { settings } from "../../shell/settings.svelte";
import type { Key } from "../../words/translate";
import type { People } from "../seats/people.svelte";
import { drawer } from "../frame/drawer.svelte";
import { overlay } from "../overlay.svelte";
import type { Table } from "../client.svelte";

/** A line of the page of keys: which, and what they do. */
export type KeyLine = [keys: string[], words: Key];

/** The letters of one game; true if a letter does something. */
export type Letters = (key: string, target: HTMLElement) => boolean;

const BUTTON = "button, a, [role='button']";
const WALKS = /^(Tab|Home|End|Arrow)/;
/** The last element pressed by anything but Enter, until the focus moves on. */
let pressed: Element | null = null;

/** The mark is visible too: after a move to another button, Enter is no longer shown as the confirmation. */
function mark(button: Element | null): void {
  pressed?.removeAttribute("data-pressed");
  pressed = button;
  pressed?.setAttribute("data-pressed", "");
}

export function onPress(e: PointerEvent): void {
  mark((e.target as Element).closest(BUTTON));
}

/** Enter confirms, unless the focus has moved to another button, which it then presses. A pressed `data-prepares` button does nothing more. */
function confirms(table: Table, target: HTMLElement): boolean {
  if (!table.selection.action) return false;
  const button = target.closest(BUTTON);
  return !button || button === pressed || button.matches("[data-prepares][aria-pressed='true']");
}

export function onKey(e: KeyboardEvent, company: People, own: Letters): void {
  const table = company.table;
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  if (WALKS.test(e.key)) mark(null);
  const target = e.target as HTMLElement;
  if (target.closest("input, select, textarea")) return;
  if (e.key === "Escape") return escape(e, table);
  if (target.closest("dialog[open]")) return;
  if (e.key === "Enter" && !e.defaultPrevented && confirms(table, target)) {
    e.preventDefault();
    return void table.confirm();
  }
  if (/^[1-9]$/.test(e.key)) return digit(e, target);
  if (!settings.letters) return;
  const before = table.selection.action;
  if (own(e.key, target) || letter(e.key, company)) e.preventDefault();
  if (table.selection.action && table.selection.action !== before) mark(target.closest(BUTTON));
}

function escape(e: KeyboardEvent, table: Table): void {
  if (overlay.card) {
    e.preventDefault();
    return overlay.drop();
  }
  if (overlay.sheet) return;
  if (drawer.open) return drawer.push();
  if (table.reasons.shown) return table.reasons.close();
  table.back();
}

/** While a plan is being made, digits choose its next steps and never leave it. */
function digit(e: KeyboardEvent, target: HTMLElement): void {
  const asked = document.querySelector("[data-digits]") ?? document;
  const answers = asked.querySelectorAll<HTMLElement>("[data-answer]");
  const answer = answers[Number(e.key) - 1];
  if (!answer || target.closest("dialog[open]")) return;
  e.preventDefault();
  answer.focus();
  mark(answer);
  answer.click();
}

function letter(key: string, company: People): boolean {
  const table = company.table;
  switch (key) {
    case "z":
      void table.undo.back();
      return true;
    case "Z":
      void table.undo.again();
      return true;
    case "n":
      void table.end();
      return true;
    case "h":
      void company.ask();
      return true;
    case "d":
      drawer.turn();
      return drawer.here;
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
