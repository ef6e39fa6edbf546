"""Words: what phrases, events, prompts, reasons and rules say, in English and French.

The words stand in Project Fluent files: `text/en.ftl` and `text/fr.ftl` here for what all games share, and the same two
names inside each game. A variable of a phrase is put into words by a message of its own name: `card = red-7` is said by
the message `name-card`, which gets the whole as `$id` and its parts between hyphens as `$first` and `$second`.
Variables called `seat`, `other` and `seats` become the players' names; `$self` and `$other_self` are `yes` where the
reader is meant.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, FluentSerializer, ast

from folkmoot.engine.errors import BrokenContract, FolkmootError, UnknownRule
from folkmoot.engine.events import SeenEvent
from folkmoot.engine.game import Game
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.reasons import Reason

LANGUAGES: Final = ("en", "fr")
SEAT_LETTERS: Final = "ABCDEFGHIJ"
"""The letter of each seat, the same in every game, so that colour is never alone."""
SEATS: Final = ("seat", "other", "seats")
OFFER: Final = ("game-", "option-", "value-")
"""How the names of the messages begin by which a game is offered."""
TERMINAL: Final = (
    *("screen-short-", "command-", "help-", "heading-", "maturity-", "more-on-games", "verified", "curtain-"),
    *("kept-record", "not-understood", "unknown-rule"),
)
"""How the names of the messages begin that only the terminal says."""
HINT: Final = ("hint-", "term-")
"""How the names of the messages begin that only hints say: a browser fetches them with the first hint."""
_ENTRY: Final = re.compile(r"^-?[A-Za-z][\w-]* =.*?(?=^[A-Za-z#-]|\Z)", re.MULTILINE | re.DOTALL)
"""One message or term of a Fluent file, with all its lines."""
_INDENT: Final = re.compile(r"\n +")
_SHORT_INDENT: Final = "\n "
_VOWEL: Final = re.compile("[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéè])", re.IGNORECASE)
"""How French words begin before which "de" and "que" are elided: "d’Yves", but "de Yann"."""


class UnknownLanguage(FolkmootError):
    """Folkmoot does not speak this language."""


def figure(amount: int) -> str:
    """Returns a number as it is written, below zero with a true minus sign: `40`, `−10`, `0`."""
    return str(amount).replace("-", "−")


def signed(amount: int) -> str:
    """Returns a gain or loss: `+40`, `−10`, `0`."""
    return f"+{amount}" if amount > 0 else figure(amount)


class Words:
    """Says everything about one game (None: only what all games share) in one language to one eye."""

    def __init__(
        self, game: Game | None, language: str = "en", names: Sequence[str] = (), eye: int | None = None
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.eye = eye
        """The seat that reads: sentences address it as you."""
        self._bundle = _bundle(game, language)

    def say(self, key: str, **args: Value) -> str:
        """Returns the message of this key with its variables put into words."""
        return self._format(key, None, args)

    def help(self, key: str) -> str:
        """Returns the longer explanation of a message, its attribute `help`."""
        return self._format(key, "help", {})

    def has(self, key: str) -> bool:
        """Returns whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def phrase(self, phrase: Phrase) -> str:
        """Returns what a phrase says."""
        return self._format(phrase.key, None, phrase.args)

    def event(self, seen: SeenEvent) -> str:
        """Returns the sentence of an event; its message is `event-` and the key."""
        sentence = self._format(f"event-{seen.phrase.key}", None, seen.phrase.args)
        return sentence[:1].upper() + sentence[1:]

    def why(self, reason: Reason) -> str:
        """Returns the rule or reason with the clause that explains it: `RAI-32: space R3 is taken`."""
        clause = self._format(reason.code, "why", reason.args)
        return self.say("because", rule=reason.code, clause=clause) if reason.code[:1].isupper() else clause

    def rule(self, number: str) -> str:
        """Returns a numbered rule in one sentence. Raises `UnknownRule`."""
        if self.game is None or number not in rule_numbers(self.game):
            prefix = self.game.rule_prefix if self.game else "XXX"
            raise UnknownRule(f"unknown rule: expected a number like {prefix}-01, got {number!r}")
        return self._format(number, None, {})

    def name(self, kind: str, thing: str) -> str:
        """Returns the words for one thing of a kind: `name("card", "red-7")`."""
        key = f"name-{kind}"
        if not self._bundle.has_message(key):
            return thing
        parts = thing.split("-")
        return self._format(key, None, {"id": thing, "first": parts[0], "second": parts[-1]}, raw=True)

    def seat_name(self, seat: int) -> str:
        """Returns the name of a seat's player; for the reader, the word for you."""
        if seat == self.eye:
            return self._format("you", None, {})
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def _format(self, key: str, attribute: str | None, args: dict[str, Value], raw: bool = False) -> str:
        variables = dict(args) if raw else {name: self._worded(name, value) for name, value in args.items()}
        variables |= self._address(args)
        text = _text(self._bundle, key, attribute, tuple(variables.items()))
        return _elided(text, variables.values()) if self.language == "fr" else text

    def _address(self, args: dict[str, Value]) -> dict[str, str | int]:
        """Returns `$self` and `$other_self`, yes if the reader is meant, and the number of `seats` as `$count`."""
        seats = args.get("seats")
        meant = self.eye is not None and (args["seat"] == self.eye if "seat" in args else seats == [self.eye])
        other = self.eye is not None and args.get("other") == self.eye
        address: dict[str, str | int] = {"self": "yes" if meant else "no", "other_self": "yes" if other else "no"}
        return address | ({"count": len(seats)} if isinstance(seats, list) else {})

    def _worded(self, name: str, value: Value) -> str | int:
        if isinstance(value, list):
            return self._listed([str(self._worded(name.removesuffix("s"), item)) for item in value])
        if name in SEATS and isinstance(value, int):
            return self.seat_name(value)
        return self.name(name, value) if isinstance(value, str) else value

    def _listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self._format('and', None, {})} {words[-1]}"


