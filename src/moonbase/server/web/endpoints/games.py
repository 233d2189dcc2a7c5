"""The games, their cards and their rules: everything that can be read before a game."""

from typing import Any, Final, TypedDict, cast

from msgspec import Struct

from moonbase.catalog.registry import sources_of
from moonbase.catalog.rulebook import Section, languages, sections
from moonbase.engine.game import Game
from moonbase.engine.text import Text
from moonbase.languages.speech import speech
from moonbase.languages.titles import titled_gallery, titled_names
from moonbase.roster.levels import LEVELS
from moonbase.server.base.errors import Refused
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.web.endpoints.card_sets import SetListed, listed


class SwitchShown(Struct):
    name: str
    rule: str
    default: int
    values: list[int]
    about: str


class SourcesShown(Struct):
    """Counts of card values and of faces. Values that are not known are reconstructed; a known face has only known values."""

    faces: int
    known_faces: int
    values: int
    known_values: int


class GameShown(Struct):
    name: str
    title: str
    least: int
    most: int
    levels: list[str]
    """The opponents of the project, from weakest to strongest."""
    own: list[str]
    """More opponents that this server offers, in no order of strength."""
    switches: list[SwitchShown]
    set: SetListed | None
    """The host's cards: the default for a new table."""
    sources: SourcesShown
    """The counts for those cards, or for the project's cards."""


class CardOfGallery(TypedDict):
    """The fields that the cards of every game have. Each game declares its own type in full."""

    id: str
    name: Text
    deck: str
    copies: int
    text: Text
    source: str
    sources: dict[str, str]
    note: Text | None


class Gallery(Struct):
    fingerprint: str
    sources: SourcesShown
    cards: list[CardOfGallery]
    names: dict[str, Text]
    """The names of things in texts, by kind and id."""


async def games(call: Call) -> list[GameShown]:
    services = call.edge.services
    found: list[GameShown] = []
    own = list(services.own_opponents)
    for name in services.games:
        file = services.offered.get(name)
        game, _ = await services.editions.edition(name, None if file is None else file.id)
        offered = [each for each in game.switches if each.offered]
        switches = [SwitchShown(each.name, each.rule, each.default, list(each.values), each.about) for each in offered]
        shown = None if file is None else listed(file)
        found.append(GameShown(name, game.title, game.least, game.most, list(LEVELS), own, switches, shown, sources(game)))
    return found


def sources(game: Game) -> SourcesShown:
    counts = sources_of(game)
    return SourcesShown(counts.faces, counts.known_faces, counts.values, counts.known_values)


async def gallery(call: Call) -> Any:
    """Return a game's cards: the project's, an owner's, or those of a table, which may be older than today's."""
    table = call.request.query_params.get("table")
    if table is None:
        game, _ = await call.edge.services.editions.edition(call.game, call.request.query_params.get("set"))
    else:
        game = (await call.edge.lobby.room(table)).game
        if game.name != call.game:
            raise Refused("unknown_table")
    cards = cast(list[CardOfGallery], titled_gallery(game))
    found = Gallery(game.card_set, sources(game), cards, titled_names(game))
    return call.worded(found, lambda language: speech(game, language=language))


async def rules(call: Call) -> list[Section]:
    asked = call.request.query_params.get("lang", "en")
    return sections(call.game, asked if asked in languages(call.game) else "en")


OPERATIONS: Final = [
    Operation("GET", "/api/games", "The games with their opponents and options", games, list[GameShown], public=True),
    Operation(
        "GET", "/api/games/{game}/gallery", "Every card of a game", gallery, Gallery, query=("plain", "lang", "set", "table"), public=True
    ),
    Operation("GET", "/api/games/{game}/rules", "The numbered rules of a game", rules, list[Section], query=("lang",), public=True),
]
