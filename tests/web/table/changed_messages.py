"""Changes to a table's messages on their way to the page, for states that would take minutes or a whole game to reach."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from moonbase.server.base.following import Following
from web.visitor import Visitor

Json = dict[str, Any]
SECRET = "00" * 32
COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
DEAL: Json = {"commitment": COMMITMENT, "draws": 9, "entropy": [], "secret": SECRET}


def change_messages(person: Visitor, change: Callable[[Json], None], then: Json | None = None) -> None:
    """Change every message of the table on its way to the page, and send it whole; ``then`` follows the first one."""

    def opened(page: Any) -> None:
        table, first = page.connect_to_server(), [then]
        following = Following()

        def heard(text: str) -> None:
            message = deepcopy(following.after(json.loads(text)))
            if message["type"] == "table":
                change(message)
            page.send(json.dumps(message))
            if first[0] is not None:
                page.send(json.dumps(first[0]))
                first[0] = None

        table.on_message(heard)

    person.page.route_web_socket(re.compile("/socket"), opened)


def away(seconds: int, wait: int, leave: int | None = None) -> Callable[[Json], None]:
    """The next seat is waited on, and away for so long; the others may act in so many seconds."""

    def change(message: Json) -> None:
        other = (message["you"] + 1) % len(message["seats"])
        message["seats"][other] |= {"kind": "person", "here": False, "away": {"seconds": seconds, "replace_in": wait}}
        message |= {"waiting": other, "choices": [], "leave": leave}
        message["view"]["waiting"] = other

    return change
