"""What holds in every position of Pixie Queen of the question that is asked and of the tasks that wait under it."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.offering import first_asked, next_asked
from folkmoot.games.pixie_queen.rules.stealing import food_due
from folkmoot.games.pixie_queen.rules.tiles import tile_at
from folkmoot.games.pixie_queen.rules.verdicts_answers import kinds_allowed, kinds_offered
from folkmoot.games.pixie_queen.rules.verdicts_pixies import may_unchain
from folkmoot.games.pixie_queen.scoring import ends_with_round, stones_paid
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, USED_COPY, PixieQueenState, favourite

_TURN: Final = [tasks.NEXT_TURN, tasks.ASK_AFTER]
_UNDER: Final[dict[tuple[int, int], tuple[list[int], list[int]]]] = {
    (phases.SETUP, tasks.ASK_SKILL): ([tasks.ROUND], [tasks.ASK_SKILL]),
    (phases.STEALING, tasks.ASK_FOOD): ([tasks.ACTIONS], [tasks.STEAL, tasks.SKILL_SILVER, tasks.ASK_FOOD]),
    (phases.ACTING, tasks.ASK_MAIN): ([tasks.ACTIONS_END], []),
    (phases.ACTING, tasks.ASK_AFTER): ([tasks.ACTIONS_END], [tasks.NEXT_TURN]),
    (phases.ACTING, tasks.ASK_GIVE): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_BAG): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_PLACE]),
    (phases.ACTING, tasks.ASK_PICK): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_PLACE, tasks.DRAW]),
    (phases.ACTING, tasks.ASK_PLACE): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_DISCARD): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_COPY): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_DEMOTION): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_COPY, tasks.ASK_DEMOTION]),
    (phases.OFFERING, tasks.ASK_DOUBLE): ([tasks.REVEAL_DEMAND], []),
    (phases.OFFERING, tasks.ASK_OFFER): ([tasks.ASK_OFFER], []),
    (phases.OFFERING, tasks.ASK_DEMOTION): ([tasks.JUDGE, tasks.PUNISHMENTS], [tasks.ASK_DEMOTION]),
    (phases.REWARDING, tasks.ASK_PROMOTE): (
        [tasks.PUNISHMENTS, tasks.ROUND_END],
        [tasks.CASTLE, tasks.ASK_NEUTRAL, tasks.ASK_PROMOTE],
    ),
    (phases.REWARDING, tasks.ASK_NEUTRAL): ([tasks.PUNISHMENTS, tasks.ROUND_END], [tasks.CASTLE]),
    (phases.PUNISHING, tasks.ASK_DEMOTION): ([tasks.ROUND_END], [tasks.CAPTIVES, tasks.TRACKS_OF, tasks.ASK_DEMOTION]),
}
"""For each phase and question: the tasks that may lie lowest on the stack, and those that may lie between.

