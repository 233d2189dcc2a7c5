"""The tables in docs/reference/card-files.md are those of the declarations; ``MOONBASE_BLESS=1`` writes them anew."""

import os
import re
import tomllib
from pathlib import Path

import pytest

from moonbase.cards.face import SOURCES
from moonbase.cards.reference import choice_table, field_table, markdown, verb_table
from moonbase.games.moon.card_checks import VERBS_AT
from moonbase.games.moon.card_names import WHENS_ABOUT
from moonbase.games.moon.card_verbs import SELECTOR, VERBS
from moonbase.games.moon.vocabulary import FORMAT, packaged_cards, read_cards

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "card-files.md"
BLOCK = re.compile(r"<!-- generated: (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)


def times() -> str:
    rows = [(f"`{time}`", about, ", ".join(f"`{verb}`" for verb in VERBS_AT[time])) for time, about in WHENS_ABOUT.items()]
    return markdown(("time", "meaning", "verbs"), rows)


TABLES = {
    "sources": choice_table(SOURCES),
    **{table.name: field_table(table) for table in FORMAT.tables},
    "times": times(),
    "verbs": verb_table(VERBS),
    "counts": choice_table(SELECTOR),
}


def rendered(page: str) -> str:
    return BLOCK.sub(lambda match: f"<!-- generated: {match[1]} -->\n\n{TABLES[match[1]]}\n\n<!-- end -->", page)


def test_the_page_holds_the_tables() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {match[1] for match in BLOCK.finditer(page)} == set(TABLES)
    if os.environ.get("MOONBASE_BLESS") == "1":
        PAGE.write_text(rendered(page), encoding="utf-8", newline="\n")
    else:
        assert page == rendered(page), "MOONBASE_BLESS=1 make test writes the tables anew"


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_of_the_page_can_be_read(number: int) -> None:
    examples = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert tomllib.loads(examples[number])
    assert read_cards(packaged_cards(), examples[number]).faces
