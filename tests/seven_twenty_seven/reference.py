"""The showdown once more, in plain Python and from the words of the rules alone.

It shares nothing with the engine: cards are texts, points are fractions, pots are made chip
by chip.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import Any

TARGETS = {"seven": Fraction(7), "twenty_seven": Fraction(27)}
HALF = Fraction(1, 2)


def values(card: str, half_or_ten: bool) -> list[Fraction]:
    """What a card can count (S727-9 to 11, 44)."""
    rank = card[0]
    if rank == "A":
        return [Fraction(1), Fraction(11)]
    if rank in "JQK":
        return [HALF, Fraction(10)] if half_or_ten else [HALF]
    return [Fraction(10 if rank == "T" else int(rank))]


def possible(hand: Sequence[str], half_or_ten: bool = False) -> list[Fraction]:
    """All totals of a hand (S727-12)."""
    return sorted({sum(points, Fraction()) for points in product(*(values(c, half_or_ten) for c in hand))})


@dataclass
class Options:
    """The options that matter at a showdown."""

    over_is_out: bool = False
    declare: bool = False
    declare_tie: str = "loses"
    declare_deadlock: str = "cards_speak"
    half_or_ten: bool = False
    under_beats_over: bool = False
    fewer_cards_win: bool = False
    odd_chip_half: str = "twenty_seven"


@dataclass
class Outcome:
    """What each seat wins and what stays."""

    won: list[int]
    carried: int = 0
    pots: list[tuple[int, list[int]]] = field(default_factory=list)


def total_for(hand: Sequence[str], target: Fraction, options: Options) -> Fraction | None:
    """The total that counts for a target (3.5, step 1)."""
    totals = [
        total for total in possible(hand, options.half_or_ten) if not options.over_is_out or total <= target
    ]
    return min(totals, key=lambda total: (abs(total - target), total), default=None)


def winners_of(
    hands: Sequence[Sequence[str]], seats: list[int], target: Fraction, options: Options
) -> list[int]:
    """Who wins a half (3.5, step 2)."""
    totals = {seat: total for seat in seats if (total := total_for(hands[seat], target, options)) is not None}
    if not totals:
        return []
    least = min(abs(total - target) for total in totals.values())
    best = [seat for seat, total in totals.items() if abs(total - target) == least]
    if options.under_beats_over and any(totals[seat] <= target for seat in best):
        best = [seat for seat in best if totals[seat] <= target]
    if options.fewer_cards_win:
        best = [
            seat
            for seat in best
            if not any(totals[o] == totals[seat] and len(hands[o]) < len(hands[seat]) for o in best)
        ]
    return best


def layers(paid: Sequence[int], live: Sequence[bool]) -> list[tuple[int, list[int]]]:
    """The pots, made chip by chip: each goes to those who are in and have put in as many (3.6)."""
    pots: list[tuple[int, list[int]]] = []
    rest = 0
    for height in range(1, max(paid) + 1):
        chips = sum(amount >= height for amount in paid)
        seats = [seat for seat, amount in enumerate(paid) if live[seat] and amount >= height]
        if not seats:
            rest += chips  # only the folded have put in so much
        elif pots and pots[-1][1] == seats:
            pots[-1] = (pots[-1][0] + chips, seats)
        else:
            pots.append((chips, seats))
    if rest:
        pots[-1] = (pots[-1][0] + rest, pots[-1][1])
    return pots


def divide(chips: int, winners: list[int], order: list[int], won: list[int]) -> None:
    """Equal shares, odd chips one each in order (3.5, step 5)."""
    each, odd = divmod(chips, len(winners))
    for place, seat in enumerate(seat for seat in order if seat in winners):
        won[seat] += each + (place < odd)


def settle(
    hands: Sequence[Sequence[str]],
    paid: Sequence[int],
    live: Sequence[bool],
    dealer: int,
    options: Options,
    announced: Sequence[str] | None = None,
) -> Outcome:
    """The whole showdown (3.5)."""
    count = len(hands)
    order = [(dealer + step) % count for step in range(1, count + 1)]
    outcome = Outcome([0] * count)
    outcome.pots = layers(paid, live)
    for chips, seats in outcome.pots:
        entitled = {name: list(seats) for name in TARGETS}
        if announced is not None:
            entitled = entitled_by_announcement(hands, seats, options, announced)
            if not any(competing(hands, entitled, options).values()):
                if options.declare_deadlock == "carry_over":
                    outcome.carried += chips
                    continue
                entitled = {name: list(seats) for name in TARGETS}
        best = competing(hands, entitled, options)
        big, small = (chips + 1) // 2, chips // 2
        sizes = {name: big if name == options.odd_chip_half else small for name in TARGETS}
        if not best["seven"]:
            sizes = {"twenty_seven": chips}
        elif not best["twenty_seven"]:
            sizes = {"seven": chips}
        for name, size in sizes.items():
            divide(size, best[name], order, outcome.won)
    return outcome


def competing(hands: Any, entitled: dict[str, list[int]], options: Options) -> dict[str, list[int]]:
    """Who wins which half among those entitled to it."""
    return {name: winners_of(hands, entitled[name], target, options) for name, target in TARGETS.items()}


def entitled_by_announcement(
    hands: Any, seats: list[int], options: Options, announced: Sequence[str]
) -> dict[str, list[int]]:
    """Who may compete for which half, those left out who announced both and failed (3.5, step 3)."""
    entitled = {name: [seat for seat in seats if announced[seat] in (name, "both")] for name in TARGETS}
    best = competing(hands, entitled, options)
    failed = []
    for seat in seats:
        if announced[seat] != "both":
            continue
        if options.declare_tie == "counts":
            succeeds = all(seat in best[name] for name in TARGETS)
        else:
            succeeds = all(best[name] == [seat] for name in TARGETS)
        if not succeeds:
            failed.append(seat)
    return {name: [seat for seat in entitled[name] if seat not in failed] for name in TARGETS}
