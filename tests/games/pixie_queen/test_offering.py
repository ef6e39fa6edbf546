"""The offering: the demand, secret gifts, refusals and the Queen's anger (PIX-411 to PIX-418)."""

from itertools import permutations
from typing import Any

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import CannotUndo
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.pixie_queen import GAME
from folkmoot.table.undo import undoable_moves
from folkmoot.testing import proves

from .helpers import (
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
    owned,
    phase,
    play,
    seen,
    stock,
    ways,
    why,
)

FREE: dict[str, Any] = {"options": {"wrong_food_offers": True}}


@proves("PIX-411")
def test_the_token_is_revealed_first_and_all_the_living_are_asked_at_once() -> None:
    position = at(4, STILL | {"discs": 1}, STILL, {"out": 1}, STILL)
    assert seen(position).demand == [None] * 7
    log = play(position, "pantry apple")
    (demand,) = event_args(log, "demand")
    assert seen(position).demand == [demand["food"]] + [None] * 6
    assert position.deciders() == [0, 1, 3]
    assert (phase(position), asked(position)) == ("offering", (0, "offer"))
    for seat in (0, 1, 3):
        assert {text.split()[1] for text in legal(position, seat)} == {demand["food"]}


@proves("PIX-411")
def test_an_offer_has_one_type_the_demanded_food_silver_or_gold() -> None:
    position = offering(3, {"goods": "3a 2h 5b 2s 1g"}, demand="honey")
    assert legal(position, 0) == {"offer honey 0", "offer honey 1", "offer honey 2"}
    expected = ["0 0 0 0 0", "0 1 0 0 0", "0 2 0 0 0", "0 0 0 1 0", "0 0 0 2 0", "0 0 0 0 1"]
    assert sorted(ways(position, 0)) == sorted(expected)
    answer(position, 0, "offer honey 2")
    assert legal(position, 0) == {"offer silver 0"}
    assert why(position, "offer silver 1", 0) == "PIX-411"
    answer(position, 0, "offer silver 0", "offer gold 0")
    assert legal(position, 0) == {"commit"}


@proves("PIX-411")
def test_offers_are_opened_when_the_last_one_has_committed() -> None:
    position = offering(3, demand="honey")
    goods = [owned(position, seat) for seat in range(3)]
    answer(position, 1, "offer honey 0", "offer silver 2", "offer gold 0", "commit")
    answer(position, 0, "offer honey 1")
    assert position.deciders() == [0, 2]
    assert legal(position, 1) == set()
    assert why(position, "commit", 1) == "not-your-turn"
    assert [seen(position).players[seat].committed for seat in range(3)] == [False, True, False]
    answer(position, 2, "offer honey 0", "offer silver 0", "offer gold 2", "commit")
    assert [owned(position, seat) for seat in range(3)] == goods
    answer(position, 0, "offer silver 0", "offer gold 0", "commit")
    assert [owned(position, seat) for seat in range(3)] == ["2a 1h 2b 2s 2g", "2a 2h 2b 2g", "2a 2h 2b 2s"]
    assert asked(position) == (0, "promote")
    assert [seen(position).players[seat].offer for seat in range(3)] == [
        [0, 1, 0, 0, 0],
        [0, 0, 0, 2, 0],
        [0, 0, 0, 0, 2],
    ]


@proves("PIX-411")
def test_secret_moves_in_any_order_lead_to_the_same_position() -> None:
    plans = {
        0: ["offer apple 1", "offer silver 0", "offer gold 0", "commit"],
        1: ["offer apple 0", "offer silver 0", "offer gold 0", "commit"],
        2: ["offer apple 0", "offer silver 2", "offer gold 0", "commit"],
    }
    outcomes = set()
    orders = [[seat for seat in order for _ in range(4)] for order in permutations(range(3))]
    for order in [*orders, [0, 1, 2] * 4, [2, 1, 0] * 4, [0, 0, 1, 2, 2, 1, 0, 1, 2, 2, 1, 0]]:
        position, left = offering(3), {seat: list(plan) for seat, plan in plans.items()}
        for seat in order:
            answer(position, seat, left[seat].pop(0))
        outcomes.add(msgspec.json.encode(position.snapshot()))
    assert len(outcomes) == 1


