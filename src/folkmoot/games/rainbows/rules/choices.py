"""Which moves are legal: candidates in a fixed order, judged by `verdicts`."""

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import decider
from folkmoot.games.rainbows.rules.paying import means
from folkmoot.games.rainbows.rules.verdicts import buy, deposit, discard, keep
from folkmoot.games.rainbows.state import RainbowsState


def legal_moves(position: RainbowsState, seat: int) -> list[int]:
    """Returns the legal moves: cards in market order, each kept or bought on its spaces from the top (RAI-45).

    A single legal move is still a decision (RAI-111); nobody can give, lend or trade anything (RAI-114).
    """
    if position.phase == phases.OVER or seat != decider(position):
        return []
    if position.phase == phases.BANK:
        return _deposits(position.gold[seat])
    moves = _keeps_and_buys(position, seat)
    if discard(position, seat, len(moves) > 0) == LEGAL:
        moves += [verbs.discard(card) for card in position.market]
    return moves


def _keeps_and_buys(position: RainbowsState, seat: int) -> list[int]:
    """Returns every keep and buy (RAI-28); the spaces of a card are its vacant rows, from a table for speed."""
    moves: list[int] = []
    face_up: i64 = position.face_up[seat]
    supply: i64 = position.supply[seat]
    limit = means(position, seat)
    for market_card in position.market:
        card: i64 = market_card
        number: i64 = card % box.NUMBERS + 1
        if keep(face_up, number) == LEGAL:
            moves.append(verbs.KEEP | market_card << verbs.CARD_SHIFT)
        vacant: i64 = position.vacant[card // box.NUMBERS]
        if buy(position, supply, vacant, number, limit) == LEGAL:
            moves.extend(verbs.BUYS[card << box.ROWS | vacant])
    return moves


def _deposits(gold: int) -> list[int]:
    """Returns every deposit, from nothing on."""
    moves: list[int] = []
    while deposit(gold, len(moves)) == LEGAL:
        moves.append(verbs.deposit(len(moves)))
    return moves
