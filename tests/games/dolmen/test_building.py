"""Building: where a slab may be laid and how it is turned, against a builder that knows nothing of the engine."""

import pytest

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.moves import ROTATIONS, SPOTS
from folkmoot.games.dolmen.rules.building import open_spots
from folkmoot.games.dolmen.rules.edges import wanted_edges
from folkmoot.games.dolmen.rules.verdicts import laying as laying_verdict
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import EDGES, after, asked, at, dolmen, event_keys, hand, legal, only, play, random_game, seen, why
from .reference import BOX, FACES, PAIRS, SIDES, STARTS, Wall, built, laying, turned

LEFT_ROW = "ov3@-2,0r1 vt2@-4,0r1 tr2@-6,0r1 ro2@-8,0r1 ov4@-10,0r1 vt4@-12,0r1 tr3@-14,0r1"
RIGHT_ROW = "tr2@2,0r0 ro2@4,0r0 ov3@6,0r0 vt2@8,0r0 tr3@10,0r0 ro3@12,0r0 ov4@14,0r0"
STAIRS = "ro2@-1,-1r0 ot2@-2,-2r0 tr2@-3,-3r0 ro3@-4,-4r0 ot3@-5,-5r0 tr3@-6,-6r0 ro4@-7,-7r0"
"""Each slab hangs on one other, with `under_support = "one"`."""
GABLE = "vt5@2,0r1 vr6@1,1r3 vr4@4,0r0 vr2@3,1r2"
"""Three in the ground row with violet tops and two roofs with rose tops."""
CELLAR = "tr2@2,0r0 ro2@1,-1r0 vr2@4,0r1 ro3@3,-1r1"
"""Three in the ground row with rose bottoms and two slabs below with ochre bottoms."""
WIDE = "tr6@2,0r0 ov3@-2,0r1 tr4@4,0r1 ov6@-4,0r0 ot6@6,0r2"
ONE = {"under_support": "one"}
MORE = {"start_slab_counts": False}


def first(words: str, number: int) -> str:
    """Returns the dolmen of the first slabs only."""
    return " ".join(words.split()[:number])


@pytest.mark.parametrize("under", ["both", "one"])
@pytest.mark.parametrize("seed", seeds(6))
@proves("DOL-93", "DOL-91", "DOL-119")
def test_every_spot_and_rotation_is_that_of_the_reference(seed: int, under: str) -> None:
    sizes = [(seed + 2 * seat) % 6 for seat in range(4)]
    dolmens = built(4, sizes, seed, under == "one")
    used = {word.partition("@")[0] for words in dolmens for word in words.split()}
    for seat in range(4):
        wall = Wall(seat, dolmens[seat])
        for pair in PAIRS:
            slab = next((slab for slab in BOX if slab[:2] == pair and slab not in used), None)
            if slab is None:
                continue
            ways = wall.ways(slab, under == "one")
            points = [0, 4, 8, 12]
            points[seat] = 3
            options = {"under_support": under}
            before = at(4, active=seat, dolmens=dolmens, points=points, circle=f"3={slab}", options=options)
            assert ("attempt" in legal(before)) == bool(ways)
            if ways:
                position = laying(slab, dolmens, seat, players=4, options=options)
                assert only(position, "lay") == ways


@pytest.mark.parametrize("under", ["both", "one"])
@pytest.mark.parametrize("counts", [True, False])
@proves("DOL-87", "DOL-88", "DOL-48")
def test_in_random_games_every_spot_and_rotation_is_that_of_the_reference(counts: bool, under: str) -> None:
    laid = set()
    for players in (2, 3, 4):
        for played in random_game(players, 3 * players, start_slab_counts=counts, under_support=under):
            if played.phase == "lay":
                wall = Wall(SIDES[players][played.seat], " ".join(dolmen(played.before, played.seat)))
                assert only(played.before, "lay") == wall.ways(hand(played.before)[0], under == "one")
            if played.move.startswith("lay"):
                x, y = played.move.split()[1].split(",")
                assert (int(x) + int(y)) % 2 == 0
                laid.add((int(y) > 0) - (int(y) < 0) or ("right" if int(x) > 0 else "left"))
    assert laid >= {"left", "right"}


