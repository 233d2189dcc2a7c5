"""Limits of open connections: for one address, in total below the file limit, and with places left for other addresses."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from resource import RLIMIT_NOFILE, prlimit

import pytest
from websockets.exceptions import ConnectionClosed

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from moonbase.server.host.file_limit import MOST_CONNECTIONS, connections_within
from moonbase.server.web.addresses import Proxies, limit_key
from moonbase.server.web.gate import Gate
from server.configured import Configured
from server.raw import PATIENCE, ask, connected, is_open, rest


@contextmanager
def held(port: int, n: int, come_from: str) -> Iterator[list[socket.socket]]:
    """Open so many connections that send nothing more after their first request."""
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(port, come_from)) for _ in range(n)]
        for line in lines:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1")
        yield lines


def eventually(true: Callable[[], bool], what: str) -> None:
    """The server notices at its own pace that somebody has gone."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def answered(port: int, come_from: str) -> bool:
    with connected(port, come_from) as line:
        try:
            return ask(line) == 200
        except ConnectionError:
            return False


def seated(guest: Guest, table: str, headers: dict[str, str]) -> bool:
    try:
        Seat(guest, table, 0, **headers)
    except ConnectionClosed:
        return False
    return True


def test_one_address_has_its_bound_and_others_do_not_notice(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--connections", "20")
    with held(server.port, 20, "127.0.0.2") as lines:
        with connected(server.port, "127.0.0.2") as more:
            assert rest(more).startswith(b"HTTP/1.1 503 ")
        with connected(server.port, "127.0.0.3") as other:
            assert ask(other) == 200
        lines[0].close()
        eventually(lambda: answered(server.port, "127.0.0.2"), "a place that is free again can be taken")
        with held(server.port, 60, "127.0.0.1") as proxied:
            assert all(is_open(line) for line in proxied), "a proxy brings many"
            assert Guest(server.host).get("/healthz")[0] == 200
    assert server.stop() == 0
    assert server.log() == ""


def test_nobody_is_kept_out_by_who_holds_most(tmp_path: Path) -> None:
    """There are few files: a hundred connections from each of some addresses would take all of them."""
    server = Configured(tmp_path, files="-n 256")
    with held(server.port, 100, "127.0.0.2"), held(server.port, 100, "127.0.0.3"), held(server.port, 100, "127.0.0.4"):
        for n in range(10, 20):
            with connected(server.port, f"127.0.0.{n}") as line:
                assert ask(line) == 200
        ada = Guest(server.host, "Ada")
        seat = ada.sit(ada.table("me", "random")["table"])
        seat.my_turn()
        assert seat.act(seat.actions[0])["ok"], "the database has files left"
    assert server.stop() == 0
    assert "Too many open files" not in server.log()


def test_the_file_limit_is_raised_as_far_as_it_goes(tmp_path: Path) -> None:
    server = Configured(tmp_path, files="-S -n 100")
    assert server.process is not None
    soft, hard = prlimit(server.process.pid, RLIMIT_NOFILE)
    assert soft == hard != 100
    assert server.stop() == 0


def test_sockets_that_end_make_room(tmp_path: Path) -> None:
    server = Configured(tmp_path, all_connections=10)
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "open")["table"]
    for _ in range(30):
        ada.sit(table).close()
    ada.sit(table)
    eventually(lambda: "moonbase_connections 2" in ada.get("/metrics")[1].splitlines(), "the socket, and who asks")
    assert server.stop() == 0


def test_sockets_are_bounded_for_each_client_behind_a_proxy(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", "--connections", "5")
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "open")["table"]
    crowd = {"X-Forwarded-For": "198.51.100.7"}
    seats = [Seat(ada, table, 0, **crowd) for _ in range(5)]
    with pytest.raises(ConnectionClosed) as failure:
        Seat(ada, table, 0, **crowd)
    assert failure.value.rcvd is not None
    assert failure.value.rcvd.code == 1013
    assert failure.value.rcvd.reason.startswith("Your network address has 5 open tables")
    Seat(ada, table, 0, **{"X-Forwarded-For": "198.51.100.8"})
    seats[0].close()
    eventually(lambda: seated(ada, table, crowd), "one that was closed makes room")
    assert server.stop() == 0


def test_the_address_with_most_connections_makes_room_and_keeps_an_equal_share() -> None:
    gate = Gate(None, 6, Proxies("127.0.0.1,::1"))
    closed: list[str] = []
    for n in range(5):
        assert gate.enter("192.0.2.1", partial(closed.append, f"many {n}")) is not None
    assert gate.enter("192.0.2.2", lambda: closed.append("few")) is not None
    assert gate.enter("192.0.2.1", lambda: None) is None, "who holds most gets no more"
    assert gate.enter("192.0.2.2", lambda: None) is not None
    assert gate.enter("127.0.0.1", lambda: None) is not None
    assert closed == ["many 4", "many 3"], "the newest goes first"
    assert gate.enter("192.0.2.2", lambda: None) is None, "each has its share now"
    assert gate.open == 6


def test_addresses_are_counted_as_their_owners_have_them() -> None:
    assert limit_key("2001:db8::1") == limit_key("2001:db8::ffff:2") == "2001:db8::/64"
    assert limit_key("2001:db8:0:1::1") != limit_key("2001:db8::1")
    assert limit_key("::ffff:192.0.2.1") == limit_key("192.0.2.1") == "192.0.2.1"
    assert limit_key("fe80::1%eth0") == "fe80::/64"
    assert limit_key(None) == "somewhere"
    assert "127.0.0.1" in Proxies("127.0.0.1,::1")
    assert "::1" in Proxies("127.0.0.1,::1")
    assert "127.0.0.2" not in Proxies("127.0.0.1,::1")
    assert "10.1.2.3" in Proxies("10.0.0.0/8")
    assert "192.0.2.1" in Proxies("*")


def test_files_are_left_for_the_database() -> None:
    assert connections_within(1024) == 896
    assert connections_within(100) == 50
    assert connections_within(1_000_000) == connections_within(None) == MOST_CONNECTIONS
