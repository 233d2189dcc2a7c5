"""Who I am: a guest with a name, remembered by a signed cookie, and moved to another device by a link."""

import time
from itertools import groupby, islice
from typing import Final
from unicodedata import category

from msgspec import Struct
from starlette.responses import Response

from moonbase.server.endpoints.call import Call, Operation, encoded
from moonbase.server.errors import Refused
from moonbase.server.keys import YEAR, digest, fresh_id
from moonbase.server.store.people import add_link, add_person, rename, use_link
from moonbase.server.store.rows import Person
from moonbase.server.words import unmarked

LONGEST_NAME: Final = 24
MOST_ACCENTS: Final = 2
"""On one letter: names must not tower over the lines around them."""
LINK_SECONDS: Final = 24 * 3600


class Name(Struct):
    name: str


class Key(Struct):
    key: str


class Link(Struct):
    link: str


def is_accent(sign: str) -> bool:
    """Whether it stands above or below the one before."""
    return category(sign) in ("Mn", "Me")


def clean(name: str) -> str:
    """A name that fits on the table; Refused where nothing is left of it."""
    shown = unmarked("".join(sign for sign in " ".join(name.split()) if sign.isprintable()))
    shown = "".join("".join(islice(run, MOST_ACCENTS if above else None)) for above, run in groupby(shown, is_accent))
    shown = shown[:LONGEST_NAME].strip()
    if not shown:
        raise Refused("malformed.name")
    return shown


async def me(call: Call) -> Person | None:
    """Nobody yet, on a first visit."""
    return await call.edge.visitor(call.request)


async def name_me(call: Call) -> Response:
    store = call.edge.services.store
    known = await call.edge.visitor(call.request)
    if known is None:
        call.edge.limits.check("guest", call.edge.address(call.request))
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


async def open_link(call: Call) -> Response:
    person = await call.edge.services.store.write(use_link(digest(call.body.key), time.time() - LINK_SECONDS))
    if person is None:
        raise Refused("key_used.link")
    return _signed_in(call, person)


def _signed_in(call: Call, person: Person) -> Response:
    response = encoded(person)
    secure = call.request.url.scheme == "https"
    signer = call.edge.signer
    response.set_cookie(signer.cookie_name, signer.cookie(person.id), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


OPERATIONS: Final = [
    Operation("GET", "/api/me", "Who I am; null for whoever has not said so yet", me, Person | None),
    Operation("POST", "/api/me", "Start as a guest, or change my name", name_me, Person, Name),
    Operation("POST", "/api/me/link", "A link that opens this identity on another device, once", link, Link),
    Operation("POST", "/api/me/open", "Be who the key of such a link says", open_link, Person, Key),
]
