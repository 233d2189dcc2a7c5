"""Events of the table rather than the game: who asks to go back, who sits down."""

from moonbase.engine.events import Event
from moonbase.engine.text import Ref, Text


def of_table(key: str, seat: int, other: int | None = None) -> Event:
    if other is None:
        return Event(Text(f"table.{key}", seat=Ref("seat", str(seat))))
    return Event(Text(f"table.{key}", seat=Ref("seat", str(seat)), other=Ref("seat", str(other))))
