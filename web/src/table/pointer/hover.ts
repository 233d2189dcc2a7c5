/** Hover intent: the mouse moved here and rests. An element that moves under a still mouse does not count. */

import { hears } from "./listeners";

export interface Rest {
  stop: () => void;
  remove: () => void;
}

/** Pixels: smaller movements come from a resting hand. */
const TREMBLE = 4;

/** The last place where the mouse moved. */
const mouse = { x: 0, y: 0, followed: false };

function follow(): void {
  if (mouse.followed) return;
  mouse.followed = true;
  window.addEventListener("pointermove", (e) => Object.assign(mouse, { x: e.clientX, y: e.clientY }), { capture: true, passive: true });
}

export function onRest(node: Element, wait: number, then: () => void): Rest {
  follow();
  let timer = 0;
  let from: { x: number; y: number } | null = null;
  const stop = (): void => window.clearTimeout(timer);
  const leave = (): void => {
    from = null;
    stop();
  };
  const quiet = hears(node, {
    // whatever a move enters hears of it before the move itself is heard: this is where the mouse came from
    pointerenter: () => {
      from = { x: mouse.x, y: mouse.y };
    },
    pointermove: (e) => {
      if (!from || e.pointerType !== "mouse" || Math.hypot(e.clientX - from.x, e.clientY - from.y) < TREMBLE) return;
      stop();
      timer = window.setTimeout(() => {
        from = null;
        then();
      }, wait);
    },
    pointerleave: leave,
    pointerdown: leave,
  });
  const remove = (): void => {
    stop();
    quiet();
  };
  return { stop, remove };
}
