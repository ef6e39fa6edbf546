"""What everybody learns of a hand from the cards that are played or not played (ZAU-41, ZAU-43)."""

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.handfuls import single
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history
from folkmoot.games.zauberberg.knowledge import Deal
from folkmoot.games.zauberberg.rules.cards import draw, throw_away
from folkmoot.games.zauberberg.rules.clues import lacking_for_clues, learn_fit, learn_misfit
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import Drawn, after, at, moving, random_game
from .scenes import Given

Clue = tuple[int, str, int]
"""A seat, faces as one word, and how many of its cards at least are of them."""


def packed(clue: Clue) -> int:
    seat, faces, count = clue
    return history.clue(seat, sum(1 << box.FACE_NAMES.index(face) for face in faces), count)


def knowing(*clues: Clue, hands: str = "123") -> ZauberbergState:
    """Returns a moment with these clues about the hands; seat 0 holds these cards."""
    position = at(hands=[hands, "123", "123"], owned=[len(hands) - 3, 0, 0])
    position.clues = [packed(clue) for clue in clues]
    return position


def clues_of(position: ZauberbergState) -> list[Clue]:
    """Returns the clues of a position, sorted."""
    return sorted(
        (
            history.clue_seat(clue),
            "".join(face for number, face in enumerate(box.FACE_NAMES) if history.clue_faces(clue) >> number & 1),
            history.clue_count(clue),
        )
        for clue in position.clues
    )


@pytest.mark.parametrize(("longest", "faces"), [(1, "1J"), (2, "12J"), (3, "123J"), (4, "1234J")])
@proves("ZAU-26", "ZAU-41")
def test_who_goes_on_holds_a_card_that_is_short_enough_or_a_joker(longest: int, faces: str) -> None:
    position = knowing()
    learn_fit(position, 2, longest)
    assert clues_of(position) == [(2, faces, 1)]


@proves("ZAU-43")
def test_who_could_go_on_with_any_card_shows_nothing() -> None:
    position = knowing()
    learn_fit(position, 2, 5)
    assert clues_of(position) == []


@pytest.mark.parametrize(("longest", "faces"), [(1, "2345"), (2, "345"), (3, "45"), (4, "5")])
@proves("ZAU-43")
def test_who_cannot_go_on_holds_longer_cards_alone(longest: int, faces: str) -> None:
    position = knowing(hands="5555")
    learn_misfit(position, 0, longest)
    assert clues_of(position) == [(0, faces, 4)]


@pytest.mark.parametrize(
    ("before", "card", "later"),
    [
        ([(0, "345", 2)], "3", [(0, "345", 1)]),
        ([(0, "345", 1)], "3", []),
        ([(0, "45", 1)], "3", [(0, "45", 1)]),
        ([(1, "345", 1)], "3", [(1, "345", 1)]),
        ([(0, "12J", 1)], "1", []),
        ([(0, "1J", 1), (0, "345", 2), (1, "12J", 1)], "3", [(0, "1J", 1), (0, "345", 1), (1, "12J", 1)]),
        ([(0, "1J", 1), (0, "12J", 2)], "1", [(0, "12J", 1)]),
    ],
)
@proves("ZAU-28")
def test_a_card_that_is_laid_open_may_have_been_the_known_one(before: list[Clue], card: str, later: list[Clue]) -> None:
    position = knowing(*before, hands="133")
    throw_away(position, 0, box.FACE_NAMES.index(card))
    assert clues_of(position) == later


@pytest.mark.parametrize(
    ("before", "longest", "later"),
    [
        ([(0, "12J", 1)], 1, [(0, "1J", 1)]),
        ([(0, "1J", 1)], 2, [(0, "1J", 1)]),
        ([(0, "12J", 1)], 2, [(0, "12J", 1)]),
        ([(0, "12J", 2)], 2, [(0, "12J", 2)]),
        ([(0, "12J", 2)], 1, [(0, "12J", 2), (0, "1J", 1)]),
        ([(1, "1J", 1)], 2, [(0, "12J", 1), (1, "1J", 1)]),
        ([(1, "12J", 1)], 1, [(0, "1J", 1), (1, "12J", 1)]),
        ([(0, "123J", 1), (0, "12J", 1)], 1, [(0, "1J", 1)]),
        ([(0, "2J", 1)], 1, [(0, "1J", 1), (0, "2J", 1)]),
    ],
)
def test_what_follows_from_something_else_is_not_kept(before: list[Clue], longest: int, later: list[Clue]) -> None:
    position = knowing(*before)
    learn_fit(position, 0, longest)
    assert clues_of(position) == sorted(later)


@pytest.mark.parametrize(
    ("before", "later"),
    [
        ([(0, "12J", 2), (0, "234", 2)], [(0, "12J", 2), (0, "2", 1), (0, "234", 2)]),
        ([(0, "12J", 1), (0, "234", 2)], [(0, "12J", 1), (0, "234", 2)]),
        ([(0, "12J", 1), (0, "2345", 3)], [(0, "2", 1), (0, "2345", 3)]),
        ([(1, "12J", 2), (0, "234", 2)], [(0, "234", 2), (1, "12J", 2)]),
        ([(0, "234", 2), (1, "12J", 2)], [(0, "234", 2), (1, "12J", 2)]),
        ([(1, "12J", 2), (1, "234", 2)], [(1, "12J", 2), (1, "234", 2)]),
        ([(0, "123", 1), (0, "2345", 3), (0, "345J", 1)], [(0, "23", 1), (0, "2345", 3), (0, "345", 1)]),
        ([(0, "123", 2), (1, "1J", 1), (0, "345", 2)], [(0, "123", 2), (0, "3", 1), (0, "345", 2), (1, "1J", 1)]),
    ],
)
def test_before_a_card_is_drawn_all_that_is_known_of_the_hand_is_put_together(
    before: list[Clue], later: list[Clue]
) -> None:
    """Of three cards, two in one set and two in another, one is in both."""
    position = knowing(*before)
    draw(position, 0, 1, "ZAU-99", FastDice(0), None)
    assert clues_of(position) == later


