"""A prompt as it is sent: nothing is sent twice, and nothing is lost."""

import msgspec
import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.engine.registry import all_games
from folkmoot.server.packed_prompts import PackedPrompt, pack
from folkmoot.testing.random_game import RandomGame
from tests.server.unpacking import unpack
from tests.settings import SEED

MOST_BYTES = 16_000
"""How long a prompt is at most as it is sent, with the effects of its choices."""


@pytest.mark.parametrize("name", all_games())
def test_an_unpacked_prompt_is_short_and_the_one_that_was_packed(name: str) -> None:
    game = all_games()[name]
    for players in game.player_counts:
        played = RandomGame(game, players, SEED)
        for _ in played.decisions():
            for seat in played.position.deciders():
                prompt = played.position.prompt(seat)
                assert prompt is not None
                sent = msgspec.json.encode(pack(prompt))
                assert len(sent) <= MOST_BYTES, played.where
                received = msgspec.json.decode(sent, type=PackedPrompt)
                assert unpack(received) == without_effects(prompt), played.where
                effects = [choice.effect for choice in prompt.choices if choice.effect is not None]
                assert read_effects(received, name) == [msgspec.to_builtins(effect) for effect in effects], played.where


def read_effects(packed: PackedPrompt, game: str) -> list[object]:
    """Returns the effects as a client makes them: each with the game's name and with what comes next."""
    read: list[object] = []
    for effect, choice in zip(packed.effects, packed.choices, strict=False):
        then = {} if choice.next is None else {"next": msgspec.to_builtins(packed.nexts[choice.next])}
        read.append({"game": game} | msgspec.json.decode(effect, type=dict[str, object]) | then)
    return read


def without_effects(prompt: Prompt) -> Prompt:
    """Returns the prompt as a client makes it, which reads effects as they were sent."""
    choices = [msgspec.structs.replace(choice, effect=None) for choice in prompt.choices]
    return msgspec.structs.replace(prompt, choices=choices)


@pytest.mark.parametrize("name", all_games())
def test_equal_parts_and_equal_notes_are_sent_once(name: str) -> None:
    game = all_games()[name]
    for players in game.player_counts:
        played = RandomGame(game, players, SEED)
        for _ in played.decisions():
            for seat in played.position.deciders():
                prompt = played.position.prompt(seat)
                assert prompt is not None
                packed = pack(prompt)
                for sent in (packed.parts, packed.choice_notes, packed.nexts):
                    assert len({msgspec.json.encode(item) for item in sent}) == len(sent), played.where


def offered(*moves: list[Part], note: Phrase | None = None) -> Prompt:
    choices = [Choice(move=" ".join(part.id for part in parts), parts=parts, note=note) for parts in moves]
    return Prompt(id="pick", seat=0, question=Phrase("ask-pick"), choices=choices)


def test_a_part_and_a_note_of_several_choices_are_sent_once() -> None:
    keep, red, blue = (Part(word, Phrase(f"label-{word}")) for word in ("keep", "red-7", "blue-3"))
    packed = pack(offered([keep, red], [keep, blue], note=Phrase("note-keep")))
    assert [part.id for part in packed.parts] == ["keep", "red-7", "blue-3"]
    assert packed.choice_notes == [Phrase("note-keep")]
    assert [(choice.parts, choice.note) for choice in packed.choices] == [([0, 1], 0), ([0, 2], 0)]
