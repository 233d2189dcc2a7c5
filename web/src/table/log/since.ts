/** The others' actions since the viewer's last turn, read from the events. */

import type { TableEvent } from "../../shell/wire";
import { doer, firstSeat, mentions, type Text } from "../../words/text";

export interface Happened {
  sequence: number;
  /** The seat that acted. */
  seat: number | null;
  /** The action, with everything that it cost and gained. */
  lines: Text[];
  touches: boolean;
}

/** The events without actions that were taken back. */
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

/** The number of past events read to somebody who only watches. */
const LATELY = 12;

/** Group consecutive actions of one seat. */
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

/** The viewer's own actions in a turn with their consequences: in the current turn, or in the one `before`. `begins` tells after which events a turn of the viewer begins. */
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

/** The lines of an event to show: an action with its costs and gains, and every line that affects the viewer. */
function news(e: TableEvent, me: number | null, deed: boolean): Happened[] {
  const groups = deed ? grouped(e.lines) : e.lines.map((line) => [line]);
  return groups.flatMap((lines, k) => {
    const touches = me !== null && lines.some((line) => mentions(line, "seat", String(me)));
    // the last line of a turn's end says who moves next
    const told = deed ? k === 0 || touches : k < groups.length - 1 && doer(lines[0]!) !== null;
    return told ? [{ sequence: e.sequence, seat: firstSeat(lines[0]!) ?? e.seat, lines, touches: touches && (deed || e.seat !== me) }] : [];
  });
}

/** The seat named first is the one that acted. */
function isDeed(e: TableEvent): boolean {
  return e.lines[0] !== undefined && e.seat !== null && doer(e.lines[0]) === e.seat;
}

/** The actions since the viewer last ended a turn. */
export function since(all: TableEvent[], me: number | null): Happened[] {
  const events = standingEvents(all);
  const last = events.findLastIndex((e) => e.seat === me && e.action === "end");
  const out = events.flatMap((e, i) => (i < last || e.seat === null || (e.seat === me && i !== last) ? [] : news(e, me, e.seat !== me && isDeed(e))));
  return me === null ? out.slice(-LATELY).reverse() : out;
}

/** The actions of everybody after an event, including those of a stand-in for the viewer, even if they affect nobody else. */
export function meanwhile(all: TableEvent[], me: number | null, after: number): Happened[] {
  const events = standingEvents(all).filter((e) => e.sequence > after && e.seat !== null);
  return events.flatMap((e) => news(e, me, isDeed(e)).map((each) => ({ ...each, touches: each.touches && e.seat !== me })));
}

/** Count the lines that affect the viewer. */
export function touching(events: TableEvent[], me: number | null): number {
  return since(events, me).filter((h) => h.touches).length;
}
