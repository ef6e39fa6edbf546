"""The text files of every language are whole and alike, and words are put together from them."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from folkmoot.engine.errors import BrokenContract, UnknownRule
from folkmoot.engine.events import SeenEvent
from folkmoot.engine.game import Game
from folkmoot.engine.options import describe
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.engine.registry import all_games
from folkmoot.text import (
    HINT,
    LANGUAGES,
    TERMINAL,
    UnknownLanguage,
    Words,
    figure,
    hint_text,
    page_text,
    rule_numbers,
    rule_sections,
    shared_text,
    signed,
)
from tests.example.acorns import GAME as ACORNS

GAMES: list[Game] = [ACORNS, *all_games().values()]
NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"]
IMPLICIT = {"self", "count"}
"""Variables that are always given where seats are named; a language may use them or not."""
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables that occur below a node."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.names.add(node.id.name)


def sources(language: str) -> dict[str, Traversable]:
    """Returns every text file of a language: the shared one and those of the games."""
    return {"shared": files("folkmoot.text") / f"{language}.ftl"} | {
        game.id: game.text_file(language) for game in GAMES
    }


def entries(source: Traversable) -> list[ast.EntryType]:
    return FluentParser().parse(source.read_text("utf-8")).body


def messages(source: Traversable) -> dict[str, set[str]]:
    """Returns each message and attribute of a file with its variables."""
    variables: dict[str, set[str]] = {}
    for entry in entries(source):
        if isinstance(entry, ast.Message):
            variables[entry.id.name] = Variables(entry.value).names - IMPLICIT if entry.value else set()
            for attribute in entry.attributes:
                variables[f"{entry.id.name}.{attribute.id.name}"] = Variables(attribute.value).names - IMPLICIT
    return variables


@every_language
@pytest.mark.parametrize("name", list(sources("en")))
def test_a_text_file_parses_and_has_no_message_twice(name: str, language: str) -> None:
    body = entries(sources(language)[name])
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("name", list(sources("en")))
def test_both_languages_have_the_same_messages_attributes_and_variables(name: str) -> None:
    english, french = messages(sources("en")[name]), messages(sources("fr")[name])
    assert set(english) == set(french)
    assert {key: english[key] ^ french[key] for key in english if english[key] != french[key]} == {}


@every_game
def test_a_game_has_no_message_of_the_shared_text(game: Game) -> None:
    assert set(messages(sources("en")["shared"])) & set(messages(game.text_file("en"))) == set()


@every_game
@every_language
def test_a_game_says_what_it_is_and_what_its_options_mean(game: Game, language: str) -> None:
    known = messages(game.text_file(language))
    assert {"game-title", "game-tagline", "game-fidelity"} <= set(known)
    for option in describe(game.options_type):
        assert {f"option-{option.name}", f"option-{option.name}.help"} <= set(known)


@every_game
@every_language
def test_every_rule_is_one_sentence_under_a_heading(game: Game, language: str) -> None:
    sections = rule_sections(game, language)
    assert [number for section in sections for number in section.numbers] == rule_numbers(game)
    assert all(section.title for section in sections)
    words = Words(game, language)
    for number in rule_numbers(game):
        assert words.rule(number).endswith(".")


def is_complete(text: str) -> bool:
    """Tells whether a text has content and nothing unresolved or doubled in it."""
    return bool(text.strip()) and not any(odd in text for odd in ("{", "}", "None", "???", "  "))


@every_language
def test_the_engines_own_reasons_and_ends_have_words(language: str) -> None:
    words = Words(None, language, NAMES)
    for reason in (NOT_YOUR_TURN, NOT_THIS_QUESTION, GAME_OVER):
        assert is_complete(words.why(reason))
        assert reason.code not in words.why(reason)
    for key in ("end-resigned", "end-timed-out"):
        assert "Puck" in words.phrase(Phrase(key, {"seat": 1}))


def test_a_refusal_cites_its_rule() -> None:
    reason = Reason("ACO-13", {"number": 3})
    assert Words(ACORNS, "en").why(reason) == "ACO-13: your row has no token 3"
    assert Words(ACORNS, "fr").why(reason) == "ACO-13\N{NO-BREAK SPACE}: votre rangée n’a pas de jeton 3"


def test_the_reader_is_addressed_and_the_others_are_named() -> None:
    bitten = Phrase("bitten", {"seat": 0, "seats": [1]})
    sentences = {
        (language, eye): Words(ACORNS, language, NAMES, eye).event(SeenEvent(phrase=bitten, rule="ACO-12"))
        for language in LANGUAGES
        for eye in (0, 2, None)
    }
    assert sentences["en", 0] == "You bite Puck."
    assert sentences["en", 2] == sentences["en", None] == "Lutin bites Puck."
    assert sentences["fr", 0] == "Vous mordez Puck."
    assert sentences["fr", None] == "Lutin mord Puck."


def test_the_reader_is_addressed_only_as_the_one_who_acts() -> None:
    bitten = Phrase("bitten", {"seat": 0, "seats": [1]})
    assert Words(ACORNS, "en", NAMES, 1).event(SeenEvent(phrase=bitten, rule="ACO-12")) == "Lutin bites you."


def test_lists_are_joined_in_words() -> None:
    winners = [[0], [0, 1], [0, 1, 2]]
    english = [
        Words(ACORNS, "en", NAMES).event(SeenEvent(phrase=Phrase("won", {"seats": [*w]}), rule="")) for w in winners
    ]
    assert english == ["Lutin wins.", "Lutin and Puck win.", "Lutin, Puck and Nixe win."]
    french = Words(ACORNS, "fr", NAMES).event(SeenEvent(phrase=Phrase("wind", {"faces": ["nut", "thorn"]}), rule=""))
    assert french == "Le vent mélange une noisette et une épine."


@every_language
def test_numbers_below_zero_have_a_true_minus_sign(language: str) -> None:
    words = Words(None, language, NAMES)
    assert words.say("undone", count=-12).startswith("−12 ")
    assert words.say("undone", count=-1) == words.say("undone", count=1)  # still a number: chosen as one
    assert words.say("saved", file="game-12").endswith(" game-12")
    assert [figure(amount) for amount in (-10, 0, 40)] == ["−10", "0", "40"]
    assert [signed(amount) for amount in (-10, 0, 40)] == ["−10", "0", "+40"]


def test_things_are_named_by_their_kind() -> None:
    assert Words(ACORNS, "fr").name("squirrel", "red") == "roux"
    assert Words(ACORNS, "en").name("weather", "rain-2") == "rain-2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *all_games().values()], ids=lambda game: game.id if game else "shared")
def test_a_browser_gets_every_message_but_those_of_hints_and_the_terminal(game: Game | None, language: str) -> None:
    source = game.text_file(language) if game else shared_text(language)
    whole, sent = (messages_of(text) for text in (source.read_text("utf-8"), page_text(game, language)))
    assert sent == {name: text for name, text in whole.items() if not name.startswith((*TERMINAL, *HINT))}


@every_language
@every_game
def test_the_words_of_hints_are_sent_apart(game: Game, language: str) -> None:
    sources = game.text_file(language), shared_text(language)
    whole = {name: text for source in sources for name, text in messages_of(source.read_text("utf-8")).items()}
    sent = messages_of(hint_text(game, language))
    assert sent == {name: text for name, text in whole.items() if name.startswith(HINT)}
    assert {"hint-brings", "hint-costs", "hint-avoids"} < set(sent)


def messages_of(text: str) -> dict[str, str]:
    """Returns each message and term of a Fluent file in its normal form, by name."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    for entry in entries:
        entry.comment = None
    return {entry.id.name: FluentSerializer().serialize(ast.Resource([entry])) for entry in entries}


