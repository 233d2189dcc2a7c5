"""Names that cannot be guessed, keys that only their holder knows, and cookies that only this store can have signed."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

YEAR: Final = 365 * 24 * 3600


def fresh_id() -> str:
    """80 random bits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def digest(key: str) -> str:
    """What is kept of a key: who reads the database cannot use it."""
    return sha256(key.encode()).hexdigest()


class Signer:
    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()
        self.cookie_name: Final = "moonbase_" + digest("cookie " + secret)[:8]
        """Of this store: browsers keep one jar for all ports of a host, and two servers there must not take each other's cookies."""

    def _mac(self, text: str) -> str:
        mac = hmac.new(self._secret, text.encode(), sha256).digest()
        return base64.b32encode(mac[:20]).decode().lower()

    def cookie(self, person: str) -> str:
        return f"{person}.{self._mac('person ' + person)}"

    def person(self, cookie: str | None) -> str | None:
        """Who a cookie was signed for."""
        person, _, mac = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(mac.encode(), self._mac("person " + person).encode()):
            return None
        return person

    def deal(self, table: str) -> str:
        """The secret that a table's draws are derived from, in hex: fixed by its name, before anybody has added anything."""
        return hmac.new(self._secret, f"deal {table}".encode(), sha256).hexdigest()

    def invite(self, table: str, seat: int) -> str:
        """The key of an open seat: the same each time, so that a repeated request gets the same links."""
        return self._mac(f"invite {table} {seat}")
