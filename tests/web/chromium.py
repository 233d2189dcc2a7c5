"""One Chromium for all tests of the page that a process runs in a row."""

from contextlib import ExitStack
from typing import Any

from browser import FLAGS

OPENED: list[Any] = []
CLOSING = ExitStack()


class Shared:
    """Stands for the browser, which is started when a test first asks something of it."""

    def __init__(self, program: str) -> None:
        self._program = program

    def __getattr__(self, name: str) -> Any:
        if not OPENED:
            from playwright.sync_api import sync_playwright

            playwright = CLOSING.enter_context(sync_playwright())
            OPENED.append(playwright.chromium.launch(executable_path=self._program, args=FLAGS))
            CLOSING.callback(OPENED[0].close)
        return getattr(OPENED[0], name)


def close_browser() -> None:
    OPENED.clear()
    CLOSING.close()
