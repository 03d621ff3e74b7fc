"""How often a hand of Seka wins: counted against up to four strangers, else by drawing deals.

Only the known hands that count most matter; the others cannot win.  All there is to know
of a stranger's hand is whether it counts less than these, as much, or more.
"""

import itertools
import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from ...engine.cards import NO_CARD, card_text
from ...engine.chance import below, generator
from ...engine.game import Game
from ...engine.kernel import kernel
from ...engine.odds import HandOdds, Odds
from .disjoint import count_disjoint, sets
from .hands import deck_of, read_hand, value_of, values_of

COUNTED = 4
"""Up to so many strangers the result is exact; with more, deals are drawn."""

SAMPLES = 4_000_000
"""Deals drawn if the number is not given."""

BATCH = 1_000_000
"""Deals drawn at a stretch, between which one can interrupt."""


def hand_odds(
    game: Game,
    hands: Sequence[Sequence[int]],
    players: int,
    samples: int | None,
    seed: int,
    dead: Sequence[int] = (),
) -> Odds:
    """The odds of known hands; see `septet.odds`.  Raises `InvalidCards`."""
    rules = game.record()
    values = [int(value_of(read_hand(list(hand), rules), rules)) for hand in hands]
    strangers = players - len(hands)
    seen = {card for hand in (*hands, dead) for card in hand}
    rest = np.array([card for card in deck_of(rules) if card not in seen], np.int8)
    size = int(rules.hand_size)
    if samples is None and strangers <= COUNTED:
        ties, deals = count_ties(rest, size, max(values), strangers, rules)
    else:
        deals = SAMPLES if samples is None else samples
        ties = draw_ties(rest, size, max(values), strangers, rules, deals, seed)
    exact = samples is None and strangers <= COUNTED
    best = values.count(max(values))
    return Odds(
        [
            _hand_odds(hand, ties if value == max(values) else [], best, deals, exact)
            for hand, value in zip(hands, values, strict=True)
        ],
        exact,
        deals,
    )


def _hand_odds(hand: Sequence[int], ties: Sequence[int], best: int, deals: int, exact: bool) -> HandOdds:
    """The odds of one of `best` equal hands: in `ties[j]` deals j strangers have as much, nobody more."""
    shares = [(Fraction(count, deals), Fraction(1, best + equal)) for equal, count in enumerate(ties)]
    equity = sum((chance * share for chance, share in shares), Fraction())
    square = sum((chance * share**2 for chance, share in shares), Fraction())
    alone = shares[0][0] if shares and best == 1 else Fraction()
    return HandOdds(
        cards=[card_text(card) for card in hand],
        win=float(alone),
        tie=float(sum((chance for chance, _ in shares), Fraction()) - alone),
        equity=float(equity),
        stderr=0.0 if exact else math.sqrt((square - equity**2) / deals),
    )


# --- counting --------------------------------------------------------------------


def count_ties(rest: Any, size: int, best: int, strangers: int, rules: Any) -> tuple[list[int], int]:
    """Count the deals of `rest` that give as much as `best` to 0, 1, … strangers, more to none; and all."""
    values = _values(rest, sets(len(rest), size), rules)
    less, equal = (values < best).astype(np.int64), (values == best).astype(np.int64)
    ties = count_disjoint(less, equal, strangers, len(rest), size)
    deals = math.prod(math.comb(len(rest) - size * stranger, size) for stranger in range(strangers))
    return ties, deals


def _values(rest: Any, places: Any, rules: Any) -> "np.ndarray[Any, np.dtype[np.int32]]":
    """The value of each hand, given as places in `rest`."""
    hands = np.full((len(places), 3), NO_CARD, np.int8)
    hands[:, : places.shape[1]] = rest[places]
    values = np.empty(len(hands), np.int32)
    values_of(hands, rules, values)
    return values


# --- drawing ---------------------------------------------------------------------


def draw_ties(
    rest: Any, size: int, best: int, strangers: int, rules: Any, deals: int, seed: int
) -> list[int]:
    """What `count_ties` counts, for so many random deals."""
    values = _values_by_places(rest, size, rules)
    places = np.arange(len(rest))
    rng = generator(seed)
    ties = np.zeros(strangers + 1, np.int64)
    for done in range(0, deals, BATCH):
        draw_deals(values, places, size, best, strangers, rng, min(BATCH, deals - done), ties)
    return [int(count) for count in ties]


def _values_by_places(rest: Any, size: int, rules: Any) -> "np.ndarray[Any, np.dtype[np.int32]]":
    """The value of every hand in any order; the cards' places in `rest` are the digits of its index."""
    places = sets(len(rest), size)
    values = _values(rest, places, rules)
    table = np.zeros((len(rest),) * size, np.int32)
    for order in itertools.permutations(range(size)):
        table[tuple(places[:, order].T)] = values
    return table.ravel()


@kernel
def draw_deals(
    values: Any, places: Any, size: int, best: int, strangers: int, rng: Any, deals: int, ties: Any
) -> None:
    """Deal to the strangers again and again; count in `ties` how many have `best` where none has more."""
    for _ in range(deals):
        equal = 0
        for stranger in range(strangers):
            index = 0
            for place in range(stranger * size, (stranger + 1) * size):
                other = place + below(rng, len(places) - place)
                places[place], places[other] = places[other], places[place]
                index = index * len(places) + places[place]
            if values[index] > best:
                equal = -1
                break
            if values[index] == best:
                equal += 1
        if equal >= 0:
            ties[equal] += 1
