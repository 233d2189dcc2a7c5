/** The signs of what a Reputation counts. If none fits, the numbers stand alone. */

import { t, type Key } from "../../../words/translate";

export type RequirementSign = { icon: string; tone?: string; word?: string };

const COLOURS = ["blue", "yellow", "pink", "grey"];

const SIGNS: Record<string, { icon: string; tone?: string; word?: Key }> = {
  spent: { icon: "cube-any", word: "rep.turn" },
  resources: { icon: "cube-any" },
  scarcest: { icon: "cube-any", word: "rep.each" },
  "most of a flag": { icon: "flag-industry", word: "rep.oneType" },
  sets: { icon: "flag-science", word: "rep.every" },
  "flag types": { icon: "flag-science", word: "rep.kinds" },
  flags: { icon: "flag-industry" },
  kinds: { icon: "production", word: "rep.kinds" },
  production: { icon: "production" },
  rovers: { icon: "rover", tone: "var(--g-rover)" },
  tokens: { icon: "heart", tone: "var(--g-heart)", word: "rep.onCards" },
  hearts: { icon: "heart", tone: "var(--g-heart)" },
  cards: { icon: "build" },
};

const colour = (name: string): RequirementSign => ({ icon: `type-${name}`, tone: `var(--c-${name})` });

export function requirementSigns(counts: string | null): RequirementSign[] {
  if (counts === null) return [];
  if (counts.startsWith("flag:")) return [{ icon: `flag-${counts.slice(5)}` }];
  if (counts === "colours") return COLOURS.map(colour);
  if (COLOURS.includes(counts)) return [colour(counts)];
  const found = SIGNS[counts];
  if (!found) return [];
  const { word, ...sign } = found;
  return [word ? { ...sign, word: t(word) } : sign];
}
