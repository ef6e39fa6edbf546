"""A table under fuzz: people, one with two devices, a spectator and a stranger send random messages beside a bot."""

from collections import Counter, deque
from random import Random

import msgspec

from folkmoot.server import protocol
from tests.fuzz.clients import Client, Data, Guest, close_all, create_guest
from tests.fuzz.messages import Author
from tests.fuzz.wire import Wire

TITLES: dict[str, Data] = {
    "rainbows": {},
    "korrigans": {},
    "dolmen": {"round_limit": 20},
    "pixie_queen": {},
    "zauberberg": {"turn_limit": 20},
}
"""With options that make their games short."""
SEATS = 3
MOST_MESSAGES, AFTER_THE_END = 2000, 50
"""How many messages a table gets, and how many once it is over or closed."""
LEAVES = 0.004
"""How often a client goes away and comes back before its next message."""
UNANSWERED = {"look", "ping", "hint"}
"""Commands that are not, or not at once, answered by an answer with an id."""
_decode = msgspec.json.Decoder(protocol.Command).decode


class Tally:
    """What was sent, and how it was answered."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        """By command; `unreadable` for what is none."""
        self.codes: Counter[str] = Counter()
        """How it was refused."""
        self.answers = 0
        """How many answers came."""


class Session:
    """One table and its clients."""

    def __init__(self, wire: Wire, title: str, dice: Random, tally: Tally) -> None:
        self.title = title
        self.table = ""
        self.guests: list[Guest] = []
        """The host and another player first, then a spectator and a stranger."""
        self.last: deque[str | bytes] = deque(maxlen=30)
        """The last messages, for the report of a failure."""
        self._wire, self._dice, self._tally = wire, dice, tally
        self._clients: list[Client] = []

    async def open(self) -> None:
        """Opens the table with a bot, and sockets for all."""
        self.guests = [await create_guest(self._wire, name) for name in ("Lutin", "Puck", "Nixe", "")]
        pick = self._dice.choice
        setup = {
            "game": self.title,
            "seats": SEATS,
            "options": TITLES[self.title],
            "bots": [pick(("random", "heuristic"))],
            "seating": pick(("random", "chosen")),
            "spectators": pick(("welcome", "welcome", "silent")),
            "clock": pick(({"kind": "none"}, {"kind": "live", "minutes": 60, "increment": 5})),
        }
        request = {"setup": setup, "names": ["Lutin"], "salts": ["salt"]}
        self.table = (await self.guests[0].post("/api/tables", request))["table"]
        self._clients = [Client(self._wire, guest, self.table) for guest in (self.guests[0], *self.guests)]
        for client in self._clients:
            await client.open()
        if self._dice.random() < 0.8:
            await self._clients[2].send({"do": "sit", "id": "first", "chair": 1, "name": "Puck", "salt": "salt"})
        for client in self._clients:
            await client.catch_up()

    async def run(self, most: int) -> int:
        """Sends so many messages, or as many as the table bears; every command is answered. Returns how many."""
        ids = [guest.id for guest in self.guests if guest.id]
        authors = [(client, Author(self._dice, client, ids)) for client in self._clients]
        sent = after_the_end = 0
        while sent < min(most, MOST_MESSAGES) and after_the_end < AFTER_THE_END:
            burst = [self._dice.choice(authors) for _ in range(self._dice.choice((1, 1, 2, 5, 20)))]
            for client, author in burst:
                await self._send(client, author.message())
            for client in {client for client, _ in burst}:
                await client.catch_up()
                if client.closed:
                    await self._come_back(client)
            sent += len(burst)
            after_the_end += len(burst) if self._clients[0].room.get("phase") in ("over", "closed") else 0
        await close_all(self._clients)
        for client in self._clients:
            self._tally.codes += client.codes
            self._tally.answers += client.answers
        return sent

    async def _send(self, client: Client, message: str | bytes) -> None:
        if self._dice.random() < LEAVES:
            await self._come_back(client)
        kind = _kind_of(message)
        self._tally.kinds[kind] += 1
        self.last.append(message)
        client.expected += kind not in UNANSWERED
        client.pings += kind == "ping"
        await client.send(message)

    async def _come_back(self, client: Client) -> None:
        await client.close()
        await client.open()


def _kind_of(message: str | bytes) -> str:
    """Returns which command a message is; `unreadable` if it is none."""
    try:
        return str(_decode(message).__struct_config__.tag) if isinstance(message, str) else "unreadable"
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return "unreadable"
