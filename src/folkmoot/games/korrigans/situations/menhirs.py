"""Fills in the menhirs of a situation: which have been taken, what they brought, and which still stand where."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import numbers_of, per_seat, within
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.reckoning import SIGN_ASKING, gone
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, CARRIES_NOTHING, NONE, KorrigansState

_BEING_OF: Final[dict[int, int]] = {box.ELF: CARRIES_ELF, box.GOBLIN: CARRIES_GOBLIN}
_GOLD: Final = [box.GOLD_SIGN, box.GOLD_SIGN + 1, box.GOLD_SIGN + 2]


def fill_signs(position: KorrigansState, facts: Facts, fields: list[int], dice: Dice) -> None:
    """Puts menhirs on the fields where tokens lie, and lets those taken have brought what they bring."""
    named = numbers_of("sign", facts.signs.values(), box.SIGN_OF)
    standing = _standing(position, facts, named, len(fields))
    left = fields[:]
    for field, sign in zip(numbers_of("field", facts.signs, box.FIELD_OF), named, strict=True):
        if field not in left or sign not in standing:
            name = box.FIELD_NAMES[field]
            raise BadSituation(f"signs: no menhir with {box.SIGN_NAMES[sign]!r} can stand in {name!r} (KOR-10, KOR-85)")
        position.signs[field] = sign
        left.remove(field)
        standing.remove(sign)
    dice.shuffle(standing)
    for field in left:
        position.signs[field] = standing.pop()
    position.elves_left = position.signs.count(box.ELF)
    position.goblins_left = position.signs.count(box.GOBLIN)
    _bring(position, facts, dice)


def set_gold_menhirs(position: KorrigansState, facts: Facts) -> None:
    """Gives the gold menhirs that the facts say."""
    for seat, values in enumerate(per_seat(facts.menhirs, "menhirs", [[] for _ in range(position.seats)])):
        for value in values:
            position.gold_menhirs[seat] += 1 << 4 * (within("menhirs", value, 1, 3) - 1)
    for sign in _GOLD:
        if _owned_gold(position, sign) > box.MENHIR_SIGNS.count(sign):
            raise BadSituation(f"menhirs: more gold menhirs of value {sign - box.GOLD_SIGN + 1} than exist")


def _owned_gold(position: KorrigansState, sign: int) -> int:
    return sum([counts >> 4 * (sign - box.GOLD_SIGN) & 15 for counts in position.gold_menhirs])


def _standing(position: KorrigansState, facts: Facts, named: list[int], count: int) -> list[int]:
    """Returns the signs under the standing menhirs: as the facts say, or all but those that must have been taken."""
    wrong = BadSituation(f"menhirs: {count} fields have tokens, so {16 - count} menhirs must have been taken (KOR-85)")
    if facts.standing is not None:
        standing = numbers_of("sign", facts.standing, box.SIGN_OF)
        if len(standing) != count:
            raise wrong
        return standing
    rest = box.MENHIR_SIGNS[:]
    for sign in named:
        if sign not in rest:
            raise BadSituation(f"signs: more menhirs with {box.SIGN_NAMES[sign]!r} than exist (KOR-10)")
        rest.remove(sign)
    for sign in surely_taken(position):
        if sign not in rest:
            raise BadSituation(f"menhirs: more signs {box.SIGN_NAMES[sign]!r} are taken or known than exist (KOR-10)")
        rest.remove(sign)
    for sign in _perhaps_taken(position, facts):
        if len(rest) + len(named) > count and sign in rest:
            rest.remove(sign)
    if len(rest) + len(named) != count:
        raise wrong
    return named + rest


def surely_taken(position: KorrigansState) -> list[int]:
    """Returns the signs of the menhirs of which something is seen."""
    taken = [sign for sign in _GOLD for _ in range(_owned_gold(position, sign))]
    for sign, being in _BEING_OF.items():
        taken += [sign] * position.carried.count(being)
    taken += [box.LEPRECHAUN for seat in range(position.seats) if not position.has_screen(seat)]
    taken += [box.TROLL] if position.troll != NONE else []
    asks = SIGN_ASKING.get(int(position.phase), NONE)
    return taken + ([asks] if asks != NONE else [])


def _perhaps_taken(position: KorrigansState, facts: Facts) -> list[int]:
    """Returns the signs that may have been taken besides: those that leave no trace first, then what is not said."""
    perhaps = [box.FAIRY, box.FAIRY]
    if position.troll != NONE:
        perhaps.append(box.TROLL)
    if any(being != CARRIES_NOTHING for being in position.carried):  # KOR-67: a being that another has replaced
        perhaps += [box.ELF, box.GOBLIN, box.ELF, box.GOBLIN]
    if facts.menhirs is None:
        perhaps += _GOLD * 2
    if facts.troll is None:
        perhaps += [box.TROLL, box.TROLL]
    if facts.carried is None:
        perhaps += [box.ELF, box.GOBLIN, box.ELF, box.GOBLIN]
    if facts.screens is None:
        perhaps += [box.LEPRECHAUN, box.LEPRECHAUN]
    return perhaps


def _bring(position: KorrigansState, facts: Facts, dice: Dice) -> None:
    """Gives what the menhirs taken have brought, where the facts do not say it."""
    asks = SIGN_ASKING.get(int(position.phase), NONE)
    seats = int(position.seats)
    if facts.menhirs is None:
        for sign in _GOLD:
            for _ in range(gone(position, sign)):
                position.gold_menhirs[dice.below(seats)] += 1 << 4 * (sign - box.GOLD_SIGN)
    if facts.carried is None:
        for sign, being in _BEING_OF.items():
            for _ in range(gone(position, sign) - position.carried.count(being)):
                free = [
                    at for at, other in enumerate(position.carried) if not other and position.korrigan_fields[at] >= 0
                ]
                position.carried[free[dice.below(len(free))]] = being
    if facts.screens is None:
        for _ in range(gone(position, box.LEPRECHAUN) - (1 if asks == box.LEPRECHAUN else 0)):
            screened = [seat for seat in range(seats) if position.has_screen(seat)]
            position.screens &= ~(1 << screened[dice.below(len(screened))])
    if facts.troll is None and gone(position, box.TROLL) > (1 if asks == box.TROLL else 0):
        away = [at for at, ends in enumerate(box.CROSSING_ENDS) if not {*ends} & {*position.korrigan_fields}]
        crossings = away or list(range(box.CROSSINGS))
        position.troll = crossings[dice.below(len(crossings))]
