/** From the Moon as a game of the page. */

import type { GameTable } from "../../table/game";
import DeskTable from "./Desk.svelte";
import { surfaceLetters } from "./letters";
import PhoneTable from "./phone/Table.svelte";
import { difficultyWords } from "./solo/difficulty";
import { SurfaceTable } from "./table.svelte";
import SurfaceSheets from "./Sheets.svelte";
import TileZoom from "./tiles/Zoom.svelte";
import { tiles } from "./tiles/catalogue";
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
