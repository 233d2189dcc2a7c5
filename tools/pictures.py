"""The pictures of the README: a server of its own with prepared tables, shot in Chromium on a desk and on a phone, by day and by night.

    make pictures [ARGS="NAME ..."]            all of them, or some, into docs/pictures

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
from kit.server.prepared import Plan, prepare
from moonbase.engine.game import OVER
from moonbase.server.table.log.ledger import Ledger

FOLDER: Final = ROOT / "docs" / "pictures"
DESK: Final = (1280, 800)
PHONE: Final = (393, 852)
COLOURS: Final = 256
MUCH: Final = 15
Fits = Callable[[Ledger], bool]


def sees(ledger: Ledger) -> dict[str, Any]:
    return ledger.game.view(ledger.line.state, max(0, ledger.waiting))


def fresh_turn(era: int, round: int) -> Fits:
    """Look for the start of a turn of Moon with some cards of the hand open, some closed, and a way to open one of these."""

    def fits(ledger: Ledger) -> bool:
        game, s, seat = ledger.game, ledger.line.state, ledger.waiting
        if seat != 0 or ledger.line.steps[-1].seat == 0:
            return False
        view = sees(ledger)
        if view["era"] != era or view["round"] < round or view["question"] is not None:
            return False
        legal = set(game.legal(s))
        builds = [action for action in game.candidates(s, seat) if game.write(s, action).startswith("build ")]
        reasons = [game.why_not(s, seat, action) for action in builds if action not in legal]
        return len(builds) > len(reasons) > 1 and any(reason is not None and reason.steps for reason in reasons)

    return fits


def fresh_round(round: int) -> Fits:
    """Look for a turn of From the Moon in which the first seat has much to choose from."""

    def fits(ledger: Ledger) -> bool:
        if ledger.waiting != 0 or sees(ledger)["round"] < round or sees(ledger)["question"] is not None:
            return False
        return len(ledger.game.legal(ledger.line.state)) >= MUCH

    return fits


def over(ledger: Ledger) -> bool:
    return ledger.waiting == OVER


PLANS: Final = {
    "moon-table": Plan(3, fresh_turn(2, 4), "greedy", alone=True, seed=33),
    "moon-late": Plan(4, fresh_turn(3, 3), "greedy", alone=True, seed=20),
    "moon-over": Plan(3, over, "greedy", alone=True, seed=33),
    "from-table": Plan(3, fresh_round(24), "greedy", alone=True, seed=5, game="fromthemoon"),
    "from-solo": Plan(1, fresh_round(18), "greedy", alone=True, seed=9, game="fromthemoon"),
}


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
    Picture("home-phone", "/", size=PHONE),
    Picture("moon-table", "/table/moon-late"),
    Picture("moon-table-dark", "/table/moon-table", "dark"),
    Picture("moon-why-not", "/table/moon-table", act=why_not),
    Picture("moon-phone", "/table/moon-table", size=PHONE),
    Picture("moon-phone-dark", "/table/moon-table", "dark", PHONE),
    Picture("moon-over", "/table/moon-over"),
    Picture("moon-replay", "/replay/moon-over?step=220"),
    Picture("moon-cards", "/cards"),
    Picture("fromthemoon-cards", "/cards?game=fromthemoon", "dark"),
    Picture("fromthemoon-table-dark", "/table/from-table", "dark"),
    Picture("fromthemoon-solo", "/table/from-solo"),
    Picture("fromthemoon-phone", "/table/from-table", size=PHONE),
]


def shoot(browser: Browser, picture: Picture, address: str, cookie: dict[str, str]) -> Path:
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
    context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": address}])
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
    """Reduce a picture to a palette: a third of the size."""
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
        scenes = prepare(Path(folder), PLANS)
        cookie = scenes["moon-table"].cookies[0]
        with server("--db", f"sqlite:///{folder}/tables.sqlite", "--page", str(PAGE)) as served, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for picture in wanted:
                shot = shoot(browser, picture, served.address, cookie)
                print(f"{shot.relative_to(ROOT)} {shot.stat().st_size // 1000} KB", flush=True)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
