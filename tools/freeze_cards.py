"""Freeze the cards of the project as a named set.

    python tools/freeze_cards.py 2026-11          # one file for each game
    python tools/freeze_cards.py 2026-11 moon     # for this game only

Then name it in EDITIONS of the game's vocabulary. A file that is there is never written again: records and tables stand on it.
"""

import sys
from pathlib import Path

from moonbase.cards.editions import edition_text
from moonbase.catalog.registry import GAMES, entry

FOLDER = Path(__file__).resolve().parents[1] / "src" / "moonbase" / "games"


def main(name: str, *games: str) -> None:
    for game in games or GAMES:
        cards = entry(game).packaged(None)
        path = FOLDER / game / "data" / "editions" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(edition_text(cards))
        print(f"{path}: {cards.fingerprint}")


if __name__ == "__main__":
    main(*sys.argv[1:])
