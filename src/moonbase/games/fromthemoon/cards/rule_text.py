"""The sentences of boards, set-up, prices and the solo mode: one for each table without an effect."""

from collections.abc import Callable
from typing import Final

from moonbase.cards.face import Face
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.cards.checks import COUNT_NAMES
from moonbase.games.fromthemoon.effects.phrases import goods, key, points
from moonbase.games.fromthemoon.rules.table.names import MAJORITIES, OWNERS, SHIPS, STAGES


def _numbers(values: tuple[int, ...]) -> list[Text]:
    return [Text("card.number", n=value) for value in values]


def _ship(face: Face) -> Text:
    values = face.values
    return Text("card.ship", first=points(values["first"]), second=points(values["second"]), parts=_numbers(values["parts"]))


def _level(face: Face) -> Text:
    return Text("card.level", price=_price(face), n=face.values["picked"])


def _price(face: Face) -> Text:
    paid = goods(face.values["cost"])
    return Text("card.costs", goods=paid) if paid else Text("card.costs_nothing")


def _setup(face: Face) -> Text:
    values = face.values
    return Text(
        "card.setup", rows=values["rows"], columns=values["columns"], greenhouses=_numbers(values["greenhouses"]), n=values["large"]
    )


def _slot(face: Face) -> Text:
    return Text("card.slot", n=face.values["position"], row=face.values["row"], column=face.values["column"])


def _piece(face: Face) -> Text:
    count = Text(f"card.owner.{OWNERS[face.values['owner']]}", n=face.values["count"])
    return Text("card.bagged" if face.values["bag"] else "card.counted", count=count, n=face.values["bag"])


def _greenhouse(face: Face) -> Text:
    return Text("card.greenhouse", food=goods((0, 0, 0, face.values["food"])))


def _limits(face: Face) -> Text:
    return Text("card.limits", seats=face.values["seats"], tile=face.values["tile"], kept=face.values["kept"])


def _scoring(face: Face) -> Text:
    values = face.values
    return Text(
        "card.scoring",
        approval=points(values["approval"]),
        unfed=points(values["unfed"]),
        resources=values["resources"],
        achievement=points(values["achievement"]),
    )


def _majority(face: Face) -> Text:
    values = face.values
    of = Text(f"card.majority.{MAJORITIES[values['of']]}")
    return Text("card.majority", of=of, first=points(values["first"]), second=points(values["second"]), n=values["second_from"])


def _solo(face: Face) -> Text:
    values = face.values
    return Text("card.solo", rovers=values["rovers"], buildings=values["buildings"], first=values["first"], second=values["second"])


def _difficulty(face: Face) -> Text:
    return Text("card.difficulty", n=face.values["objectives"])


def _objective(face: Face) -> Text:
    values = face.values
    if any(values["launch"]):
        launches = [Text("card.launch", ship=Text(f"card.to.{SHIPS[ship]}"), n=space) for ship, space in enumerate(values["launch"])]
        return Text("card.launches", launches=launches)
    things = Text(f"card.things.{key(COUNT_NAMES[values['count']])}", n=values["least"])
    return Text("card.on_space" if values["space"] else "card.finish", things=things, n=values["space"])


def _stage(face: Face) -> Text:
    things = Text(f"card.stage.{key(STAGES[face.values['of']])}", n=face.values["least"])
    return Text("card.stage", things=things, points=points(face.values["points"]))


def _medal(face: Face) -> Text:
    return Text("card.medal", points=points(face.values["least"])) if face.values["least"] else Text("card.any_score")


def _place(face: Face) -> Text:
    return Text(f"card.{face.table}", row=face.values["row"], column=face.values["column"])


RULE_TEXTS: Final[dict[str, Callable[[Face], Text]]] = {
    "ship": _ship,
    "level": _level,
    "price": _price,
    "setup": _setup,
    "slot": _slot,
    "piece": _piece,
    "greenhouse": _greenhouse,
    "limits": _limits,
    "scoring": _scoring,
    "majority": _majority,
    "solo": _solo,
    "difficulty": _difficulty,
    "objective": _objective,
    "stage": _stage,
    "medal": _medal,
    "rover_card": _place,
    "zone_card": _place,
}
