/** A closed thing tells why: on hover, on focus, on a tap. */

import type { Attachment } from "svelte/attachments";
import { onRest } from "./rest";
import type { Table } from "./table.svelte";

const REST = 200;

export function whynot(table: Table, action: string | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    // both kinds hear the same events
    const node = element as HTMLElement;
    if (!action) return;
    const ask = (): void => void table.wonder(action, node);
    const rest = onRest(node, REST, ask);
    const leave = (e: PointerEvent): void => {
      const to = e.relatedTarget;
      if (to instanceof Element && to.closest("[data-why]")) return;
      if (e.pointerType === "mouse" && table.wondered?.action === action && document.activeElement !== node) {
        window.setTimeout(() => {
          if (!document.querySelector("[data-why]:hover") && table.wondered?.action === action) table.forget();
        }, 250);
      }
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) ask();
    };
    const blur = (e: FocusEvent): void => {
      const to = e.relatedTarget;
      if (to instanceof Element && to.closest("[data-why]")) return;
      // whoever loses the focus by being taken away says so in the middle of that
      queueMicrotask(() => {
        if (table.wondered?.action === action) table.forget();
      });
    };
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", blur);
    node.addEventListener("click", ask);
    return () => {
      rest.remove();
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", blur);
      node.removeEventListener("click", ask);
    };
  };
}
