/** The table as it would stand after what is selected or pointed at: the server computes it. */

import type { AnswerMessage, Choice, GameView, PreviewMessage } from "../../shell/wire";
import type { Requests } from "../line/requests";
import { sameSteps, type Selection, type Steps } from "./selection.svelte";

export class Previews<V extends GameView> {
  /** The position after what is selected and planned, with the choices there. */
  ahead = $state.raw<PreviewMessage<V> | null>(null);
  private latest = $state.raw<PreviewMessage<V> | null>(null);
  /** Steps without a preview, because they would reveal something hidden. */
  private secret = $state.raw<Steps | null>(null);

  constructor(
    private readonly selection: Selection,
    private readonly requests: Requests,
    private readonly refused: (reply: AnswerMessage) => void,
  ) {}

  /** While a plan is carried out its preview is out of date. */
  readonly after: V | null = $derived.by(() => {
    const { carrying, considered } = this.selection;
    return !carrying && this.latest && considered && sameSteps(this.latest, considered) ? this.latest.view : null;
  });
  /** True if there is no preview because it would reveal something hidden. */
  readonly hidden: boolean = $derived.by(() => this.secret !== null && this.selection.considered !== null && sameSteps(this.secret, this.selection.considered));
  /** The choices after it. */
  readonly following: Choice[] = $derived(this.after ? (this.latest?.choices ?? []) : []);

  clear(): void {
    this.latest = null;
    this.ahead = null;
    this.secret = null;
  }

  /** Drop all previews. */
  drop(): void {
    this.latest = null;
    this.ahead = null;
  }

  async look(): Promise<void> {
    const steps = this.selection.considered;
    if (!steps) return;
    const known = this.known(steps);
    if (known) return this.keep(known);
    const reply = await this.fetch(steps);
    if (reply.type === "preview") return this.keep(reply);
    const { considered } = this.selection;
    if (!considered || !sameSteps(steps, considered)) return;
    if (reply.code === "hidden") this.secret = steps;
    else this.refused(reply);
  }

  /** Tell whether an action reveals something hidden, and so cannot be undone. */
  async reveals(action: string): Promise<boolean> {
    const steps = { action, then: [] };
    if (this.secret && sameSteps(this.secret, steps)) return true;
    if (this.known(steps)) return false;
    return (await this.fetch(steps)).type !== "preview";
  }

  private known(steps: Steps): PreviewMessage<V> | null {
    return [this.latest, this.ahead].find((each) => each && sameSteps(each, steps)) ?? null;
  }

  private fetch(steps: Steps): Promise<PreviewMessage<V> | AnswerMessage> {
    return this.requests.ask<PreviewMessage<V> | AnswerMessage>((request) => ({ type: "preview", request, ...steps }));
  }

  /** An action that was pointed at may have been selected since: its preview then counts for the selection too. */
  private keep(preview: PreviewMessage<V>): void {
    const { considered, planned } = this.selection;
    if (considered && sameSteps(preview, considered)) this.latest = preview;
    if (planned && sameSteps(preview, planned)) this.ahead = preview;
  }
}
