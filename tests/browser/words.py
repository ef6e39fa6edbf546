"""The words that the pages show, read from the same files, so that tests can look for them in either language."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    "src/folkmoot/text/{}.ftl",
    "web/src/words/{}.ftl",
    "web/src/table/text/{}.ftl",
    "src/folkmoot/games/rainbows/text/{}.ftl",
)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in FILES:
        bundle.add_resource(FluentResource((ROOT / path.format(language)).read_text("utf-8")), allow_overrides=True)
    return bundle


def say(language: str, key: str, **args: str | int) -> str:
    """Returns what the page says for a key."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, f"no words for {key}"
    text, errors = _bundle(language).format_pattern(pattern, args)
    assert not errors, f"words for {key}: {errors}"
    return str(text)
