/** From the Moon at the table. */

import { Table, useTable } from "../play/table.svelte";
import type { FromTheMoonView } from "./view";

export class SurfaceTable extends Table<FromTheMoonView> {
  protected override turnNow(): string {
    return String(this.view?.turns);
  }
}

export const useSurface = (): SurfaceTable => useTable<SurfaceTable>();
