/** Moon as a game of the page. */

import type { GameTable } from "../../table/game";
import CardZoom from "./cards/Zoom.svelte";
import { cards } from "./cards/catalogue";
import DeskTable from "./Desk.svelte";
import { moonLetters } from "./letters";
import { MoonTable } from "./table.svelte";
import MoonSheets from "./Sheets.svelte";
import PhoneTable from "./phone/Table.svelte";
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
