"""Peeking: when, at what, who learns what, and for how long."""

import pytest

from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    ORDERS,
    after,
    asked,
    at,
    circle,
    event_args,
    event_keys,
    face,
    hand,
    legal,
    only,
    opening,
    place,
    play,
    random_game,
    rules,
    seen,
    why,
)
from .test_components import PLACES

FORGETFUL = {"memory_aid": False}


def peeks(position: DolmenState) -> list[int]:
    """Returns the places at which the active player may peek."""
    return sorted(int(number) for number in only(position, "peek"))


def faces(position: DolmenState, number: int) -> list[str | None]:
    """Returns what each seat, and last a spectator, sees of the points of a slab on the circle."""
    return [face(position, number, eye) for eye in (*range(position.seats), None)]


@pytest.mark.parametrize(("slab", "shown", "named"), [("ov4", "4", "4"), ("rr?", "?", "mystery"), ("tt3", "3", "3")])
@proves("DOL-32", "DOL-40")
def test_only_who_peeks_learns_points_and_mark(slab: str, shown: str, named: str) -> None:
    position = at(3, circle=f"6={slab}", active=1)
    before = position.copy()
    log = play(position, "peek 6", rolls="")
    assert faces(before, 6) == [None] * 4
    assert faces(position, 6) == [None, shown, None, None]
    assert event_args(log, "peeked-face", 1) == [{"seat": 1, "place": 6, "face": named}]
    for eye in (0, 2, None):
        assert rules(log, eye) == [("peeked", "DOL-40")]
        assert event_args(log, "peeked", eye) == [{"seat": 1, "place": 6}]
    for other in PLACES:
        assert other == 6 or faces(position, other) == [None] * 4
    assert circle(position) == circle(before)


@proves("DOL-40")
def test_all_see_where_somebody_peeked() -> None:
    position = at(3, active=2, peekers={"6": [0]})
    play(position, "peek 6", rolls="")
    for eye in (0, 1, 2, None):
        assert place(position, 6, eye).peekers == [0, 2]
        view = seen(position, eye)
        assert view.peeked
        assert view.last_peek is not None
        assert (view.last_peek.seat, view.last_peek.place) == (2, 6)
        assert [place.place for place in view.places if place.peekers] == [6]


@pytest.mark.parametrize("point", range(16))
@proves("DOL-33")
def test_any_slab_of_the_circle_from_anywhere(point: int) -> None:
    other = (point + 1) % 16
    assert peeks(at(points=[point, other])) == PLACES
    assert peeks(at(points=[point, other], circle="1=- 7=- 14=-")) == [2, 3, 5, 6, 9, 10, 11, 13, 15]
    assert peeks(after(at(points=[point, other]), f"move {point}")) == PLACES


@proves("DOL-34")
def test_one_peek_in_a_turn_whatever_comes_after_it() -> None:
    position = at(circle="5=ot4", points=[5, 9], reserve=[3, 3])
    play(position, "peek 6", rolls="")
    assert peeks(position) == []
    assert why(position, "peek 7") == why(position, "peek 6") == "DOL-34"
    laying = after(position, "attempt", rolls="4")
    assert (asked(laying), peeks(laying)) == ((0, "lay"), [])
    assert why(laying, "peek 7") == "DOL-34"
    arranging = after(position, "move 4")
    assert (legal(arranging), why(arranging, "peek 11")) == (ORDERS, "DOL-34")


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-34", "DOL-36")
def test_nobody_saves_a_peek_up(players: int) -> None:
    position = opening(players)
    for _ in range(2 * players):
        stay = seen(position).players[seen(position).active].point
        log = play(position, f"move {stay}", "end", rolls="")
        assert rules(log)[-1] == ("ended", "DOL-36")
    play(position, "peek 1", rolls="")
    assert peeks(position) == []
    assert asked(after(position, "move 0")) == (1, "main"), "one peek, and the turn has no other"


@proves("DOL-36")
def test_nobody_has_to_peek() -> None:
    for phase in ("main", "end-turn"):
        position = at(phase=phase)
        assert {text for text in legal(position) if "peek" not in text}
    position = at(phase="end-turn")
    before = seen(position, 0)
    log = play(position, "end", rolls="")
    assert event_args(log, "ended") == [{"seat": 0}]
    assert asked(position) == (1, "main")
    assert seen(position, 0).places == before.places
    assert not seen(position).peeked


