"""What a choice is said to do is what it does, and says nothing that is hidden."""

import msgspec

from folkmoot.engine.events import Log
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import MOST_EFFECTS, Effect, Next
from folkmoot.testing.moment import Moment

PLAYED = 12
"""How many of the moves that are offered are played and compared."""
WORLDS = 3
"""In how many imagined worlds effects are compared."""


def examine_effects(moment: Moment) -> None:
    """Checks the effects of some of the moves that are offered."""
    for seat in moment.position.deciders():
        moves = moment.position.moves(seat)
        effects = {move: moment.position.effect(seat, move) for move in moment.some(moves, PLAYED)}
        _same_in_the_prompt(moment, seat, moves, effects)
        for move, effect in effects.items():
            _as_said(moment, seat, move, effect)
        for _ in range(WORLDS):
            world = moment.position.imagine(seat, moment.dice)
            for move, effect in effects.items():
                same = _encoded(world.effect(seat, move)) == _encoded(effect)
                moment.require(same, f"the effect of {moment.game.notation(move)!r} tells seat {seat} what is hidden")


def _same_in_the_prompt(moment: Moment, seat: int, moves: list[int], effects: dict[int, Effect]) -> None:
    prompt = moment.position.prompt(seat)
    choices = {} if prompt is None else {choice.move: choice.effect for choice in prompt.choices}
    for move, effect in effects.items():
        expected = effect if len(moves) <= MOST_EFFECTS else None
        text = moment.game.notation(move)
        same = _encoded(choices[text]) == _encoded(expected)
        moment.require(same, f"the prompt must say the effect of {text!r}, and in long prompts none")


def _as_said(moment: Moment, seat: int, move: int, effect: Effect) -> None:
    after, log = moment.position.copy(), Log()
    after.play(seat, move, moment.dice, log)
    faults = moment.game.effect_faults(moment.position, move, effect, after, log)
    faults += [] if effect.next is None else next_faults(effect.next, after)
    text = moment.game.notation(move)
    moment.require(not faults, f"{text!r} did not do what it was said to do: {'; '.join(faults)}; said {effect}")


def next_faults(said: Next, after: Position) -> list[str]:
    """Returns what comes after a move otherwise than it was said."""
    over = after.result() is not None
    faults = ["the end of the game"] if over != (said.ends == "game") else []
    if not said.seats and (said.question is not None or said.odds):
        faults.append("a question for nobody")
    for seat in said.seats:
        asked = after.prompt(seat)
        if asked is None:
            faults.append(f"who is asked: said {said.seats}, came {after.deciders()}")
        elif said.question not in (None, asked.id) or (said.odds and asked.id not in said.odds):
            faults.append(f"the next question: said {said.question or said.odds}, came {asked.id}")
    return faults


def _encoded(effect: Effect | None) -> bytes:
    return msgspec.json.encode(effect)
