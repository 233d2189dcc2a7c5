/** Choices about cards that lie neither in the hand nor in a settlement: from the stack, the discard pile, the previous deck. */

import type { Choice } from "../../../shell/wire";

export function faceOf(action: string): string | null {
  return /^(?:build|choose pile) (\S+)/.exec(action)?.[1] ?? null;
}

export function trayOf(choices: Choice[], hand: string[]): Choice[] {
  return choices.filter((c) => {
    const face = faceOf(c.action);
    return face !== null && (c.action.startsWith("choose pile") || !hand.includes(face));
  });
}