def table(*seats: Seat) -> Course:
    """Returns a table at which offers are made."""
    options = {"open_stocks": True}  # so that the facts tell everything
    facts = GAME.facts(offering(3, *seats, options=options), None)
    for seat in facts["seats"]:  # type: ignore[attr-defined]
        seat["stage"] = "apple"
    return Course(GAME, 3, GAME.options_for(3, options), SealedDice(bytes(32), []), facts)


@proves("PIX-411")
def test_offers_may_change_until_the_last_one_has_committed() -> None:
    course = table()
    everybody = [0, 1, 2]
    for text in ("offer apple 2", "offer silver 0", "offer gold 0", "commit"):
        course.play(0, text)
    for text in ("offer apple 0", "offer silver 1", "offer gold 0", "commit"):
        course.play(1, text)
    course.play(2, "offer apple 0")
    assert undoable_moves(course, 0, everybody) == [4]
    course.undo(0, [4])
    assert course.position.deciders() == [0, 2]
    for number in (3, 2, 1):
        assert undoable_moves(course, 0, everybody) == [number]
        course.undo(0, [number])
    assert "offer apple 1" in legal_texts(course, 0)
    assert undoable_moves(course, 1, everybody) == [8]
    for text in ("offer apple 1", "offer silver 0", "offer gold 0", "commit"):
        course.play(0, text)
    course.play(2, "offer silver 0")
    course.play(2, "offer gold 0")
    last = course.play(2, "commit")
    assert last.closes_undo
    assert undoable_moves(course, 2, everybody) == []
    for seat, number in ((2, last.number), (1, 8), (2, 9)):
        with pytest.raises(CannotUndo):
            course.undo(seat, [number])
    assert course.position.deciders() == [0]


def legal_texts(course: Course, seat: int) -> set[str]:
    return {GAME.notation(move) for move in course.position.moves(seat)}


@proves("PIX-412")
def test_food_that_is_not_demanded_cannot_be_offered() -> None:
    position = offering(3, demand="honey")
    for food in ("apple", "bread"):
        assert why(position, f"offer {food} 1", 0) == "PIX-412"
        assert not any(text.startswith(f"offer {food}") for text in legal(position, 0))


@proves("PIX-412")
def test_by_option_wrong_food_comes_back_and_costs_five_points_once() -> None:
    position = offering(3, {"goods": "3a 1h"}, {}, {}, demand="bread", **FREE)
    assert legal(position, 0) == {f"offer apple {number}" for number in range(4)}
    apples = stock(position, "apple")
    log = offer(position, "2a", "1b", "1b")
    assert event_args(log, "suffered") == [{"seat": 0, "number": 5, "total": 5, "cause": "wrong-food"}]
    assert event_args(log, "offered")[0] == {"seat": 0, "lots": ["apple-2"]}
    assert "refused" not in event_keys(log)
    assert (owned(position, 0), stock(position, "apple")) == ("3a 1h", apples)
    assert asked(position) == (1, "promote")


@proves("PIX-412")
def test_the_right_part_of_a_wrong_offer_counts() -> None:
    seats: list[Seat] = [{"goods": "2a 2b 2s", "doubled": True}, {}, {}]
    position = offering(3, *seats, demand="bread", **FREE)
    log = offer(position, "2a 1b", "1g", "1g")
    assert [args["number"] for args in event_args(log, "suffered")] == [5]
    assert owned(position, 0) == "2a 1b 2s"
    assert asked(position) == (0, "promote")
    silver = offering(3, *seats, demand="bread", **FREE)
    offer(silver, "2a 2s", "1b", "1g")
    assert (owned(silver, 0), seen(silver).players[0].silver_case) == ("2a 2b", 3)
    twice = offering(3, *seats, demand="honey", **FREE)
    log = offer(twice, "2a 2b", "1h", "1h")
    assert [(args["seat"], args["number"]) for args in event_args(log, "suffered")] == [(0, 5)]
    assert owned(twice, 0) == "2a 2b 2s"


