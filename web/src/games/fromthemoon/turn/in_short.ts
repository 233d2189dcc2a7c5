/** A choice in a few words, for lists of many choices. */

import type { Choice } from "../../../shell/wire";
import { cardIn, numberIn, wordIn } from "../../../table/turn/operands";
import { brief, cardName, plain } from "../../../words/say";
import { named, t } from "../../../words/translate";

const BY_NAME = ["build", "lab", "income"];

export function inShort(choice: Choice): string {
  const id = cardIn(choice);
  const card = id === null ? null : cardName(id);
  const ship = named("ship", wordIn(choice, "ship") ?? "");
  if (choice.verb === "foundation") return t("research.foundation");
  if (choice.verb === "space") return t("research.free", { place: wordIn(choice, "at") ?? "" });
  if (choice.verb === "improve") return `${ship} ${numberIn(choice, "part")}`;
  if (card === null) return brief(choice.words);
  if (choice.verb === "part") return `${card} (${ship})`;
  if (choice.verb === "activate") return plain({ key: "say.side", args: { ...choice.words.args } });
  return BY_NAME.includes(choice.verb) ? card : brief(choice.words);
}
