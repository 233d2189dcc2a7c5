"""The chairs of a table: people, opponents, open seats, and opponents who stand in for people."""

from dataclasses import dataclass

from moonbase.roster.levels import label
from moonbase.server.store.rows import BOT, OPEN, PERSON, SeatRow


@dataclass
class Chair:
    kind: str
    name: str
    person: str | None = None
    level: str | None = None
    stand_in: str | None = None
    """The level of the opponent that plays for whoever sits here."""
    stood_in: int = 0
    """Actions that such an opponent has played here."""

    @property
    def bot(self) -> str | None:
        """The level of the opponent that plays here, if one does."""
        return self.level if self.kind == BOT else self.stand_in

    @property
    def plays(self) -> bool:
        """True if a person plays here, and no stand-in does."""
        return self.kind == PERSON and self.stand_in is None


def chairs_of(rows: list[SeatRow]) -> list[Chair]:
    return [Chair(row.kind, row.name, row.person, row.level) for row in rows]


def bot_names(levels: list[str]) -> list[str]:
    """Name opponents after their levels, with a number where there are several of one."""
    labels = [label(level) for level in levels]
    numbers = [labels[: i + 1].count(name) if labels.count(name) > 1 else 0 for i, name in enumerate(labels)]
    return [f"{name} {number}" if number else name for name, number in zip(labels, numbers, strict=True)]


def open_name(seat: int) -> str:
    return f"Seat {seat + 1}"


def row_of(seat: int, kind: str, level: str | None, person: str | None, name: str) -> SeatRow:
    if kind == BOT:
        return SeatRow(seat, BOT, level, None, name)
    if kind == OPEN:
        return SeatRow(seat, OPEN, None, None, open_name(seat))
    return SeatRow(seat, PERSON, None, person, name)
