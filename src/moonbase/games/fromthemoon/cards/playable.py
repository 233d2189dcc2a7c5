"""Check that a whole set of tiles can be played at every number of players."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.place import Place, both, quoted
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import COLOURS, FACTIONS, MAJORITIES, PIECES, PLACES, PRICES, SHIPS, SIDES, STAGES
from moonbase.languages.phrase import Phrase

SPACES: Final[tuple[int, ...]] = (codes.GREENHOUSES, codes.RECRUITS, codes.MARKERS, codes.LAB_ROWS, codes.LARGE_SLOTS)
"""The number of spaces of each place on a player board."""
SIZES: Final[dict[str, int]] = {
    "battery": codes.BATTERIES,
    "building": codes.SMALL_SLOTS + codes.LARGE_SLOTS,
    "rover": codes.ROVERS,
    "astronaut": codes.RECRUITS + 1,
    "specialist marker": codes.MARKERS,
}
"""Pieces that the boards have room for, neither more nor less."""
LEAST_LABS: Final[int] = codes.DISPLAY
"""The laboratories laid out at the start. Without a stack the display is never refilled."""
MOST_LABS: Final = 64
MOST_FACES: Final = {"terrain": 16, "mission": 24, "progress": 12, "lab": 32, "small": 16, "large": 12, "objective": 12}
SPARE: Final = 1
"""Small buildings of a level beyond those picked, for players who may draw one more and choose."""
ONE_EACH: Final = {
    ("ship", "ship"): SHIPS,
    ("faction", "faction"): FACTIONS,
    ("faction_building", "faction"): FACTIONS,
    ("price", "of"): PRICES,
    ("piece", "piece"): PIECES,
    ("majority", "of"): MAJORITIES,
    ("greenhouse", "side"): SIDES,
}
"""Tables with one card for each name of a list, and the key that says which."""
NAMES: Final = {**ONE_EACH, ("improvement", "ship"): SHIPS, ("space", "place"): PLACES, ("stage", "of"): STAGES}


def check_set(cards: CardSet, at: Place) -> None:
    for table, most in MOST_FACES.items():
        _check_count(len(cards.table(table)), 0, most, at.key(table))
    _check_singles(cards, at)
    if not at.problems:
        _check_map(cards, at)
        _check_ships(cards, at)
        _check_stacks(cards, at)
        _check_pieces(cards, at)
        _check_solo(cards, at)


def _check_singles(cards: CardSet, at: Place) -> None:
    """Check that there is exactly one of everything of which there has to be one."""
    for table in ("limits", "scoring", "solo"):
        _check_count(len(cards.table(table)), 1, 1, at.key(table))
    _check_once(cards, "setup", "players", range(1, codes.SEATS + 1), at)
    _check_once(cards, "level", "level", range(1, codes.BUILDING_LEVELS + 1), at)
    _check_once(cards, "slot", "position", range(1, codes.FOUNDATIONS + 1), at)
    for (table, key), names in ONE_EACH.items():
        _check_once(cards, table, key, range(len(names)), at)
    _check_pairs(cards, "space", ("place", "position"), [(place, n) for place, most in enumerate(SPACES) for n in _upto(most)], at)
    _check_pairs(cards, "slot", ("row", "column"), _grid(codes.FOUNDATION_ROWS, codes.FOUNDATION_COLUMNS), at)
    _check_pairs(cards, "improvement", ("ship", "position"), [(ship, n) for ship in range(len(SHIPS)) for n in _upto(codes.PARTS)], at)


def _check_map(cards: CardSet, at: Place) -> None:
    told: set[int] = set()
    for face in cards.table("setup"):
        players = face.values["players"]
        tiles = face.values["rows"] * face.values["columns"]
        used = sum(tile.values["players"] <= max(players, 2) for tile in cards.table("terrain"))
        if used - tiles not in told:  # a tile that is missing for two players is missing for three and four as well
            _check_count(used, tiles, tiles, at.key(_terrain_for(players)))
        told.add(used - tiles)
        if tiles <= codes.ROVERS * max(players, 2):
            at.key(face.id).wrong(Phrase("fault.small_map", "more tiles are needed than there are rovers"))


def _check_ships(cards: CardSet, at: Place) -> None:
    for face in cards.table("ship"):
        tiles = sum(tile.values["ship"] == face.values["ship"] for tile in cards.table("mission"))
        missions = at.key(Phrase("fault.missions", "{ship} missions", ship=SHIPS[face.values["ship"]]))
        _check_count(tiles, max(face.values["parts"]), 2 * codes.PARTS, missions)


def _check_stacks(cards: CardSet, at: Place) -> None:
    _check_count(len(cards.table("token")), codes.TOKENS, codes.TOKENS, at.key("token"))
    _check_count(len(cards.table("progress")), codes.STEPS, MOST_FACES["progress"], at.key("progress"))
    laboratories = at.key(Phrase("fault.laboratories", "laboratories"))
    _check_count(sum(face.values["copies"] for face in cards.table("lab")), LEAST_LABS, MOST_LABS, laboratories)
    shown = max(face.values["large"] for face in cards.table("setup"))
    _check_count(len(cards.table("large")), shown, MOST_FACES["large"], at.key("large"))
    levels = Counter(face.values["level"] for face in cards.table("small"))
    for face in cards.table("level"):
        level = face.values["level"]
        of_level = at.key(Phrase("fault.small", "small buildings of level {level}", level=level))
        _check_count(levels[level], face.values["picked"] + SPARE, MOST_FACES["small"], of_level)
    picked = sum(face.values["picked"] for face in cards.table("level"))
    _check_count(picked, codes.SMALL_SLOTS, codes.SMALL_SLOTS, at.key(Phrase("fault.picked", "small buildings picked")))


def _check_pieces(cards: CardSet, at: Place) -> None:
    (limits,) = cards.table("limits")
    for face in cards.table("piece"):
        cube = face.values["piece"] < len(COLOURS)
        size = SIZES.get(PIECES[face.values["piece"]], 0)
        if size:
            _check_count(face.values["count"], size, size, at.key(face.id).key("count"))
        if face.values["bag"] > (face.values["count"] if cube else 0):
            no_cube = Phrase("fault.bagged", "only cubes of astronaut colours go into the bag")
            at.key(face.id).key("bag").wrong(_too_many() if cube else no_cube)
        if cube and limits.values["kept"] > face.values["count"]:
            at.key(limits.id).key("kept").wrong(_too_many())


def _check_solo(cards: CardSet, at: Place) -> None:
    alone = cards.table("setup")[0].values
    (solo,) = cards.table("solo")
    _check_pairs(cards, "rover_card", ("row", "column"), _grid(alone["rows"], alone["columns"]), at)
    _check_pairs(cards, "zone_card", ("row", "column"), _grid(alone["rows"] + 1, alone["columns"] + 1), at)
    if solo.values["second"] >= solo.values["first"]:
        at.key(solo.id).key("second").wrong(Phrase("fault.second_bonus", "needs fewer improvements than the main bonus"))
    _check_count(len(cards.table("difficulty")), 1, 9, at.key("difficulty"))
    hardest = max((face.values["objectives"] for face in cards.table("difficulty")), default=0)
    _check_count(len(cards.table("objective")), hardest, MOST_FACES["objective"], at.key("objective"))
    _check_once(cards, "medal", "least", [0, *sorted({face.values["least"] for face in cards.table("medal")} - {0})], at)
    for of, name in enumerate(STAGES):
        stages_of = at.key(Phrase("fault.stages", "stages of {name}", name=name))
        _check_count(sum(face.values["of"] == of for face in cards.table("stage")), 1, 9, stages_of)
    stages = sorted({(face.values["of"], face.values["least"]) for face in cards.table("stage")})
    _check_pairs(cards, "stage", ("of", "least"), stages, at)


def _upto(most: int) -> range:
    return range(1, int(most) + 1)


def _grid(rows: int, columns: int) -> list[tuple[int, int]]:
    return [(row, column) for row in _upto(rows) for column in _upto(columns)]


def _check_once(cards: CardSet, table: str, key: str, due: Iterable[int], at: Place) -> None:
    _check_pairs(cards, table, (key,), [(int(value),) for value in due], at)


def _check_pairs(cards: CardSet, table: str, keys: tuple[str, ...], due: Iterable[tuple[int, ...]], at: Place) -> None:
    """Check that each of these values stands on exactly one card."""
    found = Counter(tuple(face.values[key] for key in keys) for face in cards.table(table))
    for values in due:
        if found.pop(values, 0) != 1:
            at.key(table).wrong(Phrase("fault.one_card", "exactly one card with {values} is needed", values=_said(table, keys, values)))
    for values in found:
        at.key(table).wrong(Phrase("fault.no_card", "no card with {values} is needed", values=_said(table, keys, values)))


def _check_count(count: int, least: int, most: int, at: Place) -> None:
    if count < least:
        verb = "is" if least == 1 else "are"
        exactly = Phrase("fault.too_few", "{n} in all; exactly {least} {verb} needed", n=count, least=least, verb=verb)
        at_least = Phrase("fault.few", "{n} in all; at least {least} {verb} needed", n=count, least=least, verb=verb)
        at.wrong(exactly if least == most else at_least)
    if count > most:
        exactly = Phrase("fault.too_many", "{n} in all; exactly {most}", n=count, most=most)
        at.wrong(exactly if least == most else Phrase("fault.many", "{n} in all; at most {most}", n=count, most=most))


def _terrain_for(players: int) -> Phrase:
    if players == 1:
        return Phrase("fault.terrain_alone", "terrain for 1 player")
    return Phrase("fault.terrain", "terrain for {n} players", n=players)


def _too_many() -> Phrase:
    return Phrase("fault.not_there", "more than there are")


def _said(table: str, keys: tuple[str, ...], values: tuple[int, ...]) -> Phrase:
    names = [NAMES.get((table, key)) for key in keys]
    said = [quoted(known[value]) if known else str(value) for known, value in zip(names, values, strict=True)]
    return both([Phrase("fault.value", "{name} = {word}", name=key, word=word) for key, word in zip(keys, said, strict=True)])
