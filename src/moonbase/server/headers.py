"""Headers that every answer carries: this page is not framed, not guessed at, and tells no other site where it was."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", b"frame-ancestors 'none'; object-src 'none'; base-uri 'self'"),
)


class Headers:
    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *ALWAYS]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
