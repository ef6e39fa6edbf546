"""Any situation of Rainbows, to and from readable facts in the words of the glossary."""

from collections.abc import Iterable, Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of, per_seat, read_facts, require_sound, within
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.facts import Facts
from folkmoot.games.rainbows.flow import clear_board, what_ends_the_day
from folkmoot.games.rainbows.moves import ANY_AMOUNT
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition
from folkmoot.games.rainbows.setup import prepared
from folkmoot.games.rainbows.shown import DayScore
from folkmoot.games.rainbows.state import RainbowsState


def situation(seats: int, options: RainbowsOptions, given: Mapping[str, object], dice: Dice) -> RainbowsPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    _check_ranges(position, facts)
    _place(position, facts)
    _lay_cards(position, facts, dice)
    if position.phase == phases.OVER:
        _end(position)
    return require_sound(position)


def facts_of(position: RainbowsState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows.

    To every eye that is all but the order of the deck, which opens with the end (RAI-16).
    """
    facts = Facts(
        market=_names(position.market),
        face_up=[_names(card for card in range(box.CARDS) if cards >> card & 1) for cards in position.face_up],
        markers=[_spaces(position, seat) for seat in range(position.seats)],
        gold=position.gold,
        account=position.account,
        priority=position.priority,
        turn=position.turn,
        round=position.round,
        day=position.day,
        phase=phases.PHASES[position.phase],
        discard_pile=_names(position.discard_pile()),
        deck=_names(position.deck[position.dealt :]),
        clover_revealed=position.clover_revealed,
        scores=_scores(position),
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    if position.phase != phases.OVER:
        del data["deck"]
    return data


def _names(cards: Iterable[int]) -> list[str]:
    return ["clover" if card == box.CLOVER else box.CARD_NAMES[card] for card in cards]


def _spaces(position: RainbowsState, seat: int) -> list[str]:
    mine = position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]
    return [name for space, name in enumerate(box.SPACE_NAMES) if mine[space // box.ROWS] >> space % box.ROWS & 1]


def _scores(position: RainbowsState) -> list[list[DayScore]]:
    lines = [DayScore(*position.scored[at : at + 3]) for at in range(0, len(position.scored), 3)]
    return [lines[first : first + position.seats] for first in range(0, len(lines), position.seats)]


def _check_ranges(position: RainbowsPosition, facts: Facts) -> None:
    for name, value, least, most in (
        ("priority", facts.priority, 0, position.seats - 1),
        ("turn", facts.turn, 0, position.seats),
        ("day", facts.day, 1, position.days),
        ("gold", max(facts.gold or [0]), 0, ANY_AMOUNT - 1),
    ):
        within(name, value, least, most)


def _place(position: RainbowsPosition, facts: Facts) -> None:
    seats = position.seats
    position.day = facts.day
    position.phase = number_of("phase", facts.phase, {name: phase for phase, name in enumerate(phases.PHASES)})
    position.priority = facts.priority
    position.turn = facts.turn
    position.scored = _scored(position, facts.scores)
    position.clover_revealed = facts.clover_revealed
    position.gold = per_seat(facts.gold, "gold", position.gold)
    position.account = per_seat(facts.account, "account", position.account)
    nothing: list[list[str]] = [[]] * seats
    clear_board(position)
    for seat, spaces in enumerate(per_seat(facts.markers, "markers", nothing)):
        for space in numbers_of("space", spaces, box.SPACE_OF):
            column, marker = space // box.ROWS, 1 << space % box.ROWS
            if any(rows & marker for rows in position.board[column :: box.COLUMNS]):
                raise BadSituation(f"impossible situation: two markers on {box.SPACE_NAMES[space]} (RAI-32)")
            position.board[seat * box.COLUMNS + column] |= marker
            position.vacant[column] &= ~marker
            position.supply[seat] -= 1
    face_up = per_seat(facts.face_up, "face_up", nothing)
    position.face_up = [sum(1 << card for card in numbers_of("card", cards, box.CARD_OF)) for cards in face_up]


def _scored(position: RainbowsPosition, scores: list[list[DayScore]] | None) -> list[int]:
    days = position.day - (position.phase == phases.PICK)
    if scores is None:
        return [0] * (3 * position.seats * days)
    if [len(day) for day in scores] != [position.seats] * days:
        raise BadSituation(f"scores: expected one for each of {position.seats} seats on each of {days} days scored")
    return [gold for day in scores for score in day for gold in (score.rainbows, score.singles, score.money)]


def _end(position: RainbowsPosition) -> None:
    """Finds the rule that ended the last day in what lies on the table."""
    if position.day != position.days or position.turn or position.market:
        raise BadSituation(
            "impossible situation: a game that is over has day = days, turn 0 and an empty market (RAI-46, RAI-90)"
        )
    position.ended_by = what_ends_the_day(position)
    if not position.ended_by:
        raise BadSituation("impossible situation: nothing has ended the day (RAI-53)")


def _lay_cards(position: RainbowsPosition, facts: Facts, dice: Dice) -> None:
    """Deals the 60 cards and the clover to market, players, discard pile and deck so that all facts hold."""
    kept = [card for card in range(box.CARDS) if any(cards >> card & 1 for cards in position.face_up)]
    market = numbers_of("card", facts.market or [], box.CARD_OF)
    coming = numbers_of("card", facts.deck, box.CARD_OF | {"clover": box.CLOVER})
    gone = numbers_of("card", facts.discard_pile, box.CARD_OF)
    _check_each_once(facts)
    free = [card for card in range(box.CARDS) if card not in {*kept, *market, *coming, *gone}]
    dice.shuffle(free)
    gone += _bought_cards(position, gone, free)
    if facts.market is None:
        market = _drawn(free, position.market_size())
    rounds = _rounds_dealt(position, facts, len(kept) + len(market) + len(gone))
    filled = rounds * position.per_round - len(kept) - len(market) - len(gone)
    gone += _drawn(free, filled)
    position.market = market
    position.round = max(1, rounds)
    _stack(position, kept + gone + market, coming, free, dice)


def _drawn(free: list[int], count: int) -> list[int]:
    """Takes so many of the free cards. Raises `BadSituation` if the facts have not left enough."""
    if count > len(free):
        raise BadSituation("impossible situation: deck names cards that have been dealt by now (RAI-112)")
    return [free.pop() for _ in range(count)]


def _check_each_once(facts: Facts) -> None:
    kept = [card for cards in facts.face_up or [] for card in cards]
    named = [*kept, *(facts.market or []), *facts.deck, *facts.discard_pile]
    twice = [card for card in named if named.count(card) > 1]
    if twice:
        raise BadSituation(f"impossible situation: {twice[0]} lies in two places (RAI-06, RAI-112)")


def _bought_cards(position: RainbowsPosition, gone: list[int], free: list[int]) -> list[int]:
    """Takes from the free cards the bought ones that `gone` lacks: for every marker a card of its colour (RAI-30)."""
    bought: list[int] = []
    for column in range(box.COLUMNS):
        missing = sum(rows.bit_count() for rows in position.board[column :: box.COLUMNS]) - sum(
            card // box.NUMBERS == column for card in gone
        )
        of_colour = [card for card in free if card // box.NUMBERS == column]
        if missing > len(of_colour):
            raise BadSituation("impossible situation: there are more markers than cards of a colour (RAI-30)")
        for card in of_colour[: max(0, missing)]:
            free.remove(card)
            bought.append(card)
    return bought


def _rounds_dealt(position: RainbowsPosition, facts: Facts, lying: int) -> int:
    """Returns how many rounds have been dealt: as said, or the fewest that so many Luckychauns on the table need."""
    per_round = position.per_round
    least = -(-lying // per_round)
    if facts.round is not None:
        return within("round", facts.round, least, box.CARDS // per_round)
    return max(least, (box.CARDS - box.THIRD) // per_round + 1) if facts.clover_revealed else least


def _stack(position: RainbowsPosition, dealt_cards: list[int], coming: list[int], free: list[int], dice: Dice) -> None:
    """Builds the deck: the cards dealt, those that `deck` names as coming, the rest.

    Unless it is among those coming, the clover lies at a random place that RAI-15 and `clover_revealed` allow. Once
    revealed it need not be among the cards of the latest round, as RAI-47 would have it: nothing reads its place then.
    """
    deck = dealt_cards + coming + free
    least = box.CARDS - box.THIRD
    if box.CLOVER not in coming:
        after = len(dealt_cards) + len(coming)
        uppermost = least if position.clover_revealed else max(least, after)
        deepest = len(dealt_cards) - 1 if position.clover_revealed else box.CARDS  # RAI-20: never last in a round
        if uppermost > deepest:
            raise BadSituation("impossible situation: the clover lies under at least 40 Luckychauns (RAI-15)")
        deck.insert(uppermost + dice.below(deepest - uppermost + 1), box.CLOVER)
    position.deck = deck
    position.dealt = len(dealt_cards) + position.clover_revealed
