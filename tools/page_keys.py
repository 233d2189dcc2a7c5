"""Write the keys of the page's words as a type, so that the type checker finds a key without words.

    python tools/page_keys.py            # write the file
    python tools/page_keys.py --check    # fail where it is stale

English has every key; a test of the page holds the other languages to it.
"""

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
ENGLISH: Final = ROOT / "src" / "moonbase" / "languages" / "en"
WORDS: Final = (ENGLISH / "page.ftl", ENGLISH / "table.ftl", *sorted(ENGLISH.glob("*-page.ftl")))
TYPES: Final = ROOT / "web" / "src" / "words" / "keys.gen.ts"
HEAD: Final = "/** Made by tools/page_keys.py from the English words: change those, and run it again. */\n\nexport type Key =\n"


def keys() -> list[str]:
    """Return the keys in the order of the files; a key has dots where a message of Fluent has hyphens."""
    text = "".join(file.read_text(encoding="utf-8") for file in WORDS)
    return [found.replace("-", ".") for found in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)]


def types() -> str:
    """Return the whole file."""
    return HEAD + "\n".join(f'  | "{key}"' for key in keys()) + ";\n"


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        TYPES.write_text(types(), encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != types():
        print(f"{TYPES.relative_to(ROOT)} is stale: python tools/page_keys.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
