"""Approvals, launches and the last round of From the Moon, for tests of ships, factions and the end."""

from typing import Any

from kit.fromthemoon.surface import FTM, Surface
from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.game import FromTheMoon
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.names import SHIPS
from moonbase.games.fromthemoon.rules.table.state import R_CUBE, R_OWNER, part_at
from moonbase.games.fromthemoon.turns.nature import parts_of

QUIET = ("C-5", "C-1", "C-4", "C-3")
"""Architects first: nothing of theirs answers to the work on ships."""
RICH = {"metal": 9, "water": 9, "polymer": 9, "food": 9, "energy": 4}
ANY_SHIP = "T-10"


def _game() -> FromTheMoon:
    assert isinstance(FTM, FromTheMoon)
    return FTM


CARDS = _game().cards
TABLE = _game().columns


# --- setting


def quiet(players: int = 2, **options: int) -> Surface:
    return Surface(players, QUIET, **options)


def gone(stage: Surface, ship: str, *tiles: int) -> Surface:
    """A ship launched earlier. ``tiles``: how many of its mission tiles each seat took, from the first part on."""
    n = parts(stage, ship)
    counts = tiles or (n,)
    assert sum(counts) == n
    part = 1
    for seat, count in enumerate(counts):
        stage.taken(seat, ship, *range(part, part + count))
        part += count
    stage.s.launched |= 1 << SHIPS.index(ship)
    return stage


def parts(stage: Surface, ship: str) -> int:
    return int(parts_of(stage.s, SHIPS.index(ship)))


# --- playing


def approval(stage: Surface, id: str = ANY_SHIP) -> Surface:
    """Seat 0 sends a rover to a tile at the edge and uses its effect."""
    return stage.terrain(1, 2, id).play("send 1 1-2", "effect")


def last_part(stage: Surface, ship: str) -> Surface:
    """Seat 0 constructs the only part that is left."""
    (text,) = [text for text in approval(stage).open("part") if text.split()[1] == ship]
    return stage.play(text)


def finish(stage: Surface) -> Surface:
    """This is the last round; everybody sends a rover that does nothing."""
    stage.s.ending = True
    while not stage.over:
        stage.rest()
    return stage


# --- looking


def why_part(stage: Surface, ship: str, part: int) -> str:
    return _why(stage, int(a.A_PART), ship, part)


def why_improve(stage: Surface, ship: str, part: int) -> str:
    return _why(stage, int(a.A_IMPROVE), ship, part)


def _why(stage: Surface, verb: int, ship: str, part: int) -> str:
    """Return the rule that keeps seat 0 from this work, even if the game would not list the action as closed."""
    action = a.action(verb, SHIPS.index(ship) * a.PART_SPAN + part - 1)
    refusal = stage.game.refusal(stage.s, 0, action)
    return refusal.rule if refusal else ""


def owner(stage: Surface, ship: str, part: int) -> int:
    return int(part_at(stage.s, SHIPS.index(ship), part - 1, R_OWNER))


def improver(stage: Surface, ship: str, part: int) -> int:
    return int(part_at(stage.s, SHIPS.index(ship), part - 1, R_CUBE))


def launched(stage: Surface, ship: str) -> bool:
    return (stage.s.launched >> SHIPS.index(ship)) & 1 == 1


def shown(stage: Surface, ship: str, viewer: int = 0) -> dict[str, Any]:
    """A ship as somebody sees it."""
    ships: Any = stage.game.view(stage.s, viewer)["ships"]
    found: dict[str, Any] = ships[SHIPS.index(ship)]
    return found


def keys(stage: Surface) -> list[str]:
    """Return the key of every fact in the log, with the tile where there is one."""
    return [_short(text) for text in stage.told()]


def _short(text: Text) -> str:
    card = text.args.get("card")
    key = text.key.removeprefix("event.")
    return f"{key} {card.id}" if isinstance(card, Ref) else key


def scores(stage: Surface) -> list[int]:
    return stage.game.scores(stage.s)
