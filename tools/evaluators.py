"""How fast seven-card poker hands are ranked: Septet beside the evaluators of the Python registry.

Each is called in the fastest form it has; only Septet takes arrays of hands.  The hands are the
same for all, made ready in the form that each wants.  Everybody has a turn in every round, so that
what else the machine does at the time disturbs all alike; the best round counts.
"""

import importlib.metadata
import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

import septet
from septet.engine.cards import card_text

ROUNDS = 100
MANY = 200_000
FEW = 2_000

Case = tuple[str, int, Callable[[], Any]]
"""What it is called, how many hands it ranks, and how."""


def random_hands(count: int) -> "np.ndarray[Any, Any]":
    """Seven different random cards in each row."""
    order = np.random.default_rng(7).random((count, 52))
    return np.ascontiguousarray(np.argpartition(order, 7, axis=1)[:, :7].astype(np.int8))


def one_by_one(rank: Callable[..., Any], hands: Sequence[Any]) -> Callable[[], None]:
    """A call for each hand; a hand that is a tuple is spread over the arguments."""

    def spread() -> None:
        for hand in hands:
            rank(*hand)

    def plain() -> None:
        for hand in hands:
            rank(hand)

    return spread if isinstance(hands[0], tuple) else plain


def ours(hands: "np.ndarray[Any, Any]") -> Iterator[Case]:
    """Septet: arrays, and single hands."""
    yield "Septet, array of hands", len(hands), lambda: septet.poker.rank(hands)
    if (os.cpu_count() or 1) > 1:
        yield "Septet, array of hands, two threads", len(hands), lambda: septet.poker.rank(hands, threads=2)
    yield "Septet, one call a hand, list of codes", FEW, one_by_one(septet.poker.rank, hands[:FEW].tolist())


def phevaluator(hands: "np.ndarray[Any, Any]") -> Iterator[Case]:
    """PokerHandEvaluator's package; it has the same codes of cards."""
    from phevaluator import _pheval, evaluate_cards

    codes = [tuple(hand) for hand in hands[:FEW].tolist()]
    yield (
        "phevaluator, one call a hand, its private C function",
        FEW,
        one_by_one(_pheval.evaluate_7cards, codes),
    )
    yield "phevaluator, one call a hand, its public function", FEW, one_by_one(evaluate_cards, codes)


def xiapl(hands: "np.ndarray[Any, Any]") -> Iterator[Case]:
    """XiaPL, in C++: a hand is a mask of bits."""
    from xiapl.card import Card
    from xiapl.eval import evaluate_mask
    from xiapl.utils import cards_to_mask

    cards = [Card.from_string(card_text(code)) for code in range(52)]
    masks = [cards_to_mask([cards[code] for code in hand]) for hand in hands[:FEW].tolist()]
    yield "xiapl, one call a hand, bit mask", FEW, one_by_one(evaluate_mask, masks)


def eval7(hands: "np.ndarray[Any, Any]") -> Iterator[Case]:
    """eval7, in Cython: a hand is a list of card objects."""
    from eval7 import Card, evaluate

    cards = [Card(card_text(code)) for code in range(52)]
    objects = [[cards[code] for code in hand] for hand in hands[:FEW].tolist()]
    yield "eval7, one call a hand, card objects", FEW, one_by_one(evaluate, objects)


def measured(cases: Sequence[Case]) -> list[tuple[str, float]]:
    """The best rate of each case, in hands a second."""
    rates = dict.fromkeys((what for what, _, _ in cases), 0.0)
    for _ in range(ROUNDS):
        for what, count, work in cases:
            work()  # brings its tables near
            begin = time.perf_counter()
            work()
            rates[what] = max(rates[what], count / (time.perf_counter() - begin))
    return list(rates.items())


def table() -> list[str]:
    """The comparison as lines in Markdown."""
    hands = random_hands(MANY)
    cases, versions, missing = list(ours(hands)), [], []
    for peer in (phevaluator, xiapl, eval7):
        name = peer.__name__
        try:
            cases += peer(hands)
            versions.append(f"{name} {importlib.metadata.version(name)}")
        except ImportError:
            missing.append(f"{name} is not installed here and left out.")
    rows = sorted(measured(cases), key=lambda row: -row[1])
    lines = ["| seven-card hands | hands/s |", "| --- | ---: |"]
    lines += [f"| {what} | {rate / 1e6:,.{0 if rate > 2e7 else 2}f} M |" for what, rate in rows]
    return [*lines, "", *([f"Beside {', '.join(versions)}."] if versions else []), *missing]


if __name__ == "__main__":
    print("\n".join(table()))
