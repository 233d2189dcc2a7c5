/** Where the window is too narrow for the rail of a table, it lies in a drawer. */

import { MediaQuery } from "svelte/reactivity";

class Drawer {
  private readonly between = new MediaQuery("(min-width: 900px) and (max-width: 1099px)");
  private pulled = $state(false);
  /** What had the focus before. */
  private from: HTMLElement | null = null;

  /** There is one. */
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

  /** The focus goes back where it was, unless it went elsewhere by itself. */
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

/** How large a table is drawn that needs so much room: text is as large as the window allows. */
export function scaled(width: number, height: number, needs: number): number {
  return Math.max(0.72, Math.min(1.4, width / needs, height / 800));
}
