"""Random games, move by move, against the rules file's own state machine."""

import pytest

from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import DECK, ROWS, Given, decider, face_up, markers, market, named, opening, random_game, rest, seen
from .reference import Reference

OPTIONS: list[Given] = [
    {},
    {"bank_accounts": True},
    {"bank_accounts": True, "forced_borrowing": False},
    {"days": 2},
    {"bank_accounts": True, "days": 3},
]
GAMES = 6


def reference(position: RainbowsState) -> Reference:
    """Returns the reference at the start of the same game."""
    players = int(position.seats)
    return Reference(
        players=players,
        rows=ROWS[players],
        per_round=players + 1 if players > 2 else 4,
        bank_accounts=position.bank_accounts,
        forced_borrowing=position.forced_borrowing,
        days=int(position.days),
        priority=int(position.priority),
        deck=named(position.deck),
    )


def agree(position: RainbowsState, expected: Reference) -> None:
    """Holds the position to everything that the reference knows."""
    seats = range(expected.players)
    assert ["pick", "bank", "over"][int(position.phase)] == expected.phase
    assert (position.day, position.round, position.priority) == (expected.day, expected.round, expected.priority)
    assert position.gold == expected.gold
    assert position.account == expected.account
    assert position.supply == [expected.supply(seat) for seat in seats]
    assert position.clover_revealed == expected.clover_revealed
    assert market(position) == expected.market
    assert rest(position) == expected.deck
    assert set(seen(position).discard_pile) == expected.discard_pile
    assert [face_up(position, seat) for seat in seats] == [set(cards) for cards in expected.face_up]
    assert {space: seat for seat in seats for space in markers(position, seat)} == expected.board
    if expected.phase != "over":
        assert decider(position) == expected.decider()
        assert [GAME.notation(move) for move in position.moves(decider(position))] == expected.legal()


def hold(position: RainbowsState, expected: Reference) -> None:
    """Holds the invariants, with the discard pile as the reference has counted it."""
    face_up_cards = [card for cards in expected.face_up for card in cards]
    lying = expected.market + expected.deck + face_up_cards + sorted(expected.discard_pile)
    assert sorted(card for card in lying if card != "clover") == sorted(DECK)
    assert lying.count("clover") == (0 if expected.clover_revealed else 1)
    assert min(position.gold) >= 0
    assert all(len(markers(position, seat)) + position.supply[seat] == 10 for seat in range(expected.players))
    assert position.faults() == []


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-17", "RAI-91", "RAI-112")
def test_random_games_agree_with_the_reference(players: int, options: Given) -> None:
    for seed in range(GAMES):
        expected = reference(opening(players, seed, **options))
        for played in random_game(players, seed, **options):
            agree(played.before, expected)
            hold(played.before, expected)
            expected.play(played.move, named(played.after.deck))
        agree(played.after, expected)


@pytest.mark.parametrize("options", OPTIONS)
@proves("RAI-08", "RAI-119")
def test_two_players_play_by_the_same_rules(options: Given) -> None:
    variant = {**options, "two_player_variant": True}
    for seed in range(GAMES):
        expected = reference(opening(2, seed, **variant))
        for played in random_game(2, seed, **variant):
            agree(played.before, expected)
            hold(played.before, expected)
            expected.play(played.move, named(played.after.deck))
        agree(played.after, expected)
