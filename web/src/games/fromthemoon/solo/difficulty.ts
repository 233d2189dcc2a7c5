/** The demands of a difficulty of the game for one, read from its tile. */

import { t } from "../../../words/translate";
import { tiles } from "../tiles/catalogue";

/** Difficulties are chosen by number, in the order of their tiles; empty before these are known. */
export function difficultyWords(value: number): string {
  const tile = tiles.list().filter((each) => each.deck === "difficulty")[value];
  return tile ? t("home.objectives", { n: tile.facts.objectives ?? 0 }) : "";
}
