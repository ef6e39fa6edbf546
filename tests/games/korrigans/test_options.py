"""Options: how a table may vary the game."""

import pytest

from folkmoot.engine.errors import BadOption, BadPlayers
from folkmoot.engine.options import describe
from folkmoot.games.korrigans import GAME
from folkmoot.testing import proves

from .helpers import OVERVIEW, STARTS, Given, asked, at, games, legal, lying, opening, play, random_game, seen


@proves("KOR-01")
def test_every_option_works_with_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        for option in describe(GAME.options_type):
            for value in option.values:
                if not (option.name == "first_player" and isinstance(value, int) and value >= players):
                    *_, last = random_game(players, 1, **{option.name: value})
                    assert last.after.result() is not None
    for players in (1, 6):
        with pytest.raises(BadPlayers, match=f"korrigans: expected 2 to 5 players, got {players}"):
            GAME.options_for(players, {"side": "plain"})


@proves("KOR-56")
def test_the_defaults_are_the_game_of_the_book_for_beginners() -> None:
    defaults = {option.name: option.default for option in describe(GAME.options_type)}
    assert defaults == {"side": "icons", "first_player": "random", "backup": "blocked", "memory_aid": True}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"side": "back"}, "option side: expected icons or plain, got back"),
        ({"side": True}, "option side: expected icons or plain, got true"),
        ({"first_player": 5}, "option first_player: expected random, 0, 1, 2, 3 or 4, got 5"),
        ({"first_player": -1}, "option first_player"),
        ({"first_player": True}, "option first_player"),
        ({"first_player": "beard"}, "option first_player"),
        ({"backup": "never"}, "option backup: expected blocked or free, got never"),
        ({"memory_aid": 1}, "option memory_aid: expected false or true, got 1"),
        ({"stickers": True}, "unknown option: .* got 'stickers'"),
        ({"players": 3}, "unknown option: .* got 'players'"),
    ],
)
def test_unknown_options_and_values_are_refused(options: Given, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.options_for(5, options)


@proves("KOR-03")
def test_the_first_player_must_be_one_of_the_players() -> None:
    for players in (2, 3, 4):
        GAME.options_for(players, {"first_player": players - 1})
        with pytest.raises(BadOption, match=f"expected random or a seat from 0 to {players - 1}, got {players}"):
            GAME.options_for(players, {"first_player": players})
    position = opening(4, first_player=2)
    assert [player.number for player in seen(position).players] == [3, 4, 1, 2]
    assert asked(position) == (2, "place-korrigan")


@proves("KOR-15", "KOR-17")
def test_the_sides_differ_in_placement_and_in_nothing_else() -> None:
    icons, plain = opening(3, 4, first_player=0), opening(3, 4, first_player=0, side="plain")
    assert (seen(icons).side, seen(plain).side) == ("icons", "plain")
    assert legal(icons, 0) == {f"place {field}" for field in STARTS[1]}
    assert legal(plain, 0) == {f"place {field}" for field in OVERVIEW}
    assert {**icons.snapshot(), "icons": False} == plain.snapshot()
    for position in (icons, plain):
        play(position, 0, "place poppies_cairn")
        play(position, 0, sorted(legal(position))[0])
    assert {**icons.snapshot(), "icons": False} == plain.snapshot()
    rider: Given = {"revealed": [["hare", "frog"], ["hare"], ["hare"]], "korrigans": [["village", "meadow_oak"]] * 3}
    assert legal(at(**rider)) == legal(at(**rider, options={"side": "plain"}))


@proves("KOR-56", "KOR-65")
def test_sacrifices_by_choice_are_offered_only_with_free_backups() -> None:
    assert (seen(opening(2)).backup, seen(opening(2, backup="free")).backup) == ("blocked", "free")
    for backup in ("blocked", "free"):
        phases = {played.phase for game in games(2, backup=backup) for played in game}
        assert ("offer-sacrifice" in phases) == (backup == "free")
        assert "must-sacrifice" in phases


def test_the_memory_aid_shows_players_what_they_themselves_saw_and_may_be_left_out() -> None:
    for memory_aid in (True, False):
        position = opening(3, 5, first_player=0, memory_aid=memory_aid)
        play(position, 0, "place poppies_cairn")
        tokens = lying(position, "poppies_cairn")
        play(position, 0, f"gather {tokens[0]}")
        remembered = {
            eye: {field.field: field.memory.clovers for field in seen(position, eye).fields if field.memory}
            for eye in (0, 1, 2, None)
        }
        own = {"poppies_cairn": tokens[1:]} if memory_aid else {}
        assert remembered == {0: own, 1: {}, 2: {}, None: {}}


def test_the_memory_aid_changes_nothing_else() -> None:
    for players in (2, 5):
        with_aid = [(played.move, played.after.snapshot()) for played in random_game(players, 7)]
        without = [(played.move, played.after.snapshot()) for played in random_game(players, 7, memory_aid=False)]
        assert [(move, {**after, "memory_aid": True}) for move, after in without] == with_aid
