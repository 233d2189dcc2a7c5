/** The three ships, whole on their pads, and each part marked where it is improved. */
import type { Backdrop, Scene, SceneBook, Tone } from "../../../art/book";
import { at, c, e, ice, ladder, lamp, man, mast, p, r, row, shadow, wrench } from "../../../art/parts";

interface Ship {
  tone: Tone;
  letter: string;
  /** The world it leaves for, around the origin. */
  world: string;
  hull: string;
  shade: string;
  more: string;
  paint: string;
}

const EUROPA =
  c("ice", 0, 0, 17) +
  p("lnC", "M-15-6Q-4-10 4-2t11 2M-10 13Q-6 2 2 2t12 6M-4-16q2 8 10 10") +
  p("eas", "M5-16A17 17 0 1 1-10 14 21 21 0 0 0 5-16z");
const TITAN =
  c("ch", 0, 0, 15) +
  p("ch2", "M-14-5h28l1 4H-15zM-14 6h28l-3 5h-22z") +
  p("eas", "M4-14A15 15 0 1 1-9 12 18 18 0 0 0 4-14z") +
  e("lnS", 0, 0, 26, 6);
const MARS = c("hot", 0, 0, 16) + p("cu2", "M-10-8q8-4 12 2t-6 6-6-8zM0 6q8-4 12 2-4 6-12-2z") + p("eas", "M5-15A16 16 0 1 1-9 13 20 20 0 0 0 5-15z");

/** Europa's is a diver with a round nose, Titan's a broad sailer, Mars' a needle with legs. */
const SHIPS: readonly Ship[] = [
  {
    tone: "europa",
    letter: "E",
    world: EUROPA,
    hull: "M-14 0v-40q0-24 14-28 14 4 14 28V0z",
    shade: "M2-67.500q12 5 12 27.500V0H4q6-34-2-67.500z",
    more: c("D", 0, -48, 7) + c("gl2", 0, -48, 5) + p("acc", "M-14-14h28v5h-28z") + p("S", "M-14-4-22 4h8zM14-4l8 8h-8z"),
    paint: "ice",
  },
  {
    tone: "titan",
    letter: "T",
    world: TITAN,
    hull: "M-17 0-12-44 0-66 12-44 17 0z",
    shade: "M0-66l12 22L17 0H4q4-30-4-66z",
    more: p("ch", "M-14-20-34-2l4 4 18-6zM14-20 34-2l-4 4-18-6z") + r("D", -5, -42, 10, 8, 3) + p("acc", "M-15-18h30l.6 5h-31.200z"),
    paint: "ch",
  },
  {
    tone: "mars",
    letter: "M",
    world: MARS,
    hull: "M-9-6v-38Q-8-62 0-74q8 12 9 30v38z",
    shade: "M0-74q8 12 9 30v38H2q4-34-2-68z",
    more:
      p("lnD", "M-8-14-22 2M8-14 22 2") +
      p("D", "M-26 2h8v2h-8zM18 2h8v2h-8z") +
      p("hot", "M-9-52h18l-.5-5h-17zM-9-10h18v5H-9z") +
      r("gl2", -4, -44, 8, 9, 3),
    paint: "hot",
  },
];

const whole = (ship: Ship): Scene => [
  ship.tone,
  { night: true },
  () => [
    at(122, 26, 1.05, ship.world),
    shadow(42, 92),
    mast(34, 78, 12, 62, 6),
    p("lnP", "M34 30h22M34 54h22"),
    at(70, 77, 1, p("L", ship.hull) + p("S", ship.shade) + ship.more),
    ladder(82, 78, 18),
    lamp(104, 82, 10),
    man(122, 86, 1.1, "wave", true),
    ship.letter === "E" ? ice(140, 90, 0.5) : "",
  ],
];

const SKY: Backdrop = { night: true, ground: "none" };
const PARTS = 6;
const WIDTH = 18;

/** A hull lying on its side: fins at the left, nose at the right. */
const segment = (i: number, paint: string): string => {
  const x = 18 + i * WIDTH;
  if (i === 0) return p(paint, `M${x} 34h${WIDTH - 1.5}v32h${-WIDTH + 1.5}l-10 8V26z`);
  if (i === PARTS - 1) return p(paint, `M${x} 34h6q14 6 20 16-6 10-20 16h-6z`);
  return r(paint, x, 34, WIDTH - 1.5, 32);
};

/** The lying hull with one part marked and a wrench on it. */
const improved = (ship: Ship, at_: number): Scene => [
  ship.tone,
  SKY,
  () => [
    at(126, 18, 0.5, ship.world),
    row(PARTS, (i) => segment(i, i === at_ ? ship.paint : "M")),
    p("sf", "M8 56h108q10 0 24 0-6 6-16 10H18l-10 8z"),
    row(PARTS, (i) => (i === at_ ? "" : c("S", 26 + i * WIDTH, 50, 2.4))),
    c("L", 27 + at_ * WIDTH, 50, 8) + wrench(27 + at_ * WIDTH, 49, 0.5, 40, "D"),
    p("lnW", `M${27 + at_ * WIDTH} 22v8m-3-3 3 3 3-3`),
  ],
];

export const ships: SceneBook = Object.fromEntries(
  SHIPS.flatMap((ship, k) => [
    [`V-${k + 1}`, whole(ship)],
    ...Array.from({ length: PARTS }, (_, i) => [`I${ship.letter}-${i + 1}`, improved(ship, i)]),
  ]),
) as SceneBook;
