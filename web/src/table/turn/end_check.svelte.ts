/** A confirmation, once per turn, before a turn ends with something left unused. */

export class EndCheck {
  asking = $state(false);
  private askedIn = "";

  /** Tell whether the player must be asked before this turn ends; the same turn is not asked about again. */
  mustAsk(turn: string, unused: string[]): boolean {
    if (this.asking || unused.length === 0 || this.askedIn === turn) return false;
    this.askedIn = turn;
    return true;
  }
}
