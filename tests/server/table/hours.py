"""A real server whose time stands still until a test puts it forward: whatever a test asks first is asked in time."""

import os
from pathlib import Path
from typing import Any

from server.configured import Configured

PRELUDE = """
from pathlib import Path
from typing import Any
from moonbase.server.base import now as time
started, ahead = time.now(), Path("ahead")
time.now = lambda: started + float(ahead.read_text())
"""


class Hours(Configured):
    """Clocks and absences are read from this time; the server's own pauses last as long as ever."""

    prelude = PRELUDE

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.ahead = 0.0
        (folder / "ahead").write_text("0")
        super().__init__(folder, **settings)

    def pass_time(self, seconds: float) -> None:
        self.ahead += seconds
        (self.folder / "next").write_text(str(self.ahead))
        os.replace(self.folder / "next", self.folder / "ahead")
