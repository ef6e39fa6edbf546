"""What touching an element of the board would mean, for the question why it cannot be chosen."""

from collections.abc import Sequence

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.reasons import Reason
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import at, decider, moving, random_game, why
from .scenes import Given

ELEMENTS = [
    *[f"card {face}" for face in box.FACE_NAMES],
    *[f"kobold {name}" for name in box.KOBOLD_NAMES],
    *[f"space {name}" for name in [*box.SPACE_NAMES, "SUMMIT"]],
    *[f"village {name}" for name in box.VILLAGE_NAMES],
    *["seat 0", "seat 1", "seat 4", "turn cw", "turn none", "exchange 2", "exchange 11J"],
]


def touched(position: ZauberbergState, element: str, *chosen: str) -> str | Reason | None:
    """Returns what the seat that is asked would mean."""
    return GAME.touched(position, decider(position), element, chosen)


def refusal(position: ZauberbergState, element: str) -> tuple[str, object]:
    """Returns the rule for which no move leads to an element, and what is said of it in English."""
    reason = touched(position, element)
    assert isinstance(reason, Reason)
    said = [Words(GAME, language, ["Lutin", "Puck", "Nixe"]).why(reason) for language in LANGUAGES]
    assert all(said)
    return reason.code, reason.args


def first() -> ZauberbergState:
    return at("a1+b4@L1-36", hands="24J")


def low(hands: str = "4J") -> ZauberbergState:
    return moving("a2@L1-32 b3@L1-36 a5@L1-20", "a2", hands)


@proves("ZAU-36")
def test_a_first_card_names_the_kobold_of_its_number_a_joker_one_that_is_not_blocked() -> None:
    assert touched(first(), "card 4") == "pick k4 4"
    assert touched(first(), "card J") == "pick k2 J"
    assert touched(first(), "card 4", "pick", "k2") == "pick k2 4"


@proves("ZAU-36")
def test_a_kobold_is_named_by_its_number_or_by_a_joker_where_only_that_is_held() -> None:
    assert touched(first(), "kobold a2") == "pick k2 2"
    assert touched(first(), "kobold a3") == "pick k3 J"
    assert touched(first(), "kobold a3", "pick", "4") == "pick k3 4"


@pytest.mark.parametrize(
    ("space", "move"),
    [("L1-36", "walk 4 cw"), ("L1-33", "walk J1 cw"), ("L2-25", "climb J1 none"), ("L2-28", "climb 4 cw")],
)
@proves("ZAU-49", "ZAU-65", "ZAU-69")
def test_a_space_is_the_movement_that_leads_there_by_a_card_in_the_hand(space: str, move: str) -> None:
    assert touched(low(), f"space {space}") == move


@proves("ZAU-49")
def test_no_card_leads_to_a_space_that_is_another_number_of_steps_away() -> None:
    assert refusal(low("24"), "space L1-33") == ("ZAU-49", {"kobold": "k2", "space": "L1-33"})
    assert refusal(low(), "space L1-10") == ("ZAU-49", {"kobold": "k2", "space": "L1-10"})
    assert refusal(moving("a2@nw", "a2", "24"), "space L1-20") == ("ZAU-49", {"kobold": "k2", "space": "L1-20"})


@proves("ZAU-65", "ZAU-71")
def test_a_space_that_only_an_impossible_kind_of_movement_could_reach_means_that_movement() -> None:
    assert touched(moving("a2@L1-32", "a2", "4"), "space L2-10") == "climb"
    assert why(moving("a2@L1-32", "a2", "4"), "climb") == "ZAU-65"
    landed = at("b3+a2@L1-36", phase="move-extra", kobold="a2", hands="4")
    assert touched(landed, "space L1-37") == "walk"
    assert why(landed, "walk") == "ZAU-71"


@proves("ZAU-76")
def test_the_summit_is_a_climb_without_a_direction() -> None:
    assert touched(moving("b1+a2@L4-03", "a2", "24"), "space SUMMIT") == "climb 2 none"


@proves("ZAU-67")
def test_from_a_corner_any_space_of_the_next_level_means_to_climb() -> None:
    corner = moving("b1+a2@L1-30", "a2", "24")
    assert touched(corner, "space L2-24") == "climb"
    assert why(corner, "climb") == "ZAU-67"


@proves("ZAU-54", "ZAU-70")
def test_no_card_leads_down_or_more_than_one_level_up() -> None:
    assert refusal(low(), "space L3-00") == ("ZAU-70", {"kobold": "k2"})
    assert refusal(low(), "space SUMMIT") == ("ZAU-70", {"kobold": "k2"})
    assert refusal(moving("a2@L2-03", "a2", "24"), "space L1-04") == ("ZAU-54", {"kobold": "k2"})
    assert refusal(low(), "village ne") == ("ZAU-54", {"kobold": "k2"})
    assert refusal(low(), "kobold b1") == ("ZAU-54", {"kobold": "k2"})


