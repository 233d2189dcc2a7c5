"""Records of earlier versions: every later one replays and verifies them, for ever. ``tools/golden_records.py`` made them."""

import pytest

from kit.golden import GOLDEN
from moonbase.catalog.registry import GAMES, game, game_played
from moonbase.records.record import parse
from moonbase.records.replay import verify
from moonbase.records.verify import Unknown, check_deal

RECORDS = {f"{path.parent.name}/{path.stem}": path for path in sorted((GOLDEN / "records").glob("*/*.txt"))}
KINDS = ("taken-back", "owner", "position", "seed", "stand-in", "first-format")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_and_verifies(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    record = parse(text)
    assert record.text() == text
    played = game_played(record.game, record.card_set, record.cards)
    assert verify(played, record) == len(record.steps)
    assert record.result is not None
    if name.endswith(("first-format", "position")):
        with pytest.raises(Unknown):
            check_deal(played, record)
    else:
        assert check_deal(played, record).taken_back == (4 if "taken-back" in name else 0)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_one_of_every_kind(name: str) -> None:
    table = game(name)
    wanted = {f"v1/{name}-{players}" for players in range(table.least, table.most + 1)} | {f"v1/{name}-2-{kind}" for kind in KINDS}
    assert wanted <= set(RECORDS)
