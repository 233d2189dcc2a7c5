"""An owner's cards are opened once for all requests, outside the event loop: nobody else waits meanwhile."""

import asyncio
import sys
from pathlib import Path
from types import FrameType

import pytest

from moonbase.catalog import registry
from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.host.startup import serving
from moonbase.server.store.card_files import keep_card_file
from moonbase.server.store.rows import CardFile

FILE = CardFile("f1", "moon", "my box", "-", '[card."S1-17"]\nname = "Printer"\n')


def test_cards_are_opened_once_and_beside_the_event_loop(tmp_path: Path) -> None:
    asyncio.run(_open(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1)))


async def _open(settings: Settings) -> None:
    async with serving(settings) as edge:
        await edge.services.store.write(keep_card_file(FILE, "p0", 0.0))
        editions, here = edge.services.editions, set[str]()

        def watch(frame: FrameType, event: str, _: object) -> None:
            here.add(frame.f_code.co_qualname)

        sys.setprofile(watch)  # of this thread, which runs the event loop
        try:
            found = await asyncio.gather(*(editions.edition("moon", "f1") for _ in range(5)))
        finally:
            sys.setprofile(None)
        assert registry.game_of.__qualname__ not in here
        assert "Editions.edition" in here
        assert all(box is found[0] for box in found)
        assert found[0].cards == FILE
        assert await editions.edition("moon", "f1") is found[0]


def test_a_cancelled_request_leaves_the_others_their_cards(tmp_path: Path) -> None:
    asyncio.run(_give_up(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1)))


async def _give_up(settings: Settings) -> None:
    async with serving(settings) as edge:
        await edge.services.store.write(keep_card_file(FILE, "p0", 0.0))
        editions = edge.services.editions
        first, second = (asyncio.create_task(editions.edition("moon", "f1")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).cards == FILE
        missing = await asyncio.gather(*(editions.edition("moon", "f2") for _ in range(3)), return_exceptions=True)
        assert [str(each) for each in missing] == ["This server does not have these cards."] * 3
        with pytest.raises(Refused):
            await editions.edition("fromthemoon", "f1")
