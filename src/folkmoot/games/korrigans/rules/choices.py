"""Which moves are legal. Tokens of the same face are offered once."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.packing import ANY, pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.flow import decider
from folkmoot.games.korrigans.rules.movement import movements
from folkmoot.games.korrigans.rules.verdicts import ANSWERS, line, placement, token, verdict
from folkmoot.games.korrigans.state import KorrigansState

_CANDIDATES: Final[list[list[int]]] = [
    [move for verb in answers if verb != verbs.MOVE for move in verbs.NOTATION.completions(pack(verb, ANY, ANY, ANY))]
    for answers in ANSWERS
]
"""By question: every answer that can be given, except movements."""


def legal_moves(position: KorrigansState, seat: int) -> list[int]:
    """Returns the legal moves; a single one is still a decision."""
    phase = position.phase
    if phase == phases.OVER or seat != decider(position):
        return []
    if phase == phases.MOVE_KORRIGAN:
        return movements(position, seat, position.owned(seat))
    if phase == phases.CHOOSE_CLOVER:
        return _gatherings(position)
    if phase == phases.PLACE_KORRIGAN:
        return _placements(position, seat)
    if phase == phases.PLACE_SUN:
        return _lines(position.suns, _CANDIDATES[phase])
    if phase == phases.PLACE_CLOUD:
        return _lines(position.clouds, _CANDIDATES[phase])
    moves: list[int] = []
    if phase == phases.FAIRY_MOVE or phase == phases.FINAL_MOVE:
        moves = movements(position, seat, position.owned(seat))
    for move in _CANDIDATES[phase]:
        if verdict(position, seat, move) == LEGAL:
            moves.append(move)
    return moves


def _gatherings(position: KorrigansState) -> list[int]:
    lying: i64 = position.clovers[position.korrigan_fields[position.mover]]
    moves = _CANDIDATES[phases.CHOOSE_CLOVER]
    return [moves[face] for face in range(box.FACES) if token(lying, face) == LEGAL]


def _placements(position: KorrigansState, seat: int) -> list[int]:
    icons, other = position.icons, position.korrigan_fields[2 * seat]
    player: i64 = position.number_of(seat)
    moves = _CANDIDATES[phases.PLACE_KORRIGAN]
    return [moves[field] for field in range(box.FIELDS) if placement(icons, player, other, field) == LEGAL]


def _lines(pawns: list[int], moves: list[int]) -> list[int]:
    return [moves[number] for number in range(box.GRID_SIZE) if line(pawns[number]) == LEGAL]
