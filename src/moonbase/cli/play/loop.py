"""The game in the terminal: draw the table, ask, obey."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from rich.console import Console
from rich.text import Text

from moonbase.cli.base.errors import TerminalError
from moonbase.cli.lookup.rules import letter
from moonbase.cli.play import explain
from moonbase.cli.play.help import commands, help_lines, sign_lines
from moonbase.cli.play.hint import hint
from moonbase.cli.play.log import log
from moonbase.cli.play.matching import match_card, match_choice, match_seat, small_words
from moonbase.cli.play.messages import Messages
from moonbase.cli.play.resume import open_save
from moonbase.cli.play.saves.autosave import Autosave
from moonbase.cli.play.saves.command_line import command_line
from moonbase.cli.play.saves.saved_game import SavedGame, custom_bots, next_step
from moonbase.cli.play.saves.slots import Slot
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice, choice_lines
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.renderer import Renderer
from moonbase.cli.terminal.fitting import fit
from moonbase.cli.terminal.resizing import Resizing
from moonbase.engine.game import Game, GameError
from moonbase.engine.text import Arg

PROMPT: Final = "> "
WIDEST: Final = 120
RendererOf = Callable[[Game, Narrator, int], Renderer]


class Leave(Exception):
    """The person leaves the table."""


class GameLoop:
    def __init__(self, table: Table, renderer_of: RendererOf, console: Console, file: str | None = None, slot: Slot | None = None) -> None:
        """``file``, ``slot``: where the game comes from, a file of the person or a game that kept itself."""
        self.console = console
        self.messages = Messages(console, table.language)
        self.renderer_of = renderer_of
        self.resizing = Resizing()
        self._sit(table, file, slot)
        self.orders: Final[dict[str, Callable[[str], None]]] = {
            "?": self._help,
            "table": lambda rest: self._draw(),
            "why": self._why,
            "hint": lambda rest: self._hint(),
            "rule": lambda rest: self.messages.tell(explain.about_rule(self.table, rest)),
            "log": lambda rest: self.messages.say(*log(self.table, self.renderer, rest)),
            "show": self._show,
            "list": lambda rest: self._list(),
            "undo": lambda rest: self._undo(),
            "redo": lambda rest: self._redo(),
            "save": self._save,
            "resume": self._resume,
            "quit": lambda rest: self._quit(),
        }

    def run(self) -> None:
        seed, title = self.table.session.record.seed, self.table.game.title
        hello = self._say("play.hello", game=title) if seed is None else self._say("play.hello_seed", game=title, seed=str(seed))
        self.console.print(Text(hello, "dim"))
        try:
            while True:
                with self.messages.busy(self._say("play.others")) if self.table.bots else nullcontext():
                    self.table.advance()
                self._own_up()
                self._keep()
                if self.table.session.over:
                    self._finish()
                    return
                self._turn()
        except Leave:
            self.console.print(self._say("play.bye"))
        finally:
            self.saved.autosave.leave()

    def _sit(self, table: Table, file: str | None, slot: Slot | None = None) -> None:
        record = table.session.record
        self.table = table
        self.renderer = self.renderer_of(table.game, table.narrator, WIDEST)
        self.words = commands(table.narrator, self.renderer.pages)
        self.small = small_words(table.narrator)
        self.saved = SavedGame(Autosave(slot, record if slot else None), file, record if file else None)
        self.choices: list[Choice] = []
        self.news: list[str] = []
        self.changed = True
        self.reminded: set[str] = set()

    def _own_up(self) -> None:
        """Say what opponents did wrong."""
        for trouble in self.table.bot_errors:
            self.messages.refuse(trouble)
        self.table.bot_errors.clear()

    def _turn(self) -> None:
        """Take one action from the person, and answer all the questions before it."""
        self._hear()
        self._draw()
        self.changed = False
        while not self.changed:
            try:
                self._obey(self._ask(lambda: self.resizing.ask(PROMPT, self._draw)))
            except (EOFError, KeyboardInterrupt) as leaving:
                self._asked_to_leave(Leave if isinstance(leaving, EOFError) else KeyboardInterrupt)
            except GameError as error:
                self.messages.refuse(error)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        name = self._order(word.casefold())
        if name not in ("quit", "resume"):
            self.saved.stay()
        if not line:
            self._draw()
        elif name in self.renderer.pages and not rest:
            self.console.print(self.renderer.pages[name](self._view(), self.choices))
        elif name in self.orders:
            self.orders[name](rest.strip())
        else:
            self._act(match_choice(self.choices, self._recorded(name, rest) or line, self.small))

    def _order(self, word: str) -> str:
        return self.words.get(word) or self.renderer.aliases.get(word, word)

    def _recorded(self, name: str, rest: str) -> str:
        """Return the choice as records write it, where it was typed like that but for a first word of the reader's language."""
        text = " ".join((name, *rest.split()))
        return text if any(choice.text == text for choice in self.choices) else ""

    def _act(self, choice: Choice) -> None:
        if choice.refusal is not None:
            self.messages.tell(explain.why(self.table, choice, self.choices))
            return
        given_away = self.renderer.reminder(self._view(), self.choices, choice)
        if given_away and choice.text not in self.reminded:
            self.reminded.add(choice.text)
            self.messages.say(self._say("play.remind", warning=given_away), style="bold yellow")
            return
        self.table.session.act(choice.action)
        self._keep()
        if self.table.session.state.waiting != self.table.me:
            self.reminded.clear()
        self.changed = True

    def _hear(self) -> None:
        """Collect what happened since the person last acted; it stays on the table until they act again."""
        self.choices = self.table.choices()
        others = self.table.seen > 0 and self.table.others_acted()
        self.news = self.renderer.digest(self.table.news())
        if others and self.news:
            self.news[0] = self._say("news.since", told=self.news[0])

    def _draw(self) -> None:
        """Draw the richest picture that fits the window at its current size."""
        view = self._view()
        self.resizing.drawing()
        self.renderer.width = min(self.console.width, WIDEST)
        self.console.print()
        picture = fit(
            self.console,
            lambda shrunk: self.renderer.board(view, self.choices, self.news, shrunk),
            self.renderer.shrinks,
            self.console.height - 2,
            lambda n: self._say("play.cut", n=n),
        )
        self.console.print(picture)

    def _say(self, key: str, **args: Arg) -> str:
        return self.table.narrator.say(key, **args)

    def _view(self) -> dict[str, object]:
        return self.table.game.view(self.table.session.state, self.table.me)

    def _ask(self, read: Callable[[], str]) -> str:
        try:
            return read().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise

    def _asked_to_leave(self, way: type[BaseException]) -> None:
        """Handle Ctrl-D and Ctrl-C like ``quit``; where nothing is lost, or the second time, they leave."""
        try:
            self._part()
        except GameError as error:
            self.messages.refuse(error)
            return
        raise way

    def _part(self) -> None:
        """Say how to go on with a game that keeps itself; GameError, once, where leaving would lose it."""
        record = self.table.session.record
        if self.saved.leave(record, self.table.me):
            self.messages.show_line(self._say("play.kept"), command_line(record.game, *custom_bots(record)))

    def _keep(self) -> None:
        fault = self.saved.keep(self.table.session.record, self.table.me)
        if fault is not None:
            self.messages.say(self.table.narrator.plain(fault), style="yellow")

    def _hint(self) -> None:
        with self.messages.busy(self._say("play.thinking")):
            found = hint(self.table, self.choices)
        self.messages.tell(found)

    def _save(self, rest: str) -> None:
        record = self.table.session.record
        path = self.saved.save(record, rest)
        self.messages.say(self._say("play.saved", path=path))
        what, line = next_step(record, path)
        self.messages.show_line(self.table.narrator.plain(what), line)

    def _help(self, rest: str) -> None:
        rest = rest.strip()
        narrator, width, game = self.table.narrator, self.console.width, self.table.game.name
        if rest.casefold() in ("sign", "signs", self._say("word.signs").casefold()):
            self.messages.show(sign_lines(narrator, game, self.renderer.signs, width))
        elif rest:
            wanted = match_card(self.renderer, self._view(), self.choices, rest)
            self.messages.tell(explain.about_card(self.table, self.renderer, wanted))
        else:
            self.messages.show(help_lines(narrator, game, self.renderer.pages, letter(game), width))

    def _why(self, rest: str) -> None:
        if not rest:
            raise TerminalError("typed.why")
        self.messages.tell(explain.why(self.table, match_choice(self.choices, rest, self.small, asking=True), self.choices))

    def _show(self, rest: str) -> None:
        self.console.print(self.renderer.seat(self._view(), match_seat(self.table, rest)))

    def _list(self) -> None:
        for line in choice_lines(self.choices, self.table.narrator, self.console.width):
            self.console.print(line)

    def _undo(self) -> None:
        if not self.table.session.can_undo():
            raise TerminalError("play.no_undo")
        self._back("play.undone", self.table.session.undo(), self.table.choices())

    def _redo(self) -> None:
        if not self.table.session.can_redo():
            raise TerminalError("play.no_redo")
        self._back("play.redone", self.table.session.redo(), self.choices)

    def _back(self, key: str, text: str, choices: list[Choice]) -> None:
        words = next((choice.words for choice in choices if choice.text == text), text)
        self._keep()
        self.table.seen = min(self.table.seen, len(self.table.session.history))
        self.messages.say(self._say(key, choice=words))
        self.changed = True
        self.reminded.clear()

    def _resume(self, rest: str) -> None:
        if not rest:
            raise TerminalError("typed.resume")
        at = self.table
        table = open_save(at.game, rest, at.rng.fork(), at.name, at.session.record.seats, at.language)
        self.saved.leave(self.table.session.record, self.table.me)
        self.saved.autosave.leave()
        self._sit(table, rest)
        self.messages.say(self._say("play.back", path=rest))

    def _quit(self) -> None:
        self._part()
        raise Leave

    def _finish(self) -> None:
        self.messages.say(*self.renderer.digest(self.table.news()))
        self.console.print()
        self.console.print(self.renderer.result(self._view(), self.table.game.ranking(self.table.session.state)))
        while not self.saved.in_file(self.table.session.record):
            try:
                path = self._ask(lambda: input(f"{self._say('play.save_record')} "))
                if not path:
                    break
                self._save(path)
            except EOFError:
                break
            except GameError as error:
                self.messages.refuse(error)
        self.saved.autosave.remove()
