/** Moon at the table: the card of the hand that is looked at, and the chip whose place is being chosen. */

import { Table, useTable } from "../../table/client.svelte";
import type { TableMessage } from "../../shell/wire";
import { cardIn } from "../../table/turn/operands";
import type { MoonView } from "./view";

export type Picking = "park" | "flip" | "claim";
export const EXTRAS = ["park", "flip", "expedition", "claim", "obelisk"] as const;

export class MoonTable extends Table<MoonView> {
  /** The card of the hand that is looked at: open or closed, it may be assimilated. */
  card = $state<string | null>(null);
  picking = $state<Picking | null>(null);

  protected override arrivedNew(m: TableMessage<MoonView>): void {
    if (this.picking && !m.choices.some((c) => c.verb === this.picking)) this.picking = null;
    if (this.card && !m.view.seats[m.you ?? -1]?.hand.known.includes(this.card)) this.card = null;
    if (m.view.this_turn.main) this.card = null;
    if (this.card && !this.selection.action) this.selection.action = this.buildOf(this.card);
  }

  private buildOf(face: string): string | null {
    return [`build ${face}`, `build ${face} free`].find((action) => this.can(action)) ?? null;
  }

  override select(action: string | null): void {
    const choice = this.choice(action);
    const face = choice?.verb === "build" || choice?.verb === "assimilate" ? cardIn(choice) : null;
    this.card = face && this.mine?.hand.known.includes(face) ? face : null;
    if (action) this.picking = this.picking && choice?.verb === this.picking ? this.picking : null;
    super.select(action);
  }

  /** A card of the hand: build it where that is open, else see why not. */
  async take(face: string, anchor: Element): Promise<void> {
    const build = this.buildOf(face);
    if (build) return this.press(build);
    if (this.can(`choose hand ${face}`)) return this.press(`choose hand ${face}`);
    this.select(null);
    this.picking = null;
    this.card = this.can(`assimilate ${face}`) ? face : null;
    await this.whyNot(`build ${face}`, anchor);
  }

  pick(what: Picking): void {
    this.select(null);
    this.picking = this.picking === what ? null : what;
  }

  protected override acted(): void {
    this.picking = null;
  }

  override back(): void {
    this.picking = null;
    super.back();
  }

  override unused(): string[] {
    const open: string[] = EXTRAS.filter((verb) => this.starting(verb).length > 0);
    return this.choice("end")?.words.key === "say.end_lapsing" ? [...open, "voucher"] : open;
  }

  protected override turnNow(): string {
    return `${this.view?.era}.${this.view?.round}`;
  }
}

export const useMoon = (): MoonTable => useTable<MoonTable>();
