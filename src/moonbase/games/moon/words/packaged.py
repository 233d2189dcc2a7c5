"""The words of the game in one language."""

from moonbase.cards.shelf import words_of


def packaged_words() -> dict[str, str]:
    return words_of("moonbase.games.moon")
