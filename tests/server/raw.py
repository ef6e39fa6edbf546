"""Bare connections for tests: clients that send anything but a proper request, and what the server logs of them."""

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest

from tests.server.client import PATIENCE

GET = b"GET /health HTTP/1.1\r\nHost: folkmoot.example\r\n\r\n"


def connect_to(port: int) -> socket.socket:
    """Opens a connection to a server on this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


@contextmanager
def several(port: int, count: int, first: bytes = b"") -> Iterator[list[socket.socket]]:
    """Opens connections, and sends something on each of them."""
    with ExitStack() as opened:
        lines = []
        for _ in range(count):
            lines.append(opened.enter_context(connect_to(port)))
            with suppress(ConnectionError):  # the server may have closed it
                lines[-1].sendall(first)
        yield lines


def read_to_end(line: socket.socket) -> bytes:
    """Returns what a server sends before it closes the connection, or breaks it off."""
    answer = b""
    with suppress(ConnectionError):
        while piece := line.recv(65536):
            answer += piece
    return answer


def status(answer: bytes) -> int:
    """Returns the status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def ask(port: int, request: bytes = GET) -> int:
    """Returns the status of the answer to a request on a connection of its own."""
    with connect_to(port) as line:
        with suppress(ConnectionError):
            line.sendall(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
        return status(read_to_end(line))


def lines_about(caplog: pytest.LogCaptureFixture, limit: str) -> list[logging.LogRecord]:
    """Returns the lines of the log about a limit that struck."""
    return [record for record in caplog.records if vars(record).get("limit") == limit]


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Returns the lines of the log that are errors, have a traceback, or are written by a library."""
    return [
        record
        for record in caplog.records
        if record.levelno >= logging.ERROR or record.exc_info or not record.name.startswith("folkmoot.")
    ]
