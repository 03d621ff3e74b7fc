"""What every game can do.  A verb finds the game by the type of the state.

In Python the look-up happens at the call; in compiled code it happened when the
caller was compiled for that type of record, and costs nothing.  So whoever drives a game
(`simulate`, `search`, `table`) is written once.
"""

from types import ModuleType
from typing import Any

import numpy as np
from numba.extending import overload

from .actions import spread

GAMES: dict[np.dtype[Any], ModuleType] = {}
"""The module that holds a game's kernels, by the dtype of its state."""

DEAL = 0
"""The kind of action by which the dealer deals, in every game."""


def start(state: Any, rules: Any) -> None:
    """Lay out the next deal: chips and scores carry over, the dealer moves, the deck is complete."""
    GAMES[state.dtype].start(state, rules)


@overload(start)
def _(state, rules):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].start
    return lambda state, rules: kernel(state, rules)


def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """Fill `choices` (`actions.Choices`) with what the actor may do; return how many rows it makes.

    Each is an action with the inclusive range of its value.
    """
    count: int = GAMES[state.dtype].legal_actions(state, rules, choices)
    return count


@overload(legal_actions)
def _(state, rules, choices):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].legal_actions
    return lambda state, rules, choices: kernel(state, rules, choices)


def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor and write what happened to the journal."""
    GAMES[state.dtype].apply(state, rules, kind, value)


@overload(apply, jit_options={"forceinline": True})
def _(state, rules, kind, value):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].apply
    return lambda state, rules, kind, value: kernel(state, rules, kind, value)


def payoffs(state: Any, rules: Any, out: Any) -> None:
    """Write to `out` (one number a seat) what each has won or lost in the finished deal."""
    GAMES[state.dtype].payoffs(state, rules, out)


@overload(payoffs)
def _(state, rules, out):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].payoffs
    return lambda state, rules, out: kernel(state, rules, out)


def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Give every card that `viewer` cannot see a value, as far as what is known allows.

    `state` is a copy of what `knowledge.knowledge` made for the viewer: a state that
    holds nothing hidden goes in, one that can be played on comes out.
    """
    GAMES[state.dtype].imagine(state, rules, viewer, rng)


@overload(imagine)
def _(state, rules, viewer, rng):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].imagine
    return lambda state, rules, viewer, rng: kernel(state, rules, viewer, rng)


def suppose(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Imagine, but take what the others have done as a sign of what they hold.

    A game that has no opinion on that imagines.
    """
    _supposing(state)(state, rules, viewer, rng)


@overload(suppose)
def _(state, rules, viewer, rng):  # type: ignore[no-untyped-def]
    kernel = _supposing(state)
    return lambda state, rules, viewer, rng: kernel(state, rules, viewer, rng)


def _supposing(state: Any) -> Any:
    game = GAMES[state.dtype]
    return getattr(game, "suppose", game.imagine)


def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """Write what `viewer` may know as numbers from 0 to 1 to `out`; return how many."""
    count: int = GAMES[state.dtype].observe(state, rules, viewer, out)
    return count


@overload(observe)
def _(state, rules, viewer, out):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].observe
    return lambda state, rules, viewer, out: kernel(state, rules, viewer, out)


def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """The kind and value that a cautious player in the actor's place picks of `choices`.

    It looks at what the actor may know and at nothing else.
    """
    kind, value = GAMES[state.dtype].advise(state, rules, rng, choices, spread(choices, count))
    return kind, value


@overload(advise)
def _(state, rules, rng, choices, count):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].advise
    return lambda state, rules, rng, choices, count: kernel(
        state, rules, rng, choices, spread(choices, count)
    )


def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """The kind and value of what the actor does who is not there: the least that is asked."""
    kind, value = GAMES[state.dtype].fallback(state, rules)
    return kind, value


@overload(fallback)
def _(state, rules):  # type: ignore[no-untyped-def]
    kernel = GAMES[state.dtype].fallback
    return lambda state, rules: kernel(state, rules)
