/** The Mission tiles: each part of a ship by itself, hung in the light of its world. */
import type { Backdrop, Scene, SceneBook, Tone } from "../../../art/book";
import {
  at,
  ball,
  c,
  crate,
  cube,
  dim,
  drum,
  e,
  ice,
  lamp,
  man,
  mast,
  p,
  pot,
  r,
  rays,
  row,
  silo,
  sprout,
  steam,
  table,
  windows,
} from "../../../art/parts";

const DOCK: Backdrop = { night: true };
const INSIDE: Backdrop = { room: true, ground: "floor" };
const part = (tone: Tone, back: Backdrop, body: () => string[]): Scene => [tone, back, body];

const europa: SceneBook = {
  // Ice Drill: through the crust, to the sea
  "ME-1": part("europa", DOCK, () => [
    mast(76, 60, 40, 50, 4),
    p("M", "M68 10h16v50H68z") + p("S", "M78 10h6v50h-6z"),
    p("cu", "M66 60h20l-10 24z") + p("lnd", "M67 64l16-2M69 69l12-2M72 75l7-2"),
    ice(40, 90, 0.9),
    ice(116, 90, 1.1),
  ]),
  // Keel Frame: the bones of the hull
  "ME-2": part("europa", DOCK, () => [
    p("lnS", "M14 72q62 14 124 0"),
    row(7, (i) => p("ar", `M${28 + i * 16} 74q-8-${34 - Math.abs(3 - i) * 5} 0-${54 - Math.abs(3 - i) * 9}`)),
    p("lnG", "M26 34q50-20 100 0M22 54q54-18 108 0"),
    man(120, 86, 1, "fore", true),
    rays(104, 74, 2, 8, 7, "lnW", -160, -20),
  ]),
  // Pressure Hull: two balls that hold an ocean off
  "ME-3": part("europa", DOCK, () => [
    r("S", 50, 38, 52, 18, 4),
    ball(48, 46, 28),
    ball(106, 46, 26),
    c("D", 44, 44, 10) + c("gl2", 44, 44, 7.5),
    c("D", 102, 44, 9) + c("gl2", 102, 44, 6.5),
    row(8, (i) => c("S", 48 + Math.cos(i * 0.785) * 24, 46 + Math.sin(i * 0.785) * 24, 1.4)),
    p("lnD", "M36 72v10M60 72v10M96 70v12M116 70v12"),
  ]),
  // Diving Bell: down on a cable
  "ME-4": part("europa", { ground: "none", night: true }, () => [
    p("wt2", "M0 36q38-6 76 0t76 0v56H0z"),
    p("ice", "M0 32h58l-6 10H0zM152 32H96l6 10h50z"),
    p("lnD", "M76 0v38"),
    p("cu", "M56 78q0-40 20-40t20 40z") + p("cu2", "M80 38.500q16 4 16 39.500H84q4-24-4-39.500z"),
    c("D", 76, 60, 9) + c("W", 76, 60, 6),
    p("bm", "M76 60l50 24v-30z"),
    c("aw", 50, 60, 2) + c("aw", 46, 50, 1.5) + c("aw", 108, 44, 2),
  ]),
  // Galley Deck: warm plates in a cold sea
  "ME-5": part("europa", INSIDE, () => [
    windows(16, 14, 3, 1, 44, 1, 30, 20, [], "wt2"),
    table(76, 82, 110, 18, "M"),
    pot(40, 62, 1.2),
    steam(40, 44, 0.8),
    cube(70, 62, 0.9, "food"),
    e("L", 94, 61, 9, 2.6) + e("hot", 94, 60, 5, 1.6),
    man(122, 84, 1.3, "give", true),
  ]),
  // Brine Reactor: salt water and a small sun
  "ME-6": part("europa", DOCK, () => [
    drum(56, 80, 46, 54, "gl", "gl2"),
    p("wt", "M33 44h46v34q-22 8-46 0z"),
    c("hal", 56, 58, 14) + c("W", 56, 58, 7) + rays(56, 58, 9, 14, 10),
    silo(112, 80, 28, 50),
    p("lnP", "M79 40h20M79 66h20"),
    p("acc", "M98 58h28v4H98z"),
  ]),
};

