"""What a seat that forgets nothing knows, kept from the events and views that it sees: the reference for `imagine`.

Nothing here asks `imagine` or the game's own bookkeeping. Wherever a slab lies, everybody knows how many shuffles there
had been when it was drawn; and what somebody knew in the discard pile when that was shuffled has been drawn since then,
or not yet.
"""

from collections.abc import Iterator
from itertools import permutations

from folkmoot.engine.dice import FastDice
from folkmoot.games.dolmen.state import DolmenState

from .helpers import Played, asked, circle, discarded, dolmen, event_args, event_keys, hand, seen
from .reference import BOX, PAIRS

Deal = dict[str, str]
"""Which slab lies where: on place "5", drawn as "hand 0", "discarded 0" first."""


def worlds(position: DolmenState, eye: int, count: int = 60, seed: int = 1) -> list[DolmenState]:
    """Returns worlds that a seat imagines."""
    dice = FastDice(seed)
    return [position.imagine(eye, dice) for _ in range(count)]


def imagined_at(position: DolmenState, eye: int, number: int) -> set[str]:
    """Returns what a seat imagines on a place."""
    return {circle(world)[number] for world in worlds(position, eye)}


class Memory:
    """What the seats know after the moves of a game so far."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.shuffles = 0
        self.drawn: dict[str, int] = {}
        """For each slab that lies somewhere the shuffles before it was drawn, 0 if it is not noted."""
        self.known: list[Deal] = [{} for _ in range(players)]
        self.shuffled: list[dict[str, int]] = [{} for _ in range(players)]
        """For each seat the slabs that it knew to be in a shuffle, and in which."""
        self._gone = 0

    def observe(self, played: Played) -> None:
        """Notes what everybody sees of a move, and what single seats see."""
        for seat in range(self.players):
            for event in event_args(played.log, "peeked-face", seat):
                number = event["place"]
                self.known[seat][str(number)] = _colours(played.before, number) + _face(event["face"])
        for event in event_args(played.log, "tries"):
            slab = _colours(played.before, event["place"]) + _face(event["face"])
            lost = (
                self._put_away(event["place"])
                if "lost" in event_keys(played.log)
                else self._forget(str(event["place"]))
            )
            for known in self.known if lost else []:
                known[lost] = slab
        for event in event_args(played.log, "swept"):
            for number in range(4 * event["pillar"] + 1, 4 * event["pillar"] + 4):
                if _colours(played.before, number):
                    self._put_away(number)
            self._draw(played)
        for event in event_args(played.log, "arranged"):
            for number, index in zip(event["places"], played.move.split()[1], strict=True):
                self.drawn[str(number)] = self.drawn.pop(f"hand {int(index) - 1}")

    def _put_away(self, number: int) -> str:
        """A slab goes from its place to the discard pile, and what is known of it goes with it."""
        here, there = str(number), f"discarded {self._gone}"
        self._gone += 1
        self.drawn[there] = self.drawn.get(here, 0)
        for known in self.known:
            if here in known:
                known[there] = known[here]
        self._forget(here)
        return there

    def _forget(self, spot: str) -> str:
        self.drawn.pop(spot, None)
        for known in self.known:
            known.pop(spot, None)
        return ""

    def _draw(self, played: Played) -> None:
        """Three slabs are drawn; the pile is shuffled when it has no more."""
        left = seen(played.before).pile
        for index in range(3):
            if index == left:
                self._shuffle()
            self.drawn[f"hand {index}"] = self.shuffles
        assert ("reshuffled" in event_keys(played.log)) == (left < 3)

    def _shuffle(self) -> None:
        self.shuffles += 1
        for index in range(self._gone):
            spot = f"discarded {index}"
            for known, shuffled in zip(self.known, self.shuffled, strict=True):
                if spot in known:
                    shuffled[known[spot]] = self.shuffles
            self._forget(spot)
        self._gone = 0

    def deals(self, position: DolmenState, eye: int, pair: str) -> Iterator[Deal]:
        """Yields every way in which the slabs of two colours may lie that the eye does not know, the pile apart."""
        known = self.known[eye]
        lying = [spot for spot, slab in dealt(position).items() if slab[:2] == pair and spot not in known]
        elsewhere = [*known.values(), *(hand(position) if asked(position)[1] == "lay" else [])]
        elsewhere += [word.partition("@")[0] for seat in range(self.players) for word in dolmen(position, seat)]
        slabs = [slab for slab in BOX if slab[:2] == pair and slab not in elsewhere]
        shuffled = self.shuffled[eye]
        for deal in permutations(slabs, len(lying)):
            if all(shuffled.get(slab, 0) <= self.drawn.get(spot, 0) for spot, slab in zip(lying, deal, strict=True)):
                yield dict(zip(lying, deal, strict=True))

    def fits(self, world: DolmenState, eye: int) -> bool:
        """Tells whether the eye may take a world for the true one."""
        lying = dealt(world)
        if {spot: lying[spot] for spot in self.known[eye]} != self.known[eye]:
            return False
        shuffled = self.shuffled[eye]
        unknown = [spot for spot in lying if spot not in self.known[eye]]
        return all(shuffled.get(lying[spot], 0) <= self.drawn.get(spot, 0) for spot in unknown)

    def possible(self, position: DolmenState, eye: int) -> dict[str, set[str]]:
        """Returns for each spot that the eye does not know what it may hold."""
        slabs_by_spot: dict[str, set[str]] = {}
        for pair in PAIRS:
            for deal in self.deals(position, eye, pair):
                for spot, slab in deal.items():
                    slabs_by_spot.setdefault(spot, set()).add(slab)
        return slabs_by_spot


def dealt(position: DolmenState) -> Deal:
    """Returns the slabs that lie somewhere with their colours open: on the circle, just drawn, discarded."""
    lying = {str(number): slab for number, slab in circle(position).items()}
    if asked(position)[1] == "arrange":
        lying |= {f"hand {index}": slab for index, slab in enumerate(hand(position))}
    return lying | {f"discarded {index}": slab for index, slab in enumerate(reversed(discarded(position)))}


def _colours(position: DolmenState, number: int) -> str:
    (colours,) = [place.colours for place in seen(position).places if place.place == number]
    return "".join(colour[0] for colour in colours or [])


def _face(face: str) -> str:
    return "?" if face == "mystery" else face
