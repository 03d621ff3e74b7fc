"""The part of the terminal that knows a game: its sentences, turns and picture."""

import importlib
import importlib.util
from types import ModuleType

from ...errors import NotPossible


def style_of(game: str) -> ModuleType:
    """The folder of a game beside this file.  Raises `NotPossible` for a game without one."""
    name = f"{__package__}.{game}"
    if importlib.util.find_spec(name) is None:
        raise NotPossible(f"{game} cannot be played in the terminal")
    return importlib.import_module(name)
