/** Words of a card that are shown as signs: amounts and names of goods, and names of Flags. */

import { FLAGS, GOODS, type Flag, type Good } from "../view";

export type TermSign = { good: Good } | { flag: Flag };

export const SIGNS: Record<string, TermSign> = Object.fromEntries([
  ...GOODS.flatMap((good): [string, TermSign][] => [
    [`card.good.${good}`, { good }],
    [`card.name.${good}`, { good }],
  ]),
  ...FLAGS.map((flag): [string, TermSign] => [`card.name.${flag}`, { flag }]),
]);
