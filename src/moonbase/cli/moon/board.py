"""The table of Moon in the terminal: players, hand, Settlements, Expedition and Reputations, each with its numbered choices."""

from textwrap import wrap
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.card_words import card_lines
from moonbase.cli.moon.cards import Found, hand_parts, hand_table, marks, others_cards, own_cards, reputation_lines, running, tinted
from moonbase.cli.moon.digest import HEADLINES, digest
from moonbase.cli.moon.seats import header, seat_table
from moonbase.cli.moon.words import Plain, dash, flags, goods, number, short_reason
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
            places = [*self._claims(view, found), *self._others(view, found), *self._own(view, found)]
            blocks = [self._top(view, news), [table], [*places, self._expedition(view, found)], self._hand(view, found, detail)]
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
        player = cast(Any, view)["seats"][seat]
        lines = [Text.assemble((self.names[seat], "bold"), f"  score {player['score']} if the game ended now")]
        lines.append(Text("supply     ", "dim").append_text(dash(goods({k: n for k, n in player["goods"].items() if n}))))
        lines.append(Text("production ", "dim").append_text(dash(goods({k: n for k, n in player["production"].items() if n}))))
        lines.append(Text("Flags      ", "dim").append_text(dash(flags({k: n for k, n in player["flags"].items() if n}))))
        for slot in player["settlement"]:
            card = self.gallery[slot["card"]]
            lines.append(
                Text("  ")
                .append_text(tinted(card))
                .append(f" ({card['colour'] or 'Base'}) ", "dim")
                .append(card["text"])
                .append_text(marks(slot))
            )
        lines += self._known_hand(player)
        return Group(*lines)

    def goals(self, view: View) -> RenderableType:
        lines: list[Text] = []
        for reputation in cast(Any, view)["reputations"]:
            card = self.gallery[reputation["card"]]
            owner = reputation["owner"]
            state = (
                f"{self.names[owner]} has it"
                if owner is not None
                else f"you have {reputation['counts'][cast(int, view['viewer'])]} of {reputation['least']}"
            )
            lines.append(
                Text.assemble((card["name"], "bold"), f" ({reputation['level']}, ", (f"{reputation['worth']}♥", "red"), f"; {state})")
            )
            lines.append(Text(f"  {card['requirement']} {card['text']}"))
        return Group(*lines)

    def piles(self, view: View) -> RenderableType:
        plain = cast(Any, view)
        stack = plain["stack"]
        lines = [Text("discards, top first: ", "bold").append(self._cards(plain["discard"][::-1]))]
        lines.append(
            Text(f"stack, {stack['count']} cards: ", "bold").append("unknown" if stack["cards"] is None else self._cards(stack["cards"]))
        )
        return Group(*lines, Text("previous-Era deck: ", "bold").append(self._cards(plain["previous"])))

    def _cards(self, ids: list[str]) -> str:
        return ", ".join(self.gallery[id]["name"] for id in ids) or "none"

    def result(self, view: View, places: list[int]) -> RenderableType:
        table = Table(title="The game is over", title_style="bold", box=None, padding=(0, 2, 0, 0))
        for head in ("place", "", "Hearts", "grey cards", "Reputations", "score"):
            table.add_column(head, justify="left" if head in ("", "place") else "right")
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            player = cast(Any, view)["seats"][seat]
            parts = (player["goods"]["heart"], player["end_hearts"], player["reputation_hearts"])
            table.add_row(f"{places[seat]}.", self.names[seat], *map(str, parts), Text(str(player["score"]), "bold"))
        return table

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

    def _claims(self, view: View, found: Found) -> list[Text]:
        return running(reputation_lines(cast(Any, view), self.gallery, found, self.names), "Claim", self.width)

    def _others(self, view: View, found: Found) -> list[Text]:
        """Rivals' Settlements, which is where Rovers park."""
        others = [player for player in cast(Any, view)["seats"] if player["seat"] != view["viewer"]]
        rows = [(self.names[player["seat"]], others_cards(player, self.gallery, found)) for player in others]
        return [*running(rows, "Park", self.width), *self._no_parking(found)]

    def _no_parking(self, found: Found) -> list[Text]:
        """Why no space is open, where that is not the fault of the spaces."""
        closed = [choice.refusal for text, choice in found.items() if text.startswith("park ")]
        common = next((refusal for refusal in closed if refusal and refusal.reason.key != "why.park_taken"), None)
        if common is None or None in closed:
            return []
        return [Text(f"{'':<11}✗ {self.narrator.plain(common.reason)}", "dim")]

    def _own(self, view: View, found: Found) -> list[Text]:
        return running(own_cards(self._mine(view), self.gallery, found), "Settlement", self.width)

    def _expedition(self, view: View, found: Found) -> Text:
        id = self._mine(view)["expedition"]
        line = Text("Expedition ", "bold")
        if id is None:
            return line.append("none", "dim")
        use = found.get("expedition")
        if use is not None:
            line.append_text(number(use)).append(" ")
        card = self.gallery[id]
        line.append(card["name"], "bold").append(f": {card['text']}")
        if use is not None and use.refusal is not None:
            line.append(f" ✗ {short_reason(use.refusal, self.narrator)}", "dim")
        return line

    def _hand(self, view: View, found: Found, detail: int) -> list[RenderableType]:
        ids: list[str] = self._mine(view)["hand"]["known"]
        if not ids:
            return [Text("hand       empty", "dim"), self._end(found)]
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
        asked = cast(Any, view)["question"]
        card = self.gallery[asked["card"]]
        lines: list[RenderableType] = [
            Text.assemble((f"{card['name']} asks {QUESTIONS.get(asked['kind'], 'you to choose')}.", "bold"), f"  {card['text']}")
        ]
        lines += [self._answer(choice) for choice in choices]
        return lines

    def _answer(self, choice: Choice) -> Text:
        line = Text("  ").append_text(number(choice)).append(f" {choice.words}")
        word = choice.text.split()
        card = next((self.gallery[part] for part in word if part in self.gallery), None)
        return line if card is None or len(word) > 3 else line.append(f"  {card['text']}", "dim")

    def _known_hand(self, player: Plain) -> list[Text]:
        hand = player["hand"]
        known = self._cards(hand["known"]) if hand["known"] else ""
        expedition = self.gallery[player["expedition"]]["name"] if player["expedition"] else "unknown"
        lines = [Text("hand       ", "dim").append(f"{hand['count']} cards" + (f"; you know {known}" if known else ""))]
        return [*lines, Text("Expedition ", "dim").append(expedition)]
