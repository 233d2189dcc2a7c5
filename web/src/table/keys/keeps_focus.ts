/** Focus the neighbour of a focused element that is removed, so that the keyboard does not start again at the top of the page. */

import type { Attachment } from "svelte/attachments";
import { hears } from "../pointer/listeners";

export function keepsFocus(region: HTMLElement, next: () => HTMLElement | null): () => void {
  let last: HTMLElement | null = null;
  const quiet = hears(region, {
    focusin: (e) => {
      const target = e.target as HTMLElement;
      last = target.matches(":focus-visible") ? target : null;
    },
    focusout: (e) => {
      if (e.relatedTarget && !region.contains(e.relatedTarget as Node)) last = null;
    },
  });
  const watch = new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) next()?.focus();
  });
  watch.observe(region, { childList: true, subtree: true });
  return () => {
    quiet();
    watch.disconnect();
  };
}

/** The next control of the turn panel: the confirm button, else the first answer, else any open action. */
const NEXT = [".btn.pri", "[data-answer]:not([aria-disabled='true'])", "[data-item][tabindex='0']", ".end"];

export const keepsTurn: Attachment<HTMLElement> = (region) =>
  keepsFocus(region, () => {
    for (const each of NEXT) {
      const found = region.querySelector<HTMLElement>(each);
      if (found) return found;
    }
    return null;
  });
