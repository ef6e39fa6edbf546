"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.packing import second_of, verb_of
from folkmoot.engine.prompts import Effect
from folkmoot.engine.told import Compared, Told, differences
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.foresight import lying
from folkmoot.games.pixie_queen.shown import PixieQueenEffect
from folkmoot.games.pixie_queen.state import BY_PRIORITY, PixieQueenState

_LATER = ["stole", "skill-silver", "drew", "won"]
"""The events that bring goods of which a choice says nothing: by chance, or in the next round."""
_OPEN_ENDED = [box.CASINO, box.PUNISH, box.ROB_PIXIE, box.MINE, verbs.USE_BAG, verbs.PICK, verbs.COMMIT]
"""The moves of which it need not be said what comes next."""

_PUNISHED = [verbs.PASS, box.COPY, verbs.GIVE]
"""The moves of which it is said who gets points."""


def faults(before: PixieQueenState, move: int, said: Effect, after: PixieQueenState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, PixieQueenEffect):
        return [f"expected an effect of Pixie Queen, got {said!r}"]
    story = _Story(log)
    seat = _mover(before, after, story)
    compared = _pixies(said, story) | _reward(seat, said, after, story) | _next(before, move, said, after)
    compared |= _chances(verb_of(move), said, story)
    if after.phase != phases.OVER and not story.all("dungeon"):
        compared |= _goods(before, seat, said, after, story) | _tokens(before, seat, said, after, story)
    if tasks.kind_of(before.stack[-1]) == tasks.ASK_OFFER:
        compared |= _offer(before, seat, said, after, story)
    else:
        compared |= _points(before, move, said, after, story)
    return differences(compared)


def _mover(before: PixieQueenState, after: PixieQueenState, story: "_Story") -> int:
    """Returns who moved: who is asked; in the offering, who has come further with an offer."""
    if tasks.kind_of(before.stack[-1]) != tasks.ASK_OFFER:
        return tasks.seat_of(before.stack[-1])
    committed = story.named("committed", "seat")
    if committed is not None:
        return int(str(committed))
    stages = zip(before.offer_stage, after.offer_stage, strict=True)
    return next(seat for seat, (one, other) in enumerate(stages) if one != other)


def _pixies(said: PixieQueenEffect, story: "_Story") -> Compared:
    """Compares the ways of pixies, in order."""
    moves = [(move.colour, move.start, move.to) for move in said.pixies]
    return {"the pixies": (moves, story.pixies())}


def _points(
    before: PixieQueenState, move: int, said: PixieQueenEffect, after: PixieQueenState, story: "_Story"
) -> Compared:
    """Compares punishments that no die decides, as far as no demotion interrupts them."""
    if verb_of(move) not in _PUNISHED:
        return {"the punishments": (0, len(said.suffers))}
    if after.shares:
        shares = before.shares[:]
        for one in said.suffers:
            shares[one.seat] = one.points
        return {"the shares": (shares, after.shares)}
    suffered = story.suffered("pass", "copy", "die")
    sufferings = [(one.seat, one.points, one.dungeon) for one in said.suffers]
    compared: Compared = {"the punishments": (sufferings[: len(suffered)], suffered)}
    if 0 < len(suffered) <= len(sufferings):
        last = said.suffers[len(suffered) - 1]
        asked = bool(after.stack) and tasks.kind_of(after.stack[-1]) == tasks.ASK_DEMOTION
        compared["the demotion"] = (last.demotion, asked and tasks.seat_of(after.stack[-1]) == last.seat)
        complete = last.demotion or after.phase == phases.OVER or len(suffered) == len(sufferings)
        compared["all punishments"] = (True, complete)
    return compared


def _reward(seat: int, said: PixieQueenEffect, after: PixieQueenState, story: "_Story") -> Compared:
    """Compares the reward tile; that of a pixie which is still in the castle will come."""
    entered = any(colour == box.COLOURS[seat] and to == "castle" for colour, _, to in story.pixies())
    if entered and after.castle == seat:
        return {"the reward": (said.reward and said.reward.series, "servant")}
    reward = [] if said.reward is None else [(said.reward.series, said.reward.points, said.reward.bonus)]
    return {"the reward": (reward, [tile for tile in story.rewards(seat) if entered or tile[0] != "servant"])}


