/** The rules' own tables in the gallery: prices printed for all, pieces in the box. */

import { tiles } from "./catalogue";
import type { Price, Tile } from "../view";

function fact(deck: string, field: string, value: string): Tile | undefined {
  return tiles.list().find((tile) => tile.deck === deck && tile.facts[field] === value);
}

export function pieceCount(piece: string): number {
  return Number(fact("piece", "piece", piece)?.facts.count ?? 0);
}

/** The cost of a building: printed on a large one, by its level on a small one. */
export function buildingCost(card: Tile): Price {
  if (card.deck !== "small") return card.cost ?? {};
  return tiles.list().find((tile) => tile.deck === "level" && tile.level === card.level)?.cost ?? {};
}

export function greenhouseFood(side: "basic" | "improved"): number {
  return Number(fact("greenhouse", "side", side)?.facts.food ?? 0);
}
