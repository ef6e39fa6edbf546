import json
from pathlib import Path

import pytest
from msgspec import structs

from folkmoot.arena.errors import BadMatch, CannotWrite
from folkmoot.arena.match import Match, Schedule
from folkmoot.arena.report import Report
from folkmoot.arena.run import Plan, play
from folkmoot.arena.standings import Standings
from folkmoot.bots import UnknownBot
from folkmoot.engine.build import COMPILED
from folkmoot.engine.errors import BadPlayers, UnknownGame
from tests.arena.helpers import full_disk, lasting, match

THREE = match("gnome", "imp", "random", duplicate=True)


class Stopped(Exception):
    """The match is stopped from outside."""


def report(plan: Plan) -> Report:
    return lasting(play(plan).report)


def stop_after(plan: Plan, games: int) -> None:
    """Plays until so many games are folded."""

    def hear(standings: Standings) -> None:
        if standings.games >= games:
            raise Stopped

    with pytest.raises(Stopped):
        play(plan, hear)


def plan_in(folder: Path, played: Match = THREE, games: int = 60) -> Plan:
    return Plan(match=played, games=games, processes=1, journal=folder / "journal", rows=folder / "rows.jsonl")


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    alone = Plan(match=THREE, games=36, processes=1, rows=tmp_path / "alone.jsonl")
    together = Plan(match=THREE, games=36, processes=2, rows=tmp_path / "together.jsonl")
    assert report(alone) == report(together)
    assert (tmp_path / "alone.jsonl").read_bytes() == (tmp_path / "together.jsonl").read_bytes()


def test_other_seeds_give_other_games() -> None:
    one, other = (report(Plan(match=match("random", seed=seed), games=10, processes=1)) for seed in (1, 2))
    assert one.score_mean != other.score_mean


def test_a_match_that_was_stopped_goes_on_to_the_same_report_and_rows(tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    once.mkdir()
    twice.mkdir()
    stop_after(plan_in(twice), 7)
    stop_after(plan_in(twice), 20)
    kept = (twice / "journal").read_bytes()
    assert report(plan_in(twice)) == report(plan_in(once))
    assert (twice / "journal").read_bytes().startswith(kept)
    assert (twice / "rows.jsonl").read_bytes() == (once / "rows.jsonl").read_bytes()


def test_a_finished_match_goes_on_with_more_games_and_plays_none_again(tmp_path: Path) -> None:
    report(plan_in(tmp_path, games=6))
    few = (tmp_path / "journal").read_bytes().splitlines()
    assert report(plan_in(tmp_path, games=12)) == report(Plan(match=THREE, games=12, processes=1))
    games = [json.loads(line)["game"] for line in (tmp_path / "journal").read_bytes().splitlines()[1:]]
    assert len(few) == 7
    assert sorted(games) == list(range(12))


def test_games_that_were_kept_in_any_order_give_the_same_report(tmp_path: Path) -> None:
    plan = plan_in(tmp_path, games=12)
    whole = report(plan)
    header, *games = (tmp_path / "journal").read_bytes().splitlines(keepends=True)
    (tmp_path / "journal").write_bytes(b"".join([header, *reversed(games[3:]), games[5]]))
    assert report(plan) == whole


def test_a_match_goes_on_after_a_full_disk_and_loses_nothing(tmp_path: Path) -> None:
    plan = structs.replace(plan_in(tmp_path), rows=None)
    with full_disk(4000), pytest.raises(CannotWrite, match="the same command goes on with them"):
        play(plan)
    kept = (tmp_path / "journal").read_bytes().count(b'"game":')
    assert 5 < kept < 60
    assert report(plan) == report(Plan(match=THREE, games=60, processes=1))


def test_rows_that_cannot_be_written_do_not_end_a_match(tmp_path: Path) -> None:
    plan = Plan(match=THREE, games=12, processes=1, rows=tmp_path / "rows.jsonl")
    with full_disk(4000):
        outcome = play(plan)
    assert isinstance(outcome.unwritten, CannotWrite)
    assert lasting(outcome.report) == report(Plan(match=THREE, games=12, processes=1))


def test_a_match_ends_when_all_differences_are_sure() -> None:
    plan = Plan(match=match("gnome", "random", duplicate=True), games=3000, margin=0.2, processes=1)
    sure = report(plan)
    assert [test.verdict for test in sure.tests] == ["H1"]
    assert sure.games < 300
    assert sure.games == 3 * sure.tests[0].deals
    assert sure == report(plan)


def test_the_estimate_hears_of_the_standings_from_the_first_game_to_the_last(tmp_path: Path) -> None:
    heard: list[int] = []
    plan = plan_in(tmp_path, games=12)
    play(plan, lambda standings: heard.append(standings.games))
    assert (heard[0], heard[-1]) == (0, 12)
    assert heard == sorted(heard)
    again: list[int] = []
    play(plan, lambda standings: again.append(standings.games))
    assert again == [12]


@pytest.mark.usefixtures("odd")
def test_a_match_goes_on_beside_bots_that_fail() -> None:
    failing = report(Plan(match=match("raising", "gnome", "random", duplicate=True), games=12, processes=2))
    raising, gnome, random = failing.bots
    assert failing.games == 12
    assert 0 < raising.forfeits == len(failing.forfeits)
    assert (gnome.forfeits, random.forfeits) == (0, 0)
    assert sum(line.wins.mean for line in failing.bots) == pytest.approx(1)


def test_a_match_needs_bots_and_a_game_that_exist() -> None:
    with pytest.raises(UnknownBot, match="got 'oracle'"):
        play(Plan(match=match("gnome", "oracle"), games=1))
    with pytest.raises(UnknownGame, match="got 'chess'"):
        play(Plan(match=structs.replace(THREE, game="chess"), games=1))
    with pytest.raises(BadPlayers):
        play(Plan(match=match("gnome", players=7), games=1))
    with pytest.raises(BadMatch, match="at least one game"):
        play(Plan(match=THREE, games=0))


def test_the_command_of_a_plan_plays_the_same_match() -> None:
    played = structs.replace(THREE, options={"days": 2, "bank_accounts": False}, seed=7)
    plan = Plan(match=played, games=60, margin=0.1, longest_move=5, memory=512 << 20)
    assert plan.command() == (
        "folkmoot arena rainbows --bots gnome,imp,random --players 3 --games 60 --seed 7 --option days=2 --duplicate "
        "--until-sure --margin 0.1 --move-limit 5 --memory-limit 512"
    )
    assert Plan(match=match("gnome"), games=1).command() == (
        "folkmoot arena rainbows --bots gnome --players 3 --games 1 --seed 1"
    )


@pytest.mark.skipif(not COMPILED, reason="2,000 games are for the compiled build")
def test_the_rainbows_heuristic_beats_two_random_opponents() -> None:
    gnome, _ = report(Plan(match=match("heuristic", "random"), games=2000)).bots
    assert gnome.wins.low >= 0.67


def test_every_seating_of_a_deal_is_played_before_the_report() -> None:
    assert report(Plan(match=THREE, games=7, processes=1)).games == 2 * len(Schedule(THREE).round)
