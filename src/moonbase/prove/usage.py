"""The memory and files that a process uses. Only Linux shows it in /proc; elsewhere the proofs say that there are no figures."""

import os
from pathlib import Path
from typing import NamedTuple


class Usage(NamedTuple):
    cpu: float
    """Seconds of processor time."""
    memory: float
    """MB that are in memory."""
    files: int


def usage(pid: int) -> Usage | None:
    """Return the usage; None where the system does not show it."""
    folder = Path(f"/proc/{pid}")
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        files = len(list((folder / "fd").iterdir()))
    except OSError:
        return None
    ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    return Usage((int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * page / 2**20, files)
