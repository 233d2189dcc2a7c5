"""The pictures of the README: a server of its own with staged tables, shot in Chromium on a desk and on a phone, by day and by night.

    python tools/pictures.py [NAME ...]        all of them, or some, into docs/pictures

Where pngquant is at hand the files are brought down to a palette of 256 colours.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from browser import FLAGS, PAGE, ROOT, chromium, server
from moonbase.engine.session import Session
from staged_tables import Moment, Scene, stage

FOLDER: Final = ROOT / "docs" / "pictures"
DESK: Final = (1280, 800)
PHONE: Final = (393, 852)
COLOURS: Final = 256


def fresh_turn(era: int, round: int) -> Moment:
    """Moon: the start of a turn with some cards of the hand open, some closed, and a way to open one of these."""

    def come(session: Session) -> bool:
        game, s = session.game, session.state
        view: dict[str, Any] = game.view(s, 0)
        if view["era"] != era or view["round"] < round or view["question"] is not None or session.record.steps[-1].seat == 0:
            return False
        legal = set(game.legal(s))
        builds = [action for action in game.candidates(s, 0) if game.write(s, action).startswith("build ")]
        reasons = [game.why_not(s, 0, action) for action in builds if action not in legal]
        return len(builds) > len(reasons) > 1 and any(reason is not None and reason.steps for reason in reasons)

    return come


def fresh_round(round: int) -> Moment:
    """From the Moon: the first decision of a round."""

    def come(session: Session) -> bool:
        view: dict[str, Any] = session.game.view(session.state, 0)
        return view["round"] >= round and view["question"] is None

    return come


SCENES: Final = [
    Scene("moon-table", "moon", 3, 33, fresh_turn(2, 4)),
    Scene("moon-late", "moon", 4, 20, fresh_turn(3, 3)),
    Scene("moon-over", "moon", 3, 33, None),
    Scene("from-table", "fromthemoon", 3, 5, fresh_round(4)),
    Scene("from-solo", "fromthemoon", 1, 9, fresh_round(4)),
    Scene("from-over", "fromthemoon", 2, 5, None),
]


class Picture(NamedTuple):
    name: str
    path: str
    theme: str = "light"
    size: tuple[int, int] = DESK
    act: Callable[[Page], None] | None = None


def why_not(page: Page) -> None:
    """Look at a closed card of the hand: why it is closed, and how it can be opened."""
    for card in page.locator("[data-hand].closed").all():
        card.focus()
        page.wait_for_selector("[data-why]")
        if page.locator("[data-why] .btn").count():
            return


PICTURES: Final = [
    Picture("home", "/"),
    Picture("home-dark", "/", "dark"),
    Picture("home-phone", "/", size=PHONE),
    Picture("moon-table", "/table/moon-table"),
    Picture("moon-table-dark", "/table/moon-table", "dark"),
    Picture("moon-late-dark", "/table/moon-late", "dark"),
    Picture("moon-why-not", "/table/moon-table", act=why_not),
    Picture("moon-phone", "/table/moon-table", size=PHONE),
    Picture("moon-phone-dark", "/table/moon-table", "dark", PHONE),
    Picture("moon-over", "/table/moon-over"),
    Picture("moon-replay", "/replay/moon-over?step=220"),
    Picture("moon-cards", "/cards"),
    Picture("fromthemoon-table", "/table/from-table"),
    Picture("fromthemoon-table-dark", "/table/from-table", "dark"),
    Picture("fromthemoon-solo", "/table/from-solo"),
    Picture("fromthemoon-phone", "/table/from-table", size=PHONE),
    Picture("fromthemoon-over", "/table/from-over"),
]


def shoot(browser: Browser, picture: Picture, address: str, cookie: tuple[str, str]) -> Path:
    phone = picture.size == PHONE
    context = browser.new_context(
        viewport={"width": picture.size[0], "height": picture.size[1]},
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if picture.theme == "dark" else "light",
        locale="en-US",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    context.add_cookies([{"name": cookie[0], "value": cookie[1], "url": address}])
    page = context.new_page()
    page.goto(address.rstrip("/") + picture.path, wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    if picture.act is not None:
        picture.act(page)
    page.wait_for_timeout(300)  # pictures in the page are drawn when the browser has time for them
    file = FOLDER / f"{picture.name}.png"
    page.screenshot(path=file)
    context.close()
    slim(file)
    return file


def slim(file: Path) -> None:
    """A palette instead of full colour: a third of the size."""
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--speed", "1", "--strip", "--output", str(file), str(COLOURS), str(file)], check=True)


def main() -> int:
    found = chromium()
    if found is None or not (PAGE / "index.html").is_file():
        print("This needs Chromium and a built page (make page).", file=sys.stderr)
        return 2
    wanted = [each for each in PICTURES if not sys.argv[1:] or each.name in sys.argv[1:]]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "staged.sqlite"
        cookie = stage(file, SCENES)
        with server("--db", f"sqlite:///{file}", "--page", str(PAGE)) as served, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for picture in wanted:
                shot = shoot(browser, picture, served.address, cookie)
                print(f"{shot.relative_to(ROOT)} {shot.stat().st_size // 1000} KB", flush=True)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
