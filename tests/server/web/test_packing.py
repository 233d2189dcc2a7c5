"""Answers that are the same for everybody are compressed, and only once; answers for one person never are."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving

SCRIPT = "console.log('table');\n" * 200
PUBLIC = ("/", "/table/abc", "/assets/a-1.js", "/api/games", "/api/games/moon/gallery", "/api/games/fromthemoon/rules")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("packed")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>table</title>")
    (page / "assets" / "a-1.js").write_text(SCRIPT)
    (page / "assets" / "font.woff2").write_bytes(bytes(range(256)) * 40)
    serving = Serving(folder, "--page", str(page), "--workers", "1")
    yield serving.host
    assert serving.stop() == 0


def fetch(host: str, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(host, timeout=60)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize("path", PUBLIC)
def test_packed_and_whole_are_the_same(host: str, path: str) -> None:
    plain, whole = fetch(host, path)
    packed, small = fetch(host, path, Accept_Encoding="gzip, br")
    assert (plain.status, plain.getheader("Content-Encoding")) == (200, None)
    assert (packed.status, packed.getheader("Content-Encoding")) == (200, "gzip")
    assert gzip.decompress(small) == whole
    assert plain.getheader("Content-Type") == packed.getheader("Content-Type")
    assert "Accept-Encoding" in str(packed.getheader("Vary"))


@pytest.mark.parametrize("path", PUBLIC)
def test_cached_files_are_not_sent_again(host: str, path: str) -> None:
    first, _ = fetch(host, path, Accept_Encoding="gzip")
    again, body = fetch(host, path, Accept_Encoding="gzip", If_None_Match=str(first.getheader("ETag")))
    assert (again.status, body) == (304, b"")
    other, body = fetch(host, path, If_None_Match='W/"0000000000000000"')
    assert other.status == 200
    assert body


def test_built_files_are_kept_for_good_and_the_page_is_asked_after(host: str) -> None:
    assert "immutable" in str(fetch(host, "/assets/a-1.js")[0].getheader("Cache-Control"))
    assert fetch(host, "/")[0].getheader("Cache-Control") == "no-cache"


def test_fonts_are_packed_already(host: str) -> None:
    font, body = fetch(host, "/assets/font.woff2", Accept_Encoding="gzip")
    assert (font.getheader("Content-Encoding"), len(body)) == (None, 256 * 40)


def test_private_answers_are_never_packed(host: str) -> None:
    ada = Guest(host, "Ada")
    table = ada.table("me", "random")["table"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}/steps"):
        answer, _ = fetch(host, path, Accept_Encoding="gzip", Cookie=ada.cookie)
        assert (answer.status, answer.getheader("Content-Encoding")) == (200, None)
        assert answer.getheader("ETag") is None
