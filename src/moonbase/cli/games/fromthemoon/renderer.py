"""The table of From the Moon in the terminal: players, the Moon with the ships beside it, the own board, and the numbered choices."""

from collections.abc import Collection, Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from moonbase.cli.games.fromthemoon.card_words import card_lines
from moonbase.cli.games.fromthemoon.digest import HEADLINES, digest
from moonbase.cli.games.fromthemoon.grid import cell_width, grid_lines, numbers_fit
from moonbase.cli.games.fromthemoon.labs import lab_lines
from moonbase.cli.games.fromthemoon.offers import offer_lines
from moonbase.cli.games.fromthemoon.pages import (
    built_words,
    goals_page,
    labs_page,
    market_page,
    seat_page,
    seats_page,
    send_page,
    tiles_page,
)
from moonbase.cli.games.fromthemoon.panel import panel_lines
from moonbase.cli.games.fromthemoon.power import power
from moonbase.cli.games.fromthemoon.question import ON_THE_MOON, question_block
from moonbase.cli.games.fromthemoon.result import result_page
from moonbase.cli.games.fromthemoon.seats import header, moment, objective_lines, seat_table
from moonbase.cli.games.fromthemoon.ship_page import ships_page
from moonbase.cli.games.fromthemoon.signs import SIGNS
from moonbase.cli.games.fromthemoon.team import send_hint, team_in_brief, team_lines
from moonbase.cli.rendering.choices import Choice, choice_lines
from moonbase.cli.rendering.elements import ROOM, Found, Plain, running, stacked
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import news_lines
from moonbase.cli.rendering.renderer import Page, Renderer
from moonbase.engine.game import View
from moonbase.engine.text import Text as Words

SHRINKS: Final = (
    ROOM,
    "long news",
    "own board",
    "head of the rovers",
    "spaces in words",
    "news",
    "effects of choices",
    "names of tiles",
    "labs",
    "closed choices",
    "rows of choices",
    "names of objectives",
    "short news",
    "texts of choices",
    "rows of rovers",
    "other players",
    "every offer",
    "the Moon",
)
ALIASES: Final = {
    "goal": "goals",
    "ship": "ships",
    "lab": "labs",
    "seat": "seats",
    "tile": "tiles",
    "moon": "tiles",
    "track": "goals",
}


