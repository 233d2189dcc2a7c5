"""Single tiles of From the Moon put to work: a rover on a terrain tile, a laboratory just placed, a small building at the income."""

from typing import Any

from kit.fromthemoon.surface import FACTIONS, Surface

GOODS = ("metal", "water", "polymer", "food", "energy", "battery", "achievement")


def board(stage: Surface, seat: int = 0) -> dict[str, Any]:
    """Return a seat's part of the view: its team, greenhouses, laboratories, buildings."""
    view: dict[str, Any] = dict(stage.game.view(stage.s, 0))
    return dict(view["seats"][seat])


def goods_of(stage: Surface, seat: int = 0) -> dict[str, int]:
    """Return the goods of a seat that are not 0."""
    return {good: stage.has(seat, good) for good in GOODS if stage.has(seat, good)}


def poor(players: int = 2, faction: str = "C-3") -> Surface:
    """Seat 0 has this faction, four empty batteries and nothing else."""
    others = tuple(id for id in FACTIONS if id != faction)
    return Surface(players, (faction, *others)).goods(0, energy=0)


def launched(stage: Surface, ship: str, seat: int = 1) -> Surface:
    """This ship went long ago; all its tiles are with one seat."""
    k = ("europa", "titan", "mars").index(ship)
    stage.s.launched |= 1 << k
    return stage.taken(seat, ship, 1, 2, 3, 4)


def on_tile(stage: Surface, id: str) -> Surface:
    """Rover 1 arrives at this terrain tile, in the middle of the first row; nothing has been done there."""
    return stage.terrain(1, 2, id).play("send 1 1-2")


def placed(stage: Surface, id: str, at: str = "1-1") -> Surface:
    """Buy this laboratory at the bottom left of the display and place it; its chain is open."""
    row = int(at[0])
    stage.foundations(0, max(board(stage)["foundations"], {1: 2, 2: 2, 3: 4}[row])).display(1, id)
    stage.goods(0, polymer=stage.has(0, "polymer") + 1).play(f"lab 1 {id}", "deal L-02")
    if f"space {at}" in stage.legal():  # otherwise it was the only space
        stage.play(f"space {at}")
    return stage


def at_income(stage: Surface, id: str) -> Surface:
    """The rovers come home, and this small building is the first item of the income."""
    return stage.build(0, id).out().play("gather", f"income {id}")
