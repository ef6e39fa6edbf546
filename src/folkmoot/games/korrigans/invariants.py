"""What must always hold in Korrigans, however a game has gone."""

from folkmoot.engine.handfuls import single, size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, stages
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
    """KOR-07, KOR-08, KOR-88: no token is lost or comes back; KOR-63: five backups, a sacrifice for each."""
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
    held = sum([size_of(tokens) for tokens in position.backups])
    if held + position.backups_left + position.backups_spent != box.BACKUPS or position.backups_left < 0:
        faults.append("there must be exactly five backups (KOR-63)")
    if any(tokens >> 8 for tokens in position.backups):
        faults.append("a backup shows a hare or a squirrel (KOR-59)")
    if sum([size_of(tokens) for tokens in position.sacrificed]) != box.BACKUPS - position.backups_left:
        faults.append("every backup cost one token (KOR-57)")
    return faults


def _menhir_faults(position: KorrigansState) -> list[str]:
    """KOR-10, KOR-85, KOR-87: a menhir stands as long as tokens lie there; KOR-91: elves and goblins suffice."""
    faults = []
    for field in range(box.FIELDS):
        if (position.signs[field] != NONE) != (box.HAS_MENHIR[field] and position.clovers[field] > 0):
            faults.append("a menhir stands where tokens lie, except in the village (KOR-85)")
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
    """KOR-12, KOR-26, KOR-27: fourteen pawns, the first of a colour on a sun, the second on a cloud; KOR-30."""
    faults = []
    drawn = [box.PAWNS_PER_COLOUR - left for left in position.bag]
    for colour, count in enumerate(drawn):
        on_suns, on_clouds = position.suns.count(colour), position.clouds.count(colour)
        in_hand = 1 if position.pawn == colour else 0
        if on_suns + on_clouds + in_hand != count or on_clouds > on_suns or on_suns > 1:
            faults.append("each pawn is in the bag, on a sun or, the second of its colour, on a cloud (KOR-26)")
    placed = 14 - position.suns.count(NONE) - position.clouds.count(NONE)
    if (position.first + placed) % position.seats != position.holder:
        faults.append("the bag goes round with each pawn placed (KOR-30)")
    if (position.cauldron != NONE or position.phase == phases.PLACE_CAULDRON) and position.suns.count(NONE) != 1:
        faults.append("one row is free when the cauldron appears (KOR-35)")
    return faults + _pawn_faults(position)


def _pawn_faults(position: KorrigansState) -> list[str]:
    """KOR-26, KOR-27, KOR-34: the pawn in hand belongs on a sun, on a cloud, or is the last of the rainbow."""
    on_sun = position.suns.count(position.pawn) > 0 and position.pawn != NONE
    if position.phase == phases.PLACE_SUN and (position.pawn == NONE or on_sun or position.suns.count(NONE) < 2):
        return ["a new colour goes on a sun (KOR-26)"]
    if position.phase == phases.PLACE_CLOUD and not on_sun:
        return ["a colour seen before goes on a cloud (KOR-27)"]
    last = position.phase == phases.PLACE_CAULDRON or position.cauldron != NONE
    if last and (position.pawn == NONE or on_sun):
        return ["the seventh colour brings the cauldron (KOR-34)"]
    if (position.stage == stages.FINAL_TURN) != (position.cauldron != NONE):
        return ["the final turn follows the cauldron (KOR-110)"]
    waiting = last or position.phase in (phases.PLACE_SUN, phases.PLACE_CLOUD)
    return [] if waiting or position.pawn == NONE else ["a pawn drawn is placed at once (KOR-26)"]


def _korrigan_faults(position: KorrigansState) -> list[str]:
    """KOR-02, KOR-06, KOR-66: each player has two Korrigans, each in one field, carrying one elf or goblin at most."""
    faults = []
    fields = position.korrigan_fields
    if not _each_is_in_one_field(position):
        faults.append("each Korrigan is in one field (KOR-06)")
    if position.stage != stages.PLACEMENT and NONE in fields:
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
        sums = [0, 0, 0]
        for observation in observations:
            if history.seat_of(observation) == seat and history.kind_of(observation) <= history.SACRIFICED:
                sums[history.kind_of(observation)] += single(int(history.face_of(observation)))
        if sums[history.TAKEN] - sums[history.REVEALED] - sums[history.SACRIFICED] != position.hidden[seat]:
            faults.append("what is behind a screen was gathered and not shown (KOR-82)")
        if sums[history.REVEALED] != position.revealed[seat] + position.spent[seat]:
            faults.append("what lies in front of a screen was shown once (KOR-41)")
        if sums[history.SACRIFICED] != position.sacrificed[seat]:
            faults.append("what was sacrificed is out of the game (KOR-57)")
        if position.has_screen(seat) == (history.token_observation(history.UNSCREENED, seat) in observations):
            faults.append("a screen is there until a leprechaun takes it (KOR-92)")
    return faults


def _turn_faults(position: KorrigansState) -> list[str]:
    """KOR-37, KOR-55: a player asked to move has a legal movement; one who must make a sacrifice has none."""
    if not _each_is_in_one_field(position):
        return []
    seat = position.seat_on_turn()
    able = can_move(position, seat, position.owned(seat))
    if (
        position.phase in (phases.MOVE_KORRIGAN, phases.OFFER_SACRIFICE, phases.FAIRY_MOVE, phases.FINAL_MOVE)
        and not able
    ):
        return ["a player asked to move must have a legal movement (KOR-37)"]
    if position.phase == phases.MUST_SACRIFICE and able:
        return ["nobody who can move must make a sacrifice (KOR-56)"]
    if position.phase == phases.OFFER_SACRIFICE and not position.free_backup:
        return ["a sacrifice without need is an option (KOR-56, KOR-65)"]
    if (position.phase == phases.OVER) != (position.turn == position.seats):
        return ["the game is over when all have had their final turn (KOR-110)"]
    if position.phase != phases.OVER and not position.moves(position.deciders()[0]):
        return ["every question has an answer"]
    return []
