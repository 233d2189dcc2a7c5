"""Draw the package as a house, from its imports: docs/pictures/house.svg and docs/pictures/game.svg.

house.py            draw both pictures again
house.py --check    fail where a picture is not what the imports say

A floor holds the rooms that import nothing from each other; every room imports only from floors below it. A room that imports from its own
floor or from above is drawn in red, and the check fails.
"""

import ast
import sys
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Set
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "moonbase"
PICTURES: Final = ROOT / "docs" / "pictures"
WIDTH, ROOM, GAP, MARGIN, LETTER = 1040, 72, 40, 20, 6.3
LINES: Final = 2
STYLE: Final = (
    "text{font-family:system-ui,sans-serif;fill:#1d2430}.n{font-size:15px;font-weight:600}.c{font-size:12px;fill:#55606f}"
    ".room{fill:#eef2f8;stroke:#8896a8}.line{stroke:#8896a8;fill:none;opacity:.55}.up{stroke:#c2261d;fill:none;stroke-width:2}"
)
Edges = Mapping[str, Set[str]]
Naming = Callable[[str], str]


class Room(NamedTuple):
    """A folder, or a file that stands for itself."""

    name: str
    purpose: str = ""


def modules() -> dict[str, Path]:
    """Return the sources of the package by their names."""
    paths = [path for path in PACKAGE.rglob("*.py") if "_native" not in path.parts]
    return {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path for path in sorted(paths)}


def imports(path: Path) -> Iterable[str]:
    """Yield the modules of the package that a source imports, or names to import late, and the names it takes from them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("moonbase."):
            yield node.value


def survey(room_of: Naming) -> tuple[dict[str, Room], Edges]:
    """Return the rooms, and which rooms each imports from. ``room_of`` names a module's room; none where that is empty."""
    sources = modules()
    rooms: dict[str, Room] = {}
    edges: dict[str, set[str]] = defaultdict(set)
    for module, path in sources.items():
        here = room_of(module)
        if not here:
            continue
        rooms[here] = with_purpose(rooms.get(here, Room(here)), path)
        for name in imports(path):
            while name and name not in sources:
                name = name.rpartition(".")[0]
            there = room_of(name) if name else ""
            if there and there != here:
                edges[here].add(there)
    return rooms, edges


def with_purpose(room: Room, path: Path) -> Room:
    """Return the room with its purpose: the first sentence of the folder, or of a file that is a room by itself."""
    of_folder = path.name == "__init__.py" and path.parent.name == room.name.rpartition("/")[2]
    if room.purpose or not (of_folder or path.stem == room.name):
        return room
    about = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return Room(room.name, about.partition("\n")[0].partition(". ")[0].rstrip("."))


def floors(rooms: Iterable[str], edges: Edges) -> dict[str, int]:
    """Return the floor of each room, counted from the ground: one above the highest room that it imports."""
    height: dict[str, int] = {}

    def climb(room: str, below: tuple[str, ...]) -> int:
        if room not in height:
            height[room] = 0  # in a cycle the room that was entered first counts as the ground
            height[room] = 1 + max((climb(each, (*below, room)) for each in sorted(edges.get(room, ())) if each not in below), default=-1)
        return height[room]

    for room in sorted(rooms):
        climb(room, ())
    return height


def upwards(height: Mapping[str, int], edges: Edges) -> list[tuple[str, str]]:
    """Return the imports that do not lead down."""
    return [(a, b) for a in sorted(edges) for b in sorted(edges[a]) if height[b] >= height[a]]


def draw(rooms: Mapping[str, Room], edges: Edges) -> str:
    height = floors(rooms, edges)
    top = max(height.values())
    rows = [[room for name, room in sorted(rooms.items()) if height[name] == floor] for floor in range(top, -1, -1)]
    places: dict[str, tuple[float, float, float]] = {}
    for row, each in enumerate(rows):
        width = (WIDTH - 2 * MARGIN + 12) / len(each)
        for i, room in enumerate(each):
            places[room.name] = (MARGIN + i * width, MARGIN + row * (ROOM + GAP), width - 12)
    wrong = set(upwards(height, edges))
    shapes = [line(places, a, b, (a, b) in wrong) for a in sorted(edges) for b in sorted(edges[a])]
    shapes += [box(room, *places[name]) for name, room in sorted(rooms.items())]
    tall = 2 * MARGIN + len(rows) * ROOM + (len(rows) - 1) * GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" width="{WIDTH}" height="{tall}"><style>{STYLE}</style>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{tall}" rx="10" fill="#fff"/>', *shapes, "</svg>", ""])


def box(room: Room, x: float, y: float, width: float) -> str:
    said = textwrap.wrap(room.purpose, int((width - 20) / LETTER))
    if len(said) > LINES:
        sys.exit(f"{room.name}: its first sentence is too long for its room: {room.purpose}")
    return (
        f'<rect class="room" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{ROOM}" rx="6"/>'
        f'<text class="n" x="{x + 10:.0f}" y="{y + 24:.0f}">{escape(room.name)}</text>'
        + "".join(f'<text class="c" x="{x + 10:.0f}" y="{y + 43 + 16 * i:.0f}">{escape(each)}</text>' for i, each in enumerate(said))
    )


def line(places: Mapping[str, tuple[float, float, float]], start: str, end: str, up: bool) -> str:
    (x1, y1, w1), (x2, y2, w2) = places[start], places[end]
    a, b = (x1 + w1 / 2, y1 + ROOM), (x2 + w2 / 2, y2)
    middle = (a[1] + b[1]) / 2
    kind = "up" if up else "line"
    return f'<path class="{kind}" d="M{a[0]:.0f} {a[1]:.0f}C{a[0]:.0f} {middle:.0f} {b[0]:.0f} {middle:.0f} {b[0]:.0f} {b[1]:.0f}"/>'


def part(module: str) -> str:
    """Name the part of the package that a module belongs to: a folder right below it, or a game."""
    parts = module.split(".")
    if len(parts) < 2 or parts[1] in ("native", "__main__"):
        return ""
    if parts[1] == "games":
        return "/".join(parts[1:3]) if len(parts) > 2 else ""
    return parts[1]


def room_of(game: str) -> Naming:
    """Return what names a module's room inside a game."""

    def room(module: str) -> str:
        parts = module.split(".")
        return parts[3] if parts[1:3] == ["games", game] and len(parts) > 3 else ""

    return room


def pictures() -> dict[str, tuple[str, list[tuple[str, str]]]]:
    """Return both pictures by name, each with the imports in it that do not lead down."""
    made = {}
    for name, surveyed in (("house.svg", survey(part)), ("game.svg", survey(room_of("moon")))):
        made[name] = draw(*surveyed), upwards(floors(*surveyed), surveyed[1])
    return made


def main(check: bool) -> int:
    failed = False
    for name, (picture, wrong) in pictures().items():
        path = PICTURES / name
        if wrong:
            print(f"{name}: imports that do not lead down: {', '.join(f'{a} -> {b}' for a, b in wrong)}")
            failed = True
        if check and (not path.is_file() or path.read_text(encoding="utf-8") != picture):
            print(f"docs/pictures/{name} is not what the imports say: make house")
            failed = True
        elif not check:
            path.write_text(picture, encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
