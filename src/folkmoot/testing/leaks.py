"""Nobody learns what he may not know: net 4 of the house."""

import msgspec

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log, Seen
from folkmoot.engine.position import Position
from folkmoot.testing.moment import CountingDice, Moment, frozen, seen, told

WORLDS = 40
"""How many worlds are drawn where the sets of worlds are compared."""
FEW = 6
"""With at most so many different worlds among them, both draws must have found the same ones …"""
MANY = 1600
"""… at the latest after so many more."""


def compare_reveals(moment: Moment, tally: dict[str, list[int]]) -> None:
    """Notes for each kind of reveal how often it was compared with imagined worlds, and how often they differed.

    What nobody could know before a move revealed it must come out otherwise in some of the worlds that a seat imagines.
    Moves that throw dice are left out, for their outcome lay nowhere before; so is the end of a game, which opens all,
    and so is what the move itself names.
    """
    for actor in moment.position.deciders():
        for move in moment.some(moment.position.moves(actor), 2):
            truth, log, dice = moment.position.copy(), Log(), CountingDice(moment.dice)
            truth.play(actor, move, dice, log)
            world = moment.position.imagine(moment.dice.below(moment.seats), moment.dice)
            if dice.throws or not truth.deciders() or move not in world.moves(actor):
                continue
            other = Log()
            world.play(actor, move, moment.dice, other)
            for event in log.events:
                if event.reveals and not event.chosen:
                    counts = tally.setdefault(event.public.key if event.public else "a secret", [0, 0])
                    counts[0] += 1
                    counts[1] += event not in other.events


def examine_leaks(moment: Moment) -> None:
    """Checks that every seat sees, is asked, may do and is told the same in all worlds it cannot tell apart."""
    for seat in range(moment.seats):
        _imagined_alike(moment, seat)
        _acts_of_others(moment, seat)
        _same_act_in_two_worlds(moment, seat)
        _hidden_differs(moment, seat)
        _publicly_forced(moment, seat)
    _acts_of_others(moment, None)
    _same_worlds(moment, moment.dice.below(moment.seats))


def _imagined_alike(moment: Moment, seat: int) -> None:
    truth = moment.position
    before = frozen(truth)
    own, public = seen(truth, seat), seen(truth, None)
    facts, public_facts = told(moment.game, truth, seat), told(moment.game, truth, None)
    world = truth.imagine(seat, moment.dice)
    moment.hold(frozen(truth) == before, "imagining must not change the true position")
    for again in (world, world.imagine(seat, moment.dice)):
        faults = again.faults()
        moment.hold(not faults, f"an imagined world must be a possible one: {'; '.join(faults)}")
        moment.hold(seen(again, seat) == own, f"seat {seat} can tell an imagined world from the truth")
        moment.hold(seen(again, None) == public, f"imagining for seat {seat} must keep what everybody sees")
        moment.hold(told(moment.game, again, seat) == facts, f"the facts tell seat {seat} something hidden")
        moment.hold(told(moment.game, again, None) == public_facts, "the facts tell a spectator something hidden")
        moment.hold(again.deciders() == truth.deciders(), "imagining must keep who decides")
        moment.hold(again.moves(seat) == truth.moves(seat), f"the moves of seat {seat} tell something hidden")
        for move in moment.some(moment.vocabulary, 60):
            if again.why_not(seat, move) != truth.why_not(seat, move):
                moment.hold(False, f"why_not tells seat {seat} something hidden: {moment.game.notation(move)}")


def _acts_of_others(moment: Moment, eye: int | None) -> None:
    """Two acts of others that leave this eye the same view must give it the same events.

    They may differ only in things that lay open before this very eye (which of two cards on the table was taken first).
    Acts after which the table is cleared are left out: their traces are gone from every view.
    """
    open_before = {leaf for leaf in _leaves(msgspec.to_builtins(moment.position.view(eye))) if isinstance(leaf, str)}
    for actor in moment.position.deciders():
        if actor == eye:
            continue
        told: dict[bytes, list[object]] = {}
        seed = moment.dice.below(1 << 30)
        for move in moment.some(moment.position.moves(actor), 10):
            after, log = moment.position.copy(), Log()
            after.play(actor, move, FastDice(seed), log)
            if any(event.clears for event in log.events):
                continue
            heard = _leaves(msgspec.to_builtins(log.seen_by(eye)))
            hidden = _differences(told.setdefault(seen(after, eye), heard), heard) - open_before
            text = moment.game.notation(move)
            moment.hold(not hidden, f"the events of {text!r} tell eye {eye} more than it can see: {hidden}")


