"""The flow of a game: deck, deal, order of picks, end of the day."""

from collections import Counter
from itertools import groupby

import pytest

from folkmoot.engine.dice import FastDice, ScriptedDice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.flow import build_deck
from folkmoot.testing import proves

from .helpers import (
    DECK,
    Given,
    at,
    buys,
    column,
    decider,
    discards,
    event_keys,
    face_up,
    games,
    keeps,
    last_pick,
    legal,
    market,
    named,
    opening,
    play,
    player,
    random_game,
    rest,
    seen,
)

ALL_BUT_V4 = [column("R") + column("O"), column("Y") + column("G"), column("B") + column("V", "123")]
DECKS = 10_500


@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-09", "RAI-11", "RAI-66")
def test_everybody_starts_with_fifteen_gold_ten_markers_and_an_empty_account(players: int) -> None:
    position = opening(players, days=3)
    assert position.gold == [15] * players
    assert position.account == [0] * players
    assert position.supply == [10] * players
    assert [face_up(position, seat) for seat in range(players)] == [set()] * players
    assert [player(position, seat).rainbow_worth for seat in range(players)] == [0] * players
    assert (position.day, position.round, position.turn) == (1, 1, 0)
    assert seen(position).discard_pile == []


@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-13")
def test_the_first_priority_player_is_drawn_with_equal_chances(players: int) -> None:
    drawn = Counter(int(opening(players, seed).priority) for seed in range(600 * players))
    assert set(drawn) == set(range(players))
    assert all(480 < count < 720 for count in drawn.values())


@proves("RAI-13")
def test_the_first_priority_player_may_be_set() -> None:
    for seat in range(4):
        assert {int(opening(4, seed, first_priority=seat).priority) for seed in range(20)} == {seat}


@pytest.fixture(scope="module")
def decks() -> list[list[int]]:
    dice = FastDice(1995)
    return [build_deck(dice) for _ in range(DECKS)]


@proves("RAI-07", "RAI-15")
def test_forty_to_sixty_luckychauns_lie_above_the_one_clover_all_equally_likely(decks: list[list[int]]) -> None:
    above = Counter(deck.index(box.CLOVER) for deck in decks)
    assert set(above) == set(range(40, 61))
    assert all(350 < count < 650 for count in above.values())  # 500 expected, a standard deviation of 22
    assert all(sorted(named(deck)) == sorted([*DECK, "clover"]) for deck in decks[:200])


@proves("RAI-15")
def test_every_luckychaun_may_lie_anywhere(decks: list[list[int]]) -> None:
    for place in (0, 19, 39, -1):
        counts = Counter([card for card in deck if card != box.CLOVER][place] for deck in decks)
        assert set(counts) == set(range(60))
        assert all(95 < count < 255 for count in counts.values())  # 175 expected, a standard deviation of 13


@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-18")
def test_one_card_more_than_players_is_turned_up_from_the_top(players: int) -> None:
    position = opening(players, seed=4)
    assert market(position) == named(position.deck[: players + 1])
    for played in random_game(players, 4):
        if played.after.round > played.before.round and not played.after.clover_revealed:
            assert market(played.after) == rest(played.before)[: players + 1]
            assert rest(played.after) == rest(played.before)[players + 1 :]


@proves("RAI-19")
def test_a_clover_in_the_deal_does_not_count() -> None:
    position = at(market=["red-1"], turn=3, round=10, draws=["red-2", "clover", "red-4", "red-3", "red-5", "red-6"])
    assert len(rest(position)) == 21
    play(position, "keep red-1")
    assert market(position) == ["red-2", "red-4", "red-3", "red-5"]
    assert position.clover_revealed
    assert rest(position)[0] == "red-6"
    assert len(rest(position)) == 21 - 5


