"""The result of a game: the places and the parts of each score; for one player, win or loss, and the medal."""

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.seats import objective_part
from moonbase.cli.rendering.elements import Gallery, Plain

LOST: Final = {
    "hunger": "The team could not be fed: the game is lost.",
    "too late": "The pawn left the track before the third launch: the game is lost.",
    "unmet": "Not every objective is met: the game is lost.",
}
HEADS: Final = ("place", "", "in play", "most ★", "improved", "goods", "★", "tiles", "score")


def result_page(view: Plain, places: list[int], names: list[str], gallery: Gallery) -> Group:
    table = Table(title="The game is over", title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0))
    solo = view["solo"]
    for head in HEADS if solo is None else ("", "", *HEADS[2:]):
        table.add_column(head, justify="left" if head in ("", "place") else "right", no_wrap=True)
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        final = view["seats"][seat]["final"]
        parts = [final[key] for key in ("score", "achievement_majority", "improvement_majority", "resources", "achievements")]
        parts.append(sum(final["end_tiles"].values()))
        place = f"{places[seat]}." if solo is None else ""
        table.add_row(place, names[seat], *map(str, parts), Text(str(final["total"]), "bold"))
    if solo is None:
        return Group(table)
    lines = [objective_part(objective, gallery) for objective in solo["objectives"]]
    if solo["won"]:
        verdict = Text(
            f"You win{f' the {medal(solo, gallery)} medal' if solo['medal'] else ''} with {view['seats'][0]['final']['total']} points.",
            "bold green",
        )
    else:
        verdict = Text(LOST.get(solo["lost"], "The game is lost."), "bold red")
    return Group(table, *lines, verdict)


def medal(solo: Plain, gallery: Gallery) -> str:
    card = gallery.get(solo["medal"])
    return str(card["name"] if card else solo["medal"]).lower()
