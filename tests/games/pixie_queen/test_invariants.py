"""The invariants: an impossible position names the rules that it breaks, one on the border names none."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState, taken
from folkmoot.testing import proves

from .helpers import Seat, at, offering, opening, promoting, reward

SERVANT, RING, SPECIAL = 0, 1, 2
GRACE_SPACE, CONVERT_SPACE, CASINO_SPACE = 8, 4, 11
CLOSED = -2
OUT: Seat = {"out": 1}
LOW = "steal_food steal_silver promotion exchange convert"


def spoiled(position: PixieQueenState, **changes: Any) -> PixieQueenState:
    """Changes fields of a position: the whole of it, or in a list the entries by their numbers."""
    for name, value in changes.items():
        if isinstance(value, dict):
            for number, entry in value.items():
                getattr(position, name)[number] = entry
        else:
            setattr(position, name, value)
    return position


def broken(position: PixieQueenState) -> list[str]:
    """Returns the rules that do not hold, or the fault itself where it names none."""
    return [fault.rpartition("(")[2].rstrip(")") for fault in position.faults()]


def less(position: PixieQueenState, good: int, number: int) -> int:
    """Returns the amount of a good in the stock after this much has been taken from it."""
    return position.stock[good] - number


@pytest.mark.parametrize("field", ["goods", "stock", "area"])
@pytest.mark.parametrize("good", range(5))
@proves("PIX-111")
def test_one_good_too_many_or_too_few(field: str, good: int) -> None:
    for change in (1, -1):
        position = at(3, area="2a 2h 2b 2s 2g")
        assert broken(spoiled(position, **{field: {good: getattr(position, field)[good] + change}})) == ["PIX-111"]


@proves("PIX-312")
def test_less_than_nothing() -> None:
    for good in range(5):
        position = at(3)
        assert broken(spoiled(position, goods={good: -1}, stock={good: less(position, good, -3)})) == ["PIX-312"]
        position = at(3, {"goods": ""})
        left = position.stock[good]
        assert broken(spoiled(position, goods={good: left + 1}, stock={good: -1})) == ["PIX-312"]
        assert broken(spoiled(position, goods={good: left}, stock={good: 0})) == []
    position = at(3)
    assert broken(spoiled(position, area={0: -1}, stock={0: less(position, 0, -2)})) == ["PIX-312"]


@proves("PIX-109", "PIX-609")
def test_the_bag_never_has_more_than_at_the_start_nor_less_than_nothing() -> None:
    for cube in range(2):
        position = at(3)
        start = position.bag[cube]
        more = spoiled(position, bag={cube: start + 1}, stock={3 + cube: less(position, 3 + cube, 1)})
        assert broken(more) == ["PIX-609"]
        position = at(3)
        stock = {3 + cube: less(position, 3 + cube, -start - 1)}
        assert broken(spoiled(position, bag={cube: -1}, stock=stock)) == ["PIX-312", "PIX-609"]
    assert broken(spoiled(at(3), bag={2: -1})) == ["PIX-609"]
    assert broken(spoiled(at(3), bag={2: 16})) == ["PIX-609", "PIX-109"]
    assert broken(spoiled(at(3), bag={2: 0})) == []
    assert broken(spoiled(at(3), stones={0: 1})) == ["PIX-109"]
    assert broken(spoiled(at(3, bag_contents=[30, 10, 14]), stones={4: 1})) == []
    placing = at(3, bag_contents=[30, 10, 14], pending=["actions-end", "next-turn", "after", "place 0 1"])
    assert broken(placing) == []
    assert broken(spoiled(placing, bag={2: 15})) == ["PIX-109"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("PIX-112", "PIX-801")
def test_a_pixie_too_many_or_too_few(players: int) -> None:
    number = {2: 5, 3: 5, 4: 4, 5: 3}[players]
    for band in range(players if players > 2 else 3):
        for captives in (number - 1, number + 1):
            assert broken(spoiled(at(players), captives={band: captives})) == ["PIX-112"]


@proves("PIX-112")
def test_pixies_are_counted_wherever_they_are() -> None:
    assert broken(at(3, {"on": LOW})) == []
    assert broken(spoiled(at(3, {"on": LOW}), captives={0: -1}, hands={CASINO_SPACE: 0})) == ["PIX-112"]
    assert broken(spoiled(at(3, {"on": LOW}), captives={0: 1})) == ["PIX-112"]
    servant: Seat = {"servants": 1, "rewards": [reward("servant", 1, 1)]}
    assert broken(at(3, servant, taken=[1, 0, 0])) == []
    assert broken(spoiled(at(3, servant, taken=[1, 0, 0]), captives={0: 5})) == ["PIX-112"]
    assert broken(spoiled(promoting(3, castle=1), captives={1: 5})) == ["PIX-112"]


@proves("PIX-723")
def test_nothing_is_left_in_the_dungeon() -> None:
    position = at(3, {}, OUT)
    assert broken(position) == []
    assert broken(spoiled(position.copy(), captives={1: 1})) == ["PIX-723"]
    assert broken(spoiled(position.copy(), hands={CASINO_SPACE: 1})) == ["PIX-723"]
    assert broken(spoiled(promoting(3, {}, OUT), castle=1)) == ["PIX-723"]
    for number, good in enumerate((5, 6, 7, 8, 9)):
        owning = spoiled(position.copy(), goods={good: 1}, stock={number: less(position, number, 1)})
        assert broken(owning) == ["PIX-723"]
    assert broken(spoiled(position.copy(), discs={1: 1})) == ["PIX-723"]
    assert broken(spoiled(position.copy(), one_slot={1: 5})) == ["PIX-723"]
    tile = position.food_pile[-1]
    with_food = spoiled(position.copy(), food_slot={1: tile}, food_pile=position.food_pile[:-1])
    assert broken(with_food) == ["PIX-723"]
    assert broken(spoiled(position.copy(), active=1)) == ["PIX-723"]


@pytest.mark.parametrize(
    ("captives", "pair", "sound"),
    [
        (5, [3, 3], True),
        (5, [0, 0], True),
        (2, [1, 1], True),
        (1, [1, 0], True),
        (5, [4, 0], False),
        (5, [1, 2], False),
        (5, [0, -1], False),
        (1, [1, 1], False),
        (0, [1, 0], False),
    ],
)
@proves("PIX-603", "PIX-604")
def test_stones_lie_on_captives_the_more_of_them_first(captives: int, pair: list[int], sound: bool) -> None:
    for band in range(3):
        on = " ".join(LOW.split()[: 5 - captives])
        seats: list[Seat] = [{"on": on} if seat == band else {} for seat in range(3)]
        position = at(3, *seats, bag_contents=[30, 10, 0])
        spoiled(position, stones={2 * band: pair[0], 2 * band + 1: pair[1]})
        assert broken(position) == ([] if sound else ["PIX-603, PIX-604"])


@proves("PIX-511", "PIX-805")
def test_the_castle_is_entered_in_the_reward_phase_only() -> None:
    for band in (0, 2):
        assert broken(spoiled(at(3), castle=band, captives={band: 4})) == ["PIX-511"]
        assert broken(promoting(3, castle=band)) == []
    assert broken(spoiled(at(3), castle=CLOSED)) == ["PIX-511"]
    assert broken(spoiled(offering(3), castle=CLOSED)) == ["PIX-511"]
    assert broken(spoiled(promoting(3), castle=CLOSED)) == []
    for allowed in (False, True):
        expected = [] if allowed else ["PIX-805"]
        neutral = promoting(2, options={"neutral_servant": allowed})
        assert broken(spoiled(neutral.copy(), castle=2, captives={2: 4})) == expected
        assert broken(spoiled(neutral.copy(), castle_servants=1, captives={2: 4})) == expected
    assert broken(spoiled(promoting(3), castle=3)) == ["PIX-805"]


@proves("PIX-104", "PIX-105", "PIX-114")
def test_every_tile_is_somewhere_and_in_its_place() -> None:
    assert broken(spoiled(at(3), food_slot={0: 2})) == ["PIX-104"]
    assert broken(spoiled(at(3), food_pile=[4, 4, 3])) == ["PIX-104"]
    assert broken(spoiled(at(3), food_slot={0: 2}, food_pile=[4, 4, 3])) == []
    extra: Seat = {"skill": "extra_slot"}
    for tile in (2, 3, 4):
        pile = [4, 4, 3, 2]
        assert broken(spoiled(at(3, extra), extra_tile=tile)) == ["PIX-104"]
        pile.remove(tile)
        assert broken(spoiled(at(3, extra), extra_tile=tile, food_pile=pile)) == []
    for tile in (5, 6, 7):
        assert broken(spoiled(at(3), one_slot={0: tile})) == []
        assert broken(spoiled(at(3), one_slot={0: tile, 2: tile})) == ["PIX-105"]
        assert broken(spoiled(at(3, {}, extra), one_slot={0: tile}, extra_tile=tile)) == ["PIX-105"]
        assert broken(spoiled(at(3), food_slot={1: tile})) == ["PIX-114"]
    assert broken(spoiled(at(3), one_slot={1: 2})) == ["PIX-114"]
    plain = at(3, board_skills=["copy_any", "free_unchain", "free_promotion", None, None, None])
    assert broken(spoiled(plain, extra_tile=6)) == ["PIX-356"]


@proves("PIX-113", "PIX-107")
def test_six_skills_and_nine_tokens_are_in_the_game() -> None:
    assert broken(spoiled(at(3), skill={0: at(3).skill[1]})) == ["PIX-113"]
    assert broken(spoiled(at(3), board_skills=[-1] * 6)) == ["PIX-113"]
    position = at(3)
    free, own = position.board_skills.index(-1), position.skill[0]
    assert broken(spoiled(position, skill={0: -1}, board_skills={free: own})) == ["PIX-113"]
    beyond = at(3, {}, OUT)
    place = next(number for number, skill in enumerate(beyond.board_skills) if skill >= 0)
    skill = beyond.board_skills[place]
    assert broken(spoiled(beyond, skill={1: skill}, board_skills={place: -1})) == ["PIX-113"]
    first = opening(3)
    chooser = first.deciders()[0]
    assert broken(spoiled(first, skill={chooser: first.board_skills[0]}, board_skills={0: -1})) == ["PIX-113"]
    tokens = [*at(3).demand[:-1], (at(3).demand[-1] + 1) % 3]
    assert broken(spoiled(at(3), demand=tokens)) == ["PIX-107"]


@proves("PIX-106", "PIX-511", "PIX-721")
def test_reward_tiles_are_taken_one_after_the_other() -> None:
    for series in (RING, SPECIAL):
        seven = [taken(series, seat % 3, 3) for seat in range(7)]
        assert broken(spoiled(at(3, round=3), takers=seven)) == []
        assert broken(spoiled(at(3, round=3), takers=[*seven, seven[0]])) == ["PIX-106"]
        for rounds, sound in (([1, 2], True), ([3, 3], True), ([2, 1], False), ([0, 1], False), ([1, 4], False)):
            takers = [taken(series, 2, when) for when in rounds]
            assert broken(spoiled(at(3, round=3), takers=takers)) == ([] if sound else ["PIX-106"])
    for when, sound in ((1, True), (2, False)):
        takers = [taken(SERVANT, 0, when), taken(SERVANT, 1, 2)]
        servants = spoiled(at(3, round=3), takers=takers, captives={0: 4, 1: 4})
        assert broken(servants) == ([] if sound else ["PIX-511"])
    assert broken(spoiled(at(3), bonus={2: -1})) == ["PIX-721"]
    assert broken(spoiled(at(3), bonus={2: 0})) == []


@proves("PIX-103", "PIX-722")
def test_the_living_are_in_the_order_and_the_others_have_sixty_points() -> None:
    for order in ("big", "small"):
        assert broken(spoiled(at(3), **{order: [0, 1]})) == ["PIX-103"]
        assert broken(spoiled(at(3), **{order: [0, 1, 1]})) == ["PIX-103"]
    assert broken(spoiled(at(3, {}, OUT), out={1: 2})) == ["PIX-722"]
    assert broken(at(4, {}, OUT, {"out": 2})) == []
    assert broken(spoiled(at(4, {}, OUT, {"out": 2}), out={2: 1})) == ["PIX-722"]
    assert broken(spoiled(at(3, {}, OUT), has_dungeon=False)) == ["PIX-722"]
    assert broken(spoiled(at(3, {}, OUT), suffered={1: 59})) == ["PIX-722"]
    for points in (-1, 60, 61):
        assert broken(spoiled(at(3), suffered={2: points})) == ["PIX-722"]
    for points, sound in ((-1, False), (0, True), (59, True), (60, True), (61, False)):
        house = spoiled(at(3, options={"dungeon": False}), suffered={2: points})
        assert broken(house) == ([] if sound else ["PIX-722"])


@pytest.mark.parametrize(
    ("field", "least", "most", "rule"),
    [("silver_case", 0, 6, "PIX-102"), ("gold_case", 0, 6, "PIX-102"), ("discs", 0, 4, "PIX-301")],
)
@proves("PIX-102", "PIX-301")
def test_discs_lie_on_cases_and_screens(field: str, least: int, most: int, rule: str) -> None:
    for number in (least, most):
        assert broken(spoiled(at(3), **{field: {2: number}})) == []
    for number in (least - 1, most + 1):
        assert broken(spoiled(at(3), **{field: {2: number}})) == [rule]


@proves("PIX-901", "PIX-107", "PIX-411")
def test_there_are_seven_rounds_with_a_demand_in_each() -> None:
    for number in (1, 7):
        assert broken(spoiled(at(3), round=number)) == []
    assert broken(spoiled(at(3), round=8)) == ["PIX-901"]
    assert broken(spoiled(at(3), round=0)) == ["PIX-901"]
    assert broken(spoiled(at(3), round=-1)) == ["PIX-901", "PIX-107, PIX-411"]
    assert broken(spoiled(opening(3), round=1)) == ["PIX-901"]
    assert broken(spoiled(at(3), revealed=2)) == ["PIX-107, PIX-411"]
    assert broken(spoiled(at(3), revealed=-1)) == ["PIX-107, PIX-411"]
    assert broken(offering(3)) == []


@proves("PIX-411", "PIX-414")
def test_gifts_are_for_the_offering() -> None:
    assert broken(spoiled(at(3), offers={6: 1})) == ["PIX-411"]
    assert broken(spoiled(at(3), doubled=2)) == ["PIX-411"]
    assert broken(spoiled(offering(3, {"doubled": True}), offers={0: 1}, offer_stage={0: 3})) == []
    assert broken(spoiled(promoting(3), offers={6: 1})) == []
    assert broken(spoiled(offering(3), offers={6: -1})) == ["PIX-411"]
    assert broken(spoiled(offering(3), doubled=3)) == ["PIX-414"]


START = "PIX-102, PIX-112"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"suffered": {2: 1}}, [START]),
        ({"bonus": {0: 1}}, [START]),
        ({"silver_case": {0: 1}}, [START]),
        ({"gold_case": {1: 1}}, [START]),
        ({"one_slot": {1: 6}}, [START]),
        ({"food_slot": {1: 2}, "food_pile": [4, 4, 3]}, [START]),
        ({"stones": {2: 1}}, ["PIX-109", START]),
        ({"takers": [taken(RING, 0, 0)]}, [START, "PIX-106"]),
        ({"hands": {CONVERT_SPACE: 1}, "captives": {1: 4}}, [START]),
        ({"area": {0: 2}, "stock": {0: 32}}, [START]),
        ({"bag": {2: 14}}, [START]),
    ],
)
@proves("PIX-102", "PIX-112")
def test_nothing_has_happened_before_the_first_round(changes: dict[str, Any], expected: list[str]) -> None:
    position = opening(3)
    assert (broken(position), position.stock[0]) == ([], 33)
    assert broken(spoiled(position, **changes)) == expected


@proves("PIX-103")
def test_both_kinds_of_cubes_begin_in_the_same_order() -> None:
    position = opening(3)
    assert broken(spoiled(position, small=position.small[::-1])) == [START]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"discs": {1: 1}}, ["PIX-311"]),
        ({"placed": {GRACE_SPACE: 1}}, ["PIX-311"]),
        ({"own_used": {2: 1}}, ["PIX-311"]),
        ({"pantry": [0]}, ["PIX-311"]),
        ({"copies": 1}, ["PIX-311", "PIX-305"]),
        ({"roll": 3}, ["PIX-311"]),
        ({"single_by": {3: 0}}, ["PIX-311"]),
    ],
)
@proves("PIX-311")
def test_all_discs_are_back_after_the_action_phase(changes: dict[str, Any], expected: list[str]) -> None:
    for position in (promoting(3), offering(3)):
        assert broken(position) == []
        assert broken(spoiled(position, **changes)) == expected
    acting = spoiled(at(3), **changes)
    assert broken(acting) == expected[1:]


@proves("PIX-302", "PIX-304", "PIX-306")
def test_circles_and_hands_hold_so_many_discs() -> None:
    for count, sound in ((1, True), (2, True), (3, False), (0, False)):
        position = spoiled(at(3), placed={GRACE_SPACE: count + 4})
        assert broken(position) == ([] if sound else ["PIX-302"])
    for count, sound in ((1, True), (2, False)):
        position = spoiled(at(3, {"on": "grace"}), placed={GRACE_SPACE: count})
        assert broken(position) == ([] if sound else ["PIX-304"])
    assert broken(spoiled(at(3), pantry=[0, 1, 1])) == []
    assert broken(spoiled(at(3), pantry=[0, 1, 1, 2])) == ["PIX-306"]


@proves("PIX-305", "PIX-390", "PIX-361")
def test_circles_are_used_by_those_who_may() -> None:
    assert broken(spoiled(at(3), own_used={1: 4, 2: 5}, copies=2)) == []
    for copies in (1, 3):
        assert broken(spoiled(at(3), own_used={1: 4, 2: 5}, copies=copies)) == ["PIX-305"]
    assert broken(spoiled(at(3), own_used={1: 2})) == []
    assert broken(spoiled(at(3), single_by={0: 1})) == ["PIX-390"]
    one = {"trade_per_player": False}
    assert broken(spoiled(at(3, options=one), own_used={1: 2})) == ["PIX-390"]
    assert broken(spoiled(at(3, options=one), single_by={0: 1})) == []
    for number, sound in ((1, True), (4, True), (5, False), (-1, False)):
        assert broken(spoiled(at(3), roll=number)) == ([] if sound else ["PIX-361"])
