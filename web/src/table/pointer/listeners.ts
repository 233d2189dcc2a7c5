/** Event listeners of one element, added and removed together. Clicks are captured before other handlers see them. */

export type Heard = { [K in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[K]) => void };

export function hears(element: Element, on: Heard): () => void {
  const listening = Object.entries(on) as [string, (e: Event) => void][];
  for (const [event, listener] of listening) element.addEventListener(event, listener, event === "click");
  return () => {
    for (const [event, listener] of listening) element.removeEventListener(event, listener, event === "click");
  };
}
