/** Show the words of a sign when the pointer rests on it, on focus and on a long press, and on a click if it is not a button. */

import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import Bubble from "./Tooltip.svelte";
import { hears } from "./listeners";
import { onRest } from "./hover";
import { saying, type Said } from "./open_tooltip.svelte";

const REST = 260;
const LONG = 420;
const DRIFT = 10;
let ready = false;

function say(words: Said, node: Element): void {
  if (!ready) mount(Bubble, { target: document.body });
  ready = true;
  saying.show(words, node);
}

// whoever loses the focus by being taken away says so in the middle of that
const hush = (node: Element): void => queueMicrotask(() => saying.hide(node));

/** The meaning of the signs on a button, for keyboard users. */
export function saysToFocus(words: Said): Attachment<HTMLElement> {
  return (node) => hears(node, { focus: () => node.matches(":focus-visible") && say(words, node), blur: () => hush(node) });
}

export function tooltip(said: Said | string | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!said) return;
    const words: Said = typeof said === "string" ? { text: said } : said;
    if (!words.text && !words.title) return;
    let timer = 0;
    let held = false;
    let from = { x: 0, y: 0 };
    const stop = (): void => window.clearTimeout(timer);
    const show = (): void => say(words, node);
    const rest = onRest(node, REST, show);
    const quiet = hears(node, {
      pointerleave: (e) => {
        stop();
        if (e.pointerType === "mouse" && document.activeElement !== node) saying.hide(node);
      },
      pointerdown: (e) => {
        stop();
        held = false;
        from = { x: e.clientX, y: e.clientY };
        if (e.pointerType === "mouse") saying.hide(node);
        else
          timer = window.setTimeout(() => {
            held = true;
            show();
          }, LONG);
      },
      pointermove: (e) => {
        if (e.pointerType !== "mouse" && Math.hypot(e.clientX - from.x, e.clientY - from.y) > DRIFT) stop();
      },
      pointerup: (e) => {
        if (e.pointerType !== "mouse") stop();
      },
      pointercancel: stop,
      click: (e) => {
        if (held) {
          held = false;
          e.preventDefault();
          e.stopImmediatePropagation();
        } else if (!node.closest("button, a, [role='button']")) show();
      },
      contextmenu: (e) => {
        if (held) e.preventDefault();
      },
      focus: () => {
        if (node.matches(":focus-visible")) show();
      },
      blur: () => hush(node),
    });
    return () => {
      stop();
      rest.remove();
      saying.hide(node);
      quiet();
    };
  };
}