@proves("PIX-412", "PIX-417")
def test_wrong_food_does_not_please_the_queen() -> None:
    position = offering(3, demand="bread", **FREE)
    assert "anger" in event_keys(offer(position, "1a", "1h", "1s"))


@proves("PIX-413")
def test_players_who_offer_nothing_suffer_in_order() -> None:
    position = offering(4, {}, {"goods": ""}, big=[3, 1, 0, 2], small=[0, 1, 2, 3])
    assert legal(position, 1) == {"offer apple 0"}
    log = offer(position, "", "", "1a", "")
    told_ = [{"seat": seat, "number": 5, "total": 5, "cause": "refusal"} for seat in (3, 1, 0)]
    assert event_args(log, "suffered") == told_
    assert [args["seat"] for args in event_args(log, "refused")] == [3, 1, 0]
    assert asked(position) == (2, "promote")


@proves("PIX-413", "PIX-621")
def test_a_refusal_leads_to_a_demotion_before_the_queen_judges() -> None:
    position = offering(3, {}, {"punishment": 7, "on": "punish"})
    offer(position, "1a", "", "1a")
    assert asked(position) == (1, "demotion")
    play(position, "demote punish")
    assert asked(position) == (0, "promote")


@proves("PIX-414", "PIX-355")
def test_the_double_offering_is_announced_before_the_token_is_turned() -> None:
    for seat in range(3):
        seats: list[Seat] = [{"discs": 1}, dict(STILL), dict(STILL)]
        seats[seat]["one_use"] = "double_tile"
        position = at(3, *seats)
        log = play(position, "pantry apple")
        assert "demand" not in event_keys(log)
        assert asked(position) == (seat, "double")
        assert legal(position) == {"use_double yes", "use_double no"}
        assert seen(position).demand == [None] * 7
        log = play(position, "use_double yes")
        assert event_keys(log) == ["announces", "demand"]
        assert seen(position).home == ["double_tile", "bag_tile", "grace_tile"]
        assert [player.doubled for player in seen(position).players] == [other == seat for other in range(3)]


@proves("PIX-414")
def test_a_double_offering_may_have_two_types_or_one() -> None:
    position = offering(3, {"goods": "1a 1s 1g", "doubled": True})
    expected = ["0 0 0 0 0", "1 0 0 0 0", "0 0 0 1 0", "0 0 0 0 1", "1 0 0 1 0", "1 0 0 0 1", "0 0 0 1 1"]
    assert sorted(ways(position, 0)) == sorted(expected)
    log = offer(position, "1s", "1a", "1a")
    assert "suffered" not in event_keys(log)
    play(position, "stop", "stop")
    assert (seen(position).round, seen(position).players[0].doubled) == (2, False)


@proves("PIX-414")
def test_a_tile_that_was_not_announced_is_kept_and_helps_nothing() -> None:
    position = at(3, {"discs": 1}, STILL | {"skill": "extra_slot"}, STILL, extra_tile="double_tile")
    play(position, "pantry apple")
    assert asked(position) == (1, "double")
    play(position, "use_double no")
    assert seen(position).players[1].on_skill == "double_tile"
    assert all(sum(amount != "0" for amount in amounts.split()) <= 1 for amounts in ways(position, 1))


