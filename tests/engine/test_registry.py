"""Games are found where packages declare them, ours and a third party's alike."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from folkmoot.engine.errors import BrokenContract, UnknownGame
from folkmoot.engine.plugins import installed_entry_points
from folkmoot.engine.registry import GROUP, all_games, find_game
from folkmoot.testing import situation
from tests.example.acorns import GAME

Install = Callable[[str], None]


def clear_caches() -> None:
    installed_entry_points.cache_clear()
    find_game.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lets a test install a package that declares one game, as pip would."""

    def add(entry: str) -> None:
        folder = tmp_path / "somebodys_games-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n")
        monkeypatch.syspath_prepend(tmp_path)
        clear_caches()

    yield add
    clear_caches()


def test_the_games_of_this_package_are_registered() -> None:
    assert find_game("rainbows").id == "rainbows"
    assert list(all_games()) == sorted(all_games())


def test_a_third_partys_game_is_found(install: Install) -> None:
    install("acorns = tests.example.acorns:GAME")
    assert find_game("acorns") is GAME
    assert {"acorns", "rainbows"} <= set(all_games())
    assert situation("acorns", players=2, turn=1).deciders() == [1]


def test_an_unknown_game_is_refused_listing_the_known_ones(install: Install) -> None:
    with pytest.raises(UnknownGame, match=r"unknown game: expected .*rainbows.*; got 'acorns'"):
        find_game("acorns")
    install("acorns = tests.example.acorns:GAME")
    with pytest.raises(UnknownGame, match=r"expected acorns, .*; got 'Acorns'"):
        find_game("Acorns")


@pytest.mark.parametrize("entry", ["oaks = tests.example.acorns:GAME", "acorns = tests.example.acorns:Acorns"])
def test_an_entry_point_must_name_a_game_of_that_id(entry: str, install: Install) -> None:
    install(entry)
    with pytest.raises(BrokenContract, match=f"entry point {GROUP}:{entry.split()[0]} must name a Game"):
        all_games()


@pytest.mark.parametrize("target", ["nowhere.to.be.found:GAME", "tests.example.acorns:NO_GAME"])
def test_an_entry_point_that_cannot_be_loaded_is_named_in_the_error(target: str, install: Install) -> None:
    install(f"acorns = {target}")
    with pytest.raises(BrokenContract, match=f"entry point {GROUP}:acorns"):
        all_games()


def test_a_broken_package_does_not_affect_the_other_games(install: Install) -> None:
    install("acorns = nowhere.to.be.found:GAME")
    assert find_game("rainbows").id == "rainbows"


def test_two_packages_cannot_claim_one_name(install: Install) -> None:
    install("rainbows = tests.example.acorns:GAME")
    with pytest.raises(BrokenContract, match=f"entry point {GROUP}:rainbows is claimed twice"):
        find_game("rainbows")
