"""What a position tells of the turns before it: how many there must have been, which stones Ravens have cost."""

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.rules.tokens import asking_kobold, token_under
from folkmoot.games.zauberberg.rules.walking import pairs_of
from folkmoot.games.zauberberg.state import NONE, ZauberbergState


def own_turns(position: ZauberbergState, seat: int) -> int:
    """Returns how many turns of a seat have moved a kobold at most, that of this moment included."""
    completed = int(position.turns + position.seats - 1 - seat) // int(position.seats)
    moves_now = seat == position.active and position.kobold != NONE and position.phase != phases.MOVE_SECOND
    return completed + int(moves_now)


def out_of_villages(position: ZauberbergState, seat: int) -> int:
    """Returns how many kobolds of a seat are on the mountain, each by a turn of its own."""
    return sum(1 for place in position.places_of(seat) if place <= box.SUMMIT)


def is_untouched(position: ZauberbergState) -> bool:
    """Tells whether the mountain and the hands are as they were laid out and dealt."""
    changed = position.rotation or position.seen or position.stones != (1 << box.STONES) - 1 or any(position.credit)
    return not changed and all(position.cards_held(seat) <= box.HAND for seat in range(position.seats))


def has_enough_turns(position: ZauberbergState) -> bool:
    """Tells whether what has happened can have happened in so many turns.

    Each brings one kobold out of a village at most, and before the first movement card nothing changes.
    """
    if position.turns == 0 and position.played < 2 and not is_untouched(position):
        return False
    return all(out_of_villages(position, seat) <= own_turns(position, seat) for seat in range(position.seats))


def came_with_this_card(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether the card being resolved has brought a kobold to its space: it walked there itself or was pushed.

    A chain of pushes leaves pairs behind it, the first of them under the kobold of the turn.
    """
    first = int(position.kobold)
    if first in (kobold, NONE) or position.on[first] == NONE:
        return first == kobold
    pairs = pairs_of(position)
    for way in (box.CLOCKWISE, box.COUNTER):
        place = position.at[first]
        while place in pairs:
            place = box.along(place, way, 1)
        if place == position.at[kobold]:
            return True
    return False


def least_held(position: ZauberbergState, seat: int) -> int:
    """Returns how many cards a seat holds at least in its turn or between: its limit, less those played in this turn.

    A Raven's victim has lost the stone, and not yet the card.
    """
    question = position.stack[-1] if position.stack else NONE
    owing = tasks.kind_of(question) == tasks.ASK_DISCARD and tasks.argument_of(question) == seat
    played = int(position.played) if seat == position.active else 0
    return position.hand_limit(seat) + int(owing) - played


def gone(position: ZauberbergState, kind: int) -> int:
    """Returns how many tokens of a kind have left the game."""
    return sum(1 for token in range(box.TOKENS) if position.gone >> token & 1 and position.tokens[token] == kind)


def ravens_without_a_stone(position: ZauberbergState) -> int:
    """Returns how many Ravens have left the board and cost no stone: parked ones, and one that is being sent."""
    return sum(position.ravens) + (1 if position.phase == phases.CHOOSE_VICTIM else 0)


def ravens_needed(position: ZauberbergState) -> int:
    """Returns how many Ravens must have left the board: parked ones, and one that is being sent or takes a card."""
    return ravens_without_a_stone(position) + (1 if position.phase == phases.DISCARD_CARD else 0)


def stones_lost_to_ravens(position: ZauberbergState) -> int:
    """Returns how many stones have left the game with a Raven, which each is parked or takes one."""
    return gone(position, box.RAVEN) - ravens_without_a_stone(position)


def balls_needed(position: ZauberbergState) -> int:
    """Returns how many Crystal Balls must have shown the tokens that lie open and are under no kobold that explains it.

    A token lies open under a kobold that waits or is asked; all others a Ball has shown.
    """
    asking = asking_kobold(position)
    shown = int(position.face_up)
    for kobold in [*position.waiting, *([] if asking == NONE else [asking])]:
        token = token_under(position, kobold)
        if token != NONE:
            shown &= ~(1 << token)
    left = tasks.argument_of(position.stack[-1]) if position.phase == phases.REVEAL_TOKEN else 0
    return -(-(shown.bit_count() + left) // box.TOKENS_OF_A_BALL)
