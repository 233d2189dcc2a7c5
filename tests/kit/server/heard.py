"""The messages that sockets heard of their tables, with every change made whole."""

import json
from collections.abc import Iterable
from typing import Any

from moonbase.server.base.following import Following


def tables(sockets: Iterable[Iterable[str]]) -> list[dict[str, Any]]:
    """Return the messages of each socket: a change refers to the message before it on the same socket."""
    messages = [message for texts in sockets for message in followed(texts)]
    return [message for message in messages if message["type"] == "table"]


def followed(texts: Iterable[str]) -> list[dict[str, Any]]:
    following = Following()
    return [following.after(json.loads(text)) for text in texts]
