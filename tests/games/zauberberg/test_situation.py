"""Situations: what is said holds, the rest is filled in, and what no game can come to is refused."""

from collections import Counter

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import asked, at, cards, discarded, hand, kind, play, random_game, seen, stack, token, where
from .scenes import STONE_SPACES, TOKEN_SPACES, TOP, Given, waiting

PACK = Counter({"1": 11, "2": 11, "3": 11, "4": 11, "5": 11, "J": 5})
DATA = Counter({"passage": 4, "ghost": 3, "raven": 3, "crystal-ball": 3, "storm": 3, "flying-card": 2, "trapdoor": 2})


def all_cards(position: ZauberbergState) -> Counter[str]:
    hands = [hand(position, seat) for seat in range(int(position.seats))]
    return Counter("".join([*hands, discarded(position), cards(int(position.deck))]))


def all_tokens(position: ZauberbergState) -> Counter[str]:
    return Counter(kind(position, space) for space in TOKEN_SPACES)


def test_what_is_said_holds_and_the_rest_is_filled_in() -> None:
    position = at(
        "a1@L1-08 c1@L2-07 b2+a3@L3-08 d5@sw",
        4,
        active=2,
        turns=18,
        rotation=3,
        tokens={"L1-08": "passage", "L1-12": "raven", "L4-02": "ghost", "L2-06": "storm"},
        face_up=["L1-08"],
        gone=["L1-12"],
        seen=["L2-06"],
        waiting=["a1"],
        stones=["L1-25", "L4-10"],
        owned=[0, 2, 0, 1],
        ravens=[1, 0, 0, 0],
        credit=[0, 0, 1, 0],
        hands=["12J", 5, None, None],
        discard=["5", "5"],
    )
    assert asked(position) == (2, "choose-action")
    view = seen(position)
    assert (view.turns, view.rotation, view.stones) == (18, 3, ["L1-25", "L4-10"])
    assert [player.stones for player in view.players] == [0, 2, 0, 1]
    assert [player.ravens for player in view.players] == [1, 0, 0, 0]
    assert [player.credit for player in view.players] == [0, 0, 1, 0]
    assert [player.cards for player in view.players] == [3, 5, 3, 4]
    assert (hand(position, 0), discarded(position)) == ("12J", "55")
    assert (stack(position, "L3-08"), where(position, "d5"), where(position, "d1")) == (["b2", "a3"], "sw", "nw")
    assert waiting(position) == {"a1": "L2-07"}
    kinds = {space: kind(position, space) for space in ("L1-08", "L1-12", "L4-02", "L2-06")}
    assert kinds == {"L1-08": "passage", "L1-12": "raven", "L4-02": "ghost", "L2-06": "storm"}
    assert [token(position, space).state for space in kinds] == ["up", "gone", "down", "down"]
    assert (all_cards(position), all_tokens(position)) == (PACK, DATA)


@pytest.mark.parametrize("seed", seeds(6))
@proves("ZAU-13", "ZAU-14", "ZAU-24")
def test_whatever_is_filled_in_is_sound(seed: int) -> None:
    for players in (2, 3, 4, 5):
        for active in range(players):
            position = at("", players, active=active, seed=seed)
            assert position.faults() == []
            assert (all_cards(position), all_tokens(position)) == (PACK, DATA)
            assert "passage" in {kind(position, space) for space in TOP}
            assert asked(position) == (active, "choose-action")
            assert seen(position).stones == STONE_SPACES


def test_what_is_not_said_differs_from_seed_to_seed() -> None:
    worlds = [at(seed=seed) for seed in range(10)]
    assert len({tuple(world.tokens) for world in worlds}) == 10
    assert len({tuple(world.hands) for world in worlds}) == 10


@proves("ZAU-106")
def test_a_token_that_is_gone_was_a_raven_or_a_ball() -> None:
    kinds = {kind(at(gone=["L1-12"], seed=seed), "L1-12") for seed in range(20)}
    assert kinds <= {"raven", "crystal-ball"}


