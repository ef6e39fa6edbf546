"""Bots play, you look on."""

import time

from rich.console import Console

from folkmoot.terminal.boards import draw
from folkmoot.terminal.play import standings
from folkmoot.terminal.seating import Sitting
from folkmoot.text import Words


def watch(sitting: Sitting, language: str, console: Console, pace: float) -> None:
    """Shows a whole game between bots, event by event."""
    course = sitting.course
    words = Words(course.game, language, sitting.names)
    events = course.opening
    while True:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                console.print(f"  {words.event(seen)}", markup=False, highlight=False)
        deciders = course.position.deciders()
        if not deciders:
            break
        if any(event.reveals for event in events):
            console.print(draw(course.position.view(None), words))
        time.sleep(pace)
        events = sitting.let_bot_play(deciders[0]).events
    console.print(draw(course.position.view(None), words))
    result = course.result()
    if result is not None:
        console.print(standings(result, words))
    console.print(words.say("kept-record", file=str(sitting.file)), style="dim", highlight=False)
