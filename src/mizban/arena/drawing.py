"""Drawings of lines, boxes and words: as SVG by themselves, as PNG where Pillow is installed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from mizban.core.errors import MizbanError

PAPER: Final = "#fffdf8"
INK: Final = "#222222"
GREY: Final = "#666666"
RULE: Final = "#ddd3bf"
SIZE: Final = 13  # of letters
SCALE: Final = 2  # dots of a PNG for each of a drawing
KINDS: Final = (".svg", ".png")

Point = tuple[float, float]


class CannotDraw(MizbanError):
    """The kind of picture is unknown, or what it needs is not installed."""


def check(path: Path) -> None:
    """Refuse what cannot be drawn, before anything else is done."""
    if path.suffix.lower() not in KINDS:
        raise CannotDraw(f"a plot is a file that ends in .svg or .png, not {path.name!r}")
    if path.suffix.lower() == ".png":
        pillow()


def pillow() -> Any:
    """The library that draws dots, if it is installed."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise CannotDraw("a PNG needs Pillow: pip install 'mizban[arena]'; an SVG needs nothing") from None
    return Image, ImageDraw, ImageFont


class Drawing:
    """What is drawn, in the order in which it is laid on the paper."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self.shapes: Final[list[tuple[str, tuple[Any, ...]]]] = []

    def line(self, start: Point, end: Point, colour: str = INK, width: float = 1.0) -> None:
        self.shapes.append(("line", (start, end, colour, width)))

    def area(self, points: Sequence[Point], colour: str) -> None:
        """A shape with corners, filled."""
        self.shapes.append(("area", (list(points), colour)))

    def box(self, corner: Point, width: float, height: float, colour: str) -> None:
        x, y = corner
        self.area([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def text(self, at: Point, text: str, anchor: str = "start", colour: str = INK, size: int = SIZE) -> None:
        """Words on a line that begin, have their middle or end at a point."""
        self.shapes.append(("text", (at, text, anchor, colour, size)))

    def write(self, path: Path) -> None:
        """Write a file; its ending says of which kind."""
        if path.suffix.lower() == ".png":
            self.write_png(path)
        else:
            path.write_text(self.svg(), encoding="utf-8")

    # SVG

    def svg(self) -> str:
        """The drawing as SVG."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="{SIZE}">'
        )
        paper = f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>'
        parts = [head, f"<title>{escape(self.title)}</title>", paper]
        parts += [getattr(self, f"svg_{kind}")(*shape) for kind, shape in self.shapes]
        return "\n".join([*parts, "</svg>"]) + "\n"

    def svg_line(self, start: Point, end: Point, colour: str, width: float) -> str:
        path = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
        return f'<path d="{path}" stroke="{colour}" stroke-width="{width:g}"/>'

    def svg_area(self, points: list[Point], colour: str) -> str:
        corners = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        return f'<polygon points="{corners}" fill="{colour}"/>'

    def svg_text(self, at: Point, text: str, anchor: str, colour: str, size: int) -> str:
        where = f'x="{at[0]:.1f}" y="{at[1]:.1f}" text-anchor="{anchor}"'
        return f'<text {where} fill="{colour}" font-size="{size}">{escape(text)}</text>'

    # PNG

    def write_png(self, path: Path) -> None:
        """The drawing as dots."""
        images, drawers, _ = pillow()
        image = images.new("RGB", (self.width * SCALE, self.height * SCALE), PAPER)
        pen = drawers.Draw(image)
        for kind, shape in self.shapes:
            getattr(self, f"png_{kind}")(pen, *shape)
        image.save(path, "PNG")

    def png_line(self, pen: Any, start: Point, end: Point, colour: str, width: float) -> None:
        pen.line([scaled(start), scaled(end)], colour, round(width * SCALE))

    def png_area(self, pen: Any, points: list[Point], colour: str) -> None:
        pen.polygon([scaled(point) for point in points], colour)

    def png_text(self, pen: Any, at: Point, text: str, anchor: str, colour: str, size: int) -> None:
        font = pillow()[2].load_default(size * SCALE)
        pen.text(scaled(at), text, colour, font, {"start": "ls", "middle": "ms", "end": "rs"}[anchor])


def scaled(point: Point) -> Point:
    return point[0] * SCALE, point[1] * SCALE