def asking(face: str, phase: str, put: str = "a1@L1-12", **facts: object) -> Given:
    """Returns the facts of a question that a token on L1-12 asks the owner of a1."""
    gone = ["L1-12"] if face in ("raven", "crystal-ball") else []
    turn: Given = {"put": put, "phase": phase, "kobold": "a1", "asked": "a1", "tokens": {"L1-12": face}, "gone": gone}
    return turn | facts


QUESTIONS = {
    "choose-village": asking("ghost", "choose-village"),
    "choose-rotation": asking("storm", "choose-rotation"),
    "choose-raven-victim": asking("raven", "choose-raven-victim"),
    "discard-card": asking("raven", "discard-card", victim=2),
    "reveal-token": asking("crystal-ball", "reveal-token"),
}


@pytest.mark.parametrize("phase", QUESTIONS)
def test_every_question_of_a_token_can_be_given_as_facts(phase: str) -> None:
    position = at(**QUESTIONS[phase])
    assert asked(position) == (2 if phase == "discard-card" else 0, phase)
    play(position, min(GAME.notation(move) for move in position.moves(position.deciders()[0])))


WAITS: Given = {"put": "a1@L1-08 b1@L2-07", "tokens": {"L1-08": "passage"}, "waiting": ["a1"]}
MOVES: Given = {"put": "a1@L1-13", "phase": "move-second", "kobold": "a1"}
MORE: Given = MOVES | {"phase": "move-extra"}
PLACING: Given = {"phase": "place-kobold"}


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"colour": "red"}, "unknown fact 'colour'"),
        ({"places": [["nw"] * 5] * 2}, "places: expected one for each of 3 seats"),
        ({"places": [["the moon"] * 5] * 3}, "unknown place: 'the moon'"),
        ({"places": [[None] * 5] * 3}, "ZAU-18"),  # all are placed before the first turn
        ({"put": "a1@L1-40"}, "unknown place: 'L1-40'"),
        ({"put": "a6@L1-13"}, "unknown kobold: 'a6'"),
        ({"on_top": ["a1"]}, "ZAU-06"),  # nobody is below it
        ({"put": "a1@L1-13 b1@L1-13"}, "ZAU-06"),  # who is on top?
        ({"put": "a1+b1@L1-13 c1@L1-13"}, "ZAU-06"),
        ({"put": "a1+b1@nw"}, "ZAU-06"),
        ({"tokens": {"L1-03": "ghost"}}, "unknown token space: 'L1-03'"),
        ({"tokens": {"L1-02": "cat"}}, "unknown token: 'cat'"),
        ({"stones": STONE_SPACES, "owned": [1, 0, 0]}, "ZAU-15"),
        ({"ravens": [1, 0, 0], "gone": []}, "ZAU-129"),  # all Ravens are on the mountain
        ({"tokens": {"L1-02": "raven"}, "gone": ["L1-02"], "stones": STONE_SPACES}, "ZAU-101"),  # it has cost none
        ({"hands": "14"}, "ZAU-29"),
        ({"hands": "145", "owned": [1, 0, 0]}, "ZAU-29"),
        ({"discard": ["6"]}, "unknown card: '6'"),
        ({"hands": "1JJ", "discard": ["J", "J"], "draws": "JJ"}, "ZAU-24"),
        ({"tokens": {"L1-02": "raven"}, "gone": ["L1-02"], "face_up": ["L1-02"]}, "ZAU-105"),
        ({"face_up": ["L1-02"], "gone": []}, "ZAU-111"),  # no Crystal Ball has shown it
        ({"face_up": TOKEN_SPACES[:4], "tokens": {"L4-02": "crystal-ball"}, "gone": ["L4-02"]}, "ZAU-111"),
        ({"turns": 12, "options": {"turn_limit": 12}}, "ZAU-156"),
        ({"phase": "over"}, "ZAU-156"),
        ({"phase": "over", "turns": 11, "options": {"turn_limit": 12}}, "ZAU-156"),
        ({"kobold": "a1"}, "ZAU-36"),  # no card has named one
        (MOVES | {"kobold": None}, "ZAU-36"),
        (MOVES | {"kobold": "b1", "active": 0}, "ZAU-36"),  # it is another player's
        (MOVES | {"put": "a1@nw b1+c1@L1-00", "hands": "345"}, "ZAU-43"),  # no card moves it
        (MORE | {"played": 1}, "ZAU-40"),
        (MORE | {"played": 3}, "ZAU-40"),
        (MORE | {"put": "a1@nw"}, "ZAU-55"),
        (MORE | {"put": "b1+a1@L1-10"}, "ZAU-43"),  # on a corner it cannot climb
        (MORE | {"put": "b1+a1@L1-11 c1@L2-08"}, "ZAU-43"),  # the space above is taken
        (MORE | {"put": "a1@L1-13 b1+c1@L1-14 b2+c2@L1-12", "hands": "5"}, "ZAU-43"),  # only a 1 leads to a pair
        (MORE | {"played": 3, "credit": [1, 0, 0], "hands": [0, 3, 3]}, "ZAU-43"),  # there is no card left
        ({"turns": 4, "active": 0}, "ZAU-33"),  # the turn is seat 1's
        ({"put": "a1@L1-13", "turns": 0}, "ZAU-36"),  # nobody has moved it
        ({"put": "a1@L1-13 a2@L1-14", "turns": 3}, "ZAU-36"),
        (MORE | {"put": "a1@L1-13 b1@L1-14", "turns": 0}, "ZAU-36"),
        ({"rotation": 1, "turns": 0}, "ZAU-36"),
        (MOVES | {"put": "a1@nw", "rotation": 1, "turns": 0}, "ZAU-36"),
        ({"owned": [0, 1, 0], "turns": 0}, "ZAU-36"),
        ({"hands": [3, 3, 4], "turns": 0}, "ZAU-36"),
        (WAITS | {"put": "a1@L1-09 b1@L2-07"}, "ZAU-142"),  # not on a token
        (WAITS | {"tokens": {"L1-08": "ghost"}}, "ZAU-142"),
        (WAITS | {"put": "c1+a1@L1-08 b1@L2-07"}, "ZAU-142"),  # who stands on another never waits
        (asking("raven", "discard-card", victim=1, hands=["14", 3, None]), "ZAU-29"),  # the card for the stone
        (asking("raven", "discard-card", victim=1, ravens=[0, 1, 0], gone=["L1-12", "L1-02"]), "ZAU-124"),
        (asking("raven", "discard-card", victim=1, ravens=[0, 0, 1]), "ZAU-129"),  # two Ravens, and one is gone
        (asking("raven", "choose-raven-victim", ravens=[0, 0, 1]), "ZAU-129"),
        (
            asking("crystal-ball", "reveal-token", face_up=[space for space in TOKEN_SPACES if space != "L1-12"]),
            "ZAU-111",
        ),
        ({"put": "a1@SUMMIT"}, "ZAU-156"),  # then the game is over
        ({"put": "a1@SUMMIT b1@SUMMIT", "phase": "over"}, "ZAU-151"),
        ({"tokens": {"L1-12": "passage"}, "gone": ["L1-12"]}, "ZAU-106"),
        ({"tokens": {"L1-02": "raven"}, "gone": ["L1-02"], "ravens": [1, 0, 0], "owned": [1, 0, 0]}, "ZAU-127"),
        (MOVES | {"played": 2}, "ZAU-36"),
        (MOVES | {"put": "a1+b1@L1-13"}, "ZAU-57"),  # it is blocked
        (WAITS | {"tokens": {"L1-08": "trapdoor"}}, "ZAU-142"),  # on level 1 nobody waits on a Trapdoor
        (WAITS | {"put": "a1@L4-06", "tokens": {"L4-06": "passage"}}, "ZAU-143"),  # nobody waits for the summit
        (WAITS | {"waiting": ["a1", "a1"]}, "a kobold waits once (ZAU-142)"),
        (WAITS | {"put": "a1@L1-08"}, "ZAU-143"),  # its space is free
        (asking("storm", "choose-village"), "ZAU-109"),
        (asking("ghost", "choose-rotation"), "ZAU-109"),
        (asking("trapdoor", "choose-village", put="a1@L2-10", tokens={"L2-10": "trapdoor"}), "ZAU-109"),  # it falls
        (asking("crystal-ball", "reveal-token", gone=[]), "ZAU-111"),
        (asking("raven", "choose-raven-victim", gone=[]), "ZAU-129"),
        (asking("raven", "discard-card", victim=0), "ZAU-124"),
        (asking("storm", "choose-rotation", put="b1+a1@L1-12"), "ZAU-83"),
        (asking("storm", "choose-rotation", put="a1+b1@L1-12"), "ZAU-83"),  # nobody lands on it before it is resolved
        (asking("storm", "choose-rotation", kobold="a2"), "ZAU-89"),  # nobody has brought it there
        (asking("storm", "choose-rotation", played=4), "ZAU-39"),
        (asking("storm", "choose-rotation", face_up=["L1-02"], gone=None), "ZAU-116"),
        (PLACING | {"places": [["nw", "ne", "se", "sw", None], *[["nw", "ne", "se", "nw", None]] * 2]}, "ZAU-20"),
        (PLACING | {"places": [["nw", "nw", "nw", "nw", None], *[["nw", "ne", "se", "nw", None]] * 2]}, "ZAU-20"),
        (PLACING | {"places": [[None] * 5, ["nw", "ne", "se", "nw", "ne"], [None] * 5]}, "ZAU-18"),
        (PLACING | {"turns": 1}, "ZAU-18"),
        (PLACING | {"rotation": 1}, "ZAU-18"),
        (PLACING | {"hands": [3, 3, 3]}, "ZAU-23"),
        (PLACING | {"discard": ["1"]}, "ZAU-23"),
        (PLACING | {"played": 1}, "ZAU-36"),
    ],
)
def test_facts_that_no_game_can_come_to_are_refused_with_the_rule(facts: Given, words: str) -> None:
    with pytest.raises(BadSituation) as refused:
        at(**facts)
    assert words in str(refused.value)