def _same_act_in_two_worlds(moment: Moment, seat: int) -> None:
    """The same act in two worlds that a seat cannot tell apart, before it and after it, gives it the same events."""
    world = moment.position.imagine(seat, moment.dice)
    for actor in moment.position.deciders():
        possible = set(world.moves(actor))
        for move in moment.some([move for move in moment.position.moves(actor) if move in possible], 6):
            seed = moment.dice.below(1 << 30)
            after, log = moment.position.copy(), Log()
            after.play(actor, move, FastDice(seed), log)
            other, other_log = world.copy(), Log()
            other.play(actor, move, FastDice(seed), other_log)
            if any(event.clears for event in log.events + other_log.events):
                continue
            if seen(after, seat) == seen(other, seat):
                same = _kept(log, seat) == _kept(other_log, seat)
                moment.hold(same, f"the events of {moment.game.notation(move)!r} tell seat {seat} something hidden")


def _publicly_forced(moment: Moment, seat: int) -> None:
    """A question marked as forced has its single answer in every world that any other seat imagines."""
    prompt = moment.position.prompt(seat)
    if prompt is None or not prompt.forced:
        return
    for other in range(moment.seats):
        world = moment.position if other == seat else moment.position.imagine(other, moment.dice)
        same = world.moves(seat) == moment.position.moves(seat)
        moment.hold(same, f"the forced answer of seat {seat} tells seat {other} something hidden")


def _kept(log: Log, eye: int | None) -> list[Seen]:
    return [heard for heard in log.seen_by(eye) if not heard.fleeting]


def _hidden_differs(moment: Moment, seat: int) -> None:
    """Where secret choices of others lead to positions that look alike to a seat, it imagines more than one of them."""
    alike: dict[bytes, dict[bytes, Position]] = {}
    for actor in moment.position.deciders():
        for move in moment.some(moment.position.moves(actor), 6) if actor != seat else []:
            after, log = moment.position.copy(), Log()
            after.play(actor, move, FastDice(moment.dice.below(1 << 30)), log)
            if not any(event.clears for event in log.events):
                alike.setdefault(seen(after, seat), {})[frozen(after)] = after
    for futures in alike.values():
        if len(futures) > 1:
            after = next(iter(futures.values()))
            worlds = {frozen(after.imagine(seat, moment.dice)) for _ in range(WORLDS)}
            moment.hold(len(worlds) > 1, f"seat {seat} imagines one world where more look alike to it")


def _leaves(data: object) -> list[object]:
    """Returns the texts and numbers in plain data, in order; numbers are marked so that they are never like texts."""
    if isinstance(data, dict):
        return [leaf for key in sorted(data) for leaf in _leaves(data[key])]
    if isinstance(data, list):
        return [leaf for each in data for leaf in _leaves(each)]
    return [data if isinstance(data, str) else ("number", data)]


def _differences(one: list[object], other: list[object]) -> set[object]:
    """Returns the values in which two accounts differ: place by place, or all of them if they have other shapes."""
    if len(one) != len(other):
        return set(one) ^ set(other)
    return {value for pair in zip(one, other, strict=True) if pair[0] != pair[1] for value in pair}


def _same_worlds(moment: Moment, seat: int) -> None:
    """Imagining from an imagined world finds the same worlds as imagining from the truth."""
    world = moment.position.imagine(seat, moment.dice)
    from_truth = {frozen(moment.position.imagine(seat, moment.dice)) for _ in range(WORLDS)}
    from_world = {frozen(world.imagine(seat, moment.dice)) for _ in range(WORLDS)}
    if len(from_truth | from_world) <= FEW and from_truth != from_world:  # perhaps a rare one was not drawn yet
        from_truth |= {frozen(moment.position.imagine(seat, moment.dice)) for _ in range(MANY)}
        from_world |= {frozen(world.imagine(seat, moment.dice)) for _ in range(MANY)}
        moment.hold(from_truth == from_world, f"seat {seat} imagines other worlds from an imagined one")
