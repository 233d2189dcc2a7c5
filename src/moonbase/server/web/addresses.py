"""Network addresses as limits count them, and the trusted proxies."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

NOWHERE: Final = "somewhere"
"""The address of a client whose transport has none: a socket in the file system."""

LOCAL: Final = ("127.0.0.1", "::/64")
"""The address of this machine, as limits count it: a proxy, or a person at this machine."""


def limit_key(host: str | None) -> str:
    """Return the address by which a host is counted: IPv4 whole, IPv6 by its first 64 bits, because one subscriber owns all the rest."""
    address = parse_address(host or "")
    if address is None:
        return host or NOWHERE
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def parse_address(host: str) -> IPv4Address | IPv6Address | None:
    """Read an address; None if it is not one. An IPv4 address in IPv6 form becomes that IPv4 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


class Proxies:
    """Trusted proxies: the server believes the client address that they report."""

    def __init__(self, trusted: list[str] | str) -> None:
        names = [each.strip() for each in trusted.split(",")] if isinstance(trusted, str) else trusted
        self._all: Final = "*" in names
        self._networks: Final = [ip_network(name) for name in names if is_network(name)]

    def __contains__(self, host: str | None) -> bool:
        address = parse_address(host or "")
        return self._all or address is None or any(address in network for network in self._networks)


def is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
