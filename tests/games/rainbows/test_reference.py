"""Random games, move by move, against the rules file's own state machine."""

import pytest

from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import DECK, ROWS, Given, decider, face_up, markers, market, named, opening, rest, seen, steps
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


def agree(position: RainbowsState, told: Reference) -> None:
    """Holds the position to everything that the reference knows."""
    seats = range(told.players)
    assert ["pick", "bank", "over"][int(position.phase)] == told.phase
    assert (position.day, position.round, position.priority) == (told.day, told.round, told.priority)
    assert position.gold == told.gold
    assert position.account == told.account
    assert position.supply == [told.supply(seat) for seat in seats]
    assert position.clover_revealed == told.clover_revealed
    assert market(position) == told.market
    assert rest(position) == told.deck
    assert set(seen(position).discard_pile) == told.discard_pile
    assert [face_up(position, seat) for seat in seats] == [set(cards) for cards in told.face_up]
    assert {space: seat for seat in seats for space in markers(position, seat)} == told.board
    if told.phase != "over":
        assert decider(position) == told.decider()
        assert [GAME.notation(move) for move in position.moves(decider(position))] == told.legal()


def hold(position: RainbowsState, told: Reference) -> None:
    """Holds the invariants, with the discard pile as the reference has counted it."""
    lying = told.market + told.deck + [card for cards in told.face_up for card in cards] + sorted(told.discard_pile)
    assert sorted(card for card in lying if card != "clover") == sorted(DECK)
    assert lying.count("clover") == (0 if told.clover_revealed else 1)
    assert min(position.gold) >= 0
    assert all(len(markers(position, seat)) + position.supply[seat] == 10 for seat in range(told.players))
    assert position.faults() == []


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
@proves("RAI-17", "RAI-91", "RAI-112")
def test_every_game_goes_as_the_rules_file_tells_it(players: int, options: Given) -> None:
    for seed in range(GAMES):
        told = reference(opening(players, seed, **options))
        for step in steps(players, seed, **options):
            agree(step.before, told)
            hold(step.before, told)
            told.play(step.move, named(step.after.deck))
        agree(step.after, told)


@pytest.mark.parametrize("options", OPTIONS)
@proves("RAI-08", "RAI-119")
def test_two_players_play_by_the_same_rules(options: Given) -> None:
    variant = {**options, "two_player_variant": True}
    for seed in range(GAMES):
        told = reference(opening(2, seed, **variant))
        for step in steps(2, seed, **variant):
            agree(step.before, told)
            hold(step.before, told)
            told.play(step.move, named(step.after.deck))
        agree(step.after, told)