@pytest.mark.parametrize("under", ["both", "one"])
@proves("DOL-48")
def test_what_is_known_to_fit_is_what_the_predicate_allows_at_any_spot(under: str) -> None:
    """Only spots beside slabs are looked at, and the looks that match an open spot are kept: neither leaves one out."""
    slabs = [box.LOOK_OF.index(look) for look in range(box.LOOKS)]
    for players in (2, 3, 4):
        *_, played = random_game(players, 5 * players, under_support=under)
        position = played.before
        for seat in range(players):
            wall = position.dolmen(seat)
            for slab in slabs:
                allowed = any(
                    laying_verdict(wall, slab, x, y, rotation, under == "one") == LEGAL
                    for x, y in SPOTS
                    for rotation in range(ROTATIONS)
                )
                assert position.fits_dolmen(seat, slab) == allowed


@proves("DOL-86")
def test_a_dolmen_grows_from_its_start_slab_which_is_worth_nothing() -> None:
    position = at(4)
    for seat in range(4):
        player = seen(position).players[seat]
        (start,) = player.dolmen
        assert (start.x, start.y, start.rotation, start.points, start.mystery, start.start) == (0, 0, 0, 0, False, True)
        assert start.edges == [EDGES[letter] for letter in STARTS[seat]]
        assert player.score.slabs == 0
        for pair in PAIRS:
            wall = Wall(seat)
            spots = {way.split()[0] for way in wall.ways(pair)}
            assert spots <= {"-2,0", "2,0"}
            if spots:
                there = laying(next(slab for slab in BOX if slab[:2] == pair), seat=seat, players=4)
                assert {way.split()[0] for way in only(there, "lay")} == spots


@proves("DOL-87")
def test_a_slab_may_be_laid_to_the_left_to_the_right_above_and_below() -> None:
    expected = {"-6,0 r1", "-6,0 r2", "8,0 r0", "8,0 r3", "-3,1 r2", "-3,1 r3", "-3,-1 r2", "-3,-1 r3"}
    position = laying("ov4", WIDE)
    assert only(position, "lay") == expected
    for way in expected:
        assert dolmen(after(position, f"lay {way}"), 0)[-1] == f"ov4@{way.replace(' ', '')}"


@proves("DOL-88")
def test_there_are_no_spots_between_the_rows_or_halfway_above_a_slab() -> None:
    for spot in ("1,0", "-1,0", "0,1", "0,-1", "2,1", "3,2"):
        with pytest.raises(FolkmootError):
            GAME.parse(f"lay {spot} r0")


@proves("DOL-89", "DOL-97")
def test_the_ground_row_goes_on_at_both_ends_only() -> None:
    for number in range(6):
        for row, sign in ((LEFT_ROW, -1), (RIGHT_ROW, 1)):
            wall = Wall(0, first(row, number))
            assert {x for x, y in wall.open() if y == 0} == {sign * 2 * (number + 1), -sign * 2}
            slab = row.split()[number].partition("@")[0]
            position = laying(slab, first(row, number))
            ground = {way.split()[0] for way in only(position, "lay") if ",0 " in way}
            assert f"{sign * 2 * (number + 1)},0" in ground
            assert ground <= {f"{sign * 2 * (number + 1)},0", f"{-sign * 2},0"}
            if number < 5:
                assert why(position, f"lay {sign * 2 * (number + 2)},0 r0") == "DOL-89"


@proves("DOL-90", "DOL-94")
def test_a_roof_rests_on_two_slabs() -> None:
    position = laying("vr2", "ov4@-2,0r2")
    assert only(position, "lay") == {"-1,1 r2", "-1,1 r3", "-4,0 r1", "-4,0 r2"}
    assert why(position, "lay 1,1 r2") == "DOL-90"
    assert why(position, "lay -3,1 r2") == "DOL-90"
    for number in range(4):
        early = Wall(0, first(GABLE, number))
        assert (2, 2) not in early.open()
        assert why(laying("ov3", first(GABLE, number)), "lay 2,2 r2") == "DOL-90"
    # GABLE shows rose to the upper row: a rose bottom is r2 or r3 for rose and ochre.
    assert {way for way in only(laying("ro4", GABLE), "lay") if ",2 " in way} == {"2,2 r2", "2,2 r3"}


