"""The story of what others did, as sentences."""

import re

from cli.tables import narrator_for
from kit.games import MOON, random_session
from moonbase.cli.games.moon.renderer import MoonRenderer
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import news_lines
from moonbase.engine.events import visible
from moonbase.engine.text import Ref, Text


def test_the_news_are_sentences() -> None:
    narrator = narrator_for(MOON, 2)
    renderer = MoonRenderer(MOON, narrator, 100)
    history = random_session(2, 8).history
    for end in range(10, len(history), 5):
        events = [event for events in history[max(0, end - 30) : end] for event in events]
        for line in renderer.digest(visible(events, 0)):
            assert line.endswith(".")
            assert not re.search(r"\bYou (is|gains|scores|pays|constructs)\b|\bof You\b", line)


def test_a_digest_speaks_to_the_reader_and_adds_up() -> None:
    seat, water = Ref("seat", "0"), Text("goods.water", n=1)
    events = [
        Text("event.built", seat=seat, card=Ref("card", "S1-02"), **{"from": Text("from.hand")}, paid=[Text("goods.energy", n=2)]),
        Text("event.gained", seat=seat, what=[water]),
        Text("event.gained_from", seat=seat, what=[water], card=Ref("card", "S1-02")),
        Text("event.parked", seat=Ref("seat", "1"), card=Ref("card", "S1-02"), owner=seat),
    ]
    renderer = MoonRenderer(MOON, Narrator(MOON, ["Ada", "Greedy 1"], 0), 100)
    assert renderer.digest(events) == ["You construct Ice Drill for 2 Energy and gain 2 Water. Greedy 1 parks a Rover on your Ice Drill."]


def test_a_digest_joins_what_one_player_did() -> None:
    seat, card = Ref("seat", "1"), Ref("card", "S1-02")
    events = [
        Text("event.turn", seat=seat),
        Text("event.assimilated", seat=seat, card=card),
        Text("event.gained", seat=seat, what=Text("goods.water", n=1)),
        Text("event.gained", seat=seat, what=Text("goods.bio", n=2)),
    ]
    renderer = MoonRenderer(MOON, Narrator(MOON, ["You", "Greedy 1"], 0), 100)
    assert renderer.digest(events) == ["Greedy 1 assimilates Ice Drill and gains 1 Water and 2 Bio."]


def test_a_digest_tells_the_end_of_an_era_apart() -> None:
    seat = Ref("seat", "1")
    events = [
        Text("event.assimilated", seat=seat, card=Ref("card", "S1-02")),
        Text("event.flag_won", seat=seat, flag=Text("flag.food"), n=3),
        Text("event.flag_kept", flag=Text("flag.science"), n=3),
        Text("event.x", n=2),
        Text("event.era", n="II"),
        Text("event.gained", seat=seat, what=Text("goods.water", n=1)),
    ]
    renderer = MoonRenderer(MOON, Narrator(MOON, ["You", "Greedy 1"], 0), 100)
    assert renderer.digest(events) == [
        "Greedy 1 assimilates Ice Drill.",
        "The Era ends: Greedy 1 wins Food and scores 3 Hearts. Nobody wins Science; its 3 Hearts stay. X falls to 2.",
        "Era II begins with Production. Greedy 1 gains 1 Water.",
    ]


def test_a_long_story_is_cut_and_says_so() -> None:
    news = ["One.", "Two.", "Three.", "Four."]
    narrator = narrator_for(MOON, 2)
    assert [line.plain for line in news_lines(news, narrator, 40, ("long news",))] == [f"  {each}" for each in news]
    assert [line.plain for line in news_lines(news, narrator, 40, ("long news", "news"))] == ["  One.", "  Two.", "  … 2 more lines: log"]
