"""A client's side of the table's messages: a change is applied to the message before it. What tries a server from outside follows it so."""

from typing import Any, Final

from moonbase.engine.difference import applied

Json = dict[str, Any]
LISTS: Final = ("choices", "closed")


class Lost(Exception):
    """A change came against a message that is not the last one."""


class Following:
    def __init__(self) -> None:
        self._tree: Json = {}

    def after(self, message: Json) -> Json:
        """Return the whole table where the message tells of it; any other message as it is."""
        if message["type"] == "table":
            self._tree = by_action(message)
        elif message["type"] == "change":
            return self._changed(message)
        return message

    def _changed(self, message: Json) -> Json:
        if message["since"] != self._tree.get("number"):
            raise Lost(f"a change against message {message['since']} came after message {self._tree.get('number')}")
        self._tree = {**applied(self._tree, message["change"]), "number": message["number"]}
        return whole(self._tree)


def by_action(table: Json) -> Json:
    """Return a whole message as changes see it: its choices in one place, by their actions."""
    lists = {name: [choice["action"] for choice in table[name]] for name in LISTS}
    return {**table, **lists, "offers": {choice["action"]: choice for name in LISTS for choice in table[name]}}


def whole(tree: Json) -> Json:
    offers = tree["offers"]
    table = {**tree, **{name: [offers[action] for action in tree[name]] for name in LISTS}}
    del table["offers"]
    return table
