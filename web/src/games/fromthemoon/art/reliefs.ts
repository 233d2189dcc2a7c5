/**
 * The ground of each Terrain tile seen from above, 100 by 100: quiet enough to carry cubes in the upper left,
 * a rover in the upper right and the plate with the effect below.
 */

const low = (d: string): string => `<path fill="var(--relief-1)" d="${d}"/>`;
const dark = (d: string, opacity = 1): string =>
  `<path fill="var(--relief-2)" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const ice = (d: string): string => `<path fill="var(--relief-ice)" d="${d}"/>`;
const line = (d: string, width = 2, paint = "--relief-2"): string =>
  `<path fill="none" stroke="var(${paint})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const rim = (d: string): string =>
  `<path fill="none" stroke="var(--rim)" stroke-width="1.5" stroke-linecap="round" d="${d}"/>`;

/** A crater: its rim lit above, its bowl in shade. */
const bowl = (x: number, y: number, rx: number, ry = rx * 0.72): string =>
  dark(`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0 ${rx} ${ry} 0 0 1 ${-2 * rx} 0z`) +
  low(`M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0 ${rx} ${ry * 0.7} 0 0 1 ${-2 * rx} 0z`) +
  rim(`M${x - rx + 1} ${y - 2}a${rx} ${ry} 0 0 1 ${2 * rx - 2} 0`);

const GROUND: Readonly<Record<string, string>> = {
  // Open Regolith: dust, and a few small hits
  "T-01": low("M0 46q30-14 56-2t44-6v62H0z") + bowl(66, 52, 15) + bowl(30, 66, 8) + bowl(84, 78, 6) + bowl(22, 90, 5),
  // Crater Academy: a crater cut into steps
  "T-02":
    bowl(52, 56, 40, 30) +
    line("M22 60q8 18 30 18t30-18M30 60q6 12 22 12t22-12M38 59q5 6 14 6t14-6", 2.4, "--relief-1") +
    low("M45 50h14v6H45z"),
  // Sunlit Ridge: one lit flank, one in shade
  "T-03":
    low("M0 70 20 44l14 6 20-26 18 14 12-8 16 20v50H0z") +
    dark("M54 24l18 14 12-8 16 20v24L78 54l-12 10z") +
    rim("M2 68 20 45l14 6 20-26"),
  // Twin Mast: two masts and their shadows
  "T-04":
    low("M0 62q50-18 100 0v38H0z") +
    line("M34 74 42 22l8 52M37 56h10M39 42h6M58 78l8-44 8 44M61 62h10", 2.4) +
    dark("M42 76l36 12h8L50 74zM66 80l28 10h6L74 78z", 0.7),
  // Glasshouse Basin: cells of glass in a hollow
  "T-05":
    bowl(50, 60, 42, 30) +
    ice("M34 50l8-5 8 5v9l-8 5-8-5zM50 50l8-5 8 5v9l-8 5-8-5zM42 64l8-5 8 5v9l-8 5-8-5z") +
    line("M34 50l8-5 8 5v9l-8 5-8-5zM50 50l8-5 8 5v9M66 59l-8 5-8-5M42 64v9l8 5 8-5v-9", 1.4),
  // Ice Beacon: blades of ice round a light
  "T-06":
    ice("M14 92l10-44 10 20 8-30 12 54zM60 92l8-34 8 14 8-24 10 44z") +
    dark("M34 68l8-30 12 54H40zM76 72l8-24 10 44H80z", 0.45) +
    line("M58 90V44M53 44h10", 2.6),
  // Dust Beacon: dunes round a light
  "T-07":
    low("M0 52q26-26 48-4 24 20 52-6v58H0z") +
    dark("M48 48q24 20 52-6v16q-30 22-52-10zM0 82q30-24 52 0-22-8-52 6z") +
    line("M30 78V36M25 36h10", 2.6),
  // Landing Circle: a pad with its marks
  "T-08":
    low("M0 40h100v60H0z") +
    `<circle cx="52" cy="60" r="30" fill="var(--relief-2)"/><circle cx="52" cy="60" r="25" fill="var(--relief-1)"/>` +
    line("M52 42v12M52 66v12M34 60h12M58 60h12", 3) +
    rim("M24 50a30 30 0 0 1 46-15"),
  // Levelled Ground: graded strips
  "T-09":
    low("M8 34h84v58H8z") +
    dark("M8 48h84v5H8zM8 66h84v5H8zM8 84h84v5H8z", 0.6) +
    line("M20 34v58M24 34v58M70 34v58M74 34v58", 1.4) +
    rim("M8 34h84"),
  // Signal Hill: rings of height, a mast on top
  "T-10":
    low("M8 74a42 30 0 0 1 84 0 42 22 0 0 1-84 0z") +
    line("M18 72a33 22 0 0 1 66 0 33 15 0 0 1-66 0zM30 68a21 13 0 0 1 42 0 21 9 0 0 1-42 0z", 1.8) +
    line("M51 64V30M44 34q7-8 14 0M40 28q11-12 22 0", 2.4),
  // Mixed Seam: bands in the rock
  "T-11":
    low("M0 40 100 26v16L0 58zM0 74 100 58v16L0 92z") +
    dark("M0 58 100 42v16L0 74z") +
    dark("M0 92 100 74v26H0z", 0.55) +
    line("M20 62l8 6M48 58l8 6M76 53l8 6M34 78l6 5M64 73l6 5", 1.6),
  // Solar Flat: rows of cells
  "T-12":
    low("M0 36h100v64H0z") +
    dark("M12 44h34l-6 14H6zM54 44h34l-6 14H48zM8 68h34l-6 14H2zM50 68h34l-6 14H44z") +
    rim("M12 44h34M54 44h34M8 68h34M50 68h34"),
  // Dockyard Rise: a terrace with a cradle
  "T-13":
    low("M0 48h62l38 14v38H0z") +
    dark("M0 70h58l42 14v16H0z", 0.7) +
    line("M20 70V34h40v36M20 46h40M32 34v36M48 34v36", 2.4),
  // Wreck Field: what is left of a hull
  "T-14":
    dark("M20 84l6-26 20-12 8 20-14 18z") +
    low("M20 84l6-26 12-7 2 24-6 9z") +
    dark("M60 58l22-18 10 14-16 18z") +
    line("M66 82l8-6 6 8 10-8M50 90l4-8M26 58q12 4 20-12", 2.2) +
    low("M60 58l22-18 4 6-20 16z"),
  // Melt Terraces: pools that run into each other
  "T-15":
    low("M0 36q30 8 50 0t50 2v62H0z") +
    ice("M10 50q20-8 38 0 6 8-10 10-24 2-28-10zM44 68q20-8 38 0 6 8-10 10-24 2-28-10z") +
    line("M6 60q20 10 44 2M40 78q22 10 48 2M0 90q30 8 60 0", 1.8),
  // Far Side Gantry: a frame over the rille
  "T-16":
    dark("M18 0h20c12 26-14 48 6 68s4 22 10 32H30C20 84 42 74 24 56S30 26 18 0z") +
    low("M38 0h9c12 26-14 48 6 68s4 22 10 32h-9c-6-10 10-12-10-32S50 26 38 0z") +
    line("M58 84V30h28v54M58 44h28M64 30v54M80 30v54M86 30l8-8", 2.4),
};

/** The ground of a tile as inner markup of a 100 by 100 drawing; '' for a tile that has none. */
export const relief = (id: string): string => GROUND[id] ?? "";

export const reliefIds = (): string[] => Object.keys(GROUND);
