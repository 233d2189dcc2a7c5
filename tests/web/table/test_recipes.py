"""The recipes for a game and a screen in docs/contribute: the page is checked and built with both, plays the game and shows the screen."""

import subprocess
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

import node
from kit.recipes import ROOT, Source
from kit.server.serving import Serving
from web.visitor import Visitor
from web.words import button

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def source(program: str, tmp_path_factory: pytest.TempPathFactory) -> Source:
    copied = Source(tmp_path_factory.mktemp("toy"))
    copied.follow("add-a-game.md")
    copied.follow("add-a-screen.md")
    (copied.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return copied


def run(source: Source, script: str, *more: str) -> str:
    """Run a script of the page's package and return what it printed."""
    found = node.find()
    assert found is not None, "the page was built, so there is Node"
    command = [*found.npm, "run", "--silent", script, *more]
    done = subprocess.run(command, cwd=source.folder / "web", env=found.env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def served(source: Source, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    run(source, "build", "--", "--logLevel", "warn")
    folder = tmp_path_factory.mktemp("served")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in source.env.items():
            patch.setenv(name, value)
        serving = Serving(folder, "--no-limits", "--workers", "1", "--page", str(source.folder / "web" / "dist"))
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.log()


@pytest.fixture
def player(browser: Any, served: Serving) -> Iterator[Visitor]:
    with closing(Visitor(browser, served)) as person:
        yield person


def test_the_page_is_type_checked(source: Source) -> None:
    assert "0 errors and 0 warnings" in run(source, "check")


def start(page: Any) -> None:
    """Start a game of the toy from home, where it is chosen."""
    button(page, "home.start").click()
    page.get_by_role("region", name="The race").wait_for()


def test_a_whole_game_is_played_on_the_page(player: Visitor) -> None:
    page = player.open("/?game=toy")
    page.get_by_role("radio", name="Race to the Ice").wait_for(state="attached")
    start(page)
    assert page.get_by_role("region", name="The race").inner_text().startswith("Guest: step 0 of 12, 3 energy")
    while not player.now["over"]:
        since, sent = player.sequence, len(player.sent)
        if not player.asked:
            page.wait_for_function("since => heard.over || heard.sequence > since", arg=since)
            continue
        action = player.now["choices"][-1]["action"]
        answer = page.get_by_role("list", name="Answers").get_by_role(
            "button", name={"drive": "Drive", "wait": "Wait and recharge"}[action]
        )
        answer.click()
        page.wait_for_function("since => heard.sequence > since || document.querySelector('[data-answer][aria-pressed=true]')", arg=since)
        if not acts(player.sent[sent:]):  # it shows something hidden, and so is done the second time
            answer.click()
        player.moved(since)
    assert page.get_by_role("heading", name="win").count() == 1


def acts(sent: list[Any]) -> list[Any]:
    return [message for message in sent if message["type"] == "act"]


SCREENS = {"/learn?game=toy": "12 steps", "/rules?game=toy": "T2.2", "/cards?game=toy": "Long Slope", "/thanks": "To everybody who plays"}


@pytest.mark.parametrize(("path", "told"), SCREENS.items())
def test_a_screen_is_shown(player: Visitor, path: str, told: str) -> None:
    page = player.open(path)
    page.get_by_text(told).first.wait_for()
    assert page.title() != ""


def test_its_table_fits_a_phone(browser: Any, served: Serving) -> None:
    with closing(Visitor(browser, served, 393, 852)) as caller:
        page = caller.open("/?game=toy")
        start(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 393
