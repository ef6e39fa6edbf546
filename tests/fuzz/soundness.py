"""After the fuzz: what every eye sees, and that a table can still be played to its end."""

import asyncio
import time
from random import Random

from tests.fuzz.clients import DISMISSALS, PATIENCE, Client, Data, Guest, close_all
from tests.fuzz.wire import Wire
from tests.wire import moves_of

Sights = dict[int | None, Data]
"""What each eye sees; empty if there is no game to see."""
MOST_MOVES = 3000


async def sights_of(wire: Wire, table: str, guests: list[Guest]) -> Sights:
    """Returns what every eye sees at a table where everybody is back and no bot has to answer."""
    clients = [Client(wire, guest, table) for guest in guests]
    try:
        for client in clients:
            await client.open()
            assert client.room or client.goodbye in DISMISSALS, f"the table does not open: {client.goodbye}"
        if clients[0].room["phase"] in ("waiting", "closed"):
            return {}
        await _looks(clients)  # the first look gives seats back that bots have played for
        async with asyncio.timeout(PATIENCE):
            while not _is_at_rest(clients, await _looks(clients)):
                await asyncio.sleep(0.02)
        return await _looks(clients)
    finally:
        await close_all(clients)


async def _looks(clients: list[Client]) -> Sights:
    """Lets every client look with all its eyes, the stranger's is nobody's."""
    sights: Sights = {}
    for client in clients:
        for eye in client.seats() if client is not clients[-1] else [None]:
            await client.look(eye)
            sights[eye] = client.sight()
    return sights


def _is_at_rest(clients: list[Client], sights: Sights) -> bool:
    """Tells whether the table waits for a person, and not for a bot or for itself."""
    room = clients[-1].room
    if room["phase"] != "playing":
        return True
    deciders = sights[None]["view"]["deciders"]
    prompts = [sights[seat]["prompt"] for seat in deciders if seat in sights]
    return not any(room["chairs"][seat]["bot"] for seat in deciders) and not any(
        prompt is None or prompt["forced"] for prompt in prompts
    )


async def play_to_the_end(wire: Wire, table: str, guests: list[Guest], dice: Random) -> str:
    """Plays at random to the end of the game, verifies it and returns the phase; open chairs get bots first."""
    host = Client(wire, guests[0], table)
    await host.open()
    for chair, state in enumerate(host.room["chairs"]):
        if host.room["phase"] == "waiting" and state["kind"] == "open":
            await host.send({"do": "sit-bot", "id": f"fill-{chair}", "chair": chair, "bot": "random"})
            await host.catch_up()
    players = [host]
    if host.room["phase"] != "closed":
        players += await _players(wire, table, host, guests)
        await _play(players, dice)
        verdict = (await guests[0].http.get(f"/api/records/{table}/verify")).json()
        assert verdict["fair"], verdict
    await close_all(players)
    return str(players[0].room["phase"])


async def _players(wire: Wire, table: str, host: Client, guests: list[Guest]) -> list[Client]:
    """Returns a client for every seat that a person owns, looking from there."""
    players = []
    for seat, chair in enumerate(host.room["chairs"]):
        for guest in guests:
            if guest.id is not None and chair["guest"] == guest.id:
                player = Client(wire, guest, table)
                await player.open()
                await player.look(seat)
                players.append(player)
    await host.look(None)
    return players


async def _play(players: list[Client], dice: Random) -> None:
    moves, moved_at = 0, time.monotonic()
    while players[0].room["phase"] != "over":
        asked = [player for player in players if _question(player)]
        if players[0].room["phase"] == "paused":
            await _resume(players, f"resume-{moves}")
        elif asked:
            await _answer(dice.choice(asked), f"end-{moves}", dice)
            moves, moved_at = moves + 1, time.monotonic()
        else:
            await asyncio.sleep(0.002)
        assert moves < MOST_MOVES, f"the game has no end: {_state(players)}"
        assert time.monotonic() < moved_at + PATIENCE, f"the game does not go on: {_state(players)}"


async def _resume(players: list[Client], number: str) -> None:
    for player in players:
        if player.update is not None and player.update["eye"] is not None:
            await player.send({"do": "resume", "id": number, "seat": player.update["eye"]})
            await player.catch_up()


def _state(players: list[Client]) -> object:
    """Returns what a report of a game that has stopped needs."""
    updates = [player.update or {} for player in players]
    view = updates[0].get("view", {})
    prompts = [(update.get("eye"), update.get("seq"), (update.get("prompt") or {}).get("id")) for update in updates]
    codes = [dict(player.codes) for player in players]
    return {"room": players[0].room, "deciders": view.get("deciders"), "prompts": prompts, "refused": codes}


def _question(player: Client) -> Data | None:
    """Returns what a player has to answer, and neither the table nor a bot in their place."""
    prompt: Data | None = (player.update or {}).get("prompt")
    if prompt is None or prompt["forced"] or player.room["chairs"][prompt["seat"]]["bot"] is not None:
        return None
    return prompt


async def _answer(player: Client, number: str, dice: Random) -> None:
    update, prompt = player.update, _question(player)
    assert update is not None
    assert prompt is not None
    numbers = {"seat": update["eye"], "seq": update["seq"], "secret_steps": update["secret_steps"]}
    await player.send({"do": "play", "id": number, **numbers, "move": dice.choice(moves_of(prompt))})
    await player.catch_up()
