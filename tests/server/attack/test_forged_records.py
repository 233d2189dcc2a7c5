"""Records that are made to look fairly dealt."""

import json
from dataclasses import replace

import pytest

from kit.dealt import dealt_session
from kit.games import MOON
from moonbase.records.record import parse
from moonbase.records.replay import replay
from moonbase.records.verify import Unknown, check_deal


def test_a_set_up_that_nobody_saw_dealt_is_not_called_fair() -> None:
    """All draws after the set-up follow from the secret, but the author of the record chose the hands that the game begins with."""
    record = dealt_session(MOON, 2, 5).record
    begun = 35
    position = next(MOON.dump(moment.state) for n, moment in enumerate(replay(MOON, record), 1) if n == begun)
    cut = parse(replace(record, position=json.loads(position), steps=record.steps[begun:]).text())
    with pytest.raises(Unknown, match="begins at a position"):
        check_deal(MOON, cut)
