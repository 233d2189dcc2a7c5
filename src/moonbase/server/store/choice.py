"""The choice of a store by its address."""

from pathlib import Path

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.base.settings import POSTGRES, SQLITE
from moonbase.server.store.protocol import Store


def store_at(address: str) -> Store:
    """Return the store for ``sqlite:///FILE`` or ``postgresql://...``."""
    if address.startswith(SQLITE):
        from moonbase.server.store.sqlite import SqliteStore

        return SqliteStore(Path(address.removeprefix(SQLITE)).expanduser())
    if address.startswith(POSTGRES):
        try:
            from moonbase.server.store.postgres import PostgresStore
        except ImportError:
            raise SaidError(Phrase("server.no_postgres", "PostgreSQL needs two more packages: pip install 'moonbase[scale]'")) from None
        return PostgresStore(address)
    raise SaidError(Phrase("server.db", "--db is sqlite:///FILE or postgresql://USER@HOST/NAME, not '{address}'", address=address))
