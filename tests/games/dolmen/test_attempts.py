"""Attempts: which slab, die against points, crystals, what becomes of the slab."""

from typing import Any

import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    circle,
    discarded,
    dolmen,
    event_args,
    event_keys,
    hand,
    legal,
    only,
    play,
    random_game,
    rules,
    seen,
    why,
)
from .test_components import PLACES

FACES = {"ot2": 2, "ot3": 3, "ot4": 4, "ot5": 5, "ot6": 6, "ov?": 3}
"""Slabs that fit the start slab of side 0, and what it takes to win them."""
CHANCES = {
    "ot2": [5, 6, 6, 6],
    "ot3": [4, 5, 6, 6],
    "ov?": [4, 5, 6, 6],
    "ot4": [3, 4, 5, 6],
    "ot5": [2, 3, 4, 5],
    "ot6": [1, 2, 3, 4],
}
"""The rules' table: with 0, 1, 2 and 3 crystals so many of six rolls succeed."""
PERCENT = {1: 17, 2: 33, 3: 50, 4: 67, 5: 83, 6: 100}
TABLE = [(slab, reserve) for slab in FACES for reserve in range(4)]
LAYS = {"lay 2,0 r1", "lay 2,0 r2", "lay -2,0 r1", "lay -2,0 r2"}
"""Ochre and teal at the start slab of side 0: left teal on its right, right ochre on its left."""


def before_slab(slab: str, reserve: int = 0, **facts: Any) -> DolmenState:
    """Returns the turn of a player who stands before a slab, with so many crystals; another one stands on 9."""
    return at(circle=f"5={slab}", points=[5, 9], reserve=[reserve, 2], **facts)


def crystals(position: DolmenState) -> list[tuple[int, int]]:
    """Returns what each player has in reserve and on the table."""
    return [(player.reserve, player.table) for player in seen(position).players]


@proves("DOL-46")
def test_the_slab_in_front_of_the_own_korrigan_and_no_other() -> None:
    position = at(3, circle="5=ot2 6=ot3 7=ot4", points=[6, 5, 7])
    log = play(position, "attempt", rolls="6")
    assert event_args(log, "tries") == [{"seat": 0, "place": 6, "slab": "ochre-teal", "face": "3"}]
    assert hand(position) == ["ot3"]
    assert [place for place in PLACES if place not in circle(position)] == [6]


@pytest.mark.parametrize("point", PLACES)
@proves("DOL-46")
def test_every_place_has_its_point(point: int) -> None:
    position = at(circle=f"{point}=ot5", points=[point, 0])
    play(position, "attempt", rolls="6")
    assert hand(position) == ["ot5"]
    assert point not in circle(position)


@pytest.mark.parametrize("glow", [0, 4, 8, 12])
@proves("DOL-47")
def test_no_attempt_on_a_glow(glow: int) -> None:
    position = at(points=[glow, 5])
    assert "attempt" not in legal(position)
    assert why(position, "attempt") == "DOL-47"


@pytest.mark.parametrize("point", PLACES)
@proves("DOL-47")
def test_no_attempt_before_an_empty_place(point: int) -> None:
    position = at(circle=f"{point}=-", points=[point, 0])
    assert "attempt" not in legal(position)
    assert why(position, "attempt") == "DOL-47"


@proves("DOL-48")
def test_the_slab_must_have_a_colour_of_an_end() -> None:
    """The start slab of side 0 calls for ochre on its left and teal on its right; that of side 2 for the reverse."""
    fitting = {"ov", "vt", "tr", "ro", "ot", "oo", "tt"}
    for slab in (*fitting, "vr", "vv", "rr"):
        position = at(4, circle=f"5={slab}", points=[5, 8, 0, 4])
        assert ("attempt" in legal(position)) == (slab in fitting), slab
        assert why(position, "attempt") == (None if slab in fitting else "DOL-48")
        assert next(place.fits for place in seen(position, 0).places if place.place == 5) == (slab in fitting)


@proves("DOL-48")
def test_the_ends_of_the_own_dolmen_count_as_it_is_now() -> None:
    """Ochre and violet laid on the left, violet up: a new end and a roof call for violet; nothing for rose."""
    own = "ov4@-2,0r2"
    for slab, fits in {"vr": True, "vv": True, "rr": False, "oo": False, "tt": True}.items():
        position = at(circle=f"5={slab}", points=[5, 9], dolmens=own)
        assert ("attempt" in legal(position)) == fits, slab
    theirs = ["", "vt4@-2,0r0"]
    assert "attempt" in legal(at(circle="5=vv", points=[9, 5], active=1, dolmens=theirs))
    other = at(circle="5=vv", points=[5, 9], dolmens=theirs)
    assert "attempt" not in legal(other), "what others have built does not help"


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-48")
def test_a_player_who_wins_can_always_lay(players: int) -> None:
    for played in random_game(players, 8):
        if played.move == "attempt" and asked(played.after)[1] == "lay":
            assert only(played.after, "lay")


