"""A live table: the fold of its entries, from the first chair taken to the result.

Nothing here does I/O or looks at a clock: times are arguments, in house time (milliseconds). `validation` decides what
may be done; an entry given to `apply` has been validated and stored.
"""

from collections.abc import Collection
from typing import Literal

from folkmoot.engine.acts import BotTakesOver, Plays, Resigns, Returns, TimesOut, Undoes
from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.errors import BadOption, BadPlayers, BadSituation
from folkmoot.engine.game import Game
from folkmoot.engine.records import Record, record_of
from folkmoot.engine.results import Result
from folkmoot.engine.sealed import SealedDice, commitment, draw_seat_order
from folkmoot.table.chairs import BOT_SALT, STAND_IN, Chair, free_name
from folkmoot.table.clocks import Clocks
from folkmoot.table.entries import (
    Acknowledges,
    Begins,
    Closes,
    Entry,
    Keeps,
    Leaves,
    MovesOn,
    Pauses,
    PlacesBot,
    Resumes,
    Sits,
    Upgrades,
    Wishes,
)
from folkmoot.table.frozen import Cause, Frozen
from folkmoot.table.setup import Setup, require_possible
from folkmoot.table.sight import Change, Question, Sight, is_secret, unaffected_eyes
from folkmoot.table.story import Story
from folkmoot.table.undo import undoable_moves
from folkmoot.table.wishes import WishList

Phase = Literal["waiting", "playing", "paused", "over", "closed", "frozen"]


