"""The browser client: its built files, and the one HTML page that is served for every address of the app."""

import errno
from pathlib import Path
from typing import Any, Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.file_system import BaseLocalFileSystem
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

CLIENT: Final = Path(__file__).parent / "client"
"""Where the build puts the browser client."""
NOT_BUILT: Final = (
    "<!doctype html><title>Folkmoot</title><p>The browser client is not built. "
    "Run <code>python3 dev.py serve</code>, or in the folder web: <code>npm ci &amp;&amp; npm run build</code>."
)

A_YEAR: Final = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
"""For files whose names change with their content."""


@get(
    [
        "/",
        "/lobby",
        "/mine",
        "/carry",
        "/new/{rest:path}",
        "/rules/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
    media_type="text/html",
)
def page() -> Response[Any]:
    """The page that starts the app; the app reads the address itself."""
    return _index(200)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def loose_file(name: FromPath[str]) -> Response[Any]:
    """The few files beside the page, such as the icon; for other names the app shows its own 404 page."""
    if name in _loose_files():
        return File(CLIENT / name, filename=name, content_disposition_type="inline")
    return _index(404)


def _loose_files() -> set[str]:
    return {path.name for path in CLIENT.iterdir() if path.is_file()} if CLIENT.is_dir() else set()


def _index(status: int) -> Response[Any]:
    index = CLIENT / "index.html"
    if not index.exists():
        return Response(NOT_BUILT, media_type="text/html", status_code=503)
    headers = {"Cache-Control": "no-cache"}
    return Response(index.read_text("utf-8"), media_type="text/html", status_code=status, headers=headers)


class ClientFiles(BaseLocalFileSystem):
    """The file system; a name that no file can have is the name of no file, not an error."""

    async def info(self, path: PathType, **kwargs: Any) -> FileInfo:
        try:
            return await super().info(path, **kwargs)
        except ValueError:  # a null byte
            raise FileNotFoundError(errno.ENOENT, "no such file") from None
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                raise FileNotFoundError(errno.ENOENT, "no such file") from None
            raise


def client_files() -> list[Router]:
    """Returns the routers of the built files, whose names change with their content."""
    folders = [name for name in ("assets", "api-docs") if (CLIENT / name).is_dir()]
    return [
        create_static_files_router(
            path=f"/{name}",
            directories=[CLIENT / name],
            html_mode=name == "api-docs",
            include_in_schema=False,
            cache_control=A_YEAR if name == "assets" else None,
            file_system=ClientFiles(),
        )
        for name in folders
    ]
