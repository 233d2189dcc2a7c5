"""My identity: a guest with a name, remembered by a signed cookie, moved to another device by a link, and restored by a saved key."""

import time
from itertools import groupby, islice
from typing import Final
from unicodedata import category

from msgspec import Struct
from starlette.responses import Response

from moonbase.server.base.errors import Refused
from moonbase.server.base.keys import SAVED, YEAR, digest, fresh_id
from moonbase.server.store.people import add_link, add_person, find_link, find_people, find_person, rename, use_link
from moonbase.server.store.rows import Person
from moonbase.server.web.endpoints.call import Call, Operation, encoded

LONGEST_NAME: Final = 24
MOST_ACCENTS: Final = 2
"""Accents allowed on one letter: names must not tower over the lines around them."""
LINK_SECONDS: Final = 24 * 3600


class Name(Struct):
    name: str


class Key(Struct):
    key: str


class Opening(Struct):
    """``switch`` allows a browser that already has an identity to change it."""

    key: str
    switch: bool = False


class Peeked(Struct):
    """The owner of a key; ``mine`` is true if this browser already has that identity."""

    name: str
    mine: bool


class Other(Struct):
    id: str


class Link(Struct):
    link: str


def is_accent(sign: str) -> bool:
    """Tell whether this is an accent on the character before."""
    return category(sign) in ("Mn", "Me")


def clean(name: str) -> str:
    """Return the name in a form that fits on the table; Refused where nothing is left of it."""
    shown = "".join(sign for sign in " ".join(name.split()) if sign.isprintable())
    shown = "".join("".join(islice(run, MOST_ACCENTS if above else None)) for above, run in groupby(shown, is_accent))
    shown = shown[:LONGEST_NAME].strip()
    if not shown:
        raise Refused("malformed.name")
    return shown


async def me(call: Call) -> Person | None:
    """Return me; None on a first visit."""
    return await call.edge.visitor(call.request)


async def name_me(call: Call) -> Response:
    store = call.edge.services.store
    known = await call.edge.visitor(call.request)
    if known is None:
        call.edge.limits.check("guest", None, call.edge.address(call.request))
        person = Person(fresh_id(), clean(call.body.name))
        await store.write(add_person(person, time.time()))
    else:
        person = Person(known.id, clean(call.body.name))
        await store.write(rename(person))
    return _signed_in(call, person)


async def link(call: Call) -> Link:
    person = await call.edge.person(call.request)
    key, now = fresh_id() + fresh_id(), time.time()
    await call.edge.services.store.write(add_link(digest(key), person.id, now, now - LINK_SECONDS))
    return Link(f"/?device={key}")


async def peek(call: Call) -> Peeked:
    """Return the owner of a key, without using it up."""
    owner, me = await owner_of(call), await call.edge.visitor(call.request)
    return Peeked(owner.name, me is not None and me.id == owner.id)


async def open_key(call: Call) -> Response:
    """Sign in with a key. A browser that has an identity changes it only if asked to."""
    edge, key = call.edge, call.body.key
    owner, me = await owner_of(call), await edge.visitor(call.request)
    if me is not None and me.id != owner.id and not call.body.switch:
        raise Refused("other_identity", name=me.name)
    if edge.signer.saved_by(key) is None and await edge.services.store.write(use_link(digest(key), oldest_link())) is None:
        raise Refused("key_used.link")
    return _signed_in(call, owner)


async def owner_of(call: Call) -> Person:
    """Return the owner of a saved key or of a link's key, without using the key up; Refused where it opens nothing."""
    edge, key = call.edge, call.body.key
    saved = edge.signer.saved_by(key)
    owner = await edge.services.store.read(find_link(digest(key), oldest_link()) if saved is None else find_person(saved))
    if owner is None:
        raise Refused("key_used.saved") if key.strip().lower().startswith(SAVED) else Refused("key_used.link")
    return owner


def oldest_link() -> float:
    return time.time() - LINK_SECONDS


async def saved_key(call: Call) -> Key:
    person = await call.edge.person(call.request)
    return Key(call.edge.signer.saved_key(person.id))


async def others(call: Call) -> list[Person]:
    """Return the other identities of this browser."""
    me = call.edge.person_id(call.request)
    return await call.edge.services.store.read(find_people([id for id in _others(call) if id != me]))


async def switch(call: Call) -> Response:
    found = await call.edge.services.store.read(find_person(call.body.id)) if call.body.id in _others(call) else None
    if found is None:
        raise Refused("unknown.identity")
    return _signed_in(call, found)


def _others(call: Call) -> list[str]:
    signer = call.edge.signer
    return signer.others(call.request.cookies.get(signer.others_name))


def _signed_in(call: Call, person: Person) -> Response:
    """Sign in, and keep the previous identity within reach, if it was another."""
    response, signer = encoded(person), call.edge.signer
    _set(call, response, signer.cookie_name, signer.cookie(person.id))
    before, known = call.edge.person_id(call.request), _others(call)
    if before != person.id and (before or known):
        kept = [id for id in dict.fromkeys([before, *known]) if id is not None and id != person.id]
        _set(call, response, signer.others_name, signer.others_cookie(kept))
    return response


def _set(call: Call, response: Response, name: str, value: str) -> None:
    secure = call.request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


OPERATIONS: Final = [
    Operation("GET", "/api/me", "Who I am; null for whoever has not said so yet", me, Person | None),
    Operation("POST", "/api/me", "Start as a guest, or change my name", name_me, Person, Name),
    Operation("POST", "/api/me/link", "A link that opens this identity on another device, once", link, Link),
    Operation("POST", "/api/me/key", "A key to keep, which opens this identity at any time", saved_key, Key),
    Operation("POST", "/api/me/peek", "Whose link or saved key this is; nothing is used up", peek, Peeked, Key),
    Operation("POST", "/api/me/open", "Be whose link or saved key this is", open_key, Person, Opening),
    Operation("GET", "/api/me/others", "Who this browser was before", others, list[Person]),
    Operation("POST", "/api/me/switch", "Be again who this browser was before", switch, Person, Other),
]
