"""What a kobold can gain with the cards of a turn, from what everybody knows: the search of the heuristic.

Only the active kobold is moved; what it pushes away is valued but not followed.
"""

from typing import Final

from folkmoot.engine.handfuls import count_of, single
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Terms, noted
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.rules.choices import movements_of
from folkmoot.games.zauberberg.rules.landing import bottom_of, fate_of_stone
from folkmoot.games.zauberberg.rules.walking import climb_to, destination, only_climbs_on
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of

WIN: Final = 1000.0
HEIGHT: Final = [0.0, 3.0, 9.0, 18.0, 34.0, WIN]
"""What a kobold is worth on each level, from village to summit."""
READY: Final = [0.0, 3.0, 5.0, 9.0, 60.0]
"""What is added on each level where it stands on another and can climb."""
BLOCKED: Final = 0.25
"""The part of its worth that a kobold loses under another."""
STONE_WORTH: Final[dict[str, float]] = {"kept": 4.0, "raven": 1.0, "dropped": 0.5}
"""What a stone is worth by its fate: kept, gone with a parked Raven, or gone as the third, which nobody else gets."""
TOKEN_GAINS: Final[list[float]] = [0.0, 0.0, 1.5, 1.0, 0.2, 2.5, 0.0]
"""What a token brings, by its kind; 0 for those that move the kobold, which are valued by their levels."""
TURN_LOST: Final = 1.0
CARDS_AHEAD: Final = 3
"""How many cards are planned ahead."""
JOKER_COST: Final = 1.2
CARD_COST: Final = 0.05
PARTNER: Final = 0.4
"""What it is worth to have a lone kobold to climb on within one card."""


