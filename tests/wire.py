"""Messages of the server as plain data, for test clients that use nothing of ours to read them."""

from typing import Any


def moves_of(prompt: dict[str, Any]) -> list[str]:
    """Returns the notation of every choice of a prompt as it was sent."""
    words = [word for word, *_ in prompt["parts"]]
    return [" ".join(words[index] for index in indexes) for indexes, *_ in prompt["choices"]]
