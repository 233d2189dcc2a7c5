/** Playing alone: the opponent on the map, difficulty, objectives, medals, and the cards that say where it stands. */
import type { Scene, SceneBook, Tone } from "../../../art/book";
import {
  aerial,
  at,
  battery,
  c,
  cup,
  flag,
  flask,
  greenhouse,
  hut,
  man,
  p,
  r,
  rays,
  robot,
  rocket,
  rover,
  row,
  seal,
  shadow,
  spark,
  wrench,
} from "../../../art/parts";

const DUMMY = ["D2", "D"] as const;

/** An objective: its thing, so many times, and the line that is to be reached. */
const objective = (tone: Tone, ...body: string[]): Scene => [tone, { flat: true, room: true }, () => [...body, flag(138, 80, 62, "oblong", "acc", 0.9)]];

const objectives: SceneBook = {
  "O-1": objective("gold", row(4, (i) => cup(26 + i * 29, [76, 80, 76, 80][i]!, 1.15)), row(3, (i) => cup(40 + i * 29, 44, 0.9))),
  "O-2": objective("base", row(3, (i) => hut(32 + i * 34, 50, 1.2, ["hot", "ft", "vi"][i]!)), row(3, (i) => hut(32 + i * 34, 84, 1.4))),
  "O-3": objective("red", p("M", "M22 66V34h66l24 16-24 16z"), p("S", "M22 57h80l-14 9H22z"), wrench(50, 46, 1.5, 40, "D"), wrench(84, 46, 1.5, 40, "D")),
  "O-4": objective("yellow", row(2, (i) => greenhouse(42 + i * 46, 48, 1.1, true)), row(2, (i) => greenhouse(42 + i * 46, 84, 1.3, true))),
  "O-5": objective("lab", row(4, (i) => flask(26 + i * 27, 46, 1.3, ["leaf", "wt", "hot", "vi"][i]!)), row(4, (i) => flask(26 + i * 27, 82, 1.5, ["vi", "hot", "leaf", "wt"][i]!))),
  "O-6": objective("trip", row(9, (i) => battery(20 + (i % 5) * 25 + (i > 4 ? 12 : 0), i > 4 ? 84 : 46, 1.35))),
  "O-7": objective("pink", row(7, (i) => at(20 + i * 17.5, i % 2 ? 60 : 84, 1.25, aerial(0, 0, 1) + man(0, 0, 1, i % 3 ? "down" : "wave", false, ["S", "wt", "D2"][i % 3]!)))),
  "O-8": objective(
    "moon",
    row(3, (i) => rocket(30 + i * 38, [80, 64, 48][i]!, 0.9, ["ice2", "ch2", "hot"][i]!)),
    row(3, (i) => p("W", `M${25 + i * 38} ${[83, 67, 51][i]!}h10l-5 12z`)),
    row(3, (i) => seal(48 + i * 38, [74, 58, 42][i]!, 0.6, ["europa", "titan", "mars"][i]!)),
  ),
  "O-9": objective("base", p("lnS", "M48 44h40v36H48z"), hut(48, 52, 1.2), hut(88, 52, 1.2, "ft"), hut(48, 88, 1.2, "vi"), hut(88, 88, 1.2, "leaf")),
};

const difficulty = (count: number): Scene => [
  "trip",
  { night: true, earth: [124, 22, 11] },
  () => [
    shadow(30, 116),
    row(count, (i) => flag(72 - (count - 1) * 12 + i * 24, 78, 46, "triangle", ["leaf", "ch", "hot", "cR", "vi"][i]!, 1)),
    man(22, 86, 1.2, "hip"),
  ],
];

const MEDALS: readonly [string, Tone][] = [
  ["MD-1", "bronze"],
  ["MD-2", "silver"],
  ["MD-3", "gold"],
];
const medal = (tone: Tone, bars: number): Scene => [
  tone,
  { flat: true, room: true, ground: "none" },
  () => [
    p("acc", "M52 58 40 92h16l8-10 8 10 6-26zM100 58l12 34H96l-8-10-8 10-6-26z"),
    c("acc", 76, 42, 27) + c("L", 76, 42, 22) + c("sky2", 76, 42, 19),
    row(bars, (i) => r("acc", 66 + (i - (bars - 1) / 2) * 9 + 7.5, 30, 5, 24, 1)),
    bars === 3 ? rays(76, 42, 31, 36, 14, "lnW") : "",
    spark(104, 16, 0.8, "L"),
  ],
];

const stage = (what: (i: number) => string, count: number, points: number): Scene => [
  "gold",
  { flat: true, room: true },
  () => [row(count, what), row(points, (i) => spark(56 + i * 20, 16, 1.1, "D"))],
];

/** The Moon of one or two players from above: three by three tiles, four by four corners. */
const GRID = 24;
const LEFT = 40;
const TOP = 11;
const ground = row(9, (i) => r(i % 2 ? "g5" : "M", LEFT + (i % 3) * GRID, TOP + Math.floor(i / 3) * GRID, GRID - 2, GRID - 2, 3));

const roverCard = (row_: number, column: number): Scene => [
  "moon",
  { room: true, ground: "none" },
  () => [ground, rover(LEFT + column * GRID + 12, TOP + row_ * GRID + 21, 0.58, false, ...DUMMY)],
];
const zoneCard = (row_: number, column: number): Scene => [
  "moon",
  { room: true, ground: "none" },
  () => [ground, at(LEFT - 1 + column * GRID, TOP + 6 + row_ * GRID, 1, c("L", 0, -7, 9) + hut(0, 0, 0.7, "D2"))],
];

const series = (letters: string, width: number, side: number, draw: (row: number, column: number) => Scene): SceneBook =>
  Object.fromEntries(
    Array.from({ length: side * side }, (_, i) => [
      `${letters}-${String(i + 1).padStart(width, "0")}`,
      draw(Math.floor(i / side), i % side),
    ]),
  );

export const solo: SceneBook = {
  ...objectives,
  ...Object.fromEntries([2, 3, 4, 5].map((count, i) => [`D-${i + 1}`, difficulty(count)])),
  ...Object.fromEntries(MEDALS.map(([id, tone], i) => [id, medal(tone, i + 1)])),
  ...series("RC", 1, 3, roverCard),
  ...series("Z", 2, 4, zoneCard),
  // The opponent: nobody at the wheel
  "SO-1": [
    "moon",
    {},
    () => [
      shadow(16, 96),
      rover(34, 80, 1.1, false, ...DUMMY),
      rover(78, 84, 1.1, false, ...DUMMY),
      rover(122, 80, 1.1, true, ...DUMMY),
      hut(52, 58, 0.9, "D2"),
      hut(104, 58, 0.9, "D2"),
      robot(78, 58, 1.4),
    ],
  ],
  "ST-1": stage((i) => cup(26 + i * 26, 82, 1), 4, 2),
  "ST-2": stage((i) => cup(18 + (i % 8) * 16, i < 8 ? 54 : 84, 0.65), 16, 3),
  "ST-3": stage((i) => rocket(50 + i * 50, 84, 1) + wrench(68 + i * 50, 60, 1.1), 2, 2),
  "ST-4": stage((i) => rocket(30 + i * 44, 84, 1) + wrench(47 + i * 44, 60, 1.1), 3, 3),
};
