"""The HTTP API: the guest, the games, their words and rules, tables."""

import time
from datetime import UTC, datetime
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from folkmoot.bots import bot_names
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue, describe
from folkmoot.engine.registry import all_games, find_game
from folkmoot.engine.situations import Situation, situation_of
from folkmoot.server import identity, resources
from folkmoot.server.house import House, HouseDep
from folkmoot.server.live import LiveTable
from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.names import tidy_name
from folkmoot.server.opening import checked_situation, open_table
from folkmoot.server.problems import POST_PROBLEMS, responses
from folkmoot.server.protocol import Room
from folkmoot.store import Guest
from folkmoot.table.refusals import Refusal
from folkmoot.text import LANGUAGES, Words, hint_text, offer_text, page_text, rule_sections

AnyRequest = Request[Any, Any, Any]
MOST_OF_MINE = 60
MOST_FINISHED = 15
"""How many finished games a guest's list shows: each is loaded for it."""
TABLE_PROBLEMS = ("unknown-table", "no-spectators", "removed", "no-game", "malformed")
"""Why a table cannot be looked at."""
SETUP_PROBLEMS = ("no-game", "bad-setup", "bad-situation", "no-bot", "no-people", "too-many", "too-many-tables")
"""Why a table cannot be opened."""


async def reader(request: AnyRequest, house: House) -> Guest | None:
    """Returns the guest of a request, or None for somebody who has not given a name yet."""
    return await house.find_guest(identity.cookie_proof(request.cookies.get(identity.COOKIE), house.key))


@get("/api/me", responses=responses())
async def me(request: AnyRequest, house: HouseDep) -> resources.Me:
    """Who the reader is."""
    guest = await reader(request, house)
    if guest is not None:
        await house.store.touch(guest.id)
    return resources.Me(guest=guest.id if guest else None, name=guest.name if guest else "")


@post("/api/me", status_code=200, responses=responses("no-name", *POST_PROBLEMS))
async def name_me(request: AnyRequest, house: HouseDep, data: JSONBody[resources.Rename]) -> Response[resources.Me]:
    """Gives the reader a name; a newcomer becomes a guest and gets the cookie that proves it."""
    name = tidy_name(data.name)
    guest = await reader(request, house)
    if guest is None:
        guest = Guest(identity.new_id(), name, datetime.now(UTC))
        await house.store.add_guest(guest)
    else:
        await house.store.rename_guest(guest.id, name)
        guest = msgspec.structs.replace(guest, name=name)
    return _signed_in(house, guest)


@post("/api/me/link", status_code=200, responses=responses("no-name", "forbidden"))
async def link_me(request: AnyRequest, house: HouseDep) -> resources.CarryLink:
    """A personal link, also as QR code, that makes another device the same guest."""
    guest = await reader(request, house)
    if guest is None:
        raise Refusal("no-name")
    token = identity.carry_token(guest.id, house.key, time.time(), guest.generation)
    url = _address(request, house, f"/carry#{token}")
    return resources.CarryLink(url=url, qr=_qr_code(url), hours=identity.LINK_HOURS)


@post("/api/me/carry", status_code=200, responses=responses("bad-link", *POST_PROBLEMS))
async def carry_me(house: HouseDep, data: JSONBody[resources.Carry]) -> Response[resources.Me]:
    """Becomes the guest of a personal link."""
    guest = await house.find_guest(identity.link_proof(data.token, house.key, time.time()))
    if guest is None:
        raise Refusal("bad-link")
    return _signed_in(house, guest)


@post("/api/me/end-other-devices", status_code=200, responses=responses("no-name", "forbidden"))
async def end_other_devices(request: AnyRequest, house: HouseDep) -> Response[resources.Me]:
    """Makes every other device of the reader a stranger's, and every personal link void; this one gets a new cookie."""
    guest = await reader(request, house)
    raised = await house.store.raise_generation(guest.id) if guest is not None else None
    if raised is None:
        raise Refusal("no-name")
    # After the answer, so that this browser has the new cookie when its pages reconnect.
    return _signed_in(house, raised, BackgroundTask(_end_devices, house, raised))


async def _end_devices(house: House, guest: Guest) -> None:
    house.end_devices(guest.id, guest.generation)


