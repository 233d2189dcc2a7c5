/** The positions of one replay, fetched once each. */

import { server } from "../../shell/api";
import type { TableMessage, Viewpoint } from "../../shell/wire";

const MOST = 300;

export class Frames {
  private readonly kept = new Map<string, Promise<TableMessage>>();

  constructor(private readonly table: string) {}

  has(step: number, from: Viewpoint): boolean {
    return this.kept.has(`${from} ${step}`);
  }

  get(step: number, from: Viewpoint): Promise<TableMessage> {
    const key = `${from} ${step}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = server.api.replay(this.table, step, from);
    asked.catch(() => this.kept.delete(key));
    this.kept.set(key, asked);
    const oldest = this.kept.keys().next();
    if (this.kept.size > MOST && !oldest.done) this.kept.delete(oldest.value);
    return asked;
  }

  clear(): void {
    this.kept.clear();
  }
}
