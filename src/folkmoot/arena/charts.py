"""Charts as parts of a page: drawings as inline SVG that stretch with the page, and their words beside them as text."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final

from msgspec import Struct

from folkmoot.arena.intervals import Share

MOST_BINS: Final = 24
TICKS: Final = 4
"""About so many on an axis."""
ROUNDING: Final = 1e-9
"""Of a tick: what division of floating-point numbers may lose."""
MOST_NUMBERS: Final = 5
"""Under an axis: more would touch each other."""
WIDTH: Final = 1000
"""Of a drawing, in its own units."""

Format = Callable[[float], str]


class Labelled(Struct, frozen=True):
    """An interval with its name."""

    name: str
    share: Share


def interval_chart(rows: Sequence[Labelled], text: Format, reference: float | None = None) -> str:
    """Returns intervals on one axis, one under the other, with a dashed line at the reference."""
    ends = [end for row in rows for end in (row.share.low, row.share.high)]
    axis = _Axis([*ends, *([] if reference is None else [reference])], text)
    parts = [_interval_row(row, axis, text, reference) for row in rows]
    return f'<div class="rows">{"".join(parts)}{axis.html()}</div>'


def bar_chart(bars: Sequence[tuple[str, int]]) -> str:
    """Returns how often each of several things happened, as bars."""
    most, total = max(count for _, count in bars), sum(count for _, count in bars)
    parts = []
    for name, count in bars:
        bar = f'<rect class="fill" width="{WIDTH * count / most:.0f}" height="20" rx="2"/>'
        drawing = _svg("bar", 20, f"{count} of {total}", bar)
        value = f'<span class="value">{count} <small>{count / total:.1%}</small></span>'
        parts.append(f'<span class="name">{escape(name)}</span>{value}{drawing}')
    return f'<div class="rows">{"".join(parts)}</div>'


def histogram(counts: Mapping[int, int], least: int, most: int, caption: str) -> str:
    """Returns how often each whole number occurred, over the numbers from the least to the most."""
    width = max(1, -(-(most - least + 1) // MOST_BINS))
    bins = [0] * ((most - least) // width + 1)
    for value, count in counts.items():
        bins[(value - least) // width] += count
    across = WIDTH / len(bins)
    bars = [
        f'<rect class="fill" x="{number * across + across * 0.06:.1f}" y="{100 - 100 * count / max(bins):.1f}" '
        f'width="{across * 0.88:.1f}" height="{100 * count / max(bins):.1f}"/>'
        for number, count in enumerate(bins)
        if count
    ]
    ground = f'<line class="grid" x1="0" x2="{WIDTH}" y1="100" y2="100"/>'
    ends = f'<div class="range"><span>{least}</span><span>{most}</span></div>'
    caption = f"{caption}; the highest bar is {max(bins)} of {sum(bins)}"
    drawing = _svg("histogram", 100, f"{caption}; from {least} to {most}", "".join([*bars, ground]))
    return f"<figure>{drawing}{ends}<figcaption>{escape(caption)}</figcaption></figure>"


class _Axis:
    """An axis over all values, with ticks at round numbers."""

    def __init__(self, values: Sequence[float], text: Format) -> None:
        self._text = text
        low, high = min(values), max(values)
        spread = high - low or abs(high) or 1.0
        rough = spread / TICKS
        size = 10.0 ** floor(log10(rough))
        self._step = next(times * size for times in (1, 2, 5, 10) if times * size >= rough)
        self._first = floor(low / self._step + ROUNDING)
        self._last = max(self._first + 1, -floor(-high / self._step + ROUNDING))

    def ticks(self) -> list[float]:
        """Returns where the ticks are."""
        return [number * self._step for number in range(self._first, self._last + 1)]

    def part(self, value: float) -> float:
        """Returns how far along the axis a value lies, from 0 to 1."""
        return (value / self._step - self._first) / (self._last - self._first)

    def html(self) -> str:
        """Returns the numbers under the axis."""
        ticks = self.ticks() if len(self.ticks()) <= MOST_NUMBERS else self.ticks()[::2]
        marks = [f'<span style="left:{self.part(tick):.1%}">{_short(self._text(tick))}</span>' for tick in ticks]
        return f'<div class="axis" aria-hidden="true">{"".join(marks)}</div>'


def _short(text: str) -> str:
    """Returns a figure of an axis, which is round, without decimals that say nothing."""
    return text.replace(".0", "")


def _interval_row(row: Labelled, axis: _Axis, text: Format, reference: float | None) -> str:
    share = row.share
    mean, low, high = (WIDTH * axis.part(value) for value in (share.mean, share.low, share.high))
    lines = [_upright("grid", WIDTH * axis.part(tick)) for tick in axis.ticks()]
    lines += [] if reference is None else [_upright("reference", WIDTH * axis.part(reference))]
    lines.append(f'<line class="error" x1="{low:.1f}" x2="{high:.1f}" y1="15" y2="15"/>')
    lines.append(f'<line class="dot" x1="{mean:.1f}" x2="{mean:.1f}" y1="15" y2="15"/>')
    ends = f"{text(share.low)} to {text(share.high)}"
    drawing = _svg("interval", 30, f"{row.name}: {text(share.mean)}, from {ends}", "".join(lines))
    value = f'<span class="value">{text(share.mean)} <small>{ends}</small></span>'
    return f'<span class="name">{escape(row.name)}</span>{value}{drawing}'


def _upright(kind: str, x: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="30"/>'


def _svg(kind: str, height: int, label: str, content: str) -> str:
    """Returns a drawing that stretches; it holds no words, because these would stretch too."""
    return (
        f'<svg class="{kind}" viewBox="0 0 {WIDTH} {height}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(label)}">{content}</svg>'
    )
