"""A prompt as it is sent: nothing is sent twice, and nothing is lost."""

import msgspec
import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.engine.registry import all_games
from folkmoot.server.packed_prompts import PackedPrompt, pack, unpack
from folkmoot.testing.random_game import RandomGame

SEEDS = range(2)


@pytest.mark.parametrize("name", all_games())
def test_an_unpacked_prompt_is_the_one_that_was_packed(name: str) -> None:
    game = all_games()[name]
    for players in game.player_counts:
        for seed in SEEDS:
            played = RandomGame(game, players, seed)
            for _ in played.decisions():
                for seat in played.position.deciders():
                    prompt = played.position.prompt(seat)
                    assert prompt is not None
                    received = msgspec.json.decode(msgspec.json.encode(pack(prompt)), type=PackedPrompt)
                    assert unpack(received) == prompt, played.where


def word(name: str, target: str | None = None, **args: str | int) -> Part:
    return Part(name, Phrase(f"label-{name}", dict(args)), target)


def offered(*moves: list[Part], note: Phrase | None = None) -> Prompt:
    choices = [Choice(move=" ".join(part.id for part in parts), parts=parts, note=note) for parts in moves]
    return Prompt(id="pick", seat=0, question=Phrase("ask-pick"), choices=choices)


def test_equal_parts_and_notes_are_sent_once() -> None:
    prompt = offered([word("keep"), word("red-7")], [word("keep"), word("blue-3")], note=Phrase("note-keep"))
    packed = pack(prompt)
    assert [part.id for part in packed.parts] == ["keep", "red-7", "blue-3"]
    assert [choice.parts for choice in packed.choices] == [[0, 1], [0, 2]]
    assert packed.choice_notes == [Phrase("note-keep")]


def test_parts_with_one_word_and_different_labels_or_targets_stay_apart() -> None:
    words = [word("keep", number=1), word("keep", number=2), word("keep", "card red-2", number=2)]
    packed = pack(offered(*([part] for part in words)))
    assert [(part.args["number"], part.target) for part in packed.parts] == [(1, None), (2, None), (2, "card red-2")]
    assert [choice.parts for choice in packed.choices] == [[0], [1], [2]]
