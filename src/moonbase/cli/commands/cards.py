"""``moonbase cards``: the cards of a game, where their values come from, and the check of an owner's card file."""

import argparse
import json

from moonbase.cli.arguments.faults import every_fault
from moonbase.cli.arguments.opening import open_game
from moonbase.cli.arguments.options import add_game, add_language
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.games.registry import examples
from moonbase.cli.lookup.cards import search
from moonbase.cli.terminal.words import reader_language, words
from moonbase.engine.game import Game, View
from moonbase.languages.errors import SaidError
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

WIDTH = 100


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "search", nargs="*", default=[], metavar="ID or NAME", help="only cards with this id, or with these words in their name"
    )
    parser.add_argument("--sources", action="store_true", help="count the values that are known and those that are reconstructed")
    parser.add_argument("--schema", action="store_true", help="explain what a card file may hold; with --json as JSON Schema")
    add_language(parser)
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
        every = "--schema explains every card file of a game; leave out names, --set and --sources"
        raise SaidError(Phrase("refused.schema", every))
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
        raise SaidError(Phrase("refused.sources", "--sources counts all cards; leave out the name"))
    if args.json:
        print(json.dumps({"game": game.name, "fingerprint": game.card_set, "sources": source_counts(game)}))
    else:
        said = words(reader_language(args.language))
        print(*source_lines(game, said), *source_sentences(game, said), sep="\n")
    return 0


def show_cards(args: argparse.Namespace, game: Game) -> int:
    from moonbase.cli.lookup.sources import source_counts
    from moonbase.languages.speech import spoken_gallery

    language = (args.language or ENGLISH) if args.json else reader_language(args.language)  # programs get the same words everywhere
    cards = search(spoken_gallery(game, language), " ".join(args.search))
    if args.json:
        counts = source_counts(game)
        print(json.dumps({"game": game.name, "fingerprint": game.card_set, "sources": counts, "cards": cards}, ensure_ascii=False))
    else:
        print_cards(cards, game, language, whole=not args.search)
    return 0


def print_cards(cards: list[View], game: Game, language: str, whole: bool) -> None:
    from moonbase.cli.games.registry import renderer
    from moonbase.cli.lookup.sources import source_sentences
    from moonbase.cli.rendering.narrator import Narrator

    narrator = Narrator(game, [], language=language)
    lines_of = renderer(game, narrator, WIDTH).card_lines
    for card in cards:
        print(*lines_of(card), "", sep="\n")
    if whole:
        count = sum(int(str(card["copies"])) for card in cards)
        print(narrator.say("lookup.all", n=count, faces=len(cards), fingerprint=game.card_set))
        print(*source_sentences(game, words(language)), sep="\n")
