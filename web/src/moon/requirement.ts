/** A Reputation's requirement as a sign, read from its sentence. Where none fits, the numbers stand alone. */

import { t } from "../words";

export type RequirementSign = { icon: string; tone?: string; word?: string };

const FLAG_WORDS = ["industry", "housing", "transport", "food", "science"] as const;
const COLOUR_WORDS = ["blue", "yellow", "pink", "grey"] as const;

export function requirementSigns(sentence: string): RequirementSign[] {
  const text = sentence.toLowerCase();
  for (const flag of FLAG_WORDS) if (text.includes(`${flag} flag`)) return [{ icon: `flag-${flag}` }];
  const colours = COLOUR_WORDS.filter((c) => text.includes(c));
  if (colours.length === 4) return COLOUR_WORDS.map((c) => ({ icon: `type-${c}`, tone: `var(--c-${c})` }));
  if (colours.length === 1) return [{ icon: `type-${colours[0]}`, tone: `var(--c-${colours[0]})` }];
  if (text.includes("this turn")) return [{ icon: "cube-any", word: t("rep.turn") }];
  if (text.includes("flags of one type")) return [{ icon: "flag-industry", word: t("rep.oneType") }];
  if (text.includes("of every type")) return [{ icon: "flag-science", word: t("rep.every") }];
  if (text.includes("different types") || text.includes("flag types")) return [{ icon: "flag-science", word: t("rep.kinds") }];
  if (text.includes("different resource")) return [{ icon: "production", word: t("rep.kinds") }];
  if (text.includes("production symbol")) return [{ icon: "production" }];
  if (text.includes("of each resource")) return [{ icon: "cube-any", word: t("rep.each") }];
  if (text.includes("rover")) return [{ icon: "rover", tone: "var(--g-rover)" }];
  if (text.includes("lie on your cards") || text.includes("lies on your cards")) return [{ icon: "heart", tone: "var(--g-heart)", word: t("rep.onCards") }];
  if (text.includes("heart")) return [{ icon: "heart", tone: "var(--g-heart)" }];
  if (text.includes("structure")) return [{ icon: "build" }];
  if (text.includes("resource")) return [{ icon: "cube-any" }];
  if (text.includes("flag")) return [{ icon: "flag-industry" }];
  return [];
}