def _elided(text: str, inserted: Iterable[object]) -> str:
    """Elides "de" and "que" before inserted words that begin with a vowel.

    >>> _elided("le tour de Anne", ["Anne"]), _elided("plus que Yann", ["Yann"])
    ('le tour d’Anne', 'plus que Yann')
    """
    for word in inserted:
        if isinstance(word, str) and _VOWEL.match(word):
            text = re.sub(rf"\b([Dd]|[Qq]u)e (?={re.escape(word)})", r"\1’", text)
    return text


def shared_text(language: str) -> Traversable:
    """Returns the file with the words that all games share."""
    return files("folkmoot.text") / f"{language}.ftl"


class Section:
    """Some rules of a game under one heading."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.numbers: list[str] = []


@cache
def rule_sections(game: Game, language: str) -> list[Section]:
    """Returns the numbered rules by section, in the order of the text file: the only place where they stand."""
    sections = [Section("")]
    for entry in FluentParser().parse(game.text_file(language).read_text("utf-8")).body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            sections.append(Section(entry.content))
        elif isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game.rule_prefix}-"):
            sections[-1].numbers.append(entry.id.name)
    return [section for section in sections if section.numbers]


@cache
def offer_text(game: Game, language: str) -> str:
    """Returns the few messages by which a game is offered, as Fluent: title, tagline and options, without help."""
    parsed = FluentParser().parse(game.text_file(language).read_text("utf-8")).body
    offer = [entry for entry in parsed if isinstance(entry, ast.Message) and entry.id.name.startswith(OFFER)]
    return FluentSerializer().serialize(ast.Resource([ast.Message(entry.id, entry.value) for entry in offer]))


@cache
def page_text(game: Game | None, language: str) -> str:
    """Returns the words of a game, or of all games, but for what only hints and the terminal say."""
    return _terse(entry for entry in _entries(game, language) if not entry.startswith((*TERMINAL, *HINT)))


@cache
def hint_text(game: Game, language: str) -> str:
    """Returns the words of hints: those of all games, and the terms of this one."""
    everything = [*_entries(None, language), *_entries(game, language)]
    return _terse(entry for entry in everything if entry.startswith(HINT))


def _entries(game: Game | None, language: str) -> list[str]:
    source = game.text_file(language) if game else shared_text(language)
    return [match[0] for match in _ENTRY.finditer(source.read_text("utf-8"))]


def _terse(entries: Iterable[str]) -> str:
    """Returns entries of a Fluent file without comments and indents."""
    return "".join(f"{_INDENT.sub(_SHORT_INDENT, entry.rstrip())}\n" for entry in entries)


@cache
def rule_numbers(game: Game) -> list[str]:
    """Returns every rule number of a game."""
    return [number for section in rule_sections(game, LANGUAGES[0]) for number in section.numbers]


@cache
def _bundle(game: Game | None, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language: expected {' or '.join(LANGUAGES)}, got {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for source in [shared_text(language)] + ([game.text_file(language)] if game else []):
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


class _Figure(FluentInt):
    """A number inside a sentence, which messages can choose by: below zero it has a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


@lru_cache(maxsize=4096)
def _text(bundle: FluentBundle, key: str, attribute: str | None, variables: tuple[tuple[str, Value], ...]) -> str:
    """Returns what a message or its attribute says. Raises `BrokenContract`."""
    language = bundle.locales[0]
    if not bundle.has_message(key):
        raise BrokenContract(f"no words for {key!r} in {language}")
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise BrokenContract(f"no words for {key!r} {attribute or ''} in {language}")
    text, errors = _resolved(bundle, pattern, dict(variables))
    if errors:
        raise BrokenContract(f"words for {key!r} in {language}: {errors[0]}")
    return text


def _resolved(bundle: FluentBundle, pattern: Pattern, variables: Mapping[str, Value]) -> tuple[str, list[Exception]]:
    """Returns what a pattern says, and what was wrong with it.

    This is the bundle's own `format_pattern`, which would make plain numbers of our figures.
    """
    figures = {name: _Figure(value) if isinstance(value, int) else value for name, value in variables.items()}
    errors: list[Exception] = []
    try:
        text = str(pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(args=figures))))
    except ValueError as error:  # far too long
        return "", [error]
    return text, errors
