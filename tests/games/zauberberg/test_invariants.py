"""A position that no game can come to complains of exactly what is wrong with it, and a sound one of nothing."""

import pytest

from folkmoot.engine.handfuls import single
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history, phases, tasks
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

from .helpers import at
from .scenes import Given

SUMMIT = box.PLACE_OF["SUMMIT"]
STANDS = "stands on one that is on the same space (ZAU-06)"
ONE_ON_ANOTHER = "stand one on the other (ZAU-06)"
ONE_WINNER = "the first kobold on the summit ends the game (ZAU-151)"
NO_TOKEN = "from a token under a kobold that landed on it (ZAU-83, ZAU-109)"
THE_END = "ends on the summit or at the limit of turns (ZAU-156)"
WAITS_ON = "waits on a Passage or a Trapdoor (ZAU-142)"


def spoil(position: ZauberbergState, changes: Given) -> None:
    """Changes fields of a position: whole ones, or some entries of a list given by their numbers."""
    for name, value in changes.items():
        if isinstance(value, dict):
            for number, entry in value.items():
                getattr(position, name)[number] = entry
        else:
            setattr(position, name, value)


def complains(facts: Given, changes: Given, *expected: str) -> None:
    """Holds that a position is sound, and that after these changes its faults are the expected ones, in order."""
    position = at(**facts)
    assert position.faults() == []
    spoil(position, changes)
    faults = position.faults()
    assert len(faults) == len(expected), faults
    assert all(part in fault for part, fault in zip(expected, faults, strict=True)), faults


def sound(facts: Given, changes: Given) -> None:
    """Holds that a position stays sound with these changes."""
    complains(facts, changes)


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("more", [1, -1])
def test_every_card_is_somewhere_once(face: int, more: int) -> None:
    facts: Given = {"hands": ["12J", "345", "135"], "discard": list("12345J")}
    position = at(**facts)
    for pile in ("deck", "discard"):
        complains(facts, {pile: getattr(position, pile) + more * single(face)}, "(ZAU-24)")
    complains(facts, {"hands": {2: position.hands[2] + single(face)}}, "(ZAU-24)")


@pytest.mark.parametrize("face", range(6))
def test_the_draw_pile_holds_only_what_was_shuffled_into_it(face: int) -> None:
    beginning: Given = {"phase": "place-kobold"}
    shuffled = int(at(**beginning).deck_at_shuffle)
    complains(beginning, {"deck_at_shuffle": shuffled - single(face)}, "(ZAU-30)")


def drawing(position: ZauberbergState, seat: int, more: int) -> list[str]:
    """Returns the faults when a seat has one more card 3, or has lost one."""
    twin = position.copy()
    twin.hands[seat] += more * single(2)
    twin.deck -= more * single(2)
    return twin.faults()


def test_nobody_holds_six_cards_or_between_turns_fewer_than_three() -> None:
    position = at(hands=["12345", "123", "1234"], owned=[2, 0, 1])
    assert drawing(position, 0, 1) == ["nobody holds more than five cards (ZAU-25)"]
    for seat in (0, 1, 2):
        assert drawing(position, seat, -1) == ["hands are drawn up to their limit after each turn (ZAU-25, ZAU-29)"]
    for seat in (1, 2):
        assert drawing(position, seat, 1) == []
    ended = at("a1@SUMMIT", phase="over", kobold="a1", played=3, hands=["3", "345", "135"])
    assert drawing(ended, 0, -1) == []


JOKERS = history.clue(1, 0b100000, 2)
"""Seat 1 holds two jokers at least."""


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"clues": [JOKERS]}, 1),
        ({"clues": [history.clue(1, 0b100000, 1)]}, 0),
        ({"clues": [history.clue(0, 0b100000, 1)]}, 1),
        ({"clues_at_shuffle": [JOKERS]}, 1),
        ({"clues_at_shuffle": [JOKERS], "hands_at_shuffle": {1: 2 * single(5)}}, 0),
        ({"clues": [JOKERS], "hands_at_shuffle": {1: 2 * single(5)}}, 1),
    ],
)
def test_a_hand_agrees_with_what_turns_have_shown_of_it(changes: Given, faults: int) -> None:
    complains({"hands": ["123", "12J", "123"]}, changes, *["a hand agrees with what turns have shown of it"] * faults)


