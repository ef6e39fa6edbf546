"""The invariants of questions and waiting tasks: impossible ones are faults, those on the border are none."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.situations.facts import read_task
from folkmoot.games.pixie_queen.state import PixieQueenState, taken
from folkmoot.testing import proves

from .helpers import Seat, at, offering, opening, promoting
from .test_invariants import OUT, broken, spoiled

TURN = ["actions-end", "next-turn", "after"]
REWARDS = ["punishments", "castle"]
FOLLOWED = "a question is followed by the tasks that its phase has left"
NUMBERS_FIT = "a task has the numbers that it needs"


def pending(position: PixieQueenState, *lines: str, **changes: Any) -> list[str]:
    """Returns what is broken when these tasks are waiting; the position itself stays."""
    twin = position.copy()
    twin.stack = [read_task(line, position.seats) for line in lines]
    return broken(spoiled(twin, **changes))


def over(players: int = 3, *seats: Seat, **facts: Any) -> PixieQueenState:
    return at(players, *seats, **{"phase": "over", "round": 7, "pending": [], **facts})


@pytest.mark.parametrize(
    ("name", "least", "most", "most_second"),
    [
        ("tile-food", 1, 4, 2),
        ("give", 1, 4, 4),
        ("bag", 1, 5, 0),
        ("pick", 1, 2, 0),
        ("place", 0, 5, 0),
        ("discard", 1, 3, 4),
        ("demotion", 0, 4, 1),
        ("promote", 1, 40, 1),
        ("draw", 1, 5, 0),
        ("suffer", 1, 60, 7),
        ("main", 0, 0, 0),
    ],
)
def test_a_task_has_the_numbers_that_the_box_allows(name: str, least: int, most: int, most_second: int) -> None:
    right = [(least, 0), (most, 0), (least, most_second)]
    wrong = [(most + 1, 0), (least, most_second + 1), *([(least - 1, 0)] if least else [])]
    for numbers in right + wrong:
        line = f"{name} 0 {numbers[0]} {numbers[1]}"
        faults = pending(at(3, bag_contents=[30, 10, 0]), "actions-end", line, "main")
        assert (NUMBERS_FIT in faults) == (numbers in wrong), line


@proves("PIX-901", "PIX-902", "PIX-724")
def test_a_game_is_over_for_a_reason() -> None:
    assert broken(over()) == []
    assert broken(spoiled(over(), round=6, revealed=6)) == ["PIX-901, PIX-902, PIX-724"]
    assert broken(over(2, {}, OUT, round=3)) == []
    golden = [taken(series, 0, when) for series in range(3) for when in range(1, 6)]
    position = spoiled(over(), round=5, revealed=5, takers=golden, captives={0: 0})
    assert broken(position) == []
    for missing in (5, 10):
        takers = [tile for number, tile in enumerate(golden) if number != missing]
        assert broken(spoiled(position.copy(), takers=takers)) == ["PIX-901, PIX-902, PIX-724"]
    assert broken(spoiled(position.copy(), takers=golden[1:], captives={0: 1})) == ["PIX-901, PIX-902, PIX-724"]


@proves("PIX-613", "PIX-724")
def test_nothing_is_left_to_do_at_the_end() -> None:
    for goods, expected in (("", []), ("1b", ["PIX-613"])):
        position = over(3, {}, {"goods": goods}, bag_contents=[30, 10, 14])
        assert broken(spoiled(position, stones={2: 1})) == expected
    assert pending(over(), "actions-end", "main") == ["nothing is asked when the game is over"]
    assert broken(spoiled(over(), shares=[0, 0, 0])) == ["nothing is asked when the game is over"]
    assert broken(spoiled(over(2, {}, OUT), phase=phases.ACTING)) == ["PIX-724"]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], ["somebody is asked"]),
        (["actions-end", "promote 0 1"], ["every phase has its own questions"]),
        (["next-turn", "main"], [FOLLOWED]),
        (["actions-end", "castle", "main"], [FOLLOWED]),
        (["actions-end", "suffer 1 3 4", "main"], []),
        (["actions-end", "suffer 1 3 4", "suffer 1 2 4", "main"], ["nothing happens twice"]),
        (["actions-end", "suffer 1 3 4", "suffer 2 3 4", "main"], []),
        (["actions-end", "suffer 1 3 4", "suffer 1 3 5", "main"], []),
        (["actions-end", "main 1"], ["PIX-301"]),
        (["actions-end 1", "main"], ["a task of the whole table concerns nobody"]),
        ([*TURN, "copy"], ["PIX-305"]),
        (TURN, ["PIX-613"]),
        ([*TURN, "place 0 0"], ["PIX-387"]),
        ([*TURN, "demotion 1"], ["PIX-622", "PIX-621"]),
    ],
)
def test_what_can_be_asked_in_an_action_phase(lines: list[str], expected: list[str]) -> None:
    assert pending(at(3), *lines) == expected


@proves("PIX-512", "PIX-513", "PIX-723")
def test_what_can_be_asked_in_a_reward_phase() -> None:
    position = promoting(3, {"skill": "free_promotion"})
    assert pending(position, *REWARDS, "promote 0 1 1", "promote 1 2", "promote 0 1") == []
    assert pending(position, "punishments", "promote 0 1") == ["PIX-512"]
    assert pending(position, "punishments", "promote 1 1", "castle", "promote 0 1") == ["PIX-512"]
    assert pending(position, *REWARDS, "promote 0 2", "promote 0 1") == ["nothing happens twice"]
    assert pending(position, *REWARDS, "promote 0 2 1") == ["PIX-513"]
    assert pending(position, *REWARDS, "promote 1 1 1") == ["PIX-513"]
    assert pending(promoting(3, {}, OUT), *REWARDS, "promote 1 1", "promote 0 1") == ["PIX-723"]


@proves("PIX-804")
def test_only_the_favourite_of_two_moves_a_neutral_pixie() -> None:
    assert pending(promoting(2, big=[1, 0]), *REWARDS, "neutral 1") == []
    assert pending(promoting(2, big=[1, 0]), *REWARDS, "neutral 0") == ["PIX-804"]
    assert pending(promoting(3), *REWARDS, "neutral 0") == ["PIX-804"]


@proves("PIX-723", "PIX-301")
def test_whom_a_task_concerns() -> None:
    stack = [tasks.task(tasks.ACTIONS_END), tasks.task(tasks.SUFFER, 3, 1), tasks.task(tasks.ASK_MAIN)]
    assert broken(spoiled(at(3), stack=stack)) == ["PIX-723"]
    assert pending(at(3, {}, OUT), "actions-end", "suffer 1 1 4", "main") == []
    demoted: Seat = {"on": "casino", "punishment": 10}
    assert pending(at(3, {}, demoted), *TURN, "demotion 1") == []
    punishing = at(3, {}, OUT, demoted, phase="punishments", pending=["round-end", "demotion 2"], demand=["apple"])
    assert pending(punishing, "round-end", "tracks-of 1", "captives 1", "demotion 2") == []


@proves("PIX-203", "PIX-205")
def test_food_is_asked_for_by_a_tile() -> None:
    seat: Seat = {"food_tile": 3, "skill": "extra_slot"}
    position = at(3, seat, phase="steal", pending=["actions", "tile-food 0 3"])
    for line, sound in (("3", True), ("2", False), ("4", False), ("3 1", True), ("1 2", True), ("4 1", False)):
        assert pending(position, "actions", f"tile-food 0 {line}") == ([] if sound else ["PIX-203"])
    assert pending(position, "actions", "tile-food 1 3") == ["PIX-203"]
    assert pending(position, "actions", "tile-food 0 4 1", extra_tile=5) == ["PIX-203"]
    more = spoiled(position.copy(), extra_tile=4, food_pile=[4, 2])
    assert pending(more, "actions", "tile-food 0 4", "tile-food 0 3") == []
    assert pending(more, "actions", "tile-food 0 4 1") == []
    scarce = at(3, {"goods": "", **seat}, phase="steal", pending=["actions", "tile-food 0 3"], stock="0a 0h 1b")
    assert broken(scarce) == []
    assert broken(spoiled(scarce, stock={2: 0}, goods={12: scarce.goods[12] + 1})) == ["PIX-205"]


@proves("PIX-361", "PIX-362")
def test_the_points_of_a_die_are_shared_out_in_order() -> None:
    position = at(4, pending=["actions-end", "main"])
    wrong = ["PIX-361, PIX-362"]
    shared: list[tuple[str, int, list[int], list[str]]] = [
        ("give 0 4 1", 4, [0, 0, 0, 0], []),
        ("give 0 2 2", 4, [0, 2, 0, 0], []),
        ("give 0 2 3", 4, [0, 2, 0, 0], wrong),
        ("give 0 4 0", 4, [0, 0, 0, 0], wrong),
        ("give 0 3 1", 4, [0, 0, 0, 0], wrong),
        ("give 0 2 1", 4, [0, 0, 0, 2], wrong),
        ("give 0 2 1", 4, [0, 2, 0, 0], wrong),
        ("give 0 4 1", 4, [0, 0, 0, 0, 0], wrong),
        ("give 0 4 1", 4, [0, 0, 0], wrong),
        ("give 0 4 2", 3, [0, -1, 0, 0], wrong),
        ("give 0 4 1", 4, [], ["PIX-361", *wrong]),
    ]
    for line, roll, shares, expected in shared:
        assert pending(position, *TURN, line, roll=roll, shares=shares) == expected, line
    assert pending(position, "actions-end", "main", shares=[0, 0, 0, 0]) == ["PIX-361"]


@proves("PIX-384", "PIX-385", "PIX-386")
def test_cubes_are_drawn_for_captives_as_far_as_the_bag_goes() -> None:
    holder = at(3, {"one_use": "bag_tile", "on": "casino grace"})
    assert pending(holder, *TURN, "place", "bag 0 3") == []
    for number in (2, 4):
        assert pending(holder, *TURN, "place", f"bag 0 {number}") == ["PIX-384"]
    assert pending(holder, *TURN, "bag 0 3") == ["PIX-387"]
    assert pending(at(3), *TURN, "place", "bag 0 5") == ["PIX-386"]
    nobody = at(3, {"one_use": "bag_tile", "on": "casino grace punish tracks convert"})
    assert pending(nobody, *TURN, "place", "bag 0 1") == []
    scarce = at(3, {"one_use": "bag_tile"}, bag_contents=[1, 0, 1])
    assert pending(scarce, *TURN, "place", "bag 0 2") == []
    assert pending(scarce, *TURN, "place", "bag 0 3") == ["PIX-384", "PIX-385"]
    five = at(3, bag_contents=[2, 2, 1])
    assert pending(five, *TURN, "place", "draw 0 3", "pick 0 2") == []
    assert pending(five, *TURN, "place", "draw 0 4", "pick 0 2") == ["PIX-385"]
    assert pending(five, *TURN, "draw 0 3", "pick 0 2") == ["PIX-387"]


@proves("PIX-418", "PIX-621", "PIX-622")
def test_a_demotion_has_a_cause() -> None:
    for points, expected in ((10, []), (9, ["PIX-621"])):
        assert pending(at(3, {}, {"on": "casino", "punishment": points}), *TURN, "demotion 1") == expected
    favourite = at(3, {"on": "casino", "punishment": 10})
    assert pending(favourite, *TURN, "demotion 0") == ["PIX-418, PIX-622"]
    acting = at(3, {}, {"on": "casino", "punishment": 10})
    assert pending(acting, *TURN, "demotion 1 0 1") == ["PIX-417"]
    assert pending(acting, *TURN, "demotion 1 1") == ["PIX-418"]
    angry = at(3, {}, {"on": "casino"}, phase="offering", demand=["apple"], pending=["punishments", "demotion 1 1 1"])
    assert broken(angry) == []
    assert pending(angry, "punishments", "demotion 1 1 0") == ["PIX-417"]
    for place in (0, 2):
        assert pending(angry, "punishments", f"demotion 1 {place} 1") == ["PIX-418"]
    assert pending(angry, "judge", "demotion 1 0 0") == ["PIX-621"]
    assert pending(angry, "judge", "demotion 1 0 0", suffered={1: 10}) == []
    assert pending(angry, "judge", "demotion 1 0 0", suffered={1: 10}, revealed=0) == ["PIX-411"]


@proves("PIX-411")
def test_a_token_is_turned_for_its_offering() -> None:
    assert broken(spoiled(at(3, round=2), revealed=1)) == []
    assert broken(spoiled(at(3, round=2), revealed=2)) == ["PIX-411"]
    assert broken(spoiled(at(3), revealed=1)) == ["PIX-411"]
    double = at(3, {"one_use": "double_tile"}, phase="offering", pending=["reveal-demand", "double"])
    assert broken(double) == []
    assert broken(spoiled(double.copy(), revealed=1)) == ["PIX-411"]
    assert pending(double, "reveal-demand", "double 1") == ["PIX-414"]
    assert "PIX-411" in broken(spoiled(offering(3), revealed=0))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"offer_stage": {0: 1}}, ["PIX-411, PIX-412"]),
        ({"offer_stage": {0: 4}, "offers": {4: 1}}, ["PIX-411"]),
        ({"offer_stage": {0: 4}, "offers": {3: 1}}, []),
        ({"offer_stage": {0: 3}, "offers": {1: 1}}, ["PIX-411"]),
        ({"offer_stage": {0: 3}, "offers": {0: 2}}, []),
        ({"offer_stage": {0: 3}, "offers": {0: 3}}, ["PIX-411"]),
        ({"offer_stage": {0: 6}, "offers": {0: 3}}, ["PIX-411"]),
        ({"offer_stage": {0: 6}, "offers": {4: 2}}, []),
        ({"offer_stage": {0: 4}, "offers": {0: 1, 3: 1}}, ["PIX-414, PIX-803"]),
        ({"offer_stage": {0: 4}, "offers": {0: 1, 3: 1}, "doubled": 1}, []),
        ({"offer_stage": {0: 5}, "offers": {0: 1, 3: 1, 4: 1}, "doubled": 1}, ["PIX-414, PIX-803"]),
        ({"offer_stage": {0: 6, 1: 6, 2: 6}}, ["at least one seat has not committed"]),
        ({"offer_stage": {0: 6, 1: 6, 2: 5}}, []),
    ],
)
@proves("PIX-411", "PIX-414")
def test_an_offer_is_made_good_by_good(changes: dict[str, Any], expected: list[str]) -> None:
    assert broken(spoiled(offering(3), **changes)) == expected


@proves("PIX-723")
def test_nobody_offers_in_the_dungeon() -> None:
    position = offering(3, {}, OUT)
    assert broken(spoiled(position, offer_stage={1: 1})) == []
    assert broken(spoiled(position, offers={5: 1})) == ["PIX-723"]


@proves("PIX-113")
def test_skills_are_chosen_in_reverse_order() -> None:
    position = opening(3)
    first, *rest = position.stack
    assert broken(position) == []
    assert broken(spoiled(position, stack=[first, *rest[::-1]])) == ["PIX-113"]


@proves("PIX-301")
def test_a_turn_needs_a_disc_and_an_answer() -> None:
    assert broken(spoiled(at(3), discs={0: 1})) == []
    assert broken(spoiled(at(3), discs={0: 0})) == ["PIX-301"]
    copying = at(3, {"used": ["copy"], "skill": "copy_any"}, pending=[*TURN, "copy"])
    assert broken(copying) == []
    other = next(skill for skill in copying.board_skills if skill >= 0)
    place = copying.board_skills.index(other)
    unskilled = spoiled(copying, skill={0: other}, board_skills={place: copying.skill[0]})
    assert broken(unskilled) == ["every question has an answer"]
