"""Net 3: the properties that every position of every game has."""

from itertools import pairwise

import msgspec

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.position import Position
from folkmoot.testing.moment import CountingDice, Moment, encoded, seen

FUTURE = 12
"""How many decisions of the future are compared."""


def examine_cheaply(moment: Moment) -> None:
    """Checks what is cheap enough for every decision of every game."""
    position = moment.position
    deciders = position.deciders()
    moment.require(deciders == sorted(set(deciders)), f"deciders must be ascending: got {deciders}")
    moment.require((position.result() is None) == bool(deciders), "a game has deciders or a result, never both")
    for seat in range(moment.seats):
        moves = position.moves(seat)
        moment.require(
            bool(moves) == (seat in deciders), f"moves must be there for deciders only: seat {seat}, {moves}"
        )
        moment.require(len(set(moves)) == len(moves), f"a move is offered twice: seat {seat}, {moves}")
        lively = position.lively_moves(seat)
        fit = bool(lively) == bool(moves) and [move for move in moves if move in lively] == lively
        moment.require(fit, f"lively moves are legal moves in their order: seat {seat}, {lively}")
    faults = position.faults()
    moment.require(not faults, f"an invariant does not hold: {'; '.join(faults)}")


def examine(moment: Moment) -> None:
    """Checks everything else; nothing of it may change the position."""
    before = encoded(moment.position)
    _notation(moment)
    _why_not(moment)
    _prompts(moment)
    _warnings(moment)
    _copies(moment)
    _save_and_load(moment)
    _commuting(moment)
    _simultaneous_end(moment)
    moment.require(encoded(moment.position) == before, "looking at a position must not change it")


def examine_vocabulary(moment: Moment) -> None:
    """Checks once for seats and options that notation and parsing are inverse over every well-formed move."""
    game = moment.game
    moment.require(len(set(moment.vocabulary)) == len(moment.vocabulary), "the vocabulary names a move twice")
    for move in moment.vocabulary:
        text = game.notation(move)
        moment.require(game.parse(text) == move, f"notation must round-trip: {move} is {text!r} is {game.parse(text)}")
        moment.require(game.parse_prefix(text) == move, f"a whole notation is its own prefix: {text!r}")


def _notation(moment: Moment) -> None:
    known = set(moment.vocabulary)
    for seat in moment.position.deciders():
        strange = [moment.game.notation(move) for move in moment.position.moves(seat) if move not in known]
        moment.require(not strange, f"legal moves must be in the vocabulary: {strange[:3]}")


def _why_not(moment: Moment) -> None:
    """`why_not` agrees with `moves` over the whole vocabulary and over the prefixes of its words."""
    game, position = moment.game, moment.position
    for seat in range(moment.seats):
        legal = set(position.moves(seat))
        for move in moment.vocabulary:
            reason = position.why_not(seat, move)
            if (reason is None) != (move in legal):
                moment.require(False, f"why_not and moves disagree: seat {seat}, {game.notation(move)}")
        begun = {prefix for move in legal for prefix in _prefixes(game.notation(move))}
        for move in moment.some(moment.vocabulary, 40):
            for prefix in _prefixes(game.notation(move)):
                reason = position.why_not(seat, game.parse_prefix(prefix))
                moment.require((reason is None) == (prefix in begun), f"why_not on the prefix {prefix!r}: seat {seat}")


def _prefixes(text: str) -> list[str]:
    words = text.split()
    return [" ".join(words[:count]) for count in range(1, len(words) + 1)]


def _prompts(moment: Moment) -> None:
    """A prompt offers exactly the legal moves, in their order, each as the words of its notation."""
    for seat in range(moment.seats):
        moves = moment.position.moves(seat)
        prompt = moment.position.prompt(seat)
        moment.require((prompt is None) == (not moves), f"a prompt is for deciders: seat {seat}")
        if prompt is None:
            continue
        offered = [choice.move for choice in prompt.choices]
        moment.require(
            offered == [moment.game.notation(move) for move in moves], f"prompt {prompt.id} must offer the moves"
        )
        for choice in prompt.choices:
            words = [part.id for part in choice.parts]
            moment.require(words == choice.move.split(), f"parts must be the words of {choice.move!r}: got {words}")
        moment.require(
            prompt.seat == seat and (len(moves) == 1 or not prompt.forced), f"prompt {prompt.id} of seat {seat}"
        )


