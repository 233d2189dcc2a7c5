/** The choices of an open question, by where they are offered: on the hand, on the tray beside it, or as buttons. */

import type { Choice } from "../../../shell/wire";
import { cardIn, wordIn } from "../../../table/turn/operands";

export function faceOf(choice: Choice): string | null {
  return choice.verb === "build" || wordIn(choice, "from") === "pile" ? cardIn(choice) : null;
}

/** Choices about cards that lie neither in the hand nor in a settlement: from the stack, the discard pile, the previous deck. */
export function trayOf(choices: Choice[], hand: string[]): Choice[] {
  return choices.filter((c) => {
    const face = faceOf(c);
    return face !== null && (wordIn(c, "from") === "pile" || !hand.includes(face));
  });
}

/** Choices that are offered as buttons. */
export function buttonsOf(choices: Choice[], tray: Choice[]): Choice[] {
  return choices.filter((c) => !tray.includes(c) && wordIn(c, "from") !== "hand");
}
