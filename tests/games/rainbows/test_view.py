"""What an eye may see: everything but the order of the deck."""

import msgspec
import pytest

from folkmoot.engine.events import Log
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.shown import MarketCard, MoneyRun
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import Given, at, column, event_keys, games, last_pick, opening, play, player, random_game, rest, seen


@proves("RAI-109")
def test_gold_accounts_cards_supplies_board_and_discard_pile_are_open_to_all() -> None:
    position = at(
        market=["red-9"],
        turn=3,
        gold=[3, 4, 5],
        account=[40, -10, 7],
        markers=[["R1", "O2"], ["V4"], []],
        face_up=[["blue-7", "red-2"], [], ["green-10"]],
        discard_pile=["orange-5", "yellow-6"],
    )
    for eye in (None, 0, 1, 2):
        view = seen(position, eye)
        assert [player_view.gold for player_view in view.players] == [3, 4, 5]
        assert [player_view.account for player_view in view.players] == [40, -10, 7]
        assert [player_view.supply for player_view in view.players] == [8, 9, 10]
        assert [player_view.chains for player_view in view.players] == [[["R1", "O2"]], [["V4"]], []]
        assert [set(player_view.face_up) for player_view in view.players] == [{"blue-7", "red-2"}, set(), {"green-10"}]
        assert {"orange-5", "yellow-6"} <= set(view.discard_pile)
        assert [card.card for card in view.market] == ["red-9"]


@proves("RAI-68")
def test_cards_lie_in_the_order_of_their_numbers_whatever_their_colours() -> None:
    position = at(face_up=[["red-9", "violet-1", "green-4"], [], []])
    assert player(position, 0).face_up == ["violet-1", "green-4", "red-9"]


def test_a_spectator_may_take_no_card() -> None:
    position = at(market=["red-9"], turn=3, gold=[3, 4, 5], options={"bank_accounts": True})
    assert seen(position).market == [MarketCard(card="red-9", keep=False, buy="-", borrow=0, loan=0, price=9)]


@proves("RAI-109")
def test_all_eyes_see_the_same_table() -> None:
    for played in random_game(4, 9):
        views = [seen(played.before, eye) for eye in (None, 0, 1, 2, 3)]
        bare = [msgspec.structs.replace(view, eye=None, market=[]) for view in views]
        assert all(view == bare[0] for view in bare)
        assert all([card.card for card in view.market] == [card.card for card in views[0].market] for view in views)


@proves("RAI-17")
def test_the_discard_pile_is_open_and_only_grows_during_a_day() -> None:
    for played in games(4, days=2):
        before, after = set(seen(played.before).discard_pile), set(seen(played.after).discard_pile)
        if played.after.day == played.before.day:
            gone = set() if played.words[0] in ("keep", "deposit") else {played.words[1]}
            assert after == before | gone
            assert not after & {card.card for card in seen(played.after).market}


@proves("RAI-16")
def test_the_number_of_cards_left_is_open_but_not_their_order() -> None:
    for played in games(3, days=2):
        view = seen(played.before, played.seat)
        assert view.deck == len(rest(played.before))
        assert view.deck_order is None
        assert set(view.unseen) == set(rest(played.before)) - {"clover"}
        assert view.unseen == sorted(view.unseen, key=_by_colour_and_number)


def _by_colour_and_number(card: str) -> tuple[int, int]:
    colour, number = card.split("-")
    return ["red", "orange", "yellow", "green", "blue", "violet"].index(colour), int(number)


def test_the_deck_is_opened_when_the_game_is_over() -> None:
    position = last_pick(market=["red-5"], round=11)
    below = rest(position)
    assert len(below) == 16
    play(position, "keep red-5")
    assert seen(position).deck_order == below


@proves("RAI-110")
def test_everybody_sees_the_clover_before_the_first_pick_of_the_last_round() -> None:
    position = at(market=["red-1"], turn=3, round=10, draws=["red-2", "red-3", "clover"])
    assert not seen(position, 1).last_round
    log = play(position, "keep red-1")
    assert position.turn == 0
    assert all(seen(position, eye).last_round for eye in (None, 0, 1, 2))
    assert event_keys(log)[-1] == "clover"
    assert all([event.phrase.key for event in log.seen_by(eye)][-1] == "clover" for eye in (None, 0, 1, 2))


@proves("RAI-21")
def test_the_order_of_picks_shows_the_priority_player_twice() -> None:
    assert seen(at(4, priority=2)).order == [2, 3, 0, 1, 2]
    assert seen(at(3, priority=2, turn=1)).order == [2, 0, 1, 2]


