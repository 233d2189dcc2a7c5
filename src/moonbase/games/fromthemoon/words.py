"""The words of the game in one language, from the files beside the tiles."""

from typing import Final

from moonbase.cards.shelf import packaged, parse

FILES: Final = ("words_cards.toml", "words_play.toml")


def packaged_words() -> dict[str, str]:
    words: dict[str, str] = {}
    for name, text in packaged("moonbase.games.fromthemoon", [f"data/{name}" for name in FILES]).items():
        words.update(parse(name, text))
    return words
