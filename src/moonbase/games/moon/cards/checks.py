"""Checks of a single card that no single field can make: colours, times and verbs that go together."""

from collections.abc import Iterable
from typing import Final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.cards.place import Place
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, WHENS

TRIGGERS: Final = ("spend", "assimilate", "park", "flipping", "production")
STANDING: Final = ("mirror", "discount", "wild_flag")
PRICES: Final = ("pay", "pay_any", "pay_up_to", "give")
AT_ONCE: Final = ("gain", "gain_any", "gain_kind", "score", "put", "reward")
"""Verbs that can follow a trigger: they need nothing, and nobody has to pay."""
ACTIVE: Final = (*PRICES, *AT_ONCE, "build", "free", "voucher", "convert", "produce", "rewards", "unflip", "recall")
VERBS_AT: Final[dict[str, tuple[str, ...]]] = {
    "never": (),
    "flip": (*ACTIVE, "gather"),
    "end": ("score",),
    "always": STANDING,
    "bonus": (*ACTIVE, "swap"),
    "claimed": ACTIVE,
    **dict.fromkeys(TRIGGERS, AT_ONCE),
    "park": (*AT_ONCE, "scrap"),
    "special": ("obelisk",),
}
TIMES_OF: Final[dict[int, tuple[str, ...]]] = {
    codes.BLUE: ("never",),
    codes.YELLOW: ("never",),
    codes.PINK: ("flip",),
    codes.GREY: ("end", "always", *TRIGGERS),
    codes.RED: ("special",),
}
NOT_AT_END: Final = ("spent", "hearts")
MOST_GAINED: Final = 20
ONCE: Final = ("build", "swap", "gather", "scrap", "convert", "rewards")
COUNTED: Final = {"paid": "pay_up_to", "moved": "gather", "other": "pay_any"}
"""Verbs that look back at an earlier step, and at which."""
TIME_NAMES: Final = {code: name for name, code in WHENS.items()}


def check_structure(face: Face, at: Place) -> None:
    values = face.values
    colour = values["colour"]
    _check_time(face, TIMES_OF[colour], f"a {COLOURS[colour]} structure", at)
    _check_no_scrap(face, at)
    if colour != codes.GREY:
        _check_no_hearts(face, f"a {COLOURS[colour]} structure", at)
    _check_shown(any(values["production"]), colour == codes.BLUE, "blue", at.key("production"))
    _check_shown(any(values["flags"]), colour == codes.YELLOW, "yellow", at.key("flags"))
    if values["three_plus"] > values["copies"]:
        at.key("three_plus").wrong(f"{values['three_plus']} of only {values['copies']} copies")
    if values["half"] and (values["copies"], values["three_plus"]) != (2, 1):
        at.key("half").wrong("a face marked one-half has copies = 2 and three_plus = 1")


def check_expedition(face: Face, at: Place) -> None:
    values = face.values
    if bool(values["era"]) == bool(values["first"]):
        at.wrong("needs either 'era' or 'first'")
    if values["first"] and values["three_plus"]:
        at.key("three_plus").wrong("a First Expedition carries no 3+ mark")
    times = ("bonus",) if values["first"] else ("bonus", "always", "spend", "assimilate", "park", "flipping")
    _check_time(face, times, "a First Expedition" if values["first"] else "an Expedition", at)
    _check_no_hearts(face, "an Expedition", at)
    for place, op in _steps(face, at):
        if op.verb == "mirror":
            place.wrong("an Expedition cannot hold Hearts")


def check_reputation(face: Face, at: Place) -> None:
    if face.values["require"][0] in (codes.PAID, codes.MOVED):
        at.key("require").wrong("counts only inside an effect")
    _check_time(face, ("claimed", "always", *TRIGGERS), "a Reputation", at)
    _check_no_scrap(face, at)
    for place, op in _steps(face, at):
        if op.verb == "mirror":
            place.wrong("only a grey structure can mirror a count")


def check_base(face: Face, at: Place) -> None:
    for key in ("production", "flags"):
        if not any(face.values[key]):
            at.key(key).wrong("a Base needs some")


def _check_no_hearts(face: Face, what: str, at: Place) -> None:
    """Hearts lie on grey structures and on Reputations, and on nothing else."""
    for place, op in _steps(face, at):
        if op.verb == "put" and op.args.get("on", "this") == "this":
            place.wrong(f'Hearts cannot lie on {what}; say on = "grey" or on = "empty grey"')


def _check_no_scrap(face: Face, at: Place) -> None:
    """One Rover can be thrown away only once, so only the one Expedition in hand may do it."""
    for place, op in _steps(face, at):
        if op.special and op.main == "scrap":
            place.wrong("only an Expedition can scrap a Rover")


def _check_shown(shown: bool, due: bool, colour: str, at: Place) -> None:
    if due and not shown:
        at.wrong(f"a {colour} structure needs some")
    if shown and not due:
        at.wrong(f"only a {colour} structure has any")


def _check_time(face: Face, times: Iterable[str], what: str, at: Place) -> None:
    time = TIME_NAMES[face.values["when"]]
    if time not in times:
        at.key("when").wrong(f"'{time}' does not fit {what}; it can be {', '.join(times)}")
        return
    if time != "never" and not face.ops:
        at.key("do").wrong(f"when = '{time}' needs something to do")
    if face.values["kind"] and time != "spend":
        at.key("kind").wrong("only when = 'spend' watches a Resource")
    _check_program(face, time, at)


def _check_program(face: Face, time: str, at: Place) -> None:
    done: list[str] = []
    for place, op in _steps(face, at):
        verb = str(op.main) if op.special else op.verb
        if verb not in VERBS_AT[time]:
            place.wrong(f"'{verb}' cannot stand under when = '{time}'")
        elif verb in PRICES and done:
            place.wrong(f"'{verb}' has to be the first step, and the only one that asks a price")
        elif verb in ONCE and verb in done:
            place.wrong(f"a second '{verb}' in one effect")
        elif {"build", "swap"} <= {verb, *done}:
            place.wrong("'build' and 'swap' cannot stand in one effect")
        _check_counts(op, time, done, place)
        done.append(verb)


def _check_counts(op: Op, time: str, done: list[str], at: Place) -> None:
    per = op.args.get("per", op.main if op.verb == "mirror" else "")
    asked = [verb for verb in done if verb in (*PRICES, *ONCE)]
    for word, source in COUNTED.items():
        if word in (per, "other" if op.args.get("other") else "") and asked[-1:] != [source]:
            at.wrong(f"'{word}' needs a '{source}' just before it")
    if time == "end" and op.main == "X":
        at.wrong("X is 0 at the end of the game")
    if time == "end" and per in NOT_AT_END:
        at.wrong(f"'{per}' cannot be counted at the end of the game")
    else:
        _check_growth(op, per, at)
    if op.verb == "mirror" and per in ("tokens", "spent"):
        at.wrong(f"a mirror cannot count '{per}'")


def _check_growth(op: Op, per: str, at: Place) -> None:
    """No effect may grow by what it gives: stocks and Hearts would double turn after turn."""
    most = op.args.get("max", 0)
    if op.verb == "gain_kind" and per and not 0 < op.main * most <= MOST_GAINED:
        at.wrong(f"'gain_kind' with 'per' needs a 'max' that keeps it to {MOST_GAINED} Resources")
    if op.verb == "score" and per == "hearts" and not most:
        at.wrong("'score' per 'hearts' needs a 'max'")


def _steps(face: Face, at: Place) -> Iterable[tuple[Place, Op]]:
    return [(at.key("do").item(index), op) for index, op in enumerate(face.ops)]
