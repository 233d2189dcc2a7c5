/** Moon as a game of the page. */

import type { GameTable } from "../../table/game";
import CardZoom from "./cards/Zoom.svelte";
import { cards } from "./cards/catalogue";
import DeskTable from "./Desk.svelte";
import { letters } from "./letters";
import { MoonTable } from "./table.svelte";
import Sheets from "./Sheets.svelte";
import PhoneTable from "./phone/Table.svelte";
import type { MoonView } from "./view";

export const moon: GameTable<MoonTable> = {
  cards,
  Desk: DeskTable,
  Phone: PhoneTable,
  Sheets,
  Zoom: CardZoom,
  sit: (door) => new MoonTable(door),
  letters,
  passed: (view: MoonView) => view.era,
};
