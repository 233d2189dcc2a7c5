"""Links and headings of a Markdown page, as far as the documents of the project use them."""

import re
from collections import Counter
from typing import Final

_FENCE: Final = re.compile(r"^ *(```|~~~).*?^ *\1 *$", re.DOTALL | re.MULTILINE)
_CODE: Final = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_INLINE: Final = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
_DEFINED: Final = re.compile(r"^ {0,3}\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\b(?:src|href|srcset)=\"([^\"]+)\"")
_HEADING: Final = re.compile(r"^ {0,3}#{1,6} +(.+?)(?: +#+)? *$", re.MULTILINE)


def links(text: str) -> list[str]:
    """Return where the links and pictures of a page lead, in Markdown and in HTML."""
    text = _CODE.sub("", _COMMENT.sub("", _FENCE.sub("", text)))
    return [target for pattern in (_INLINE, _DEFINED, _ATTRIBUTE) for target in pattern.findall(text)]


def headings(text: str) -> list[str]:
    """Return the headings of a page without their marks."""
    found: list[str] = _HEADING.findall(_COMMENT.sub("", _FENCE.sub("", text)))
    return [re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "") for heading in found]


def anchors(text: str, joint: str) -> set[str]:
    """Return the anchors of a page. A heading that comes again gets a number after the joint: ``-`` on GitHub, ``_`` on the site."""
    met: Counter[str] = Counter()
    found = set()
    for heading in headings(text):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        found.add(f"{slug}{joint}{met[slug]}" if met[slug] else slug)
        met[slug] += 1
    return found
