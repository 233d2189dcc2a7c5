"""The word files of a language lack no sentence that English has, and use the same arguments. docs/contribute/add-a-language.md."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

WORDS = Path(str(files("moonbase"))) / "languages"
TRANSLATED = sorted(folder.name for folder in WORDS.iterdir() if folder.name != "en" and (folder / "page.ftl").is_file())
FILES = sorted(place.stem for place in (WORDS / "en").glob("*.ftl"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")


def written(place: Path) -> dict[str, set[str]]:
    """Return the arguments of every message of a word file; ``seat-you`` belongs to ``seat``."""
    if not place.is_file():
        return {}
    return {id: set(VARIABLE.findall(value)) for id, value in MESSAGE.findall(place.read_text(encoding="utf-8"))}


def english(name: str) -> dict[str, set[str]]:
    """Return the arguments of every English message."""
    return written(WORDS / "en" / f"{name}.ftl")


def lacking(folder: Path, name: str) -> list[str]:
    """Return the messages that a language's folder lacks."""
    return sorted(english(name).keys() - written(folder / f"{name}.ftl").keys())


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", FILES)
class TestWords:
    def test_no_message_is_missing(self, name: str, language: str) -> None:
        assert lacking(WORDS / language, name) == []

    def test_no_message_stands_twice(self, name: str, language: str) -> None:
        source = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
        ids = [id for id, _ in MESSAGE.findall(source)]
        assert sorted(id for id in set(ids) if ids.count(id) > 1) == []

    def test_no_message_is_unknown(self, name: str, language: str) -> None:
        """Words of a game come before those of the table, so a stray message may hide another. What is long in one language may have a
        short form there."""
        known = english(name)
        unknown = written(WORDS / language / f"{name}.ftl").keys() - known.keys()
        assert sorted(id for id in unknown if id.removesuffix("-short") not in known) == []

    def test_only_known_arguments_are_used(self, name: str, language: str) -> None:
        known, theirs = english(name), written(WORDS / language / f"{name}.ftl")
        assert {id: theirs[id] - known[id] for id in known.keys() & theirs.keys() if theirs[id] - known[id]} == {}

    def test_no_argument_is_dropped(self, name: str, language: str) -> None:
        known, theirs = english(name), written(WORDS / language / f"{name}.ftl")
        assert {id: known[id] - theirs[id] - {"n"} for id in known.keys() & theirs.keys() if known[id] - theirs[id] - {"n"}} == {}


class TestANewLanguage:
    """A toy language in a folder of its own, made as docs/contribute/add-a-language.md says."""

    @pytest.mark.parametrize("name", FILES)
    def test_an_empty_folder_lacks_everything(self, tmp_path: Path, name: str) -> None:
        assert lacking(tmp_path, name) == sorted(english(name))

    @pytest.mark.parametrize("name", FILES)
    def test_a_full_copy_lacks_nothing(self, tmp_path: Path, name: str) -> None:
        (tmp_path / f"{name}.ftl").write_text("".join(f"{id} = x\n" for id in english(name)), encoding="utf-8")
        assert lacking(tmp_path, name) == []

    def test_missing_words_are_named(self, tmp_path: Path) -> None:
        (tmp_path / "moon.ftl").write_text("".join(f"{id} = x\n" for id in english("moon") if id != "event-built"), encoding="utf-8")
        assert lacking(tmp_path, "moon") == ["event-built"]
