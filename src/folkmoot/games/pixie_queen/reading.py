"""Everything in a situation of Pixie Queen but the goods: what is told, and what follows from it or is drawn."""

from typing import Final, TypeVar

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadNotation, BadSituation
from folkmoot.engine.facts import number_of, numbered, per_seat, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.dealing import amounts_of
from folkmoot.games.pixie_queen.facts import BandFact, Facts, PlayerFact
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition, prepared
from folkmoot.games.pixie_queen.rules.actions import USED_COPY, USED_MINE, USED_TRADE
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.state import PixieQueenState, taken
from folkmoot.games.pixie_queen.task_text import read_task

Told = TypeVar("Told")
STAGES: Final[list[str]] = [*box.GOOD_NAMES, "commit", "committed"]
"""How far an offer is, by the numbers of its stages."""
_PHASE_NUMBER: Final = {name: number for number, name in enumerate(phases.PHASES)}
_SPACE_NUMBER: Final = {name: number for number, name in enumerate(box.SPACE_NAMES[: box.DOUBLES])}
_SKILL_NUMBER: Final = {name: number for number, name in enumerate(box.SKILL_NAMES)}
_TILE_NUMBER: Final = {name: number for number, name in enumerate(box.TILE_NAMES) if name}
_CUBE_NUMBER: Final = {name: number for number, name in enumerate(box.CUBE_NAMES)}
_GOOD_NUMBER: Final = {name: number for number, name in enumerate(box.GOOD_NAMES)}
_SERIES_NUMBER: Final = {name: number for number, name in enumerate(box.SERIES_NAMES)}
_STAGE_NUMBER: Final = {name: number for number, name in enumerate(STAGES)}
_USED: Final = {"mine": USED_MINE, "trade_tiles": USED_TRADE, "copy": USED_COPY}
_BONUS: Final = 999
"""More reward points than anybody comes to."""


def told_position(seats: int, options: PixieQueenOptions, facts: Facts, dice: Dice) -> PixieQueenPosition:
    """Returns the position of the facts, but for its goods. Raises `BadSituation` for what is not understood."""
    position = prepared(seats, options)
    players = per_seat(facts.seats, "seats", [PlayerFact() for _ in range(seats)])
    bands = [BandFact() for _ in range(position.bands())] if facts.bands is None else facts.bands
    _sized("bands", bands, position.bands())
    for seat, player in enumerate(players):
        _set_player(position, seat, player)
    _set_board(position, facts, dice)
    _set_round(position, facts)
    _set_skills(position, facts, players, dice)
    _set_rewards(position, facts, players, bands, dice)
    for band, fact in enumerate(bands):
        _set_band(position, band, fact)
    _set_turn(position, facts)
    return position


def _sized(name: str, told: list[Told], number: int) -> list[Told]:
    """Returns a list that has so many entries."""
    if len(told) != number:
        raise BadSituation(f"{name}: expected {number}, got {len(told)}")
    return told


def _set_player(position: PixieQueenState, seat: int, fact: PlayerFact) -> None:
    position.suffered[seat] = within("punishment", fact.punishment, 0, box.DUNGEON)
    position.silver_case[seat] = within("silver_case", fact.silver_case, 0, box.CASES - 1)
    position.gold_case[seat] = within("gold_case", fact.gold_case, 0, box.CASES - 1)
    position.discs[seat] = within("discs", fact.discs, 0, box.DISCS)
    position.own_used[seat] = sum(set(numbered("circle", fact.used, _USED)))
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
    for number, row in zip(_sized("taken", facts.taken, box.SERIES), box.REWARDS, strict=True):
        within("taken", number, 0, len(row))
    earliest = max(1, facts.taken[box.SERVANT])  # PIX-511
    position.round = earliest if facts.round is None else within("round", facts.round, 0, box.ROUNDS)
    if facts.last is not None:
        position.last = _read_move(facts.last)
    position.cubes = numbered("cube", facts.cubes, _CUBE_NUMBER)
    position.area = box.START_AREA[:] if facts.area is None else amounts_of(facts.area)
    tokens = numbered("demand", facts.demand or [], _GOOD_NUMBER)
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
    for name, told in facts.discs_on.items():
        space = number_of("space", name, _SPACE_NUMBER)
        count, seat = _sized("discs_on", told, 2)
        position.placed[space] = within("discs_on", count, 1, 2) + 4 * within("discs_on", seat, 0, last)
    position.pantry = [within("pantry", seat, 0, last) for seat in facts.pantry]
    for at, by in enumerate(_sized("single_by", facts.single_by, len(position.single_by))):
        position.single_by[at] = box.NOBODY if by is None else within("single_by", by, 0, last)
    position.copies = sum([1 for used in position.own_used if used & USED_COPY])
    position.roll = within("roll", facts.roll, 0, max(box.PUNISH_DIE))
    position.shares = [within("shares", share, 0, max(box.PUNISH_DIE)) for share in facts.shares]


