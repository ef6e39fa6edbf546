"""Frames on a WebSocket that are no messages, and messages that are no text, close that socket alone."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from folkmoot.server.protocol import Message, Pong
from tests.server.client import PATIENCE, Sitting
from tests.server.conftest import NewPair, Pair
from tests.server.raw import errors, lines_about
from tests.server.running import RunningServer

INVALID_TEXT = [b"\xff", b"\xc3(", b'{"do": "say", "id": "x", "text": "\xed\xa0\x80"}', b"\xf8\x88\x80\x80\x80"]


def close_code(sitting: Sitting) -> int | None:
    """Listens until the socket is closed, and returns the code."""
    with pytest.raises(ConnectionClosed):
        sitting.listen(PATIENCE)
    return sitting.socket.close_code


def heard_until_closed(sitting: Sitting) -> Iterator[Message]:
    """Yields what comes before the socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            yield sitting.hear()


def send_frames(sitting: Sitting, *frames: Frame) -> None:
    """Sends frames as they are."""
    data = b"".join(frame.serialize(mask=True) for frame in frames)
    sitting.socket.socket.sendall(data)


def frame_without_mask(text: bytes) -> bytes:
    """Returns a short text frame whose mask changes nothing."""
    return bytes([0x81, 0x80 + len(text), 0, 0, 0, 0]) + text


@pytest.fixture
def pair(attacked_server: RunningServer, new_pair: NewPair) -> Pair:
    return new_pair(attacked_server)


@pytest.mark.parametrize("text", INVALID_TEXT)
def test_text_that_is_not_utf_8_closes_the_socket_and_logs_one_line(
    private_server: RunningServer, new_pair: NewPair, caplog: pytest.LogCaptureFixture, text: bytes
) -> None:
    pair = new_pair(private_server)
    send_frames(pair.one, Frame(Opcode.TEXT, text))
    assert close_code(pair.one) == 1007
    assert len(lines_about(caplog, "bad_text")) == 1
    assert not errors(caplog)
    pair.other.catch_up()


def test_text_whose_letters_are_cut_by_fragments_is_read(pair: Pair) -> None:
    letters = '{"do": "say", "id": "é", "text": "é"}'.encode()
    cut = letters.index(b"\xa9")
    send_frames(pair.one, Frame(Opcode.TEXT, letters[:cut], fin=False), Frame(Opcode.CONT, letters[cut:]))
    pair.one.catch_up()


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.PING, b"")],
        [Frame(Opcode.PONG, b"")],
    ],
)
def test_a_flood_of_pings_closes_the_socket(pair: Pair, frames: list[Frame]) -> None:
    send_frames(pair.one, *frames * 1000)
    assert close_code(pair.one) in (1006, 1008)
    pair.other.catch_up()


def test_a_message_of_endless_fragments_closes_the_socket(pair: Pair) -> None:
    send_frames(pair.one, Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 1000)
    assert close_code(pair.one) in (1006, 1008)
    pair.other.catch_up()


def test_what_looks_like_a_command_inside_a_frame_is_none(pair: Pair) -> None:
    inner = frame_without_mask(b'{"do": "ping"}')
    outer = frame_without_mask(inner)
    start = len(outer) - len(inner)
    pair.one.socket.socket.sendall(outer[:start])
    pair.other.catch_up()  # the server has read the head of the frame, and waits for its text
    pair.one.socket.socket.sendall(outer[start:])
    assert not any(isinstance(message, Pong) for message in heard_until_closed(pair.one))
    assert pair.one.socket.close_code == 1007  # the text of the outer frame is not UTF-8
    pair.other.catch_up()


def test_a_command_between_the_fragments_of_another_closes_the_socket(pair: Pair) -> None:
    send_frames(pair.one, Frame(Opcode.TEXT, b'{"do": ', fin=False))
    pair.other.catch_up()
    send_frames(pair.one, Frame(Opcode.TEXT, b'{"do": "ping"}'))
    assert not any(isinstance(message, Pong) for message in heard_until_closed(pair.one))
    assert pair.one.socket.close_code == 1002
    pair.other.catch_up()


@pytest.mark.parametrize("length", [100, 125, 126, 127, 4000])
def test_commands_of_every_length_are_read(pair: Pair, length: int) -> None:
    command = b'{"do": "ping"}'
    for text in (command + b" " * (length - len(command)), command):
        send_frames(pair.one, Frame(Opcode.TEXT, text))
        assert pair.one.wait_for(Pong) is not None


@pytest.mark.parametrize("pieces", [1, 3, 7, 20])
def test_a_command_that_comes_in_pieces_is_read(pair: Pair, pieces: int) -> None:
    data = Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True)
    for start in range(0, len(data), pieces):
        pair.one.socket.socket.sendall(data[start : start + pieces])
        pair.other.catch_up()
    assert pair.one.wait_for(Pong) is not None
