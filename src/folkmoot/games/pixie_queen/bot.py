"""The heuristic of Pixie Queen: how good each legal move looks, in points at the end.

Moves are tried on a twin and the position after them is valued; what the dice or other players decide counts by its
average. How much each thing counts is a matter of taste.
"""

from typing import Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.choices import copy_moves, promotions
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.pixies import promote
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.games.pixie_queen.taste import PixieQueenTaste
from folkmoot.games.pixie_queen.worth import Worth, rounds_left

USUAL: Final = Worth(PixieQueenTaste())
SKILL_WORTH: Final[list[float]] = [3.0, 4.0, 4.0, 4.5, 6.0, 3.0, 2.0, 4.0, 4.0, 5.0]
"""The worth of the skills at the start."""
FOR_THE_BETTER: Final[dict[str, str]] = {
    "punishment": "spared",
    "captives": "freed",
    "stones": "unchained",
    "majority": "fewer",
}
"""The other names of burdens that a move makes lighter."""


def move_values(position: PixieQueenState, seat: int, moves: list[int], taste: PixieQueenTaste) -> list[float]:
    """Returns the value of each move."""
    values = _Values(position, seat, Worth(taste))
    if verb_of(moves[0]) in (verbs.OFFER, verbs.COMMIT, verbs.SKILL):
        return [values.of(move) for move in moves]
    return [values.of(move) - values.now for move in moves]


def move_terms(position: PixieQueenState, seat: int, move: int) -> list[Term]:
    """Returns what a move changes in the worth of the position, and what else it brings and costs."""
    terms = Terms()
    _Values(position, seat, USUAL).of(move, terms)
    return terms.noted()


