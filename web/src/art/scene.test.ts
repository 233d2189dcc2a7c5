import { expect, test } from "vitest";
import bases from "../../../src/moonbase/games/moon/data/bases.toml?raw";
import era1 from "../../../src/moonbase/games/moon/data/era1.toml?raw";
import era2 from "../../../src/moonbase/games/moon/data/era2.toml?raw";
import era3 from "../../../src/moonbase/games/moon/data/era3.toml?raw";
import expeditions from "../../../src/moonbase/games/moon/data/expeditions.toml?raw";
import reputations from "../../../src/moonbase/games/moon/data/reputations.toml?raw";
import { scene, sceneIds } from "./scene";

const data = [era1, era2, era3, bases, expeditions, reputations].join("\n");
const ids = [...data.matchAll(/^id = "(.+)"$/gm)].map((m) => m[1]!);
const drawing = (id: string): string => scene(id).replace(/^<svg[^>]*>/, "");
/** The drawing without sky, stars and ground, which differ by chance. */
const subject = (id: string): string =>
  drawing(id).replace(/<(?:path|rect|circle|ellipse) class="(?:sky2?|st|ea2?|eas|g0|g1|g2|g3|nt2?)"[^>]*>/g, "");

test("every card has a scene, and every scene a card", () => {
  expect(ids.length).toBeGreaterThan(140);
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
  // Stylesheets are emptied in tests, so this one is read from the disk.
  const name: string = "node:fs";
  const fs = (await import(/* @vite-ignore */ name)) as { readFileSync(path: URL, encoding: string): string };
  const css = fs.readFileSync(new URL("./scene.css", import.meta.url), "utf8");
  const painted = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map((m) => m[1]!));
  const used = new Set(
    ids.flatMap((id) => [...scene(id).matchAll(/class="([^"]+)"/g)].flatMap((m) => m[1]!.split(" "))),
  );
  expect([...used].filter((name) => !painted.has(name))).toEqual([]);
});

test("a scene is drawn the same each time, and names itself only when asked", () => {
  expect(scene("S1-01")).toBe(scene("S1-01"));
  expect(scene("S1-01")).toContain('aria-hidden="true"');
  expect(scene("S1-01", 'A "blanket" & more')).toContain('aria-label="A &#34;blanket&#34; &#38; more"');
  expect(scene("nothing")).toBe("");
});
