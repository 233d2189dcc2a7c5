"""The page of a package index: the README with links that work there, and the addresses of the project.

An index knows nothing of the files beside the README. Where ``repository`` is set in pyproject.toml, relative links become absolute ones
into the release's files there; where it is not, the text stays and pictures and links that would lead nowhere are left out. The build
backend calls this.
"""

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE: Final = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<to>[^)\s]+)\)")
LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)")
IMAGE: Final = re.compile(r'<img src="(?P<to>[^"]+)"(?P<rest>[^>]*)>')
EMPTY_TABLE: Final = re.compile(r"(?m)(?:^\|[-|: ]*\|\n)+")
EMPTY_PARAGRAPH: Final = re.compile(r"<p>\s*</p>\n?")
GAP: Final = re.compile(r"\n{3,}")


class Address(NamedTuple):
    """The addresses of the files of one release."""

    repository: str
    files: str
    """The part of an address between the repository and the path of a file, for a file shown as a page."""
    raw: str
    """The same part for a raw file."""
    version: str

    def page(self, path: str) -> str:
        return self.repository + self.files.format(version=self.version) + path

    def picture(self, path: str) -> str:
        return self.repository + self.raw.format(version=self.version) + path

    def urls(self) -> dict[str, str]:
        return {
            "Repository": self.repository,
            "Documentation": self.page("docs"),
            "Changelog": self.page("CHANGELOG.md"),
            "Issues": f"{self.repository}/issues",
        }


class IndexPage(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = Address(self.config["repository"], self.config["files"], self.config["raw"], metadata["version"])
        if address.repository:
            metadata["urls"] = address.urls()
            text = absolute(text, address)
        else:
            text = alone(text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(text: str, address: Address) -> str:
    """Return the text with every relative link made absolute."""

    def led(match: re.Match[str], whole: str) -> str:
        return match[0] if _elsewhere(match["to"]) else _with_target(match, whole)

    text = PICTURE.sub(lambda match: led(match, address.picture(match["to"])), text)
    text = IMAGE.sub(lambda match: led(match, address.picture(match["to"])), text)
    return LINK.sub(lambda match: led(match, address.page(match["to"])), text)


def _with_target(match: re.Match[str], whole: str) -> str:
    """Return what matched with another target; the words of a link may be the same as its old target."""
    return match[0][: match.start("to") - match.start()] + whole + match[0][match.end("to") - match.start() :]


def alone(text: str) -> str:
    """Return the text without the pictures and links that need the files beside it."""
    text = PICTURE.sub(lambda match: match[0] if _elsewhere(match["to"]) else "", text)
    text = IMAGE.sub(lambda match: match[0] if _elsewhere(match["to"]) else "", text)
    text = LINK.sub(lambda match: match[0] if _elsewhere(match["to"]) else match["text"], text)
    text = EMPTY_PARAGRAPH.sub("", text)
    text = EMPTY_TABLE.sub(lambda match: match[0] if text[match.end() : match.end() + 1] == "|" else "", text)
    return GAP.sub("\n\n", text)


def _elsewhere(to: str) -> bool:
    return "://" in to or to.startswith(("#", "mailto:"))
