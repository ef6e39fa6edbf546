"""Options: how many may play, and the variant for two."""

import pytest

from folkmoot.engine.errors import BadOption, BadPlayers, BadSituation
from folkmoot.engine.options import describe
from folkmoot.games.rainbows import GAME
from folkmoot.testing import proves

from .helpers import (
    Given,
    at,
    buys,
    decider,
    discards,
    event_keys,
    keeps,
    last_pick,
    legal,
    market,
    opening,
    play,
    random_game,
    rest,
    seen,
    situated,
    why,
)

VARIANT: Given = {"two_player_variant": True}


@proves("RAI-01")
def test_three_to_five_may_play_and_two_only_with_the_variant() -> None:
    for players in (3, 4, 5):
        GAME.options_for(players, {})
        GAME.options_for(players, VARIANT)
    GAME.options_for(2, VARIANT)
    with pytest.raises(BadPlayers):
        GAME.options_for(2, {})
    for players in (-1, 0, 1, 6, 7, 10):
        for options in ({}, VARIANT):
            with pytest.raises(BadPlayers):
                GAME.options_for(players, options)


@proves("RAI-80", "RAI-90")
def test_the_defaults_are_the_basic_game_of_the_book() -> None:
    defaults = {option.name: option.default for option in describe(GAME.options_type)}
    assert defaults == {
        "bank_accounts": False,
        "forced_borrowing": True,
        "days": 1,
        "first_priority": "random",
        "two_player_variant": False,
    }


@pytest.mark.parametrize(
    "options",
    [{"days": 0}, {"days": 4}, {"days": True}, {"bank_accounts": 1}, {"first_priority": 3}, {"markers": 12}],
)
@proves("RAI-90")
def test_unknown_options_and_values_are_refused(options: Given) -> None:
    with pytest.raises(BadOption):
        GAME.options_for(3, options)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_variant_changes_nothing_for_more_than_two(players: int) -> None:
    plain = [(played.move, played.after.snapshot()) for played in random_game(players, 7)]
    assert [(played.move, played.after.snapshot()) for played in random_game(players, 7, **VARIANT)] == plain


@proves("RAI-115")
def test_two_players_have_the_top_three_rows() -> None:
    position = opening(2, **VARIANT)
    assert position.rows == 3
    assert position.supply == [10, 10]
    card = at(2, market=["red-7"], turn=2, options=VARIANT)
    assert legal(card) == keeps("red-7") | buys("red-7", "123")
    assert why(card, "buy red-7 R4") == "RAI-05"
    with pytest.raises(BadSituation):
        situated(2, markers=[["R4"], None], options=VARIANT)


@proves("RAI-115")
def test_eighteen_markers_fill_the_board_of_two() -> None:
    nine = [f"{letter}{row}" for letter in "ROY" for row in "123"]
    eight = [f"{letter}{row}" for letter in "GB" for row in "123"] + ["V1", "V2"]
    position = at(2, market=["violet-1"], turn=2, markers=[nine, eight], options=VARIANT)
    play(position, "buy violet-1 V3")
    result = position.result()
    assert result is not None
    assert result.end.key == "end-full"


@proves("RAI-116")
def test_two_players_get_four_cards_and_the_clover_does_not_count() -> None:
    assert len(opening(2, **VARIANT).market) == 4
    coming = ["red-2", "clover", "red-4", "red-3", "red-5", "red-6"]
    position = at(2, market=["red-1"], turn=2, round=10, draws=coming, options=VARIANT)
    play(position, "keep red-1")
    assert market(position) == ["red-2", "red-4", "red-3", "red-5"]
    assert position.clover_revealed
    assert rest(position)[0] == "red-6"
    last = at(2, market=["red-1"], turn=2, round=15, draws=["clover"], options=VARIANT)
    play(last, "keep red-1")
    assert last.deciders() == []


@pytest.mark.parametrize(
    ("cards", "removed", "left"),
    [
        (["red-1", "blue-2", "green-5", "violet-8"], "violet-8", "green-5"),
        (["red-1", "blue-2", "green-8", "violet-5"], "green-8", "violet-5"),
        (["red-1", "blue-2", "violet-5", "green-5"], "violet-5", "green-5"),
        (["red-1", "green-5", "blue-2", "violet-5"], "green-5", "violet-5"),
    ],
)
@proves("RAI-117")
def test_the_higher_of_the_two_cards_left_goes_and_of_equal_ones_the_first_drawn(
    cards: list[str], removed: str, left: str
) -> None:
    position = at(2, market=cards, priority=1, options=VARIANT)
    assert seen(position).order == [1, 0, 1]
    play(position, "keep red-1")
    assert (decider(position), len(position.market)) == (0, 3)
    log = play(position, "keep blue-2")
    assert event_keys(log) == ["kept", "removed"]
    assert decider(position) == 1
    assert market(position) == [left]
    assert removed in seen(position).discard_pile
    assert position.gold == [17, 16]
    assert legal(position) == keeps(left) | buys(left, "123")


@proves("RAI-117")
def test_cards_too_dear_for_anybody_are_removed_all_the_same() -> None:
    kept = [["red-9", "red-10"], ["blue-9", "blue-10"]]
    cards = ["green-9", "violet-9", "green-10", "violet-10"]
    position = at(2, market=cards, gold=[0, 0], face_up=kept, options=VARIANT)
    play(position, "discard green-9", "discard green-10")
    assert market(position) == ["violet-9"]
    assert legal(position) == discards("violet-9")


@proves("RAI-118")
def test_the_token_passes_to_the_other_player() -> None:
    position = at(2, market=["red-1", "blue-2", "green-5", "violet-8"], options=VARIANT)
    play(position, "keep red-1", "keep blue-2", "keep green-5")
    assert (position.priority, decider(position), position.turn) == (1, 1, 0)
    over = last_pick(2, market=["red-1"], priority=1, options=VARIANT)
    play(over, "keep red-1")
    assert over.priority == 0


@proves("RAI-119")
def test_bank_accounts_and_days_combine_with_the_variant() -> None:
    options: Given = {**VARIANT, "bank_accounts": True, "days": 2}
    position = last_pick(2, market=["red-9"], gold=[3, 4], account=[50, 50], options=options)
    play(position, "buy red-9 R1")
    assert position.account == [50 - 12 - 10, 50]
    assert position.deciders() == [1]  # at the bank: the Priority Player has 4 gold, the other none
    play(position, "deposit 4")
    assert (position.day, position.priority, decider(position)) == (2, 1, 1)
    assert position.account == [28, 54]
    assert position.supply == [10, 10]
