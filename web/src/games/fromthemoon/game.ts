/** From the Moon as a game of the page. */

import type { GameTable } from "../../table/game";
import DeskTable from "./Desk.svelte";
import { letters } from "./letters";
import PhoneTable from "./phone/Table.svelte";
import { difficultyWords } from "./solo/difficulty";
import { FromTheMoonTable } from "./table.svelte";
import Sheets from "./Sheets.svelte";
import TileZoom from "./tiles/Zoom.svelte";
import { tiles } from "./tiles/catalogue";
import type { FromTheMoonView } from "./view";

export const fromthemoon: GameTable<FromTheMoonTable> = {
  cards: tiles,
  Desk: DeskTable,
  Phone: PhoneTable,
  Sheets,
  Zoom: TileZoom,
  sit: (door) => new FromTheMoonTable(door),
  letters,
  difficulty: difficultyWords,
  passed: (view: FromTheMoonView) => view.ships.filter((ship) => ship.launched).length,
};
