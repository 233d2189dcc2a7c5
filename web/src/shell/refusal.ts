/** The reason of a refusal: in the language of the page, or as the server says it if the page has no words for it. */

import type { Refusal } from "./wire";
import { named, t } from "../words/translate";

export function refusalText(refusal: Refusal): string {
  const message = refusal.message ?? t("error.refused");
  return refusal.words ? named("refused", refusal.words, message, refusal.values) : message;
}
