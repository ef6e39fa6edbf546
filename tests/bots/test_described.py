import pytest
from msgspec.structs import replace

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


def test_a_description_begins_with_the_strength_that_it_changes() -> None:
    bot = described("elder:simulations=400")
    assert bot.name == "elder:simulations=400"
    assert bot.thinking(KORRIGANS) == replace(KORRIGANS.thinking[1], simulations=400)
    assert described("sylph:horizon=end").thinking(KORRIGANS) == replace(KORRIGANS.thinking[0], horizon=None)


def test_a_description_changes_one_thing_at_a_time() -> None:
    usual = KORRIGANS.thinking[0]
    assert described("sylph:horizon=3").thinking(KORRIGANS) == replace(usual, horizon=3)
    assert described("sylph:candidates=2").thinking(KORRIGANS) == replace(usual, candidates=2)
    assert described("sylph:doubt=0").thinking(KORRIGANS) == replace(usual, doubt=0)
    assert described("sylph:hopeless=inf").thinking(KORRIGANS) == replace(usual, hopeless=float("inf"))
    assert described("sylph:taste=learned").thinking(KORRIGANS) == replace(usual, taste="learned")
    both = described("sylph:same_luck=no:doubt=2").thinking(KORRIGANS)
    assert both == replace(usual, same_luck=False, doubt=2)


@pytest.mark.parametrize(("name", "depth"), [("sylph", 0), ("elder", 1)])
def test_a_described_bot_plays_as_the_strength_that_it_describes(name: str, depth: int) -> None:
    description = f"{name}:simulations={RAINBOWS.thinking[depth].simulations}"
    position, seat = next(choices(RAINBOWS, 3, 1, 12))
    moves = [
        bot.hurried(0.02).choose(RAINBOWS, position, seat, FastDice(1))
        for bot in (read_bot(description), find_bot(name))
    ]
    assert moves[0] == moves[1]


def test_bots_are_read_by_name_too() -> None:
    assert read_bot("gnome") is find_bot("gnome")
    for text in ("oracle", "oracle:doubt=1"):
        with pytest.raises(UnknownBot, match="oracle"):
            read_bot(text)


def test_no_table_gets_a_described_bot() -> None:
    with pytest.raises(UnknownBot):
        find_bot("sylph:simulations=400")


@pytest.mark.parametrize(
    "text",
    [
        "sylph:",
        "sylph:many",
        "sylph:simulations=many",
        "sylph:depth=2",
        "elder:same_luck=maybe",
        "elder:taste=bad",
        "elder:doubt",
        "gnome:doubt=1",
    ],
)
def test_a_description_that_is_not_understood_is_answered_with_the_form(text: str) -> None:
    with pytest.raises(BadDescription, match=f"expected sylph or elder, .*; got '{text}'"):
        read_bot(text)


@pytest.mark.parametrize(
    "text",
    ["sylph:simulations=0", "elder:simulations=-5", "sylph:candidates=0", "sylph:horizon=-1", "sylph:doubt=nan"],
)
def test_nobody_thinks_less_than_a_little(text: str) -> None:
    with pytest.raises(BadThinking, match="expected"):
        read_bot(text)
