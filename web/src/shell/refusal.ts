/** The reason of a refusal, in the language of the page. */

import type { Refusal } from "./wire";
import { said, t } from "../words/translate";

export function refusalText(refusal: Refusal): string {
  return (refusal.message && said(refusal.message)) ?? t("error.refused");
}
