"""What must never happen in a browser: an error of the page or in its console, a request that fails or strays."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError


class Watch:
    """Writes down everything that went wrong in the contexts it follows."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._expected: tuple[str, ...] = ()
        self.troubles: list[str] = []
        self.requests: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Listens to every page of a context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def expect(self, *words: str) -> None:
        """From now on, trouble that mentions one of these words belongs to the test."""
        self._expected = words

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text} ({message.location.get('url')})")

    def _error(self, error: WebError) -> None:
        self._note(f"page: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self._origin, "data:", "blob:")):
            self._note(f"request to another place: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left drops what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"response: {response.url} {response.status}")

    def _note(self, trouble: str) -> None:
        if not any(word in trouble for word in self._expected):
            self.troubles.append(trouble)
