"""Why a move is refused: one rule truly broken, and nothing changes."""

import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import IllegalMove
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import (
    COLOURS,
    DECK,
    LETTERS,
    TEN,
    Given,
    at,
    column,
    face_up,
    last_pick,
    legal,
    markers,
    market,
    play,
    random_game,
    why,
)
from .reference import number

EVERYTHING = (
    [f"{use} {card}" for use in ("keep", "discard") for card in sorted(DECK)]
    + [f"buy {card} {letter}{row}" for card in sorted(DECK) for letter in LETTERS for row in range(1, 9)]
    + [f"deposit {amount}" for amount in range(0, 150, 7)]
)
PREFIXES = ["keep", "buy", "discard", "deposit", *[f"buy {card}" for card in sorted(DECK)]]
OPTIONS: list[Given] = [
    {},
    {"bank_accounts": True, "days": 2},
    {"bank_accounts": True, "forced_borrowing": False, "days": 3},
]


def truly_broken(position: RainbowsState, seat: int, text: str, code: str) -> bool:
    """Tells whether the move breaks this very rule, judged from names alone."""
    words = text.split()
    card = words[1]
    missing = max(0, number(card) - position.gold[seat])
    letter = LETTERS[COLOURS.index(card.split("-")[0])]
    taken = set.union(*(markers(position, other) for other in range(int(position.seats))))
    if code == "RAI-22":
        return card not in market(position)
    if code == "RAI-37":
        return words[0] == "keep" and number(card) in {number(kept) for kept in face_up(position, seat)}
    if code in ("RAI-42", "RAI-120"):
        free_to_borrow = position.bank_accounts and not position.forced_borrowing
        used = any(not move.startswith("discard") for move in legal(position, seat))
        return words[0] == "discard" and used and (code == "RAI-120") == free_to_borrow
    buying = {
        "RAI-05": int(words[-1][1:] or 0) > position.rows if len(words) == 3 else False,
        "RAI-29": all(f"{letter}{row}" in taken for row in range(1, int(position.rows) + 1)),
        "RAI-31": len(words) == 3 and words[2][0] != letter,
        "RAI-32": words[-1] in taken,
        "RAI-33": missing > 0 and not position.bank_accounts,
        "RAI-35": len(markers(position, seat)) == 10,
        "RAI-84": missing > 0 and position.bank_accounts and position.account[seat] < 2 * missing,
    }
    return words[0] == "buy" and buying[code]


@pytest.mark.parametrize("options", OPTIONS)
@proves("RAI-29", "RAI-113")
def test_a_refusal_names_a_rule_that_is_truly_broken_and_agrees_with_the_legal_moves(
    options: Given,
) -> None:
    for count, played in enumerate(random_game(3, 11, **options)):
        if count % 9:
            continue
        bank = played.before.phase == 1
        for text in EVERYTHING:
            code = why(played.before, text)
            assert (code is None) == (text in legal(played.before)), text
            if code is None:
                continue
            if bank and text.startswith("deposit"):
                assert code == "RAI-101"
            elif bank or text.startswith("deposit"):
                assert code == "not-this-question"
            else:
                assert truly_broken(played.before, played.seat, text, code), (text, code)


@pytest.mark.parametrize(
    ("options", "account", "text", "code", "figures"),
    [
        ({}, 0, "buy red-7 R1", "RAI-33", {"number": 7, "gold": 3}),
        ({}, 0, "buy violet-10 V1", "RAI-33", {"number": 10, "gold": 3}),
        ({"bank_accounts": True}, 5, "buy red-7 R1", "RAI-84", {"number": 7, "gold": 3, "account": 5}),
        ({}, 0, "keep red-7", "RAI-37", {"number": 7}),
    ],
)
@proves("RAI-33", "RAI-84", "RAI-37")
def test_a_refusal_names_the_figures_that_stand_against_it(
    options: Given, account: int, text: str, code: str, figures: Given
) -> None:
    cards = ["red-7", "violet-10"]
    position = at(
        market=cards, turn=2, gold=[9, 9, 3], account=[0, 0, account], face_up=[[], [], ["blue-7"]], options=options
    )
    reason = position.why_not(2, GAME.parse(text))
    assert reason is not None
    assert (reason.code, reason.args) == (code, figures)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_prefix_is_refused_exactly_if_no_legal_move_begins_with_it(options: Given) -> None:
    for count, played in enumerate(random_game(3, 12, **options)):
        if count % 3 == 0:
            begun = {" ".join(move.split()[:length]) for move in legal(played.before) for length in (1, 2)}
            for text in PREFIXES:
                assert (why(played.before, text) is None) == (text in begun), text


