"""The parts of a server, opened at its start and closed at its end."""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from moonbase.catalog.registry import GAMES
from moonbase.server.base.keys import Signer
from moonbase.server.base.logs import note
from moonbase.server.base.settings import Settings
from moonbase.server.bus.choice import bus_at
from moonbase.server.host.card_files import offer
from moonbase.server.host.opponents import meet, own_opponents
from moonbase.server.store.choice import store_at
from moonbase.server.store.people import keep_secret
from moonbase.server.table.lobby import Lobby
from moonbase.server.table.services import Services
from moonbase.server.web.edge import Edge
from moonbase.server.workers.pool import WorkerPool


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Edge]:
    """Open everything that a server needs, in order, and close it in the opposite order."""
    store = store_at(settings.db)
    await store.open()
    offered = await offer(store, settings.sets)
    bus = bus_at(settings)
    workers = WorkerPool(settings.workers or max(1, (os.cpu_count() or 2) - 1))
    await workers.start(list(GAMES))
    signer = Signer(await store.write(keep_secret(secrets.token_hex(32))))
    services = Services(settings, store, bus, workers, signer, own_opponents(settings.bots), offered=offered)
    lobby = Lobby(services)
    try:
        await meet(workers, settings.bots)
        await lobby.start()
        note("serving", games=list(services.games))
        yield Edge(services, lobby, signer)
    finally:
        await lobby.close()
        await workers.close()
        await store.close()
        note("stopped")
