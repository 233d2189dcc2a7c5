"""The table of Moon in the terminal: players, hand, Settlements, Expedition and Reputations, each with its numbered choices."""

from textwrap import wrap
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.card_words import card_lines
from moonbase.cli.moon.cards import (
    Found,
    open_spaces,
    others_cards,
    own_cards,
    own_in_brief,
    reputation_lines,
    running,
)
from moonbase.cli.moon.digest import HEADLINES, digest
from moonbase.cli.moon.hand import hand_parts, hand_table
from moonbase.cli.moon.pages import goals_page, piles_page, result_page, seat_page
from moonbase.cli.moon.seats import header, seat_table
from moonbase.cli.moon.words import Plain, number, short_reason
from moonbase.cli.names import Narrator
from moonbase.cli.table import MOST_DETAIL, Choice
from moonbase.engine.game import Game, View
from moonbase.engine.text import Text as Words

QUESTIONS: Final = {
    "gain": "what to take",
    "pay": "what to pay",
    "put": "where the Heart goes",
    "build": "which card to construct",
    "convert": "what to turn in",
    "produce": "whose production to use",
    "rewards": "which reward to take",
    "give": "what to give, and to whom",
    "reward": "which Flag Reward gets the Hearts",
    "unflip": "which card to turn back",
    "swap": "which card to exchange",
    "recall": "which Rover to recall",
    "obelisk": "which card to construct",
    "leave out": "which Resources the discount leaves out",
}


class MoonPainter:
    headlines = HEADLINES

    def __init__(self, game: Game, narrator: Narrator, width: int) -> None:
        self.gallery: dict[str, Plain] = {str(card["id"]): cast(Plain, card) for card in game.gallery()}
        self.narrator = narrator
        self.names = narrator.names
        self.width = width

    def board(self, view: View, choices: list[Choice], news: list[str], detail: int) -> RenderableType:
        found = {choice.text: choice for choice in choices}
        table = seat_table(cast(Any, view), self.names, self.width)
        if view["question"] is not None:
            blocks: list[list[RenderableType]] = [self._top(view, news), [table], self._question(view, choices)]
        else:
            brief = detail == 0
            places = [*self._claims(view, found, brief), *self._others(view, found, brief), *self._own(view, found, brief)]
            blocks = [self._top(view, news), [table], [*places, *self._expedition(view, found)], self._hand(view, found, detail)]
        if detail == MOST_DETAIL:
            blocks = [[*block, Text("")] for block in blocks[:-1]] + blocks[-1:]
        return Group(*(part for block in blocks for part in block))

    def _top(self, view: View, news: list[str]) -> list[RenderableType]:
        lines = [line for each in news for line in wrap(each, self.width - 2, initial_indent="  ", subsequent_indent="    ")]
        return [header(cast(Any, view), self.names, self.width), *(Text(line, "italic") for line in lines)]

    def hand(self, view: View) -> RenderableType:
        mine = self._mine(view)
        lines = [line for id in mine["hand"]["known"] for line in card_lines(self.gallery[id])]
        return Text("\n".join(lines or ["Your hand is empty."]))

    def seat(self, view: View, seat: int) -> RenderableType:
        return seat_page(cast(Any, view), seat, self.gallery, self.names)

    def goals(self, view: View) -> RenderableType:
        return goals_page(cast(Any, view), self.gallery, self.names)

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
        return "; ".join(f"{choice.words} ({choice.number})" for choice in left)

    def _mine(self, view: View) -> Plain:
        plain = cast(Any, view)
        return cast(Plain, plain["seats"][plain["viewer"]])

    def _claims(self, view: View, found: Found, brief: bool) -> list[Text]:
        return running(reputation_lines(cast(Any, view), self.gallery, found, self.names, brief), "Claim", self.width)

    def _others(self, view: View, found: Found, brief: bool) -> list[Text]:
        """Rivals' Settlements, which is where Rovers park."""
        draw = open_spaces if brief else others_cards
        others = [player for player in cast(Any, view)["seats"] if player["seat"] != view["viewer"]]
        rows = [(self.names[player["seat"]], draw(player, self.gallery, found)) for player in others]
        return [*running(rows, "Park", self.width), *self._no_parking(found)]

    def _no_parking(self, found: Found) -> list[Text]:
        """Why no space is open, where that is not the fault of the spaces."""
        closed = [choice.refusal for text, choice in found.items() if text.startswith("park ")]
        common = next((refusal for refusal in closed if refusal and refusal.reason.key != "why.park_taken"), None)
        if common is None or None in closed:
            return []
        return [Text(f"{'':<11}✗ {self.narrator.plain(common.reason)}", "dim")]

    def _own(self, view: View, found: Found, brief: bool) -> list[Text]:
        draw = own_in_brief if brief else own_cards
        return running(draw(self._mine(view), self.gallery, found), "Settlement", self.width)

    def _expedition(self, view: View, found: Found) -> list[RenderableType]:
        id = self._mine(view)["expedition"]
        if id is None:
            return [Text("Expedition ", "bold").append("none", "dim")]
        use = found.get("expedition")
        card = self.gallery[id]
        line = Text.assemble(number(use), " ") if use else Text()
        line.append(card["name"], "bold").append(f": {card['text']}")
        if use is not None and use.refusal is not None:
            line.append(f" ✗ {short_reason(use.refusal, self.narrator)}", "dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("Expedition", "bold"), line)
        return [grid]

    def _hand(self, view: View, found: Found, detail: int) -> list[RenderableType]:
        ids: list[str] = self._mine(view)["hand"]["known"]
        if not ids:
            return [Text("Hand       ", "bold").append("empty", "dim"), self._end(found)]
        if cast(Any, view)["this_turn"]["main"]:
            return [*running([("✗ played", hand_parts(ids, self.gallery, found))], "Hand", self.width), self._end(found)]
        lines = 2 if detail > 1 else 1
        return [hand_table(ids, self.gallery, found, self.narrator, lines, self.width), self._end(found)]

    def _end(self, found: Found) -> Text:
        end = found.get("end")
        if end is None:
            return Text("")
        line = number(end).append(" End the turn", "" if end.refusal is None else "dim")
        return line if end.refusal is None else line.append(f" ✗ {short_reason(end.refusal, self.narrator)}", "dim")

    def _question(self, view: View, choices: list[Choice]) -> list[RenderableType]:
        """What is asked, and the answers with what their cards say."""
        asked = cast(Any, view)["question"]
        card = self.gallery[asked["card"]]
        question = Text(f"{card['name']} asks {QUESTIONS.get(asked['kind'], 'you to choose')}.", "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for choice in choices:
            grid.add_row(number(choice), choice.words, Text(self._about(choice), "dim"))
        return [question, Text(f"  {card['text']}", "dim"), grid]

    def _about(self, choice: Choice) -> str:
        """What the card says that a choice takes, discards or constructs; cards on the table speak for themselves."""
        words = choice.text.split()
        card = next((self.gallery[word] for word in words if word in self.gallery), None)
        return "" if card is None else str(card["text"])
