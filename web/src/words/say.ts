/** Sentences of a game, made from texts: names of cards and seats stay pieces of their own, so that they can be links and signs. */

import { Messages } from "./fluent";
import { names } from "./names.svelte";
import { isRef, isText, type Arg, type Ref, type Text } from "./text";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "card" | "seat"; id: string; text: string }
  /** Goods, Flags and the like: words that may be shown as a sign. */
  | { kind: "term"; key: string; n: number | null; text: string };

/** While Fluent formats a message, rich arguments are replaced by characters of Unicode's private use area. */
const FIRST_SLOT = 0xe000;
const LAST_SLOT = 0xf8ff;

/** The words of one game, and the names of its things: `card:A-17`, `effect:A-17`. */
export class Speech {
  constructor(
    private readonly words: Messages,
    private readonly things: Record<string, Text> = {},
  ) {}

  say(text: Text): Piece[] {
    return joined(this.pieces(text, false));
  }

  /** The sentence alone, for labels and screen readers. */
  plain(text: Text): string {
    return flat(this.pieces(text, false));
  }

  /** The short form, for lists and buttons: a text has one under its key with "-short", or says the same. */
  brief(text: Text): string {
    return flat(this.pieces(text, true));
  }

  /** The name of a thing, or its effect. */
  thing(kind: string, id: string): string {
    return flat(this.named([kind, id], false));
  }

  private pieces(text: Text, short: boolean): Piece[] {
    const args: Record<string, string | number | Piece[]> = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) {
      args[name] = typeof arg === "number" || typeof arg === "string" ? arg : this.rich(arg, short);
      if (isRef(arg) && arg[0] === "seat") args[`${name}-you`] = Number(arg[1]) === names.reader ? "yes" : "no";
    }
    const brief = `${text.key}-short`;
    return this.filled(short && this.words.has(brief) ? brief : text.key, args);
  }

  /** The words of a key, with pieces in the place of rich arguments. */
  private filled(key: string, args: Record<string, string | number | Piece[]>): Piece[] {
    const slots: Piece[][] = [];
    const slot = (pieces: Piece[]): string => String.fromCharCode(FIRST_SLOT + slots.push(pieces) - 1);
    const flatArgs = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, Array.isArray(arg) ? slot(arg) : arg]));
    const sentence = this.words.format(key, flatArgs) ?? key;
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

  private rich(arg: Exclude<Arg, number | string>, short: boolean): Piece[] {
    if (isText(arg)) return this.nested(arg, short);
    return isRef(arg) ? this.named(arg, short) : this.list((arg as (Ref | Text)[]).map((part) => this.rich(part, short)));
  }

  /** A text of numbers alone is a term: 2 metal. */
  private nested(text: Text, short: boolean): Piece[] {
    const pieces = this.pieces(text, short);
    if (!Object.values(text.args ?? {}).every((arg) => typeof arg === "number")) return pieces;
    const n = text.args?.["n"];
    return [{ kind: "term", key: text.key, n: typeof n === "number" ? n : null, text: flat(pieces) }];
  }

  private named(ref: Ref, short: boolean): Piece[] {
    const [kind, id] = ref;
    if (kind === "seat") return [{ kind, id, text: names.seats[Number(id)] ?? `${kind} ${id}` }];
    const known = this.things[`${kind}:${id}`];
    if (!known) return [{ kind: "text", text: `${kind} ${id}` }];
    const pieces = this.pieces(known, short && kind !== "card");
    return kind === "card" ? [{ kind, id, text: flat(pieces) }] : pieces;
  }

  private list(parts: Piece[][]): Piece[] {
    const last = parts.at(-1);
    if (!last || parts.length < 2) return parts.flat();
    const before = parts.slice(0, -1).reduce((first, next) => this.filled("list.comma", { first, next }));
    return this.filled("list.and", { first: before, last });
  }
}

let current = new Speech(new Messages("en"));

/** Use these words from now on: a table, a replay and the gallery show one game at a time. */
export function speak(speech: Speech): void {
  current = speech;
}

export const say = (text: Text): Piece[] => current.say(text);
export const plain = (text: Text): string => current.plain(text);
export const brief = (text: Text): string => current.brief(text);
/** The name of a card, as sentences have it. */
export const cardName = (id: string): string => current.thing("card", id);

/** Drop empty pieces, and join the words between two names into one piece. */
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
