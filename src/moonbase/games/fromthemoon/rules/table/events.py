"""Reports of the rules: each function appends one fact to the log, if there is one."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.names import COLOURS, GOODS, SHIPS


def seat_ref(seat: i64) -> Ref:
    return Ref("seat", str(seat))


def face_ref(columns: Columns, face: i64) -> Ref:
    return Ref("card", columns.ids[face])


def goods_text(kind: i64, n: i64) -> Text:
    return Text("goods." + GOODS[kind], n=int(n))


def colour_text(colour: i64) -> Text:
    return Text("colour." + COLOURS[colour])


def ship_text(ship: i64) -> Text:
    return Text("ship." + SHIPS[ship])


def bag_text(bag: list[int]) -> list[Text]:
    """Return the goods of a bag in words, in goods order."""
    return [goods_text(kind, n) for kind, n in enumerate(bag) if n > 0]


def tell(log: list[Event] | None, key: str, seat: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat))))


def tell_number(log: list[Event] | None, key: str, seat: i64, n: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), n=int(n))))


def tell_goods(log: list[Event] | None, key: str, seat: i64, kind: i64, n: i64) -> None:
    if log is not None and n > 0:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), what=goods_text(kind, n))))


def tell_bag(log: list[Event] | None, key: str, seat: i64, bag: list[int]) -> None:
    if log is not None and sum(bag) > 0:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), what=bag_text(bag))))


def tell_face(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face))))


def tell_converted(log: list[Event] | None, seat: i64, given: i64, n: i64, made: i64) -> None:
    if log is not None:
        log.append(Event(Text("event.converted", seat=seat_ref(seat), given=goods_text(given, n), made=goods_text(made, 1))))


def tell_reward(log: list[Event] | None, columns: Columns, seat: i64, face: i64, kind: i64, n: i64) -> None:
    """Tell that a tile of the Progress track gives something."""
    if log is not None:
        log.append(Event(Text("event.progress", seat=seat_ref(seat), card=face_ref(columns, face), what=goods_text(kind, n))))


def tell_ability(log: list[Event] | None, columns: Columns, seat: i64, face: i64, colour: i64) -> None:
    if log is not None:
        log.append(Event(Text("event.ability", seat=seat_ref(seat), card=face_ref(columns, face), colour=colour_text(colour))))


def tell_at(log: list[Event] | None, key: str, seat: i64, place: i64, columns: i64) -> None:
    """Tell of something at a place of the Moon, by row and column counted from 1."""
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), row=int(place // columns) + 1, column=int(place % columns) + 1)))


def tell_card_at(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64, place: i64, width: i64) -> None:
    if log is not None:
        where = (int(place // width) + 1, int(place % width) + 1)
        log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face), row=where[0], column=where[1])))


def tell_sent(log: list[Event] | None, columns: Columns, seat: i64, rover: i64, face: i64) -> None:
    if log is not None:
        log.append(Event(Text("event.sent", seat=seat_ref(seat), n=int(rover) + 1, card=face_ref(columns, face))))


def tell_crew(log: list[Event] | None, key: str, seat: i64, colour: i64, rover: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), colour=colour_text(colour), n=int(rover) + 1)))


def tell_part(log: list[Event] | None, key: str, seat: i64, ship: i64, part: i64, n: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), ship=ship_text(ship), part=int(part) + 1, n=int(n))))


def tell_ship(log: list[Event] | None, key: str, seat: i64, ship: i64, n: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), ship=ship_text(ship), n=int(n))))


def tell_tile(log: list[Event] | None, columns: Columns, face: i64, bag: list[int]) -> None:
    """Tell that nature put cubes on a tile."""
    if log is not None and sum(bag) > 0:
        log.append(Event(Text("event.filled", card=face_ref(columns, face), what=bag_text(bag))))
