"""The content security policy in a real browser: every screen works under it, and a script that was smuggled in does not run."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.prepared import Scene
from kit.server.serving import Serving
from kit.sweeps import sweep
from web.screens import SIGNS, wait_for_screen
from web.visitor import Strict


@pytest.fixture
def strict(browser: Any, server: Serving) -> Iterator[Strict]:
    """A visitor with the policy in force, who records everything that it forbids."""
    person = Strict(browser, server)
    person.page.on("console", lambda message: person.complaints.append(message.text) if "Content Security Policy" in message.text else None)
    yield person
    person.close()


@pytest.mark.parametrize("path", SIGNS)
def test_around_the_table(strict: Strict, path: str) -> None:
    page = strict.open(path)
    wait_for_screen(page, path)
    for game in page.query_selector_all("[data-game], [role=tab]"):
        game.click()
    wait_for_screen(page, path)
    assert page.evaluate("document.documentElement.dataset.theme") == "light", "the script that is built into the page ran"
    assert strict.complaints == []


@pytest.mark.parametrize("name", sweep(["crowded", "over-five", "surface", "board-full", "panel-build"], "over-five", "panel-build"))
def test_tables_of_both_games(strict: Strict, scenes: dict[str, Scene], name: str) -> None:
    strict.sit(scenes[name])
    assert strict.complaints == []


def test_a_script_that_was_smuggled_in_does_not_run(browser: Any, server: Serving) -> None:
    person = Strict(browser, server)
    page = person.open()
    wait_for_screen(page)
    page.evaluate("""() => {
        window.ran = [];
        const script = document.createElement("script");
        script.textContent = "window.ran.push('script')";
        document.body.append(script);
        const picture = document.createElement("div");
        picture.innerHTML = '<img src="data:," onerror="window.ran.push(1)">';
        document.body.append(picture);
    }""")
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") == []
    person.context.close()
