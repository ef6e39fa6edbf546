"""The numbered rules of a game as a page, generated from the text files so that they stand only once.

python -m folkmoot.text.document docs/rules
"""

import sys
from pathlib import Path

from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.text import LANGUAGES, Words, rule_sections


def file_name(game: Game, language: str) -> str:
    """Returns the name of the page: `rainbows.md`, `rainbows.fr.md`."""
    return f"{game.id}.md" if language == LANGUAGES[0] else f"{game.id}.{language}.md"


def document(game: Game, language: str) -> str:
    """Returns the page of a game's rules in a language, as Markdown."""
    words = Words(game, language)
    credit = f"{', '.join(game.credits.designers)}, {game.credits.publisher} {game.credits.year}"
    lines = [
        f"# {words.say('game-title')}",
        "",
        words.say("game-tagline"),
        "",
        f"{credit}. {words.say('unofficial')}",
        "",
        f"*{words.say('game-fidelity')}*",
        "",
        f"[{words.say('decisions')}]({game.id}-decisions.md)",
    ]
    for section in rule_sections(game, language):
        lines += ["", f"## {section.title}", ""]
        lines += [f"- **{number}** {words.rule(number)}" for number in section.numbers]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes the pages of every installed game into a folder."""
    folder = Path(sys.argv[1])
    for game in all_games().values():
        for language in LANGUAGES:
            path = folder / file_name(game, language)
            path.write_text(document(game, language), "utf-8")
            print(f"written: {path}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
