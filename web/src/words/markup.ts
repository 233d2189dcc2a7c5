/** Sentences of the server carry marks: `Build [card:S1-04|Rim Landing] for 1 metal`. */

export type Piece = { kind: "text"; text: string } | { kind: "card" | "seat"; id: string; text: string };

const MARK = /\[(card|seat):([^|\]]+)\|([^\]]*)\]/g;

export function pieces(words: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const match of words.matchAll(MARK)) {
    if (match.index > at) out.push({ kind: "text", text: words.slice(at, match.index) });
    out.push({ kind: match[1] as "card" | "seat", id: match[2]!, text: match[3]! });
    at = match.index + match[0].length;
  }
  if (at < words.length) out.push({ kind: "text", text: words.slice(at) });
  return out;
}

export function plain(words: string): string {
  return words.replace(MARK, "$3");
}

export function mentions(words: string, kind: "card" | "seat", id: string): boolean {
  return words.includes(`[${kind}:${id}|`);
}
