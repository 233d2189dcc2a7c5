/** Era II, the colony: the grey cards. */
import type { SceneBook } from "../../../../art/book";
import { at, box, bubble, c, chimney, crate, gear, man, p, r, row, shadow, steam } from "../../../../art/parts";

export const grey: SceneBook = {
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
