"""The log accounts for every good: stocks added up from the facts alone equal the stocks on the table, at every step."""

from typing import Any, NamedTuple

import pytest

from kit.randomly import next_action
from moonbase.catalog.registry import game
from moonbase.engine.events import Event
from moonbase.engine.game import OVER
from moonbase.engine.rng import Rng
from moonbase.engine.text import Arg, Ref, Text


class Book(NamedTuple):
    """The keys and arguments by which the events of a game name goods."""

    plus: dict[str, str]
    """Maps each event that brings goods to the argument that names them."""
    minus: dict[str, str]
    counts: dict[str, tuple[str, int]]
    """Maps each event whose ``n`` counts one good to that good and a sign, 1 or -1."""
    apart: tuple[str, ...]
    """Goods that the book leaves out."""
    beside: tuple[str, ...]
    """Other fields of a seat's view that the book keeps."""
    opens: str
    """The phase with which the book opens."""


Stock = list[dict[str, int]]

BOOKS = {
    "moon": Book(
        dict.fromkeys(
            ("event.gained", "event.gained_from", "event.scored", "event.scored_from", "event.received", "event.cards_scored"), "what"
        ),
        {"event.paid": "what", "event.gave": "what", "event.built": "paid"},
        {"event.flag_won": ("heart", 1)},
        ("rover",),
        (),
        "set-up",
    ),
    "fromthemoon": Book(
        {
            **dict.fromkeys(("event.gained", "event.collected", "event.progress", "event.income_greenhouses", "event.recharged"), "what"),
            "event.converted": "made",
        },
        {"event.paid": "what", "event.lost": "what", "event.converted": "given"},
        {"event.scored": ("score", 1), "event.launch_bonus": ("score", 1), "event.hunger": ("score", -1), "event.fed": ("food", -1)},
        (),
        ("score",),
        "turns",
    ),
}
LOST_AGAIN = Book({}, {"event.wasted": "what"}, {}, (), (), "")
"""Takes back energy that a conversion made and that found no battery: the conversion told it as made. Other gains are told without it."""
COUNTS = [(name, players) for name in BOOKS for players in range(game(name).least, game(name).most + 1)]


def number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def amounts(arg: Arg) -> list[tuple[str, int]]:
    texts = [arg] if isinstance(arg, Text) else arg
    out = []
    assert isinstance(texts, list)
    for text in texts:
        assert isinstance(text, Text)
        out.append((text.key.removeprefix("goods."), number(text.args["n"])))
    return out


def entries(book: Book, text: Text) -> list[tuple[str, int]]:
    """Return what a fact adds to the stock of its seat."""
    if text.key in book.counts:
        good, sign = book.counts[text.key]
        return [(good, sign * number(text.args["n"]))]
    signs = ((book.plus, 1), (book.minus, -1))
    return [(good, sign * n) for keys, sign in signs if text.key in keys for good, n in amounts(text.args[keys[text.key]])]


def write_down(book: Book, stock: Stock, text: Text) -> None:
    seat = text.args.get("seat")
    if isinstance(seat, Ref):
        for good, n in entries(book, text):
            if good not in book.apart:
                stock[int(seat.id)][good] += n


def shown(name: str, view: Any) -> Stock:
    book = BOOKS[name]
    return [
        {**{good: n for good, n in seat["goods"].items() if good not in book.apart}, **{what: seat[what] for what in book.beside}}
        for seat in view["seats"]
    ]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_stocks_follow_from_the_facts(name: str, players: int) -> None:
    table = game(name)
    for seed in range(3):
        rng = Rng(seed)
        s = table.new(players)
        while table.view(s, 0)["phase"] != BOOKS[name].opens:
            table.step(s, next_action(table, s, rng))
        stock = shown(name, table.view(s, 0))
        while s.waiting != OVER:
            log: list[Event] = []
            table.apply(s, next_action(table, s, rng), log)
            for number, event in enumerate(log):
                write_down(BOOKS[name], stock, event.text)
                if event.text.key == "event.wasted" and log[number - 1].text.key == "event.converted":
                    write_down(LOST_AGAIN, stock, event.text)
            assert shown(name, table.view(s, 0)) == stock