@proves("ZAU-18", "ZAU-36")
def test_nobody_moves_or_places_the_kobold_of_another() -> None:
    assert refusal(first(), "kobold b3") == ("ZAU-36", {"reason": "foreign", "seat": 1})
    placing = at(phase="place-kobold", places=[["nw", None, None, None, None]] * 3)
    assert refusal(placing, "kobold b4") == ("ZAU-18", {"seat": 1})


@proves("ZAU-20", "ZAU-36")
def test_before_a_kobold_moves_the_mountain_is_only_looked_at() -> None:
    for element in ("space L1-33", "space SUMMIT", "village ne"):
        assert touched(first(), element) == "walk"
    assert why(first(), "walk") == "ZAU-36"
    placing = at(phase="place-kobold", places=[["nw", None, None, None, None]] * 3)
    assert refusal(placing, "space L1-33") == ("ZAU-20", {})


@proves("ZAU-55", "ZAU-56")
def test_from_a_village_one_enters_where_the_mountain_is_turned_to() -> None:
    village = moving("a2@nw", "a2", "4J", rotation=1)
    assert touched(village, "space L1-30") == "enter J1 none"
    assert touched(village, "space L1-33") == "enter 4 cw"
    assert touched(village, "card 4") == "enter 4"
    assert refusal(village, "space L2-00") == ("ZAU-56", {"kobold": "k2"})


def test_a_kobold_in_the_way_means_its_space_another_of_ones_own_that_it_should_move_instead() -> None:
    assert touched(low(), "kobold b3") == "walk 4 cw"
    assert touched(low(), "kobold a1") == "pick k1 J"
    assert touched(low(), "kobold a2") is None
    assert touched(low(), "space L1-32") is None


def test_what_is_chosen_is_kept() -> None:
    assert touched(low(), "card 4", "walk", "cw") == "walk 4 cw"
    assert touched(low(), "card J", "walk", "J3") == "walk J3"
    assert touched(low(), "space L1-36", "walk", "J4") == "walk J4 cw"


@proves("ZAU-71")
def test_a_kobold_that_has_landed_on_another_climbs_if_the_table_does_not_let_it_walk_on() -> None:
    scene: Given = {"put": "b3+a2@L1-36", "phase": "move-extra", "kobold": "a2", "hands": "4"}
    assert touched(at(**scene), "card 4") == "climb 4"
    assert touched(at(**scene), "card 4", "walk") == "walk 4"
    assert touched(at(**scene, options={"walk_on_after_kobold": True}), "card 4") == "walk 4"
    assert touched(moving("b3+a2@L1-36", "a2", "4"), "card 4") == "walk 4"


@proves("ZAU-19")
def test_placing_takes_a_kobold_and_a_village_in_either_order() -> None:
    placing = at(phase="place-kobold", places=[["nw", None, None, None, None]] * 3)
    assert touched(placing, "village se") == "place k2 se"
    assert touched(placing, "village se", "place", "k4") == "place k4 se"
    assert touched(placing, "kobold a4") == "place k4"
    assert touched(placing, "kobold a4", "place", "sw") == "place k4 sw"


def test_every_other_question_has_its_own_word() -> None:
    met = {"L1-12": "crystal-ball"}
    reveal = at("a1@L1-12 b3@L1-36", phase="reveal-token", tokens=met, asked="a1")
    assert touched(reveal, "space L1-02") == "reveal L1-02"
    assert touched(reveal, "kobold b3") == "reveal L1-36"
    assert touched(reveal, "space SUMMIT") is None
    assert touched(reveal, "village ne") == "village ne"
    assert touched(low(), "turn ccw") == "turn ccw"
    assert touched(low(), "seat 1") == "raven b"
    assert touched(first(), "exchange 24") == "exchange 24"


@pytest.mark.parametrize(
    "element",
    ["space L9-99", "tower 1", "tower", "", "card 9", "card", "kobold a9", "kobold e1", "seat 3", "seat x", "turn up"],
)
def test_what_is_not_on_the_table_means_nothing(element: str) -> None:
    assert touched(low(), element) is None
    assert touched(low(), element, "walk", "nonsense") is None


@pytest.mark.parametrize("seed", range(3))
def test_a_touch_means_the_same_and_is_refused_alike_in_every_world_the_seat_can_imagine(seed: int) -> None:
    for number, played in enumerate(random_game(3, seed, most=400)):
        if number % 16:
            continue
        position, seat, words = played.before, played.seat, played.words
        imagined = position.imagine(seat, FastDice(number))
        for element in ELEMENTS:
            for chosen in ([], words[:1], words[:2]):
                assert meant(position, seat, element, chosen) == meant(imagined, seat, element, chosen)


def meant(position: ZauberbergState, seat: int, element: str, chosen: Sequence[str]) -> tuple[object, object]:
    """Returns what a touch means, and why that is not legal."""
    move = GAME.touched(position, seat, element, chosen)
    return move, position.why_not(seat, GAME.parse_prefix(move)) if isinstance(move, str) else None
