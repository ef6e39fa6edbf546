"""Net 4: no eye learns what it may not know."""

import msgspec

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log, SeenEvent
from folkmoot.engine.position import Position
from folkmoot.testing.moment import CountingDice, Moment, encoded, facts_bytes, seen

WORLDS = 40
"""How many worlds are drawn at most where more than one must come up."""
TRIALS, TWICE = 10, 6
"""How many moves of a decider are played, and how many of them in an imagined world too."""
AGAIN = 3
"""How often two positions that look alike are imagined with the same dice."""


class Trial:
    """A move played on a copy, its events, and what each eye sees afterwards."""

    def __init__(self, moment: Moment, actor: int, move: int, seed: int) -> None:
        self.actor = actor
        self.move = move
        self.seed = seed
        self.after, self.log = _played(moment.position, actor, move, seed)
        self.clears = _clears(self.log)
        self._seen: dict[int | None, bytes] = {}

    def seen(self, eye: int | None) -> bytes:
        """Returns everything an eye gets to see after it, encoded once."""
        if eye not in self._seen:
            self._seen[eye] = seen(self.after, eye)
        return self._seen[eye]


def compare_reveals(moment: Moment, tally: dict[str, list[int]]) -> None:
    """Counts by kind of reveal how often it was compared with imagined worlds, and how often they differed.

    What nobody could know before a move revealed it must come out otherwise in some of the worlds that a seat imagines.
    Moves that draw dice are left out, for their outcome lay nowhere before; so is the end of a game, which opens all,
    and so is what the move itself names.
    """
    for actor in moment.position.deciders():
        for move in moment.some(moment.position.moves(actor), 2):
            truth, log, dice = moment.position.copy(), Log(), CountingDice(moment.dice)
            truth.play(actor, move, dice, log)
            world = moment.position.imagine(moment.dice.below(moment.seats), moment.dice)
            if dice.draws or not truth.deciders() or move not in world.moves(actor):
                continue
            other = Log()
            world.play(actor, move, moment.dice, other)
            for event in log.events:
                if event.reveals and not event.named_by_move:
                    counts = tally.setdefault(event.public.key if event.public else "a secret", [0, 0])
                    counts[0] += 1
                    counts[1] += event not in other.events


def examine_leaks(moment: Moment) -> None:
    """Checks that view, prompt, moves and events of a seat are the same in all worlds it cannot tell apart."""
    trials = _trials(moment)
    for seat in range(moment.seats):
        _imagined_alike(moment, seat)
        _imagined_with_same_dice(moment, seat)
        _terms_of_moves(moment, seat)
        _moves_of_others(moment, seat, trials)
        _same_move_in_two_worlds(moment, seat, trials)
        _hidden_differs(moment, seat, trials)
        _publicly_forced(moment, seat)
    _moves_of_others(moment, None, trials)


def _trials(moment: Moment) -> list[Trial]:
    """Returns trials of some moves of every decider; those of one decider draw the same dice."""
    seeds = {actor: moment.dice.below(1 << 30) for actor in moment.position.deciders()}
    return [
        Trial(moment, actor, move, seed)
        for actor, seed in seeds.items()
        for move in moment.some(moment.position.moves(actor), TRIALS)
    ]


def _played(position: Position, actor: int, move: int, seed: int) -> tuple[Position, Log]:
    after, log = position.copy(), Log()
    after.play(actor, move, FastDice(seed), log)
    return after, log


def _clears(log: Log) -> bool:
    return any(event.clears for event in log.events)


def _imagined_alike(moment: Moment, seat: int) -> None:
    truth = moment.position
    own, public, facts, public_facts = moment.seen(seat), moment.seen(None), moment.facts(seat), moment.facts(None)
    before = encoded(truth)
    world = truth.imagine(seat, moment.dice)
    moment.require(encoded(truth) == before, "imagining must not change the true position")
    for again in (world, world.imagine(seat, moment.dice)):
        faults = again.faults()
        moment.require(not faults, f"an imagined world must be a possible one: {'; '.join(faults)}")
        moment.require(seen(again, seat) == own, f"seat {seat} can tell an imagined world from the truth")
        moment.require(seen(again, None) == public, f"imagining for seat {seat} must keep what everybody sees")
        moment.require(facts_bytes(moment.game, again, seat) == facts, f"the facts tell seat {seat} something hidden")
        spectator = facts_bytes(moment.game, again, None)
        moment.require(spectator == public_facts, "the facts tell a spectator something hidden")
        moment.require(again.deciders() == truth.deciders(), "imagining must keep who decides")
        moment.require(again.moves(seat) == truth.moves(seat), f"the moves of seat {seat} tell something hidden")
        for move in moment.some(moment.vocabulary, 60):
            if again.why_not(seat, move) != truth.why_not(seat, move):
                moment.require(False, f"why_not tells seat {seat} something hidden: {moment.game.notation(move)}")
        for element, chosen in moment.some(_touches(truth), 20):
            meant = [moment.game.touched(position, seat, element, chosen) for position in (truth, again)]
            if meant[0] != meant[1]:
                moment.require(False, f"touching {element} tells seat {seat} something hidden: {meant}")
            if isinstance(meant[0], str):
                moment.game.parse_prefix(meant[0])


