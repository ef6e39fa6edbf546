"""What markers and face-up cards are worth, against other ways of counting."""

from itertools import combinations, pairwise

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.scoring import best_split, marker_score, money_score, numbers_of
from folkmoot.testing import proves

from .helpers import LETTERS, at, columns, last_pick, play, player, seen, spaces_of
from .reference import RAINBOW_GOLD, best_total, dynamic, linked, longest_first, money

EVERY_SPACE = [f"{letter}{row}" for letter in LETTERS for row in range(1, 9)]


def score(spaces: str) -> int:
    return marker_score(columns(spaces), 0)


def split(spaces: str) -> set[str]:
    """Returns the displayed split, each chain as `R1 O2`."""
    return {spaces_of(chain) for chain in best_split(columns(spaces), 0)}


def scattered(dice: FastDice, count: int, rows: int) -> frozenset[str]:
    places = list(range(6 * rows))
    dice.shuffle(places)
    return frozenset(f"{LETTERS[place // rows]}{place % rows + 1}" for place in places[:count])


def clustered(dice: FastDice, count: int, rows: int) -> frozenset[str]:
    """Grows a heap of markers, each near one that lies already."""
    spaces = {f"{LETTERS[dice.below(6)]}{dice.below(rows) + 1}"}
    while len(spaces) < count:
        near = sorted(spaces)[dice.below(len(spaces))]
        col, row = LETTERS.index(near[0]) + dice.below(3) - 1, int(near[1]) + dice.below(3) - 1
        if 0 <= col < 6 and 1 <= row <= rows:
            spaces.add(f"{LETTERS[col]}{row}")
    return frozenset(spaces)


