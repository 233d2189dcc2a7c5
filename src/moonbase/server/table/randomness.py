"""Numbers to think with: previews, reasons, hints and opponents imagine worlds by a stream of their own, which never touches the deal."""

import secrets

from moonbase.engine.stream import Stream


def fresh_stream() -> Stream:
    """Return a stream that was never used and never will be again."""
    return Stream(secrets.token_bytes(32), 0)
