"""How often hands of Seven Card Stud win: counted where that is feasible, else by drawing deals.

Every known hand is completed to seven cards from those that nobody has seen, and so are the
hands of strangers; a card that is known to be face down somewhere, but not which, is one
of the unseen.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engine.cards import UNKNOWN, card_text, parse_cards
from ...engine.chance import generator, next_bits
from ...engine.game import Game
from ...engine.kernel import allocating_kernel, kernel
from ...engine.odds import HandOdds, Odds
from ...engine.poker import NO_CARDS, has_flush, key_of, rank_of_key
from ...errors import InvalidCards, NotPossible
from .state import CARDS

COUNTED = 60_000_000
"""So many deals are counted one by one; where there are more, deals are drawn."""

SAMPLES = 4_000_000
"""Deals drawn if the number is not given."""

BATCH = 500_000
"""Deals drawn at a stretch, between which one can interrupt."""

PACK = 52
MOST_DOWN, MOST_UP = 3, 4


def parse_hand(text: str) -> list[int]:
    """The cards of a hand written `"As Ad / Kc"`: down cards, a slash, the board; `??` is not known.

    Raises `InvalidCards`.
    """
    down, slash, up = text.partition("/")
    if not slash:
        return parse_cards(text)
    hidden, board = parse_cards(down), parse_cards(up)
    if len(hidden) > MOST_DOWN or len(board) > MOST_UP:
        raise InvalidCards(f"{text!r}: a hand has at most {MOST_DOWN} cards down and {MOST_UP} up")
    if UNKNOWN in board:
        raise InvalidCards(f"{text!r}: a card that lies face up is known")
    return hidden + board


def hand_odds(
    game: Game,
    hands: Sequence[Sequence[int]],
    players: int,
    samples: int | None,
    seed: int,
    dead: Sequence[int] = (),
) -> Odds:
    """The odds of known hands; see `septet.odds`.  Raises `InvalidCards` or `NotPossible`."""
    known = [[card for card in hand if card != UNKNOWN] for hand in hands]
    for hand in hands:
        if len(hand) > CARDS:
            raise InvalidCards(f"a hand has at most {CARDS} cards, not {len(hand)}")
    seen = {card for hand in known for card in hand} | set(dead)
    pool = np.array([card for card in range(PACK) if card not in seen], np.int8)
    missing = np.array([CARDS - len(hand) for hand in known] + [CARDS] * (players - len(hands)), np.int64)
    if missing.sum() > len(pool):
        raise NotPossible(f"{missing.sum()} cards are to come but only {len(pool)} are left")
    strangers = players - len(hands)
    keys = np.array([sum(map(key_of_card, hand), NO_CARDS) for hand in known] + [NO_CARDS] * strangers)
    held = np.array([sum(1 << card for card in hand) for hand in known] + [0] * strangers, np.int64)
    outcomes = np.zeros(1 << players, np.int64)  # deals by who is best, a bit for each player
    deals = ways(len(pool), missing)
    exact = samples is None and deals <= COUNTED
    if exact:
        count_deals(pool, missing, keys, held, outcomes)
    else:
        deals = SAMPLES if samples is None else samples
        rng = generator(seed)
        for done in range(0, deals, BATCH):
            draw_deals(pool, missing, keys, held, rng, min(BATCH, deals - done), outcomes)
    return Odds(
        [one_of(hand, shares(outcomes, i), deals, exact) for i, hand in enumerate(hands)], exact, deals
    )


def shares(outcomes: Any, player: int) -> list[int]:
    """In how many deals a player is best, alone and with 1, 2, … others: `shares[n]` with n in all."""
    counts = [0] * (len(outcomes).bit_length())
    for best, deals in enumerate(outcomes.tolist()):
        if best >> player & 1:
            counts[best.bit_count()] += deals
    return counts


def key_of_card(card: int) -> int:
    """The key of one card."""
    return int(one_key(card))


@kernel
def one_key(card: int) -> int:
    """The key of one card, for Python."""
    return key_of(card)


def ways(cards: int, missing: Any) -> int:
    """In how many ways the missing cards can come."""
    product = 1
    for number in missing.tolist():
        product *= math.comb(cards, number)
        cards -= number
    return product


def one_of(hand: Sequence[int], counts: Sequence[int], deals: int, exact: bool) -> HandOdds:
    """The odds of one hand, with its `shares`."""
    chances = [count / deals for count in counts]
    equity = sum(chance / number for number, chance in enumerate(chances) if number)
    square = sum(chance / number**2 for number, chance in enumerate(chances) if number)
    return HandOdds(
        cards=[card_text(card) for card in hand],
        win=chances[1],
        tie=sum(chances[2:]),
        equity=equity,
        stderr=0.0 if exact else math.sqrt(max(square - equity**2, 0.0) / deals),
    )


@kernel
def best_of(ranks: Any, hands: int) -> int:
    """Who has the highest rank, a bit for each: without branches, which nobody could predict."""
    best = 0
    for hand in range(hands):
        best = max(best, ranks[hand])
    seats = 0
    for hand in range(hands):
        seats |= (ranks[hand] == best) << hand
    return seats


# --- counting --------------------------------------------------------------------


@allocating_kernel
def count_deals(pool: Any, missing: Any, keys: Any, held: Any, outcomes: Any) -> None:
    """Go through all ways in which the missing cards can come.

    The missing cards stand in a row like the wheels of a counter, hand after hand: each wheel
    takes a place of the pool that is free, within a hand in rising order, and the last one
    turns first.
    """
    hands, wheels = len(missing), missing.sum()
    owner = np.empty(wheels + 1, np.int64)
    start = np.zeros(wheels + 1, np.int64)  # the first place that a wheel may take
    place = np.full(wheels + 1, -1)  # the one it has taken
    key = np.empty(wheels + 1, np.int64)  # of its hand, before its card
    mask = np.empty(wheels + 1, np.int64)
    ranks = np.empty(hands, np.int64)
    free = np.ones(len(pool), np.int64)
    wheel = 0
    for hand in range(hands):
        if missing[hand] == 0:
            ranks[hand] = rank_of_key(keys[hand], held[hand], CARDS)
        for _ in range(missing[hand]):
            owner[wheel], key[wheel], mask[wheel] = hand, keys[hand], held[hand]
            wheel += 1
    owner[wheels] = hands
    if wheels == 0:
        outcomes[best_of(ranks, hands)] += 1
    wheel = 0 if wheels > 0 else -1
    while wheel >= 0:
        at = turn(place[wheel], start[wheel], free)
        place[wheel] = at
        if at < 0:
            wheel -= 1
            continue
        hand, card = owner[wheel], int(pool[at])
        now, cards = key[wheel] + key_of(card), mask[wheel] | 1 << card
        wheel += 1
        if owner[wheel] == hand:
            start[wheel], key[wheel], mask[wheel] = at + 1, now, cards
            continue
        ranks[hand] = rank_of_key(now, cards, CARDS)
        if wheel == wheels:
            outcomes[best_of(ranks, hands)] += 1
            wheel -= 1


@kernel
def turn(place: int, start: int, free: Any) -> int:
    """The next free place after one that is given back; -1 when there is none."""
    at = start
    if place >= 0:
        free[place] = 1
        at = place + 1
    while at < len(free) and not free[at]:
        at += 1
    if at == len(free):
        return -1
    free[at] = 0
    return at


# --- drawing ---------------------------------------------------------------------


CARD_BITS = 56
"""In the stock a card is its key, and above that, from this bit on, the card itself."""

KEY = (1 << CARD_BITS) - 1
LOW = 0xFFFFFFFF


@allocating_kernel
def draw_deals(pool: Any, missing: Any, keys: Any, held: Any, rng: Any, deals: int, outcomes: Any) -> None:
    """Deal the missing cards at random again and again.

    Places are unsigned numbers here: then nobody asks whether they count from the end.
    """
    hands, size, wanted = len(missing), len(pool), missing.sum()
    ranks = np.empty(hands, np.int64)
    stock = np.zeros(size + 3, np.int64)  # the last four that are drawn may be more than there are
    for place in range(size):
        stock[place] = key_of(int(pool[place])) | int(pool[place]) << CARD_BITS
    for _ in range(deals):
        draw_in_fours(stock, size, wanted, rng)
        place = 0
        for hand in range(hands):
            key, first = keys[np.uint64(hand)], place
            for _ in range(missing[np.uint64(hand)]):
                key += stock[np.uint64(place)] & KEY
                place += 1
            cards = held[np.uint64(hand)] | held_by(stock, first, place, key)
            ranks[np.uint64(hand)] = rank_of_key(key, cards, CARDS)
        outcomes[np.uint64(best_of(ranks, hands))] += 1


@kernel
def draw_in_fours(stock: Any, size: int, wanted: int, rng: Any) -> None:
    """Put random cards into the first places of the stock: as many as are wanted, and up to three more.

    64 random bits are enough for four cards: 32 bits times the number of cards give the first
    in the upper half, and what stays in the lower half gives the second.  So cards are
    equally likely to one part in a million, far below the error of any sample.
    """
    for four in range(0, wanted, 4):
        bits = as_whole(next_bits(rng))
        fraction = bits >> 32 & LOW
        for place in range(four, four + 4):
            if place == four + 2:
                fraction = bits & LOW
            product = fraction * max(size - place, 0)
            fraction = product & LOW
            other = np.uint64(place + (product >> 32))
            card = stock[other]
            stock[other] = stock[np.uint64(place)]
            stock[np.uint64(place)] = card


@kernel
def as_whole(bits: int) -> int:
    """64 bits as a whole number with a sign."""
    return np.int64(bits)  # type: ignore[return-value]


@kernel
def held_by(stock: Any, first: int, end: int, key: int) -> int:
    """The set of cards that were drawn; it only matters, and is only made, if there is a flush."""
    cards = 0
    if has_flush(key):
        for place in range(first, end):
            cards |= 1 << (stock[place] >> CARD_BITS)
    return cards
