"""Records: a game as a file that anybody can read, replay and verify.

A record is the set-up, the commitment and salts of the dice, every act in order, and the seed once it is opened. Its
digest tells when the file has been edited, and the digest of its story whether other rules tell the same one.
"""

import hashlib
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from folkmoot.engine.acts import Act
from folkmoot.engine.course import Course
from folkmoot.engine.errors import BadRecord, FolkmootError, IllegalMove, OtherRules
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue, as_data
from folkmoot.engine.results import Result
from folkmoot.engine.sealed import SEED_BYTES, SealedDice, commitment, draw_seat_order

FORMAT: Final = 2
"""The version of the file format, first in every record."""
WITHOUT_STORY: Final = 1
"""The format that has no `story`; its files are still read, and written again as they were."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, finished or not."""

    folkmoot_record: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    names: list[str]
    """Who sat where; for people, not for the rules."""
    seating: list[int] | None = None
    """The seat order: which chair became each seat, if that was drawn, else None. Salts and names are by seat."""
    situation: dict[str, object] | None = None
    """The readable facts the game began from, unless it began with the ordinary deal."""
    commitment: str
    salts: list[str]
    acts: list[Act]
    seed: str | None = None
    """In hexadecimal, once it is opened."""
    result: Result | None = None
    story: str | UnsetType = UNSET
    """The digest of what the game has told (`Course.story`), in hexadecimal; not in records of format 1."""
    digest: str = ""
    """SHA-256 of all the rest."""


class _FormatHeader(Struct):
    folkmoot_record: int


# Made once at import: msgspec 0.22 crashes if two threads at a time are the first to decode a type.
_decode_header = msgspec.json.Decoder(_FormatHeader).decode
_decode_record = msgspec.json.Decoder(Record).decode


def record_of(
    course: Course, names: list[str], seed: bytes, salts: list[str], seating: list[int] | None = None
) -> Record:
    """Returns the record of a course, its seed opened."""
    record = Record(
        game=course.game.id,
        rules_version=course.game.rules_version,
        seats=course.seats,
        options=as_data(course.options),
        names=names,
        seating=seating,
        situation=course.situation,
        commitment=commitment(seed),
        salts=salts,
        acts=course.acts[:],
        seed=seed.hex(),
        result=course.result(),
        story=course.story.hex(),
    )
    return msgspec.structs.replace(record, digest=_digest(record))


def to_text(record: Record) -> str:
    """Returns the record as the text of a file."""
    data = msgspec.json.encode(record)
    return msgspec.json.format(data, indent=1).decode() + "\n"