@pytest.mark.parametrize("number", ["ACO-99", "ACO-1", "RAI-01", "aco-01", "", "ACO-05.why", "game-title"])
def test_an_unknown_rule_is_refused_with_what_was_expected(number: str) -> None:
    with pytest.raises(UnknownRule, match=r"unknown rule: expected a number like ACO-01, got ") as refused:
        Words(ACORNS).rule(number)
    assert repr(number) in str(refused.value)
    with pytest.raises(UnknownRule):
        Words(None).rule(number)


@pytest.mark.parametrize("language", ["de", "EN", "", "en-GB"])
def test_an_unknown_language_is_refused_listing_the_known_ones(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=f"unknown language: expected en or fr, got {language!r}"):
        Words(ACORNS, language)


def test_missing_words_break_the_contract_and_are_named() -> None:
    words = Words(ACORNS, "fr", NAMES)
    with pytest.raises(BrokenContract, match="no words for 'event-snow' in fr"):
        words.event(SeenEvent(phrase=Phrase("snow"), rule="ACO-16"))
    with pytest.raises(BrokenContract, match="no words for 'ACO-01' why in fr"):
        words.why(Reason("ACO-01"))
    with pytest.raises(BrokenContract, match="words for 'event-rolled' in fr"):
        words.event(SeenEvent(phrase=Phrase("rolled", {"seat": 0}), rule="ACO-15"))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_game_names_a_variable_of_the_shared_texts(game: Game) -> None:
    """A game's `name-sign` would replace the letters of the seats (`$sign`) in every shared text."""
    shared = ("src/folkmoot/text/en.ftl", "web/src/words/en.ftl", "web/src/table/text/en.ftl")
    root = Path(__file__).resolve().parents[2]
    used = {name for path in shared for name in re.findall(r"\$([a-z_]+)", (root / path).read_text("utf-8"))}
    named = set(re.findall(r"^name-([a-z_]+) =", game.text_file("en").read_text("utf-8"), re.MULTILINE))
    assert used & named == set()
