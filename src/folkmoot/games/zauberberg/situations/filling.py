"""Lays the tokens about which a situation says nothing, so that a game can have come to it."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import tasks
from folkmoot.games.zauberberg.rules import tokens
from folkmoot.games.zauberberg.situations.reckoning import balls_needed, gone, ravens_needed, ravens_without_a_stone
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

_TOP = range(box.LOWER_TOKENS, box.TOKENS)


class Layout:
    """Tokens that are laid one after the other."""

    def __init__(self, position: ZauberbergState, given: dict[int, int], dice: Dice) -> None:
        """Lays the tokens that are given. Raises `BadSituation` if there are not so many of a kind."""
        self.position = position
        self.dice = dice
        self.open = list(range(box.TOKENS))
        """The spaces without a token yet."""
        self.left = box.KIND_COUNTS[:]
        """How many of each kind are not laid yet."""
        for token, kind in given.items():
            self._put(token, kind)
        if min(self.left) < 0:
            raise BadSituation("impossible situation: more tokens of a kind are given than exist (ZAU-13)")

    def fill(self, gone_is_said: bool, stones_lost: int) -> None:
        """Lays all other tokens. Where it is not said which are gone, as many are as the other facts need.

        Ravens have taken so many stones at most. Raises `BadSituation`.
        """
        self._lay_top_passage()
        under = {kobold: tokens.token_under(self.position, kobold) for kobold in standing_on_tokens(self.position)}
        while under:
            kobold = min(under, key=lambda kobold: len(self._kinds_under(kobold)))
            self._lay_under(kobold, under.pop(kobold), gone_is_said)
        self._lay_gone(gone_is_said, stones_lost)
        for token in self.open[:]:
            self._put_one_of(token, range(len(self.left)))

    def _put(self, token: int, kind: int) -> None:
        self.position.tokens[token] = kind
        self.left[kind] -= 1
        self.open.remove(token)

    def _put_one_of(self, token: int, kinds: range | list[int]) -> None:
        """Lays a token of one of these kinds, each of those left equally likely. Raises `BadSituation`."""
        pieces = [kind for kind in kinds for _ in range(self.left[kind])]
        if not pieces:
            raise BadSituation("impossible situation: no token is left that could lie there (ZAU-13)")
        self._put(token, pieces[self.dice.below(len(pieces))])

    def _is_gone(self, token: int) -> bool:
        return bool(self.position.gone >> token & 1)

    def _lay_top_passage(self) -> None:
        """Lays a Passage on level 4, where no kobold has come to stay, if there is room for it."""
        if any(self.position.tokens[token] == box.PASSAGE for token in _TOP if token not in self.open):
            return
        under = [tokens.token_under(self.position, kobold) for kobold in standing_on_tokens(self.position)]
        free = [token for token in _TOP if token in self.open and token not in under and not self._is_gone(token)]
        if free and self.left[box.PASSAGE]:
            self._put(free[self.dice.below(len(free))], box.PASSAGE)

    def _lay_under(self, kobold: int, token: int, gone_is_said: bool) -> None:
        """Lays a token that explains why a kobold stands on it; if there is no more of that, it is gone."""
        position = self.position
        asking = kobold == tokens.asking_kobold(position)
        if token in self.open and (asking or not self._is_gone(token)):
            kinds = self._kinds_under(kobold)
            if kinds:
                self._put_one_of(token, kinds)
            elif kobold in position.waiting:
                raise BadSituation("impossible situation: a kobold waits where nothing bars its way (ZAU-143)")
            elif asking or gone_is_said:
                raise BadSituation("impossible situation: no token is left that could lie under a kobold (ZAU-13)")
            else:
                position.gone |= 1 << token
        if asking and not gone_is_said and position.tokens[token] in tokens.LEAVING_KINDS:
            position.gone |= 1 << token

    def _kinds_under(self, kobold: int) -> list[int]:
        """Returns the kinds left that explain why a kobold stands on a token, if nothing is said of that."""
        token = tokens.token_under(self.position, kobold)
        if token not in self.open:
            return []
        kinds = [kind for kind in range(len(self.left)) if self.left[kind] and self._explains(kobold, token, kind)]
        self.position.tokens[token] = box.PASSAGE
        return kinds

    def _explains(self, kobold: int, token: int, kind: int) -> bool:
        """Tells whether a token of this kind explains that a kobold stands on it."""
        position = self.position
        position.tokens[token] = kind
        if kobold == tokens.asking_kobold(position):
            asks = tasks.kind_of(position.stack[-1])
            return tokens.question_of(position, kobold) == (tasks.ASK_VICTIM if asks == tasks.ASK_DISCARD else asks)
        if kobold in position.waiting:
            return tokens.leads_on(position, kobold) and tokens.can_wait(position, kobold)
        return tokens.can_rest(position, kobold)

    def _lay_gone(self, gone_is_said: bool, stones_lost: int) -> None:
        """Lays the tokens that are gone: as many Crystal Balls as have shown tokens, and Ravens as have been sent."""
        position = self.position
        lost = [token for token in self.open if self._is_gone(token)]
        if not gone_is_said:
            spare = [token for token in self.open if token not in lost and not position.face_up >> token & 1]
            self.dice.shuffle(spare)
            lost += spare[: max(0, self._lacking(box.BALL) + self._lacking(box.RAVEN) - len(lost))]
        most_ravens = ravens_without_a_stone(position) + stones_lost
        for token in lost:
            kinds = [kind for kind in tokens.LEAVING_KINDS if self._lacking(kind)]
            if not kinds:
                kinds = [*tokens.LEAVING_KINDS] if gone(position, box.RAVEN) < most_ravens else [box.BALL]
            self._put_one_of(token, kinds)
            position.gone |= 1 << token

    def _lacking(self, kind: int) -> int:
        """Returns how many more tokens of a kind must be gone, of those that are left."""
        needed = balls_needed(self.position) if kind == box.BALL else ravens_needed(self.position)
        return max(0, min(self.left[kind], needed - gone(self.position, kind)))


def standing_on_tokens(position: ZauberbergState) -> list[int]:
    """Returns the kobolds that stand on a token space themselves."""
    return [kobold for kobold in range(len(position.at)) if tokens.token_under(position, kobold) != NONE]