@proves("DOL-49", "DOL-50")
def test_the_slab_is_turned_over_for_all_and_then_the_die_is_rolled() -> None:
    for slab, face, roll in (("ot6", "6", 5), ("ov?", "mystery", 6), ("ot2", "2", 1)):
        position = before_slab(slab, 3, peekers={"5": [1]})
        log = play(position, "attempt", rolls=str(roll))
        for eye in (0, 1, None):
            assert rules(log, eye)[:2] == [("tries", "DOL-49"), ("rolled", "DOL-49")]
            assert [tries["face"] for tries in event_args(log, "tries", eye)] == [face]
            assert event_args(log, "rolled", eye) == [{"seat": 0, "roll": roll}]
            (view,) = seen(position, eye).hand
            assert view.face is not None
            assert (view.face.points, view.face.mystery) == (FACES[slab], face == "mystery")
            assert seen(position, eye).roll == roll


@proves("DOL-50")
def test_an_attempt_is_not_taken_back() -> None:
    """One answer declares, turns over, rolls and settles: nobody is asked between."""
    lost = after(before_slab("ot6"), "attempt", rolls="1")
    assert asked(lost) == (0, "end-turn")
    assert {text.split()[0] for text in legal(lost)} == {"end", "peek"}
    won = after(before_slab("ot6"), "attempt", rolls="6")
    assert asked(won) == (0, "lay")
    assert {text.split()[0] for text in legal(won)} == {"lay", "peek"}


@pytest.mark.parametrize(("slab", "reserve"), TABLE)
@proves("DOL-51", "DOL-52", "DOL-53")
def test_an_attempt_has_one_of_three_outcomes(slab: str, reserve: int) -> None:
    points, successes = FACES[slab], 0
    for roll in range(1, 7):
        position = before_slab(slab, reserve)
        put_away = discarded(position)
        log = play(position, "attempt", rolls=str(roll))
        missing = points - roll
        face = "mystery" if slab == "ov?" else str(points)
        if missing <= 0:
            outcome = ("won", "DOL-51", {"seat": 0, "face": face, "paid": 0})
            left = reserve
        elif reserve >= missing:
            outcome = ("won", "DOL-52", {"seat": 0, "face": face, "paid": missing})
            left = reserve - missing
        else:
            outcome = ("lost", "DOL-53" if reserve else "DOL-55", {"seat": 0, "face": face, "number": reserve})
            left = 0
        key, rule, args = outcome
        assert rules(log)[-1] == (key, rule)
        assert event_args(log, key) == [args]
        assert crystals(position) == [(left, 3 - left), (2, 1)]
        assert hand(position) == ([slab] if key == "won" else [])
        assert discarded(position) == ([] if key == "won" else [slab]) + put_away
        assert asked(position) == (0, "lay" if key == "won" else "end-turn")
        successes += key == "won"
    assert successes == CHANCES[slab][reserve] == min(6, 7 - (points - reserve))


@pytest.mark.parametrize(("slab", "reserve"), TABLE)
def test_an_attempt_on_a_known_slab_notes_the_chance_of_the_table(slab: str, reserve: int) -> None:
    def note(position: DolmenState) -> Phrase | None:
        prompt = position.prompt(0)
        assert prompt is not None
        return next(choice.note for choice in prompt.choices if choice.move == "attempt")

    face = "mystery" if slab == "ov?" else str(FACES[slab])
    known = before_slab(slab, reserve, peekers={"5": [0]})
    assert note(known) == Phrase("note-chance", {"face": face, "percent": PERCENT[CHANCES[slab][reserve]]})
    unknown = before_slab(slab, reserve, peekers={"5": [1]})
    assert note(unknown) == Phrase("note-chance-unknown", {"reserve": reserve})


@proves("DOL-54")
def test_payment_is_exact_and_the_slab_is_not_refused() -> None:
    position = before_slab("ot5", 3)
    play(position, "attempt", rolls="3")
    assert crystals(position)[0] == (1, 2)
    assert legal(position) == LAYS | {f"peek {place}" for place in PLACES if place != 5}
    play(position, "lay 2,0 r2", "end", rolls="")
    assert crystals(position)[0] == (1, 2)
    assert dolmen(position, 0) == ["ot5@2,0r2"]


