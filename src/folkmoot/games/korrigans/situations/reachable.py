"""What no game of Korrigans can come to, though every piece is where it may be."""

from typing import Final

from folkmoot.engine.handfuls import size_of
from folkmoot.engine.verdicts import LEGAL, rule_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.flow import only_draws_are_left
from folkmoot.games.korrigans.rules.arrival import must_give_goblin, opposing_elves_in_field
from folkmoot.games.korrigans.rules.verdicts import placement
from folkmoot.games.korrigans.situations.reckoning import (
    ARRIVALS,
    DRAWS,
    MENHIRS,
    SIGN_ASKING,
    cauldron_verdict,
    gatherers,
    gatherings,
    gone,
    has_begun_end,
    is_on_turn,
    movements_needed,
    placed,
    rounds_of_pawns,
    start_fields,
    taken_tokens,
    turns_had,
)
from folkmoot.games.korrigans.state import CARRIES_NOTHING, NONE, KorrigansState

_IN_ROUNDS: Final = (*DRAWS, phases.OFFER_SACRIFICE, phases.MOVE_KORRIGAN, phases.MUST_SACRIFICE)
_AT_THE_END: Final = (phases.FINAL_MOVE, phases.OVER)
_IN_FINAL_TURNS: Final = (*_AT_THE_END, phases.CHOOSE_GOBLIN_TARGET)


def unreachable(position: KorrigansState) -> list[str]:
    """Returns why no game can come to a position in which every piece is somewhere."""
    return _course_faults(position) or _rainbow_faults(position) + _mover_faults(position) + _sign_faults(
        position
    ) + _field_faults(position) + [
        fault for seat in range(position.seats) for fault in _seat_faults(position, seat)
    ] + _gathering_faults(position)


def _course_faults(position: KorrigansState) -> list[str]:
    """The question belongs to the stage of the game, and as many Korrigans are placed as have had their turn."""
    phase, stage = int(position.phase), int(position.stage)
    if (
        (phase == phases.PLACE_KORRIGAN and stage != stages.PLACEMENT)
        or (phase in _IN_ROUNDS and stage != stages.ROUNDS)
        or (phase in _AT_THE_END and stage != stages.FINAL_TURN)
        or (stage == stages.FINAL_TURN and phase not in _IN_FINAL_TURNS)
    ):
        return [f"{phases.PHASES[phase]} is not asked in the stage {stages.STAGES[stage]} (KOR-14, KOR-24, KOR-110)"]
    if (position.placement_lap == 2) == (stage == stages.PLACEMENT):
        return ["placement goes round twice before the first round (KOR-14)"]
    if phase in DRAWS and position.turn:
        return ["the draw comes before anybody moves (KOR-24)"]
    for seat in range(position.seats):
        if 2 - position.korrigan_fields[2 * seat : 2 * seat + 2].count(NONE) != placed(position, seat):
            return ["Korrigans are placed in turn order, the first of all players and then the second (KOR-14)"]
        if position.korrigan_fields[2 * seat] == NONE != position.korrigan_fields[2 * seat + 1]:
            return ["the first Korrigan is placed before the second (KOR-14)"]
    return []


def _rainbow_faults(position: KorrigansState) -> list[str]:
    """One pawn is placed in each round, and more only after the fifth cloud; the cauldron stands where it may."""
    faults = []
    round_number = int(position.round)
    begun = position.stage != stages.PLACEMENT
    if round_number not in rounds_of_pawns(position) or begun != (round_number > 0):
        suns, clouds = [box.GRID_SIZE - lines.count(NONE) for lines in (position.suns, position.clouds)]
        faults.append(f"round {round_number} has not {suns} suns and {clouds} clouds: one pawn a round (KOR-24)")
    if only_draws_are_left(position) and position.stage == stages.ROUNDS and position.phase not in DRAWS:
        faults.append("nobody moves after the fifth cloud (KOR-32)")
    judged = LEGAL if position.cauldron == NONE else cauldron_verdict(position, int(position.cauldron))
    if judged != LEGAL:
        faults.append(f"the cauldron stands where it may be placed (KOR-{rule_of(judged)})")
    return faults


