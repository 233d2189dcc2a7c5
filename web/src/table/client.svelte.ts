/** One table on the page: the last message, the seat that is shown, and what the player is about to do. The rules are the server's. */

import { getContext, setContext, type Component } from "svelte";
import { refusalText } from "../shell/refusal";
import type { AnswerMessage, Choice, FromServer, GameView, ReturnedMessage, TableEvent, TableMessage } from "../shell/wire";
import { plain } from "../words/say";
import { names } from "../words/names.svelte";
import { seatNames } from "../words/seat_names";
import { t } from "../words/translate";
import { keep } from "./deal";
import type { KeyLine } from "./keys/map";
import { Arrivals } from "./line/arrivals";
import { Connection } from "./line/connection.svelte";
import type { Entrance } from "./line/door.svelte";
import { Orders } from "./line/orders.svelte";
import { Requests } from "./line/requests";
import { EndCheck } from "./turn/end_check.svelte";
import { Previews } from "./turn/previews.svelte";
import { Reasons } from "./turn/reasons.svelte";
import { Selection } from "./turn/selection.svelte";
import { Undo } from "./turn/undo";

/** The panel that a replay shows in place of a player's turn. */
export interface Replayed {
  Panel: Component;
  /** Its height at the foot of the window. */
  foot: number;
  keys: KeyLine[];
  /** True for steps that are too fast for sounds, or picked by hand. */
  silent: boolean;
}

/** The most lines that are announced to screen readers at once. */
const SPOKEN = 12;

export class Table<V extends GameView = GameView> {
  message = $state.raw<TableMessage<V> | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** The seat that a viewer without one looks at. */
  watched = $state(0);
  spoken = $state<string[]>([]);
  /** The events during my absence; null once they were read. */
  returned = $state.raw<ReturnedMessage | null>(null);
  /** In a replay nobody acts. */
  replay = $state.raw<Replayed | null>(null);
  /** The time of the last message, by this page's own clock. */
  heardAt = 0;

  /** True if a hint is shown in the turn panel, and not over the table. */
  readonly hintsInTurn: boolean = false;

  readonly connection = new Connection();
  readonly selection = new Selection();
  readonly endCheck = new EndCheck();
  readonly requests: Requests;
  readonly orders: Orders;
  readonly previews: Previews<V>;
  readonly reasons: Reasons;
  readonly undo: Undo;
  private readonly arrivals = new Arrivals();
  /** The server is being asked whether an answer can be undone. */
  private weighing = false;
  private selected = $state.raw<Choice>();

  readonly view: V | null = $derived(this.message?.view ?? null);
  readonly me: number | null = $derived(this.message?.you ?? null);
  /** The seat whose board is shown large: mine, or the one that is watched. */
  readonly ground: number = $derived(this.me ?? this.watched);
  readonly mine: V["seats"][number] | null = $derived(this.view?.seats[this.ground] ?? null);
  readonly myTurn: boolean = $derived(this.replay === null && this.me !== null && this.view?.waiting === this.me && !this.message?.unfinished && !this.message?.seats[this.me]?.stand_in);
  readonly choices: Map<string, Choice> = $derived(new Map((this.message?.choices ?? []).map((c) => [c.action, c])));
  readonly closed: Map<string, Choice> = $derived(new Map((this.message?.closed ?? []).map((c) => [c.action, c])));
  readonly asked: boolean = $derived(this.myTurn && this.view?.question != null);
  readonly called: string[] = $derived(seatNames(this.message?.seats ?? []));

  constructor(private readonly door: Entrance) {
    const refused = (reply: AnswerMessage): void => this.refused(reply);
    this.requests = new Requests(
      (message) => door.line.send(message),
      () => this.message?.sequence ?? 0,
    );
    this.orders = new Orders(this.requests, this.arrivals);
    this.previews = new Previews(this.selection, this.requests, refused);
    this.reasons = new Reasons(this.requests, refused);
    this.undo = new Undo(this.orders, () => this.me !== null);
  }

  get id(): string {
    return this.door.id;
  }

  /** Start to receive the messages of the table. */
  sit(): void {
    this.door.enter({
      heard: (m) => this.heard(m as FromServer<V>),
      opened: () => this.opened(),
      lost: (seconds, reason) => this.connection.lost(seconds, reason),
      after: () => this.message?.sequence ?? 0,
    });
  }

  close(): void {
    this.door.close();
  }

  retry(): void {
    this.door.line.again();
  }

  name(seat: number): string {
    return this.called[seat] ?? t("seat.open");
  }

  can(action: string): boolean {
    return this.choices.has(action);
  }

  /** The choice of this action, open or closed; or the one selected under it, until its plan is carried out. */
  choice(action: string | null | undefined): Choice | undefined {
    if (!action) return undefined;
    return this.choices.get(action) ?? this.closed.get(action) ?? (this.selected?.action === action ? this.selected : undefined);
  }

  starting(verb: string): Choice[] {
    return (this.message?.choices ?? []).filter((c) => c.verb === verb);
  }

  // --- messages

  private opened(): void {
    this.connection.opened();
    this.requests.resend();
  }