class FromTheMoonRenderer(Renderer):
    headlines = HEADLINES
    shrinks: tuple[str, ...] = SHRINKS
    signs: tuple[str, ...] = SIGNS
    aliases: Mapping[str, str] = ALIASES

    def make_pages(self) -> dict[str, Page]:
        return {
            "tiles": lambda view, _: tiles_page(cast(Plain, view), self.narrator),
            "ships": lambda view, _: ships_page(cast(Plain, view), self.narrator),
            "market": lambda view, _: market_page(cast(Plain, view), self.narrator),
            "labs": lambda view, _: labs_page(cast(Plain, view), self.narrator, self.width),
            "goals": lambda view, _: goals_page(cast(Plain, view), self.narrator),
            "seats": lambda view, _: seats_page(cast(Plain, view), self.narrator, self.width),
            "send": self._send,
            "team": lambda _, choices: self._choices(choices, "recruit", "train"),
            "build": lambda _, choices: self._choices(choices, "build"),
            "research": lambda _, choices: self._choices(choices, "foundation", "lab"),
        }

    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> RenderableType:
        plain = cast(Plain, view)
        found = {choice.text: choice for choice in choices}
        top: list[RenderableType] = [header(plain, self.narrator, self.width), *news_lines(news, self.narrator, self.width, shrunk)]
        goals = objective_lines(plain, self.narrator, self.width, "names of objectives" not in shrunk)
        seats: list[RenderableType] = [seat_table(plain, self.narrator, self.width, "other players" in shrunk), *goals]
        blocks = [top, seats, self._moon(plain, found, shrunk)]
        if plain["question"] is not None:
            blocks.append(question_block(plain, choices, self.narrator, self.width, shrunk))
        else:
            blocks += [self._own(plain, shrunk), self._turn(plain, found, shrunk)]
        return stacked(blocks, shrunk)

    def moment(self, view: View) -> str:
        return moment(cast(Plain, view), self.narrator)

    def seat(self, view: View, seat: int) -> RenderableType:
        return seat_page(cast(Plain, view), seat, self.narrator, self.width)

    def result(self, view: View, places: list[int]) -> RenderableType:
        return result_page(cast(Plain, view), places, self.narrator)

    def digest(self, events: list[Words]) -> list[str]:
        return digest(events, self.narrator)

    def card_lines(self, card: View) -> list[Line]:
        return card_lines(card, self.narrator)

    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        """Warn before food runs short, at a gather and when the team is fed, and before the effect of a tile ends the tasks too early."""
        plain = cast(Plain, view)
        if chosen.text == "effect":
            return _tasks_lost(plain, choices, self.narrator)
        return _hunger(plain, choices, chosen.text, self.narrator) if chosen.text in ("gather", "feed") else ""

    def _moon(self, view: Plain, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        """Draw the Moon on the left, ships and track on the right."""
        asked = view["question"]
        if "the Moon" in shrunk and asked is not None and asked["kind"] not in ON_THE_MOON:
            return []
        cell = cell_width(self.width, view["grid"]["columns"])
        lines = grid_lines(view, found, self.narrator, cell, shrunk)
        start = (cell + 1) * view["grid"]["columns"] + 5
        for line, beside in zip(lines, panel_lines(view, self.narrator, self.width - start, len(lines)), strict=False):
            line.append(" " * (start - len(line))).append_text(beside)
        return [*lines]

    def _own(self, view: Plain, shrunk: Collection[str]) -> list[RenderableType]:
        """Draw faction, buildings and laboratories of the viewer, if there is room."""
        mine = view["seats"][view["viewer"] or 0]
        out: list[RenderableType] = []
        faction = self.narrator.gallery.get(mine["faction"] or "")
        if "own board" not in shrunk and faction is not None:
            built = built_words(mine, self.narrator) or [Text(self.narrator.say("fromthemoon.seat.nothing"), "dim")]
            powers = [Text(f"{faction['name']}: {power(faction['id'], self.narrator)}")]
            out += running([("", powers)], self.narrator.say("fromthemoon.label.faction"), self.width)
            out += running([("", built)], self.narrator.say("fromthemoon.label.built"), self.width)
        if "labs" not in shrunk and mine["foundations"]:
            out += lab_lines(mine, {}, self.narrator, self.width)
        return out

    def _turn(self, view: Plain, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        fit = numbers_fit(found, cell_width(self.width, view["grid"]["columns"]))
        sends = [] if fit else send_hint(view, found, self.narrator, self.width)
        if "rows of rovers" in shrunk:
            team = team_in_brief(view, found, self.narrator, self.width)
        else:
            team = team_lines(view, found, self.narrator, shrunk)
        return [*sends, *team, *offer_lines(view, found, self.narrator, self.width, shrunk)]

    def _send(self, view: View, choices: list[Choice]) -> RenderableType:
        return send_page(cast(Plain, view), {choice.text: choice for choice in choices}, self.narrator)

    def _choices(self, choices: list[Choice], *verbs: str) -> RenderableType:
        chosen = [choice for choice in choices if choice.verb in verbs]
        chosen = [choice for choice in chosen if choice.refusal is None or choice.refusal.reason.key != "why.acted"]
        none = [Text(self.narrator.say("fromthemoon.offers.none"), "dim")]
        return Group(*(choice_lines(chosen, self.narrator, self.width) or none))


def _tasks_lost(view: Plain, choices: list[Choice], narrator: Narrator) -> str:
    """Warn that the effect of a tile comes last (F3.14), so that it forfeits the crew's other tasks."""
    more = [choice for choice in choices if choice.verb in ("take", "ability") and choice.refusal is None]
    spare = sum(view["question"]["tasks"].values()) - 1
    if spare <= 0 or not more:
        return ""
    return narrator.say("fromthemoon.remind.tasks", n=spare, choice=f"{more[0].number} {more[0].words}")


def _hunger(view: Plain, choices: list[Choice], asked: str, narrator: Narrator) -> str:
    feeding = view["seats"][view["viewer"]]["income"]["feeding"]
    short = feeding["short"]
    if short == 0:
        return ""
    key = "fromthemoon.remind.hunger_alone" if view["solo"] is not None else "fromthemoon.remind.hunger"
    warning = narrator.say(key, n=short, mouths=feeding["mouths"], food=feeding["food"])
    if asked == "gather":
        return f"{warning} {narrator.say('fromthemoon.remind.convert')}"
    change = next((choice for choice in choices if choice.text == "convert food" and choice.refusal is None), None)
    return f"{warning} {narrator.say('fromthemoon.remind.still', choice=f'{change.words} ({change.number})')}" if change else warning
