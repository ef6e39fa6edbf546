"""A session at the terminal: who sits where, the game they play, and its file."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from folkmoot.bots import Bot, Hint, answer
from folkmoot.bots.hints import find_hints
from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadPlayers, CannotUndo
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options
from folkmoot.engine.records import Record, record_of, verify
from folkmoot.engine.sealed import SEED_BYTES, SealedDice, commitment
from folkmoot.engine.situations import require_playable, situation_of, to_text
from folkmoot.table.undo import undoable_moves
from folkmoot.terminal import saves
from folkmoot.terminal.thinking import Attention
from folkmoot.text import Words

FOLK = ("Lutin", "Puck", "Nixe", "Brownie", "Farfadet")
"""The names of bots, by seat."""
LONGEST_NAME = 24


@dataclass
class Session:
    """A game in progress at one terminal: people and bots, its dice, and the file it is saved in."""

    course: Course
    names: list[str]
    people: list[int]
    bot: Bot
    seed: bytes
    salts: list[str]
    file: Path

    @property
    def bots(self) -> list[str]:
        """The names of the bots."""
        return [name for seat, name in enumerate(self.names) if seat not in self.people]

    @property
    def commitment(self) -> str:
        """The commitment to the seed, published before the deal."""
        return commitment(self.seed)

    def play(self, seat: int, text: str) -> PlayedMove:
        """Plays a move and saves the game before the move is shown."""
        played = self.course.play(seat, text)
        self.save()
        return played

    def let_bot_play(self, seat: int, attention: Attention | None = None) -> PlayedMove:
        """Plays the bot's answer for a seat."""
        bot = self.bot if attention is None else self.bot.attended(attention.stop, attention.heard)
        return self.play(seat, self._bot_move(bot, seat))

    def hints(self, seat: int, attention: Attention) -> list[Hint]:
        """Returns the best moves for a seat, as far as it knows the game."""
        game, dice = self.course.game, FastDice(secrets.randbits(64))
        imagined = self.course.position.imagine(seat, dice)
        return find_hints(game, imagined, seat, dice, game.thinking[0].simulations, attention.stop, attention.heard)

    def report(self, seat: int) -> str:
        """Returns the position as the seat may report it: JSON, a line for each fact."""
        return to_text(situation_of(self.course, self.course.position, seat))

    def undo(self, seat: int) -> int:
        """Takes back the seat's last move and what bots answered; returns how many moves. Raises `CannotUndo`."""
        numbers = undoable_moves(self.course, seat, self.people)
        if not numbers:
            raise CannotUndo("cannot undo")
        self.course.undo(seat, numbers)
        self.save()
        return len(numbers)

    def record(self) -> Record:
        """Returns the game so far."""
        return record_of(self.course, self.names, self.seed, self.salts)

    def save(self) -> None:
        """Saves the game."""
        saves.write(self.record(), self.file)

    def save_as(self, path: Path) -> None:
        """Saves a copy in a new file; only the session's own file is ever overwritten. Raises `CannotSave`."""
        if path != self.file:
            _claim_new(path)
        saves.write(self.record(), path)

    def _bot_move(self, bot: Bot, seat: int) -> str:
        course = self.course
        thinking = FastDice(secrets.randbits(64))
        return course.game.notation(answer(bot, course.game, course.position, seat, thinking))


def seats_of_people(seats: int, people: int, first: int) -> list[int]:
    """Returns the seats that so many people take side by side. Raises `BadPlayers`."""
    if not 0 <= people <= seats or not 0 <= first < seats:
        raise BadPlayers(
            f"expected 0 to {seats} people and a first seat from 0 to {seats - 1}: got {people} people, seat {first}"
        )
    return [(first + number) % seats for number in range(people)]


def player_names(seats: int, people: list[int], names: list[str], words: Words) -> list[str]:
    """Returns everybody's name: people's as given, bots' from the little folk. Raises `BadPlayers`."""
    if len(names) > len(people):
        raise BadPlayers(f"expected at most a name for each of {len(people)} people: got {len(names)}")
    everybody = [FOLK[seat % len(FOLK)] for seat in range(seats)]
    for number, seat in enumerate(people):
        everybody[seat] = names[number] if number < len(names) else words.say("player", number=number + 1)
    return everybody


def new_session(
    game: Game,
    seats: int,
    options: Options,
    people: list[int],
    names: list[str],
    bot: Bot,
    file: Path | None,
    situation: dict[str, object] | None = None,
) -> Session:
    """Deals a new game, or fills in a situation; every person's salt is mixed into the dice.

    Raises `BadPlayers`, `BadSituation` or `CannotSave`.
    """
    for name in names:
        if not (name.isprintable() and len(name.strip()) > 0 and len(name) <= LONGEST_NAME):
            raise BadPlayers(f"a name has 1 to {LONGEST_NAME} letters and signs: got {name!r}")
    if situation is not None:
        require_playable(game, seats, options, situation)
    seed = secrets.token_bytes(SEED_BYTES)
    salts = [secrets.token_hex(8) if seat in people else "" for seat in range(seats)]
    course = Course(game, seats, options, SealedDice(seed, salts), situation)
    if file is not None:
        _claim_new(file)
    session = Session(course, names, people, bot, seed, salts, file or saves.new_file(game.id))
    session.save()
    return session


def command_name() -> str:
    """Returns how this person starts Folkmoot, for messages that tell what to type next."""
    return os.environ.get("FOLKMOOT_COMMAND", "folkmoot")


def _claim_new(path: Path) -> None:
    try:
        saves.claim(path)
    except FileExistsError:
        raise saves.FileTaken(path) from None


def resume_session(record: Record, game: Game, bot: Bot, file: Path) -> Session:
    """Resumes a saved game; the seats with a salt are people's. Raises `BadRecord`."""
    course = verify(record, game)
    people = [seat for seat, salt in enumerate(record.salts) if salt]
    return Session(course, list(record.names), people, bot, bytes.fromhex(record.seed or ""), record.salts, file)
