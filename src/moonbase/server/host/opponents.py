"""The opponents that a server offers. A client may name these and no others: nothing is ever imported because a client named it."""

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.roster.levels import LEVELS
from moonbase.roster.own import installed
from moonbase.server.base.logs import defect
from moonbase.server.workers.pool import MEETING, TooLong, WorkerPool
from moonbase.server.workers.tasks import Meet


def own_opponents(named: tuple[str, ...]) -> tuple[str, ...]:
    """Return the opponents beside those of the project: the ones that the host names, then those of installed packages."""
    try:
        found = list(installed())
    except Exception as error:  # the metadata of some package is damaged
        defect("the opponents of installed packages could not be read", error)
        found = []
    return tuple(level for level in dict.fromkeys([*named, *found]) if level not in LEVELS)


async def meet(workers: WorkerPool, named: tuple[str, ...]) -> None:
    """Let a worker import the opponents that the host names. GameError says which one is missing, before anybody can choose it."""
    for level in named:
        try:
            await workers.ask(Meet(level), MEETING)
        except TooLong:
            late = "opponent {level}: its module could not be imported within {seconds} seconds"
            raise SaidError(Phrase("opponent.late", late, level=level, seconds=f"{MEETING:g}")) from None
