"""The screens on which every question must fit."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import ViewportSize

SMALL: Final = 450


@dataclass(frozen=True)
class Size:
    """A screen; a phone is held in the hand and touched."""

    width: int
    height: int
    phone: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def viewport(self) -> ViewportSize:
        """As Playwright wants it."""
        return {"width": self.width, "height": self.height}

    @property
    def small(self) -> bool:
        """So small that a board may zoom instead of writing larger."""
        return self.height <= SMALL or self.width <= SMALL


GROUPS: dict[str, tuple[Size, ...]] = {
    "laptops": (Size(1440, 900), Size(1366, 657), Size(1280, 640), Size(1200, 800)),
    "narrow": (Size(820, 1180), Size(720, 450)),
    "phones": (Size(844, 390, phone=True), Size(390, 844, phone=True)),
}
"""1366x657 and 1280x640 are what laptops with 768 and 720 lines show; 720x450 is 1440x900 at a zoom of 200 %."""
SIZES = tuple(size for sizes in GROUPS.values() for size in sizes)


def device(size: Size) -> dict[str, Any]:
    """Returns the options of a browser context for a screen."""
    touch = {"has_touch": True, "is_mobile": True} if size.phone else {}
    return {"viewport": size.viewport, "reduced_motion": "reduce", **touch}
