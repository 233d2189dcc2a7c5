"""Pages that are asked for: one player, the Reputations, the piles, the result."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from moonbase.cli.moon.cards import Gallery, marks, tinted
from moonbase.cli.moon.words import Plain, dash, flags, goods


def seat_page(view: Plain, seat: int, gallery: Gallery, names: list[str]) -> Group:
    """All about one player that the viewer may know."""
    player = view["seats"][seat]
    lines = [Text.assemble((names[seat], "bold"), f"  score {player['score']} if the game ended now")]
    lines.append(_labelled("supply", goods(_some(player["goods"]))))
    lines.append(_labelled("production", goods(_some(player["production"]))))
    lines.append(_labelled("Flags", flags(_some(player["flags"]))))
    for slot in player["settlement"]:
        card = gallery[slot["card"]]
        kind = Text(f" ({card['colour'] or 'Base'}) ", "dim")
        lines.append(Text("  ").append_text(tinted(card)).append_text(kind).append(card["text"]).append_text(marks(slot)))
    return Group(*lines, *_hand(player, gallery))


def goals_page(view: Plain, gallery: Gallery, names: list[str]) -> Group:
    """Each Reputation: what it asks, what it gives, and who has it or how far the viewer is."""
    lines: list[Text] = []
    for reputation in view["reputations"]:
        card = gallery[reputation["card"]]
        owner = reputation["owner"]
        state = (
            f"you have {reputation['counts'][view['viewer']]} of {reputation['least']}" if owner is None else f"claimed by {names[owner]}"
        )
        lines.append(Text.assemble((card["name"], "bold"), f" ({reputation['level']}, ", (f"{reputation['worth']}♥", "red"), f"; {state})"))
        lines.append(Text(f"  {card['requirement']} {card['text']}"))
    return Group(*lines)


def piles_page(view: Plain, gallery: Gallery) -> Group:
    stack = view["stack"]
    known = "unknown" if stack["cards"] is None else _cards(stack["cards"], gallery)
    return Group(
        Text("discards, top first: ", "bold").append(_cards(view["discard"][::-1], gallery)),
        Text(f"stack, {stack['count']} cards: ", "bold").append(known),
        Text("previous-Era deck: ", "bold").append(_cards(view["previous"], gallery)),
    )


def result_page(view: Plain, places: list[int], names: list[str]) -> Table:
    """The places, and what each score is made of."""
    table = Table(title="The game is over", title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for head in ("place", "", "Hearts", "grey cards", "Reputations", "score", "Rovers"):
        table.add_column(head, justify="left" if head in ("", "place") else "right")
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        player = view["seats"][seat]
        parts = (player["goods"]["heart"], player["end_hearts"], player["reputation_hearts"])
        table.add_row(
            f"{places[seat]}.", names[seat], *map(str, parts), Text(str(player["score"]), "bold"), Text(str(player["rovers"]), "dim")
        )
    return table


def _hand(player: Plain, gallery: Gallery) -> list[Text]:
    hand = player["hand"]
    known = f"; you know {_cards(hand['known'], gallery)}" if hand["known"] else ""
    expedition = gallery[player["expedition"]]["name"] if player["expedition"] else "none" if player["expedition_known"] else "unknown"
    return [_labelled("hand", Text(f"{hand['count']} cards{known}")), _labelled("Expedition", Text(expedition))]


def _labelled(label: str, text: Text) -> Text:
    return Text(f"{label:<11}", "dim").append_text(dash(text))


def _some(bag: Plain) -> Plain:
    return {name: count for name, count in bag.items() if count}


def _cards(ids: list[str], gallery: Gallery) -> str:
    return ", ".join(gallery[id]["name"] for id in ids) or "none"
