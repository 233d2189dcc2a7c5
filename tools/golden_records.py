"""Records of whole games that every later version must replay and verify: ``python tools/golden_records.py tests/golden/records/v1``.

A file that is there is never written again. A new version of the format or of the rules gets a folder of its own beside the others.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from moonbase.bots.decision import Decision
from moonbase.catalog.registry import GAMES, game, game_of
from moonbase.engine.game import CHANCE, Game
from moonbase.engine.rng import Rng
from moonbase.records.fair import Deal
from moonbase.records.record import Record
from moonbase.records.session import Session, start, start_from
from moonbase.roster.levels import opponent

OVERLAYS: Final = {
    "moon": 'name = "golden box"\n[card."S1-17"]\nname = "Press"\ncost = { energy = 1, metal = 1 }\nneed = {}\n',
    "fromthemoon": 'name = "golden box"\n[card."L-01"]\nname = "Cell Bank"\ndo = [{ gain = { energy = 2 } }]\n',
}
AT: Final = 90
"""Steps before the position at which a game begins that does not begin at its set-up."""


def dealt(session: Session, name: str, taken_back: int = 0) -> Record:
    """Play a session to its end with opponents and a deal that can be checked, and take back some draws in the middle."""
    game, players = session.game, session.record.players
    secret = sha256(name.encode()).hexdigest()
    deal, rng, drawn = Deal(secret), Rng(int(secret[:12], 16)), 0
    bots = [opponent("greedy", game, rng.fork()) for _ in range(players)]
    for seat in range(players):
        deal.add(seat, sha256(f"{name} {seat}".encode()).hexdigest()[:32], 0)
    while not session.over:
        s = session.state
        if s.waiting == CHANCE:
            drawn += 1 + (taken_back if drawn == 25 else 0)
            session.act(game.sample(s, deal.stream(drawn)), drawn)
            if drawn == 10:
                deal.add(0, "0123456789abcdef", drawn)
        else:
            session.act(bots[int(s.waiting)].choose(Decision(game, s)))
    session.record.deal = deal
    return session.record


def seeded(session: Session, seed: int) -> Record:
    """Deal as the terminal does."""
    rng = Rng(seed)
    deals = rng.fork()
    bots = [opponent("random", session.game, rng.fork()) for _ in range(session.record.players)]
    while not session.over:
        s = session.state
        session.act(session.game.sample(s, deals) if s.waiting == CHANCE else bots[int(s.waiting)].choose(Decision(session.game, s)))
    session.record.seed = seed
    return session.record


def midway(game: Game, players: int) -> str:
    session, rng = start(game, players), Rng(7)
    while len(session.record.steps) < AT or session.state.waiting == CHANCE:
        s = session.state
        actions = game.legal(s)
        session.act(game.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))])
    return game.dump(session.state)


def records(name: str) -> dict[str, Record]:
    table = game(name)
    found: dict[str, Record] = {}
    for players in range(table.least, table.most + 1):
        title = f"{name}-{players}"
        found[title] = dealt(start(table, players, seats=["greedy"] * players), title)
    some = found[f"{name}-2"].seats
    found[f"{name}-2-taken-back"] = dealt(start(table, 2, seats=some), f"{name} taken back", 4)
    found[f"{name}-2-owner"] = dealt(start(game_of(name, OVERLAYS[name]), 2, seats=some), f"{name} owner")
    found[f"{name}-2-position"] = dealt(start_from(table, midway(table, 2), some), f"{name} position")
    found[f"{name}-2-seed"] = seeded(start(table, 2, seats=["you", "random"]), 20261116)
    found[f"{name}-2-stand-in"] = dealt(start(table, 2, seats=["Ada", "Ben"]), f"{name} stand-in")
    found[f"{name}-2-stand-in"].stand_ins = [1]
    plain = seeded(start(table, 2, seats=["random", "random"]), 3)
    plain.seed = None
    found[f"{name}-2-first-format"] = plain
    return found


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        for title, record in records(name).items():
            with open(folder / f"{title}.txt", "x", encoding="utf-8", newline="\n") as file:
                file.write(record.text())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
