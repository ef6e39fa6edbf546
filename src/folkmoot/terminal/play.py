"""A game at the terminal: people at one keyboard, bots for the rest."""

import time
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from folkmoot.engine.course import PlayedMove
from folkmoot.engine.errors import BadNotation, CannotUndo, FolkmootError, IllegalMove, UnknownRule
from folkmoot.engine.events import Event
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.terminal import saves
from folkmoot.terminal.asking import draw_question, may_mean, narrowed, plain, understood
from folkmoot.terminal.boards import draw
from folkmoot.terminal.curtain import Curtain, wipe
from folkmoot.terminal.hinting import advised, draw_hints
from folkmoot.terminal.rulebook import print_rule, print_rules
from folkmoot.terminal.session import Session, command_name
from folkmoot.terminal.thinking import attending
from folkmoot.text import SEAT_LETTERS, Words, figure

COMMANDS = ("help", "why", "hint", "undo", "rules", "log", "report", "save", "quit")


class PlayerQuit(FolkmootError):
    """A person quit in the middle of a game; the message names the file it is saved in."""


class Player:
    """Runs one session from the deal to the end."""

    def __init__(self, session: Session, language: str, console: Console, pace: float) -> None:
        self.session = session
        self.language = language
        self.console = console
        self.pace = pace
        self.curtain = Curtain(session.course, session.people)
        self._drawn: tuple[int, int] | None = None
        """For whom the table was drawn last, and after how many events."""

    def run(self) -> None:
        """Plays until the game is over. Raises `PlayerQuit` if a person leaves before."""
        course = self.session.course
        if self.curtain.hung:
            wipe(self.console)  # a game that goes on may have left something on the screen
        self._say("promise", promise=self.session.commitment)
        if course.situation is not None:
            self._say("from-situation")
        say_who_plays(self.session, self.console, self._words(None))
        if not self.curtain.hung:
            self._tell(course.opening_events if not course.played else [], self._reader())
        try:
            while course.result() is None:
                self._go_on(course.position.deciders())
            self._open_curtain()
        except (EOFError, KeyboardInterrupt):
            raise self._left() from None
        self._show_end()

    def _go_on(self, deciders: list[int]) -> None:
        people = [seat for seat in deciders if seat in self.session.people]
        if people:
            self._call(people[0])
            self._ask(people[0])
        else:
            played = let_bot_play(self.session, deciders[0], self.console, self._words(None))
            self._tell_move(played.events, self._reader())
            time.sleep(self.pace)

    def _reader(self) -> int | None:
        """The seat that is addressed as you: the only person's, the one the screen is for, or nobody's."""
        return self.session.people[0] if len(self.session.people) == 1 else self.curtain.looker

    def _call(self, seat: int) -> None:
        """Prepares the screen for one person, and shows what has happened since they last looked."""
        if not self.curtain.hung or self.curtain.looker == seat:
            return
        self._close_curtain("curtain-close", other=seat)
        self._wait("curtain-open", seat=seat)
        self.curtain.looker = seat
        news = self.curtain.news_for(seat)
        if len(news) < len(self.session.course.events()):
            self._say("curtain-since", "dim")
        self._tell(news, seat)

    def _close_curtain(self, key: str, **args: int) -> None:
        """Clears what only the last person may see, once they have seen it."""
        if self.curtain.looker is not None:
            self._wait(key, seat=self.curtain.looker, **args)
            self.curtain.looker = None
            wipe(self.console)

    def _open_curtain(self) -> None:
        """Shows everybody the end of the game."""
        if self.curtain.looker is not None:
            self._close_curtain("curtain-over")
            self._tell(self.session.course.played[-1].events, None)

    def _wait(self, key: str, **args: int) -> None:
        """Waits for Enter, or for a command to quit."""
        typed = self.console.input(Text(self._words(None).say(key, **args) + " ", style="bold"))
        if self._command(typed.strip().lower()) == "quit":
            raise self._left()

    def _tell_move(self, events: list[Event], eye: int | None) -> None:
        """Shows what a move did; behind the curtain only to the present person, to the others when they look."""
        if not self.curtain.hung:
            self._tell(events, eye)
        elif self.curtain.looker is not None:
            self._tell(self.curtain.news_for(self.curtain.looker), self.curtain.looker)

    def _words(self, eye: int | None) -> Words:
        return Words(self.session.course.game, self.language, self.session.names, eye)

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(self._words(None).say(key, **args), style=style)

    def _tell(self, events: list[Event], eye: int | None) -> None:
        words = self._words(eye)
        for event in events:
            seen = event.seen_by(eye)
            if seen is not None:
                self.console.print(Text(f"  {words.event(seen)} ").append(seen.rule, style="dim"))

    def _ask(self, seat: int) -> None:
        """Asks, part by part if need be, until the seat has moved, or an undo has brought back an earlier question."""
        whole = self.session.course.position.prompt(seat)
        if whole is None:
            return
        self._show_question(whole)
        prompt = whole
        while True:
            text = self.console.input(Text(f"{SEAT_LETTERS[seat]}> ", style="bold")).strip()
            other = narrowed(prompt, self._words(seat), text) if text or prompt is whole else whole
            if other is not None:
                prompt = other
                self._show_choices(prompt)
                self._say("command-line" if prompt is whole else "go-back", "dim")
            elif self._answer(prompt, seat, text):
                return

    def _show_question(self, prompt: Prompt) -> None:
        """Draws the table, unless nothing has happened since this person saw it, and puts the question."""
        words = self._words(prompt.seat)
        drawn = (prompt.seat, len(self.session.course.events()))
        if drawn != self._drawn:
            self.console.print(draw(self.session.course.position.view(prompt.seat), words))
        question, name = words.phrase(prompt.question), f"{SEAT_LETTERS[prompt.seat]} {self.session.names[prompt.seat]}"
        alone = len(self.session.people) == 1
        self.console.print(question if alone else words.say("labelled", what=name, which=question), style="bold")
        for note in prompt.notes if drawn != self._drawn else []:
            self.console.print(words.phrase(note), style="italic")
        self._drawn = drawn
        self._show_choices(prompt)
        self._say("command-line", "dim")

    def _show_choices(self, prompt: Prompt) -> None:
        self.console.print(draw_question(prompt, self._words(prompt.seat)))
        if all(choice.reveals for choice in prompt.choices):
            self._say("no-way-back", "dim")

    def _left(self) -> PlayerQuit:
        """Returns what ends the session before the game; nobody's secrets stay on the screen."""
        if self.curtain.looker is not None:
            wipe(self.console)
        file = self.session.file
        game = self.session.course.game.id
        return PlayerQuit(self._words(None).say("left", command=command_name(), file=str(file), game=game))

    def _answer(self, prompt: Prompt, seat: int, text: str) -> bool:
        """Carries out what was typed; returns whether the question is answered."""
        command, _, rest = text.partition(" ")
        command = self._command(command.lower())
        if command in COMMANDS:
            return self._obey(command, rest.strip(), prompt, seat)
        if not text:
            return False
        return self._move(prompt, seat, text)

    def _command(self, word: str) -> str:
        """Returns the command that a word names in the reader's language, accents or not, or in English; ? is help."""
        words = self._words(None)
        named = {plain(words.say(f"command-{command}")): command for command in COMMANDS}
        return named.get(plain(word), "help" if word == "?" else word)

    def _obey(self, command: str, rest: str, prompt: Prompt, seat: int) -> bool:
        if command == "quit":
            raise self._left()
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            self._help()
        elif command == "why":
            self._why(prompt, seat, rest)
        elif command == "hint":
            self._hint(seat)
        elif command == "rules":
            self._rules(rest)
        elif command == "log":
            self._tell([event.without_fleeting() for event in self.session.course.events()], seat)
        elif command == "report":
            self.console.print(Text(self.session.report(seat)), soft_wrap=True)
        else:
            self._save(rest)
        return False

    def _move(self, prompt: Prompt, seat: int, text: str) -> bool:
        move = understood(prompt, self._words(seat), text)
        try:
            played: PlayedMove = self.session.play(seat, move)
        except BadNotation:
            self._complain(prompt, move)
            return False
        except IllegalMove as error:
            self._say("illegal", "red", move=move, why=self._words(seat).why(error.reason))
            return False
        self._tell_move(played.events, seat)
        return True

    def _complain(self, prompt: Prompt, text: str) -> None:
        """Asks which of several moves is meant, or says why none can be, or that nothing was understood."""
        meant = may_mean(prompt, self._words(prompt.seat), text)
        reason = None if meant else self._why_none(prompt.seat, text)
        if meant:
            start = text if meant[0].move.startswith(f"{text} ") else meant[0].move.rpartition(" ")[0]
            ends = [choice.move.removeprefix(start).strip() for choice in meant]
            self._say("which", "red", ends=f"{start} {' | '.join(ends)}")
        elif reason is not None:
            self._say("illegal", "red", move=text, why=self._words(prompt.seat).why(reason))
        else:
            self._say("not-understood", "red", text=text, move=prompt.choices[0].move)

    def _why_none(self, seat: int, text: str) -> Reason | None:
        """Returns why no move that begins so is legal; None if no move begins so."""
        try:
            return self.session.course.position.why_not(seat, self.session.course.game.parse_prefix(text))
        except BadNotation:
            return None

    def _why(self, prompt: Prompt, seat: int, text: str) -> None:
        """Explains a move, or the beginning of one."""
        words = self._words(seat)
        if not text:
            self._say("help-why")
            return
        move = understood(prompt, self._words(seat), text)
        try:
            reason = self.session.course.position.why_not(seat, self.session.course.game.parse_prefix(move))
        except BadNotation:
            self._complain(prompt, move)
            return
        if reason is None:
            self._say("legal", move=move)
            return
        self._say("illegal", move=move, why=words.why(reason))
        if reason.code[:1].isupper():
            print_rule(self.console, words, reason.code)

    def _undo(self, seat: int) -> bool:
        try:
            count = self.session.undo(seat)
        except CannotUndo:
            self._say("cannot-undo", "red")
            return False
        self.curtain.take_back()
        self._say("undone", count=count)
        return True

    def _hint(self, seat: int) -> None:
        """Shows the best moves of the whole question, of which only a part may be asked now."""
        course, words = self.session.course, self._words(seat)
        whole = course.position.prompt(seat)
        if whole is not None:
            self.console.print(draw_hints(course.game, advised(self.session, seat, self.console, words), whole, words))

    def _rules(self, number: str) -> None:
        words = self._words(None)
        if not number:
            print_rules(self.console, words)
            return
        try:
            print_rule(self.console, words, number)
        except UnknownRule:
            self._say("unknown-rule", "red", number=number, example=f"{self.session.course.game.rule_prefix}-01")

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.session.file
        try:
            self.session.save_as(path)
        except saves.FileTaken:
            self._say("file-taken", "red", file=str(path))
            return
        except saves.CannotSave as error:
            self._say("cannot-save", "red", file=str(path), why=error.why)
            return
        self._say("saved", file=str(path))

    def _help(self) -> None:
        words = self._words(None)
        table = Table(box=None, show_header=False, padding=(0, 1))
        for command in COMMANDS:
            table.add_row(words.say(f"command-{command}"), words.say(f"help-{command}"))
        self._say("help-move")
        self.console.print(table)

    def _show_end(self) -> None:
        result = self.session.course.result()
        if result is None:
            return
        words = self._words(self._reader())
        self.console.print(draw(self.session.course.position.view(self._reader()), words))
        self.console.print(standings(result, words))
        self._say("kept-record", "dim", command=command_name(), file=str(self.session.file))


