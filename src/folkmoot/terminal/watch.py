"""Bots play, you look on."""

import time

from rich.console import Console
from rich.text import Text

from folkmoot.terminal.boards import draw
from folkmoot.terminal.play import standings
from folkmoot.terminal.seating import Sitting, command_name
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
                console.print(Text(f"  {words.event(seen)} ").append(seen.rule, style="dim"))
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
    console.print(words.say("kept-record", command=command_name(), file=str(sitting.file)), style="dim")
