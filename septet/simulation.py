"""Play many deals and count: written once, compiled for each game's record.

The deals are played in blocks, each with a stream of random numbers of its own, so that
a seed gives the same result on any number of threads.
"""

import collections
import itertools
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import numpy as np

from .checks import check_number
from .engine import verbs
from .engine.actions import CHOICES
from .engine.chance import generator
from .engine.deal import SEATS
from .engine.game import Game
from .engine.game import game as make_game
from .engine.kernel import allocating_kernel
from .errors import NotPossible
from .playout import CAUTIOUS, RANDOM, play_out

T = TypeVar("T")

POLICIES = {"random": RANDOM, "cautious": CAUTIOUS}
BLOCK = 10_000
ENDINGS = 32


@dataclass(frozen=True)
class Payoff:
    """What a seat won or lost a deal: the mean over all deals and its standard error."""

    mean: float
    stderr: float


@dataclass(frozen=True)
class Simulation:
    """The result of `simulate`."""

    game: str
    players: int
    deals: int
    actions: int
    """What players did; the dealer's deals are not counted."""
    seconds: float
    actions_per_second: float
    payoffs: list[Payoff]
    endings: dict[str, int]
    """How many deals ended in which way."""

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)


@allocating_kernel
def play_block(
    state: Any, rules: Any, policy: int | None, rng: Any, deals: int, sums: Any, squares: Any, endings: Any
) -> int:
    """Play `deals` deals from the state's chips each; add up payoffs and endings; return the actions."""
    choices = np.zeros(1, CHOICES)[0]
    chips = state.chips.copy()
    paid = np.zeros(SEATS, np.int64)
    actions = 0
    for _ in range(deals):
        for seat in range(state.seats):
            state.chips[seat] = chips[seat]
        verbs.start(state, rules)
        actions += play_out(state, rules, policy, rng, choices)
        verbs.payoffs(state, rules, paid)
        for seat in range(state.seats):
            sums[seat] += paid[seat]
            squares[seat] += paid[seat] * paid[seat]
        endings[state.ending] += 1
    return actions


class _Tally:
    """Sums over one block of deals."""

    def __init__(self) -> None:
        self.actions = 0
        self.sums = np.zeros(SEATS, np.int64)
        self.squares = np.zeros(SEATS, np.int64)
        self.endings = np.zeros(ENDINGS, np.int64)

    def play(
        self, game: Game, players: int, policy: int | None, seed: int, block: int, deals: int
    ) -> "_Tally":
        """Play one block."""
        state = game.state()
        state.seats = players
        state.unwatched = 1
        state.present[:players] = 1
        state.chips[:players] = game.starting_chips
        state.dealer = block * BLOCK % players
        rng = generator(seed, block)
        self.actions = play_block(
            state, game.record(), policy, rng, deals, self.sums, self.squares, self.endings
        )
        return self

    def add(self, other: "_Tally") -> None:
        """Add another block's sums."""
        self.actions += other.actions
        self.sums += other.sums
        self.squares += other.squares
        self.endings += other.endings


def simulate(
    game: str | Game,
    players: int = 4,
    deals: int = 1000,
    rules: Mapping[str, Any] | None = None,
    seed: int | None = None,
    policy: str = "random",
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `deals` deals, everybody with the starting chips in each, the deal moving on.

    In games for points one deal follows another as at a table, and a new game the last one.

    `policy` is `random` (uniform over the legal actions, then over the action's range) or
    `cautious` (the game's tips).  `progress` is called with the number of deals done now
    and then.  The same seed gives the same result on any number of threads.  Time does not
    count the first compilation.

    Raises `UnknownGame`, `InvalidRules` or `NotPossible`.
    """
    chosen = make_game(game, rules)
    _check(chosen, players, deals, policy, threads)
    seed = secrets.randbits(64) if seed is None else seed
    _Tally().play(chosen, players, POLICIES[policy], 0, 0, 1)  # compiles, or loads what is compiled
    begin = time.perf_counter()
    total, done = _Tally(), 0

    def block(number: int) -> tuple[_Tally, int]:
        size = min(BLOCK, deals - number * BLOCK)
        return _Tally().play(chosen, players, POLICIES[policy], seed, number, size), size

    for tally, size in _in_order(block, -(-deals // BLOCK), threads):
        total.add(tally)
        done += size
        if progress is not None:
            progress(done)
    seconds = time.perf_counter() - begin
    return Simulation(
        game=str(chosen),
        players=players,
        deals=deals,
        actions=total.actions,
        seconds=seconds,
        actions_per_second=total.actions / seconds,
        payoffs=[_payoff(total, seat, deals) for seat in range(players)],
        endings={
            ending.name.lower(): int(total.endings[ending])
            for ending in chosen.kind.endings
            if total.endings[ending]
        },
    )


def _in_order(work: Callable[[int], T], count: int, threads: int) -> Iterator[T]:
    """The results of `work(0)` to `work(count - 1)`, a few ahead of the one that is asked for.

    Who stops asking (Ctrl-C, an error in `progress`) stops the work.
    """
    pool = ThreadPoolExecutor(threads)
    try:
        ahead = collections.deque(pool.submit(work, number) for number in range(min(count, 2 * threads)))
        for number in itertools.count(len(ahead)):
            if not ahead:
                return
            yield ahead.popleft().result()
            if number < count:
                ahead.append(pool.submit(work, number))
    finally:
        pool.shutdown(cancel_futures=True)


def _payoff(total: _Tally, seat: int, deals: int) -> Payoff:
    mean = float(total.sums[seat]) / deals
    variance = max(float(total.squares[seat]) / deals - mean * mean, 0.0)
    return Payoff(mean=mean, stderr=(variance / max(deals - 1, 1)) ** 0.5)


def _check(game: Game, players: int, deals: int, policy: str, threads: int) -> None:
    for what, number, low, high in (
        ("players", players, game.min_players, game.max_players),
        ("deals", deals, 1, 10**12),
        ("threads", threads, 1, 256),
    ):
        check_number(what, number, low, high)
    if policy not in POLICIES:
        raise NotPossible(f"policy {policy!r}: must be one of {', '.join(POLICIES)}")
