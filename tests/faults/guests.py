"""Guests who ask over HTTP until the server answers, and what was acknowledged to them."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
CONNECTION_ERRORS = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
"""The errors of a client whose server is gone."""
SHORT_DELAY = 0.05
TIMEOUT = 30.0


class ServerFault(AssertionError):
    """The server broke its contract."""


@dataclass
class Acknowledged:
    """A command that was answered with `done`."""

    table: str
    command_id: str
    """As in the store: the guest and the id that the client gave."""
    data: Data


@dataclass
class Guest:
    """A guest with their cookies."""

    id: str
    cookies: dict[str, str]
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refusals: dict[str, str] = field(default_factory=dict)
    """The codes of refused commands, by their ids in the store."""
    cannot_store: int = 0
    """How often the answer was `cannot-store`."""

    def headers(self) -> dict[str, str]:
        """Returns the headers that identify the guest."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookie, "X-CSRFToken": self.cookies["csrftoken"]}


def _client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=False)


async def create_guest(url: str, name: str) -> Guest:
    """Creates a guest of this name."""
    async with _client(url) as client:
        await client.get("/api/me")
        token = client.cookies["csrftoken"]
        me = (await client.post("/api/me", json={"name": name}, headers={"X-CSRFToken": token})).json()
        return Guest(me["guest"], dict(client.cookies))


async def ask(url: str, path: str, guest: Guest, body: Data | None = None) -> Data:
    """Requests a page, by POST if there is a body, until the server answers."""
    while True:
        with suppress(*CONNECTION_ERRORS):
            async with _client(url) as client:
                method = "GET" if body is None else "POST"
                answer = await client.request(method, path, json=body, headers=guest.headers())
                if answer.status_code < 500:
                    answer.raise_for_status()
                    data: Data = answer.json()
                    return data
                guest.cannot_store += answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
        await asyncio.sleep(SHORT_DELAY)
