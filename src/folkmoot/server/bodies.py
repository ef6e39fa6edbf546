"""Reading the body of a request."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused, not an error of ours, if it is nested too deeply or is not UTF-8."""

    async def json(self) -> Any:
        """Returns the body as JSON. Raises `ClientException`, also for what Litestar's decoder does not expect."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("the body is not UTF-8") from None
