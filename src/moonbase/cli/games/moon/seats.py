"""The players side by side: Hearts, goods, Rovers, and the Flags with who wins each."""

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.card_words import era_word
from moonbase.cli.games.moon.words import GOODS, WINS, flag_word, letter
from moonbase.cli.rendering.elements import Plain
from moonbase.cli.rendering.narrator import Narrator

NARROW = 96
"""Below this many columns the goods are letters."""
WIDE = 116
"""From this many columns on the Flags have their whole names."""


def moment(view: Plain, narrator: Narrator) -> list[str]:
    """Return the Era, and the round once there is one."""
    era = narrator.say("moon.head.era", era=era_word(view["era"], narrator))
    return [era, *([narrator.say("moon.head.round", n=view["round"], all=view["rounds"])] if view["round"] else [])]


def header(view: Plain, narrator: Narrator, width: int) -> Text:
    """``MOON  Era II · round 3 of 7 ...``."""
    names = narrator.names
    out = Text.assemble((" MOON ", "bold reverse"), "  ", " · ".join(moment(view, narrator)))
    out.append(" · ").append(f"X = {view['x']}♥", "red")
    order = " · " + narrator.say("head.order", order=" → ".join(names[seat] for seat in view["order"]))
    out.append(order if len(out) + len(order) <= width else " · " + narrator.say("head.first", name=names[view["lead"]]))
    piles = " · " + narrator.say("moon.head.piles", stack=view["stack"]["count"], discards=len(view["discard"]))
    return out.append(piles if len(out) + len(piles) <= width else "")


def seat_table(view: Plain, narrator: Narrator, width: int) -> Table:
    wide = width >= NARROW
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("♥", justify="right")
    table.add_column(narrator.say("moon.result.score") if wide else "Σ", justify="right")
    for name in ("energy", "water", "bio", "metal"):
        table.add_column(narrator.say(f"good.{name}") if wide else letter(name, narrator), justify="right")
    table.add_column(narrator.say("moon.result.rovers") if wide else letter("rover", narrator), justify="right")
    for flag in view["flags"]:
        title = narrator.say(f"flag.{flag['flag']}") if width >= WIDE else flag_word(flag["flag"], narrator)
        table.add_column(
            Text.assemble(" " if wide else "", title, " ", (f"{flag['reward']}♥", "red")), no_wrap=True, min_width=9 if wide else 7
        )
    for seat in view["seats"]:
        table.add_row(*_row(view, seat, narrator, width))
    return table


def _row(view: Plain, seat: Plain, narrator: Narrator, width: int) -> list[Text]:
    goods = seat["goods"]
    mine = view["viewer"] == seat["seat"]
    name = Text.assemble("▸" if view["turn"] == seat["seat"] else " ", (narrator.names[seat["seat"]], "bold" if mine else ""))
    cells = [name, Text(str(goods["heart"]), "red"), Text(str(seat["score"]))]
    cells += [Text(str(goods[kind]), GOODS[kind] if goods[kind] else "dim") for kind in ("energy", "water", "bio", "metal")]
    cells.append(Text(_rovers(seat), GOODS["rover"]))
    return cells + [_flag(flag, seat["seat"], narrator, width) for flag in view["flags"]]


def _rovers(seat: Plain) -> str:
    """Count the free Rovers, and how many more stand on the player's own cards."""
    free = seat["goods"]["rover"]
    return f"{free}+{seat['rovers'] - free}" if seat["rovers"] > free else str(free)


def _flag(flag: Plain, seat: int, narrator: Narrator, width: int) -> Text:
    """``2 ◄+1``: wins it by one; ``2 ◄Rovers``: wins the tie; ``2 tie``: tied, and nobody wins."""
    counts: list[int] = flag["counts"]
    own = counts[seat]
    out = Text(" " if width >= NARROW else "")
    if flag["winner"] == seat:
        lead = own - max(count for other, count in enumerate(counts) if other != seat)
        by = f"+{lead}" if lead else narrator.say("moon.flags.by_rovers" if width >= WIDE else "moon.flags.by_rovers_short")
        return out.append(f"{own} {WINS}{by}", "bold")
    if flag["tie"] == "full" and own == max(counts):
        return out.append(narrator.say("moon.flags.tie", n=own))
    return out.append(str(own), "" if own else "dim")