def _chances(verb: int, said: PixieQueenEffect, story: "_Story") -> Compared:
    """Compares what dice, draws and robbers brought with the odds."""
    compared: Compared = {}
    for rolled in story.all("rolled"):
        compared["the die"] = (True, str(rolled.args["number"]) in said.odds)
    for casino in story.all("casino"):
        compared["the prize"] = (said.wins.get(str(casino.args["face"])), story.lots("won"))
        compared["the casino die"] = (True, str(casino.args["face"]) in said.odds)
    for _ in story.all("drew"):
        drawn = story.lots("drew")
        compared["the cubes"] = (said.draws, sum(drawn.values()))
        possible = all(said.odds.get(cube, 0) >= number for cube, number in drawn.items())
        compared["the odds of the bag"] = (True, possible or not said.odds)
    for robbed in story.all("robbed"):
        taken = story.lots("robbed")
        compared["the robbed"] = (said.robs, robbed.args["other"])
        known = said.up_to or said.gains
        compared["the most"] = (True, all(number <= known.get(good, 0) for good, number in taken.items()))
    for demand in story.all("demand") if verb == verbs.USE_DOUBLE else []:
        compared["the demand"] = (True, str(demand.args["food"]) in said.odds)
    return compared


def _next(before: PixieQueenState, move: int, said: PixieQueenEffect, after: PixieQueenState) -> Compared:
    """Compares what ends and who is asked; only chance and secrets excuse from saying what comes next."""
    if said.next is None:
        return {"what comes next": (True, verb_of(move) in _OPEN_ENDED or _interrupts(before))}
    compared: Compared = {"the end": (said.next.ends, _ended(before, move, after))}
    if verb_of(move) != verbs.OFFER:
        compared["who is asked"] = (said.next.seats, after.deciders())
    return compared


def _interrupts(before: PixieQueenState) -> bool:
    """Tells whether a demotion is asked for in the turn of another, whose bread decides what they are asked then."""
    question, after = before.stack[-1], tasks.task(tasks.ASK_AFTER, int(before.active))
    return (
        tasks.kind_of(question) == tasks.ASK_DEMOTION
        and tasks.seat_of(question) != before.active
        and after in before.stack
    )


def _ended(before: PixieQueenState, move: int, after: PixieQueenState) -> str | None:
    """Returns the most that is over."""
    if after.phase == phases.OVER:
        return "game"
    if before.round not in (0, after.round):
        return "round"
    if before.phase != after.phase:
        return "phase"
    again = tasks.kind_of(before.stack[-1]) == tasks.ASK_MAIN and verb_of(move) == verbs.REMOVE_STONE
    return "turn" if tasks.kind_of(after.stack[-1]) == tasks.ASK_MAIN and not again else None


def _goods(
    before: PixieQueenState, seat: int, said: PixieQueenEffect, after: PixieQueenState, story: "_Story"
) -> Compared:
    """Compares the goods of the player; those of an offer are paid when all offers are open."""
    goods = {name: before.owned(seat, good) for good, name in enumerate(box.GOOD_NAMES)}
    composing = tasks.kind_of(before.stack[-1]) == tasks.kind_of(after.stack[-1]) == tasks.ASK_OFFER
    later = story.lots(*_LATER, *(["robbed"] if said.up_to else []), seat=seat)
    for name in goods:
        goods[name] += said.gains.get(name, 0) + later.get(name, 0) - (0 if composing else said.pays.get(name, 0))
    area = [before.area[good] + (name == said.adds) for good, name in enumerate(box.GOOD_NAMES)]
    owned = {name: after.owned(seat, good) for good, name in enumerate(box.GOOD_NAMES)}
    return {"the goods": (goods, owned), "the area": (area, after.area)}


def _tokens(
    before: PixieQueenState, seat: int, said: PixieQueenEffect, after: PixieQueenState, story: "_Story"
) -> Compared:
    """Compares discs, stones, tiles, tracks and the order of play."""
    compared: Compared = {}
    if before.phase == after.phase == phases.ACTING:
        compared["the discs"] = (said.discs, before.discs[seat] - after.discs[seat])
    stones = before.stones[:]
    for colour, pair in said.stones.items():
        band = box.COLOURS.index(colour)
        stones[2 * band : 2 * band + 2] = pair
    compared["the stones"] = (stones, after.stones)
    tiles = {place: tile for place, tile in {**lying(before), **said.tiles}.items() if tile is not None}
    compared["the tiles"] = (tiles, lying(after))
    if tasks.kind_of(before.stack[-1]) != tasks.ASK_OFFER:
        cases = {"silver": before.silver_case[seat] + 1, "gold": before.gold_case[seat] + 1} | said.cases
        if before.phase == phases.OFFERING:  # the gifts of an opened offer are judged after its last demotion
            cases = {track: case + story.advanced(seat, track) for track, case in cases.items()}
        compared["the tracks"] = (cases, {"silver": after.silver_case[seat] + 1, "gold": after.gold_case[seat] + 1})
    compared["the small cubes"] = (said.small or before.small, after.small)
    if said.favourite is not None:
        compared["the favourite"] = (said.favourite, _favourite_to_be(after))
    return compared