const titan: SceneBook = {
  // Haze Lamp: light enough for orange fog
  "MT-1": part("titan", { flat: true }, () => [
    p("bm", "M66 36 146 4v74z"),
    p("D", "M34 24h24l10 6v14l-10 6H34z") + c("W", 66, 37, 7),
    p("lnD", "M46 50 36 80M46 50l10 30"),
    dim(0.4, p("ch", "M0 56q40-10 80 0t72-4v14q-40-8-76 0T0 70z")),
  ]),
  // Gas Scoop: a mouth for the sky
  "MT-2": part("titan", { ground: "none" }, () => [
    dim(0.5, p("ch", "M0 20q40 10 80 0t72 4v12q-40-8-76 0T0 34zM0 60q40 10 80 0t72 4v12q-40-8-76 0T0 74z")),
    p("M", "M30 46h40l44-28v56L70 60H30z") + p("S", "M30 53h40l44 7v14L70 60H30z"),
    e("D", 114, 46, 8, 28),
    p("lnG", "M128 30h16M126 46h20M128 62h16"),
    drum(24, 66, 18, 34),
  ]),
  // Methane Sail: cloth on the thick wind
  "MT-3": part("titan", { flat: true }, () => [
    r("D", 62, 10, 3, 66),
    p("ch", "M66 12q54 14 56 54-30-8-56-6z") + p("ch2", "M66 36q34 2 54 14l2 16q-30-8-56-6z"),
    p("L", "M60 18Q30 34 26 62q20-4 34-2z"),
    p("cu", "M30 76h76l-12 10H42z"),
    p("wt2", "M0 84q20-4 38 0t38 0 38 0 38 0v8H0z"),
  ]),
  // Float Pontoon: it swims on what is not water
  "MT-4": part("titan", { ground: "none" }, () => [
    p("ch2", "M0 58q20-5 38 0t38 0 38 0 38 0v34H0z"),
    r("L", 24, 46, 104, 8, 2),
    r("M", 20, 54, 46, 16, 8) + r("M", 86, 54, 46, 16, 8),
    r("S", 20, 63, 46, 7, 4) + r("S", 86, 63, 46, 7, 4),
    p("lnD", "M40 46V26M112 46V26"),
    c("W", 40, 25, 2.4) + c("W", 112, 25, 2.4),
    man(76, 46, 1.2, "out"),
    dim(0.5, p("ch", "M0 76q20-5 38 0t38 0 38 0 38 0v8H0z")),
  ]),
  // Insulated Hold: layer within layer
  "MT-5": part("titan", DOCK, () => [
    r("M", 22, 18, 108, 62, 14),
    r("ch", 28, 24, 96, 50, 11),
    r("D2", 34, 30, 84, 38, 8),
    r("L", 40, 36, 72, 26, 4),
    crate(58, 62, 16, 14),
    crate(78, 62, 16, 18),
    crate(98, 62, 14, 12),
    p("lnP", "M22 50h-14M130 50h14"),
  ]),
  // Long Sleep Bay: years, one behind glass each
  "MT-6": part("titan", { room: true, ground: "floor", night: true }, () => [
    row(
      3,
      (i) =>
        r("M", 16 + i * 42, 18, 34, 60, 16) +
        r("gl2", 20 + i * 42, 24, 26, 46, 12) +
        c("L", 33 + i * 42, 36, 6) +
        r("D", 29.5 + i * 42, 33, 8, 5, 2) +
        p(["S", "wt", "D2"][i]!, `M${25 + i * 42} 66V50q8-8 16 0v16z`) +
        p("shn", `M${24 + i * 42} 60V34`),
    ),
    row(3, (i) => c("leaf", 33 + i * 42, 74, 1.8)),
  ]),
};

const mars: SceneBook = {
  // Landing Legs: four knees
  "MM-1": part("mars", {}, () => [
    p("L", "M50 8h52l8 22H42z") + p("S", "M86 8h16l8 22H88z"),
    p("lnP", "M48 30 22 74M104 30l26 44M62 30 52 60M90 30l10 30"),
    p("lnS", "M52 40 34 54M100 40l18 14"),
    p("D", "M12 74h20v5H12zM120 74h20v5h-20z"),
    dim(0.6, p("stm", "M60 74q-8 4-16 0M92 74q8 4 16 0")),
    p("hot", "M70 30h12l-6 18z"),
  ]),
  // Dust Filter: red in, clear out
  "MM-2": part("mars", DOCK, () => [
    row(14, (i) => c("hot", 8 + ((i * 13) % 42), 26 + ((i * 19) % 44), 1 + (i % 3) * 0.5)),
    r("M", 54, 16, 44, 64, 5) + p("S", "M84 16h9q5 0 5 5v54q0 5-5 5h-9z"),
    row(6, (i) => p("D", `M60 ${24 + i * 9}h32l-5 4H65z`)),
    p("lnG", "M104 32h24M104 48h32M104 64h24"),
  ]),
  // Rust Smelter: the soil is the ore
  "MM-3": part("mars", {}, () => [
    p("D", "M44 80V34h40v46z") + p("hot", "M52 80V54a12 12 0 0 1 24 0v26z") + p("W", "M58 80V62a6 6 0 0 1 12 0v18z"),
    p("cu", "M30 20h68L84 34H44z") + p("cu2", "M80 20h18L84 34h-8z"),
    p("hot", "M84 70h24v4q6 6 12 6H84z"),
    cube(124, 80, 1.1, "metal"),
    p("g7", "M2 82q14-16 28 0z"),
  ]),
  // Seed Vault: a door for later
  "MM-4": part("mars", { flat: true }, () => [
    p("g7", "M8 84q20-46 68-46t68 46z"),
    c("S", 76, 58, 26) + c("M", 76, 58, 21) + c("D", 76, 58, 8),
    row(6, (i) => at(76, 58, 1, r("S", -2, -20, 4, 12, 1), i * 60)),
    sprout(76, 62, 1.2),
    row(3, (i) => e("ch", 22 + i * 9, 86, 3, 2)),
  ]),
  // Crew Ring: it turns, so that soup stays in the bowl
  "MM-5": part("mars", { night: true, ground: "none" }, () => [
    c("rgO", 76, 46, 34) + c("rgI", 76, 46, 34) + c("rgD", 76, 46, 34),
    p("lnS", "M76 12v68M42 46h68"),
    c("M", 76, 46, 10) + c("D", 76, 46, 4),
    row(8, (i) => c("W", 76 + Math.cos(i * 0.785 + 0.4) * 34, 46 + Math.sin(i * 0.785 + 0.4) * 34, 2)),
  ]),
  // Ascent Stage: the way back
  "MM-6": part("mars", {}, () => [
    at(76, 76, 1, p("L", "M-16-10v-30q4-16 16-22 12 6 16 22v30z") + p("S", "M2-61q10 6 14 21v30H4q6-28-2-51z") + c("D", 0, -34, 6) + c("gl2", 0, -34, 4)),
    p("D", "M62 66h28l6 10H56z"),
    p("W", "M64 76h24l-12 16z") + p("hot", "M70 76h12l-6 10z"),
    p("acc", "M60 56h32v4H60z"),
    lamp(24, 84, 14),
  ]),
};

export const missions: SceneBook = { ...europa, ...titan, ...mars };
