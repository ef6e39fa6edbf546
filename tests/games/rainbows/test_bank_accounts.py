"""The option bank_accounts: fifty in the account, and loans at double cost."""

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.testing import proves

from .helpers import (
    TEN,
    Given,
    at,
    buys,
    discards,
    event_keys,
    games,
    keeps,
    last_pick,
    legal,
    market,
    opening,
    play,
    same_day,
    why,
)
from .reference import number

BANK: Given = {"bank_accounts": True}
FREE: Given = {"bank_accounts": True, "forced_borrowing": False}


@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-80", "RAI-09")
def test_every_account_starts_with_fifty_and_every_hand_with_fifteen(players: int) -> None:
    position = opening(players, bank_accounts=True)
    assert position.account == [50] * players
    assert position.gold == [15] * players


@proves("RAI-81", "RAI-86")
def test_only_a_buy_beyond_the_gold_on_hand_touches_the_account() -> None:
    for played in games(6, **BANK):
        if not same_day(played):
            continue
        price = number(played.words[1]) if played.words[0] == "buy" else 0
        borrowed = max(0, price - played.before.gold[played.seat])
        assert played.after.account[played.seat] == played.before.account[played.seat] - 2 * borrowed


@proves("RAI-82", "RAI-83")
def test_exactly_what_is_missing_is_borrowed_and_costs_double() -> None:
    position = at(market=["red-9"], turn=3, gold=[3, 8, 8], account=[50, 50, 50], options=BANK)
    log = play(position, "buy red-9 R2")
    assert position.gold == [0, 8, 8]
    assert position.account == [50 - 2 * 6, 50, 50]
    assert position.supply == [9, 10, 10]
    assert event_keys(log)[:2] == ["borrowed", "bought"]


@pytest.mark.parametrize(("account", "dearest"), [(12, 9), (11, 8), (10, 8), (2, 4), (1, 3), (0, 3), (-30, 3)])
@proves("RAI-84", "RAI-88")
def test_a_loan_needs_twice_the_missing_gold_in_the_account(account: int, dearest: int) -> None:
    for price in range(1, 11):
        card = f"red-{price}"
        position = at(market=[card], turn=3, gold=[3, 0, 0], account=[account, 99, 99], options=BANK)
        assert legal(position) == keeps(card) | (buys(card) if price <= dearest else set())
        assert why(position, f"buy {card}") == (None if price <= dearest else "RAI-84")


@proves("RAI-84")
def test_a_loan_may_empty_the_account_but_never_overdraw_it() -> None:
    position = at(market=["red-9"], turn=3, gold=[3, 0, 0], account=[12, 0, 0], options=BANK)
    play(position, "buy red-9 R2")
    assert (position.gold[0], position.account[0]) == (0, 0)
    for played in games(6, **BANK):
        if same_day(played):
            assert played.after.account[played.seat] >= min(0, played.before.account[played.seat])


@proves("RAI-85")
def test_a_player_may_borrow_again_and_again() -> None:
    facts: Given = {"gold": [0, 99, 99], "account": [50, 0, 0], "draws": ["green-5", "green-6", "green-7", "red-2"]}
    position = at(market=["red-9", "blue-3", "green-3", "violet-10"], options=BANK, **facts)
    play(position, "buy red-9 R1", "keep green-3", "keep violet-10", "buy blue-3 B1")
    assert position.account[0] == 50 - 18 - 6
    play(position, "keep green-5", "keep green-6", "buy red-2 R2")
    assert position.account[0] == 26 - 4
    assert position.gold[0] == 0


@proves("RAI-86")
def test_a_player_who_has_the_gold_pays_with_it() -> None:
    position = at(market=["red-7"], turn=3, gold=[7, 0, 0], options=BANK)
    assert legal(position) == keeps("red-7") | buys("red-7")  # one buy a space: no second one with a loan
    play(position, "buy red-7 R1")
    assert (position.gold[0], position.account[0]) == (0, 50)


