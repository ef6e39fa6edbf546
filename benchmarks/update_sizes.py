"""How large updates are, and of what: seeded games of every title, played through a table as the server does.

python3 -m benchmarks.update_sizes                       4 games of every title for every number of players
python3 -m benchmarks.update_sizes pixie_queen --each 50 --seed 7 --json

Options are drawn at random; games with an even seed are played by the heuristic, the others at random.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from folkmoot.bots import BOTS, answer
from folkmoot.engine.acts import Plays
from folkmoot.engine.build import build_name
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.options import as_data
from folkmoot.engine.registry import all_games, find_game
from folkmoot.server.updates import has_secrets, stories_of, update_of
from folkmoot.table.entries import Begins, Sits
from folkmoot.table.setup import LiveClock, Setup
from folkmoot.table.sight import Change
from folkmoot.table.table import Table
from folkmoot.testing.random_game import random_options

PARTS: Final = ("update", "view", "prompt", "lines")
_encode = msgspec.json.Encoder().encode


class Sent(Struct, frozen=True):
    """What one eye was sent after one change: bytes, and the microseconds that it took."""

    where: str
    """Which game it was, and which eye: enough to play it again."""
    update: int
    view: int
    prompt: int
    lines: int
    longest_story: int
    """The bytes of the longest message with lines that had no room in the update; 0 without one."""
    sight_us: float
    """To look: the view, the prompt and the lines."""
    message_us: float
    """To make the message of it and encode it."""


class Quantiles(Struct, frozen=True):
    """The largest of many figures, those that 95 and 50 of 100 do not exceed."""

    most: float
    p95: float
    p50: float

    def __str__(self) -> str:
        return f"{self.most:>7.0f} {self.p95:>7.0f} {self.p50:>7.0f}"


class Report(Struct, frozen=True):
    """The figures of one title."""

    game: str
    updates: int
    sizes: dict[str, Quantiles]
    longest_story: int
    largest: str
    """Where the largest update was."""
    sight_us: float
    message_us: float
    """Means of all updates."""


def play(game: Game, players: int, seed: int) -> Iterator[Sent]:
    """Plays a game and yields what every eye, a spectator's too, is sent after each change, and at the end again."""
    dice = FastDice(seed)
    options = as_data(random_options(game, players, dice))
    bot = BOTS["random" if seed % 2 else "heuristic"]
    setup = Setup(game=game.id, seats=players, options=options, clock=LiveClock(minutes=20))
    where = f"{game.id}, {players} players, seed {seed}, {bot.name}, {options}"
    table, change = _begin(game, setup, seed)
    while (course := table.course) and (deciders := table.deciders()):
        yield from _show(table, change, where)
        seat = deciders[dice.below(len(deciders))]
        move = answer(bot, game, course.position, seat, dice)
        change = table.apply(Plays(seat, game.notation(move)), 0)
    yield from _show(table, change, where)
    yield from _show(table, Change(lines_from=0), f"{where}, all lines")


def _begin(game: Game, setup: Setup, seed: int) -> tuple[Table, Change]:
    table = Table(game, setup, seed.to_bytes(32, "big"), host="")
    for chair in range(setup.seats):
        table.apply(Sits(chair, f"guest {chair}", f"Lutin {chair}", f"salt {chair}"), 0)
    return table, table.apply(Begins(list(range(setup.seats)), game.rules_version), 0)


def _show(table: Table, change: Change, where: str) -> Iterator[Sent]:
    for eye in (None, *range(table.setup.seats)):
        if change.lines_from is not None and eye not in change.hidden_from:
            yield _sent(table, eye, change.lines_from, f"{where}, eye {eye} at {table.seq}")


def _sent(table: Table, eye: int | None, lines_from: int, where: str) -> Sent:
    began = time.perf_counter()
    sight = table.sight_from(eye, lines_from)
    seen = time.perf_counter()
    stories = [len(_encode(story)) for story in stories_of(eye, sight)]
    update = update_of(eye, sight, table.clocks.remaining(0), has_secrets(table, eye))
    whole = len(_encode(update))
    made = time.perf_counter()
    view, prompt, lines = (len(_encode(part)) for part in (update.view, update.prompt, update.lines))
    story = max(stories, default=0)
    return Sent(where, whole, view, prompt, lines, story, 1e6 * (seen - began), 1e6 * (made - seen))


def report(game: Game, games: int, seed: int) -> Report:
    """Returns the figures of so many games for every number of players."""
    sent = [
        update
        for players in game.player_counts
        for number in range(seed, seed + games)
        for update in play(game, players, number)
    ]
    return Report(
        game=game.id,
        updates=len(sent),
        sizes={part: _quantiles([getattr(update, part) for update in sent]) for part in PARTS},
        longest_story=max(update.longest_story for update in sent),
        largest=max(sent, key=lambda update: update.update).where,
        sight_us=sum(update.sight_us for update in sent) / len(sent),
        message_us=sum(update.message_us for update in sent) / len(sent),
    )


def _quantiles(figures: list[int]) -> Quantiles:
    ordered = sorted(figures)
    return Quantiles(ordered[-1], ordered[len(ordered) * 95 // 100], ordered[len(ordered) // 2])


def main() -> None:
    """Prints a line for each title, or all as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(all_games()), metavar="GAME")
    parser.add_argument("--each", type=int, default=4, metavar="N", help="games for every number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones follow")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    reports = []
    print(f"{build_name()} build, seeds {chosen.seed} to {chosen.seed + chosen.each - 1}; bytes: most, p95, p50")
    print(f"{'':11} {'updates':>8}" + "".join(f" {part:^23}" for part in PARTS) + "   story   µs: look, message")
    for name in chosen.games:
        reports.append(found := report(find_game(name), chosen.each, chosen.seed))
        sizes = " ".join(str(found.sizes[part]) for part in PARTS)
        times = f"{found.sight_us:7.0f} {found.message_us:6.0f}"
        print(f"{name:11} {found.updates:8} {sizes} {found.longest_story:7} {times}\n  largest: {found.largest}")
    if chosen.json:
        print(msgspec.json.encode(reports).decode())


if __name__ == "__main__":
    main()
