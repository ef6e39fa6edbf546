"""Facts that somebody got wrong are refused, or describe a position that can be played on like any other."""

import copy
from typing import Any, Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation, BrokenContract
from folkmoot.engine.position import Position
from folkmoot.testing.moment import Moment

PLAYED: Final = 6
"""How many moves are played on from a position that was accepted."""
NUMBERS: Final = (-1, 0, 1, 5, 99, 1 << 70)
OTHERS: Final[tuple[object, ...]] = (None, True, -1, 2.5, "", "nonsense", [], {}, [-1], ["nonsense"], {"nonsense": 1})
"""What is put where something else is expected."""


def examine_nonsense(moment: Moment) -> None:
    """Changes one or two of a moment's facts at random: they are refused, or the position can be played on."""
    eyes = moment.eyes()
    facts = copy.deepcopy(moment.game.facts(moment.position, eyes[moment.dice.below(len(eyes))]))
    for _ in range(1 + moment.dice.below(2)):
        _change(facts, moment.dice)
    try:
        made = moment.game.situation(moment.seats, moment.options, facts, moment.dice)
        _play_on(moment, made)
    except BadSituation:
        return
    except Exception as error:
        what = f"{type(error).__name__}: {error}, made of these facts: {facts}"
        raise BrokenContract(f"{moment.game.id}: {what} ({moment.where})") from error


def _play_on(moment: Moment, made: Position) -> None:
    """A position that was accepted keeps what the contract says of positions, now and some moves on."""
    for _ in range(PLAYED):
        faults, deciders = made.faults(), made.deciders()
        moment.require(not faults, f"an invariant does not hold: {faults}")
        moment.require(bool(deciders) != (made.result() is not None), "either somebody decides or there is a result")
        for eye in moment.eyes():
            made.view(eye)
        if not deciders:
            return
        seat = deciders[moment.dice.below(len(deciders))]
        moves = made.moves(seat)
        moment.require(bool(moves), "a decider has no legal move")
        made.prompt(seat)
        made.imagine(seat, moment.dice)
        made.play(seat, moves[moment.dice.below(len(moves))], moment.dice)


def _change(place: Any, dice: FastDice) -> None:
    """Changes something in a dict or a list, or deep in it."""
    keys = [*place] if isinstance(place, dict) else [*range(len(place))]
    if not keys:
        return
    key = keys[dice.below(len(keys))]
    value = place[key]
    if isinstance(value, dict | list) and value and dice.below(4):
        _change(value, dice)
    elif dice.below(4):
        place[key] = _another(value, dice)
    elif isinstance(place, list) and dice.below(2):
        place.append(copy.deepcopy(value))
    else:
        del place[key]


def _another(value: object, dice: FastDice) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and dice.below(4):
        number = dice.below(2 + len(NUMBERS))
        return NUMBERS[number] if number < len(NUMBERS) else value + (1 if number == len(NUMBERS) else -1)
    if isinstance(value, list) and dice.below(4):
        return [*value, *value] if dice.below(2) else value[::-1]
    return OTHERS[dice.below(len(OTHERS))]