def _mover_faults(position: KorrigansState) -> list[str]:
    """A question about an arrival or a menhir is about a Korrigan of the player on turn."""
    mover, phase = int(position.mover), int(position.phase)
    if (mover == NONE) != (position.korrigan_fields.count(NONE) == 2 * position.seats):
        return ["a Korrigan has arrived as soon as one is placed (KOR-14)"]
    if phase not in ARRIVALS + MENHIRS:
        return []
    field = position.korrigan_fields[mover]
    placing = position.stage == stages.PLACEMENT and position.icons  # nobody moves there by a fairy: no menhir is taken
    if not is_on_turn(position, mover // 2, phase) or (placing and mover % 2 != position.placement_lap):
        return ["the player on turn gathers where their own Korrigan arrived (KOR-83)"]
    if phase == phases.CHOOSE_GOBLIN_TARGET and not must_give_goblin(position, mover):
        return ["a goblin is given away where it meets an opponent (KOR-71)"]
    if phase == phases.CHOOSE_CLOVER and must_give_goblin(position, mover):
        return ["a goblin is given away before its Korrigan gathers (KOR-79)"]
    if phase == phases.CHOOSE_CLOVER and opposing_elves_in_field(position, mover):
        return ["elves are taken before the Korrigan that arrives gathers (KOR-79)"]
    if phase in MENHIRS and (position.clovers[field] or not box.HAS_MENHIR[field]):
        return ["a menhir is taken with the last token of its field (KOR-85)"]
    return []


def _sign_faults(position: KorrigansState) -> list[str]:
    """What menhirs brought is there, and nothing else."""
    faults = []
    asks = SIGN_ASKING.get(int(position.phase), NONE)
    if asks != NONE and not gone(position, asks):
        faults.append(f"the menhir that asks has the sign {box.SIGN_NAMES[asks]} (KOR-85)")
    trolls = gone(position, box.TROLL) - (1 if asks == box.TROLL else 0)
    if (position.troll != NONE) != (trolls > 0):
        faults.append("the troll is on the board once its menhir was taken (KOR-99)")
    fallen = sum([not position.has_screen(seat) for seat in range(position.seats)])
    effective = gone(position, box.LEPRECHAUN) - (1 if asks == box.LEPRECHAUN else 0)
    # With two players the second leprechaun may find no screen.
    if fallen != effective and not (position.seats == 2 and (fallen, effective) == (1, 2)):
        faults.append("every leprechaun removes one screen (KOR-92)")
    beings = gone(position, box.ELF) + gone(position, box.GOBLIN)
    carried = len(position.carried) - position.carried.count(CARRIES_NOTHING)
    if beings and not carried:
        faults.append("an elf or goblin leaves the game only for another one (KOR-67)")
    return faults


def _field_faults(position: KorrigansState) -> list[str]:
    """Whoever has come to a field has gathered there, with icons also where they started."""
    faults = []
    for field in range(box.FIELDS):
        if position.clovers[field] and gatherers(position, field) > _taken_from(position, field):
            faults.append("a token is gathered where a Korrigan has come (KOR-82)")
    if not position.icons:
        return faults
    for seat in range(position.seats):
        started = start_fields(position, seat)
        own = position.korrigan_fields[2 * seat : 2 * seat + 2]
        if position.stage == stages.PLACEMENT:
            for other, field in ((NONE, own[0]), (own[0], own[1])):
                judged = LEGAL if field == NONE else placement(True, position.number_of(seat), other, field)
                if judged != LEGAL:
                    faults.append(f"a player places on the two fields with their number (KOR-{rule_of(judged)})")
            pending = is_on_turn(position, seat, *ARRIVALS)
            started = [
                field for field in own if field != NONE and not (pending and field == own[position.placement_lap])
            ]
        if any(_taken_from(position, field) == 0 for field in started):
            faults.append("a token is gathered where a Korrigan was placed (KOR-18)")
    return faults


def _taken_from(position: KorrigansState, field: int) -> int:
    return box.clovers_on(field, int(position.seats)) - int(size_of(position.clovers[field]))


def _seat_faults(position: KorrigansState, seat: int) -> list[str]:
    """What a player has shown, given up and walked fits the turns that they have had."""
    faults = []
    fairies = gone(position, box.FAIRY)
    movements = turns_had(position, seat) + fairies
    at_the_end = has_begun_end(position, seat)
    spent = int(size_of(position.spent[seat]))
    if not at_the_end:
        shown = position.revealed[seat]
        if spent:
            faults.append("companions are spent only in the final turn (KOR-43)")
        if any(shown >> 4 * companion & 15 > 1 for companion in range(box.COMPANIONS)):
            faults.append("only the first use of a companion shows one (KOR-42)")
        if size_of(shown) > movements:
            faults.append("a movement shows one companion at most (KOR-41)")
    elif position.hidden[seat] & box.COMPANION_MASK:
        faults.append("all companions are shown in the final turn (KOR-111)")
    in_sight = position.revealed[seat] + position.spent[seat] + position.backups[seat] + position.backups_spent
    if turns_had(position, seat) and not in_sight and position.icons and position.backups_left:
        faults.append("whoever has moved has shown a companion (KOR-41)")
    if position.backups_spent and position.stage != stages.FINAL_TURN:
        faults.append("companions are spent only in the final turn (KOR-43)")
    final = spent + int(position.backups_spent) if at_the_end else 0
    if movements_needed(position, seat) > movements + final:
        faults.append("a Korrigan moves once in a turn (KOR-37)")
    tries = turns_had(position, seat) + (1 if is_on_turn(position, seat, phases.MOVE_KORRIGAN) else 0)
    if size_of(position.sacrificed[seat]) > tries:
        faults.append("a player makes one sacrifice in a turn (KOR-55, KOR-65)")
    if size_of(position.gold_menhirs[seat]) > taken_tokens(position, seat):
        faults.append("a menhir comes with a token (KOR-85)")
    return faults


def _gathering_faults(position: KorrigansState) -> list[str]:
    """One token comes with each placement and movement, and where none lies none; a fairy brings one more."""
    faults = []
    some_empty = any(not tokens for tokens in position.clovers)
    extra = 0
    for seat in range(position.seats):
        due, taken = gatherings(position, seat), taken_tokens(position, seat)
        extra += max(0, taken - due)
        # Who is skipped gathers nothing, but needs to have nothing behind the screen, or no backup to take.
        may_be_skipped = position.backups_left == 0 or size_of(position.revealed[seat] + position.sacrificed[seat]) > 1
        least = due if not some_empty and not may_be_skipped else 2 if position.icons and due >= 2 else 0
        if taken < least:
            faults.append("whoever comes to tokens takes one (KOR-82)")
    if extra > gone(position, box.FAIRY):
        faults.append("a movement brings one token (KOR-82)")
    return faults
