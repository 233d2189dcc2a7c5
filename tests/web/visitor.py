"""A person at the page: what one sees and does there, in words."""

import json
import os
from typing import Any

from kit.server.prepared import Scene
from kit.server.serving import Serving
from kit.texts import Spoken
from web.screens import wait_for_screen
from web.words import button, words

PATIENCE = 90_000
EVERYTHING = os.environ.get("MOONBASE_ALL") == "1"
LISTENING = """
    function applied(base, change) {
        if (Array.isArray(change)) return change[0];
        const out = Array.isArray(base) ? [...base] : { ...base };
        const { "#": splices = [], ...within } = change;
        for (const [key, value] of Object.entries(within)) {
            if (Array.isArray(value) && value.length === 0) delete out[key];
            else out[key] = applied(base[key], value);
        }
        for (const [at, dropped, ...fresh] of [...splices].reverse()) out.splice(at, dropped, ...fresh);
        return out;
    }
    const actions = (choices) => choices.map((choice) => choice.action);
    function byAction(table, offers) {
        for (const choice of [...table.choices, ...table.closed]) offers = { ...offers, [choice.action]: choice };
        return { ...table, choices: actions(table.choices), closed: actions(table.closed), offers };
    }
    function whole(tree) {
        const choices = (names) => names.map((action) => tree.offers[action]);
        return { ...tree, choices: choices(tree.choices), closed: choices(tree.closed) };
    }
    const Own = window.WebSocket;
    window.late = null;
    window.unanswered = new Set();
    window.WebSocket = class extends Own {
        constructor(...address) {
            super(...address);
            window.line = this;
            this.addEventListener("message", (e) => {
                if (window.late) {
                    e.stopImmediatePropagation();
                    return window.late.push(e.data);
                }
                const message = JSON.parse(e.data);
                if (message.type === "returned" && window.unwelcome) return e.stopImmediatePropagation();
                if (message.type === "table") window.heard = message;
                else if (message.type === "change") window.heard = whole(applied(byAction(heard, heard.offers ?? {}), message.change));
                else window.unanswered.delete(message.request);
            });
        }
        send(text) {
            const message = JSON.parse(text);
            if (message.type === "act") window.unanswered.add(message.request);
            super.send(text);
        }
    };
    window.slow = () => (window.late = []);
    window.catchUp = () => {
        const missed = window.late;
        window.late = null;
        for (const data of missed) line.dispatchEvent(new MessageEvent("message", { data }));
    };
"""
"""The page's own socket as ``line``, what it last heard of the table as ``heard``, and which acts it has sent and heard nothing of as
``unanswered``. Between ``slow`` and ``catchUp`` it hears nothing, like somebody whose line is slow. Where it is ``unwelcome``, it is not
told what happened while it was away."""


