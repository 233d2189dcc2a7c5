"""What a socket heard of its table, with every change made whole."""

import json
from collections.abc import Iterable
from typing import Any

from moonbase.server.base.following import Following


def tables(texts: Iterable[str]) -> list[dict[str, Any]]:
    following = Following()
    messages = [following.after(json.loads(text)) for text in texts]
    return [message for message in messages if message["type"] == "table"]
