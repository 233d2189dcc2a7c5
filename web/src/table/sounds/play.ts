/** Play sounds if they are switched on. A browser without audio stays silent. */

import { settings } from "../../shell/settings.svelte";
import type { Sound } from "./notes";

export function sound(which: Sound): void {
  if (settings.sounds) void import("./notes").then((made) => made.play(which)).catch(() => undefined);
}

/** Prepare sounds: browsers allow them from the first gesture on. */
export function listen(): () => void {
  let over = false;
  let quiet = (): void => undefined;
  void import("./notes")
    .then((made) => {
      if (!over) quiet = made.listen();
    })
    .catch(() => undefined);
  return () => {
    over = true;
    quiet();
  };
}
