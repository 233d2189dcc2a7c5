/** The seats that stood out in a game of From the Moon. */

import { lineFor, type StoryLine } from "../../../table/end/story";
import type { FromTheMoonView } from "../view";

const MOST_LINES = 3;

export function story({ seats }: FromTheMoonView): StoryLine[] {
  return [
    ...lineFor(seats, "saga.play", (seat) => seat.score),
    ...lineFor(seats, "saga.parts", (seat) => seat.missions.length),
    ...lineFor(seats, "saga.labs", (seat) => seat.lab_count),
    ...lineFor(seats, "saga.buildings", (seat) => seat.buildings.count),
    ...lineFor(seats, "saga.specialists", (seat) => seat.team.specialists),
    ...lineFor(seats, "saga.green", (seat) => seat.greenhouses.improved),
  ].slice(0, MOST_LINES);
}
