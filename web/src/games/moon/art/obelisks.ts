/** The red cards of all Eras: the obelisks. */
import type { SceneBook } from "../../../art/book";
import { at, e, flag, heap, ladder, man, p, r, rock } from "../../../art/parts";

export const obelisks: SceneBook = {
  // Obelisk: it stands there, and nobody knows why
  "S1-27": [
    "red",
    { earth: [124, 20, 9] },
    () => [
      p("sh", "M60 77h34l52 6H90z"),
      p("D2", "M76 4 88 17l6 59H58l6-59z"),
      p("D", "M76 4 88 17l6 59H80z"),
      p("wav", "M70 24v14M70 44h6M70 50h10M71 56v8"),
      p("g6", "M48 78q4-6 12-5 16-3 34 1 8 0 10 4z"),
      man(46, 81, 1.15, "high"),
      man(110, 82, 1, "down", true, "acc"),
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
  // Humming Obelisk: off the ground, and singing
  "S3-36": [
    "red",
    { night: true },
    () => [
      e("bm", 76, 78, 34, 6),
      `<ellipse class="lnA" cx="76" cy="40" rx="34" ry="9" opacity=".9"/>`,
      `<ellipse class="lnA" cx="76" cy="40" rx="52" ry="15" opacity=".6"/>`,
      `<ellipse class="lnA" cx="76" cy="40" rx="70" ry="21" opacity=".35"/>`,
      p("D", "M76 2 88 15l5 42-17 13-17-13 5-42z"),
      p("D2", "M76 2 64 15l-5 42 17 13z"),
      p("lnH", "M70 22v12M70 40h5M70 46h8M71 52v6"),
      p("lnW", "M82 24v8M82 38v12"),
      p("lnA", "M42 40a34 9 0 0 0 68 0M24 40a52 15 0 0 0 104 0"),
      man(40, 84, 1.15, "up"),
      man(112, 84, 1.15, "out", true, "acc"),
      rock(60, 74, 0.4),
      rock(92, 72, 0.5),
      rock(84, 79, 0.3),
    ],
  ],
};
