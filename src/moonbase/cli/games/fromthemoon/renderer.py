"""The table of From the Moon in the terminal: players, the Moon with the ships beside it, the own board, and the numbered choices."""

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

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
    power,
    seat_page,
    seats_page,
    send_page,
    tiles_page,
)
from moonbase.cli.games.fromthemoon.panel import panel_lines
from moonbase.cli.games.fromthemoon.question import ON_THE_MOON, question_block
from moonbase.cli.games.fromthemoon.result import result_page
from moonbase.cli.games.fromthemoon.seats import header, moment, objective_lines, seat_table
from moonbase.cli.games.fromthemoon.ship_page import ships_page
from moonbase.cli.games.fromthemoon.signs import SIGNS
from moonbase.cli.games.fromthemoon.team import send_hint, team_in_brief, team_lines
from moonbase.cli.rendering.choices import Choice, choice_lines
from moonbase.cli.rendering.elements import ROOM, Found, Plain, running, stacked
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
    signs = SIGNS
    aliases: Mapping[str, str] = ALIASES
    card_lines = staticmethod(card_lines)

    def make_pages(self) -> dict[str, Page]:
        return {
            "tiles": Page(
                "every tile with its effect, cubes and rover", lambda view, _: tiles_page(cast(Any, view), self.gallery, self.names)
            ),
            "ships": Page(
                "the parts of the ships, their prices, and what a launch pays",
                lambda view, _: ships_page(cast(Any, view), self.gallery, self.names),
            ),
            "market": Page(
                "laboratories and buildings to take, with their prices", lambda view, _: market_page(cast(Any, view), self.gallery)
            ),
            "labs": Page("your laboratories and what they do", lambda view, _: labs_page(cast(Any, view), self.gallery, self.width)),
            "goals": Page(
                "the progress track, the majorities, the objectives", lambda view, _: goals_page(cast(Any, view), self.gallery, self.names)
            ),
            "seats": Page("all players in full", lambda view, _: seats_page(cast(Any, view), self.gallery, self.names, self.width)),
            "send": Page("where each rover can go (also: send 1 2-3)", self._send),
            "team": Page("whom you can recruit and train", lambda _, choices: self._choices(choices, "recruit", "train")),
            "build": Page("the buildings you can construct", lambda _, choices: self._choices(choices, "build")),
            "research": Page("foundation and laboratories you can take", lambda _, choices: self._choices(choices, "foundation", "lab")),
        }

    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> RenderableType:
        plain = cast(Plain, view)
        found = {choice.text: choice for choice in choices}
        top: list[RenderableType] = [header(plain, self.names, self.width), *news_lines(news, self.width, shrunk)]
        goals = objective_lines(plain, self.gallery, self.width, "names of objectives" not in shrunk)
        seats: list[RenderableType] = [seat_table(plain, self.names, self.width, "other players" in shrunk), *goals]
        blocks = [top, seats, self._moon(plain, found, shrunk)]
        if plain["question"] is not None:
            blocks.append(question_block(plain, self.gallery, choices, self.narrator, self.width, shrunk))
        else:
            blocks += [self._own(plain, shrunk), self._turn(plain, found, shrunk)]
        return stacked(blocks, shrunk)

    def moment(self, view: View) -> str:
        return moment(cast(Plain, view))

    def seat(self, view: View, seat: int) -> RenderableType:
        return seat_page(cast(Plain, view), seat, self.gallery, self.names, self.width)

    def result(self, view: View, places: list[int]) -> RenderableType:
        return result_page(cast(Plain, view), places, self.names, self.gallery)

    def digest(self, events: list[Words]) -> list[str]:
        return digest(events, self.narrator)

    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        """Before food runs short, at a gather and when the team is fed; before the effect of a tile ends the tasks too early."""
        plain = cast(Plain, view)
        if chosen.text == "effect":
            return _tasks_lost(plain, choices)
        return _hunger(plain, choices, chosen.text) if chosen.text in ("gather", "feed") else ""

    def card_of(self, view: View, choice: Choice) -> str | None:
        """The card that a choice names; for the answers to a question, the card that asks."""
        plain = cast(Plain, view)
        words = choice.text.split()
        named = next((word for word in words if word in self.gallery), None)
        if named is None and words[0] in ("send", "use"):
            named = next((tile["card"] for tile in plain["grid"]["tiles"] if f"{tile['row']}-{tile['column']}" == words[-1]), None)
        if named is None and words[0] == "activate":
            row, column = map(int, words[1].split("-"))
            named = plain["seats"][plain["viewer"]]["labs"][row - 1][column - 1]
        if named is None and words[0] == "effect":
            named = plain["grid"]["tiles"][plain["question"]["tile"]]["card"]
        if named is None and words[0] == "ability":
            named = plain["tokens"][words[1]]
        asked = plain["question"]
        return asked.get("card") if named is None and asked is not None else named

    def _moon(self, view: Plain, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        """The Moon on the left, ships and track on the right."""
        asked = view["question"]
        if "the Moon" in shrunk and asked is not None and asked["kind"] not in ON_THE_MOON:
            return []
        cell = cell_width(self.width, view["grid"]["columns"])
        lines = grid_lines(view, self.gallery, found, cell, shrunk)
        start = (cell + 1) * view["grid"]["columns"] + 5
        for line, beside in zip(lines, panel_lines(view, self.gallery, self.width - start, len(lines)), strict=False):
            line.append(" " * (start - len(line))).append_text(beside)
        return [*lines]

    def _own(self, view: Plain, shrunk: Collection[str]) -> list[RenderableType]:
        """Faction, buildings and laboratories of the viewer, as far as there is room."""
        mine = view["seats"][view["viewer"] or 0]
        out: list[RenderableType] = []
        faction = self.gallery.get(mine["faction"] or "")
        if "own board" not in shrunk and faction is not None:
            out += running([("", [Text(f"{faction['name']}: {power(faction)}")])], "Faction", self.width)
            out += running([("", built_words(mine, self.gallery) or [Text("nothing", "dim")])], "Built", self.width)
        if "labs" not in shrunk and mine["foundations"]:
            out += lab_lines(mine, self.gallery, {}, self.width)
        return out

    def _turn(self, view: Plain, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        sends = [] if numbers_fit(found, cell_width(self.width, view["grid"]["columns"])) else send_hint(view, found, self.width)
        team = team_in_brief(view, found, self.width) if "rows of rovers" in shrunk else team_lines(view, found, shrunk)
        return [*sends, *team, *offer_lines(view, self.gallery, found, self.narrator, self.width, shrunk)]

    def _send(self, view: View, choices: list[Choice]) -> RenderableType:
        return send_page(cast(Plain, view), self.gallery, {choice.text: choice for choice in choices})

    def _choices(self, choices: list[Choice], *verbs: str) -> RenderableType:
        chosen = [choice for choice in choices if choice.text.split()[0] in verbs]
        chosen = [choice for choice in chosen if choice.refusal is None or choice.refusal.reason.key != "why.acted"]
        return Group(*(choice_lines(chosen, self.narrator, self.width) or [Text("Nothing of this kind can be chosen now.", "dim")]))


def _tasks_lost(view: Plain, choices: list[Choice]) -> str:
    """The effect of a tile comes last (F3.14), so whatever else the crew could do is lost by it."""
    more = [choice for choice in choices if choice.text.split()[0] in ("take", "ability") and choice.refusal is None]
    spare = sum(view["question"]["tasks"].values()) - 1
    if spare <= 0 or not more:
        return ""
    lost = "1 task that is left would be" if spare == 1 else f"{spare} tasks that are left would be"
    return f"The effect of a tile comes last (F3.14): {lost} lost. You can first: {more[0].number} {more[0].words}."


def _hunger(view: Plain, choices: list[Choice], asked: str) -> str:
    feeding = view["seats"][view["viewer"]]["income"]["feeding"]
    short = feeding["short"]
    if short == 0:
        return ""
    price = "and you lose the game" if view["solo"] is not None else "and each costs 3 points"
    change = next((choice for choice in choices if choice.text == "convert food" and choice.refusal is None), None)
    help = f" You can still: {change.words} ({change.number})." if change else ""
    after = " Energy can be turned into food before the recharge and after it, 2 for 1." if asked == "gather" else help
    who = "1 astronaut goes hungry" if short == 1 else f"{short} astronauts go hungry"
    return f"Your team eats {feeding['mouths']} and you will have {feeding['food']} food: {who}, {price}.{after}"
