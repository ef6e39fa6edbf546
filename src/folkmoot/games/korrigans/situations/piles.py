"""How many tokens lie where in a situation, and since which round, where the facts leave it open."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import numbers_of, per_seat, within
from folkmoot.engine.handfuls import handful
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.rules.movement import useful_companions
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.reckoning import (
    DRAWS,
    MENHIRS,
    MOST_ROUNDS,
    gatherers,
    gatherings,
    has_begun_end,
    is_on_turn,
    movements_needed,
    start_fields,
    surely_taken,
    turns_had,
)
from folkmoot.games.korrigans.state import NONE, KorrigansState

Tokens = list[int] | int
"""Faces, or how many tokens there are."""


class Piles:
    """The tokens of players and fields as the facts say; `settle` says the rest."""

    def __init__(self, position: KorrigansState, facts: Facts, dice: Dice) -> None:
        self.position = position
        self.facts = facts
        seats = int(position.seats)
        self.seats = range(seats)
        no_facts: list[list[str]] = [[] for _ in range(seats)]
        self.revealed = [faces_named(names) for names in per_seat(facts.revealed, "revealed", no_facts)]
        self.spent = [faces_named(names) for names in per_seat(facts.spent, "spent", no_facts)]
        self.backups = [faces_named(names) for names in per_seat(facts.backups, "backups", self._usual_backups(dice))]
        self.sacrificed = [
            _read_tokens(tokens) for tokens in per_seat(facts.sacrificed, "sacrificed", self._sacrifices())
        ]
        self.openly = [faces_named(names) for names in per_seat(facts.openly, "openly", no_facts)]
        if any(faces and position.has_screen(seat) for seat, faces in enumerate(self.openly)):
            raise BadSituation("openly: a token sacrificed behind a screen is not shown (KOR-57)")
        no_hidden: list[list[str] | int | None] = [None] * seats
        self.hidden = [
            None if tokens is None else _read_tokens(tokens) for tokens in per_seat(facts.hidden, "hidden", no_hidden)
        ]
        numbers_of("field", facts.clovers, box.FIELD_OF)
        self.field_tokens: list[Tokens | None] = [_given_tokens(facts, name) for name in box.FIELD_NAMES]
        """By field: the tokens that lie there."""
        self.unstated: list[int] = []
        """The seats of which the facts do not say what is behind their screen."""
        for seat in self.seats:
            position.revealed[seat] = handful(self.revealed[seat])
            position.spent[seat] = handful(self.spent[seat])
            position.backups[seat] = handful(self.backups[seat])
        position.backups_left = box.BACKUPS - sum(size_of_pile(tokens) for tokens in self.sacrificed)
        if facts.backups_left not in (None, int(position.backups_left)):
            raise BadSituation(
                f"backups_left: every backup cost one token, so {position.backups_left} are left (KOR-57)"
            )

    def _usual_backups(self, dice: Dice) -> list[list[str]]:
        """Returns the backups if they are not said: one for each sacrifice, or those not left dealt round."""
        facts = self.facts
        left = box.BACKUPS if facts.backups_left is None else within("backups_left", facts.backups_left, 0, box.BACKUPS)
        owners = [number % len(self.seats) for number in range(box.BACKUPS - left)]
        if facts.sacrificed is not None:
            given = per_seat([*map(_read_tokens, facts.sacrificed)], "sacrificed", [*self.seats])
            owners = [seat for seat, tokens in enumerate(given) for _ in range(size_of_pile(tokens))]
        backups: list[list[str]] = [[] for _ in self.seats]
        for seat in owners[facts.backups_spent :]:
            backups[seat].append(box.COMPANION_NAMES[dice.below(2)])
        return backups

    def _sacrifices(self) -> list[list[str] | int]:
        """Returns the sacrifices if the facts do not give them: a token for each backup."""
        counts = [len(backups) for backups in self.backups]
        counts[self.position.first] += self.facts.backups_spent
        # Without backups an empty list, not 0: a list gives the faces, so that all tokens of the seat may be `_known`.
        return [count or [] for count in counts]

    def least_round(self) -> int:
        """Returns the first round in which everybody can have what the facts say of them, without fairies."""
        position = self.position
        seats = int(position.seats)
        self._empty_fields()
        taken = sum(
            box.clovers_on(field, seats) - size_of_pile(tokens)
            for field, tokens in enumerate(self.field_tokens)
            if tokens is not None
        ) + sum(self._taken_before(field) for field in range(box.FIELDS) if self.field_tokens[field] is None)
        some_empty = any(map(self._is_empty, range(box.FIELDS))) or self.field_tokens[box.VILLAGE] is not None
        empty_village = 0 if some_empty else box.clovers_on(box.VILLAGE, seats)
        last = MOST_ROUNDS if position.stage == stages.FINAL_TURN or position.phase in DRAWS else MOST_ROUNDS - 1
        for round_number in range(1, last):
            position.round = round_number
            owned = [max(self.taken_count(seat), self._due(seat)) for seat in self.seats]
            short = any(owned[seat] < gatherings(position, seat) for seat in self.seats)
            enough = sum(owned) >= taken + (empty_village if short else 0)
            if enough and all(self._has_time(seat) for seat in self.seats):
                return round_number
        return last

    def _taken_before(self, field: int) -> int:
        """Returns how many tokens were surely taken from a field: by those who started or have come there."""
        position = self.position
        started = position.icons and position.stage != stages.PLACEMENT
        here = started and any(field in start_fields(position, seat) for seat in self.seats)
        return max(1 if here else 0, gatherers(position, field))

    def _due(self, seat: int) -> int:
        """Returns how many tokens a seat has by now of which the facts do not say it."""
        return gatherings(self.position, seat) if self.hidden[seat] is None else 0

    def _empty_fields(self) -> None:
        """Empties as many fields as menhirs must have been taken, small ones and that of the question first."""
        position = self.position
        taken = (
            len(surely_taken(position))
            if self.facts.standing is None
            else len(box.MENHIR_SIGNS) - len(self.facts.standing)
        )
        asking = (
            position.korrigan_fields[position.mover] if position.phase in MENHIRS and position.mover != NONE else NONE
        )
        emptied = [field for field in range(box.FIELDS) if box.HAS_MENHIR[field] and self._is_empty(field)]
        free = [field for field in range(box.FIELDS) if box.HAS_MENHIR[field] and self.field_tokens[field] is None]
        crowds = position.korrigan_fields
        free.sort(key=lambda field: (field != asking, box.PRINTED_CLOVERS[field], crowds.count(field), field))
        if asking in free:
            taken = max(taken, len(emptied) + 1)
        free = [field for field in free if box.FIELD_NAMES[field] not in self.facts.signs]
        crowded = [field for field in free if gatherers(position, field) >= box.clovers_on(field, int(position.seats))]
        if None not in self.hidden:  # nobody can have their tokens
            crowded = []
        for field in [*crowded, *free[: max(0, taken - len(emptied) - len(crowded))]]:
            self.field_tokens[field] = []

    def _is_empty(self, field: int) -> bool:
        return self.field_tokens[field] is not None and not size_of_pile(self.field_tokens[field])

    def _has_time(self, seat: int) -> bool:
        """Tells whether the seat has had enough turns by now for what the facts say of it."""
        position = self.position
        turns = turns_had(position, seat)
        shown = 0 if has_begun_end(self.position, seat) else len(self.revealed[seat])
        rescued = 1 if is_on_turn(position, seat, phases.MOVE_KORRIGAN) else 0
        final = len(self.spent[seat]) + int(position.backups_spent) if has_begun_end(self.position, seat) else 0
        return (
            shown <= turns
            and size_of_pile(self.sacrificed[seat]) <= turns + rescued
            and movements_needed(position, seat) <= turns + final
            and self.taken_count(seat) <= gatherings(position, seat)
        )

    def settle(self, dice: Dice) -> list[int]:
        """Sets how many tokens lie in fields and behind screens, where the facts leave it open.

        Returns the fields where a menhir stands. Raises `BadSituation` if some tokens are missing, or there are too
        many.
        """
        seats = int(self.position.seats)
        self._fill_piles()
        counts = {
            field: box.clovers_on(field, seats) for field in range(box.FIELDS) if self.field_tokens[field] is None
        }
        taken = sum(self.taken_count(seat) for seat in self.seats)
        known = sum(size_of_pile(tokens) for tokens in self.field_tokens) + taken
        missing = sum(box.clovers_in_play(seats)) - known - sum(counts.values())
        if self._some_came_to_nothing(-missing, counts):
            missing += counts.pop(box.VILLAGE)
            self.field_tokens[box.VILLAGE] = []
        missing += self._take_from_fields(counts, -missing)
        missing = self._even_out(missing)
        if missing:
            raise BadSituation(
                f"clovers: {abs(missing)} tokens too {'few' if missing > 0 else 'many'} are given (KOR-08)"
            )
        for field, count in counts.items():
            self.field_tokens[field] = count
        self._show_companions(dice)
        return [field for field in range(box.FIELDS) if box.HAS_MENHIR[field] and not self._is_empty(field)]

    def _fill_piles(self) -> None:
        """Sets how many tokens are behind the screens where the facts do not say: all that could be gathered."""
        for seat in self.seats:
            if self.hidden[seat] is None:
                self.unstated.append(seat)
                self.hidden[seat] = max(0, gatherings(self.position, seat) - self.taken_count(seat))

    def _show_companions(self, dice: Dice) -> None:
        """Shows companions where the facts do not say which: one of a player who has moved, in the final turn more.

        About half of what players have by then are companions.
        """
        showing = {seat: 1 for seat in self.seats if self._must_show(seat)}
        if self.facts.revealed is None:
            showing |= {
                seat: (size_of_pile(self.hidden[seat]) + 1) // 2
                for seat in self.unstated
                if has_begun_end(self.position, seat)
            }
        left = box.clovers_in_play(int(self.position.seats))
        for pile in [*self.field_tokens, *self.hidden, *self.sacrificed, *self.spent, *self.revealed]:
            for face in pile if isinstance(pile, list) else []:
                left[face] -= 1
        for seat, count in showing.items():
            stuck = is_on_turn(self.position, seat, phases.MUST_SACRIFICE)
            barred = useful_companions(self.position, seat) if stuck else 0
            pool = [face for face in range(box.COMPANIONS) if not barred >> face & 1 for _ in range(left[face])]
            dice.shuffle(pool)
            if box.HARE in pool:  # a hare leads out of every field
                pool.remove(box.HARE)
                pool.insert(0, box.HARE)
            self._show(seat, pool[:count], left)

    def _show(self, seat: int, faces: list[int], left: list[int]) -> None:
        for face in faces:
            left[face] -= 1
        if has_begun_end(self.position, seat):
            self.hidden[seat] = size_of_pile(self.hidden[seat]) - len(faces)
        self.revealed[seat] = sorted(faces)
        self.position.revealed[seat] = handful(self.revealed[seat])

    def _some_came_to_nothing(self, tokens: int, counts: dict[int, int]) -> bool:
        """Tells whether players have fewer tokens than they could have gathered, so that the village must be empty.

        It must be if some have fewer by the facts, or fewer lie in fields than would be taken; it can be if at least
        its tokens are taken.
        """
        if box.VILLAGE not in counts or any(map(self._is_empty, range(box.FIELDS))):
            return False
        if counts[box.VILLAGE] + sum(self._taken_before(field) for field in counts if field != box.VILLAGE) > tokens:
            return False
        short = any(self.taken_count(seat) < gatherings(self.position, seat) for seat in self.seats)
        return short or tokens > sum(counts.values()) - len(counts)

    def _even_out(self, missing: int) -> int:
        """Gives missing tokens to the smallest piles that the facts do not give, or takes from the largest."""
        while missing > 0 and self.unstated:
            seat = min(self.unstated, key=lambda seat: size_of_pile(self.hidden[seat]))
            self.hidden[seat] = size_of_pile(self.hidden[seat]) + 1
            missing -= 1
        while missing < 0 and any(size_of_pile(self.hidden[seat]) for seat in self.unstated):
            seat = max(self.unstated, key=lambda seat: size_of_pile(self.hidden[seat]))
            self.hidden[seat] = size_of_pile(self.hidden[seat]) - 1
            missing += 1
        return missing

    def _take_from_fields(self, counts: dict[int, int], tokens: int) -> int:
        """Takes so many tokens from fields, no last one, and returns how many: where players started, where their
        Korrigans are, then from the fullest.
        """
        taken = 0
        for field in counts:
            for _ in range(self._taken_before(field)):
                if taken < tokens and counts[field] > 1:
                    counts[field] -= 1
                    taken += 1
        while taken < tokens and any(count > 1 for count in counts.values()):
            counts[max(counts, key=lambda field: counts[field])] -= 1
            taken += 1
        return taken

    def taken_count(self, seat: int) -> int:
        """Returns how many tokens the seat has ever taken."""
        shown = len(self.revealed[seat]) + len(self.spent[seat]) + (1 if self._must_show(seat) else 0)
        return shown + size_of_pile(self.hidden[seat]) + size_of_pile(self.sacrificed[seat])

    def _must_show(self, seat: int) -> bool:
        """Tells whether the seat has used a companion of which the facts do not say anything."""
        shown = self.revealed[seat] or self.backups[seat] or self.spent[seat] or has_begun_end(self.position, seat)
        return self.facts.revealed is None and not shown and turns_had(self.position, seat) > 0


def faces_named(names: list[str]) -> list[int]:
    """Returns the faces of tokens."""
    return numbers_of("token", names, box.FACE_OF)


def _read_tokens(tokens: list[str] | int) -> Tokens:
    return within("tokens", tokens, 0, 65) if isinstance(tokens, int) else faces_named(tokens)


def _given_tokens(facts: Facts, name: str) -> Tokens | None:
    return _read_tokens(facts.clovers[name]) if name in facts.clovers else None


def size_of_pile(tokens: Tokens | None) -> int:
    """Returns how many tokens a pile has, whether their faces are given or not."""
    return 0 if tokens is None else tokens if isinstance(tokens, int) else len(tokens)
