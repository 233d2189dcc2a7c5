/** Preview an action while the mouse or the keyboard focus is on it; a touch selects at once. */

import type { Attachment } from "svelte/attachments";
import { hears } from "./listeners";

export function pointing(show: () => void, hide: () => void): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let shown = false;
    let pressed = false;
    const start = (): void => {
      shown = true;
      show();
    };
    const stop = (): void => {
      if (shown) hide();
      shown = false;
    };
    const quiet = hears(node, {
      // what came under a mouse that lies still was not pointed at
      pointermove: (e) => {
        if (e.pointerType === "mouse" && !pressed && !shown) start();
      },
      // what was chosen is not shown as if it were to be chosen again
      pointerdown: () => {
        pressed = true;
      },
      pointerleave: () => {
        pressed = false;
        stop();
      },
      focus: () => {
        if (node.matches(":focus-visible")) start();
      },
      blur: stop,
    });
    return () => {
      stop();
      quiet();
    };
  };
}
