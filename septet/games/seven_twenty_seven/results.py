"""How pots were divided, as models: shared by events and views."""

from typing import Any, Literal

from pydantic import BaseModel

from ...engine.pots import share_of
from ...views import Chips, Seat, seats_of
from .state import SEVEN, TWENTY_SEVEN, Deadlock
from .totals import target_of


class Share(BaseModel):
    """What a winner gets of a half, and with which hand."""

    seat: Seat
    amount: Chips
    total: int
    """In half points."""
    distance: int
    """From the target, in half points."""
    odd: bool
    """An odd chip is part of it."""


class Half(BaseModel):
    """One half of a pot."""

    chips: Chips
    """Nothing if nobody competes for it: then all goes to the other half (decision A9)."""
    odd: bool
    """The odd chip of the pot is part of it (decision A6)."""
    rivals: list[Seat]
    """Who competes for it."""
    winners: list[Share]


class PotResult(BaseModel):
    """How a pot was divided."""

    number: int
    chips: Chips
    seats: list[Seat]
    seven: Half
    twenty_seven: Half
    deadlock: Literal["cards_speak", "stays"] | None


def pot_result(known: Any, number: int) -> PotResult:
    """How a pot was divided, from a record of knowledge or its facts."""
    deadlock: Any = {Deadlock.CARDS_SPEAK: "cards_speak", Deadlock.STAYS: "stays"}
    return PotResult(
        number=number,
        chips=int(known.pot_chips[number]),
        seats=seats_of(int(known.pot_seats[number])),
        seven=_half(known, number, SEVEN),
        twenty_seven=_half(known, number, TWENTY_SEVEN),
        deadlock=deadlock.get(int(known.deadlock[number])),
    )


def _half(known: Any, number: int, half: int) -> Half:
    chips, other = (int(known.half_chips[number][which]) for which in (half, 1 - half))
    winners = int(known.half_winners[number][half])
    return Half(
        chips=chips,
        odd=chips > other and _both_halves(known, number),
        rivals=seats_of(int(known.half_rivals[number][half])),
        winners=[_share(known, chips, winners, half, seat) for seat in seats_of(winners)],
    )


def _both_halves(known: Any, number: int) -> bool:
    """Whether there are competitors for both halves of a pot."""
    return all(int(rivals) for rivals in known.half_rivals[number])


def _share(known: Any, chips: int, winners: int, half: int, seat: int) -> Share:
    total = int(known.total[seat][half])
    amount = int(share_of(chips, winners, seat, int(known.dealer), int(known.seats)))
    return Share(
        seat=seat,
        amount=amount,
        total=total,
        distance=abs(total - int(target_of(half))),
        odd=amount > chips // winners.bit_count(),
    )
