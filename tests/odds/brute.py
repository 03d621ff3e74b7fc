"""Odds in plain Python: every deal of the unknown cards, hands valued by the reference model."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction

from tests.seka.reference import DECKS, Rules, hand_value


def brute_odds(rules: Rules, hands: Sequence[str], players: int) -> list[tuple[Fraction, Fraction, Fraction]]:
    """For each known hand how often it wins alone, how often it shares, and its part of the pot."""
    known = [hand.split() for hand in hands]
    values = [hand_value(hand, rules) for hand in known]
    rest = [card for card in DECKS[rules.deck] if not any(card in hand for hand in known)]
    wins, ties, shares, deals = [0] * len(known), [0] * len(known), [Fraction()] * len(known), 0
    for others in dealt(rest, rules.hand_size, players - len(known)):
        everybody = [*values, *(hand_value(hand, rules) for hand in others)]
        best = everybody.count(max(everybody))
        for number, value in enumerate(values):
            if value == max(everybody):
                wins[number] += best == 1
                ties[number] += best > 1
                shares[number] += Fraction(1, best)
        deals += 1
    return [
        (Fraction(win, deals), Fraction(tie, deals), share / deals)
        for win, tie, share in zip(wins, ties, shares, strict=True)
    ]


def dealt(cards: Sequence[str], size: int, players: int) -> Iterator[list[tuple[str, ...]]]:
    """Every way to deal so many hands."""
    if not players:
        yield []
        return
    for hand in itertools.combinations(cards, size):
        left = [card for card in cards if card not in hand]
        for others in dealt(left, size, players - 1):
            yield [hand, *others]
