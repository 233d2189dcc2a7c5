/** Show why an action is closed: on hover, on focus, on a tap. */

import type { Attachment } from "svelte/attachments";
import { hears } from "../pointer/listeners";
import { onRest } from "../pointer/hover";
import type { Table } from "../client.svelte";

const REST = 200;
/** Milliseconds that a mouse may take to move from a closed choice to its reason. */
const WAY = 250;

const toReason = (to: EventTarget | null): boolean => to instanceof Element && to.closest("[data-why]") !== null;

export function whynot(table: Table, action: string | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!action) return;
    const ask = (): void => void table.whyNot(action, node);
    const forget = (): void => {
      if (table.reasons.shown?.action === action) table.reasons.close();
    };
    const rest = onRest(node, REST, ask);
    const quiet = hears(node, {
      // a mouse takes the reason with it, also from what it has pressed; the focus of a keyboard keeps it
      pointerleave: (e) => {
        if (toReason(e.relatedTarget) || e.pointerType !== "mouse" || node.matches(":focus-visible")) return;
        const asked = table.reasons.asked;
        window.setTimeout(() => {
          if (table.reasons.asked === asked && !document.querySelector("[data-why]:hover") && !node.matches(":hover")) forget();
        }, WAY);
      },
      focus: () => {
        if (node.matches(":focus-visible")) ask();
      },
      blur: (e) => {
        // whoever loses the focus by being taken away says so in the middle of that
        if (!toReason(e.relatedTarget)) queueMicrotask(forget);
      },
      click: ask,
    });
    return () => {
      rest.remove();
      quiet();
    };
  };
}
