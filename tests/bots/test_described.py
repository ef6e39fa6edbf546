import pytest

from folkmoot.bots import UnknownBot, find_bot
from folkmoot.bots.described import BadDescription, DescribedBot, read_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.registry import find_game
from folkmoot.engine.thinking import BadThinking
from tests.bots.helpers import choices

RAINBOWS, KORRIGANS = find_game("rainbows"), find_game("korrigans")


def described(text: str) -> DescribedBot:
    bot = read_bot(text)
    assert isinstance(bot, DescribedBot)
    return bot


def test_a_description_says_how_much_is_thought_and_the_game_how() -> None:
    bot = described("search:400")
    assert (bot.name, bot.simulations(KORRIGANS), bot.thinking(KORRIGANS)) == ("search:400", 400, KORRIGANS.thinking)


def test_a_description_changes_one_thing_at_a_time() -> None:
    usual = KORRIGANS.thinking
    assert usual.horizon is not None
    assert described("search:9:horizon=end").thinking(KORRIGANS).horizon is None
    assert described("search:9:horizon=3").thinking(KORRIGANS).horizon == 3
    assert described("search:9:candidates=2").thinking(KORRIGANS).candidates == 2
    assert described("search:9:doubt=0").thinking(KORRIGANS).doubt == 0
    assert described("search:9:hopeless=inf").thinking(KORRIGANS).hopeless == float("inf")
    both = described("search:9:luck=own:doubt=2").thinking(KORRIGANS)
    assert (both.same_luck, both.doubt, both.horizon) == (False, 2, usual.horizon)


def test_a_described_bot_plays_as_the_strength_that_it_describes() -> None:
    name = f"search:{RAINBOWS.thinking.simulations[0]}"
    position, seat = next(choices(RAINBOWS, 3, 1, 12))
    moves = [
        bot.hurried(0.1).choose(RAINBOWS, position, seat, FastDice(1)) for bot in (read_bot(name), find_bot("sylph"))
    ]
    assert moves[0] == moves[1]


def test_bots_are_read_by_name_too() -> None:
    assert read_bot("gnome") is find_bot("gnome")
    with pytest.raises(UnknownBot, match="oracle"):
        read_bot("oracle")


def test_no_table_gets_a_described_bot() -> None:
    with pytest.raises(UnknownBot):
        find_bot("search:400")


@pytest.mark.parametrize("text", ["search:", "search:many", "search:9:depth=2", "search:9:luck=bad", "search:9:doubt"])
def test_a_description_that_is_not_understood_is_answered_with_the_form(text: str) -> None:
    with pytest.raises(BadDescription, match=f"expected search:SIMULATIONS, .*; got '{text}'"):
        read_bot(text)


@pytest.mark.parametrize(
    "text", ["search:0", "search:-5", "search:9:candidates=0", "search:9:horizon=-1", "search:9:doubt=nan"]
)
def test_nobody_thinks_less_than_a_little(text: str) -> None:
    with pytest.raises(BadThinking, match="expected"):
        read_bot(text)
