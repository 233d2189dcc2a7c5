"""``moonbase`` alone, in a copy of the package that has a page, or has none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

import moonbase
from cli.tables import last_words
from kit.command import Ran, surroundings
from kit.games import MOON
from kit.terminal import Screen
from moonbase.server.host.serve import listen

PACKAGE = Path(str(moonbase.__file__)).parent
ALONE = [sys.executable, "-m", "moonbase"]


class Home:
    """A folder with the package in it, as a fresh clone has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {"PYTHONPATH": str(folder / "src"), "XDG_DATA_HOME": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        shutil.copytree(PACKAGE, folder / "src" / "moonbase", ignore=shutil.ignore_patterns("_native", "__pycache__"))
        if (PACKAGE / "_native").is_dir():
            (folder / "src" / "moonbase" / "_native").symlink_to(PACKAGE / "_native")

    def build_page(self) -> None:
        page = self.folder / "web" / "dist"
        page.mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html><title>table</title>")

    def piped(self, *arguments: str) -> Ran:
        env = surroundings(**self.env)
        done = subprocess.run([*ALONE, *arguments], input="", text=True, capture_output=True, env=env, cwd=self.folder, timeout=120)
        return Ran(done.returncode, done.stdout, done.stderr)

    @contextmanager
    def serving(self, *arguments: str, **env: str) -> Iterator[str]:
        """The line that the server says."""
        with subprocess.Popen(
            [*ALONE, *arguments], stdout=subprocess.PIPE, text=True, env=surroundings(**self.env | env), cwd=self.folder
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline()
            finally:  # a failing test must not wait for a server that nobody stops
                process.terminate()
            assert process.wait(60) == 0


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_it_serves_the_page_at_the_next_free_port_and_says_where(home: Home) -> None:
    home.build_page()
    with listen("127.0.0.1", None) as taken, home.serving() as said:
        assert said.startswith("Moonbase is at http://127.0.0.1:80")
        assert f"keeps its tables in {home.folder / 'moonbase' / 'tables.sqlite'}" in said
        address = said.split()[3]
        assert f":{taken.getsockname()[1]}/" not in address
        assert "<title>table</title>" in urlopen(address).read().decode()


def test_options_without_a_command_are_those_of_serve(home: Home) -> None:
    home.build_page()
    with home.serving("--port", "0", "--no-open") as said:
        assert said.startswith("Moonbase is at http://127.0.0.1:")


def test_the_browser_is_opened_where_there_is_a_display(home: Home) -> None:
    home.build_page()
    os.mkfifo(home.folder / "opened")
    browser = home.folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {home.folder / "opened"}\n')
    browser.chmod(0o755)
    with home.serving("--port", "0", DISPLAY=":7", BROWSER=f"{browser} %s") as said, open(home.folder / "opened") as opened:
        assert opened.read().strip() == said.split()[3]


def test_without_a_page_and_a_terminal_it_shows_a_short_game_and_ends(home: Home) -> None:
    ran = home.piped()
    assert (ran.code, ran.err) == (0, "")
    first, second, *_ = ran.out.splitlines()
    assert "'make page' builds it" in first
    assert second.startswith("A game of Moon between ")
    assert last_words(MOON) in ran.out


def test_without_a_page_the_terminal_game_is_offered(home: Home) -> None:
    with Screen(cwd=home.folder, **home.env) as screen:
        shown = screen.read()
        assert "'make page' builds it" in shown
        assert shown.endswith("Play there now? [Y/n] ")
        assert "Era I" in screen.type("")
    with Screen(cwd=home.folder, **home.env) as screen:
        screen.read()
        assert "Era I" not in screen.type("n")
        assert screen.code() == 0


def test_serve_without_a_page_serves_programs_and_says_what_is_missing(home: Home) -> None:
    with home.serving("serve", "--no-open", "--port", "0") as said:
        assert "<code>make play</code> in the project's folder builds it" in urlopen(said.split()[3]).read().decode()


def test_a_named_page_that_is_none_is_refused(home: Home) -> None:
    ran = home.piped("serve", "--page", "src")
    assert (ran.code, ran.out, ran.err) == (2, "", "moonbase: --page: src is not a built page, it has no index.html\n")
