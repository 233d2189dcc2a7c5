"""The report of ``moonbase sim`` in words and columns, for a terminal of 80 columns."""

from typing import Any, Final

from moonbase.cli.base.plural import plural

Row = dict[str, Any]

NONE: Final = "-"
DIFFERENCE: Final = "difference"
KEPT_SEATS: Final = "Nobody changed seats: these figures are of opponent and seat together."
NO_INTERVAL: Final = "Intervals need two rounds."


def lines(found: Row, saved: str | None, results: str | None) -> list[str]:
    """Return the report; ``saved`` and ``results`` name where the games are kept."""
    if not found["games"]:
        return ["Stopped before a game had ended."]
    parts = [_heading(found), _opponents(found), _seats(found), _together(found), _afterwards(found, saved, results)]
    return "\n\n".join("\n".join(part) for part in parts if part).splitlines()


def _heading(found: Row) -> list[str]:
    who = "for one" if "alone" in found else f"with {found['players']} players"
    said = [f"{plural(found['games'], 'game')} of {found['game']} {who}, seed {found['seed']}"]
    if found["stopped"]:
        said.insert(0, f"Stopped after {found['games']} of {plural(found['asked'], 'game')}.")
    length, full, rest = found["round_games"], found["rounds"], found["incomplete_rounds"]
    if length > 1 and full:
        said.append(f"{plural(full, 'round')} of {length} games on the same deals, every opponent once at each seat")
    if rest and full:
        left = plural(found["games"] - full * length, "game")
        said.append(f"and {left} of {'an incomplete round' if rest == 1 else f'{rest} incomplete rounds'}")
    elif rest:
        said.append(f"no complete round of {length} games on the same deals")
    return said


def _opponents(found: Row) -> list[str]:
    rows = {row["opponent"]: row for row in found["opponents"]}
    if found["difference"]:
        rows |= {DIFFERENCE: found["difference"]}
    said = _table("opponent", rows, _width(found))
    if len(rows) > 1:
        said.append(f"Wins are those of one seat: an even share is {100 / found['players']:.1f} %.")
        if found["round_games"] == 1:
            said.append(KEPT_SEATS)
    if found["rounds"] + found["incomplete_rounds"] < 2:
        said.append(NO_INTERVAL)
    return said


def _seats(found: Row) -> list[str]:
    """Return the table by seat, unless it would say the same as the table by opponent."""
    kept = found["round_games"] == 1
    if kept and len(found["opponents"]) == found["players"]:
        return []
    names = found["bots"] if kept and len(found["opponents"]) > 1 else [""] * found["players"]
    rows = {f"{row['seat']}  {name}".rstrip(): row for row, name in zip(found["seats"], names, strict=True)}
    return _table("seat", rows, _width(found))


def _width(found: Row) -> int:
    """Return how wide the first column of both tables is."""
    return max(len("opponent"), len(DIFFERENCE), *(3 + len(level) for level in found["bots"]))


def _table(title: str, rows: dict[str, Row], width: int) -> list[str]:
    said = [f"{title:<{width}}  {'wins %':>6}  {'95 % interval':>16}  {'mean score':>10}  {'95 % interval':>16}"]
    return said + [f"{name:<{width}}  {_cells(row, '+' if name == DIFFERENCE else '')}" for name, row in rows.items()]


def _cells(row: Row, sign: str) -> str:
    """Return the figures of a row; ``sign`` "+" shows which way a difference goes."""
    wins = _between([100 * each for each in row["win_interval"] or []], sign)
    scores = _between(row["score_interval"] or [], sign)
    return f"{100 * row['win_share']:>{sign}6.1f}  {wins:>16}  {row['mean_score']:>{sign}10.1f}  {scores:>16}"


def _between(interval: list[float], sign: str) -> str:
    if not interval:
        return NONE
    low, high = (f"{each:{sign}.1f}" for each in interval)
    return f"{low} to {high}"


def _together(found: Row) -> list[str]:
    if "alone" in found:
        ended = _alone(found)
    else:
        ended = f"winner's score {found['winner_median']:g}, margin {found['margin_median']:g} (medians)"
    seconds = found["cpu_seconds"]
    rate = found["decisions"] / max(seconds, 0.001)
    return [ended, f"{found['decisions']:,} decisions in {seconds:.2f} CPU seconds ({rate:,.0f} a second)"]


def _alone(found: Row) -> str:
    """Return ``2 won (1 bronze, 1 gold; median score 170), 8 lost (7 hunger, 1 too late)``."""
    ended = found["alone"]
    medals = ", ".join(f"{count} {medal}" for medal, count in ended["medals"].items())
    won = "; ".join(part for part in (medals, f"median score {found['winner_median']:g}") if part) if ended["won"] else ""
    lost = ", ".join(f"{count} {why}" for why, count in sorted(ended["lost"].items()))
    parts = [
        f"{ended['won']} won" + (f" ({won})" if won else ""),
        f"{found['games'] - ended['won']} lost" + (f" ({lost})" if lost else ""),
    ]
    return ", ".join(parts)


def _afterwards(found: Row, saved: str | None, results: str | None) -> list[str]:
    said = [f"The records are in {saved}."] if saved else []
    if results and found["stopped"]:
        said.append(f"The same command plays the other {plural(found['asked'] - found['games'], 'game')}: {results} holds these.")
    return said
