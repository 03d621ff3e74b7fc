"""Poker hands read a second time: plain Python, every five cards of a hand, no tables."""

from collections import Counter
from itertools import combinations

KINDS = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 6,
    (4, 1): 7,
}
STRAIGHT, FLUSH, STRAIGHT_FLUSH = 4, 5, 8


def rank_five(cards):
    """Category and ranks (2 to 14) of five codes, the most important first."""
    counts = Counter(card // 4 + 2 for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    kind = KINDS[tuple(sorted(counts.values(), reverse=True))]
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    straight = kind == 0 and ranks[0] - ranks[4] == 4
    flush = len({card % 4 for card in cards}) == 1
    if straight or flush:
        kind = STRAIGHT_FLUSH if straight and flush else STRAIGHT if straight else FLUSH
    return kind, [rank for rank in ranks for _ in range(counts[14 if rank == 1 else rank])]


def rank(cards):
    """The best five of the cards."""
    return max(rank_five(five) for five in combinations(cards, 5))


def decoded(value):
    """A value of the engine in the same terms."""
    ranks = [(value >> shift & 15) + 2 for shift in (16, 12, 8, 4, 0)]
    if value >> 20 in (STRAIGHT, STRAIGHT_FLUSH) and ranks[0] == 5:
        ranks[4] = 1
    return value >> 20, ranks
