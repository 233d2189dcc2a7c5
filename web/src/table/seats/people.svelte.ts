/** The people at a table: who is here, what is asked of whom, whose clock runs; and a hint from an opponent. */

import { getContext, setContext } from "svelte";
import { refusalText } from "../../shell/refusal";
import type { AnswerMessage, HintMessage, Seat } from "../../shell/wire";
import { absence, type Absence } from "./away";
import { pendingIssue, votes, type PendingIssue } from "./pending";
import { overlay } from "../overlay.svelte";
import { pointsOf } from "../turn/takeback_points";
import type { Table } from "../client.svelte";

export class People {
  hint = $state.raw<HintMessage | null>(null);
  thinking = $state(false);
  /** An issue that was dismissed, until it changes. */
  private aside = $state("");
  /** By this page's own clock; it moves while clocks run or somebody is away. */
  private now = $state(performance.now());

  constructor(readonly table: Table) {}

  readonly seats: Seat[] = $derived.by(() => this.table.message?.seats ?? []);
  readonly clock = $derived.by(() => (this.table.replay ? null : (this.table.message?.clock ?? null)));
  /** True if nobody else has to be asked. */
  readonly alone: boolean = $derived(this.seats.every((seat, i) => i === this.table.me || !votes(seat)));
  readonly current: PendingIssue | null = $derived.by(() => {
    const m = this.table.message;
    if (!m || this.table.replay) return null;
    const seat = m.waiting;
    const times = { late: seat !== null && this.out(seat), due: seat !== null && this.absence(seat)?.wait === 0, leave: this.leaveIn === 0 };
    return pendingIssue(m, times);
  });
  readonly matter: PendingIssue | null = $derived(this.current && this.aside !== JSON.stringify(this.current) ? this.current : null);
  /** A hint counts only where it was given. */
  readonly suggestion: HintMessage | null = $derived.by(() => (this.hint && this.table.myTurn && this.table.can(this.hint.action) && this.table.message?.sequence === this.hint.sequence ? this.hint : null));

  putAside(): void {
    this.aside = JSON.stringify(this.current);
  }

  // --- clocks

  tick(): void {
    this.now = performance.now();
  }

  /** True if something on the page changes with time. */
  readonly ticking: boolean = $derived.by(() => this.clock?.running != null || (!this.table.replay && (this.seats.some((seat) => seat.away) || (this.table.message?.leave ?? 0) > 0)));

  /** Seconds since the table's last message. */
  private spent(): number {
    return Math.max(0, (this.now - this.table.heardAt) / 1000);
  }

  absence(seat: number): Absence | null {
    return this.table.replay ? null : absence(this.seats[seat], this.spent());
  }

  /** Seconds until I may leave the game unfinished; null: never. */
  readonly leaveIn: number | null = $derived.by(() => {
    const m = this.table.message;
    return m?.leave == null || m.over || m.unfinished || this.table.replay ? null : Math.max(0, m.leave - this.spent());
  });

  /** Seconds in a seat's bank, and of its grace, now. */
  left(seat: number): { bank: number; grace: number } {
    const clock = this.clock;
    const bank = clock?.left[seat] ?? 0;
    const grace = clock?.grace[seat] ?? 0;
    if (!clock || clock.running !== seat) return { bank, grace };
    const spent = this.spent();
    const spared = this.seats[seat]?.here === false ? Math.min(grace, spent) : 0;
    return { bank: bank - (spent - spared), grace: grace - spared };
  }

  out(seat: number): boolean {
    return this.clock !== null && this.left(seat).bank <= 0;
  }

  // --- what is asked of each other

  /** True if something of mine could be taken back, if only by consent. */
  readonly regrets: boolean = $derived.by(() => {
    const { me, message, events } = this.table;
    return me !== null && !message?.over && !message?.unfinished && !message?.takeback && !this.table.replay && pointsOf(events, me, 1).length > 0;
  });

  /** True if undo cannot go further back, but a takeback could. */
  readonly further: boolean = $derived.by(() => !this.table.message?.undo && this.regrets);

  /** Undo up to the last hidden thing that was seen. There the server's reason is shown, with the points that a takeback can reach. */
  async undo(): Promise<void> {
    const further = this.further;
    if ((await this.table.undo.back()) || !further) return;
    overlay.show({ kind: "takeback", why: this.table.orders.notice });
    this.table.orders.notice = "";
  }

  takeback(to: number): Promise<boolean> {
    return this.table.orders.give((request, sequence) => ({ type: "takeback", request, sequence, to }));
  }

  standIn(seat: number): Promise<boolean> {
    return this.table.orders.give((request) => ({ type: "replace", request, seat }));
  }

  /** Leave the game unfinished, for everybody. */
  leave(): Promise<boolean> {
    return this.table.orders.give((request) => ({ type: "leave", request }));
  }

  comeBack(): Promise<boolean> {
    return this.table.orders.give((request) => ({ type: "return", request }));
  }

  /** Agree to the pending proposal, decline it, or withdraw it. */
  answer(yes: boolean): Promise<boolean> {
    const type = this.table.message?.takeback ? "consent" : "vote";
    return this.table.orders.give((request) => ({ type, request, yes }));
  }

  // --- a hint

  async ask(): Promise<void> {
    if (!this.table.myTurn || this.thinking) return;
    this.thinking = true;
    try {
      const reply = await this.table.requests.ask<HintMessage | AnswerMessage>((request) => ({ type: "hint", request }));
      if (reply.type === "hint") this.hint = reply;
      else this.table.orders.notice = refusalText(reply);
    } finally {
      this.thinking = false;
    }
  }

  /** Look at what the hint would do: selected, never played. */
  follow(): void {
    const action = this.suggestion?.action;
    this.hint = null;
    if (action) this.table.select(action);
  }
}

const KEY = Symbol("company");

export function providePeople(company: People): void {
  setContext(KEY, company);
}

export function usePeople(): People {
  return getContext<People>(KEY);
}
