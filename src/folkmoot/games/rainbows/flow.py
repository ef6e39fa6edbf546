"""The flow of a game: deal, picks, end of the round, scoring, the bank, a new day. Nothing here is a choice.

The program does the Banker's work (RAI-14).
"""

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.scoring import LINK_GOLD, best_split, link_count, money_score, numbers_of, single_count
from folkmoot.games.rainbows.state import RainbowsState


def deciders(position: RainbowsState) -> list[int]:
    """Returns who must decide now."""
    return [] if position.phase == phases.OVER else [decider(position)]


def decider(position: RainbowsState) -> int:
    """Returns the seat that decides: clockwise from the Priority Player, who picks last too (RAI-12, RAI-21)."""
    seat = position.priority + position.turn
    if seat >= position.seats:  # faster than a remainder
        seat -= position.seats
    return int(seat)


def begin_day(position: RainbowsState, dice: Dice, log: Log | None) -> None:
    """Clears the table, builds a new deck and deals the first round (RAI-92, RAI-93, RAI-94).

    Gold, accounts and priority stay as they are (RAI-95, RAI-96, RAI-97).
    """
    seats = int(position.seats)
    position.day += 1
    position.round = 0
    position.deck = build_deck(dice)
    position.dealt = 0
    position.clover_revealed = False
    position.market = []
    clear_board(position)
    position.face_up = [0] * seats
    if log is not None:
        _tell_day(position, log)
    _deal(position, log)


def clear_board(position: RainbowsState) -> None:
    """Gives all markers back to their owners (RAI-08): every space in play is vacant (RAI-05)."""
    position.board = [0] * int(box.COLUMNS * position.seats)
    position.vacant = [(1 << int(position.rows)) - 1] * box.COLUMNS
    position.supply = [box.MARKERS] * int(position.seats)


def build_deck(dice: Dice) -> list[int]:
    """Returns a shuffled deck from the top, the clover somewhere among the last 21 cards (RAI-15)."""
    deck = list(range(box.CARDS))
    dice.shuffle(deck)
    above = box.ABOVE_CLOVER + dice.below(box.THIRD + 1)
    deck.insert(above, box.CLOVER)
    return deck


def advance(position: RainbowsState, dice: Dice, log: Log | None) -> None:
    """Goes on after a move has been carried out."""
    position.turn += 1
    if position.phase == phases.PICK:
        if position.seats == 2 and position.turn == 2:
            _remove_higher(position, log)
        if position.turn > position.seats:  # RAI-21, RAI-23, RAI-46: n + 1 picks, the last of one card
            _end_round(position, dice, log)
    else:
        _go_on_at_the_bank(position, dice, log)


def board_full(position: RainbowsState) -> bool:
    """Tells whether every space in play holds a marker (RAI-48)."""
    return all(rows == 0 for rows in position.vacant)


def what_ends_the_day(position: RainbowsState) -> int:
    """Returns the rule that ends the day with this round, 0 if none does: nothing else ends it (RAI-49, RAI-53)."""
    if board_full(position):
        return phases.BY_FULL_BOARD  # RAI-48
    if position.clover_revealed:
        return phases.BY_CLOVER  # RAI-47
    return phases.BY_EXHAUSTION if position.dealt == box.CARDS else 0  # RAI-51: the clover is the only card left


def _tell_day(position: RainbowsState, log: Log) -> None:
    first = position.day == 1
    args: dict[str, Value] = {"day": int(position.day), "days": int(position.days), "seat": int(position.priority)}
    log.add(Event(rule="RAI-13" if first else "RAI-97", public=Phrase("day-begins", args), clears=not first))


def _deal(position: RainbowsState, log: Log | None) -> None:
    """Turns up cards until the market is complete; the clover is laid beside it (RAI-18 to RAI-20)."""
    position.round += 1
    position.turn = 0
    position.phase = phases.PICK
    clover_now = False
    market: list[int] = []
    while len(market) < position.per_round:
        card = position.deck[position.dealt]
        position.dealt += 1
        if card == box.CLOVER:
            clover_now = True
        else:
            market.append(card)
    position.market = market
    if clover_now:
        position.clover_revealed = True
    if log is not None:
        rule = "RAI-116" if position.seats == 2 else "RAI-18"
        log.reveal("dealt", rule, round=int(position.round), cards=[box.CARD_NAMES[card] for card in market])
        if clover_now:
            log.reveal("clover", "RAI-110")


def _remove_higher(position: RainbowsState, log: Log | None) -> None:
    """Two players: the higher of the two cards left goes to the discard pile, the first drawn if equal (RAI-117)."""
    first, second = position.market[0], position.market[1]
    removed = first if first % box.NUMBERS >= second % box.NUMBERS else second
    position.market.remove(removed)
    if log is not None:
        log.tell("removed", "RAI-117", card=box.CARD_NAMES[removed])


