"""The flow of a game: dealing, the fairy, turns, the end. Nothing here is a choice."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.rules.verdicts import can_peek
from folkmoot.games.dolmen.state import DolmenState, memory_of


def deciders(position: DolmenState) -> list[int]:
    """Returns who must decide now."""
    return [] if position.phase == phases.OVER else [int(position.active)]


def turns(position: DolmenState) -> int:
    """Returns how many turns all players together have completed."""
    return int((position.round - 1) * position.seats + (position.active - position.first) % position.seats)


def is_last_turn(position: DolmenState) -> bool:
    """Tells whether the turn is the last of the last round: with it the game ends (DOL-111)."""
    return position.round == position.round_limit and (position.active + 1) % position.seats == position.first


def next_pillar(position: DolmenState) -> int:
    """Returns where the fairy goes next: round on her own, whichever glow calls her (DOL-69, DOL-77)."""
    return int((position.fairy + 1) % box.PILLARS)


def name_of(slab: int) -> str:
    """Returns what everybody sees of a slab: its two colours."""
    return "-".join(box.LOOK_NAMES[box.LOOK_OF[slab]])


def names_of(slabs: list[int]) -> list[str | int]:
    """Returns what everybody sees of some slabs."""
    return [name_of(slab) for slab in slabs]


def deal(position: DolmenState, dice: Dice) -> None:
    """Shuffles the 38 slabs and lays one on each place; the rest is the draw pile (DOL-07, DOL-08)."""
    slabs = list(range(1, box.SLABS + 1))
    dice.shuffle(slabs)
    for place in box.PLACES:
        position.circle[place] = slabs.pop()
    position.pile = slabs


def after_action(position: DolmenState, dice: Dice, log: Log | None) -> None:
    """Asks once more for the peek if it is still to be had, else the turn is over."""
    if can_peek(position):
        position.phase = phases.END_TURN
    else:
        end_turn(position, dice, log)


def end_turn(position: DolmenState, dice: Dice, log: Log | None) -> None:
    """The next seat's turn begins (DOL-16), or the game ends at the limit of rounds."""
    if not position.peeked:
        position.last_peek = -1
    position.peeked = False
    position.peeked_at = 0
    position.roll = 0
    position.phase = phases.MAIN
    if is_last_turn(position):
        if log is not None:
            log.tell("limit", "DOL-111", number=int(position.round))
        finish(position, dice, log)
        return
    position.active = (position.active + 1) % position.seats
    if position.active == position.first:
        position.round += 1


def visit_glow(position: DolmenState, seat: int, dice: Dice, log: Log | None) -> None:
    """Crystals come back, the fairy goes on, and three slabs are replaced (DOL-68 to DOL-73).

    All of that must happen (DOL-70), also if no crystal lay on the table (DOL-71). Only the places of her new pillar
    change (DOL-76). Three slabs can always be drawn (DOL-84).
    """
    back = position.on_table(seat)
    position.reserve[seat] = box.CRYSTALS  # DOL-65, DOL-78
    position.fairy = next_pillar(position)
    if log is not None:
        if back:
            log.tell("crystals-back", "DOL-68", seat=seat, number=back)
        log.tell("fairy-goes", "DOL-69", seat=seat, pillar=int(position.fairy))
    _sweep(position, log)
    position.hand = []
    position.drawn_before = 0
    for _ in range(box.DRAWN):
        if not position.pile:
            _shuffle(position, dice, log)
        position.hand.append(position.pile.pop())
    position.phase = phases.ARRANGE
    if log is not None:
        log.reveal("drew", "DOL-73", seat=seat, slabs=names_of(position.hand))


def throw_away(position: DolmenState, slab: int, place: int, known_by: int) -> None:
    """Puts the slab of a place on the discard pile; who knows it goes on knowing it."""
    position.discard.append(slab)
    position.discard_known.append(known_by)
    position.discard_drawn.append(position.drawn[place])


def take_from_circle(position: DolmenState, place: int) -> int:
    """Takes the slab of a place, which then stays empty until the fairy comes (DOL-60)."""
    slab = position.circle[place]
    position.circle[place] = box.NO_SLAB
    position.peekers[place] = 0
    if position.peeked_at == place:
        position.peeked_at = 0
    return slab


def throw_die(dice: Dice) -> int:
    """Returns what the die shows."""
    return dice.below(box.FACES_OF_DIE) + 1


def finish(position: DolmenState, dice: Dice, log: Log | None) -> None:
    """The closing roll, and the count; nobody has another turn (DOL-102 to DOL-104)."""
    seat = int(position.active)
    position.mystery_roll = throw_die(dice)
    position.phase = phases.OVER
    if log is None:
        return
    log.reveal("mystery-roll", "DOL-103", seat=seat, roll=int(position.mystery_roll))
    for player in range(position.seats):
        log.tell(
            "scored",
            "DOL-109",
            seat=player,
            slab_points=scoring.slab_points(position, player),
            mysteries=scoring.mysteries(position, player),
            mystery_points=scoring.mystery_points(position, player),
            crystals=position.reserve[player],
            total=scoring.total(position, player),
        )
    totals = [scoring.total(position, player) for player in range(position.seats)]
    winners: list[str | int] = [player for player, total in enumerate(totals) if total == max(totals)]
    log.tell("game-over", "DOL-110" if len(winners) > 1 else "DOL-109", seats=winners, total=max(totals))


def _sweep(position: DolmenState, log: Log | None) -> None:
    """The slabs left at the fairy's new pillar are put away unseen, before new ones are drawn (DOL-72, DOL-80)."""
    swept = 0
    for place in box.PILLAR_PLACES[position.fairy]:
        if position.circle[place] != box.NO_SLAB:
            known_by = position.peekers[place]
            throw_away(position, take_from_circle(position, place), place, known_by)
            swept += 1
    if log is not None:
        log.tell("swept", "DOL-72", number=swept, pillar=int(position.fairy))


def _shuffle(position: DolmenState, dice: Dice, log: Log | None) -> None:
    """Makes a new draw pile of all that was put away, in this move too, and only when a slab is needed.

    That is DOL-81, DOL-82 and DOL-83. Every seat knows which of the slabs it had seen are in there now.
    """
    position.shuffles += 1
    oldest = min([position.drawn[place] for place in box.PLACES if position.circle[place] != box.NO_SLAB], default=0)
    for at, memory in enumerate(position.shuffled):
        position.shuffled[at] = memory >> oldest + 1 << oldest + 1
    for at, slab in enumerate(position.discard):
        for seat in range(position.seats):
            if position.discard_known[at] >> seat & 1:
                position.shuffled[memory_of(seat, slab)] |= 1 << int(position.shuffles)
    position.drawn_before = len(position.hand)
    position.pile = position.discard
    position.discard = []
    position.discard_known = []
    position.discard_drawn = []
    dice.shuffle(position.pile)
    if log is not None:
        log.reveal("reshuffled", "DOL-81", number=len(position.pile))
