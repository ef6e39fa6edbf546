"""Two players and the neutral band (PIX-801 to PIX-810)."""

from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import (
    Seat,
    active,
    after,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    offer,
    offering,
    only,
    opening,
    owned,
    play,
    promoting,
    random_game,
    reward,
    rewards,
    seen,
    stones,
    verbs_of,
    ways,
    why,
)
from .test_promotion import LEVELS

NEUTRAL = 2
"""The third band."""


def moving(neutral: Seat, *seats: Seat, **facts: Any) -> Any:
    """Returns the moment in which the favourite moves a neutral pixie."""
    pending = ["punishments", "castle", f"neutral {facts.get('big', [0])[0]}"]
    return at(2, *seats, neutral=neutral, **{"phase": "rewards", "demand": ["apple"], "pending": pending, **facts})


@proves("PIX-801", "PIX-112")
def test_a_third_colour_has_five_pixies_and_nothing_else() -> None:
    position = opening(2)
    view = seen(position)
    assert [(band.colour, band.captives) for band in view.bands] == [("blue", 5), ("red", 5), ("yellow", 5)]
    assert (len(view.players), sorted(view.big), sorted(view.small)) == (2, [0, 1], [0, 1])
    for players in (3, 4, 5):
        assert len(seen(opening(players)).bands) == players


@proves("PIX-801")
def test_the_third_colour_is_never_asked() -> None:
    for played in random_game(2, 3):
        assert set(played.before.deciders()) <= {0, 1}
        assert all(event.phrase.args.get("seat", 0) in (0, 1) for event in played.log.seen_by(None))


@proves("PIX-802", "PIX-104", "PIX-109")
def test_the_pile_and_the_bag_of_two_players() -> None:
    position = opening(2)
    assert seen(position).food_pile == [2, 3, 4]
    assert position.bag == [30, 10, 10]


@proves("PIX-803")
def test_two_types_may_be_offered_and_three_with_the_tile() -> None:
    position = offering(2, {"goods": "1a 1s 1g"})
    two = {"0 0 0 0 0", "1 0 0 0 0", "0 0 0 1 0", "0 0 0 0 1", "1 0 0 1 0", "1 0 0 0 1", "0 0 0 1 1"}
    assert set(ways(position, 0)) == two
    doubled = offering(2, {"goods": "1a 1s 1g", "doubled": True})
    assert set(ways(doubled, 0)) == two | {"1 0 0 1 1"}


@proves("PIX-803", "PIX-413")
def test_one_type_is_enough() -> None:
    position = offering(2)
    log = offer(position, "1a", "")
    assert [(args["seat"], args["cause"]) for args in event_args(log, "suffered")] == [(1, "refusal")]


@proves("PIX-803", "PIX-412")
def test_wrong_food_is_one_of_the_types() -> None:
    position = offering(2, {"goods": "2a 2h 2b 2s"}, options={"wrong_food_offers": True})
    log = offer(position, "2h 2b", "1a")
    assert [(args["cause"], args["number"]) for args in event_args(log, "suffered")] == [("wrong-food", 5)]
    assert owned(position, 0) == "2a 2h 2b 2s"
    position = offering(2, {"goods": "2a 2h 2b 2s"}, options={"wrong_food_offers": True})
    offer(position, "1a 1h", "1g")
    assert asked(position) == (0, "promote")
    assert owned(position, 0) == "1a 2h 2b 2s"


@proves("PIX-804")
def test_after_the_promotions_the_favourite_moves_a_neutral_pixie() -> None:
    position = offering(2, {"goods": "1a"}, {"goods": "1a"}, big=[1, 0], small=[0, 1])
    offer(position, "1a", "1a")
    for seat in (1, 0):
        assert asked(position) == (seat, "promote")
        play(position, "stop")
    assert asked(position) == (1, "neutral")
    assert legal(position) == {f"neutral mine {space}" for space in LEVELS[0]}
    log = play(position, "neutral mine exchange")
    assert event_args(log, "neutral-moved") == [{"seat": 1, "place": "mine", "space": "exchange"}]
    assert (active(position, NEUTRAL), seen(position).bands[NEUTRAL].captives) == ({"exchange"}, 4)


@proves("PIX-804")
def test_a_neutral_pixie_goes_one_level_up_to_a_free_hand_without_apples() -> None:
    neutral = {"on": "convert food_tile casino"}
    seats = [{"goods": "5a", "on": "steal_food double_offering"}, {"on": "grace punish forge_ring"}]
    position = moving(neutral, *seats)
    free = {f"mine {space}" for space in ("steal_silver", "promotion", "exchange")}
    assert only(position, "neutral") == free | {"convert look_in_bag", "food_tile tracks", "casino rob_pixie"}
    assert verbs_of(position) == {"neutral"}
    for text in ("mine steal_food", "convert grace", "convert punish", "casino forge_ring"):
        assert why(position, f"neutral {text}") == "PIX-804"
    play(position, "neutral food_tile tracks")
    assert active(position, NEUTRAL) == {"convert", "tracks", "casino"}


@proves("PIX-804")
def test_a_neutral_move_that_is_impossible_is_skipped() -> None:
    blocked = {"on": "forge_ring rob_pixie", "captives": 3, "stones": [0, 0]}
    seats = [{"on": "steal_food steal_silver promotion"}, {"on": "exchange convert"}]
    facts: dict[str, Any] = {"pending": ["punishments", "castle", "neutral 0", "promote 0 1"]}
    position = promoting(2, *seats, neutral=blocked, **facts)
    log = play(position, "stop")
    assert event_keys(log)[0] == "stopped"
    assert "neutral-moved" not in event_keys(log)
    assert seen(position).round == 2


