"""What a person sees of a table of Seka."""

import functools
from typing import Any, Literal

import numpy as np
from pydantic import BaseModel

from ...engine.cards import CODES, NO_CARD, RANKS, SUITS, rank_of, suit_of
from ...engine.knowledge import SPECTATOR
from ...engine.record import facts
from ...views import Action, Chips, Seat, View
from .cautious import GOOD, VERY_STRONG, WEAK
from .events import HandCards, hand_cards, seen_value
from .hands import THREE_SIXES, is_wild, points, suit_count, triple
from .play import entry_price, least_bet
from .state import Ending, Phase, Status, Word

PhaseName = Literal["waiting", "betting", "split", "entry", "over"]
StatusName = Literal["out", "active", "folded", "eliminated"]
WordName = Literal[
    "bet", "support", "raise", "knock", "fold", "look", "show", "open", "split", "play", "join", "decline"
]
EndingName = Literal["folds", "show", "open", "compared", "split"]


class SekaSeat(BaseModel):
    """One place at the table."""

    seat: Seat
    present: bool
    chips: Chips
    status: StatusName
    cards: HandCards
    looked: bool
    blind: bool
    """Plays blind: has bet without looking."""
    paid: Chips
    """Chips put into the pot in this deal."""
    bet: Chips
    """The last bet of this betting phase."""
    last: WordName | None
    """What the player said last."""
    value: int | None
    """The hand's value, if the viewer sees all its cards."""
    won: Chips
    """Chips won in the finished deal."""


class Hand(BaseModel):
    """The viewer's own hand, decoded (SEKA-25, 80)."""

    value: int
    count: Literal["suit", "triple", "two_aces", "three_sixes"]
    suit: Literal["c", "d", "h", "s"] | None
    rank: str | None
    wild: bool
    band: Literal["very_strong", "good", "fair", "weak"]


class SwaraView(BaseModel):
    """A tie for the pot and what becomes of it (SEKA-55 to 66)."""

    number: int
    parties: list[Seat]
    joined: list[Seat]
    pot: Chips
    """The pot at the tie."""
    price: Chips
    """What the seat that is asked pays to enter; else half the pot."""
    answers: dict[int, Literal["split", "play", "join", "decline"]]


class Comparison(BaseModel):
    """Two hands were compared: `seat` is out, `winner` stayed."""

    seat: Seat
    other: Seat
    winner: Seat


class Winner(BaseModel):
    """What a seat took from the pot."""

    seat: Seat
    amount: Chips


class Result(BaseModel):
    """How the deal ended."""

    ending: EndingName
    pot: Chips
    winners: list[Winner]
    compared: list[Comparison]
    values: dict[int, int]
    """The values of hands, as far as the viewer may know them."""


class SekaView(View):
    """The table as one viewer sees it."""

    game: Literal["seka"] = "seka"
    phase: PhaseName
    pot: Chips
    level: Chips
    """What a player who has looked must at least bet; 0 as long as nobody has bet."""
    price: Chips | None
    """What the viewer pays to stay in, if it is the viewer's turn to bet."""
    blind: bool
    """Somebody plays blind."""
    wild: list[str]
    """The cards that are wild."""
    seats: list[SekaSeat]
    hand: Hand | None
    swara: SwaraView | None
    result: Result | None


def view(known: Any, rules: Any, viewer: int, deal: int, actions: list[Action]) -> SekaView:
    """The view of `viewer`, from the record of what the viewer knows."""
    seen = facts(known)
    phase = Phase(seen.phase)
    dealt = phase != Phase.WAITING
    betting = phase == Phase.BETTING
    seats = [seat_view(seen, rules, seat) for seat in range(seen.seats)]
    return SekaView(
        deal=deal,
        viewer=None if viewer == SPECTATOR else viewer,
        dealer=seen.dealer if dealt else None,
        actor=seen.actor if dealt and seen.actor >= 0 else None,
        actions=actions,
        phase=PHASES[phase],
        pot=seen.pot,
        level=seen.level if betting else 0,
        price=price_to_stay(known, rules) if betting and actions else None,
        blind=betting and any(seat.blind for seat in seats),
        wild=wild_cards(int(rules.wild_cards)),
        seats=seats,
        hand=None if viewer == SPECTATOR else decode(seen, rules, viewer),
        swara=swara_view(known, rules) if seen.swara and phase != Phase.OVER else None,
        result=result_view(seen, rules) if phase == Phase.OVER else None,
    )


@functools.cache
def wild_cards(option: int) -> list[str]:
    """The cards that are wild under an option."""
    return [text for code, text in enumerate(CODES) if is_wild(code, option)]


