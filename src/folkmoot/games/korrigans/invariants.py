"""What must always hold in Korrigans, however a game has gone."""

from folkmoot.engine.handfuls import size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, history, phases, stages
from folkmoot.games.korrigans.rules.movement import can_move
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState


def faults(position: KorrigansState) -> list[str]:
    """Returns the invariants that do not hold."""
    return (
        _token_faults(position)
        + _menhir_faults(position)
        + _rainbow_faults(position)
        + _korrigan_faults(position)
        + _history_faults(position)
        + _turn_faults(position)
    )


def _token_faults(position: KorrigansState) -> list[str]:
    """No token is lost or comes back; there are five backups, each for a sacrifice."""
    faults = []
    handfuls = position.clovers + position.hidden + position.revealed + position.spent + position.sacrificed
    counts = [sum([tokens >> 4 * face & 15 for tokens in handfuls]) for face in range(box.FACES)]
    if counts != box.clovers_in_play(int(position.seats)):
        faults.append("each clover token is in one place (KOR-07)")
    for field in range(box.FIELDS):
        if size_of(position.clovers[field]) > box.clovers_on(field, int(position.seats)):
            faults.append("no field has more tokens than it began with (KOR-88)")
    if any(tokens >> 24 for tokens in position.revealed + position.backups + position.spent):
        faults.append("only companions lie in front of a screen (KOR-39)")
    taken = sum([size_of(tokens) for tokens in position.backups]) + position.backups_spent
    given = sum([size_of(tokens) for tokens in position.sacrificed])
    if taken + position.backups_left != box.BACKUPS or position.backups_left < 0 or given != taken:
        faults.append("there must be exactly five backups, each taken for a token (KOR-63)")
    if any(tokens >> 8 for tokens in position.backups):
        faults.append("a backup shows a hare or a squirrel (KOR-59)")
    return faults


def _menhir_faults(position: KorrigansState) -> list[str]:
    """A menhir stands as long as tokens lie there; elves and goblins suffice."""
    faults = []
    for field in range(box.FIELDS):
        if (position.signs[field] != NONE) != (box.HAS_MENHIR[field] and position.clovers[field] > 0):
            faults.append("a menhir stands where tokens lie, except in the village (KOR-10)")
    known = [sign for sign in position.signs if sign != NONE]
    for counts in position.gold_menhirs:
        known += [box.GOLD_SIGN + value for value in range(3) for _ in range(counts >> 4 * value & 15)]
    for sign in set(box.MENHIR_SIGNS):
        count = known.count(sign)
        if count > box.MENHIR_SIGNS.count(sign) or (sign >= box.GOLD_SIGN and count != box.MENHIR_SIGNS.count(sign)):
            faults.append("there must be at most sixteen menhirs, and gold ones stay with their owners (KOR-87)")
    if (
        position.signs.count(box.ELF) != position.elves_left
        or position.signs.count(box.GOBLIN) != position.goblins_left
    ):
        faults.append("there must be as many elves and goblins in supply as under menhirs (KOR-91)")
    if position.carried.count(CARRIES_ELF) + position.elves_left > box.MENHIR_SIGNS.count(box.ELF):
        faults.append("there must be at most two elves (KOR-11)")
    if position.carried.count(CARRIES_GOBLIN) + position.goblins_left > box.MENHIR_SIGNS.count(box.GOBLIN):
        faults.append("there must be at most two goblins (KOR-11)")
    return faults


