/** The mouse came here and rests. What moves under a mouse that lies still asks for nothing. */

import { hears } from "./hears";

export interface Rest {
  stop: () => void;
  remove: () => void;
}

export function onRest(node: Element, wait: number, then: () => void): Rest {
  let timer = 0;
  let came = false;
  const stop = (): void => window.clearTimeout(timer);
  const quiet = hears(node, {
    pointerenter: () => {
      came = true;
    },
    pointermove: (e) => {
      if (!came || e.pointerType !== "mouse") return;
      came = false;
      timer = window.setTimeout(then, wait);
    },
    pointerleave: stop,
  });
  const remove = (): void => {
    stop();
    quiet();
  };
  return { stop, remove };
}
