"""Collects what must not happen in a browser: page errors, console errors, failed requests, requests elsewhere."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError


class BrowserErrors:
    """The errors in the browser contexts that it follows."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._allowed: tuple[str, ...] = ()
        self.errors: list[str] = []
        self.requests: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Listens to every page of a context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def allow(self, *words: str) -> None:
        """Ignores errors that contain one of these words from now on."""
        self._allowed = words

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._add(f"console: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self._add(f"page: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self._origin, "data:", "blob:")):
            self._add(f"request to another server: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left aborts its open requests.
        if request.failure != "net::ERR_ABORTED":
            self._add(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._add(f"response: {response.url} {response.status}")

    def _add(self, error: str) -> None:
        if not any(word in error for word in self._allowed):
            self.errors.append(error)
