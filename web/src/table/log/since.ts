/** What the others did since the viewer's last turn, read from the events. */

import { mentions, pieces } from "../../words/markup";
import type { TableEvent } from "../../shell/wire";

export interface Happened {
  sequence: number;
  /** Whom it speaks of. */
  seat: number | null;
  line: string;
  touches: boolean;
}

/** Whom a line speaks of first. */
export function firstSeat(line: string): number | null {
  const found = pieces(line).find((piece) => piece.kind === "seat");
  return found?.kind === "seat" ? Number(found.id) : null;
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

/** All that one did in one act, as one sentence. */
export function joined(event: TableEvent): TableEvent {
  const lines: string[] = [];
  for (const line of event.lines) {
    const doer = /^\[seat:[^\]]*\] /.exec(line)?.[0];
    const before = lines.at(-1);
    if (doer && before?.startsWith(doer)) lines[lines.length - 1] = `${before.replace(/\.$/, "")}, ${line.slice(doer.length)}`;
    else lines.push(line);
  }
  return { ...event, lines };
}

/** After these a turn of the viewer's begins. */
const TURNS_BEGIN = /^(end|faction|drop)\b/;

/** What the viewer did in a turn and what came of it by itself: in the one under way, or in the one `before`. */
export function ownTurn(all: TableEvent[], me: number | null, before = false): Happened[] {
  const events = standingEvents(all).map(joined);
  const ends = events.flatMap((e, i) => (e.seat === me && TURNS_BEGIN.test(e.action ?? "") ? [i] : []));
  const [from, to] = before ? [ends.at(-2), ends.at(-1)] : [ends.at(-1), undefined];
  if (before && from === undefined) return [];
  return events
    .slice((from ?? -1) + 1, to)
    .filter((e) => e.seat === me || e.seat === null)
    .flatMap((e) => e.lines.map((line) => ({ sequence: e.sequence, seat: firstSeat(line), line, touches: false })));
}

/** What is told of an event: a deed with all that it paid and brought, and every line that touches the viewer. */
function news(e: TableEvent, me: number | null, deed: boolean): Happened[] {
  const lines = deed ? joined(e).lines : e.lines;
  return lines.flatMap((line, k) => {
    const touches = me !== null && mentions(line, "seat", String(me));
    // the last line of a turn's end says who moves next
    const told = deed ? k === 0 || touches : k < lines.length - 1 && line.startsWith("[seat:");
    return told ? [{ sequence: e.sequence, seat: firstSeat(line) ?? e.seat, line, touches: touches && (deed || e.seat !== me) }] : [];
  });
}

/** Whoever acted is named first. */
function isDeed(e: TableEvent): boolean {
  return (e.lines[0] ?? "").startsWith(`[seat:${e.seat}|`);
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