SUFFER may lie under any question. Tests of single rules may leave the punishments out of a round.
"""
_NUMBERS: Final[dict[int, tuple[int, int, int]]] = {
    tasks.ASK_FOOD: (1, 4, box.FOODS - 1),
    tasks.ASK_GIVE: (1, max(box.PUNISH_DIE), max(box.PIXIES) - 1),
    tasks.ASK_BAG: (1, max(box.PIXIES.values()), 0),
    tasks.ASK_PICK: (1, 2, 0),
    tasks.ASK_PLACE: (0, max(box.PIXIES.values()), 0),
    tasks.ASK_DISCARD: (1, box.DISCARD, box.GOODS - 1),
    tasks.ASK_DEMOTION: (0, max(box.PIXIES) - 1, tasks.BY_ANGER),
    tasks.ASK_PROMOTE: (1, box.SUPPLY[box.APPLE], tasks.BY_SKILL),
    tasks.DRAW: (1, max(box.PIXIES.values()), 0),
    tasks.SUFFER: (1, box.DUNGEON, len(tasks.CAUSE_NAMES) - 1),
}
"""For tasks with arguments: the least and the most of the first, the most of the second."""
_OF_NOBODY: Final = [
    tasks.ROUND,
    tasks.ACTIONS,
    tasks.NEXT_TURN,
    tasks.ACTIONS_END,
    tasks.REVEAL_DEMAND,
    tasks.ASK_OFFER,
    tasks.JUDGE,
    tasks.CASTLE,
    tasks.PUNISHMENTS,
    tasks.ROUND_END,
]
_OF_ANYBODY: Final = [tasks.SUFFER, tasks.CAPTIVES, tasks.TRACKS_OF]
"""Tasks that may concern a seat in the dungeon, and then do nothing."""


def question_faults(position: PixieQueenState) -> list[str]:
    """Returns the invariants of the question that do not hold; that it has an answer is checked last."""
    if position.phase == phases.OVER:
        return _end_faults(position)
    if len(position.big) < 2:
        return ["the last one in the game has won (PIX-724)"]
    faults = _order_faults(position)
    for task in position.stack:
        faults += _task_faults(position, task)
    faults = faults or _asked_faults(position)
    if not faults and not all(position.moves(seat) for seat in position.deciders()):
        faults.append("every question has an answer")
    return faults


def _end_faults(position: PixieQueenState) -> list[str]:
    """PIX-613, PIX-724, PIX-901, PIX-902: a rule has ended the game, and no task is left."""
    faults = []
    if not ends_with_round(position) and len(position.big) != 1:
        faults.append("a game ends after seven rounds, by golden tiles or with one player (PIX-901, PIX-902, PIX-724)")
    if any(stones_paid(position, seat) for seat in position.big):
        faults.append("stones are paid for in the end (PIX-613)")
    if position.stack or position.shares:
        faults.append("nothing is asked when the game is over")
    return faults


def _order_faults(position: PixieQueenState) -> list[str]:
    """The tasks under the question can follow it, and none is there twice."""
    if not position.stack:
        return ["somebody is asked"]
    kinds = [tasks.kind_of(task) for task in position.stack]
    if (int(position.phase), kinds[-1]) not in _UNDER:
        return ["every phase has its own questions"]
    lowest, between = _UNDER[int(position.phase), kinds[-1]]
    if kinds[0] not in lowest or any(kind != tasks.SUFFER and kind not in between for kind in kinds[1:-1]):
        return ["a question is followed by the tasks that its phase has left"]
    if position.phase == phases.REWARDING and kinds[1] != tasks.CASTLE:
        return ["the pixie in the castle becomes a servant after all promotions (PIX-512)"]
    once = [
        tasks.task(tasks.kind_of(task), tasks.seat_of(task), 0, tasks.second_of(task))
        for task in position.stack
        if tasks.kind_of(task) not in (tasks.ASK_FOOD, tasks.ASK_DEMOTION)
    ]
    return ["nothing happens twice"] if len(set(once)) != len(once) else []


def _task_faults(position: PixieQueenState, task: int) -> list[str]:
    """A task concerns a seat that it can concern, with arguments that it can have."""
    kind, seat = tasks.kind_of(task), tasks.seat_of(task)
    first, second = tasks.first_of(task), tasks.second_of(task)
    least, most, most_second = _NUMBERS.get(kind, (0, 0, 0))
    if not least <= first <= most or second > most_second:
        return ["a task has the numbers that it needs"]
    if kind in _OF_NOBODY:
        return ["a task of the whole table concerns nobody"] if seat else []
    if seat >= position.seats or (kind not in _OF_ANYBODY and not position.lives(seat)):
        return ["nobody is asked in the dungeon (PIX-723)"]
    if position.phase == phases.ACTING and kind not in (tasks.SUFFER, tasks.ASK_DEMOTION) and seat != position.active:
        return ["in an action phase the player on turn acts (PIX-301)"]
    if kind == tasks.ASK_FOOD and not _gives_food(position, seat, first, second):
        return ["food comes from a food tile (PIX-203)"]
    if kind == tasks.ASK_COPY and not position.own_used[seat] & USED_COPY:
        return ["a copy needs a disc on the copier's own circle (PIX-401)"]
    if (
        kind == tasks.ASK_PROMOTE
        and second == tasks.BY_SKILL
        and (first > 1 or not position.has_skill(seat, box.FREE_PROMOTION))
    ):
        return ["the skill gives one promotion (PIX-513)"]
    if kind == tasks.ASK_NEUTRAL and (position.seats > 2 or seat != favourite(position)):
        return ["with two players the favourite moves a neutral pixie (PIX-804)"]
    return []


def _gives_food(position: PixieQueenState, seat: int, left: int, food: int) -> bool:
    """Tells whether a seat has a tile that gives so much food, of which the kinds before `food` were taken."""
    tiles = [tile_at(position, seat, place) for place in (verbs.FOOD_PLACE, verbs.EXTRA_PLACE)]
    return left in tiles if food == 0 else left <= max([tile for tile in tiles if tile < box.DOUBLE_TILE])


def _asked_faults(position: PixieQueenState) -> list[str]:
    """The question itself: its preconditions hold, and it has to be asked."""
    asked = position.stack[-1]
    kind, seat = tasks.kind_of(asked), tasks.seat_of(asked)
    faults = _token_faults(position)
    if bool(position.shares) != (kind == tasks.ASK_GIVE):
        faults.append("the punishment die is being shared out, or not (PIX-361)")
    waiting = [tasks.seat_of(task) for task in position.stack[1:]]
    if kind == tasks.ASK_SKILL and waiting != position.big[: len(waiting)]:
        faults.append("skills are chosen in reverse order (PIX-113)")
    elif kind == tasks.ASK_FOOD and not food_due(position, tasks.first_of(asked), tasks.second_of(asked)):
        faults.append("an empty stock gives no food (PIX-205)")
    elif kind == tasks.ASK_MAIN and position.discs[seat] == 0:
        faults.append("a turn needs a disc (PIX-301)")
    elif kind == tasks.ASK_AFTER and not may_unchain(position, seat):
        faults.append("after an action only stones are asked about (PIX-613)")
    elif kind == tasks.ASK_GIVE and not _shares_fit(position, seat, tasks.first_of(asked), tasks.second_of(asked)):
        faults.append("the points of the die are shared out in order (PIX-361, PIX-362)")
    elif kind in (tasks.ASK_BAG, tasks.ASK_PICK, tasks.ASK_PLACE):
        faults += _mine_faults(position, kind, seat, tasks.first_of(asked))
    elif kind == tasks.ASK_DEMOTION:
        faults += _demotion_faults(position, seat, tasks.first_of(asked), tasks.second_of(asked))
    elif kind == tasks.ASK_DOUBLE and not position.holds_tile(seat, box.DOUBLE_TILE):
        faults.append("the double offering needs its tile (PIX-414)")
    elif kind == tasks.ASK_OFFER:
        faults += _offer_faults(position)
    return faults


def _token_faults(position: PixieQueenState) -> list[str]:
    """PIX-411: a round's token is turned in its offering, not before."""
    lowest = tasks.kind_of(position.stack[0])
    to_come = position.phase < phases.OFFERING or lowest == tasks.REVEAL_DEMAND
    if to_come and position.revealed > 0 and position.revealed == position.round:
        return ["the demand of a round is not known before its offering (PIX-411)"]
    if lowest in (tasks.ASK_OFFER, tasks.JUDGE) and position.revealed == 0:
        return ["an offering answers a demand (PIX-411)"]
    return []


