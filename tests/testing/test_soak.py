"""The soak plays the games it is asked for and reports them."""

import sys

import pytest

from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.registry import find_game
from folkmoot.testing import Summary, soak
from folkmoot.testing.soak import THOROUGH, chunks

RAINBOWS = find_game("rainbows")


@pytest.mark.parametrize(("games", "thorough"), [(10_000, 200), (60, 30), (7, 200), (3, 0), (25, 25)])
def test_every_player_count_gets_its_games_and_the_first_of_them_thoroughly(games: int, thorough: int) -> None:
    tasks = chunks([RAINBOWS], 3, games, thorough, 2)
    for players in RAINBOWS.player_counts:
        seeds = {
            seed: moments
            for _, seats, first, count, moments in tasks
            for seed in range(first, first + count)
            if seats == players
        }
        assert list(seeds) == list(range(3 * 1_000_003, 3 * 1_000_003 + games))
        assert list(seeds.values()) == [THOROUGH] * min(thorough, games) + [2] * max(0, games - thorough)


def test_the_soak_reports_what_it_did(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["rainbows", "--games", "2", "--thorough", "1", "--moments", "1", "--seed", "5"]
    monkeypatch.setattr(sys, "argv", ["soak", *arguments])
    assert soak.main() == 0
    summary = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("rainbows: "))
    assert "2 games for 2, 2 games for 3, 2 games for 4, 2 games for 5;" in summary
    assert (
        f"{len(RAINBOWS.player_counts) * (THOROUGH + 1)} moments examined in full, 8 records verified; seed 5"
        in summary
    )


def test_a_broken_contract_fails_the_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object) -> list[Summary]:
        raise BrokenContract("rainbows: something (seed 7)")

    monkeypatch.setattr(sys, "argv", ["soak", "rainbows"])
    monkeypatch.setattr(soak, "soak", broken)
    assert soak.main() == 1
    assert "soak failed: rainbows: something (seed 7)" in capsys.readouterr().out


def test_a_player_count_without_a_single_game_fails_the_soak_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    summary = Summary("rainbows", 5)
    summary.games.update({2: 4, 3: 4, 4: 1})
    monkeypatch.setattr(sys, "argv", ["soak", "rainbows", "--games", "4"])
    monkeypatch.setattr(soak, "soak", lambda *_: [summary])
    assert soak.main() == 1
    output = capsys.readouterr().out
    assert "soak failed: time was over before a single game of rainbows for 5\n" in output
    assert "time was over before all games were played: rainbows for 4\n" in output
