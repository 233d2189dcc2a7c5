"""Sounds: none unless somebody wants them, then a few, and remembered."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.games import record_text
from kit.server.serving import Serving
from web.fromthemoon.settler import Settler
from web.moon.clicker import Clicker
from web.opponents import deed, start, turn
from web.table.test_replay import brought, open_replay
from web.visitor import Visitor
from web.words import ANY, button, like, sheet, words

TONES = """
    window.tones = [];
    performance.now = () => 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        tones.push(Math.round(this.frequency.value));
        return start.apply(this, when);
    };
"""
"""Pitches of the sounds that start. The page's clock stands still: on a slow machine a sound may start too late and be dropped."""
MY_TURN, MY_DEED, DEED = 659, 587, 440


class Listener:
    """Somebody at a page, with ears."""

    def __init__(self, person: Any) -> None:
        self.person, self.page = person, person.page
        self.noise: list[str] = []
        person.context.add_init_script(TONES)
        self.page.on("console", lambda line: self.noise.append(line.text))

    @property
    def tones(self) -> list[int]:
        return list(self.page.evaluate("tones"))

    @property
    def switch(self) -> Any:
        return sheet(self.page, "menu").get_by_label(words("taste.sounds"))

    def hears(self, pitch: int) -> None:
        self.page.wait_for_function("pitch => tones.includes(pitch)", arg=pitch)

    def menu(self) -> None:
        button(self.page, "menu").click()
        self.switch.wait_for()

    def close_menu(self) -> None:
        self.page.keyboard.press("Escape")
        sheet(self.page, "menu").wait_for(state="detached")


@pytest.fixture(params=[Clicker, pytest.param(Settler, marks=pytest.mark.long)])
def listener(request: pytest.FixtureRequest, browser: Any, server: Serving) -> Iterator[Listener]:
    """A listener at a table with opponents, who is asked."""
    person = request.param(browser, server)
    person.chance = random.Random(3)
    found = Listener(person)
    start(person)
    yield found
    person.close()
    assert found.noise == []


def test_only_who_wants_sounds_hears_them(listener: Listener, axe: str) -> None:
    person, page = listener.person, listener.page
    turn(person)
    assert listener.tones == []

    listener.menu()
    assert not listener.switch.is_checked()
    assert person.violations(axe, sheet(page, "menu")) == []
    listener.switch.focus()
    page.keyboard.press("Space")
    listener.hears(MY_TURN)
    listener.close_menu()

    page.evaluate("tones = []")
    turn(person)
    for pitch in (MY_DEED, MY_TURN):
        listener.hears(pitch)

    page.reload()
    person.my_turn()
    assert listener.tones == []
    deed(person)
    listener.hears(MY_DEED)
    listener.menu()
    assert listener.switch.is_checked()
    listener.switch.click()
    listener.close_menu()
    page.evaluate("tones = []")
    deed(person)
    assert listener.tones == []


def test_a_replay_sounds_while_it_plays_slowly(browser: Any, server: Serving) -> None:
    person = Visitor(browser, server)
    listener = Listener(person)
    person.context.add_init_script("localStorage.setItem('moonbase.sounds', 'on')")
    page = open_replay(person, f"/replay/{brought(server, record_text(2, 1))}?step=60&seat=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("!location.search.includes('step=60&')")
    speed = page.get_by_role("button", name=like("replay.speed", n=ANY))
    speed.click()
    stood = page.url
    button(page, "replay.play").click()
    page.wait_for_function("stood => location.href !== stood", arg=stood)
    assert listener.tones == []
    for _ in range(3):
        speed.click()
    assert speed.inner_text() == "1×"
    listener.hears(DEED)
    assert MY_TURN not in listener.tones
    person.close()
    assert listener.noise == []
