"""The few words of all games that the first page reads in one request."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.text import LANGUAGES, Words, offer_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_the_words_of_an_offer_are_those_of_the_game(game: Game, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(offer_text(game, language)))
    for key in ("game-title", "game-tagline", "game-fidelity"):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {})[0] == Words(game, language).say(key)
    assert not bundle.has_message(f"{game.rule_prefix}-01")