def say_who_plays(session: Session, console: Console, words: Words) -> None:
    """Says how strong the bots are, if there are any."""
    names: list[str | int] = [*session.bots]
    if names:
        about, level = f"level-{session.bot.name}", session.bot.name
        line = words.say(about) if words.has(about) else ""
        console.print(words.say("bots", bots=names, level=level, line=line), style="dim")


def let_bot_play(session: Session, seat: int, console: Console, words: Words) -> PlayedMove:
    """Plays the bot's answer for a seat, and shows meanwhile that it thinks."""
    with attending(console, words.say("thinks", seat=seat, level=session.bot.name)) as attention:
        return session.let_bot_play(seat, attention)


def standings(result: Result, words: Words) -> RenderableType:
    """Returns how the game ended, and the table of ranks and scores, winners first."""
    table = Table(show_header=result.scores is not None)
    table.add_column("")
    table.add_column("")
    if result.scores is not None:
        table.add_column(words.say("score"), justify="right")
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        row = [f"{result.ranks[seat]}.", f"{SEAT_LETTERS[seat]} {words.seat_name(seat)}"]
        row += [figure(result.scores[seat])] if result.scores is not None else []
        table.add_row(*row, style="bold" if seat in result.winners else "")
    return Group(Text(words.phrase(result.end), style="dim italic"), table)
