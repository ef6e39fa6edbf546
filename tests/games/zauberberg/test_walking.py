"""Moving along a level and entering it: how far, which way, past whom."""

import pytest

from folkmoot.engine.handfuls import handful
from folkmoot.engine.packing import first_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.rules.choices import movements as movements_of
from folkmoot.games.zauberberg.rules.walking import longest_card, only_climbs, pairs_of
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    after,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    moving,
    opening,
    play,
    random_game,
    reason,
    seen,
    stack,
    token,
    where,
)
from .reference import VALUES, VILLAGES, WAYS, first_cards, movements, walked
from .test_components import ALL_STONES, ALL_TOKENS, SPACES, name

MARKED = {*ALL_TOKENS, *ALL_STONES}
QUIET = {"L1-22": "storm", "L1-18": "storm", "L1-12": "storm"}
"""Tokens that leave a kobold where it has landed."""
ONE_OF_EACH = handful(list(range(box.FACES)))


def end_of(position: ZauberbergState, move: str) -> str | None:
    """Returns where kobold a1 is after a move."""
    return where(after(position, move), "a1")


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("walk_on", [False, True])
@proves("ZAU-41", "ZAU-60", "ZAU-68")
def test_random_games_offer_exactly_the_movements_of_the_reference(players: int, walk_on: bool) -> None:
    kinds = set()
    for seed in range(4):
        for played in random_game(players, seed, most=400, walk_on_after_kobold=walk_on):
            offered = legal(played.before)
            if played.phase in ("move-second", "move-extra"):
                own = f"{'abcde'[played.seat]}{played.before.kobold % 5 + 1}"
                assert offered - {"stop"} == movements(played.before, own)
                kinds |= {move.split()[0] for move in offered}
            elif played.phase == "choose-action":
                assert {move for move in offered if move.startswith("pick")} == first_cards(played.before)
    assert kinds == {"enter", "walk", "climb", "stop"}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@proves("ZAU-49", "ZAU-52", "ZAU-53")
def test_a_kobold_walks_exactly_as_far_as_its_card_says_along_its_level(level: int) -> None:
    for start in [space for space in SPACES if SPACES[space]["level"] == level]:
        for value in VALUES:
            position = moving(f"a1@{start}", "a1", str(value))
            assert legal(position) == {f"walk {value} cw", f"walk {value} ccw"}
            for way in WAYS:
                end = walked(start, value, way)
                twin = position.copy()
                log = play(twin, f"walk {value} {way}")
                assert [(args["spaces"], args["way"]) for args in event_args(log, "walked")] == [([start, end], way)]
                if end not in MARKED:
                    assert where(twin, "a1") == end


@pytest.mark.parametrize(("value", "cw", "ccw"), [(1, 21, 19), (2, 22, 18), (3, 23, 17), (4, 24, 16), (5, 25, 15)])
@proves("ZAU-49", "ZAU-50")
def test_a_walk_from_a_corner_of_level_1_ends_round_it(value: int, cw: int, ccw: int) -> None:
    position = moving("a1@L1-20", "a1", str(value), tokens=QUIET)
    assert end_of(position, f"walk {value} cw") == name(1, cw)
    assert end_of(position, f"walk {value} ccw") == name(1, ccw)


@proves("ZAU-50")
def test_the_direction_is_chosen_for_each_card_and_never_changes_within_it() -> None:
    """A card that turned round half-way could end elsewhere: with 4 on the start or two steps away."""
    position = moving("a1@L3-11", "a1", "4")
    assert legal(position) == {"walk 4 cw", "walk 4 ccw"}
    assert {end_of(position, move) for move in legal(position)} == {"L3-15", "L3-07"}


@proves("ZAU-51")
def test_a_later_card_may_go_the_other_way() -> None:
    for first in WAYS:
        for second in WAYS:
            position = at("a3@L1-30", hands="341")
            play(position, "pick k3 3", f"walk 4 {first}", f"walk 1 {second}")
            assert where(position, "a3") == walked(walked("L1-30", 4, first), 1, second)


