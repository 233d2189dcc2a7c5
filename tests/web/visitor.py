"""A person at the page: what one sees and does there, in words."""

from typing import Any

from kit.serving import Serving

PATIENCE = 30_000


class Visitor:
    """One browser of one person; what the page complains about is kept in ``complaints``."""

    def __init__(self, browser: Any, server: Serving, width: int = 1280, height: int = 800, theme: str = "light") -> None:
        phone = width < 600
        self.server = server
        size = {"width": width, "height": height}
        still = {"locale": "en-US", "reduced_motion": "reduce"}
        self.context = browser.new_context(viewport=size, color_scheme=theme, has_touch=phone, is_mobile=phone, **still)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path: str = "/") -> Any:
        self.page.goto(f"http://{self.server.host}{path}")
        return self.page

    def start(self) -> None:
        """A game against two opponents, from home."""
        self.open()
        self.page.click(".go:not([aria-disabled=true])")
        self.page.wait_for_selector("[data-hand]")
        self.my_turn()

    def my_turn(self) -> None:
        self.page.wait_for_function("document.title.startsWith('Your turn')")

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []

    def violations(self, axe: str) -> list[str]:
        """What axe-core finds of serious or critical impact."""
        self.page.evaluate(axe)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found if each["impact"] in ("serious", "critical")]

    def fits(self) -> bool:
        """Nothing scrolls."""
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        width, height = self.page.evaluate(size)
        view = self.page.viewport_size
        return bool(width <= view["width"] and height <= view["height"])
