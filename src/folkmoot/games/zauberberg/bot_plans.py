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
from folkmoot.games.zauberberg.taste import ZauberbergTaste

WIN: Final = 1000.0
CARDS_AHEAD: Final = 3
"""How many cards are planned ahead."""


def _is_near(place: int, other: int) -> bool:
    """Tells whether one card leads from a space to another of its level, where a kobold can climb on."""
    if other == place or box.LEVEL_OF[other] != box.LEVEL_OF[place] or box.ABOVE[other] == box.NOWHERE:
        return False
    return box.apart(place, other) <= box.HIGHEST


_NEAR: Final = [[_is_near(place, other) for other in range(box.SPACES)] for place in range(box.SPACES)]
"""By space and other space, judged once for speed."""


class Plans:
    """The worth of one seat's movements in a position, which is changed while one is tried and then restored."""

    def __init__(self, position: ZauberbergState, seat: int, taste: ZauberbergTaste) -> None:
        self.position = position
        self.seat = seat
        self.taste = taste
        self.height = [0.0, taste.level_1, taste.level_2, taste.level_3, taste.level_4, WIN]
        """What a kobold is worth on each level, from village to summit."""
        self.ready = [0.0, taste.climb_1, taste.climb_2, taste.climb_3, taste.climb_4]
        """What is added on each level where it stands on another and can climb."""
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
            gain -= self.taste.joker if face == box.JOKER else self.taste.card
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
            terms.add("joker", -self.taste.joker)

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
        worth = noted(terms, "level", self.height[box.level_of(place)])
        if place < 0 or place >= box.SPACES:
            return worth
        if position.on[kobold] != NONE:
            ready = self.ready[box.LEVEL_OF[place]] if climb_to(position, kobold) != box.NOWHERE else 0.0
            return worth + noted(terms, "climb", ready)
        if self.taste.exposed != 0.0:
            worth += self.taste.exposed * float(box.LEVEL_OF[place] * self._opponents_near(place))
        return worth + noted(terms, "climb", self.taste.partner * float(self._partners(kobold, place)))

    def _opponents_near(self, place: int) -> int:
        """Returns how many kobolds of opponents are within one card."""
        near = _NEAR[place]
        count = 0
        for other, at in enumerate(self.position.at):
            if 0 <= at < box.SPACES and near[at] and owner_of(other) != self.seat:
                count += 1
        return count

    def _partners(self, kobold: int, place: int) -> int:
        """Returns how many lone kobolds on which one could climb on are within one card."""
        position = self.position
        near = _NEAR[place]
        partners = 0
        for other, at in enumerate(position.at):
            if 0 <= at < box.SPACES and near[at] and other != kobold:
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
            worth = self.taste.blocked * self.height[box.LEVEL_OF[place]]
            return noted(terms, "block", worth) if owner_of(lower) != self.seat else noted(terms, "own", -worth)
        threat = self.ready[box.LEVEL_OF[place]] if climb_to(position, upper) != box.NOWHERE else 0.0
        if owner_of(upper) == self.seat:
            return noted(terms, "own", -threat)
        won = self._opponents_gain(box.along(place, way, 1))
        return noted(terms, "push", threat + self.taste.push) + noted(terms, "gift" if won > 0.0 else "push", -won)

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
            return noted(terms, "stone", self._stone_worth(fate_of_stone(position, self.seat)))
        token = position.token_on(place)
        return 0.0 if token == NONE else noted(terms, "token", self._token_worth(place, token, True))

    def _stone_worth(self, fate: str) -> float:
        """Returns what a stone is worth by its fate."""
        if fate == "kept":
            return self.taste.stone
        return self.taste.stone_raven if fate == "raven" else self.taste.stone_dropped

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
        here = self.height[level]
        if kind == box.PASSAGE:
            return (
                self.height[level + 1] - here if self.position.is_free(box.ABOVE[place]) else self.taste.blocked_passage
            )
        if kind in (box.RAVEN, box.BALL, box.STORM, box.FLYING_CARD):
            return self._gain_of(kind)
        lost = self.taste.turn_lost if own_turn and (kind == box.GHOST or level == 1) else 0.0
        return (self.height[0] if kind == box.GHOST else self.height[level - 1]) - here - lost

    def _gain_of(self, kind: int) -> float:
        """Returns what a token brings that does not move the kobold."""
        if kind == box.FLYING_CARD:
            return self.taste.flying_card
        if kind == box.RAVEN:
            return self.taste.raven
        return self.taste.ball if kind == box.BALL else self.taste.storm

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
