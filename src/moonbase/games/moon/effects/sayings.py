"""Answers in words, as several questions say them."""

from mypy_extensions import i64

from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.rules.table.actions import place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.codes import BASE
from moonbase.games.moon.rules.table.events import face_ref, seat_ref, space_text
from moonbase.games.moon.rules.table.names import GOODS
from moonbase.games.moon.rules.table.state import TAB, MoonState


def about_kind(key: str, kind: i64) -> Text:
    """Say an answer that names a good."""
    return Text(key, what=Text("good." + GOODS[kind]))


def about_card(key: str, s: MoonState, face: i64) -> Text:
    """Say an answer that names a card."""
    return Text(key, card=face_ref(s.columns, face))


def about_place(key: str, s: MoonState, at: i64) -> Text:
    """Say an answer that names a card in a Settlement."""
    owner = place_seat(at)
    face = s.tab[owner * TAB + place_slot(at)]
    return Text(key, card=face_ref(s.columns, face), owner=seat_ref(owner))


def about_space(key: str, s: MoonState, at: i64) -> Text:
    """Say an answer that names a card in a Settlement, and on a Base, which has two spaces, the one."""
    face = s.tab[place_seat(at) * TAB + place_slot(at)]
    if s.columns.colour[face] == BASE:
        return Text(key + "_space", card=face_ref(s.columns, face), space=space_text(place_space(at)))
    return about_place(key, s, at)


def empty(rule: str, source: str) -> Refusal:
    """Refuse an effect whose source holds no card."""
    return Refusal(rule, Text("why.empty", source=Text(f"source.{source}")))
