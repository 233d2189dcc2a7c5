"""The built page: from the package, or from the project's folder; else a page that says how to build it."""

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from moonbase.languages.phrase import Phrase
from moonbase.server.web.compression import AGAIN, compressed

LACKING: Final = Phrase(
    "server.no_page", "The page for the browser is missing: 'make page' builds it, and every package of Moonbase brings it along."
)
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Moonbase</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 38rem; margin: 4rem auto; padding: 0 1rem">
<h1>The server runs, the page is not built</h1>
<p><code>make play</code> in the project's folder builds it, and so does <code>python tools/start.py</code>. An installed package brings the
page along.</p>
<p>Without it, <code>moonbase play</code> plays in the terminal.</p></body></html>
"""
FOREVER: Final = "public, max-age=31536000, immutable"


def folder(named: str | None) -> Path | None:
    package = Path(str(files("moonbase")))
    places = [Path(named)] if named else [package / "page", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


class Page(StaticFiles):
    """The built files. Any other path gets the page itself, which reads the path."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = FileResponse(Path(str(self.directory)) / "index.html")
        if not isinstance(response, FileResponse):
            return response
        body = await asyncio.to_thread(Path(response.path).read_bytes)
        return await compressed(body, str(response.media_type), Headers(scope=scope), FOREVER if path.startswith("assets/") else AGAIN)


async def missing(*_: object) -> HTMLResponse:
    return HTMLResponse(MISSING)
