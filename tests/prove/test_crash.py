"""The proof of crashes holds for the server, and finds a commit that is skipped."""

import sys
from pathlib import Path

import pytest

from kit.server.databases import postgres
from moonbase.prove.crash import proof
from moonbase.prove.crash.databases import Postgres, Redis
from moonbase.prove.crash.outages import full_disk, lost_database, lost_redis
from moonbase.prove.report import Report
from moonbase.prove.run import run
from moonbase.prove.server_process import MOONBASE
from prove import faulty

NOTHING = lambda done: None  # noqa: E731


def test_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    report = Report("crash", "")
    run(report, proof.all_kills(report, 4, 1, NOTHING, tmp_path, None, MOONBASE))
    assert report.broken is None
    assert report.figures["kills on SQLite"] == 4
    assert report.figures["events compared"] != 0


def test_a_skipped_commit_is_found(tmp_path: Path) -> None:
    report = Report("crash", "")
    command = sys.executable, str(Path(faulty.__file__)), "skipped-commit"
    run(report, proof.all_kills(report, 20, 1, NOTHING, tmp_path, None, command))
    assert report.code == 1
    assert report.broken is not None
    assert "after the restart" in report.broken


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    report = Report("crash", "")
    run(report, full_disk(report, tmp_path, 1, MOONBASE))
    assert report.broken is None
    assert report.figures["refused on a full disk"] == 2


@pytest.mark.long
@pytest.mark.xdist_group("databases")
def test_kills_on_a_postgresql_that_was_named(tmp_path: Path) -> None:
    with postgres() as address:
        report = Report("crash", "")
        run(report, proof.all_kills(report, 4, 2, NOTHING, tmp_path, address, MOONBASE))
    assert report.broken is None
    assert report.figures["kills on PostgreSQL"] == 2


@pytest.mark.long
@pytest.mark.xdist_group("databases")
def test_a_lost_database_loses_nothing(tmp_path: Path) -> None:
    found = Postgres.find()
    if found is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    report = Report("crash", "")
    with found:
        run(report, lost_database(report, tmp_path, found, 1, MOONBASE))
    assert report.broken is None
    assert report.figures["refused without a database"] == 2


@pytest.mark.long
@pytest.mark.xdist_group("databases")
def test_a_lost_redis_loses_no_event(tmp_path: Path) -> None:
    found, redis = Postgres.find(), Redis.find()
    if found is None or redis is None:
        pytest.skip("PostgreSQL and Redis are not both installed (apt-get install postgresql redis-server)")
    report = Report("crash", "")
    with redis, found:
        run(report, lost_redis(report, tmp_path, found, redis, 1, MOONBASE))
    assert report.broken is None
    assert report.figures["events told without Redis"] != 0


def test_where_there_is_no_postgresql_the_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Postgres, "find", lambda: None)
    report = Report("crash", "")
    run(report, proof.prove(report, 2, 1, NOTHING))
    assert report.code == 0
    assert report.figures["postgresql"] == "not found"
    assert any("PostgreSQL" in note for note in report.notes)
