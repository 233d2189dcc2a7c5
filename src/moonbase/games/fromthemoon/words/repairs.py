"""Repairs of closed actions. Where the shortest is not the one to advise, this says which is (F2.3, F2.6)."""

from typing import cast

from mypy_extensions import i64

from moonbase.engine.game import Game, Refusal, State
from moonbase.engine.repair import repaired, with_repair
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import I_RECHARGE
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState


def remedy(game: Game, s: State, seat: int, action: int, refusal: Refusal | None) -> Refusal | None:
    if refusal is None or s.waiting != seat:
        return refusal
    if action == a.END_TURN:
        return to_the_end(game, s, seat, refusal)
    if action // a.SPAN == a.A_CONVERT:
        return to_convert(game, s, seat, action, refusal)
    return with_repair(game, s, seat, action, refusal)


def to_the_end(game: Game, s: State, seat: int, refusal: Refusal) -> Refusal | None:
    """Advise how to end the turn: by the only action that is left, a gather, or by ending the effect under way.

    Cubes are drawn in a gather, so no search goes through it; but the turn can end after it.
    """
    if cast(FromTheMoonState, s).frame_n > 0:
        return with_repair(game, s, seat, int(a.END_TURN), refusal)
    if [action for action in game.legal(s) if action // a.SPAN != a.A_CONVERT] == [a.GATHER]:
        return repaired(game, s, refusal, (int(a.GATHER),), True)
    return refusal


def to_convert(game: Game, s: State, seat: int, action: int, refusal: Refusal) -> Refusal | None:
    """Repair a closed conversion, but not by the conversion the other way round; in the income the recharge brings the energy, whatever
    else would come to it."""
    recharge = int(a.action(a.A_INCOME, I_RECHARGE))
    if action == a.action(a.A_CONVERT, c.FOOD) and game.is_legal(s, recharge):
        world = game.clone(s)
        game.step(world, recharge)
        if world.seal == s.seal and game.refusal(world, seat, action) is None:
            return repaired(game, s, refusal, (recharge,))
    return with_repair(game, s, seat, action, refusal, barred=the_other_way(action))


def the_other_way(action: i64) -> i64:
    if action % a.SPAN == c.FOOD:
        return a.action(a.A_CONVERT, c.ENERGY)
    return a.action(a.A_CONVERT, c.FOOD)