@proves("PIX-805")
def test_a_neutral_pixie_stays_out_of_the_castle() -> None:
    position = moving({"on": "forge_ring"})
    assert not any("castle" in text for text in legal(position))
    assert why(position, "neutral forge_ring castle") == "PIX-805"


@proves("PIX-805")
def test_by_option_a_neutral_pixie_may_enter_the_castle_and_takes_no_tile() -> None:
    option = {"options": {"neutral_servant": True}}
    position = moving({"on": "forge_ring"}, **option)
    assert "neutral forge_ring castle" in legal(position)
    log = play(position, "neutral forge_ring castle")
    assert "reward" not in event_keys(log)
    assert [row.taken for row in seen(position).rows] == [0, 0, 0]
    band = seen(position).bands[NEUTRAL]
    assert (band.servants, band.captives, active(position, NEUTRAL)) == (1, 4, set())
    occupied = moving({"on": "forge_ring"}, {}, **option, castle=0)
    assert not any("castle" in text for text in legal(occupied))
    play(occupied, "neutral mine convert")
    assert rewards(occupied, 0) == [reward("servant", 1)]


@proves("PIX-806", "PIX-417")
def test_without_rewards_no_neutral_pixie_moves() -> None:
    position = offering(2)
    log = offer(position, "1s", "1g")
    assert "anger" in event_keys(log)
    assert asked(position) == (0, "main")
    assert seen(position).bands[NEUTRAL].captives == 5


@proves("PIX-807")
def test_neutral_pixies_are_displaced_like_others() -> None:
    me = {"goods": "2a", "on": "convert"}
    position = promoting(2, me, neutral={"on": "steal_food grace"}, number=3)
    log = play(position, "promote mine steal_food")
    assert event_args(log, "displaced") == [{"seat": 0, "colour": "yellow", "space": "steal_food", "place": "mine"}]
    assert (owned(position, 0), seen(position).bands[NEUTRAL].captives) == ("1a", 4)
    play(position, "promote convert grace")
    assert owned(position, 0) == ""
    assert active(position, NEUTRAL) == {"convert"}
    poor = promoting(2, {"goods": ""}, neutral={"on": "steal_food"})
    assert "promote mine steal_food" not in legal(poor)
    action = at(2, {"goods": "1a"}, neutral={"on": "steal_food"})
    assert "promotion mine steal_food" in legal(action)


@proves("PIX-808", "PIX-302")
def test_a_neutral_pixie_helps_everybody() -> None:
    position = at(2, {"discs": 1}, neutral={"on": "steal_silver"})
    assert {space.space: space.price for space in seen(position).spaces if space.price == 1} == {"steal_silver": 1}
    assert "steal_silver" in legal(position)
    assert why(position, "steal_food apple") == "PIX-302"
    play(position, "steal_silver")
    assert asked(position) == (1, "main")


@pytest.mark.parametrize(("captives", "chains", "may"), [(1, [1, 0], False), (2, [3, 0], True), (2, [1, 1], False)])
@proves("PIX-809", "PIX-504")
def test_a_chained_neutral_captive_does_not_leave(captives: int, chains: list[int], may: bool) -> None:
    on = " ".join(["grace", "punish", "casino", "tracks"][: 5 - captives])
    position = moving({"on": on, "captives": captives, "stones": chains})
    assert any(text.startswith("neutral mine") for text in legal(position)) == may


@proves("PIX-809", "PIX-607")
def test_neutral_captives_are_chained_and_nobody_frees_them() -> None:
    full = {"stones": [3, 0], "captives": 1, "on": "grace punish casino tracks"}
    nobody = {"on": "steal_food steal_silver promotion exchange convert"}
    position = at(2, full, nobody, neutral={"stones": [1, 0]}, bag_contents=[0, 0, 1])
    play(position, "mine", throws=[0])
    assert only(position, "place") == {"yellow 0", "yellow 1"}
    position = at(2, {"goods": "5b"}, neutral={"stones": [3, 2]})
    assert "remove_stone" not in verbs_of(position)
    assert why(position, "remove_stone 0") == "PIX-613"
    play(position, "pantry apple")
    assert (asked(position), stones(position, NEUTRAL)) == ((1, "main"), [3, 2])


@proves("PIX-810", "PIX-418")
def test_anger_strikes_the_second_player_only() -> None:
    seats = [{"on": "punish"}, {"on": "casino tracks"}]
    for big, second in (([0, 1], 1), ([1, 0], 0)):
        position = offering(2, *seats, neutral={"on": "grace"}, big=big, small=[0, 1])
        offer(position, "1s", "1s")
        assert asked(position) == (second, "demotion")
    spared = offering(2, seats[0], {})
    log = offer(spared, "1s", "1s")
    assert "anger-ends" in event_keys(log)
    assert active(spared, 0) == {"punish"}
    graced = offering(2, seats[0], {**seats[1], "one_use": "grace_tile"})
    offer(graced, "1s", "1s")
    assert "anger-ends" in event_keys(play(graced, "use_grace"))
    assert active(after(graced), 0) == {"punish"}
