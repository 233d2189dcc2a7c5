"""A server for the tests of one file."""

from collections.abc import Iterator

import pytest

from kit.server.player import OPEN
from kit.server.serving import Serving


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
