"""Any situation of Pixie Queen, to and from readable facts in the words of the glossary."""

from collections.abc import Mapping
from typing import Final

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadNotation, BadSituation
from folkmoot.engine.facts import number_of, numbers_of, per_seat, read_facts, require_sound, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.facts import Amounts, BandFact, Facts, PlayerFact
from folkmoot.games.pixie_queen.filling import amounts_of, of_length, set_goods, set_rewards, set_skills
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.setup import prepared
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, USED_COPY, USED_MINE, USED_TRADE, PixieQueenState
from folkmoot.games.pixie_queen.task_text import read_task, write_task
from folkmoot.games.pixie_queen.view import view

TRIES: Final = 500
"""How often goods are dealt until they fit."""
STAGES: Final[list[str]] = [*box.GOOD_NAMES, "commit", "committed"]
"""The names of the stages of an offer, by their numbers."""
_PHASE_NUMBER: Final = {name: number for number, name in enumerate(phases.PHASES)}
_SPACE_NUMBER: Final = {name: number for number, name in enumerate(box.SPACE_NAMES[: box.DOUBLES])}
_TILE_NUMBER: Final = {name: number for number, name in enumerate(box.TILE_NAMES) if name}
_CUBE_NUMBER: Final = {name: number for number, name in enumerate(box.CUBE_NAMES)}
_GOOD_NUMBER: Final = {name: number for number, name in enumerate(box.GOOD_NAMES)}
_STAGE_NUMBER: Final = {name: number for number, name in enumerate(STAGES)}
_USED: Final = {"mine": USED_MINE, "trade_tiles": USED_TRADE, "copy": USED_COPY}
_BONUS: Final = 999
"""More reward points than any player can reach."""


