"""How far the game of a situation has come: what is asked of whom, the rainbow so far, where the Korrigans are."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import Fact, number_of, numbers_of, per_seat, within
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, phases, stages
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.reckoning import (
    ARRIVALS,
    DRAWS,
    MENHIRS,
    MOST_ROUNDS,
    cauldron_verdict,
    placed,
    rounds_of_pawns,
    start_fields,
)
from folkmoot.games.korrigans.state import CARRIED_NAMES, CARRIES_GOBLIN, NONE, KorrigansState

_COLOUR_OF: Final = {name: colour for colour, name in enumerate(box.PAWN_COLOURS)}
_TRIES: Final = 3000
"""How often a rainbow is drawn before there seems to be none; one in thirty is as short as can be."""


def set_course(position: KorrigansState, facts: Facts, options: KorrigansOptions) -> None:
    """Sets stage, question and turn."""
    seats = int(position.seats)
    position.phase = _index(phases.PHASES, facts.phase, "phase")
    position.stage = _usual_stage(position) if facts.part is None else _index(stages.STAGES, facts.part, "part")
    usual_lap = 0 if position.stage == stages.PLACEMENT else 2
    position.placement_lap = usual_lap if facts.passing is None else within("passing", facts.passing, 0, 2)
    position.backups_spent = within("backups_spent", facts.backups_spent, 0, box.BACKUPS)
    within("round", facts.round or 0, 0, MOST_ROUNDS)
    within("seat", facts.seat or 0, 0, seats - 1)
    position.first = _first_player(facts, options, seats)
    position.mover = _mover(facts.mover, seats)
    position.turn = _turn(position, facts)


def _usual_stage(position: KorrigansState) -> int:
    if position.phase == phases.PLACE_KORRIGAN:
        return stages.PLACEMENT
    return stages.FINAL_TURN if position.phase in (phases.FINAL_MOVE, phases.OVER) else stages.ROUNDS


def _first_player(facts: Facts, options: KorrigansOptions, seats: int) -> int:
    """Returns who began: as the option says; a fact cannot say otherwise."""
    chosen = options.first_player
    first: int = chosen if isinstance(chosen, int) else 0
    if facts.first_player is not None:
        first = within("first_player", facts.first_player, 0, seats - 1)
    if isinstance(chosen, int) and first != chosen:
        raise BadSituation(f"first_player: the option says that seat {chosen} begins, got {first} (KOR-04)")
    return first


def _mover(mover: str | int | None, seats: int) -> int:
    if isinstance(mover, str):
        known = {name: korrigan for korrigan, name in enumerate(verbs.KORRIGANS[: 2 * seats])}
        return number_of("Korrigan", mover, known)
    return NONE if mover is None else within("mover", mover, NONE, 2 * seats - 1)


def _turn(position: KorrigansState, facts: Facts) -> int:
    seats = int(position.seats)
    if facts.turn is not None:
        return within("turn", facts.turn, 0, seats if position.phase == phases.OVER else seats - 1)
    if position.phase == phases.OVER:
        return seats
    if position.mover != NONE and position.phase in ARRIVALS + MENHIRS:
        return position.number_of(position.mover // 2) - 1
    return 0


def set_korrigans(position: KorrigansState, facts: Facts) -> None:
    """Sets where Korrigans are, what they carry and which arrived last; screens and troll as far as they are said."""
    seats = int(position.seats)
    position.korrigan_fields = [
        NONE if name is None else _index(box.FIELD_NAMES, name, "field")
        for seat, fields in enumerate(per_seat(facts.korrigans, "korrigans", [[] for _ in range(seats)]))
        for name in _pair("korrigans", fields or _usual_fields(position, seat))
    ]
    position.carried = [
        _index(CARRIED_NAMES, being, "carried")
        for pair in per_seat(facts.carried, "carried", [["", ""] for _ in range(seats)])
        for being in _pair("carried", pair)
    ]
    for seat, screen in enumerate(per_seat(facts.screens, "screens", [True] * seats)):
        position.screens &= -1 if screen else ~(1 << seat)
    position.troll = within("troll", facts.troll or 0, 0, box.CROSSINGS) - 1
    if position.mover == NONE:
        position.mover = _usual_mover(position)
    if facts.korrigans is None or facts.carried is None:
        _bring_about_arrival(position, facts)


def _usual_mover(position: KorrigansState) -> int:
    """Returns the Korrigan that arrived last if the facts do not say it: of the player asked, or of the one before."""
    pending = position.phase in ARRIVALS + MENHIRS
    seats = int(position.seats)
    seat = int(position.first + position.turn - (0 if pending else 1)) % seats
    own = (2 * seat, 2 * seat + 1)
    if position.stage == stages.PLACEMENT:
        before = position.turn == 0 and not pending
        return NONE if before and position.placement_lap == 0 else own[position.placement_lap - (1 if before else 0)]
    if position.phase == phases.CHOOSE_GOBLIN_TARGET:
        return next((korrigan for korrigan in own if position.carried[korrigan] == CARRIES_GOBLIN), own[0])
    return own[0] if pending or position.turn else own[1]


def _bring_about_arrival(position: KorrigansState, facts: Facts) -> None:
    """Lets the Korrigan of the question have come from its start field, and a goblin meet an opponent."""
    mover, moved = int(position.mover), position.phase in ARRIVALS + MENHIRS
    if mover == NONE or not moved:
        return
    fields = position.korrigan_fields
    if facts.korrigans is None and position.stage == stages.ROUNDS:
        fields[mover] = box.REACHED[box.HARE][fields[mover]][0]
    if position.phase == phases.CHOOSE_GOBLIN_TARGET:
        if facts.carried is None:
            position.carried[mover] = CARRIES_GOBLIN
        if facts.korrigans is None:
            fields[(mover + 2) % len(fields)] = fields[mover]


def _pair(name: str, values: list[Fact]) -> list[Fact]:
    """Returns the values for a seat's two Korrigans. Raises `BadSituation` if there are not two."""
    if len(values) != 2:
        raise BadSituation(f"{name}: expected two for each seat (KOR-02)")
    return values


