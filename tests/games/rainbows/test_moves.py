"""Moves: four kinds, readable outside, and nothing else that a player could do."""

import pytest

from folkmoot.engine.errors import BadNotation
from folkmoot.games.rainbows import GAME
from folkmoot.testing import proves

from .helpers import COLOURS, DECK, LETTERS, ROWS, at, decider, games, play, random_game


def vocabulary(players: int, **options: object) -> list[str]:
    return [GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, options))]


@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-27")
def test_a_card_is_kept_bought_or_discarded_and_nothing_else(players: int) -> None:
    rows = range(1, ROWS[players] + 1)
    expected = {f"{use} {card}" for use in ("keep", "discard") for card in DECK}
    expected |= {
        f"buy {colour}-{number} {letter}{row}"
        for colour, letter in zip(COLOURS, LETTERS, strict=True)
        for number in range(1, 11)
        for row in rows
    }
    words = vocabulary(players)
    assert len(set(words)) == len(words)
    assert set(words) == expected


@pytest.mark.parametrize(("days", "most"), [(1, None), (2, 15 + 55), (3, 15 + 2 * 55)])
def test_only_longer_games_have_deposits_in_their_vocabulary(days: int, most: int | None) -> None:
    amounts = [int(move.split()[1]) for move in vocabulary(3, days=days) if move.startswith("deposit")]
    assert amounts == ([] if most is None else list(range(most + 1)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_notation_and_parse_are_inverse(players: int) -> None:
    options = GAME.options_for(players, {"days": 3, "two_player_variant": True})
    for move in GAME.vocabulary(players, options):
        assert GAME.parse(GAME.notation(move)) == move == GAME.parse_prefix(GAME.notation(move))


@proves("RAI-28")
def test_card_use_and_space_are_one_decision() -> None:
    position = at(market=["red-7", "blue-3", "green-3", "violet-10"], priority=1)
    play(position, "buy red-7 R3")
    assert decider(position) == 2  # nothing was asked in between
    for incomplete in ("buy", "buy red-7", "keep", "discard", "deposit"):
        with pytest.raises(BadNotation):
            GAME.parse(incomplete)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "keep clover",
        "buy clover R1",
        "keep red-11",
        "keep red-0",
        "buy red-7 R9",
        "buy red-7 red",
        "keep red-7 R3",
        "discard red-7 R3",
        "borrow 5",
        "withdraw 5",
        "deposit -5",
        "deposit 2.5",
        "deposit 1000",
        "deposit 05",
        "give 5",
    ],
)
@proves("RAI-07", "RAI-105", "RAI-114")
def test_what_no_rule_allows_has_no_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@proves("RAI-114")
def test_nobody_is_given_anything_by_another_player() -> None:
    for played in random_game(3, 5, bank_accounts=True, days=3):
        if played.after.day != played.before.day or played.after.phase != played.before.phase:
            continue  # the end of a day pays everybody
        for seat in {0, 1, 2} - {played.seat}:
            assert played.after.gold[seat] == played.before.gold[seat]
            assert played.after.account[seat] == played.before.account[seat]
            assert played.after.supply[seat] == played.before.supply[seat]
            assert played.after.face_up[seat] == played.before.face_up[seat]
            assert played.after.board[seat * 6 : seat * 6 + 6] == played.before.board[seat * 6 : seat * 6 + 6]


def test_every_legal_move_is_in_the_vocabulary() -> None:
    known = {players: set(vocabulary(players, bank_accounts=True, days=2)) for players in (3, 4, 5)}
    for played in games(3, bank_accounts=True, days=2):
        offered = {GAME.notation(move) for move in played.before.moves(played.seat)}
        assert offered <= known[int(played.before.seats)]
