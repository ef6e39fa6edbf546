"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.packing import verb_of
from folkmoot.engine.prompts import Effect, Next
from folkmoot.engine.told import Compared, Told, differences
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases, scoring
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.rules.verdicts import attempt
from folkmoot.games.dolmen.shown import DolmenEffect
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of


def faults(before: DolmenState, move: int, said: Effect, after: DolmenState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, DolmenEffect):
        return [f"expected an effect of Dolmen, got {said!r}"]
    story = Told(log, int(before.active))
    happened = _glow(before, said, after, story) | _attempt(said, after, story) | _peek(said, story)
    happened |= _slabs(said, before, after, story)
    if verb_of(move) == verbs.MOVE:
        happened |= _walk(before, said, after)
    if said.next is not None:
        happened["what comes next"] = (said.next, _next(before, after))
    elif verb_of(move) != verbs.ATTEMPT:
        happened["that something comes next"] = (None, _next(before, after))
    return differences(happened)


def _walk(before: DolmenState, said: DolmenEffect, after: DolmenState) -> Compared:
    """The way: free points to set foot on, korrigans to jump over, all side by side."""
    seat = int(before.active)
    start, end = before.at[seat], after.at[seat]
    jumped = [before.at[other] for other in said.jumps]
    passed = sorted([(point - start) % box.POINTS for point in said.path + jumped])
    ahead, back = (end - start) % box.POINTS, (start - end) % box.POINTS
    one_way = list(range(1, ahead + 1)) if ahead <= box.POINTS // 2 else list(range(ahead, box.POINTS))
    return {
        "the end": (said.path[-1] if said.path else start, end),
        "the points that are passed": (passed, one_way),
        "who is jumped over": (sorted(jumped), sorted(set(before.at) & {*said.path, *jumped} - {start})),
        "the steps": (said.steps, min(ahead, back) if before.jump_points else len(said.path)),
        "the steps of a move": (True, said.steps <= box.MOST_STEPS),
    }


def _glow(before: DolmenState, said: DolmenEffect, after: DolmenState, story: Told) -> Compared:
    swept = [place for place in said.sweeps if before.circle[place] and not after.circle[place]]
    return {
        "the crystals back": (said.crystals, story.named("crystals-back", "number", 0)),
        "the fairy's pillar": (said.pillar, story.named("fairy-goes", "pillar")),
        "the slabs put away": ((said.sweeps, len(said.sweeps)), (swept, story.named("swept", "number", 0))),
        "the slabs drawn": (said.draws, len(after.hand) if story.first("drew") else 0),
        "the shuffle": (said.shuffles, story.first("reshuffled") is not None),
    }


def _attempt(said: DolmenEffect, after: DolmenState, story: Told) -> Compared:
    face, roll = story.named("tries", "face"), story.named("rolled", "roll")
    if face is None or not isinstance(roll, int):
        return {"an attempt": ((said.needs, said.wins, said.stake, said.ways), ({}, [], 0, {}))}
    paid = said.needs.get(str(face), [None] * roll)[roll - 1]
    wins = sum(count * sum(need is not None for need in said.needs[name]) for name, count in said.faces.items())
    lost = story.named("lost", "number")
    happened: Compared = {
        "the place": (said.place, story.named("tries", "place")),
        "the face": (True, face in said.faces),
        "the crystals that win": (paid, story.named("won", "paid")),
        "the crystals that are lost": (said.stake if paid is None else None, lost),
        "the odds": (said.wins, [wins, box.FACES_OF_DIE * sum(said.faces.values())]),
    }
    if after.phase == phases.LAY:
        ways = {f"lay {spot} r{rotation}" for spot, rotations in said.ways.items() for rotation in rotations}
        offered = {verbs.NOTATION.write(move) for move in after.moves(int(after.active))}
        happened["where it can be laid"] = (ways, {text for text in offered if text.startswith("lay")})
    return happened


def _peek(said: DolmenEffect, story: Told) -> Compared:
    face = story.named("peeked-face", "face")
    if face is None:
        return {}
    return {"the place": (said.place, story.named("peeked", "place")), "the face": (True, face in said.faces)}


def _slabs(said: DolmenEffect, before: DolmenState, after: DolmenState, story: Told) -> Compared:
    """What was arranged or laid."""
    seat = int(before.active)
    fits = [
        [other for other in range(after.seats) if after.fits_dolmen(other, after.circle[slab.place])]
        for slab in said.arranged
    ]
    happened: Compared = {
        "the places": ([slab.place for slab in said.arranged], story.named("arranged", "places", [])),
        "the slabs": (["-".join(slab.colours) for slab in said.arranged], story.named("arranged", "slabs", [])),
        "whom they fit": ([slab.fits for slab in said.arranged], fits),
        "the spot": (said.spot, story.named("laid", "spot")),
        "the points": (said.points, scoring.slab_points(after, seat) - scoring.slab_points(before, seat)),
        "the mystery": (said.mystery, scoring.mysteries(after, seat) > scoring.mysteries(before, seat)),
    }
    if said.spot is not None:
        laid = after.dolmen(seat)[-1]
        edges = [box.EDGE_NAMES[colour] for colour in box.EDGES[slab_of(laid)][rotation_of(laid)]]
        happened["how it lies"] = ((said.spot, said.edges), (f"{x_of(laid)},{y_of(laid)}", edges))
        fitting = [place for place in box.PLACES if attempt(after, seat, place) == LEGAL]
        happened["what fits then"] = (said.fits, fitting)
    return happened


def _next(before: DolmenState, after: DolmenState) -> Next:
    if after.result() is not None:
        return Next(ends="game")
    ends = "round" if after.round > before.round else "turn" if flow.turns(after) > flow.turns(before) else None
    return Next(ends=ends, seats=[after.deciders()[0]], question=phases.PHASES[after.phase])
