"""The question at the door: go on with an unfinished game, or begin a new one."""

from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from moonbase.cli.base.errors import why
from moonbase.cli.play.unfinished import Found, Unfinished
from moonbase.cli.terminal.prompt import means_no, means_yes
from moonbase.cli.terminal.words import words
from moonbase.engine.text import Arg, Text

DROP: Final = "drop"


def choose_game(found: Found, language: str) -> Unfinished | None:
    """Ask which game the person goes on with, None for a new one; the others stay as they are. EOFError where nobody answers."""
    door = Door(language)
    if found.faults:
        more = len(found.faults) - 1
        door.tell("resume.faults" if more else "resume.fault", why=why(found.faults[0]), n=more)
    games = list(found.games)
    taken = None
    try:
        taken = door.offer(games[0]) if len(games) == 1 else door.offer_all(games)
    finally:
        for game in games:
            if game is not taken:
                game.slot.leave()
    return taken


class Door:
    """Asks in one language."""

    def __init__(self, language: str) -> None:
        self._words = words(language)
        self._drop = (DROP, self._say("word.drop").casefold())

    def offer(self, game: Unfinished) -> Unfinished | None:
        key = "resume.see_end" if game.table.session.over else "resume.offer"
        while True:
            answer = self._ask(key, game=game.table.game.title, moment=game.moment, age=game.age)
            if means_yes(answer, self._words):
                return game
            if means_no(answer, self._words):
                return None
            self.tell("resume.yes_or_no")

    def offer_all(self, games: list[Unfinished]) -> Unfinished | None:
        """``drop`` takes games out of the list and removes them."""
        while games:
            described = (f"  {number}  {self._described(game)}" for number, game in enumerate(games, 1))
            print(self._say("resume.games"), *described, sep="\n")
            self.tell("resume.how")
            word, _, rest = self._ask("resume.which").partition(" ")
            dropped = word in self._drop
            if means_no(word, self._words):
                return None
            meant = _meant(games, rest if dropped else word or "1")
            if meant is None:
                self.tell("resume.no_game", typed=(rest if dropped else word).strip())
            elif not dropped:
                return meant
            else:
                meant.slot.remove()
                games.remove(meant)
        return None

    def tell(self, key: str, **args: Arg) -> None:
        print(*_lines(self._say(key, **args)), sep="\n")

    def _described(self, game: Unfinished) -> str:
        players = game.table.session.record.players
        who = Text("resume.alone") if players == 1 else Text("lookup.players", n=players)
        return self._say("resume.game", game=game.table.game.title, moment=game.moment, who=who, age=game.age)

    def _ask(self, key: str, **args: Arg) -> str:
        """Ask on the last line; EOFError where the input has ended."""
        *lines, last = _lines(self._say(key, **args))
        print(*(f"{line}\n" for line in lines), sep="", end="")
        return input(f"{last} ").strip().casefold()

    def _say(self, key: str, **args: Arg) -> str:
        return self._words.say(Text(key, **args))


def _meant(games: list[Unfinished], typed: str) -> Unfinished | None:
    typed = typed.strip()
    return games[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(games) else None


def _lines(text: str) -> list[str]:
    return wrap(text, max(20, get_terminal_size().columns - 1), break_on_hyphens=False, break_long_words=False)
