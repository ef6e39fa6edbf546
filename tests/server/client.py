"""A small client for tests: a guest with cookies, and a socket at a table that records every message."""

import itertools
import random
import time
import zlib
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from folkmoot.engine.prompts import Prompt
from folkmoot.engine.results import Result
from folkmoot.server import protocol, resources
from folkmoot.server.identity import COOKIE
from folkmoot.server.problems import MEDIA_TYPE
from folkmoot.table.sight import Line
from tests.server.unpacking import unpack

PATIENCE = 60.0
"""Seconds within which the server must answer."""

Kind = TypeVar("Kind", bound=msgspec.Struct)
Answer = protocol.Answer
_read = msgspec.json.Decoder(protocol.Message).decode
_ids = itertools.count(1)


def fresh_id() -> str:
    """Returns a new command id, unique among all tests."""
    return f"test-{next(_ids)}"


class Guest:
    """A guest with an HTTP client."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, verify=False, timeout=PATIENCE)
        self.http.get("/api/me")
        self.id = self.post("/api/me", {"name": name}, resources.Me).guest if name else None
        self.name = name

    def get(self, path: str, kind: type[Kind], **query: Any) -> Kind:
        """Returns the decoded answer of a GET, which must succeed."""
        return _whole(self.http.get(path, params=query), kind)

    def post(self, path: str, body: object, kind: type[Kind]) -> Kind:
        """Returns the decoded answer of a POST, which must succeed."""
        return _whole(self.send(path, body), kind)

    def send(self, path: str, body: object) -> httpx.Response:
        """Sends a POST with the CSRF header and returns the response, also of a failure."""
        token = self.http.cookies.get("csrftoken") or ""
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers = {"x-csrftoken": token, "content-type": "application/json"}
        return self.http.post(path, content=content, headers=headers)

    def open(self, *, names: list[str] | None = None, salts: list[str] | None = None, **setup: Any) -> str:
        """Opens a table of Rainbows, by default for two, and returns its id."""
        names = [self.name] if names is None else names
        complete = {"game": "rainbows", "seats": 2, "seating": "chosen"} | setup
        if complete["game"] == "rainbows" and complete["seats"] == 2:
            complete.setdefault("options", {"two_player_variant": True})
        form = {"setup": complete, "names": names, "salts": salts or [f"salt of {name}" for name in names]}
        return self.post("/api/tables", form, resources.Opened).table

    def at(self, table: str) -> "Sitting":
        """Opens a socket at a table."""
        return Sitting(self.url, table, self)

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        """The value of the cookie that proves who this is."""
        return self.http.cookies.get(COOKIE) or ""


class Sitting:
    """One socket at one table, and everything that came through it."""

    def __init__(self, url: str, table: str, guest: Guest | None = None, **headers: str) -> None:
        self.heard: list[str] = []
        self.lines: list[Line] = []
        self.said: list[protocol.Said] = []
        self.goodbye: str | None = None
        self._update: protocol.Update | None = None
        self._earlier: list[Line] = []
        cookies = {"Cookie": f"{COOKIE}={guest.cookie}"} if guest is not None and guest.cookie else {}
        self._resources = ExitStack()
        self.socket = self._resources.enter_context(dial(f"{url}/api/tables/{table}/socket", cookies | headers))
        try:
            self.welcome = self.wait_for(protocol.Welcome)
            self.room = self.wait_for(protocol.Room)
        except BaseException:
            self.close()
            raise

    @property
    def update(self) -> protocol.Update:
        """The game as this client knows it."""
        assert self._update is not None, "nothing was shown yet"
        return self._update

    @property
    def view(self) -> dict[str, Any]:
        """The game's own view."""
        view: dict[str, Any] = msgspec.json.decode(self.update.view)
        return view

    @property
    def prompt(self) -> Prompt:
        """The question this client is asked."""
        assert self.update.prompt is not None, "nothing is asked"
        return unpack(self.update.prompt)

    @property
    def asked(self) -> bool:
        """Whether a question waits for this client; what everybody sees to be forced the table answers by itself."""
        prompt = self._update.prompt if self._update is not None else None
        return prompt is not None and not prompt.forced

    @property
    def result(self) -> Result | None:
        """How the game ended, as far as this client knows."""
        return self._update.result if self._update is not None else None

    def look(self, eye: int | None = None, since: int | None = None) -> protocol.Update:
        """Looks with an eye and returns the update."""
        self.send("look", eye=eye, since=since)
        return self.wait_for(protocol.Update, lambda update: update.eye == eye)

    def send(self, do: str, **fields: Any) -> None:
        """Sends a command and waits for nothing."""
        self.socket.send(msgspec.json.encode({"do": do, **fields}).decode())

    def ask(self, do: str, **fields: Any) -> Answer:
        """Sends a command with an id and returns the answer to it."""
        number = fields.setdefault("id", fresh_id())
        self.send(do, **fields)
        return self.answer_to(number)

    def answer_to(self, number: str) -> Answer:
        """Returns the answer to the command of this id."""
        while True:
            message = self.hear()
            if isinstance(message, Answer) and message.id == number:
                return message

    def do(self, do: str, **fields: Any) -> None:
        """Sends a command that must be carried out."""
        answer = self.ask(do, **fields)
        assert isinstance(answer, protocol.Done), answer

    def refused(self, do: str, **fields: Any) -> str:
        """Sends a command that must be refused, and returns the code."""
        answer = self.ask(do, **fields)
        assert isinstance(answer, protocol.Refused), answer
        return answer.code

    def wait_for_refusal(self) -> str:
        """Returns the code of the next refusal, whatever it is about."""
        return self.wait_for(protocol.Refused).code

    def sit(self, chair: int, name: str) -> None:
        """Takes a chair."""
        self.do("sit", chair=chair, name=name, salt=f"salt of {name}")

    def move(self, notation: str | None = None, **changed: Any) -> dict[str, Any]:
        """Returns the fields of a `play`: a random choice unless a notation is given."""
        chosen = notation or random.choice(self.prompt.choices).move
        now = {
            "seat": self.update.eye,
            "seq": self.update.seq,
            "secret_steps": self.update.secret_steps,
            "move": chosen,
        }
        return {"id": fresh_id(), "hash": self.update.hash} | now | changed

    def play(self, notation: str | None = None) -> None:
        """Answers the question that is open."""
        self.do("play", **self.move(notation))

    def hear(self, patience: float = PATIENCE) -> protocol.Message:
        """Returns the next message, and records it."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message: protocol.Message = _read(text)
        self._note(message)
        return message

    def wait_for(self, kind: type[Kind], where: Callable[[Kind], bool] = lambda message: True) -> Kind:
        """Returns the next message of a kind; those before it are recorded too."""
        while True:
            message = self.hear()
            if isinstance(message, kind) and where(message):
                return message

    def wait_until(self, holds: Callable[["Sitting"], bool]) -> None:
        """Reads messages until a condition holds."""
        while not holds(self):
            self.hear()

    def listen(self, seconds: float = 0.0) -> list[protocol.Message]:
        """Returns the messages that have come, or come within this time."""
        messages = []
        try:
            while True:
                messages.append(self.hear(seconds))
        except TimeoutError:
            return messages

    def catch_up(self) -> list[protocol.Message]:
        """Sends a ping and returns the messages before its answer: the server answers in order."""
        self.send("ping")
        missed: list[protocol.Message] = []
        while not isinstance(message := self.hear(), protocol.Pong):
            missed.append(message)
        return missed

    def close(self) -> None:
        self._resources.close()

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _note(self, message: protocol.Message) -> None:
        match message:
            case protocol.Story():
                self._earlier += message.lines
            case protocol.Update():
                assert message.hash == f"{zlib.crc32(message.view):08x}"
                kept = [line for line in self.lines if line.seq < message.lines_from]
                self.lines = kept + self._earlier + message.lines
                self._update, self._earlier = message, []
            case protocol.Room():
                self.room = message
            case protocol.Chat():
                self.said += message.lines
            case protocol.Goodbye():
                self.goodbye = message.code


def wait_until(holds: Callable[[], bool]) -> None:
    """Waits until a condition of the server holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "timed out"
        time.sleep(0.05)


