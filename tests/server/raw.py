"""Connections as an attacker has them: bytes over a socket of its own, from any address of this machine."""

import http.client
import socket
from contextlib import suppress

PATIENCE = 60.0


def connected(port: int, come_from: str = "127.0.0.2") -> socket.socket:
    """Connect from a loopback address: on Linux every address in 127.0.0.0/8 is this machine's."""
    found = socket.create_connection(("127.0.0.1", port), PATIENCE, (come_from, 0))
    found.settimeout(PATIENCE)
    return found


def rest(line: socket.socket) -> bytes:
    """Read to the end of the connection; raise TimeoutError where it does not end."""
    told = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            told += part
    return told


def is_open(line: socket.socket) -> bool:
    """Tell whether the server still has the connection open, as far as can be seen now."""
    line.setblocking(False)
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        line.settimeout(PATIENCE)


def ask(line: socket.socket, path: str = "/healthz", host: str = "127.0.0.1") -> int:
    """The status of an answer; all of it is taken off the line."""
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    answer = http.client.HTTPResponse(line)
    answer.begin()
    answer.read()
    return answer.status
