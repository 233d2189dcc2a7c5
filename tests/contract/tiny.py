"""A tiny card set: eight faces an Era with four copies each, so that positions repeat and counts stay small enough to review."""

from moonbase.engine.game import Game
from moonbase.games.moon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.moon.game import Moon

KEPT = {
    "S1-01", "S1-02", "S1-08", "S1-09", "S1-17", "S1-18", "S1-21", "S1-27",
    "S2-01", "S2-09", "S2-10", "S2-18", "S2-23", "S2-24", "S2-25", "S2-30",
    "S3-01", "S3-09", "S3-18", "S3-20", "S3-23", "S3-24", "S3-34", "S3-36",
}  # fmt: skip


def tiny_game() -> Game:
    lines = ['name = "tiny"']
    for face in read_cards(packaged_cards()).table("structure"):
        copies = 4 if face.id in KEPT else 0
        lines.append(f'[card."{face.id}"]\ncopies = {copies}\nthree_plus = 0\nhalf = false')
    return Moon(read_cards(packaged_cards(), "\n".join(lines)))