  private heard(m: FromServer<V>): void {
    if (m.type === "table") return this.show(m);
    if (m.type === "pong") return;
    if (m.type === "returned") return void (this.returned = m);
    if (m.request !== null) return this.requests.settle(m.request, m);
    if (m.type === "answer") this.connection.reason = refusalText(m);
  }

  private show(m: TableMessage<V>): void {
    const before = this.message;
    if (!before && m.deal && !this.replay) keep(this.id, { commitment: m.deal.commitment });
    const known = this.events.at(-1)?.sequence ?? 0;
    const fresh = m.events.filter((e) => e.sequence > known);
    this.events = [...this.events, ...fresh];
    this.connection.status = "open";
    this.message = m;
    names.seats = this.called;
    names.reader = this.replay ? null : m.you;
    if (before) this.spoken = fresh.flatMap((e) => e.lines.map(plain)).slice(-SPOKEN);
    this.heardAt = performance.now();
    this.arrivals.arrived(m.sequence);
    if (before?.sequence === m.sequence) return;
    this.reasons.close();
    this.endCheck.asking = false;
    this.orders.notice = "";
    if (!this.selection.carrying) this.settle(m);
  }

  private settle(m: TableMessage<V>): void {
    this.selection.settle(m.choices);
    this.previews.clear();
    this.arrivedNew(m);
    if (this.selection.action) void this.previews.look();
  }

  /** Called with a new position: a game drops state that no longer fits it. */
  protected arrivedNew(_message: TableMessage<V>): void {}

  /** Show a notice after too many requests; a request about an outdated position needs none, because the new position is coming. */
  private refused(reply: AnswerMessage): void {
    if (reply.code === "too_many") this.orders.notice = refusalText(reply);
  }

  // --- choosing

  select(action: string | null): void {
    this.selected = this.choice(action);
    this.selection.set(action);
    this.previews.ahead = null;
    this.endCheck.asking = false;
    if (!action) return this.previews.drop();
    this.reasons.close();
    void this.previews.look();
  }

  /** Select; a second time confirms. */
  async press(action: string): Promise<void> {
    if (this.selection.action === action) await this.confirm();
    else this.select(action);
  }

  /** Answer a question: at once if that can be undone; an answer that reveals something hidden is selected first, and done the second time. */
  async answer(action: string): Promise<void> {
    if (this.selection.action === action) return this.confirm();
    if (this.orders.busy || this.weighing) return;
    const sequence = this.message?.sequence;
    this.weighing = true;
    const final = await this.previews.reveals(action).finally(() => (this.weighing = false));
    if (this.message?.sequence !== sequence) return;
    if (final) this.select(action);
    else await this.act(action);
  }

  /** Show what an action would change, without selecting it. */
  point(action: string | null): void {
    if (this.selection.pointed === action) return;
    this.selection.pointed = action;
    void this.previews.look();
  }

  /** Show what a further step would change, without planning it. */
  attempt(step: string | null): void {
    if (this.selection.tried === step) return;
    this.selection.tried = step;
    void this.previews.look();
  }

  /** Plan these steps after the selected action. */
  intend(steps: string[]): void {
    this.selection.setPlan(steps);
    this.previews.ahead = null;
    void this.previews.look();
  }

  /** Step back from what is selected. */
  back(): void {
    this.endCheck.asking = false;
    this.select(null);
  }

  // --- acting

  /** Do the selected action, then its plan as far as it goes; the plan stays in sight until then. */
  async confirm(): Promise<void> {
    const { action, plan, carrying } = this.selection;
    if (!action || carrying) return;
    if (plan.length === 0) return void (await this.act(action));
    this.selection.carrying = true;
    try {
      for (const step of [action, ...plan]) if (!this.can(step) || !(await this.act(step))) break;
    } finally {
      this.selection.carrying = false;
      if (this.message) this.settle(this.message);
    }
  }

  async act(action: string): Promise<boolean> {
    const ok = await this.orders.give((request, sequence) => ({ type: "act", request, sequence, action }));
    if (ok && this.selection.action === action && !this.selection.carrying) this.select(null);
    if (ok) this.acted();
    return ok;
  }

  /** Called after an action: a game drops the state that led to it. */
  protected acted(): void {}

  /** The verbs of the actions that are still open this turn. */
  unused(): string[] {
    return [];
  }

  /** An id of the current turn. */
  protected turnNow(): string {
    return String(this.view?.round);
  }

  async end(): Promise<void> {
    if (!this.can("end")) return this.whyNot("end", document.querySelector("[data-end]"));
    if (!this.endCheck.mustAsk(this.turnNow(), this.unused())) return void (await this.act("end"));
    this.select(null);
    this.endCheck.asking = true;
  }

  // --- why not

  async whyNot(action: string, anchor: Element | null): Promise<void> {
    if (this.closed.has(action)) await this.reasons.ask(action, anchor);
  }

  /** Do what opens the closed action, then select it: the player confirms it. */
  async repair(): Promise<void> {
    const answer = this.reasons.shown?.answer;
    if (!answer) return;
    for (const step of answer.steps) if (!(await this.act(step.action))) return;
    this.select(answer.action);
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table<GameView>): void {
  setContext(KEY, table);
}

/** The table of the game that is played: each game has its own kind. */
export function useTable<T extends Table<GameView> = Table>(): T {
  return getContext<T>(KEY);
}