@proves("ZAU-53", "ZAU-54")
def test_no_card_leads_down_or_into_a_village() -> None:
    """Over whole random games: a kobold that comes lower was sent by a Ghost or a Trapdoor."""
    lowered = 0
    for seed in range(4):
        for played in random_game(3, seed):
            sent = [args for key in ("falls", "sent-home", "goes-at-last") for args in event_args(played.log, key)]
            for number, (before, now) in enumerate(zip(played.before.at, played.after.at, strict=True)):
                if before >= 0 and box.level_of(now) < box.level_of(before):
                    lowered += 1
                    assert (number // 5, f"k{number % 5 + 1}") in [(args["seat"], args["kobold"]) for args in sent]
    assert lowered > 10


@pytest.mark.parametrize("space", ["L1-00", "L1-10", "L1-20", "L1-30", "L1-01", "L2-00", "L2-02", "L4-01"])
@proves("ZAU-54")
def test_a_kobold_on_a_level_can_only_walk(space: str) -> None:
    position = moving(f"a1@{space}", "a1", "1J")
    assert {move.split()[0] for move in legal(position)} == {"walk"}
    assert len(legal(position)) == 12


@pytest.mark.parametrize("rotation", range(4))
@pytest.mark.parametrize("village", range(4))
@proves("ZAU-55", "ZAU-56")
def test_the_first_step_from_a_village_leads_to_its_corner_and_the_others_along_level_1(
    village: int, rotation: int
) -> None:
    corner = 10 * ((village - rotation) % 4)
    for value in VALUES:
        position = moving(f"a1@{VILLAGES[village]}", "a1", str(value), rotation=rotation)
        ends = {"none": 0} if value == 1 else {"cw": value - 1, "ccw": 1 - value}
        assert legal(position) == {f"enter {value} {way}" for way in ends}
        for way, steps_on in ends.items():
            log = play(position.copy(), f"enter {value} {way}")
            (entered,) = event_args(log, "entered")
            assert entered["space"] == name(1, corner + steps_on)
            if entered["space"] not in MARKED:
                assert end_of(position, f"enter {value} {way}") == entered["space"]


@proves("ZAU-56")
def test_from_a_village_nobody_climbs_even_if_a_kobold_stands_on_the_corner() -> None:
    position = moving("a1@nw b1@L1-00", "a1", "15J")
    assert {move.split()[0] for move in legal(position)} == {"enter"}
    play(position, "enter 1 none")
    assert stack(position, "L1-00") == ["b1", "a1"]


@proves("ZAU-57")
def test_a_kobold_under_another_cannot_be_named() -> None:
    for upper in ("a2", "b5", "c1"):
        position = at(f"a1+{upper}@L1-24", hands="11J")
        assert not {"pick k1 1", "pick k1 J"} & legal(position)
        assert "pick k3 J" in legal(position)
    assert {"pick k1 1", "pick k1 J"} < legal(at("a1@L1-24", hands="11J"))
    assert {"pick k1 1", "pick k1 J"} < legal(at("b5+a1@L1-24", hands="11J"))


@proves("ZAU-58")
def test_the_lower_kobold_is_free_as_soon_as_the_upper_one_has_left() -> None:
    position = at("b4+a3@L1-36", hands=["313", "455", None])
    assert "pick k4 4" not in legal(after(position, "exchange 1"), 1)
    play(position, "pick k3 3", "walk 1 cw", "stop")
    assert {"pick k4 4"} == {move for move in legal(position) if move.startswith("pick k4")}
    play(position, "pick k4 4", "walk 5 cw")
    assert where(position, "b4") == "L1-01"


@proves("ZAU-58")
def test_a_kobold_is_free_in_the_same_turn_in_which_it_was_left() -> None:
    position = at("b1+a3@L1-36", hands=["313", None, None])
    play(position, "pick k3 3", "walk 1 cw")
    assert [kobold.stands for kobold in (seen(position).players[1].kobolds[0],)] == ["lone"]


@proves("ZAU-59")
def test_lone_kobolds_stones_and_tokens_are_passed_without_any_effect() -> None:
    """Four spaces in a row, with a stone, two kobolds and a token that would send everybody home."""
    position = moving("a1@L1-34 a2@L1-36 b1@L1-37", "a1", "5", tokens={"L1-38": "ghost"})
    before = position.copy()
    log = play(position, "walk 5 cw", draws="")
    assert (where(position, "a1"), event_keys(log)) == ("L1-39", ["walked"])
    assert position.at[1:] == before.at[1:]
    for unchanged in ("on", "tokens", "face_up", "seen", "gone", "stones", "owned", "waiting"):
        assert getattr(position, unchanged) == getattr(before, unchanged)
    assert token(position, "L1-38").state == "down"
    assert "L1-35" in seen(position).stones


@pytest.mark.parametrize("pair", ["b2+c3", "c3+b2", "a2+a3", "a2+b2", "b2+a2", "b1+b2"])
@proves("ZAU-60", "ZAU-62")
def test_a_pair_of_any_colours_is_not_passed_but_landed_on(pair: str) -> None:
    position = moving(f"a1@L3-21 {pair}@L3-23", "a1", "123J")
    walks = {move for move in legal(position) if move.endswith(" cw")}
    assert walks == {"walk 1 cw", "walk 2 cw", "walk J1 cw", "walk J2 cw"}
    assert {f"walk {card} ccw" for card in ("1", "2", "3", "J1", "J2", "J3", "J4", "J5")} < legal(position)
    landed = after(position, "walk 2 cw")
    assert stack(landed, "L3-23") == [pair.split("+")[0], "a1"]


@proves("ZAU-60")
def test_a_pair_on_another_level_bars_nothing() -> None:
    position = moving("a1@L1-24 b2+c3@L2-20 b4+c4@L2-19", "a1", "5")
    assert legal(position) == {"walk 5 cw", "walk 5 ccw"}


@proves("ZAU-60")
def test_pairs_bar_the_way_round_the_end_of_a_ring() -> None:
    assert legal(moving("a1@L4-14 b2+c3@L4-00", "a1", "3")) == {"walk 3 ccw"}
    assert legal(moving("a1@L2-01 b2+c3@L2-31", "a1", "23")) == {"walk 2 cw", "walk 3 cw", "walk 2 ccw"}


@proves("ZAU-60")
def test_a_pair_on_the_entry_corner_bars_all_entries_but_with_a_1() -> None:
    position = moving("a1@nw b2+c3@L1-00", "a1", "12345", owned=[2, 0, 0])
    assert legal(position) == {"enter 1 cw", "enter 1 ccw"}
    beyond = moving("a1@nw b2+c3@L1-01", "a1", "123")
    assert legal(beyond) == {"enter 1 none", "enter 2 cw", "enter 2 ccw", "enter 3 ccw"}


@pytest.mark.parametrize("lower", ["a2", "b1"])
@proves("ZAU-61")
def test_the_pair_from_which_a_kobold_starts_does_not_bar_its_way(lower: str) -> None:
    position = at(f"{lower}+a1@L1-20", hands="155", tokens=QUIET)
    play(position, "pick k1 1")
    assert legal(position) == {"walk 5 cw", "walk 5 ccw"}
    play(position, "walk 5 cw")
    assert (where(position, "a1"), stack(position, "L1-20")) == ("L1-25", [lower])


@pytest.mark.parametrize(("there", "expected"), [("", ["a1"]), ("b5", ["b5", "a1"]), ("a5", ["a5", "a1"])])
@proves("ZAU-62")
def test_a_movement_may_end_on_a_free_space_or_on_a_lone_kobold(there: str, expected: list[str]) -> None:
    position = moving("a1@L1-20" + (f" {there}@L1-24" if there else ""), "a1", "4")
    play(position, "walk 4 cw")
    assert stack(position, "L1-24") == expected


@proves("ZAU-63")
def test_entering_with_1_has_no_direction() -> None:
    for there in ("", " b1@L1-00", " a2@L1-00"):
        position = moving("a1@nw" + there, "a1", "1J")
        expected = {f"enter J{value} {way}" for value in (2, 3, 4, 5) for way in WAYS}
        assert legal(position) == expected | {"enter 1 none", "enter J1 none"}


@proves("ZAU-63")
def test_climbing_with_1_and_climbing_to_the_summit_have_no_direction() -> None:
    one = moving("b1+a1@L1-24", "a1", "1")
    assert {move for move in legal(one) if move.startswith("climb")} == {"climb 1 none"}
    summit = moving("b1+a1@L4-03", "a1", "25J")
    climbs = {move for move in legal(summit) if move.startswith("climb")}
    assert climbs == {"climb 2 none", "climb 5 none", "climb J1 none"}


@pytest.mark.parametrize(("way", "pushed_to"), [("cw", "L1-01"), ("ccw", "L1-39")])
@proves("ZAU-64")
def test_entering_with_1_onto_a_pair_chooses_the_direction_of_the_push(way: str, pushed_to: str) -> None:
    position = moving("a1@nw b2+c3@L1-00", "a1", "1J")
    assert legal(position) == {"enter 1 cw", "enter 1 ccw", "enter J1 cw", "enter J1 ccw"}
    play(position, f"enter 1 {way}")
    assert (stack(position, "L1-00"), where(position, "c3")) == (["b2", "a1"], pushed_to)
    assert asked(position) == (1, "choose-action"), "on a corner nobody climbs on (ZAU-72)"


@pytest.mark.parametrize(("far", "pair"), [(1, None), (2, None), (3, "L2-06"), (5, "L2-06")])
@proves("ZAU-60", "ZAU-62")
def test_a_pair_bars_the_way_where_it_is_passed_and_not_where_it_is_landed_on(far: int, pair: str | None) -> None:
    for start, towards, away in (("L2-04", "cw", "ccw"), ("L2-08", "ccw", "cw")):
        position = moving(f"a1@{start} b2+c3@L2-06", "a1", str(far))
        refusal = reason(position, f"walk {far} {towards}")
        assert (refusal and (refusal.code, refusal.args)) == (pair and ("ZAU-60", {"space": pair}))
        assert reason(position, f"walk {far} {away}") is None
    assert reason(moving("b2+a1@L2-06", "a1", str(far)), f"walk {far} cw") is None  # ZAU-61


@pytest.mark.parametrize("players", [2, 5])
@proves("ZAU-41", "ZAU-43")
def test_the_longest_card_is_the_longest_that_the_verdict_allows(players: int) -> None:
    """`longest_card` is a generator of its own for speed; with every card in hand it must find what is judged legal."""
    for played in random_game(players, 8, most=400):
        position = played.before
        if position.phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
            everything = position.copy()
            everything.hands[position.active] = ONE_OF_EACH
            values = {verbs.value_of(first_of(move)) for move in movements_of(everything, int(position.active))}
            longest = longest_card(position, int(position.kobold), only_climbs(position), pairs_of(position))
            assert values == set(range(1, longest + 1))


@proves("ZAU-57")
def test_no_card_moves_a_kobold_that_is_not_placed_or_is_blocked() -> None:
    assert longest_card(opening(3), 0, False, []) == 0
    position = at("a1+b1@L2-06")
    assert longest_card(position, 0, False, pairs_of(position)) == 0
    assert longest_card(position, 5, False, pairs_of(position)) == 5
