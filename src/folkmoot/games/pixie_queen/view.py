"""What one eye sees of a game of Pixie Queen, field by field."""

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, scoring, tasks
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.rewarding import captive_points
from folkmoot.games.pixie_queen.rules.tiles import at_home
from folkmoot.games.pixie_queen.rules.verdicts_actions import gold_price, price, ring_price
from folkmoot.games.pixie_queen.shown import BandView, Final, PixieQueenView, PlayerView, RewardTile, RowView, SpaceView
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    COMMITTED,
    USED_COPY,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
    favourite,
)


def view(position: PixieQueenState, eye: int | None) -> PixieQueenView:
    """Returns what this seat, or a spectator, sees."""
    over = position.phase == phases.OVER
    shown = len(position.demand) if over else int(position.revealed)
    tokens = [box.GOOD_NAMES[food] if at < shown else None for at, food in enumerate(position.demand)]
    return PixieQueenView(
        **position.head("pixie_queen", eye),
        phase=phases.PHASES[position.phase],
        question=None if over else tasks.QUESTION_NAMES[tasks.kind_of(position.stack[-1])],
        last=None if position.last < 0 else verbs.NOTATION.write(int(position.last)),
        round=position.round,
        active=position.active,
        favourite=favourite(position),
        small=position.small[:],
        big=position.big[:],
        spaces=[_space(position, space) for space in range(box.DOUBLES)],
        bands=[_band(position, band) for band in range(position.bands())],
        castle=int(position.castle) if position.castle >= 0 else None,
        castle_open=position.castle == box.NOBODY,
        stock=position.stock[:],
        bag=sum(position.bag),
        bag_contents=position.bag[:] if sees_bag(position, eye) else None,
        cubes=[box.CUBE_NAMES[cube] for cube in position.cubes],
        area=position.area[:],
        food_pile=position.food_pile[::-1],
        home=[box.TILE_NAMES[tile] for tile in box.ONE_USE if at_home(position, tile)],
        board_skills=[None if skill == box.NO_SKILL else box.SKILL_NAMES[skill] for skill in position.board_skills],
        board_extra=_tile(int(position.extra_tile)) if box.EXTRA_SLOT in position.board_skills else None,
        rows=[_row(position, series) for series in range(box.SERIES)],
        demand=tokens[: box.DEMANDS_USED],
        unused_demand=[box.GOOD_NAMES[food] for food in position.demand[box.DEMANDS_USED :]] if over else None,
        pantry=position.pantry[:],
        trade_by=_seat(position.single_by[BY_TRADE]),
        special_by=_seat(position.single_by[BY_SPECIAL]),
        order_by=_seat(position.single_by[BY_ORDER]),
        priority_by=_seat(position.single_by[BY_PRIORITY]),
        copies=position.copies,
        copy_points=box.COPY_PUNISHMENT[position.copies] if position.copies < len(box.COPY_PUNISHMENT) else None,
        draws=cubes_due(position, position.active),
        roll=position.roll,
        players=[_player(position, seat, eye) for seat in range(position.seats)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == box.NOBODY else seat


def _tile(tile: int) -> str | None:
    return None if tile == box.NO_TILE else box.TILE_NAMES[tile]


def sees_bag(position: PixieQueenState, eye: int | None) -> bool:
    """Tells whether an eye may look into the bag: by option, at the end, or with the tile while choosing."""
    if position.show_bag or position.phase == phases.OVER:
        return True
    top = position.stack[-1]
    return tasks.kind_of(top) == tasks.ASK_PICK and tasks.seat_of(top) == eye


def _space(position: PixieQueenState, space: int) -> SpaceView:
    discs = position.discs_on(space)
    return SpaceView(
        space=box.SPACE_NAMES[space],
        pixie=_seat(position.hands[space]),
        discs=discs,
        discs_of=position.placed[space] >> 2 if discs else None,
        price=price(position, space),
    )


def _band(position: PixieQueenState, band: int) -> BandView:
    return BandView(
        colour=box.COLOURS[band],
        captives=position.captives[band],
        stones=position.stones[2 * band : 2 * band + 2],
        servants=position.servants_of(band),
    )


def _row(position: PixieQueenState, series: int) -> RowView:
    return RowView(series=box.SERIES_NAMES[series], values=box.REWARDS[series], taken=position.taken_of(series))


def _player(position: PixieQueenState, seat: int, eye: int | None) -> PlayerView:
    over = position.phase == phases.OVER
    opened = over or position.open_stocks or eye == seat
    at = box.GOODS * seat
    used = position.own_used[seat]
    names = [(USED_MINE, "mine"), (USED_TRADE, "trade_tiles"), (USED_COPY, "copy")]
    return PlayerView(
        out=not position.lives(seat),
        suffered=position.suffered[seat],
        to_symbol=_to_symbol(position.suffered[seat]),
        silver_case=position.silver_case[seat] + 1,
        gold_case=position.gold_case[seat] + 1,
        gold_price=gold_price(position, seat),
        ring_price=ring_price(position, seat),
        expected=expected(position, seat),
        discs=position.discs[seat],
        used=[name for bit, name in names if used & bit],
        food_tile=_tile(position.food_slot[seat]),
        one_use=_tile(position.one_slot[seat]),
        skill=None if position.skill[seat] == box.NO_SKILL else box.SKILL_NAMES[position.skill[seat]],
        on_skill=_tile(int(position.extra_tile)) if position.has_skill(seat, box.EXTRA_SLOT) else None,
        goods=position.goods[at : at + box.GOODS] if opened else None,
        changed=position.changes[at : at + box.GOODS],
        rewards=scoring.rewards(position, seat) if opened else None,
        tiles=_tiles(position, seat) if opened else None,
        bonus=position.bonus[seat] if opened else None,
        committed=composes(position) and position.offer_stage[seat] == COMMITTED,
        offer=position.offers[at : at + box.GOODS] if eye == seat or not composes(position) else None,
        asked=_asked(position, seat) if eye == seat else None,
        doubled=bool(int(position.doubled) >> seat & 1),
        final=_final(position, seat) if over else None,
    )


def composes(position: PixieQueenState) -> bool:
    """Tells whether offers are being made in secret now."""
    return position.phase != phases.OVER and tasks.kind_of(position.stack[-1]) == tasks.ASK_OFFER


def _asked(position: PixieQueenState, seat: int) -> str | None:
    if not composes(position) or not position.lives(seat) or position.offer_stage[seat] == COMMITTED:
        return None
    return [*box.GOOD_NAMES, "commit"][position.offer_stage[seat]]


def _to_symbol(suffered: int) -> int | None:
    return 10 - suffered % 10 if suffered < 50 else None


def expected(position: PixieQueenState, seat: int) -> list[int]:
    """Returns what the next punishment phase would bring a seat as things stand."""
    if not position.lives(seat):
        return [0, 0, 0]
    captives = captive_points(position, seat)
    return [captives, box.CASE_PUNISHMENT[position.silver_case[seat]], box.CASE_PUNISHMENT[position.gold_case[seat]]]


def _tiles(position: PixieQueenState, seat: int) -> list[RewardTile]:
    tiles: list[RewardTile] = []
    for series, name in enumerate(box.SERIES_NAMES):
        row = [taken for taken in position.takers if taken & 3 == series]
        for points, taken in zip(box.REWARDS[series], row, strict=False):
            if taken >> 2 & 7 == seat:
                tiles.append(RewardTile(series=name, points=points, round=taken >> 5))
    return tiles


def _final(position: PixieQueenState, seat: int) -> Final:
    alive = position.lives(seat)
    return Final(
        suffered=position.suffered[seat],
        rewards=scoring.rewards(position, seat),
        stones=scoring.stones_left(position, seat),
        majorities=[box.GOOD_NAMES[good] for good in scoring.majorities(position, seat)] if alive else [],
        total=scoring.total(position, seat),
    )
