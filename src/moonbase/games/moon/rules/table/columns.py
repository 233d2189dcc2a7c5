"""The cards as columns: one named column per fact, filled once from a card set and only read in play.

All faces share one numbering: structures, then Bases, Expeditions and Reputations. A program is a run of rows that ends with verb 0.
"""

import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.cards.face import Face
from moonbase.engine.columns import column, zeros
from moonbase.engine.titles import Titles
from moonbase.games.moon.rules.table.codes import BASE, ERAS, FLAGS, GOODS, RES, WHENS, WIDTH, X_HEARTS

# --- what a standing card puts in force, per seat: watchers by `when`, then discounts, first discounts and wild flags
RULE_DISCOUNT: Final[i64] = 12  # + colour, or + ALL
RULE_FIRST: Final[i64] = 18
RULE_WILD: Final[i64] = 24
RULES: Final[i64] = 25
ALL: Final[i64] = 5  # the scope "any colour" among the discounts


@final
class Columns:
    def __init__(self, cards: CardSet) -> None:
        structures = cards.table("structure")
        bases = cards.table("base")
        expeditions = cards.table("expedition")
        reputations = cards.table("reputation")
        faces = structures + bases + expeditions + reputations
        self.cards: CardSet = cards
        self.fingerprint: str = cards.fingerprint
        self.ids: list[str] = [face.id for face in faces]
        self.names: list[str] = [face.name for face in faces]
        self.titles: Titles = Titles(self.ids, self.names)
        self.quoted: list[str] = [json.dumps(title, ensure_ascii=False) for title in self.titles.titles]
        self.structures: i64 = len(structures)
        self.bases: i64 = len(bases)
        self.expeditions: i64 = len(expeditions)
        self.reputations: i64 = len(reputations)
        self.base0: i64 = self.structures
        self.expedition0: i64 = self.base0 + self.bases
        self.reputation0: i64 = self.expedition0 + self.expeditions
        self.faces: i64 = self.reputation0 + self.reputations
        # --- structures and Bases
        self.era: vec[i64] = column(faces, "era", 1, 0)  # [face]: 1..3
        self.colour: vec[i64] = column(structures + bases, "colour", 1, BASE)  # [face]
        self.era_first: vec[i64] = zeros(ERAS + 2)  # [era]: its first structure; faces of an era stand together
        for i in range(self.structures):
            self.era_first[self.era[i] + 1] = i + 1
        self.cost: vec[i64] = column(faces, "cost", RES, 0)  # [face * RES + kind]
        self.need: vec[i64] = column(faces, "need", FLAGS, 0)  # [face * FLAGS + flag]
        self.production: vec[i64] = column(faces, "production", GOODS, 0)  # [face * GOODS + kind]
        self.flags: vec[i64] = column(faces, "flags", FLAGS, 0)  # [face * FLAGS + flag]
        self.reward: vec[i64] = column(faces, "assimilate", GOODS, 0)  # [face * GOODS + kind]; Hearts may be X_HEARTS
        self.copies: vec[i64] = column(faces, "copies", 1, 1)  # [face]
        self.marked: vec[i64] = column(faces, "three_plus", 1, 0)  # [face]: copies with the 3+ mark
        self.cost_n: vec[i64] = zeros(self.faces)  # [face]: Resources in all
        self.need_n: vec[i64] = zeros(self.faces)
        # --- programs; what a verb asks for and puts in force it enters itself (effects/programs.py)
        self.when: vec[i64] = column(faces, "when", 1, 0)  # [face]
        self.kind: vec[i64] = column(faces, "kind", 1, 0)  # [face]: the Resource that ON_SPEND watches
        self.start: vec[i64] = zeros(self.faces)  # [face]: first row, as an index into rows
        self.pays: vec[i64] = zeros(self.faces * RES)  # [face * RES + kind]: Resources of this kind that the program asks for
        self.pays_any: vec[i64] = zeros(self.faces)  # [face]: Resources of any kind besides
        self.mirror: vec[i64] = zeros(self.faces)  # [face]: selector of a mirror, else 0
        self.mirror_arg: vec[i64] = zeros(self.faces)
        self.gathers: vec[i64] = zeros(self.faces)  # [face]: 1 where a flip gathers Rovers on the card
        self.rules: vec[i64] = zeros(self.faces * RULES)  # [face * RULES + rule]
        # --- reputations
        self.level: vec[i64] = column(reputations, "level", 1, 0)  # [reputation]
        self.require: vec[i64] = column(reputations, "require", 2, 0)  # [reputation * 2]: selector, argument
        self.least: vec[i64] = column(reputations, "least", 1, 0)
        self.hearts: vec[i64] = column(reputations, "hearts", 1, 0)
        # --- expeditions: era 0 is a First Expedition
        self.first_small: i64 = -1  # face of the First Expedition for 2 and 3 players
        self.first_large: i64 = -1
        rows: list[int] = [0] * int(WIDTH)  # row 0 is the empty program
        for i, face in enumerate(faces):
            self.start[i] = len(rows)
            for row in face.rows:
                rows.extend(row)
            rows.extend([0] * int(WIDTH))
            self._sums(i)
            if 0 < self.when[i] < WHENS:
                self.rules[i * RULES + self.when[i]] = 1
        self.rows: vec[i64] = vec[i64](rows)
        self._firsts(expeditions)
        self.room: i64 = 512  # more than the longest list of legal actions
        self.scratch: vec[i64] = zeros(self.room)

    def _firsts(self, expeditions: list[Face]) -> None:
        for i, face in enumerate(expeditions):
            if face.values.get("first") == "2-3":
                self.first_small = self.expedition0 + i
            elif face.values.get("first") == "4-5":
                self.first_large = self.expedition0 + i

    def _sums(self, face: i64) -> None:
        for k in range(RES):
            self.cost_n[face] += self.cost[face * RES + k]
        for f in range(FLAGS):
            self.need_n[face] += self.need[face * FLAGS + f]

    def in_play(self, face: i64, players: i64) -> i64:
        """Count the copies of a face in a game: those marked 3+ stay in the box at two players (M1)."""
        if players == 2:
            return self.copies[face] - self.marked[face]
        return self.copies[face]

    def reward_of(self, face: i64, kind: i64, x: i64) -> i64:
        """Return how much of a good an assimilated card gives while the X space holds x Hearts."""
        i = face * GOODS + kind
        n = self.reward[i]
        if n == X_HEARTS:
            return x
        return n
