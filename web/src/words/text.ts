/** A sentence as data, as the server sends it: a key and typed arguments. Words are made of it where it is shown. */

/** A thing with a name of its own: ["card", "A-17"], ["seat", "0"]. */
export type Ref = [kind: string, id: string];

export type Arg = number | string | Ref | Text | (Ref | Text)[];

export interface Text {
  key: string;
  args?: Record<string, Arg>;
}

export function isText(arg: Arg | undefined): arg is Text {
  return typeof arg === "object" && !Array.isArray(arg);
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

/** The seat whose deed a text tells. */
export function doer(text: Text): number | null {
  const seat = text.args?.["seat"];
  return isRef(seat) && seat[0] === "seat" ? Number(seat[1]) : null;
}

/** The id of the card that a text is about. */
export function cardOf(text: Text): string | null {
  const card = text.args?.["card"];
  return isRef(card) && card[0] === "card" ? card[1] : null;
}
