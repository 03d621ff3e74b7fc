"""Legal actions: rows of an action and the inclusive range of its value, and a set of cards to play."""

from typing import Any

import numpy as np

from .bits import bit_at, count_bits, lowest_bit
from .kernel import kernel
from .record import Ints, hidden, new, record

ROWS = 64
"""The most that a game fills."""


@record
class Choices:
    """What the actor may do; `legal_actions` fills it in and says how many rows that makes.

    Cards of a hand may stand together as one set, which makes a row of each when somebody reads
    the rows (`spread`); who takes an action at random need not (`action_at`).

    It is a record and no array because compiled code hands a record on as one pointer, and an
    array as seven numbers, which cost a fifth of the time of a simulation.
    """

    kind: Ints = hidden(ROWS)  # the action
    low: Ints = hidden(ROWS)  # the least of its values
    high: Ints = hidden(ROWS)  # ... and the highest
    cards: int = hidden(scalar=np.int64)  # each bit is one more action, of this kind:
    card_kind: int = hidden()
    first_card: int = hidden()  # its value is this for bit 0


CHOICES = new(Choices.dtype).dtype  # type: ignore[attr-defined]
"""For compiled code, which makes its own rows: `np.zeros(1, CHOICES)[0]`."""


def new_choices() -> Any:
    """Rows for `legal_actions` to fill."""
    return new(CHOICES)


def listed(choices: Any, count: int) -> list[tuple[int, int, int]]:
    """All `count` actions as (kind, low, high), for code that is not compiled."""
    spread(choices, count)
    columns = (choices.kind, choices.low, choices.high)
    return list(zip(*(column[:count].tolist() for column in columns), strict=True))


@kernel
def offer(choices: Any, count: int, kind: int, low: int, high: int) -> int:
    """Add one legal action with the range of its value; return the new count."""
    choices.kind[count], choices.low[count], choices.high[count] = kind, low, high
    return count + 1


@kernel
def offer_set(choices: Any, count: int, kind: int, cards: int, first: int) -> int:
    """Add an action for each card of a set, given as bits, after all rows; return the new count.

    A game that does so once has to do so, or to empty `choices.cards`, whenever it is asked.
    """
    choices.cards, choices.card_kind, choices.first_card = cards, kind, first
    return count + count_bits(int(cards))


@kernel
def spread(choices: Any, count: int) -> int:
    """Make a row of each card of the set; return the count, which is the same."""
    row = count - count_bits(int(choices.cards))
    while choices.cards:
        value = choices.first_card + lowest_bit(int(choices.cards))
        choices.cards &= choices.cards - 1
        row = offer(choices, row, choices.card_kind, value, value)
    return count


@kernel
def action_at(choices: Any, count: int, place: int) -> tuple[int, int, int]:
    """The kind and the range of one of `count` actions, from place 0."""
    rows = count - count_bits(int(choices.cards))
    if place < rows:
        return choices.kind[place], choices.low[place], choices.high[place]
    value = choices.first_card + bit_at(int(choices.cards), place - rows)
    return choices.card_kind, value, value


@kernel
def row_of(choices: Any, count: int, kind: int) -> int:
    """The row of a kind of action, or -1: the first of them, which has the lowest value."""
    for row in range(count):
        if choices.kind[row] == kind:
            return row
    return -1
