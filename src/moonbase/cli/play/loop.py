"""The game in the terminal: draw the table, ask, obey."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from rich.console import Console
from rich.text import Text

from moonbase.cli.lookup.rules import letter
from moonbase.cli.play import explain
from moonbase.cli.play.asking import card_wanted, seat_wanted
from moonbase.cli.play.help import ALIASES, columns, help_lines
from moonbase.cli.play.hint import hint
from moonbase.cli.play.log import log
from moonbase.cli.play.matching import find
from moonbase.cli.play.messages import Voice
from moonbase.cli.play.saves.autosave import Autosave, Slot
from moonbase.cli.play.saves.command_line import command_line
from moonbase.cli.play.saves.save_file import Keeping, own_named, use_of
from moonbase.cli.play.table import Party, reopened
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.renderer import Choice, Painter
from moonbase.cli.terminal.fitting import fitted
from moonbase.cli.terminal.resizing import Resizing
from moonbase.engine.game import Game, GameError

PROMPT: Final = "> "
WIDEST: Final = 120
PainterOf = Callable[[Game, Narrator, int], Painter]


class Leave(Exception):
    """The person leaves the table."""


class Terminal:
    def __init__(self, party: Party, painter_of: PainterOf, console: Console, file: str | None = None, slot: Slot | None = None) -> None:
        """``file``, ``slot``: where the game comes from, a file of the person or a game that kept itself."""
        self.console = console
        self.voice = Voice(console)
        self.painter_of = painter_of
        self.resizing = Resizing()
        self._sit(party, file, slot)
        self.orders: Final[dict[str, Callable[[str], None]]] = {
            "?": self._help,
            "table": lambda rest: self._draw(),
            "why": self._why,
            "hint": lambda rest: self._hint(),
            "rule": lambda rest: self.voice.say(explain.about_rule(self.party, rest)),
            "log": lambda rest: self.voice.say(log(self.party, self.painter, rest)),
            "show": self._show,
            "list": lambda rest: self._list(),
            "undo": lambda rest: self._undo(),
            "redo": lambda rest: self._redo(),
            "save": self._save,
            "resume": self._resume,
            "quit": lambda rest: self._quit(),
        }

    def run(self) -> None:
        seed = self.party.session.record.seed
        dealt = "" if seed is None else f" It is dealt from seed {seed}."
        self.console.print(Text(f"{self.party.game.title}. Type a number to act, ? for help, quit to leave.{dealt}", "dim"))
        try:
            while True:
                with self.voice.busy("the others are playing") if self.party.bots else nullcontext():
                    self.party.advance()
                self._own_up()
                self._keep()
                if self.party.session.over:
                    self._finish()
                    return
                self._turn()
        except Leave:
            self.console.print("Good-bye.")
        finally:
            self.keeping.autosave.leave()

    def _sit(self, party: Party, file: str | None, slot: Slot | None = None) -> None:
        record = party.session.record
        self.party = party
        self.painter = self.painter_of(party.game, party.narrator, WIDEST)
        self.keeping = Keeping(Autosave(slot, record if slot else None), file, record if file else None)
        self.choices: list[Choice] = []
        self.news: list[str] = []
        self.changed = True
        self.reminded: set[str] = set()

    def _own_up(self) -> None:
        """Say what opponents did wrong."""
        for trouble in self.party.troubles:
            self.voice.refuse(GameError(trouble))
        self.party.troubles.clear()

    def _turn(self) -> None:
        """One action of the person, with all the questions before it."""
        self._hear()
        self._draw()
        self.changed = False
        while not self.changed:
            try:
                self._obey(self._ask(lambda: self.resizing.ask(PROMPT, self._draw)))
            except (EOFError, KeyboardInterrupt) as wish:
                self._asked_to_leave(Leave if isinstance(wish, EOFError) else KeyboardInterrupt)
            except GameError as error:
                self.voice.refuse(error)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        name = self._order(word.casefold())
        if name not in ("quit", "resume"):
            self.keeping.stay()
        if not line:
            self._draw()
        elif name in self.painter.pages and not rest:
            self.console.print(self.painter.pages[name].draw(self._view(), self.choices))
        elif name in self.orders:
            self.orders[name](rest.strip())
        else:
            self._act(find(self.choices, line))

    def _order(self, word: str) -> str:
        return ALIASES.get(word) or self.painter.aliases.get(word, word)

    def _act(self, choice: Choice) -> None:
        if choice.refusal is not None:
            self.voice.say(explain.why(self.party, choice, self.choices))
            return
        given_away = self.painter.reminder(self._view(), self.choices, choice)
        if given_away and choice.text not in self.reminded:
            self.reminded.add(choice.text)
            self.voice.say([f"{given_away} The same choice again goes on."], "bold yellow")
            return
        self.party.session.act(choice.action)
        self._keep()
        if self.party.session.state.waiting != self.party.me:
            self.reminded.clear()
        self.changed = True

    def _hear(self) -> None:
        """Collect what happened since the person last acted; it stays on the table until they act again."""
        self.choices = self.party.choices()
        others = self.party.seen > 0 and self.party.others_acted()
        self.news = self.painter.digest(self.party.news())
        if others and self.news:
            self.news[0] = f"Since your last turn: {self.news[0]}"

    def _draw(self) -> None:
        """The richest picture that fits the window, whatever its size is now."""
        view = self._view()
        self.resizing.drawing()
        self.painter.width = min(self.console.width, WIDEST)
        self.console.print()
        picture = fitted(
            self.console,
            lambda shrunk: self.painter.board(view, self.choices, self.news, shrunk),
            self.painter.shrinks,
            self.console.height - 2,
        )
        self.console.print(picture)

    def _view(self) -> dict[str, object]:
        return self.party.game.view(self.party.session.state, self.party.me)

    def _ask(self, read: Callable[[], str]) -> str:
        try:
            return read().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise

    def _asked_to_leave(self, way: type[BaseException]) -> None:
        """Ctrl-D and Ctrl-C ask like ``quit``; where nothing is lost, or the second time, they leave."""
        try:
            self._part()
        except GameError as error:
            self.voice.refuse(error)
            return
        raise way

    def _part(self) -> None:
        """Say how to go on with a game that keeps itself; GameError, once, where leaving would lose it."""
        record = self.party.session.record
        if self.keeping.leave(record, self.party.me):
            self.voice.show_line("Your game is kept. To go on:", command_line(record.game, *own_named(record)))

    def _keep(self) -> None:
        fault = self.keeping.keep(self.party.session.record, self.party.me)
        if fault:
            self.voice.say([fault], "yellow")

    def _hint(self) -> None:
        with self.voice.busy("thinking"):
            found = hint(self.party, self.choices)
        self.voice.say(found)

    def _save(self, rest: str) -> None:
        record = self.party.session.record
        path = self.keeping.save(record, rest)
        self.voice.say([f"Saved in {path}."])
        self.voice.show_line(*use_of(record, path))

    def _help(self, rest: str) -> None:
        rest = rest.strip()
        if rest.casefold() in ("sign", "signs"):
            self.voice.say(columns(self.painter.signs, self.console.width))
        elif rest:
            self.voice.say(explain.about_card(self.party, self.painter, card_wanted(self.painter, self._view(), self.choices, rest)))
        else:
            self.voice.say(help_lines(self.painter.pages, letter(self.party.game.name), self.console.width))

    def _why(self, rest: str) -> None:
        if not rest:
            raise GameError("why takes a choice: its number, such as 'why 12', or some of its words")
        self.voice.say(explain.why(self.party, find(self.choices, rest, asking=True), self.choices))

    def _show(self, rest: str) -> None:
        self.console.print(self.painter.seat(self._view(), seat_wanted(self.party, rest)))

    def _list(self) -> None:
        for line in explain.choice_lines(self.choices, self.party.narrator, self.console.width):
            self.console.print(line)

    def _undo(self) -> None:
        self._back("Taken back", self.party.session.undo(), self.party.choices())

    def _redo(self) -> None:
        self._back("Played again", self.party.session.redo(), self.choices)

    def _back(self, what: str, text: str, choices: list[Choice]) -> None:
        words = next((choice.words for choice in choices if choice.text == text), text)
        self._keep()
        self.party.seen = min(self.party.seen, len(self.party.session.history))
        self.voice.say([f"{what}: {words}"])
        self.changed = True
        self.reminded.clear()

    def _resume(self, rest: str) -> None:
        if not rest:
            raise GameError("name a file: resume FILE")
        party = reopened(self.party.game, rest, self.party.rng.fork(), self.party.name, self.party.session.record.seats)
        self.keeping.leave(self.party.session.record, self.party.me)
        self.keeping.autosave.leave()
        self._sit(party, rest)
        self.voice.say([f"Back at the table of {rest}."])

    def _quit(self) -> None:
        self._part()
        raise Leave

    def _finish(self) -> None:
        self.voice.say(self.painter.digest(self.party.news()))
        self.console.print()
        self.console.print(self.painter.result(self._view(), self.party.game.ranking(self.party.session.state)))
        while not self.keeping.in_file(self.party.session.record):
            try:
                path = self._ask(lambda: input("Save the record? A file name, or Enter for no: "))
                if not path:
                    break
                self._save(path)
            except EOFError:
                break
            except GameError as error:
                self.voice.refuse(error)
        self.keeping.autosave.remove()
