"""Load on a server of its own: many tables full of people who act at a steady pace, every view and every event checked.

    python tools/load_server.py --tables 500 --seats 4 --pace 4 --seconds 30

Reports the time from a request to the last seat's view of it, and the server's processor time and memory. Every action that was
answered must have been told to every seat, once and in order.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import json as fast
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from browser import server
from moonbase.server.base.following import Following
from moonbase.server.host.serve import fast_loop

Json = dict[str, Any]
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Seat:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.now: Json = {}
        self._following: Final = Following()
        self.last_event = 0
        self.acts: Final[list[int]] = []
        """The events of players that it was told; everybody is told all of them."""
        self.bytes = 0
        self.views = 0
        self.faults: Final[list[str]] = []
        self.moved: Final = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self.socket:
            message = self._following.after(fast.decode(text))
            if message["type"] == "table":
                await self._see(message, len(text))
            elif not message["ok"] and message["code"] != "stale":
                self.faults.append(message["code"])

    async def _see(self, table: Json, size: int) -> None:
        self.views += 1
        self.bytes += size
        for event in table["events"]:
            if event["sequence"] <= self.last_event:
                self.faults.append(f"event {event['sequence']} after {self.last_event}")
            self.last_event = event["sequence"]
            if event["seat"] is not None:
                self.acts.append(event["sequence"])
        async with self.moved:
            self.now = table
            self.moved.notify_all()

    @property
    def sequence(self) -> int:
        return int(self.now.get("sequence", 0))

    @property
    def actions(self) -> list[str]:
        return [choice["action"] for choice in self.now.get("choices", ())]

    @property
    def over(self) -> bool:
        return bool(self.now.get("over"))

    async def all_here(self) -> None:
        async with self.moved:
            await self.moved.wait_for(lambda: bool(self.now) and all(seat["here"] for seat in self.now["seats"]))

    async def reach(self, sequence: int) -> None:
        async with self.moved:
            await self.moved.wait_for(lambda: self.sequence > sequence or self.over)


async def act_on(table: int, seats: list[Seat], pause: float, until: float, times: list[float]) -> None:
    """Let the seat that is asked act; one table's seats act in turn, so each waits ``pause`` for its own."""
    chance = random.Random(table)
    await asyncio.sleep(chance.random() * pause)
    number = 0
    while time.monotonic() < until:
        asked = next((seat for seat in seats if seat.actions and not seat.over), None)
        if asked is None:
            if all(seat.over for seat in seats):
                return
            await asyncio.sleep(0.01)
            continue
        number += 1
        seen = asked.sequence
        act = {"type": "act", "request": f"r-{number}", "sequence": seen, "action": chance.choice(asked.actions)}
        began = time.perf_counter()
        await asked.socket.send(json.dumps(act))
        await asyncio.gather(*(seat.reach(seen) for seat in seats))
        times.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, pause * (0.5 + chance.random()) - (time.perf_counter() - began)))


async def post(port: int, path: str, body: object, cookie: str) -> tuple[Json, str]:
    """Send one small request without a library: the client should cost little."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: close\r\n"
    writer.write(f"{head}Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    headers, _, text = answer.decode().partition("\r\n\r\n")
    fresh = next((line.split(": ")[1].split(";")[0] for line in headers.split("\r\n") if line.lower().startswith("set-cookie")), cookie)
    return json.loads(text), fresh


async def seat_people(port: int, game: str, table: int, count: int) -> list[Seat]:
    cookies = [(await post(port, "/api/me", {"name": f"P{table}.{n}"}, ""))[1] for n in range(count)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]
    made, _ = await post(port, "/api/tables", {"game": game, "seats": seats}, cookies[0])
    for cookie, invite in zip(cookies[1:], made["invites"], strict=True):
        await post(port, f"/api/tables/{made['table']}/join", {"key": invite["link"].partition("?key=")[2]}, cookie)
    origin = Origin(f"http://127.0.0.1:{port}")
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    found: list[Seat] = []
    for cookie in cookies:
        socket = await connect(
            address, origin=origin, additional_headers={"Cookie": cookie}, max_size=None, proxy=None, compression=None, ping_interval=None
        )
        found.append(Seat(socket))
    return found


def usage(pid: int) -> tuple[float, float]:
    """Return seconds of processor time, and MB of memory."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * PAGE / 2**20


class Spent(NamedTuple):
    seconds: float
    server: float
    client: float
    """Seconds of processor time."""


async def measure(port: int, pid: int, args: argparse.Namespace) -> int:
    empty, began = usage(pid)[1], time.monotonic()
    tables = [await seat_people(port, args.game, table, args.seats) for table in range(args.tables)]
    listeners = [asyncio.create_task(seat.listen()) for seats in tables for seat in seats]
    print(f"{args.tables} tables with {len(listeners)} sockets opened in {time.monotonic() - began:.1f} s")
    await asyncio.gather(*(seat.all_here() for seats in tables for seat in seats))
    times: list[float] = []
    opened = sum(seat.bytes for seats in tables for seat in seats)
    spent = await play(tables, pid, args, times)
    sent = sum(seat.bytes for seats in tables for seat in seats) - opened
    memory = usage(pid)[1]
    times.sort()
    p50, p99 = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
    share = 100 * spent.server / spent.seconds
    views = sum(seat.views for seats in tables for seat in seats)
    print(f"{len(times)} actions in {spent.seconds:.0f} s ({len(times) / spent.seconds:.0f}/s), {views} views")
    print(f"sent: {sent / len(times):.0f} bytes an action to all seats")
    print(f"request to the last seat's view: p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {times[-1] * 1000:.0f} ms")
    print(f"server: {share:.0f} % of a core, {share / args.tables:.2f} % a table, {1e6 * spent.server / len(times):.0f} µs an action")
    print(f"memory: {memory:.0f} MB, {1024 * (memory - empty) / args.tables:.0f} KB a table with its sockets and its history")
    print(f"client: {100 * spent.client / spent.seconds:.0f} % of a core; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for task in listeners:
        task.cancel()
    return told_all(tables, len(times))


async def play(tables: list[list[Seat]], pid: int, args: argparse.Namespace, times: list[float]) -> Spent:
    gc.disable()  # the client's own pauses are not the server's
    server, client, began = usage(pid)[0], time.process_time(), time.monotonic()
    pause, until = args.pace / args.seats, began + args.seconds
    await asyncio.gather(*(act_on(table, seats, pause, until, times) for table, seats in enumerate(tables)))
    return Spent(time.monotonic() - began, usage(pid)[0] - server, time.process_time() - client)


def told_all(tables: list[list[Seat]], actions: int) -> int:
    """Return 0 if every action and every new player was told to every seat, once and in order; else 1."""
    faults = [fault for seats in tables for seat in seats for fault in seat.faults]
    uneven = sum(1 for seats in tables if any((seat.sequence, seat.acts) != (seats[0].sequence, seats[0].acts) for seat in seats))
    lost = actions + sum(len(seats) - 1 for seats in tables) - sum(len(seats[0].acts) for seats in tables)
    print(f"events lost: {lost}; repeated or out of order: {len(faults)} {faults[:3]}; tables whose seats were told differently: {uneven}")
    return 1 if faults or uneven or lost else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="moon")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between two actions of one seat")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    with server("--workers", "1") as served, asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(measure(served.port, served.pid, args))


if __name__ == "__main__":
    sys.exit(main())
