"""Compression and caching of answers that are the same for everybody.

An answer that depends on its receiver is never compressed: its length could reveal its content.
"""

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

REMEMBERED: Final = 128
"""Compressed bodies kept in memory: the files of the page, the cards and the rules."""
PACKABLE: Final = ("text/", "application/json", "application/javascript", "image/svg")
AGAIN: Final = "no-cache"
"""Let the client cache it, and ask each time whether it has changed."""


async def compressed(body: bytes, media_type: str, asked: Headers, cache: str = AGAIN) -> Response:
    """Return the answer for this client: whole, compressed, or just the status that nothing has changed."""
    tag = f'W/"{blake2b(body, digest_size=8).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if media_type.startswith(PACKABLE) and "gzip" in asked.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(small, body)
    return Response(body, headers=headers, media_type=media_type)


@lru_cache(REMEMBERED)
def small(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
