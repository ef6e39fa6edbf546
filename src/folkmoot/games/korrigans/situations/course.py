"""Sets how far the game of a situation has come: whose turn it is, what is asked, where the Korrigans are."""

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import Fact, number_of, per_seat, within
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.reckoning import ARRIVALS, MENHIRS, MOST_ROUNDS, placed, start_fields
from folkmoot.games.korrigans.state import CARRIED_NAMES, CARRIES_GOBLIN, NONE, KorrigansState


def set_course(position: KorrigansState, facts: Facts, options: KorrigansOptions) -> None:
    """Sets stage, question and turn."""
    seats = int(position.seats)
    position.phase = _index(phases.PHASES, facts.phase, "phase")
    position.stage = _usual_stage(position) if facts.part is None else _index(stages.STAGES, facts.part, "part")
    usual_lap = 0 if position.stage == stages.PLACEMENT else 2
    position.placement_lap = usual_lap if facts.passing is None else within("passing", facts.passing, 0, 2)
    position.backups_spent = within("backups_spent", facts.backups_spent, 0, box.BACKUPS)
    within("round", facts.round or 0, 0, MOST_ROUNDS)
    within("seat", facts.seat or 0, 0, seats - 1)
    position.first = _first_player(facts, options, seats)
    position.mover = _mover(facts.mover, seats)
    position.turn = _turn(position, facts)


def _usual_stage(position: KorrigansState) -> int:
    if position.phase == phases.PLACE_KORRIGAN:
        return stages.PLACEMENT
    return stages.FINAL_TURN if position.phase in (phases.FINAL_MOVE, phases.OVER) else stages.ROUNDS


def _first_player(facts: Facts, options: KorrigansOptions, seats: int) -> int:
    """Returns who began: as the option says (KOR-03); a fact cannot say otherwise."""
    chosen = options.first_player
    first: int = chosen if isinstance(chosen, int) else 0
    if facts.first_player is not None:
        first = within("first_player", facts.first_player, 0, seats - 1)
    if isinstance(chosen, int) and first != chosen:
        raise BadSituation(f"first_player: the option says that seat {chosen} begins, got {first} (KOR-03, KOR-04)")
    return first


def _mover(mover: str | int | None, seats: int) -> int:
    if isinstance(mover, str):
        known = {name: korrigan for korrigan, name in enumerate(verbs.KORRIGANS[: 2 * seats])}
        return number_of("Korrigan", mover, known)
    return NONE if mover is None else within("mover", mover, NONE, 2 * seats - 1)


def _turn(position: KorrigansState, facts: Facts) -> int:
    seats = int(position.seats)
    if facts.turn is not None:
        return within("turn", facts.turn, 0, seats if position.phase == phases.OVER else seats - 1)
    if position.phase == phases.OVER:
        return seats
    if position.mover != NONE and position.phase in ARRIVALS + MENHIRS:
        return position.number_of(position.mover // 2) - 1
    return 0


def set_korrigans(position: KorrigansState, facts: Facts) -> None:
    """Sets where Korrigans are, what they carry and which arrived last; screens and troll as far as they are said."""
    seats = int(position.seats)
    position.korrigan_fields = [
        NONE if name is None else _index(box.FIELD_NAMES, name, "field")
        for seat, fields in enumerate(per_seat(facts.korrigans, "korrigans", [[] for _ in range(seats)]))
        for name in _pair("korrigans", fields or _usual_fields(position, seat))
    ]
    position.carried = [
        _index(CARRIED_NAMES, being, "carried")
        for pair in per_seat(facts.carried, "carried", [["", ""] for _ in range(seats)])
        for being in _pair("carried", pair)
    ]
    for seat, screen in enumerate(per_seat(facts.screens, "screens", [True] * seats)):
        position.screens &= -1 if screen else ~(1 << seat)
    position.troll = within("troll", facts.troll or 0, 0, box.CROSSINGS) - 1
    if position.mover == NONE:
        position.mover = _usual_mover(position)
    if facts.korrigans is None or facts.carried is None:
        _bring_about_arrival(position, facts)


def _usual_mover(position: KorrigansState) -> int:
    """Returns the Korrigan that arrived last if the facts do not say it: of the player asked, or of the one before."""
    pending = position.phase in ARRIVALS + MENHIRS
    seats = int(position.seats)
    seat = int(position.first + position.turn - (0 if pending else 1)) % seats
    own = (2 * seat, 2 * seat + 1)
    if position.stage == stages.PLACEMENT:
        before = position.turn == 0 and not pending
        return NONE if before and position.placement_lap == 0 else own[position.placement_lap - (1 if before else 0)]
    if position.phase == phases.CHOOSE_GOBLIN_TARGET:
        return next((korrigan for korrigan in own if position.carried[korrigan] == CARRIES_GOBLIN), own[0])
    return own[0] if pending or position.turn else own[1]


def _bring_about_arrival(position: KorrigansState, facts: Facts) -> None:
    """Lets the Korrigan of the question have come from its start field, and a goblin meet an opponent."""
    mover, moved = int(position.mover), position.phase in ARRIVALS + MENHIRS
    if mover == NONE or not moved:
        return
    fields = position.korrigan_fields
    if facts.korrigans is None and position.stage == stages.ROUNDS:
        fields[mover] = box.REACHED[box.HARE][fields[mover]][0]
    if position.phase == phases.CHOOSE_GOBLIN_TARGET:
        if facts.carried is None:
            position.carried[mover] = CARRIES_GOBLIN
        if facts.korrigans is None:
            fields[(mover + 2) % len(fields)] = fields[mover]


def _pair(name: str, values: list[Fact]) -> list[Fact]:
    """Returns the values for a seat's two Korrigans. Raises `BadSituation` if there are not two."""
    if len(values) != 2:
        raise BadSituation(f"{name}: expected two for each seat (KOR-02)")
    return values


def _usual_fields(position: KorrigansState, seat: int) -> list[str | None]:
    """Returns where a seat's Korrigans are if the facts do not say: on the fields with its number, once placed."""
    count = placed(position, seat)
    return [box.FIELD_NAMES[field] if at < count else None for at, field in enumerate(start_fields(position, seat))]


def _index(known: list[str], name: str, fact: str) -> int:
    if name not in known:
        raise BadSituation(f"{fact}: expected one of {', '.join(word for word in known if word)}, got {name!r}")
    return known.index(name)