@proves("DOL-91")
def test_a_slab_below_hangs_on_two_slabs() -> None:
    # The start slab and teal-rose unturned both show rose downwards: rose must be on top.
    position = laying("ro2", "tr2@2,0r0")
    assert {way for way in only(position, "lay") if ",-1 " in way} == {"1,-1 r0", "1,-1 r1"}
    assert why(position, "lay -1,-1 r0") == "DOL-91"
    assert why(position, "lay 3,-1 r0") == "DOL-91"
    assert why(laying("ot2", first(CELLAR, 3)), "lay 2,-2 r0") == "DOL-91"
    assert {way for way in only(laying("ot2", CELLAR), "lay") if ",-2 " in way} == {"2,-2 r0", "2,-2 r1"}


@proves("DOL-92")
def test_above_and_below_a_neighbour_at_the_side_opens_nothing() -> None:
    roofed = laying("vr4", "ov4@-2,0r2 vr2@-1,1r3")
    assert not {way for way in only(roofed, "lay") if way.startswith(("1,1", "-3,1"))}
    assert (why(roofed, "lay 1,1 r2"), why(roofed, "lay -3,1 r3")) == ("DOL-90", "DOL-90")
    cellar = laying("ro4", "tr2@2,0r0 ro2@1,-1r0")
    assert not {way for way in only(cellar, "lay") if way.startswith(("-1,-1", "3,-1"))}
    assert (why(cellar, "lay -1,-1 r0"), why(cellar, "lay 3,-1 r1")) == ("DOL-91", "DOL-91")


@proves("DOL-93", "DOL-94")
def test_a_slab_matches_all_its_neighbours() -> None:
    walls = "ov4@-2,0r2 vr2@-1,1r3 vt4@2,0r1"
    # At 1,1 the left edge must be rose and the bottom violet.
    assert {way for way in only(laying("vr4", walls), "lay") if way.startswith("1,1")} == {"1,1 r2"}
    for slab in ("ov3", "vt2", "tr2", "ro2", "ot2", "rr6", "vv2"):
        ways = only(laying(slab, walls), "lay") if Wall(0, walls).ways(slab) else set()
        assert not {way for way in ways if way.startswith("1,1")}
    position = laying("vr4", walls)
    for rotation in (0, 1, 3):
        assert why(position, f"lay 1,1 r{rotation}") == "DOL-93"


@proves("DOL-94")
def test_nothing_rests_on_two_slabs_with_different_tops() -> None:
    walls = "vt4@2,0r2"  # violet and teal upwards
    assert (1, 1) in Wall(0, walls).open()
    for pair in PAIRS:
        slab = next(slab for slab in BOX if slab[:2] == pair and slab != "vt4")
        if Wall(0, walls).ways(slab):
            position = laying(slab, walls)
            assert not {way for way in only(position, "lay") if way.startswith("1,1")}
            assert why(position, "lay 1,1") == "DOL-93"


@proves("DOL-95")
def test_a_slab_is_laid_in_any_turn_points_up_and_one_colour_needs_none() -> None:
    turns = set()
    for seed in range(6):
        dolmens = built(2, [4, 4], seed)
        used = {word.partition("@")[0] for words in dolmens for word in words.split()}
        for pair in PAIRS:
            slab = next((slab for slab in BOX if slab[:2] == pair and slab not in used), None)
            if slab is None or not Wall(0, dolmens[0]).ways(slab):
                continue
            position = laying(slab, dolmens)
            for way in only(position, "lay"):
                rotation = int(way[-1])
                (*_, laid) = seen(after(position, f"lay {way}")).players[0].dolmen
                assert laid.edges == [EDGES[letter] for letter in turned(slab)[rotation]]
                assert (laid.rotation, laid.points, laid.mystery) == (
                    rotation,
                    3 if slab[2] == "?" else int(slab[2]),
                    slab[2] == "?",
                )
                turns.add((len(set(pair)), rotation))
    assert turns == {(2, 0), (2, 1), (2, 2), (2, 3), (1, 0)}
    position = laying("oo5")
    assert only(position, "lay") == {"-2,0 r0"}
    assert {why(position, f"lay -2,0 r{rotation}") for rotation in (1, 2, 3)} == {"DOL-95"}


