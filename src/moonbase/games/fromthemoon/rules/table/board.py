"""The Moon's surface: a grid of tiles and the building spaces where their corners meet (F1.3, F1.4, F6.13)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final[i64] = 4  # neighbours of a tile or a space, corners of a tile, tiles at a space: at most four, -1 where there is none


def near(row: int, column: int, rows: int, columns: int, steps: list[tuple[int, int]]) -> list[int]:
    out: list[int] = []
    for down, right in steps:
        y, x = row + down, column + right
        inside = 0 <= y < rows and 0 <= x < columns
        out.append(y * columns + x if inside else -1)
    return out


def place_names(rows: int, columns: int) -> dict[str, int]:
    """``row-column``, counted from 1, with the number of each."""
    return {f"{k // columns + 1}-{k % columns + 1}": k for k in range(rows * columns)}


@final
class Grid:
    """The neighbours of every tile and space, for one size of the Moon. Tiles and spaces are numbered row by row from the upper left."""

    def __init__(self, rows: int, columns: int) -> None:
        beside = [(-1, 0), (0, -1), (0, 1), (1, 0)]
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.tiles: i64 = rows * columns
        self.points: i64 = (rows + 1) * (columns + 1)
        self.tile_names: dict[str, int] = place_names(rows, columns)
        self.point_names: dict[str, int] = place_names(rows + 1, columns + 1)
        tile_near: list[int] = []
        corners: list[int] = []
        for row in range(rows):
            for column in range(columns):
                tile_near.extend(near(row, column, rows, columns, beside))
                corners.extend(near(row, column, rows + 1, columns + 1, [(0, 0), (0, 1), (1, 0), (1, 1)]))
        point_near: list[int] = []
        touched: list[int] = []
        for row in range(rows + 1):
            for column in range(columns + 1):
                point_near.extend(near(row, column, rows + 1, columns + 1, beside))
                touched.extend(near(row, column, rows, columns, [(-1, -1), (-1, 0), (0, -1), (0, 0)]))
        self.tile_near: vec[i64] = vec[i64](tile_near)  # [tile * SIDES + k]: tile
        self.corners: vec[i64] = vec[i64](corners)  # [tile * SIDES + k]: building space
        self.point_near: vec[i64] = vec[i64](point_near)  # [space * SIDES + k]: building space
        self.touched: vec[i64] = vec[i64](touched)  # [space * SIDES + k]: tile
        self.touching: vec[i64] = vec[i64]([0] * self.points)  # [space]: how many tiles it touches
        for point in range(self.points):
            for k in range(point * SIDES, point * SIDES + SIDES):
                if self.touched[k] >= 0:
                    self.touching[point] += 1

    def corner_tile(self, tile: i64) -> bool:
        row = tile // self.columns
        column = tile % self.columns
        return (row == 0 or row == self.rows - 1) and (column == 0 or column == self.columns - 1)