def _set_skills(position: PixieQueenState, facts: Facts, players: list[PlayerFact], dice: Dice) -> None:
    """Six skills are in the game: those that are told, and others at random."""
    told = [player.skill for player in players]
    board: list[str | None] = [None] * box.SKILLS_ON_BOARD if facts.board_skills is None else facts.board_skills
    _sized("board_skills", board, box.SKILLS_ON_BOARD)
    known = numbered("skill", [name for name in [*told, *board] if name is not None], _SKILL_NUMBER)
    rest = [skill for skill in range(box.SKILLS) if skill not in known]
    dice.shuffle(rest)
    for seat, name in enumerate(told):
        if name is not None:
            position.skill[seat] = _SKILL_NUMBER[name]
        elif rest and position.lives(seat) and position.phase != phases.SETUP:
            position.skill[seat] = rest.pop()
    position.board_skills = [box.NO_SKILL if name is None else _SKILL_NUMBER[name] for name in board]
    if facts.board_skills is None:
        gone = sum(
            [1 for seat, skill in enumerate(position.skill) if skill != box.NO_SKILL or not position.lives(seat)]
        )
        for at in range(box.SKILLS_ON_BOARD - gone):
            position.board_skills[at] = rest.pop()
    if facts.extra_tile is not None:
        position.extra_tile = number_of("tile", facts.extra_tile, _TILE_NUMBER)
    if facts.food_pile is not None:
        position.food_pile = facts.food_pile[::-1]
        return
    position.food_pile = box.FOOD_PILE[int(position.seats)][:]
    for tile in [*position.food_slot, int(position.extra_tile)]:
        if is_food(tile) and tile in position.food_pile:
            position.food_pile.remove(tile)


def _set_rewards(
    position: PixieQueenState, facts: Facts, players: list[PlayerFact], bands: list[BandFact], dice: Dice
) -> None:
    """Says who took which reward tile: those who say so, and for the rest somebody who may have."""
    owners = [[box.NOBODY] * number for number in facts.taken]
    rounds = [[0] * number for number in facts.taken]
    for seat, player in enumerate(players):
        for tile in player.rewards or []:
            series, at, when = _read_reward(tile)
            if at >= facts.taken[series] or owners[series][at] != box.NOBODY:
                raise BadSituation(f"rewards: {tile} was taken by nobody or twice (PIX-106)")
            owners[series][at], rounds[series][at] = seat, when
    for series in range(box.SERIES):
        left = [seat for seat, player in enumerate(players) if player.rewards is None]
        if series == box.SERVANT:
            left = [seat for seat in left for _ in range(within("servants", bands[seat].servants, 0, box.ROUNDS))]
        dice.shuffle(left)
        before = 0
        for at, owner in enumerate(owners[series]):
            if owner == box.NOBODY and not left:
                raise BadSituation("rewards: nobody can have taken the rest (PIX-106)")
            seat = left.pop() if owner == box.NOBODY else owner
            if owner == box.NOBODY and series != box.SERVANT:
                left.insert(0, seat)
            before = rounds[series][at] or max(1, before + int(series == box.SERVANT))
            position.takers.append(taken(series, seat, before))


def _read_reward(tile: str) -> tuple[int, int, int]:
    """Returns the series of a reward tile, its place in the row, and the round in which it was taken."""
    name, *numbers = tile.split("-")
    series = number_of("series", name, _SERIES_NUMBER)
    if len(numbers) != 2 or numbers[0] not in [str(points) for points in box.REWARDS[series]]:
        raise BadSituation(f"a reward is a series, its points and a round: {tile!r}")
    if numbers[1] not in [str(number) for number in range(1, box.ROUNDS + 1)]:
        raise BadSituation(f"rewards: {tile!r} was taken in no round (PIX-901)")
    return series, box.REWARDS[series].index(int(numbers[0])), int(numbers[1])


def _set_band(position: PixieQueenState, band: int, fact: BandFact) -> None:
    for space in numbered("space", fact.on, _SPACE_NUMBER):
        if position.hands[space] != box.NOBODY:
            raise BadSituation(f"on: two pixies on {box.SPACE_NAMES[space]} (PIX-507)")
        position.hands[space] = band
    position.stones[2 * band], position.stones[2 * band + 1] = _sized("stones", fact.stones, 2)
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
