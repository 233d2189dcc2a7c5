"""Measure how many appends a second the embedded store keeps, each told only when it is safely on the disk.

    python tools/load_store.py --tables 2000 --seconds 5 [--folder .]

Every table appends one entry, waits until it is kept, and appends the next: what waits together is committed as one group.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from moonbase.server.host.serve import fast_loop
from moonbase.server.store.rows import Entry, SeatRow, Summary, TableRow
from moonbase.server.store.sqlite import SqliteStore
from moonbase.server.store.tables import append, create

FINGERPRINT: Final = "8f0c6a2b51e7d904"


async def make(store: SqliteStore, table: str) -> None:
    row = TableRow(table, "moon", 2, "{}", 1, "cards", None, None, None, None, 0.0)
    seats = [SeatRow(seat, "person", None, f"p{seat}", "Name") for seat in range(2)]
    await store.write(create(row, seats, [], [], Summary(0, 0, False, 0.0)))


async def play(store: SqliteStore, table: str, until: float) -> int:
    sequence = 0
    while time.monotonic() < until:
        sequence += 1
        entry = Entry(sequence, "act", sequence % 2, "build S1-04", FINGERPRINT, 0.0, f"r-{sequence}")
        await store.write(append(table, [entry], Summary(sequence, sequence % 2, False, 0.0)))
    return sequence


async def measure(file: Path, tables: int, seconds: float) -> int:
    store = SqliteStore(file)
    await store.open()
    names = [f"table-{number}" for number in range(tables)]
    await asyncio.gather(*(make(store, name) for name in names))
    began, spent = time.monotonic(), time.process_time()
    counts = await asyncio.gather(*(play(store, name, began + seconds) for name in names))
    took, spent = time.monotonic() - began, time.process_time() - spent
    await store.close()
    total = sum(counts)
    print(f"{total / took:,.0f} appends a second, {1e6 * spent / total:.1f} µs of processor time each ({tables} tables, {took:.1f} s)")
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--folder", default=None, help="on the disk that is meant (default: the system's folder for temporary files)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as folder, asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(measure(Path(folder) / "tables.sqlite", args.tables, args.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
