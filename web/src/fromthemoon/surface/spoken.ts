/** What stands on a tile or a corner, in a sentence. */

import { named, t, type Key } from "../../words";
import { goodsWords } from "../goods";
import type { SurfaceTable } from "../surface_table.svelte";
import { tiles } from "../tiles";
import type { AroundView, Owner, PointView, TileView } from "../view";
import { placeName } from "./places";

export function ownerName(table: SurfaceTable, owner: Owner): string {
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

export function tileWords(table: SurfaceTable, tile: TileView): string {
  const card = tile.card ? tiles.get(tile.card) : null;
  const state = tile.rover ? t(tile.rover.owner === table.me ? "surface.roverOwn" : "surface.rover", { name: ownerName(table, tile.rover.owner), n: tile.rover.number }) : t("surface.free");
  const cubes = goodsWords(tile.cubes) || t("surface.bare");
  const around = aroundWords((table.mine?.around ?? []).filter((entry) => entry.tile === tile.tile));
  const at = table.actionAt(tile);
  const may = at ? t(table.selected === at.action ? "surface.chosen" : at.open ? "surface.may" : "surface.mayNot") : "";
  return [`${placeName(tile)} ${card?.name ?? ""}`, state, cubes, card?.text.replace(/\.$/, "") ?? "", ...around, may].filter((s) => s !== "").join("; ");
}

export function pointWords(table: SurfaceTable, point: PointView): string {
  const key: Key = point.owner === null ? (point.space ? "surface.corner" : "surface.noSpace") : point.owner === table.me ? "surface.buildingOwn" : "surface.building";
  const state = t(key, { name: point.owner === null ? "" : ownerName(table, point.owner) });
  const at = table.actionOn(point);
  const may = at ? t(table.selected === at.action ? "surface.chosen" : at.open ? "surface.may" : "surface.mayNot") : "";
  return [t("surface.cornerAt", { place: placeName(point) }), state, may].filter((s) => s !== "").join("; ");
}