@proves("DOL-35")
def test_the_peek_is_to_be_had_at_every_decision_of_a_turn() -> None:
    position = at(circle="5=ot4", points=[5, 9], reserve=[0, 3])
    assert peeks(position) == PLACES
    assert (asked(after(position, "move 6")), peeks(after(position, "move 6"))) == ((0, "end-turn"), PLACES)
    laying = after(position, "attempt", rolls="4")
    assert (asked(laying), peeks(laying)) == ((0, "lay"), [number for number in PLACES if number != 5])
    play(laying, "peek 9", rolls="")
    assert asked(laying) == (0, "lay"), "the question stays"
    assert only(laying, "lay") != set()
    arranging = after(position, "move 4")
    assert (asked(arranging), peeks(arranging)) == (
        (0, "arrange"),
        [number for number in PLACES if number not in (5, 6, 7)],
    )
    play(arranging, "peek 9")
    assert (asked(arranging), legal(arranging)) == ((0, "arrange"), ORDERS)
    lost = after(position, "attempt", rolls="3")
    assert (asked(lost), peeks(lost)) == ((0, "end-turn"), [number for number in PLACES if number != 5])


@proves("DOL-35")
def test_there_is_no_stop_between_turning_and_rolling_or_between_glow_and_new_slabs() -> None:
    position = at(circle="5=ot4", points=[5, 9], reserve=[0, 3])
    assert event_keys(play(position.copy(), "attempt", rolls="4")) == ["tries", "rolled", "won"]
    glow = position.copy()
    log = play(glow, "move 4")
    assert event_keys(log) == ["moved", "crystals-back", "fairy-goes", "swept", "drew"]
    assert len(hand(glow)) == 3


@pytest.mark.parametrize("phase", ["main", "end-turn"])
@proves("DOL-37")
def test_nobody_peeks_in_the_turn_of_another(phase: str) -> None:
    position = at(3, active=1, phase=phase)
    for seat in (0, 2):
        assert legal(position, seat) == set()
        for number in PLACES:
            assert why(position, f"peek {number}", seat) == "DOL-37"
    assert why(position, "peek 5") is None


@proves("DOL-38")
def test_drawn_slabs_are_not_peeked_at_before_they_are_arranged() -> None:
    position = at(points=[6, 9], reserve=[0, 3])
    play(position, "move 4")
    for number in (5, 6, 7):
        assert f"peek {number}" not in legal(position)
        assert why(position, f"peek {number}") == "DOL-38"
    for eye in (0, 1, None):
        assert [slab.face for slab in seen(position, eye).hand] == [None] * 3


@proves("DOL-38")
def test_only_slabs_on_the_circle_are_peeked_at() -> None:
    position = at(circle="6=- 7=-", points=[5, 9], discard=2)
    for number in (6, 7, 0, 4, 8, 12):
        assert f"peek {number}" not in legal(position)
        assert why(position, f"peek {number}") == "DOL-38"
    bare = at(circle="*=-", discard=12)
    assert peeks(bare) == [], "though the piles have slabs"
    assert why(bare, "peek") == "DOL-38"


@proves("DOL-39")
def test_new_slabs_may_be_peeked_at_in_the_same_turn() -> None:
    position = at(points=[6, 9], reserve=[0, 3])
    play(position, "move 4", "arrange 312")
    assert peeks(position) == PLACES
    log = play(position, "peek 6")
    assert event_args(log, "peeked", 1) == [{"seat": 0, "place": 6}]
    assert face(position, 6, 0) == circle(position)[6][2]


@proves("DOL-41")
def test_a_known_slab_may_be_peeked_at_again() -> None:
    position = at(circle="6=ov4", peekers={"6": [0]})
    assert face(position, 6, 0) == "4"
    log = play(position, "peek 6", rolls="")
    assert event_args(log, "peeked-face", 0) == [{"seat": 0, "place": 6, "face": "4"}]
    assert place(position, 6).peekers == [0]
    assert peeks(position) == [], "and this is the peek of the turn"


@proves("DOL-42")
def test_who_has_not_peeked_is_asked_once_more() -> None:
    position = at(circle="6=ov *=-", points=[1, 9])
    play(position, "move 2", rolls="")
    assert (asked(position), legal(position)) == ((0, "end-turn"), {"end", "peek 6"})
    peeked = at(circle="6=ov *=-", points=[1, 9])
    play(peeked, "peek 6", "move 2", rolls="")
    assert asked(peeked) == (1, "main")


@proves("DOL-42")
def test_without_a_slab_on_the_circle_nobody_is_asked() -> None:
    bare = at(circle="*=-", points=[1, 9])
    log = play(bare, "move 2", rolls="")
    assert (asked(bare), event_keys(log)) == ((1, "main"), ["moved"])
    last = at(circle="5=ot6 *=-", points=[5, 9], reserve=[0, 3])
    play(last, "attempt", rolls="1")
    assert asked(last) == (1, "main"), "the last slab is lost"
    won = at(circle="5=ot6 *=-", points=[5, 9], reserve=[0, 3])
    play(won, "attempt", "lay 2,0 r1", rolls="6")
    assert asked(won) == (1, "main"), "the last slab is won"


