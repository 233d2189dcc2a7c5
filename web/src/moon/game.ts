/** Moon as a game of the page. */

import type { GameTable } from "../play/games";
import CardZoom from "./CardZoom.svelte";
import { cards } from "./cards";
import DeskTable from "./DeskTable.svelte";
import { moonLetters } from "./letters";
import { MoonTable } from "./moon_table.svelte";
import MoonSheets from "./MoonSheets.svelte";
import PhoneTable from "./PhoneTable.svelte";
import type { MoonView } from "./view";

export const moon: GameTable<MoonTable> = {
  cards,
  Desk: DeskTable,
  Phone: PhoneTable,
  Sheets: MoonSheets,
  Zoom: CardZoom,
  sit: (door) => new MoonTable(door),
  letters: moonLetters,
  passed: (view: MoonView) => view.era,
};
