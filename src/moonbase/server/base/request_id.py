"""The name that a client gives a request, so that it may be repeated without harm."""

from typing import Final

from moonbase.server.base.errors import Refused

LONGEST: Final = 64


def require_request_id(text: str) -> None:
    if not 0 < len(text) <= LONGEST or not text.isprintable():
        raise Refused("malformed", f"A request id has 1 to {LONGEST} characters that can be printed.")