@proves("PIX-415")
def test_all_gifts_go_to_the_stock_even_to_a_furious_queen() -> None:
    for gifts, question in ((("2a", "2s", "1g"), "promote"), (("2g", "2s", "1g"), "main")):
        position = offering(3, {"goods": "2a 2g"}, {"goods": "2s"}, {"goods": "1g"})
        before = position.stock[:]
        log = offer(position, *gifts)
        assert asked(position)[1] == question
        assert [owned(position, seat) for seat in (1, 2)] == ["", ""]
        added = [now - then for now, then in zip(position.stock, before, strict=True)]
        assert added == ([2, 0, 0, 2, 1] if question == "promote" else [0, 0, 0, 2, 3])
        assert len(event_args(log, "offered")) == 3


@proves("PIX-416")
def test_silver_and_gold_are_gifts_even_at_the_end_of_the_track() -> None:
    position = offering(3, {"silver_case": 7, "gold_case": 7}, {"silver_case": 7, "gold_case": 7})
    log = offer(position, "1s", "1g", "1a")
    assert "suffered" not in event_keys(log)
    assert (owned(position, 0), owned(position, 1)) == ("2a 2h 2b 1s 2g", "2a 2h 2b 2s 1g")
    assert [seen(position).players[seat].silver_case for seat in range(3)] == [7, 7, 1]


@proves("PIX-417")
def test_one_right_food_is_enough_for_the_rewards() -> None:
    position = offering(4, {"skill": "free_promotion"})
    log = offer(position, "1s", "1g", "", "1a")
    assert "anger" not in event_keys(log)
    assert [(args["seat"], args["track"], args["number"]) for args in event_args(log, "advanced")] == [
        (0, "silver", 2),
        (1, "gold", 2),
    ]
    assert asked(position) == (3, "promote")
    play(position, "promote mine steal_food")
    assert asked(position) == (0, "promote")


@proves("PIX-417", "PIX-513")
def test_without_the_right_food_there_are_no_rewards_at_all() -> None:
    position = offering(4, {"skill": "free_promotion"}, {"on": "forge_ring"})
    log = offer(position, "1s", "1g", "", "2s")
    assert "anger" in event_keys(log)
    assert event_args(log, "advanced") == []
    assert asked(position) == (1, "demotion")
    log = play(position, "demote forge_ring")
    assert {args["cause"] for args in event_args(log, "suffered")} == {"captives", "silver", "gold"}
    assert asked(position) == (0, "main")
    assert seen(position).round == 2


@proves("PIX-418")
def test_the_last_with_an_active_pixie_loses_one_and_then_it_stops() -> None:
    seats = [{"on": "punish"}, {"on": "casino grace"}, {}, {"on": "tracks"}]
    position = offering(4, *seats, big=[3, 0, 1, 2], small=[0, 1, 2, 3])
    offer(position, "1s", "1s", "1s", "1s")
    assert asked(position) == (1, "demotion")
    assert legal(position) == {"demote casino", "demote grace"}
    log = play(position, "demote casino")
    assert (active(position, 1), seen(position).bands[1].captives) == ({"grace"}, 3)
    assert event_args(log, "demoted") == [{"seat": 1, "space": "casino"}]
    assert (active(position, 0), active(position, 3)) == ({"punish"}, {"tracks"})


@proves("PIX-418", "PIX-623")
def test_grace_hands_the_anger_on_and_the_favourite_is_spared() -> None:
    seats = [{"on": "punish"}, {"on": "casino", "one_use": "grace_tile"}, {"on": "tracks"}]
    position = offering(3, *seats, big=[2, 0, 1], small=[0, 1, 2])
    offer(position, "1s", "1s", "1s")
    assert legal(position) == {"demote casino", "use_grace"}
    play(position, "use_grace")
    assert "grace_tile" in seen(position).home
    assert asked(position) == (0, "demotion")
    play(position, "demote punish")
    assert (active(position, 1), active(position, 2)) == ({"casino"}, {"tracks"})
    favourite = offering(3, {"on": "punish"}, {}, {})
    log = offer(favourite, "1s", "1s", "1s")
    assert "anger-ends" in event_keys(log)
    assert active(favourite, 0) == {"punish"}
