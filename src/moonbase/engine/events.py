"""Events: each is a fact as a Text, with the seats that may read it."""

from typing import Final, final

from moonbase.engine.text import Text

EVERYONE: Final = -1


@final
class Event:
    """One fact that happened.

    ``viewers`` is a bit mask over seats (bit 0 = seat 0). A negative mask has every bit beyond the seats set, hence PUBLIC's too: EVERYONE,
    or everyone but some seats (``EVERYONE ^ 1 << seat``).
    """

    def __init__(self, text: Text, viewers: int = EVERYONE) -> None:
        self.text: Final = text
        self.viewers: Final = viewers

    def seen_by(self, viewer: int) -> bool:
        """Tell whether this seat, or PUBLIC, may read it."""
        if viewer < 0:
            return self.viewers < 0
        return self.viewers >> viewer & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.text!r}, viewers={self.viewers})"


def visible(events: list[Event], viewer: int) -> list[Text]:
    """Return the texts that this seat, or PUBLIC, may read."""
    return [event.text for event in events if event.seen_by(viewer)]
