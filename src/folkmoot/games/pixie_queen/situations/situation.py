"""Any situation of Pixie Queen, to and from readable facts in the words of the glossary."""

from collections.abc import Mapping
from typing import Final

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadNotation, BadSituation
from folkmoot.engine.facts import number_of, numbers_of, per_seat, read_facts, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.invariants_pieces import NOT_ALL_LIVING
from folkmoot.games.pixie_queen.invariants_rounds import NO_SERVANT
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition
from folkmoot.games.pixie_queen.setup import prepared
from folkmoot.games.pixie_queen.situations import asking
from folkmoot.games.pixie_queen.situations.facts import (
    STAGES,
    Amounts,
    BandFact,
    Facts,
    PlayerFact,
    read_task,
    write_task,
)
from folkmoot.games.pixie_queen.situations.filling import (
    SKILL_NUMBER,
    amounts_of,
    of_length,
    set_demand,
    set_discs,
    set_goods,
    set_offers,
    set_past,
    set_points,
    set_skills,
    set_tiles,
    set_turns,
)
from folkmoot.games.pixie_queen.situations.reachable import unreachable
from folkmoot.games.pixie_queen.situations.reckoning import order_by_turns
from folkmoot.games.pixie_queen.situations.rewards import set_rewards
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    COMMITTED,
    MOST_COMING,
    USED_COPY,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
)
from folkmoot.games.pixie_queen.view import view

TRIES: Final = 500
"""How often goods are dealt until they fit."""
SAME: Final = 30
"""After so many refusals for the same reason it is not for want of trying."""
_PHASE_NUMBER: Final = {name: number for number, name in enumerate(phases.PHASES)}
_QUESTION_NUMBER: Final = {name: number for number, name in enumerate(tasks.QUESTION_NAMES)}
_SPACE_NUMBER: Final = {name: number for number, name in enumerate(box.SPACE_NAMES[: box.DOUBLES])}
_TILE_NUMBER: Final = {name: number for number, name in enumerate(box.TILE_NAMES) if name}
_CUBE_NUMBER: Final = {name: number for number, name in enumerate(box.CUBE_NAMES)}
_STAGE_NUMBER: Final = {name: number for number, name in enumerate(STAGES)}
_USED: Final = {"mine": USED_MINE, "trade_tiles": USED_TRADE, "copy": USED_COPY}
_BONUS: Final = 999
"""More reward points than any player can reach."""


