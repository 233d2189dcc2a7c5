"""Pages that are asked for: one player, the Reputations, the piles, the result."""

from collections.abc import Iterable

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.card_words import card_lines
from moonbase.cli.games.moon.cards import colour_word, marks, tinted
from moonbase.cli.games.moon.claims import counted_words
from moonbase.cli.games.moon.words import flags, goods
from moonbase.cli.rendering.elements import Found, Plain, dash, numbered
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Ref


def seat_page(view: Plain, seat: int, narrator: Narrator) -> Group:
    """Draw all about one player that the viewer may know."""
    player = view["seats"][seat]
    score = narrator.say("moon.page.score", n=player["score"])
    lines = [Text.assemble((narrator.names[seat], "bold"), f"  {score}")]
    lines.append(_labelled("supply", goods(_some(player["goods"]), narrator), narrator))
    lines.append(_labelled("production", goods(_some(player["production"]), narrator), narrator))
    lines.append(_labelled("flags", flags(_some(player["flags"]), narrator), narrator))
    on_cards = sum(slot["rovers"] for slot in player["settlement"])
    lines.append(_labelled("rovers", Text(narrator.say("moon.page.rovers_are", n=player["goods"]["rover"], cards=on_cards)), narrator))
    if player["vouchers"]:
        lines.append(_labelled("vouchers", Text(narrator.say("moon.page.vouchers_are", n=player["vouchers"])), narrator))
    cards = [_indented(_slot(slot, narrator)) for slot in player["settlement"]]
    claimed = [_indented(_reputation(held, narrator)) for held in view["reputations"] if held["owner"] == seat]
    heads = [Text(narrator.say(f"moon.page.{key}"), "dim") for key in ("settlement", "reputations")]
    return Group(*lines, *_hand(player, narrator), heads[0], *cards, *(heads[1:] if claimed else []), *claimed)


def _slot(slot: Plain, narrator: Narrator) -> Text:
    card: Plain = narrator.gallery[slot["card"]]
    colour = colour_word(card["colour"] or "base", narrator)
    out = tinted(card).append(f" ({colour}) ", "dim").append(card["text"]).append_text(marks(slot, narrator))
    taken = "_and_".join(key for key in ("production", "flag") if slot[f"{key}_taken"])
    return out.append(f" ▲ {narrator.say(f'moon.page.on_{taken}')}" if taken else "", "magenta")


def _reputation(reputation: Plain, narrator: Narrator) -> Text:
    card = narrator.gallery[reputation["card"]]
    hearts = f" {reputation['worth']}♥" + (f"+{reputation['hearts']}♥" if reputation["hearts"] else "")
    return Text.assemble((str(card["name"]), "bold"), (hearts, "red"), f"  {card['text']}")


def _indented(text: Text) -> Padding:
    """Indent lines so that wrapped ones begin where the first one begins."""
    return Padding(text, (0, 0, 0, 2))


def hand_page(ids: list[str], narrator: Narrator) -> Group:
    lines = [line for id in ids for line in card_lines(narrator.gallery[id], narrator)]
    return Group(*(Padding(line.words, (0, 0, 0, line.indent)) for line in lines), *([] if ids else [narrator.say("moon.hand.none")]))


def goals_page(view: Plain, choices: Found, narrator: Narrator) -> Group:
    """Draw each Reputation: its choice, what it asks, what it gives, and who has it or how far the viewer is."""
    lines: list[Text | Padding] = []
    for reputation in view["reputations"]:
        card: Plain = narrator.gallery[reputation["card"]]
        owner = reputation["owner"]
        if owner is not None:
            state = narrator.say("moon.claim.owned", seat=Ref("seat", str(owner)))
        else:
            have, counts = reputation["counts"][view["viewer"]], counted_words(card, narrator)
            state = narrator.say("moon.claim.have", n=have, least=reputation["least"], what=counts)
        claim = choices.get(f"claim {reputation['card']}") if owner is None else None
        head = numbered(claim).append(card["name"], "bold").append(f" ({narrator.say('moon.level.' + reputation['level'])}, ")
        lines.append(head.append(f"{reputation['worth']}♥", "red").append(f"; {state})"))
        lines.append(_indented(Text(f"{card['requirement']} {card['text']}")))
    return Group(*lines)


def piles_page(view: Plain, narrator: Narrator) -> Group:
    stack = view["stack"]
    known = narrator.say("moon.page.unknown") if stack["cards"] is None else _cards(stack["cards"], narrator)
    return Group(
        Text(f"{narrator.say('moon.page.discards')} ", "bold").append(_cards(view["discard"][::-1], narrator)),
        Text(f"{narrator.say('moon.page.stack', n=stack['count'])} ", "bold").append(known),
        Text(f"{narrator.say('moon.page.previous')} ", "bold").append(_cards(view["previous"], narrator)),
    )


def result_page(view: Plain, places: list[int], narrator: Narrator) -> Table:
    """Draw the places, and what each score is made of."""
    table = Table(title=narrator.say("result.title"), title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for left in (narrator.say("result.place"), ""):
        table.add_column(left)
    for head in ("hearts", "grey", "reputations", "score", "rovers"):
        table.add_column(narrator.say(f"moon.result.{head}"), justify="right")
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        player = view["seats"][seat]
        parts = (player["goods"]["heart"], player["end_hearts"], player["reputation_hearts"])
        score, rovers = Text(str(player["score"]), "bold"), Text(str(player["rovers"]), "dim")
        table.add_row(f"{places[seat]}.", narrator.names[seat], *map(str, parts), score, rovers)
    return table


def _hand(player: Plain, narrator: Narrator) -> list[Text]:
    hand = player["hand"]
    count = narrator.say("moon.page.cards", n=hand["count"])
    if hand["known"]:
        cards = _cards(hand["known"], narrator)
        count = narrator.say("moon.page.cards_some" if hand["unknown"] else "moon.page.cards_known", count=count, cards=cards)
    expedition = narrator.say("moon.page.none" if player["expedition_known"] else "moon.page.unknown")
    if player["expedition"]:
        expedition = str(narrator.gallery[player["expedition"]]["name"])
    return [_labelled("hand", Text(count), narrator), _labelled("expedition", Text(expedition), narrator)]


def _labelled(label: str, text: Text, narrator: Narrator) -> Text:
    return Text(f"{narrator.say(f'moon.page.{label}'):<11}", "dim").append_text(dash(text))


def _some(bag: Plain) -> Plain:
    return {name: count for name, count in bag.items() if count}


def _cards(ids: Iterable[str], narrator: Narrator) -> str:
    return ", ".join(str(narrator.gallery[id]["name"]) for id in ids) or narrator.say("moon.page.none")
