"""What an environment shows: the terminal's board as text, or as a picture of that text."""

from io import StringIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console

from pessoi.kernel import WATCHER
from pessoi.research.session import Session
from pessoi.terminal.board import board_of
from pessoi.terminal.scene import Scene, words_for

MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 100  # columns that boards are drawn for
SIZE: Final = 14  # pixels of a letter's height
INK: Final = (40, 32, 28)
PAPER: Final = (250, 246, 238)


def render(session: Session, seat: int, mode: str | None) -> Any:
    """None without a mode, as Gymnasium wants it."""
    if mode is None:
        return None
    if mode not in MODES:
        raise ValueError(f"render_mode is {' or '.join(MODES)}, not {mode!r}")
    return text(session, seat, True) if mode == "ansi" else picture(text(session, seat, False))


def text(session: Session, seat: int, colours: bool) -> str:
    """The terminal's board, as the seat (or a watcher) sees it."""
    words = words_for("en", session.name)
    figures = getattr(session.game, "figures_data", None)
    scene = Scene(session.shown(seat), words, (), seat if seat >= 0 else WATCHER, figures)
    paper = StringIO()
    system: Any = "standard" if colours else None
    console = Console(file=paper, width=WIDTH, highlight=False, force_terminal=colours, color_system=system)
    console.print(board_of(session.name).draw(scene))
    return paper.getvalue()


def picture(board: str) -> npt.NDArray[np.uint8]:
    """Text as pixels [height, width, 3]. Needs the extra `arena`: matplotlib brings the letters."""
    from matplotlib import get_data_path
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", SIZE)
    lines = board.rstrip("\n").split("\n")
    image = Image.new("RGB", (round(font.getlength("M") * WIDTH), (SIZE + 4) * len(lines)), PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((0, (SIZE + 4) * number), line, INK, font)
    return np.asarray(image)
