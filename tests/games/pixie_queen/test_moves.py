"""The vocabulary: for every number of players exactly the moves that can be legal."""

from collections import Counter

import pytest

from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.testing import proves

from .helpers import NUMBERS

ALWAYS = {
    "steal_food": 3,
    "steal_silver": 1,
    "promotion": 5 + 5 * 4 + 4 * 3 + 3 * 2,  # PIX-503, without the castle (PIX-323)
    "exchange": 4 * 3 * 7,  # PIX-331
    "convert": 30,
    "food_tile": 1,
    "double_offering": 1,
    "look_in_bag": 1,
    "grace": 1,
    "punish": 1,
    "tracks": 2,
    "casino": 1,
    "forge_ring": 1,
    "rob_pixie": 14,
    "mine": 1,
    "pantry": 4,
    "copy": 1,
    "special_offering": 5,
    "priority": 1,
    "skill": 10,
    "take": 3 * 5,  # PIX-203: none to four
    "pass": 1,
    "remove_stone": 2,
    "done": 1,
    "use_bag": 2,
    "pick": 3,
    "discard": 5 * 4,  # PIX-388: none to three
    "demote": 14,
    "use_grace": 1,
    "use_double": 2,
    "offer": 3 * 41 + 61 + 31,  # as much as there is in the box
    "commit": 1,
    "promote": 5 + 5 * 4 + 4 * 3 + 3 * 2 + 2,
    "stop": 1,
}


def vocabulary(players: int, **options: bool) -> list[str]:
    return [GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, options))]


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-331", "PIX-503", "PIX-203")
def test_the_vocabulary_has_this_many_moves_of_each_verb(players: int) -> None:
    words = vocabulary(players)
    assert len(set(words)) == len(words)
    two = players == 2
    by_players = {
        "trade_tiles": 18 + 7 * players,
        "turn_order": players - 1,  # PIX-432
        "give": 0 if two else 5 * players,
        "place": 2 * (3 if two else players),
        "neutral": ALWAYS["promotion"] if two else 0,
    }
    counted = Counter(text.split()[0] for text in words)
    assert counted == Counter(ALWAYS | by_players)


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-391", "PIX-397")
def test_tiles_are_traded_for_tiles_of_the_same_type(players: int) -> None:
    colours = ["blue", "red", "yellow", "green", "grey"][:players]

    def screens(place: str) -> set[str]:
        return {f"{colour}-{place}" for colour in colours}

    food = {"pile"} | screens("food")
    one_use = {"double_tile", "bag_tile", "grace_tile"} | screens("one_use")
    targets = {
        "food": food | screens("extra"),
        "one_use": one_use | screens("extra"),
        "skill": set(box.SKILL_NAMES) | screens("skill"),
        "extra": food | one_use,
    }
    expected = {f"trade_tiles {own} {target}" for own, others in targets.items() for target in others}
    assert {text for text in vocabulary(players) if text.startswith("trade_tiles ")} == expected


@proves("PIX-332", "PIX-341", "PIX-411")
def test_amounts_go_as_far_as_the_rules_and_the_box_allow() -> None:
    words = set(vocabulary(3))
    there = ["exchange apple silver 7", "exchange silver bread 1", "convert 30", "convert 1", "turn_order 2"]
    there += ["offer gold 30", "offer silver 60", "offer bread 0", "take bread 4", "discard gold 3", "give yellow 4"]
    there += ["place yellow 1", "remove_stone 1", "promote rob_pixie castle", "rob_pixie rob_pixie", "tracks gold"]
    assert set(there) <= words
    beyond = ["exchange apple silver 8", "exchange apple silver 0", "exchange apple apple 1", "convert 0"]
    beyond += ["turn_order 3", "turn_order 0", "offer gold 31", "take bread 5", "discard gold 4", "give green 1"]
    beyond += ["place green 0", "promotion rob_pixie castle", "promote steal_food casino"]
    assert not set(beyond) & words


@proves("PIX-805")
def test_a_neutral_pixie_enters_the_castle_by_option_only() -> None:
    more = set(vocabulary(2, neutral_servant=True)) - set(vocabulary(2))
    assert more == {"neutral forge_ring castle", "neutral rob_pixie castle"}
    assert vocabulary(3, neutral_servant=True) == vocabulary(3)
