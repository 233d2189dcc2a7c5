/** The state of the connection to a table. */

export class Connection {
  status = $state<"opening" | "open" | "lost" | "refused">("opening");
  /** The reason why it was refused or lost. */
  reason = $state("");
  /** The time of the next attempt, in milliseconds since 1970. */
  retryAt = $state(0);

  opened(): void {
    this.status = "open";
    this.reason = "";
  }

  /** Lost for some seconds, or for good. */
  lost(seconds: number | null, reason = ""): void {
    this.status = seconds === null ? "refused" : "lost";
    this.reason ||= reason;
    this.retryAt = seconds === null ? 0 : Date.now() + seconds * 1000;
  }
}
