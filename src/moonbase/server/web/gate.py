"""Admission: limits on connections for each address and in total, so that one client cannot keep out the others."""

from collections.abc import Callable
from typing import Final

from moonbase.server.web.addresses import Proxies, limit_key


class Visit:
    """One open connection."""

    def __init__(self, address: str, close: Callable[[], None]) -> None:
        self.address: Final = address
        self.close: Final = close


class Gate:
    def __init__(self, most: int | None, most_in_all: int, proxies: Proxies) -> None:
        """Take the limit of one address (None for no limit) and the total limit, which alone applies to proxies."""
        self._most: Final = most
        self._most_in_all: Final = most_in_all
        self._proxies: Final = proxies
        self._visits: Final[dict[str, dict[Visit, None]]] = {}
        """Connections by address, the oldest first; those of proxies are only counted."""
        self.open = 0

    def enter(self, host: str | None, close: Callable[[], None]) -> Visit | None:
        """Let a connection in; None where there is no room for it."""
        visit = Visit("" if host in self._proxies else limit_key(host), close)
        mine = len(self._visits.get(visit.address, ()))
        if self._most is not None and mine >= self._most:
            return None
        if self.open >= self._most_in_all and not self._make_room(mine):
            return None
        self.open += 1
        if visit.address:
            self._visits.setdefault(visit.address, {})[visit] = None
        return visit

    def leave(self, visit: Visit) -> None:
        """Let a connection go. Calling it twice does no harm to those that have an address."""
        if not visit.address:
            self.open -= 1
            return
        visits = self._visits.get(visit.address, {})
        if visit in visits:
            self.open -= 1
            del visits[visit]
            if not visits:
                del self._visits[visit.address]

    def _make_room(self, mine: int) -> bool:
        """Close the newest connection of the address that holds most, if it holds more than the newcomer's address would."""
        largest = max(self._visits.values(), key=len, default={})
        if len(largest) <= mine + 1:
            return False
        newest = next(reversed(largest))
        self.leave(newest)
        newest.close()
        return True
