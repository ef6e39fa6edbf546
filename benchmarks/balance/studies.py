"""Which games are played: for every title the numbers of players, the options that change it, and what is counted."""

from typing import Final

from msgspec import Struct

from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue


class Study(Struct, frozen=True):
    """One way to play a title, of which many games are played."""

    players: int
    options: dict[str, OptionValue] = {}
    """Those that differ from the defaults."""


class Detail(Struct, frozen=True):
    """A word within moves that is counted besides their verbs."""

    title: str
    pattern: str
    """A regular expression that fits the question and the move, `main: tracks silver`; its one group is the word."""


class Title(Struct, frozen=True):
    """What is particular to a title."""

    order: str
    """The question that seats are first asked in the order of play."""
    variants: list[Study]
    details: list[Detail]
    follow_ups: tuple[str, ...] = ()
    """Questions that only follow from other moves."""


TITLES: Final = {
    "rainbows": Title(
        order="pick",
        variants=[
            Study(3, {"bank_accounts": True}),
            Study(3, {"bank_accounts": True, "forced_borrowing": False}),
            Study(3, {"days": 2}),
            Study(3, {"days": 3}),
            Study(2, {"two_player_variant": True}),
        ],
        details=[
            Detail("Column of a marker", r"buy (\w+)-"),
            Detail("Row of a marker", r"buy \S+ \w(\d)"),
            Detail("Number of a card bought", r"buy \w+-(\d+)"),
            Detail("Number of a card kept", r"keep \w+-(\d+)"),
        ],
    ),
    "korrigans": Title(
        order="place-korrigan",
        variants=[Study(3, {"side": "plain"}), Study(3, {"backup": "free"})],
        details=[
            Detail("Companion of a movement", r"move \w+ (\w+) "),
            Detail("Clover gathered", r"gather (\w+)"),
            Detail("Field of a Korrigan at the start", r"place (\w+)"),
        ],
    ),
    "zauberberg": Title(
        order="place-kobold",
        variants=[Study(3, {"walk_on_after_kobold": True})],
        details=[
            Detail("Village of a kobold at the start", r"place \w+ (\w+)"),
            Detail("Village after a Ghost or Trapdoor", r"village (\w+)"),
            Detail("Card played", r"(?:walk|enter|climb) (\w+)"),
        ],
    ),
    "dolmen": Title(
        order="main",
        variants=[
            Study(3, {"start_slab_counts": False}),
            Study(3, {"jump_counts": "points"}),
            Study(3, {"under_support": "one"}),
        ],
        details=[Detail("Light point that a move goes to", r"move (\d+)")],
    ),
    "pixie_queen": Title(
        order="main",
        variants=[
            Study(3, {"wrong_food_offers": True}),
            Study(3, {"trade_per_player": False}),
            Study(3, {"dungeon": False}),
            Study(2, {"neutral_servant": True}),
        ],
        details=[
            Detail("Skill chosen at the start", r"skill: skill (\w+)"),
            Detail("Space that a pixie goes to", r"promot\w+ \w+ (\w+)"),
        ],
        follow_ups=("after", "bag", "discard", "double", "give", "neutral", "offer", "pick", "place", "tile-food"),
    ),
}


def title_of(game: str) -> Title:
    """Returns what is particular to a title; of another one seats are taken for the order, and verbs are counted."""
    return TITLES.get(game, Title("", [], []))


def studies_of(game: Game) -> list[Study]:
    """Returns every number of players that needs no option, then the options that change the game."""
    return [*map(Study, game.default_player_counts()), *title_of(game.id).variants]
