/** A seat's score if the game ended now, in words. */

import { t, type Key } from "../../../words/translate";
import { tiles } from "../tiles/catalogue";
import type { FinalView } from "../view";

const PARTS = ["score", "achievement_majority", "improvement_majority", "achievements", "resources"] as const;

export function finalWords(final: FinalView): string {
  const parts = PARTS.filter((part) => part === "score" || final[part] !== 0).map((part) => t(`final.${part}` as Key, { n: final[part] }));
  const ends = Object.entries(final.end_tiles).map(([card, n]) => t("final.tile", { n, name: tiles.get(card).name }));
  return [...parts, ...ends].join("\n");
}
