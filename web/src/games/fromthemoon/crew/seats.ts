/** The crew of a rover, seat by seat, and how a preview changes it. */

import { COLOURS, type Colour, type RoverView } from "../view";

export interface Rider {
  colour: Colour;
  specialist: boolean;
  /** True for an astronaut who would join or be trained by the selected action. */
  fresh: boolean;
}

export function riders(now: RoverView, then: RoverView | null = null): Rider[] {
  const after = then ?? now;
  return COLOURS.flatMap((colour) => [
    ...repeat(after.specialists[colour], (i) => ({ colour, specialist: true, fresh: i >= now.specialists[colour] })),
    ...repeat(after.basic[colour], (i) => ({ colour, specialist: false, fresh: i >= now.basic[colour] })),
  ]);
}

function repeat<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}
