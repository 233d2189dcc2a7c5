"""The table of Moon in the terminal: players, hand, Settlements, Expedition and Reputations, each with its numbered choices."""

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

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
from moonbase.cli.rendering.elements import ROOM, Found, Plain, number, running, stacked
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
ALIASES: Final = {"goal": "goals", "cards": "hand"}


class MoonRenderer(Renderer):
    headlines = HEADLINES
    shrinks: tuple[str, ...] = SHRINKS
    signs = SIGNS
    aliases: Mapping[str, str] = ALIASES
    card_lines = staticmethod(card_lines)

    def make_pages(self) -> dict[str, Page]:
        return {
            "hand": Page("the cards of your hand in full", lambda view, choices: self.hand(view)),
            "goals": Page("what can be claimed, what it asks and what it gives", self.goals),
            "piles": Page("the open discards, and what you know of the stacks", lambda view, choices: self.piles(view)),
        }

    def board(self, view: View, choices: list[Choice], news: list[str], shrunk: Collection[str]) -> RenderableType:
        found = {choice.text: choice for choice in choices}
        top = [header(cast(Any, view), self.names, self.width), *news_lines(news, self.width, shrunk)]
        blocks: list[list[RenderableType]] = [[*top], [seat_table(cast(Any, view), self.names, self.width)]]
        if view["question"] is not None:
            brief = "second lines of the hand" in shrunk
            blocks.append(question_block(cast(Any, view)["question"], choices, self.gallery, self.narrator, brief))
        else:
            places = [*self._claims(view, found, shrunk), *self._others(view, found, shrunk), *self._own(view, found, shrunk)]
            blocks += [[*places, *self._expedition(view, found, shrunk)], self._hand(view, found, shrunk)]
        return stacked(blocks, shrunk)

    def moment(self, view: View) -> str:
        return ", ".join(moment(cast(Any, view)))

    def hand(self, view: View) -> RenderableType:
        return hand_page(self._mine(view)["hand"]["known"], self.gallery)

    def seat(self, view: View, seat: int) -> RenderableType:
        return seat_page(cast(Any, view), seat, self.gallery, self.names)

    def goals(self, view: View, choices: list[Choice]) -> RenderableType:
        return goals_page(cast(Any, view), self.gallery, self.names, {choice.text: choice for choice in choices})

    def piles(self, view: View) -> RenderableType:
        return piles_page(cast(Any, view), self.gallery)

    def result(self, view: View, places: list[int]) -> RenderableType:
        return result_page(cast(Any, view), places, self.names)

    def digest(self, events: list[Words]) -> list[str]:
        return digest(events, self.narrator)

    def reminder(self, view: View, choices: list[Choice], chosen: Choice) -> str:
        if chosen.text != "end":
            return ""
        left = [choice for choice in choices if choice.refusal is None and choice.text.split()[0] in ("claim", "expedition")]
        return f"You could still: {'; '.join(f'{choice.words} ({choice.number})' for choice in left)}." if left else ""

    def _mine(self, view: View) -> Plain:
        plain = cast(Any, view)
        return cast(Plain, plain["seats"][plain["viewer"]])

    def _claims(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        return running(reputation_lines(cast(Any, view), self.gallery, found, self.names, shrunk), "Claim", self.width)

    def _others(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        """Rivals' Settlements, which is where Rovers park."""
        rows = []
        for player in cast(Any, view)["seats"]:
            if player["seat"] == view["viewer"]:
                continue
            if "closed spaces" in shrunk:
                parts = open_spaces(player, self.gallery, found, "names of spaces" not in shrunk)
            else:
                parts = others_cards(player, self.gallery, found)
            rows.append((self.names[player["seat"]], parts))
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
        return [*running(rows, "Park", self.width), *self._no_parking(found)]

    def _no_parking(self, found: Found) -> list[Text]:
        """Why no space is open, where that is not the fault of the spaces."""
        closed = [choice.refusal for text, choice in found.items() if text.startswith("park ")]
        common = next((refusal for refusal in closed if refusal and refusal.reason.key != "why.park_taken"), None)
        if common is None or None in closed:
            return []
        return [Text(f"{'':<11}✗ {self.narrator.plain(common.reason)}", "dim")]

    def _own(self, view: View, found: Found, shrunk: Collection[str]) -> list[Text]:
        draw = own_in_brief if "Settlement" in shrunk else own_cards
        return running(draw(self._mine(view), self.gallery, found), "Settlement", self.width)

    def _expedition(self, view: View, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        id = self._mine(view)["expedition"]
        if id is None:
            return [Text("Expedition ", "bold").append("none", "dim")]
        use = found.get("expedition")
        card = self.gallery[id]
        rule = use is not None and use.refusal is not None and use.refusal.reason.key == "why.expedition_rule"
        line = Text.assemble(number(use), " ") if use and not rule else Text()
        line.append(card["name"], "bold").append(" (always on)" if rule else "")
        line.append("" if "text of the Expedition" in shrunk else f": {card['text']}")
        if use is not None and use.refusal is not None and not rule:
            line.append(f" ✗ {short_reason(use.refusal, self.narrator)}", "dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("Expedition", "bold"), line)
        return [grid]

    def _hand(self, view: View, found: Found, shrunk: Collection[str]) -> list[RenderableType]:
        ids: list[str] = self._mine(view)["hand"]["known"]
        if not ids:
            return [Text("Hand       ", "bold").append("empty", "dim"), self._end(found)]
        if cast(Any, view)["this_turn"]["main"]:
            if "texts of the hand" in shrunk:
                return [Text("Hand       ", "bold").append(f"{len(ids)} left (card of this turn taken)", "dim"), self._end(found)]
            return [*running([("(card of this turn taken)", hand_parts(ids, self.gallery, found))], "Hand", self.width), self._end(found)]
        if "texts of the hand" in shrunk:
            return [*running([("construct, assimilate", hand_parts(ids, self.gallery, found))], "Hand", self.width), self._end(found)]
        lines = 1 if "second lines of the hand" in shrunk else 2
        return [hand_table(ids, self.gallery, found, self.narrator, lines, self.width), self._end(found)]

    def _end(self, found: Found) -> Text:
        end = found.get("end")
        if end is None:
            return Text("")
        line = number(end).append(" End the turn", "" if end.refusal is None else "dim")
        line.no_wrap, line.overflow = True, "ellipsis"  # the last line of a picture that is cut must make sense by itself
        return line if end.refusal is None else line.append(f" ✗ {short_reason(end.refusal, self.narrator)}", "dim")

    def card_of(self, view: View, choice: Choice) -> str | None:
        """The card that a choice names; for the answers to a question, the card that asks."""
        named = next((word.partition("/")[0] for word in choice.text.split() if word.partition("/")[0] in self.gallery), None)
        if named is None and choice.text == "expedition":
            return cast("str | None", self._mine(view)["expedition"])
        asked = cast(Any, view)["question"]
        return str(asked["card"]) if named is None and asked is not None else named
