/** The mouse came here and rests. What moves under a mouse that lies still asks for nothing. */

export interface Rest {
  stop: () => void;
  remove: () => void;
}

export function onRest(node: HTMLElement, wait: number, then: () => void): Rest {
  let timer = 0;
  let came = false;
  const stop = (): void => window.clearTimeout(timer);
  const enter = (): void => {
    came = true;
  };
  const move = (e: PointerEvent): void => {
    if (!came || e.pointerType !== "mouse") return;
    came = false;
    timer = window.setTimeout(then, wait);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", stop);
  const remove = (): void => {
    stop();
    node.removeEventListener("pointerenter", enter);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerleave", stop);
  };
  return { stop, remove };
}