class Table:
    """A game as people play it together."""

    def __init__(self, game: Game, setup: Setup, seed: bytes, host: str) -> None:
        self.game = game
        self.setup = setup
        self.host = host
        self.commitment = commitment(seed)
        self.chairs = [Chair() for _ in range(setup.seats)]
        """By chair; once the game has begun, by seat."""
        self.wishes = WishList()
        self.entry_count = 0
        """How many entries were folded; never sent to a client, since it counts secret steps too."""
        self.clocks = Clocks(setup.clock, setup.seats)
        self.next_table: str | None = None
        self.course: Course | None = None
        self.rules_version = 0
        """The version of the rules that the game follows; 0 before the deal."""
        self.was_frozen = False
        """Whether the game was frozen when it was loaded last: then it says that it goes on."""
        self.frozen: Frozen | None = None
        """Why the game cannot go on under the rules that are installed, if it cannot."""
        self._story = Story([])
        self._seed = seed
        self._secret_steps = [0] * setup.seats
        self._public_changes = 0
        self._seat_order: list[int] | None = None
        self._paused = False
        self._closed = False
        try:
            require_possible(game, setup)
        except (BadPlayers, BadOption, BadSituation):
            self.freeze("setup")

    @property
    def phase(self) -> Phase:
        """Whether the table waits for players, is played, paused, over, closed, or cannot go on under these rules."""
        if self.frozen is not None:
            return "over" if self.frozen.finished else "frozen"
        if self.course is None:
            return "closed" if self._closed else "waiting"
        if self.result() is not None:
            return "over"
        return "paused" if self._paused else "playing"

    @property
    def seq(self) -> int:
        """The public sequence number."""
        return self._story.seq

    def secret_steps(self, seat: int) -> int:
        """Returns how many secret steps and undos of them a seat has made since the last public move or undo."""
        return self._secret_steps[seat]

    def question(self, seat: int) -> Question:
        """Returns the question that a seat is asked now, if it is asked one."""
        return Question(seat, self.chairs[seat].bot, self._public_changes, self._secret_steps[seat])

    def result(self) -> Result | None:
        """Returns how the game ended, or None; None too for a game that is frozen before its end."""
        return None if self.course is None or self.frozen is not None else self.course.result()

    def deciders(self) -> list[int]:
        """Returns the seats that are asked now; none before the game, in a pause and afterwards."""
        return self.course.position.deciders() if self.course is not None and self.phase == "playing" else []

    def seats_of(self, guest: str | None) -> list[int]:
        """Returns the seats that a guest owns; before the game begins, the chairs."""
        return [index for index, chair in enumerate(self.chairs) if guest is not None and chair.guest == guest]

    def owned_seats(self) -> list[int]:
        """Returns the seats that persons own, also while a bot plays there."""
        return [index for index, chair in enumerate(self.chairs) if chair.guest is not None]

    def has_fleeting(self, seat: int, seq: int) -> bool:
        """Tells whether a seat has fleeting lines up to a sequence number that it has not acknowledged."""
        return self._story.has_fleeting(seat, seq)

    def undoable_moves(self, seat: int) -> list[int]:
        """Returns the numbers of the moves that an undo by this seat would take back."""
        if self.course is None or self.phase != "playing" or self.chairs[seat].bot is not None:
            return []
        return undoable_moves(self.course, seat, self.owned_seats())

    def sight(self, eye: int | None, since: int | None = None) -> Sight:
        """Returns the game as an eye sees it, with the lines that are new since a sequence number."""
        return self.sight_from(eye, self._story.changed_since(since, eye))

    def sight_from(self, eye: int | None, lines_from: int) -> Sight:
        """Returns the game as an eye sees it, with the lines from a sequence number on."""
        course = self._require_course()
        return Sight(
            seq=self.seq,
            secret_steps=0 if eye is None else self._secret_steps[eye],
            view=course.position.view(eye),
            prompt=course.position.prompt(eye) if eye is not None and eye in self.deciders() else None,
            undo=0 if eye is None else self._offered_undo(course, eye),
            lines_from=lines_from,
            lines=self._story.lines(eye, lines_from),
            result=self.result(),
        )

    def _offered_undo(self, course: Course, seat: int) -> int:
        """Returns how many moves an undo takes back, as far as the seat may know: without secret steps of bots."""
        numbers = self.undoable_moves(seat)
        return sum(move.number in numbers and not move.simultaneous for move in course.played) or 1 if numbers else 0

    def auto_answers(self) -> list[tuple[int, str | None]]:
        """Returns the seats that the table answers for now, with their bot; None for a forced move."""
        course = self.course
        answers: list[tuple[int, str | None]] = []
        for seat in self.deciders():
            bot = self.chairs[seat].bot
            if bot is not None:
                answers.append((seat, bot))
            elif course is not None and len(course.position.moves(seat)) == 1:
                prompt = course.position.prompt(seat)
                if prompt is not None and prompt.forced:
                    answers.append((seat, None))
        return answers

    def goes_on_by_itself(self) -> bool:
        """Tells whether something may happen without a command: a bot or the table answers, a clock or a wish ends."""
        return any(chair.bot for chair in self.chairs) or self.clocks.in_use or bool(self.wishes or self.auto_answers())

    def record(self) -> Record:
        """Returns the record of the game with its seed opened; only to be given out when the game is over."""
        course = self._require_course()
        names = [chair.name for chair in self.chairs]
        return record_of(course, names, self._seed, self._salts(), self._seat_order)

    def next_entry(self, now: int, present: Collection[str]) -> Entry | None:
        """Returns what the table does next by itself, if anything: begin, pause, let a bot take over, record a timeout.

        `present` are the guests who are at the table, or left it only a moment ago. A wish about somebody who has come
        back is dropped.
        """
        if self.phase == "waiting" and all(chair.taken for chair in self.chairs):
            drawn = draw_seat_order(self._seed, self._salts()) if self.setup.seating == "random" else None
            return Begins(drawn or list(range(self.setup.seats)), self.game.rules_version)
        if self.phase not in ("playing", "paused"):
            return None
        if self.was_frozen or self.rules_version != self.game.rules_version:
            return Upgrades(self.game.rules_version)
        for seat, chair in enumerate(self.chairs):
            if chair.departure is not None and chair.bot is None:
                return BotTakesOver(seat, STAND_IN)
        if self.wishes and (entry := self._next_of_wishes(present)) is not None:
            return entry
        run_out = self.clocks.expired_seats(now) if self.phase == "playing" else []
        return TimesOut(run_out[0]) if run_out else None

    def _next_of_wishes(self, present: Collection[str]) -> Entry | None:
        for wish, about, seats in self.wishes.pending():
            if about is not None and self.chairs[about].guest in present:
                return Wishes(seats[0], wish, about, on=False)
        granted = self.wishes.granted(self.voters(present))
        if granted is None:
            return None
        return Pauses() if granted[1] is None else BotTakesOver(granted[1], STAND_IN)

    def voters(self, present: Collection[str]) -> list[int]:
        """Returns the seats whose wishes count: their owners are present and play in person."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.guest in present and chair.bot is None and chair.departure is None
        ]

    def foresee(self, entry: Entry) -> PlayedMove | Course | None:
        """Returns what an entry does to the game, without folding it: a move, or the deal; None for any other entry."""
        if isinstance(entry, Plays):
            return self._require_course().foresee(entry.seat, entry.move)
        return self._deal(entry) if isinstance(entry, Begins) else None

    def apply(self, entry: Entry, now: int, foreseen: PlayedMove | Course | None = None) -> Change:
        """Folds one more entry, which happened at this house time.

        `foreseen` is what `foresee` has returned for it, if it was asked. Stored entries are folded by `folding.fold`,
        which notices if these rules tell another story. Of a frozen game only what is around it changes.
        """
        if self.frozen is not None:
            return self._apply_to_the_frozen(entry, now)
        foreseen = foreseen or self.foresee(entry)
        self.entry_count += 1
        if self.course is None:
            return self._apply_before_the_deal(entry, now, foreseen)
        if isinstance(entry, Upgrades):  # the game may have been frozen for a long time
            self.clocks.forgive(now)
        self.clocks.run((), now)
        if isinstance(foreseen, PlayedMove):
            change = self._play(self.course, foreseen)
        else:
            change = self._apply_to_the_game(self.course, entry)
        self.clocks.run([seat for seat in self.deciders() if self.chairs[seat].bot is None], now)
        return change

    def freeze(self, cause: Cause, follows: int = 0) -> Change:
        """Ends the game as far as the installed rules go: from now on it can be read, but not played on.

        Spectators see no change but in the room: when the entry was stored must not show, it may be a secret step.
        """
        move, here = self._story.public_moves() + 1, self.game.rules_version
        self.frozen = Frozen(cause=cause, move=move, follows=follows, here=here)
        self.clocks.stop()
        self.wishes.clear()
        spectators: frozenset[int | None] = frozenset([None])
        return Change(lines_from=None if self.course is None else self.seq + 1, hidden_from=spectators)

    def _apply_to_the_frozen(self, entry: Entry, now: int) -> Change:
        self.entry_count += 1
        if isinstance(entry, Acknowledges | MovesOn) and self.course is not None:
            return self._apply_to_the_game(self.course, entry)
        if isinstance(entry, MovesOn):
            self.next_table = entry.table
        elif self.course is None and not isinstance(entry, Begins):
            return self._apply_before_the_deal(entry, now, None)
        return Change(hidden_from=self._eyes())

    def _apply_before_the_deal(self, entry: Entry, now: int, dealt: PlayedMove | Course | None) -> Change:
        match entry:
            case Sits(chair, guest, name, salt):
                self.chairs[chair] = Chair(guest=guest, name=self._free_name(name, chair), salt=salt)
            case Keeps(chair, guest, name):
                self.chairs[chair] = Chair(guest=guest, name=self._free_name(name, chair))
            case PlacesBot(chair, bot, name):
                self.chairs[chair] = Chair(name=self._free_name(name, chair), salt=BOT_SALT, bot=bot)
            case Leaves(chair):
                self.chairs[chair] = Chair()
            case Begins(order, rules_version) if isinstance(dealt, Course):
                self.rules_version = rules_version
                self._begin(order, dealt, now)
                return Change(lines_from=0)
            case Closes():
                self._closed = True
        return Change()

    def _deal(self, begins: Begins) -> Course:
        salts = [self._salts()[chair] for chair in begins.order]
        options = self.game.options_for(self.setup.seats, self.setup.options)
        return Course(self.game, self.setup.seats, options, SealedDice(self._seed, salts), self.setup.situation)

    def _begin(self, order: list[int], course: Course, now: int) -> None:
        self._seat_order = order if self.setup.seating == "random" else None
        self.chairs = [self.chairs[chair] for chair in order]
        self.course = course
        self._story = Story(self.course.opening_events)
        self.clocks.run([seat for seat in self.deciders() if self.chairs[seat].bot is None], now)

    def _apply_to_the_game(self, course: Course, entry: Entry) -> Change:
        match entry:
            case Undoes(seat, numbers):
                return self._undo(course, seat, numbers)
            case Acknowledges(seat, seq):
                lines_from = self._story.acknowledge(seat, seq)
                return Change(lines_from=lines_from, room_changed=False, hidden_from=self._eyes() - {seat})
            case Wishes(seat, wish, about, on):
                for own in self.seats_of(self.chairs[seat].guest):
                    self.wishes.set(own, wish, about, on)
                return Change()
            case MovesOn(table):
                self.next_table = table
                return Change()
            case _:
                return Change(lines_from=self._apply_announced(course, entry))

    def _apply_announced(self, course: Course, entry: Entry) -> int | None:
        """Applies what changes who plays a seat, or a pause; returns the `seq` of the line about it."""
        match entry:
            case BotTakesOver(seat, bot):
                self.chairs[seat].bot = bot
                self.wishes.forget(seat)
                course.perform(entry)
                return self._add_table_line("bot-replaced" if self.chairs[seat].guest is None else "bot-sits", seat)
            case Returns(seat):
                self.chairs[seat].bot = None
                self.wishes.forget(seat)
                course.perform(entry)
                return self._add_table_line("returns", seat)
            case Resigns(seat):
                self.chairs[seat].departure = "resigned"
                self._paused &= any(chair.guest and not chair.departure for chair in self.chairs)  # who could end it?
                course.perform(entry)
                return self._add_table_line("resigns", seat)
            case TimesOut(seat):
                self.chairs[seat].departure = "timed-out"
                course.perform(entry)
                return self._add_table_line("times-out", seat)
            case Pauses():
                self._paused = True
                self.wishes.clear()
                return self._add_table_line("pauses", None)
            case Resumes(seat):
                self._paused = False
                return self._add_table_line("resumes", seat)
            case Upgrades(version):
                corrected = version != self.rules_version
                self.rules_version, self.was_frozen = version, False
                return self._add_table_line("rules-corrected" if corrected else "goes-on", None)
        return None

    def _add_table_line(self, key: str, seat: int | None) -> int:
        return self._story.add_table_line(key) if seat is None else self._story.add_table_line(key, seat=seat)

    def hides(self, played: PlayedMove) -> frozenset[int | None]:
        """Returns the eyes that must not notice a move, before or after it is played: a secret step is hidden."""
        if not is_secret(played):
            return frozenset()
        others = self._eyes() - {played.seat}
        return unaffected_eyes(others, played.position_before, played.position_after, played.events)

    def _play(self, course: Course, played: PlayedMove) -> Change:
        seat, secret = played.seat, is_secret(played)
        course.accept(played)
        lines_from = (self._story.add_secret if secret else self._story.add_public)(played.events, played.number)
        self._count_secret_steps(seat, secret)
        if self.chairs[seat].bot is None and (not secret or seat not in self.deciders()):
            # Everybody can read the clocks, so that a secret step earns time only when it completes the seat's answer.
            self.clocks.earn(seat, played.number)
        if played.closes_undo:
            course.forget_earlier()  # nothing before it can be taken back
        over = course.result() is not None
        return Change(lines_from=lines_from, room_changed=over, hidden_from=self.hides(played))

    def _undo(self, course: Course, seat: int, numbers: list[int]) -> Change:
        before = course.position
        undone = [move for move in course.played if move.number in numbers]
        secret = all(move.simultaneous for move in undone)
        course.undo(seat, numbers)
        self.clocks.revoke_earned(numbers)
        self._count_secret_steps(seat, secret)
        events = [event for move in undone for event in move.events]
        others = self._eyes() - {seat} if secret else frozenset()
        hidden = unaffected_eyes(others, before, course.position, events)
        return Change(lines_from=self._story.undo(numbers, seat), room_changed=False, hidden_from=hidden)

    def _eyes(self) -> frozenset[int | None]:
        return frozenset([None, *range(self.setup.seats)])

    def _count_secret_steps(self, seat: int, secret: bool) -> None:
        """Counts a secret step of the seat, or an undo of one; a public move or undo resets the counts of all seats."""
        if secret:
            self._secret_steps[seat] += 1
        else:
            self._secret_steps = [0] * self.setup.seats
            self._public_changes += 1

    def _free_name(self, name: str | None, chair: int) -> str:
        return free_name(name, [other.name for index, other in enumerate(self.chairs) if index != chair])

    def _salts(self) -> list[str]:
        return [chair.salt or BOT_SALT for chair in self.chairs]

    def _require_course(self) -> Course:
        if self.course is None:
            raise ValueError("the game has not begun")
        return self.course
