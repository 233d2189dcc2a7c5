/** Words and signs of a turn's verbs. */

import { plain } from "../../../words/say";
import { named, t } from "../../../words/translate";

export function verbIcon(verb: string): string {
  return { park: "rover", flip: "flip", expedition: "expedition", claim: "rep-bronze", build: "build", assimilate: "bin", obelisk: "obelisk", end: "skip" }[verb] ?? "check";
}

export function confirmWord(verb: string): string {
  return named("do", verb, t("do.confirm"));
}

export function chipWords(verb: string): string {
  return named("leave", verb, verb);
}

export function questionWords(kind: string): string {
  return plain({ key: `question.${kind}` });
}