def _address(request: AnyRequest, house: House, path: str) -> str:
    """Returns the URL of a page for other devices: the host of the request, or the LAN address instead of localhost."""
    base = urlsplit(str(request.base_url))
    if house.settings.lan_address is not None and base.hostname in ("127.0.0.1", "localhost", "::1"):
        return f"{house.settings.lan_address}{path}"
    return f"{base.scheme}://{base.netloc}{path}"


def _qr_code(url: str) -> str:
    return segno.make(url, error="m").svg_inline(scale=4, border=2, dark="#1C2230", light="#FFFAF0")


def _signed_in(house: House, guest: Guest, afterwards: BackgroundTask | None = None) -> Response[resources.Me]:
    cookie = Cookie(
        key=identity.COOKIE,
        value=identity.cookie_of(guest.id, house.key, guest.generation),
        max_age=identity.COOKIE_DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
        path="/",
    )
    return Response(resources.Me(guest=guest.id, name=guest.name), cookies=[cookie], background=afterwards)


@get("/api/games", sync_to_thread=False, responses=responses())
def games() -> list[resources.GameInfo]:
    """The games that are installed."""
    return [_info(game) for game in all_games().values()]


@cache
def _info(game: Game) -> resources.GameInfo:
    return resources.GameInfo(
        id=game.id,
        prefix=game.rule_prefix,
        maturity=game.maturity,
        player_counts=list(game.player_counts),
        default_player_counts=game.default_player_counts(),
        required_options=_required_options(game),
        ruled_out=_ruled_out(game),
        options=describe(game.options_type),
        credits=game.credits,
        bots=bot_names(),
    )


def _required_options(game: Game) -> dict[str, dict[str, OptionValue]]:
    """Returns, for each number of players that needs an option, one that allows it."""
    offered = [(option.name, value) for option in describe(game.options_type) for value in option.values]
    required: dict[str, dict[str, OptionValue]] = {}
    for seats in set(game.player_counts) - set(game.default_player_counts()):
        for name, value in offered:
            if _allows(game, seats, {name: value}):
                required.setdefault(str(seats), {name: value})
    return required


def _ruled_out(game: Game) -> dict[str, dict[str, list[OptionValue]]]:
    """Returns, for each number of players, the values of options that it does not allow."""
    required = _required_options(game)
    ruled_out: dict[str, dict[str, list[OptionValue]]] = {}
    for seats in game.player_counts:
        given = required.get(str(seats), {})
        for option in describe(game.options_type):
            refused = [value for value in option.values if not _allows(game, seats, given | {option.name: value})]
            if refused:
                ruled_out.setdefault(str(seats), {})[option.name] = refused
    return ruled_out


