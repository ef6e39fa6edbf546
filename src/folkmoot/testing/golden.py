"""Golden games: whole games as readable files that show each question, move, event and score.

A file is its moves and everything that follows from them. When the words or events change on purpose it is written anew
from the moves it already has:

    python -m folkmoot.testing.golden FILE ...

Another end of the game is more than other words: it takes another `rules_version`, which the file names.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from folkmoot.bots import BOTS, answer
from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadRecord, FolkmootError
from folkmoot.engine.events import Event
from folkmoot.engine.options import Options, as_data, as_text, option_from_text
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.registry import find_game
from folkmoot.engine.sealed import SEED_BYTES, SealedDice
from folkmoot.text import SEAT_LETTERS, Words

MOVE = "> "
RULES = "rules "
END = ("ranks ", "scores ")


def new_golden(name: str, players: int, options: list[str], seed: int) -> str:
    """Returns the text of a new golden game, played by heuristic and random bots in turn."""
    game = find_game(name)
    course = _course(name, players, options, seed)
    thinking = FastDice(seed)
    bots = [BOTS["heuristic"], BOTS["random"]]
    moves = []
    while deciders := course.position.deciders():
        seat = deciders[0]
        move = game.notation(answer(bots[seat % 2], game, course.position, seat, thinking))
        course.play(seat, move)
        moves.append((seat, move))
    return render(name, players, options, seed, moves)


def render(name: str, players: int, options: list[str], seed: int, moves: Iterable[tuple[int, str]]) -> str:
    """Returns the text of the game in which these moves are made."""
    course = _course(name, players, options, seed)
    words = Words(course.game, "en", SEAT_LETTERS[:players])
    lines = [f"game {name}", f"{RULES}{course.game.rules_version}", f"players {players}"]
    lines += [f"options {_given(course.options)}", f"seed {seed}", ""]
    lines += _told(course.opening_events, words)
    for seat, move in moves:
        prompt = course.position.prompt(seat)
        if prompt is None:
            raise BadRecord(f"seat {SEAT_LETTERS[seat]} is asked nothing, but plays {move}")
        lines += ["", *_asked(prompt, words), f"{MOVE}{SEAT_LETTERS[seat]} {move}"]
        lines += _told(course.play(seat, move).events, words)
    result = course.result()
    if result is not None:
        lines += ["", f"end: {words.phrase(result.end)}", f"ranks {result.ranks}", f"scores {result.scores}"]
    return "\n".join(lines) + "\n"


def again(text: str) -> str:
    """Returns the text that the moves of a golden game give now; equal to the old text if nothing has changed."""
    head = dict(line.partition(" ")[::2] for line in text.partition("\n\n")[0].splitlines())
    moves = [line.removeprefix(MOVE).partition(" ")[::2] for line in text.splitlines() if line.startswith(MOVE)]
    played = [(SEAT_LETTERS.index(sign), move) for sign, move in moves]
    return render(head["game"], int(head["players"]), head["options"].split(), int(head["seed"]), played)


def renewed(text: str) -> str:
    """Returns what `again` does; raises `BadRecord` if the game ends otherwise under the same version of its rules."""
    new = again(text)
    end, new_end = _lines(text, *END), _lines(new, *END)
    if end != new_end and _lines(text, RULES) == _lines(new, RULES):
        raise BadRecord(f"expected {end} under the same rules, got {new_end}: raise the game's rules_version")
    return new


def _lines(text: str, *beginnings: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(beginnings)]


def _course(name: str, players: int, options: list[str], seed: int) -> Course:
    game = find_game(name)
    given = dict(option_from_text(game.options_type, text) for text in options)
    dice = SealedDice(seed.to_bytes(SEED_BYTES, "big"), [""] * players)
    return Course(game, players, game.options_for(players, given), dice)


def _given(options: Options) -> str:
    return " ".join(f"{name}={as_text(value)}" for name, value in as_data(options).items())


def _asked(prompt: Prompt, words: Words) -> list[str]:
    said = " ".join(words.phrase(phrase) for phrase in (prompt.question, *prompt.notes))
    choices = ", ".join(choice.move for choice in prompt.choices)
    return [f"{SEAT_LETTERS[prompt.seat]} is asked: {said}", f"  {choices}"]


def _told(events: list[Event], words: Words) -> list[str]:
    """Returns what everybody sees, and after a seat's sign what only that seat sees of it."""
    lines = []
    for event in events:
        public = event.seen_by(None)
        lines += [] if public is None else [f"  {words.event(public)} [{public.rule}]"]
        for seat in event.private:
            own = event.seen_by(seat)
            lines += [] if own is None else [f"  {SEAT_LETTERS[seat]}: {words.event(own)} [{own.rule}]"]
    return lines


def main() -> int:
    """Regenerates golden files from their moves; returns 1 if one of them cannot be."""
    refused = 0
    for name in sys.argv[1:]:
        path = Path(name)
        try:
            path.write_text(renewed(path.read_text("utf-8")), "utf-8")
        except FolkmootError as error:
            print(f"not written: {path}: {error}", file=sys.stderr)
            refused = 1
        else:
            print(f"written anew: {path}")
    return refused


if __name__ == "__main__":
    raise SystemExit(main())
