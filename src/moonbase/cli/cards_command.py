"""``moonbase cards``: the cards of a game, and the check of an owner's card file."""

import argparse
import json
import sys

from moonbase.cli.arguments import Parser, add_game, nearest, open_game, some
from moonbase.cli.names import Narrator
from moonbase.cli.painters import painter
from moonbase.engine.game import GameError, View

WIDTH = 100


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "search", nargs="*", default=[], metavar="ID or NAME", help="only cards with this id, or with these words in their name"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object with the fingerprint of the set and all its cards")
    parser.examples("moon", "moon S1-17", "moon printer", "moon --set mine.toml", "moon --json", "fromthemoon", "fromthemoon skybridge")


def run(args: argparse.Namespace) -> int:
    try:
        table = open_game(args)
    except GameError as error:
        if args.set is None or "\n" not in str(error):
            raise
        print(*(f"moonbase: {line}" for line in str(error).splitlines()), sep="\n", file=sys.stderr)
        return 2
    cards = found(table.gallery(), " ".join(args.search))
    if args.json:
        print(json.dumps({"game": table.name, "fingerprint": table.card_set, "cards": cards}, ensure_ascii=False))
        return 0
    lines_of = painter(table, Narrator(table.lexicon, []), WIDTH).card_lines
    for card in cards:
        print(*lines_of(card), "", sep="\n")
    if not args.search:
        print(f"{some(sum(int(str(card['copies'])) for card in cards), 'card')}, {some(len(cards), 'face')}, fingerprint {table.card_set}")
    return 0


def found(cards: list[View], wanted: str) -> list[View]:
    """The cards with this id or with this in their name; GameError names the nearest where there is none."""
    if not wanted:
        return cards
    folded = wanted.casefold()
    hits = [card for card in cards if str(card["id"]).casefold() == folded]
    hits = hits or [card for card in cards if folded in str(card["name"]).casefold()]
    if not hits:
        raise GameError(f"no card '{wanted}'{nearest(wanted, [str(card[key]) for card in cards for key in ('name', 'id')])}")
    return hits
