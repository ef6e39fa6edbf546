"""Parts of the contract that Rainbows does not use, tested on Acorns: secret offers, stacks of tasks, knowledge."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.position import Position
from tests.engine.helpers import encoded
from tests.example.acorns import GAME
from tests.example.acorns.knowledge import face_of, knows
from tests.example.acorns.position import AcornsPosition
from tests.example.helpers import asked, at, faces, opening, play, play_randomly, seen

PLACES = ["nut", "berry", "berry", "thorn"]
SECRET = ["offer nut 2", "offer berry 1", "commit"]


def seen_by(position: Position, eye: int | None) -> bytes:
    question = None if eye is None else position.prompt(eye)
    return msgspec.json.encode((position.view(eye), question))


def test_moves_of_different_seats_commute_in_every_order() -> None:
    plans = {0: SECRET, 1: ["offer nut 0", "offer berry 3", "commit"], 2: ["offer nut 1", "offer berry 1", "commit"]}
    outcomes = set()
    for order in sorted(set(permutations([0, 0, 0, 1, 1, 1, 2, 2, 2]))):
        position, log, left = opening(3), Log(), {seat: list(plan) for seat, plan in plans.items()}
        for seat in order:
            position.play(seat, GAME.parse(left[seat].pop(0)), FastDice(1), log)
        outcomes.add(encoded(position))
    assert len(outcomes) == 1


def test_other_eyes_cannot_tell_two_offers_apart_until_all_have_committed() -> None:
    for count in range(1, 4):
        one, other = opening(3), opening(3)
        logs = [
            play(one, 0, *SECRET[:count]),
            play(other, 0, *["offer nut 0", "offer berry 0", "commit"][:count]),
        ]
        for eye in (1, 2, None):
            assert seen_by(one, eye) == seen_by(other, eye)
            assert logs[0].seen_by(eye) == logs[1].seen_by(eye)
        assert seen_by(one, 0) != seen_by(other, 0) or count == 3
        assert seen(one, 0).players[0].offer != seen(other, 0).players[0].offer


def test_an_imagined_offer_may_be_any_offer_at_any_stage() -> None:
    position = at(3, phase="offering", goods=[1, 1, 1, 1, 1, 1])
    play(position, 0, "offer nut 1")
    play(position, 1, "offer nut 1", "offer berry 0", "commit")
    worlds = [position.imagine(2, FastDice(seed)) for seed in range(600)]
    open_offers = Counter(tuple(world.offers[:2]) for world in worlds)
    made_offers = Counter(tuple(world.offers[2:4]) for world in worlds)
    assert set(open_offers) == {(-1, -1), (0, -1), (1, -1), (0, 0), (0, 1), (1, 0), (1, 1)}
    assert set(made_offers) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(world.offers[4:] == position.offers[4:] for world in worlds)
    own = [position.imagine(0, FastDice(seed)) for seed in range(50)]
    assert {tuple(world.offers[:2]) for world in own} == {(1, -1)}


def nested() -> AcornsPosition:
    """Returns a bite handed on twice, the last victim asked, two rolls and the biter's still to come."""
    rows = [["thorn", "nut"], ["thorn"], ["nut", "berry"]]
    position = at(3, options={"wind": "storm"}, rows=rows, seen=[[1], [2], [1, 3]])
    play(position, 0, "bite grey")
    play(position, 1, "hand-on 1 red")
    play(position, 0, "hand-on 1 brown")
    return position


def test_questions_are_nested_and_tasks_below_are_done_afterwards() -> None:
    position = nested()
    assert seen(position, None).waiting == ["roll red", "roll grey", "roll red", "bitten brown"]
    play(position, 2, "lose 1", draws=[0])
    play(position, 0, "take nut", draws=[0])
    assert seen(position, None).waiting == ["roll red", "take grey"]
    play(position, 1, "take nut", draws=[1, 0, 0, 0])
    assert (seen(position, None).waiting, position.deciders()) == ([], [1])
    assert position.mixings == 1


@pytest.mark.parametrize("seed", range(12))
def test_a_stack_saved_in_the_middle_has_the_same_future(seed: int) -> None:
    position = nested()
    for _ in range(3):
        text = msgspec.json.encode(position.snapshot())
        loaded = GAME.restore(msgspec.json.decode(text))
        twin, twin_log, log = position.copy(), Log(), Log()
        for branch, branch_log in ((loaded, log), (twin, twin_log)):
            dice = FastDice(seed)
            while seats := branch.deciders():
                moves = branch.moves(seats[-1])
                branch.play(seats[-1], moves[dice.below(len(moves))], dice, branch_log)
        assert encoded(loaded) == encoded(twin)
        assert log.events == twin_log.events
        play_randomly(position, FastDice(seed))


