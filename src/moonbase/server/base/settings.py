"""The settings of a host."""

from typing import Final

from msgspec import Struct

from moonbase.server.base.data_folder import data_folder

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
"""The beginnings of a database's address."""


class Settings(Struct, frozen=True):
    db: str
    bus: str | None = None
    workers: int = 0
    """Processes that think; 0 takes one less than there are cores."""
    thinking: float = 10.0
    """Seconds for one turn of an opponent, or one reason with its repair."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    limits: bool = True
    """Limit rates and uploads; off for measurements of load."""
    away_live: float = 180.0
    """Seconds that somebody must be away before the others may let a stand-in play, at a table that is played in real time."""
    away_turns: float = 3 * 24 * 3600.0
    """The same at a table that is played by turns, over days."""
    page: str | None = None
    """The folder of the built page, where it is not in its usual place."""
    names: tuple[str, ...] = ()
    """Names that the server goes by, beside its addresses and the machine's own name."""
    connections: int = 100
    """Open connections, and open sockets of tables, for one address."""
    all_connections: int = 0
    """Open connections in all; 0 takes what the limit of open files leaves."""
    header_seconds: float = 10.0
    """For the head of a request, from its first byte; the first one from the connection on."""
    body_seconds: float = 30.0
    """For the whole body of a request."""
    tables_running: int = 60
    """Tables that one person has made and that are not over."""
    tables: int = 2_000
    """All tables that one person has made."""
    address_tables_running: int = 300
    address_tables: int = 10_000
    """The same for all who make tables from one address."""
    bots: tuple[str, ...] = ()
    """Opponents of the host's own that tables may have, beside those of the project and of installed packages."""
    sets: dict[str, str] = {}
    """The text of the card file that new tables are played with, by game; those of other games are played with the project's cards."""


def default_db() -> str:
    """Return the one file in the data folder."""
    return f"{SQLITE}{data_folder() / 'tables.sqlite'}"
