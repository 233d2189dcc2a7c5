/** A drawer for the rail of a table, if the window is too narrow for it. */

import { MediaQuery } from "svelte/reactivity";

class Drawer {
  private readonly between = new MediaQuery("(min-width: 900px) and (max-width: 1099px)");
  private pulled = $state(false);
  /** The element that had the focus before. */
  private from: HTMLElement | null = null;

  /** True if the window is narrow enough for the drawer. */
  get here(): boolean {
    return this.between.current;
  }

  get open(): boolean {
    return this.here && this.pulled;
  }

  pull(): void {
    this.from = document.activeElement as HTMLElement | null;
    this.pulled = true;
  }

  /** Return the focus to where it was, unless it has moved elsewhere. */
  push(keepFocus = false): void {
    this.pulled = false;
    if (!keepFocus && this.from?.isConnected) this.from.focus();
    this.from = null;
  }

  turn(): void {
    if (this.open) this.push();
    else this.pull();
  }
}

export const drawer = new Drawer();

/** The scale at which a table of this size fits the window: text is as large as possible. */
export function scaled(width: number, height: number, needs: number): number {
  return Math.max(0.72, Math.min(1.4, width / needs, height / 800));
}
