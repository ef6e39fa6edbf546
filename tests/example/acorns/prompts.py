"""The prompts of Acorns: the question put to a player, and its choices."""

from typing import Final

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Part, Question
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns.knowledge import knows
from tests.example.acorns.rules.questions import asked_good, question_of
from tests.example.acorns.state import AcornsState

_SHOWS: Final = [verbs.PEEK, verbs.DIG, verbs.LOSE, verbs.HAND_ON]
"""Moves that always show something; a bite shows nothing yet, but its answer will."""


def question(position: AcornsState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    asked = question_of(position, seat)
    text = Phrase(f"ask-{asked}", _details(position, seat, asked))
    return Question(id=asked, text=text, public=asked == "bitten" and _known_to_all(position, seat))


def choices(position: AcornsState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    return [_choice(position, seat, move, with_effects) for move in moves]


def _known_to_all(position: AcornsState, seat: int) -> bool:
    """A single token that is no thorn leaves no choice, but only those who have seen it know that."""
    return all(knows(token, other) for token in position.row(seat) for other in range(position.seats))


def _details(position: AcornsState, seat: int, asked: str) -> dict[str, str | int | list[str | int]]:
    mine = slice(seat * len(box.GOODS), (seat + 1) * len(box.GOODS))
    if asked == "offer":
        good = asked_good(position, seat)
        return {"good": box.GOODS[good], "amount": position.goods[mine][good]}
    if asked == "commit":
        return {"nuts": position.offers[mine][0], "berries": position.offers[mine][1]}
    return {}


def _choice(position: AcornsState, seat: int, move: int, with_effect: bool) -> Choice:
    verb = verbs.verb_of(move)
    parts = [Part(verbs.VERBS[verb], Phrase(f"use-{verbs.VERBS[verb]}"))]
    for words, part in zip(verbs.PARTS[verb], verbs.parts_of(move), strict=True):
        parts.append(_part(seat, words, part))
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=parts,
        reveals=verb in _SHOWS or _leads_on(position, verb),
        effect=position.effect(seat, move) if with_effect else None,
    )


def _leads_on(position: AcornsState, verb: int) -> bool:
    """Tells whether a move that shows nothing by itself opens the offers, makes somebody roll, or ends the game."""
    if verb == verbs.COMMIT:
        return sum(position.committed) == position.seats - 1
    last_turn = position.round == position.rounds and position.turn == position.seats - 1
    return verb in (verbs.SWAP, verbs.TAKE) and (len(position.stack) > 2 or last_turn)


def _part(seat: int, words: list[str], part: int) -> Part:
    word = words[part]
    if words is verbs.SPOTS:
        return Part(word, Phrase("label-place", {"place": word}), f"place {word}")
    if words is box.SQUIRRELS:
        return Part(word, Phrase("label-seat", {"seat": part}), f"seat {part}")
    if words is verbs.NUMBERS:
        return Part(word, Phrase("label-token", {"number": part + 1}), f"token {box.SQUIRRELS[seat]}-{word}")
    if words is verbs.AMOUNTS:
        return Part(word, Phrase("label-amount", {"amount": part}))
    return Part(word, Phrase("label-good", {"good": word}))