class Plans:
    """The worth of one seat's movements in a position, which is changed while one is tried and then restored."""

    def __init__(self, position: ZauberbergState, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.lower = self._chances(0)
        """For each kind of token the chance that an unseen one on levels 1 to 3 is of it."""
        self.upper = self._chances(box.LOWER_TOKENS)
        """The same for level 4."""

    def best(self, kobold: int, hand: int, cards: int, climbing: bool, terms: Terms | None = None) -> float:
        """Returns the best gain with at most so many cards of a hand; below nothing if no card moves the kobold."""
        best = -WIN
        chosen = NONE
        for move in movements_of(self.position, kobold, hand, climbing):
            played = first_of(move)
            face, value = int(verbs.face_of(played)), int(verbs.value_of(played))
            if face == box.JOKER and count_of(hand, value - 1):
                continue  # the card itself costs less
            gain = self.gain(kobold, hand - single(face), verb_of(move), value, second_of(move), cards)
            gain -= JOKER_COST if face == box.JOKER else CARD_COST
            if gain > best:
                best = gain
                chosen = move
        if terms is not None and chosen != NONE:
            self._note_movement(kobold, hand, chosen, cards, terms)
        return best

    def _note_movement(self, kobold: int, hand: int, move: int, cards: int, terms: Terms) -> None:
        played = first_of(move)
        face = int(verbs.face_of(played))
        rest = hand - single(face)
        self.gain(kobold, rest, verb_of(move), int(verbs.value_of(played)), second_of(move), cards, terms)
        if face == box.JOKER:
            terms.add("joker", -JOKER_COST)

    def gain(
        self, kobold: int, hand: int, verb: int, value: int, way: int, cards: int, terms: Terms | None = None
    ) -> float:
        """Returns what a movement brings, with the best that may follow; `hand` is what is left for that."""
        position = self.position
        start, below = position.at[kobold], position.on[kobold]
        place = destination(position, kobold, verb, value, way)
        if place == box.SUMMIT:
            return noted(terms, "summit", WIN)
        here = None if terms is None else Terms()
        before = self._worth(kobold, here)
        position.at[kobold] = NONE
        position.on[kobold] = NONE
        brought = self._meeting_worth(place, way, terms)
        lower = bottom_of(position, place)
        met = self._space_worth(place, terms) if lower == NONE else 0.0
        position.at[kobold] = place
        position.on[kobold] = lower
        total = brought + met + self._worth(kobold, terms) - before
        if terms is not None and here is not None:
            terms.add_all(here, -1.0)
        if cards > 1 and hand and met >= 0.0:
            climbing = only_climbs_on(position, kobold)
            following = self.best(kobold, hand, min(cards - 1, CARDS_AHEAD), climbing)
            total += max(0.0, following)
            if terms is not None and following > 0.0:
                self.best(kobold, hand, min(cards - 1, CARDS_AHEAD), climbing, terms)
        position.at[kobold] = start
        position.on[kobold] = below
        return total

    def _worth(self, kobold: int, terms: Terms | None) -> float:
        """Returns what a kobold is worth where it stands."""
        position = self.position
        place = position.at[kobold]
        worth = noted(terms, "level", HEIGHT[box.level_of(place)])
        if place < 0 or place >= box.SPACES:
            return worth
        if position.on[kobold] != NONE:
            ready = READY[box.LEVEL_OF[place]] if climb_to(position, kobold) != box.NOWHERE else 0.0
            return worth + noted(terms, "climb", ready)
        return worth + noted(terms, "climb", PARTNER * float(self._partners(kobold, place)))

    def _partners(self, kobold: int, place: int) -> int:
        """Returns how many lone kobolds on which one could climb on are within one card."""
        position = self.position
        partners = 0
        for other, at in enumerate(position.at):
            near = 0 <= at < box.SPACES and at != place and box.LEVEL_OF[at] == box.LEVEL_OF[place]
            if near and other != kobold and box.ABOVE[at] != box.NOWHERE and box.apart(place, at) <= box.HIGHEST:
                partners += 1
        return min(partners, 3)

    def _meeting_worth(self, place: int, way: int, terms: Terms | None) -> float:
        """Returns what it is worth to block or push the kobolds on a space."""
        position = self.position
        lower = bottom_of(position, place)
        if lower == NONE:
            return 0.0
        upper = position.on.index(lower) if lower in position.on else NONE
        if upper == NONE:
            worth = BLOCKED * HEIGHT[box.LEVEL_OF[place]]
            return noted(terms, "block", worth) if owner_of(lower) != self.seat else noted(terms, "own", -worth)
        threat = READY[box.LEVEL_OF[place]] if climb_to(position, upper) != box.NOWHERE else 0.0
        if owner_of(upper) == self.seat:
            return noted(terms, "own", -threat)
        won = self._opponents_gain(box.along(place, way, 1))
        return noted(terms, "push", threat + 0.5) + noted(terms, "gift" if won > 0.0 else "push", -won)

    def _opponents_gain(self, space: int) -> float:
        """Returns what an opponent pushed onto a token may win by it."""
        token = self.position.token_on(space)
        if token == NONE or not self.position.is_free(space):
            return 0.0
        return self._token_worth(space, token, False)

    def _space_worth(self, place: int, terms: Terms | None) -> float:
        """Returns what the stone or token on a free space is worth."""
        position = self.position
        if position.stone_on(place) != NONE:
            return noted(terms, "stone", STONE_WORTH[fate_of_stone(position, self.seat)])
        token = position.token_on(place)
        return 0.0 if token == NONE else noted(terms, "token", self._token_worth(place, token, True))

    def _token_worth(self, place: int, token: int, own_turn: bool) -> float:
        """Returns what activating a token is worth: its known kind, or the average over what it may be."""
        if self.position.seen >> token & 1:
            return self._kind_worth(place, self.position.tokens[token], own_turn)
        chances = self.upper if token >= box.LOWER_TOKENS else self.lower
        worth = 0.0
        for kind, chance in enumerate(chances):
            if chance > 0.0:
                worth += chance * self._kind_worth(place, kind, own_turn)
        return worth

    def _kind_worth(self, place: int, kind: int, own_turn: bool) -> float:
        level = box.LEVEL_OF[place]
        here = HEIGHT[level]
        if kind == box.PASSAGE:
            return HEIGHT[level + 1] - here if self.position.is_free(box.ABOVE[place]) else 1.0
        if kind in (box.RAVEN, box.BALL, box.STORM, box.FLYING_CARD):
            return TOKEN_GAINS[kind]
        lost = TURN_LOST if own_turn and (kind == box.GHOST or level == 1) else 0.0
        return (HEIGHT[0] if kind == box.GHOST else HEIGHT[level - 1]) - here - lost

    def _chances(self, first: int) -> list[float]:
        """Returns the chance of each kind for an unseen token from this one on."""
        position = self.position
        left = box.KIND_COUNTS[:]
        unseen = 0
        top = 0
        shown = False
        for token in range(box.TOKENS):
            if position.seen >> token & 1:
                kind = position.tokens[token]
                left[kind] = left[kind] - 1
                shown = shown or (token >= box.LOWER_TOKENS and kind == box.PASSAGE)
            else:
                unseen += 1
                top += 1 if token >= box.LOWER_TOKENS else 0
        if unseen == 0:
            return [0.0] * len(left)
        kept = 1.0 / float(top) if first == box.LOWER_TOKENS and top and not shown else 0.0
        chances = [(1.0 - kept) * float(count) / float(unseen) for count in left]
        chances[box.PASSAGE] = chances[box.PASSAGE] + kept
        return chances
