"""What happened, as facts: a Text and the seats that may read it."""

from typing import Final, final

from moonbase.engine.text import Text

EVERYONE: Final = -1


@final
class Event:
    """``viewers`` is a bit mask over seats (bit 0 = seat 0); EVERYONE has every bit, PUBLIC's included."""

    def __init__(self, text: Text, viewers: int = EVERYONE) -> None:
        self.text: Final = text
        self.viewers: Final = viewers

    def seen_by(self, viewer: int) -> bool:
        """A seat, or PUBLIC, which sees only what everyone sees."""
        if self.viewers == EVERYONE:
            return True
        return viewer >= 0 and self.viewers >> viewer & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.text!r}, viewers={self.viewers})"


def visible(events: list[Event], viewer: int) -> list[Text]:
    return [event.text for event in events if event.seen_by(viewer)]
