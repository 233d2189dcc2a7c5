/** Medals of a game for one, from the gallery: what each asks for, and which one a score would earn. */

import { tiles } from "../tiles/catalogue";
import type { Tile } from "../view";

export interface Medal {
  id: string;
  name: string;
  least: number;
  sign: "rep-bronze" | "rep-silver" | "rep-gold";
  tone: string;
}

const METALS = ["bronze", "silver", "gold"] as const;

const asked = (tile: Tile): number => tile.facts.least ?? 0;

/** From the lowest to the highest. */
export function medals(): Medal[] {
  return tiles
    .list()
    .filter((tile) => tile.deck === "medal")
    .sort((a, b) => asked(a) - asked(b))
    .map((tile, i) => {
      const metal = METALS[i] ?? "gold";
      return { id: tile.id, name: tile.name, least: asked(tile), sign: `rep-${metal}`, tone: `var(--${metal})` };
    });
}

/** The medal after this score, if there is a higher one. */
export function nextMedal(score: number): Medal | null {
  return medals().find((medal) => medal.least > score) ?? null;
}
