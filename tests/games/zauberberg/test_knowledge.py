"""What a seat may know: its imagined worlds are exactly those that fit what it has been shown.

The reference for hands is brute force (see `reference_worlds`); for tokens it is the list of all deals.
"""

from math import comb, sqrt

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import asked, at, discarded, hand
from .reference_worlds import PACK, PossibleWorlds

FEW = 300
"""If there are at most so many ways to deal the unseen cards, imagining must find every world; else only some."""


def check(possible: PossibleWorlds, count: int | None = None) -> None:
    """Holds what the seat imagines, from the truth and from an imagined world, against brute force.

    Where their number is given, or few cards are unseen, it must find every world.
    """
    keys = set(possible.worlds)
    assert count is None or len(keys) == count
    every = count is not None or possible.ways() <= FEW
    draws = 60 + 40 * len(keys) if count is not None else 12 * possible.ways() if every else 60
    elsewhere = possible.truth.imagine(possible.eye, FastDice(3))
    assert isinstance(elsewhere, ZauberbergState)
    for source in (possible.truth, elsewhere):
        imagined = possible.imagined(draws, source=source)
        assert imagined <= keys
        assert imagined == keys or not every
    facts = GAME.facts(possible.truth, possible.eye)
    assert all(GAME.facts(world, possible.eye) == facts for world in possible.worlds.values())


def worlds(position: ZauberbergState, eye: int, count: int = 200) -> list[ZauberbergState]:
    dice = FastDice(11)
    return [world for _ in range(count) if isinstance(world := position.imagine(eye, dice), ZauberbergState)]


@proves("ZAU-32")
def test_other_hands_vary_and_the_own_hand_and_the_discard_pile_do_not() -> None:
    possible = PossibleWorlds(0, ["134", "125"], "34")
    check(possible, 10)  # three of five different cards
    for world in worlds(possible.truth, 0, 40):
        assert (hand(world, 0), discarded(world)) == ("134", discarded(possible.truth))


@proves("ZAU-32", "ZAU-46")
def test_cards_i_drew_and_cards_others_threw_away_are_known() -> None:
    possible = PossibleWorlds(0, ["134", "125"], "34")
    possible.play("exchange 1", "3")
    check(possible, 4)  # three of 1, 2, 4 and 5
    possible.play("exchange 5", "4")
    check(possible, 1)  # the draw pile is empty
    assert possible.hands(1) == {"124"}


@proves("ZAU-30", "ZAU-32")
def test_after_a_shuffle_all_hands_together_are_known_whatever_is_drawn_since() -> None:
    possible = PossibleWorlds(0, ["134", "125"], "34")
    for move, drawn in (("exchange 1", "3"), ("exchange 5", "4"), ("exchange 34", "51")):
        possible.play(move, drawn)
    check(possible, 1)  # nobody but me has drawn from the new pile
    possible.play("exchange 1", "5")
    check(possible, 6)  # 2, 4 and any card
    possible.play("exchange 3", "J")
    check(possible, 6)
    possible.play("exchange 2", "2")
    check(possible, 21)  # 4 and any two cards: the 2 may be the old one or a new one


@proves("ZAU-30", "ZAU-32")
def test_among_three_the_shuffle_tells_what_two_hands_hold_together() -> None:
    possible = PossibleWorlds(0, ["134", "125", "345"], "2")
    possible.play("exchange 1", "2")
    check(possible, 14)  # 1, 2, 3, 4, 5 and 5 in two hands
    possible.play("exchange 2", "1")
    check(possible, 42)  # 2 and two more of these, then any card
    possible.play("exchange 5", "J")
    assert {hands[2].count("5") <= 2 for hands in possible.worlds} == {True}
    check(possible)


NARROW = "a1+a2@L1-01 a3+a4@L1-39 b1@nw"
"""Out of the north-west village leads a card 1 or 2; from its corner, only a card 1."""


@proves("ZAU-41")
def test_a_first_card_shows_that_another_card_moves_the_kobold() -> None:
    possible = PossibleWorlds(0, ["345", "124"], "15J", NARROW, active=1)
    check(possible, 14)  # three of 1, 1, 2, 4, 5 and J
    possible.play("pick k1 1")
    check(possible, 9)  # two of 1, 2, 4, 5 and J, but not 4 and 5
    assert "45" not in possible.hands(1)


