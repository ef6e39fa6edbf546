"""The facts that describe a situation of Pixie Queen, and how they write tasks; what they leave open is filled in."""

from typing import Final

from msgspec import Struct, field

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import tasks

TASK_NAMES: Final[list[str]] = [
    *tasks.QUESTION_NAMES,
    "round",
    "steal",
    "skill-silver",
    "actions",
    "next-turn",
    "actions-end",
    "suffer",
    "draw",
    "offering",
    "reveal-demand",
    "judge",
    "anger",
    "reward",
    "castle",
    "punishments",
    "captives",
    "tracks-of",
    "round-end",
]
"""The tasks, by their numbers."""
_TASK_NUMBER: Final = {name: number for number, name in enumerate(TASK_NAMES)}
STAGES: Final[list[str]] = [*box.GOOD_NAMES, "commit", "committed"]
"""The stages of an offer, by their numbers."""
MOST: Final = 63
"""The largest number that a task carries."""


class Amounts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of the five goods."""

    apple: int = 0
    """Apple, how many."""
    honey: int = 0
    """Honey, how many."""
    bread: int = 0
    """Bread, how many."""
    silver: int = 0
    """Silver, how many."""
    gold: int = 0
    """Gold, how many."""


class PlayerFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's things and pixies."""

    goods: Amounts | None = None
    """Without it, a share of the goods that are nowhere else."""
    changed: Amounts | None = None
    """What the last move gave the player or took from them."""
    punishment: int | None = None
    """The punishment points; as few as the rest needs if it is not said."""
    silver_case: int = 1
    """The case on the silver track, from 1 as in the rules."""
    gold_case: int = 1
    """The case on the gold track, from 1 as in the rules."""
    skill: str | None = None
    """The skill tile; a random one if it is not said."""
    food_tile: int | None = None
    """The value of the food tile on the screen."""
    one_use: str | None = None
    """The tile on the screen that is used once."""
    captives: int | None = None
    """How many of the pixies are captive; those that are nowhere else if it is not said."""
    stones: list[int] = field(default_factory=lambda: [0, 0])
    """The stones of the two lower captives, the heavier chained first."""
    on: list[str] = []
    """The spaces where the pixies stand."""
    servants: int = 0
    """How many pixies have become servants."""
    discs: int | None = None
    """The discs left in this round; if it is not said, in the action phase, those that lie nowhere, after as many
    turns as the player on turn has had."""
    used: list[str] = []
    """The own circles used in this round: `mine`, `trade_tiles`, `copy`."""
    out: int = 0
    """0, or the player's place in the order in which players went to the dungeon, from 1."""
    rewards: list[str] | None = None
    """Reward tiles with the rounds in which they were taken, `ring-10-3`; without it, some of those that are gone."""
    bonus: int = 0
    """The reward points besides tiles."""
    offer: Amounts | None = None
    """What the player offers or has offered in this round; of one who has committed, any if it is not said."""
    stage: str | None = None
    """While offers are made: the good that the player is asked for next (the first one if it is not said), `commit`
    or `committed`."""
    doubled: bool = False
    """Whether the player doubles the offering."""


class BandFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The neutral pixies; their facts are called as a player's."""

    captives: int | None = None
    """How many are captive; those that are nowhere else if it is not said."""
    stones: list[int] = field(default_factory=lambda: [0, 0])
    """The stones of the two lower captives, the heavier chained first."""
    on: list[str] = []
    """The spaces where they stand."""
    servants: int = 0
    """How many have stayed in the castle."""