def situation(seats: int, options: PixieQueenOptions, given: Mapping[str, object], dice: Dice) -> PixieQueenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none.

    The goods behind screens must allow the moves that the facts imply, so they are dealt until no invariant is broken.
    """
    facts = read_facts(given, Facts)
    position = _without_goods(seats, options, facts, dice)
    for _ in range(TRIES if facts.stock is not None else 1):
        set_goods(position, facts, dice)
        if not position.faults():
            break
    return require_sound(position)


def _without_goods(seats: int, options: PixieQueenOptions, facts: Facts, dice: Dice) -> PixieQueenPosition:
    """Returns the position that the facts describe, without goods. Raises `BadSituation` for unknown words."""
    position = prepared(seats, options)
    players = per_seat(facts.seats, "seats", [PlayerFact() for _ in range(seats)])
    bands = [BandFact() for _ in range(position.bands())] if facts.bands is None else facts.bands
    of_length("bands", bands, position.bands())
    for seat, player in enumerate(players):
        _set_player(position, seat, player)
    _set_board(position, facts, dice)
    _set_round(position, facts)
    set_skills(position, facts, players, dice)
    _set_tiles(position, facts)
    set_rewards(position, facts, players, bands, dice)
    for band, fact in enumerate(bands):
        _set_band(position, band, fact)
    _set_turn(position, facts)
    return position


def _set_player(position: PixieQueenState, seat: int, fact: PlayerFact) -> None:
    position.suffered[seat] = within("punishment", fact.punishment, 0, box.DUNGEON)
    position.silver_case[seat] = within("silver_case", fact.silver_case, 0, box.CASES - 1)
    position.gold_case[seat] = within("gold_case", fact.gold_case, 0, box.CASES - 1)
    position.discs[seat] = within("discs", fact.discs, 0, box.DISCS)
    position.own_used[seat] = sum(set(numbers_of("circle", fact.used, _USED)))
    position.out[seat] = within("out", fact.out, 0, position.seats)
    position.bonus[seat] = within("bonus", fact.bonus, 0, _BONUS)
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


def _set_board(position: PixieQueenState, facts: Facts, dice: Dice) -> None:
    position.phase = number_of("phase", facts.phase, _PHASE_NUMBER)
    for number, row in zip(of_length("taken", facts.taken, box.SERIES), box.REWARDS, strict=True):
        within("taken", number, 0, len(row))
    earliest = max(1, facts.taken[box.SERVANT])  # PIX-511
    position.round = earliest if facts.round is None else within("round", facts.round, 0, box.ROUNDS)
    if facts.last is not None:
        position.last = _read_move(facts.last)
    position.cubes = numbers_of("cube", facts.cubes, _CUBE_NUMBER)
    position.area = box.START_AREA[:] if facts.area is None else amounts_of(facts.area)
    tokens = numbers_of("demand", facts.demand or [], _GOOD_NUMBER)
    hidden = box.DEMANDS[:]
    for token in tokens:
        if token not in hidden:
            raise BadSituation("demand: there are three tokens of each food (PIX-107)")
        hidden.remove(token)
    dice.shuffle(hidden)
    position.demand = tokens + hidden
    position.revealed = min(len(tokens), position.round) if position.phase == phases.OVER else len(tokens)
    living = [seat for seat in range(position.seats) if position.lives(seat)]
    position.small = living if facts.small is None else facts.small[:]
    position.big = position.small[:] if facts.big is None else facts.big[:]
    if facts.castle is not None:
        position.castle = within("castle", facts.castle, 0, position.bands() - 1)
    elif not facts.castle_open:
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
    for at, by in enumerate(of_length("single_by", facts.single_by, len(position.single_by))):
        position.single_by[at] = box.NOBODY if by is None else within("single_by", by, 0, last)
    position.copies = sum([1 for used in position.own_used if used & USED_COPY])
    position.roll = within("roll", facts.roll, 0, max(box.PUNISH_DIE))
    position.shares = [within("shares", share, 0, max(box.PUNISH_DIE)) for share in facts.shares]


def _set_tiles(position: PixieQueenState, facts: Facts) -> None:
    """Sets the tile on `extra_slot` and the pile of food tiles: without facts those that lie nowhere else."""
    if facts.extra_tile is not None:
        position.extra_tile = number_of("tile", facts.extra_tile, _TILE_NUMBER)
    if facts.food_pile is not None:
        position.food_pile = facts.food_pile[::-1]
        return
    position.food_pile = box.FOOD_PILE[int(position.seats)][:]
    for tile in [*position.food_slot, int(position.extra_tile)]:
        if is_food(tile) and tile in position.food_pile:
            position.food_pile.remove(tile)


def _set_band(position: PixieQueenState, band: int, fact: BandFact) -> None:
    for space in numbers_of("space", fact.on, _SPACE_NUMBER):
        if position.hands[space] != box.NOBODY:
            raise BadSituation(f"on: two pixies on {box.SPACE_NAMES[space]} (PIX-507)")
        position.hands[space] = band
    position.stones[2 * band], position.stones[2 * band + 1] = of_length("stones", fact.stones, 2)
    if band == position.seats:
        position.castle_servants = within("servants", fact.servants, 0, box.NEUTRAL_PIXIES[2])
    elif fact.servants != position.servants_of(band):
        raise BadSituation(f"servants: {fact.servants} with {position.servants_of(band)} tiles (PIX-512)")
    pixies = box.PIXIES[int(position.seats)] if band < position.seats else box.NEUTRAL_PIXIES[2]
    away = len(fact.on) + position.servants_of(band) + int(position.castle == band)
    if band < position.seats and not position.lives(band):
        away = pixies
    position.captives[band] = max(0, pixies - away) if fact.captives is None else fact.captives


def _set_turn(position: PixieQueenState, facts: Facts) -> None:
    """Puts the pending tasks on the stack; without them the active player is on turn."""
    if facts.pending is not None:
        position.stack = [read_task(line, int(position.seats)) for line in facts.pending]
    elif position.phase != phases.OVER:
        position.stack = [tasks.task(tasks.ACTIONS_END), tasks.task(tasks.ASK_MAIN, int(position.active))]
        position.discs[position.active] = position.discs[position.active] or box.DISCS


def _read_move(text: str) -> int:
    try:
        return verbs.NOTATION.read(text)
    except BadNotation as error:
        raise BadSituation(f"last: {error}") from None


def facts_of(position: PixieQueenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    seen = view(position, eye)
    shown = len(position.demand) if position.phase == phases.OVER else int(position.revealed)
    facts = Facts(
        phase=seen.phase,
        round=seen.round,
        active=seen.active,
        pending=[write_task(task) for task in position.stack],
        seats=[_player_fact(position, seat, eye) for seat in range(position.seats)],
        bands=[
            BandFact(
                captives=band.captives,
                stones=band.stones,
                on=[box.SPACE_NAMES[space] for space in position.actives_of(at)],
                servants=band.servants,
            )
            for at, band in enumerate(seen.bands)
        ],
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
        single_by=[seen.trade_by, seen.special_by, seen.order_by, seen.priority_by],
        roll=seen.roll,
        shares=position.shares[:],
    )
    by_name: dict[str, object] = msgspec.to_builtins(facts)
    return by_name


def _amounts(amounts: list[int]) -> Amounts:
    return Amounts(**dict(zip(box.GOOD_NAMES, amounts, strict=True)))


def _player_fact(position: PixieQueenState, seat: int, eye: int | None) -> PlayerFact:
    player = view(position, eye).players[seat]
    stage = None
    if player.committed:
        stage = STAGES[COMMITTED]
    elif player.asked is not None:
        stage = player.asked
    elif position.phase != phases.OVER:
        stage = STAGES[TO_COMMIT]
    return PlayerFact(
        goods=None if player.goods is None else _amounts(player.goods),
        changed=_amounts(player.changed),
        punishment=player.suffered,
        silver_case=player.silver_case,
        gold_case=player.gold_case,
        skill=player.skill,
        food_tile=position.food_slot[seat] or None,
        one_use=player.one_use,
        discs=player.discs,
        used=player.used,
        out=position.out[seat],
        rewards=None
        if player.tiles is None
        else [f"{tile.series}-{tile.points}-{tile.round}" for tile in player.tiles],
        bonus=player.bonus or 0,
        offer=None if player.offer is None else _amounts(player.offer),
        stage=stage,
        doubled=player.doubled,
    )
