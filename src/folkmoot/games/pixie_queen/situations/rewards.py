"""Fills in which reward tiles of Pixie Queen were taken in a situation, by whom and in which rounds."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.invariants_rounds import NO_SUCH_ROUND, NOT_TAKEN_IN_ORDER
from folkmoot.games.pixie_queen.situations.facts import Facts, PlayerFact
from folkmoot.games.pixie_queen.situations.filling import amounts_of, of_length
from folkmoot.games.pixie_queen.situations.reckoning import uses_of
from folkmoot.games.pixie_queen.state import BY_SPECIAL, PixieQueenState, taken

_SERIES_NUMBER: Final = {name: number for number, name in enumerate(box.SERIES_NAMES)}


def set_rewards(position: PixieQueenState, facts: Facts, players: list[PlayerFact], dice: Dice) -> None:
    """Sets who took which reward tile: as the facts say, and for the rest a random seat that may have taken it."""
    number_taken = _usual_taken(position, facts, players) if facts.taken is None else _said_taken(facts.taken)
    owners = [[box.NOBODY] * number for number in number_taken]
    rounds = [[0] * number for number in number_taken]
    for seat, player in enumerate(players):
        for tile in player.rewards or []:
            series, at, when = _read_reward(tile)
            if at >= number_taken[series] or owners[series][at] != box.NOBODY:
                raise BadSituation(f"rewards: {tile} was taken by nobody or twice; {NOT_TAKEN_IN_ORDER}")
            owners[series][at], rounds[series][at] = seat, when
    special = position.single_by[BY_SPECIAL]
    if special != box.NOBODY and number_taken[box.SPECIAL] and owners[box.SPECIAL][-1] == box.NOBODY:
        owners[box.SPECIAL][-1], rounds[box.SPECIAL][-1] = special, int(position.round)
    unknown = [seat for seat, player in enumerate(players) if player.rewards is None]
    _end_golden_row(position, owners, rounds, unknown)
    for series in range(box.SERIES):
        left = unknown[:]
        if series == box.SERVANT:
            servants = [within("servants", player.servants, 0, box.ROUNDS) for player in players]
            left = [seat for seat in left for _ in range(servants[seat])]
        dice.shuffle(left)
        _take_in_order(position, series, owners[series], rounds[series], left)
    position.area = _usual_area(number_taken[box.SPECIAL]) if facts.area is None else amounts_of(facts.area)


def _end_golden_row(
    position: PixieQueenState, owners: list[list[int]], rounds: list[list[int]], unknown: list[int]
) -> None:
    """Lets the last golden tile have been taken in this round if all are gone, since no round follows."""
    last = box.GOLDEN - 1
    if min([len(row) for row in rounds]) <= last or position.round in [row[last] for row in rounds]:
        return
    over = position.phase > phases.ACTING
    takers = {
        box.RING: [seat for seat in unknown for _ in range(uses_of(position, box.FORGE_RING, seat))],
        box.SPECIAL: unknown[: int(over)],
        box.SERVANT: unknown[: int(position.castle == box.CLOSED)],
    }
    for series, able in takers.items():
        late = len(rounds[series]) - last
        if not any(rounds[series][last:]) and late <= len(able):
            rounds[series][last:] = [int(position.round)] * late
            if not over:
                owners[series][last:] = able[:late]
            return


def _said_taken(numbers: list[int]) -> list[int]:
    for number, row in zip(of_length("taken", numbers, box.SERIES), box.REWARDS, strict=True):
        within("taken", number, 0, len(row))
    return numbers


def _usual_taken(position: PixieQueenState, facts: Facts, players: list[PlayerFact]) -> list[int]:
    """Returns how many tiles of each series were taken if nobody says it: as few as the other facts need."""
    numbers = [sum([max(0, player.servants) for player in players]), 0, 0]
    added = sum(amounts_of(facts.area)) - sum(box.START_AREA) if facts.area is not None else 0
    most = len(box.REWARDS[box.SPECIAL])
    numbers[box.SPECIAL] = min(most, max(added, int(position.single_by[BY_SPECIAL] != box.NOBODY)))
    for player in players:
        for tile in player.rewards or []:
            series, at, _ = _read_reward(tile)
            numbers[series] = max(numbers[series], at + 1)
    return _said_taken(numbers)


def _take_in_order(
    position: PixieQueenState, series: int, owners: list[int], rounds: list[int], left: list[int]
) -> None:
    """Gives the tiles of a series away from the left, in rounds that are over; servants and specials once a round."""
    last = int(position.round) - int(position.phase <= phases.ACTING and position.round > 1)
    in_a_round = max(2, -(-len(owners) // max(1, last)))
    before = 0
    for at, owner in enumerate(owners):
        if owner == box.NOBODY and not left:
            raise BadSituation(f"rewards: nobody can have taken the rest; {NOT_TAKEN_IN_ORDER}")
        seat = left.pop() if owner == box.NOBODY else owner
        if owner == box.NOBODY and series != box.SERVANT:
            left.insert(0, seat)
        before = rounds[at] or min(last, max(1 + at // in_a_round, before + int(series != box.RING)))
        position.takers.append(taken(series, seat, before))


def _usual_area(number: int) -> list[int]:
    """Returns the special-offering area after so many offerings, each of which has added a good."""
    area = box.START_AREA[:]
    for at in range(number):
        area[at % box.GOODS] += 1
    return area


def _read_reward(tile: str) -> tuple[int, int, int]:
    """Returns the series of a reward tile, its place in the row, and the round in which it was taken."""
    name, *numbers = tile.split("-")
    series = number_of("series", name, _SERIES_NUMBER)
    if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        raise BadSituation(f"a reward is a series, its points and a round, as in `ring-10-3`: {tile!r}")
    points, when = int(numbers[0]), int(numbers[1])
    if points not in box.REWARDS[series]:
        raise BadSituation(f"rewards: {tile!r}: {name} tiles are worth {', '.join(map(str, box.REWARDS[series]))}")
    if not 1 <= when <= box.ROUNDS:
        raise BadSituation(f"rewards: {tile!r}: {NO_SUCH_ROUND}")
    return series, box.REWARDS[series].index(points), when
