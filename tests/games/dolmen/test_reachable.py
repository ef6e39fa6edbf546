"""Situations: what no game can reach is refused with its rule, and what is filled in can be reached."""

from random import Random
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves, situation

from .helpers import NUMBERS, asked, at, circle, discarded, dolmen, hand, legal, name_of, pile, play, random_game, seen
from .reference import built
from .test_end import row

Given = dict[str, Any]
PHASES = ["main", "arrange", "lay", "end-turn", "over"]
OFF: Given = {"points": [3, 5]}
LIMIT: Given = {"options": {"round_limit": 20}}


def made(players: int = 2, **facts: Any) -> DolmenState:
    """Returns the situation of these facts and no others."""
    position = situation(GAME, players=players, **facts)
    assert isinstance(position, DolmenState)
    return position


def refused(rule: str, players: int = 2, **facts: Any) -> None:
    with pytest.raises(BadSituation, match=rf"{rule}\b"):
        made(players, **facts)


SLAB = "ochre-violet 4 -2,0 r2"
SIX = ["teal-teal 3 2,0", "teal-teal mystery 4,0", "teal-rose 2 6,0", "rose-ochre 2 8,0", "ochre-ochre 5 10,0"]
SIX.append("ochre-ochre mystery 12,0")
SIXES = {"1": "ochre-violet 6", "2": "violet-teal 6", "5": "teal-rose 6", "6": "ochre-teal 6"}
TWO_POINTS = "teal-rose 2 2,0"


@pytest.mark.parametrize(
    ("facts", "least"),
    [
        ({}, 1),
        ({"points": [3, 8]}, 2),
        ({"points": [6, 8]}, 3),  # two walks
        ({"points": [5, 8]}, 3),
        ({"points": [0, 9], "active": 1}, 2),
        ({"points": [3, 8], "dolmens": [[SLAB], []], "circle": {"1": None}}, 4),  # a walk, an attempt, a walk
        ({"points": [3, 8], "dolmens": [[SLAB], []], "circle": {"3": None}}, 3),  # a walk and an attempt
        ({"points": [3, 8], "reserve": [0, 3], "circle": {"1": None}}, 4),
        ({"peekers": {"5": [1], "6": [1]}}, 3),
        ({"peekers": {"5": [0, 1], "6": [0]}, "active": 1}, 2),
        ({"last_peek": [1, 6]}, 2),
        ({"last_peek": [0, 6], "active": 1}, 1),
        ({"points": [3, 8], "circle": {"1": None, "2": None}}, 6),  # three walks, two attempts, all of one player
        ({"circle": {"1": None}}, 4),  # a walk, an attempt and the way back
        ({"fairy": 1}, 3),  # a walk and the way back
        ({"points": [4, 8]}, 3),
    ],
)
@proves("DOL-17", "DOL-22", "DOL-34")
def test_the_round_is_as_early_as_it_can_be_and_none_before_it_is_possible(facts: Given, least: int) -> None:
    position = made(**facts)
    assert (int(position.round), position.faults()) == (least, [])
    whole = facts | {"fairy": int(position.fairy), "discard": len(position.discard)}
    with pytest.raises(BadSituation):
        made(**whole, round=least - 1)
    assert made(**whole, round=least + 1).round == least + 1


@proves("DOL-118", "DOL-25")
def test_where_every_point_counts_a_korrigan_comes_less_far() -> None:
    assert made(points=[5, 8]).round == 3
    assert made(4, points=[6, 4, 8, 12]).round == 2, "three are jumped over"
    assert made(4, points=[6, 4, 8, 12], options={"jump_counts": "points"}).round == 3


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"reserve": [2, 3]}, "DOL-52"),
        ({"reserve": [1, 3], "dolmens": [[TWO_POINTS], []]}, "DOL-52"),  # it costs one at most
        ({"phase": "lay", "hand": ["ochre-teal 2"], "roll": 1, "reserve": [0, 3]}, "DOL-52"),
        ({"phase": "end-turn", "roll": 3, "circle": {"3": None}}, "DOL-53"),  # neither won nor lost
        ({"phase": "end-turn", "roll": 6, "reserve": [0, 3], "circle": {"3": None}}, "DOL-53"),  # a 6 wins
        ({"phase": "end-turn", "roll": 2, "reserve": [0, 3], "discard": 0, "circle": {"3": None}}, "discard"),
    ],
)
@proves("DOL-52", "DOL-53")
def test_crystals_are_spent_on_slabs_or_lost_at_once(facts: Given, rule: str) -> None:
    refused(rule, **OFF | facts)


