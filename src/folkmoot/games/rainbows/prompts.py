"""What a player of Rainbows is asked, and how it is put."""

from functools import cache

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.games.rainbows.components import CARD_NAMES, NUMBERS, SPACE_NAMES
from folkmoot.games.rainbows.moves import BUY, DISCARD, KEEP, NOTATION, amount_of, card_of, kind_of, space_of
from folkmoot.games.rainbows.rules import shortfall
from folkmoot.games.rainbows.state import BANK, RainbowsState

_USES = {KEEP: "keep", BUY: "buy", DISCARD: "discard"}


def prompt(position: RainbowsState, seat: int) -> Prompt | None:
    """Returns the question put to this seat, or None."""
    moves = position.moves(seat)
    if not moves:
        return None
    if position.phase == BANK:
        return _bank(position, seat, moves)
    kinds = {kind_of(move) for move in moves}
    return Prompt(
        id="pick",
        seat=seat,
        question=Phrase("ask-last-pick" if position.turn == position.seats else "ask-pick"),
        choices=[_use(position, seat, move) for move in moves],
        forced=len(moves) == 1,
        notes=_notes(kinds, len(position.market)),
    )


def _bank(position: RainbowsState, seat: int, moves: list[int]) -> Prompt:
    return Prompt(
        id="deposit",
        seat=seat,
        question=Phrase("ask-deposit", {"gold": position.gold[seat]}),
        choices=[_deposit(move, _is_last_at_the_bank(position)) for move in moves],
        notes=[Phrase("note-only-deposit")],
    )


def _is_last_at_the_bank(position: RainbowsState) -> bool:
    """Whoever is last opens the next day: new cards are dealt, and nothing can be taken back."""
    later = range(position.turn + 1, position.seats)
    return not any(position.gold[(position.priority + turn) % position.seats] for turn in later)


def _notes(kinds: set[int], cards: int) -> list[Phrase]:
    """RAI-43 and RAI-44, told where they bite."""
    if kinds == {DISCARD}:
        return [Phrase("note-nothing-usable", {"number": cards})]
    if kinds == {BUY}:
        return [Phrase("note-must-buy")]
    if kinds == {KEEP}:
        return [Phrase("note-must-keep")]
    return [Phrase("note-loan-or-discard")] if DISCARD in kinds else []


def _use(position: RainbowsState, seat: int, move: int) -> Choice:
    number = card_of(move) % NUMBERS + 1
    return Choice(
        move=NOTATION.write(move),
        parts=_parts(move),
        note=_note(position, seat, move, number),
        reveals=position.turn == position.seats,  # a new round, or at the end the rest of the deck
    )


@cache
def _parts(move: int) -> list[Part]:
    """Returns the words of a use, the same whenever it is offered."""
    kind, card = kind_of(move), card_of(move)
    name = CARD_NAMES[card]
    parts = [
        Part(_USES[kind], Phrase(f"use-{_USES[kind]}", {"number": card % NUMBERS + 1})),
        Part(name, Phrase("label-card", {"card": name}), f"card {name}"),
    ]
    if kind == BUY:
        space = SPACE_NAMES[space_of(move)]
        parts.append(Part(space, Phrase("label-space", {"space": space}), f"space {space}"))
    return parts


def _note(position: RainbowsState, seat: int, move: int, number: int) -> Phrase | None:
    if kind_of(move) == KEEP:
        return Phrase("note-keep", {"number": number})
    if kind_of(move) == DISCARD:
        return None
    borrowed = shortfall(position, seat, card_of(move))
    if not borrowed:
        return Phrase("note-buy", {"number": number})
    return Phrase(
        "note-borrow", {"number": number, "gold": number - borrowed, "amount": borrowed, "cost": 2 * borrowed}
    )


def _deposit(move: int, reveals: bool) -> Choice:
    amount = amount_of(move)
    parts = [
        Part("deposit", Phrase("use-deposit")),
        Part(str(amount), Phrase("label-amount", {"amount": amount})),
    ]
    return Choice(move=NOTATION.write(move), parts=parts, reveals=reveals)
