"""Reports of the rules: each function appends one fact to the log, if there is one."""

from mypy_extensions import i64

from moonbase.engine.events import EVERYONE, Event
from moonbase.engine.text import Arg, Ref, Text
from moonbase.games.moon.rules.table.codes import BASE, FLAGS, GOODS
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS


def seat_ref(seat: i64) -> Ref:
    return Ref("seat", str(seat))


def face_ref(columns: Columns, face: i64) -> Ref:
    return Ref("card", columns.ids[face])


def goods_text(kind: i64, n: i64) -> Text:
    return Text("goods." + GOOD_KEYS[kind], n=int(n))


def flag_text(which: i64, n: i64) -> Text:
    return Text("flags." + FLAG_KEYS[which], n=int(n))


def space_text(space: i64) -> Text:
    """Say which parking space it is, where a card has two."""
    return Text("space.production" if space == 0 else "space.flag")


def bag_text(bag: list[int]) -> list[Text]:
    """Return the goods of a bag in words, in goods order."""
    return [goods_text(kind, n) for kind, n in enumerate(bag) if n > 0]


def tell(log: list[Event] | None, key: str, seat: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat))))


def tell_number(log: list[Event] | None, key: str, n: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, n=int(n))))


def tell_era(log: list[Event] | None, key: str, era: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, n=Text(f"era.{era}"))))


def tell_card(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face))))


def tell_goods(log: list[Event] | None, key: str, seat: i64, kind: i64, n: i64) -> None:
    if log is not None and n > 0:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), what=goods_text(kind, n))))


def tell_goods_of(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64, kind: i64, n: i64) -> None:
    """Tell that something comes or goes because of a card."""
    if log is not None and n > 0:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face), what=goods_text(kind, n))))


def tell_count(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64, n: i64) -> None:
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face), n=int(n))))


def tell_vouchers(log: list[Event] | None, seat: i64, n: i64) -> None:
    if log is not None and n > 0:
        log.append(Event(Text("event.voucher_lapsed", seat=seat_ref(seat), n=int(n))))


def tell_borrowed(log: list[Event] | None, columns: Columns, seat: i64, face: i64) -> None:
    if log is not None:
        log.append(Event(Text("event.borrowed", seat=seat_ref(seat), what=flag_bag(columns, face))))


def tell_recalled(log: list[Event] | None, columns: Columns, seat: i64, face: i64, space: i64) -> None:
    """Tell that a Rover came back; a Base has two spaces, so the one is named."""
    if log is None:
        return
    args: dict[str, Arg] = {"seat": seat_ref(seat), "card": face_ref(columns, face)}
    if columns.colour[face] == BASE:
        log.append(Event(Text("event.recalled_space", space=space_text(space), **args)))
    else:
        log.append(Event(Text("event.recalled", **args)))


def tell_at(log: list[Event] | None, columns: Columns, key: str, seat: i64, owner: i64, face: i64) -> None:
    """Tell of something of ``seat`` on a card of ``owner``."""
    if log is not None:
        log.append(Event(Text("event." + key, seat=seat_ref(seat), owner=seat_ref(owner), card=face_ref(columns, face))))


def tell_hearts_on(log: list[Event] | None, columns: Columns, seat: i64, face: i64, n: i64) -> None:
    if log is not None and n > 0:
        log.append(Event(Text("event.put", seat=seat_ref(seat), card=face_ref(columns, face), n=int(n))))


def tell_flag(log: list[Event] | None, key: str, seat: i64, which: i64, n: i64) -> None:
    if log is not None:
        args: dict[str, Arg] = {"flag": Text("flag." + FLAG_KEYS[which]), "n": int(n)}
        if seat >= 0:
            args["seat"] = seat_ref(seat)
        log.append(Event(Text("event." + key, **args)))


def tell_built(log: list[Event] | None, columns: Columns, seat: i64, face: i64, paid: list[int], source: str, voucher: bool) -> None:
    if log is None:
        return
    args: dict[str, Arg] = {"seat": seat_ref(seat), "card": face_ref(columns, face), "from": Text("from." + source)}
    bag = bag_text(paid)
    if bag:
        args["paid"] = bag
        log.append(Event(Text("event.built", **args)))
    elif voucher:
        log.append(Event(Text("event.built_voucher", **args)))
    else:
        log.append(Event(Text("event.built_free", **args)))


def tell_secret(log: list[Event] | None, columns: Columns, key: str, seat: i64, face: i64) -> None:
    """Tell that one seat gets a card that the others do not see: two facts, one for each side."""
    if log is None:
        return
    mine = 1 << int(seat)
    log.append(Event(Text("event." + key, seat=seat_ref(seat), card=face_ref(columns, face)), mine))
    log.append(Event(Text("event." + key + "_hidden", seat=seat_ref(seat)), EVERYONE ^ mine))


def flag_bag(columns: Columns, face: i64) -> list[Text]:
    return [flag_text(f, columns.flags[face * FLAGS + f]) for f in range(FLAGS) if columns.flags[face * FLAGS + f] > 0]


def reward_bag(columns: Columns, face: i64, x: i64) -> list[Text]:
    """Return what a card gives when it is assimilated while the X space holds x Hearts."""
    return bag_text([columns.reward_of(face, kind, x) for kind in range(GOODS)])


def production_bag(columns: Columns, face: i64) -> list[Text]:
    return bag_text([columns.production[face * GOODS + k] for k in range(GOODS)])