class Facts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts in the words of the glossary, of moves and of the screen; hyphens and underscores are the same.

    Seats are counted from 0, rounds and the cases of tracks from 1.
    """

    phase: str = "actions"
    """`setup`, `steal`, `actions`, `offering`, `rewards`, `punishments` or `over`; or the question that is asked:
    `skill`, `tile-food`, `main`, `after`, `give`, `bag`, `pick`, `place`, `discard`, `copy`, `demotion`, `double`,
    `offer`, `promote` or `neutral`."""
    asked: int | None = None
    """Who is asked that; whom the rest points to if it is not said."""
    left: int | None = None
    """How many are left of what is asked for: promotions, stones to place, cubes to pick, points to give."""
    round: int | None = None
    """The round, from 1; the first that agrees with the rest if it is not said."""
    active: int = 0
    """The seat that acts, or acted last, in the action phase."""
    last: str | None = None
    """The last move that all have seen."""
    pending: list[str] | None = None
    """All that is still to come in this round, the next one last: `next-turn`, `main 1`, `demotion 2 0 1`. It follows
    from `phase`, `asked` and `left` if it is not said."""
    seats: list[PlayerFact] | None = None
    """The things of each player."""
    neutral: BandFact | None = None
    """The neutral pixies of a game of two."""
    castle: int | None = None
    """The seat whose pixie is in the castle in this round; 2 for a neutral one."""
    castle_open: bool | None = None
    """Whether a pixie may still go into the castle in this round; it follows from the rest if it is not said."""
    stock: Amounts | None = None
    """The goods in the stock; what is nowhere else if it is not said."""
    bag: int | None = None
    """How many cubes are in the bag."""
    bag_contents: list[int] | None = None
    """Silver, gold and stones in the bag."""
    draws: list[str] = []
    """The cubes that are drawn from the bag next, in this order: `silver`, `gold`, `stone`; nobody knows them."""
    cubes: list[str] | None = None
    """The cubes drawn at the last visit to the mine; if it is not said, one of those that the bag lacks."""
    area: Amounts | None = None
    """The goods on the special-offering area; if it is not said, those of the set-up and one for each tile taken."""
    food_pile: list[int] | None = None
    """The food tiles in the pile, the next one first; those that are nowhere else if it is not said."""
    board_skills: list[str | None] | None = None
    """The skill tiles on the six places of the board."""
    extra_tile: str | None = None
    """The tile on the skill `extra_slot`."""
    taken: list[int] | None = None
    """How many servant, ring and special tiles have been taken; as many as the players have if it is not said."""
    demand: list[str] | None = None
    """The tokens that lie open, the newest last; those before them are filled in. All nine when the game is over."""
    coming_demand: list[str] = []
    """The tokens that are turned next, in this order; nobody knows them."""
    small: list[int] | None = None
    """The living seats in the order of the small cubes; as the big ones if it is not said."""
    big: list[int] | None = None
    """The living seats in the order of the big cubes; the first is the favourite. In the action phase, if neither is
    said, those who have had more turns come before the player on turn."""
    discs_on: dict[str, list[int]] = {}
    """For some double spaces: the number of discs and whose they are."""
    pantry: list[int] = []
    """The seats that have used the pantry in this round."""
    trade_by: int | None = None
    """The seat that has traded tiles in this round, where only one may."""
    special_by: int | None = None
    """The seat that has made the special offering in this round."""
    order_by: int | None = None
    """The seat that has changed the turn order in this round."""
    priority_by: int | None = None
    """The seat that has taken the priority in this round."""
    roll: int = 0
    """The last punishment die of this round, 0 without one."""
    shares: list[int] = []
    """While the points of the punishment die are shared out: what each seat has been given so far."""


def read_task(line: str, seats: int) -> int:
    """Returns the task that a line names: its kind, its seat and two numbers. Raises `BadSituation`."""
    name, *words = line.split() or [""]
    kind = number_of("task", name, _TASK_NUMBER)
    if len(words) > 3 or not all(word.isdecimal() and len(word) < 3 for word in words):
        raise BadSituation(f"a task is a name and up to three small numbers: {line!r}")
    seat, first, second = [*[int(word) for word in words], 0, 0, 0][:3]
    numbers = [within("number", number, 0, MOST) for number in (first, second)]
    return tasks.task(kind, within("seat", seat, 0, seats - 1), *numbers)


def write_task(task: int) -> str:
    """Returns the line for a task."""
    numbers = [tasks.seat_of(task), tasks.first_of(task), tasks.second_of(task)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([TASK_NAMES[tasks.kind_of(task)], *[str(number) for number in numbers]])
