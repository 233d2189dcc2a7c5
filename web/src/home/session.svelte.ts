/** Who I am on this server: a guest with a name, in seconds. */

import { Refused, server } from "../api";
import type { Me } from "../wire";
import { t } from "../words";

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.me = await server.api.me();
    this.known = true;
  }

  /** A link from my other device makes this one me as well. */
  async open(key: string): Promise<void> {
    this.me = await server.api.openLink(key);
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.me = await server.api.name(name.trim() || t("guest"));
  }

  /** Make sure there is a session before something is written. */
  async ensure(name: string): Promise<void> {
    if (!this.me) await this.rename(name);
  }
}

export const session = new Session();

/** Whether I have as much on this server as it keeps for me. */
export function isFull(e: unknown): boolean {
  return e instanceof Refused && e.code === "full";
}

export function sentence(e: unknown): string {
  return e instanceof Error ? e.message : t("error.refused");
}