@proves("ZAU-43")
def test_a_turn_that_ends_by_itself_shows_that_no_card_fitted() -> None:
    possible = PossibleWorlds(0, ["345", "114"], "25J", NARROW, active=1)
    possible.play("pick k1 1")
    possible.play("enter 1 none", "25")  # a 4 leads nowhere from the corner
    assert all(set(held) & set("245") for held in possible.hands(1))
    check(possible)
    possible.play("exchange 345", "J11")  # the pile is shuffled
    check(possible)


@proves("ZAU-43")
def test_a_turn_that_may_go_on_shows_that_a_card_fits() -> None:
    possible = PossibleWorlds(0, ["345", "114J"], "25", NARROW, active=1, owned=[0, 1])
    possible.play("pick k1 1")
    possible.play("enter 1 none")
    assert asked(possible.truth) == (1, "move-extra")
    check(possible)
    possible.play("stop", "25")
    assert all(set(held) & set("1J") for held in possible.hands(1))
    check(possible)
    possible.play("exchange 3", "1")
    possible.play("exchange J", "4")
    check(possible)  # the card that fitted may be the one thrown away


ON_TOP = "b1@L1-13 a5@L1-16 a1+a2@L2-12 a3+a4@L2-14 b2@L2-18 b5@L2-20 c1+c2@L3-13 c3+c4@L3-17"
"""b1 lands by a 3 on a5, above which only cards 1 and 2 lead on; b2 by a 2 on b5, above which cards 1 to 3 do."""


@proves("ZAU-43", "ZAU-72")
def test_a_card_that_did_not_fit_before_a_shuffle_is_one_of_the_old_ones() -> None:
    possible = PossibleWorlds(0, ["444", "135", "112"], "", ON_TOP, active=1)
    possible.play("pick k1 1")
    possible.play("walk 3 cw", "12")  # the 5 that is left cannot climb, so the 1, 1 and 2 are the third player's
    assert {hands[2] for hands in possible.worlds} == {"112"}
    check(possible, 21)  # 5 and any two cards


@proves("ZAU-43", "ZAU-72")
def test_what_several_turns_have_shown_of_a_card_is_known_together() -> None:
    """First one card is above 2, later the same one is shown to be at most 3: it is a 3, and stays in the hand."""
    possible = PossibleWorlds(0, ["444", "133", "444"], "122345", ON_TOP, active=1)
    possible.play("pick k1 1")
    possible.play("walk 3 cw", "22")  # a 3 is left, which cannot climb
    check(possible)
    possible.play("exchange 4", "1")
    possible.play("exchange 4", "3")
    possible.play("pick k2 2")
    possible.play("walk 2 cw")
    assert (asked(possible.truth), possible.hands(1)) == ((1, "move-extra"), {"3"})
    check(possible)
    possible.play("stop", "45")
    assert all("3" in held for held in possible.hands(1))
    check(possible)


@pytest.mark.parametrize("seed", seeds(16))
@proves("ZAU-32", "ZAU-43")
def test_in_random_games_with_few_unseen_cards_the_worlds_are_those_of_brute_force(seed: int) -> None:
    dice = FastDice(seed)
    players = 2 + seed % 2
    pack = list(range(60))
    dice.shuffle(pack)
    faces = [PACK[number] for number in pack]
    hands = ["".join(sorted(faces.pop() for _ in range(3))) for _ in range(players)]
    deck = "".join(sorted(faces.pop() for _ in range(4)))
    put = "a1+a2@L1-01 b1+b2@L1-39 a3@L1-06 b3@L1-09 b4+b5@L2-06 a4@L2-08"
    possible = PossibleWorlds(seed % players, hands, deck, put)
    for number in range(14):
        deciders = possible.truth.deciders()
        if not deciders or len(possible.worlds) > 250:
            break
        moves = possible.truth.lively_moves(deciders[0])
        possible.play_thrown(deciders[0], moves[dice.below(len(moves))], dice)
        if number % 2:
            check(possible)


def test_where_nothing_is_known_all_deals_are_equally_likely() -> None:
    """Jokers in a hand of three unseen cards of 57, five of them jokers."""
    position = at(hands=["134", None, None])
    draws = 3000
    with_joker = sum("J" in hand(world, 1) for world in worlds(position, 0, draws))
    chance = 1 - comb(52, 3) / comb(57, 3)
    assert abs(with_joker / draws - chance) < 5 * sqrt(chance * (1 - chance) / draws)
