from pathlib import Path

import pytest

from kit import golden


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.delenv("MOONBASE_BLESS", raising=False)
    return tmp_path


def test_equal_text_passes(folder: Path) -> None:
    (folder / "a.txt").write_text("one\ntwo\n")
    golden.check_golden("a.txt", "one\ntwo\n")


def test_other_text_fails_with_a_difference_and_the_way_out(folder: Path) -> None:
    (folder / "a.txt").write_text("one\ntwo\n")
    with pytest.raises(pytest.fail.Exception, match=r"(?s)-two\n\+three\n.*MOONBASE_BLESS=1 make test"):
        golden.check_golden("a.txt", "one\nthree\n")


def test_a_missing_end_of_line_is_a_difference(folder: Path) -> None:
    (folder / "a.txt").write_text("one\n")
    with pytest.raises(pytest.fail.Exception, match="end of the file"):
        golden.check_golden("a.txt", "one")


def test_a_missing_file_fails() -> None:
    with pytest.raises(pytest.fail.Exception, match="does not exist"):
        golden.check_golden("b.txt", "")


def test_blessing_writes_the_file_and_its_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOONBASE_BLESS", "1")
    golden.check_golden("deep/c.txt", "text\n")
    assert (folder / "deep" / "c.txt").read_bytes() == b"text\n"