def dial(url: str, headers: dict[str, str] | None = None) -> AbstractContextManager[ClientConnection]:
    """Opens a WebSocket without a guest."""
    address = url.replace("http", "ws", 1)
    return connect(
        address,
        additional_headers=headers,
        proxy=None,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        close_timeout=2,
    )


def play_on(sittings: list[Sitting], until: Callable[[], bool]) -> None:
    """Plays random moves for all who are asked, until a condition holds or the game is over."""
    heard_at = time.monotonic()
    for sitting in sittings:
        sitting.listen()
    while not until() and not all(sitting.result for sitting in sittings):
        asked = [sitting for sitting in sittings if sitting.asked]
        if asked:
            asked[0].play()
        messages = [message for sitting in sittings for message in sitting.listen(0.0 if asked else 0.002)]
        heard_at = time.monotonic() if asked or messages else heard_at
        assert time.monotonic() < heard_at + PATIENCE, "nobody is asked and nothing happens"


def play_out(sittings: list[Sitting]) -> Result:
    """Plays random moves for all who are asked to the end of the game, and reads the last messages."""
    play_on(sittings, lambda: False)
    for sitting in sittings:
        sitting.catch_up()
    result = sittings[0].result
    assert result is not None
    return result


def problem_of(response: httpx.Response) -> resources.Problem:
    """Returns the problem that a request was answered with; every one has the same form."""
    assert response.headers["content-type"] == MEDIA_TYPE, response.text
    problem = msgspec.json.decode(response.content, type=resources.Problem)
    assert problem.status == response.status_code >= 400
    assert problem.type == f"/problems/{problem.code}"
    assert problem.title
    assert problem.detail
    return problem


def _whole(response: httpx.Response, kind: type[Kind]) -> Kind:
    assert response.is_success, response.text
    return msgspec.json.decode(response.content, type=kind)