def _imagined_with_same_dice(moment: Moment, seat: int) -> None:
    """The same dice imagine the same world from all positions that look alike to a seat: no bot can peek."""
    truth = moment.position
    world = truth.imagine(seat, moment.dice)
    for _ in range(AGAIN):
        seed = moment.dice.below(1 << 30)
        same = encoded(truth.imagine(seat, FastDice(seed))) == encoded(world.imagine(seat, FastDice(seed)))
        moment.require(same, f"with the same dice seat {seat} imagines another world from one that looks alike")


def _terms_of_moves(moment: Moment, seat: int) -> None:
    """What the heuristic sees in a move is the same in two worlds that a seat imagines: hints tell nothing hidden."""
    worlds = [moment.position.imagine(seat, moment.dice) for _ in range(2)]
    for move in moment.some(moment.position.moves(seat), TRIALS):
        one, other = (moment.game.move_terms(world, seat, move) for world in worlds)
        moment.require(one == other, f"the terms of '{moment.game.notation(move)}' tell seat {seat} something hidden")


def _touches(position: Position) -> list[tuple[str, list[str]]]:
    """Returns elements that some seat is offered, each with nothing chosen and with the use that leads to it."""
    prompts = [prompt for seat in position.deciders() if (prompt := position.prompt(seat))]
    parts = [(part, choice.parts[0]) for prompt in prompts for choice in prompt.choices for part in choice.parts]
    found = {part.target: use for part, use in parts if part.target is not None}
    return [touch for element, use in found.items() for touch in ((element, []), (element, [use.id]))]


def _moves_of_others(moment: Moment, eye: int | None, trials: list[Trial]) -> None:
    """Two moves of others that leave this eye the same view must give it the same events.

    They may differ only in things that lay open before this very eye (which of two cards on the table was taken first).
    Acts after which the table is cleared are left out: their traces are gone from every view.
    """
    open_before = {leaf for leaf in _leaves(msgspec.to_builtins(moment.position.view(eye))) if isinstance(leaf, str)}
    accounts: dict[tuple[int, bytes], list[object]] = {}
    for trial in trials:
        if trial.actor == eye or trial.clears:
            continue
        heard = _leaves(msgspec.to_builtins(trial.log.seen_by(eye)))
        hidden = _differences(accounts.setdefault((trial.actor, trial.seen(eye)), heard), heard) - open_before
        text = moment.game.notation(trial.move)
        moment.require(not hidden, f"the events of {text!r} tell eye {eye} more than it can see: {hidden}")


def _same_move_in_two_worlds(moment: Moment, seat: int, trials: list[Trial]) -> None:
    """The same move in two worlds that a seat cannot tell apart, before it and after it, gives it the same events."""
    world = moment.position.imagine(seat, moment.dice)
    for actor in moment.position.deciders():
        possible = set(world.moves(actor))
        for trial in [trial for trial in trials if trial.actor == actor and trial.move in possible][:TWICE]:
            other, log = _played(world, actor, trial.move, trial.seed)
            if not trial.clears and not _clears(log) and trial.seen(seat) == seen(other, seat):
                same = _kept(trial.log, seat) == _kept(log, seat)
                text = moment.game.notation(trial.move)
                moment.require(same, f"the events of {text!r} tell seat {seat} something hidden")


def _publicly_forced(moment: Moment, seat: int) -> None:
    """A question marked as forced has its single answer in every world that any other seat imagines."""
    prompt = moment.position.prompt(seat)
    if prompt is None or not prompt.forced:
        return
    for other in range(moment.seats):
        world = moment.position if other == seat else moment.position.imagine(other, moment.dice)
        same = world.moves(seat) == moment.position.moves(seat)
        moment.require(same, f"the forced answer of seat {seat} tells seat {other} something hidden")


def _kept(log: Log, eye: int | None) -> list[SeenEvent]:
    return [heard for heard in log.seen_by(eye) if not heard.fleeting]


def _hidden_differs(moment: Moment, seat: int, trials: list[Trial]) -> None:
    """Where secret choices of others lead to positions that look alike to a seat, it imagines more than one of them."""
    alike: dict[bytes, dict[bytes, Position]] = {}
    for trial in trials:
        if trial.actor != seat and not trial.clears:
            alike.setdefault(trial.seen(seat), {})[encoded(trial.after)] = trial.after
    for futures in alike.values():
        if len(futures) > 1:
            after = next(iter(futures.values()))
            worlds = _worlds(moment, after, seat, WORLDS, 1)
            moment.require(len(worlds) > 1, f"seat {seat} imagines one world where more look alike to it")


def _worlds(moment: Moment, position: Position, seat: int, draws: int, most: int) -> set[bytes]:
    """Returns the different worlds that a seat imagines in so many draws; no more are drawn once they exceed `most`."""
    worlds: set[bytes] = set()
    for _ in range(draws):
        if len(worlds) > most:
            break
        worlds.add(encoded(position.imagine(seat, moment.dice)))
    return worlds


def _leaves(data: object) -> list[object]:
    """Returns the texts and numbers in plain data, in order; numbers are marked so that they are never like texts."""
    if isinstance(data, dict):
        return [leaf for key in sorted(data) for leaf in _leaves(data[key])]
    if isinstance(data, list):
        return [leaf for value in data for leaf in _leaves(value)]
    return [data if isinstance(data, str) else ("number", data)]


def _differences(one: list[object], other: list[object]) -> set[object]:
    """Returns the values in which two accounts differ: place by place, or all of them if they have other shapes."""
    if len(one) != len(other):
        return set(one) ^ set(other)
    return {value for pair in zip(one, other, strict=True) if pair[0] != pair[1] for value in pair}