@proves("RAI-20")
def test_a_clover_just_below_the_deal_waits_for_the_next_round() -> None:
    coming = ["red-2", "red-3", "red-4", "red-5", "clover", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"]
    position = at(market=["red-1"], turn=3, round=10, draws=coming)
    play(position, "keep red-1")
    assert market(position) == ["red-2", "red-3", "red-4", "red-5"]
    assert not seen(position).last_round
    log = play(position, "keep red-2", "keep red-3", "keep red-4", "keep red-5")
    assert seen(position).last_round
    assert market(position) == ["blue-2", "blue-3", "blue-4", "blue-5"]
    assert event_keys(log)[-2:] == ["dealt", "clover"]
    assert position.deciders() == [2]


@proves("RAI-12", "RAI-21", "RAI-25")
def test_a_round_goes_clockwise_from_the_priority_player_who_also_picks_last() -> None:
    for players in (3, 4, 5):
        rounds = groupby(random_game(players, 8), key=lambda played: int(played.before.round))
        first = int(opening(players, 8).priority)
        for number, picks in rounds:
            token = (first + number - 1) % players
            assert [played.seat for played in picks] == [(token + pick) % players for pick in range(players)] + [token]


@proves("RAI-25")
def test_the_token_goes_to_the_left_neighbour_when_the_round_is_over_and_not_before() -> None:
    position = at(4, market=["red-1", "blue-2", "green-3", "red-4", "blue-5"], priority=3)
    for text, seat in [("keep red-1", 3), ("keep blue-2", 0), ("keep green-3", 1), ("keep red-4", 2)]:
        assert (position.priority, decider(position)) == (3, seat)
        play(position, text)
    assert (position.priority, decider(position)) == (3, 3)
    play(position, "keep blue-5")
    assert (position.priority, decider(position)) == (0, 0)


@proves("RAI-26")
def test_the_token_is_passed_after_the_last_round_of_a_day_too() -> None:
    over = last_pick(market=["red-1"], priority=2)
    play(over, "keep red-1")
    assert over.deciders() == []
    assert over.priority == 0


@proves("RAI-47")
def test_the_clover_ends_the_day_at_the_end_of_its_round() -> None:
    position = at(clover_revealed=True, market=["red-1", "blue-2", "green-3", "red-4"])
    for text in ("keep red-1", "keep blue-2", "keep green-3"):
        play(position, text)
        assert position.result() is None
    play(position, "keep red-4")
    result = position.result()
    assert result is not None
    assert result.end.key == "end-clover"


@proves("RAI-48", "RAI-49", "RAI-50")
def test_the_board_ends_the_day_only_at_the_end_of_a_round() -> None:
    position = at(market=["violet-1", "red-2", "violet-3", "green-4"], gold=[9, 9, 9], markers=ALL_BUT_V4)
    assert legal(position) == keeps("violet-1", "red-2", "violet-3", "green-4") | buys("violet-1", "4") | buys(
        "violet-3", "4"
    )
    play(position, "buy violet-1 V4")
    assert seen(position).board_full
    assert legal(position) == keeps("red-2", "violet-3", "green-4")
    play(position, "keep red-2", "keep violet-3")
    assert position.result() is None
    play(position, "keep green-4")
    result = position.result()
    assert result is not None
    assert result.end.key == "end-full"


@proves("RAI-50")
def test_on_a_full_board_cards_are_kept_or_discarded() -> None:
    facts: Given = {"markers": ALL_BUT_V4, "face_up": [[], ["red-3", "blue-4"], []], "gold": [9, 9, 9]}
    position = at(market=["violet-1", "orange-3", "violet-3", "green-4"], **facts)
    play(position, "buy violet-1 V4")
    assert legal(position) == discards("orange-3", "violet-3", "green-4")
    play(position, "discard violet-3")
    assert legal(position) == keeps("orange-3", "green-4")


@proves("RAI-05")
def test_rows_out_of_play_need_not_be_filled() -> None:
    position = at(market=["violet-1"], turn=3, markers=ALL_BUT_V4)
    play(position, "buy violet-1 V4")
    assert position.deciders() == []
    for played in games(3):
        rows = int(played.after.rows)
        assert all(mask >> rows == 0 for mask in played.after.board + played.after.vacant)


@proves("RAI-49")
def test_a_round_is_always_played_to_its_last_pick() -> None:
    for players in (3, 4, 5):
        for seed in range(8):
            picks = Counter(int(played.before.round) for played in random_game(players, seed))
            assert set(picks.values()) == {players + 1}


@pytest.mark.parametrize(("players", "rounds"), [(3, 15), (4, 12), (5, 10)])
@proves("RAI-51")
def test_no_round_without_cards_is_played(players: int, rounds: int) -> None:
    position = at(players, turn=players, round=rounds, market=["red-1"], draws=["clover"])
    assert rest(position) == ["clover"]
    play(position, "keep red-1")
    result = position.result()
    assert result is not None
    assert result.end.key == "end-exhausted"
    assert position.priority == 1
    assert not position.clover_revealed


@proves("RAI-51")
def test_a_deck_whose_last_round_showed_the_clover_ends_the_day_as_well() -> None:
    position = at(turn=3, round=15, market=["red-1"], clover_revealed=True)
    assert rest(position) == []
    play(position, "keep red-1")
    assert position.deciders() == []


@proves("RAI-53")
def test_players_without_gold_markers_or_usable_cards_go_on_picking() -> None:
    cards = ["red-7", "orange-7", "yellow-7", "green-7"]
    kept = [["blue-7"], ["violet-7"], ["red-8"]]
    ten = [column("R") + column("O") + ["Y1", "Y2"], column("G") + column("B") + ["Y3", "Y4"], column("V", "123")]
    position = at(market=cards, gold=[0, 0, 0], face_up=kept, markers=ten, draws=["red-1"])
    play(position, "discard red-7", "discard orange-7", "keep yellow-7", "discard green-7")
    assert position.supply[:2] == [0, 0]
    assert position.gold == [0, 0, 7]
    assert position.round == 1 + 8  # 23 markers, three cards face up and the market: eight rounds
    assert len(position.market) == 4
    assert position.deciders() == [1]


@pytest.mark.parametrize(
    ("players", "chances"),
    [
        (3, {11: 4, 12: 4, 13: 4, 14: 4, 15: 5}),
        (4, {9: 5, 10: 5, 11: 5, 12: 6}),
        (5, {7: 2, 8: 6, 9: 6, 10: 7}),
    ],
)
@proves("RAI-47", "RAI-54")
def test_the_last_round_depends_on_how_deep_the_clover_lies(players: int, chances: dict[int, int]) -> None:
    last_rounds = Counter(_last_round(players, above) for above in range(40, 61))
    assert last_rounds == chances


def _last_round(players: int, above: int) -> int:
    """Returns the last round of a day in which nobody places a marker, with so many cards above the clover."""
    position = opening(players, seed=above)
    position.deck = [card for card in position.deck if card != box.CLOVER]
    position.deck.insert(above, box.CLOVER)
    position.supply = [0] * players
    while position.deciders():
        position.play(decider(position), position.moves(decider(position))[0], ScriptedDice([]))
    return int(position.round)


@proves("RAI-54")
def test_a_day_never_lasts_longer_than_the_cards() -> None:
    most = {3: 15, 4: 12, 5: 10}
    least = {3: 11, 4: 9, 5: 7}
    for played in games(25):
        players = int(played.after.seats)
        assert played.after.round <= most[players]
        result = played.after.result()
        if result is not None and result.end.key != "end-full":
            assert played.after.round >= least[players]


@proves("RAI-52")
def test_the_deal_is_never_short() -> None:
    for played in games(10, days=2):
        if played.after.phase == 0 and played.after.turn == 0:
            assert len(played.after.market) == played.after.seats + 1
            assert "clover" not in market(played.after)


def test_nothing_is_random_but_the_first_priority_player_and_the_decks() -> None:
    for played in random_game(4, 3):
        again = played.before.copy()
        play(again, played.move, dice=ScriptedDice([]))
        assert again.snapshot() == played.after.snapshot()
