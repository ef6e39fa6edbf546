"""Any situation of Rainbows, to and from readable facts in the words of the glossary."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of, per_seat, read_facts, within
from folkmoot.engine.verdicts import LEGAL, rule_of
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import clear_board, day_score, next_at_the_bank, what_ends_the_day
from folkmoot.games.rainbows.invariants import marker_faults
from folkmoot.games.rainbows.moves import ANY_AMOUNT
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition
from folkmoot.games.rainbows.rules.paying import LOAN_COST, start_account
from folkmoot.games.rainbows.rules.verdicts import place
from folkmoot.games.rainbows.setup import prepared
from folkmoot.games.rainbows.shown import DayScore
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.situations.facts import Facts, Said
from folkmoot.games.rainbows.situations.filling import UNWELCOME, Filling, put_marker
from folkmoot.games.rainbows.state import RainbowsState

_PHASES: Final = {name: phase for phase, name in enumerate(phases.QUESTIONS)} | {
    name: phase for phase, name in enumerate(phases.PHASES)
}
_HINDRANCES: Final = {5: "is not in play", 32: "has two markers"}
"""What hinders a marker on a space, by the number of the rule."""


def situation(seats: int, options: RainbowsOptions, given: Mapping[str, object], dice: Dice) -> RainbowsPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    said = _read(seats, facts)
    start = _begun(seats, options, facts, said)
    refusal = reckoning.UNEXPLAINED
    for number in _rounds(start, options, facts, said):
        for unwelcome in UNWELCOME:
            position = start.copy()
            position.round = number
            _place_priority(position, options, facts)
            fault = _fill(position, facts, said, dice, unwelcome)
            if not fault:
                return position
            if refusal == reckoning.UNEXPLAINED:
                refusal = fault
    raise BadSituation(f"impossible situation: {refusal}")


def facts_of(position: RainbowsState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows.

    To every eye that is all but the order of the deck, which opens with the end.
    """
    seats = range(position.seats)
    facts = Facts(
        market=_names(position.market),
        face_up=[_names(reckoning.kept(position, seat)) for seat in seats],
        markers=[_spaces(position, seat) for seat in seats],
        supply=[*position.supply],
        gold=[*position.gold],
        account=[*position.account],
        priority=position.priority,
        turn=position.turn,
        round=position.round,
        day=position.day,
        phase=phases.PHASES[position.phase],
        discard_pile=_names(position.discard_pile()),
        draws=_names(position.deck[position.dealt :]),
        clover_revealed=position.clover_revealed,
        scores=_scores(position),
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    if position.phase != phases.OVER:
        del data["draws"]
    return data


def _names(cards: Iterable[int]) -> list[str]:
    return ["clover" if card == box.CLOVER else box.CARD_NAMES[card] for card in cards]


def _spaces(position: RainbowsState, seat: int) -> list[str]:
    mine = position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]
    return [name for space, name in enumerate(box.SPACE_NAMES) if mine[space // box.ROWS] >> space % box.ROWS & 1]


def _scores(position: RainbowsState) -> list[list[DayScore]]:
    lines = [DayScore(*position.scored[at : at + 3]) for at in range(0, len(position.scored), 3)]
    return [lines[first : first + position.seats] for first in range(0, len(lines), position.seats)]


def _read(seats: int, facts: Facts) -> Said:
    """Returns the facts about cards and belongings as numbers, in which nothing is named twice."""
    open_lists: list[list[str] | None] = [None] * seats
    open_numbers: list[int | None] = [None] * seats
    supply = per_seat(facts.supply, "supply", open_numbers)
    spaces = [
        None if names is None else numbers_of("space", names, box.SPACE_OF)
        for names in per_seat(facts.markers, "markers", open_lists)
    ]
    for left in supply:
        within("supply", left or 0, 0, box.MARKERS)
    said = Said(
        market=None if facts.market is None else numbers_of("card", facts.market, box.CARD_OF),
        kept=[
            None if names is None else numbers_of("card", names, box.CARD_OF)
            for names in per_seat(facts.face_up, "face_up", open_lists)
        ],
        spaces=spaces,
        supply=supply,
        gold=per_seat(facts.gold, "gold", open_numbers),
        pile=numbers_of("card", facts.discard_pile, box.CARD_OF),
        draws=numbers_of("card", facts.draws, box.CARD_OF | {"clover": box.CLOVER}),
    )
    named = _names(said.cards() + [card for card in said.draws if card == box.CLOVER])
    twice = [name for name in named if named.count(name) > 1]
    if twice:
        raise BadSituation(f"impossible situation: {twice[0]} lies in two places (RAI-06, RAI-112)")
    for gold in said.gold:
        within("gold", 0 if gold is None else gold, 0, ANY_AMOUNT - 1)
    return said


def _begun(seats: int, options: RainbowsOptions, facts: Facts, said: Said) -> RainbowsPosition:
    """Returns the position with what the facts say of its day, and with the cards and markers that they name."""
    position = prepared(seats, options)
    position.phase = number_of("phase", facts.phase, _PHASES)
    usual = {phases.PICK: 1, phases.BANK: max(1, options.days - 1), phases.OVER: options.days}[position.phase]
    position.day = within("day", usual if facts.day is None else facts.day, 1, options.days)
    position.turn = within("turn", facts.turn or 0, 0, seats)
    within("priority", facts.priority or 0, 0, seats - 1)
    position.ended_by = phases.BY_CLOVER if position.day > 1 else 0
    _place_markers(position, said)
    position.face_up = [sum(1 << card for card in cards or []) for cards in said.kept]
    position.clover_revealed = facts.clover_revealed is True
    if facts.clover_revealed is None and position.phase != phases.PICK and box.CLOVER not in said.draws:
        position.clover_revealed = what_ends_the_day(position) == 0 and facts.round != box.CARDS // position.per_round
    return position


def _place_markers(position: RainbowsPosition, said: Said) -> None:
    clear_board(position)
    for seat, spaces in enumerate(said.spaces):
        for space in spaces or []:
            judged = place(position, space // box.ROWS, space)
            if judged != LEGAL:
                rule = int(rule_of(judged))
                raise BadSituation(
                    f"impossible situation: {box.SPACE_NAMES[space]} {_HINDRANCES[rule]} (RAI-{rule:02})"
                )
            put_marker(position, seat, space)
        left = said.supply[seat]
        if spaces is not None and left is not None:
            position.supply[seat] = left
    faults = marker_faults(position)
    if faults:
        raise BadSituation(f"impossible situation: {faults[0]}")


def _rounds(position: RainbowsPosition, options: RainbowsOptions, facts: Facts, said: Said) -> list[int]:
    """Returns the rounds that may be meant: as said, or all in which so many cards can lie on the table, in order."""
    per_round = int(position.per_round)
    market = reckoning.market_size(position) if said.market is None else len(said.market)
    clovers = said.draws.count(box.CLOVER)
    lying = len(said.cards()) - len(said.market or []) - len(said.draws) + clovers + market
    least, most = max(1, -(-lying // per_round)), (box.CARDS - len(said.draws) + clovers) // per_round
    too_late = facts.round is not None and most < facts.round <= box.CARDS // per_round
    if least > most or too_late:
        raise BadSituation("impossible situation: draws names cards that have been dealt by now (RAI-112)")
    if facts.round is not None:
        return [within("round", facts.round, least, most)]
    if position.clover_revealed:
        least = max(least, box.ABOVE_CLOVER // per_round + 1)
    if facts.priority is not None and isinstance(options.first_priority, int) and position.day == 1:
        ended = (facts.priority - options.first_priority) % int(position.seats)
        first = ended + (position.phase == phases.PICK)
        least += (first - least) % int(position.seats)
        return list(range(least, most + 1, int(position.seats)))
    return list(range(least, most + 1))


def _place_priority(position: RainbowsPosition, options: RainbowsOptions, facts: Facts) -> None:
    """Follows the option that may fix the Priority Player of a game's first round."""
    first, ended = options.first_priority, reckoning.rounds_ended(position)
    fixed = isinstance(first, int) and position.day == 1
    expected = (first + ended) % int(position.seats) if isinstance(first, int) and fixed else 0
    position.priority = expected if facts.priority is None else facts.priority
    if fixed and position.priority != expected:
        raise BadSituation(f"priority: expected {expected}, as first_priority has it, got {facts.priority} (RAI-13)")


def _fill(position: RainbowsPosition, facts: Facts, said: Said, dice: Dice, unwelcome: int) -> str:
    """Fills in what the facts leave open. Returns what no game can have come to, or nothing."""
    _keep_accounts(position, facts)
    faults = reckoning.score_faults(position) if position.phase == phases.PICK else []
    if faults:
        return faults[0]
    position.gold = [gold or 0 for gold in said.gold]
    filling = Filling(position, said, dice, unwelcome)
    if not filling.fill():
        return reckoning.UNEXPLAINED
    _lay_cards(position, said, filling, dice)
    if position.phase != phases.PICK:
        _end_day(position, facts)
    return next(iter(position.faults()), "")


def _keep_accounts(position: RainbowsPosition, facts: Facts) -> None:
    """Sets what the days have brought, the latest by what lies on the table now, and the accounts."""
    seats, earlier, start = int(position.seats), int(position.day) - 1, start_account(position.bank_accounts)
    unsaid: list[int | None] = [None] * seats
    accounts = per_seat(facts.account, "account", unsaid)
    latest = [] if position.phase == phases.PICK else [day_score(position, seat) for seat in range(seats)]
    if facts.scores is None:
        position.scored = []
        totals = [0 if not latest else sum(latest[seat]) for seat in range(seats)]
        for _ in range(earlier):
            for seat, account in enumerate(accounts):
                left = 0 if account is None else account - start - totals[seat]
                line = _line_for(position, seat, left)
                totals[seat] += sum(line)
                position.scored += line
        position.scored += [gold for line in latest for gold in line]
    else:
        days = earlier + (position.phase != phases.PICK)
        if [len(day) for day in facts.scores] != [seats] * days:
            raise BadSituation(f"scores: expected one for each of {seats} seats on each of {days} days scored")
        position.scored = [
            gold for day in facts.scores for score in day for gold in (score.rainbows, score.singles, score.money)
        ]
    for seat, account in enumerate(accounts):
        usual = start + reckoning.earned(position, seat)
        position.account[seat] = usual if account is None else account


def _line_for(position: RainbowsPosition, seat: int, amount: int) -> tuple[int, int, int]:
    """Returns the score of a day that brings so much, or with which a deposit or a loan brings it."""
    totals = reckoning.lines_by_total()
    if amount in totals:
        return totals[amount]
    if reckoning.has_been_at_the_bank(position, seat):
        return totals[max((total for total in totals if total < amount), default=min(totals))]
    lent = [total for total in totals if total > amount and (total - amount) % LOAN_COST == 0]
    return totals[min(lent, default=max(totals))]


def _lay_cards(position: RainbowsPosition, said: Said, filling: Filling, dice: Dice) -> None:
    """Builds the market and the deck: the cards dealt, those that come next, the rest, and the clover."""
    kept = [card for seat in range(position.seats) for card in reckoning.kept(position, seat)]
    gone = said.pile + filling.gone
    position.market = filling.market() if said.market is None else said.market[:]
    dealt_cards = kept + gone + position.market
    deck = dealt_cards + said.draws + [card for card in filling.free if card not in position.market]
    if box.CLOVER not in said.draws:
        deck.insert(_depth_of_clover(position, len(dealt_cards), len(said.draws), dice), box.CLOVER)
    position.deck = deck
    position.dealt = len(dealt_cards) + position.clover_revealed


def _depth_of_clover(position: RainbowsPosition, dealt: int, draws: int, dice: Dice) -> int:
    """Returns under how many Luckychauns the clover lies: a random number, in the deck or in the latest deal."""
    uppermost, deepest = dealt + draws, box.CARDS
    if position.clover_revealed:
        uppermost, deepest = dealt - int(position.per_round), dealt - 1
    uppermost = min(max(box.ABOVE_CLOVER, uppermost), deepest)
    return uppermost + dice.below(deepest - uppermost + 1)


def _end_day(position: RainbowsPosition, facts: Facts) -> None:
    """Scores a day that is over by what has been filled in, and finds what ended it."""
    position.ended_by = what_ends_the_day(position)
    _keep_accounts(position, facts)
    if position.phase == phases.BANK and facts.turn is None:
        position.turn = next_at_the_bank(position, 0)