@proves("DOL-96")
def test_a_laid_slab_stays_as_it_lies() -> None:
    for players in (2, 4):
        for played in random_game(players, 11):
            before, later = seen(played.before).players, seen(played.after).players
            for seat in range(players):
                assert later[seat].dolmen[: len(before[seat].dolmen)] == before[seat].dolmen
                grown = len(later[seat].dolmen) - len(before[seat].dolmen)
                assert grown == (played.move.startswith("lay") and seat == played.seat)
    position = laying("ov4", "ov3@-2,0r1")
    for rotation in range(4):
        assert why(position, f"lay 0,0 r{rotation}") == "DOL-96"
        assert why(position, f"lay -2,0 r{rotation}") == "DOL-96"


@proves("DOL-97")
def test_a_dolmen_may_be_a_ground_row_alone() -> None:
    for row in (LEFT_ROW, RIGHT_ROW):
        position = laying(row.split()[5].partition("@")[0], first(row, 5))
        log = play(position, "lay {} r{}".format(*row.split()[5].partition("@")[2].split("r")), rolls="1")
        assert "finished" in event_keys(log)
        assert asked(position) == (None, "over")
        assert {laid.y for laid in seen(position).players[0].dolmen} == {0}


@proves("DOL-98")
def test_all_see_the_points_of_every_laid_slab() -> None:
    position = at(3, dolmens=["ov4@-2,0r2 vv?@-1,1r0", "rr6@2,0r0", ""])
    for eye in (None, 0, 1, 2):
        seen_ = [[(laid.points, laid.mystery) for laid in player.dolmen[1:]] for player in seen(position, eye).players]
        assert seen_ == [[(4, False), (3, True)], [(6, False)], []]


@proves("DOL-99")
def test_only_the_own_dolmen_can_be_built_on() -> None:
    # Violet and rose fits no end of side 0 (ochre, teal), but both ends of side 1 (violet, rose).
    for seat, fits in ((0, False), (1, True)):
        points = [0, 4, 8, 12]
        points[seat] = 3
        position = at(4, active=seat, points=points, circle="3=vr2")
        assert ("attempt" in legal(position)) == fits
        assert fits or why(position, "attempt") == "DOL-48"
    position = laying("vr2", seat=1, players=4)
    assert only(position, "lay") == {"-2,0 r1", "-2,0 r2", "2,0 r1", "2,0 r2"}
    play(position, "lay 2,0 r1")
    assert [dolmen(position, seat) for seat in range(4)] == [[], ["vr2@2,0r1"], [], []]


@proves("DOL-100")
def test_points_do_not_matter_for_laying_and_unknown_slabs_may_be_tried() -> None:
    for pair, faces in zip(PAIRS, FACES, strict=True):
        expected = Wall(0).ways(pair)
        for face in faces:
            tried = at(points=[3, 8], circle=f"3={pair}{face}")
            assert ("attempt" in legal(tried)) == bool(expected)
            if expected:
                assert only(laying(pair + face), "lay") == expected


@proves("DOL-119")
def test_with_the_option_a_slab_below_hangs_on_one() -> None:
    ground = {"-2,0 r0", "-2,0 r3"}
    assert only(laying("ro2"), "lay") == ground
    hung = laying("ro2", options=ONE)
    assert only(hung, "lay") == ground | {"-1,-1 r0", "-1,-1 r1", "1,-1 r0", "1,-1 r1"}
    play(hung, "lay -1,-1 r0")
    # A slab at the side opens nothing, and two spots hang on the new slab.
    position = laying("ot2", "ro2@-1,-1r0", options=ONE)
    assert only(position, "lay") == {"2,0 r1", "2,0 r2", "-2,-2 r0", "-2,-2 r1", "0,-2 r0", "0,-2 r1"}
    assert why(position, "lay -3,-1 r0") == "DOL-119"


@proves("DOL-119", "DOL-93")
def test_with_the_option_an_end_of_the_ground_row_matches_the_slab_below_it_too() -> None:
    # At -2,0 the right edge must be ochre, the bottom rose: rose-ochre turned three times.
    below = "ro2@-1,-1r0"
    assert {way for way in only(laying("ro3", below, options=ONE), "lay") if ",0 " in way} == {"-2,0 r3"}
    position = laying("ov3", below, options=ONE)
    assert not {way for way in only(position, "lay") if way.startswith("-2,0")}
    assert why(position, "lay -2,0 r1") == "DOL-93"


