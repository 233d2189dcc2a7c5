/** My identity on this server: a guest with a name, in seconds. Requests about it run one after the other, so that two at once make one person. */

import { Refused, server } from "./api";
import type { Me } from "./wire";
import { t } from "../words/translate";

class Session {
  me = $state.raw<Me | null>(null);
  /** My identity until a moment ago, if I have become somebody else. */
  before = $state.raw<Me | null>(null);
  /** True once the server has answered. */
  private known = false;
  private asked: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    return this.inTurn(() => this.hear(server.api.me()));
  }

  /** Take on the identity of a device link or saved key. If the browser has another identity, the user has agreed to the change. */
  open(key: string): Promise<void> {
    return this.inTurn(() => this.become(server.api.openLink(key, this.me !== null)));
  }

  /** Switch to a previous identity of this browser. */
  beAgain(id: string): Promise<void> {
    return this.inTurn(() => this.become(server.api.beAgain(id)));
  }

  rename(name: string): Promise<void> {
    return this.inTurn(() => this.say(name));
  }

  /** Resolves when my identity is known, or when the server cannot be reached. */
  async settled(): Promise<void> {
    await this.asked.catch(() => undefined);
  }

  /** Make sure there is a session before something is written. A person whom the server already knows keeps their name, even if its answer is late. */
  ensure(name: string): Promise<void> {
    return this.inTurn(async () => {
      if (!this.known) await this.hear(server.api.me());
      if (!this.me) await this.say(name);
    });
  }

  private async become(answer: Promise<Me>): Promise<void> {
    const was = this.me;
    await this.hear(answer);
    this.before = was && was.id !== this.me?.id ? was : null;
  }

  private inTurn(next: () => Promise<void>): Promise<void> {
    return (this.asked = this.settled().then(next));
  }

  private say(name: string): Promise<void> {
    return this.hear(server.api.name(name.trim() || t("guest")));
  }

  private async hear(answer: Promise<Me | null>): Promise<void> {
    this.me = await answer;
    this.known = true;
  }
}

export const session = new Session();

/** Tell whether my quota on this server is used up. */
export function isFull(e: unknown): boolean {
  return e instanceof Refused && e.code === "full";
}

export function sentence(e: unknown): string {
  return e instanceof Error ? e.message : t("error.refused");
}
