"""The schema as migrations: each is run once, in order, on either database. A published one is never edited."""

from typing import Final

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.store.operation import Operation, Query

VERSION: Final = "schema"

MIGRATIONS: Final = (
    (
        "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
            rules INTEGER NOT NULL, card_set TEXT NOT NULL, position TEXT, clock TEXT, owner TEXT, request TEXT,
            made DOUBLE PRECISION NOT NULL, sequence BIGINT NOT NULL, waiting INTEGER NOT NULL, ended INTEGER NOT NULL,
            updated DOUBLE PRECISION NOT NULL, UNIQUE (owner, request))""",
        """CREATE TABLE seats (table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT, person TEXT,
            name TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_of_person ON seats (person)",
        "CREATE TABLE invites (digest TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL)",
        "CREATE TABLE links (digest TEXT PRIMARY KEY, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE entries (table_id TEXT NOT NULL, sequence BIGINT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
            text TEXT NOT NULL, fingerprint TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, request TEXT,
            PRIMARY KEY (table_id, sequence))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN card_file TEXT",
        """CREATE TABLE card_files (id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, fingerprint TEXT NOT NULL,
            text TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX card_files_by_fingerprint ON card_files (game, fingerprint)",
        """CREATE TABLE card_file_owners (person TEXT NOT NULL, card_file TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, card_file))""",
    ),
    (
        "ALTER TABLE card_file_owners ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0",
        "UPDATE card_file_owners SET bytes = COALESCE((SELECT LENGTH(f.text) FROM card_files f WHERE f.id = card_file), 0)",
        "ALTER TABLE tables ADD COLUMN brought BIGINT NOT NULL DEFAULT 0",
        """UPDATE tables SET brought = COALESCE((SELECT SUM(LENGTH(e.text) + LENGTH(e.fingerprint)) FROM entries e
            WHERE e.table_id = tables.id), 0) WHERE id IN (SELECT table_id FROM seats WHERE kind = 'record')""",
    ),
    (
        "ALTER TABLE card_file_owners ADD COLUMN offered INTEGER NOT NULL DEFAULT 1",
        "CREATE INDEX tables_by_card_file ON tables (card_file)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN secret TEXT",
        "ALTER TABLE tables ADD COLUMN patience DOUBLE PRECISION NOT NULL DEFAULT 180",
        "ALTER TABLE tables ADD COLUMN address TEXT",
        "CREATE INDEX tables_by_address ON tables (address)",
        "ALTER TABLE entries ADD COLUMN draw BIGINT",
        """CREATE TABLE card_sets (game TEXT NOT NULL, fingerprint TEXT NOT NULL, text TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, fingerprint))""",
    ),
)


def newer(found: int) -> SaidError:
    """Return the refusal of a database with a schema that this program does not know."""
    made = "this database was made by a newer Moonbase (schema {found}, here {here})"
    return SaidError(Phrase("server.newer", made, found=found, here=len(MIGRATIONS)))


def migrate() -> Operation[int]:
    """Bring the database to the newest schema and say which that is; GameError where a newer program made it."""
    yield Query("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    rows = yield Query("SELECT value FROM meta WHERE name = $1", (VERSION,))
    done = int(rows[0][0]) if rows else 0
    if done > len(MIGRATIONS):
        raise newer(done)
    for migration in MIGRATIONS[done:]:
        for statement in migration:
            yield Query(statement)
    yield Query(
        "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (VERSION, str(len(MIGRATIONS))),
    )
    return len(MIGRATIONS)
