"""The folder in which this operating system keeps the data of programs."""

import os
from pathlib import Path


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "moonbase"
