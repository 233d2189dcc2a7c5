"""The services of a server, one of each: the games, the store, the workers, the bus, the metrics."""

from dataclasses import dataclass, field
from functools import cached_property

from moonbase.catalog import registry
from moonbase.engine.game import Game
from moonbase.roster.levels import LEVELS
from moonbase.server.base.keys import Signer
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.settings import Settings
from moonbase.server.bus.protocol import Bus
from moonbase.server.store.protocol import Store
from moonbase.server.store.rows import CardFile
from moonbase.server.table.editions import Editions
from moonbase.server.workers.pool import WorkerPool


@dataclass
class Services:
    settings: Settings
    store: Store
    bus: Bus
    workers: WorkerPool
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
    def editions(self) -> Editions:
        return Editions(self.store, self.games)