def test_imagining_keeps_what_is_known_and_reaches_every_world_that_fits() -> None:
    lost = ["nut", "nut", "berry"]
    position = at(places=PLACES, seen=[[1, 4], [2]], rows=[["nut"], ["nut", "thorn"]], lost=lost)
    assert sorted(face_of(token) for token in position.pile) == [1, 2]
    worlds = [position.imagine(0, FastDice(seed)) for seed in range(3000)]
    counts = Counter(tuple(face_of(token) for token in world.places + world.rows + world.pile) for world in worlds)
    unknown = [1, 1, 0, 2, 1, 2]
    assert len(counts) == len(set(permutations(unknown)))
    assert min(counts.values()) > 0.3 * len(worlds) / len(counts)
    for world in worlds[:50]:
        assert (face_of(world.places[0]), face_of(world.places[3]), face_of(world.rows[0])) == (0, 2, 0)
        assert [knows(token, 1) for token in world.places] == [knows(token, 1) for token in position.places]
        assert seen_by(world, 0) == seen_by(position, 0)
        assert not world.faults()


def test_imagining_again_stays_among_the_same_worlds() -> None:
    position = at(places=PLACES, seen=[[2], []], lost=["nut"] * 4 + ["berry"] * 2 + ["thorn"] * 2)
    assert position.pile == []
    world = position.imagine(0, FastDice(5))
    from_truth = {encoded(position.imagine(0, FastDice(seed))) for seed in range(60)}
    from_world = {encoded(world.imagine(0, FastDice(seed))) for seed in range(60)}
    assert from_truth == from_world
    assert len(from_truth) == 6


def test_tokens_mixed_by_the_wind_are_exchanged_among_themselves_only() -> None:
    position = at(options={"wind": "storm"}, places=["nut"] * 3 + ["thorn"], rows=[[], ["berry"]], bite=[0, 1])
    play(position, 1, "lose 1", draws=[1, 0, 0, 0])
    play(position, 1, "dig 1")
    for seed in range(40):
        world = position.imagine(0, FastDice(seed))
        mixed = [face_of(token) for token in world.rows + world.places[1:]]
        assert sorted(mixed) == [0, 0, 0, 2]
    assert faces(position, 0) == ["hidden"] * 4


def test_others_who_saw_a_token_know_it_in_its_new_place() -> None:
    position = at(3, places=PLACES, seen=[[], [4], [4]])
    play(position, 0, "dig 4")
    play(position, 1, "bite red")
    assert [token.face for token in seen(position, 2).players[0].row] == ["thorn"]
    world = position.imagine(2, FastDice(3))
    assert [face_of(token) for token in world.row(0)] == [2]
    assert [knows(token, seat) for token in world.row(0) for seat in range(3)] == [True] * 3


def test_facts_hold_what_the_seat_is_shown_and_nothing_else() -> None:
    position = at(3, places=PLACES, rows=[["nut"], ["thorn", "berry"], []], seen=[[3, "grey-2"], [1], []])
    facts = [GAME.facts(position, eye) for eye in (0, 1, 2, None)]
    assert [own_facts["places"] for own_facts in facts] == [
        ["hidden", "hidden", "berry", "hidden"],
        ["nut", "hidden", "hidden", "hidden"],
        ["hidden"] * 4,
        ["hidden"] * 4,
    ]
    assert facts[0]["rows"] == [["nut"], ["hidden", "berry"], []]
    assert facts[1]["rows"] == [["hidden"], ["thorn", "berry"], []]
    assert all(own_facts["seen"] == [[3, "grey-2"], [1], []] for own_facts in facts)


def test_facts_hold_the_own_offer_and_who_has_committed() -> None:
    position = opening(3)
    play(position, 0, "offer nut 2")
    play(position, 1, "offer nut 1", "offer berry 0", "commit")
    assert GAME.facts(position, 0)["offers"] == [[2], None, None]
    assert GAME.facts(position, 1)["offers"] == [None, [1, 0], None]
    assert GAME.facts(position, None)["offers"] == [None] * 3
    assert GAME.facts(position, None)["committed"] == [1]


def test_without_the_memory_aid_facts_leave_out_what_was_seen() -> None:
    position = at(options={"memory_aid": False}, places=PLACES, rows=[["nut"], []], seen=[[3], ["red-1"]])
    assert GAME.facts(position, 0)["places"] == ["hidden"] * 4
    assert GAME.facts(position, 0)["seen"] == [[], []]
    play(position, 0, "swap 1 2")
    play(position, 1, "bite red")
    assert asked(position, 0).forced
    assert GAME.facts(position, 0)["seen"] == [[], ["red-1"]]


@pytest.mark.parametrize("face", ["nut", "berry", "thorn"])
def test_a_publicly_forced_answer_is_the_only_one_in_every_world_of_the_others(face: str) -> None:
    for peeked in ([], [1]):
        position = at(3, places=[face], seen=[[], peeked, peeked], rows=[[], ["nut"], []])
        play(position, 0, "dig 1")
        play(position, 1, "bite red")
        worlds = [position.imagine(other, FastDice(seed)) for other in (1, 2) for seed in range(40)]
        same_moves = all(world.moves(0) == position.moves(0) for world in worlds)
        assert same_moves == bool(peeked)
        assert asked(position, 0).forced == (same_moves and face != "thorn")
