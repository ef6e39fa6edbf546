"""What holds in every position of Zauberberg: no piece is lost, and the numbers are right."""

from folkmoot.engine.handfuls import count_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.flow import limit_reached
from folkmoot.games.zauberberg.rules import tokens
from folkmoot.games.zauberberg.rules.clues import lacking_for_clues
from folkmoot.games.zauberberg.rules.verdicts import leads_to_three_villages, villages_used
from folkmoot.games.zauberberg.situations import reckoning
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of


def faults(position: ZauberbergState) -> list[str]:
    """Returns the invariants that do not hold, one line for each; the turn is checked only if the pieces are right."""
    faults = _card_faults(position) + _kobold_faults(position) + _token_faults(position) + _stone_faults(position)
    return faults or _turn_faults(position)


def _card_faults(position: ZauberbergState) -> list[str]:
    """ZAU-24, ZAU-25, ZAU-30: sixty cards, in hands, draw pile and discard pile."""
    faults = []
    for face in range(box.FACES):
        count = count_of(position.deck, face) + count_of(position.discard, face)
        for hand in position.hands:
            count += count_of(hand, face)
        if count != count_of(box.ALL_CARDS, face):
            faults.append("every card is in a hand, the draw pile or the discard pile (ZAU-24)")
        if position.coming.count(face) > count_of(position.deck, face):
            faults.append("the cards drawn next are in the draw pile (ZAU-24)")
        if count_of(position.deck, face) > count_of(position.deck_at_shuffle, face):
            faults.append("the draw pile holds only what was shuffled into it (ZAU-30)")
    for seat in range(position.seats):
        held = position.cards_held(seat)
        if held > box.MOST_CARDS:
            faults.append("nobody holds more than five cards (ZAU-25)")
        if position.phase != phases.PLACE_KOBOLD and held < reckoning.least_held(position, seat):
            faults.append("hands are drawn up to their limit after each turn (ZAU-25, ZAU-29)")
        if position.ravens[seat] and position.owned[seat]:
            faults.append("a Raven waits only with a player who has no stone (ZAU-101, ZAU-127)")
        then = lacking_for_clues(position.hands_at_shuffle[seat], position.clues_at_shuffle, seat)
        if then or lacking_for_clues(position.hands[seat], position.clues, seat):
            faults.append("a hand agrees with what turns have shown of it (ZAU-43)")
    return faults


def _kobold_faults(position: ZauberbergState) -> list[str]:
    """ZAU-06, ZAU-12: five kobolds for each player, at most two on a space."""
    faults = []
    if len(position.at) != box.KOBOLDS * position.seats or len(position.on) != len(position.at):
        return ["each player has five kobolds (ZAU-12)"]
    for kobold, place in enumerate(position.at):
        below = position.on[kobold]
        if not NONE <= place < box.VILLAGE + box.VILLAGES:
            faults.append("a kobold is on a space, on the summit or in a village (ZAU-01)")
        if below != NONE and (place >= box.SPACES or position.at[below] != place or position.on[below] != NONE):
            faults.append("a kobold stands on one that is on the same space (ZAU-06)")
        if place < box.SPACES and place != NONE:
            beside = [other for other, at in enumerate(position.at) if at == place and other != kobold]
            if len(beside) > 1 or (beside and (below == NONE) == (position.on[beside[0]] == NONE)):
                faults.append("two kobolds on a space stand one on the other (ZAU-06)")
    if position.phase != phases.PLACE_KOBOLD and NONE in position.at:
        faults.append("all kobolds are placed before the first turn (ZAU-18)")
    if position.at.count(box.SUMMIT) > 1:
        faults.append("the first kobold on the summit ends the game (ZAU-151)")
    return faults + (_placement_faults(position) if position.phase == phases.PLACE_KOBOLD else [])