def situation(seats: int, options: PixieQueenOptions, given: Mapping[str, object], dice: Dice) -> PixieQueenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none, or if no game comes to it."""
    return _in_first_round(seats, options, given, dice, True)


def described(seats: int, options: PixieQueenOptions, given: Mapping[str, object], dice: Dice) -> PixieQueenPosition:
    """Returns the position the facts describe, whether or not a game can come to it: for tests of single rules.

    What must have happened before is not filled in. Raises `BadSituation` if an invariant is broken.
    """
    return _in_first_round(seats, options, given, dice, False)


def _in_first_round(
    seats: int, options: PixieQueenOptions, given: Mapping[str, object], dice: Dice, reached: bool
) -> PixieQueenPosition:
    """Returns the position in the round that is said, else in the first in which nothing speaks against it."""
    facts = read_facts(given, Facts)
    if facts.round is not None:
        return _made(seats, options, facts, within("round", facts.round, 0, box.ROUNDS), dice, reached)
    refusals = []
    for number in [0] if _phase_of(facts) == phases.SETUP else range(1, box.ROUNDS + 1):
        try:
            return _made(seats, options, facts, number, dice, reached)
        except BadSituation as refusal:
            refusals.append(str(refusal))
    rules = [refusal.rpartition("(")[2] for refusal in refusals]
    raise BadSituation(refusals[rules.index(max(rules, key=rules.count))])


def facts_of(position: PixieQueenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    by_name: dict[str, object] = msgspec.to_builtins(_told(position, eye))
    return by_name


def _made(
    seats: int, options: PixieQueenOptions, facts: Facts, number: int, dice: Dice, reached: bool
) -> PixieQueenPosition:
    """Returns the position of the facts in a round.

    The goods behind screens must allow the moves that the facts imply, so they are dealt until a game can come to it.
    """
    position = _without_goods(seats, options, facts, number, dice)
    if reached:
        set_past(position, facts)
        if position.phase == phases.ACTING and position.stack and facts.big is None and facts.small is None:
            turned = msgspec.structs.replace(facts, big=order_by_turns(position))
            position = _without_goods(seats, options, turned, number, dice)
            set_past(position, turned)
        set_turns(position, facts)
    refusals: list[str] = []
    for _ in range(TRIES if facts.stock is not None else 1):
        set_goods(position, facts, dice)
        set_offers(position, facts, dice)
        if reached:
            set_points(position, facts)
        faults = [f"broken invariant: {fault}" for fault in position.faults()]
        faults = faults or [f"no game comes to this: {fault}" for fault in unreachable(position) if reached]
        if not faults:
            return position
        refusals.append(faults[0])
        if refusals[-SAME:] == faults[:1] * SAME:
            break
    raise BadSituation(refusals[-1])


def _without_goods(seats: int, options: PixieQueenOptions, facts: Facts, number: int, dice: Dice) -> PixieQueenPosition:
    """Returns the position that the facts describe, without goods. Raises `BadSituation` for unknown words."""
    position = prepared(seats, options)
    players = per_seat(facts.seats, "seats", [PlayerFact() for _ in range(seats)])
    position.phase = _phase_of(facts)
    position.round = number
    for seat, player in enumerate(players):
        _set_player(position, seat, player)
    _set_board(position, facts)
    _set_round(position, facts)
    set_demand(position, facts, _tokens_turned(position, facts), dice)
    if position.phase == phases.SETUP:
        _set_turn(position, facts)
    set_skills(position, facts, players, dice)
    set_tiles(position, facts)
    set_rewards(position, facts, players, dice)
    for seat, player in enumerate(players):
        _set_band(position, seat, player)
    if seats == 2:
        _set_band(position, seats, facts.neutral or BandFact())
    elif facts.neutral is not None:
        raise BadSituation("neutral: there is a neutral band with two players (PIX-801)")
    if position.phase != phases.SETUP:
        _set_turn(position, facts)
    set_discs(position, players)
    return position


def _phase_of(facts: Facts) -> int:
    """Returns the phase: as it is named, or that of the question that is named."""
    if facts.phase in _PHASE_NUMBER:
        return _PHASE_NUMBER[facts.phase]
    question = number_of("phase", facts.phase, {**_PHASE_NUMBER, **_QUESTION_NUMBER})
    return asking.PHASE_OF[question]


def _tokens_turned(position: PixieQueenState, facts: Facts) -> int:
    """Returns how many demand tokens lie open: one for each round whose offering has begun."""
    to_come = position.phase < phases.OFFERING or facts.phase == tasks.QUESTION_NAMES[tasks.ASK_DOUBLE]
    if facts.pending:
        to_come = to_come or read_task(facts.pending[0], int(position.seats)) == tasks.task(tasks.REVEAL_DEMAND)
    return max(0, int(position.round) - int(to_come))


def _set_player(position: PixieQueenState, seat: int, fact: PlayerFact) -> None:
    position.suffered[seat] = within("punishment", fact.punishment or 0, 0, box.DUNGEON)
    position.silver_case[seat] = within("silver_case", fact.silver_case, 1, box.CASES) - 1
    position.gold_case[seat] = within("gold_case", fact.gold_case, 1, box.CASES) - 1
    position.own_used[seat] = sum(set(numbers_of("circle", fact.used, _USED)))
    position.out[seat] = within("out", fact.out, 0, position.seats)
    position.bonus[seat] = within("bonus", fact.bonus, 0, _BONUS)
    if fact.skill is not None:
        position.skill[seat] = number_of("skill", fact.skill, SKILL_NUMBER)
    if fact.food_tile is not None:
        position.food_slot[seat] = number_of("tile", f"food-{fact.food_tile}", _TILE_NUMBER)
    if fact.one_use is not None:
        position.one_slot[seat] = number_of("tile", fact.one_use, _TILE_NUMBER)
    if fact.changed is not None:
        position.changes[box.GOODS * seat : box.GOODS * seat + box.GOODS] = amounts_of(fact.changed, -1)
    if fact.offer is not None:
        position.offers[box.GOODS * seat : box.GOODS * seat + box.GOODS] = amounts_of(fact.offer)
    if fact.stage is not None:
        position.offer_stage[seat] = number_of("stage", fact.stage, _STAGE_NUMBER)
    if fact.doubled:
        position.doubled |= 1 << seat


def _set_board(position: PixieQueenState, facts: Facts) -> None:
    if facts.last is not None:
        position.last = _read_move(facts.last)
    within("draws", len(facts.draws), 0, MOST_COMING)
    position.set_next_cubes(numbers_of("cube", facts.draws, _CUBE_NUMBER))
    if facts.extra_tile is not None:
        position.extra_tile = number_of("tile", facts.extra_tile, _TILE_NUMBER)
    living = [seat for seat in range(position.seats) if position.lives(seat)]
    said = [order for order in (facts.small, facts.big) if order is not None]
    position.small = (said or [living])[0][:]
    position.big = (said or [living])[-1][:]
    if sorted(position.big) != living or sorted(position.small) != living:
        raise BadSituation(f"big, small: {NOT_ALL_LIVING}")
    if facts.castle is not None:
        position.castle = within("castle", facts.castle, 0, position.bands() - 1)
    elif facts.castle_open is False:
        position.castle = box.CLOSED


def _set_round(position: PixieQueenState, facts: Facts) -> None:
    """Sets what has been used in this round."""
    position.active = within("active", facts.active, 0, position.seats - 1)
    last = position.seats - 1
    for name, discs in facts.discs_on.items():
        space = number_of("space", name, _SPACE_NUMBER)
        count, seat = of_length("discs_on", discs, 2)
        position.placed[space] = within("discs_on", count, 1, 2) + 4 * within("discs_on", seat, 0, last)
    position.pantry = [within("pantry", seat, 0, last) for seat in facts.pantry]
    for at, name, by in (
        (BY_TRADE, "trade_by", facts.trade_by),
        (BY_SPECIAL, "special_by", facts.special_by),
        (BY_ORDER, "order_by", facts.order_by),
        (BY_PRIORITY, "priority_by", facts.priority_by),
    ):
        position.single_by[at] = box.NOBODY if by is None else within(name, by, 0, last)
    position.copies = sum([1 for used in position.own_used if used & USED_COPY])
    position.roll = within("roll", facts.roll, 0, max(box.PUNISH_DIE))
    position.shares = [within("shares", share, 0, max(box.PUNISH_DIE)) for share in facts.shares]


def _set_band(position: PixieQueenState, band: int, fact: PlayerFact | BandFact) -> None:
    for space in numbers_of("space", fact.on, _SPACE_NUMBER):
        if position.hands[space] != box.NOBODY:
            raise BadSituation(f"on: two pixies on {box.SPACE_NAMES[space]} (PIX-507)")
        position.hands[space] = band
    position.stones[2 * band], position.stones[2 * band + 1] = of_length("stones", fact.stones, 2)
    if band == position.seats:
        position.castle_servants = within("servants", fact.servants, 0, box.NEUTRAL_PIXIES[2])
    elif fact.servants != position.servants_of(band):
        raise BadSituation(f"servants: {fact.servants} with {position.servants_of(band)} tiles; {NO_SERVANT}")
    pixies = box.PIXIES[int(position.seats)] if band < position.seats else box.NEUTRAL_PIXIES[2]
    away = len(fact.on) + position.servants_of(band) + int(position.castle == band)
    if band < position.seats and not position.lives(band):
        away = pixies
    position.captives[band] = max(0, pixies - away) if fact.captives is None else fact.captives


def _set_turn(position: PixieQueenState, facts: Facts) -> None:
    """Puts what is pending on the stack; without it the question that was named, or the usual one of the phase."""
    if facts.pending is not None:
        position.stack = [read_task(line, int(position.seats)) for line in facts.pending]
    elif position.phase != phases.OVER:
        named = facts.phase not in _PHASE_NUMBER
        usual = asking.QUESTION_OF[position.phase]
        question = number_of("phase", facts.phase, _QUESTION_NUMBER) if named else usual
        asking.ask(position, question, facts.asked, facts.left)
    asking.prepare(position, facts.castle_open is None)


def _read_move(text: str) -> int:
    try:
        return verbs.NOTATION.read(text)
    except BadNotation as error:
        raise BadSituation(f"last: {error}") from None


def _told(position: PixieQueenState, eye: int | None) -> Facts:
    """Returns the facts that this seat, or a spectator, knows."""
    seen = view(position, eye)
    shown = len(position.demand) if position.phase == phases.OVER else int(position.revealed)
    return Facts(
        phase=seen.phase,
        round=seen.round,
        active=seen.active,
        pending=[write_task(task) for task in position.stack],
        seats=[_player_fact(position, seat, eye) for seat in range(position.seats)],
        neutral=_neutral_fact(position),
        castle=seen.castle,
        castle_open=seen.castle_open,
        stock=_amounts(seen.stock),
        bag=seen.bag,
        bag_contents=seen.bag_contents,
        last=seen.last,
        cubes=seen.cubes,
        area=_amounts(seen.area),
        food_pile=seen.food_pile,
        board_skills=seen.board_skills,
        extra_tile=box.TILE_NAMES[position.extra_tile] or None,
        taken=[row.taken for row in seen.rows],
        demand=[box.GOOD_NAMES[food] for food in position.demand[:shown]],
        small=seen.small,
        big=seen.big,
        discs_on={space.space: [space.discs, space.discs_of] for space in seen.spaces if space.discs_of is not None},
        pantry=seen.pantry,
        trade_by=seen.trade_by,
        special_by=seen.special_by,
        order_by=seen.order_by,
        priority_by=seen.priority_by,
        roll=seen.roll,
        shares=position.shares[:],
    )


def _amounts(amounts: list[int]) -> Amounts:
    return Amounts(**dict(zip(box.GOOD_NAMES, amounts, strict=True)))


def _spaces(position: PixieQueenState, band: int) -> list[str]:
    return [box.SPACE_NAMES[space] for space in position.actives_of(band)]


def _neutral_fact(position: PixieQueenState) -> BandFact | None:
    band = int(position.seats)
    if band == position.bands():
        return None
    return BandFact(
        captives=position.captives[band],
        stones=position.stones[2 * band : 2 * band + 2],
        on=_spaces(position, band),
        servants=position.servants_of(band),
    )


def _player_fact(position: PixieQueenState, seat: int, eye: int | None) -> PlayerFact:
    player = view(position, eye).players[seat]
    return PlayerFact(
        goods=None if player.goods is None else _amounts(player.goods),
        changed=_amounts(player.changed),
        punishment=player.suffered,
        silver_case=player.silver_case,
        gold_case=player.gold_case,
        skill=player.skill,
        food_tile=position.food_slot[seat] or None,
        one_use=player.one_use,
        captives=position.captives[seat],
        stones=position.stones[2 * seat : 2 * seat + 2],
        on=_spaces(position, seat),
        servants=position.servants_of(seat),
        discs=player.discs,
        used=player.used,
        out=position.out[seat],
        rewards=None
        if player.tiles is None
        else [f"{tile.series}-{tile.points}-{tile.round}" for tile in player.tiles],
        bonus=player.bonus or 0,
        offer=None if player.offer is None else _amounts(player.offer),
        stage=STAGES[COMMITTED] if player.committed else player.asked,
        doubled=player.doubled,
    )
