"""The options: what each of them changes, and nothing else."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadOption, BadPlayers
from folkmoot.engine.options import describe
from folkmoot.games.pixie_queen import GAME
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    STILL,
    Seat,
    active,
    answer,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    offer,
    offering,
    opening,
    own_view,
    play,
    random_game,
    reward,
    seen,
    verbs_of,
    ways,
    worth,
)

OTHERS: dict[str, bool] = {
    "wrong_food_offers": True,
    "trade_per_player": False,
    "neutral_servant": True,
    "show_bag_contents": True,
    "open_stocks": True,
    "dungeon": False,
}
"""Every option with another value than its default."""


@pytest.mark.parametrize("players", NUMBERS)
def test_every_option_works_with_every_number_of_players(players: int) -> None:
    for options in (*({name: value} for name, value in OTHERS.items()), OTHERS):
        *_, last = random_game(players, 1, **options)
        assert last.after.result() is not None


@proves("PIX-101")
def test_other_numbers_of_players_are_refused() -> None:
    for players in (1, 6):
        with pytest.raises(BadPlayers, match=f"pixie_queen: expected 2 to 5 players, got {players}"):
            GAME.options_for(players, OTHERS)


def test_the_defaults_are_the_game_of_the_book() -> None:
    assert {option.name: option.default for option in describe(GAME.options_type)} == {
        name: not value for name, value in OTHERS.items()
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        *[({name: 1}, f"option {name}: expected false or true, got 1") for name in OTHERS],
        ({"dungeon": "no"}, "option dungeon: expected false or true, got no"),
        ({"two_players": True}, "unknown option: .* got 'two_players'"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.options_for(3, options)


@proves("PIX-412")
def test_wrong_food_may_be_offered_or_not() -> None:
    plain, free = offering(3), offering(3, options={"wrong_food_offers": True})
    assert {tuple(amounts.split()[1:3]) for amounts in ways(plain, 0)} == {("0", "0")}
    assert {tuple(amounts.split()[1:3]) for amounts in ways(free, 0)} > {("0", "0"), ("2", "0"), ("0", "2")}
    assert len(ways(free, 0)) == len(ways(plain, 0)) + 4


@proves("PIX-390")
def test_a_trade_for_everybody_or_for_one() -> None:
    for per_player in (True, False):
        position = at(3, options={"trade_per_player": per_player})
        skill = next(name for name in seen(position).board_skills if name)
        play(position, f"trade_tiles skill {skill}")
        assert ("trade_tiles" in verbs_of(position)) == per_player


@proves("PIX-805")
def test_a_neutral_pixie_in_the_castle() -> None:
    for allowed in (False, True):
        facts: dict[str, Any] = {
            "phase": "rewards",
            "demand": ["apple"],
            "pending": ["punishments", "castle", "neutral"],
        }
        position = at(2, neutral={"on": "rob_pixie"}, options={"neutral_servant": allowed}, **facts)
        assert ("neutral rob_pixie castle" in legal(position)) == allowed


def test_the_bag_is_shown_to_all_or_to_nobody() -> None:
    for shown in (False, True):
        position = at(3, bag_contents=[20, 5, 3], options={"show_bag_contents": shown})
        for eye in (None, 0, 1, 2):
            assert seen(position, eye).bag == 28
            assert seen(position, eye).bag_contents == ([20, 5, 3] if shown else None)


def test_goods_and_rewards_are_shown_to_all_or_to_their_owner() -> None:
    for shown in (False, True):
        me = {"goods": "3a 1g", "rewards": [reward("ring", 1, 1)], "bonus": 2}
        position = at(3, me, {"rewards": []}, {"rewards": []}, taken=[0, 1, 0], options={"open_stocks": shown})
        for eye in (None, 0, 1, 2):
            first = seen(position, eye).players[0]
            if shown or eye == 0:
                assert (first.goods, first.rewards, first.bonus) == ([3, 0, 0, 0, 1], worth("ring", 1) + 2, 2)
                assert [(tile.series, tile.round) for tile in first.tiles or []] == [("ring", 1)]
            else:
                assert (first.goods, first.rewards, first.bonus, first.tiles) == (None, None, None, None)


def test_open_stocks_do_not_open_offers() -> None:
    position = offering(3, options={"open_stocks": True})
    answer(position, 0, "offer apple 2")
    assert seen(position, 0).players[0].offer == [2, 0, 0, 0, 0]
    for eye in (None, 1, 2):
        assert (seen(position, eye).players[0].offer, seen(position, eye).players[0].goods) == (None, [2, 2, 2, 2, 2])


@proves("PIX-722", "PIX-621")
def test_without_the_dungeon_points_end_at_sixty_and_all_play_on() -> None:
    victim: Seat = {"punishment": 58, "on": "casino", "goods": "1a"}
    position = at(3, {}, victim, options={"dungeon": False})
    log = play(position, "punish", "give red 4", throws=[5])
    assert "dungeon" not in event_keys(log)
    assert (own_view(position, 1).suffered, own_view(position, 1).out) == (60, False)
    assert asked(position) == (1, "main")
    assert active(position, 1) == {"casino"}
    play(position, "pass")
    assert (own_view(position, 1).suffered, asked(position)) == (60, (2, "main"))
    last = at(3, {"discs": 1}, STILL | {"punishment": 60}, STILL, options={"dungeon": False}, round=7)
    play(last, "pantry apple")
    log = offer(last, "1s", "1s", "1s")
    assert [args["total"] for args in event_args(log, "suffered") if args["seat"] == 1] == [60, 60, 60]
    assert asked(last) == (None, "over")


@pytest.mark.parametrize("players", NUMBERS)
def test_options_of_the_view_change_nothing_else(players: int) -> None:
    """The options of the view change neither moves nor events; what all can see cannot be revealed."""

    def game(**options: Any) -> list[Any]:
        moves = random_game(players, 7, **options)
        return [(played.move, [(event.rule, event.public) for event in played.log.events]) for played in moves]

    assert game() == game(show_bag_contents=True, open_stocks=True)


def test_an_option_for_two_players_changes_nothing_for_more() -> None:
    with_option = [played.move for played in random_game(4, 5, neutral_servant=True)]
    assert with_option == [played.move for played in random_game(4, 5)]
    assert opening(2, neutral_servant=True).faults() == []
