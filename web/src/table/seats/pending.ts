/** The most urgent issue that the people at a table have to settle: a proposal, an absence, a clock that ran out. */

import type { GameView, Proposal, Seat, TableMessage } from "../../shell/wire";

/** My role: I am asked, I proposed it, it is about me, or I only watch. */
export type Part = "asked" | "mine" | "about" | "none";

export type PendingIssue =
  | { kind: "takeback" | "replace"; by: number; other: number | null; to: number | null; waiting: number[]; part: Part }
  | { kind: "standIn"; level: string; paused: boolean }
  | { kind: "open" | "late"; seat: number; can: boolean }
  /** `due`: away for so long that a stand-in may play; `leave`: so long that I may leave the game unfinished. */
  | { kind: "away"; seat: number; can: boolean; due: boolean; leave: boolean }
  | { kind: "bots"; left: boolean };

/** A person plays here, and can be asked. */
export function votes(seat: Seat): boolean {
  return seat.kind === "person" && !seat.stand_in;
}

function part(proposal: Proposal, me: number | null): Part {
  if (me === null) return "none";
  if (proposal.waiting.includes(me)) return "asked";
  if (proposal.seat === me) return "mine";
  return proposal.other === me ? "about" : "none";
}

/** Facts about the asked seat that depend on time: its clock has run out, its player was away for long enough, I may leave. */
export interface Times {
  late: boolean;
  due: boolean;
  leave: boolean;
}

export function pendingIssue(m: TableMessage<GameView>, times: Times): PendingIssue | null {
  if (m.over || m.unfinished) return null;
  if (m.takeback) return { kind: "takeback", by: m.takeback.seat, other: null, to: m.takeback.to, waiting: m.takeback.waiting, part: part(m.takeback, m.you) };
  if (m.replace) return { kind: "replace", by: m.replace.seat, other: m.replace.other, to: null, waiting: m.replace.waiting, part: part(m.replace, m.you) };
  const people = m.seats.filter(votes).length;
  const mine = m.you === null ? undefined : m.seats[m.you];
  if (mine?.stand_in) return { kind: "standIn", level: mine.stand_in, paused: people === 0 };
  if (people === 0 && m.seats.some((s) => s.kind !== "record")) return { kind: "bots", left: m.seats.some((s) => s.kind === "person") };
  return waitedOn(m, times);
}

function waitedOn(m: TableMessage<GameView>, { late, due, leave }: Times): PendingIssue | null {
  const seat = m.waiting;
  const who = seat === null ? undefined : m.seats[seat];
  if (seat === null || !who || seat === m.you || who.stand_in) return null;
  const can = m.you !== null;
  if (who.kind === "open") return { kind: "open", seat, can };
  if (who.kind !== "person") return null;
  if (late) return { kind: "late", seat, can };
  return who.here === false ? { kind: "away", seat, can, due, leave } : null;
}
