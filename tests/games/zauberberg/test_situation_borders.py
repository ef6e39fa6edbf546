"""Situations: the bounds of facts, the messages that refuse them, and what is filled in."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.zauberberg import GAME, history
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves, situation

from .helpers import asked, at, hand, kind, moving, opening, play, seen, where
from .scenes import STONE_SPACES, TOKEN_SPACES, TOP, Given
from .test_situation import DATA, PACK, WAITS, all_cards, all_tokens, asking

SIX_GONE: Given = {"gone": TOKEN_SPACES[:6]}


def state(players: int = 3, **facts: Any) -> ZauberbergState:
    """Returns the situation that nothing but these facts describes."""
    position = situation("zauberberg", players=players, **facts)
    assert isinstance(position, ZauberbergState)
    return position


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"active": -1}, "active: expected 0 to 2, got -1"),
        ({"active": 3}, "active: expected 0 to 2, got 3"),
        ({"played": -1}, "played: expected 0 to 60, got -1"),
        ({"played": 61}, "played: expected 0 to 60, got 61"),
        ({"turns": -1}, "turns: expected 0 to 1000000, got -1"),
        ({"turns": 1_000_001}, "turns: expected 0 to 1000000, got 1000001"),
        ({"rotation": -1}, "rotation: expected 0 to 3, got -1"),
        ({"rotation": 4}, "rotation: expected 0 to 3, got 4"),
        ({"owned": [0, -1, 0]}, "owned: expected 0 to 2, got -1"),
        ({"owned": [0, 3, 0]}, "owned: expected 0 to 2, got 3"),
        ({"owned": [0, 0]}, "owned: expected one for each of 3 seats, got 2"),
        ({"ravens": [0, -1, 0]}, "ravens: expected 0 to 3, got -1"),
        ({"ravens": [0, 4, 0]}, "ravens: expected 0 to 3, got 4"),
        ({"credit": [0, -1, 0]}, "credit: expected 0 to 60, got -1"),
        ({"credit": [0, 61, 0]}, "credit: expected 0 to 60, got 61"),
        ({"hands": [None, -1, None]}, "hands: expected 0 to 5, got -1"),
        ({"hands": [None, 6, None]}, "hands: expected 0 to 5, got 6"),
        ({"hands": "112345"}, "hands: expected 0 to 5, got 6"),
        ({"places": [["nw"] * 6] * 3}, "places: expected five for each seat, got 6 (ZAU-12)"),
        ({"places": [["nw"] * 4] * 3}, "places: expected five for each seat, got 4 (ZAU-12)"),
        ({"on_top": ["a1"], "put": "a1@L1-13"}, "on_top: a1 must share its space with one other kobold (ZAU-06)"),
        ({"on_top": ["d1"]}, "unknown kobold: 'd1'"),
        ({"waiting": ["d1"]}, "unknown kobold: 'd1'"),
        ({"phase": "move-second", "kobold": "d1"}, "unknown kobold: 'd1'"),
        ({"phase": "sleep"}, "phase: expected one of place-kobold, choose-action"),
        ({"stones": ["L1-06"]}, "unknown stone space: 'L1-06'"),
        ({"gone": ["L1-03"]}, "unknown token space: 'L1-03'"),
        (
            {"tokens": dict.fromkeys(TOKEN_SPACES[:3], "trapdoor")},
            "more tokens of a kind are given than exist (ZAU-13)",
        ),
        ({"tokens": dict.fromkeys(TOKEN_SPACES[:4], "passage")}, "one Passage at least is on level 4 (ZAU-14)"),
        ({"tokens": dict.fromkeys(TOP, "ghost")}, "one Passage at least is on level 4 (ZAU-14)"),
        ({"gone": TOKEN_SPACES[:7]}, "no token is left that could lie there (ZAU-13)"),
        ({"discard": ["J"] * 6}, "more cards of a face are given than exist (ZAU-24)"),
        ({"hands": ["JJJ", "JJJ", None]}, "more cards of a face are given than exist (ZAU-24)"),
        ({"discard": ["1"] * 9, "hands": ["111", None, None]}, "more cards of a face are given than exist (ZAU-24)"),
        (
            {"discard": list("1234") * 11 + list("55555JJJ")},
            "hands are drawn up to their limit after each turn (ZAU-25, ZAU-29)",
        ),
        (asking("raven", "discard-card"), "victim: expected 0 to 2, got -1"),
        (asking("raven", "discard-card", victim=-1), "victim: expected 0 to 2, got -1"),
        (asking("raven", "discard-card", victim=3), "victim: expected 0 to 2, got 3"),
        (asking("crystal-ball", "reveal-token", reveals_left=0), "reveals_left: expected 1 to 3, got 0"),
        (asking("crystal-ball", "reveal-token", reveals_left=4), "reveals_left: expected 1 to 3, got 4"),
        (asking("storm", "choose-rotation", kobold=None, asked=None), "expected the kobold of the turn, or in `asked`"),
        (asking("storm", "choose-rotation", put="a1@L1-13"), "asked: a1 does not stand on a token (ZAU-81)"),
    ],
)
def test_a_fact_out_of_bounds_is_refused_in_these_words(facts: Given, words: str) -> None:
    with pytest.raises(BadSituation) as refused:
        at(**facts)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    "facts",
    [
        {"active": 2},
        {"turns": 1_000_000},
        {"rotation": 3},
        {"owned": [2, 2, 2]},
        {"credit": [60, 0, 0]},
        {"ravens": [0, 3, 0], "tokens": dict.fromkeys(TOKEN_SPACES[:3], "raven"), "gone": TOKEN_SPACES[:3]},
        {"tokens": dict.fromkeys(TOKEN_SPACES[:2], "trapdoor")},
        {"tokens": dict.fromkeys(TOKEN_SPACES[:3], "passage")},
        {"discard": ["1"] * 8, "hands": ["111", None, None]},
        {"discard": ["J"] * 5},
        SIX_GONE,
        asking("raven", "discard-card", victim=2, hands=[0, 5, 4], played=3),
        asking("crystal-ball", "reveal-token", reveals_left=1),
        {"phase": "move-extra", "put": "a1@L1-13", "kobold": "a1", "credit": [60, 0, 0], "played": 60},
    ],
)
def test_a_fact_at_the_bounds_is_taken(facts: Given) -> None:
    position = at(**facts)
    assert (all_cards(position), all_tokens(position)) == (PACK, DATA)


def test_without_facts_it_is_the_first_turn_of_seat_0_in_three_villages() -> None:
    position = state()
    view = seen(position)
    assert (asked(position), view.turns, view.rotation, view.played, view.kobold) == ((0, "choose-action"), 0, 0, 0, 0)
    for seat in "abc":
        assert [where(position, f"{seat}{number}") for number in range(1, 6)] == ["nw", "ne", "se", "nw", "ne"]
    assert (view.stones, view.discard) == (STONE_SPACES, dict.fromkeys("12345J", 0))
    assert [(player.stones, player.ravens, player.credit, player.cards) for player in view.players] == [
        (0, 0, 0, 3)
    ] * 3
    assert {token.state for token in view.tokens} == {"down"}
    assert (position.seen, position.clues, position.stack, position.touched) == (0, [], [], [])


def test_a_placement_without_facts_has_just_begun() -> None:
    position = state(phase="place-kobold")
    assert position.at == [-1] * 15
    assert [player.level for player in seen(position).players] == [0, 0, 0]
    begun = opening(3)
    assert (position.deck, position.hands, position.stones) == (begun.deck, begun.hands, begun.stones)


def test_places_may_be_given_for_some_seats_alone() -> None:
    position = state(places=[[], ["sw", "sw", "L1-13", "L2-13", "L4-01"], []])
    assert [where(position, name) for name in ("a1", "a3", "b1", "b3", "b5", "c5")] == [
        "nw", "se", "sw", "L1-13", "L4-01", "ne"
    ]  # fmt: skip


@pytest.mark.parametrize(("facts", "played", "cards"), [({}, 1, 2), ({"owned": [2, 0, 0]}, 1, 4)])
@proves("ZAU-36", "ZAU-25")
def test_who_has_played_holds_so_many_fewer_cards(facts: Given, played: int, cards: int) -> None:
    position = at("a1@L1-13", phase="move-second", kobold="a1", **facts)
    view = seen(position)
    assert (view.played, [player.cards for player in view.players]) == (played, [cards, 3, 3])


@pytest.mark.parametrize(("played", "cards"), [(0, 1), (2, 1), (3, 1), (4, 1)])
def test_who_may_go_on_has_played_two_cards_at_least_and_holds_one(played: int, cards: int) -> None:
    facts: Given = {"phase": "move-extra", "kobold": "a1", "played": played, "credit": [2, 0, 0]}
    view = seen(at("a1@L1-13", **facts))
    assert (view.played, [player.cards for player in view.players]) == (played or 2, [cards, 3, 3])


@proves("ZAU-15", "ZAU-104")
def test_stones_lie_where_nobody_stands_as_far_as_they_are_not_owned() -> None:
    assert seen(at("a1@L1-05 b1@L4-10")).stones == STONE_SPACES[1:8]
    assert seen(at("a1@L1-15", owned=[2, 0, 1])).stones == [STONE_SPACES[0], *STONE_SPACES[2:7]]
    assert seen(at(stones=["L4-10", "L1-05"])).stones == ["L1-05", "L4-10"]
    assert seen(at(stones=[])).stones == []


@proves("ZAU-106", "ZAU-13")
def test_tokens_that_are_gone_are_ravens_and_balls_of_which_there_are_three_each() -> None:
    for seed in range(3):
        position = at(**SIX_GONE, seed=seed)
        assert sorted(kind(position, space) for space in TOKEN_SPACES[:6]) == ["crystal-ball"] * 3 + ["raven"] * 3
        assert position.seen == position.gone == 0b111111


@proves("ZAU-14")
def test_the_passage_of_level_4_lies_where_the_facts_leave_room() -> None:
    for space in TOP:
        others = {other: "ghost" for other in TOP if other != space}
        assert kind(at(tokens=others), space) == "passage"
    elsewhere = dict.fromkeys(TOKEN_SPACES[:3], "passage")
    lying = [at(tokens=elsewhere, seed=seed) for seed in range(20)]
    assert {space for space in TOP for position in lying if kind(position, space) == "passage"} == {*TOP}


def test_what_lies_open_is_gone_or_has_a_kobold_waiting_on_it_was_seen() -> None:
    facts: Given = {"tokens": {"L1-02": "crystal-ball"}, "gone": ["L1-02"], "face_up": ["L1-12"], "seen": ["L4-14"]}
    position = at(**(WAITS | facts | {"tokens": WAITS["tokens"] | facts["tokens"]}))
    bits = {"L1-02": 0, "L1-08": 1, "L1-12": 2, "L4-14": 19}
    assert position.seen == sum(1 << bit for bit in bits.values())
    assert (position.face_up, position.gone) == (1 << 2, 1)


@pytest.mark.parametrize("phase", ["choose-village", "choose-rotation", "choose-raven-victim", "reveal-token"])
def test_a_question_in_the_facts_is_the_one_that_play_would_ask(phase: str) -> None:
    faces = {"choose-village": "ghost", "choose-rotation": "storm", "choose-raven-victim": "raven"}
    face = faces.get(phase, "crystal-ball")
    played = moving("a1@L1-11 b3@L2-09", "a1", "145", tokens={"L1-12": face})
    play(played, "walk 1 cw")
    position = at(**asking(face, phase, put="a1@L1-12 b3@L2-09"))
    for field in ("stack", "touched", "seen", "gone", "kobold", "played", "at", "on"):
        assert getattr(position, field) == getattr(played, field), field


@proves("ZAU-28")
def test_everybody_drew_their_cards_and_the_active_player_threw_the_discard_pile_away() -> None:
    position = at(active=2, owned=[0, 1, 0], hands=["123", None, None], discard=["5", "1", "5"])
    draws = [(0, history.DREW)] * 3 + [(1, history.DREW)] * 4 + [(2, history.DREW)] * 3
    assert history.entries(position.history) == [*draws, *[(2, history.DREW)] * 3, (2, 0), (2, 4), (2, 4)]
    assert hand(position, 0) == "123"


FULL: Given = {
    "phase": "choose-action",
    "active": 1,
    "kobold": None,
    "played": 0,
    "turns": 5,
    "rotation": 2,
    "kobolds": "",
    "places": [["nw", "L1-16", "sw", "L1-08", "L3-01"], ["L1-16", "ne", "se", "L2-07", "SUMMIT"]],
    "on_top": ["b1"],
    "waiting": ["a4"],
    "asked": None,
    "victim": None,
    "reveals_left": 3,
    "tokens": {"L1-02": "raven", "L1-08": "passage", "L1-12": "ghost", "L1-18": "crystal-ball"},
    "face_up": ["L1-12"],
    "gone": ["L1-02", "L1-18"],
    "seen": [],
    "stones": ["L1-25", "L4-10"],
    "owned": [0, 2],
    "ravens": [1, 0],
    "credit": [0, 2],
    "hands": [["1", "2", "J"], 5],
    "discard": ["1", "1", "J"],
    "draws": [],
}


@proves("ZAU-32")
def test_the_facts_of_a_position_are_the_facts_that_were_given() -> None:
    given = FULL | {"places": [FULL["places"][0], ["L1-16", "ne", "se", "L2-07", "sw"]]}
    position = state(2, **given)
    assert GAME.facts(position, 0) == given
    assert GAME.facts(position, None) == given | {"hands": [3, 5]}
    assert GAME.facts(position, 1) == given | {"hands": [3, list(hand(position, 1))]}


def test_at_the_end_the_facts_tell_all_hands_and_all_tokens() -> None:
    given = FULL | {"phase": "over", "kobold": "b5", "played": 3, "hands": [["1", "2", "J"], ["2", "3"]]}
    position = state(2, **given)
    facts = GAME.facts(position, None)
    tokens = facts["tokens"]
    assert isinstance(tokens, dict)
    assert (facts["hands"], list(tokens)) == (given["hands"], TOKEN_SPACES)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (asking("raven", "discard-card", victim=2), {"victim": 2, "reveals_left": 3, "asked": "a1"}),
        (asking("crystal-ball", "reveal-token", reveals_left=2), {"victim": None, "reveals_left": 2, "asked": "a1"}),
        (asking("storm", "choose-rotation"), {"victim": None, "reveals_left": 3, "asked": "a1", "kobold": "a1"}),
        ({"seen": ["L1-12"], "options": {"memory_aid": True}}, {"seen": ["L1-12"], "asked": None, "victim": None}),
        ({"seen": ["L1-12"]}, {"seen": [], "tokens": {}, "kobold": None}),
    ],
)
def test_the_facts_of_a_question_tell_what_it_is_about(facts: Given, expected: Given) -> None:
    written = GAME.facts(at(**facts), None)
    assert {name: written[name] for name in expected} == expected


def test_the_facts_name_the_token_that_asks_though_it_lies_face_down_and_no_other() -> None:
    assert GAME.facts(at(**asking("storm", "choose-rotation")), 2)["tokens"] == {"L1-12": "storm"}
    assert GAME.facts(at(**WAITS), 2)["tokens"] == {"L1-08": "passage"}