@proves("DOL-43")
def test_the_last_peek_ends_the_turn() -> None:
    position = at(3, circle="6=ov4", phase="end-turn", active=2)
    log = play(position, "peek 6", rolls="")
    assert asked(position) == (0, "main")
    assert event_keys(log, 2) == ["peeked-face"]
    assert faces(position, 6) == [None, None, "4", None]
    assert not seen(position).peeked, "the next player has another peek"
    assert peeks(position) == PLACES


@pytest.mark.parametrize("options", [{}, FORGETFUL])
@proves("DOL-44")
def test_knowledge_ends_when_the_fairy_takes_the_slab(options: dict[str, object]) -> None:
    peekers = {"5": [1], "6": [0, 1], "9": [1]}
    position = at(points=[6, 10], reserve=[0, 3], peekers=peekers, options=options, circle="9=ov5")
    play(position, "peek 5")
    assert face(position, 5, 0) is not None
    play(position, "move 4")
    assert [place(position, number).peekers for number in (5, 6, 7)] == [[]] * 3
    play(position, "arrange 123")
    for number in (5, 6, 7):
        assert place(position, number).colours is not None
        assert place(position, number).peekers == []
        assert faces(position, number) == [None] * 3
    assert place(position, 9).peekers == [1], "the others are known as before"
    assert face(position, 9, 1) == (None if options else "5")


@pytest.mark.parametrize("rolls", ["6", "1"])
@proves("DOL-44")
def test_knowledge_ends_when_a_slab_is_won_or_lost(rolls: str) -> None:
    position = at(circle="5=ot6", points=[5, 9], reserve=[0, 3], peekers={"5": [0, 1]})
    assert faces(position, 5) == ["6", "6", None]
    play(position, "attempt", rolls=rolls)
    assert place(position, 5, 1).colours is None
    assert place(position, 5, 1).peekers == []
    assert faces(position, 5) == [None] * 3


@proves("DOL-44")
def test_knowledge_lasts_as_long_as_the_slab_lies_there() -> None:
    position = at(3, circle="6=ov4")
    play(position, "peek 6", "move 0")
    for _ in range(6):
        stay = seen(position).players[seen(position).active].point
        play(position, f"move {stay}", "end", rolls="")
        assert faces(position, 6) == ["4", None, None, None]


@pytest.mark.parametrize("act", ["stay", "glow", "lay"])
@proves("DOL-45")
def test_without_the_aid_a_value_is_seen_until_the_end_of_the_turn(act: str) -> None:
    position = at(circle="5=ot4 9=ov6", points=[5, 10], reserve=[0, 3], options=FORGETFUL)
    play(position, "peek 9", rolls="")
    assert faces(position, 9) == ["6", None, None]
    if act == "stay":
        play(position, "move 5", rolls="")
    else:
        play(position, "move 4" if act == "glow" else "attempt", rolls=None if act == "glow" else "5")
        assert faces(position, 9) == ["6", None, None], "the turn goes on"
        play(position, "arrange 123" if act == "glow" else "lay 2,0 r1")
    assert asked(position) == (1, "main")
    assert faces(position, 9) == [None] * 3
    assert place(position, 9).peekers == [0], "the peek stays public"
    fact = GAME.facts(position, 0)["circle"]
    assert isinstance(fact, dict)
    assert fact["9"] == {"colours": ["ochre", "violet"], "points": None, "mystery": None}


@proves("DOL-45")
def test_without_the_aid_a_peek_that_ends_the_turn_is_shown_by_its_event_alone() -> None:
    position = at(circle="9=ov6", phase="end-turn", options=FORGETFUL)
    log = play(position, "peek 9", rolls="")
    assert faces(position, 9) == [None] * 3
    (event,) = log.seen_by(0)
    assert (event.phrase.key, event.phrase.args["face"], event.fleeting) == ("peeked-face", "6", True)
    (event,) = log.seen_by(1)
    assert (event.phrase.key, event.fleeting) == ("peeked", False)
    aided = at(circle="9=ov6", phase="end-turn")
    (event,) = play(aided, "peek 9", rolls="").seen_by(0)
    assert not event.fleeting
    assert faces(aided, 9) == ["6", None, None]


@proves("DOL-45")
def test_without_the_aid_no_view_of_a_game_has_more_than_the_peek_of_the_turn() -> None:
    """When the game is over all is shown."""
    mine = 0
    for played in random_game(3, 2, most=600, memory_aid=False):
        view = seen(played.after)
        if view.phase == "over":
            break
        for eye in range(3):
            known = [place for place in seen(played.after, eye).places if place.face is not None]
            assert not known or (eye == view.active and view.peeked and len(known) == 1)
            mine += len(known)
    assert mine > 20
