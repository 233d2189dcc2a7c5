"""A real server with the built page, and Debian's Chromium. Where one of them is missing, these tests are skipped by name."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from browser import PAGE, ROOT, chromium
from kit.server.prepared import Scene, prepare
from kit.server.serving import Serving
from web.chromium import Shared, close_browser
from web.fromthemoon.boards import BOARDS
from web.fromthemoon.panels import PANELS
from web.fromthemoon.solos import SOLOS
from web.fromthemoon.surfaces import SURFACES
from web.hosted import OPTIONS, hosted
from web.moon.scenes import PLANS
from web.visitor import Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep each file in one process, and begin with the page, the longest files first: a process then needs one browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group(str(item.path.relative_to(HERE))))
    items.sort(key=lambda item: (not item.path.is_relative_to(HERE), not item.path.stem.endswith("whole_game")))


@pytest.fixture(scope="session")
def program() -> str:
    """The browser's."""
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    return found


@pytest.fixture(scope="session")
def browser(program: str) -> Any:
    """One browser for all tests of the page that a process runs in a row; each visitor has a context of its own."""
    return Shared(program)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before other tests follow: while it is open, none of them can run a loop of its own."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        close_browser()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page")


@pytest.fixture(scope="session")
def scenes(program: str, folder: Path) -> dict[str, Scene]:
    return prepare(folder, PLANS | SURFACES | BOARDS | PANELS | SOLOS)


@pytest.fixture(scope="session")
def server(scenes: dict[str, Scene], folder: Path) -> Iterator[Serving]:
    with hosted(folder, *OPTIONS) as serving:
        yield serving


@pytest.fixture
def visitor(browser: Any, server: Serving) -> Iterator[Visitor]:
    with closing(Visitor(browser, server)) as person:
        yield person


@pytest.fixture
def caller(browser: Any, server: Serving) -> Iterator[Visitor]:
    """A visitor with a phone."""
    with closing(Visitor(browser, server, 393, 852)) as person:
        yield person


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text()
