"""What an eye may see of Acorns."""

from tests.example.acorns import components as box
from tests.example.acorns import phases, tasks
from tests.example.acorns.knowledge import EMPTY, face_of, knows
from tests.example.acorns.moves import NOTATION, SPOTS
from tests.example.acorns.shown import AcornsView, PlayerView, TokenView
from tests.example.acorns.state import AcornsState


def view(position: AcornsState, eye: int | None) -> AcornsView:
    """Returns what this seat, or a spectator, may see."""
    stack = position.stack
    return AcornsView(
        **position.head("acorns", eye),
        phase=phases.PHASES[position.phase],
        round=position.round,
        rounds=position.rounds,
        first=position.first,
        last="" if position.last < 0 else NOTATION.write(position.last),
        waiting=[f"{tasks.TASKS[stack[at]]} {box.SQUIRRELS[stack[at + 1]]}" for at in range(0, len(stack), 2)],
        pile=len(position.pile),
        lost=[box.FACES[face] for face in position.lost],
        places=[_token(position, eye, SPOTS[spot], token, False) for spot, token in enumerate(position.places)],
        players=[_player(position, eye, seat) for seat in range(position.seats)],
    )


def _player(position: AcornsState, eye: int | None, seat: int) -> PlayerView:
    mine = slice(seat * len(box.GOODS), (seat + 1) * len(box.GOODS))
    nuts, berries = position.goods[mine]
    composed = [amount for amount in position.offers[mine] if amount >= 0]
    own = seat == eye
    return PlayerView(
        squirrel=box.SQUIRRELS[seat],
        nuts=nuts,
        berries=berries,
        committed=bool(position.committed[seat]),
        offer=composed if own and position.phase == phases.OFFERING else None,
        row=[
            _token(position, eye, f"{box.SQUIRRELS[seat]}-{number}", token, own)
            for number, token in enumerate(position.row(seat), 1)
        ],
    )


def _token(position: AcornsState, eye: int | None, spot: str, token: int, own: bool) -> TokenView:
    """A seat may look at its own row at any time; elsewhere the memory aid shows what the eye has seen (ACO-17)."""
    if token == EMPTY:
        return TokenView(id=spot, face="empty", seen_by=[])
    remembered = position.memory_aid and eye is not None and knows(token, eye)
    face = box.FACES[face_of(token)] if own or remembered or position.phase == phases.OVER else "hidden"
    seen_by = [seat for seat in range(position.seats) if position.memory_aid and knows(token, seat)]
    return TokenView(id=spot, face=face, seen_by=seen_by)