def test_crystals_that_were_spent_on_slabs_are_sound() -> None:
    assert made(**OFF, reserve=[2, 3], dolmens=[[TWO_POINTS], []]).faults() == []
    assert made(**OFF, reserve=[1, 3], dolmens=[[SLAB], []]).faults() == []
    assert made(**OFF, reserve=[0, 3]).faults() == []
    for seed in range(20):
        lost = made(**OFF, phase="end-turn", roll=5, reserve=[0, 3], seed=seed)
        assert discarded(lost)[0][2] == "6", "nothing else loses to a 5"


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"discard": 1, "round": 1}, "DOL-17"),
        ({"discard": 3, "fairy": 2, "round": 4}, "DOL-69"),
        ({"fairy": 2, "round": 2}, "DOL-69"),
        ({"circle": {str(place): None for place in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15)}, "discard": 0}, "DOL-73"),
        ({"points": [4, 8], "fairy": 0, "discard": 0, "round": 5}, "DOL-69"),  # who came to a glow sent the fairy on
        ({"circle": {"5": None}, "discard": 0, "round": 5}, "DOL-69"),  # the slab that was tried is somewhere
        ({"dolmens": [[SLAB], []], "discard": 0, "round": 5}, "DOL-69"),  # its place was filled again
        ({"points": [3, 8], "dolmens": [SIX, []], "phase": "over", "round": 7}, "DOL-69"),  # five times, at one place
        ({"points": [0, 12], "active": 1, "phase": "arrange", "round": 1}, "DOL-69"),  # nobody was there to jump over
    ],
)
@proves("DOL-69", "DOL-73", "DOL-60")
def test_piles_and_fairy_tell_of_the_same_visits(facts: Given, rule: str) -> None:
    refused(rule, **facts)


@pytest.mark.parametrize(
    ("facts", "discard", "fairy"),
    [
        ({}, 0, 0),
        ({"points": [3, 8], "circle": {"5": None}}, 1, 0),
        ({"circle": {"5": None}}, 4, 1),  # who tried it is back on the glow
        ({"points": [4, 8]}, 3, 1),
        ({"points": [4, 12]}, 6, 2),
        ({"fairy": 3}, 9, 3),
        ({"discard": 6}, 6, 2),
        ({"points": [3, 8], "dolmens": [[SLAB], []], "circle": {"5": None}}, 0, 0),
        ({"points": [3, 8], "dolmens": [[SLAB], []]}, 2, 1),
        ({"phase": "arrange"}, 3, 1),
        ({"phase": "arrange", "fairy": 0}, 12, 0),
    ],
)
def test_the_fairy_has_gone_on_as_seldom_as_can_be(facts: Given, discard: int, fairy: int) -> None:
    position = made(**facts)
    assert (len(discarded(position)), int(position.fairy), position.faults()) == (discard, fairy, [])


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"peekers": {"5": [1]}, "round": 1}, "DOL-34"),
        ({"peekers": {"5": [1], "6": [1]}, "round": 2}, "DOL-34"),
        ({"last_peek": [1, 6], "round": 1}, "DOL-37"),
        ({"last_peek": [0, 5], "peekers": {}}, "DOL-44"),  # nothing has happened since
        ({"last_peek": [0, 3], "points": [3, 8], "circle": {"3": None}}, "DOL-44"),  # nor here
        ({"last_peek": [1, 6], "peekers": {}, "fairy": 0, "round": 3}, "DOL-44"),  # nobody has tried or swept it
    ],
)
@proves("DOL-34", "DOL-37", "DOL-44")
def test_peeks_were_made_in_turns_of_their_own_and_are_known(facts: Given, rule: str) -> None:
    refused(rule, **facts)


@pytest.mark.parametrize(
    "facts",
    [{"peeked": True, "last_peek": [1, 5]}, {"last_peek": [0, 5]}, {"peeked_at": 5, "last_peek": [1, 5]}],
)
@proves("DOL-36", "DOL-111")
def test_at_the_limit_of_rounds_the_turn_of_the_last_peek_has_ended(facts: Given) -> None:
    assert made(phase="over", last_peek=[1, 5], **LIMIT).faults() == []
    refused("DOL-36", phase="over", **LIMIT | facts)


@proves("DOL-37", "DOL-101")
def test_in_the_turn_of_the_last_slab_the_peek_is_that_of_the_turn() -> None:
    position = at(phase="over", dolmens=row(0, 6), last_peek=[0, 6])
    assert (position.peeked, int(position.peeked_at)) == (True, 6)
    assert at(phase="over", dolmens=row(0, 6), last_peek=[1, 6]).peeked is False
    with pytest.raises(BadSituation, match="DOL-37"):
        at(phase="over", dolmens=row(0, 6), last_peek=[1, 6], peeked=True)


