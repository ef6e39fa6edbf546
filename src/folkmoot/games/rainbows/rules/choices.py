"""Which moves are legal."""

from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import decider
from folkmoot.games.rainbows.rules.cards import keeps_and_buys, may_discard
from folkmoot.games.rainbows.state import RainbowsState


def legal_moves(position: RainbowsState, seat: int) -> list[int]:
    """Returns the legal moves: cards in market order, each kept or bought on its spaces from the top (RAI-45).

    A single legal move is still a decision (RAI-111); nobody can give, lend or trade anything (RAI-114).
    """
    if position.phase == phases.OVER or seat != decider(position):
        return []
    if position.phase == phases.BANK:
        return [verbs.deposit(amount) for amount in range(position.gold[seat] + 1)]  # RAI-101
    moves = keeps_and_buys(position, seat)
    if may_discard(position, seat, moves):
        moves += [verbs.discard(card) for card in position.market]
    return moves
