"""A real server with settings that have no flag, and with as few files as a test likes."""

import json
import sys
from pathlib import Path

from kit.server.serving import Serving

PROGRAM = """
import json, sys
sys.modules.update(dict.fromkeys(sys.argv[3:]))
from moonbase.server.host.serve import serve
from moonbase.server.base.logs import set_up
from moonbase.server.base.settings import Settings
set_up("warning")
sys.exit(serve(Settings(**json.loads(sys.argv[2])), "127.0.0.1", int(sys.argv[1]), False, lambda line: print(line, flush=True)))
"""


class Configured(Serving):
    """``files`` are the words for ``ulimit``: ``-n 256`` is a hard limit, ``-S -n 256`` one that can be raised. ``lacking`` names modules
    that are not installed."""

    prelude = ""
    """Code that runs before anything of the server is imported."""

    def __init__(self, folder: Path, files: str | None = None, lacking: tuple[str, ...] = (), **settings: object) -> None:
        self.lacking = lacking
        self.files = files
        self.settings = {"workers": 1, **settings}
        super().__init__(folder)

    @property
    def command(self) -> list[str]:
        settings = json.dumps({"db": self.db, **self.settings})
        program = [sys.executable, "-c", self.prelude + PROGRAM, str(self.port), settings, *self.lacking]
        return program if self.files is None else ["sh", "-c", f'ulimit {self.files}; exec "$@"', "sh", *program]
