"""Every link of the documents leads somewhere, in the source and on the site, and the site shows every page."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonbase
from documents.markdown import anchors, links

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]


def wrong(page: Path, link: str) -> str:
    """Return what is wrong with a link of a page; empty where it leads somewhere."""
    if "://" in link or link.startswith("mailto:"):
        return ""
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists() or not target.is_relative_to(ROOT):
        return "there is no such file"
    if page.is_relative_to(DOCS) and not target.is_relative_to(DOCS):
        return "the site has no files from outside docs/"
    if page.is_relative_to(DOCS) and target.is_dir():
        return "the site has no page for a folder"
    if anchor and target.suffix == ".md":
        text = target.read_text(encoding="utf-8")
        if anchor not in anchors(text, "-") & anchors(text, "_"):
            return "there is no such heading"
    return ""


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    found = {link: wrong(page, link) for link in links(page.read_text(encoding="utf-8"))}
    assert {link: why for link, why in found.items() if why} == {}


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("guides/library.md", ""),
        ("guides/library.md#who-is-asked", ""),
        ("pictures/moon-table.png#gh-light-mode-only", ""),
        ("https://example.org/nowhere.md#at-all", ""),
        ("guides/nowhere.md", "there is no such file"),
        ("pictures/nowhere.png", "there is no such file"),
        ("guides/library.md#nobody-is-asked", "there is no such heading"),
        ("#nobody-is-asked", "there is no such heading"),
        ("../README.md", "the site has no files from outside docs/"),
        ("guides", "the site has no page for a folder"),
    ],
)
def test_a_link_that_leads_nowhere_is_noticed(link: str, why: str) -> None:
    assert wrong(DOCS / "index.md", link) == why


NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*)`")
PLACES = ("", "src/moonbase", "src/moonbase/games/moon", "src/moonbase/games/fromthemoon", "web", "web/src", "tests")
"""Design pages name files as one speaks of them: from the package, from a game, from the page."""
BUILT = ("web/dist/", "site/", "build/", "src/moonbase/_native/", "node_modules/")


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/design/house.md", "docs/design/engine.md"])
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    named = {name for name in NAMED.findall((ROOT / page).read_text(encoding="utf-8")) if not re.search("GAME|LANG", name)}
    assert len(named) > 5
    assert [
        name for name in sorted(named) if not name.startswith(BUILT) and not any((ROOT / place / name).exists() for place in PLACES)
    ] == []


def test_links_and_headings_are_read_as_they_are_shown() -> None:
    text = (
        'See [one](one.md "title"), ![two](two.png) and <a href="three.md">three</a>, not `[four](four.md)`.\n\n'
        "```sh\n# no heading\n[five](five.md)\n```\n\n[six]: six.md\n\n"
        "## The `wire`, [again](x.md)\n\n## Rules & rulings\n\n## Rules & rulings\n"
    )
    assert sorted(links(text)) == ["one.md", "six.md", "three.md", "two.png", "x.md"]
    assert anchors(text, "-") == {"the-wire-again", "rules--rulings", "rules--rulings-1"}
    assert anchors(text, "_") == {"the-wire-again", "rules--rulings", "rules--rulings_1"}


def pages(nav: object) -> Iterator[str]:
    """Yield the pages of a navigation: a page, a list, or titles with either."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list | dict):
        for each in nav.values() if isinstance(nav, dict) else nav:
            yield from pages(each)


def test_the_navigation_of_the_site_has_every_page_once() -> None:
    assert sorted(pages(SITE["nav"])) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def test_the_site_has_the_icon_of_the_table() -> None:
    assert SITE["theme"]["logo"] == SITE["theme"]["favicon"] == "pictures/icon.svg"
    assert (DOCS / "pictures" / "icon.svg").read_bytes() == (ROOT / "web" / "public" / "icon.svg").read_bytes()


def test_the_site_loads_nothing_from_other_hosts() -> None:
    assert SITE["theme"]["font"] is False
    assert "offline" not in SITE["plugins"]  # it brings a script from another host
    assert [file.name for file in (DOCS / "look").glob("*.css") if "//" in file.read_text(encoding="utf-8")] == []


def test_the_api_names_everything_that_the_package_offers() -> None:
    page = (DOCS / "reference" / "api" / "moonbase.md").read_text(encoding="utf-8")
    assert [name for name in moonbase.__all__ if f"`{name}`" not in page and f"`{name}(" not in page] == []
