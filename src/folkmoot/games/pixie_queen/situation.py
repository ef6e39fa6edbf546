"""Any situation of Pixie Queen, to and from readable facts in the words of the glossary."""

from collections.abc import Mapping
from typing import Final

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.facts import possible, read_facts
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.dealing import set_goods
from folkmoot.games.pixie_queen.facts import Amounts, BandFact, Facts, PlayerFact
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition
from folkmoot.games.pixie_queen.reading import STAGES, told_position
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, PixieQueenState
from folkmoot.games.pixie_queen.task_text import write_task
from folkmoot.games.pixie_queen.view import view

TRIES: Final = 500


def situation(seats: int, options: PixieQueenOptions, given: Mapping[str, object], dice: Dice) -> PixieQueenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none.

    What is behind screens may have to allow an answer that only its owner knows: so it is dealt more than once.
    """
    facts = read_facts(given, Facts)
    position = told_position(seats, options, facts, dice)
    for _ in range(TRIES if facts.stock is not None else 1):
        set_goods(position, facts, dice)
        if not position.faults():
            break
    return possible(position)


def facts_of(position: PixieQueenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    seen = view(position, eye)
    over = position.phase == phases.OVER
    told = Facts(
        phase=seen.phase,
        round=seen.round,
        active=seen.active,
        pending=[write_task(each) for each in position.stack],
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
        demand=[
            box.GOOD_NAMES[food] for food in position.demand[: len(position.demand) if over else position.revealed]
        ],
        small=seen.small,
        big=seen.big,
        discs_on={
            box.SPACE_NAMES[at]: [placed & 3, placed >> 2] for at, placed in enumerate(position.placed) if placed
        },
        pantry=seen.pantry,
        single_by=[seen.trade_by, seen.special_by, seen.order_by, seen.priority_by],
        roll=seen.roll,
        shares=position.shares[:],
    )
    found: dict[str, object] = msgspec.to_builtins(told)
    return found


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