def _placement_faults(position: ZauberbergState) -> list[str]:
    """ZAU-18, ZAU-20, ZAU-21: one kobold at a time, in turn, in a way that leads to three villages for each player."""
    faults = []
    if not all(place == NONE or place >= box.VILLAGE for place in position.at):
        faults.append("kobolds begin in the villages (ZAU-18)")
    if position.turns or position.discard or any(position.hands) or not reckoning.is_untouched(position):
        faults.append("no card is dealt and nothing happens before all kobolds are placed (ZAU-18, ZAU-23)")
    placed = []
    for seat in range(position.seats):
        own = position.places_of(seat)
        left = own.count(NONE)
        placed.append(box.KOBOLDS - left)
        if not leads_to_three_villages(villages_used(own), left):
            faults.append("everybody uses three villages in the end (ZAU-20)")
    before = [placed[0] - (1 if seat >= position.active and position.active else 0) for seat in range(position.seats)]
    if placed != before:
        faults.append("kobolds are placed one by one in turn (ZAU-18)")
    return faults


def _token_faults(position: ZauberbergState) -> list[str]:
    """ZAU-13, ZAU-14, ZAU-105, ZAU-142."""
    faults = []
    if [position.tokens.count(kind) for kind in range(len(box.KIND_COUNTS))] != box.KIND_COUNTS:
        faults.append("there are twenty tokens of seven kinds (ZAU-13)")
    if box.PASSAGE not in position.tokens[box.LOWER_TOKENS :]:
        faults.append("one Passage at least is on level 4 (ZAU-14)")
    if position.face_up & position.gone or (position.face_up | position.gone) & ~position.seen:
        faults.append("what lies open is on the board and has been seen (ZAU-105)")
    for kobold in position.waiting:
        if tokens.token_under(position, kobold) == NONE or not tokens.leads_on(position, kobold):
            faults.append("a kobold waits on a Passage or a Trapdoor (ZAU-142)")
        elif not tokens.can_wait(position, kobold):
            faults.append("a kobold waits only while it is covered or its way is barred (ZAU-143)")
    if len(set(position.waiting)) != len(position.waiting):
        faults.append("a kobold waits once (ZAU-142)")
    if int(position.gone).bit_count() != reckoning.gone(position, box.RAVEN) + reckoning.gone(position, box.BALL):
        faults.append("only Ravens and Crystal Balls leave the board (ZAU-106)")
    return faults + _resting_faults(position)


_PASSING = {
    box.PASSAGE: "a kobold goes up a Passage at once, or waits there while its way is barred (ZAU-130, ZAU-131)",
    box.GHOST: "a Ghost sends a kobold to a village at once (ZAU-139)",
    box.RAVEN: "a Raven leaves the board when a kobold lands on it (ZAU-106, ZAU-129)",
    box.BALL: "a Crystal Ball leaves the board when a kobold lands on it (ZAU-106, ZAU-115)",
    box.TRAPDOOR: "a kobold falls through a Trapdoor at once, or waits while its way is barred (ZAU-135 to ZAU-137)",
}
"""For each kind on which no kobold comes to stay: why not."""


def _resting_faults(position: ZauberbergState) -> list[str]:
    """ZAU-84, ZAU-105, ZAU-111: what lies under kobolds that stay, and who has turned up what lies open."""
    faults = []
    asking = tokens.asking_kobold(position)
    for kobold in range(len(position.at)):
        token = tokens.token_under(position, kobold)
        if token == NONE:
            continue
        if not position.seen >> token & 1:
            faults.append("a token on which a kobold has landed has been seen (ZAU-105)")
        if kobold != asking and not tokens.can_rest(position, kobold):
            faults.append(_PASSING[position.tokens[token]])
    if reckoning.balls_needed(position) > reckoning.gone(position, box.BALL):
        faults.append("only Crystal Balls have shown tokens that lie open (ZAU-111)")
    return faults


def _stone_faults(position: ZauberbergState) -> list[str]:
    """ZAU-15, ZAU-98 to ZAU-101, ZAU-127."""
    faults = []
    lost = box.STONES - sum(position.owned) - int(position.stones).bit_count()
    if lost < 0:
        faults.append("there are nine stones (ZAU-15)")
    elif lost < reckoning.stones_lost_to_ravens(position):
        faults.append("a Raven that is not parked has cost a stone (ZAU-101, ZAU-124)")
    for stone in range(box.STONES):
        if position.stones >> stone & 1 and box.STONE_SPACES[stone] in position.at:
            faults.append("a kobold on a stone space has taken the stone (ZAU-104)")
    if not all(0 <= stones <= box.MOST_STONES for stones in position.owned):
        faults.append("nobody keeps more than two stones (ZAU-100)")
    if reckoning.ravens_needed(position) > reckoning.gone(position, box.RAVEN):
        faults.append("a Raven that was sent has left the board (ZAU-129)")
    return faults


