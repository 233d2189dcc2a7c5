/** Listeners of one element, put on and taken off together. A click is heard before those that press. */

export type Heard = { [K in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[K]) => void };

export function hears(element: Element, on: Heard): () => void {
  const listening = Object.entries(on) as [string, (e: Event) => void][];
  for (const [event, listener] of listening) element.addEventListener(event, listener, event === "click");
  return () => {
    for (const [event, listener] of listening) element.removeEventListener(event, listener, event === "click");
  };
}