@proves("DOL-119", "DOL-90")
def test_with_the_option_a_roof_still_rests_on_two() -> None:
    position = laying("ov3", options=ONE)
    assert {why(position, f"lay {spot} r2") for spot in ("-1,1", "1,1")} == {"DOL-90"}


@pytest.mark.parametrize(
    ("words", "options", "far"),
    [
        (LEFT_ROW, {}, "-12,0"),
        (RIGHT_ROW, {}, "12,0"),
        (LEFT_ROW, MORE, "-14,0"),
        (RIGHT_ROW, MORE, "14,0"),
        (STAIRS, ONE, "-6,-6"),
        (STAIRS, ONE | MORE, "-7,-7"),
    ],
)
@proves("DOL-97", "DOL-119", "DOL-112")
def test_the_longest_rows_and_the_deepest_stairs_can_be_built(words: str, options: dict[str, object], far: str) -> None:
    number = 7 if "start_slab_counts" in options else 6
    for count in range(number):
        slab, _, where = words.split()[count].partition("@")
        position = laying(slab, first(words, count), options=options)
        log = play(position, "lay {} r{}".format(*where.split("r")), rolls="1" if count == number - 1 else "")
        assert ("finished" in event_keys(log)) == (count == number - 1)
    assert dolmen(position, 0)[-1].partition("@")[2].partition("r")[0] == far


@proves("DOL-90", "DOL-91")
def test_two_rows_up_and_two_rows_down_are_the_most_that_stand_on_two() -> None:
    for words, slab, way in ((GABLE, "ro4", "2,2 r2"), (CELLAR, "ot2", "2,-2 r0")):
        position = laying(slab, words)
        play(position, f"lay {way}")
        assert asked(position) == (0, "end-turn")
    for seed in range(20):
        for dolmens in (built(2, [6, 0], seed), built(2, [7, 0], seed)):
            assert all(abs(y) <= 2 for y in [spot[1] for spot in Wall(0, dolmens[0]).halves])


@pytest.mark.parametrize(
    ("words", "end"), [(LEFT_ROW, {(2, 0)}), (RIGHT_ROW, {(-2, 0)}), (STAIRS, {(-2, 0), (2, 0), (1, -1)})]
)
@proves("DOL-89", "DOL-119")
def test_every_open_spot_has_a_name_even_at_the_end_of_the_longest_row(words: str, end: set[tuple[int, int]]) -> None:
    """Nothing is laid beyond: with seven slabs the game is over."""
    options = MORE | (ONE if words == STAIRS else {})
    position = at(phase="over", mystery_roll=1, points=[3, 8], dolmens=words, options=options)
    spots = {SPOTS[number] for number in open_spots(position.dolmen(0), position.under_one)}
    assert end <= spots <= set(SPOTS)
    assert spots == Wall(0, words).open(words == STAIRS) & set(SPOTS)


@proves("DOL-93", "DOL-94")
def test_every_edge_that_touches_is_wanted_and_where_two_differ_nothing_is() -> None:
    """Colours by their numbers, ochre 0, violet 1, teal 2, rose 3; -1 where nothing touches, -2 where two differ."""
    wall = at(dolmens="ov4@-2,0r2 vr2@-1,1r3 vt4@2,0r1").dolmen(0)  # tops violet; rose to the right of the roof
    assert wanted_edges(wall, 1, 1) == [-1, -1, 1, 3]
    assert wanted_edges(wall, 4, 0) == [-1, -1, -1, 1]
    assert wanted_edges(wall, -4, 0) == [-1, 1, -1, -1]
    assert wanted_edges(wall, -1, -1) == [-2, -1, -1, -1], "ochre and rose hang down"
    assert wanted_edges(wall, 1, -1) == [-2, -1, -1, -1], "rose and teal hang down"
    assert wanted_edges(wall, 3, -1) == [2, -1, -1, -1], "one alone"
    assert wanted_edges(wall, -3, -1) == [0, -1, -1, -1], "one alone"
    below = at(dolmens="ro2@-1,-1r0", options=ONE).dolmen(0)
    assert wanted_edges(below, -2, 0) == [-1, 0, 3, -1], "the slab below the end is rose above"
    assert wanted_edges(below, 1, -1) == [3, -1, -1, 0]
