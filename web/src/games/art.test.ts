import { describe, expect, test } from "vitest";
import * as fromthemoon from "./fromthemoon/art/illustrations";
import { relief, reliefIds } from "./fromthemoon/art/reliefs";
import * as moon from "./moon/art/illustrations";

const tables = import.meta.glob("../../../src/moonbase/games/*/data/*.toml", { query: "?raw", import: "default", eager: true });
const idsOf = (game: string): string[] =>
  Object.entries(tables)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .flatMap(([, text]) => [...(text as string).matchAll(/^id = "(.+)"$/gm)].map((m) => m[1]!));

const names = async (css: string): Promise<Set<string>> => {
  // Stylesheets are emptied in tests, so this one is read from the disk.
  const name: string = "node:fs";
  const fs = (await import(/* @vite-ignore */ name)) as { readFileSync(path: URL, encoding: string): string };
  const text = fs.readFileSync(new URL(css, import.meta.url), "utf8");
  return new Set([...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map((m) => m[1]!));
};

describe.each([
  ["moon", moon, 140],
  ["fromthemoon", fromthemoon, 230],
] as const)("the scenes of %s", (game, { scene, sceneIds }, least) => {
  const ids = idsOf(game);
  const drawing = (id: string): string => scene(id).replace(/^<svg[^>]*>/, "");
  /** The drawing without sky, stars and ground, which differ by chance. */
  const subject = (id: string): string =>
    drawing(id).replace(/<(?:path|rect|circle|ellipse) class="(?:sky2?|st|ea2?|eas|g0|g1|g2|g3|nt2?)"[^>]*>/g, "");

  test("every card has a scene, and every scene a card", () => {
    expect(ids.length).toBeGreaterThan(least);
    expect(sceneIds().sort()).toEqual([...ids].sort());
  });

  test("no two scenes are equal", () => {
    expect(new Set(ids.map(drawing)).size).toBe(ids.length);
    expect(new Set(ids.map(subject)).size).toBe(ids.length);
  });

  test("a scene is one self-contained picture", () => {
    for (const id of ids) {
      const svg = scene(id);
      expect(svg, id).toMatch(/^<svg class="art-scene art-[a-z]+" viewBox="0 0 152 92" [^>]*role="img"/);
      expect(svg, id).not.toMatch(/\sid=|href|url\(|<style|<script/);
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length ?? 0, id).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      expect(svg.length, id).toBeLessThan(12_000);
    }
  });

  test("every path can be read", () => {
    for (const id of ids)
      for (const [, d] of scene(id).matchAll(/ d="([^"]*)"/g)) {
        expect(d, id).toMatch(/^M/);
        expect(d!.replace(/[MLHVCSQTAZ]|-?(?:\d+\.?\d*|\.\d+)|[\s,]/gi, ""), id).toBe("");
      }
  });

  test("every class is painted", async () => {
    const painted = await names("../art/scene.css");
    const used = new Set(
      ids.flatMap((id) => [...scene(id).matchAll(/class="([^"]+)"/g)].flatMap((m) => m[1]!.split(" "))),
    );
    expect([...used].filter((name) => !painted.has(name))).toEqual([]);
  });

  test("a scene is drawn the same each time, and names itself only when asked", () => {
    const id = ids[0]!;
    expect(scene(id)).toBe(scene(id));
    expect(scene(id)).toContain('aria-hidden="true"');
    expect(scene(id, 'A "blanket" & more')).toContain('aria-label="A &#34;blanket&#34; &#38; more"');
    expect(scene("nothing")).toBe("");
  });
});

test("every Terrain tile has a ground of its own", () => {
  const tiles = idsOf("fromthemoon").filter((id) => id.startsWith("T-"));
  expect(reliefIds().sort()).toEqual(tiles.sort());
  expect(new Set(tiles.map(relief)).size).toBe(tiles.length);
});
