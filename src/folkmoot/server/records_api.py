"""Records over HTTP: finished games to download, replay and verify."""

import asyncio

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from folkmoot.engine.records import Record
from folkmoot.engine.situations import Situation
from folkmoot.server import replays, resources
from folkmoot.server.house import House, HouseDep
from folkmoot.server.identity import is_id
from folkmoot.server.problems import responses
from folkmoot.store import StoredRecord
from folkmoot.table.refusals import Refusal

SPECTATOR = "all"
RECORD = ResponseSpec(Record, generate_examples=False, description="The record; docs/records.md explains it.")
RECORD_PROBLEMS = ("no-record", "no-game", "malformed")
"""Why there is no record to read: an unfinished game, or one whose table can no longer be opened."""


@get("/api/records/{record:str}", responses={200: RECORD, **responses(*RECORD_PROBLEMS)})
async def record_file(house: HouseDep, record: FromPath[str]) -> Response[str]:
    """The record itself, as a file that `folkmoot verify` checks."""
    stored = await _stored_record(house, record)
    name = f"folkmoot-{stored.game}-{record[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(stored.text, media_type="application/json", headers=headers)


@get("/api/records/{record:str}/outline", responses=responses("bad-record", "no-moment", *RECORD_PROBLEMS))
async def record_outline(house: HouseDep, record: FromPath[str], eye: FromQuery[str] = SPECTATOR) -> resources.Outline:
    """A finished game move by move."""
    stored = await _stored_record(house, record)
    finished = stored.finished.isoformat()
    return await asyncio.to_thread(replays.outline, record, stored.text, finished, _eye(eye))


@get(
    "/api/records/{record:str}/moments/{at:int}",
    responses=responses("bad-record", "old-rules", "no-moment", "not-found", *RECORD_PROBLEMS),
)
async def record_moment(
    house: HouseDep, record: FromPath[str], at: FromPath[int], eye: FromQuery[str] = SPECTATOR
) -> resources.Moment:
    """How the table looked after a move."""
    stored = await _stored_record(house, record)
    return await asyncio.to_thread(replays.moment, stored.text, at, _eye(eye))


@get(
    "/api/records/{record:str}/situations/{at:int}",
    responses=responses("bad-record", "old-rules", "no-moment", "not-found", *RECORD_PROBLEMS),
)
async def record_situation(
    house: HouseDep, record: FromPath[str], at: FromPath[int], eye: FromQuery[str] = SPECTATOR
) -> Situation:
    """The position after a move as readable facts: what the eye knew, from which a table can be opened."""
    stored = await _stored_record(house, record)
    return await asyncio.to_thread(replays.situation, stored.text, at, _eye(eye))


@get("/api/records/{record:str}/verify", responses=responses(*RECORD_PROBLEMS))
async def record_verdict(house: HouseDep, record: FromPath[str]) -> resources.Verdict:
    """Deals the game again and checks the promise and every move."""
    stored = await _stored_record(house, record)
    return await asyncio.to_thread(replays.verdict, stored.text)


async def _stored_record(house: House, record: str) -> StoredRecord:
    if not is_id(record):
        raise Refusal("no-record")
    stored = await house.store.record(record)
    live = await house.hub.find(record) if stored is None else None
    if live is not None:
        # The end is shown before the record is stored, and the server may have crashed in between.
        async with live.lock:
            await live.settle()
        stored = await house.store.record(record)
    if stored is None:
        raise Refusal("no-record")
    return stored


def _eye(text: str) -> int | None:
    if text == SPECTATOR:
        return None
    if not text.isdecimal() or len(text) > 2:
        raise Refusal("no-moment")
    return int(text)
