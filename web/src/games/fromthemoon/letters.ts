/** From the Moon's own letters and the keys of its surface. */

import type { KeyLine, Letters } from "../../table/keys/map";
import type { FromTheMoonTable } from "./table.svelte";

export const SURFACE_KEYS: KeyLine[] = [
  [["←", "→"], "keys.tiles"],
  [["Shift", "→"], "keys.corners"],
  [["1", "6"], "keys.actions"],
  [["G"], "keys.surface"],
];

export function letters(table: FromTheMoonTable): Letters {
  return (key, target) => {
    if (key === "w") {
      why(table, target);
      return true;
    }
    if (key === "g") {
      document.querySelector<SVGElement>(".surface [tabindex='0']")?.focus();
      return true;
    }
    return false;
  };
}

/** Ask why the thing with the focus is closed, or the action that is looked at. */
function why(table: FromTheMoonTable, target: HTMLElement): void {
  const grid = table.view!.grid;
  const tile = grid.tiles.find((each) => `${each.row}-${each.column}` === target.closest<HTMLElement>("[data-tile]")?.dataset.tile);
  const at = tile ? table.actionAt(tile) : null;
  const closed = at && !at.open ? at.action : table.doing ? table.of(table.doing).closed[0]?.action : undefined;
  if (closed) void table.whyNot(closed, target.closest("[data-tile], [data-item]"));
}
