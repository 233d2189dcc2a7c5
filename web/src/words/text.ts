/** A sentence as data, as the server sends it: a key and typed arguments. The page turns it into words where it is shown. */

import type { TextShown } from "../wire.gen";

export type Text = TextShown;

/** A thing with a name of its own: ["card", "A-17"], ["seat", "0"]. */
export type Ref = [kind: string, id: string];

export type Arg = NonNullable<Text["args"]>[string];

export function isText(arg: unknown): arg is Text {
  return typeof arg === "object" && arg !== null && "key" in arg;
}

export function isRef(arg: Arg | undefined): arg is Ref {
  return Array.isArray(arg) && typeof arg[0] === "string";
}

/** Every thing that a text names, in the order of its arguments. */
export function refsOf(text: Text): Ref[] {
  return Object.values(text.args ?? {}).flatMap(refsIn);
}

function refsIn(arg: Arg): Ref[] {
  if (isText(arg)) return refsOf(arg);
  if (isRef(arg)) return [arg];
  return Array.isArray(arg) ? (arg as (Ref | Text)[]).flatMap(refsIn) : [];
}

export function mentions(text: Text, kind: string, id: string): boolean {
  return refsOf(text).some((ref) => ref[0] === kind && ref[1] === id);
}

/** The seat whose action a text describes. */
export function doer(text: Text): number | null {
  const seat = text.args?.["seat"];
  return isRef(seat) && seat[0] === "seat" ? Number(seat[1]) : null;
}

/** The seat that a text names first. */
export function firstSeat(text: Text): number | null {
  const seat = refsOf(text).find(([kind]) => kind === "seat");
  return seat ? Number(seat[1]) : null;
}
