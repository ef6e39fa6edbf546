"""What everybody knows of the tokens: all that was ever shown, and of the others what the beginning made likely."""

from collections import Counter
from itertools import permutations
from math import comb, sqrt

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import at, event_args, kind, moving, opening, play, random_game, token
from .scenes import TOKEN_SPACES, TOP, Given

DATA = Counter({"passage": 4, "ghost": 3, "raven": 3, "crystal-ball": 3, "storm": 3, "flying-card": 2, "trapdoor": 2})
Faces = tuple[str, ...]
"""The kinds of all tokens, in the order of their spaces."""


def faces(position: ZauberbergState) -> Faces:
    return tuple(kind(position, space) for space in TOKEN_SPACES)


def imagined(position: ZauberbergState, draws: int, eye: int = 0, seed: int = 5) -> Counter[Faces]:
    """Returns how often each layout comes among so many that a seat imagines."""
    dice, counts = FastDice(seed), Counter[Faces]()
    for _ in range(draws):
        world = position.imagine(eye, dice)
        assert isinstance(world, ZauberbergState)
        counts[faces(world)] += 1
    return counts


def layouts(shown: dict[str, str]) -> dict[Faces, int]:
    """Returns every layout that agrees with what was shown, and how likely it is, by brute force.

    Wherever the Passage that was set aside lies on level 4, all orders of the other tokens are equally likely. So a
    layout is as likely as it has Passages there, for any of them may be the one set aside.
    """
    unseen = [space for space in TOKEN_SPACES if space not in shown]
    left = list((DATA - Counter(shown.values())).elements())
    weights: dict[Faces, int] = {}
    for order in set(permutations(left)):
        lying = shown | dict(zip(unseen, order, strict=True))
        weight = [lying[space] for space in TOP].count("passage")
        if weight:
            weights[tuple(lying[space] for space in TOKEN_SPACES)] = weight
    return weights


def shown_but(hidden: dict[str, str]) -> dict[str, str]:
    """Returns what was shown when all tokens but these have been: the rest of the box in order."""
    rest = list((DATA - Counter(hidden.values())).elements())
    return {space: rest.pop(0) for space in TOKEN_SPACES if space not in hidden}


SCENES: dict[str, dict[str, str]] = {
    "level 4 unseen": dict(
        zip([*TOP, "L1-02", "L1-08"], ["passage", "passage", "ghost", "storm", "storm"], strict=True)
    ),
    "all Passages unseen": dict(zip([*TOP, "L1-02", "L2-26"], ["passage"] * 4 + ["ghost"], strict=True)),
    "one Passage unseen": dict(
        zip([*TOP, "L1-02", "L3-20"], ["ghost", "passage", "storm", "raven", "raven"], strict=True)
    ),
    "half of level 4 unseen": dict(
        zip([*TOP[:2], "L1-02", "L1-08"], ["passage", "ghost", "passage", "storm"], strict=True)
    ),
}


def check(shown: dict[str, str]) -> None:
    """Holds how often each layout is imagined against how likely it is, all seats alike."""
    expected = layouts(shown)
    position = at(tokens=shown, seen=list(shown))
    total, draws = sum(expected.values()), 60 * len(expected) + 600
    for eye in (0, 2):
        counts = imagined(position, draws, eye)
        assert set(counts) == set(expected)
        wrong = sum((counts[layout] - draws * w / total) ** 2 / (draws * w / total) for layout, w in expected.items())
        assert wrong < len(expected) + 5 * sqrt(2 * len(expected))


@pytest.mark.parametrize("scene", SCENES)
@proves("ZAU-14")
def test_unseen_tokens_lie_as_likely_as_the_beginning_laid_them(scene: str) -> None:
    check(shown_but(SCENES[scene]))


@pytest.mark.parametrize(
    "top",
    [
        {"L4-02": "passage"},
        {"L4-02": "ghost"},
        {"L4-14": "passage", "L4-06": "passage"},
        {"L4-14": "passage", "L4-06": "storm"},
        {"L4-02": "passage", "L4-06": "ghost", "L4-14": "storm"},
        {"L4-02": "ghost", "L4-06": "storm"},
    ],
)
@proves("ZAU-14")
def test_what_was_shown_on_level_four_tells_where_the_passage_set_aside_may_be(top: dict[str, str]) -> None:
    unseen = [space for space in [*TOP, "L1-02", "L1-18", "L2-10", "L3-14"] if space not in top][:5]
    some = [space for space in TOKEN_SPACES if space not in unseen and space not in top]
    left = (DATA - Counter(top.values())) - Counter({"passage": 1})  # one Passage is among the unseen
    rest = iter(
        sorted(
            left.elements(), key=["ghost", "storm", "raven", "crystal-ball", "trapdoor", "passage", "flying-card"].index
        )
    )
    check(top | {space: next(rest) for space in some})


