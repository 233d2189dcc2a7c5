/** Facts for the eye, counted from a view. No rules: what may be done is in the choices. */

import type { Bag, Card, Colour, Flag, FlagView, Good, MoonView, SeatView, SlotView } from "./view";

export interface Placed {
  slot: SlotView;
  card: Card;
  index: number;
  /** The card as actions name it: the second copy of a face is S1-01/2. */
  key: string;
}

export function placed(seat: SeatView, find: (id: string) => Card): Placed[] {
  const seen = new Map<string, number>();
  return seat.settlement.map((slot, index) => {
    const copy = (seen.get(slot.card) ?? 0) + 1;
    seen.set(slot.card, copy);
    return { slot, card: find(slot.card), index, key: copy === 1 ? slot.card : `${slot.card}/${copy}` };
  });
}

export function isBase(p: Placed): boolean {
  return p.card.deck === "base";
}

export function ofColour(all: Placed[], colour: Colour): Placed[] {
  return all.filter((p) => p.card.colour === colour);
}

export type Space = "production" | "flag";

/** The notation of parking on a card; a Base names its space. */
export function parkAction(seat: number, p: Placed, space: Space): string {
  return isBase(p) ? `park ${seat} ${p.key} ${space}` : `park ${seat} ${p.key}`;
}

export function spaceOf(p: Placed): Space {
  return p.card.colour === "yellow" ? "flag" : "production";
}

export function taken(p: Placed, space: Space): boolean {
  return space === "production" ? p.slot.production_taken : p.slot.flag_taken;
}

/** A name with a word that a narrow card has no room for at its usual size. */
export function hasLongWord(name: string): boolean {
  return name.split(/[ -]/).some((word) => word.length > 10);
}

/** A bag as a row of signs: two Water are two drops. */
export function signs<K extends string>(bag: Bag<K>): { name: K; x: boolean }[] {
  const out: { name: K; x: boolean }[] = [];
  for (const [name, count] of Object.entries(bag) as [K, number | "X"][]) {
    if (count === "X") out.push({ name, x: true });
    else for (let i = 0; i < count; i += 1) out.push({ name, x: false });
  }
  return out;
}

/** A bag as kinds with their numbers: for rows that would be too long. */
export function tally<K extends string>(bag: Bag<K>): { name: K; n: number | "X" }[] {
  return (Object.entries(bag) as [K, number | "X"][]).map(([name, n]) => ({ name, n }));
}

/** The first pips of a cost that a stock cannot pay. */
export function lacking<K extends string>(bag: Bag<K>, have: Partial<Record<K, number>>): boolean[] {
  const used = new Map<K, number>();
  const row = signs(bag);
  const missing = row.map((sign) => {
    const n = (used.get(sign.name) ?? 0) + 1;
    used.set(sign.name, n);
    return n > (have[sign.name] ?? 0);
  });
  return missing;
}

export interface Change {
  good: Good;
  from: number;
  to: number;
}

export function changes(before: SeatView, after: SeatView): Change[] {
  return (Object.keys(before.goods) as Good[]).map((good) => ({ good, from: before.goods[good], to: after.goods[good] })).filter((c) => c.from !== c.to);
}

/** Cards that stand in the second settlement and not in the first. */
export function added(before: SeatView, after: SeatView): string[] {
  const left = before.settlement.map((s) => s.card);
  return after.settlement
    .map((s) => s.card)
    .filter((card) => {
      const at = left.indexOf(card);
      if (at < 0) return true;
      left.splice(at, 1);
      return false;
    });
}

export type Verdict =
  | { kind: "none" }
  | { kind: "lead"; seat: number; by: number }
  | { kind: "rovers"; seat: number; mine: number; next: number }
  | { kind: "tie" };

/** The seat that would win a Flag type now, and by what. */
export function verdict(flag: FlagView, seats: SeatView[]): Verdict {
  const most = Math.max(...flag.counts);
  if (flag.winner === null) return most === 0 ? { kind: "none" } : { kind: "tie" };
  if (flag.tie === "rovers") {
    const tied = seats.filter((s) => flag.counts[s.seat] === most);
    const others = tied.filter((s) => s.seat !== flag.winner).map((s) => s.rovers);
    return { kind: "rovers", seat: flag.winner, mine: seats[flag.winner]?.rovers ?? 0, next: Math.max(...others) };
  }
  const next = Math.max(0, ...flag.counts.filter((_, seat) => seat !== flag.winner));
  return { kind: "lead", seat: flag.winner, by: most - next };
}

/** Seats with their count of a Flag, most first, the viewer before equals. */
export function standing(flag: FlagView, me: number | null): { seat: number; n: number }[] {
  return flag.counts.map((n, seat) => ({ seat, n })).sort((a, b) => b.n - a.n || Number(b.seat === flag.winner) - Number(a.seat === flag.winner) || Number(b.seat === me) - Number(a.seat === me));
}

export interface Count {
  supply: number;
  flags: { flag: Flag; n: number }[];
  cards: number;
  end: number;
  reputations: number;
  total: number;
}

/** The score of a seat if the Era ended now: shown, not ruled; the flags won are the view's. */
export function eraNow(view: MoonView, seat: number): Count {
  const s = view.seats[seat]!;
  const flags = view.flags.filter((f) => f.winner === seat).map((f) => ({ flag: f.flag, n: f.reward }));
  const won = flags.reduce((sum, f) => sum + f.n, 0);
  return {
    supply: s.goods.heart,
    flags,
    cards: s.hearts_on_cards,
    end: s.end_hearts,
    reputations: s.reputation_hearts,
    total: s.goods.heart + won + s.hearts_on_cards,
  };
}

/** Seats in the order of play after the viewer. */
export function rivals(view: MoonView, me: number | null): number[] {
  const n = view.players;
  if (me === null) return Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}