def _turn_faults(position: ZauberbergState) -> list[str]:
    """ZAU-36, ZAU-40, ZAU-151, ZAU-156: whose turn it is, and what was played."""
    faults = []
    moving = position.phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA) or bool(position.stack)
    if moving != (position.kobold != NONE) and position.phase != phases.OVER:
        faults.append("a first card names the kobold of a turn (ZAU-36)")
    if position.kobold != NONE and owner_of(int(position.kobold)) != position.active:
        faults.append("players move their own kobolds (ZAU-36)")
    if position.phase == phases.MOVE_SECOND and position.played != 1:
        faults.append("the second card follows the first (ZAU-36)")
    if position.phase == phases.MOVE_EXTRA and not 2 <= position.played < position.may_play():
        faults.append("a further card may be played (ZAU-40)")
    if position.phase == phases.MOVE_EXTRA and position.at[position.kobold] >= box.SPACES:
        faults.append("a movement card brings a kobold onto the mountain (ZAU-44, ZAU-55)")
    if position.phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA) and position.is_covered(int(position.kobold)):
        faults.append("a blocked kobold is not moved (ZAU-57)")
    if position.phase in (phases.PLACE_KOBOLD, phases.CHOOSE_ACTION) and position.played:
        faults.append("no card has been played before a kobold is named (ZAU-36)")
    faults += _question_faults(position) + _order_faults(position)
    ends = position.at.count(box.SUMMIT) + int(limit_reached(position))
    if ends != (1 if position.phase == phases.OVER else 0) or 0 < position.turn_limit < position.turns:
        faults.append("the game ends on the summit or at the limit of turns (ZAU-156)")
    elif not faults and position.phase != phases.OVER:
        answers = len(position.moves(position.deciders()[0]))
        if answers == 0:
            faults.append("every question has an answer")
        elif answers == 1 and position.phase == phases.MOVE_EXTRA:
            faults.append("a further card is asked for only where one fits, not only to stop (ZAU-43)")
    return faults


def _order_faults(position: ZauberbergState) -> list[str]:
    """ZAU-33, ZAU-36: turns go round, and there have been enough of them."""
    if position.phase == phases.PLACE_KOBOLD:
        return []
    faults = []
    drawn = position.phase == phases.OVER and limit_reached(position)
    if (position.turns - int(drawn)) % position.seats != position.active:
        faults.append("turns go round from seat 0 (ZAU-33)")
    if not reckoning.has_enough_turns(position):
        faults.append("so much cannot happen in so few turns: each brings one kobold out of a village (ZAU-36)")
    return faults


def _question_faults(position: ZauberbergState) -> list[str]:
    """ZAU-109: a question in the middle of a card comes from the token under a kobold."""
    if not position.stack:
        return []
    question = position.stack[-1]
    kobold = tasks.kobold_of(question)
    token = tokens.token_under(position, kobold)
    if token == NONE or position.is_covered(kobold):
        return ["a question comes from a token under a kobold that landed on it (ZAU-83, ZAU-109)"]
    if not 2 <= position.played <= position.may_play() or not reckoning.came_with_this_card(position, kobold):
        return ["a movement card has brought or pushed a kobold onto the token that asks (ZAU-39, ZAU-89)"]
    if position.tokens[token] in tokens.LEAVING_KINDS and not position.gone >> token & 1:
        return ["a Raven or a Crystal Ball leaves the board at once (ZAU-106, ZAU-129)"]
    if tasks.kind_of(question) == tasks.ASK_DISCARD:
        victim = tasks.argument_of(question)
        sent = position.tokens[token] == box.RAVEN and victim != owner_of(kobold)
        if not sent or position.ravens[victim] or not position.hands[victim]:
            return ["a Raven takes a card of an opponent who had a stone (ZAU-124)"]
        return []
    if tasks.kind_of(question) != tokens.question_of(position, kobold):
        return ["every token asks its own question (ZAU-109)"]
    if position.tokens[token] == box.STORM and position.face_up:
        return ["a Storm has turned all tokens face down (ZAU-116)"]
    return []
