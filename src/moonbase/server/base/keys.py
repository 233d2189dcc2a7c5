"""Names that cannot be guessed, keys that only their holder knows, and cookies that only this store can have signed."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

YEAR: Final = 365 * 24 * 3600
MOST_OTHERS: Final = 8
"""Identities that a browser can go back to."""
SAVED: Final = "moon"
"""The prefix of a saved key."""
SAVED_MAC: Final = 28
"""Signs of 5 bits each."""
GROUP: Final = 4
MISREAD: Final = str.maketrans("018", "olb")
"""Digits that base32 does not have, and the letters that they are taken for."""


def fresh_id() -> str:
    """Return 80 random bits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def digest(key: str) -> str:
    """Return the part of a key that is stored: whoever reads the database cannot use it."""
    return sha256(key.encode()).hexdigest()


class Signer:
    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()
        self.cookie_name: Final = "moonbase_" + digest("cookie " + secret)[:8]
        self.others_name: Final = self.cookie_name + "_others"
        """Cookies are named after the store: browsers keep one jar for all ports of a host, and two servers there must not take each
        other's cookies."""

    def _mac(self, text: str) -> str:
        mac = hmac.new(self._secret, text.encode(), sha256).digest()
        return base64.b32encode(mac[:20]).decode().lower()

    def cookie(self, person: str) -> str:
        return f"{person}.{self._mac('person ' + person)}"

    def person(self, cookie: str | None) -> str | None:
        """Return the person that a cookie was signed for."""
        person, _, mac = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(mac.encode(), self._mac("person " + person).encode()):
            return None
        return person

    def deal(self, table: str) -> str:
        """Return the secret that a table's draws are derived from, in hex: fixed by its name, before anybody has added anything."""
        return hmac.new(self._secret, f"deal {table}".encode(), sha256).hexdigest()

    def others_cookie(self, people: list[str]) -> str:
        """Return the people that a browser was before, the latest first."""
        names = ".".join(people[:MOST_OTHERS])
        return f"{names}.{self._mac('others ' + names)}"

    def others(self, cookie: str | None) -> list[str]:
        names, _, mac = (cookie or "").rpartition(".")
        if not names or not hmac.compare_digest(mac.encode(), self._mac("others " + names).encode()):
            return []
        return names.split(".")

    def saved_key(self, person: str) -> str:
        """Return a key to keep in case the cookie is lost, in groups that can be read out and typed."""
        text = person + self._mac("saved " + person)[:SAVED_MAC]
        return "-".join((SAVED, *(text[at : at + GROUP] for at in range(0, len(text), GROUP))))

    def saved_by(self, key: str) -> str | None:
        """Return whose saved key this is; case, spaces and dashes do not matter, nor digits that look like a letter."""
        text = "".join(sign for sign in key.lower() if sign.isascii() and sign.isalnum())
        for spelled in (text, text.translate(MISREAD)):
            for whole in (spelled.removeprefix(SAVED), spelled):
                person, mac = whole[:-SAVED_MAC], whole[-SAVED_MAC:]
                if person and hmac.compare_digest(mac, self._mac("saved " + person)[:SAVED_MAC]):
                    return person
        return None

    def address(self, address: str) -> str:
        """Return the stored form of a network address: it can be counted, but not read."""
        return self._mac("address " + address)

    def invite(self, table: str, seat: int) -> str:
        """Return the key of an open seat: the same each time, so that a repeated request gets the same links."""
        return self._mac(f"invite {table} {seat}")
