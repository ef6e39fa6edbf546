"""Helpers of the tests of Pixie Queen.

Goods are written with their first letters: "5a 2s" are five apples and two silver bars, "" is nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from folkmoot.engine.dice import FastDice, ScriptedDice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import GAME, phases, tasks
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.shown import PixieQueenView, PlayerView
from folkmoot.games.pixie_queen.situations.situation import described
from folkmoot.games.pixie_queen.state import PixieQueenState
from tests.games.questions import decider as decider
from tests.games.questions import event_args as event_args
from tests.games.questions import event_keys as event_keys
from tests.games.questions import legal_in, play_in, reason_in, why_in
from tests.games.questions import rules as rules

NUMBERS = [2, 3, 4, 5]
"""The numbers of players."""
LETTERS = {name[0]: name for name in box.GOOD_NAMES}
SKILLS = ["servant_bonus", "ring_bonus", "light_captives", "silver_income", "cheap_gold"]
"""The skills of the seats for which a test names none."""
TWO_EACH = "2a 2h 2b 2s 2g"
"""The goods of a seat for which a test names none."""

legal = partial(legal_in, GAME)
why = partial(why_in, GAME)
reason = partial(reason_in, GAME)

Seat = dict[str, Any]
"""The facts of a seat, or of a band, as `at` takes them."""


def at(
    players: int = 3, *seats: Mapping[str, Any], neutral: Mapping[str, Any] | None = None, stock: str = "", **facts: Any
) -> PixieQueenState:
    """Returns the situation that the facts describe; seat 0 is asked for an action unless they say otherwise.

    Each seat is one dictionary with the facts of player and band: {"goods": "5a 2s", "on": "punish casino",
    "stones": [2, 0], "skill": "extra_slot"}. What it leaves out: two of each good, its skill of `SKILLS`, four discs in
    the action phase, all pixies that are nowhere else captive. stock="1a" leaves one apple in the stock: the last seat
    gets the rest of them. Stones on captives have come from the bag. In the offering all are asked for
    the demanded food first. `options` are the game's. No game need come to it: a rule is looked at alone.
    """
    given = [{"goods": TWO_EACH, **(seats[seat] if seat < len(seats) else {})} for seat in range(players)]
    bands = [*given, *([neutral or {}] if players == 2 else [])]
    stones = sum(sum(band.get("stones", [0])) for band in bands)
    silver, gold, most = box.START_BAG[players]
    facts.setdefault("bag_contents", [silver, gold, most - stones])
    if isinstance(facts.get("area"), str):
        facts["area"] = amounts(facts["area"])
    goods = [amounts("" if seat.get("out") else seat["goods"]) for seat in given]
    for good, left in amounts(stock, zeros=True).items():
        goods[-1][good] = goods[-1].get(good, 0) + _rest(good, left, goods, facts)
    facts["seats"] = [_player(players, seat, given, goods[seat], facts) for seat in range(players)]
    if neutral is not None:
        facts["neutral"] = _with_spaces(neutral)
    options = GAME.options_for(players, facts.pop("options", {}))
    assert isinstance(options, PixieQueenOptions)
    return described(players, options, facts, FastDice(0))


def amounts(words: str, zeros: bool = False) -> dict[str, int]:
    """Returns goods by their names; with `zeros` also those given as none, as in "0a"."""
    by_name = {LETTERS[word[-1]]: int(word[:-1]) for word in words.split()}
    return by_name if zeros else {good: amount for good, amount in by_name.items() if amount}


def words_of(numbers: Sequence[int]) -> str:
    """Returns amounts of the five goods in short: "5a 2s"."""
    return " ".join(f"{amount}{name[0]}" for name, amount in zip(box.GOOD_NAMES, numbers, strict=True) if amount)


def _rest(good: str, left: int, owned: list[dict[str, int]], facts: dict[str, Any]) -> int:
    """Returns how much of a good the last seat needs so that `left` of it are in the stock."""
    number = box.GOOD_NAMES.index(good)
    bag = facts["bag_contents"][number - 3] if number >= 3 else 0
    area = facts["area"].get(good, 0) if "area" in facts else box.START_AREA[number]
    return box.SUPPLY[number] - left - bag - area - sum(goods.get(good, 0) for goods in owned)


def _player(players: int, seat: int, given: list[dict[str, Any]], goods: dict[str, int], facts: Any) -> dict[str, Any]:
    fact = _with_spaces(given[seat])
    fact["goods"] = goods
    if "offer" in fact:
        fact["offer"] = amounts(fact["offer"])
    if facts.get("phase") != "setup" and not fact.get("out"):
        used = [other.get("skill") for other in given] + facts.get("board_skills", [])
        free = [skill for skill in SKILLS if skill not in used]
        unnamed = [other for other in range(players) if "skill" not in given[other]]
        fact.setdefault("skill", free[unnamed.index(seat)] if seat in unnamed else None)
    if fact.get("out"):
        fact.setdefault("punishment", 60)
    return fact


def _with_spaces(words: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the facts of a band, its spaces as a list."""
    return {**words, "on": words.get("on", "").split()}