PHASES: dict[Phase, PhaseName] = {
    Phase.WAITING: "waiting",
    Phase.DEAL: "waiting",
    Phase.BETTING: "betting",
    Phase.SPLIT: "split",
    Phase.ENTRY: "entry",
    Phase.OVER: "over",
}


def price_to_stay(known: Any, rules: Any) -> int:
    """What the actor pays to support: the level, or half of it when blind."""
    if known.level == 0:
        return int(least_bet(known, rules))
    return int(known.level) if known.looked[known.actor] else (int(known.level) + 1) // 2


def seat_view(seen: Any, rules: Any, seat: int) -> SekaSeat:
    """One place at the table."""
    status: Any = Status(seen.status[seat]).name.lower()
    word = Word(seen.word[seat])
    last: Any = None if word == Word.NONE else word.name.lower()
    return SekaSeat(
        seat=seat,
        present=bool(seen.present[seat]),
        chips=seen.chips[seat],
        status=status,
        cards=hand_cards(seen, seat),
        looked=bool(seen.looked[seat]),
        blind=bool(seen.live[seat] and not seen.looked[seat] and seen.turns[seat]),
        paid=seen.chips_before[seat] + seen.won[seat] - seen.chips[seat],
        bet=seen.bet[seat] if seen.phase == Phase.BETTING else 0,
        last=last,
        value=seen_value(seen, rules, seat),
        won=seen.won[seat],
    )


def decode(seen: Any, rules: Any, seat: int) -> Hand | None:
    """The own hand in words: how it counts and how good that is."""
    value = seen_value(seen, rules, seat)
    if value is None:
        return None
    hand = np.array(seen.hand[seat], np.int8)
    natural = [int(card) for card in hand if card != NO_CARD and not is_wild(card, rules.wild_cards)]
    wild = len(natural) < int(rules.hand_size)
    count, suit, rank = "suit", None, None
    if triple(hand, rules) == value:
        count = "three_sixes" if value == THREE_SIXES else "triple"
        rank = RANKS[rank_of(natural[0])] if natural else "6" if value == THREE_SIXES else "A"
    elif suit_count(hand, rules.wild_cards) == value:
        suit = SUITS[best_suit(natural)]
    else:
        count, rank = "two_aces", "A"
    described: Any = {"count": count, "suit": suit, "rank": rank}
    return Hand(value=value, wild=wild, band=band(value), **described)


def best_suit(cards: list[int]) -> int:
    """The suit whose cards count most; wild cards join any."""
    return max(
        range(4), key=lambda suit: sum(points(rank_of(card)) for card in cards if suit_of(card) == suit)
    )


def band(value: int) -> Literal["very_strong", "good", "fair", "weak"]:
    """How good a value is (SEKA-80)."""
    if value >= VERY_STRONG:
        return "very_strong"
    return "good" if value >= GOOD else "fair" if value >= WEAK else "weak"


def swara_view(known: Any, rules: Any) -> SwaraView:
    """The tie that is being settled or was the reason for these cards."""
    asked = int(known.actor) if known.phase == Phase.ENTRY else None
    half = (int(known.swara_pot) + 1) // 2
    answers: Any = {
        seat: Word(int(known.word[seat])).name.lower()
        for seat in range(int(known.seats))
        if known.phase in (Phase.SPLIT, Phase.ENTRY)
        and known.word[seat] in (Word.SPLIT, Word.PLAY, Word.JOIN, Word.DECLINE)
    }
    return SwaraView(
        number=int(known.swara),
        parties=flagged(known.party, known),
        joined=flagged(known.joined, known),
        pot=int(known.swara_pot),
        price=half if asked is None else int(entry_price(known, rules, asked)),
        answers=answers,
    )


def result_view(seen: Any, rules: Any) -> Result:
    """How the deal ended."""
    seats = range(seen.seats)
    ending: Any = Ending(seen.ending).name.lower()
    winners = [Winner(seat=seat, amount=seen.won[seat]) for seat in seats if seen.won[seat]]
    beaten = [(seat, seen.beaten_by[seat] - 1) for seat in seats if seen.beaten_by[seat]]
    values = {seat: seen_value(seen, rules, seat) for seat in seats}
    return Result(
        ending=ending,
        pot=sum(winner.amount for winner in winners),
        winners=winners,
        compared=[Comparison(seat=seat, other=by, winner=by) for seat, by in beaten],
        values={seat: value for seat, value in values.items() if value is not None},
    )


def flagged(flags: Any, known: Any) -> list[int]:
    """The seats with a flag."""
    return [seat for seat in range(int(known.seats)) if flags[seat]]
