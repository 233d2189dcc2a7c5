"""The tables of the tile files, and how the files are read."""

from collections.abc import Mapping
from typing import Final

from moonbase.cards.card_set import CardSet
from moonbase.cards.editions import Editions
from moonbase.cards.format import Format
from moonbase.cards.shelf import packaged
from moonbase.games.fromthemoon.cards.playable import check_set
from moonbase.games.fromthemoon.cards.rule_tables import RULES
from moonbase.games.fromthemoon.cards.solo_tables import SOLO_TABLES
from moonbase.games.fromthemoon.cards.tile_tables import TILES

FORMAT: Final = Format("reconstructed", (*TILES, *RULES, *SOLO_TABLES), check_set)
FILES: Final = (
    *("terrain.toml", "ships.toml", "missions.toml", "improvements.toml", "tokens.toml", "progress.toml", "labs.toml"),
    *("small_buildings.toml", "large_buildings.toml", "factions.toml", "faction_buildings.toml"),
    *("setup.toml", "player_board.toml", "prices.toml", "pieces.toml", "scoring.toml", "solo.toml"),
)

EDITIONS: Final = Editions(FORMAT, "moonbase.games.fromthemoon", ("2026-11",))


def packaged_cards() -> dict[str, str]:
    """Return the texts of the tile files that come with the game, by file name."""
    return packaged("moonbase.games.fromthemoon", [f"data/{name}" for name in FILES])


def read_cards(texts: Mapping[str, str], overlay: str | None = None) -> CardSet:
    """Read the tiles of these files with an owner's changes; CardError lists everything that is wrong."""
    return FORMAT.read(texts, overlay)