def _rainbow_faults(position: KorrigansState) -> list[str]:
    """Fourteen pawns, the first of a colour on a sun, the second on a cloud, or in the hand of who draws."""
    faults = []
    drawn = [box.PAWNS_PER_COLOUR - left for left in position.bag]
    for colour, count in enumerate(drawn):
        on_suns, on_clouds = position.suns.count(colour), position.clouds.count(colour)
        in_hand = 1 if position.pawn == colour else 0
        if on_suns + on_clouds + in_hand != count or on_clouds > on_suns or on_suns > 1:
            faults.append("each pawn is in the bag, on a sun or, the second of its colour, on a cloud (KOR-26)")
    placed = 2 * box.GRID_SIZE - position.suns.count(NONE) - position.clouds.count(NONE)
    if (position.first + placed) % position.seats != position.holder:
        faults.append("the bag goes round with each pawn placed (KOR-30)")
    if position.suns.count(NONE) == 0:
        faults.append("one row stays free, as the seventh colour is not placed (KOR-35)")
    if (position.stage == stages.FINAL_TURN) != (position.cauldron != NONE):
        faults.append("the final turn follows the cauldron (KOR-110)")
    asked = _question_of_pawn(position)
    if asked == NONE and position.pawn != NONE:
        faults.append("a pawn drawn is placed at once (KOR-26)")
    if asked != NONE and (position.pawn == NONE or flow.question_of_draw(position, int(position.pawn)) != asked):
        faults.append("the colour drawn says whether a sun, a cloud or the cauldron is asked for (KOR-26)")
    return faults


def _question_of_pawn(position: KorrigansState) -> int:
    """Returns what the pawn in hand has to ask for, NONE if none is in hand; the last one stays there to the end."""
    if position.phase in (phases.PLACE_SUN, phases.PLACE_CLOUD):
        return int(position.phase)
    due = position.phase == phases.PLACE_CAULDRON or position.cauldron != NONE
    return phases.PLACE_CAULDRON if due else NONE


def _korrigan_faults(position: KorrigansState) -> list[str]:
    """Each Korrigan is in one field, once placed, and carries one elf or goblin at most."""
    faults = []
    if not _each_is_in_one_field(position):
        faults.append("each Korrigan is in one field (KOR-06)")
    if position.stage != stages.PLACEMENT and NONE in position.korrigan_fields:
        faults.append("every Korrigan is placed before the first round (KOR-14)")
    if not all(being <= CARRIES_GOBLIN for being in position.carried):
        faults.append("a Korrigan carries at most one token (KOR-67)")
    return faults


def _each_is_in_one_field(position: KorrigansState) -> bool:
    fields = position.korrigan_fields
    return len(fields) == 2 * position.seats and all(NONE <= field < box.FIELDS for field in fields)


def _history_faults(position: KorrigansState) -> list[str]:
    """The history agrees with what lies behind and in front of the screens."""
    faults = []
    observations = history.decoded(position.history)
    for seat in range(position.seats):
        taken, revealed, sacrificed = [
            history.handful_told(observations, kind, seat)
            for kind in (history.TAKEN, history.REVEALED, history.SACRIFICED)
        ]
        if taken - revealed - sacrificed != position.hidden[seat]:
            faults.append("the history tells what was gathered and is behind a screen")
        if revealed != position.revealed[seat] + position.spent[seat]:
            faults.append("the history tells what was shown and lies in front of a screen")
        if sacrificed != position.sacrificed[seat]:
            faults.append("the history tells what was sacrificed")
        if position.has_screen(seat) == (history.token_observation(history.UNSCREENED, seat) in observations):
            faults.append("the history tells who has lost the screen")
    return faults


def _turn_faults(position: KorrigansState) -> list[str]:
    """What is asked can be answered, and a movement or a sacrifice only of a player who can make it, or must."""
    if not _each_is_in_one_field(position):
        return []
    seat = position.seat_on_turn()
    able = can_move(position, seat, position.owned(seat))
    moving = position.phase in (phases.MOVE_KORRIGAN, phases.FAIRY_MOVE, phases.FINAL_MOVE)
    if moving and not able:
        return ["a player asked to move has a companion that leads somewhere (KOR-39)"]
    giving = position.phase in (phases.OFFER_SACRIFICE, phases.MUST_SACRIFICE)
    if giving and position.phase != flow.question_of_turn(position, seat, able):
        return ["a sacrifice is asked of a player who cannot move, of others by an option (KOR-56)"]
    if (position.phase == phases.OVER) != (position.turn == position.seats):
        return ["the game is over when all have had their final turn (KOR-110)"]
    if position.phase != phases.OVER and not position.moves(position.deciders()[0]):
        return ["every question has an answer"]
    return []
