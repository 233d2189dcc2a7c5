/** The layout of choices in the turn panel: a few as sentences, many as short lines side by side. */

import type { Choice } from "../../../shell/wire";

interface Listed {
  open: Choice[];
  closed: Choice[];
}

const FEW = 3;
const inSight = ({ open, closed }: Listed): number => (open.length > 0 ? open.length + Math.min(1, closed.length) : closed.length);

export function many(listed: Listed): boolean {
  return inSight(listed) > FEW;
}

/** For so many lines as there is room. */
export function columns(listed: Listed, lines: number): number {
  if (!many(listed)) return 1;
  return inSight(listed) > 2 * lines ? 3 : 2;
}
