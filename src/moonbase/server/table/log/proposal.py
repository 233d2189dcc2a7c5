"""Something that everybody at the table must agree to."""

from dataclasses import dataclass, field


@dataclass
class Proposal:
    """A question to everybody. ``asked`` are the seats of the people whose word is needed; the one who proposes has agreed."""

    seat: int
    asked: set[int]
    agreed: set[int] = field(default_factory=set)
    to: int = 0
    """The sequence number to go back to, in a takeback."""
    other: int = -1
    """The seat for which an opponent is to stand in; ``level`` is the opponent's."""
    level: str = ""
    while_away: bool = False
    """True if the question lapses when the player of the seat is back."""

    @property
    def passed(self) -> bool:
        return self.asked <= self.agreed

    def may_end(self, seat: int) -> bool:
        """Tell whether the seat may end the proposal: who asked may withdraw it, and whose seat it is about may stay."""
        return seat in (self.seat, self.other)

    def waiting(self) -> list[int]:
        return sorted(self.asked - self.agreed)