def opening(players: int = 3, seed: int = 0, log: Log | None = None, **options: object) -> PixieQueenState:
    """Returns a game just begun."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed), log)


def play(position: PixieQueenState, *texts: str, throws: Sequence[int] | None = None) -> Log:
    """Plays these legal moves for the seats that decide, one after the other, and returns the log.

    With `throws` the dice answer exactly these numbers, counted from 0 ([] if they are not asked); without, any.
    """
    script = ScriptedDice(list(throws or []))
    log = play_in(GAME, position, texts, FastDice(0) if throws is None else script)
    assert script.remaining() == 0
    return log


def after(position: PixieQueenState, *texts: str, throws: Sequence[int] | None = None) -> PixieQueenState:
    """Returns the position after these moves, as a copy."""
    twin = position.copy()
    play(twin, *texts, throws=throws)
    return twin


def offer(position: PixieQueenState, *offers: str) -> Log:
    """Makes these offers for the living seats, lowest first ("" for a refusal), and commits them, with any dice."""
    log, dice = Log(), FastDice(0)
    for seat, words in zip(position.deciders(), offers, strict=True):
        given = amounts(words)
        while True:
            verb, *good = min(legal(position, seat)).split()
            text = "commit" if verb == "commit" else f"offer {good[0]} {given.pop(good[0], 0)}"
            assert text in legal(position, seat), f"{text}: not in {sorted(legal(position, seat))}"
            position.play(seat, GAME.parse(text), dice, log)
            assert position.faults() == []
            if text == "commit":
                break
        assert not given, f"not asked for: {given}"
    return log


def asked(position: PixieQueenState) -> tuple[int | None, str]:
    """Returns who is asked now, and the id of the prompt: (0, "main"); (None, "over") at the end.

    While offers are made, the first of those who have not committed.
    """
    deciders = position.deciders()
    return (deciders[0], tasks.QUESTION_NAMES[tasks.kind_of(position.stack[-1])]) if deciders else (None, "over")


def only(position: PixieQueenState, verb: str) -> set[str]:
    """Returns what may follow a verb: {"apple", "bread"} for `steal_food`; {""} if nothing does."""
    return {text.partition(" ")[2] for text in legal(position) if text.split()[0] == verb}


def verbs_of(position: PixieQueenState) -> set[str]:
    """Returns the verbs of the legal moves."""
    return {text.split()[0] for text in legal(position)}


def owned(position: PixieQueenState, seat: int) -> str:
    """Returns a seat's goods: "5a 2s"."""
    return words_of(position.goods[box.GOODS * seat : box.GOODS * seat + box.GOODS])


def stock(position: PixieQueenState, good: str) -> int:
    """Returns how much of a good is in the stock."""
    return position.stock[box.GOOD_NAMES.index(good)]


def area(position: PixieQueenState) -> str:
    """Returns the goods on the special area."""
    return words_of(position.area)


def active(position: PixieQueenState, band: int) -> set[str]:
    """Returns the spaces where a band's pixies stand."""
    return {box.SPACE_NAMES[space] for space in position.actives_of(band)}


def stones(position: PixieQueenState, band: int) -> list[int]:
    """Returns the stones on the two lower captives of a band."""
    return position.stones[2 * band : 2 * band + 2]


