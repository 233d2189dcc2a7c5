"""Results of games for one, read from the game's own view; a game whose view knows nothing of playing alone has none."""

from typing import Any

import msgspec
from msgspec import Struct

from moonbase.server.table.log.ledger import Ledger


class Objective(Struct):
    card: str
    met: bool


class Solo(Struct):
    """The part of the view that is read."""

    difficulty: str
    objectives: list[Objective]
    lost: str
    won: bool
    medal: str | None


class SoloEnd(Struct):
    """Difficulty, medal, faction and objectives by their ids in the gallery; ``lost`` says why, or ``no``."""

    table: str
    game: str
    title: str
    score: int
    won: bool
    lost: str
    medal: str | None
    difficulty: str
    faction: str | None
    objectives: list[Objective]
    ended: float


def solo_end(ledger: Ledger) -> SoloEnd | None:
    """None where the game still runs, or was none for one."""
    state, game = ledger.line.state, ledger.game
    if not ledger.line.over or ledger.row.players != 1:
        return None
    view: dict[str, Any] = game.view(state, 0)
    if view.get("solo") is None:
        return None
    solo = msgspec.convert(view["solo"], Solo)
    return SoloEnd(
        table=ledger.row.id,
        game=game.name,
        title=game.title,
        score=game.scores(state)[0],
        won=solo.won,
        lost=solo.lost,
        medal=solo.medal,
        difficulty=solo.difficulty,
        faction=view["seats"][0].get("faction"),
        objectives=solo.objectives,
        ended=ledger.told[-1].entry.at,
    )