@proves("DOL-55")
def test_with_an_empty_reserve_only_the_slab_is_lost() -> None:
    position = before_slab("ot5", 0)
    put_away = discarded(position)
    log = play(position, "attempt", rolls="4")
    assert rules(log)[-1] == ("lost", "DOL-55")
    assert event_args(log, "lost") == [{"seat": 0, "face": "5", "number": 0}]
    assert crystals(position) == [(0, 3), (2, 1)]
    assert (discarded(position), dolmen(position, 0)) == (["ot5", *put_away], [])


@proves("DOL-56")
def test_a_mystery_takes_three() -> None:
    assert asked(after(before_slab("ov?", 0), "attempt", rolls="3")) == (0, "lay")
    assert asked(after(before_slab("ov?", 0), "attempt", rolls="2")) == (0, "end-turn")
    paid = after(before_slab("oo?", 2), "attempt", rolls="1")
    assert (asked(paid), crystals(paid)[0]) == ((0, "lay"), (0, 3))


@proves("DOL-57")
def test_crystals_are_used_after_the_roll_and_only_the_own_ones() -> None:
    position = at(
        4,
        circle="5=ot6",
        points=[9, 5, 10, 11],
        active=1,
        reserve=[3, 2, 3, 1],
        dolmens=["", "vo3@-2,0r0", "", "rr?@-2,0r0"],
    )
    log = play(position, "attempt", rolls="4")
    assert event_keys(log) == ["tries", "rolled", "won"], "the payment comes last"
    assert crystals(position) == [(3, 0), (0, 3), (3, 0), (1, 2)]
    lost = at(2, circle="5=ot6", points=[5, 9], reserve=[1, 3])
    play(lost, "attempt", rolls="4")
    assert crystals(lost) == [(0, 3), (3, 0)], "another's three would have been enough"


@proves("DOL-58")
def test_a_won_slab_is_laid_at_once_at_any_fitting_spot_and_rotation() -> None:
    position = before_slab("ot4")
    play(position, "attempt", rolls="4")
    assert {text for text in legal(position) if text.startswith("lay")} == LAYS
    for text in ("end", "move 5", "attempt"):
        assert text not in legal(position)
        assert why(position, text) == "DOL-58"
    for text in LAYS:
        twin = position.copy()
        log = play(twin, text, rolls="")
        _, spot, rotation = text.split()
        assert event_args(log, "laid") == [{"seat": 0, "slab": "ochre-teal", "face": "4", "spot": spot}]
        assert dolmen(twin, 0) == [f"ot4@{spot}{rotation}"]
        assert (dolmen(twin, 1), hand(twin)) == (dolmen(position, 1), [])
        assert asked(twin) == (0, "end-turn")


@proves("DOL-59")
def test_a_roll_of_1_never_wins_without_crystals() -> None:
    for slab in FACES:
        position = before_slab(slab, 0)
        play(position, "attempt", rolls="1")
        assert discarded(position)[0] == slab
    for players in NUMBERS:
        for played in random_game(players, 13):
            if played.move == "attempt" and event_args(played.log, "rolled")[0]["roll"] == 1:
                assert all(won["paid"] >= 1 for won in event_args(played.log, "won"))


@pytest.mark.parametrize("rolls", ["6", "1"])
@proves("DOL-60")
def test_the_place_stays_empty_until_the_fairy_comes(rolls: str) -> None:
    position = at(circle="10=ot6", points=[10, 6], reserve=[0, 3], fairy=0)
    play(position, "attempt", rolls=rolls)
    if rolls == "6":
        play(position, "lay 2,0 r1", rolls="")
    play(position, "end", rolls="")
    empty = [place for place in PLACES if place != 10]
    assert list(circle(position)) == empty
    play(position, "move 8", "arrange 123", "end")
    assert (int(position.fairy), list(circle(position))) == (1, empty), "she came to another pillar"
    play(position, "move 10", "end")
    assert list(circle(position)) == empty
    play(position, "move 9", "end", "move 12", "arrange 321")
    assert (int(position.fairy), list(circle(position))) == (2, PLACES)


@pytest.mark.parametrize("rolls", ["6", "1"])
@pytest.mark.parametrize("point", PLACES)
@proves("DOL-61")
def test_the_korrigan_stays_where_it_is(point: int, rolls: str) -> None:
    position = at(circle=f"{point}=ot6", points=[point, 0], reserve=[0, 3])
    play(position, "attempt", rolls=rolls)
    assert [player.point for player in seen(position).players] == [point, 0]
    if rolls == "6":
        play(position, "lay 2,0 r1", rolls="")
    play(position, "end", rolls="")
    assert [player.point for player in seen(position).players] == [point, 0]
