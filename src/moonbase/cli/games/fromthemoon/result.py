"""The result of a game: the places and the parts of each score; for one player, win or loss, and the medal."""

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.seats import objective_part
from moonbase.cli.rendering.elements import Plain
from moonbase.cli.rendering.narrator import Narrator

HEADS: Final = ("play", "most", "improved", "goods", "stars", "tiles", "score")


def result_page(view: Plain, places: list[int], narrator: Narrator) -> Group:
    table = Table(title=narrator.say("result.title"), title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0))
    solo = view["solo"]
    for left in (narrator.say("result.place") if solo is None else "", ""):
        table.add_column(left, no_wrap=True)
    for head in HEADS:
        table.add_column(narrator.say(f"fromthemoon.result.{head}"), justify="right", no_wrap=True)
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        final = view["seats"][seat]["final"]
        parts = [final[key] for key in ("score", "achievement_majority", "improvement_majority", "resources", "achievements")]
        parts.append(sum(final["end_tiles"].values()))
        place = f"{places[seat]}." if solo is None else ""
        table.add_row(place, narrator.names[seat], *map(str, parts), Text(str(final["total"]), "bold"))
    if solo is None:
        return Group(table)
    return Group(table, *(objective_part(objective, narrator) for objective in solo["objectives"]), _verdict(view, narrator))


def _verdict(view: Plain, narrator: Narrator) -> Text:
    solo, points = view["solo"], view["seats"][0]["final"]["total"]
    if solo["won"]:
        medal = solo["medal"]
        if medal is None:
            return Text(narrator.say("fromthemoon.result.won", n=points), "bold green")
        return Text(narrator.say("fromthemoon.result.medal", medal=narrator.gallery[medal]["name"], n=points), "bold green")
    key = f"fromthemoon.lost.{solo['lost']}"
    return Text(narrator.say(key if narrator.has(key) else "fromthemoon.lost.other"), "bold red")
