/** The reason of a refusal: in the language of the page, or as the server says it if the page has no words for it. */

import type { Refusal } from "./wire";
import { fill, named, t } from "../words/translate";

export function refusalText(refusal: Refusal): string {
  const words = refusal.words ? named("refused", refusal.words, "") : "";
  return words ? fill(words, refusal.values) : (refusal.message ?? t("error.refused"));
}
