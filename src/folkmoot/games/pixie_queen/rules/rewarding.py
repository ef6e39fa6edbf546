"""Rewards and punishments: tracks, promotions, servants, captives (5xx, 7xx)."""

from typing import Final

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.pixies import FROM_NAMES, TO_NAMES, leave, promote
from folkmoot.games.pixie_queen.rules.suffering import suffer
from folkmoot.games.pixie_queen.state import PixieQueenState, taken

CAPTIVES_RULE: Final = "PIX-711"
TRACKS_RULE: Final = "PIX-712"


def reward(position: PixieQueenState, log: Log | None) -> None:
    """Begins the rewards: tracks, promotions, free ones, the neutral pixie (PIX-513, PIX-514)."""
    position.phase = phases.REWARDING
    _advance(position, box.SILVER, position.silver_case, "PIX-701", log)
    _advance(position, box.GOLD, position.gold_case, "PIX-702", log)
    position.stack.append(tasks.task(tasks.PUNISHMENTS))
    position.stack.append(tasks.task(tasks.CASTLE))
    if position.seats == 2:  # PIX-804; without rewards nobody comes here (PIX-806)
        position.stack.append(tasks.task(tasks.ASK_NEUTRAL, position.big[0]))
    for seat in reversed(position.big):
        if position.has_skill(seat, box.FREE_PROMOTION):
            position.stack.append(tasks.task(tasks.ASK_PROMOTE, seat, 1, tasks.BY_SKILL))
    for seat in reversed(position.big):
        number = promotions_due(position, seat)
        if number:
            position.stack.append(tasks.task(tasks.ASK_PROMOTE, seat, number, tasks.BY_OFFER))


def promotions_due(position: PixieQueenState, seat: int) -> int:
    """Returns how many promotions an offer brings: as many as it has of the demanded food (PIX-501)."""
    return position.offered(seat, position.demanded())


def _advance(position: PixieQueenState, good: int, cases: list[int], rule: str, log: Log | None) -> None:
    """Moves every giver up a track (PIX-701, PIX-702)."""
    amounts = [position.offered(seat, good) for seat in range(position.seats)]
    for seat in position.big:
        before = cases[seat]
        cases[seat] = case_reached(before, amounts[seat], amounts)
        if log is not None and cases[seat] > before:
            log.tell("advanced", rule, seat=seat, track=box.GOOD_NAMES[good], number=cases[seat] - before)


def case_reached(case: int, amount: int, amounts: list[int]) -> int:
    """Returns the case that a gift leads to: one case on, two for the single largest (PIX-701 to PIX-703, PIX-416).

    `amounts` are all gifts of that good, this one among them.
    """
    if amount == 0:
        return case
    most = max(amounts)
    return min(box.CASES - 1, case + (2 if amount == most and amounts.count(most) == 1 else 1))


def promote_for(position: PixieQueenState, seat: int, question: int, start: int, to: int, log: Log | None) -> None:
    """Makes one of the promotions for an offer (PIX-501) or that of the skill (PIX-513), and asks for the next."""
    left, cause = tasks.first_of(question), tasks.second_of(question)
    promote(position, seat, start, to, "PIX-513" if cause == tasks.BY_SKILL else "PIX-501", log)
    if left > 1:
        position.stack.append(tasks.task(tasks.ASK_PROMOTE, seat, left - 1, cause))


def move_neutral(position: PixieQueenState, seat: int, start: int, to: int, log: Log | None) -> None:
    """Moves a neutral pixie for the favourite (PIX-804)."""
    neutral = int(position.seats)
    leave(position, neutral, start)
    if to == verbs.TO_CASTLE:
        position.castle = neutral
    else:
        position.hands[to] = neutral
    if log is not None:
        log.tell("neutral-moved", "PIX-804", seat=seat, place=FROM_NAMES[start], space=TO_NAMES[to])


def crown(position: PixieQueenState, log: Log | None) -> None:
    """Makes the pixie in the castle a servant; its owner takes the next tile (PIX-512)."""
    band = int(position.castle)
    position.castle = box.CLOSED
    if band == position.seats:
        position.castle_servants += 1
    elif band >= 0:
        take_reward(position, band, box.SERVANT, "PIX-512", log)
        if position.has_skill(band, box.SERVANT_BONUS):
            give_bonus(position, band, box.SKILL_BONUS, "skill-bonus", "PIX-512", log)


def take_reward(position: PixieQueenState, seat: int, series: int, rule: str, log: Log | None) -> None:
    """Takes the leftmost reward tile of a series (PIX-106, PIX-907)."""
    number = position.taken_of(series)
    if log is not None:
        log.tell("reward", rule, seat=seat, number=box.REWARDS[series][number], series=box.SERIES_NAMES[series])
    position.takers.append(taken(series, seat, int(position.round)))


def punish(position: PixieQueenState) -> None:
    """Begins the punishments: captives of all players first, then the tracks of all, in order (PIX-714)."""
    position.phase = phases.PUNISHING
    position.stack.append(tasks.task(tasks.ROUND_END))
    for seat in reversed(position.big):
        position.stack.append(tasks.task(tasks.TRACKS_OF, seat))
    for seat in reversed(position.big):
        position.stack.append(tasks.task(tasks.CAPTIVES, seat))


def captive_points(position: PixieQueenState, seat: int) -> int:
    """Returns how many points a seat's captives bring it in a punishment phase (PIX-711)."""
    points = box.CAPTIVE_PUNISHMENT[position.captives[seat]]
    return min(1, points) if position.has_skill(seat, box.LIGHT_CAPTIVES) else points


def count_captives(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Punishes a player for the captives they have when it is their turn (PIX-715)."""
    if not position.lives(seat):
        return
    points = captive_points(position, seat)
    if points:
        suffer(position, seat, points, tasks.BY_CAPTIVES, CAPTIVES_RULE, log)


def count_tracks(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Punishes a player for the silver, then the gold track; the last case gives a point (PIX-712, PIX-713)."""
    if not position.lives(seat):
        return
    silver, gold = position.silver_case[seat], position.gold_case[seat]
    gained = box.CASE_BONUS[silver] + box.CASE_BONUS[gold]
    if gained:
        give_bonus(position, seat, gained, "bonus", "PIX-713", log)
    if box.CASE_PUNISHMENT[gold]:
        position.stack.append(tasks.task(tasks.SUFFER, seat, box.CASE_PUNISHMENT[gold], tasks.BY_GOLD))
    if box.CASE_PUNISHMENT[silver]:
        position.stack.append(tasks.task(tasks.SUFFER, seat, box.CASE_PUNISHMENT[silver], tasks.BY_SILVER))


def give_bonus(position: PixieQueenState, seat: int, points: int, key: str, rule: str, log: Log | None) -> None:
    """Gives reward points besides tiles; there is no limit to them (PIX-906)."""
    position.bonus[seat] = position.bonus[seat] + points
    if log is not None:
        log.tell(key, rule, seat=seat, number=points)