def _shares_fit(position: PixieQueenState, seat: int, left: int, other: int) -> bool:
    """Tells whether the die's points were given to opponents before this one, who is not the last (PIX-362)."""
    opponents = [opponent for opponent in position.big if opponent != seat]
    if len(position.shares) != position.seats or min(position.shares) < 0 or other not in opponents[:-1]:
        return False
    before = sum([position.shares[opponent] for opponent in opponents[: opponents.index(other)]])
    return before == sum(position.shares) == position.roll - left


def _mine_faults(position: PixieQueenState, kind: int, seat: int, number: int) -> list[str]:
    """PIX-384 to PIX-387: as many cubes as captives; stones wait until all are drawn."""
    faults = []
    if kind == tasks.ASK_PLACE:
        return [] if number else ["somebody has drawn the stone that is placed (PIX-387)"]
    if kind == tasks.ASK_BAG and not position.holds_tile(seat, box.BAG_TILE):
        faults.append("a look into the bag needs the tile (PIX-386)")
    if kind == tasks.ASK_BAG and number != cubes_due(position, seat):
        faults.append("a cube is drawn for each captive (PIX-384)")
    blind = sum([tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.DRAW])
    if number + blind > sum(position.bag):
        faults.append("nobody draws more than the bag has (PIX-385)")
    if tasks.ASK_PLACE not in [tasks.kind_of(task) for task in position.stack]:
        faults.append("stones are placed after the last cube (PIX-387)")
    return faults


def _demotion_faults(position: PixieQueenState, seat: int, place: int, cause: int) -> list[str]:
    """PIX-418, PIX-621, PIX-622: a mine symbol or anger demotes a pixie of a player who is not the favourite."""
    faults = []
    if not position.has_active(seat):
        faults.append("only an active pixie is demoted (PIX-622)")
    if seat == favourite(position):
        faults.append("the favourite is never demoted (PIX-418, PIX-622)")
    angry = position.phase == phases.OFFERING and tasks.kind_of(position.stack[0]) == tasks.PUNISHMENTS
    if (cause == tasks.BY_ANGER) != angry:
        faults.append("the Queen is furious when all offers are judged (PIX-417)")
    if place != (position.big.index(seat) if angry else 0):
        faults.append("anger comes from the last player forward (PIX-418)")
    if not angry and position.suffered[seat] < box.MINE_SYMBOLS[0]:
        faults.append("a mine symbol was reached (PIX-621)")
    return faults


def _offer_faults(position: PixieQueenState) -> list[str]:
    """PIX-411 to PIX-414, PIX-803: offers are made good by good, of as many kinds as are allowed."""
    faults = []
    asked = [first_asked(position)]
    while asked[-1] != TO_COMMIT:
        asked.append(next_asked(position, asked[-1]))
    for seat in range(position.seats):
        stage = position.offer_stage[seat]
        offered = [good for good in range(box.GOODS) if position.offered(seat, good)]
        if not position.lives(seat):
            if offered:
                faults.append("nobody offers in the dungeon (PIX-723)")
            continue
        if stage != COMMITTED and stage not in asked:
            faults.append("the demanded food, silver and gold are asked for (PIX-411, PIX-412)")
        if any(good not in asked or good >= stage for good in offered):
            faults.append("an offer is made good by good (PIX-411)")
        if any(position.offered(seat, good) > position.owned(seat, good) for good in offered):
            faults.append("nobody offers more than they have (PIX-411)")
        if kinds_offered(position, seat) > kinds_allowed(position, seat):
            faults.append("an offer has one kind, two with two players, one more with the tile (PIX-414, PIX-803)")
    if not position.deciders():
        faults.append("at least one seat has not committed")
    return faults
