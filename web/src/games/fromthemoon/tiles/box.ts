/** The rules' own tables in the gallery: prices printed for all, pieces in the box. */

import { tiles } from "./catalogue";
import type { Facts, Price, Tile } from "../view";

function factsOf<K extends keyof Facts>(deck: string, field: K, value: Facts[K]): Facts {
  return tiles.list().find((tile) => tile.deck === deck && tile.facts[field] === value)?.facts ?? {};
}

export function pieceCount(piece: string): number {
  return Number(factsOf("piece", "piece", piece).count ?? 0);
}

/** The cost of a building: printed on a large one, by its level on a small one. */
export function buildingCost(card: Tile): Price {
  if (card.deck !== "small") return card.cost ?? {};
  return tiles.list().find((tile) => tile.deck === "level" && tile.level === card.level)?.cost ?? {};
}

export function greenhouseFood(side: "basic" | "improved"): number {
  return factsOf("greenhouse", "side", side).food ?? 0;
}
