"""Compile everything that people would otherwise wait for, by doing each thing once.

What is compiled already is only loaded, so that a second time takes a second or two.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .engine.game import Game, names
from .engine.game import game as make_game
from .engine.kernel import INTERPRETED
from .table import Table

PARTS = ("table", "bots", "simulation", "odds")
"""What there is to compile for a game."""


@dataclass(frozen=True)
class Step:
    """One thing that compiles."""

    game: str
    part: str
    do: Callable[[Game], None]


def steps(games: Sequence[str], parts: Sequence[str] = PARTS) -> list[Step]:
    """What is to be done for these games, what is needed first at the beginning."""
    work = {"table": _table, "bots": _bots, "simulation": _simulation, "odds": _odds}
    return [Step(game, part, work[part]) for game in games for part in parts]


Progress = Callable[[int, int, Step | None], None]


def warm(
    games: Sequence[str] | None = None, progress: Progress | None = None, parts: Sequence[str] = PARTS
) -> float:
    """Compile these games, or all, and of each these parts; return the seconds it took.

    Where kernels are plain Python there is nothing to do.  `progress(done, all, next)` is
    called before each step and, with None, at the end.
    Raises `UnknownGame`.
    """
    begin = time.perf_counter()
    work = steps(names() if games is None else games, parts)
    chosen = {name: make_game(name) for name in {step.game for step in work}}
    if INTERPRETED:
        return 0.0
    for number, step in enumerate(work):
        if progress is not None:
            progress(number, len(work), step)
        step.do(chosen[step.game])
    if progress is not None:
        progress(len(work), len(work), None)
    return time.perf_counter() - begin


def _turns(game: Game) -> Iterator[Table]:
    """A deal in which everybody does the least that is asked; yields the table at each turn."""
    table = Table(game, players=game.min_players, seed=0)
    table.deal()
    while table.actor is not None:
        yield table
        table.act(*table.fallback())


def _table(game: Game) -> None:
    for table in _turns(game):
        for viewer in (None, table.actor):
            table.view(viewer)
            table.events_for(viewer)


def _simulation(game: Game) -> None:
    from .simulation import POLICIES, simulate

    for policy in POLICIES:
        simulate(game, players=game.min_players, deals=1, seed=0, policy=policy)


def _bots(game: Game) -> None:
    from . import bots

    table = next(_turns(game))
    assert table.actor is not None
    for kind in ("cautious", "searching"):
        policy = bots.make(kind, game)
        policy.choose(table.knowledge(table.actor), game.record(), table.actor, table.actions)


def _odds(game: Game) -> None:
    from .equity import odds

    table = next(_turns(game))
    view: Any = table.view()
    size = max(len(seat.cards) for seat in view.seats)
    deck: str = next(entry["deck"] for entry in table.log if entry["do"] == "shuffle")
    hand = " ".join(deck.split()[:size])
    for players, samples in ((2, None), (game.max_players, 1)):
        odds(game, [hand], players=players, samples=samples, seed=0)
