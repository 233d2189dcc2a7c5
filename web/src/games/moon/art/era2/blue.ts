/** Era II, the colony: the blue cards. */
import type { SceneBook } from "../../../../art/book";
import {
  at,
  ball,
  blade,
  bolt,
  box,
  bubble,
  c,
  chimney,
  dome,
  drop,
  gear,
  heap,
  heart,
  ladder,
  man,
  mast,
  mushroom,
  nut,
  p,
  r,
  rock,
  rover,
  row,
  shadow,
  steam,
  windows,
} from "../../../../art/parts";

export const blue: SceneBook = {
  // Mirror Farm: many mirrors, one bright head
  "S2-01": [
    "blue",
    {},
    () => [
      shadow(68, 86, 74),
      p("bm", "M76 20 18 62l12 4zM76 20 46 70l14 3zM76 20l30 50-14 3zM76 20l58 42-12 4z"),
      p("L", "M73 24h6l3 52H70z") + p("S", "M76 24h3l3 52h-5z"),
      c("hal", 76, 20, 11),
      r("W", 70, 14, 12, 11, 2),
      r("D", 71, 25, 10, 3),
      row(2, (j) =>
        row(4, (i) => {
          const x = [22, 52, 98, 128][i]! + (j ? [-6, -4, 6, 8][i]! : 0);
          const y = 66 + j * 13 + (i === 1 || i === 2 ? 4 : 0);
          const s = 0.8 + j * 0.25;
          return at(
            x,
            y,
            s,
            p("D", "M-1 0h2v8h-2z") + p("gl2", "M-11 3-7-9H9L11 1z") + p("aw", "M-11 3-7-9h5L-5 2.5z"),
            0,
            x > 76,
          );
        }),
      ),
    ],
  ],
  // Ice Quarry: terraces, sawn blocks, a hoist
  "S2-02": [
    "blue",
    { flat: true },
    () => [
      p("ice2", "M0 84V30l14-6 16 4 10 12h6v12h20v13h24v13h10v6z"),
      p("ice", "M0 30l14-6 16 4 10 12H0zM0 43h46l-3 9H0zM0 55h66l-3 10H0zM0 68h90l-3 10H0z"),
      p("ice2", "M16 43h1.5v9H16zM32 43h1.5v9H32zM24 55h1.5v10H24zM44 55h1.5v10H44zM34 68h1.5v10H34zM58 68h1.5v10H58z"),
      p("sh", "M100 80h44l12 5h-46z"),
      at(114, 81, 1, block()),
      at(132, 81, 1, block()),
      at(123, 67, 1, block()),
      mast(100, 80, 10, 62, 6, 6),
      p("lnD", "M100 18 62 22M100 12v8M100 12 72 21M100 17l16-1"),
      r("D", 112, 13, 9, 7, 1),
      p("lnD", "M68 22v12M68 34l-7 5M68 34l7 5"),
      at(68, 52, 1, block()),
      man(26, 40, 1.3, "fore"),
      p("S", "M35 29l16 5-1 3.5-16-5z") + p("cR", "M33 26l6 1-1 6-6-1z"),
    ],
  ],
  // Fungus Cellar: a hatch above, caps below
  "S2-03": [
    "blue",
    { ground: "none" },
    () => [
      p("g1", "M0 34q40-4 76-2t76-1v61H0z"),
      p("g2", "M0 44h152v48H0z"),
      p("g7", "M0 84h152v8H0z"),
      p("cvr", "M16 84V66q0-20 22-22h76q22 2 22 22v18z"),
      p("cv", "M20 84V67q0-17 20-19h72q20 2 20 19v17z"),
      box(34, 34, 22, 14, 7),
      p("D", "M28 34V26h10v8z"),
      ladder(31, 84, 56, 6),
      mushroom(62, 84, 1.5, "cu"),
      mushroom(92, 84, 2, "cP"),
      mushroom(118, 84, 1.2, "ch2"),
      mushroom(76, 84, 0.8, "ch2"),
      mushroom(46, 84, 0.7, "cP"),
      mushroom(109, 84, 0.55, "cu"),
      c("hal", 76, 51, 6),
      c("W", 76, 50, 2.4),
      c("hal", 112, 51, 6),
      c("W", 112, 50, 2.4),
      p("lnd", "M76 44v5M112 44v5"),
      man(62, 33, 1, "wave", true),
      p("acc", "M22 24h24v2H22z"),
    ],
  ],
  // Crawler Mine: a bucket wheel on tracks
  "S2-04": [
    "blue",
    {},
    () => [
      shadow(48, 132),
      p("g5", "M0 82V46l12-4 10 6 8 14-2 10 6 10z") + p("g6", "M12 42l10 6 8 14-2 10 6 10H22l-4-20z"),
      rock(40, 82, 0.6),
      p("lnP", "M38 52 96 44M60 50l30-28M92 48V22"),
      p("lnd", "M90 22 40 50M90 22l34 22"),
      gear(38, 54, 17, 10, "acc", "L"),
      c("D", 38, 54, 11),
      c("acc", 38, 54, 8),
      c("D", 38, 54, 3),
      box(104, 66, 52, 22, 2),
      windows(84, 50, 3, 1, 9, 1, 5, 6),
      box(100, 44, 18, 12, 2),
      r("gl2", 92, 35, 9, 6),
      r("D", 74, 64, 60, 14, 7),
      row(5, (i) => c("S", 82 + i * 11, 71, 3.6)),
      p("M", "M126 50l18-10 4 4-18 12z"),
      heap(140, 80, 18, 9, "S", "D2"),
      c("W", 92, 20, 2),
    ],
  ],
  // Rover Works: a saw-tooth hall, new rovers down the ramp
  "S2-05": [
    "blue",
    {},
    () => [
      shadow(16, 110),
      p("L", "M16 72V38l22-14v14l22-14v14l22-14v48z"),
      p("S", "M74 30l8-6v48h-8z"),
      p("gl2", "M20 38.5l15-9.5v9.5zM42 38.5l15-9.5v9.5zM64 38.5l8-5v5z"),
      box(92, 72, 24, 40, 1, 0.36, "M", "S"),
      chimney(90, 32, 7, 14, true),
      r("D", 28, 46, 44, 26),
      p("acc", "M16 42h66v3H16z"),
      p("lnD", "M36 46v6M60 46v6"),
      at(48, 68, 1, rover(0, 0, 0.85)),
      p("M", "M26 72h56l64 9v4H40z") + p("S", "M28 74h54l64 9v2H40z"),
      at(98, 74.5, 1, rover(0, 0, 0.8), 8),
      at(130, 79, 1, rover(0, 0, 0.9), 8),
      p("acc", "M80 38h24v3H80z"),
    ],
  ],
  // Fusion Kettle: a kettle with a small sun in it
  "S2-06": [
    "blue",
    { night: true },
    () => [
      shadow(34, 112),
      p("lnP", "M52 26q24-24 48 0"),
      p("lnM", "M56 24q20-18 40 0"),
      p("M", "M38 60 16 42l6-6 26 12z"),
      p("D", "M14 43l9-9 2 2-9 9z"),
      p("L", "M36 74q-6-34 18-44h44q24 10 18 44z"),
      p("S", "M90 30h8q24 10 18 44H96q10-26-6-44z"),
      p("M", "M54 30q0-6 22-6t22 6z"),
      c("acc", 76, 22, 4),
      c("D", 72, 52, 17),
      c("hal", 72, 52, 14),
      `<ellipse class="lnH" cx="72" cy="52" rx="12" ry="5"/>`,
      `<ellipse class="lnW" cx="72" cy="52" rx="8.5" ry="11"/>`,
      c("W", 72, 52, 4),
      p("D", "M34 73h84v4H34z"),
      steam(14, 34, 0.9),
      steam(22, 28, 0.7),
      p("lnP", "M116 66h14v12"),
      bolt(128, 46, 1),
    ],
  ],
  // Cheese Dairy: a helmeted cow, wheels of cheese
  "S2-07": [
    "blue",
    {},
    () => [
      shadow(8, 52),
      shadow(56, 124),
      dome(30, 77, 26, 38),
      p("D", "M20 77V62a10 10 0 0 1 20 0v15z"),
      p("W", "M23 77V63a7 7 0 0 1 14 0v14z"),
      p("acc", "M4 74h52v3H4z"),
      c("ch", 30, 48, 5) + c("ch2", 29, 47, 1.2) + c("ch2", 32, 49.5, 1),
      at(
        86,
        80,
        1.15,
        p("L", "M-15-24h32q5 0 5 6v9h-37z") +
          p("D", "M-10-24h10q2 6-4 7t-6-7zM6-24h10q3 7-4 8t-6-8z") +
          p("L", "M-14-10h5V0h-5zM-7-10h4V0h-4zM10-10h5V0h-5zM17-10h4V0h-4z") +
          p("sf", "M-7-10h4V0h-4zM17-10h4V0h-4z") +
          p("cP", "M0-10h9q0 5-4.5 5T0-10z") +
          p("lnD", "M22-20q5 4 3 10") +
          bubble(-16, -28, 13, "", "gl3") +
          p("L", "M-15-18l-2-6 8-8 6 6-2 8z") +
          p("M", "M-24-33l-4-1q0 5 4 5zM-9-34l5-1q-1 6-5 5z") +
          p("D", "M-21-34l-2-4 4 1zM-11-34l3-4-4 1z") +
          p("L", "M-23-35h13l1 11q-1 5-7 5t-7-6z") +
          p("D", "M-23-35h5v7q-5 1-5-3z") +
          p("cP", "M-23.5-23q0-4 7-4t7.5 4-5 5q-9 0-9.5-5z") +
          c("aw", -20, -30, 1.3) +
          c("D", -13, -30, 1.3) +
          c("D", -19, -22.5, 0.8) +
          c("D", -14, -22.5, 0.8) +
          `<circle class="lnG" cx="-16" cy="-28" r="13"/>`,
      ),
      at(
        130,
        80,
        1,
        box(0, 0, 26, 12, 2, 0.32, "ch", "ch2") +
          box(-1, -12, 24, 11, 2, 0.32, "ch", "ch2") +
          c("ch2", -6, -5, 2) +
          c("ch2", 1, -17, 1.8) +
          c("ch2", 2, -4, 1.4),
      ),
      heart(104, 34, 0.6),
      heart(114, 26, 0.45),
    ],
  ],
  // Loop Plant: four vessels on one ring
  "S2-08": [
    "blue",
    {},
    () => [
      p("sh", "M20 80h112l14 5H36z"),
      `<ellipse class="lnP" cx="76" cy="45" rx="48" ry="30"/>`,
      `<ellipse class="lnL2" cx="76" cy="45" rx="48" ry="30"/>`,
      p("acc", "M70 9l13 6-13 6zM82 69v12l-13-6z"),
      box(34, 66, 30, 40, 9),
      bolt(33, 47, 1.5),
      r("D", 19, 60, 30, 3),
      box(118, 66, 30, 40, 9, 0.36),
      nut(115, 46, 1.3, "D"),
      r("D", 103, 60, 30, 3),
      ball(64, 46, 17, "gl2", "wt2"),
      drop(63, 47, 1.5, "L"),
      r("gl", 82, 28, 20, 36, 4),
      p("leaf", "M82 40q5-3 10 0t10 0v21q0 3-3 3H85q-3 0-3-3z"),
      box(92, 30, 22, 5, 2),
      box(92, 66, 22, 5, 1),
      blade(92, 52, 0.8, "lf2"),
      p("D", "M24 66h3v13h-3zM41 66h3v13h-3zM108 66h3v13h-3zM125 66h3v13h-3z"),
      c("W", 34, 24, 2),
      c("W", 118, 24, 2),
    ],
  ],
};

function block(): string {
  return box(0, 0, 17, 13, 1, 0.34, "ice", "ice2");
}
