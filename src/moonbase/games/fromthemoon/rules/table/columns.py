"""The tiles as columns: one named column per fact, filled once from a card set and only read in play.

All faces that are dealt, built or run share one numbering, in the order of TABLES. A program is a run of rows that ends with verb 0.
"""

import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.cards.face import Face
from moonbase.engine.columns import column, zeros
from moonbase.engine.titles import Titles
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import Grid

TABLES: Final = ("terrain", "mission", "token", "progress", "lab", "small", "large", "faction", "faction_building", "space", "objective")
PLACE_SPAN: Final[i64] = 8  # spaces of one kind on the player board, at most


def flat(faces: list[Face], names: list[str]) -> vec[i64]:
    """Return the numbers of these fields, face by face."""
    out: list[int] = []
    for face in faces:
        for name in names:
            value = face.values[name]
            if isinstance(value, tuple | list):
                out.extend(int(n) for n in value)
            else:
                out.append(int(value))
    return vec[i64](out)


@final
class Columns:
    def __init__(self, cards: CardSet) -> None:
        faces: list[Face] = []
        first: dict[str, int] = {}
        for name in TABLES:
            first[name] = len(faces)
            faces = faces + cards.table(name)
        self.cards: CardSet = cards
        self.fingerprint: str = cards.fingerprint
        self.ids: list[str] = [face.id for face in faces]
        self.names: list[str] = [face.name for face in faces]
        self.titles: Titles = Titles(self.ids, self.names)
        self.quoted: list[str] = [json.dumps(title, ensure_ascii=False) for title in self.titles.titles]
        self.faces: i64 = len(faces)
        self.terrain0: i64 = first["terrain"]
        self.mission0: i64 = first["mission"]
        self.token0: i64 = first["token"]
        self.progress0: i64 = first["progress"]
        self.lab0: i64 = first["lab"]
        self.small0: i64 = first["small"]
        self.large0: i64 = first["large"]
        self.faction0: i64 = first["faction"]
        self.house0: i64 = first["faction_building"]  # the building of faction0 + k is house0 + k
        self.space0: i64 = first["space"]
        self.objective0: i64 = first["objective"]
        self.labs: i64 = self.small0 - self.lab0
        self.objectives: i64 = self.faces - self.objective0
        # --- facts of a face
        self.players: vec[i64] = column(faces, "players", 1, 0)  # [terrain]: used from this many players on
        self.ship: vec[i64] = column(faces, "ship", 1, -1)  # [mission]
        self.points: vec[i64] = column(faces, "points", 1, 0)  # [mission]
        self.cost: vec[i64] = column(faces, "cost", c.PRICED, 0)  # [face * PRICED + good]
        self.refill: vec[i64] = column(faces, "refill", 1, 0)  # [progress]
        self.copies: vec[i64] = column(faces, "copies", 1, 1)  # [lab]
        self.level: vec[i64] = column(faces, "level", 1, 0)  # [small]: 1..3
        self.batteries: vec[i64] = column(faces, "batteries", 1, 0)  # [faction]
        self.start_goods: vec[i64] = column(faces, "start", c.RES, 0)  # [faction * RES + good]
        self.greenhouses: vec[i64] = column(faces, "greenhouses", 1, 0)  # [faction]
        self.count: vec[i64] = column(faces, "count", 1, 0)  # [objective]: selector
        self.least: vec[i64] = column(faces, "least", 1, 0)  # [objective]
        self.step: vec[i64] = column(faces, "space", 1, 0)  # [objective]: space of the progress track, 0 at the end
        self.launch: vec[i64] = column(faces, "launch", c.SHIPS, 0)  # [objective * SHIPS + ship]
        # --- programs
        self.when: vec[i64] = column(faces, "when", 1, 0)  # [face]
        self.start: vec[i64] = zeros(self.faces)  # [face]: first row, as an index into rows
        self.second: vec[i64] = zeros(self.faces)  # [face]: first row of the other side, 0 where there is one side
        self.rows: vec[i64] = self._programs(faces)
        # --- what no tile shows
        self.level_cost: vec[i64] = flat(cards.table("level"), ["cost"])  # [(level - 1) * PRICED + good]
        self.picked: vec[i64] = flat(cards.table("level"), ["picked"])  # [level - 1]
        self.price: vec[i64] = flat(cards.table("price"), ["cost"])  # [what * PRICED + good]
        self.parts: vec[i64] = flat(cards.table("ship"), ["parts"])  # [ship * SEATS + players - 1]
        self.bonus: vec[i64] = flat(cards.table("ship"), ["first", "second"])  # [ship * 2]
        self.improve_cost: vec[i64] = flat(cards.table("improvement"), ["cost"])  # [(ship * PARTS + part) * PRICED + good]
        self.improve_points: vec[i64] = flat(cards.table("improvement"), ["points"])  # [ship * PARTS + part]
        self.large_shown: vec[i64] = flat(cards.table("setup"), ["large"])  # [players - 1]
        self.row_filled: vec[i64] = flat(cards.table("setup"), ["greenhouses"])  # [(players - 1) * 2]: right, then left
        self.food: vec[i64] = flat(cards.table("greenhouse"), ["food"])  # basic, improved
        self.slot: vec[i64] = flat(cards.table("slot"), ["row", "column"])  # [foundation * 2]: counted from 1
        self.space: vec[i64] = zeros(
            len(("greenhouse", "recruit", "train", "lab row", "large")) * PLACE_SPAN
        )  # [place * PLACE_SPAN + position - 1]
        for i, face in enumerate(cards.table("space")):
            self.space[int(face.values["place"]) * PLACE_SPAN + int(face.values["position"]) - 1] = self.space0 + i
        self._pieces(cards)
        self._scoring(cards)
        self.grids: list[Grid] = [Grid(face.values["rows"], face.values["columns"]) for face in cards.table("setup")]  # [players - 1]
        self.room: i64 = 512  # more than the longest list of legal actions
        self.scratch: vec[i64] = zeros(self.room)

    def _programs(self, faces: list[Face]) -> vec[i64]:
        rows: list[int] = [0] * int(c.WIDTH)  # row 0 is the empty program
        for i, face in enumerate(faces):
            self.start[i] = len(rows)
            for row in face.rows:
                if row[0] == c.OR:
                    self.second[i] = len(rows) + int(c.WIDTH)
                rows.extend(row)
            rows.extend([0] * int(c.WIDTH))
        return vec[i64](rows)

    def _pieces(self, cards: CardSet) -> None:
        pieces = cards.table("piece")
        counts = [int(face.values["count"]) for face in pieces]
        self.in_bag: vec[i64] = vec[i64]([int(pieces[k].values["bag"]) for k in range(c.COLOURS)])
        self.in_supply: vec[i64] = vec[i64]([counts[k] - int(pieces[k].values["bag"]) for k in range(c.COLOURS)])
        self.houses: i64 = counts[4]  # greenhouse tiles
        self.foundations: i64 = counts[5]
        self.cubes: i64 = counts[9]  # improvement cubes of a player
        limits = cards.table("limits")[0].values
        self.rover_seats: i64 = limits["seats"]
        self.tile_limit: i64 = limits["tile"]
        self.kept: i64 = limits["kept"]

    def _scoring(self, cards: CardSet) -> None:
        scoring = cards.table("scoring")[0].values
        self.approval_points: i64 = scoring["approval"]
        self.unfed_points: i64 = scoring["unfed"]
        self.resources_a_point: i64 = scoring["resources"]
        self.achievement_points: i64 = scoring["achievement"]
        self.majority: vec[i64] = flat(cards.table("majority"), ["first", "second", "second_from"])  # [of * 3]
        solo = cards.table("solo")[0].values
        self.dummy_rovers: i64 = solo["rovers"]
        self.dummy_buildings: i64 = solo["buildings"]
        self.solo_first: i64 = solo["first"]  # own improvements on a ship for its main bonus
        self.solo_second: i64 = solo["second"]
        self.difficulty: vec[i64] = flat(cards.table("difficulty"), ["objectives"])
        self.stage: vec[i64] = flat(cards.table("stage"), ["of", "least", "points"])  # [stage * 3]
        self.stages: i64 = len(cards.table("stage"))
        self.medal: vec[i64] = flat(cards.table("medal"), ["least"])
        self.medals: i64 = len(cards.table("medal"))
        self.medal_ids: list[str] = [face.id for face in cards.table("medal")]
        self.difficulty_ids: list[str] = [face.id for face in cards.table("difficulty")]

    def used_at(self, face: i64, players: i64) -> bool:
        """Tell whether a terrain tile is used at this number of players: alone as at two (F1.2)."""
        if players < 2:
            return self.players[face] <= 2
        return self.players[face] <= players

    def space_face(self, place: i64, position: i64) -> i64:
        """Return the space of the player board at a position counted from 0."""
        i = place * PLACE_SPAN + position
        return self.space[i]

    def pays(self, face: i64, side: i64) -> bool:
        """Tell whether this side of the effect asks a price."""
        row = self.start[face]
        if side == 1:
            row = self.second[face]
        return self.rows[row] == c.PAY
