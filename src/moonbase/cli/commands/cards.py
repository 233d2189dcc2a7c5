"""``moonbase cards``: the cards of a game, where their values come from, and the check of an owner's card file."""

import argparse
import json

from moonbase.cli.arguments.faults import every_fault
from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import add_game
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.base.plural import plural
from moonbase.cli.games.registry import examples
from moonbase.cli.lookup.cards import search
from moonbase.engine.game import Game, GameError

WIDTH = 100


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "search", nargs="*", default=[], metavar="ID or NAME", help="only cards with this id, or with these words in their name"
    )
    parser.add_argument("--sources", action="store_true", help="count the values that are known and those that are reconstructed")
    parser.add_argument("--schema", action="store_true", help="explain what a card file may hold; with --json as JSON Schema")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.examples(*examples("cards"))


def run(args: argparse.Namespace) -> int:
    if args.schema:
        return show_schema(args)
    with every_fault():
        game = open_game(args)
    return show_sources(args, game) if args.sources else show_cards(args, game)


def show_schema(args: argparse.Namespace) -> int:
    if args.search or args.set is not None or args.sources:
        raise GameError("--schema explains every card file of a game; leave out names, --set and --sources")
    from moonbase.catalog.registry import card_reference, card_schema
    from moonbase.cli.lookup.schema import schema_words

    if args.json:
        print(json.dumps(card_schema(args.game), ensure_ascii=False))
    else:
        print(*schema_words(card_reference(args.game), WIDTH), sep="\n")
    return 0


def show_sources(args: argparse.Namespace, game: Game) -> int:
    from moonbase.cli.lookup.sources import source_counts, source_lines, source_sentences

    if args.search:
        raise GameError("--sources counts all cards; leave out the name")
    if args.json:
        print(json.dumps({"game": game.name, "fingerprint": game.card_set, "sources": source_counts(game)}))
    else:
        print(*source_lines(game), *source_sentences(game), sep="\n")
    return 0


def show_cards(args: argparse.Namespace, game: Game) -> int:
    from moonbase.cli.lookup.sources import source_counts, source_sentences
    from moonbase.languages.speech import spoken_gallery

    cards = search(spoken_gallery(game), " ".join(args.search))
    if args.json:
        counts = source_counts(game)
        print(json.dumps({"game": game.name, "fingerprint": game.card_set, "sources": counts, "cards": cards}, ensure_ascii=False))
        return 0
    from moonbase.cli.games.registry import renderer
    from moonbase.cli.rendering.narrator import Narrator

    lines_of = renderer(game, Narrator(game, []), WIDTH).card_lines
    for card in cards:
        print(*lines_of(card), "", sep="\n")
    if not args.search:
        print(
            f"{plural(sum(int(str(card['copies'])) for card in cards), 'card')}, {plural(len(cards), 'face')}, fingerprint {game.card_set}"
        )
        print(*source_sentences(game), sep="\n")
    return 0
