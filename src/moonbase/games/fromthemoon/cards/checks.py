"""Checks of a single tile that no single field can make: kinds of tile, times and verbs that go together."""

from collections.abc import Iterable
from typing import Final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.cards.place import Place
from moonbase.games.fromthemoon.effects.all_verbs import BY_NAME, VERBS
from moonbase.games.fromthemoon.effects.verb import ACTIVE, AT_ONCE, ON_SMALL, STANDING
from moonbase.games.fromthemoon.rules.table.names import EVENTS, SELECTORS, WHENS
from moonbase.languages.phrase import Phrase


def _fitting(*places: str) -> tuple[str, ...]:
    return tuple(verb.word.name for verb in VERBS if verb.fits in places)


VERBS_ON: Final[dict[str, tuple[str, ...]]] = {
    "terrain": _fitting(AT_ONCE, ACTIVE),
    "token": _fitting(AT_ONCE),
    "lab": _fitting(AT_ONCE, ACTIVE),
    "small": _fitting(AT_ONCE, ACTIVE, ON_SMALL),
    "space": ("gain", "score"),
}
"""On tiles whose kind says when they work. A laboratory that activates laboratories would never come to an end."""
VERBS_AT: Final[dict[str, tuple[str, ...]]] = {
    "end": ("score",),
    "always": _fitting(STANDING),
    **dict.fromkeys(EVENTS, _fitting(AT_ONCE, ACTIVE)),
}
"""On tiles that say themselves when they work."""
TIMES_OF: Final[dict[str, tuple[str, ...]]] = {
    "large": ("end", *EVENTS),
    "faction": ("always", *EVENTS),
    "faction_building": ("end", "always", *EVENTS),
}
AROUND: Final = ("corner buildings", "rival rovers", "own rovers")
"""Counts that need the place of a rover."""
ROVER_TIMES: Final = ("send", "send corner")
COUNT_NAMES: Final = {code: name for name, code in SELECTORS.items()}
TIME_NAMES: Final = {code: name for name, code in WHENS.items()}


def check_tile(face: Face, at: Place) -> None:
    """Check a tile whose kind says when it works."""
    if not face.ops and face.table != "space":
        at.key("do").wrong(Phrase("fault.idle", "needs something to do"))
    _check_program(face, VERBS_ON[face.table], Phrase("fault.on_tile", "on a {table} tile", table=face.table), face.table == "token", at)


def check_timed(face: Face, at: Place) -> None:
    """Check a tile that says itself when it works."""
    time = TIME_NAMES[face.values["when"]]
    if time not in TIMES_OF[face.table]:
        times = ", ".join(TIMES_OF[face.table])
        what = f"a {face.table} tile"
        at.key("when").wrong(Phrase("fault.time", "'{time}' does not fit {what}; it can be {times}", time=time, what=what, times=times))
        return
    if not face.ops:
        at.key("do").wrong(Phrase("fault.idle_when", "when = '{time}' needs something to do", time=time))
    _check_program(face, VERBS_AT[time], Phrase("fault.under", "under when = '{time}'", time=time), time in ROVER_TIMES, at)


def check_objective(face: Face, at: Place) -> None:
    values = face.values
    if bool(values["count"]) == any(values["launch"]):
        at.wrong(Phrase("fault.either", "needs either '{one}' or '{other}'", one="count", other="launch"))
    elif COUNT_NAMES.get(values["count"]) in AROUND:
        at.key("count").wrong(Phrase("fault.around", "needs the place of a rover"))
    elif bool(values["count"]) != bool(values["least"]):
        at.wrong(Phrase("fault.together", "'{one}' and '{other}' go together", one="count", other="least"))
    elif values["space"] and not values["count"]:
        at.key("space").wrong(Phrase("fault.alone", "says nothing without '{needs}'", needs="count"))
    elif any(values["launch"]) and not all(values["launch"]):
        at.key("launch").wrong(Phrase("fault.launch", "needs a space for each ship"))


def _check_program(face: Face, verbs: tuple[str, ...], where: Phrase, rover: bool, at: Place) -> None:
    done: list[str] = []
    for place, op in _steps(face, at):
        if op.verb not in verbs:
            place.wrong(Phrase("fault.stand", "'{verb}' cannot stand {where}", verb=op.verb, where=where))
        else:
            _check_order(op.verb, done, place)
            _check_counts(op, where, rover, place)
        done.append(op.verb)
    if done[-1:] in (["or"], ["pay"]):
        at.key("do").wrong(Phrase("fault.nothing_after", "nothing follows the '{verb}'", verb=done[-1]))


def _check_order(verb: str, done: list[str], at: Place) -> None:
    starts = not done or done[-1] == "or"
    if verb == "or" and "or" in done:
        at.wrong(Phrase("fault.sides", "an effect has two sides at most"))
    elif verb == "or" and (starts or done[-1] == "pay"):
        at.wrong(Phrase("fault.nothing_before", "nothing stands before the 'or'"))
    elif verb == "pay" and not starts:
        at.wrong(Phrase("fault.pay_first", "'pay' has to be the first step of its side"))


def _check_counts(op: Op, where: Phrase, rover: bool, at: Place) -> None:
    per = op.args.get("per", "")
    if per in AROUND and not rover:
        at.wrong(Phrase("fault.count", "'{counted}' cannot be counted {where}", counted=per, where=where))
    BY_NAME[op.verb].check(op, at)


def _steps(face: Face, at: Place) -> Iterable[tuple[Place, Op]]:
    return [(at.key("do").item(index), op) for index, op in enumerate(face.ops)]
