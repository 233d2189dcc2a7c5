"""The games, their cards and their rules: what can be read before anything is played."""

from typing import Any, Final

from msgspec import Struct

from moonbase.bots.levels import LEVELS
from moonbase.rulebook import Section, sections
from moonbase.server.endpoints.call import Call, Operation
from moonbase.server.errors import Refused


class SwitchShown(Struct):
    name: str
    rule: str
    default: int
    values: list[int]
    about: str


class GameShown(Struct):
    name: str
    title: str
    least: int
    most: int
    levels: list[str]
    switches: list[SwitchShown]


class Gallery(Struct):
    fingerprint: str
    cards: list[dict[str, Any]]


async def games(call: Call) -> list[GameShown]:
    found: list[GameShown] = []
    for game in call.edge.services.games.values():
        offered = [each for each in game.switches if each.offered]
        switches = [SwitchShown(each.name, each.rule, each.default, list(each.values), each.about) for each in offered]
        found.append(GameShown(game.name, game.title, game.least, game.most, list(LEVELS), switches))
    return found


async def gallery(call: Call) -> Gallery:
    """With an owner's cards, or with those that a table is played with, which may be older than today's."""
    table = call.request.query_params.get("table")
    if table is None:
        game, _ = await call.edge.services.boxes.box(call.game, call.request.query_params.get("set"))
    else:
        game = (await call.edge.lobby.room(table)).game
        if game.name != call.game:
            raise Refused("unknown_table")
    return Gallery(game.card_set, game.gallery())


async def rules(call: Call) -> list[Section]:
    return sections(call.game)


OPERATIONS: Final = [
    Operation("GET", "/api/games", "The games with their opponents and options", games, list[GameShown], public=True),
    Operation("GET", "/api/games/{game}/gallery", "Every card of a game", gallery, Gallery, query=("lang", "set", "table"), public=True),
    Operation("GET", "/api/games/{game}/rules", "The numbered rules of a game", rules, list[Section], public=True),
]
