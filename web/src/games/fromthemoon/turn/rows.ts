/** The layout of choices in the turn panel: a few as sentences, many as short lines side by side. */

import type { Choice } from "../../../shell/wire";

interface Ways {
  open: Choice[];
  shut: Choice[];
}

const FEW = 3;
const inSight = ({ open, shut }: Ways): number => (open.length > 0 ? open.length + Math.min(1, shut.length) : shut.length);

export function many(ways: Ways): boolean {
  return inSight(ways) > FEW;
}

/** For so many lines as there is room. */
export function columns(ways: Ways, lines: number): number {
  if (!many(ways)) return 1;
  return inSight(ways) > 2 * lines ? 3 : 2;
}
