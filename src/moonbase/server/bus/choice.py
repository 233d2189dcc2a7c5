"""The choice of a bus by the server's settings."""

from moonbase.engine.game import GameError
from moonbase.server.base.settings import POSTGRES, Settings
from moonbase.server.bus.protocol import Bus, SingleServer


def bus_at(settings: Settings) -> Bus:
    """Return the bus: ``redis://...`` if named, PostgreSQL's own NOTIFY where that is the store, none for a file."""
    if settings.bus is None and not settings.db.startswith(POSTGRES):
        return SingleServer()
    try:
        if settings.bus is None:
            from moonbase.server.bus.notify import NotifyBus

            return NotifyBus(settings.db)
        if settings.bus.startswith(("redis://", "rediss://")):
            from moonbase.server.bus.redis import RedisBus

            return RedisBus(settings.bus)
    except ImportError:
        raise GameError("a bus needs two more packages: pip install 'moonbase[scale]'") from None
    raise GameError(f"--bus is redis://HOST:PORT, not '{settings.bus}'")