@proves("DOL-118")
def test_where_every_point_counts_no_walk_leads_from_glow_to_glow() -> None:
    facts: Given = {"points": [3, 0, 8], "active": 2}
    assert made(3, **facts).round == 1, "seat 1 has jumped over seat 0"
    assert made(3, **facts, options={"jump_counts": "points"}).round == 2


def test_a_last_peek_tells_by_itself_what_follows_from_it() -> None:
    position = made(last_peek=[0, 5])
    assert (position.peeked, int(position.peeked_at), position.peekers[5]) == (True, 5, 1)
    before = made(3, last_peek=[2, 5])
    assert (before.peeked, int(before.peeked_at), before.peekers[5]) == (False, 0, 4)
    assert made(**OFF, phase="lay", last_peek=[0, 3]).peeked, "the slab that was peeked at was won"


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"roll": 0}, "DOL-51"),
        ({"roll": 1}, "DOL-51"),  # the last slab has more points, and nothing was spent
        ({"points": [0, 8]}, "DOL-60"),
    ],
)
@proves("DOL-101", "DOL-51", "DOL-60")
def test_the_last_slab_was_won_by_an_attempt(facts: Given, rule: str) -> None:
    with pytest.raises(BadSituation, match=rf"{rule}\b"):
        at(phase="over", dolmens=row(0, 6), **facts)
    assert at(phase="over", dolmens=row(0, 6)).roll > 0
    refused("DOL-49", phase="over", roll=3, points=[0, 3], circle={"3": None}, **LIMIT)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", NUMBERS)
def test_a_question_by_its_name_alone_is_a_situation(phase: str, players: int) -> None:
    for seed in range(15):
        position = made(players, phase=phase, seed=seed)
        assert (asked(position)[1], position.faults()) == (phase, [])
        if phase != "over":
            play(position, sorted(legal(position))[seed % len(legal(position))])
    finished = at(players, phase="over", dolmens=["", row(1 if players > 2 else 2, 6), "", ""][:players])
    assert (int(finished.active), finished.faults()) == (1, [])


def few(seed: int) -> tuple[int, Given]:
    """Returns few facts, all possible together."""
    chance = Random(seed)
    players, phase = chance.randint(2, 4), PHASES[seed % 4]
    active = chance.randrange(players)
    points = chance.sample(range(16), players)
    if phase == "arrange":
        points[active] = next(glow for glow in (0, 4, 8, 12) if glow not in points)
    elif phase == "lay":
        points[active] = next(point for point in (1, 5, 9, 13, 2) if point not in points)
    facts: Given = {"phase": phase, "active": active, "points": points, "seed": seed}
    facts["reserve"] = [
        3 if point % 4 == 0 or seat == active else chance.choice([0, 3]) for seat, point in enumerate(points)
    ]
    facts["dolmens"] = built(players, [chance.randint(0, 5) for _ in range(players)], seed)
    if chance.random() < 0.5:
        facts["fairy"] = chance.randrange(4)
    own = facts["points"][active] if phase == "lay" else 0
    places = [place for place in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15) if place != own]
    if phase != "arrange":
        facts["circle"] = " ".join(f"{place}=-" for place in chance.sample(places, chance.randint(0, 7)))
    return players, facts