def _favourite_to_be(after: PixieQueenState) -> int:
    return after.single_by[BY_PRIORITY] if after.phase == phases.ACTING else after.big[0]


def _offer(
    before: PixieQueenState, seat: int, said: PixieQueenEffect, after: PixieQueenState, story: "_Story"
) -> Compared:
    """Compares an offer and what it brings."""
    compared: Compared = {}
    for _, points, _ in [one for one in story.suffered("refusal", "wrong-food") if one[0] == seat]:
        compared["the punishment"] = ([points], [one.points for one in said.suffers])
    if after.phase == phases.REWARDING and not story.suffered("refusal", "wrong-food"):
        compared["no punishment"] = (0, len(said.suffers))
    offered = [after.offered(seat, good) for good in range(box.GOODS)]
    if after.round == before.round:
        compared["the offer"] = (said.offers, {box.GOOD_NAMES[good]: n for good, n in enumerate(offered) if n})
    if said.kinds_left is not None and seat in after.deciders():
        amounts = [move for move in after.moves(seat) if verb_of(move) == verbs.OFFER]
        good = after.offer_stage[seat]
        more = good < box.GOODS and said.kinds_left > 0 and after.owned(seat, good) > 0
        compared["the kinds left"] = (more, len(amounts) > 1)
        for name in box.GOOD_NAMES[good : good + 1]:
            compared["the most of the next good"] = (said.up_to.get(name, 0), max(second_of(move) for move in amounts))
    if after.phase == phases.REWARDING:
        due = [task for task in after.stack if _is_due(task, seat)]
        compared["the promotions"] = (said.promotions, sum(tasks.first_of(task) for task in due))
        for track, reached in (("silver", after.silver_case[seat] + 1), ("gold", after.gold_case[seat] + 1)):
            least, most = said.tracks.get(track, [reached, reached])
            compared[f"the {track} track"] = (True, least <= reached <= most)
    return compared


def _is_due(task: int, seat: int) -> bool:
    """Tells whether a task is the promotions that a seat gets for its offer."""
    promotes = tasks.kind_of(task) == tasks.ASK_PROMOTE and tasks.seat_of(task) == seat
    return promotes and tasks.second_of(task) == tasks.BY_OFFER


class _Story(Told):
    """What the events of a move of Pixie Queen tell."""

    def lots(self, *keys: str, seat: int | None = None) -> dict[str, int]:
        """Returns what events of these keys name as lots, of all seats or of one: goods or cubes, without zeros."""
        amounts: dict[str, int] = {}
        for phrase in self.all(*keys):
            lots = phrase.args["lots"]
            if isinstance(lots, list) and seat in (None, phrase.args["seat"]):
                for lot in lots:
                    good, _, number = str(lot).partition("-")
                    amounts[good] = amounts.get(good, 0) + int(number or 0)
        return {good: number for good, number in amounts.items() if number}

    def pixies(self) -> list[tuple[str, str, str]]:
        """Returns the ways of pixies: colour, start, end."""
        ways = []
        for phrase in self.all("promoted", "neutral-moved", "displaced", "demoted"):
            places = str(phrase.args.get("place", "mine")), str(phrase.args["space"])
            start, to = places if phrase.key in ("promoted", "neutral-moved") else (places[1], places[0])
            colour = box.COLOURS[2] if phrase.key == "neutral-moved" else box.COLOURS[int(str(phrase.args["seat"]))]
            ways.append((str(phrase.args.get("colour", colour)), start, to))
        return ways

    def advanced(self, seat: int, track: str) -> int:
        """Returns how many cases a seat came up a track."""
        own = [phrase for phrase in self.all("advanced") if phrase.args["seat"] == seat]
        return sum(int(str(phrase.args["number"])) for phrase in own if phrase.args["track"] == track)

    def suffered(self, *causes: str) -> list[tuple[int, int, bool]]:
        """Returns who got points for these causes, how many, and whether they are out for it."""
        out = self.each("seat", "dungeon")
        told = [phrase.args for phrase in self.all("suffered") if phrase.args["cause"] in causes]
        return [(int(str(args["seat"])), int(str(args["number"])), args["seat"] in out) for args in told]

    def rewards(self, seat: int) -> list[tuple[str, int, int]]:
        """Returns the reward tiles that a seat took: series, points, and the points that a skill added."""
        own = [phrase for phrase in self.all("reward", "skill-bonus") if phrase.args["seat"] == seat]
        bonus = sum(int(str(phrase.args["number"])) for phrase in own if phrase.key == "skill-bonus")
        tiles = [phrase.args for phrase in own if phrase.key == "reward"]
        return [(str(args["series"]), int(str(args["number"])), bonus) for args in tiles]
