"""The text that the pages show, read from the same files, so that tests can look for it in either language."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    "src/folkmoot/text/{}.ftl",
    "web/src/words/{}.ftl",
    "web/src/table/text/{}.ftl",
    "src/folkmoot/games/{game}/text/{}.ftl",
)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in FILES:
        text = (ROOT / path.format(language, game=game)).read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def say(language: str, key: str, words_of: str = "rainbows", /, **args: str | int) -> str:
    """Returns the text of a key on the page of a game."""
    bundle = _bundle(language, words_of)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"no words for {key}"
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"words for {key}: {errors}"
    return re.sub(r"-(?=\d)", "\N{MINUS SIGN}", str(text))
