"""Septet: a card table and a card-game engine.

    import septet
    table = septet.Table("seka", players=4, rules={"preset": "home"}, seed=7)
    table.deal()
    table.actions

Names are loaded when they are first used, so that `import septet` costs nothing.
"""

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOMES = {
    "Table": "table",
    "Record": "record",
    "Game": "engine.game",
    "game": "engine.game",
    "simulate": "simulation",
    "Simulation": "simulation",
    "odds": "equity",
    "IllegalAction": "errors",
    "InvalidCards": "errors",
    "InvalidHistory": "errors",
    "InvalidRecord": "errors",
    "InvalidRules": "errors",
    "NotPossible": "errors",
    "SeptetError": "errors",
    "UnknownGame": "errors",
}

_MODULES = ("bots", "history", "poker")

__all__ = [
    "Game",
    "IllegalAction",
    "InvalidCards",
    "InvalidHistory",
    "InvalidRecord",
    "InvalidRules",
    "NotPossible",
    "Record",
    "SeptetError",
    "Simulation",
    "Table",
    "UnknownGame",
    "bots",
    "game",
    "history",
    "odds",
    "poker",
    "seka",
    "simulate",
]

if TYPE_CHECKING:
    from . import bots, history, poker
    from .engine.game import Game, game
    from .equity import odds
    from .errors import (
        IllegalAction,
        InvalidCards,
        InvalidHistory,
        InvalidRecord,
        InvalidRules,
        NotPossible,
        SeptetError,
        UnknownGame,
    )
    from .games import seka
    from .record import Record
    from .simulation import Simulation, simulate
    from .table import Table


def __getattr__(name: str) -> Any:
    """Load a public name, or a game by its name, when it is first asked for."""
    value: Any
    if name in _HOMES:
        value = getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
    elif name in _MODULES:
        value = importlib.import_module(f".{name}", __name__)
    elif name.startswith("_") or importlib.util.find_spec(f"{__name__}.games.{name}") is None:
        raise AttributeError(f"module 'septet' has no attribute {name!r}")
    else:
        value = importlib.import_module(f".games.{name}", __name__)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
