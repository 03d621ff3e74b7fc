"""Two ways to show a table: drawn anew on a screen of its own, or line after line.

A terminal gets the first.  Pipes, dumb terminals, small windows, and whoever asks for
`--plain` (a screen reader reads on where it was) get the second.
"""

import contextlib
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ...translation import Translator
from ..drawing.consoles import indented

PROMPT = "  › "
LEAST_WIDTH, LEAST_HEIGHT = 60, 18
STORY = 4
"""Lines of the story that are worth more than large cards."""


@dataclass
class Scene:
    """What there is to see."""

    heading: Text
    summary: Text
    seats: RenderableType
    hand: Any
    """`hand(small)` are the lines of the viewer's own cards."""
    banner: Sequence[Text] = ()
    story: Sequence[str] = ()
    """What has happened in this deal, the latest last."""
    news: Sequence[str] = ()
    """What has just happened, the last lines of the story."""
    question: Sequence[Text] = ()
    again: bool = False
    """The question has been asked before, and nothing has changed since."""


class Screen(Protocol):
    """A way to show the table and to ask."""

    pace: float
    out: Console

    def happened(self, scene: Scene, pause: bool) -> None:
        """Show what has just happened."""

    def ask(self, scene: Scene) -> str:
        """Show the scene with its question; return what is typed.  Raises `EOFError`."""

    def page(self, lines: Sequence[RenderableType]) -> None:
        """Show something to read in between."""


class Drawn:
    """A screen that is drawn anew, in the terminal's second buffer: what was there before comes back."""

    def __init__(self, out: Console, pace: float, more: str) -> None:
        self.out = out
        self.pace = pace
        self._more = more
        """What asks for Enter below a page."""

    def happened(self, scene: Scene, pause: bool) -> None:
        """Draw, and leave time to see it."""
        self._draw(scene)
        if pause:
            time.sleep(self.pace)

    def ask(self, scene: Scene) -> str:
        """Draw with the question below; what was typed too early does not count."""
        self._draw(scene)
        _forget_typing()
        return input(PROMPT)

    def page(self, lines: Sequence[RenderableType]) -> None:
        """Screen by screen."""
        rendered = self._render(Group(*lines))
        room = self.out.height - 3
        for first in range(0, len(rendered), room):
            self._write([*rendered[first : first + room], ""])
            input(f"  {self._more} ")

    def _draw(self, scene: Scene) -> None:
        """Everything that matters now, and as much of the story as there is room for."""
        above = [Text(), *_block([scene.heading]), *_block([scene.seats]), *_block([scene.summary])]
        for small in (False, True):
            below = [*_block(scene.hand(small)), *_block(scene.banner), *_block(scene.question)]
            room = self.out.height - 2 - len(self._render(Group(*above, *below)))
            if room >= min(STORY, len(scene.story)):
                break
        story = _block(_recent(scene.story, max(room, 0)))
        self._write(self._render(Group(*above, *story, *below)))

    def _render(self, what: RenderableType) -> list[str]:
        with self.out.capture() as capture:
            self.out.print(what)
        return capture.get().splitlines()

    def _write(self, lines: Sequence[str]) -> None:
        """Over the old lines, so that nothing flickers."""
        shown = lines[-(self.out.height - 1) :]
        sys.stdout.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in shown) + "\x1b[J")
        sys.stdout.flush()


class Scrolled:
    """Line after line, for everything that is no full terminal."""

    def __init__(self, out: Console, pace: float) -> None:
        self.out = out
        self.pace = pace

    def happened(self, scene: Scene, pause: bool) -> None:
        """Say what has happened."""
        for line in scene.news:
            self.out.print(indented(Text(line)))
        if pause:
            time.sleep(self.pace)

    def ask(self, scene: Scene) -> str:
        """Show how things stand, and ask."""
        table = [Text(), scene.summary, scene.seats, *scene.hand(True), *scene.banner]
        for part in [*([] if scene.again else table), *scene.question]:
            self.out.print(indented(part))
        return self._input(PROMPT)

    def page(self, lines: Sequence[RenderableType]) -> None:
        """All of it: what is read line after line can be scrolled back."""
        for line in lines:
            self.out.print(line)

    def _input(self, prompt: str) -> str:
        self.out.file.write(prompt)
        self.out.file.flush()
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        if not sys.stdin.isatty():
            self.out.file.write(typed if typed.endswith("\n") else typed + "\n")
        return typed


def _block(lines: Sequence[RenderableType]) -> list[RenderableType]:
    """Lines with a gap below, or nothing."""
    return [*(indented(line) for line in lines), Text()] if lines else []


def _recent(story: Sequence[str], room: int) -> list[Text]:
    """The latest lines, the newest in full and those before quiet."""
    latest = list(story[-room:]) if room else []
    return [Text(line, style="" if line is latest[-1] else "quiet") for line in latest]


def _forget_typing() -> None:
    import termios

    with contextlib.suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


@contextlib.contextmanager
def screen(out: Console, pace: float, plain: bool, words: Translator) -> Iterator[Screen]:
    """The right way to show a table here."""
    interactive = sys.stdin.isatty() and out.is_terminal and not out.is_dumb_terminal
    if plain or not interactive or out.width < LEAST_WIDTH or out.height < LEAST_HEIGHT:
        yield Scrolled(out, pace if interactive else 0.0)
        return
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  arrow keys in what is typed
    sys.stdout.write("\x1b[?1049h\x1b[2J")
    try:
        yield Drawn(out, pace, words.text("terminal-enter"))
    finally:
        sys.stdout.write("\x1b[?1049l")
        sys.stdout.flush()
