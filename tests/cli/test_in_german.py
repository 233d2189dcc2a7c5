"""A German reader of the terminal meets no English sentence: help, and what is wrong with the arguments."""

from pathlib import Path

import pytest

from kit.games import MOON, random_session
from moonbase.cli import main
from moonbase.cli.commands import COMMANDS, about, parser_of
from moonbase.records.session import start

HOW = "(„moonbase {} --help“ zeigt, wie es geht)"
CASES = {
    "dance": "der Befehl „dance“ ist unbekannt; moonbase --help nennt alle",
    "pley": "der Befehl „pley“ ist unbekannt; meintest du „play“?",
    "play mon": "das Spiel „mon“ ist unbekannt; meintest du „moon“?",
    "cards moom --json": "das Spiel „moom“ ist unbekannt; meintest du „moon“?",
    "moon --players 9": "Moon spielt man mit 2 bis 5 Personen, nicht mit 9",
    "sim moon --players 0": "Moon spielt man mit 2 bis 5 Personen, nicht mit 0",
    "perft moon --players 9": "Moon spielt man mit 2 bis 5 Personen, nicht mit 9",
    "play moon --players some": f"--players: erwartet wird eine ganze Zahl von 0 bis 99, nicht „some“ {HOW.format('play')}",
    "play moon --players": f"--players: braucht einen Wert {HOW.format('play')}",
    "play moon --players 4 --bots greedy,random": "--bots: bei 4 Personen braucht es 3 Gegner oder eine Stufe für alle, nicht 2",
    "play moon --bots gredy": "den Gegner „gredy“ gibt es nicht; zur Wahl: random, greedy oder dein eigener als "
    "paket.modul:Klasse; meintest du „greedy“?",
    "play moon --bots no_such_module:Me": "Gegner no_such_module:Me: das Modul „no_such_module“ gibt es nicht",
    "play moon --option speed=1": "die Option „speed“ ist unbekannt; Moon hat ",
    "play moon --option flag_minimum=7": "die Option flag_minimum hat einen der Werte 0, 1, nicht 7",
    "play moon --option flag_minimum": f"--option: erwartet wird Name=Zahl, nicht „flag_minimum“ {HOW.format('play')}",
    "play moon --difficulty hard": "--difficulty: bei Moon gibt es das nicht",
    "play moon --difficulty wild": "--difficulty: „wild“ gibt es nicht (zur Wahl: „easy“, „normal“, ",
    "play moon --from a --resume b": "--resume und --from sagen beide, wo die Partie beginnt: gib nur eines davon an",
    "play moon --from prose.txt": "prose.txt: das ist kein JSON und also keine Stellung (Zeile 1, Spalte 1)",
    "play moon --from puzzle.json --players 3": "--from: puzzle.json ist eine Partie mit 2 Personen, nicht mit 3",
    "play moon --resume nowhere.txt": "nowhere.txt: diese Datei gibt es nicht",
    "play moon --resume prose.txt": "prose.txt, Zeile 1: das ist nicht die Aufzeichnung einer Partie",
    "play moon --resume cut.txt": "cut.txt, Zeile 1: hier bricht die Aufzeichnung ab: die Schlusszeile „end“ oder „open“ fehlt",
    "play moon --resume game.txt --bots random": "--resume: game.txt ist eine Partie gegen greedy, greedy, nicht gegen random",
    "replay prose.txt": "prose.txt, Zeile 1: das ist nicht die Aufzeichnung einer Partie",
    "verify prose.txt": "prose.txt, Zeile 1: das ist nicht die Aufzeichnung einer Partie",
    "replay game.txt --seat 7": "--seat: die Partie hat die Plätze 0 bis 2, nicht 7",
    "cards moon --set nowhere.toml": "nowhere.toml: diese Datei gibt es nicht",
    "cards moon --set prose.toml": "prose.toml: das ist kein gültiges TOML (Zeile 1, Spalte 6)",
    "cards moon --set small.toml": "Basen: insgesamt 3 statt mindestens 5",
    "cards fromthemoon --set other.toml": "other.toml: diese Kartendatei ist für moon und nicht für fromthemoon",
    "cards moon zzz": "keine Karte heißt „zzz“",
    "sim": f"es fehlt noch: SPIEL {HOW.format('sim')}",
    "sim moon extra": f"das Argument „extra“ ist unbekannt {HOW.format('sim')}",
    "sim moon --plyers 3": "die Option „--plyers“ ist unbekannt; meintest du „--players“?",
    "sim moon --results prose.txt": "prose.txt: das sind keine Ergebnisse von moonbase sim",
    "serve --page nowhere": "--page: nowhere ist keine gebaute Seite, es gibt darin kein index.html",
    "archive check nowhere.db": "nowhere.db: diese Datei gibt es nicht",
    "prove leaks --kills 3": "--kills: gehört zu „moonbase prove crash“",
    "fuzz moon --players two": "--players: erwartet wird eine Zahl wie 3 oder ein Bereich wie 2-4, nicht „two“",
}


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")


