// A contact sheet of every scene of a game, light and dark, to look at them.
//   node dev/art_sheet.mjs [sheet.html] [--game=moon] [--only=S1,RB] [--cols=4] [--w=152] [--h=90]
// writes sheet.html and sheet-dark.html, and says how large the chunk is.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "rolldown";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const art = join(web, "src", "art");

const options = process.argv.slice(2);
const value = (name, other) => options.find((o) => o.startsWith(`--${name}=`))?.split("=")[1] ?? other;
const out = options.find((o) => !o.startsWith("--")) ?? "art_sheet.html";
const game = value("game", "moon");
const data = join(web, "..", "src", "moonbase", "games", game, "data");
const only = value("only", "").split(",");
const cols = Number(value("cols", 4));
const w = Number(value("w", 152));
const h = Number(value("h", Math.round((w * 90) / 152)));

const made = await build({ input: join(web, "src", "games", game, "art", "illustrations.ts"), write: false, output: { format: "esm", minify: true } });
const code = made.output[0].code;
const { scene, sceneIds } = await import("data:text/javascript," + encodeURIComponent(code));

const names = {};
for (const file of readdirSync(data)) {
  const text = readFileSync(join(data, file), "utf8");
  for (const m of text.matchAll(/^id = "(.*)"\nname = "(.*)"/gm)) names[m[1]] = m[2];
}
const css = readFileSync(join(web, "src/look/tokens.css"), "utf8") + readFileSync(join(art, "scene.css"), "utf8");
const ids = Object.keys(names).filter((id) => only.some((o) => id.startsWith(o)));
const figure = (id) =>
  `<figure><div class="b">${scene(id)}</div><figcaption>${w < 100 ? id : `${id} ${names[id]}`}</figcaption></figure>`;
const page = (
  theme,
) => `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><title>Scenes</title><style>${css}
body{margin:0;padding:8px;background:var(--panel-2);color:var(--ink);font:12px system-ui;display:grid;grid-template-columns:repeat(${cols},max-content);gap:10px}
figure{margin:0}figcaption{height:16px;width:${w}px;overflow:hidden}.b{width:${w}px;height:${h}px;border-radius:6px;overflow:hidden}</style>
${ids.map(figure).join("\n")}`;
writeFileSync(out, page("light"));
writeFileSync(out.replace(/\.html$/, "-dark.html"), page("dark"));

const missing = Object.keys(names).filter((id) => !scene(id));
console.log(`${sceneIds().length} scenes, ${ids.length} shown, missing: ${missing.join(" ") || "none"}`);
console.log(`chunk ${code.length} bytes, gzipped ${gzipSync(code, { level: 9 }).length}`);
