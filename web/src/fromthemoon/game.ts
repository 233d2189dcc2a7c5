/** From the Moon as a game of the page. */

import type { GameTable } from "../play/games";
import DeskTable from "./DeskTable.svelte";
import { surfaceLetters } from "./letters";
import PhoneTable from "./PhoneTable.svelte";
import { difficultyWords } from "./solo/difficulty";
import { SurfaceTable } from "./surface_table.svelte";
import SurfaceSheets from "./SurfaceSheets.svelte";
import TileZoom from "./TileZoom.svelte";
import { tiles } from "./tiles";
import type { FromTheMoonView } from "./view";

export const fromthemoon: GameTable<SurfaceTable> = {
  cards: tiles,
  Desk: DeskTable,
  Phone: PhoneTable,
  Sheets: SurfaceSheets,
  Zoom: TileZoom,
  sit: (door) => new SurfaceTable(door),
  letters: surfaceLetters,
  difficulty: difficultyWords,
  passed: (view: FromTheMoonView) => view.ships.filter((ship) => ship.launched).length,
};
