/** The actions that are selected, pointed at and planned. */

import type { Choice } from "../../shell/wire";

/** An action and the steps after it. */
export interface Steps {
  action: string;
  then: string[];
}

export const sameSteps = (a: Steps, b: Steps): boolean => a.action === b.action && a.then.join() === b.then.join();

export class Selection {
  action = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The steps to be done after the selected action. */
  plan = $state.raw<string[]>([]);
  /** A further step that is pointed at. */
  tried = $state<string | null>(null);
  /** The plan is being carried out. */
  carrying = $state(false);

  /** The selected action with its plan. */
  readonly planned: Steps | null = $derived(this.action ? { action: this.action, then: this.plan } : null);
  /** The actions to preview: the one pointed at, or those selected and planned. */
  readonly considered: Steps | null = $derived.by(() => {
    if (this.pointed) return { action: this.pointed, then: [] };
    if (!this.planned || !this.tried) return this.planned;
    return { action: this.planned.action, then: [...this.plan, this.tried] };
  });

  set(action: string | null): void {
    this.action = action;
    this.setPlan([]);
    this.pointed = null;
  }

  setPlan(steps: string[]): void {
    this.plan = steps;
    this.tried = null;
  }

  /** In a new position, drop the pointed action, and keep the selected one if it is still possible. */
  settle(choices: Choice[]): void {
    this.pointed = null;
    this.tried = null;
    if (!choices.some((choice) => choice.action === this.action)) {
      this.action = null;
      this.plan = [];
    }
  }
}
