"""How often hands win the halves of a pot, by drawing deals.

Nobody takes a card or folds any more: all hands are compared as they are.  Cards of a known
hand that are not seen (`??`) are dealt at random, and so are the hands of strangers, who hold
as many cards as the first known hand.  With `over_is_out` a stranger who is over 27 is out.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...engine.cards import NO_CARD, UNKNOWN, UNKNOWN_TEXT, card_text, parse_cards
from ...engine.chance import below, generator
from ...engine.game import Game
from ...engine.kernel import kernel
from ...engine.odds import HandOdds, Odds
from ...errors import InvalidCards, NotPossible
from .showdown import able, best_of, count_totals
from .state import HALVES, PLACES, SEVEN, TWENTY_SEVEN

SAMPLES = 200_000
"""Deals drawn if the number is not given."""

BATCH = 50_000
"""Deals drawn at a stretch, between which one can interrupt."""

WIN, TIE, EQUITY = range(3)
"""Columns of the sums for each half."""

POT = HALVES
"""The row of the sums for the whole pot, after those of the halves."""

SQUARES = 3
"""The column of the sum of squared shares of the pot."""


@dataclass(frozen=True)
class HalfOdds:
    """How often a hand wins one half, as parts of all deals."""

    win: float
    """It alone is closest."""
    tie: float
    """It is closest together with others."""
    equity: float
    """Its part of this half, equal hands dividing it."""


@dataclass(frozen=True)
class HandOdds727(HandOdds):
    """How often a hand wins: `win` is the whole pot alone, `tie` a part of it."""

    seven: HalfOdds
    twenty_seven: HalfOdds

    @property
    def parts(self) -> dict[str, float]:
        """Its share of each half."""
        return {"seven": self.seven.equity, "twenty_seven": self.twenty_seven.equity}


def parse_hand(text: str) -> list[int]:
    """The cards of a hand as text; `??` is one that is not known.  Raises `InvalidCards`."""
    return parse_cards(text)


def hand_odds(
    game: Game,
    hands: Sequence[Sequence[int]],
    players: int,
    samples: int | None,
    seed: int,
    dead: Sequence[int] = (),
) -> Odds:
    """The odds of known hands; see `septet.odds`.  Raises `InvalidCards` or `NotPossible`."""
    size = len(hands[0])
    for hand in hands:
        if not 1 <= len(hand) <= PLACES:
            raise InvalidCards(f"a hand has 1 to {PLACES} cards, not {len(hand)}")
    lengths = [*map(len, hands), *[size] * (players - len(hands))]
    if sum(lengths) > 52 - len(dead):
        raise NotPossible(f"{players} players with {size} cards each need more than 52 cards")
    state = _lay(game, hands, lengths)
    known = state.hand.copy()
    gone = {*known.ravel().tolist(), *dead}
    rest = np.array([card for card in range(52) if card not in gone], np.int8)
    sums = np.zeros((players, HALVES + 1, SQUARES + 1), np.float64)
    deals = SAMPLES if samples is None else samples
    rng, rules = generator(seed), game.record()
    for done in range(0, deals, BATCH):
        draw_deals(state, rules, known, rest, rng, min(BATCH, deals - done), sums)
    return Odds(
        [_hand_odds(hand, sums[seat] / deals, deals) for seat, hand in enumerate(hands)], False, deals
    )


def _lay(game: Game, hands: Sequence[Sequence[int]], lengths: Sequence[int]) -> Any:
    """A state in which all hands are compared, what is not known UNKNOWN."""
    state = game.state()
    state.seats = len(lengths)
    state.hand[:] = NO_CARD
    for seat, length in enumerate(lengths):
        state.live[seat] = 1
        state.held[seat] = length
        state.hand[seat, :length] = hands[seat] if seat < len(hands) else UNKNOWN
    return state


def _hand_odds(hand: Sequence[int], means: Any, deals: int) -> HandOdds727:
    pot, squares = float(means[POT, EQUITY]), float(means[POT, SQUARES])
    return HandOdds727(
        cards=[UNKNOWN_TEXT if card == UNKNOWN else card_text(card) for card in hand],
        win=float(means[POT, WIN]),
        tie=float(means[POT, TIE]),
        equity=pot,
        stderr=math.sqrt(max(squares - pot**2, 0.0) / deals),
        seven=HalfOdds(*(float(mean) for mean in means[SEVEN, :SQUARES])),
        twenty_seven=HalfOdds(*(float(mean) for mean in means[TWENTY_SEVEN, :SQUARES])),
    )


@kernel
def draw_deals(state: Any, rules: Any, known: Any, rest: Any, rng: Any, deals: int, sums: Any) -> None:
    """Deal what is not known again and again, and add up who wins what."""
    for _ in range(deals):
        used = 0
        for seat in range(state.seats):
            for place in range(state.held[seat]):
                if known[seat, place] == UNKNOWN:
                    other = used + below(rng, len(rest) - used)
                    rest[used], rest[other] = rest[other], rest[used]
                    state.hand[seat, place] = rest[used]
                    used += 1
        add_up(state, rules, sums)


@kernel
def add_up(state: Any, rules: Any, sums: Any) -> None:
    """Who wins what in this deal."""
    count_totals(state, rules)
    everybody = (1 << state.seats) - 1
    seven = best_of(state, rules, able(state, everybody, SEVEN), SEVEN)
    twenty_seven = best_of(state, rules, able(state, everybody, TWENTY_SEVEN), TWENTY_SEVEN)
    weight = 0.5 if seven and twenty_seven else 1.0  # else all goes to the other half
    for seat in range(state.seats):
        low = add_half(sums, SEVEN, seven, seat, state.seats)
        high = add_half(sums, TWENTY_SEVEN, twenty_seven, seat, state.seats)
        share = weight * (low + high)
        sums[seat, POT, EQUITY] += share
        sums[seat, POT, SQUARES] += share * share
        if share == 1.0:
            sums[seat, POT, WIN] += 1.0
        elif share > 0.0:
            sums[seat, POT, TIE] += 1.0


@kernel
def add_half(sums: Any, half: int, winners: int, seat: int, seats: int) -> float:
    """Add what a seat gets of a half; returns its share."""
    if not (winners >> seat) & 1:
        return 0.0
    count = 0
    for other in range(seats):
        count += winners >> other & 1
    sums[seat, half, WIN if count == 1 else TIE] += 1.0
    sums[seat, half, EQUITY] += 1.0 / count
    return 1.0 / count