@pytest.mark.parametrize(
    ("hand", "seat", "lacking"),
    [("123", 0, 2), ("J23", 0, 1), ("JJ3", 0, 0), ("123", 1, 0), ("45J", 1, 1), ("45J", 2, 0)],
)
def test_a_hand_lacks_the_cards_that_it_is_known_to_hold(hand: str, seat: int, lacking: int) -> None:
    facts = [packed((0, "J", 2)), packed((0, "3J", 1)), packed((1, "123", 1))]
    cards = sum(1 << 4 * box.FACE_NAMES.index(face) for face in hand)
    assert lacking_for_clues(cards, facts, seat) == lacking


@proves("ZAU-41", "ZAU-60")
def test_a_first_card_shows_that_another_one_fits() -> None:
    """Pairs at two and three steps: the second card is a 1, 2 or 3, or a joker."""
    barred = "a1@L2-12 b1+c1@L2-14 b2+c2@L2-09"
    assert clues_of(after(at(barred, hands="123"), "pick k1 1")) == [(0, "123J", 1)]
    assert clues_of(moving(barred, "a1", "23")) == [(0, "123J", 1)]
    assert clues_of(after(at("a1@L2-12", hands="123"), "pick k1 1")) == []


def test_a_question_to_its_owner_shows_nothing_of_a_hand() -> None:
    """a1 has pushed b3 onto a Storm; what it may climb with is known when the mountain is turned."""
    barred = "c3+a1@L1-11 b3@L1-12 b1+c1@L2-09 b2+c2@L2-05"
    turn: Given = {"phase": "choose-rotation", "kobold": "a1", "asked": "b3", "tokens": {"L1-12": "storm"}}
    position = at(barred, **turn, hands="2")
    assert clues_of(position) == []
    assert clues_of(after(position, "turn cw")) == [(0, "1234J", 1)]


def truly(position: ZauberbergState, seats: list[int], seed: int | None = None) -> ZauberbergState:
    """Returns the position dealt as it is, and mixed if there are dice for it; these seats' hands are known."""
    world = position.copy()
    deal = Deal(world, seats)
    deal.begin_truly()
    if seed is not None:
        deal.mix(FastDice(seed))
    deal.lay_out()
    return world


def test_the_true_deal_is_one_that_can_be_imagined() -> None:
    for number, played in enumerate(random_game(3, 6)):
        if number % 9 == 0 and played.after.deciders():
            for seats in ([0], [2], [0, 1, 2], []):
                assert truly(played.after, seats).snapshot() == played.after.snapshot()
    assert played.after.deck_at_shuffle != box.ALL_CARDS, "the cards were shuffled again"


def test_a_true_deal_that_is_mixed_agrees_with_all_that_is_known_and_need_not_be_the_true_one() -> None:
    position = knowing((1, "J", 1), (2, "45", 2))
    position.hands[1:] = [0x100011, 0x20001]
    position.deck -= 0x100011 + 0x20001 - 2 * 0x111
    worlds = [truly(position, [0], seed) for seed in range(5)]
    for world in worlds:
        assert (world.faults(), world.hands[0]) == ([], position.hands[0])
    assert len({tuple(world.hands) for world in worlds} | {tuple(position.hands)}) > 3


def test_where_all_hands_are_known_there_is_nothing_to_mix_and_no_dice_are_thrown() -> None:
    position = knowing()
    deal = Deal(position, [0, 1, 2])
    deal.begin_truly()
    deal.mix(Drawn(position, ""))
    assert (deal.old_owners, deal.new_owners) == ([], [])


def two_threes(thrown: str) -> ZauberbergState:
    """Returns a moment in which seat 1 held a 3, has drawn the only card of the pile, a 3, and thrown a card away."""
    position = at(players=2)
    three, face = single(2), box.FACE_NAMES.index(thrown)
    position.deck_at_shuffle, position.deck, position.discard = three, 0, single(face)
    position.hands_at_shuffle = [box.ALL_CARDS - 2 * three, three]
    position.hands = [box.ALL_CARDS - 2 * three, three]
    position.history = history.entry(1, history.DREW) + history.entry(1, face)
    return position


@proves("ZAU-157")
def test_of_two_equal_cards_the_old_and_the_new_one_are_thrown_away_alike() -> None:
    position, dice = two_threes("3"), FastDice(5)
    old = 0
    for _ in range(1000):
        deal = Deal(position, [0])
        assert deal.begin(dice)
        old += deal.thrown[1] != 0
    assert 420 < old < 580


def test_a_deal_without_a_card_that_was_thrown_away_is_given_up() -> None:
    assert not Deal(two_threes("J"), [0]).begin(FastDice(0))