class _Values:
    """The values of one seat's moves in a position."""

    def __init__(self, position: PixieQueenState, seat: int, worth: Worth) -> None:
        self.position = position
        self.seat = seat
        self.worth = worth
        self.taste = worth.taste
        self.now = worth.of(position, seat)

    def of(self, move: int, terms: Terms | None = None) -> float:
        """Returns the value of a move, comparable with those of the same question."""
        verb = verb_of(move)
        if verb in (verbs.OFFER, verbs.COMMIT):
            return self._of_offer(move, terms)
        if verb == verbs.SKILL:
            return noted(terms, "skill", SKILL_WORTH[first_of(move)])
        return self._of_action_or_answer(move, terms)

    def _of_action_or_answer(self, move: int, terms: Terms | None = None) -> float:
        """Returns the value of the position after a move, less the value of the discs that it costs."""
        position, seat = self.position, self.seat
        verb = verb_of(move)
        if verb >= verbs.SKILL:
            return self._of_answer(move, terms)
        discs = 0
        if tasks.kind_of(position.stack[-1]) == tasks.ASK_MAIN:
            discs = position.discs[seat] if verb == box.PRIORITY else price(position, verb) if verb < box.DOUBLES else 1
        return self._of_action(move, terms) + noted(terms, "discs", -self.taste.disc * discs)

    def _of_action(self, move: int, terms: Terms | None = None) -> float:
        """Returns the value of the position after an action; where dice decide, on average."""
        position, seat = self.position, self.seat
        verb = verb_of(move)
        if verb == box.PUNISH:
            return self.now + noted(terms, "harm", self.taste.harm * 2.5)
        if verb == box.CASINO:
            won = sum(self.worth.goods[: box.FOODS]) + 2.0 * self.worth.goods[box.SILVER] + self.worth.goods[box.GOLD]
            return self.now + noted(terms, "goods", won / 3.0)
        if verb == box.MINE:
            return self.now + noted(terms, "goods", self._mine_gain())
        if verb == box.COPY:
            return self._of_copying(terms)
        if verb == box.PRIORITY:
            priority = self.taste.priority + self.taste.priority_left * (box.ROUNDS - int(position.round))
            return self.now + noted(terms, "order", priority if position.big[0] != seat else 0.0)
        if verb == box.PANTRY and first_of(move) == verbs.PANTRY_DISCARD:
            if rounds_left(position) > 1:
                return self.now + noted(terms, "goods", -1.5)
            return self.now + noted(terms, "fewer", 1.0)
        return self._worth_after(move, terms)

    def _worth_after(self, move: int, terms: Terms | None = None) -> float:
        """Returns what the position after a move is worth to a seat."""
        position, seat = self.position, self.seat
        twin = position.copy()
        twin.play(seat, move, FastDice(1))
        if terms is not None:
            self._note_change(position, twin, terms)
        return self.worth.of(twin, self.seat)

    def _note_change(self, before: PixieQueenState, after: PixieQueenState, terms: Terms) -> None:
        """Notes by how much the parts of a position's worth grow or shrink.

        Where play has gone on into the next round, its punishments and its thefts are not the move's.
        """
        seat = self.seat
        if not after.lives(seat):
            self.worth.of(after, self.seat, terms)
            return
        goes_on = rounds_left(after) != rounds_left(before)
        if goes_on:
            after = after.copy()
            after.round, after.phase = before.round, before.phase
        old, change = Terms(), Terms()
        self.worth.of(before, self.seat, old)
        self.worth.of(after, self.seat, change)
        change.add_all(old, -1.0)
        for name, amount in change.noted():
            if not goes_on or name not in ("punishment", "goods"):
                terms.add(FOR_THE_BETTER.get(name, name) if amount > 0.0 else name, amount)

    def _mine_gain(self) -> float:
        """Returns what the cubes that a seat would draw are worth on average; stones go to the others."""
        position, seat = self.position, self.seat
        cubes = float(sum(position.bag))
        draws = float(cubes_due(position, seat))
        in_bag = (
            position.bag[0] * self.worth.goods[box.SILVER]
            + position.bag[1] * self.worth.goods[box.GOLD]
            + position.bag[2] * 0.2
        )
        return draws * in_bag / cubes

    def _of_copying(self, terms: Terms | None) -> float:
        """Returns the value of the best action to copy, less the punishment and a little more for its risk."""
        position, seat = self.position, self.seat
        copies = copy_moves(position, seat)
        values = [self._of_action(move) for move in copies]
        best = max(values)
        if terms is not None:
            self._of_action(copies[values.index(best)], terms)
        points = box.COPY_PUNISHMENT[position.copies]
        reached = position.suffered[seat] // 10 < (position.suffered[seat] + points) // 10
        risk = (
            noted(terms, "demotion", -self.taste.demotion)
            if reached and position.has_active(seat)
            else -self.taste.copy_risk
        )
        return best + noted(terms, "punishment", -float(points)) + risk

    def _of_answer(self, move: int, terms: Terms | None) -> float:
        """Returns the value of a move that is no action; only values of one question are comparable."""
        position, seat = self.position, self.seat
        verb, first, second = verb_of(move), first_of(move), second_of(move)
        if verb == verbs.PASS:
            return self.now + noted(terms, "punishment", -box.PASS_PENALTY) + noted(terms, "discs", -2.0)
        if verb in (verbs.STOP, verbs.DONE):
            return self.now
        if verb == verbs.REMOVE_STONE:
            can_leave = position.chained(seat) < position.captives[seat]
            return self._worth_after(move, terms) + (-0.1 if can_leave else noted(terms, "unchained", 0.6))
        if verb == verbs.GIVE:
            reached = position.suffered[first] // 10 < (position.suffered[first] + second) // 10
            demotes = 2.0 if reached and position.has_active(first) else 0.0
            lead = -float(position.suffered[first])
            return noted(terms, "harm", self.taste.harm * second) + noted(terms, "harm", demotes) + 0.02 * lead * second
        if verb == verbs.PLACE:
            if first == seat:
                return noted(terms, "stones", -5.0)
            return noted(terms, "harm", 1.0 + (1.0 if position.captives[first] <= 2 else 0.0))
        if verb == verbs.PICK:
            return noted(terms, "goods", [self.worth.goods[box.SILVER], self.worth.goods[box.GOLD], 0.1][first])
        if verb == verbs.USE_BAG:
            return noted(terms, "goods", 1.0 if first == verbs.YES else 0.0)
        if verb == verbs.USE_DOUBLE:
            return 0.5 if first == verbs.YES else 0.0
        if verb == verbs.USE_GRACE:
            return self.now + noted(terms, "tiles", -self.taste.grace)
        if verb == verbs.NEUTRAL:
            return 0.0
        return self._worth_after(move, terms)

    def _of_offer(self, move: int, terms: Terms | None = None) -> float:
        """Returns what an offer is worth on average, as far as this move decides it."""
        position, seat = self.position, self.seat
        if verb_of(move) == verbs.COMMIT:
            return 0.0
        good, amount = first_of(move), second_of(move)
        if amount:
            return self._of_gift(good, amount, terms)
        offered = any(position.offered(seat, other) for other in range(box.GOODS))
        gifts = [
            (other, many)
            for other in range(max(good + 1, box.SILVER), box.GOODS)
            for many in range(1, position.owned(seat, other) + 1)
        ]
        if not gifts:
            return 0.0 if offered else noted(terms, "punishment", -float(box.REFUSAL_PENALTY))
        values = [self._of_gift(other, many) for other, many in gifts]
        best = max(values)
        if offered and best <= 0.0:
            return 0.0
        if terms is not None:
            other, many = gifts[values.index(best)]
            self._of_gift(other, many, terms)
        return best

    def _of_gift(self, good: int, amount: int, terms: Terms | None = None) -> float:
        """Returns what offering this much of a good is worth on average."""
        position, seat = self.position, self.seat
        if good < box.FOODS and good != position.demanded():
            return noted(terms, "punishment", -10.0)
        cost = self.worth.goods[good] * amount if rounds_left(position) > 1 else 0.3 * amount
        noted(terms, "goods", -cost)
        if good < box.FOODS:
            return self._promotion_gain(amount, terms) - cost
        case = position.gold_case[seat] if good == box.GOLD else position.silver_case[seat]
        twin = position.copy()
        cases = twin.gold_case if good == box.GOLD else twin.silver_case
        cases[seat] = min(6, case + 1)
        one = self.worth.of(twin, self.seat)
        cases[seat] = min(6, case + 2)
        two = self.worth.of(twin, self.seat)
        largest = min(0.9, self.taste.largest_gift + 0.2 * (amount - 1))
        return noted(terms, "tracks", self.taste.others_bring * (one - self.now + largest * (two - one))) - cost

    def _promotion_gain(self, foods: int, terms: Terms | None) -> float:
        """Returns what a number of promotions is worth, the best one made each time."""
        position, seat = self.position, self.seat
        twin = position.copy()
        twin.phase = phases.REWARDING
        first = twin.copy()
        start = self.worth.of(twin, self.seat)
        for _ in range(foods):
            best, best_move = -1.0e9, -1
            for move in promotions(twin, seat):
                trial = twin.copy()
                promote(trial, seat, first_of(move), second_of(move), "", None)
                value = self.worth.of(trial, self.seat)
                if value > best:
                    best, best_move = value, move
            if best_move < 0 or best < self.worth.of(twin, self.seat):
                break
            promote(twin, seat, first_of(best_move), second_of(best_move), "", None)
        if terms is not None:
            self._note_change(first, twin, terms)
        return self.worth.of(twin, self.seat) - start
