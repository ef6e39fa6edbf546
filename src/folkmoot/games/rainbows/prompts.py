"""The prompts of Rainbows: the question put to a player, and its choices."""

from functools import cache

from folkmoot.engine.phrases import Phrase, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Question, Use
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import next_at_the_bank
from folkmoot.games.rainbows.foresight import effect
from folkmoot.games.rainbows.shown import RainbowsEffect
from folkmoot.games.rainbows.state import RainbowsState

_DEPOSIT = Part("deposit", Phrase("use-deposit"))
_USES = [Use("keep", Phrase("use-keep"), of=["card"]), Use("buy", Phrase("use-buy"), of=["card", "space"])]
"""What a card is for; nobody wishes to discard."""
_PICK_VERBS = {verbs.KEEP: "keep", verbs.BUY: "buy", verbs.DISCARD: "discard"}
_NARROW = {
    frozenset({verbs.KEEP}): "ask-keep",
    frozenset({verbs.BUY}): "ask-buy",
    frozenset({verbs.DISCARD}): "ask-discard",
    frozenset({verbs.BUY, verbs.DISCARD}): "ask-loan",
}
"""What is asked where not every use is legal, by the verbs that are."""


def question(position: RainbowsState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    asked = phases.QUESTIONS[position.phase]
    if position.phase == phases.BANK:
        text = Phrase("ask-deposit", {"gold": position.gold[seat]})
        return Question(id=asked, text=text, notes=[Phrase("note-only-deposit")])
    offered = frozenset(verbs.verb_of(move) for move in moves)
    text = Phrase("ask-last-pick" if position.turn == position.seats else _NARROW.get(offered, "ask-pick"))
    return Question(id=asked, text=text, public=True, notes=_notes(offered, len(position.market)), uses=_USES)


def choices(position: RainbowsState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    choice = _deposit_choice if position.phase == phases.BANK else _pick_choice
    return [choice(position, seat, move, with_effects) for move in moves]


def _is_last_at_the_bank(position: RainbowsState) -> bool:
    """Tells whether the deposit opens the next day: new cards are dealt, so that it cannot be taken back."""
    return next_at_the_bank(position, position.turn + 1) == position.seats


def _notes(offered: frozenset[int], cards: int) -> list[Phrase]:
    """Returns what the player must know where the legal uses are narrow: which they are, and why."""
    if offered == {verbs.DISCARD}:
        return [Phrase("note-nothing-usable", {"number": cards})]
    if offered == {verbs.BUY}:
        return [Phrase("note-must-buy")]
    if offered == {verbs.KEEP}:
        return [Phrase("note-must-keep")]
    return [Phrase("note-loan-or-discard")] if verbs.DISCARD in offered else []


def _pick_choice(position: RainbowsState, seat: int, move: int, with_effect: bool) -> Choice:
    said = effect(position, seat, move)
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(move),
        note=_note(said),
        reveals=position.turn == position.seats,  # a new round, or at the end the rest of the deck
        effect=said if with_effect else None,
    )


@cache
def _parts(move: int) -> list[Part]:
    """Returns the words of a keep, buy or discard, the same whenever it is offered."""
    verb, card = verbs.verb_of(move), verbs.card_of(move)
    parts = [_use(_PICK_VERBS[verb], card % box.NUMBERS + 1), _named("card", box.CARD_NAMES[card])]
    if verb == verbs.BUY:
        parts.append(_named("space", box.SPACE_NAMES[verbs.space_of(move)]))
    return parts


@cache
def _use(verb: str, number: int) -> Part:
    return Part(verb, Phrase(f"use-{verb}", {"number": number}))


@cache
def _named(kind: str, name: str) -> Part:
    return Part(name, Phrase(f"label-{kind}", {kind: name}), f"{kind} {name}")


def _note(said: RainbowsEffect) -> Phrase | None:
    if said.gold > 0:
        return shared_phrase("note-keep", number=said.gold)
    if said.space is None:
        return None
    number = said.borrowed - said.gold
    if not said.borrowed:
        return shared_phrase("note-buy", number=number)
    return shared_phrase("note-borrow", number=number, gold=-said.gold, amount=said.borrowed, cost=-said.account)


def _deposit_choice(position: RainbowsState, seat: int, move: int, with_effect: bool) -> Choice:
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=[_DEPOSIT, _amount(verbs.amount_of(move))],
        reveals=_is_last_at_the_bank(position),
        effect=effect(position, seat, move) if with_effect else None,
    )


@cache
def _amount(amount: int) -> Part:
    return Part(str(amount), Phrase("label-amount", {"amount": amount}))
