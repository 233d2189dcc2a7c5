"""``serve --set``: the host's cards are offered first, and tables are played with them unless somebody says otherwise."""

from pathlib import Path

import pytest

from kit.command import moonbase
from kit.server.player import Guest
from kit.server.serving import Serving
from moonbase.catalog.registry import game_of

MOON = 'name = "club box"\n[card."S1-17"]\ncost = { energy = 1, metal = 1 }\nneed = {}\n'
FROM_THE_MOON = 'game = "fromthemoon"\n[card."ME-1"]\npoints = 4\n'


def files(folder: Path, *texts: str) -> list[str]:
    """The arguments that give a server these card files."""
    given: list[str] = []
    for number, text in enumerate(texts):
        (folder / f"{number}.toml").write_text(text)
        given += ["--set", str(folder / f"{number}.toml")]
    return given


def test_tables_are_played_with_the_hosts_cards(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", *files(tmp_path, MOON, FROM_THE_MOON))
    ada = Guest(server.host, "Ada")
    games = {game["name"]: game for game in ada.get("/api/games")[1]}
    box = game_of("moon", MOON).card_set
    mine = games["moon"]["set"]
    assert (mine["name"], mine["fingerprint"]) == ("club box", box)
    assert games["fromthemoon"]["set"]["name"] == "an owner's cards"
    assert games["moon"]["sources"] == ada.get(f"/api/games/moon/gallery?set={mine['set']}")[1]["sources"]
    assert games["moon"]["sources"]["known_values"] > ada.get("/api/games/moon/gallery")[1]["sources"]["known_values"]
    assert ada.sit(ada.table("me", "random")["table"]).now["set"] == {"id": mine["set"], "name": "club box"}
    assert ada.sit(ada.table("me", "random", set=None)["table"]).now["set"] is None
    assert ada.get("/api/games/moon/sets") == (200, []), "only what I brought myself"
    assert ada.request("DELETE", f"/api/games/moon/sets/{mine['set']}", b"", {"Origin": f"http://{server.host}"})[0] == 404
    assert server.stop() == 0


def test_a_table_keeps_its_cards_when_the_host_offers_others(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1", *files(tmp_path, MOON))
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "random")["table"]
    assert server.stop() == 0
    server.arguments = ("--workers", "1")
    server.start()
    assert ada.sit(table).now["set"]["name"] == "club box"
    assert [game["set"] for game in ada.get("/api/games")[1]] == [None, None]
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("texts", "faults"),
    [
        (['[card."S1-17"]\ncost = { mettal = 3 }\nera = 9\n'], ["S1-17 > era: ", "S1-17 > cost: "]),
        ([MOON, MOON], ["--set: 1.toml is a second card file for moon; one for each game"]),
        (["name = 'empty'\n"], ['0.toml: nothing says which game it is for; write game = "moon" at its top']),
        (['game = "mars"\n'], ["0.toml: 'game' is one of moon, fromthemoon, not 'mars'"]),
        (['game = ["moon"]\n'], ["0.toml: 'game' is one of moon, fromthemoon, not a list"]),
        (["name = \n"], ["0.toml: not valid TOML: "]),
    ],
)
def test_a_faulty_file_is_refused_at_the_start_with_all_its_faults(tmp_path: Path, texts: list[str], faults: list[str]) -> None:
    files(tmp_path, *texts)
    given = [word for number in range(len(texts)) for word in ("--set", f"{number}.toml")]
    ran = moonbase("serve", "--no-open", "--port", "0", "--db", f"sqlite:///{tmp_path}/tables.sqlite", *given, cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    lines = ran.err.splitlines()
    assert len(lines) == len(faults)
    assert all(line.startswith(f"moonbase: {fault}") for line, fault in zip(lines, faults, strict=True)), ran.err
    assert not (tmp_path / "tables.sqlite").exists()


def test_no_such_file(tmp_path: Path) -> None:
    ran = moonbase("serve", "--no-open", "--set", "nowhere.toml", cwd=tmp_path)
    assert (ran.code, ran.err) == (2, "moonbase: nowhere.toml: no such file\n")
