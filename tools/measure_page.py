"""Measure how soon the page is there: a server of its own, the Chromium of the machine, every visit with empty caches.

    python tools/measure_page.py --runs 5

Reports medians: the start of the server, home, a new game against opponents, a table's link; and what the first page weighs.
"""

import argparse
import gzip
import os
import sys
import time
from statistics import median
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from browser import FLAGS, PAGE, chromium, server

CHOICE: Final = "() => document.title.startsWith('Your turn') && document.querySelector('[data-hand]') !== null"
"""A first choice is on the screen."""
WEIGHED: Final = ("script", "stylesheet")


class Visit:
    """A visitor with empty caches."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.context: Final[BrowserContext] = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
        self.page: Final[Page] = self.context.new_page()
        self.address: Final = address

    def home(self) -> float:
        began = time.perf_counter()
        self.page.goto(self.address)
        self.page.wait_for_selector(".go:not([aria-disabled=true])")
        return time.perf_counter() - began

    def game(self) -> float:
        """Time the click on "new game" to the first choice; opponents may move before."""
        began = time.perf_counter()
        self.page.click(".go")
        self.page.wait_for_function(CHOICE)
        return time.perf_counter() - began

    def link(self, browser: Browser) -> float:
        """Time the same person opening the table's link on an empty device."""
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US", storage_state=self.context.storage_state())
        page = context.new_page()
        began = time.perf_counter()
        page.goto(self.page.url)
        page.wait_for_function(CHOICE)
        took = time.perf_counter() - began
        context.close()
        return took


def weight(browser: Browser, address: str, path: str = "") -> tuple[float, list[str]]:
    """Return the kilobytes of script and style that a page loads by itself, gzipped, and their files."""
    total, names = 0, []
    context = browser.new_context()
    page = context.new_page()
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response) if response.request.resource_type in WEIGHED else None)
    page.goto(address + path, wait_until="networkidle")
    for response in loaded:
        total += len(gzip.compress(response.body()))
        names.append(response.url.rpartition("/")[2])
    context.close()
    return total / 1000, sorted(names)


def measure(browser: Browser, runs: int) -> None:
    starts: list[float] = []
    times: dict[str, list[float]] = {"home": [], "game": [], "link": []}
    for run in range(runs):
        began = time.perf_counter()
        with server("--page", str(PAGE)) as served:
            starts.append(time.perf_counter() - began)
            visit = Visit(browser, served.address)
            times["home"].append(visit.home())
            times["game"].append(visit.game())
            times["link"].append(visit.link(browser))
            visit.context.close()
            if run == runs - 1:
                kilobytes, names = weight(browser, served.address)
    say("start of the server to the line with its address", starts)
    say("a first visit, right after the start: home to use", times["home"])
    say("new game against two opponents: first choice on screen", times["game"])
    say("a table's link on an empty device: first choice on screen", times["link"])
    print(f"script and style of the first page, gzipped: {kilobytes:.1f} KB in {len(names)} files")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def say(what: str, seconds: list[float]) -> None:
    print(f"{what}: {median(seconds):.2f} s (slowest {max(seconds):.2f} s of {len(seconds)})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    found = chromium()
    if found is None or not (PAGE / "index.html").is_file():
        print("This needs Chromium and a built page (make page).", file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        measure(browser, args.runs)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
