"""Think ahead: imagine what is hidden, try each action, play on, and count the chips.

Written once, compiled for each game's record.  What a player knows (`engine.knowledge`)
is filled in at random, again and again; in each world thus imagined every candidate action
is tried with the same luck, and the deal is played to its end by cautious players who
now and then do something else.  Candidates that do badly are dropped half by half, so that
most of the time goes to those between which it is close (sequential halving: Karnin,
Koren and Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013).
"""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from .engine import verbs
from .engine.actions import CHOICES, listed, new_choices
from .engine.chance import CHANCE, begin, below, generator, next_bits
from .engine.deal import DEALER, NOBODY, SEATS
from .engine.deck import shuffle
from .engine.kernel import allocating_kernel, kernel
from .engine.record import array_of
from .playout import CAUTIOUS, RANDOM, decide

PLAYOUTS = 20_000
"""Deals played to their end for one decision."""

SLICE = 1_000
"""Playouts between two looks at the clock."""

SURPRISE = 64
"""In a playout one decision in so many is random."""

STEPS = (0.0, 0.1, 0.25, 0.5, 1.0)
"""Where in the range of an action its values are tried."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of trying one action."""

    kind: int
    value: int
    mean: float
    """What the viewer wins from here on, on average, in chips."""
    stderr: float
    playouts: int


def think(
    known: Any, rules: Any, viewer: int, seed: int, playouts: int = PLAYOUTS, seconds: float | None = None
) -> list[Thought]:
    """Weigh what `viewer`, whose turn it is, can do; best first.

    `known` is what the viewer knows, as a record of the game's state, and stays as it is.
    Thinking ends after so many playouts in all, or as soon as `seconds` have passed; without
    `seconds` equal arguments give equal thoughts.  Threads can think at the same time.
    """
    tried = list(candidates(known, rules))
    search = _Search(known, rules, viewer, np.array(tried, np.int32), generator(seed))
    deadline = math.inf if seconds is None else time.monotonic() + seconds
    rounds = max(1, math.ceil(math.log2(len(tried))))
    while len(search.racing) > 1 or not search.played[search.racing[0]]:
        search.play(playouts // (rounds * len(search.racing)), deadline)
        search.drop(len(search.racing) // 2)
    return search.thoughts()


def candidates(known: Any, rules: Any) -> Iterator[tuple[int, int]]:
    """The legal actions, with a few values of each range: the least, some steps up, the most.

    Who need not pay does not fold: that is the one thing which is never better.
    """
    choices = new_choices()
    count = verbs.legal_actions(known, rules, choices)
    fold = getattr(verbs.GAMES[known.dtype].Act, "FOLD", None)
    free = verbs.fallback(known, rules)[0] != fold
    for kind, low, high in listed(choices, count):
        if kind == fold and free and count > 1:
            continue
        values = {low + math.ceil(step * (high - low)) for step in STEPS}
        yield from ((kind, value) for value in sorted(values))


class _Search:
    """Candidates on trial and what they have won."""

    def __init__(self, known: Any, rules: Any, viewer: int, tried: Any, rng: Any) -> None:
        self.known, self.rules, self.viewer, self.tried, self.rng = known, rules, viewer, tried, rng
        self.racing = list(range(len(tried)))
        self.dropped: list[int] = []
        self.played = np.zeros(len(tried), np.int64)
        self.sums = np.zeros(len(tried), np.float64)
        self.squares = np.zeros(len(tried), np.float64)
        self.desk = array_of(known.dtype, 3)

    def play(self, worlds: int, deadline: float) -> None:
        """Try all candidates that are still in the race in so many worlds, at least in one."""
        racing = np.array(self.racing)
        left = max(worlds, 1)
        while left > 0:
            portion = min(left, max(1, SLICE // len(racing)))
            self.desk[0] = self.known
            explore(
                self.desk,
                self.rules,
                self.viewer,
                self.tried,
                racing,
                self.rng,
                portion,
                self.sums,
                self.squares,
            )
            self.played[racing] += portion
            left -= portion
            if time.monotonic() > deadline:
                break

    def drop(self, count: int) -> None:
        """Take the worst of those in the race out of it."""
        self.racing.sort(key=self._mean, reverse=True)
        keep = len(self.racing) - count
        self.dropped = self.racing[keep:] + self.dropped
        self.racing = self.racing[:keep]

    def _mean(self, candidate: int) -> float:
        return float(self.sums[candidate] / self.played[candidate])

    def thoughts(self) -> list[Thought]:
        """All candidates: who was dropped later stands before who was dropped sooner."""
        return [self._thought(candidate) for candidate in (*self.racing, *self.dropped)]

    def _thought(self, candidate: int) -> Thought:
        kind, value = self.tried[candidate].tolist()
        played, mean = int(self.played[candidate]), self._mean(candidate)
        variance = max(float(self.squares[candidate]) / played - mean**2, 0.0)
        return Thought(kind, value, mean, math.sqrt(variance / max(played - 1, 1)), played)


@allocating_kernel
def explore(
    desk: Any,
    rules: Any,
    viewer: int,
    tried: Any,
    racing: Any,
    rng: Any,
    worlds: int,
    sums: Any,
    squares: Any,
) -> None:
    """Try each candidate in the race in so many imagined worlds; add up what the viewer wins.

    On the desk lie what is known, the world imagined, and the game played on in it.
    """
    known, world, game = desk[0], desk[1], desk[2]
    choices = np.zeros(1, CHOICES)[0]
    paid = np.zeros(SEATS, np.int64)
    luck = np.empty(1, CHANCE)[0]
    now = known.chips[viewer] - known.chips_before[viewer]
    for _ in range(worlds):
        desk[1] = known
        verbs.suppose(world, rules, viewer, rng)
        world.unwatched = 1
        fate = next_bits(rng)
        for candidate in racing:
            desk[2] = world
            begin(luck, fate)
            verbs.apply(game, rules, tried[candidate, 0], tried[candidate, 1])
            play_on(game, rules, luck, choices)
            verbs.payoffs(game, rules, paid)
            won = float(paid[viewer] - now)
            sums[candidate] += won
            squares[candidate] += won * won


@kernel
def play_on(state: Any, rules: Any, rng: Any, choices: Any) -> None:
    """Play the deal to its end as cautious players do who now and then do anything."""
    while state.actor != NOBODY:
        kind, value = verbs.DEAL, 0
        if state.actor == DEALER:
            shuffle(state, rng)
        elif below(rng, SURPRISE) == 0:
            kind, value = decide(state, rules, RANDOM, rng, choices)
        else:
            kind, value = decide(state, rules, CAUTIOUS, rng, choices)
        verbs.apply(state, rules, kind, value)