class Visitor:
    """One browser of one person; what the page complains about is kept in ``complaints``."""

    lenient = True
    """Bypass the policy of the page: functions to wait for reach the browser as text, which the policy forbids."""

    def __init__(self, browser: Any, server: Serving, width: int = 1280, height: int = 800, theme: str = "light") -> None:
        phone = width < 600
        self.server = server
        size = {"width": width, "height": height}
        still = {"locale": "en-US", "reduced_motion": "reduce", "bypass_csp": self.lenient}
        self.context = browser.new_context(viewport=size, color_scheme=theme, has_touch=phone, is_mobile=phone, **still)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTENING)
        self.complaints: list[str] = []
        self.sent: list[Any] = []
        self.received: list[list[str]] = []
        self.page = self.tab()

    def tab(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: Any) -> None:
        texts: list[str] = []
        self.received.append(texts)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: texts.append(str(text)))

    def open(self, path: str = "/") -> Any:
        self.page.goto(f"http://{self.server.host}{path}")
        return self.page

    def sit(self, scene: Scene, seat: int | None = None, welcome: bool = False) -> Any:
        """At a prepared table, where one is asked; or at another seat of it.

        Tests share tables, so whoever sits there may have been away since an earlier test: only who asks for it is welcomed back."""
        if not welcome:
            self.context.add_init_script("window.unwelcome = true;")
        cookie = scene.cookies[scene.seat if seat is None else seat]
        self.context.add_cookies([{**cookie, "url": f"http://{self.server.host}"}])
        page = self.open(f"/table/{scene.table}")
        page.wait_for_selector("main section:not([aria-busy])")
        return page

    def start(self) -> None:
        """A game against two opponents, from home."""
        self.open()
        button(self.page, "home.start").click()
        self.page.wait_for_selector("[data-hand]")
        self.my_turn()

    def seats(self, n: int) -> None:
        """Reduce the seats of the chosen game at home to this number."""
        wait_for_screen(self.page)
        while button(self.page, "home.drop", n=n + 1).count():
            button(self.page, "home.drop", n=n + 1).click()

    def my_turn(self) -> None:
        self.page.wait_for_function("words => document.title.startsWith(words)", arg=words("title.turn"))

    @property
    def now(self) -> Any:
        """The table as the page last heard of it."""
        return self.page.evaluate("window.heard")

    def choices(self) -> list[str]:
        """Return the page's words for each choice that it offers."""
        now = self.now
        return Spoken(now).choices(now)

    @property
    def sequence(self) -> int:
        return int(self.page.evaluate("window.heard.sequence"))

    @property
    def asked(self) -> bool:
        return bool(self.page.evaluate("window.heard.choices.length > 0"))

    def moved(self, since: int) -> None:
        """The page has heard of something newer."""
        self.page.wait_for_function("since => window.heard?.sequence > since", arg=since)

    def answered(self, since: int) -> None:
        """An answer that shows something hidden is asked for a second time."""
        self.page.wait_for_function("since => heard.sequence > since || document.querySelector('[data-confirm]')", arg=since)
        if self.sequence == since:
            self.page.click("[data-confirm]")

    def ask(self, **message: Any) -> Any:
        """Speak the wire over the page's own socket."""
        return self.page.evaluate(ASK, message)

    @property
    def hand(self) -> list[str]:
        return [card.get_attribute("data-hand") for card in self.page.query_selector_all("[data-hand]")]

    def close(self) -> None:
        self.context.close()
        assert self.complaints == [], self.complaints

    def violations(self, axe: str, within: Any = None) -> list[str]:
        """Return violations of serious or critical impact that axe-core finds on the page, or within a part of it. With MOONBASE_ALL=1 it
        also looks at media and style sheets, and at the contrast of the other theme."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        found = self._look(within, {"resultTypes": ["violations"], "preload": EVERYTHING})
        if EVERYTHING:
            theme = self.page.evaluate("document.documentElement.dataset.theme")
            self.theme("light" if theme == "dark" else "dark")
            found += self._look(within, {"resultTypes": ["violations"], "runOnly": ["color-contrast"]})
            self.theme(theme)
        return found

    def theme(self, theme: str) -> None:
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)

    def _look(self, within: Any, options: dict[str, Any]) -> list[str]:
        where = within or self.page.locator(":root")
        found = where.evaluate("(where, options) => axe.run(where, options)", options)["violations"]
        bad = [each for each in found if each["impact"] in ("serious", "critical")]
        return [f"{each['id']}: {node['html'][:160]}" for each in bad for node in each["nodes"][:3]]

    def fits(self) -> bool:
        """Tell whether the page fits without scrolling."""
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        width, height = self.page.evaluate(size)
        view = self.page.viewport_size
        return bool(width <= view["width"] and height <= view["height"])


class Strict(Visitor):
    """The policy of the page holds here, also for what drives the browser: nothing may be waited for by a function."""

    lenient = False


ASK = """
    (message) => new Promise((resolve) => {
        const hear = (e) => {
            const answer = JSON.parse(e.data);
            if (answer.request !== message.request) return;
            line.removeEventListener("message", hear);
            resolve(answer);
        };
        line.addEventListener("message", hear);
        line.send(JSON.stringify(message));
    })
"""