@proves("RAI-46")
def test_nobody_picks_any_more_when_the_game_is_over() -> None:
    assert seen(at(phase="over", clover_revealed=True)).order == []
    assert seen(at(phase="bank", gold=[7, 0, 0], options={"days": 2})).order == [0, 1, 2]


def test_each_player_sees_what_the_market_offers_them() -> None:
    full = column("Y") + column("G") + column("B", "12")
    position = at(
        market=["red-7", "violet-3", "blue-9"],
        turn=1,
        gold=[6, 7, 9],
        face_up=[["red-3"], [], ["green-9"]],
        markers=[[], column("V"), full],
    )
    cards = [{card.card: card for card in seen(position, eye).market} for eye in range(3)]
    assert [cards[0][name].buy for name in ("red-7", "violet-3", "blue-9")] == ["too-dear", "no-space", "too-dear"]
    assert [cards[1][name].buy for name in ("red-7", "violet-3", "blue-9")] == ["yes", "no-space", "too-dear"]
    assert {card.buy for card in cards[2].values()} == {"no-marker"}
    assert [cards[0][name].keep for name in ("red-7", "violet-3", "blue-9")] == [True, False, True]
    assert [cards[2][name].keep for name in ("red-7", "violet-3", "blue-9")] == [True, True, False]


def test_a_loan_is_shown_before_it_is_taken() -> None:
    position = at(market=["red-7"], turn=3, gold=[4, 0, 9], options={"bank_accounts": True})
    assert [seen(position, eye).market[0].borrow for eye in range(3)] == [3, 7, 0]
    assert [seen(position, eye).market[0].loan for eye in range(3)] == [6, 14, 0]
    assert [seen(position, eye).market[0].price for eye in range(3)] == [7, 7, 7]
    basic = at(market=["red-7"], turn=3, gold=[4, 0, 9])
    assert [seen(basic, eye).market[0].borrow for eye in range(3)] == [0, 0, 0]


def test_a_player_sees_what_they_would_score_if_the_day_ended_now() -> None:
    position = at(markers=[["G4", "B3", "B4", "V4"], [], []], face_up=[["red-1", "blue-2", "red-3"], [], []])
    assert (player(position, 0).rainbow_worth, player(position, 0).money_worth) == (40, 5)
    assert len(player(position, 0).chains) == 2
    assert player(position, 0).chain_gold == [20, 20]
    assert player(position, 0).runs == [MoneyRun(1, 3, 5)]


def test_every_chain_and_every_run_has_its_worth() -> None:
    kept = [f"red-{number}" for number in (1, 2, 3, 6, 7, 8, 9, 10)]
    position = at(markers=[["R1", "O2", "Y2", "V8"], [], []], face_up=[kept, ["red-4", "red-5", "blue-1"], []])
    assert dict(zip(map(tuple, player(position, 0).chains), player(position, 0).chain_gold, strict=True)) == {
        ("R1", "O2", "Y2"): 40,
        ("V8",): -10,
    }
    assert player(position, 0).runs == [MoneyRun(1, 3, 5), MoneyRun(6, 10, 15)]
    assert player(position, 1).runs == []


def test_the_worth_of_chains_and_runs_adds_up() -> None:
    for played in games(2):
        for each in seen(played.after).players:
            assert sum(each.chain_gold) == each.rainbow_worth
            assert sum(run.gold for run in each.runs) == each.money_worth


@pytest.mark.parametrize("language", LANGUAGES)
@proves("RAI-110")
def test_every_event_can_be_put_into_words(language: str) -> None:
    words = Words(GAME, language, ["Ann", "Puck", "Cid"], 0)
    log = Log()
    opening(3, 1, log)
    opening(3, 1, log, days=2)
    bank: Given = {"options": {"days": 2, "bank_accounts": True}}
    borrowing = last_pick(market=["red-9"], gold=[3, 1, 1], **bank)
    log.events += play(borrowing, "buy red-9 R1", "deposit 1").events
    alone = last_pick(market=["red-9"], gold=[0, 0, 0], face_up=[["blue-9"], [], []], account=[0, 5, 0])
    log.events += play(alone, "discard red-9").events
    kept = at(market=["red-1"], turn=3, round=10, draws=["clover"])
    log.events += play(kept, "keep red-1").events
    for eye in (None, 0, 1, 2):
        for event in log.seen_by(eye):
            assert words.event(event)
    kinds = {"dealt", "clover", "kept", "bought", "borrowed", "discarded", "deposited", "game-over"}
    assert kinds <= set(event_keys(log))
