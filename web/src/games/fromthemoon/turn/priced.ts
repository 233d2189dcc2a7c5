/** A choice with its cost but without its gain, which signs beside it show. */

import { isText, type Text } from "../../../words/text";

/** Keys that add what is brought to a text within. */
const WRAPS = ["say.then", "say.bonus"];

export function priced(words: Text): Text {
  const within = words.args?.["what"];
  if (WRAPS.includes(words.key) && isText(within)) return priced(within);
  return words.key === "say.build_small" ? { ...words, key: "say.build_small_priced" } : words;
}
