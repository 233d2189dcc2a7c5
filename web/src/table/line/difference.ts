/** Applies a change to a table's message. The server's side is engine/difference.py. */

export type Tree = unknown;
/** `[value]`, `[]` for a removed field, or the changes within, by field or by index. */
export type Change = Tree[] | { [key: string]: Change };

type Fields = Record<string, Tree>;
type Splice = [at: number, dropped: number, ...fresh: Tree[]];

const SPLICES = "#";

/** Return the new tree. It shares unchanged parts with the old one, which is not modified. */
export function applied(base: Tree, change: Change): Tree {
  if (Array.isArray(change)) return change[0];
  return Array.isArray(base) ? withElements(base, change) : withFields(base as Fields, change);
}

function withFields(base: Fields, change: Record<string, Change>): Fields {
  const out = { ...base };
  for (const [key, value] of Object.entries(change)) {
    if (Array.isArray(value) && value.length === 0) delete out[key];
    else out[key] = applied(base[key], value);
  }
  return out;
}

/** All indexes are those of the old list, so splices are applied from the last to the first. */
function withElements(base: Tree[], change: Record<string, Change>): Tree[] {
  const out = [...base];
  const { [SPLICES]: splices = [], ...within } = change;
  for (const [place, value] of Object.entries(within)) out[Number(place)] = applied(base[Number(place)], value);
  for (const [at, dropped, ...fresh] of [...(splices as Splice[])].reverse()) out.splice(at, dropped, ...fresh);
  return out;
}
