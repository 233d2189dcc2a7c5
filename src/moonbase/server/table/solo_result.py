"""The result of a game for one."""

from msgspec import Struct

from moonbase.server.table.log.ledger import Ledger


class Objective(Struct):
    card: str
    met: bool


class SoloEnd(Struct):
    """The end of a game for one. Difficulty, medal, faction and objectives are ids of the gallery; ``lost`` says why, or ``no``."""

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
    """Return the end of the game; None where it still runs, or has no such end."""
    state, game = ledger.line.state, ledger.game
    found = game.solo_result(state)
    if found is None:
        return None
    return SoloEnd(
        table=ledger.row.id,
        game=game.name,
        title=game.title,
        score=game.scores(state)[0],
        won=found.won,
        lost=found.lost,
        medal=found.medal,
        difficulty=found.difficulty,
        faction=found.faction,
        objectives=[Objective(card, met) for card, met in found.objectives],
        ended=ledger.told[-1].entry.at,
    )
