/** Tell whether the factions are being chosen. */

import type { FromTheMoonView } from "../view";

export const choosing = (view: FromTheMoonView): boolean => view.phase === "choice" && view.seats.some((seat) => seat.faction === null);
