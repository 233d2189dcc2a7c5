"""News in brief: what one player did in a row becomes one sentence."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from rich.text import Text as Styled

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Arg, Ref, Text

LINES: Final = {"short news": 1, "news": 3, "long news": 6}
"""Lines of news that were made shorter, the shortest first."""
LONGEST: Final = 12


def news_lines(news: list[str], narrator: Narrator, width: int, shrunk: Collection[str]) -> list[Styled]:
    """Return the news in as many lines as there is room for; the rest is in the log."""
    most = next((lines for part, lines in LINES.items() if part in shrunk), LONGEST)
    lines = [line for each in news for line in wrap(each, width - 2, initial_indent="  ", subsequent_indent="    ")]
    if len(lines) > most:
        more = len(lines) - most + 1
        lines = [*lines[: most - 1], f"  {narrator.say('news.more', n=more)}"]
    return [Styled(line, "italic") for line in lines]


def retold(events: list[Text], game: str, lists: Mapping[str, str], narrator: Narrator) -> list[str]:
    """Make sentences of events. ``lists`` names what is drawn together by the key of its event.

    An event that may be told with others has a clause, a key that begins with the game's name; any other is a sentence.
    """
    sentences: list[str] = []
    for seat, found in groupby(drawn_together(events, lists), lambda text: _teller(text, game, narrator)):
        if seat is None:
            sentences += [narrator.plain(text) for text in found]
        else:
            clauses = [Text(f"{game}.{text.key}", **text.args) for text in found]
            sentences.append(narrator.say("news.clauses", seat=seat, clauses=clauses))
    return sentences


def _teller(text: Text, game: str, narrator: Narrator) -> Ref | None:
    seat = text.args.get("seat")
    return seat if isinstance(seat, Ref) and narrator.has(f"{game}.{text.key}") else None


def drawn_together(events: Iterable[Text], lists: Mapping[str, str]) -> list[Text]:
    """Make one event of equal ones in a row: their lists are put together, and goods of one kind are added up."""
    out: list[Text] = []
    for text in events:
        name = lists.get(text.key)
        if out and name is not None and _without(text, name) == _without(out[-1], name):
            out[-1] = Text(text.key, **{**text.args, name: _joined(out[-1].args[name], text.args[name])})
        else:
            out.append(text)
    return out


def _without(text: Text, name: str) -> tuple[str, Mapping[str, Arg]]:
    return text.key, {key: arg for key, arg in text.args.items() if key != name}


def _joined(first: Arg, second: Arg) -> Arg:
    if isinstance(first, int) and isinstance(second, int):
        return first + second
    parts = [*_listed(first)]
    for part in _listed(second):
        same = next((k for k, other in enumerate(parts) if _is_more(part, other)), None)
        if same is None:
            parts.append(part)
        else:
            parts[same] = _sum(parts[same], part)
    return parts


def _is_more(part: Ref | Text, other: Ref | Text) -> bool:
    """Tell whether two parts count the same thing."""
    if not (isinstance(part, Text) and isinstance(other, Text)):
        return False
    return part.key == other.key and part.args.keys() == other.args.keys() == {"n"}


def _sum(first: Ref | Text, second: Ref | Text) -> Ref | Text:
    assert isinstance(first, Text)
    assert isinstance(second, Text)
    return Text(first.key, n=_joined(first.args["n"], second.args["n"]))


def _listed(arg: Arg) -> Sequence[Ref | Text]:
    if isinstance(arg, (Ref, Text)):
        return [arg]
    assert isinstance(arg, Sequence)
    assert not isinstance(arg, str)
    return arg
