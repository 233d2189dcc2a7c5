"""Headers that every answer carries: this page is not framed, runs nothing but its own files, and tells no other site where it was."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Headers:
    def __init__(self, app: ASGIApp, page: Path | None) -> None:
        self._app: Final = app
        self._always: Final = (
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
            (b"content-security-policy", policy(page).encode()),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._always]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def policy(page: Path | None) -> str:
    """Everything is forbidden that the page does not need. Of scripts in the page itself those run that were built into it.

    What stands in place of a page that is not built has its look in attributes."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *built_in(page))),
            "style-src 'self'" if page else "style-src 'self'; style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def built_in(page: Path | None) -> list[str]:
    """Scripts that stand in the built page, by their digests."""
    if page is None:
        return []
    found = INLINE.findall((page / "index.html").read_text(encoding="utf-8"))
    return [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in found]
