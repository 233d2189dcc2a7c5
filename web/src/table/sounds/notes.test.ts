import { expect, test } from "vitest";
import { NOTES, type Sound } from "./notes";

/** The loudness of all notes at once. */
const loudness = (sound: Sound): number => NOTES[sound].reduce((sum, note) => sum + note.loud, 0);

test("sounds are quiet: what others do most of all, then what I do", () => {
  const order: Sound[] = ["others", "mine", "turn", "great"];
  expect(order.map(loudness)).toEqual(order.map(loudness).toSorted((a, b) => a - b));
  expect(loudness("great")).toBeLessThan(0.2);
});

test("what happens often is over at once", () => {
  for (const often of ["mine", "others"] as const) for (const note of NOTES[often]) expect(note.at + note.lasts).toBeLessThan(0.2);
});
