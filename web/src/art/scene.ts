/** Draw a book of scenes: one illustration per card, as an inline SVG string. */
import { c, dice, earth, p, r, row, star } from "./parts";
import type { Backdrop, SceneBook, Tone } from "./book";
const GROUNDS = [
  "M0 70q38-7 76-5t76-2v29H0z",
  "M0 67q30-2 60 0t92-1v26H0z",
  "M0 65q34 6 70 4t82-7v30H0z",
  "M0 71q26-8 58-5 40 3 94-3v29H0z",
];
const FAR = [
  "M0 66l14-5 12 3 18-8 16 8 20-3 18-5 22 7 14-4 18 6v10H0z",
  "M0 60q16-8 34-2t36 2q20-9 40-3t42-3v20H0z",
  "M0 64q22-3 40-1l14-7 20 6q30 3 44-4l16 5 18-2v14H0z",
];

const MEDAL: Partial<Record<Tone, string>> = {
  bronze: c("md", 76, 44, 38),
  silver: p("md", "M32 44 54 6h44l22 38-22 38H54z"),
  gold: p(
    "md",
    row(16, (i) => {
      const a = (i * Math.PI) / 8;
      const rad = i % 2 ? 33 : 43;
      return `${i ? "L" : "M"}${Math.round(76 + Math.cos(a) * rad)} ${Math.round(44 + Math.sin(a) * rad)}`;
    }) + "z",
  ),
};

const backdrop = (id: string, tone: Tone, o: Backdrop): string => {
  const d = dice(id);
  const medal = MEDAL[tone];
  let out = r("sky", 0, 0, 152, 92);
  if (o.night) out += r("nt", 0, 0, 152, 92);
  const glow = 50 + Math.round(d() * 5);
  if (medal) out += medal;
  else if (o.room && o.ground === "floor") out += r("sky2", 0, 58, 152, 12);
  else out += p(o.night ? "nt2" : "sky2", `M0 ${glow}q76-16 152 0v42H0z`);
  if (!o.room) {
    const count = o.night ? 14 : 6;
    out += row(count, (i) => star(4 + ((i + d()) * 144) / count, 4 + d() * 34, 0.5 + Math.round(d() * 6) / 10));
  }
  if (o.earth) out += earth(...o.earth);
  if (o.ground === "none") return out;
  if (o.ground === "floor") return out + p("g1", "M0 68h152v24H0z") + p("g2", "M0 80h152v12H0z");
  if (!o.flat) out += p("g0", FAR[Math.floor(d() * FAR.length)]!);
  const near = Math.round(80 + d() * 3);
  out += p("g1", GROUNDS[Math.floor(d() * GROUNDS.length)]!) + p("g2", `M0 ${near}q50-6 152-3v16H0z`);
  const cx = 8 + d() * 20;
  const cx2 = 126 + d() * 18;
  return (
    out +
    `<ellipse class="g3" cx="${cx.toFixed(0)}" cy="80" rx="12" ry="2.8"/><ellipse class="g3" cx="${cx2.toFixed(0)}" cy="75" rx="8" ry="2"/>`
  );
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (ch) => `&#${ch.charCodeAt(0)};`);

export interface Illustrator {
  /**
   * The illustration of a card, '' for a card without one. Beside the card's name it is
   * decoration and hidden from screen readers; with a label it speaks for itself.
   */
  scene(id: string, label?: string): string;
  /** Every card that has an illustration. */
  sceneIds(): string[];
}

export const illustrator = (book: SceneBook): Illustrator => {
  const kept = new Map<string, string>();
  const inside = (id: string): string => {
    const [tone, back, body] = book[id]!;
    const drawn = kept.get(id) ?? backdrop(id, tone, back) + body().join("");
    kept.set(id, drawn);
    return drawn;
  };
  return {
    scene(id, label = "") {
      const entry = book[id];
      if (!entry) return "";
      const name = label ? `aria-label="${escape(label)}"` : 'aria-hidden="true"';
      return `<svg class="art-scene art-${entry[0]}" viewBox="0 0 152 92" preserveAspectRatio="xMidYMax slice" role="img" ${name} focusable="false">${inside(id)}</svg>`;
    },
    sceneIds: () => Object.keys(book),
  };
};
