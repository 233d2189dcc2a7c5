"""The unfinished games in the data folder, the most recent first."""

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from moonbase.catalog.registry import GAMES
from moonbase.cli.arguments.opening import game_with
from moonbase.cli.base.errors import why
from moonbase.cli.base.files import FileError, read_text
from moonbase.cli.games.registry import renderer
from moonbase.cli.play.resume import open_save
from moonbase.cli.play.saves.slots import RECORD, Slot, games_folder, slot_of
from moonbase.cli.play.table import PERSON, Table
from moonbase.engine.game import Game, GameError, Options
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH

MOST: Final = 9
"""The most games that are offered. Older ones stay in the folder."""
MINUTE: Final = 60
UNITS: Final = ((86400, "days"), (3600, "hours"), (MINUTE, "minutes"))


class Wanted(NamedTuple):
    """The game that a person asks for. None and empty values mean any."""

    game: str | None
    players: int | None
    bots: list[str] | None
    options: Options


class Unfinished(NamedTuple):
    slot: Slot
    table: Table
    moment: str
    """``Era I, round 2 of 8``."""
    age: Text


class Found(NamedTuple):
    games: list[Unfinished]
    faults: list[GameError]
    """One error for each file that cannot be read."""


def unfinished(wanted: Wanted, name: str, rng: Rng, language: str = ENGLISH) -> Found:
    """Return the games that agree with what the person asks for and that no other process plays."""
    found = Found([], [])
    opened: dict[str, Game] = {}
    for path in _newest_first():
        if len(found.games) == MOST:
            break
        try:
            head = _head(path)
            slot = slot_of(path) if _agrees(head, wanted) else None
        except FileError as error:
            found.faults.append(error)
            continue
        if slot is None:
            continue
        try:
            found.games.append(_opened(slot, head, opened, name, rng, wanted.bots or [], language))
        except GameError as error:
            slot.leave()
            found.faults.append(error)
    return found


def _newest_first() -> list[Path]:
    aged: list[tuple[float, Path]] = []
    for path in games_folder().glob(f"*{RECORD}"):
        with suppress(OSError):  # another process has just removed it
            aged.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(aged, reverse=True)]


def _head(path: Path) -> dict[str, object]:
    """Return the header of a record, or an empty one if it is broken: opening the record then reports the fault."""
    try:
        head = json.loads(read_text(str(path)).partition("\n")[0])
    except ValueError:
        return {}
    return head if isinstance(head, dict) else {}


def _agrees(head: dict[str, object], wanted: Wanted) -> bool:
    """Tell whether the header fits. Missing entries fit, so that opening the record reports them."""
    if wanted.game not in (None, head.get("game", wanted.game)) or wanted.players not in (None, head.get("players", wanted.players)):
        return False
    options, seats = head.get("options"), head.get("seats")
    if isinstance(options, dict) and any(options.get(name) != value for name, value in wanted.options.items()):
        return False
    opponents = [str(level) for level in seats if level != PERSON] if isinstance(seats, list) else []
    if any(":" in level and level not in (wanted.bots or []) for level in opponents):
        return False  # a file alone never has a module imported: the person names their own opponents again
    return not (wanted.bots and opponents) or wanted.bots in (opponents, opponents[:1] if len({*opponents}) == 1 else opponents)


def _opened(slot: Slot, head: dict[str, object], opened: dict[str, Game], name: str, rng: Rng, own: list[str], language: str) -> Unfinished:
    game = str(head.get("game", next(iter(GAMES))))
    if game not in opened:
        try:
            opened[game] = game_with(game, None)
        except GameError as error:
            raise FileError("file.faulty", path=str(slot.path), why=why(error)) from None
    table = open_save(opened[game], str(slot.path), rng.fork(), name, own, language)
    view = table.game.view(table.session.state, table.me)
    moment = table.narrator.say("resume.over") if table.session.over else renderer(table.game, table.narrator, 0).moment(view)
    return Unfinished(slot, table, moment, ago(time.time() - slot.path.stat().st_mtime))


def ago(seconds: float) -> Text:
    """``just now``, ``5 minutes ago``, ``1 day ago``."""
    if seconds < MINUTE:
        return Text("resume.now")
    length, unit = next((length, unit) for length, unit in UNITS if seconds >= length)
    return Text(f"resume.{unit}", n=int(seconds // length))
