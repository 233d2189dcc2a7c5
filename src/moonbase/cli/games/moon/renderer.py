"""The table of Moon in the terminal: players, hand, Settlements, Expedition and Reputations, each with its numbered choices."""

from collections.abc import Collection, Mapping
from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.card_words import card_lines
from moonbase.cli.games.moon.cards import open_spaces, others_cards, own_cards, own_in_brief
from moonbase.cli.games.moon.claims import reputation_lines
from moonbase.cli.games.moon.digest import HEADLINES, digest
from moonbase.cli.games.moon.hand import hand_parts, hand_table
from moonbase.cli.games.moon.pages import goals_page, hand_page, piles_page, result_page, seat_page
from moonbase.cli.games.moon.question import question_block
from moonbase.cli.games.moon.seats import header, moment, seat_table
from moonbase.cli.games.moon.signs import SIGNS
from moonbase.cli.games.moon.words import short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import LABEL, ROOM, Found, Plain, number, running, stacked
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.news import news_lines
from moonbase.cli.rendering.renderer import Page, Renderer
from moonbase.engine.game import View
from moonbase.engine.text import Text as Words

SHRINKS: Final = (
    ROOM,
    "second lines of the hand",
    "long news",
    "what claims count",
    "news",
    "claimed by level",
    "levels of claims",
    "short news",
    "closed spaces",
    "Settlement",
    "closed claims",
    "names of spaces",
    "text of the Expedition",
    "rows of parking",
    "texts of the hand",
)
TAKEN: Final = ("why.park_taken", "why.park_taken_space")
"""The reasons that are the fault of a parking space."""
ALIASES: Final = {"goal": "goals", "cards": "hand"}


