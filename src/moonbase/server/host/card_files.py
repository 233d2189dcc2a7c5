"""The cards of the host: stored like those that people upload, and offered to everybody."""

import asyncio
import time
from typing import Final

from moonbase.catalog import registry
from moonbase.server.store.card_files import card_file, keep_card_file
from moonbase.server.store.protocol import Store
from moonbase.server.store.rows import CardFile
from moonbase.server.workers.tasks import UNNAMED

HOST: Final = "host"
"""The owner id of the host's card files. No person has this id."""


async def offer(store: Store, sets: dict[str, str]) -> dict[str, CardFile]:
    """Store the host's card file of each game; GameError where one cannot be played with."""
    offered: dict[str, CardFile] = {}
    for game, text in sets.items():
        opened = await asyncio.to_thread(registry.game_of, game, text)
        offered[game] = card_file(game, text, opened.set_name or UNNAMED, opened.card_set)
        await store.write(keep_card_file(offered[game], HOST, time.time()))
    return offered