@proves("RAI-87")
def test_a_card_that_only_a_loan_can_pay_must_be_bought_if_nothing_else_can_be_done() -> None:
    position = at(market=["red-7", "red-9"], turn=2, gold=[9, 9, 0], face_up=[[], [], TEN], options=BANK)
    assert legal(position) == buys("red-7") | buys("red-9")
    assert why(position, "discard red-7") == "RAI-42"
    position.account[2] = 14
    assert legal(position) == buys("red-7")
    position.account[2] = 13
    assert legal(position) == discards("red-7", "red-9")


@proves("RAI-87")
def test_even_with_an_account_nobody_buys_without_a_marker_or_a_vacant_space() -> None:
    taken = [["R1", "R2"], ["R3"], ["R4"]]
    position = at(market=["red-7"], turn=3, gold=[0, 0, 0], face_up=[TEN, [], []], markers=taken, options=BANK)
    assert legal(position) == discards("red-7")


@proves("RAI-89")
def test_what_is_left_in_the_account_counts_and_nothing_is_paid_back() -> None:
    position = last_pick(market=["red-10"], gold=[4, 90, 0], account=[38, 50, 10], options=BANK)
    play(position, "keep red-10")
    result = position.result()
    assert result is not None
    assert result.scores == [38, 50, 10]
    assert position.gold == [14, 90, 0]


@proves("RAI-120")
def test_without_forced_borrowing_a_player_chooses_between_a_loan_and_a_discard() -> None:
    position = at(market=["red-7", "red-9"], turn=2, gold=[9, 9, 3], face_up=[[], [], TEN], options=FREE)
    either = buys("red-7") | buys("red-9") | discards("red-7", "red-9")
    assert legal(position) == either
    for text in either:
        assert why(position, text) is None
    position.account[2] = 8
    assert legal(position) == buys("red-7") | discards("red-7", "red-9")
    position.gold[2] = 7  # red-7 needs no loan now, so that something must be used; any buy will do
    assert legal(position) == buys("red-7") | buys("red-9")


@proves("RAI-120")
def test_a_discard_instead_of_a_loan_costs_nothing() -> None:
    position = at(market=["red-7"], turn=3, gold=[3, 0, 0], face_up=[TEN, [], []], options=FREE)
    play(position, "discard red-7")
    assert (position.gold[0], position.account[0], position.supply[0]) == (3, 50, 10)


def test_the_event_of_a_discard_instead_of_a_loan_has_a_rule_of_its_own() -> None:
    by_choice = at(market=["red-7"], turn=3, gold=[3, 0, 0], face_up=[TEN, [], []], options=FREE)
    by_force = at(market=["red-7"], turn=3, gold=[0, 0, 0], account=[0, 0, 0], face_up=[TEN, [], []], options=FREE)
    assert [play(position, "discard red-7").events[0].rule for position in (by_choice, by_force)] == [
        "RAI-120",
        "RAI-44",
    ]


@proves("RAI-120")
def test_forced_borrowing_matters_only_where_a_loan_is_the_only_way() -> None:
    different = 0
    for played in games(15, **FREE):
        forced = played.before.copy()
        forced.forced_borrowing = True
        uses = {move for move in legal(forced) if not move.startswith("discard")}
        gold = played.before.gold[played.seat]
        unaided = any(move.startswith("keep") or number(move.split()[1]) <= gold for move in uses)
        if unaided or not uses:
            assert played.before.moves(played.seat) == forced.moves(played.seat)
        else:
            assert legal(played.before) == uses | discards(*market(played.before))
            different += 1
    assert different


@proves("RAI-34")
def test_without_bank_accounts_forced_borrowing_is_not_read() -> None:
    for seed in range(4):
        one, other = opening(3, seed), opening(3, seed, forced_borrowing=False)
        dice = FastDice(seed)
        while one.deciders():
            (seat,) = one.deciders()
            assert one.moves(seat) == other.moves(seat)
            move = one.moves(seat)[dice.below(len(one.moves(seat)))]
            one.play(seat, move, FastDice(0))
            other.play(seat, move, FastDice(0))
        assert one.account == other.account
