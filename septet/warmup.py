"""Compile everything that people would otherwise wait for, by doing each thing once.

The compiler works on one core: so the work is shared among processes, in two rounds.  First come
the verbs of each game, then whatever is made of them.  What has been compiled is noted beside the
machine code, so that a second time starts no process and takes no time.
"""

import functools
import hashlib
import inspect
import multiprocessing
import pathlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np
from numba import typeof as _typeof

from .engine import verbs
from .engine.actions import new_choices
from .engine.cards import cards_text
from .engine.chance import generator
from .engine.deal import SEATS
from .engine.game import Game, names
from .engine.game import game as make_game
from .engine.kernel import INTERPRETED, cache_folder, kernel_sources
from .engine.record import card_fields
from .table import Table

VERBS = ("apply", "advise", "suppose", "legal_actions", "start", "payoffs", "fallback")
"""What is compiled first; what takes longest stands first."""

typeof: Any = _typeof

PARTS = ("search", "simulation", "table", "odds")
"""What is made of the verbs."""

Progress = Callable[[int, int], None]


def warm(
    games: Sequence[str] | None = None,
    progress: Progress | None = None,
    parts: Sequence[str] = PARTS,
    processes: int | None = None,
) -> float:
    """Compile these games, or all, and of each these parts; return the seconds it took.

    Where kernels are plain Python there is nothing to do.  `progress(done, all)` is called
    at the beginning and after each part.  Without `processes` there is one for each core; a
    script that calls this must guard its main part, as always with processes.
    Raises `UnknownGame`, and `ValueError` for a part that there is not.
    """
    begin = time.perf_counter()
    for part in set(parts) - set(PARTS):
        raise ValueError(f"There is no part {part!r} to compile: there are {', '.join(PARTS)}.")
    chosen = [make_game(name).name for name in (names() if games is None else games)]
    if INTERPRETED:
        return 0.0
    rounds = [
        [(game, part) for part in some for game in chosen if not _note(game, part).exists()]
        for some in (VERBS, parts)
    ]
    done, every = 0, sum(map(len, rounds))
    if progress is not None:
        progress(done, every)
    if not every:
        return time.perf_counter() - begin
    # Not forked: a server or a test that warms up may have threads.
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        for work in rounds:
            for compiled in as_completed([pool.submit(compile_part, *each) for each in work]):
                compiled.result()
                done += 1
                if progress is not None:
                    progress(done, every)
    return time.perf_counter() - begin


def compile_part(game: str, part: str) -> None:
    """Compile one verb or part of one game in this process, or load it, and note that it is done."""
    if part in _WORK:
        _WORK[part](make_game(game))
    else:
        _compile_verb(make_game(game), part)
    note = _note(game, part)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.touch()


def _note(game: str, part: str) -> pathlib.Path:
    """An empty file which says that a part of a game is compiled."""
    return cache_folder(__name__) / f"compiled-{_edition()}" / f"{game}.{part}"


@functools.cache
def _edition() -> str:
    """Sixteen hex digits for these files: Numba compiles what has moved or has a new date once more."""
    digest = hashlib.sha256()
    for path in kernel_sources():
        about = path.stat()
        digest.update(f"{path} {about.st_mtime} {about.st_size}\n".encode())
    return digest.hexdigest()[:16]


def _compile_verb(game: Game, name: str) -> None:
    """Compile a verb for what it is called with, without calling it."""
    state = game.state()
    verb: Any = getattr(verbs.GAMES[state.dtype], name, None)
    if verb is None:
        return  # not every game has an opinion on what others hold (`verbs.suppose`)
    given = {
        "state": state,
        "rules": game.record(),
        "choices": new_choices(),
        "rng": generator(0),
        "out": np.zeros(SEATS, np.int64),
    }
    signature: Any = tuple(typeof(given.get(name, 0)) for name in inspect.signature(verb.py_func).parameters)
    verb.compile(signature)


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


def _search(game: Game) -> None:
    from .search import think

    table = next(_turns(game))
    assert table.actor is not None
    think(table.knowledge(table.actor), game.record(), table.actor, seed=0, playouts=1)


def _odds(game: Game) -> None:
    from .equity import odds

    if not hasattr(game.kind.kernels, "hand_odds"):
        return  # hands are not compared with each other in every game
    table = next(_turns(game))
    hand = max((_seen_of(table, seat) for seat in range(table.seats)), key=len)
    for players, samples in ((2, None), (game.max_players, 1)):
        odds(game, [cards_text(hand)], players=players, samples=samples, seed=0)


def _seen_of(table: Table, seat: int) -> list[int]:
    """The cards of a seat that its player sees."""
    known = table.knowledge(seat)
    return [int(card) for name in card_fields(known.dtype) for card in known[name][seat] if card >= 0]


_WORK: dict[str, Callable[[Game], None]] = {
    "table": _table,
    "odds": _odds,
    "search": _search,
    "simulation": _simulation,
}
