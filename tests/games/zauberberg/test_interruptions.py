"""Questions in the middle of a card: save and load, decisions of others, turns cut short (ZAU-39, ZAU-91, ZAU-97)."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.position import ZauberbergPosition
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    decider,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    random_game,
    seen,
    stack,
    token,
    where,
)
from .scenes import Given, belongings, waiting

FUTURE = 40
"""How many decisions of the future are compared."""


def loaded(position: ZauberbergState) -> ZauberbergPosition:
    """Returns the position after it was saved to JSON and loaded again."""
    restored = GAME.restore(msgspec.json.decode(msgspec.json.encode(position.snapshot())))
    assert isinstance(restored, ZauberbergPosition)
    return restored


def future(position: ZauberbergState, seed: int) -> list[object]:
    """Returns what happens next in a position when everybody decides by these dice."""
    position, dice = position.copy(), FastDice(seed)
    future: list[object] = []
    for _ in range(FUTURE):
        if not position.deciders():
            break
        seat, log = decider(position), Log()
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))], dice, log)
        future += [position.snapshot(), log.events]
    return future


def same_future(position: ZauberbergState) -> bool:
    return all(future(loaded(position), seed) == future(position, seed) for seed in range(3))


PUSH = "a3@L1-09 c2+b1@L1-11 a2@L2-07 c5@L1-08"
"""a3 pushes b1 onto L1-12 by a 2; c5 waits on the Passage of L1-08 for the space of a2."""
STONES: Given = {"owned": [1, 1, 1], "waiting": ["c5"], "face_up": ["L1-08", "L4-14"]}


def chain(face: str, *moves: str, active: str = "2134", put: str = PUSH) -> ZauberbergState:
    """Returns the middle of a turn in which a kobold has been pushed onto a token of this kind."""
    tokens = {"L1-12": face, "L1-08": "passage", "L4-14": "passage"}
    position = moving(put, "a3", active, tokens=tokens, **STONES)
    play(position, "walk 2 cw", *moves)
    return position


CHAINS: dict[str, tuple[str, list[str]]] = {
    "ghost": ("choose-village", []),
    "trapdoor": ("choose-village", []),
    "storm": ("choose-rotation", []),
    "raven": ("choose-raven-victim", []),
    "discard": ("discard-card", ["raven a"]),
    "first": ("reveal-token", []),
    "second": ("reveal-token", ["reveal L1-02"]),
    "third": ("reveal-token", ["reveal L1-02", "reveal L4-02"]),
}


def middle(name: str, put: str = PUSH) -> ZauberbergState:
    phase, moves = CHAINS[name]
    face = {"discard": "raven", "first": "crystal-ball", "second": "crystal-ball", "third": "crystal-ball"}.get(
        name, name
    )
    position = chain(face, *moves, put=put)
    assert asked(position)[1] == phase
    return position


@pytest.mark.parametrize("name", CHAINS)
@proves("ZAU-39", "ZAU-91")
def test_a_game_saved_in_the_middle_of_a_chain_has_the_same_future(name: str) -> None:
    assert same_future(middle(name))
    if name != "discard":  # no player sends a Raven to themselves
        own = PUSH.replace("b1", "a1")
        assert same_future(middle(name, own))


@pytest.mark.parametrize("players", [2, 5])
@proves("ZAU-39")
def test_every_question_of_a_chain_in_random_games_can_be_saved_and_loaded(players: int) -> None:
    met = set()
    for seed in range(3):
        for played in random_game(players, seed):
            if played.after.stack:
                met.add(asked(played.after)[1])
                assert future(loaded(played.after), seed) == future(played.after, seed)
    assert {"choose-village", "choose-rotation", "choose-raven-victim", "reveal-token"} <= met


@pytest.mark.parametrize("name", CHAINS)
def test_a_copy_in_the_middle_of_a_chain_is_independent(name: str) -> None:
    position = middle(name)
    before = position.snapshot()
    for move in sorted(legal(position)):
        twin = position.copy()
        play(twin, move)
        assert position.snapshot() == before


@proves("ZAU-91", "ZAU-144")
def test_others_decide_then_waiting_kobolds_go_then_the_turn_goes_on() -> None:
    """a2 leaves the space for which b4 waits and pushes c3 onto a Raven, whose owner visits the active player."""
    facts: Given = {"tokens": {"L1-08": "passage", "L2-10": "raven"}, "waiting": ["b4"], "owned": [1, 0, 0]}
    position = moving("a2@L2-07 c2+c3@L2-09 b4@L1-08", "a2", "2145", **facts)
    play(position, "walk 2 cw", draws="")
    assert asked(position) == (2, "choose-raven-victim")
    play(position, "raven a", draws="")
    assert (asked(position), waiting(position)) == ((0, "discard-card"), {"b4": "L2-07"})
    log = play(position, "discard 4", draws="")
    assert event_keys(log) == ["discarded", "goes-at-last"]
    assert (asked(position), where(position, "b4"), hand(position, 0)) == ((0, "move-extra"), "L2-07", "15")
    assert legal(position) == {"climb 1 none", "climb 5 cw", "climb 5 ccw", "stop"}
    play(position, "climb 1 none", draws="23")
    assert (stack(position, "L2-09"), where(position, "a2"), belongings(position)) == (["c2"], "L3-06", (0, 3, 0))


@proves("ZAU-91", "ZAU-96")
def test_after_three_answers_of_another_player_the_turn_goes_on() -> None:
    position = chain("crystal-ball", active="2134")
    for space in ("L1-02", "L2-02", "L4-02"):
        assert (asked(position), seen(position).active, seen(position).kobold) == ((1, "reveal-token"), 0, 3)
        play(position, f"reveal {space}", draws="")
    assert (asked(position), seen(position).played, seen(position).kobold) == ((0, "move-extra"), 2, 3)
    assert stack(position, "L1-11") == ["c2", "a3"]


@proves("ZAU-97")
@pytest.mark.parametrize("face", ["ghost", "trapdoor"])
def test_a_ghost_of_an_own_pushed_kobold_ends_the_turn_after_the_waiting_have_gone(face: str) -> None:
    facts: Given = {"tokens": {"L1-08": "passage", "L1-12": face}, "waiting": ["b4"]}
    position = moving("b4+a3@L1-08 c2+a1@L1-11", "a3", "3145", **facts)
    play(position, "walk 3 cw", draws="")
    assert (asked(position), where(position, "b4")) == ((0, "choose-village"), "L1-08")
    log = play(position, "village sw", draws="")
    assert event_keys(log) == ["sent-home", "turn-over", "goes-at-last"]
    assert (asked(position), where(position, "b4"), where(position, "a1")) == ((1, "choose-action"), "L2-07", "sw")


@proves("ZAU-154", "ZAU-155")
def test_a_pushed_kobold_wins_in_the_middle_of_a_move_and_all_else_is_dropped() -> None:
    facts: Given = {"tokens": {"L4-06": "passage", "L3-08": "passage"}, "waiting": ["c4"]}
    position = moving("a3@L4-03 b2+c1@L4-05 c4@L3-08", "a3", "2145", **facts)
    log = play(position, "walk 2 cw", draws="")
    assert event_keys(log)[-2:] == ["goes-up", "won"]
    assert event_args(log, "won") == [{"seat": 2, "kobold": "k1"}]
    assert (position.stack, waiting(position), hand(position, 0)) == ([], {"c4": "L4-05"}, "145")
    assert asked(position) == (None, "over")


@proves("ZAU-39", "ZAU-119")
def test_cards_that_come_in_the_middle_of_a_turn_can_be_played_in_it() -> None:
    position = moving("a1@L1-04", "a1", "1", tokens={"L1-08": "flying-card"})
    play(position, "walk 1 cw", draws="3")  # for a stone
    play(position, "walk 3 cw", draws="4")  # for a Flying Card
    assert (hand(position, 0), seen(position).may_play, seen(position).played) == ("14", 4, 3)
    play(position, "walk 4 ccw", draws="225")
    assert (where(position, "a1"), hand(position, 0), asked(position)) == ("L1-04", "1225", (1, "choose-action"))


@proves("ZAU-109", "ZAU-117")
def test_a_storm_of_another_player_turns_the_mountain_under_the_active_one() -> None:
    position = chain("storm")
    assert asked(position) == (1, "choose-rotation")
    play(position, "turn ccw")
    assert (seen(position).rotation, asked(position)) == (3, (0, "move-extra"))
    assert (token(position, "L1-08").state, waiting(position)) == ("down", {"c5": "L2-07"})


@proves("ZAU-91", "ZAU-109")
def test_nobody_but_the_one_who_is_asked_can_act() -> None:
    for name in CHAINS:
        position = middle(name)
        seat = decider(position)
        for other in {0, 1, 2} - {seat}:
            assert position.moves(other) == []
            assert position.prompt(other) is None
        refused: Any = position.why_not((seat + 1) % 3, position.moves(seat)[0])
        assert refused.code == "not-your-turn"


@proves("ZAU-31", "ZAU-126")
def test_a_raven_in_mid_turn_does_not_give_another_card_to_play() -> None:
    position = at("a3@L1-09 c2+b1@L1-11", hands=["32145", None, None], owned=[2, 0, 0], tokens={"L1-12": "raven"})
    play(position, "pick k3 3", "walk 2 cw", "raven a", "discard 5", draws="")
    assert (seen(position).may_play, seen(position).played, belongings(position)) == (3, 2, (1, 4, 0))
    play(position, "climb 1 none", draws="234")
    assert (asked(position), hand(position, 0)) == ((1, "choose-action"), "2344")