def random_sets(seed: int, count: int) -> list[frozenset[str]]:
    """Returns sets of 0 to 10 markers on boards of 3 to 8 rows."""
    dice = FastDice(seed)
    sets = [scattered(dice, dice.below(11), 3 + dice.below(6)) for _ in range(count // 2)]
    return sets + [clustered(dice, 1 + dice.below(10), 3 + dice.below(6)) for _ in range(count // 2)]


@proves("RAI-64")
def test_the_score_is_the_best_of_all_splits_into_explicit_chains() -> None:
    for spaces in random_sets(1, 3000):
        assert score(" ".join(spaces)) == best_total(spaces), sorted(spaces)


@proves("RAI-64")
def test_the_score_is_the_best_for_every_set_of_markers_on_two_rows() -> None:
    known: dict[frozenset[str], int] = {}
    board = [f"{letter}{row}" for letter in LETTERS for row in (1, 2)]
    for count in range(11):
        for chosen in combinations(board, count):
            assert score(" ".join(chosen)) == best_total(frozenset(chosen), known), chosen


@proves("RAI-65")
def test_the_score_is_the_best_of_all_matchings_between_neighbouring_columns() -> None:
    for spaces in random_sets(2, 1000):
        assert score(" ".join(spaces)) == dynamic(spaces), sorted(spaces)


@proves("RAI-55", "RAI-58", "RAI-60")
def test_the_displayed_split_consists_of_true_rainbows_and_reaches_the_score() -> None:
    for spaces in random_sets(3, 3000):
        chains = [spaces_of(chain).split() for chain in best_split(columns(" ".join(spaces)), 0)]
        for chain in chains:
            assert 1 <= len(chain) <= 6
            assert len({space[0] for space in chain}) == len(chain)
            for left, right in pairwise(chain):
                assert linked(left, right)
                assert LETTERS.index(right[0]) == LETTERS.index(left[0]) + 1
        assert sorted(space for chain in chains for space in chain) == sorted(spaces)
        assert sum(RAINBOW_GOLD[len(chain)] for chain in chains) == score(" ".join(spaces))


@proves("RAI-67")
def test_the_same_markers_always_show_the_same_split() -> None:
    for spaces in random_sets(4, 400):
        board = columns(" ".join(spaces))
        other = columns("R1 O1 Y8 V3")
        first = best_split(board, 0)
        assert best_split(board[:], 0) == first
        assert best_split(other + board, 6) == first  # whatever the seat and the others' markers
        assert marker_score(other + board, 6) == marker_score(board, 0)


@proves("RAI-56", "RAI-57")
def test_two_markers_make_a_rainbow_exactly_if_their_spaces_are_linked() -> None:
    for one, other in combinations(EVERY_SPACE, 2):
        assert score(f"{one} {other}") == (20 if linked(one, other) else -20), (one, other)
    assert score("R1 R2") == score("R1 V1") == score("R1 O8") == -20


@proves("RAI-58")
def test_a_rainbow_has_no_gap_and_no_branch() -> None:
    assert score("R1 O1 Y1 B1 V1") == 60
    assert split("R1 O1 Y1 B1 V1") == {"R1 O1 Y1", "B1 V1"}
    assert score("R2 O1 O3") == 10


@proves("RAI-59")
def test_markers_of_others_do_not_interrupt_a_link() -> None:
    crossing = at(markers=[["R1", "O2"], ["R2", "O1"], []])
    assert [player(crossing, seat).rainbow_worth for seat in range(3)] == [20, 20, 0]
    between = at(markers=[["R1", "O1", "Y1"], ["R2", "O2"], ["Y2", "G2"]])
    assert [player(between, seat).rainbow_worth for seat in range(3)] == [40, 20, 20]


@proves("RAI-60")
def test_a_marker_counts_in_one_rainbow_only() -> None:
    assert score("R1 O2 Y1") == 40
    assert score("R1 R3 O2 Y1 Y3") == 40 - 10 - 10  # O2 could link either way, but once each
    assert score("R1 R2 O1 O2") == 40


@proves("RAI-61")
def test_any_number_of_rainbows_pays() -> None:
    assert score("R1 O1 R3 O3 R5 O5 R7 O7 B1 V1") == 5 * 20
    assert split("R1 O1 R3 O3 R5 O5 R7 O7 B1 V1") == {"R1 O1", "R3 O3", "R5 O5", "R7 O7", "B1 V1"}


@pytest.mark.parametrize(("length", "gold"), [(1, -10), (2, 20), (3, 40), (4, 60), (5, 80), (6, 100)])
@proves("RAI-55", "RAI-62", "RAI-63")
def test_a_chain_pays_by_its_length_and_a_single_marker_costs_ten(length: int, gold: int) -> None:
    zigzag = ["R3", "O4", "Y3", "G2", "B2", "V1"]
    for first in range(7 - length):
        assert score(" ".join(zigzag[first : first + length])) == gold


@proves("RAI-63")
def test_every_marker_in_no_rainbow_costs_ten() -> None:
    for count in range(1, 9):
        assert score(" ".join(f"G{row}" for row in range(1, count + 1))) == -10 * count
    assert score("R1 O1 G1 V8") == 20 - 20


@proves("RAI-66")
def test_markers_in_supply_count_nothing() -> None:
    assert score("") == 0
    position = last_pick(market=["red-1"], gold=[0, 0, 0], markers=[[], ["R1", "O1"], ["R2"]])
    play(position, "keep red-1")
    assert position.supply == [10, 8, 9]
    assert position.account == [0, 20, -10]


def test_no_ten_markers_pay_more_than_160_or_cost_more_than_100() -> None:
    assert score("R1 O1 Y1 G1 B1 V1 R3 O3 Y3 G3") == 160
    assert score("R1 O1 Y1 G1 B1 R3 O3 Y3 G3 B3") == 160
    assert score("R1 R2 R3 R4 R5 R6 R7 R8 Y1 Y8") == -100
    assert all(-100 <= score(" ".join(spaces)) <= 160 for spaces in random_sets(5, 2000))


@pytest.mark.parametrize(
    ("markers", "greedy", "best"),
    [("R4 O5 Y4 G5 O7 Y6 G7 B8 V1", 80, 110), ("G4 B3 B4 V4", 30, 40)],
)
@proves("RAI-64")
def test_taking_the_longest_chain_first_loses_gold(markers: str, greedy: int, best: int) -> None:
    assert longest_first(frozenset(markers.split())) == greedy
    assert score(markers) == best


@proves("RAI-68", "RAI-70", "RAI-71")
def test_money_rainbows_of_every_set_of_numbers() -> None:
    for bits in range(1024):
        assert money_score(bits) == money({number for number in range(1, 11) if bits >> number - 1 & 1})


def kept(*numbers: int) -> int:
    """Returns what these face-up numbers pay, each in a colour of its own."""
    colours = ["red", "violet", "green", "orange", "blue", "yellow"]
    cards = [box.CARD_OF[f"{colours[at % 6]}-{number}"] for at, number in enumerate(numbers)]
    return money_score(numbers_of(sum(1 << card for card in cards)))


@pytest.mark.parametrize(
    ("length", "gold"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15), (6, 20), (7, 25), (8, 30), (9, 40), (10, 50)]
)
@proves("RAI-68", "RAI-70")
def test_a_run_pays_by_its_length(length: int, gold: int) -> None:
    for first in range(1, 12 - length):
        assert kept(*range(first, first + length)) == gold


@proves("RAI-69")
def test_colours_do_not_matter_and_ten_is_not_next_to_one() -> None:
    assert kept(4, 5, 6) == 5
    assert kept(10, 1, 2) == 0
    assert kept(9, 10, 1) == 0
    assert kept(8, 9, 10, 1, 2, 3) == 10


@proves("RAI-71", "RAI-72")
def test_each_run_pays_once_and_other_cards_nothing() -> None:
    assert kept(1, 2, 3, 6, 7, 8, 9, 10) == 5 + 15
    assert kept(1, 2, 3, 5, 6, 7, 9) == 5 + 5
    assert kept(1, 3, 5, 7, 9) == 0
    assert kept(1, 2, 4, 5, 7, 8, 10) == 0


@proves("RAI-73", "RAI-74")
def test_the_end_of_a_day_pays_into_the_account_and_never_to_hand() -> None:
    position = last_pick(
        market=["red-5"],
        gold=[4, 11, 12],
        markers=[["R1", "O1", "V4"], ["Y1", "G1", "B1"], ["R3"]],
        face_up=[["red-6", "blue-7"], ["red-1", "red-2", "red-3", "red-4"], ["violet-9"]],
        account=[3, 0, 0],
    )
    play(position, "keep red-5")
    assert position.account == [3 + 20 - 10 + 5, 40 + 10, -10]
    assert position.gold == [4 + 5, 11, 12]  # the last card kept, nothing else
    lines = [[(day.rainbows, day.singles, day.money) for day in player(position, seat).days] for seat in range(3)]
    assert lines == [[(20, -10, 5)], [(40, 0, 10)], [(0, -10, 0)]]


@proves("RAI-75")
def test_single_markers_may_bring_an_account_below_zero() -> None:
    position = last_pick(market=["red-5"], markers=[["R1", "Y1", "B1"], [], []])
    play(position, "keep red-5")
    assert position.account[0] == -30
    result = position.result()
    assert result is not None
    assert result.scores == [-30, 0, 0]


@proves("RAI-76", "RAI-77")
def test_the_highest_account_wins_and_gold_on_hand_is_worth_nothing() -> None:
    position = last_pick(market=["red-5"], gold=[500, 100, 0], markers=[[], [], ["R1", "O1"]])
    play(position, "keep red-5")
    result = position.result()
    assert result is not None
    assert result.scores == [0, 0, 20]
    assert result.winners == [2]
    assert seen(position).result == result


@proves("RAI-78", "RAI-79")
def test_equal_accounts_share_a_rank_and_the_highest_share_the_victory() -> None:
    position = last_pick(4, market=["red-5"], gold=[0, 99, 0, 7], account=[80, 80, 20, 120])
    play(position, "keep red-5")
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners) == ([2, 2, 4, 1], [3])
    shared = last_pick(market=["red-5"], gold=[0, 99, 7], account=[80, 80, 20])
    play(shared, "keep red-5")
    result = shared.result()
    assert result is not None
    assert (result.ranks, result.winners) == ([1, 1, 3], [0, 1])
