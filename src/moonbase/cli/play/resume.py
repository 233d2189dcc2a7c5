"""Resume a saved game where it was left."""

from collections.abc import Collection
from dataclasses import replace

from moonbase.cli.arguments.opening import game_of_record
from moonbase.cli.base.errors import TerminalError, why
from moonbase.cli.base.files import FileError, read_text
from moonbase.cli.play.draws import draws_after
from moonbase.cli.play.table import Table
from moonbase.engine.game import Game, GameError
from moonbase.engine.rng import Rng
from moonbase.languages.files import ENGLISH
from moonbase.records.record import RecordError, parse
from moonbase.records.session import resume


def open_save(game: Game, path: str, rng: Rng, name: str = "", own: Collection[str] = (), language: str = ENGLISH) -> Table:
    """Return the game of a saved file; what is wrong with it is told with the name of the file."""
    text = read_text(path)
    try:
        return resume_record(game, text, rng, name, own, language)
    except RecordError as error:
        raise FileError("file.faulty_line", path=path, why=why(error)) from None
    except GameError as error:
        raise FileError("file.faulty", path=path, why=why(error)) from None


def resume_record(game: Game, text: str, rng: Rng, name: str = "", own: Collection[str] = (), language: str = ENGLISH) -> Table:
    """Return the game of a record, where it was left and with its own cards. Nature goes on with the draws of the record's seed; where the
    record was dealt from anything else, nature draws anew, and the record no longer says what the whole game was dealt from. A record
    alone cannot make the program import a module: that takes one of ``own``."""
    record = parse(text)
    for level in record.seats:
        if ":" in level and level not in own:
            raise TerminalError("play.own_bot", level=level)
    if record.game == game.name and record.card_set != game.card_set:
        game = game_of_record(record)
    session = resume(game, replace(record, seed=None, deal=None, commitment=None))
    table = Table(session, rng, name, language, len(session.history))
    deals = draws_after(game, record)
    if deals is not None:
        table.deals = deals
        session.record.seed = record.seed
    return table
