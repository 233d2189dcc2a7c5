/** A Flag's verdict in words. */

import type { Said } from "../../../table/pointer/open_tooltip.svelte";
import type { Table } from "../../../table/client.svelte";
import { named, t } from "../../../words/translate";
import { standing, verdict, type Verdict } from "../derive";
import type { FlagView, SeatView } from "../view";

/** Beside the leader's sign, which stands for the name. */
export function verdictShort(v: Verdict, table: Table): string {
  if (v.kind === "rovers") return t("flag.rovers.short", { mine: v.mine, next: v.next });
  if (v.kind === "tie") return t("flag.tie.short");
  return v.kind === "lead" && v.seat !== table.me ? t("flag.lead.short", { n: v.by }) : verdictWords(v, table);
}

export function verdictWords(v: Verdict, table: Table): string {
  if (v.kind === "none") return t("flag.none");
  if (v.kind === "tie") return t("flag.tie");
  const you = v.seat === table.me;
  const name = table.name(v.seat);
  if (v.kind === "rovers") return you ? t("flag.rovers.you", { mine: v.mine, next: v.next }) : t("flag.rovers", { name, mine: v.mine, next: v.next });
  return you ? t("flag.lead.you", { n: v.by }) : t("flag.lead", { name, n: v.by });
}

/** Everything about a Flag type: what it pays, who leads and why, how many each has. */
export function flagSaid(flag: FlagView, seats: SeatView[], table: Table): Said {
  const each = standing(flag, table.me).map((s) => `${table.name(s.seat)}: ${s.n}`);
  return { title: named("flag", flag.flag), text: [t("flag.reward", { n: flag.reward }), verdictWords(verdict(flag, seats), table), each.join(", ")].join("\n") };
}