def same_to_all(position: ZauberbergState, players: int, options: Given, seed: int) -> bool:
    """Tells whether the facts that every eye may report make a position that looks the same to it."""
    for eye in (None, *range(players)):
        facts = msgspec.json.decode(msgspec.json.encode(GAME.facts(position, eye)))
        again = GAME.situation(players, GAME.options_for(players, options), facts, FastDice(seed))
        if again.view(eye) != position.view(eye) or GAME.facts(again, eye) != GAME.facts(position, eye):
            return False
        if eye is not None and (again.prompt(eye), again.moves(eye)) != (position.prompt(eye), position.moves(eye)):
            return False
    return True


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"memory_aid": True}, {"walk_on_after_kobold": True, "turn_limit": 60}])
def test_the_facts_of_any_moment_make_a_position_that_looks_the_same(players: int, options: Given) -> None:
    for number, played in enumerate(random_game(players, 20 + players, **options)):
        if number % 7 == 0 or played.after.stack or not played.after.deciders():
            assert same_to_all(played.after, players, options, number)


@proves("ZAU-32")
def test_the_facts_tell_a_seat_nothing_that_is_hidden_from_it() -> None:
    for number, played in enumerate(random_game(3, 9)):
        if number % 5 == 0:
            for eye in (0, 1, 2):
                world = played.before.imagine(eye, FastDice(number))
                assert GAME.facts(world, eye) == GAME.facts(played.before, eye)
                assert GAME.facts(world, None) == GAME.facts(played.before, None)


def test_a_game_that_is_over_can_be_told() -> None:
    position = at("b3@SUMMIT a1@L4-03", phase="over", kobold="b3", hands=["134", "2", "555"])
    result = position.result()
    assert result is not None
    assert (result.winners, position.deciders()) == ([1], [])
    assert [player.hand for player in seen(position).players] == [["1", "3", "4"], ["2"], ["5", "5", "5"]]
    drawn = at(phase="over", turns=30, options={"turn_limit": 30})
    assert drawn.result() is not None