def test_a_raven_waits_only_with_a_player_without_stones() -> None:
    facts: Given = {"tokens": {"L1-02": "raven"}, "gone": ["L1-02"], "ravens": [0, 1, 0], "owned": [1, 0, 0]}
    facts["hands"] = [4, 4, 3]
    complains(facts, {"owned": [0, 1, 0]}, "(ZAU-101, ZAU-127)")


def test_each_player_has_five_kobolds() -> None:
    villages = [box.PLACE_OF["nw"]] * 14
    complains({}, {"at": villages, "on": [NONE] * 14}, "(ZAU-12)")
    complains({}, {"on": [NONE] * 14}, "(ZAU-12)")
    complains({}, {"at": [*villages, 113, 113], "on": [NONE] * 16}, "(ZAU-12)")


PAIR: Given = {"put": "a1+b1@L1-13"}


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        ({}, {"at": {0: 117}}, ["on a space, on the summit or in a village (ZAU-01)"]),
        ({}, {"at": {0: -2}}, ["on a space, on the summit or in a village (ZAU-01)"]),
        ({}, {"at": {0: NONE}}, ["all kobolds are placed before the first turn (ZAU-18)"]),
        ({}, {"on": {0: 5}}, [STANDS]),
        ({"put": "a1@L1-13 b1@L1-14"}, {"on": {0: 5}}, [STANDS]),
        (PAIR, {"on": {0: 5}}, [STANDS, ONE_ON_ANOTHER] * 2),
        (PAIR, {"on": {5: NONE}}, [ONE_ON_ANOTHER] * 2),
        (PAIR, {"at": {10: box.PLACE_OF["L1-13"]}}, [ONE_ON_ANOTHER] * 3),
        ({"put": "a1@L1-00"}, {"at": {5: 0}}, [ONE_ON_ANOTHER] * 2),
        ({"put": "a1@L4-15"}, {"at": {5: 111}}, [ONE_ON_ANOTHER] * 2),
        ({"put": "a1@SUMMIT", "phase": "over"}, {"at": {5: SUMMIT}}, [ONE_WINNER]),
        ({"put": "a1@SUMMIT", "phase": "over"}, {"at": {5: SUMMIT}, "on": {0: 5}}, [STANDS, ONE_WINNER]),
    ],
)
def test_kobolds_in_impossible_places_are_a_fault(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


def placed(*rows: str, active: int = 0) -> Given:
    """Returns the facts of a placement: for each seat the villages of its first kobolds."""
    places = [[*row.split(), *[None] * (5 - len(row.split()))] for row in rows]
    return {"phase": "place-kobold", "places": places, "active": active}


@pytest.mark.parametrize(
    "facts",
    [
        placed("nw nw nw", "sw sw sw", "nw ne se"),
        placed("nw nw ne ne", "nw ne se se", "sw se ne ne"),
        placed("nw", "", "", active=1),
        placed("nw", "ne", "", active=2),
        placed("nw nw ne ne se", "nw nw ne ne", "nw ne se se", active=1),
        placed("nw nw ne ne se", "nw nw nw ne sw", "nw ne se se", active=2),
    ],
)
def test_a_possible_placement_has_no_faults(facts: Given) -> None:
    sound(facts, {})


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        (placed("nw", "", "", active=1), {"at": {0: SUMMIT}}, ["kobolds begin in the villages (ZAU-18)"]),
        (placed("nw", "", "", active=1), {"at": {0: 0}}, ["kobolds begin in the villages (ZAU-18)"]),
        (placed("nw", "", "", active=1), {"active": 0}, ["one by one in turn (ZAU-18)"]),
        (placed("nw", "", "", active=1), {"active": 2}, ["one by one in turn (ZAU-18)"]),
        (placed("nw", "ne", "", active=2), {"active": 1}, ["one by one in turn (ZAU-18)"]),
        (placed("", "", ""), {"active": 1}, ["one by one in turn (ZAU-18)"]),
        (placed(*["nw ne se nw"] * 3), {"at": {3: 116}}, ["three villages in the end (ZAU-20)"]),
        (placed(*["nw ne nw nw"] * 3), {"at": {6: 113}}, ["three villages in the end (ZAU-20)"]),
        (placed("nw ne se se se", *["nw ne nw nw"] * 2, active=1), {"at": {2: 113, 3: 113, 4: 113}}, ["(ZAU-20)"]),
    ],
)
def test_an_impossible_placement_is_a_fault(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


LANDED = "a token on which a kobold has landed has been seen (ZAU-105)"
TOKENS: Given = {"tokens": {"L1-02": "raven", "L1-08": "passage", "L1-12": "ghost", "L4-14": "passage"}}
BALL_GONE: Given = {"tokens": {"L1-02": "raven", "L1-38": "crystal-ball"}, "gone": ["L1-02", "L1-38"]}
WAITS: Given = {"put": "a1@L1-08 b1@L2-07", "waiting": ["a1"], **TOKENS}


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        (TOKENS, {"tokens": {0: box.GHOST}}, ["twenty tokens of seven kinds (ZAU-13)"]),
        (TOKENS | {"face_up": ["L1-12"]}, {"seen": 0}, ["on the board and has been seen (ZAU-105)"]),
        (TOKENS | {"gone": ["L1-02"]}, {"seen": 0}, ["on the board and has been seen (ZAU-105)"]),
        (BALL_GONE, {"face_up": 1}, ["on the board and has been seen (ZAU-105)"]),
        (TOKENS, {"gone": 4, "seen": 4}, ["only Ravens and Crystal Balls leave the board (ZAU-106)"]),
        (WAITS, {"at": {0: box.PLACE_OF["L1-09"]}}, [WAITS_ON]),
        (WAITS, {"at": {0: box.PLACE_OF["L1-00"]}}, [WAITS_ON]),
        (WAITS, {"at": {0: box.PLACE_OF["nw"]}}, [WAITS_ON]),
        (WAITS, {"at": {0: SUMMIT}}, [WAITS_ON]),
        (WAITS, {"at": {0: box.PLACE_OF["L1-12"]}}, [WAITS_ON, LANDED, "(ZAU-139)"]),
        (WAITS, {"at": {10: box.PLACE_OF["L1-08"]}, "on": {0: 10}}, [WAITS_ON, "(ZAU-130, ZAU-131)"]),
        (WAITS, {"seen": 0}, [LANDED]),
        (WAITS, {"seen": 1}, [LANDED]),
        (WAITS, {"at": {5: box.PLACE_OF["nw"]}}, ["covered or its way is barred (ZAU-143)"]),
        (WAITS, {"at": {0: box.PLACE_OF["L4-14"]}, "seen": 1 << 19}, ["covered or its way is barred (ZAU-143)"]),
        (WAITS, {"waiting": [0, 0]}, ["a kobold waits once (ZAU-142)"]),
    ],
)
def test_impossible_tokens_and_waiting_kobolds_are_a_fault(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


def test_one_passage_at_least_is_on_level_4() -> None:
    position = at(tokens={"L4-02": "ghost", "L4-06": "storm", "L4-14": "passage", "L1-02": "raven"})
    position.tokens[0], position.tokens[19] = box.PASSAGE, box.RAVEN
    assert [fault[-8:] for fault in position.faults()] == ["(ZAU-14)"]


def test_a_covered_kobold_waits_though_its_way_is_free_and_the_end_or_a_question_lets_all_wait() -> None:
    covered: Given = {"at": {5: box.PLACE_OF["nw"], 10: box.PLACE_OF["L1-08"]}, "on": {10: 0}}
    sound(WAITS, covered)
    sound(WAITS | {"put": "a1@L1-08 b1@L2-07 c1@SUMMIT", "phase": "over"}, {"at": {5: box.PLACE_OF["nw"]}})
    question: Given = {"phase": "choose-village", "kobold": "a2", "asked": "c2"}
    question["put"] = "a1@L1-08 b1@L2-07 b3+a2@L1-11 c2@L1-12"
    sound(WAITS | question, {"at": {5: box.PLACE_OF["nw"]}})


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        ({"hands": [3, 4, 3]}, {"owned": [0, 1, 0]}, ["there are nine stones (ZAU-15)"]),
        ({"stones": ["L1-05"]}, {"at": {0: box.PLACE_OF["L1-05"]}}, ["has taken the stone (ZAU-104)"]),
        ({"stones": ["L4-10"]}, {"at": {0: box.PLACE_OF["L4-10"]}}, ["has taken the stone (ZAU-104)"]),
        ({"stones": ["L4-10"]}, {"at": {0: box.PLACE_OF["L1-05"]}}, []),
        ({"stones": ["L1-05"]}, {"at": {0: box.PLACE_OF["L1-15"]}}, []),
        ({"owned": [2, 0, 2]}, {"owned": [2, 0, 3], "stones": 1}, ["ZAU-29)", "more than two stones (ZAU-100)"]),
        ({}, {"owned": [0, 0, -1]}, ["nobody keeps more than two stones (ZAU-100)"]),
        (TOKENS, {"ravens": [1, 0, 0]}, ["a Raven that was sent has left the board (ZAU-129)"]),
        (TOKENS | {"gone": ["L1-02"]}, {"ravens": [1, 0, 0]}, []),
        (TOKENS | {"gone": ["L1-02"]}, {"ravens": [1, 0, 1]}, ["a Raven that was sent has left the board (ZAU-129)"]),
        (TOKENS | {"gone": ["L1-02"]}, {"ravens": [0, 2, 0]}, ["a Raven that was sent has left the board (ZAU-129)"]),
        ({"tokens": {"L1-02": "crystal-ball"}, "gone": ["L1-02"]}, {"ravens": [1, 0, 0]}, ["(ZAU-129)"]),
    ],
)
def test_stones_and_ravens_in_impossible_places_are_a_fault(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


MOVES: Given = {"put": "a1@L1-13", "phase": "move-second", "kobold": "a1", "hands": "1345", "turns": 3}
MORE: Given = MOVES | {"phase": "move-extra"}
CREDIT: Given = MORE | {"credit": [1, 0, 0]}
NAMED = "a first card names the kobold of a turn (ZAU-36)"
SECOND = "the second card follows the first (ZAU-36)"
FURTHER = "a further card may be played (ZAU-40)"
BLOCKED = "a blocked kobold is not moved (ZAU-57)"
ON_TOP: Given = {"at": {5: box.PLACE_OF["L1-13"]}, "on": {5: 0}}
LIMIT: Given = {"options": {"turn_limit": 12}, "turns": 11}


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        ({}, {"kobold": 0}, [NAMED]),
        ({"put": "a1@SUMMIT", "phase": "over"}, {"kobold": 0}, []),
        (MOVES, {"kobold": 5}, ["players move their own kobolds (ZAU-36)"]),
        (MOVES, {"played": 0}, [SECOND]),
        (MOVES, {"played": 2}, [SECOND]),
        (MORE, {"played": 1}, [FURTHER]),
        (MORE, {"played": 3}, [FURTHER]),
        (CREDIT, {"played": 3}, []),
        (CREDIT, {"played": 4}, [FURTHER]),
        (MOVES, ON_TOP, [BLOCKED]),
        (MORE, ON_TOP, [BLOCKED]),
        (LIMIT, {"turns": 12, "active": 0}, [THE_END]),
        (LIMIT, {"turns": 14}, [THE_END]),
        (LIMIT, {"turns": 12}, ["turns go round from seat 0 (ZAU-33)", THE_END]),
        (LIMIT, {"phase": phases.OVER, "turns": 12, "active": 0}, ["turns go round from seat 0 (ZAU-33)"]),
        (LIMIT, {"phase": phases.OVER}, [THE_END]),
        (LIMIT, {"phase": phases.OVER, "turns": 12}, []),
        (LIMIT, {"phase": phases.OVER, "turns": 3, "turn_limit": 3}, []),
        ({}, {"phase": phases.OVER}, [THE_END]),
        ({"turns": 3}, {"at": {0: SUMMIT}}, [THE_END]),
        ({"put": "a1@SUMMIT", "phase": "over"}, {"phase": phases.CHOOSE_ACTION}, [THE_END]),
        (MOVES | {"put": "a1@nw", "hands": "345"}, {"at": {5: 0, 10: 0}, "on": {10: 5}}, ["has an answer"]),
    ],
)
def test_an_impossible_turn_is_a_fault(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


def test_who_is_asked_for_a_movement_card_has_named_a_kobold() -> None:
    for facts in (MOVES, asking("ghost", "choose-village")):
        position = at(**facts)
        position.kobold = NONE
        assert NAMED in position.faults()


def asking(face: str, phase: str, **facts: object) -> Given:
    """Returns the facts of a question that a token on L1-12 asks the owner of a1; L4-14 has the same, if it can be.

    A Crystal Ball is gone, so that a token may lie open.
    """
    gone = ["L1-38", "L1-12"] if face in ("raven", "crystal-ball") else ["L1-38"]
    turn: Given = {"put": "a1@L1-12", "phase": phase, "kobold": "a1", "asked": "a1", "gone": gone, "turns": 3}
    return turn | {"tokens": {"L1-12": face, "L4-14": face, "L4-02": "passage", "L1-38": "crystal-ball"}} | facts


GHOST_ASKS = asking("ghost", "choose-village")
STORM_ASKS = asking("storm", "choose-rotation", hands=[2, 3, 3])
RAVEN_ASKS = asking("raven", "choose-raven-victim")
DISCARD = asking("raven", "discard-card", victim=2, hands=[2, 4, 4])
OWN_QUESTION = "every token asks its own question (ZAU-109)"
LEAVES = "leaves the board at once (ZAU-106, ZAU-129)"
CARD = "a Raven takes a card of an opponent who had a stone (ZAU-124)"
BROUGHT = "a movement card has brought or pushed a kobold onto the token that asks (ZAU-39, ZAU-89)"


@pytest.mark.parametrize(
    ("facts", "changes", "expected"),
    [
        (GHOST_ASKS, {"at": {0: box.PLACE_OF["L1-13"]}}, [NO_TOKEN]),
        (GHOST_ASKS, {"at": {0: box.PLACE_OF["nw"]}}, [NO_TOKEN]),
        (GHOST_ASKS, {"at": {0: SUMMIT}}, [NO_TOKEN, THE_END]),
        (STORM_ASKS, {"at": {5: box.PLACE_OF["L1-12"]}, "on": {0: 5}}, [NO_TOKEN]),
        (STORM_ASKS, {"played": 1}, [BROUGHT]),
        (STORM_ASKS, {"played": 3}, []),
        (STORM_ASKS, {"played": 4}, [BROUGHT]),
        (STORM_ASKS, {"kobold": 1}, [BROUGHT]),
        (STORM_ASKS, {"face_up": 1, "seen": 1 << 7 | 5}, ["a Storm has turned all tokens face down (ZAU-116)"]),
        (RAVEN_ASKS, {"gone": 1 << 7 | 1 << 19, "seen": 1 << 7 | 1 << 19 | 1 << 2}, [LEAVES]),
        (asking("crystal-ball", "reveal-token"), {"gone": 1 << 7}, [LEAVES]),
        (DISCARD, {"stack": [tasks.task(0), tasks.task(1), tasks.task(tasks.ASK_DISCARD, 0, 0)]}, [CARD]),
        (DISCARD, {"stack": [tasks.task(0), tasks.task(1), tasks.task(tasks.ASK_DISCARD, 0, 1)]}, []),
        (
            GHOST_ASKS | {"hands": [2, 4, 3]},
            {"stack": [tasks.task(0), tasks.task(1), tasks.task(tasks.ASK_DISCARD, 0, 1)]},
            [CARD],
        ),
    ],
)
def test_a_question_comes_from_its_token(facts: Given, changes: Given, expected: list[str]) -> None:
    complains(facts, changes, *expected)


@pytest.mark.parametrize(
    ("face", "phase"),
    [
        ("ghost", "choose-village"),
        ("trapdoor", "choose-village"),
        ("storm", "choose-rotation"),
        ("raven", "choose-raven-victim"),
        ("crystal-ball", "reveal-token"),
    ],
)
def test_every_token_asks_its_own_question(face: str, phase: str) -> None:
    position = at(**asking(face, phase))
    assert position.faults() == []
    kinds = {"choose-village": 3, "choose-rotation": 4, "choose-raven-victim": 5, "reveal-token": 7}
    for kind in sorted({3, 4, 5, 7} - {kinds[phase]}):
        position.stack[-1] = tasks.task(kind, 0, 1)
        assert position.faults() == [OWN_QUESTION]


def test_a_victim_without_cards_is_not_asked_for_one() -> None:
    """b4, which a1 has pushed onto a Raven, takes a card of the active player, who has played four."""
    turn: Given = {"kobold": "a1", "asked": "b4", "tokens": {"L1-12": "raven"}, "gone": ["L1-12"], "victim": 0}
    played: Given = {"played": 4, "credit": [2, 0, 0], "hands": ["1", None, None]}
    position = at("c1+a1@L1-11 b4@L1-12", phase="discard-card", **turn, **played)
    position.hands[0] -= single(0)
    position.discard += single(0)
    assert [fault.endswith(CARD) for fault in position.faults()] == [True]
