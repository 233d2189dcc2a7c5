"""Operations on people: guests, the links that move them to another device, and the secret that signs their cookies."""

from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.rows import Person


def keep_secret(fresh: str) -> Operation[str]:
    """Return the secret of this store; where there is none, store this one."""
    yield Query("INSERT INTO meta (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", (fresh,))
    rows = yield Query("SELECT value FROM meta WHERE name = 'secret'")
    return str(rows[0][0])


def try_writing(now: float) -> Operation[None]:
    """Write something, to see whether the store can write."""
    yield Query(
        "INSERT INTO meta (name, value) VALUES ('ready', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (f"{now:.3f}",)
    )


def find_people(ids: list[str]) -> Operation[list[Person]]:
    """Return those that exist, in the same order."""
    found = []
    for id in ids:
        person = yield from find_person(id)
        found += [] if person is None else [person]
    return found


def add_person(person: Person, now: float) -> Operation[None]:
    yield Query("INSERT INTO people (id, name, made) VALUES ($1, $2, $3)", (person.id, person.name, now))


def rename(person: Person) -> Operation[None]:
    yield Query("UPDATE people SET name = $2 WHERE id = $1", (person.id, person.name))


def find_person(id: str) -> Operation[Person | None]:
    rows = yield Query("SELECT id, name FROM people WHERE id = $1", (id,))
    return Person(*rows[0]) if rows else None


def add_link(digest: str, person: str, now: float, since: float) -> Operation[None]:
    """Store a link, and delete those from before ``since``, which have expired."""
    yield Query("DELETE FROM links WHERE made < $1", (since,))
    yield Query("INSERT INTO links (digest, person, made) VALUES ($1, $2, $3)", (digest, person, now))


def find_link(digest: str, since: float) -> Operation[Person | None]:
    """Return the owner of a link that was made after ``since``, without using it up."""
    rows = yield Query("SELECT person FROM links WHERE digest = $1 AND made >= $2", (digest, since))
    return (yield from find_person(str(rows[0][0]))) if rows else None


def use_link(digest: str, since: float) -> Operation[Person | None]:
    """Return the owner of a link that was made after ``since``, and use it up."""
    rows = yield Query("DELETE FROM links WHERE digest = $1 RETURNING person, made", (digest,))
    if not rows or rows[0][1] < since:
        return None
    return (yield from find_person(str(rows[0][0])))
