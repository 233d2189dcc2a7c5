"""The tables in docs/reference/card-files.md are those of the declarations; ``MOONBASE_BLESS=1`` writes them anew."""

import os
import re
import tomllib
from pathlib import Path

import pytest

from moonbase.cards.reference import Chapter, common, markdown
from moonbase.catalog.registry import card_reference, game_of
from moonbase.games.fromthemoon.cards import reference as fromthemoon
from moonbase.games.fromthemoon.cards.vocabulary import FORMAT as FROM_THE_MOON
from moonbase.games.moon.cards import reference as moon
from moonbase.games.moon.cards.vocabulary import FORMAT as MOON

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "card-files.md"
BLOCK = re.compile(r"<!-- generated: (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)
PARTS = {"common": common(), "moon": moon.CHAPTERS, "fromthemoon": fromthemoon.CHAPTERS}


def rendered(page: str) -> str:
    return BLOCK.sub(lambda match: f"<!-- generated: {match[1]} -->\n\n{markdown(PARTS[match[1]])}\n\n<!-- end -->", page)


def test_the_page_holds_the_tables() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {match[1] for match in BLOCK.finditer(page)} == set(PARTS)
    if os.environ.get("MOONBASE_BLESS") == "1":
        PAGE.write_text(rendered(page), encoding="utf-8", newline="\n")
    else:
        assert page == rendered(page), "MOONBASE_BLESS=1 make test writes the tables anew"


@pytest.mark.parametrize(("name", "format"), [("moon", MOON), ("fromthemoon", FROM_THE_MOON)])
def test_every_table_and_key_is_explained(name: str, format: object) -> None:
    chapters: dict[str, Chapter] = {chapter.title: chapter for chapter in card_reference(name)}
    for table in MOON.tables if format is MOON else FROM_THE_MOON.tables:
        rows = chapters[f"`[[{table.name}]]`"].rows
        assert [row[0] for row in rows] == [f"`{key}`" for key in (*table.slots, *(["do"] if table.program else []))]
        assert all(row[1] and row[2] for row in rows)


def test_the_examples_of_the_page_can_be_read() -> None:
    examples = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    assert all(tomllib.loads(example) for example in examples)
    assert [game_of(name, example).card_set for name, example in zip(("moon", "moon", "fromthemoon"), examples, strict=True)]
