"""Finds the busiest moment of every kind of question in games of bots, and writes where they stand."""

import json
from collections.abc import Iterator

from folkmoot.engine.prompts import Prompt
from folkmoot.games.dolmen import phases as dolmen
from folkmoot.games.korrigans import phases as korrigans
from folkmoot.games.pixie_queen import tasks as pixie_queen
from folkmoot.games.rainbows import phases as rainbows
from folkmoot.games.zauberberg import phases as zauberberg
from tests.browser.fit.moments import DATA, EYE, Options, Place
from tests.browser.prepared_games import each_move, opened_game

QUESTIONS: dict[str, list[str]] = {
    "dolmen": dolmen.PHASES[:-1],
    "korrigans": korrigans.PHASES[:-1],
    "pixie_queen": pixie_queen.QUESTION_NAMES,
    "rainbows": rainbows.QUESTIONS,
    "zauberberg": zauberberg.PHASES[:-1],
}
"""Every kind of question; what follows the last one in a list of phases is the end of the game."""
VARIANTS: dict[str, list[tuple[int, Options, int]]] = {
    "dolmen": [(4, {}, 6)],
    "korrigans": [(5, {}, 50), (5, {"backup": "free"}, 3)],
    "pixie_queen": [(5, {}, 6), (2, {"neutral_servant": True}, 6)],
    "rainbows": [(5, {}, 6), (5, {"days": 2, "bank_accounts": True}, 6)],
    "zauberberg": [(4, {}, 12)],
}
"""Players, options and how many deals to search; a later variant only gives what the earlier ones never ask."""


def find(game: str) -> list[Place]:
    """Returns the moment of each question with the most choices; of equal ones the last, with a fuller board."""
    busiest: dict[str, Place] = {}
    for seats, options, deals in VARIANTS[game]:
        known = set(busiest)
        for place in (place for deal in range(1, deals + 1) for place in _asked(game, seats, options, deal)):
            best = busiest.get(place.question)
            if place.question not in known and (best is None or place.choices >= best.choices):
                busiest[place.question] = place
    return [busiest[question] for question in QUESTIONS[game] if question in busiest]


def _asked(game: str, seats: int, options: Options, deal: int) -> Iterator[Place]:
    for number, (table, _) in enumerate(each_move(opened_game(game, seats, 1, deal, options))):
        if EYE not in table.deciders() or table.course is None:
            continue
        prompt: Prompt | None = table.course.position.prompt(EYE)
        if prompt is not None and not prompt.forced:
            yield Place(
                game=game,
                question=prompt.id,
                choices=len(prompt.choices),
                seats=seats,
                deal=deal,
                moves=number,
                options=options,
            )


def write() -> None:
    """Writes the places of every game."""
    DATA.write_text("\n".join(_row(place) for game in QUESTIONS for place in find(game)), "utf-8")


def _row(place: Place) -> str:
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in place.options.items())
    lines = [
        f"[[{place.game}]]",
        f'question = "{place.question}"',
        f"choices = {place.choices}",
        f"seats = {place.seats}",
        f"deal = {place.deal}",
        f"moves = {place.moves}",
        *([f"options = {{ {options} }}"] if options else []),
    ]
    return "\n".join(lines) + "\n"
