"""Ports that stay free while a server is down: they are below those that systems give to clients."""

import random
import socket
from typing import Final

from moonbase.engine.game import GameError

LOWEST: Final = 20_000
HIGHEST: Final = 32_000
TRIES: Final = 200


def free_port() -> int:
    for port in random.sample(range(LOWEST, HIGHEST), TRIES):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise GameError(f"no port from {LOWEST} to {HIGHEST} is free at 127.0.0.1")
