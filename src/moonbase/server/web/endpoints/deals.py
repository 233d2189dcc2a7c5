"""Promises of deals: the server commits to a secret before it learns what a person adds, so it cannot choose one to match."""

import re
from typing import Final

from msgspec import Struct

from moonbase.records.fair import VALUE, commitment
from moonbase.server.base.errors import Refused
from moonbase.server.base.keys import fresh_id
from moonbase.server.web.endpoints.call import Call, Operation

NAME: Final = re.compile(r"[a-z2-7]{16}")


class Promised(Struct):
    """The name of a table that is not made yet, and the commitment to the secret that its draws will be derived from."""

    deal: str
    commitment: str


async def promise(call: Call) -> Promised:
    await call.edge.person(call.request)
    name = fresh_id()
    return Promised(name, commitment(call.edge.signer.deal(name)))


def table_name(deal: str | None) -> str:
    """Return the name that a deal was promised under, or a fresh one. A name serves one table: the store refuses a second."""
    if deal is None:
        return fresh_id()
    if not NAME.fullmatch(deal):
        raise Refused("malformed", "A deal is named as POST /api/deals has named it.")
    return deal


def require_entropy(text: str | None) -> None:
    if text is not None and not VALUE.fullmatch(text):
        raise Refused("malformed.entropy")


OPERATIONS: Final = [
    Operation("POST", "/api/deals", "The commitment to the deal of a table that I am about to make", promise, Promised, limit="deal"),
]
