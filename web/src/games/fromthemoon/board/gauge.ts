/** The cells of the energy gauge, and how a preview changes them. */

import type { SeatView } from "../view";

export type Cell = "full" | "empty" | "none" | "gained" | "spent" | "added";

type Power = Pick<SeatView, "energy" | "capacity">;

export function charge(now: Power, then: Power | null, most: number): Cell[] {
  return Array.from({ length: Math.max(most, now.capacity) }, (_, i) => {
    const before = i < now.energy;
    const after = then ? i < then.energy : before;
    if (before) return after ? "full" : "spent";
    if (after) return "gained";
    if (i < now.capacity) return "empty";
    return then && i < then.capacity ? "added" : "none";
  });
}
