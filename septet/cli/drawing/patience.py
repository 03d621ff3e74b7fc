"""Long work at a terminal: a bar for what is counted, a line for what is only sometimes slow."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from .consoles import errors


@contextmanager
def remark(text: str, after: float = 1.0) -> Iterator[None]:
    """Say something on the error stream if what follows takes longer than `after` seconds."""
    timer = threading.Timer(after, lambda: errors().print(text, style="quiet"))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def bar(counted: bool = True) -> Progress:
    """A bar on the error stream that leaves nothing behind; silent where nobody watches."""
    watched = errors()
    columns: list[ProgressColumn] = [
        TextColumn("  {task.description}"),
        BarColumn(bar_width=30),
        TaskProgressColumn("{task.percentage:>3.0f} %"),
    ]
    if counted:
        columns += [MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal)
