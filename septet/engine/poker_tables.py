"""The tables that rank poker hands, worked out with NumPy in a fraction of a second.

Without a flush only the ranks count.  There are 49,205 ways to choose the ranks of seven
cards, 18,395 of six and 6,175 of five.  Every rank has a random weight, and the sums of the
weights of any two such choices differ.  So a sum says which ranks a hand has, whatever
their order, and its lowest bits serve to look the hand up.

They do so without a collision (Tarjan and Yao, "Storing a sparse table", 1979): some of the
bits name a row, some a column, and each row has a shift such that no two hands come to lie on
the same place, `(column + shift[row]) mod places`.

Hands of seven cards, with a table of their own, read from 272 KB, which a core has near by.
"""

import os
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .cards import ACE
from .poker_category import CATEGORY_SHIFT, Category

Ints = np.ndarray[Any, np.dtype[np.int64]]

RANK_COUNT = 13
SETS = 1 << RANK_COUNT
"""How many sets of ranks there are; a set has bit r for rank r."""

FIVE_HIGH = 3
"""The rank of the five, which is the highest card of the lowest straight (STUD-12)."""

# fmt: off
WEIGHTS = np.array([
    1826701615, 1367864807, 1097657232, 579362556, 661058652, 87989972, 161576974,
    35492827, 376383645, 1746484540, 1394609703, 1960127676, 1081530687,
], np.int64)
# fmt: on
"""The weight of each rank: random numbers below 2**31, drawn once."""


@dataclass(frozen=True)
class Layout:
    """How the sums for hands of one size are spread: bits for the column, then bits for the row."""

    cards: int
    column_bits: int
    row_bits: int

    @property
    def places(self) -> int:
        """The number of places in the table."""
        return 1 << self.column_bits

    def columns(self, sums: Ints) -> Ints:
        """The column of each sum."""
        return sums & (self.places - 1)

    def rows(self, sums: Ints) -> Ints:
        """The row of each sum."""
        return sums >> self.column_bits & ((1 << self.row_bits) - 1)


FIVE = Layout(5, column_bits=13, row_bits=10)
SIX = Layout(6, column_bits=15, row_bits=11)
SEVEN = Layout(7, column_bits=16, row_bits=13)


Tables = dict[str, np.ndarray[Any, Any]]
"""`flushes`, and for 5, 6 and 7 cards `shifts_5` …, `values_5` …."""


def load_tables(folder: Path) -> Tables:
    """The tables as they are kept in a folder, or else worked out, and kept there for the next time."""
    file = folder / "poker.npz"
    try:
        with np.load(file) as kept:
            return dict(kept)
    except (OSError, EOFError, ValueError, zipfile.BadZipFile):  # there is none, or not a whole one
        tables = work_out()
    with suppress(OSError):  # a folder that cannot be written to costs half a second each time, no more
        _keep(tables, file)
    return tables


