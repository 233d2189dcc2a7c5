/** Show a card large on Space, on a long press or when the pointer rests on it; without the latter where the card is shown in full already. A long press does not choose the card. */

import type { Attachment } from "svelte/attachments";
import { hears } from "./listeners";
import { overlay } from "../overlay.svelte";
import { onRest } from "./hover";

const REST = 600;
const LONG = 500;

export function zoomable(id: string, byRest = true): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer = 0;
    let held = false;
    const rest = onRest(node, REST, () => {
      if (byRest && !document.querySelector("[data-why]")) overlay.zoom(id, node, false);
    });
    const stop = (): void => window.clearTimeout(timer);
    const drop = (): void => {
      stop();
      if (overlay.card === id && !overlay.held) overlay.drop();
    };
    const hold = (): void => {
      held = true;
      overlay.zoom(id, node, true);
    };
    const quiet = hears(node, {
      pointerdown: (e) => {
        rest.stop();
        stop();
        held = false;
        // a sign on the card says its own words
        if (e.pointerType !== "mouse" && !node.contains((e.target as Element).closest("[data-sign]"))) timer = window.setTimeout(hold, LONG);
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: drop,
      click: (e) => {
        if (!held) return;
        held = false;
        e.preventDefault();
        e.stopImmediatePropagation();
      },
      keydown: (e) => {
        if (e.key !== " " || e.target !== node) return;
        e.preventDefault();
        e.stopPropagation();
        if (overlay.card === id) overlay.drop();
        else overlay.zoom(id, node, true);
      },
      keyup: (e) => {
        if (e.key === " " && e.target === node) e.preventDefault();
      },
      contextmenu: (e) => {
        if (matchMedia("(pointer: coarse)").matches) e.preventDefault();
      },
    });
    return () => {
      rest.remove();
      quiet();
      drop();
    };
  };
}
