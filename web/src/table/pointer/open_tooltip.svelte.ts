/** The open tooltip: its words and its place. */

import type { Text } from "../../words/text";

export interface Said {
  title?: string;
  text: string | Text;
}

class Saying {
  said = $state.raw<Said | null>(null);
  anchor = $state.raw<Element | null>(null);

  show(said: Said, anchor: Element): void {
    this.said = said;
    this.anchor = anchor;
  }

  hide(anchor: Element): void {
    if (this.anchor === anchor) this.stop();
  }

  stop(): void {
    this.said = null;
    this.anchor = null;
  }
}

export const saying = new Saying();
