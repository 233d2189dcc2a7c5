/** One table as the page knows it: the last message, what is selected, what was asked. The rules are the server's. */

import { getContext, setContext } from "svelte";
import { requestId } from "../api";
import { plain } from "../marks";
import type { AnswerMessage, Choice, FromServer, MoonView, PreviewMessage, SeatView, TableEvent, TableMessage, ToServer, WhyMessage } from "../wire";
import { t } from "../words";
import { lines, type Line } from "./line";

export type Picking = "park" | "flip" | "claim";
export const EXTRAS = ["park", "flip", "expedition", "claim", "obelisk"] as const;

type Reply = AnswerMessage | WhyMessage | PreviewMessage;
type Asked = { resolve: (reply: Reply) => void; message: ToServer };

export interface Wondered {
  action: string;
  answer: WhyMessage | null;
  anchor: Element | null;
}

export class Table {
  message = $state.raw<TableMessage | null>(null);
  events = $state.raw<TableEvent[]>([]);
  connection = $state<"opening" | "open" | "lost" | "refused">("opening");
  reason = $state("");
  retryAt = $state(0);
  selected = $state<string | null>(null);
  /** The card of the hand that is looked at: open or closed, it may be assimilated. */
  card = $state<string | null>(null);
  /** Whose settlement a viewer without a seat looks at. */
  watched = $state(0);
  picking = $state<Picking | null>(null);
  pointed = $state<string | null>(null);
  preview = $state.raw<PreviewMessage | null>(null);
  wondered = $state.raw<Wondered | null>(null);
  leaving = $state(false);
  busy = $state(false);
  notice = $state("");
  spoken = $state<string[]>([]);

  readonly view: MoonView | null = $derived(this.message?.view ?? null);
  readonly me: number | null = $derived(this.message?.you ?? null);
  /** The seat on the ground of the table: mine, or the one that is watched. */
  readonly ground: number = $derived(this.me ?? this.watched);
  readonly mine: SeatView | null = $derived(this.view?.seats[this.ground] ?? null);
  readonly myTurn: boolean = $derived(this.me !== null && this.view?.waiting === this.me);
  readonly choices: Map<string, Choice> = $derived(new Map((this.message?.choices ?? []).map((c) => [c.action, c])));
  readonly closed: Map<string, Choice> = $derived(new Map((this.message?.closed ?? []).map((c) => [c.action, c])));
  readonly asked: boolean = $derived(this.myTurn && this.view?.question != null);
  /** The view as it would be after what is selected or pointed at. */
  readonly after: MoonView | null = $derived.by(() => {
    const action = this.pointed ?? this.selected;
    return this.preview && this.preview.action === action ? this.preview.view : null;
  });
  /** The piece that a remedy would use. */
  readonly remedy: string | null = $derived(this.wondered?.answer?.steps[0] ?? null);

  private readonly line: Line;
  private readonly open = new Map<string, Asked>();
  private askedOnce = "";

  constructor(
    readonly id: string,
    lang: string,
  ) {
    this.line = lines.open(id, lang, {
      heard: (m) => this.heard(m),
      opened: () => this.resend(),
      lost: (seconds, reason) => {
        this.connection = seconds === null ? "refused" : "lost";
        this.reason = reason || this.reason;
        this.retryAt = seconds === null ? 0 : Date.now() + seconds * 1000;
      },
      after: () => this.message?.sequence ?? 0,
    });
  }

  close(): void {
    this.line.close();
  }

  retry(): void {
    this.line.again();
  }

  name(seat: number): string {
    return this.message?.names[seat] ?? this.message?.seats[seat]?.name ?? t("seat.open");
  }

  can(action: string): boolean {
    return this.choices.has(action);
  }

  starting(verb: string): Choice[] {
    return (this.message?.choices ?? []).filter((c) => c.action === verb || c.action.startsWith(`${verb} `));
  }

  // --- hearing

  private heard(m: FromServer): void {
    if (m.type === "table") return this.seen(m);
    if (m.type === "pong") return;
    if (m.request === null) {
      if (m.type === "answer") this.reason = m.message ?? "";
      return;
    }
    const asked = this.open.get(m.request);
    if (!asked) return;
    this.open.delete(m.request);
    asked.resolve(m);
  }

  private seen(m: TableMessage): void {
    const before = this.message;
    const known = this.events.at(-1)?.sequence ?? 0;
    const fresh = m.events.filter((e) => e.sequence > known);
    this.events = [...this.events, ...fresh];
    if (before) this.spoken = fresh.flatMap((e) => e.lines.map(plain)).slice(-12);
    this.connection = "open";
    this.message = m;
    const has = (action: string | null): boolean => action !== null && m.choices.some((c) => c.action === action);
    if (before?.sequence !== m.sequence) {
      this.wondered = null;
      this.preview = null;
      this.pointed = null;
      this.leaving = false;
      this.notice = "";
      if (this.picking && !m.choices.some((c) => c.verb === this.picking)) this.picking = null;
      if (!has(this.selected)) this.selected = null;
      if (this.card && !m.view.seats[m.you ?? -1]?.hand.known.includes(this.card)) this.card = null;
      if (m.view.this_turn.main) this.card = null;
      if (this.selected) this.look(this.selected);
    }
  }

