"""The page runs under a strict content security policy: no script or style but its own files, and no browser complains."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from browser import PAGE
from kit.server.prepared import Scene
from kit.server.serving import Serving
from web.visitor import Strict
from web.words import button, words


@pytest.fixture
def strict(browser: Any, server: Serving) -> Iterator[Strict]:
    person = Strict(browser, server)
    person.page.on("console", lambda said: person.complaints.append(said.text) if said.type == "error" else None)
    yield person
    person.close()


def test_nothing_stands_in_the_page_itself() -> None:
    text = (PAGE / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert "<style" not in text
    assert not re.search(r"\son\w+=", text)


@pytest.mark.parametrize("path", ["/", "/fair", "/nowhere"])
def test_screens_run_under_it(strict: Strict, path: str) -> None:
    with strict.page.expect_response(f"**{path}") as answer:
        page = strict.open(path)
    policy = answer.value.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    page.get_by_role("main").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize("name", ["since", "surface-over"])
def test_tables_and_replays_run_under_it(strict: Strict, scenes: dict[str, Scene], name: str) -> None:
    page = strict.sit(scenes[name])
    button(page, "menu").click()
    page.get_by_label(words("taste.theme")).wait_for()
    page.goto(f"http://{strict.server.host}/replay/{scenes[name].table}")
    page.wait_for_selector("main section:not([aria-busy])")
