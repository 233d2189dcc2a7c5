/** A region is one stop of Tab; arrow keys move inside it. Items carry data-item. */

import type { Attachment } from "svelte/attachments";
import { hears } from "../pointer/listeners";
import { keepsFocus } from "./keeps_focus";

export const roving: Attachment<HTMLElement> = (region) => {
  let current: HTMLElement | null = null;
  const items = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>("[data-item]")].filter((e) => e.offsetParent !== null);

  function sync(): void {
    const all = items();
    if (!current || !all.includes(current)) current = all.find((e) => e.dataset.item === "first") ?? all[0] ?? null;
    for (const each of all) {
      const wanted = each === current ? 0 : -1;
      if (each.getAttribute("tabindex") !== String(wanted)) each.tabIndex = wanted;
    }
  }

  function focused(e: FocusEvent): void {
    const item = (e.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (!item) return;
    current = item;
    sync();
  }

  function key(e: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    const all = items();
    if (!current || !all.includes(e.target as HTMLElement)) return;
    let next: HTMLElement | undefined;
    if (step !== undefined) next = all[(all.indexOf(current) + step + all.length) % all.length];
    else if (e.key === "Home") next = all[0];
    else if (e.key === "End") next = all.at(-1);
    if (!next) return;
    e.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(sync);
  watch.observe(region, { childList: true, subtree: true });
  const quiet = hears(region, { focusin: focused, keydown: key });
  const keep = keepsFocus(region, () => {
    sync();
    return current;
  });
  sync();
  return () => {
    watch.disconnect();
    quiet();
    keep();
  };
};
