"""The facts that an eye knows of a position of Pixie Queen, in the words of the glossary."""

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.situations.facts import Amounts, BandFact, Facts, PlayerFact
from folkmoot.games.pixie_queen.state import COMMITTED, PixieQueenState
from folkmoot.games.pixie_queen.task_text import STAGES, write_task
from folkmoot.games.pixie_queen.view import view


def told(position: PixieQueenState, eye: int | None) -> Facts:
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
