/** Tell where one's own turn begins: after the end of the one before, or after the choices of the set-up. */

import type { TableEvent } from "../../../shell/wire";

const CHOSEN = ["event.faction", "event.dropped"];

export function begins(e: TableEvent): boolean {
  return e.action === "end" || e.lines.some((line) => CHOSEN.includes(line.key));
}
