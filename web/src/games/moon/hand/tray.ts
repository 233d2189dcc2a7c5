/** Choices about cards that lie neither in the hand nor in a settlement: from the stack, the discard pile, the previous deck. */

import type { Choice } from "../../../shell/wire";
import { cardIn, wordIn } from "../../../table/turn/operands";

export function faceOf(choice: Choice): string | null {
  return choice.verb === "build" || wordIn(choice, "from") === "pile" ? cardIn(choice) : null;
}

export function trayOf(choices: Choice[], hand: string[]): Choice[] {
  return choices.filter((c) => {
    const face = faceOf(c);
    return face !== null && (wordIn(c, "from") === "pile" || !hand.includes(face));
  });
}
