"""Card files that owners upload: checked whole, stored unchanged, chosen when a table is made."""

import time
from typing import Final

import msgspec
from msgspec import Struct

from moonbase.languages.files import language
from moonbase.server.base.errors import Refused, sayable, sentence
from moonbase.server.store.card_files import card_file, card_files_of, keep_card_file
from moonbase.server.store.quota import CARD_FILES
from moonbase.server.store.rows import CardFile
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.workers.pool import TooLong
from moonbase.server.workers.tasks import Faults, Read, ReadAnswer

LONGEST_FILE: Final = 128 * 1024
CHECKING: Final = 10.0


class SetListed(Struct):
    set: str
    game: str
    name: str
    fingerprint: str


async def bring(call: Call) -> SetListed:
    person, game = await call.edge.person(call.request), call.game
    try:
        answer = await call.edge.services.workers.ask(Read(game, call.body, language(call.request.query_params.get("lang"))), CHECKING)
    except TooLong:
        raise Refused("too_long.card_file") from None
    found: ReadAnswer = msgspec.convert(answer, ReadAnswer)
    if isinstance(found, Faults):
        raise faulty(found.count, found.lines)
    file = card_file(game, call.body, found.name, found.fingerprint)
    await call.edge.services.store.write(keep_card_file(file, person.id, time.time(), call.edge.limits.quota(CARD_FILES)))
    return listed(file)


def faulty(faults: int, lines: list[str]) -> Refused:
    """Refuse a file, with a line for each fault; where there are too many, the last line counts the rest."""
    shown = [sayable(line) for line in lines]
    if faults == 1:
        return Refused("malformed", sentence(lines[0]), shown)
    if faults > len(lines):
        return Refused("malformed.many_faults", None, shown, n=len(lines) - 1)
    return Refused("malformed.faults", None, shown, n=faults)


async def mine(call: Call) -> list[SetListed]:
    person, game = await call.edge.person(call.request), call.game
    return [listed(file) for file in await call.edge.services.store.read(card_files_of(person.id, game))]


def listed(file: CardFile) -> SetListed:
    return SetListed(file.id, file.game, file.name, file.fingerprint)


OPERATIONS: Final = [
    Operation("GET", "/api/games/{game}/sets", "The card files that I brought", mine, list[SetListed]),
    Operation("POST", "/api/games/{game}/sets", "Bring a card file", bring, SetListed, str, ("lang",), limit="set", most=LONGEST_FILE),
]
