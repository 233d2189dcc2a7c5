"""What is half done: the kinds of frames, what their numbers are called, and how each is written in a position."""

from typing import Final

from moonbase.games.fromthemoon.rules.table.names import EVENTS

KINDS: Final = [
    *("", "effect", "answers", "tasks", "halves", "chain", "reveal", "lab", "build", "use", "launch", "research", "income", "feed"),
    *("refill", "dummy"),
]
FIELDS: Final[list[list[tuple[str, str]]]] = [
    [],
    [("card", "card"), ("row", "row"), ("step", "number"), ("flags", "flags"), ("tile", "tile")],
    [("event", "event"), ("cursor", "number"), ("times", "number"), ("space", "card"), ("tile", "tile")],
    [("rover", "number"), ("crew", "crew"), ("taken", "colours"), ("abilities", "colours"), ("tile", "tile")],
    [("action", "action"), ("done", "halves")],
    [("labs", "labs"), ("left", "number"), ("all", "labs"), ("new", "lab")],
    [("place", "number")],
    [("card", "card")],
    [("card", "card"), ("step", "number"), ("point", "point")],
    [("point", "point"), ("left", "number"), ("used", "sides")],
    [("ship", "ship")],
    [],
    [("items", "items")],
    [],
    [("tile", "tile"), ("cubes", "number")],
    [("moved", "number")],
]
"""Of each kind of frame: what its numbers are called, and how each is written."""
FLAGS: Final = ["consent", "free", "paid"]
ACTIONS: Final = ["greenhouses", "team", "research"]
HALVES: Final = [["greenhouse", "upgrade"], ["recruit", "train"], ["foundation", "lab"]]
EVENT_NAMES: Final = {code: name for name, code in EVENTS.items()}
ITEMS: Final = ["greenhouses", "recharge"]
"""Of the income; the small buildings follow by their cards."""