def _warnings(moment: Moment) -> None:
    """A choice that turns out to reveal something or to draw dice was marked so."""
    for seat in moment.position.deciders():
        prompt = moment.position.prompt(seat)
        marked = {choice.move for choice in prompt.choices if choice.reveals} if prompt else set()
        for move in moment.some(moment.position.moves(seat), 4):
            after, log, dice = moment.position.copy(), Log(), CountingDice(moment.dice)
            after.play(seat, move, dice, log)
            final = dice.draws > 0 or any(event.reveals for event in log.events)
            text = moment.game.notation(move)
            moment.require(not final or text in marked, f"{text!r} cannot be undone, but its choice does not say so")


def _copies(moment: Moment) -> None:
    before = encoded(moment.position)
    twin = moment.position.copy()
    moment.require(encoded(twin) == before, "a copy must equal its original")
    _play_on(twin, FastDice(moment.dice.below(1 << 30)), None)
    moment.require(encoded(moment.position) == before, "playing on a copy must not touch the original")


def _save_and_load(moment: Moment) -> None:
    """A position saved to JSON and loaded, and one played without a log, have the same future."""
    saved = msgspec.json.decode(msgspec.json.encode(moment.position.snapshot()))
    loaded = moment.game.restore(saved)
    moment.require(encoded(loaded) == encoded(moment.position), "saving and loading must give the same position")
    for eye in moment.eyes():
        same = seen(loaded, eye) == moment.seen(eye)
        moment.require(same, f"saving and loading must give eye {eye} the same view")
    seed = moment.dice.below(1 << 30)
    one, other, log, twin_log = moment.position.copy(), loaded.copy(), Log(), Log()
    _play_on(one, FastDice(seed), log)
    _play_on(other, FastDice(seed), twin_log)
    _play_on(loaded, FastDice(seed), None)
    moment.require(encoded(one) == encoded(other), "a loaded position must have the same future")
    moment.require(log.events == twin_log.events, "a loaded position must have the same events")
    moment.require(encoded(one) == encoded(loaded), "what happens must not depend on the log")


def _simultaneous_end(moment: Moment) -> None:
    """The move that ends a simultaneous question reveals something or draws dice; until then undo is open."""
    position, dice = moment.position.copy(), CountingDice(moment.dice)
    asked = position.deciders()
    while len(moment.position.deciders()) > 1:
        log, draws = Log(), dice.draws
        moves = position.moves(asked[0])
        position.play(asked[0], moves[moment.dice.below(len(moves))], dice, log)
        left = position.deciders()
        if dice.draws > draws or any(event.reveals for event in log.events):
            return
        still = bool(left) and set(left) <= set(asked)
        moment.require(still, "the move that ends a simultaneous question must reveal something or draw dice")
        asked = left


def _commuting(moment: Moment) -> None:
    """In a simultaneous question the moves of different seats commute."""
    deciders = moment.position.deciders()
    for first, second in pairwise(deciders):
        for move in moment.some(moment.position.moves(first), 3):
            for reply in moment.some(moment.position.moves(second), 3):
                one, other = moment.position.copy(), moment.position.copy()
                seed = moment.dice.below(1 << 30)
                dice, twin_dice = FastDice(seed), FastDice(seed)
                one.play(first, move, dice)
                one.play(second, reply, dice)
                other.play(second, reply, twin_dice)
                other.play(first, move, twin_dice)
                moment.require(encoded(one) == encoded(other), f"moves of seats {first} and {second} must commute")


def _play_on(position: Position, dice: FastDice, log: Log | None) -> None:
    for _ in range(FUTURE):
        deciders = position.deciders()
        if not deciders:
            return
        seat = deciders[dice.below(len(deciders))]
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))], dice, log)
