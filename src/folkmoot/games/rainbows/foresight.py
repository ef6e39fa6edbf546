"""What a choice does: the rules carry it out on a copy, of which only what nobody has to guess is said."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.prompts import Next
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import decider
from folkmoot.games.rainbows.knowledge import clover_odds
from folkmoot.games.rainbows.rules.effects import carry_out
from folkmoot.games.rainbows.rules.paying import shortfall
from folkmoot.games.rainbows.scoring import money_score, numbers_of
from folkmoot.games.rainbows.shown import DayScore, RainbowsEffect
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.games.rainbows.view import chains_of, worth_of


class _StillDice(Dice):
    """Decides nothing: no card of a new deck is said."""

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: list[int]) -> None:
        pass


_STILL: Final = _StillDice()


def effect(position: RainbowsState, seat: int, move: int) -> RainbowsEffect:
    """Returns what a legal move does."""
    ahead = position.copy()
    carry_out(ahead, seat, move, _STILL, None)
    verb = verbs.verb_of(move)
    scores = _scores(position, ahead)
    earned = 0 if not scores else sum(ahead.scored[len(position.scored) + 3 * seat :][:3])
    over = ahead.phase == phases.OVER
    ends_round = position.phase == phases.PICK and position.turn == position.seats
    chains, rainbow_worth = _chains_gained(position, seat, move) if verb == verbs.BUY else ([], 0)
    return RainbowsEffect(
        gold=ahead.gold[seat] - position.gold[seat],
        borrowed=int(shortfall(position, seat, verbs.card_of(move))) if verb == verbs.BUY else 0,
        account=ahead.account[seat] - position.account[seat] - earned,
        keeps=box.CARD_NAMES[verbs.card_of(move)] if verb == verbs.KEEP else None,
        discards=[] if verb == verbs.DEPOSIT else _discards(position, ahead, move),
        space=box.SPACE_NAMES[verbs.space_of(move)] if verb == verbs.BUY else None,
        chains=chains,
        rainbow_worth=rainbow_worth,
        money_worth=_money_gained(position, seat, verbs.card_of(move)) if verb == verbs.KEEP else 0,
        priority=int(ahead.priority) if ends_round else None,
        clover=clover_odds(position) if ends_round and not scores else [],
        ended_by=phases.ENDS[int(ahead.ended_by)] if scores else None,
        scores=scores,
        winners=_winners(ahead) if over else [],
        next=_next(ahead, "game" if over else "day" if scores else "round" if ends_round else "turn"),
    )


def _next(ahead: RainbowsState, ends: str) -> Next:
    if ahead.phase == phases.OVER:
        return Next(ends=ends)
    return Next(ends=ends, seats=[decider(ahead)], question=phases.QUESTIONS[int(ahead.phase)])


def _scores(position: RainbowsState, ahead: RainbowsState) -> list[DayScore]:
    """Returns what a day that has just been scored brought each seat."""
    if len(ahead.scored) == len(position.scored):
        return []
    return [DayScore(*ahead.scored[at : at + 3]) for at in range(len(position.scored), len(ahead.scored), 3)]


def _winners(ahead: RainbowsState) -> list[int]:
    result = ahead.result()
    return [] if result is None else [seat for seat, rank in enumerate(result.ranks) if rank == 1]


def _discards(position: RainbowsState, ahead: RainbowsState, move: int) -> list[str]:
    card = verbs.card_of(move)
    discarded = [] if verbs.verb_of(move) == verbs.KEEP else [card]
    discarded += [other for other in position.market if other != card and other not in ahead.market]
    return [box.CARD_NAMES[card] for card in discarded]


def _chains_gained(position: RainbowsState, seat: int, move: int) -> tuple[list[list[str]], int]:
    """Returns the chains that a marker brings about, and by how much the worth of the seat's markers changes."""
    board = position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]
    before = tuple(board)
    space = verbs.space_of(move)
    board[space // box.ROWS] |= 1 << space % box.ROWS
    after = tuple(board)
    chains = chains_of(before)
    return [chain for chain in chains_of(after) if chain not in chains], worth_of(after) - worth_of(before)


def _money_gained(position: RainbowsState, seat: int, card: int) -> int:
    kept = position.face_up[seat]
    return money_score(numbers_of(kept | 1 << card)) - money_score(numbers_of(kept))
