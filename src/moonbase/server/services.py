"""What a server has one of: the games, the store, the workers, the bus, the counts."""

from dataclasses import dataclass, field
from functools import cached_property

from moonbase import registry
from moonbase.engine.game import Game
from moonbase.roster.levels import LEVELS
from moonbase.server.bus.bus import Bus
from moonbase.server.keys import Signer
from moonbase.server.metrics import Metrics
from moonbase.server.settings import Settings
from moonbase.server.store.rows import CardFile
from moonbase.server.store.store import Store
from moonbase.server.table.boxes import Boxes
from moonbase.server.workers.crew import Crew


@dataclass
class Services:
    settings: Settings
    store: Store
    bus: Bus
    crew: Crew
    signer: Signer
    own_opponents: tuple[str, ...] = ()
    metrics: Metrics = field(default_factory=Metrics)
    offered: dict[str, CardFile] = field(default_factory=dict)
    """The card file of the host, by game."""
    games: dict[str, Game] = field(default_factory=lambda: {name: registry.game(name) for name in registry.GAMES})

    @property
    def levels(self) -> tuple[str, ...]:
        """The opponents that a client may name."""
        return (*LEVELS, *self.own_opponents)

    @cached_property
    def boxes(self) -> Boxes:
        return Boxes(self.store, self.games)
