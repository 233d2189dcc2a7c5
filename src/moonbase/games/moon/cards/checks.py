"""Checks of a single card that no single field can make: colours, times and verbs that go together."""

from collections.abc import Iterable
from typing import Final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.cards.place import Place, both, quoted
from moonbase.games.moon.cards.verbs import verb_of
from moonbase.games.moon.effects.all_verbs import VERBS
from moonbase.games.moon.effects.verb import TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, WHENS
from moonbase.languages.phrase import Phrase

VERBS_AT: Final[dict[str, tuple[str, ...]]] = {time: tuple(verb.word.name for verb in VERBS if time in verb.times) for time in WHENS}
TIMES_OF: Final[dict[int, tuple[str, ...]]] = {
    codes.BLUE: ("never",),
    codes.YELLOW: ("never",),
    codes.PINK: ("flip",),
    codes.GREY: ("end", "always", *TRIGGERS),
    codes.RED: ("special",),
}
NOT_AT_END: Final = ("spent", "hearts")
SOURCES: Final = {verb.leaves: verb.word.name for verb in VERBS if verb.leaves}
"""Verbs that look back at an earlier step, and at which."""
TIME_NAMES: Final = {code: name for name, code in WHENS.items()}


def check_structure(face: Face, at: Place) -> None:
    values = face.values
    colour = values["colour"]
    _check_time(face, TIMES_OF[colour], f"a {COLOURS[colour]} structure", at)
    _check_verbs(face, at)
    _check_shown(any(values["production"]), colour == codes.BLUE, "blue", at.key("production"))
    _check_shown(any(values["flags"]), colour == codes.YELLOW, "yellow", at.key("flags"))
    if values["three_plus"] > values["copies"]:
        marked, copies = values["three_plus"], values["copies"]
        at.key("three_plus").wrong(Phrase("fault.marked", "{marked} of only {copies} copies", marked=marked, copies=copies))
    if values["half"] and (values["copies"], values["three_plus"]) != (2, 1):
        at.key("half").wrong(Phrase("fault.half", "a face marked one-half has copies = 2 and three_plus = 1"))


def check_expedition(face: Face, at: Place) -> None:
    values = face.values
    if bool(values["era"]) == bool(values["first"]):
        at.wrong(Phrase("fault.either", "needs either '{one}' or '{other}'", one="era", other="first"))
    if values["first"] and values["three_plus"]:
        at.key("three_plus").wrong(Phrase("fault.first_marked", "a First Expedition carries no 3+ mark"))
    times = ("bonus",) if values["first"] else ("bonus", "always", "spend", "assimilate", "park", "flipping")
    _check_time(face, times, "a First Expedition" if values["first"] else "an Expedition", at)
    _check_verbs(face, at)


def check_reputation(face: Face, at: Place) -> None:
    if face.values["require"][0] in (codes.PAID, codes.MOVED):
        at.key("require").wrong(Phrase("fault.inside", "counts only inside an effect"))
    _check_time(face, ("claimed", "always", *TRIGGERS), "a Reputation", at)
    _check_verbs(face, at)


def check_base(face: Face, at: Place) -> None:
    for key in ("production", "flags"):
        if not any(face.values[key]):
            at.key(key).wrong(Phrase("fault.base", "a Base needs some"))


def _check_verbs(face: Face, at: Place) -> None:
    """Let each verb say what is wrong with its step."""
    for place, op in _steps(face, at):
        verb_of(op).check(op, face, place)


def _check_shown(shown: bool, due: bool, colour: str, at: Place) -> None:
    if due and not shown:
        at.wrong(Phrase("fault.needs_some", "a {colour} structure needs some", colour=colour))
    if shown and not due:
        at.wrong(Phrase("fault.has_any", "only a {colour} structure has any", colour=colour))


def _check_time(face: Face, times: Iterable[str], what: str, at: Place) -> None:
    time = TIME_NAMES[face.values["when"]]
    if time not in times:
        can = ", ".join(times)
        at.key("when").wrong(Phrase("fault.time", "'{time}' does not fit {what}; it can be {times}", time=time, what=what, times=can))
        return
    if time != "never" and not face.ops:
        at.key("do").wrong(Phrase("fault.idle_when", "when = '{time}' needs something to do", time=time))
    if face.values["kind"] and time != "spend":
        at.key("kind").wrong(Phrase("fault.watched", "only when = 'spend' watches a Resource"))
    _check_program(face, time, at)


def _check_program(face: Face, time: str, at: Place) -> None:
    done: list[Verb] = []
    for place, op in _steps(face, at):
        verb = verb_of(op)
        name = verb.word.name
        if time not in verb.times:
            under = Phrase("fault.under", "under when = '{time}'", time=time)
            place.wrong(Phrase("fault.stand", "'{verb}' cannot stand {where}", verb=name, where=under))
        elif verb.price and done:
            first = "'{verb}' has to be the first step, and the only one that asks a price"
            place.wrong(Phrase("fault.price_first", first, verb=name))
        elif verb.once and verb in done:
            place.wrong(Phrase("fault.second_verb", "a second '{verb}' in one effect", verb=name))
        elif len(sources := _sources((verb, *done))) > 1:
            place.wrong(Phrase("fault.two_sources", "{sources} cannot stand in one effect", sources=both(sources)))
        _check_counts(op, verb.counts(op), time, done, place)
        done.append(verb)


def _sources(verbs: Iterable[Verb]) -> list[Phrase]:
    """Return the verbs that open a source of cards, as messages name them."""
    return [quoted(name) for name in sorted({verb.word.name for verb in verbs if verb.draws})]


def _check_counts(op: Op, counted: str, time: str, done: list[Verb], at: Place) -> None:
    """Check that a step looks back only at what the step before it left; what is counted in play is gone at the end."""
    asked = [verb.word.name for verb in done if verb.price or verb.once]
    for word, source in SOURCES.items():
        if word in (counted, "other" if op.args.get("other") else "") and asked[-1:] != [source]:
            at.wrong(Phrase("fault.looks_back", "'{word}' needs a '{source}' just before it", word=word, source=source))
    if time == "end" and op.main == "X":
        at.wrong(Phrase("fault.x_at_end", "X is 0 at the end of the game"))
    if time == "end" and counted in NOT_AT_END:
        at.wrong(Phrase("fault.count_at_end", "'{counted}' cannot be counted at the end of the game", counted=counted))


def _steps(face: Face, at: Place) -> Iterable[tuple[Place, Op]]:
    return [(at.key("do").item(index), op) for index, op in enumerate(face.ops)]
