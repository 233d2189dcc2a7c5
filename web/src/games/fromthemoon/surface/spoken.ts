/** A tile or a corner and everything on it, in a sentence. */

import { named, t, type Key } from "../../../words/translate";
import { goodsWords } from "../signs/goods";
import type { FromTheMoonTable } from "../table.svelte";
import { tiles } from "../tiles/catalogue";
import type { AroundView, Owner, PointView, TileView } from "../view";
import { placeName } from "./places";

export function ownerName(table: FromTheMoonTable, owner: Owner): string {
  return owner === "dummy" ? t("surface.dummy") : table.name(owner);
}

export function aroundWords(entries: AroundView[]): string[] {
  return entries.map((entry) => t("surface.specialist", { colour: named("crew.specialist", entry.colour), what: broughtWords(entry) }));
}

export function broughtWords(entry: AroundView): string {
  const parts = [goodsWords(entry.gains)];
  if (entry.any > 0) parts.push(t("goods.any", { n: entry.any }));
  if (entry.points > 0) parts.push(t("goods.point", { n: entry.points }));
  return parts.filter((part) => part !== "").join(", ");
}

/** A tile in words: its rover, its cubes, its effect, and what specialists would gather. */
export function tileState(table: FromTheMoonTable, tile: TileView): string[] {
  const state = tile.rover ? t(tile.rover.owner === table.me ? "surface.roverOwn" : "surface.rover", { name: ownerName(table, tile.rover.owner), n: tile.rover.number }) : t("surface.free");
  const cubes = goodsWords(tile.cubes) || t("surface.bare");
  const effect = tile.card ? tiles.effect(tile.card) : "";
  const around = aroundWords((table.mine?.around ?? []).filter((entry) => entry.tile === tile.tile));
  return [state, cubes, effect, ...around].filter((s) => s !== "");
}

export function tileWords(table: FromTheMoonTable, tile: TileView): string {
  const at = table.actionAt(tile);
  const may = at ? [t(table.selection.action === at.action ? "surface.chosen" : at.open ? "surface.may" : "surface.mayNot")] : [];
  return [`${placeName(tile)} ${tile.card ? tiles.get(tile.card).name : ""}`, ...tileState(table, tile), ...may].join("; ");
}

export function pointWords(table: FromTheMoonTable, point: PointView): string {
  const key: Key = point.owner === null ? (point.space ? "surface.corner" : "surface.noSpace") : point.owner === table.me ? "surface.buildingOwn" : "surface.building";
  const state = t(key, { name: point.owner === null ? "" : ownerName(table, point.owner) });
  const at = table.actionOn(point);
  const may = at ? t(table.selection.action === at.action ? "surface.chosen" : at.open ? "surface.may" : "surface.mayNot") : "";
  return [t("surface.cornerAt", { place: placeName(point) }), state, may].filter((s) => s !== "").join("; ");
}