def test_whatever_few_facts_leave_open_is_filled_in_as_a_game_can_reach_it() -> None:
    for seed in range(200):
        players, facts = few(seed)
        if "fairy" not in facts:
            facts["fairy"] = None
        position = at(players, **facts)
        assert position.faults() == []
        assert [dolmen(position, seat) for seat in range(players)] == [words.split() for words in facts["dolmens"]]
        play(position, sorted(legal(position))[seed % len(legal(position))])


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_facts_of_any_moment_made_again_look_the_same_and_break_nothing(players: int, seed: int) -> None:
    options: Given = {"first_player": "random", "memory_aid": seed == 1, "round_limit": [300, 20][seed - 1]}
    options |= {"under_support": ["both", "one"][seed - 1], "jump_counts": ["one", "points"][seed - 1]}
    chosen = GAME.options_for(players, options)
    for number, played in enumerate(random_game(players, seed, **options)):
        assert played.after.faults() == []
        if number % 7 == 0 or not played.after.deciders():
            for eye in (None, *range(players)):
                facts = GAME.facts(played.after, eye)
                again = GAME.situation(players, chosen, facts, FastDice(number))
                assert again.faults() == []
                assert (again.view(eye), GAME.facts(again, eye)) == (played.after.view(eye), facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"phase": "arrange", "points": [4, 8], "circle": {"5": "teal-teal", "13": "ochre-ochre"}},  # at pillar 2
        {"last_peek": [1, 6], "peekers": {}, "points": [3, 8], "round": 4},  # the fairy has swept it
        {"phase": "lay", "points": [3, 8], "roll": 2, "reserve": [3, 3]},  # it has two points
        {"phase": "lay", "points": [3, 8], "roll": 1, "reserve": [1, 3], "round": 2},  # three
        {"phase": "lay", "points": [3, 8], "roll": 1, "reserve": [0, 3], "round": 2},  # four
        {"phase": "lay", "points": [3, 8], "roll": 3, "reserve": [0, 3], "round": 2},  # six, as nothing was lost before
        {"phase": "lay", "points": [3, 8], "roll": 3, "reserve": [0, 3], "circle": SIXES},  # something was
        {"phase": "lay", "points": [3, 8], "hand": ["ochre-teal 2"], "reserve": [0, 3]},  # a 2 at least
    ],
)
def test_what_is_left_open_goes_with_what_is_said(facts: Given) -> None:
    for seed in range(10):
        assert made(**facts, seed=seed).faults() == []


def test_the_slabs_that_were_left_may_be_in_either_pile() -> None:
    facts: Given = GAME.facts(made(points=[3, 8], phase="over", dolmens=[SIX, []]), None)
    assert facts.pop("discard") == 1
    assert len(made(**facts).discard) == 1


@pytest.mark.parametrize("players", NUMBERS)
def test_some_of_the_facts_of_any_moment_are_a_situation_too(players: int) -> None:
    options = GAME.options_for(players, {"round_limit": 20})
    open_ = ["round", "fairy", "discard", "hand", "rest", "top", "peeked", "peeked_at", "mystery_roll"]
    for number, played in enumerate(random_game(players, 3, round_limit=20)):
        chance = Random(number)
        facts = GAME.facts(played.after, None)
        some = {name: fact for name, fact in facts.items() if name not in open_ or chance.random() < 0.5}
        assert GAME.situation(players, options, some, FastDice(number)).faults() == []


def test_the_slabs_that_are_drawn_next_can_be_said() -> None:
    words = ["ochre-violet 4", "rose-rose mystery", "teal-teal", "violet-rose 6"]
    for seed in range(10):
        position = made(points=[3, 8], draws=words, seed=seed)
        assert [name_of(slab) for slab in position.pile[-1:-5:-1]][:2] == ["ov4", "rr?"]
        assert (pile(position)[2][:2], pile(position)[3]) == ("tt", "vr6")
        play(position, "move 4")
        assert hand(position)[:2] == ["ov4", "rr?"]
    assert pile(made(draws=words, top="ochre-violet"))[0] == "ov4"
    with pytest.raises(BadSituation):
        made(draws=words, top="teal-teal")
    with pytest.raises(BadSituation, match="discard"):
        made(draws=words, discard=23)


def test_slabs_may_be_written_short() -> None:
    position = made(
        points=[3, 5],
        circle={"1": "ochre-violet", "2": "ochre-violet 3", "9": "rose-rose mystery", "10": None},
        dolmens=[["ochre-teal 6 -2,0 r1", "teal-rose mystery 2,0"], []],
        top="violet-violet",
    )
    lying = circle(position)
    assert (lying[1][:2], lying[2], lying[9], 10 in lying) == ("ov", "ov3", "rr?", False)
    assert dolmen(position, 0) == ["ot6@-2,0r1", "tr?@2,0r0"]
    assert seen(position).top == ["violet", "violet"]
    for facts in ({"circle": {"1": "ochre"}}, {"circle": {"1": SLAB}}, {"dolmens": [["ochre-violet 4"], []]}):
        with pytest.raises(BadSituation, match="is written like"):
            made(**facts)


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ({"phase": "endturn"}, "did you mean end-turn"),
        ({"circle": {"4": None}}, "unknown place: '4'; .*known: 1, 2, 3, 5"),
        ({"circle": {"1": "ocre-violet"}}, "did you mean ochre"),
        ({"peekers": {"16": [0]}}, "unknown place"),
        ({"rounds": 3}, "did you mean round"),
    ],
)
def test_unknown_words_are_answered_with_the_known_ones(facts: Given, answer: str) -> None:
    with pytest.raises(BadSituation, match=answer):
        made(**facts)
