"""The command `folkmoot`: what it prints, and one clear line for every bad input."""

import json
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from folkmoot.arena.run import Hear, Plan
from folkmoot.cli import COMMANDS, command_line, main, research
from folkmoot.engine.build import build_name
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, describe
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.text import rule_numbers


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Runs `folkmoot` with these words and returns its exit status."""
    monkeypatch.setattr(sys, "argv", ["folkmoot", *words])
    try:
        main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Runs a command that must be refused and returns its one line."""
    assert command(monkeypatch, *words) == 1
    captured = capsys.readouterr()
    lines = captured.err.splitlines()
    assert len(lines) == 1, captured.err
    assert lines[0].startswith("folkmoot: ")
    return lines[0]


def test_the_version_names_the_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(monkeypatch, "--version") == 0
    assert build_name() in capsys.readouterr().out


def test_games_are_listed_with_their_credits_and_fidelity(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "games") == 0
    output = capsys.readouterr().out
    assert "rainbows" in output
    assert "Alan R. Moon" in output
    assert command(monkeypatch, "games", "rainbows", "--lang", "fr") == 0
    output = capsys.readouterr().out
    assert "livret" in output
    assert "non officielle" in " ".join(output.split())


def test_a_game_is_shown_with_all_its_options_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "games", "rainbows") == 0
    output = capsys.readouterr().out
    for option in describe(find_game("rainbows").options_type):
        assert f"--option {option.name}=" in output
    assert "Bank Accounts. Everybody starts with 50" in output
    assert "random = drawn at random, 0 = seat A, 1 = seat B" in output


def test_all_rules_or_one_are_printed_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "rules", "rainbows") == 0
    every = capsys.readouterr().out
    assert all(number in every for number in rule_numbers(find_game("rainbows")))
    assert command(monkeypatch, "rules", "rainbows", "rai-29", "--lang", "fr") == 0
    one = capsys.readouterr().out
    assert "RAI-29" in one
    assert "acheter" in one
    assert "RAI-30" not in one


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "unknown game: expected dolmen, korrigans, pixie_queen, rainbows, zauberberg; got 'chess'"),
        (("rules", "rainbows", "RAI-999"), "unknown rule: expected a number like RAI-01, got 'RAI-999'"),
        (
            ("watch", "rainbows", "-p", "6"),
            "expected 3 to 5 players, or 2 with two_player_variant=true, got 6 (RAI-01)",
        ),
        (("watch", "rainbows", "-p", "2"), "or 2 with two_player_variant=true, got 2 (RAI-01)"),
        (("watch", "rainbows", "-o", "dayz=2"), "unknown option: expected bank_accounts, forced_borrowing, days"),
        (("watch", "rainbows", "-o", "days=7"), "option days: expected 1, 2 or 3, got '7'"),
        (("watch", "rainbows", "-o", "days"), "an option is written name=value: got 'days'"),
        (("watch", "rainbows", "-o", "first_priority=4"), "expected random or a seat from 0 to 2, got 4"),
        (
            ("watch", "rainbows", "--bot", "oracle"),
            "unknown bot: expected wisp or imp or gnome or sylph or elder, got 'oracle'",
        ),
        (("play", "rainbows", "--people", "9"), "expected 0 to 3 people"),
        (("simulate", "rainbows", "--games", "0"), "a match has at least one game: got 0"),
        (("verify", "no-such-file.json"), "cannot read no-such-file.json: No such file or directory"),
        (("bench", "chess"), "unknown game"),
        (("bench", "--seconds", "nan"), "--seconds: expected 0 to 3600, got nan"),
        (("watch", "rainbows", "--pace", "-1"), "--pace: expected 0 to 60, got -1"),
        (("watch", "rainbows", "-o", "days=2", "-o", "days=3"), "option days is given twice: 2, 3"),
        (("simulate", "rainbows", "--seed", "-1"), "a seed is a whole number from 0"),
        (("simulate", "rainbows", "--processes", "0"), "--processes: expected 1 to 1024, got 0"),
        (("arena", "rainbows", "--bots", "gnome,oracle"), "unknown bot: expected wisp or imp"),
        (("arena", "rainbows", "--bots", ","), "expected at least one bot"),
        (("arena", "rainbows", "--bots", "gnome", "-p", "9"), "expected 3 to 5 players"),
        (("arena", "rainbows", "--bots", "gnome", "--games", "0"), "a match has at least one game: got 0"),
        (("arena", "rainbows", "--bots", "gnome,imp", "--margin", "0"), "--margin: expected 0.001 to 1, got 0"),
        (("arena", "rainbows", "--bots", "gnome", "--move-limit", "0"), "--move-limit: expected 0.1 to 86400, got 0"),
        (
            ("arena", "rainbows", "--bots", "gnome", "--memory-limit", "-1"),
            "--memory-limit: expected 0 to 500000, got -1",
        ),
        (("arena", "rainbows", "--bots", "gnome", "--executor", "ray"), "expected processes or dask://host:port"),
        (
            ("arena", "rainbows", "--bots", "gnome", "--report", "x.pdf"),
            "the report goes into a file that ends in .html",
        ),
        (("arena", "rainbows", "--bots", "gnome", "--rows", "x.csv"), "rows go into a file that ends in .jsonl or"),
        (("play", "rainbows", "--names", "x" * 30), "a name has 1 to 24 letters and signs"),
        (("play", "rainbows", "--resume", "x.json", "-p", "4"), "--resume goes on with the game as it is kept"),
    ],
)
def test_bad_input_is_refused_in_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    assert message in refusal(monkeypatch, capsys, *words)


