/** Space, a long press or resting the pointer on a card shows it large. */

import type { Attachment } from "svelte/attachments";
import { overlay } from "./overlay.svelte";
import { onRest } from "./rest";

const REST = 600;
const LONG = 500;

export function zoomable(id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    // both kinds hear the same events
    const node = element as HTMLElement;
    let timer = 0;
    const rest = onRest(node, REST, () => {
      if (!document.querySelector("[data-why]")) overlay.zoom(id, node, false);
    });
    const stop = (): void => window.clearTimeout(timer);
    const down = (e: PointerEvent): void => {
      rest.stop();
      stop();
      if (e.pointerType !== "mouse") timer = window.setTimeout(() => overlay.zoom(id, node, true), LONG);
    };
    const leave = (): void => {
      stop();
      if (overlay.card === id && !overlay.held) overlay.drop();
    };
    const key = (e: KeyboardEvent): void => {
      if (e.key !== " " || e.target !== node) return;
      e.preventDefault();
      e.stopPropagation();
      if (overlay.card === id) overlay.drop();
      else overlay.zoom(id, node, true);
    };
    const up = (e: KeyboardEvent): void => {
      if (e.key === " " && e.target === node) e.preventDefault();
    };
    const menu = (e: Event): void => {
      if (matchMedia("(pointer: coarse)").matches) e.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("keydown", key);
    node.addEventListener("keyup", up);
    node.addEventListener("contextmenu", menu);
    return () => {
      rest.remove();
      stop();
      if (overlay.card === id && !overlay.held) overlay.drop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("keydown", key);
      node.removeEventListener("keyup", up);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
