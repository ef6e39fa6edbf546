"""The application: all HTTP and WebSocket handlers, and what stands before them."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from folkmoot import __version__
from folkmoot.server import api, pages, problems, records_api, sockets
from folkmoot.server.bodies import JsonRequest
from folkmoot.server.compression import Compression
from folkmoot.server.edge import Edge, counted_address
from folkmoot.server.house import House, HouseDep, open_house
from folkmoot.server.proxies import ForwardedAddresses
from folkmoot.server.resources import Health
from folkmoot.server.security import HEADERS, is_local
from folkmoot.server.settings import Settings
from folkmoot.store import StoreError
from folkmoot.table.refusals import Refusal

AnyRequest = Request[Any, Any, Any]
REQUEST_COUNTS: Final = "rate_limit"
"""The name under which Litestar counts requests."""
SECONDS_BETWEEN_SWEEPS = 60


class OpenApiPage(JsonRenderPlugin):
    """The OpenAPI description, without Litestar's HTML page for every other path below `/api`."""

    def receive_router(self, router: Router) -> None:
        router.routes = [route for route in router.routes if not route.path_parameters]


def make_app(settings: Settings, key: bytes) -> Litestar:
    """Returns the application for these settings; `key` is the secret that signs cookies."""
    counts = MemoryStore()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings) as house:
            app.state.house = house
            with _expiring(counts):
                yield

    edge = Edge(settings.limits, settings.proxies)
    app = Litestar(
        route_handlers=[*HANDLERS, *pages.client_files()],
        lifespan=[lifespan],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        csrf_config=CSRFConfig(
            secret=hashlib.sha256(b"csrf " + key).hexdigest(), cookie_samesite="lax", cookie_secure=settings.secure
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, middleware_class=Compression),
        middleware=_rate_limits(settings),
        stores={REQUEST_COUNTS: counts},
        request_class=JsonRequest,
        request_max_body_size=settings.limits.body_bytes,
        response_headers=HEADERS,
        exception_handlers={
            Refusal: problems.refused,
            StoreError: problems.store_failed,
            HTTPException: problems.http_error,
            Exception: problems.internal_error,
        },
        openapi_config=OpenAPIConfig(
            title="Folkmoot",
            version=__version__,
            path="/api",
            render_plugins=[OpenApiPage()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        state=State({"edge": edge}),
    )
    app.asgi_handler = ForwardedAddresses(app.asgi_handler, edge, settings.proxies)
    return app


def _house(state: State) -> House:
    house: House = state.house
    return house


def _rate_limits(settings: Settings) -> list[Any]:
    if not settings.limits.requests_per_minute:
        return []
    limit = RateLimitConfig(
        rate_limit=("minute", settings.limits.requests_per_minute),
        exclude=["^/assets"],
        store=REQUEST_COUNTS,
        identifier_for_request=_counted_address,
    )
    return [limit.middleware]


def _counted_address(request: AnyRequest) -> str:
    return counted_address(request.client.host) if request.client else ""


@contextlib.contextmanager
def _expiring(counts: MemoryStore) -> Iterator[None]:
    """Deletes expired counts of requests, which Litestar would keep for ever."""

    async def sweep() -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            await counts.delete_expired()

    sweeping = asyncio.create_task(sweep())
    try:
        yield
    finally:
        sweeping.cancel()


@get("/health", responses=problems.responses())
async def health(house: HouseDep) -> Health:
    """Whether this process answers, and its database accepts writes and was not found damaged."""
    await house.store.save_house_time(house.time.now())
    house.store.require_sound()
    return Health(status="ok", version=__version__)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus(request: AnyRequest, house: HouseDep) -> Response[bytes]:
    """Metrics for Prometheus, only for this machine unless opened: even counts could reveal something to a player."""
    if not is_local(request) and not house.settings.open_metrics:
        raise Refusal("forbidden")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [
    api.me,
    api.name_me,
    api.link_me,
    api.carry_me,
    api.end_other_devices,
    api.games,
    api.words,
    api.game_words,
    api.hint_words,
    api.offer_words,
    api.game_rules,
    api.open_tables,
    api.new_table,
    api.my_tables,
    api.table_room,
    api.invitation,
    api.report,
    api.read_situation,
    records_api.record_file,
    records_api.record_outline,
    records_api.record_moment,
    records_api.record_situation,
    records_api.record_verdict,
    sockets.table_socket,
    sockets.lobby_socket,
    pages.page,
    pages.loose_file,
    health,
    prometheus,
]