def write_letter(folder: Path) -> None:
    (folder / "folkmoot.sqlite").write_text("dear friend")


def write_songs(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "folkmoot.sqlite")) as database:
        database.execute("CREATE TABLE songs (title)")


@pytest.mark.parametrize(
    ("prepare", "data", "message"),
    [
        (
            write_letter,
            ".",
            "no database of Folkmoot (file is not a database); move the file away to begin anew, or choose",
        ),
        (write_songs, ".", "is a database of something else: choose another folder with --data"),
        (write_letter, "folkmoot.sqlite", "the folder cannot be used ([Errno 17] File exists"),
        (write_letter, "folkmoot.sqlite/house", "the folder cannot be used ([Errno 20] Not a directory"),
    ],
)
def test_a_server_that_cannot_use_its_data_folder_does_not_start(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    prepare: Callable[[Path], None],
    data: str,
    message: str,
) -> None:
    prepare(tmp_path)
    before = (tmp_path / "folkmoot.sqlite").read_bytes()
    line = refusal(monkeypatch, capsys, "serve", "--port", "0", "--data", str(tmp_path / data))
    assert message in line
    assert "--data" in line
    if prepare is write_letter:
        assert (tmp_path / "folkmoot.sqlite").read_bytes() == before


@pytest.mark.parametrize(("host", "choice"), [("127.0.0.1", "--port"), ("203.0.113.7", "--host")])
def test_a_server_that_cannot_listen_does_not_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str, choice: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refusal(monkeypatch, capsys, "serve", "--host", host, "--port", port, "--data", str(tmp_path))
    assert f"cannot listen on {host} port {port}: " in line
    assert line.endswith(f"; choose another with {choice}")


def test_an_empty_host_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = refusal(monkeypatch, capsys, "serve", "--host", "", "--port", "0", "--data", str(tmp_path))
    assert line.endswith("choose one with --host")


def test_a_bad_argument_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "play", "rainbows", "--lang", "de") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "address", ["folkmoot.example", "https://", "ftp://folkmoot.example", "http://[x", "https://a#b"]
)
def test_an_address_that_no_link_can_begin_with_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    line = refusal(monkeypatch, capsys, "admin", "end-devices", "g1", "--address", address)
    assert "--address: expected an address such as https://folkmoot.example" in line


def test_an_existing_file_is_not_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear friend")
    assert "the file exists" in refusal(monkeypatch, capsys, "watch", "rainbows", "--save", str(letter))
    assert letter.read_text() == "dear friend"


def watched_game(monkeypatch: pytest.MonkeyPatch, path: Path) -> Path:
    assert command(monkeypatch, "watch", "rainbows", "--pace", "0", "--save", str(path)) == 0
    return path


def test_a_watched_game_verifies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = watched_game(monkeypatch, tmp_path / "game.json")
    capsys.readouterr()
    assert command(monkeypatch, "verify", str(record)) == 0
    assert capsys.readouterr().out.startswith("Verified: Rainbows")