def _end_round(position: RainbowsState, dice: Dice, log: Log | None) -> None:
    position.priority = (position.priority + 1) % position.seats  # RAI-25, RAI-26, RAI-118
    if log is not None:
        log.tell("priority", "RAI-118" if position.seats == 2 else "RAI-25", seat=int(position.priority))
    rule = what_ends_the_day(position)
    if rule:
        _end_day(position, rule, dice, log)
    else:
        _deal(position, log)


def _end_day(position: RainbowsState, rule: int, dice: Dice, log: Log | None) -> None:
    position.ended_by = rule
    if log is not None:
        log.tell(f"day-ends-{phases.ENDS[rule]}", f"RAI-{rule}", day=int(position.day))
    _score_day(position, log)
    if position.day == position.days:
        _finish(position, log)
    elif bank_opens_after(position, position.day):  # RAI-108: once the day has been scored
        _open_bank(position, dice, log)
    else:
        begin_day(position, dice, log)


def _score_day(position: RainbowsState, log: Log | None) -> None:
    """Pays Rainbows and Money Rainbows into the accounts, every day alike (RAI-73, RAI-91).

    Never to hand (RAI-74); an account may fall below 0 (RAI-75).
    """
    lines: list[int] = []
    for seat in range(int(position.seats)):
        position.account[seat] += _add_day_score(position, seat, lines)
        if log is not None:
            _tell_score(position, seat, lines[-3:], log)
    position.scored = position.scored + lines


def day_score(position: RainbowsState, seat: int) -> list[int]:
    """Returns what a day that ended now would bring a seat for Rainbows, single markers and Money Rainbows (RAI-73)."""
    line: list[int] = []
    _add_day_score(position, seat, line)
    return line


def _add_day_score(position: RainbowsState, seat: int, lines: list[int]) -> int:
    """Adds the three parts of a seat's score to the lines, and returns their sum."""
    rainbow_gold = link_count(position.board, seat * box.COLUMNS) * LINK_GOLD
    single_gold = single_count(position.board, seat * box.COLUMNS) * box.SINGLE_GOLD
    money_gold = money_score(numbers_of(position.face_up[seat]))
    lines += [rainbow_gold, single_gold, money_gold]
    return rainbow_gold + single_gold + money_gold


def _tell_score(position: RainbowsState, seat: int, line: list[int], log: Log) -> None:
    """Tells what a day brought a seat: `chains` are its Rainbows and what each pays, `spaces` its single markers."""
    chains = best_split(position.board, seat * box.COLUMNS)
    named = ["-".join([box.SPACE_NAMES[space] for space in chain]) for chain in chains]
    log.tell(
        "scored",
        "RAI-73",
        seat=seat,
        rainbows=line[0],
        singles=line[1],
        money=line[2],
        total=sum(line),
        account=position.account[seat],
        chains=[f"{name} {box.RAINBOW_GOLD[name.count('-') + 1]}" for name in named if "-" in name],
        spaces=[name for name in named if "-" not in name],
    )


def bank_opens_after(position: RainbowsState, day: i64) -> bool:
    """Tells whether the bank opens after a day: the last but one, whatever the other options (RAI-100, RAI-104).

    Not after the first of three (RAI-107).
    """
    return day > 0 and day == position.days - 1


def _open_bank(position: RainbowsState, dice: Dice, log: Log | None) -> None:
    position.phase = phases.BANK
    position.market = []
    position.turn = 0
    if log is not None:
        log.tell("bank-opens", "RAI-100", seat=int(position.priority))
    _go_on_at_the_bank(position, dice, log)


def _go_on_at_the_bank(position: RainbowsState, dice: Dice, log: Log | None) -> None:
    """Asks the next player at the bank; after the last one the next day begins."""
    position.turn = next_at_the_bank(position, position.turn)
    if position.turn == position.seats:
        begin_day(position, dice, log)


def next_at_the_bank(position: RainbowsState, turn: i64) -> i64:
    """Returns the first turn at the bank from this one on whose player has gold, the number of seats if none has.

    The turns go clockwise from the Priority Player of the coming day (RAI-102, RAI-103).
    """
    while turn < position.seats and position.gold[(position.priority + turn) % position.seats] == 0:
        turn += 1
    return turn


def _finish(position: RainbowsState, log: Log | None) -> None:
    """Ends the game; what is left of the deck is now open to all."""
    position.phase = phases.OVER
    position.turn = 0
    if log is not None:
        most = max(position.account)
        winners: list[str | int] = [seat for seat in range(int(position.seats)) if position.account[seat] == most]
        log.reveal("game-over", "RAI-77" if len(winners) == 1 else "RAI-79", seats=winners, account=most)
