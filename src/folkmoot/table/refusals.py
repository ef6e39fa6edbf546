"""Why a table refuses something."""

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason


class Refusal(FolkmootError):
    """Somebody may not do this now. The words are the message `refused-CODE` of the shared text files."""

    def __init__(self, code: str, reason: Reason | None = None, **args: Value) -> None:
        super().__init__(f"refused: {code}" + (f" ({reason.code})" if reason else ""))
        self.code = code
        self.phrase_args = args
        self.reason = reason
