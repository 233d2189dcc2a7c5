"""The counts of a seat's specialists around each tile, as things stand (F3.7 to F3.13)."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.verb import BY_CODE, Yield
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.state import TOKEN_AT, FromTheMoonState, rover_on


def around_view(s: FromTheMoonState, seat: i64) -> list[View]:
    """One entry for each tile and colour where there is something to count."""
    found: list[View] = []
    for tile in range(s.grid.tiles):
        for colour in range(c.COLOURS):
            face = s.common[TOKEN_AT + colour]
            if face >= 0 and counts_something(s, seat, tile, face):
                entry = ability_view(s, seat, tile, face)
                if entry is not None:
                    found.append({"tile": int(tile), "colour": COLOUR_KEYS[colour], **entry})
    return found


def counts_something(s: FromTheMoonState, seat: i64, tile: i64, face: i64) -> bool:
    """Tell whether there is a piece to count; at most tiles there is none, and this is all that they cost."""
    columns = s.columns
    row = columns.start[face]
    while columns.rows[row] != 0:
        if columns.rows[row + c.AT_N] * count(s, seat, columns.rows[row + c.AT_SEL], tile) > 0:
            return True
        row += c.WIDTH
    return False


def ability_view(s: FromTheMoonState, seat: i64, tile: i64, face: i64) -> View | None:
    """Return what one specialist there would bring, and which pieces are counted: building spaces and tiles."""
    columns = s.columns
    total = Yield()
    spaces: set[int] = set()
    tiles: set[int] = set()
    row = columns.start[face]
    while columns.rows[row] != 0:
        selector = columns.rows[row + c.AT_SEL]
        n = int(columns.rows[row + c.AT_N] * count(s, seat, selector, tile))
        if n > 0:
            BY_CODE[columns.rows[row]].add_to(total, columns, row, n)
            spaces.update(counted_spaces(s, seat, selector, tile))
            tiles.update(counted_tiles(s, seat, selector, tile))
        row += c.WIDTH
    gains = {GOOD_KEYS[kind]: n for kind, n in enumerate(total.goods) if n > 0}
    if not gains and total.chosen == 0 and total.points == 0:
        return None
    return {"gains": gains, "any": total.chosen, "points": total.points, "spaces": sorted(spaces), "tiles": sorted(tiles)}


def counted_spaces(s: FromTheMoonState, seat: i64, selector: i64, tile: i64) -> list[int]:
    if selector != c.CORNER_BUILDINGS:
        return []
    corners = [s.grid.corners[k] for k in range(tile * SIDES, tile * SIDES + SIDES)]
    return [int(point) for point in corners if s.point[point] == seat + 1]


def counted_tiles(s: FromTheMoonState, seat: i64, selector: i64, tile: i64) -> list[int]:
    if selector != c.OWN_ROVERS and selector != c.RIVAL_ROVERS:
        return []
    beside = [s.grid.tile_near[k] for k in range(tile * SIDES, tile * SIDES + SIDES)]
    ours = selector == c.OWN_ROVERS
    return [int(near) for near in beside if near >= 0 and rover_on(s, near) >= 0 and (rover_on(s, near) == seat) == ours]
