"""Writes `src/folkmoot/table/lookalikes.txt`: which signs look alike, by Unicode's confusables data (UTS #39).

The data come from ICU, the Unicode Consortium's own library, as the package icu4py ships it:

    uv run --with icu4py==1.2.0 python -m tools.lookalikes

Names that were given stay as they are when the file changes: a table stores them as they were given.
"""

import ctypes
import re
import unicodedata
from collections import defaultdict
from importlib.metadata import files, version
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).parent.parent / "src" / "folkmoot" / "table" / "lookalikes.txt"
SURROGATES: Final = range(0xD800, 0xE000)
LONGEST: Final = 256
"""Bytes of the longest skeleton of one sign."""


class Icu:
    """ICU's spoof checker."""

    def __init__(self) -> None:
        paths = {path.name.split("-")[0]: path.locate() for path in files("icu4py") or () if ".libs" in str(path)}
        for name in ("libicudata", "libicuuc"):
            ctypes.CDLL(str(paths[name]), ctypes.RTLD_GLOBAL)
        self._library = ctypes.CDLL(str(paths["libicui18n"]))
        major = re.search(r"\.so\.(\d+)", str(paths["libicui18n"]))
        self._suffix = major[1] if major else ""
        self._status = ctypes.c_int(0)
        open_checker = self._function("uspoof_open")
        open_checker.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(open_checker(ctypes.byref(self._status)))
        self._skeleton = self._function("uspoof_getSkeletonUTF8")

    def skeleton(self, text: str) -> str:
        """Returns the skeleton of a text. Raises `ValueError` if ICU reports an error."""
        given, found = text.encode(), ctypes.create_string_buffer(LONGEST)
        arguments = (self._checker, 0, given, len(given), found, LONGEST, ctypes.byref(self._status))
        length = self._skeleton(*arguments)
        if self._status.value > 0:
            raise ValueError(f"ICU answers error {self._status.value} for {text!r}")
        return found.raw[:length].decode()

    def unicode_version(self) -> str:
        """Returns the version of Unicode that the data are of."""
        numbers = (ctypes.c_uint8 * 4)()
        self._function("u_getUnicodeVersion")(numbers)
        return f"{numbers[0]}.{numbers[1]}"

    def _function(self, name: str) -> Any:
        return getattr(self._library, f"{name}_{self._suffix}")


def main() -> None:
    """Writes the file: after the licence and an empty line, a line for each skeleton with the signs that have it."""
    icu = Icu()
    lookalikes: dict[str, str] = defaultdict(str)
    for code in range(0x110000):
        if code not in SURROGATES:
            sign = chr(code)
            # A sign that can be decomposed is looked up by its parts.
            plain = unicodedata.normalize("NFD", sign) == sign and not sign.isspace()
            if plain and (skeleton := icu.skeleton(sign)) not in (sign, ""):
                lookalikes[skeleton] += sign
    _, _, licence = TARGET.read_text("utf-8").partition("\n\n")[0].partition("\n")
    title = f"Signs that look alike, from Unicode {icu.unicode_version()} by ICU in icu4py {version('icu4py')}."
    lines = [f"{skeleton}\t{signs}" for skeleton, signs in sorted(lookalikes.items())]
    TARGET.write_text("\n".join((f"# {title}", licence, "", *lines)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
