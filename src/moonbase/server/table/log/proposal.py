"""Something that everybody at the table must agree to."""

from dataclasses import dataclass, field


@dataclass
class Proposal:
    """``asked`` are the seats of the people whose word is needed; who proposes has agreed."""

    seat: int
    asked: set[int]
    agreed: set[int] = field(default_factory=set)
    to: int = 0
    """A takeback: the sequence number to go back to."""
    other: int = -1
    """A stand-in: the seat, and the level of the opponent."""
    level: str = ""
    while_away: bool = False
    """The question lapses when the player of the seat is back."""

    @property
    def passed(self) -> bool:
        return self.asked <= self.agreed

    def may_end(self, seat: int) -> bool:
        """Tell whether the seat may end the proposal: who asked may withdraw it, and whose seat it is about may stay."""
        return seat in (self.seat, self.other)

    def waiting(self) -> list[int]:
        return sorted(self.asked - self.agreed)