def _keep(tables: Tables, file: Path) -> None:
    """Write the file under another name first, so that no other process reads half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    with unfinished.open("wb") as stream:
        np.savez(stream, **tables)  # type: ignore[arg-type]
    unfinished.replace(file)


def work_out() -> Tables:
    """All tables."""
    tables: Tables = {"flushes": flush_values()}
    for layout in (FIVE, SIX, SEVEN):
        shifts, values = hash_tables(layout)
        tables |= {f"shifts_{layout.cards}": shifts, f"values_{layout.cards}": values}
    return tables


# --- what a choice of ranks is worth ------------------------------------------


def choices_of_ranks(cards: int) -> Ints:
    """All ways to choose the ranks of `cards` cards: rows of 13 numbers from 0 to 4."""
    chosen, left = np.zeros((1, 0), np.int64), np.array([cards])
    for rank in range(RANK_COUNT):
        rest = 4 * (RANK_COUNT - 1 - rank)
        fits = [(left >= count) & (left - count <= rest) for count in range(5)]
        chosen = np.vstack(
            [np.column_stack([chosen[fit], np.full(fit.sum(), count)]) for count, fit in enumerate(fits)]
        )
        left = np.concatenate([left[fit] - count for count, fit in enumerate(fits)])
    return chosen


@cache
def _highest() -> Ints:
    """For every set of ranks, its highest; -1 for none."""
    highest = np.full(SETS, -1)
    for rank in range(RANK_COUNT):
        highest[1 << rank : 2 << rank] = rank
    return highest


@cache
def _straights() -> Ints:
    """For every set of ranks, the highest card of its best straight; -1 for none."""
    sets, best = np.arange(SETS), np.full(SETS, -1)
    for high in range(FIVE_HIGH, RANK_COUNT):
        needed = sum(1 << rank for rank in straight_ranks(high))
        best[(sets & needed) == needed] = high
    return best


def straight_ranks(high: int) -> list[int]:
    """The ranks of the straight up to `high`, from the top; under the five and the two comes the ace."""
    return [rank % RANK_COUNT for rank in range(high, high - 5, -1)]


assert straight_ranks(FIVE_HIGH)[-1] == ACE


def _take(ranks: Ints, count: int) -> tuple[list[Ints], Ints]:
    """The highest `count` ranks of each set, and what is left of the sets."""
    taken = []
    for _ in range(count):
        taken.append(_highest()[ranks])
        ranks = _without(ranks, taken[-1])
    return taken, ranks


def _without(ranks: Ints, rank: Ints) -> Ints:
    return np.where(rank >= 0, ranks & ~(1 << np.maximum(rank, 0)), ranks)


def _value(category: Category, five: list[Ints]) -> Ints:
    """Category and the ranks of the five cards that count, most important first, as one number."""
    value = np.zeros_like(five[0])
    for rank in five:
        value = value << 4 | np.maximum(rank, 0)  # no rank where the category does not apply anyway
    return category << CATEGORY_SHIFT | value


def _straight_value(category: Category, high: Ints) -> Ints:
    below = [np.where(high - down >= 0, high - down, ACE) for down in range(5)]
    return _value(category, below)


def values_without_flush(chosen: Ints) -> Ints:
    """What each choice of ranks is worth if no five cards are of one suit (STUD-5 to STUD-17)."""
    sets = [((chosen >= count) << np.arange(RANK_COUNT)).sum(axis=1) for count in range(5)]
    _, once, twice, thrice, four_times = sets
    (four,), (three,), (pair, second) = _take(four_times, 1)[0], _take(thrice, 1)[0], _take(twice, 2)[0]
    (full,) = _take(_without(twice, three), 1)[0]
    beside_four, beside_three, beside_pair = (
        _take(_without(once, rank), 3)[0] for rank in (four, three, pair)
    )
    beside_two_pair = _take(_without(_without(once, pair), second), 1)[0]
    straight = _straights()[once]
    return np.select(
        [four >= 0, (three >= 0) & (full >= 0), straight >= 0, three >= 0, second >= 0, pair >= 0],
        [
            _value(Category.FOUR_OF_A_KIND, [four] * 4 + beside_four[:1]),
            _value(Category.FULL_HOUSE, [three] * 3 + [full] * 2),
            _straight_value(Category.STRAIGHT, straight),
            _value(Category.THREE_OF_A_KIND, [three] * 3 + beside_three[:2]),
            _value(Category.TWO_PAIR, [pair] * 2 + [second] * 2 + beside_two_pair),
            _value(Category.PAIR, [pair] * 2 + beside_pair),
        ],
        _value(Category.HIGH_CARD, _take(once, 5)[0]),
    )


def flush_values() -> "np.ndarray[Any, np.dtype[np.int32]]":
    """What the cards of one suit are worth, by the set of their ranks (STUD-6, 7, 10).

    Five or more of one suit and four of a kind or a full house do not fit into seven cards.
    """
    sets = np.arange(SETS)
    five, _ = _take(sets, 5)
    straight = _straights()
    flush = np.where(five[4] >= 0, _value(Category.FLUSH, five), 0)
    values = np.where(straight >= 0, _straight_value(Category.STRAIGHT_FLUSH, straight), flush)
    return values.astype(np.int32)


# --- where it stands ----------------------------------------------------------


def hash_tables(layout: Layout) -> tuple["np.ndarray[Any, Any]", "np.ndarray[Any, Any]"]:
    """The shifts of all rows (uint16), and the values (int32) of all places."""
    chosen = choices_of_ranks(layout.cards)
    sums = chosen @ WEIGHTS
    shifts = row_shifts(layout, sums)
    values = np.zeros(layout.places, np.int32)
    values[layout.columns(layout.columns(sums) + shifts[layout.rows(sums)])] = values_without_flush(chosen)
    return shifts.astype(np.uint16), values


def row_shifts(layout: Layout, sums: Ints) -> Ints:
    """A shift for every row with which all sums come to lie on places of their own.

    The rows with most sums are placed first, each at the first shift where all its places
    are free.
    """
    rows, columns = layout.rows(sums), layout.columns(sums)
    lengths = np.bincount(rows, minlength=1 << layout.row_bits)
    members = np.split(columns[np.argsort(rows, kind="stable")], np.cumsum(lengths)[:-1])
    free = np.ones(layout.places, bool)
    shifts = np.zeros(len(lengths), np.int64)
    for row in np.argsort(-lengths, kind="stable"):
        if lengths[row]:
            shifts[row] = _first_fit(layout, free, members[row])
            free[layout.columns(members[row] + shifts[row])] = False
    return shifts


def _first_fit(layout: Layout, free: "np.ndarray[Any, Any]", columns: Ints) -> int:
    step = 64
    for first in range(0, layout.places, step):
        fits = free[layout.columns(np.arange(first, first + step)[:, None] + columns)].all(axis=1)
        if fits.any():
            return first + int(fits.argmax())
    raise AssertionError("no place for a row: other weights are needed")
