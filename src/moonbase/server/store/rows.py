"""The rows of the store."""

from msgspec import Struct

PERSON = "person"
BOT = "bot"
OPEN = "open"


class Person(Struct, frozen=True):
    id: str
    name: str


class TableRow(Struct, frozen=True):
    id: str
    game: str
    players: int
    options: str
    """JSON."""
    rules: int
    card_set: str
    position: str | None
    """The position at which the game began, as ``game.dump`` wrote it; None for the set-up."""
    clock: str | None
    owner: str | None
    request: str | None
    made: float
    card_file: str | None = None
    """The id of an owner's card file; None for the cards of the project."""
    brought: int = 0
    """Bytes of the uploaded record; None for a game that is played here."""
    secret: str | None = None
    """The secret that nature's draws are derived from, in hex; None for tables made before there was one, and for records."""
    patience: float = 180.0
    """Seconds that somebody must be away before the others may let a stand-in play."""
    address: str | None = None
    """A digest of the network address that the table was made from."""


class CardFile(Struct, frozen=True):
    """An owner's cards as the uploaded text. The id is made from game and text: the same file is stored once."""

    id: str
    game: str
    name: str
    fingerprint: str
    """A hash over everything that can change play: files that differ in names only share it."""
    text: str


class SeatRow(Struct, frozen=True):
    seat: int
    kind: str
    level: str | None
    person: str | None
    name: str


class Entry(Struct, frozen=True):
    """One line of a table's log, the authoritative history of the table. Nature acts at seat -1, the server itself at seat -2."""

    sequence: int
    kind: str
    seat: int
    text: str
    fingerprint: str
    """The fingerprint of the position after it."""
    at: float
    request: str | None = None
    draw: int | None = None
    """The number of nature's draw, where the entry is one."""


class Summary(Struct, frozen=True):
    """The summary of a table, so that a list of tables need not replay any."""

    sequence: int
    waiting: int
    """The seat that is waited on, or a number below 0: the game is over, or was left unfinished."""
    over: bool
    """The game is over or was left unfinished."""
    updated: float


class Listed(Struct, frozen=True):
    id: str
    game: str
    seats: list[SeatRow]
    summary: Summary
