"""Pages that are asked for: one player, the Reputations, the piles, the result."""

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.card_words import card_lines
from moonbase.cli.games.moon.cards import marks, tinted
from moonbase.cli.games.moon.claims import counted_words
from moonbase.cli.games.moon.words import flags, goods
from moonbase.cli.rendering.elements import Found, Gallery, Plain, dash, numbered


def seat_page(view: Plain, seat: int, gallery: Gallery, names: list[str]) -> Group:
    """All about one player that the viewer may know."""
    player = view["seats"][seat]
    lines = [Text.assemble((names[seat], "bold"), f"  score {player['score']} if the game ended now")]
    lines.append(_labelled("supply", goods(_some(player["goods"]))))
    lines.append(_labelled("production", goods(_some(player["production"]))))
    lines.append(_labelled("Flags", flags(_some(player["flags"]))))
    on_cards = sum(slot["rovers"] for slot in player["settlement"])
    lines.append(_labelled("Rovers", Text(f"{player['goods']['rover']} in the supply, {on_cards} on cards")))
    if player["vouchers"]:
        lines.append(_labelled("vouchers", Text(f"{player['vouchers']}: as many constructs that cost no Resources")))
    cards = [_indented(_slot(slot, gallery[slot["card"]])) for slot in player["settlement"]]
    claimed = [_indented(_reputation(held, gallery[held["card"]])) for held in view["reputations"] if held["owner"] == seat]
    return Group(
        *lines, *_hand(player, gallery), Text("Settlement", "dim"), *cards, *([Text("Reputations", "dim")] if claimed else []), *claimed
    )


def _slot(slot: Plain, card: Plain) -> Text:
    taken = [name for name, key in (("production", "production_taken"), ("Flag", "flag_taken")) if slot[key]]
    out = tinted(card).append(f" ({card['colour'] or 'Base'}) ", "dim").append(card["text"]).append_text(marks(slot))
    return out.append(f" ▲ on the {' and the '.join(taken)}" if taken else "", "magenta")


def _reputation(reputation: Plain, card: Plain) -> Text:
    hearts = f" {reputation['worth']}♥" + (f"+{reputation['hearts']}♥" if reputation["hearts"] else "")
    return Text.assemble((card["name"], "bold"), (hearts, "red"), f"  {card['text']}")


def _indented(text: Text) -> Padding:
    """Wrapped lines begin where the first one begins."""
    return Padding(text, (0, 0, 0, 2))


def hand_page(ids: list[str], gallery: Gallery) -> Group:
    lines = [line for id in ids for line in card_lines(gallery[id])]
    return Group(*(Padding(line.strip(), (0, 0, 0, 2 if line.startswith(" ") else 0)) for line in lines or ["Your hand is empty."]))


def goals_page(view: Plain, gallery: Gallery, names: list[str], choices: Found) -> Group:
    """Each Reputation: its choice, what it asks, what it gives, and who has it or how far the viewer is."""
    lines: list[Text | Padding] = []
    for reputation in view["reputations"]:
        card = gallery[reputation["card"]]
        owner = reputation["owner"]
        if owner is not None:
            state = f"claimed by {names[owner]}"
        else:
            state = f"you have {reputation['counts'][view['viewer']]} of {reputation['least']} {counted_words(card)}".rstrip()
        claim = choices.get(f"claim {reputation['card']}") if owner is None else None
        head = numbered(claim).append(card["name"], "bold").append(f" ({reputation['level']}, ")
        lines.append(head.append(f"{reputation['worth']}♥", "red").append(f"; {state})"))
        lines.append(_indented(Text(f"{card['requirement']} {card['text']}")))
    return Group(*lines)


def piles_page(view: Plain, gallery: Gallery) -> Group:
    stack = view["stack"]
    known = "unknown" if stack["cards"] is None else _cards(stack["cards"], gallery)
    return Group(
        Text("discards, top first: ", "bold").append(_cards(view["discard"][::-1], gallery)),
        Text(f"stack, {stack['count']} {'card' if stack['count'] == 1 else 'cards'}: ", "bold").append(known),
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


def _hand(player: Plain, gallery: Gallery) -> list[Text | Table]:
    hand = player["hand"]
    known = f"{'; you know' if hand['unknown'] else ':'} {_cards(hand['known'], gallery)}" if hand["known"] else ""
    expedition = gallery[player["expedition"]]["name"] if player["expedition"] else "none" if player["expedition_known"] else "unknown"
    return [
        _labelled("hand", Text(f"{hand['count']} {'card' if hand['count'] == 1 else 'cards'}{known}")),
        _labelled("Expedition", Text(expedition)),
    ]


def _labelled(label: str, text: Text) -> Text:
    return Text(f"{label:<11}", "dim").append_text(dash(text))


def _some(bag: Plain) -> Plain:
    return {name: count for name, count in bag.items() if count}


def _cards(ids: list[str], gallery: Gallery) -> str:
    return ", ".join(gallery[id]["name"] for id in ids) or "none"