def test_a_record_of_other_rules_says_which_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = watched_game(monkeypatch, tmp_path / "game.json")
    capsys.readouterr()
    rainbows = type(find_game("rainbows"))
    monkeypatch.setattr(rainbows, "rules_version", 2)
    assert command(monkeypatch, "verify", str(record)) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "played under version 1 of the rules; today’s version 2 tells the same story" in output
    deal = rainbows.start

    def corrected_deal(game: Game, seats: int, options: Options, dice: Dice, log: Log | None = None) -> Position:
        dice.below(2)
        return deal(game, seats, options, dice, log)

    monkeypatch.setattr(rainbows, "start", corrected_deal)
    assert "it needs a Folkmoot that has version 1" in refusal(monkeypatch, capsys, "verify", str(record))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[: len(text) // 2], "not a valid Folkmoot record"),
        (lambda text: text.replace('"names"', '"name"'), "not a valid Folkmoot record"),
        (lambda text: text.replace('"keep ', '"discard ', 1), "the record was edited"),
        (lambda text: text.replace('"folkmoot_record": 2', '"folkmoot_record": 7'), "expected 1 or 2, got 7"),
        (lambda text: "", "not a valid Folkmoot record"),
    ],
)
def test_a_damaged_record_is_refused_in_one_clear_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    damage: Callable[[str], str],
    message: str,
) -> None:
    record = watched_game(monkeypatch, tmp_path / "game.json")
    text = record.read_text("utf-8")
    assert damage(text) != text
    record.write_text(damage(text), "utf-8")
    capsys.readouterr()
    assert message in refusal(monkeypatch, capsys, "verify", str(record))


def test_simulate_gives_the_same_report_for_the_same_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for _ in range(2):
        words = ("--players", "4", "--games", "6", "--bot", "gnome", "--seed", "1", "--processes", "1", "--json")
        assert command(monkeypatch, "simulate", "rainbows", *words) == 0
        report = json.loads(capsys.readouterr().out)
        report.pop("cost")
        reports.append(report)
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 6
    assert sum(seat["mean"] for seat in reports[0]["seats"]) == pytest.approx(1)


def test_simulate_prints_wins_scores_length_and_speed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--games", "4", "--against", "random", "--processes", "1")
    assert command(monkeypatch, "simulate", "rainbows", *words) == 0
    output = capsys.readouterr().out
    for word in ("95 % interval", "by seat", "scores", "length", "decisions per second"):
        assert word in output


MATCH = ("arena", "rainbows", "--bots", "gnome,random", "--games", "6", "--duplicate", "--processes", "1")


def test_the_arena_prints_and_writes_what_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal, page, rows = (tmp_path / name for name in ("match.journal", "report.html", "rows.jsonl"))
    words = ("--until-sure", "--resume", str(journal), "--report", str(page), "--rows", str(rows))
    assert command(monkeypatch, *MATCH, *words) == 0
    output = " ".join(capsys.readouterr().out.split())
    for word in (
        "6 games, 2 deals",
        "95 % interval",
        "rating",
        "gnome against random",
        "H0: 0.0% more",
        "H1: 5.0% more",
    ):
        assert word in output
    assert "folkmoot arena rainbows --bots gnome,random" in re.sub("<[^>]+>", "", page.read_text("utf-8"))
    assert journal.read_bytes().count(b'"game":0,') == 1
    assert {json.loads(line)["game"] for line in rows.read_text("utf-8").splitlines()} == set(range(6))


def test_a_page_that_cannot_be_written_costs_neither_the_printed_report_nor_the_journal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page, journal = tmp_path / "report.html", tmp_path / "match.journal"
    page.symlink_to("/dev/full")
    assert command(monkeypatch, *MATCH, "--resume", str(journal), "--report", str(page)) == 1
    printed = capsys.readouterr()
    assert "95 % interval" in printed.out
    assert printed.err.strip() == f"folkmoot: cannot write {page}: No space left on device"
    assert len(journal.read_bytes().splitlines()) == 1 + 6


def test_a_stopped_match_says_where_its_games_are_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "match.journal"

    def stop(plan: Plan, hear: Hear) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(research, "play", stop)
    assert command(monkeypatch, *MATCH, "--resume", str(journal)) == 130
    assert f"the games so far are kept in {journal}: the same command goes on" in capsys.readouterr().err


def test_bench_measures_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "bench", "rainbows", "--seconds", "0.01", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert [measure["name"] for measure in report["games"]] == [f"rainbows, {n} players" for n in (3, 4, 5)]
    assert all(measure["decisions_per_s"] > 0 for measure in report["games"])
    assert report["build"] == build_name()


def test_a_closed_pipe_gives_no_traceback() -> None:
    shell = f"{sys.executable} -m folkmoot rules rainbows | head -n 1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


@pytest.mark.parametrize("names", COMMANDS.values(), ids=COMMANDS)
def test_the_help_page_explains_every_command(names: tuple[str, ...]) -> None:
    for name in names:
        assert command_line()[name].help, name
        assert command_line(name)[name].help == command_line()[name].help


def test_a_server_starts_without_the_terminal_and_without_the_packages_of_postgresql() -> None:
    code = (
        "import sys\nfrom folkmoot.cli import command_line\ncommand_line('serve')\nimport folkmoot.server.run\n"
        "print([name for name in ('folkmoot.terminal', 'procrastinate', 'psycopg_pool') if name in sys.modules])"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert process.stdout.strip() == "[]"
