"""What a seat's specialists would count around each tile, as things stand (F3.7 to F3.13)."""

from mypy_extensions import i64

from moonbase.engine.game import View
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
            if face >= 0:
                entry = ability_view(s, seat, tile, face)
                if entry is not None:
                    found.append({"tile": int(tile), "colour": COLOUR_KEYS[colour], **entry})
    return found


def ability_view(s: FromTheMoonState, seat: i64, tile: i64, face: i64) -> View | None:
    """What one specialist there would bring, and which pieces are counted: building spaces and tiles."""
    t = s.table
    gains: dict[str, int] = {}
    chosen = points = 0
    spaces: set[int] = set()
    tiles: set[int] = set()
    row = t.start[face]
    while t.rows[row] != 0:
        selector = t.rows[row + c.AT_SEL]
        n = int(t.rows[row + c.AT_N] * count(s, seat, selector, tile))
        if n > 0:
            if t.rows[row] == c.GAIN:
                good = GOOD_KEYS[t.rows[row + c.AT_KIND]]
                gains[good] = gains.get(good, 0) + n
            elif t.rows[row] == c.GAIN_ANY:
                chosen += n
            elif t.rows[row] == c.SCORE:
                points += n
            spaces.update(counted_spaces(s, seat, selector, tile))
            tiles.update(counted_tiles(s, seat, selector, tile))
        row += c.WIDTH
    if not gains and chosen == 0 and points == 0:
        return None
    return {"gains": gains, "any": chosen, "points": points, "spaces": sorted(spaces), "tiles": sorted(tiles)}


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
