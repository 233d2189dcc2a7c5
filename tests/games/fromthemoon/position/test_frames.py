"""Frames are declared once: the constants that rules read by and the layouts that positions are written by say the same."""

import ast
from importlib.resources import files

from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table.frames import KINDS, LAYOUTS


def declared() -> dict[int, dict[str, int]]:
    """Return the constants of each class by its kind."""
    tree = ast.parse((files("moonbase.games.fromthemoon.rules.table") / "frames.py").read_text())
    out: dict[int, dict[str, int]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name != "Layout":
            pairs = [(each.target, each.value) for each in node.body if isinstance(each, ast.AnnAssign)]
            constants = {ast.unparse(target): ast.literal_eval(value) for target, value in pairs if value is not None}
            out[constants.pop("KIND")] = constants
    return out


def test_the_numbers_of_a_frame_stand_where_its_layout_says() -> None:
    layouts = {kind: {name.upper(): place for place, (name, _) in enumerate(layout.fields, 1)} for kind, layout in enumerate(LAYOUTS)}
    assert declared() == {kind: fields for kind, fields in layouts.items() if kind}


def test_every_kind_has_a_class_of_its_own() -> None:
    assert len(FRAMES) == len(KINDS) == len({type(frame) for frame in FRAMES})
