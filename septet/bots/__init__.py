"""Players for empty seats.

    policy = septet.bots.make("searching", table.game)
    name, value = policy.choose(table.knowledge(seat), table.game.record(), seat, table.actions)

A bot is given what its seat may know (`engine.knowledge`) and nothing else.
"""

from typing import Any

from ..engine.game import Game
from ..errors import UnknownBot
from .cautious import Cautious
from .policy import Policy
from .randomly import Random
from .searching import Searching

__all__ = ["Policy", "kinds", "make"]

_KINDS: dict[str, type[Policy]] = {"random": Random, "cautious": Cautious, "searching": Searching}


def kinds() -> list[str]:
    """The names of all kinds of bots, the weakest first."""
    return list(_KINDS)


def make(kind: str, game: Game, **options: Any) -> Policy:
    """A bot for a game; what `options` there are the class of that kind says.

    Raises `UnknownBot`.
    """
    if kind not in _KINDS:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(_KINDS)}")
    return _KINDS[kind](game, **options)
