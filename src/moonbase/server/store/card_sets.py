"""Operations on the card sets that tables are played with. Each is stored once, as the text from which the registry makes it again. A table
names its set by the fingerprint, and by the owner's file if there is one, because files may differ in names alone."""

from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.rows import TableRow


def set_key(row: TableRow) -> str:
    return row.card_set if row.card_file is None else f"{row.card_set} {row.card_file}"


def keep_card_set(row: TableRow, text: str) -> Operation[None]:
    """Store a set.

    A table that is played here stores the set as this server has it; a table made from a record overwrites none that is stored. In either
    case nobody can drop the set until this operation is done.
    """
    renewed = "made = card_sets.made" if row.brought else "text = excluded.text"
    yield Query(
        "INSERT INTO card_sets (game, fingerprint, text, made) VALUES ($1, $2, $3, $4) "
        f"ON CONFLICT (game, fingerprint) DO UPDATE SET {renewed}",
        (row.game, set_key(row), text, row.made),
    )


def find_card_set(row: TableRow) -> Operation[str | None]:
    rows = yield Query("SELECT text FROM card_sets WHERE game = $1 AND fingerprint = $2", (row.game, set_key(row)))
    return str(rows[0][0]) if rows else None


def drop_card_set(row: TableRow) -> Operation[None]:
    """Drop a card set that no table is played with. An operation that needs it holds it first."""
    key = (row.game, set_key(row))
    yield Query("UPDATE card_sets SET made = made WHERE game = $1 AND fingerprint = $2", key)
    played = yield Query(
        "SELECT id FROM tables WHERE game = $1 AND card_set = $2 AND COALESCE(card_file, '') = $3 LIMIT 1",
        (row.game, row.card_set, row.card_file or ""),
    )
    if not played:
        yield Query("DELETE FROM card_sets WHERE game = $1 AND fingerprint = $2", key)
