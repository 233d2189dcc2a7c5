/** What the others did since the viewer's last turn, read from the events. */

import type { TableEvent } from "../../shell/wire";
import { doer, firstSeat, mentions, type Text } from "../../words/text";

export interface Happened {
  sequence: number;
  /** Whom it speaks of. */
  seat: number | null;
  /** What was done, and all that it paid and brought. */
  lines: Text[];
  touches: boolean;
}

/** What stands: acts that were taken back are gone. */
export function standingEvents(events: TableEvent[]): TableEvent[] {
  let out: TableEvent[] = [];
  for (const e of events) {
    const { back } = e;
    if (back !== undefined) out = out.filter((x) => x.sequence <= back);
    if (e.kind !== "undo") {
      out.push(e);
      continue;
    }
    const at = out.findLastIndex((x) => x.seat === e.seat && (x.kind === "act" || x.kind === "redo"));
    if (at >= 0) out.splice(at, 1);
  }
  return out;
}

/** How much of the past is read to somebody who only watches. */
const LATELY = 12;

/** What one did in a row belongs together. */
export function grouped(lines: Text[]): Text[][] {
  const groups: Text[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    const who = doer(line);
    if (who !== null && before && doer(before[0]!) === who) before.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** What the viewer did in a turn and what came of it by itself: in the one under way, or in the one `before`. `begins`: after these events a turn of the viewer's begins. */
export function ownTurn(all: TableEvent[], me: number | null, begins: (e: TableEvent) => boolean, before = false): Happened[] {
  const events = standingEvents(all);
  const ends = events.flatMap((e, i) => (e.seat === me && begins(e) ? [i] : []));
  const [from, to] = before ? [ends.at(-2), ends.at(-1)] : [ends.at(-1), undefined];
  if (before && from === undefined) return [];
  return events
    .slice((from ?? -1) + 1, to)
    .filter((e) => e.seat === me || e.seat === null)
    .flatMap((e) => grouped(e.lines).map((lines) => ({ sequence: e.sequence, seat: firstSeat(lines[0]!), lines, touches: false })));
}

/** What is told of an event: a deed with all that it paid and brought, and every line that touches the viewer. */
function news(e: TableEvent, me: number | null, deed: boolean): Happened[] {
  const groups = deed ? grouped(e.lines) : e.lines.map((line) => [line]);
  return groups.flatMap((lines, k) => {
    const touches = me !== null && lines.some((line) => mentions(line, "seat", String(me)));
    // the last line of a turn's end says who moves next
    const told = deed ? k === 0 || touches : k < groups.length - 1 && doer(lines[0]!) !== null;
    return told ? [{ sequence: e.sequence, seat: firstSeat(lines[0]!) ?? e.seat, lines, touches: touches && (deed || e.seat !== me) }] : [];
  });
}

/** Whoever acted is named first. */
function isDeed(e: TableEvent): boolean {
  return e.lines[0] !== undefined && e.seat !== null && doer(e.lines[0]) === e.seat;
}

/** What was done since the viewer last ended a turn. */
export function since(all: TableEvent[], me: number | null): Happened[] {
  const events = standingEvents(all);
  const last = events.findLastIndex((e) => e.seat === me && e.action === "end");
  const out = events.flatMap((e, i) => (i < last || e.seat === null || (e.seat === me && i !== last) ? [] : news(e, me, e.seat !== me && isDeed(e))));
  return me === null ? out.slice(-LATELY).reverse() : out;
}

/** What was done after an event, by everybody: also by who played for the viewer, which touches nobody else. */
export function meanwhile(all: TableEvent[], me: number | null, after: number): Happened[] {
  const events = standingEvents(all).filter((e) => e.sequence > after && e.seat !== null);
  return events.flatMap((e) => news(e, me, isDeed(e)).map((each) => ({ ...each, touches: each.touches && e.seat !== me })));
}

/** How many of these lines touch the viewer. */
export function touching(events: TableEvent[], me: number | null): number {
  return since(events, me).filter((h) => h.touches).length;
}
