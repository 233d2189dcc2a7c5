/** The actions on a card of a settlement itself, open and closed. */

import type { Placed } from "../derive";
import type { MoonTable } from "../table.svelte";

export interface Deed {
  action: string | null;
  closed: string | null;
}

export function deedOf(table: MoonTable, seat: number, p: Placed): Deed {
  const own = seat === table.me ? [`flip ${p.key}`, `obelisk ${p.key}`] : [];
  const all = [...own, `choose ${seat} ${p.key}`];
  const action = all.find((each) => table.can(each)) ?? null;
  return { action, closed: action ? null : (all.find((each) => table.closed.has(each)) ?? null) };
}
