"""Fills in the rainbow of a situation: pawns for every round, the pawn in hand, the cauldron."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, phases, stages
from folkmoot.games.korrigans.rules.cauldron import eligible_field_bits
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.reckoning import DRAWS
from folkmoot.games.korrigans.state import NONE, KorrigansState

_COLOUR_OF: Final = {name: colour for colour, name in enumerate(box.PAWN_COLOURS)}
_TRIES: Final = 3000
"""How often a rainbow is drawn before there seems to be none; one in thirty is as short as can be."""


def set_rainbow(position: KorrigansState, facts: Facts, least_round: int, dice: Dice) -> None:
    """Sets round, pawns, bag, cauldron and what is drawn next."""
    position.cauldron = NONE if facts.cauldron is None else number_of("field", facts.cauldron, box.FIELD_OF)
    if facts.suns is None and facts.clouds is None and position.stage != stages.PLACEMENT:
        _draw_rainbow(position, facts, least_round, dice)
    else:
        _read_pawns(position, facts)
    if position.stage == stages.FINAL_TURN and position.cauldron == NONE:
        eligible = eligible_field_bits(position)
        fields = [field for field in range(box.FIELDS) if eligible >> field & 1]
        position.cauldron = fields[dice.below(len(fields))]
    placed = 2 * box.GRID_SIZE - position.suns.count(NONE) - position.clouds.count(NONE)
    position.holder = (position.first + placed) % position.seats
    _set_draws(position, numbers_of("colour", facts.draws, _COLOUR_OF))


def _read_pawns(position: KorrigansState, facts: Facts) -> None:
    position.suns = _pawns(facts.suns, "suns")
    position.clouds = _pawns(facts.clouds, "clouds")
    for colour in [*position.suns, *position.clouds]:
        if colour != NONE:
            position.bag[colour] -= 1
    position.pawn = _pawn_in_hand(position, facts)
    if position.pawn != NONE:
        position.bag[position.pawn] -= 1
    if min(position.bag) < 0:
        raise BadSituation(f"impossible situation: a colour has {box.PAWNS_PER_COLOUR} pawns (KOR-12)")
    position.round = _round_of_pawns(position) if facts.round is None else facts.round


def _pawns(names: list[str | None] | None, fact: str) -> list[int]:
    if names is None:
        return [NONE] * box.GRID_SIZE
    if len(names) != box.GRID_SIZE:
        raise BadSituation(f"{fact}: expected seven, got {len(names)}")
    return [NONE if name is None else number_of("colour", name, _COLOUR_OF) for name in names]


def _asked(position: KorrigansState) -> int:
    """Returns the question of the last draw, NONE if its pawn is placed."""
    if position.stage == stages.FINAL_TURN:
        return phases.PLACE_CAULDRON
    return int(position.phase) if position.phase in DRAWS else NONE


def _pawn_in_hand(position: KorrigansState, facts: Facts) -> int:
    """Returns the pawn as the facts say, or the first that leads to the question."""
    if facts.pawn is not None:
        return number_of("pawn", facts.pawn, _COLOUR_OF)
    asked = _asked(position)
    for colour in range(box.COLOURS):
        if asked != NONE and position.bag[colour] > 0 and flow.question_of_draw(position, colour) == asked:
            return colour
    return NONE


def _round_of_pawns(position: KorrigansState) -> int:
    """Returns the round that the pawns tell (KOR-24); in the chain of draws the latest that it may be (KOR-32)."""
    suns, clouds = [box.GRID_SIZE - lines.count(NONE) for lines in (position.suns, position.clouds)]
    if position.stage == stages.PLACEMENT:
        return 0
    if flow.only_draws_are_left(position):
        return suns + box.CHAIN_FROM_CLOUDS
    return suns + clouds + (1 if position.pawn != NONE else 0)


def _draw_rainbow(position: KorrigansState, facts: Facts, least_round: int, dice: Dice) -> None:
    """Draws and places pawns at random until the question comes, in the round that is said or not before the least."""
    for _ in range(_TRIES):
        if _draws_to_question(position, facts.round, least_round, dice):
            if facts.pawn is not None:
                _exchange_colours(position, int(position.pawn), number_of("pawn", facts.pawn, _COLOUR_OF))
            if position.cauldron == NONE or eligible_field_bits(position) >> position.cauldron & 1:
                return
    raise BadSituation(
        f"round: expected one in which {phases.PHASES[position.phase]} can be asked with the other facts, "
        f"got {least_round if facts.round is None else facts.round} (KOR-24, KOR-32, KOR-34)"
    )


def _draws_to_question(position: KorrigansState, wanted: int | None, least: int, dice: Dice) -> bool:
    asked = _asked(position)
    position.bag = [box.PAWNS_PER_COLOUR] * box.COLOURS
    position.suns = [NONE] * box.GRID_SIZE
    position.clouds = [NONE] * box.GRID_SIZE
    position.pawn = NONE
    position.round = 0
    order = [colour for colour in range(box.COLOURS) for _ in range(box.PAWNS_PER_COLOUR)]
    dice.shuffle(order)
    for colour in order:
        position.round += 0 if flow.only_draws_are_left(position) else 1
        fits = position.round >= least if wanted is None else position.round == wanted
        question = flow.question_of_draw(position, colour)
        position.bag[colour] -= 1
        if question == asked and fits:
            position.pawn = colour
            return True
        if question == phases.PLACE_CAULDRON:
            return False
        lines = position.suns if question == phases.PLACE_SUN else position.clouds
        free = [line for line in range(box.GRID_SIZE) if lines[line] == NONE]
        lines[free[dice.below(len(free))]] = colour
        if asked == NONE and fits:
            return not flow.only_draws_are_left(position)
    return False


def _exchange_colours(position: KorrigansState, one: int, other: int) -> None:
    """Lets two colours change their roles, so that the pawn in hand is the one that is said."""
    if one == NONE:
        position.pawn = other  # the checker says why no pawn can be in hand
        return
    names = list(range(box.COLOURS))
    names[one], names[other] = other, one
    position.bag = [position.bag[names[colour]] for colour in range(box.COLOURS)]
    position.suns = [NONE if colour == NONE else names[colour] for colour in position.suns]
    position.clouds = [NONE if colour == NONE else names[colour] for colour in position.clouds]
    position.pawn = other


def _set_draws(position: KorrigansState, colours: list[int]) -> None:
    """Sets what is drawn next. Raises `BadSituation` if the bag has not so many, or the rainbow is complete before."""
    left = position.bag[:]
    for colour in colours:
        if left[colour] == 0 or max(left) < box.PAWNS_PER_COLOUR:
            raise BadSituation(f"draws: {box.PAWN_COLOURS[colour]} cannot be drawn then (KOR-12, KOR-34)")
        left[colour] -= 1
    position.coming = colours
