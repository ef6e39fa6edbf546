"""Any situation of Korrigans, to and from readable facts in the words of the rules."""

from collections.abc import Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import read_facts, require_sound
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.knowledge import openly_sacrificed
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition
from folkmoot.games.korrigans.setup import prepared
from folkmoot.games.korrigans.situations.course import set_course, set_korrigans, set_rainbow
from folkmoot.games.korrigans.situations.facts import Facts, FieldMemoryFact
from folkmoot.games.korrigans.situations.filling import TokenFiller, fill_signs, set_gold_menhirs
from folkmoot.games.korrigans.situations.piles import Piles
from folkmoot.games.korrigans.situations.reachable import unreachable
from folkmoot.games.korrigans.state import NONE, KorrigansState
from folkmoot.games.korrigans.view import view


def situation(seats: int, options: KorrigansOptions, given: Mapping[str, object], dice: Dice) -> KorrigansPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none, or no game comes to it."""
    position = arranged(seats, options, given, dice)
    faults = unreachable(position)
    if faults:
        raise BadSituation(f"no game comes to it: {faults[0]}")
    return position


def arranged(seats: int, options: KorrigansOptions, given: Mapping[str, object], dice: Dice) -> KorrigansPosition:
    """Returns the position the facts describe, whether a game comes to it or not: tests of one rule need no more.

    Raises `BadSituation` if a piece cannot be where it is said to be.
    """
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    try:
        set_course(position, facts, options)
        set_korrigans(position, facts)
        set_gold_menhirs(position, facts)
        piles = Piles(position, facts, dice)
        set_rainbow(position, facts, piles.least_round(), dice)
        fill_signs(position, facts, piles.settle(dice), dice)
        TokenFiller(position, facts, piles).fill(dice)
    except (ValueError, IndexError, KeyError) as error:
        raise BadSituation(f"impossible situation: {error}") from None
    return require_sound(position)


def facts_of(position: KorrigansState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows: what its view shows, and the course of the game."""
    seen = view(position, eye)
    players, fields = seen.players, seen.fields
    over = position.phase == phases.OVER
    facts = Facts(
        part=seen.part,
        phase=seen.phase,
        round=seen.round,
        passing=position.placement_lap,
        turn=position.turn,
        mover=None if position.mover == NONE else verbs.KORRIGANS[position.mover],
        first_player=seen.first_player,
        pawn=seen.pawn,
        suns=seen.suns,
        clouds=seen.clouds,
        korrigans=[[korrigan.field for korrigan in player.korrigans] for player in players],
        carried=[[korrigan.carries for korrigan in player.korrigans] for player in players],
        troll=seen.troll,
        cauldron=seen.cauldron,
        clovers={field.field: field.clovers if field.faces is None else field.faces for field in fields},
        hidden=[player.hidden if player.tokens is None else player.tokens for player in players],
        revealed=[player.revealed for player in players],
        backups=[player.backups for player in players],
        spent=[player.spent for player in players],
        sacrificed=[
            player.gave_up if over or seat == eye else player.sacrificed for seat, player in enumerate(players)
        ],
        openly=[box.token_names(openly_sacrificed(position, seat)) for seat in range(position.seats)],
        backups_left=seen.backups_left,
        backups_spent=position.backups_spent,
        menhirs=[player.menhirs for player in players],
        screens=[player.screen for player in players],
        standing=seen.standing,
        signs={field.field: field.sign for field in fields if field.sign is not None},
        seat=eye,
        memory={
            field.field: FieldMemoryFact(clovers=field.memory.clovers, taken_by=field.memory.taken_by)
            for field in fields
            if field.memory is not None
        },
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    return data