class MoonRenderer(Renderer):
    headlines = HEADLINES
    shrinks: tuple[str, ...] = SHRINKS
    signs: tuple[str, ...] = SIGNS
    aliases: Mapping[str, str] = ALIASES

    def make_pages(self) -> dict[str, Page]:
        return {
            "hand": lambda view, choices: self.hand(view),
            "goals": self.goals,
            "piles": lambda view, choices: self.piles(view),
        }

    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> RenderableType:
        plain = cast(Plain, view)
        found = {choice.text: choice for choice in choices}
        top = [header(plain, self.narrator, self.width), *news_lines(news, self.narrator, self.width, shrunk)]
        blocks: list[list[RenderableType]] = [[*top], [seat_table(plain, self.narrator, self.width)]]
        if view["question"] is not None:
            blocks.append(question_block(plain["question"], choices, self.narrator, "second lines of the hand" in shrunk))
        else:
            places = [*self._claims(view, found, shrunk), *self._others(view, found, shrunk), *self._own(view, found, shrunk)]
            blocks += [[*places, *self._expedition(view, found, shrunk)], self._hand(view, found, shrunk)]
        return stacked(blocks, shrunk)

    def moment(self, view: View) -> str:
        return ", ".join(moment(cast(Plain, view), self.narrator))

    def hand(self, view: View) -> RenderableType:
        return hand_page(self._mine(view)["hand"]["known"], self.narrator)

    def seat(self, view: View, seat: int) -> RenderableType:
        return seat_page(cast(Plain, view), seat, self.narrator)

    def goals(self, view: View, choices: list[Choice]) -> RenderableType:
        return goals_page(cast(Plain, view), {choice.text: choice for choice in choices}, self.narrator)

    def piles(self, view: View) -> RenderableType:
        return piles_page(cast(Plain, view), self.narrator)

    def result(self, view: View, places: list[int]) -> RenderableType:
        return result_page(cast(Plain, view), places, self.narrator)

    def digest(self, events: list[Words]) -> list[str]:
        return digest(events, self.narrator)

    def card_lines(self, card: View) -> list[Line]:
        return card_lines(card, self.narrator)

    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        if chosen.text != "end":
            return ""
        left = [choice for choice in choices if choice.refusal is None and choice.verb in ("claim", "expedition")]
        reminders = []
        if chosen.said.key == "say.end_lapsing":
            reminders.append(self.narrator.say("moon.remind_voucher", n=cast(int, chosen.said.args["n"])))
        if left:
            reminders.append(self.narrator.say("moon.remind", choices="; ".join(f"{choice.words} ({choice.number})" for choice in left)))
        return " ".join(reminders)

    def _mine(self, view: View) -> Plain:
        plain = cast(Plain, view)
        return cast(Plain, plain["seats"][plain["viewer"]])

    def _claims(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        return running(reputation_lines(cast(Plain, view), found, self.narrator, shrunk), self._label("claim"), self.width)

    def _others(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        """Draw rivals' Settlements, which is where Rovers park."""
        rows = []
        for player in cast(Plain, view)["seats"]:
            if player["seat"] == view["viewer"]:
                continue
            if "closed spaces" in shrunk:
                parts = open_spaces(player, found, self.narrator, "names of spaces" not in shrunk)
            else:
                parts = others_cards(player, found, self.narrator)
            rows.append((self.narrator.names[player["seat"]], parts))
        if "rows of parking" in shrunk:
            rows = [
                (
                    "",
                    [
                        Text(f"{name}: ", "dim").append_text(parts[0]) if i == 0 else part
                        for name, parts in rows
                        for i, part in enumerate(parts)
                    ],
                )
            ]
        return [*running(rows, self._label("park"), self.width), *self._no_parking(found)]

    def _no_parking(self, found: Found) -> list[Text]:
        """Say why no space is open, where that is not the fault of the spaces."""
        closed = [choice.refusal for choice in found.values() if choice.verb == "park"]
        common = next((refusal for refusal in closed if refusal and refusal.reason.key not in TAKEN), None)
        if common is None or None in closed:
            return []
        return [Text(f"{'':<11}✗ {self.narrator.plain(common.reason)}", "dim")]

    def _own(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        draw = own_in_brief if "Settlement" in shrunk else own_cards
        return running(draw(self._mine(view), found, self.narrator), self._label("settlement"), self.width)

    def _expedition(self, view: View, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        id = self._mine(view)["expedition"]
        label = self._label("expedition")
        if id is None:
            return [Text(f"{label:<{LABEL}}", "bold").append(self.narrator.say("moon.page.none"), "dim")]
        use = found.get("expedition")
        card: Plain = self.narrator.gallery[id]
        rule = use is not None and use.refusal is not None and use.refusal.reason.key == "why.expedition_rule"
        line = Text.assemble(number(use), " ") if use and not rule else Text()
        line.append(card["name"], "bold").append(f" ({self.narrator.say('moon.expedition.always')})" if rule else "")
        line.append("" if "text of the Expedition" in shrunk else f": {card['text']}")
        if use is not None and use.refusal is not None and not rule:
            line.append(f" ✗ {short_reason(use.refusal, self.narrator)}", "dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text(label, "bold"), line)
        return [grid]

    def _hand(self, view: View, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        ids: list[str] = self._mine(view)["hand"]["known"]
        end = self._end(found)
        if not ids:
            return [self._hand_line("moon.hand.empty"), end]
        parts = hand_parts(ids, found, self.narrator)
        if cast(Plain, view)["this_turn"]["main"]:
            if "texts of the hand" in shrunk:
                return [self._hand_line("moon.hand.left", n=len(ids)), end]
            return [*running([(self.narrator.say("moon.hand.taken"), parts)], self._label("hand"), self.width), end]
        if "texts of the hand" in shrunk:
            return [*running([(self.narrator.say("moon.hand.both"), parts)], self._label("hand"), self.width), end]
        lines = 1 if "second lines of the hand" in shrunk else 2
        return [hand_table(ids, found, self.narrator, lines, self.width), end]

    def _hand_line(self, key: str, **args: int) -> Text:
        return Text(f"{self._label('hand'):<{LABEL}}", "bold").append(self.narrator.say(key, **args), "dim")

    def _end(self, found: Found) -> Text:
        end = found.get("end")
        if end is None:
            return Text("")
        line = number(end).append(f" {end.words}", "" if end.refusal is None else "dim")
        line.no_wrap, line.overflow = True, "ellipsis"  # the last line of a picture that is cut must make sense by itself
        return line if end.refusal is None else line.append(f" ✗ {short_reason(end.refusal, self.narrator)}", "dim")

    def _label(self, name: str) -> str:
        return self.narrator.say(f"moon.label.{name}")
