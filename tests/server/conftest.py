"""A server for the tests of one file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.server.player import OPEN
from kit.server.serving import Serving

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep each file in one process, unless it belongs to a larger group: its tests share a server."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(str(item.path.relative_to(HERE))))


@pytest.fixture(autouse=True)
def sockets_are_closed() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A file may name more arguments for its server as ``ARGUMENTS``."""
    more: tuple[str, ...] = getattr(request.module, "ARGUMENTS", ())
    serving = Serving(tmp_path_factory.mktemp("server"), "--no-limits", "--workers", "1", *more)
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.log()