def from_text(text: str | bytes) -> Record:
    """Returns the record of a file's text: the inverse of `to_text`. Raises `BadRecord`."""
    try:
        head = _decode_header(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(_unreadable(error)) from None
    if head.folkmoot_record not in (WITHOUT_STORY, FORMAT):
        raise BadRecord(f"record format: expected {WITHOUT_STORY} or {FORMAT}, got {head.folkmoot_record}")
    try:
        record = _decode_record(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(_unreadable(error)) from None
    if (record.story is UNSET) != (record.folkmoot_record == WITHOUT_STORY):
        raise BadRecord(f"not a valid Folkmoot record: expected a story in format {FORMAT}, and in no other")
    if record.digest != _digest(record):
        raise BadRecord("the record was edited: its digest does not fit its content")
    return record


def _unreadable(error: Exception) -> str:
    """Returns the error as one line, even if the file's content is part of it."""
    return f"not a valid Folkmoot record: {' '.join(str(error).split())}"


def replay(record: Record, game: Game) -> Course:
    """Returns the course replayed from the record, every act checked.

    Raises `BadRecord`, or `OtherRules` if it follows another version of the rules and these tell it differently.
    """
    if record.game != game.id:
        raise BadRecord(f"the record is one of {record.game}: expected {game.id}")
    if not len(record.names) == len(record.salts) == record.seats:
        raise BadRecord(
            f"the record's set-up is not valid: expected {record.seats} names and salts, "
            f"got {len(record.names)} and {len(record.salts)}"
        )
    dice = SealedDice(_seed(record), record.salts)
    if record.rules_version == game.rules_version:
        return _perform(record, game, dice)
    try:
        course = _perform(record, game, dice)
    except BadRecord as error:
        raise OtherRules(game.id, record.rules_version, game.rules_version, str(error)) from None
    difference = _difference(record, course)
    if difference:
        raise OtherRules(game.id, record.rules_version, game.rules_version, difference)
    return course


def replay_before(record: Record, game: Game, number: int) -> Course:
    """Returns the course as it was before the act of this number, from 1; the number after the last: as it is now.

    Raises what `replay` does.
    """
    replay(record, game)
    earlier = msgspec.structs.replace(record, acts=record.acts[: number - 1])
    return _perform(earlier, game, SealedDice(_seed(record), record.salts))


def is_told_alike(record: Record, course: Course) -> bool:
    """Tells whether a replayed course is known to tell the record's story; a record of format 1 does not say."""
    return record.story == course.story.hex()


def _difference(record: Record, course: Course) -> str:
    """Returns what is different in a game replayed under other rules; empty if nothing is, as far as can be told."""
    if record.story is UNSET and record.result is None:
        return "nothing tells whether it goes the same way"
    if record.story is not UNSET and not is_told_alike(record, course):
        return "its moves tell another story"
    return "" if course.result() == record.result else "it ends differently"


def _perform(record: Record, game: Game, dice: SealedDice) -> Course:
    """Deals and performs all acts, whatever version of the rules the record follows. Raises `BadRecord`."""
    try:
        options = game.options_for(record.seats, record.options)
        course = Course(game, record.seats, options, dice, record.situation)
    except FolkmootError as error:
        raise BadRecord(f"the record's set-up is not valid: {error}") from None
    for number, act in enumerate(record.acts, 1):
        try:
            course.perform(act)
        except FolkmootError as error:
            reason = error.reason if isinstance(error, IllegalMove) else None
            raise BadRecord(f"the record does not replay: act {number}: {error}", reason) from None
    return course


def verify(record: Record, game: Game) -> Course:
    """Returns the course dealt again from the opened seed, with commitment, seat order, acts and result checked.

    Raises `BadRecord`, or `OtherRules` as `replay` does.
    """
    if commitment(_seed(record)) != record.commitment:
        raise BadRecord("the seed does not match the commitment: this is not the deal that was promised")
    _verify_seating(record)
    course = replay(record, game)
    if course.result() != record.result:
        expected, recorded = _ranks(course.result()), _ranks(record.result)
        raise BadRecord(f"the result does not follow from the moves: expected {expected}, got {recorded}")
    return course


def _verify_seating(record: Record) -> None:
    """Draws the seats again from the salts. Raises `BadRecord`."""
    if record.seating is None:
        return
    if sorted(record.seating) != list(range(len(record.salts))):
        raise BadRecord(f"seats were drawn: expected each of {len(record.salts)} chairs once, got {record.seating}")
    by_chair = [record.salts[record.seating.index(chair)] for chair in range(len(record.salts))]
    if draw_seat_order(_seed(record), by_chair) != record.seating:
        raise BadRecord("the seats were not drawn from the seed and the salts")


def _ranks(result: Result | None) -> str:
    if result is None:
        return "no end"
    scores = "" if result.scores is None else f" with scores {result.scores}"
    return f"ranks {result.ranks}{scores} ({result.end.key})"


def _seed(record: Record) -> bytes:
    if record.seed is None:
        raise BadRecord("the seed of this record has not been opened")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"a seed is {2 * SEED_BYTES} hexadecimal digits: got {record.seed!r}")
    return seed


def _digest(record: Record) -> str:
    bare = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()
