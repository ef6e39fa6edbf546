"""What always holds in a position of Acorns."""

from tests.example.acorns import components as box
from tests.example.acorns import phases, tasks
from tests.example.acorns.knowledge import EMPTY, face_of, knows
from tests.example.acorns.rules.verdicts import in_store
from tests.example.acorns.state import AcornsState


def faults(position: AcornsState) -> list[str]:
    """Returns the invariants that do not hold, a line each."""
    tokens = [token for token in position.pile + position.places + position.rows if token != EMPTY]
    faces = [face_of(token) for token in tokens] + position.lost
    own = zip(position.rows, position.owners, strict=True)
    seats = [position.first, position.turn, *position.owners, *position.stack[1::2]]
    checks = [
        (all(0 <= seat < position.seats for seat in seats), "only players sit at the table (ACO-01)"),
        ([faces.count(face) for face in range(3)] == box.TOKENS, "five nuts, four berries, three thorns (ACO-02)"),
        (len(position.places) == box.PLACES, "there are four places (ACO-02)"),
        (not position.pile or EMPTY not in position.places, "the pile fills every place (ACO-11)"),
        (all(knows(token, owner) for token, owner in own), "every seat knows its own row (ACO-11)"),
        (all(amount >= 0 for amount in position.goods), "nobody has less than nothing in store (ACO-03)"),
        (_offers_fit(position), "an offer is in store and complete when it is committed (ACO-05, ACO-06)"),
        (
            position.phase != phases.OFFERING or not all(position.committed),
            "offers are opened when all are committed (ACO-07)",
        ),
        (position.phase == phases.FORAGING or not position.stack, "nobody is bitten outside a turn (ACO-12)"),
        (not position.stack or position.stack[-2] != tasks.ROLL, "the task on top is a question (ACO-15)"),
        (1 <= position.round <= position.rounds, "the rounds are counted (ACO-04)"),
    ]
    return [fault for holds, fault in checks if not holds]


def _offers_fit(position: AcornsState) -> bool:
    goods = len(box.GOODS)
    fits = len(position.goods) == len(position.offers) and all(
        in_store(position, spot // goods, spot % goods, amount) for spot, amount in enumerate(position.offers)
    )
    complete = all(
        -1 not in position.offers[seat * goods : (seat + 1) * goods]
        for seat in range(position.seats)
        if position.committed[seat]
    )
    return fits and complete