@proves("RAI-05")
def test_a_space_outside_the_rows_in_play_is_refused() -> None:
    assert why(at(3, market=["red-7"], turn=3), "buy red-7 R5") == "RAI-05"
    assert why(at(4, market=["red-7"], turn=4), "buy red-7 R7") == "RAI-05"
    assert why(at(4, market=["red-7"], turn=4), "buy red-7 R6") is None
    assert why(at(5, market=["red-7"], turn=5), "buy red-7 R8") is None


@proves("RAI-31")
def test_a_space_of_another_colour_is_refused() -> None:
    assert why(at(market=["red-7"], turn=3), "buy red-7 O3") == "RAI-31"


@proves("RAI-22")
def test_a_card_that_is_not_in_the_market_is_refused() -> None:
    position = at(market=["red-7"], turn=3)
    for text in ("keep red-8", "buy blue-7 B1", "discard green-1", "buy red-8"):
        assert why(position, text) == "RAI-22"


def test_each_obstacle_to_a_buy_has_its_own_reason_also_before_the_space_is_chosen() -> None:
    crowded = at(market=["red-7"], turn=3, markers=[[], column("R"), []])
    poor = at(market=["red-7"], turn=3, gold=[6, 9, 9])
    bare = at(market=["red-7"], turn=3, markers=[column("O") + column("Y") + ["G1", "G2"], [], []])
    indebted = at(market=["red-7"], turn=3, gold=[6, 9, 9], account=[1, 50, 50], options={"bank_accounts": True})
    for text in ("buy", "buy red-7", "buy red-7 R1"):
        assert why(crowded, text) == "RAI-29"
        assert why(poor, text) == "RAI-33"
        assert why(bare, text) == "RAI-35"
        assert why(indebted, text) == "RAI-84"


def test_a_prefix_is_not_refused_if_one_card_of_the_market_allows_it() -> None:
    position = at(market=["red-7", "blue-2"], turn=2, gold=[0, 0, 3], face_up=[[], [], ["green-7"]])
    assert why(position, "buy") is None
    assert why(position, "buy blue-2") is None
    assert why(position, "buy red-7") == "RAI-33"
    assert why(position, "keep") is None
    assert why(position, "keep red-7") == "RAI-37"
    assert why(position, "discard") == "RAI-42"
    assert why(position, "deposit") == "not-this-question"


def test_a_prefix_is_explained_by_the_card_that_comes_nearest() -> None:
    position = at(
        market=["red-2", "blue-9"], turn=2, gold=[9, 9, 3], markers=[[], column("R"), []], face_up=[[], [], TEN[:9]]
    )
    assert why(position, "buy red-2") == "RAI-29"
    assert why(position, "buy") == why(position, "buy blue-9") == "RAI-33"
    assert why(position, "keep") == "RAI-37"


def test_only_the_picking_player_is_asked_and_nobody_when_the_game_is_over() -> None:
    position = last_pick(market=["red-7"])
    assert legal(position, 1) == set()
    assert why(position, "keep red-7", seat=1) == "not-your-turn"
    assert why(position, "deposit 3") == "not-this-question"
    play(position, "keep red-7")
    assert position.deciders() == []
    assert legal(position, 0) == set()
    assert why(position, "keep red-7", seat=0) == "game-over"


@proves("RAI-113")
def test_an_illegal_action_is_refused_and_leaves_everything_as_it_was() -> None:
    facts: Given = {"market": ["red-7", "blue-3", "green-9"], "turn": 1, "gold": [15, 8, 9]}
    course = Course(GAME, 3, GAME.options_for(3, {}), SealedDice(bytes(32), []), facts)
    before = course.position.snapshot()
    refused = [text for text in EVERYTHING if text not in {GAME.notation(move) for move in course.position.moves(1)}]
    for text in refused:
        with pytest.raises(IllegalMove):
            course.play(1, text)
    for seat in (0, 2, 3, -1):
        with pytest.raises(IllegalMove):
            course.play(seat, "keep red-7")
    assert course.position.snapshot() == before
    assert course.acts == []
    course.play(1, "keep red-7")
    assert course.position.snapshot() != before


def test_asking_why_not_changes_nothing() -> None:
    position = at(market=["red-7", "blue-3"], turn=2, options={"bank_accounts": True, "forced_borrowing": False})
    before = position.snapshot()
    for text in EVERYTHING + PREFIXES:
        why(position, text)
    position.moves(2)
    position.prompt(2)
    position.view(0)
    position.imagine(1, FastDice(3))
    assert position.snapshot() == before
