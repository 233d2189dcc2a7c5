/** Why something was refused, in the language of the page where it has words for it, and else as the server says it. */

import type { Refusal } from "./wire";
import { fill, named, t } from "../words/translate";

export function told(refusal: Refusal): string {
  const words = refusal.words ? named("refused", refusal.words, "") : "";
  return words ? fill(words, refusal.values) : (refusal.message ?? t("error.refused"));
}
