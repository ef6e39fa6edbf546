"""Longer games: new days, and the bank that opens once."""

import pytest

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import (
    DECK,
    Given,
    at,
    buys,
    decider,
    event_keys,
    face_up,
    keeps,
    last_pick,
    legal,
    markers,
    market,
    named,
    opening,
    play,
    player,
    random_game,
    rest,
    seen,
    why,
)

BANK_OPEN, OVER = 1, 2


def stations(players: int, seed: int, **options: object) -> list[tuple[int, str]]:
    """Returns the days and phases that a random game goes through."""
    stations_passed: list[tuple[int, str]] = []
    for played in random_game(players, seed, **options):
        station = (int(played.before.day), "bank" if played.before.phase == BANK_OPEN else "pick")
        if not stations_passed or stations_passed[-1] != station:
            stations_passed.append(station)
    return stations_passed


@pytest.mark.parametrize("bank_accounts", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-90", "RAI-100", "RAI-104")
def test_the_bank_opens_once_before_the_last_day_with_or_without_bank_accounts(
    players: int, bank_accounts: bool
) -> None:
    for seed in range(3):
        one, two, three = (stations(players, seed, days=days, bank_accounts=bank_accounts) for days in (1, 2, 3))
        assert one == [(1, "pick")]
        assert two == [(1, "pick"), (1, "bank"), (2, "pick")]
        assert three == [(1, "pick"), (2, "pick"), (2, "bank"), (3, "pick")]


def evening(days: int, day: int = 1, **facts: object) -> RainbowsState:
    """Returns the last pick of a day, in which the Priority Player, seat 1, can only keep red-5."""
    given: Given = {
        "market": ["red-5"],
        "priority": 1,
        "day": day,
        "gold": [20, 3, 0],
        "account": [10, 0, 40],
        "markers": [["R1", "O1"], ["V4"], []],
        "face_up": [["red-1", "red-2", "red-3"], ["blue-9"], []],
        "options": {"days": days},
    }
    position = last_pick(**(given | facts))
    play(position, "keep red-5")
    return position


@proves("RAI-91", "RAI-107")
def test_after_day_one_of_three_the_scores_are_paid_and_the_next_day_begins_without_a_deposit() -> None:
    position = evening(days=3)
    assert position.account == [10 + 20 + 5, -10, 40]
    assert (position.day, position.round, position.turn) == (2, 1, 0)
    assert position.phase != BANK_OPEN
    assert len(position.market) == 4


@proves("RAI-92", "RAI-94")
def test_a_new_day_begins_with_all_markers_back_and_no_face_up_cards() -> None:
    position = evening(days=3)
    assert position.supply == [10, 10, 10]
    assert [markers(position, seat) for seat in range(3)] == [set()] * 3
    assert position.vacant == [0b1111] * 6
    assert [face_up(position, seat) for seat in range(3)] == [set()] * 3
    assert {f"keep {card}" for card in market(position)} <= legal(position)


@proves("RAI-93")
def test_a_new_day_has_a_new_deck_of_all_cards_and_one_clover() -> None:
    position = evening(days=3)
    assert sorted(market(position) + rest(position)) == sorted([*DECK, "clover"])
    assert position.deck.index(box.CLOVER) >= 40
    assert not position.clover_revealed
    assert seen(position).discard_pile == []
    decks = {tuple(played.after.deck) for played in random_game(3, 6, days=3)}
    assert len(decks) == 3
    assert all(40 <= named(list(deck)).index("clover") <= 60 for deck in decks)


@proves("RAI-95", "RAI-96")
def test_gold_and_accounts_are_carried_over_and_nothing_is_given_again() -> None:
    position = evening(days=3, options={"days": 3, "bank_accounts": True})
    assert position.gold == [20, 8, 0]
    assert position.account == [35, -10, 40]
    second = evening(days=3, day=2, options={"days": 3, "bank_accounts": True})
    play(second, "deposit 0", "deposit 0")
    assert second.day == 3
    assert second.gold == [20, 8, 0]
    assert second.account == [35, -10, 40]


@proves("RAI-97", "RAI-26")
def test_the_new_day_begins_left_of_the_last_priority_player() -> None:
    position = evening(days=3)  # seat 1 had priority in the last round
    assert (position.priority, decider(position)) == (2, 2)
    exhausted = at(turn=3, round=15, market=["red-1"], draws=["clover"], priority=2, options={"days": 3})
    play(exhausted, "keep red-1")
    assert (exhausted.day, exhausted.priority, decider(exhausted)) == (2, 0, 0)


@proves("RAI-97")
def test_priority_goes_round_the_table_across_all_days() -> None:
    for players in (3, 4, 5):
        expected = int(opening(players, 3, days=3).priority)
        for played in random_game(players, 3, days=3):
            if played.before.phase == BANK_OPEN:
                assert played.before.priority == expected
            elif played.before.turn == 0:
                assert played.before.priority == expected == played.seat
                expected = (expected + 1) % players


@proves("RAI-91")
def test_the_account_is_the_sum_of_everything_paid_in_less_the_loans() -> None:
    for seed in range(5):
        account = [50] * 3
        for played in random_game(3, seed, days=3, bank_accounts=True):
            if played.words[0] == "deposit":
                account[played.seat] += int(played.words[1])
            elif played.words[0] == "buy":
                price = int(played.words[1].split("-")[1])
                account[played.seat] -= 2 * max(0, price - played.before.gold[played.seat])
        days = [player(played.after, seat).days for seat in range(3)]
        assert [len(player_days) for player_days in days] == [3, 3, 3]
        scores = [sum(day.rainbows + day.singles + day.money for day in player_days) for player_days in days]
        assert played.after.account == [paid + scored for paid, scored in zip(account, scores, strict=True)]


@proves("RAI-108")
def test_the_day_is_scored_before_the_bank_opens() -> None:
    position = last_pick(market=["red-5"], gold=[5, 5, 5], markers=[["R1"], [], []], options={"days": 2})
    log = play(position, "keep red-5")
    assert position.account[0] == -10
    assert position.phase == BANK_OPEN
    keys = event_keys(log)
    assert keys.index("bank-opens") > max(index for index, key in enumerate(keys) if key == "scored")
    assert "day-begins" not in keys


@proves("RAI-101")
def test_any_amount_from_nothing_to_everything_may_be_deposited_one_for_one() -> None:
    position = at(phase="bank", gold=[7, 1, 0], account=[-20, 5, 0], options={"days": 2})
    assert legal(position) == {f"deposit {amount}" for amount in range(8)}
    assert why(position, "deposit 8") == "RAI-101"
    assert why(position, "keep red-7") == why(position, "buy") == "not-this-question"
    play(position, "deposit 7")
    assert (position.gold, position.account) == ([0, 1, 0], [-13, 5, 0])
    assert legal(position) == {"deposit 0", "deposit 1"}


@proves("RAI-102", "RAI-106")
def test_deposits_go_clockwise_from_the_priority_player_of_the_coming_day() -> None:
    position = last_pick(4, market=["red-5"], priority=1, gold=[4, 4, 4, 4], options={"days": 2})
    play(position, "keep red-5")
    for seat in (2, 3, 0, 1):
        assert position.phase == BANK_OPEN
        assert (position.priority, decider(position)) == (2, seat)
        play(position, "deposit 3")
        assert player(position, seat).account == 3  # everybody sees it at once
    assert (position.day, position.priority, decider(position)) == (2, 2, 2)


@proves("RAI-103")
def test_players_without_gold_are_not_asked() -> None:
    position = last_pick(5, market=["red-5"], priority=4, gold=[0, 6, 0, 0, 1], options={"days": 2})
    log = play(position, "keep red-5")
    assert decider(position) == 1
    log = play(position, "deposit 6")
    assert decider(position) == 4
    log = play(position, "deposit 2")
    assert position.day == 2
    assert event_keys(log).count("deposited") == 1


@proves("RAI-103")
def test_if_nobody_has_gold_the_next_day_begins_at_once() -> None:
    position = last_pick(market=["red-5"], gold=[5, 0, 0], options={"days": 2})
    log = play(position, "buy red-5 R1")
    assert (position.day, position.phase) == (2, 0)
    assert "bank-opens" in event_keys(log)
    assert "deposited" not in event_keys(log)


@proves("RAI-105")
def test_no_gold_ever_comes_out_of_an_account() -> None:
    for seed in range(4):
        for played in random_game(3, seed, days=3, bank_accounts=True):
            if played.words[0] == "deposit":
                amount = int(played.words[1])
                assert 0 <= amount <= played.before.gold[played.seat]
                assert played.after.gold[played.seat] == played.before.gold[played.seat] - amount
                assert played.after.account[played.seat] == played.before.account[played.seat] + amount
            gained = played.after.gold[played.seat] - played.before.gold[played.seat]
            assert gained <= (int(played.words[1].split("-")[1]) if played.words[0] == "keep" else 0)


@proves("RAI-98")
def test_scores_and_deposits_can_be_borrowed_against() -> None:
    options = {"days": 2, "bank_accounts": True}
    facts: Given = {"gold": [0, 20, 0], "account": [0, 0, 0], "markers": [["R1", "O1"], [], []], "options": options}
    position = last_pick(market=["red-5"], face_up=[["red-1"], [], []], **facts)
    play(position, "keep red-5", "deposit 20", "deposit 5")
    assert position.day == 2
    assert position.account == [20 + 5, 20, 0]
    assert position.gold == [0, 0, 0]
    cards = market(position)
    assert decider(position) == 1
    assert legal(position) == keeps(*cards).union(*(buys(card) for card in cards))  # twenty lend up to ten


@proves("RAI-99")
def test_without_bank_accounts_a_deposit_pays_for_nothing() -> None:
    position = last_pick(market=["red-5"], gold=[0, 20, 0], options={"days": 2})
    play(position, "keep red-5", "deposit 20", "deposit 5")
    assert position.account == [5, 20, 0]
    assert legal(position) == keeps(*market(position))


@proves("RAI-100", "RAI-76")
def test_the_bank_never_opens_after_the_last_day() -> None:
    for days in (1, 2, 3):
        position = evening(days=days, day=days)
        assert position.phase == OVER
        assert position.deciders() == []
        assert position.gold == [20, 8, 0]
        result = position.result()
        assert result is not None
        assert result.scores == [35, -10, 40]
