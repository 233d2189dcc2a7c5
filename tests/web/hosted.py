"""A server with the built page."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser import PAGE
from kit.server.serving import Serving

LIMITED = ("--workers", "1", "--page", str(PAGE))
OPTIONS = ("--no-limits", *LIMITED)


@contextmanager
def hosted(folder: Path, *options: str) -> Iterator[Serving]:
    """It must not have logged a traceback when it ends."""
    serving = Serving(folder, *options)
    yield serving
    serving.stop()
    assert "Traceback" not in serving.log()