  private resend(): void {
    this.connection = "open";
    for (const asked of this.open.values()) this.line.send(asked.message);
  }

  private ask<R extends Reply>(make: (request: string, sequence: number) => ToServer): Promise<R> {
    const request = requestId();
    const message = make(request, this.message?.sequence ?? 0);
    return new Promise((resolve) => {
      this.open.set(request, { resolve: resolve as (reply: Reply) => void, message });
      this.line.send(message);
    });
  }

  private async order(make: (request: string, sequence: number) => ToServer): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const reply = await this.ask<AnswerMessage>(make);
      this.notice = reply.ok ? "" : (reply.message ?? t("error.refused"));
      return reply.ok;
    } finally {
      this.busy = false;
    }
  }

  // --- choosing

  select(action: string | null): void {
    this.selected = action;
    const face = /^(?:build|assimilate) (\S+)/.exec(action ?? "")?.[1];
    this.card = face && this.mine?.hand.known.includes(face) ? face : null;
    if (action) this.picking = this.picking && action.startsWith(`${this.picking} `) ? this.picking : null;
    this.pointed = null;
    this.leaving = false;
    if (action) {
      this.wondered = null;
      this.look(action);
    } else this.preview = null;
  }

  /** A card of the hand: build it where that is open, else see why not. */
  async take(face: string, anchor: Element): Promise<void> {
    const build = [`build ${face}`, `build ${face} free`].find((action) => this.can(action));
    if (build) return this.press(build);
    if (this.can(`choose hand ${face}`)) return this.press(`choose hand ${face}`);
    this.select(null);
    this.picking = null;
    this.card = this.can(`assimilate ${face}`) ? face : null;
    await this.wonder(`build ${face}`, anchor);
  }

  /** Select; a second time confirms. */
  async press(action: string): Promise<void> {
    if (this.selected === action) await this.confirm();
    else this.select(action);
  }

  /** Show what an action would change, without selecting it. */
  point(action: string | null): void {
    this.pointed = action;
    const wanted = action ?? this.selected;
    if (wanted) this.look(wanted);
  }

  private async look(action: string): Promise<void> {
    if (this.preview?.action === action) return;
    const reply = await this.ask<PreviewMessage | AnswerMessage>((request) => ({ type: "preview", request, action }));
    if (reply.type === "preview" && (this.pointed ?? this.selected) === action) this.preview = reply;
  }

  async confirm(): Promise<void> {
    if (this.selected) await this.act(this.selected);
  }

  async act(action: string): Promise<boolean> {
    const ok = await this.order((request, sequence) => ({ type: "act", request, sequence, action }));
    if (ok && this.selected === action) this.select(null);
    if (ok) this.picking = null;
    return ok;
  }

  undo(): void {
    if (this.message?.undo) void this.order((request, sequence) => ({ type: "undo", request, sequence }));
  }

  redo(): void {
    if (this.message?.redo) void this.order((request, sequence) => ({ type: "redo", request, sequence }));
  }

  pick(what: Picking): void {
    this.select(null);
    this.picking = this.picking === what ? null : what;
  }

  /** What of the turn is still open, by the words of its chips. */
  unused(): string[] {
    return EXTRAS.filter((verb) => this.starting(verb).length > 0);
  }

  /** Ending a turn with something left unused asks once. */
  async end(): Promise<void> {
    if (!this.can("end")) return this.wonder("end", null);
    const turn = `${this.view?.era}.${this.view?.round}`;
    if (!this.leaving && this.unused().length > 0 && this.askedOnce !== turn) {
      this.select(null);
      this.leaving = true;
      this.askedOnce = turn;
      return;
    }
    await this.act("end");
  }

  // --- why not

  async wonder(action: string, anchor: Element | null): Promise<void> {
    if (!this.closed.has(action)) return;
    if (this.wondered?.action === action) return;
    this.wondered = { action, answer: null, anchor };
    const reply = await this.ask<WhyMessage | AnswerMessage>((request) => ({ type: "why", request, action }));
    if (reply.type === "why" && this.wondered?.action === action) this.wondered = { action, answer: reply, anchor };
  }

  forget(): void {
    this.wondered = null;
  }

  /** Do what opens the closed action, and select it: the last word is the player's. */
  async repair(): Promise<void> {
    const answer = this.wondered?.answer;
    if (!answer) return;
    for (const step of answer.steps) {
      if (!(await this.act(step))) return;
      await this.arrived(step === answer.steps.at(-1) ? answer.action : answer.steps[answer.steps.indexOf(step) + 1]!);
    }
    this.select(answer.action);
  }

  /** The next table message may come after the answer: wait until the action is open. */
  private async arrived(action: string): Promise<void> {
    for (let i = 0; i < 40 && !this.can(action); i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
