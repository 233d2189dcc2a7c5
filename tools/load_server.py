"""Load on a server of its own: many tables full of people who act at a steady pace, every view and every event checked.

    python tools/load_server.py --tables 500 --seats 4 --pace 4 --seconds 30

Reports the time from a request to the last seat's view of it, and the server's processor time and memory. Every action that was
answered must have been told to every seat, once and in order.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from browser import server

Json = dict[str, Any]
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Event(msgspec.Struct):
    sequence: int
    seat: int | None


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """The part of a message that matters here."""

    type: str
    sequence: int | None = None
    choices: list[Choice] = []
    events: list[Event] = []
    over: bool = False
    ok: bool = True
    code: str | None = None


heard: Final = msgspec.json.Decoder(Heard)


class Seat:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.sequence = 0
        self.last_event = 0
        self.acts: Final[list[int]] = []
        """Which events of players it was told; everybody is told all of them."""
        self.actions: list[str] = []
        self.over = False
        self.bytes = 0
        self.views = 0
        self.faults: Final[list[str]] = []
        self.moved: Final = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self.socket:
            message = heard.decode(text)
            if message.type == "table":
                await self._see(message, len(text))
            elif not message.ok and message.code != "stale":
                self.faults.append(str(message.code))

    async def _see(self, message: Heard, size: int) -> None:
        self.views += 1
        self.bytes += size
        for event in message.events:
            if event.sequence <= self.last_event:
                self.faults.append(f"event {event.sequence} after {self.last_event}")
            self.last_event = event.sequence
            if event.seat is not None:
                self.acts.append(event.sequence)
        async with self.moved:
            self.sequence = message.sequence or 0
            self.actions = [choice.action for choice in message.choices]
            self.over = message.over
            self.moved.notify_all()

    async def reach(self, sequence: int) -> None:
        async with self.moved:
            await self.moved.wait_for(lambda: self.sequence > sequence or self.over)


async def act_on(table: int, seats: list[Seat], pause: float, until: float, times: list[float]) -> None:
    """Whoever is asked acts; one table's seats act in turn, so each waits ``pause`` for its own."""
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
    """One small request by hand: the client should cost little."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: close\r\n"
    writer.write(f"{head}Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    headers, _, text = answer.decode().partition("\r\n\r\n")
    fresh = next((line.split(": ")[1].split(";")[0] for line in headers.split("\r\n") if line.lower().startswith("set-cookie")), cookie)
    return json.loads(text), fresh


async def seat_people(port: int, table: int, count: int) -> list[Seat]:
    cookies = [(await post(port, "/api/me", {"name": f"P{table}.{n}"}, ""))[1] for n in range(count)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]
    made, _ = await post(port, "/api/tables", {"game": "moon", "seats": seats}, cookies[0])
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
    """Seconds of processor time, and MB of memory."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * PAGE / 2**20


async def measure(port: int, pid: int, args: argparse.Namespace) -> int:
    empty = usage(pid)[1]
    tables: list[list[Seat]] = []
    listeners: list[asyncio.Task[None]] = []
    began = time.monotonic()
    for table in range(args.tables):
        seats = await seat_people(port, table, args.seats)
        tables.append(seats)
        listeners += [asyncio.create_task(seat.listen()) for seat in seats]
    print(f"{args.tables} tables with {len(listeners)} sockets opened in {time.monotonic() - began:.1f} s")
    times: list[float] = []
    cpu, until, began = usage(pid)[0], time.monotonic() + args.seconds, time.monotonic()
    pause = args.pace / args.seats
    await asyncio.gather(*(act_on(table, seats, pause, until, times) for table, seats in enumerate(tables)))
    spent, took = usage(pid)[0] - cpu, time.monotonic() - began
    memory = usage(pid)[1]
    everyone = [seat for seats in tables for seat in seats]
    faults = [fault for seat in everyone for fault in seat.faults]
    uneven = sum(1 for seats in tables if len({seat.sequence for seat in seats}) > 1 or any(seat.acts != seats[0].acts for seat in seats))
    lost = len(times) + args.tables * (args.seats - 1) - sum(len(seats[0].acts) for seats in tables)  # who sat down is told as well
    times.sort()
    p50, p99 = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
    print(f"{len(times)} actions in {took:.0f} s ({len(times) / took:.0f}/s), {sum(seat.views for seat in everyone)} views")
    print(f"request to the last seat's view: p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {times[-1] * 1000:.0f} ms")
    print(f"server: {100 * spent / took:.0f} % of a core, {1e6 * spent / len(times):.0f} µs an action, {memory:.0f} MB")
    print(f"memory: {1024 * (memory - empty) / args.tables:.0f} KB a table with its sockets and its history")
    print(f"events lost: {lost}; repeated or out of order: {len(faults)} {faults[:3]}; tables whose seats were told differently: {uneven}")
    for task in listeners:
        task.cancel()
    return 1 if faults or uneven or lost else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between two actions of one seat")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    with server("--workers", "1") as served:
        return asyncio.run(measure(served.port, served.pid, args))


if __name__ == "__main__":
    sys.exit(main())