@proves("ZAU-14")
def test_two_other_tokens_of_level_four_leave_the_passage_the_third_space() -> None:
    position = at(tokens={"L4-02": "ghost", "L4-14": "storm"}, seen=["L4-02", "L4-14"])
    assert {layout[TOKEN_SPACES.index("L4-06")] for layout in imagined(position, 200)} == {"passage"}


@proves("ZAU-13", "ZAU-14")
def test_at_the_beginning_level_four_has_one_passage_two_or_three() -> None:
    draws = 4000
    passages = Counter(layout[17:].count("passage") for layout in imagined(opening(3, 1), draws).elements())
    for extra in (0, 1, 2):
        chance = comb(3, extra) * comb(16, 2 - extra) / comb(19, 2)
        assert abs(passages[1 + extra] / draws - chance) < 5 * sqrt(chance * (1 - chance) / draws)


def test_nothing_shown_leaves_every_kind_on_every_space() -> None:
    layouts = imagined(opening(3, 1), 800)
    for index, space in enumerate(TOKEN_SPACES):
        assert {layout[index] for layout in layouts} == set(DATA), space


@proves("ZAU-105", "ZAU-114")
def test_a_token_that_was_shown_is_known_for_ever() -> None:
    tokens = {"L1-12": "passage", "L1-18": "crystal-ball", "L1-22": "storm", "L4-02": "ghost"}
    position = moving("a1@L1-09", "a1", "34", tokens=tokens)
    play(position, "walk 3 cw", "stop")  # a Passage is activated and turned down
    assert token(position, "L1-12").state == "down"
    assert known(position) == {"L1-12": "passage"}
    position = moving("a1@L1-17", "a1", "14", tokens=tokens, seen=["L1-12"])
    play(position, "walk 1 cw", "reveal L4-02", "reveal L1-22", "reveal L1-02")  # a Ball shows others
    shown = {space: kind(position, space) for space in ("L1-02", "L1-12", "L1-18", "L1-22", "L4-02")}
    assert known(position) == shown
    play(position, "walk 4 cw", "turn cw")  # and a Storm hides them
    assert token(position, "L4-02").state == "down"
    assert known(position) == shown


def known(position: ZauberbergState) -> dict[str, str]:
    """Returns the tokens that are the same in all worlds that any seat imagines."""
    layouts = [layout for eye in (0, 1, 2) for layout in imagined(position, 60, eye)]
    alike = {space: {layout[index] for layout in layouts} for index, space in enumerate(TOKEN_SPACES)}
    return {space: kinds.pop() for space, kinds in alike.items() if len(kinds) == 1}


@proves("ZAU-116")
def test_tokens_turned_down_by_a_storm_are_known_in_all_worlds_of_worlds() -> None:
    facts: Given = {"tokens": {"L1-12": "storm", "L3-08": "trapdoor"}, "face_up": ["L3-08"]}
    position = moving("a1@L1-09", "a1", "345", **facts)
    play(position, "walk 3 cw", "turn ccw")
    for eye in (0, 1, 2):
        world = position.imagine(eye, FastDice(eye)).imagine((eye + 1) % 3, FastDice(9))
        assert isinstance(world, ZauberbergState)
        assert (kind(world, "L1-12"), kind(world, "L3-08")) == ("storm", "trapdoor")


def test_in_any_game_every_world_keeps_what_was_ever_shown() -> None:
    for seed in range(3):
        dice, shown = FastDice(seed), dict[str, str]()
        for number, played in enumerate(random_game(3, seed)):
            shown |= {
                args["space"]: args["token"]
                for key in ("token-shown", "revealed")
                for args in event_args(played.log, key)
            }
            if number % 9 == 0:
                for eye in (0, 1, 2):
                    world = played.after.imagine(eye, dice)
                    assert isinstance(world, ZauberbergState)
                    assert {space: kind(world, space) for space in shown} == shown


@proves("ZAU-142")
def test_the_token_under_a_waiting_kobold_is_known() -> None:
    position = at("b1@L1-08 c1@L2-07", tokens={"L1-08": "passage"}, waiting=["b1"])
    assert known(position) == {"L1-08": "passage"}


def test_once_the_game_is_over_nothing_is_left_to_imagine() -> None:
    for seed in range(3):
        *_, last = random_game(3, seed)
        for seat in (0, 1, 2):
            assert last.after.imagine(seat, FastDice(1)).snapshot() == last.after.snapshot()
