"""The open table sockets of each client: limited for each address, even behind a shared proxy."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.web.addresses import LOCAL


class OpenSockets:
    def __init__(self, settings: Settings) -> None:
        self._most: Final = settings.connections if settings.limits else None
        self._open: Final[Counter[str]] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; Refused where the address has too many.

        A proxy that reports no client address is not limited.
        """
        if self._most is not None and self._open[address] >= self._most and address not in LOCAL:
            raise Refused("too_many.sockets", most=self._most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