def discs(position: PixieQueenState) -> dict[str, tuple[int, int]]:
    """Returns the double spaces with discs: how many, and whose."""
    return {box.SPACE_NAMES[at]: (placed & 3, placed >> 2) for at, placed in enumerate(position.placed) if placed}


def phase(position: PixieQueenState) -> str:
    return phases.PHASES[position.phase]


def seen(position: PixieQueenState, eye: int | None = None) -> PixieQueenView:
    view = position.view(eye)
    assert isinstance(view, PixieQueenView)
    return view


def own_view(position: PixieQueenState, seat: int) -> PlayerView:
    """Returns a seat's part of the view of its own eye."""
    return seen(position, seat).players[seat]


def rewards(position: PixieQueenState, seat: int) -> list[str]:
    """Returns a seat's reward tiles: "ring-10"."""
    return [f"{tile.series}-{tile.points}" for tile in own_view(position, seat).tiles or []]


def reward(series: str, place: int, when: int | None = None) -> str:
    """Returns the name of a reward tile by its place in its series, from 1; with a round, of one taken in it."""
    name = f"{series}-{worth(series, place)}"
    return name if when is None else f"{name}-{when}"


def worth(series: str, place: int) -> int:
    """Returns the points of a reward tile by its place in its series, from 1."""
    return box.REWARDS[box.SERIES_NAMES.index(series)][place - 1]


class Played(NamedTuple):
    """One move of a random game."""

    before: PixieQueenState
    seat: int
    move: str
    after: PixieQueenState
    log: Log


def random_game(players: int, seed: int, most: int = 1_000_000, **options: object) -> Iterator[Played]:
    """Plays a random game without voluntary passes and refusals, and yields its decisions, at most `most`."""
    dice = FastDice(seed)
    position: PixieQueenState = GAME.start(players, GAME.options_for(players, options), dice)
    while position.deciders() and most:
        seat = position.deciders()[0]
        moves = position.lively_moves(seat)
        move = moves[dice.below(len(moves))]
        before, position, log = position, position.copy(), Log()
        position.play(seat, move, dice, log)
        most -= 1
        yield Played(before, seat, GAME.notation(move), position, log)


STILL: Seat = {"discs": 0}
"""A seat without discs takes no more turns in this round; a seat with discs would be on turn again at once."""


def offering(players: int = 3, *seats: Seat, demand: str = "apple", **facts: Any) -> PixieQueenState:
    """Returns a position in which all seats are asked for an offer; the Queen demands this food."""
    return at(players, *seats, **{"phase": "offering", "demand": [demand], "pending": ["offer"], **facts})


def promoting(
    players: int = 3, *seats: Seat, seat: int = 0, number: int = 1, free: bool = False, **facts: Any
) -> PixieQueenState:
    """Returns a position in which a seat has `number` promotions left, the last ones of the reward phase."""
    pending = ["punishments", "castle", f"promote {seat} {number} {int(free)}"]
    return at(players, *seats, **{"phase": "rewards", "demand": ["apple"], "pending": pending, **facts})


def punished(players: int = 3, *seats: Seat, **facts: Any) -> tuple[PixieQueenState, Log]:
    """Returns the position after the punishment phase, at the next question, and the log of that phase."""
    position = promoting(players, *seats, **facts)
    return position, play(position, "stop")


def answer(position: PixieQueenState, seat: int, *texts: str) -> None:
    """Plays these moves of one seat's offer."""
    for text in texts:
        assert text in legal(position, seat)
        position.play(seat, GAME.parse(text), FastDice(0))
        assert position.faults() == []


def ways(position: PixieQueenState, seat: int) -> list[str]:
    """Returns every offer that a seat can compose, as five numbers."""
    texts = legal(position, seat)
    if texts == {"commit"}:
        return [" ".join(str(position.offered(seat, good)) for good in range(5))]
    offers = []
    for text in texts:
        twin = position.copy()
        answer(twin, seat, text)
        offers += ways(twin, seat)
    return offers


def drawing(bag: list[int], cubes: str) -> list[int]:
    """Returns the throws that draw these cubes from a bag, one after the other: "silver stone"."""
    left, throws = bag[:], []
    for name in cubes.split():
        cube = box.CUBE_NAMES.index(name)
        assert left[cube]
        throws.append(sum(left[:cube]))
        left[cube] -= 1
    return throws
