"""The game in the terminal: draw the table, ask, obey."""

from collections.abc import Callable
from textwrap import fill
from typing import Final

from rich.console import Console
from rich.text import Text

from moonbase.cli import answers
from moonbase.cli.files import read_text, write_new, write_over
from moonbase.cli.finding import find
from moonbase.cli.names import Narrator
from moonbase.cli.orders import help_lines
from moonbase.cli.party import Party, resumed
from moonbase.cli.table import MOST_DETAIL, Choice, Painter, choices_of
from moonbase.engine.game import Game, GameError
from moonbase.engine.record import RecordError

PROMPT: Final = "> "
PainterOf = Callable[[Game, Narrator, int], Painter]


class Leave(Exception):
    """The person leaves the table."""


class Terminal:
    def __init__(self, party: Party, painter_of: PainterOf, console: Console, file: str | None = None) -> None:
        self.console = console
        self.painter_of = painter_of
        self.file = file
        self._sit(party)
        self.orders: Final[dict[str, Callable[[str], None]]] = {
            "?": self._help,
            "help": self._help,
            "why": lambda rest: self._say(answers.why(self.party, find(self.choices, rest))),
            "rule": lambda rest: self._say(answers.about_rule(self.party, rest)),
            "log": lambda rest: self._say(answers.log(self.party, rest)),
            "hand": lambda rest: self.console.print(self.painter.hand(self._view())),
            "goals": lambda rest: self.console.print(self.painter.goals(self._view())),
            "piles": lambda rest: self.console.print(self.painter.piles(self._view())),
            "show": self._show,
            "list": lambda rest: self._list(),
            "undo": lambda rest: self._back("Taken back", self.party.session.undo()),
            "redo": lambda rest: self._back("Played again", self.party.session.redo()),
            "save": self._save,
            "resume": self._resume,
            "quit": lambda rest: self._quit(),
            "q": lambda rest: self._quit(),
            "exit": lambda rest: self._quit(),
        }

    def run(self) -> None:
        self.console.print(Text(f"{self.party.game.title}. Type a number to act, ? for help, quit to leave.", "dim"))
        try:
            while True:
                with self.console.status("the others are playing"):
                    self.party.advance()
                if self.party.session.over:
                    self._finish()
                    return
                self._turn()
        except Leave:
            self.console.print("Good-bye.")

    def _sit(self, party: Party) -> None:
        self.party = party
        self.painter = self.painter_of(party.game, party.narrator, min(self.console.width, 120))
        self.choices: list[Choice] = []
        self.changed = True
        self.reminded = self.warned = False

    def _turn(self) -> None:
        """One action of the person, with all the questions before it."""
        self._draw()
        self.changed = False
        while not self.changed:
            line = self._ask(PROMPT)
            try:
                self._obey(line)
            except RecordError as error:
                self.console.print(Text(f"The file is no use: {error}", "yellow"))
            except GameError as error:
                self.console.print(Text(_sentence(str(error)), "yellow"))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        order = self.orders.get(word.casefold())
        if order is not None:
            order(rest.strip())
        elif line:
            self._act(find(self.choices, line))
        else:
            self._draw()

    def _act(self, choice: Choice) -> None:
        if choice.refusal is not None:
            self._say(answers.why(self.party, choice))
            return
        given_away = self.painter.reminder(self._view(), self.choices, choice)
        if given_away and not self.reminded:
            self.reminded = True
            self.console.print(Text(f"You could still: {given_away}. The same choice again goes on.", "bold yellow"))
            return
        self.party.session.act(choice.action)
        self.reminded = self.reminded and self.party.session.state.waiting == self.party.me
        self.changed = True
        self.warned = False

    def _draw(self) -> None:
        """The richest picture that fits the height of the window."""
        view = self._view()
        self.choices = choices_of(self.party.game, self.party.session.state, self.party.me, self.party.narrator)
        others = self.party.others_acted()
        news = self.painter.digest(self.party.news())
        if others and news:
            news[0] = f"Since your last turn: {news[0]}"
        self.console.print()
        for detail in range(MOST_DETAIL, -1, -1):
            board = self.painter.board(view, self.choices, news, detail)
            if detail == 0 or len(self.console.render_lines(board)) < self.console.height - 1:
                self.console.print(board)
                return

    def _view(self) -> dict[str, object]:
        return self.party.game.view(self.party.session.state, self.party.me)

    def _ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        except KeyboardInterrupt:
            self.console.print()
            raise

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            indent = line[: len(line) - len(line.lstrip())]
            self.console.print(Text(line if "\n" in line else fill(line, self.console.width - 1, subsequent_indent=indent + "  ")))

    def _help(self, rest: str) -> None:
        if rest.strip():
            self._say(answers.about_card(self.party, rest.strip()))
            return
        self._say(help_lines(self.console.width))

    def _show(self, rest: str) -> None:
        seats = len(self.party.narrator.names)
        if rest and not (rest.isdecimal() and int(rest) < seats):
            raise GameError(
                f"show takes a seat from 0 to {seats - 1}: {', '.join(f'{n} {name}' for n, name in enumerate(self.party.narrator.names))}"
            )
        self.console.print(self.painter.seat(self._view(), int(rest) if rest else self.party.me))

    def _list(self) -> None:
        for choice in self.choices:
            if choice.refusal is None:
                self.console.print(Text.assemble((f"{choice.number:>4}  ", "bold green"), choice.words))
            else:
                reason = self.party.narrator.plain(choice.refusal.reason)
                self.console.print(Text(f"{f'({choice.number})':>4}  {choice.words}  ✗ {reason} {choice.refusal.rule}", "dim"))

    def _back(self, what: str, text: str) -> None:
        self.party.seen = min(self.party.seen, len(self.party.session.history))
        self.console.print(Text(f"{what}: {text}", "dim"))
        self.changed = True
        self.reminded = False

    def _save(self, rest: str) -> None:
        path = rest or self.file
        if not path:
            raise GameError("name a file: save FILE")
        text = self.party.session.record.text()
        if path == self.file:
            write_over(path, text)
        else:
            write_new(path, text)
        self.file, self.warned = path, True
        self.console.print(f"Saved in {path}. 'moonbase play --resume {path}' goes on from here.", highlight=False)

    def _resume(self, rest: str) -> None:
        if not rest:
            raise GameError("name a file: resume FILE")
        self._sit(resumed(self.party.game, read_text(rest), self.party.rng.fork(), self.party.name))
        self.file = rest
        self.console.print(f"Back at the table of {rest}.", highlight=False)

    def _quit(self) -> None:
        if not self.warned:
            self.warned = True
            raise GameError("the game is not saved: 'save FILE' keeps it, 'quit' again leaves it")
        raise Leave

    def _finish(self) -> None:
        self._say(self.painter.digest(self.party.news()))
        self.console.print()
        self.console.print(self.painter.result(self._view(), self.party.game.ranking(self.party.session.state)))
        while not self.warned:
            path = self._ask("Save the record? A file name, or Enter for no: ")
            try:
                self.warned = True
                if path:
                    self._save(path)
            except GameError as error:
                self.warned = False
                self.console.print(Text(_sentence(str(error)), "yellow"))


def _sentence(message: str) -> str:
    return message[:1].upper() + message[1:] + ("" if message.endswith((".", "?", "!")) else ".")
