"""Two clients of different servers at one table, and how they play."""

from collections.abc import Callable
from typing import Any

from folkmoot.engine.records import Record, from_text, verify
from folkmoot.engine.registry import find_game
from tests.scale.cluster import Cluster
from tests.server.client import Guest, Sitting


class Pair:
    """Lutin at the first server and Puck at the second, at a table of two; bots are in the last chairs."""

    def __init__(self, cluster: Cluster, **setup: Any) -> None:
        self.lutin, self.puck = cluster.guest(cluster.first, "Lutin"), cluster.guest(cluster.second, "Puck")
        self.table = self.lutin.open(**setup)
        self.one, self.other = self.lutin.at(self.table), self.puck.at(self.table)
        self.other.sit(1, "Puck")
        for seat, sitting in enumerate(self.both):
            sitting.wait_until(lambda at: at.room.phase == "playing")
            sitting.look(seat)

    @property
    def both(self) -> list[Sitting]:
        return [self.one, self.other]

    def record(self) -> Record:
        """Returns the record, verified; both servers must have the same."""
        texts = [guest.http.get(f"/api/records/{self.table}").text for guest in (self.lutin, self.puck)]
        assert texts[0] == texts[1]
        record = from_text(texts[0])
        assert verify(record, find_game("rainbows")).result() == self.one.result
        return record

    def close(self) -> None:
        for sitting in self.both:
            sitting.close()


def play_on(sittings: list[Sitting], until: Callable[[], bool] = lambda: False) -> None:
    """Answers for every sitting that is asked, until the condition holds or the game is over."""
    while not until() and not all(sitting.result for sitting in sittings):
        asked = next((sitting for sitting in sittings if sitting.asked), None)
        if asked is None:
            sittings[0].hear()
        else:
            asked.play()
        catch_up(sittings)


def catch_up(sittings: list[Sitting]) -> None:
    """Waits until all sittings have received the same update."""
    while len({sitting.update.seq for sitting in sittings}) > 1:
        min(sittings, key=lambda sitting: sitting.update.seq).hear()


def answer_both_at_once(one: Sitting, other: Sitting) -> list[str]:
    """Lets two devices of one seat answer a question at the same time; returns `done` or a refusal's code for both."""
    moves = [sitting.move() for sitting in (one, other)]
    for sitting, move in zip((one, other), moves, strict=True):
        sitting.send("play", **move)
    answers = [sitting.answer_to(move["id"]) for sitting, move in zip((one, other), moves, strict=True)]
    return [getattr(answer, "code", "done") for answer in answers]


def chairs_of(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Returns the chairs that the guest's server shows."""
    chairs: list[dict[str, Any]] = guest.http.get(f"/api/tables/{table}").json()["chairs"]
    return chairs