FAULTY = """
[card."S1-17"]
cots = { energy = 1 }
cost = { energy = 12 }
need = { cheese = 1 }
do = [{ build = "stak", pay = {} }]
[[base]]
id = "base"
"""
FAULTS = """
S1-17: „cots“ ist hier unbekannt; meintest du „cost“?
S1-17 > cost > energy: erwartet wird eine ganze Zahl von 0 bis 9, nicht 12
S1-17 > need: „cheese“ ist hier unbekannt; bekannt: industry, housing, transport, food, science
S1-17 > do[0]: zwei Verben in einem Schritt („build“ und „pay“); mach zwei Schritte daraus
base > id: erwartet wird eine Nummer wie A1-7, nicht „base“
base > name: fehlt
base > production: fehlt
base > flags: fehlt
base > source: fehlt
"""
SMALL = "".join(f'[card."B-{number}"]\ncopies = 0\n' for number in (1, 2))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("files")
    record = start(MOON, 3, seats=["you", "greedy", "greedy"]).record.text()
    (place / "bad.toml").write_text(FAULTY)
    (place / "small.toml").write_text(SMALL)
    (place / "other.toml").write_text('game = "moon"\n')
    (place / "prose.toml").write_text("Once upon a time\n")
    (place / "prose.txt").write_text("Once upon a time\n")
    (place / "game.txt").write_text(record)
    (place / "cut.txt").write_text(record.splitlines()[0] + "\n")
    (place / "puzzle.json").write_text(MOON.dump(random_session(2, 9, steps=150).state))
    return place


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_refused_in_german(
    line: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    assert main(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"moonbase: {CASES[line]}")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["cards moon --set bad.toml", "serve --no-open --set bad.toml"])
def test_every_fault_of_a_card_file_is_told_in_german(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    assert main(command.split()) == 2
    told = capsys.readouterr().err.splitlines()
    assert sorted(told) == sorted(f"moonbase: {fault}" for fault in FAULTS.split("\n")[1:-1])


def test_a_game_tells_the_first_fault_in_german(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(folder)
    assert main(["moon", "--set", "bad.toml"]) == 2
    first, rest = capsys.readouterr().err.split(" (und ")
    assert first.removeprefix("moonbase: ") in FAULTS
    assert rest == "8 mehr; „moonbase cards“ mit diesem --set nennt alle)\n"


def test_the_language_that_is_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "C")
    assert main(["play", "moon", "--players", "9", "--language=de"]) == 2
    assert main(["play", "moon", "--players", "x", "--language", "de"]) == 2
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["play", "moon", "--players", "9", "--language", "en"]) == 2
    german, of_argparse, english = capsys.readouterr().err.splitlines()
    assert german == "moonbase: Moon spielt man mit 2 bis 5 Personen, nicht mit 9"
    assert of_argparse.startswith("moonbase: --players: erwartet wird eine ganze Zahl")
    assert english == "moonbase: Moon seats 2 to 5 players, not 9"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_explains_itself_in_german(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    told = capsys.readouterr().out
    assert ended.value.code == 0
    assert told.startswith(f"Aufruf: moonbase {name}")
    assert "diese Hilfe zeigen" in told
    assert f"\n\nBeispiele:\n  moonbase {name}" in told
    assert not any(word in told for word in ("usage:", "options:", "arguments:", "default", "show this"))
    parser = parser_of(name)
    assert (parser.usage, parser.language) == (None, "en")
    assert "show this help message and exit" in parser.format_help()


def test_help_names_every_command_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"  {about(name, 'de')}\n" in told for name in COMMANDS)
    assert not any(about(name) in told for name in COMMANDS)
    assert max(map(len, told.splitlines())) <= 120


def test_the_examples_of_the_help_find_what_they_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "moon", "drucker"]) == 0
    assert main(["cards", "moon", "destille"]) == 0
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert "  moonbase cards moon destille\n" in told
    assert "distiller" not in told


def test_results_are_told_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("sim moon --bots greedy,random --games 3", "sim fromthemoon --players 1 --bots greedy --games 1", "fuzz moon --games 1")
    assert [main([*line.split(), "--jobs", "1"]) for line in lines] == [0, 0, 0]
    told = capsys.readouterr().out
    assert told.startswith("3 Partien moon mit 2 Spielern, Startwert 1\n1 Durchgang zu 2 Partien mit denselben Karten, ")
    assert "CPU-Sekunden" in told
    assert "+100,0" in told
    assert "0 gewonnen, 1 verloren (1 " in told
    assert told.endswith(" Schritte, kein Befund\n")
    assert max(map(len, told.splitlines())) <= 100
    assert not any(word in told.split() for word in ("games", "game", "wins", "seat", "opponent", "decisions", "too", "to"))


def test_ctrl_c_and_defects_are_told_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(argv: list[str], language: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("moonbase.cli.dispatch._run", interrupted)
    assert main([]) == 130
    monkeypatch.setattr("moonbase.cli.dispatch._run", lambda argv, language: 1 // 0)
    assert main([]) == 70
    stopped, defect = capsys.readouterr().err.splitlines()
    assert stopped == "moonbase: abgebrochen"
    assert defect == "moonbase: unerwarteter Fehler ZeroDivisionError: integer division or modulo by zero (MOONBASE_TRACEBACK=1 zeigt, wo)"
