"""Whole games that were dealt so that it can be checked, as a server deals them."""

from moonbase.engine.game import CHANCE, Game
from moonbase.engine.rng import Rng
from moonbase.records.fair import Deal
from moonbase.records.session import Session, start

SECRET = "5e" * 32


def dealt_session(game: Game, players: int, seed: int, skip: int = 0, session: Session | None = None) -> Session:
    """Everybody adds numbers of their own, the last after some draws; ``skip`` draws are taken back in the middle of the game."""
    session = session or start(game, players, seats=["random"] * players)
    deal, rng, drawn = Deal(SECRET), Rng(seed), 0
    for seat in range(players - 1):
        deal.add(seat, f"{seat:02x}" * 16, 0)
    while not session.over:
        s = session.state
        if s.waiting == CHANCE:
            drawn += 1 + (skip if drawn == 30 else 0)
            session.act(game.sample(s, deal.stream(drawn)), drawn)
            if drawn == 4:
                deal.add(players - 1, "c0ffee" * 4, 4)
        else:
            actions = game.legal(s)
            session.act(actions[rng.below(len(actions))])
    session.record.deal = deal
    return session
