"""The first page is light: what a new visitor loads before anything can be seen."""

from typing import Any

import pytest

from kit.server.serving import Serving

MOST = 150
"""Kilobytes of script and style, gzipped."""


@pytest.mark.parametrize("path", ["", "cards", "own", "rules", "learn", "fair"])
def test_script_and_style_are_light(browser: Any, server: Serving, path: str) -> None:
    from measure_page import weight  # needs the driver of the browser, as the fixtures do

    kilobytes, names = weight(browser, f"http://{server.host}/", path)
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    assert kilobytes < MOST, names
