"""Records over HTTP: finished games to download, replay and verify."""

import asyncio

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from folkmoot.engine.records import Record
from folkmoot.server import replays, resources
from folkmoot.server.house import House, HouseDep
from folkmoot.server.identity import is_id
from folkmoot.server.problems import responses
from folkmoot.store import StoredRecord
from folkmoot.table.refusals import Refusal

EVERYBODY = "all"
RECORD = ResponseSpec(Record, generate_examples=False, description="The record; docs/records.md explains it.")
UNREAD = ("no-record", "no-game", "old-rules", "malformed")
"""Why there is no record to read: an unfinished game, or one whose table can no longer be opened."""


@get("/api/records/{record:str}", responses={200: RECORD, **responses(*UNREAD)})
async def record_file(house: HouseDep, record: FromPath[str]) -> Response[str]:
    """The record itself, as a file that `folkmoot verify` checks."""
    kept = await _kept(house, record)
    name = f"folkmoot-{kept.game}-{record[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(kept.text, media_type="application/json", headers=headers)


@get("/api/records/{record:str}/outline", responses=responses("bad-record", "no-moment", *UNREAD))
async def record_outline(house: HouseDep, record: FromPath[str], eye: FromQuery[str] = EVERYBODY) -> resources.Outline:
    """A finished game move by move."""
    kept = await _kept(house, record)
    finished = kept.finished.isoformat()
    return await asyncio.to_thread(replays.outline, record, kept.text, finished, _eye(eye))


@get("/api/records/{record:str}/moments/{at:int}", responses=responses("bad-record", "no-moment", "not-found", *UNREAD))
async def record_moment(
    house: HouseDep, record: FromPath[str], at: FromPath[int], eye: FromQuery[str] = EVERYBODY
) -> resources.Moment:
    """How the table looked after a move."""
    kept = await _kept(house, record)
    return await asyncio.to_thread(replays.moment, kept.text, at, _eye(eye))


@get("/api/records/{record:str}/verify", responses=responses(*UNREAD))
async def record_verdict(house: HouseDep, record: FromPath[str]) -> resources.Verdict:
    """Deals the game again and checks the promise and every move."""
    kept = await _kept(house, record)
    return await asyncio.to_thread(replays.verdict, kept.text)


async def _kept(house: House, record: str) -> StoredRecord:
    if not is_id(record):
        raise Refusal("no-record")
    kept = await house.store.record(record)
    live = await house.hub.find(record) if kept is None else None
    if live is not None:
        async with (
            live.lock
        ):  # the end is shown before its record is stored, and the server may have crashed in between
            await live.settle()
        kept = await house.store.record(record)
    if kept is None:
        raise Refusal("no-record")
    return kept


def _eye(text: str) -> int | None:
    if text == EVERYBODY:
        return None
    if not text.isdecimal() or len(text) > 2:
        raise Refusal("no-moment")
    return int(text)
