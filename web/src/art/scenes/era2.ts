/** Era II, the colony: works, lines, first comforts. */
import type { SceneBook } from "../book";
import {
  arm,
  at,
  atom,
  ball,
  beam,
  blade,
  bolt,
  box,
  bubble,
  bush,
  c,
  chimney,
  columns,
  crate,
  dim,
  dome,
  drop,
  drum,
  e,
  flag,
  flask,
  garland,
  gear,
  heap,
  heart,
  house,
  ladder,
  man,
  mast,
  mushroom,
  nut,
  p,
  pediment,
  r,
  robot,
  rock,
  rover,
  row,
  shadow,
  silo,
  spark,
  sprout,
  steam,
  steps,
  table,
  tank,
  train,
  tree,
  waves,
  wheel,
  windows,
} from "../parts";

export const era2: SceneBook = {
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
  // Monorail: a beam on pylons, a sleek train
  "S2-09": [
    "yellow",
    { earth: [120, 20, 9] },
    () => [
      p("sh", "M0 80h152v3H0z"),
      dome(24, 72, 14, 16, "M", "S"),
      dome(126, 72, 18, 22, "M", "S"),
      windows(18, 66, 2, 1, 7, 1, 4, 4),
      windows(118, 62, 2, 1, 8, 1, 4, 5),
      row(3, (i) => p("L", `M${18 + i * 52} 56h12l-2 6 1 18h-10l1-18z`) + p("S", `M${25 + i * 52} 56h5l-2 6 1 18h-5z`)),
      r("M", -2, 50, 156, 7),
      r("S", -2, 54, 156, 3),
      r("L", -2, 49, 156, 2),
      train(72, 49, 100, 18),
      p("lnd", "M52 31v18M82 31v18"),
    ],
  ],
  // Condo Stack: boxes set crosswise, balconies
  "S2-10": [
    "yellow",
    {},
    () => [
      shadow(40, 112),
      box(72, 77, 58, 16, 1, 0.24),
      box(82, 61, 58, 16, 1, 0.24, "M", "S"),
      box(66, 45, 54, 16, 1, 0.24),
      box(84, 29, 40, 15, 1, 0.26, "M", "S"),
      p("acc", "M38 45h54v2H38zM53 61h58v2H53zM64 29h40v2H64z"),
      windows(48, 65, 4, 1, 9, 1, 5, 7, [2]),
      windows(58, 49, 4, 1, 9, 1, 5, 7),
      windows(44, 33, 4, 1, 9, 1, 5, 7, [1]),
      windows(70, 18, 2, 1, 9, 1, 5, 6),
      p("lnd", "M98 45h16v-6h-16M101 39v6M106 39v6M111 39v6M53 61H43v-6h10M46 55v6M50 55v6"),
      sprout(108, 44, 0.8),
      sprout(46, 61, 0.6),
      bush(92, 14, 0.5),
      tree(76, 14, 0.45),
      p("lnD", "M96 14V6"),
      c("W", 96, 5, 1.8),
      man(34, 80, 1.1, "wave"),
    ],
  ],
  // Assembly Line: a belt, arms, the thing growing
  "S2-11": [
    "yellow",
    { room: true, ground: "floor" },
    () => [
      beam(0, 152, 8, 6, 16),
      p("W", "M22 15h14v3H22zM70 15h14v3H70zM118 15h14v3h-14z"),
      p("bm", "M22 18h14l8 44H14zM70 18h14l8 44H62zM118 18h14l8 44h-30z"),
      arm(44, 58, 1.15),
      arm(108, 58, 1.15, true),
      r("D", -4, 58, 160, 10, 5),
      row(11, (i) => c("S", 4 + i * 14.5, 63, 3)),
      r("M", -4, 56, 160, 3),
      p("D", "M20 68h4v14h-4zM76 68h4v14h-4zM128 68h4v14h-4z"),
      r("M", 12, 50, 18, 6, 1),
      at(63, 56, 1, r("M", -10, -6, 20, 6, 1) + p("L", "M-8-6a8 8 0 0 1 16 0z")),
      at(86, 56, 1, r("L", -2, -1, 1, 1)),
      at(132, 58, 1, rover(0, 0, 0.8)),
      at(90, 56, 1, r("M", -10, -7, 20, 6, 1) + p("L", "M-6-7a8 8 0 0 1 14 0z") + wheel(-6, -2, 3)),
      spark(56, 30, 0.7),
      spark(97, 30, 0.9),
    ],
  ],
  // Hydro Farm: tiers of grow pipes in a glass gable
  "S2-12": [
    "yellow",
    {},
    () => [
      shadow(20, 122),
      p("gl", "M22 77V42L72 14l50 28v35z"),
      row(3, (j) => {
        const y = 46 + j * 12;
        return (
          r("L", 30, y, 84, 4, 2) +
          r("sf", 30, y + 2, 84, 2, 1) +
          row(8, (i) => ((j + i) % 3 === 2 ? bush(36 + i * 10.5, y, 0.5) : sprout(36 + i * 10.5, y, 0.95)))
        );
      }),
      p("wt", "M26 74h92v3H26z"),
      p("lnG", "M22 77V42L72 14l50 28v35M72 14v22M22 42h100M47 28v14M97 28v14"),
      p("shn", "M30 40 60 23"),
      p("lnP", "M122 48h10v28"),
      tank(134, 78, 10, "wt"),
      p("acc", "M20 76h104v2.5H20z"),
    ],
  ],
  // Dark-Side Dish: a bowl as wide as its crater
  "S2-13": [
    "yellow",
    { night: true, flat: true },
    () => [
      p("g5", "M4 74q12-14 30-16h86q18 2 28 16z"),
      e("g7", 76, 62, 58, 11),
      e("L", 76, 62, 52, 9.5),
      p("sf", "M76 52.5c30 0 52 4 52 9.5s-22 9.5-52 9.5q32-6 0-19z"),
      dim(0.35, p("lnd", "M26 60q50 14 100 0M50 54q-4 8 8 16M102 54q4 8-8 16M76 52.5v19")),
      p("g6", "M18 62q8 16 58 16t58-16l6 8q-14 14-64 14T12 70z"),
      mast(22, 70, 8, 50, 5, 4),
      mast(130, 70, 8, 50, 5, 4),
      mast(76, 58, 7, 48, 5, 4),
      p("lnd", "M22 20 76 36 130 20M22 20l54 18 54-18M76 10v26"),
      p("M", "M66 34h20l-3 5H69z"),
      p("W", "M73 39h6l-3 7z"),
      p("wav", "M68 20a12 12 0 0 1 16 0M62 13a20 20 0 0 1 28 0"),
      c("W", 22, 19, 1.8),
      c("W", 130, 19, 1.8),
      box(30, 86, 18, 9, 1),
      windows(24, 80, 2, 1, 6, 1, 3, 3),
    ],
  ],
  // Think-Tank Dorm: a tank on legs, a bulb of ideas
  "S2-14": [
    "yellow",
    {},
    () => [
      shadow(50, 104),
      p("lnP", "M58 54 50 77M94 54l8 23M76 60v17M54 66h44"),
      ball(76, 46, 24),
      p("acc", "M52.5 41h47l.5 4h-48z"),
      windows(59, 32, 4, 1, 9, 1, 5, 6, [2]),
      windows(56, 48, 5, 1, 9, 1, 5, 6, [1]),
      windows(65, 58, 3, 1, 9, 1, 5, 5),
      c("hal", 76, 13, 12),
      p("D", "M71.5 20h9v4h-9z"),
      p("W", "M72 20q0-3-2-5a7.5 7.5 0 1 1 12 0q-2 2-2 5z"),
      ladder(73, 78, 14),
      box(118, 77, 20, 20, 2),
      windows(111, 63, 2, 1, 7),
      p("lnP", "M98 50q20 0 20 8"),
      man(36, 80, 1.15, "hip"),
      e("aw", 34, 50, 4, 3),
      c("aw", 36, 56, 1.5),
      e("aw", 28, 40, 8, 5),
    ],
  ],
  // Crater Village: small roofs inside the rim
  "S2-15": [
    "yellow",
    { flat: true, earth: [122, 18] },
    () => [
      p("g5", "M2 68q14-22 34-26 40-8 80 0 20 4 34 26z"),
      e("g7", 76, 58, 62, 16),
      e("g6", 76, 62, 58, 13),
      house(36, 62, 14, 9, "cR"),
      house(116, 62, 14, 9, "cB"),
      house(58, 58, 15, 10, "acc"),
      house(96, 58, 15, 10, "leaf"),
      silo(77, 60, 12, 26),
      c("W", 77, 31, 2),
      windows(33, 56, 1, 1),
      windows(55, 51, 1, 1),
      windows(93, 51, 1, 1),
      windows(112, 56, 1, 1),
      windows(73, 42, 1, 2, 1, 8),
      bush(46, 64, 0.6),
      bush(106, 64, 0.6),
      tree(70, 68, 0.6),
      tree(87, 68, 0.5),
      house(50, 72, 17, 10, "cP"),
      house(104, 72, 17, 10, "acc"),
      windows(46, 65, 1, 1, 1, 1, 4, 5),
      windows(100, 65, 1, 1, 1, 1, 4, 5),
      man(76, 74, 0.8, "wave"),
      man(84, 74, 0.7, "down", true, "acc"),
      p("g5", "M0 66q10 0 18 4 16 10 58 10t58-10q8-4 18-4v26H0z"),
      p("g2", "M0 82q50-6 152-3v13H0z"),
    ],
  ],
  // Taco Rover: lunch on wheels
  "S2-16": [
    "yellow",
    {},
    () => [
      shadow(30, 120),
      at(
        72,
        29,
        1,
        p("ch2", "M-20 10A24 25 0 0 1 28 10z") +
          p("leaf", "M-26 8q-3-6 3-7-2-7 5-7 0-8 8-6 3-8 10-4 6-4 10 2 8-2 9 5 7 0 6 7 6 3 2 10z") +
          c("cR", -12, -5, 3.2) +
          c("cR", 4, -12, 3.2) +
          c("cR", 17, -4, 3.2) +
          p("ch", "M-27 10A23 19 0 0 1 20 10z") +
          c("ch2", -8, 2, 1.5) +
          c("ch2", 4, 4, 1.5) +
          c("ch2", -15, 6, 1.2),
      ),
      p("L", "M38 68V44q0-6 6-6h56q16 2 18 22v8z"),
      p("S", "M94 38h6q16 2 18 22v8H94z"),
      p("gl2", "M100 43q10 3 12 15h-12z"),
      r("D", 50, 46, 34, 14, 1),
      r("W", 51.5, 47.5, 31, 11),
      c("D", 62, 53, 3.5),
      r("D", 58, 55, 9, 4),
      p("acc", "M46 46l4-6h34l4 6z"),
      r("M", 48, 60, 38, 2.5),
      row(3, (i) => wheel(50 + i * 26, 71, 7.5)),
      man(28, 80, 1.3, "give"),
      p("ch", "M36 66a4 4 0 0 1 8 0z"),
      steam(86, 12, 0.5),
    ],
  ],
  // Fragmenter: a hopper with teeth, shards below
  "S2-17": [
    "pink",
    {},
    () => [
      shadow(40, 112),
      p("g5", "M56 22l8-14 14-4 14 8 4 12-10 8H64z") +
        p("g6", "M78 4l14 8 4 12-10 8-6-8z") +
        p("lnd", "M66 30l8-12-2-8M74 18l10 2"),
      p("M", "M36 26h10l14 22h-8zM116 26h-10L92 48h8z"),
      gear(62, 46, 14, 10, "L", "acc"),
      gear(90, 46, 14, 10, "S", "acc"),
      p("M", "M40 52h8l8 14h40l8-14h8v25H40z") + p("S", "M96 66l8-14h8v25H96z"),
      p("acc", "M40 72h72v3H40z"),
      windows(46, 60, 1, 1, 1, 1, 4, 5),
      p("D", "M64 66h24v11H64z"),
      p("g5", "M66 77l4-6 4 6zM74 77l3-5 5 5zM82 77l2-4 3 4z"),
      p("cB", "M120 70l7 2-3 6zM128 76l6-3 1 6z") +
        p("cY", "M132 66l6-2-1 6z") +
        p("cP", "M22 72l7-2-1 6z") +
        p("W", "M30 78l5-5 3 5z") +
        p("cB", "M14 78l6-2 2 4z") +
        p("g5", "M138 78l5-4 4 5z"),
    ],
  ],
  // Science Club: round the table, round the atom
  "S2-18": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      r("L", 48, 6, 56, 34, 2),
      r("P", 50, 8, 52, 30),
      atom(76, 23, 14, "lnG", "W"),
      garland(0, 8, 48, 10, 5, 5, ["W", "cP", "gl2"]),
      garland(104, 10, 152, 8, 5, 5, ["cP", "W", "gl2"]),
      man(36, 80, 1.8, "fore", false, "L"),
      man(118, 80, 1.8, "up", true, "acc", false, "D"),
      man(60, 66, 1.4, "wave", false, "vi"),
      man(92, 66, 1.4, "down", true, "leaf"),
      table(77, 82, 64, 16),
      flask(66, 64, 1.1, "leaf"),
      flask(84, 64, 0.9, "acc"),
      drum(100, 64, 6, 8, "gl2", "wt2"),
      c("leaf", 66, 40, 1.8) + c("leaf", 69, 44, 1.3),
    ],
  ],
  // Robot Factory: a robot in its frame, the next in line
  "S2-19": [
    "pink",
    {},
    () => [
      shadow(16, 132),
      p("L", "M14 76V46l16-10v10l16-10v40z") + p("S", "M40 40l6-4v40h-6z"),
      windows(19, 54, 3, 1, 8, 1, 4, 6),
      p("D", "M52 10h5v67h-5zM103 10h5v67h-5z"),
      beam(52, 108, 10, 6, 6),
      p("lnd", "M74 16v8M86 16v8"),
      robot(80, 76, 2.15, "down"),
      arm(60, 76, 0.9),
      spark(69, 51, 1),
      r("D", 108, 70, 44, 7, 3),
      row(3, (i) => c("S", 114 + i * 13, 73.5, 2)),
      robot(122, 70, 1.05, "up"),
      robot(142, 70, 1.05),
      p("acc", "M14 66h32v3H14z"),
      chimney(22, 40, 5, 20, true),
    ],
  ],
  // Engineering: the drawing and the gears it becomes
  "S2-20": [
    "pink",
    {},
    () => [
      shadow(24, 126),
      gear(98, 36, 24, 12, "S", "D"),
      gear(98, 36, 15, 30, "M", "D"),
      gear(62, 24, 15, 9, "L", "D"),
      gear(126, 62, 12, 8, "acc", "D"),
      p("D", "M36 60 30 78h3l8-18zM86 60l8 18h-3l-7-18z"),
      p("P", "M22 40h72l6 24H18z"),
      p("ln", "M34 44h48M31 52h54M28 60h60M40 41l-8 22M60 41v22M78 41l6 22"),
      `<circle class="lnG" cx="52" cy="52" r="8"/>`,
      p("lnG", "M66 58l6-12 8 12z"),
      r("L", 16, 63, 86, 3, 1),
      man(112, 80, 1.6, "high", true),
      p("lnD", "M108 52l-22 4"),
    ],
  ],
  // Radio Tower: lattice, dishes, a beat in the air
  "S2-21": [
    "pink",
    {},
    () => [
      shadow(60, 94),
      mast(76, 77, 32, 58, 6, 6),
      p("lnD", "M76 19v-6"),
      c("W", 76, 13, 3),
      waves(84, 13, 1.1),
      waves(68, 13, 1.1, 180),
      at(64, 40, 0.9, p("L", "M-14-10q2 16 20 14z") + p("sf", "M-8-2q5 6 14 6L-14-10z")),
      at(88, 34, 0.9, p("S", "M14-10q-2 16-20 14z")),
      at(66, 56, 0.6, p("L", "M-14-10q2 16 20 14z")),
      r("acc", 68, 28, 16, 3),
      r("acc", 64, 48, 24, 3),
      box(112, 77, 26, 16, 2),
      windows(103, 65, 2, 1, 7),
      box(40, 77, 18, 11, 2, 0.3, "M", "S"),
      p("lnd", "M76 20 132 77M76 20 22 77"),
    ],
  ],
  // Archive: shelves to the ceiling, a ladder on rails
  "S2-22": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      r("cu2", 14, 8, 124, 64, 2),
      r("D", 18, 12, 116, 58),
      row(3, (j) => {
        const y = 30 + j * 19.5;
        let x = 20;
        let out = "";
        for (let i = 0; x < 128; i++) {
          const w = 4 + ((i * 7 + j * 5) % 4);
          const h = 10 + ((i * 5 + j * 3) % 5);
          if ((i + j * 2) % 9 !== 6)
            out += r(["cB", "L", "acc", "ch", "M", "leaf", "cu", "L"][(i * 3 + j) % 8]!, x, y - h, w - 0.8, h);
          x += w;
        }
        return out + r("cu", 18, y, 116, 3);
      }),
      p("lnG", "M86 10 74 78M98 10 86 78M84 20h12M82 31h12M80 42h12M79 52h12M77 62h12"),
      man(84, 54, 1.3, "high", false, "L"),
      drum(118, 82, 14, 10, "L", "S"),
      p("L", "M40 78h18l3 4H38z") + p("M", "M42 74h14v4H42z"),
    ],
  ],
  // Embassy: portico and flag
  "S2-23": [
    "pink",
    { earth: [126, 20, 9] },
    () => [
      shadow(28, 124),
      pediment(76, 38, 92, 22),
      r("M", 32, 38, 88, 6),
      columns(76, 73, 80, 29, 5),
      p("W", "M52 52h5v12h-5zM71 52h5v21h-5zM91 52h5v12h-5z"),
      steps(76, 79, 92, 2),
      p("lnD", "M76 16V3"),
      p("acc", "M77 3h17l-4 4.5 4 4.5H77z"),
      c("acc", 76, 30, 5),
      p("L", "M76 26.5l1 2.5h2.5l-2 1.7.8 2.6-2.3-1.6-2.3 1.6.8-2.6-2-1.7h2.5z"),
      flag(26, 79, 34, "oblong", "cB", 0.8),
      flag(122, 79, 34, "oblong", "leaf", 0.8),
    ],
  ],
  // Atom Builder: two arms and one large atom
  "S2-24": [
    "pink",
    { night: true },
    () => [
      shadow(20, 132),
      c("hal", 76, 38, 30),
      atom(76, 38, 29, "lnG", "W"),
      c("hot", 79, 36, 4),
      c("cB", 73, 41, 4),
      c("W", 74, 35, 4),
      c("gl2", 47, 36, 3.2),
      c("gl2", 92, 14, 3.2),
      c("gl2", 89, 63, 3.2),
      at(24, 78, 1, arm(0, 0, 1.45)),
      at(128, 78, 1, arm(0, 0, 1.45, true)),
      c("acc", 39, 46, 3),
      c("acc", 113, 46, 3),
      p("M", "M58 72h36l6 6H52z") + p("S", "M80 72h14l6 6H82z"),
      p("acc", "M56 74h40v2H56z"),
    ],
  ],
  // Postcard Rack: greetings from the Moon
  "S2-25": [
    "grey",
    { earth: [22, 22, 9] },
    () => [
      shadow(58, 96),
      p("lnP", "M76 8v68M62 77h28"),
      c("W", 76, 8, 3),
      row(3, (j) =>
        row(3, (i) =>
          at(
            48 + i * 28 + (i === 1 ? 0 : i ? -2 : 2),
            22 + j * 19,
            i === 1 ? 1.1 : 0.95,
            card((i * 2 + j * 3) % 7),
            i === 0 ? -4 : i === 2 ? 4 : 0,
          ),
        ),
      ),
      man(122, 81, 1.5, "give", true),
      at(108, 64, 0.6, card(3), 12),
    ],
  ],
  // Foreman's Office: a cabin on stilts above the works
  "S2-26": [
    "grey",
    {},
    () => [
      shadow(30, 110),
      p("D", "M40 46h4v31h-4zM88 46h4v31h-4z"),
      p("lnD", "M42 58l46 18M90 58 44 76"),
      box(66, 48, 62, 30, 2, 0.24),
      p("acc", "M30 20l4-6h66l4 6z"),
      r("gl2", 40, 24, 40, 14),
      p("lnD", "M60 24v14"),
      c("D", 52, 33, 3.6),
      p("W", "M47 31a5 5 0 0 1 10 0h1.5v1.2H46z"),
      r("D", 48, 35, 8, 3),
      r("D", 86, 26, 8, 22),
      c("W", 92, 38, 1),
      p("lnD", "M97 48l24 28M103 48l24 28M104 56h-.5M108 54l-5 1M113 60l-6 1M118 66l-6 1M122 71l-6 1"),
      p("lnD", "M97 48h10"),
      gear(28, 70, 10, 9, "M"),
      crate(58, 77, 12, 10),
      crate(72, 77, 11, 12),
      man(132, 82, 1.1, "fore", true, "acc"),
      p("W", "M127.5 63.5a4.5 4.5 0 0 1 9 0h1.5v1h-12z"),
      p("lnd", "M38 14V4"),
      p("M", "M38 4l9 3-9 4z"),
    ],
  ],
  // Bubble Suites: beds in glass balls
  "S2-27": [
    "grey",
    { earth: [18, 42, 8] },
    () => [
      shadow(40, 110),
      p("lnS", "M76 77V56M76 72 46 58M76 72l32-18M76 56V40M76 56l22-26"),
      box(76, 78, 34, 8, 3),
      bubble(46, 48, 19, p("D", "M31 56h30v3H31z") + p("cP", "M40 56q4-7 20-3v3z") + r("L", 33, 52, 8, 4, 2)),
      bubble(74, 26, 18, p("D", "M60 33h28v3H60z") + man(74, 33, 1, "wave")),
      bubble(
        112,
        42,
        21,
        p("D", "M95 51h34v3H95z") +
          p("cB", "M108 51q4-7 19-3v3z") +
          r("L", 98, 47, 9, 4, 2) +
          p("lnd", "M118 22v6") +
          c("W", 118, 30, 3),
      ),
      p("acc", "M59 74h34v2.5H59z"),
      c("W", 76, 62, 2.5),
    ],
  ],
  // Mooncake Bakery: the round cake over the door
  "S2-28": [
    "grey",
    {},
    () => [
      shadow(26, 126),
      chimney(112, 38, 9, 24),
      steam(112, 12, 0.8),
      box(76, 77, 92, 40, 3, 0.24),
      p("ch", "M26 40l6-12h88l6 12z") + p("ch2", "M44 28h12l-3 12H38zM70 28h12v12H69zM97 28h12l6 12h-14z"),
      gear(76, 26, 19, 14, "cu", "cu2"),
      c("cu2", 76, 26, 14),
      c("ch", 76, 26, 12.5),
      p("cu2", "M78 16a10.5 10.5 0 1 0 7 16 9 9 0 0 1-7-16z"),
      r("W", 36, 48, 30, 18),
      p("D", "M36 60h30v2H36z"),
      row(3, (i) => at(42 + i * 9, 60, 1, p("cu", "M-3.5 0v-4q0-2 2-2h3q2 0 2 2v4z"))),
      row(3, (i) => at(42 + i * 9, 66, 1, p("cu", "M-3.5 0v-2q0-1 2-1h3q2 0 2 1v2z"))),
      p("D", "M78 77V56a9 9 0 0 1 18 0v21z"),
      p("hot", "M80 77V57a7 7 0 0 1 14 0v20z"),
      man(118, 81, 1.3, "give"),
      p("cu", "M126 66h9v4h-9z") + r("M", 124, 70, 13, 1.5),
    ],
  ],
  // Button Gallery: press nothing, please
  "S2-29": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      r("L", 16, 10, 28, 26, 1),
      r("P", 19, 13, 22, 20),
      c("cR", 30, 23, 6),
      c("aw", 28, 21, 1.5),
      r("L", 108, 10, 28, 26, 1),
      r("cu", 111, 13, 22, 20),
      c("L", 122, 23, 7),
      c("cu2", 120, 21, 1.2) + c("cu2", 124.5, 21, 1.2) + c("cu2", 120, 25, 1.2) + c("cu2", 124.5, 25, 1.2),
      p("bm", "M68 0h16l16 62H52z"),
      box(76, 82, 34, 26, 1),
      p("D", "M56 52h40v5H56z"),
      p("M", "M60 47h32v6H60z"),
      p("cR", "M62 47a14 11 0 0 1 28 0z"),
      p("aw", "M66 44q2-5 7-6-2 3-4 6z"),
      box(36, 82, 20, 22, 1, 0.3, "M", "S"),
      p("leaf", "M28 60a8 6 0 0 1 16 0z"),
      box(116, 82, 20, 22, 1, 0.3, "M", "S"),
      p("cY", "M108 60a8 6 0 0 1 16 0z"),
      man(134, 86, 1.4, "fore", true),
    ],
  ],
  // Buried Obelisk: dug out halfway, slanting in its pit
  "S2-30": [
    "red",
    { flat: true },
    () => [
      p("g7", "M14 72q10-6 30-8h66q20 2 30 8l-16 16H34z"),
      p("cv", "M28 73q20-6 50-6t48 6l-12 15H42z"),
      at(
        82,
        92,
        1,
        p("D2", "M-12 0-9-64 0-76 9-62 14 0z") + p("D", "M0-76 9-62 14 0H4z") + p("wav", "M-3-54v14M-3-34h7M-3-28h9"),
        24,
      ),
      p("g1", "M0 76q20-2 30 0 10 8 46 8t54-8q10-3 22-2v18H0z"),
      p("g2", "M0 84q50-4 152-1v9H0z"),
      ladder(44, 84, 18),
      heap(20, 80, 36, 16),
      man(56, 66, 1, "fore"),
      p("lnD", "M62 58 68 68"),
      man(130, 78, 1.1, "up", true, "acc"),
      p("lnd", "M98 30 128 62M100 34l18 40"),
      flag(14, 70, 14, "triangle", "acc", 0.7),
      r("D", 126, 74, 3, 4),
    ],
  ],
};

function card(k: number): string {
  const art = [
    r("P", -8, -5, 16, 10) + c("ea", 0, 0, 3.5),
    r("acc", -8, -5, 16, 10) + p("L", "M-5 3a5 5 0 0 1 10 0z"),
    r("wt", -8, -5, 16, 10) + p("L", "M-8 5-2-2 2 2 5-1 8 5z"),
    r("ch", -8, -5, 16, 10) + p("D", "M-1-4h2v9h-2z"),
    r("D", -8, -5, 16, 10) + c("W", 3, -1, 2.5),
    r("leaf", -8, -5, 16, 10) + c("lf2", 0, 1, 3),
    r("cP", -8, -5, 16, 10) + p("L", "M0 4C-4 1-5-1-5-2c0-3 4-3 5-1 1-2 5-2 5 1 0 1-1 3-5 6z"),
  ];
  return r("sh", -9, -6, 21, 16) + r("L", -10, -7, 20, 14, 1) + art[k % art.length]!;
}

function block(): string {
  return box(0, 0, 17, 13, 1, 0.34, "ice", "ice2");
}
