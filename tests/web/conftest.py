"""A real server with the built page, and Debian's Chromium. Where one of them is missing, these tests are skipped by name."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.serving import Serving

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright for Python is not installed")
    found = os.environ.get("MOONBASE_BROWSER") or next((path for name in BROWSERS if (path := shutil.which(name))), None)
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
