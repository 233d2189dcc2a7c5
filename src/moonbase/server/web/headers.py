"""Headers of every answer: no other site may frame the page, it runs only its own files, and it sends no Referer to other sites."""

from pathlib import Path
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send


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
    """Return a policy that forbids everything that the page does not need.

    The substitute for a missing page has its styles in attributes.
    """
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
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
