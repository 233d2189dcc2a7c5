"""The question at the door: go on with an unfinished game, or begin a new one."""

from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from moonbase.cli.base.plural import plural
from moonbase.cli.play.unfinished import Found, Unfinished

NEW: Final = ("n", "no", "new")
YES: Final = ("", "y", "yes")
DROP: Final = "drop"
HOW: Final = f"Type a number to go on with that game, n to start a new one, {DROP} 1 to remove game 1."


def choose_game(found: Found) -> Unfinished | None:
    """Ask which game the person goes on with, None for a new one; the others stay as they are. EOFError where nobody answers."""
    if found.faults:
        more = f" (and {len(found.faults) - 1} more)" if len(found.faults) > 1 else ""
        _tell(f"An unfinished game cannot be read and stays where it is: {found.faults[0]}{more}.")
    games = list(found.games)
    taken = None
    try:
        taken = _one(games[0]) if len(games) == 1 else _one_of(games)
    finally:
        for game in games:
            if game is not taken:
                game.slot.leave()
    return taken


def _one(game: Unfinished) -> Unfinished | None:
    while True:
        answer = _ask(f"{_offer(game)}, saved {game.age}? [Y/n]")
        if answer in YES:
            return game
        if answer in NEW:
            return None
        _tell("Type y to go on with it, or n to start a new game; it is kept for later.")


def _offer(game: Unfinished) -> str:
    title = game.table.game.title
    return f"See how your game of {title} ended" if game.table.session.over else f"Go on with your game of {title}, {game.moment}"


def _one_of(games: list[Unfinished]) -> Unfinished | None:
    """``drop`` takes games out of the list and removes them."""
    while games:
        print("Your unfinished games:", *(f"  {number}  {_described(game)}" for number, game in enumerate(games, 1)), sep="\n")
        _tell(HOW)
        word, _, rest = _ask("Which game? [1]").partition(" ")
        if word in NEW:
            return None
        meant = _meant(games, rest if word == DROP else word or "1")
        if meant is None:
            _tell(f"There is no game '{(rest if word == DROP else word).strip()}'.")
        elif word != DROP:
            return meant
        else:
            meant.slot.remove()
            games.remove(meant)
    return None


def _meant(games: list[Unfinished], typed: str) -> Unfinished | None:
    typed = typed.strip()
    return games[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(games) else None


def _described(game: Unfinished) -> str:
    players = game.table.session.record.players
    return f"{game.table.game.title}, {game.moment}, {'alone' if players == 1 else plural(players, 'player')}, {game.age}"


def _ask(question: str) -> str:
    """Ask on the last line; EOFError where the input has ended."""
    *lines, last = _lines(question)
    print(*(f"{line}\n" for line in lines), sep="", end="")
    return input(f"{last} ").strip().casefold()


def _tell(sentence: str) -> None:
    print(*_lines(sentence), sep="\n")


def _lines(text: str) -> list[str]:
    return wrap(text, max(20, get_terminal_size().columns - 1), break_on_hyphens=False, break_long_words=False)