def _usual_fields(position: KorrigansState, seat: int) -> list[str | None]:
    """Returns where a seat's Korrigans are if the facts do not say: on the fields with its number, once placed."""
    count = placed(position, seat)
    return [box.FIELD_NAMES[field] if at < count else None for at, field in enumerate(start_fields(position, seat))]


def _index(known: list[str], name: str, fact: str) -> int:
    if name not in known:
        raise BadSituation(f"{fact}: expected one of {', '.join(word for word in known if word)}, got {name!r}")
    return known.index(name)


def set_rainbow(position: KorrigansState, facts: Facts, least_round: int, dice: Dice) -> None:
    """Sets round, pawns, bag, cauldron and what is drawn next."""
    position.cauldron = NONE if facts.cauldron is None else number_of("field", facts.cauldron, box.FIELD_OF)
    if facts.suns is None and facts.clouds is None and position.stage != stages.PLACEMENT:
        _draw_rainbow(position, facts, least_round, dice)
    else:
        _read_pawns(position, facts)
    _pass_bag(position)
    if position.stage == stages.FINAL_TURN and position.cauldron == NONE:
        fields = [field for field in range(box.FIELDS) if cauldron_verdict(position, field) == LEGAL]
        position.cauldron = fields[dice.below(len(fields))]
    _set_draws(position, numbers_of("colour", facts.draws, _COLOUR_OF))


def _pass_bag(position: KorrigansState) -> None:
    pawns = 2 * box.GRID_SIZE - position.suns.count(NONE) - position.clouds.count(NONE)
    position.holder = (position.first + pawns) % position.seats


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
    position.round = max(rounds_of_pawns(position), default=0) if facts.round is None else facts.round


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


def _draw_rainbow(position: KorrigansState, facts: Facts, least_round: int, dice: Dice) -> None:
    """Draws and places pawns at random until the question comes, in the round that is said or not before the least."""
    for _ in range(_TRIES):
        if _draws_to_question(position, facts.round, least_round, dice):
            if facts.pawn is not None:
                _exchange_colours(position, int(position.pawn), number_of("pawn", facts.pawn, _COLOUR_OF))
            _pass_bag(position)
            if position.cauldron == NONE or cauldron_verdict(position, int(position.cauldron)) == LEGAL:
                return
    raise BadSituation(
        f"round: expected one in which {phases.PHASES[position.phase]} can be asked with the other facts, "
        f"got {least_round if facts.round is None else facts.round} (KOR-32, KOR-34)"
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
