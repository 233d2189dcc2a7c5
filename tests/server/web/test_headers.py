"""The headers of every answer: a page runs only its own files, and no other site may frame it."""

import http.client
from pathlib import Path

from kit.server.serving import Serving


def headers(server: Serving, path: str) -> http.client.HTTPMessage:
    connection = http.client.HTTPConnection(server.host, timeout=60)
    try:
        connection.request("GET", path)
        return connection.getresponse().headers
    finally:
        connection.close()


def rules(found: http.client.HTTPMessage) -> dict[str, str]:
    pairs = (rule.strip().partition(" ") for rule in str(found["content-security-policy"]).split(";"))
    return {name: value for name, _, value in pairs}


def test_everything_is_forbidden_that_is_not_needed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><script type="module" src="/assets/a.js"></script>')
    server = Serving(tmp_path, "--workers", "1", "--page", str(tmp_path))
    for path in ("/", "/api/me", "/healthz", "/api/nowhere", "/assets/none.js"):
        found = headers(server, path)
        assert rules(found) == {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self'",
            "img-src": "'self' data:",
            "font-src": "'self'",
            "connect-src": "'self'",
            "manifest-src": "'self'",
            "base-uri": "'none'",
            "form-action": "'self'",
            "frame-ancestors": "'none'",
        }
        assert (found["x-content-type-options"], found["referrer-policy"]) == ("nosniff", "same-origin")
    assert server.stop() == 0
