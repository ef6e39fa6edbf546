"""Watching a game between bots."""

import time

from rich.console import Console
from rich.text import Text

from folkmoot.engine.course import PlayedMove
from folkmoot.terminal.boards import draw
from folkmoot.terminal.play import let_bot_play, say_who_plays, standings
from folkmoot.terminal.session import Session, command_name
from folkmoot.text import Words


def watch(session: Session, language: str, console: Console, pace: float) -> None:
    """Shows a whole game between bots, event by event; the table whenever all have had a turn and something is new."""
    course = session.course
    words = Words(course.game, language, session.names)
    if course.situation is not None:
        console.print(words.say("from-situation"))
    say_who_plays(session, console, words)
    events, news = course.opening_events, True
    to_act: set[int] = set()
    while True:
        for event in events:
            seen = event.seen_by(None)
            if seen is not None:
                console.print(Text(f"  {words.event(seen)} ").append(seen.rule, style="dim"))
        deciders = course.position.deciders()
        if not deciders:
            break
        if news and not to_act:
            console.print(draw(course.position.view(None), words))
            to_act = set(range(course.seats))
        time.sleep(pace)
        played = let_bot_play(session, deciders[0], console, words)
        to_act.discard(played.seat)
        events, news = played.events, _is_news(played)
    console.print(draw(course.position.view(None), words))
    result = course.result()
    if result is not None:
        console.print(standings(result, words))
    console.print(words.say("kept-record", command=command_name(), file=str(session.file)), style="dim")


def _is_news(played: PlayedMove) -> bool:
    """Tells whether dice were thrown, or something was shown to all."""
    return played.draws > 0 or any(event.reveals and event.public for event in played.events)
