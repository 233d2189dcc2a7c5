"""A real server with the built page, and Debian's Chromium. Where one of them is missing, these tests are skipped by name."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import FLAGS, PAGE, ROOT, chromium
from kit.serving import Serving

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two browsers at once and no more, whatever the number of processes: the files take turns."""
    found = [item for item in items if item.path.is_relative_to(HERE)]
    files = sorted({item.path for item in found})
    for item in found:
        item.add_marker(pytest.mark.xdist_group(f"page-{files.index(item.path) % 2}"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright for Python is not installed")
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("page"), "--no-limits", "--workers", "1", "--page", str(PAGE))
    yield serving
    serving.stop()
    assert "Traceback" not in serving.log()


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not here: make page fetches it")
    return AXE.read_text()
