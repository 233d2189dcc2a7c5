"""The program of the library guide runs, and prints what the guide says it prints."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "library.md"


def test_every_block_prints_what_stands_below_it() -> None:
    blocks = re.findall(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```)?", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == GUIDE.read_text(encoding="utf-8").count("```python") > 10
    names: dict[str, object] = {}
    for code, shown in blocks:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(code, str(GUIDE), "exec"), names)
        assert (code, printed.getvalue()) == (code, shown)