def _allows(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    try:
        game.options_for(seats, options)
    except FolkmootError:
        return False
    return True


@get(
    "/api/text/{file:str}", sync_to_thread=False, media_type="text/plain", responses=responses("not-found", "malformed")
)
def words(file: FromPath[str]) -> str:
    """The words that all games share, as a Fluent file: `en.ftl`, `fr.ftl`."""
    return page_text(None, _language(file))


@get(
    "/api/games/{game:str}/text/{file:str}",
    sync_to_thread=False,
    media_type="text/plain",
    responses=responses("no-game", "not-found", "malformed"),
)
def game_words(game: FromPath[str], file: FromPath[str]) -> str:
    """A game's own words."""
    return page_text(_game(game), _language(file))


@get(
    "/api/games/{game:str}/hints/{file:str}",
    sync_to_thread=False,
    media_type="text/plain",
    responses=responses("no-game", "not-found", "malformed"),
)
def hint_words(game: FromPath[str], file: FromPath[str]) -> str:
    """The words of hints, as a Fluent file: the terms of a game and what is said around them."""
    return hint_text(_game(game), _language(file))


@get("/api/games/words", sync_to_thread=False, responses=responses("not-found", "malformed"))
def offer_words(lang: FromQuery[str] = "en") -> dict[str, str]:
    """Of each game the few words by which it is offered, as Fluent: title, tagline, names of options."""
    language = _language(f"{lang}.ftl")
    return {game.id: offer_text(game, language) for game in all_games().values()}


@get("/api/games/{game:str}/rules", sync_to_thread=False, responses=responses("no-game", "not-found", "malformed"))
def game_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> list[resources.RuleSection]:
    """A game's numbered rules by section."""
    installed = _game(game)
    words = Words(installed, _language(f"{lang}.ftl"))
    return [
        resources.RuleSection(
            title=section.title,
            rules=[resources.RuleText(number=number, text=words.rule(number)) for number in section.numbers],
        )
        for section in rule_sections(installed, lang)
    ]


def _game(name: str) -> Game:
    if name not in all_games():
        raise Refusal("no-game")
    return find_game(name)


def _language(file: str) -> str:
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFoundException
    return language


@get("/api/tables", responses=responses())
async def open_tables(house: HouseDep) -> list[TableCard]:
    """The tables that wait for players."""
    return await house.lobby.tables()


@post("/api/tables", responses=responses("no-name", *SETUP_PROBLEMS, *POST_PROBLEMS))
async def new_table(request: AnyRequest, house: HouseDep, data: JSONBody[resources.NewTable]) -> resources.Opened:
    """Opens a table."""
    guest = await reader(request, house)
    if guest is None:
        raise Refusal("no-name")
    live = await open_table(house, guest.id, data)
    return resources.Opened(table=live.id)


@get("/api/my/tables", responses=responses())
async def my_tables(request: AnyRequest, house: HouseDep) -> list[TableCard]:
    """The reader's tables: those that wait for the reader first, then the latest."""
    guest = await reader(request, house)
    if guest is None:
        return []
    tables = [table for table in await house.store.tables_of(guest.id, MOST_OF_MINE) if table.phase != "closed"]
    unfinished, finished = ([table for table in tables if (table.phase == "over") is past] for past in (False, True))
    cards = await house.hub.cards(unfinished + finished[:MOST_FINISHED], guest.id)
    cards.sort(key=lambda card: card.updated, reverse=True)
    order = {"playing": 1, "paused": 1, "waiting": 2, "frozen": 3, "over": 4, "closed": 5}
    return sorted(cards, key=lambda card: 0 if card.waiting else order[card.phase])


@get("/api/tables/{table:str}", responses=responses(*TABLE_PROBLEMS))
async def table_room(request: AnyRequest, house: HouseDep, table: FromPath[str]) -> Room:
    """Everything about a table but the game itself."""
    live = await _table(request, house, table)
    return live.room()


@get("/api/tables/{table:str}/invite", responses=responses(*TABLE_PROBLEMS))
async def invitation(request: AnyRequest, house: HouseDep, table: FromPath[str]) -> resources.Invitation:
    """The link that brings others to this table, also as QR code."""
    live = await _table(request, house, table)
    url = _address(request, house, f"/table/{live.id}")
    return resources.Invitation(url=url, qr=_qr_code(url))


@get("/api/tables/{table:str}/report", responses=responses("not-your-seat", "not-begun", *TABLE_PROBLEMS))
async def report(
    request: AnyRequest, house: HouseDep, table: FromPath[str], seat: FromQuery[int | None] = None
) -> Situation:
    """The position as readable facts, without what the reader may not see."""
    live = await _table(request, house, table)
    guest = await reader(request, house)
    if seat is not None and seat not in live.table.seats_of(guest.id if guest else None):
        raise Refusal("not-your-seat")
    course = live.table.course
    if course is None:
        raise Refusal("not-begun")
    return situation_of(course, course.position, seat)


@post("/api/situations", status_code=200, responses=responses("no-game", "bad-setup", "bad-situation", *POST_PROBLEMS))
async def read_situation(house: HouseDep, data: JSONBody[resources.SituationText]) -> Situation:
    """Reads a situation that somebody has copied or written, JSON or TOML, and checks it."""
    return await checked_situation(house, data.text)


async def _table(request: AnyRequest, house: House, table: str) -> LiveTable:
    live = await house.hub.find(table)
    guest = await reader(request, house)
    if live is None:
        raise Refusal("unknown-table")
    code = live.barred(guest.id if guest else None)
    if code is not None:
        raise Refusal(code)
    return live
