"""Check that a whole card set can be played at every number of players."""

from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.face import Face
from moonbase.cards.place import Place
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import REPUTATION_LEVELS
from moonbase.languages.phrase import Phrase

HANDS: Final = {2: 8, 3: 7, 4: 7, 5: 6}
MOST_FACES: Final = 120
MOST_IN_ERA: Final = 40
LEAST_EXPEDITIONS: Final = (4, 2)
"""In an Era's deck, and of them without the 3+ mark."""
MOST_EXPEDITIONS: Final = 8
LEAST_BASES: Final = (5, 4)
MOST_BASES: Final = 8
LEAST_REPUTATIONS: Final = 5
MOST_REPUTATIONS: Final = 12


def dealt(players: int) -> int:
    """Count the structures that an Era needs: the hands and the first discard."""
    return players * HANDS[players] + 1


def check_set(cards: CardSet, at: Place) -> None:
    structures = cards.table("structure")
    if len(structures) > MOST_FACES:
        many = Phrase("fault.faces", "{n} faces; at most {most}", n=len(structures), most=MOST_FACES)
        at.key(Phrase("fault.structures", "structures")).wrong(many)
    for era in range(1, int(codes.ERAS) + 1):
        of_era = [face for face in structures if face.values["era"] == era]
        _check_era(era, of_era, at.key(Phrase("fault.era_structures", "Era {era} structures", era=era)))
        deck = [face for face in cards.table("expedition") if face.values["era"] == era]
        _check_deck(deck, LEAST_EXPEDITIONS, MOST_EXPEDITIONS, at.key(Phrase("fault.era_expeditions", "Era {era} Expeditions", era=era)))
    firsts = [face.values["first"] for face in cards.table("expedition")]
    _check_first(firsts, at.key(Phrase("fault.first_expeditions", "First Expeditions")))
    for level, name in enumerate(REPUTATION_LEVELS):
        count = sum(face.values["level"] == level for face in cards.table("reputation"))
        reputations = at.key(Phrase("fault.reputations", "{level} Reputations", level=name))
        _check_count(count, LEAST_REPUTATIONS, MOST_REPUTATIONS, "", reputations)
    _check_deck(cards.table("base"), LEAST_BASES, MOST_BASES, at.key(Phrase("fault.bases", "Bases")))


def _check_era(era: int, faces: list[Face], at: Place) -> None:
    copies = sum(face.values["copies"] for face in faces)
    marked = sum(face.values["three_plus"] for face in faces)
    _check_marked(copies, marked, (max(dealt(players) for players in HANDS), dealt(2)), MOST_IN_ERA, at)


def _check_deck(faces: list[Face], least: tuple[int, int], most: int, at: Place) -> None:
    _check_marked(len(faces), sum(face.values["three_plus"] for face in faces), least, most, at)


def _check_marked(count: int, marked: int, least: tuple[int, int], most: int, at: Place) -> None:
    """Check that there are enough for the largest table, and enough without the 3+ mark for two players."""
    _check_count(count, least[0], most, "", at)
    if count >= least[0]:
        _check_count(count - marked, least[1], most, Phrase("fault.unmarked", " without the 3+ mark"), at)


def _check_first(firsts: list[str], at: Place) -> None:
    for players in ("2-3", "4-5"):
        if firsts.count(players) != 1:
            one = "{n} for {players} players; exactly 1 is needed"
            at.wrong(Phrase("fault.first", one, n=firsts.count(players), players=players))


def _check_count(count: int, least: int, most: int, which: str, at: Place) -> None:
    if count < least:
        at.wrong(Phrase("fault.few_cards", "{n} cards{which}; at least {least} are needed", n=count, which=which, least=least))
    if count > most:
        at.wrong(Phrase("fault.many_cards", "{n} cards{which}; at most {most}", n=count, which=which, most=most))
