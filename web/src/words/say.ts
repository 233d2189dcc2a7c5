/** Sentences of a game, made from texts: names of cards and seats stay pieces of their own, so that they can be links and signs. */

import { Messages } from "./fluent";
import { names } from "./names.svelte";
import { isRef, isText, type Arg, type Ref, type Text } from "./text";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "card" | "seat"; id: string; text: string }
  /** Goods, Flags and the like: words that may be shown as a sign. */
  | { kind: "term"; key: string; n: number | null; text: string };

/** Slots of rich arguments are characters of Unicode's private area while Fluent works. */
const FIRST_SLOT = 0xe000;
const LAST_SLOT = 0xf8ff;

let words = new Messages("en");

/** Say texts with the words of these files from now on. */
export function speak(lang: string, ...files: string[]): void {
  words = new Messages(lang, ...files);
}

export function say(text: Text): Piece[] {
  return joined(piecesOf(text, false));
}

/** The sentence alone, for labels and screen readers. */
export function plain(text: Text): string {
  return flat(piecesOf(text, false));
}

/** The short form, for lists and buttons: a text has one under its key with "-short", or says the same. */
export function brief(text: Text): string {
  return flat(piecesOf(text, true));
}

function piecesOf(text: Text, short: boolean): Piece[] {
  const slots: Piece[][] = [];
  const args: Record<string, string | number> = {};
  const slot = (pieces: Piece[]): string => String.fromCharCode(FIRST_SLOT + slots.push(pieces) - 1);
  for (const [name, arg] of Object.entries(text.args ?? {})) {
    args[name] = typeof arg === "number" || typeof arg === "string" ? arg : slot(rich(arg, short));
    if (isRef(arg) && arg[0] === "seat") args[`${name}-you`] = Number(arg[1]) === names.reader ? "yes" : "no";
  }
  return filled(words.format(short && words.has(`${text.key}-short`) ? `${text.key}-short` : text.key, args) ?? text.key, slots);
}

/** The words, with every slot replaced by its pieces. */
function filled(sentence: string, slots: Piece[][]): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (let at = 0; at < sentence.length; at++) {
    const code = sentence.charCodeAt(at);
    if (code < FIRST_SLOT || code > LAST_SLOT) continue;
    out.push({ kind: "text", text: sentence.slice(from, at) }, ...(slots[code - FIRST_SLOT] ?? []));
    from = at + 1;
  }
  out.push({ kind: "text", text: sentence.slice(from) });
  return out;
}

function rich(arg: Ref | Text | (Ref | Text)[], short: boolean): Piece[] {
  if (isText(arg)) return nested(arg, short);
  return isRef(arg) ? thing(arg, short) : list((arg as (Ref | Text)[]).map((part) => rich(part, short)));
}

/** A text of numbers alone is a term: 2 metal. */
function nested(text: Text, short: boolean): Piece[] {
  const args: Arg[] = Object.values(text.args ?? {});
  const pieces = piecesOf(text, short);
  if (!args.every((arg) => typeof arg === "number")) return pieces;
  return [{ kind: "term", key: text.key, n: typeof text.args?.["n"] === "number" ? text.args["n"] : null, text: flat(pieces) }];
}

function thing(ref: Ref, short: boolean): Piece[] {
  const name = names.of(ref);
  if (typeof name !== "string") return piecesOf(name, short);
  const [kind, id] = ref;
  return [kind === "card" || kind === "seat" ? { kind, id, text: name } : { kind: "text", text: name }];
}

function list(parts: Piece[][]): Piece[] {
  if (parts.length < 2) return parts.flat();
  const before = parts.slice(0, -1).flatMap((part, i): Piece[] => (i === 0 ? part : [{ kind: "text", text: ", " }, ...part]));
  const [first, last] = [String.fromCharCode(FIRST_SLOT), String.fromCharCode(FIRST_SLOT + 1)];
  return filled(words.format("list.and", { before: first, last }) ?? `${first}, ${last}`, [before, parts.at(-1)!]);
}

/** Without empty pieces, and with the words between two names in one piece. */
function joined(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    if (piece.kind === "text" && before?.kind === "text") out[out.length - 1] = { kind: "text", text: before.text + piece.text };
    else if (piece.text !== "") out.push(piece);
  }
  return out;
}

function flat(pieces: Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}
