"""The players side by side: Hearts, goods, Rovers, and the Flags with who wins each."""

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.words import FLAGS, GOODS, ROMAN, WINS
from moonbase.cli.rendering.elements import Plain

NARROW = 96
"""Below this many columns the goods are letters."""
WIDE = 116
"""From this many columns on the Flags have their whole names."""


def moment(view: Plain) -> list[str]:
    """The Era, and the round once there is one."""
    return [f"Era {ROMAN[view['era']]}", *([f"round {view['round']} of {view['rounds']}"] if view["round"] else [])]


def header(view: Plain, names: list[str], width: int) -> Text:
    """``MOON  Era II · round 3 of 7 ...``."""
    out = Text.assemble((" MOON ", "bold reverse"), "  ", " · ".join(moment(view)))
    out.append(" · ").append(f"X = {view['x']}♥", "red")
    order = f" · order {' → '.join(names[seat] for seat in view['order'])}"
    out.append(order if len(out) + len(order) <= width else f" · first: {names[view['lead']]}")
    piles = f" · stack {view['stack']['count']} · discards {len(view['discard'])}"
    return out.append(piles if len(out) + len(piles) <= width else "")


def seat_table(view: Plain, names: list[str], width: int) -> Table:
    wide = width >= NARROW
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("♥", justify="right")
    table.add_column("score" if wide else "Σ", justify="right")
    for name in ("energy", "water", "bio", "metal"):
        table.add_column(name.capitalize() if wide else GOODS[name][0], justify="right")
    table.add_column("Rovers" if wide else "R", justify="right")
    for flag in view["flags"]:
        title = flag["flag"].capitalize() if width >= WIDE else FLAGS[flag["flag"]]
        table.add_column(
            Text.assemble(" " if wide else "", title, " ", (f"{flag['reward']}♥", "red")), no_wrap=True, min_width=9 if wide else 7
        )
    for seat in view["seats"]:
        table.add_row(*_row(view, seat, names, width))
    return table


def _row(view: Plain, seat: Plain, names: list[str], width: int) -> list[Text]:
    goods = seat["goods"]
    mine = view["viewer"] == seat["seat"]
    name = Text.assemble("▸" if view["turn"] == seat["seat"] else " ", (names[seat["seat"]], "bold" if mine else ""))
    cells = [name, Text(str(goods["heart"]), "red"), Text(str(seat["score"]))]
    cells += [Text(str(goods[kind]), GOODS[kind][1] if goods[kind] else "dim") for kind in ("energy", "water", "bio", "metal")]
    cells.append(Text(_rovers(seat), GOODS["rover"][1]))
    return cells + [_flag(flag, seat["seat"], width) for flag in view["flags"]]


def _rovers(seat: Plain) -> str:
    """Free Rovers, and how many more stand on the player's own cards."""
    free = seat["goods"]["rover"]
    return f"{free}+{seat['rovers'] - free}" if seat["rovers"] > free else str(free)


def _flag(flag: Plain, seat: int, width: int) -> Text:
    """``2 ◄+1``: wins it by one; ``2 ◄Rovers``: wins the tie; ``2 tie``: tied, and nobody wins."""
    counts: list[int] = flag["counts"]
    own = counts[seat]
    out = Text(" " if width >= NARROW else "")
    if flag["winner"] == seat:
        lead = own - max(count for other, count in enumerate(counts) if other != seat)
        return out.append(f"{own} {WINS}{f'+{lead}' if lead else 'Rovers' if width >= WIDE else 'Rov'}", "bold")
    if flag["tie"] == "full" and own == max(counts):
        return out.append(f"{own} tie")
    return out.append(str(own), "" if own else "dim")
