/** Who stood out in a game of From the Moon. */

import { told, type StoryLine } from "../../../table/end/story";
import type { FromTheMoonView } from "../view";

const MOST_LINES = 3;

export function story({ seats }: FromTheMoonView): StoryLine[] {
  return [
    ...told(seats, "saga.play", (seat) => seat.score),
    ...told(seats, "saga.parts", (seat) => seat.missions.length),
    ...told(seats, "saga.labs", (seat) => seat.lab_count),
    ...told(seats, "saga.buildings", (seat) => seat.buildings.count),
    ...told(seats, "saga.specialists", (seat) => seat.team.specialists),
    ...told(seats, "saga.green", (seat) => seat.greenhouses.improved),
  ].slice(0, MOST_LINES);
}
