"""What a person sees of a table of Seven Twenty-Seven."""

from typing import Any, Literal

import numpy as np
from pydantic import BaseModel

from ...engine.cards import UNKNOWN
from ...engine.knowledge import EVERYBODY, SPECTATOR
from ...engine.record import facts
from ...views import Action, Chips, Seat, View
from .events import HandCards, card_seen, hand_cards
from .results import PotResult, pot_result
from .state import SEVEN, TWENTY_SEVEN, Announcement, Ending, Phase, Status, Word
from .totals import NONE, best_total, target_of

PhaseName = Literal["waiting", "betting", "drawing", "declaring", "over"]
StatusName = Literal["out", "active", "folded", "bust"]
WordName = Literal["check", "bet", "call", "raise", "fold", "take", "stand", "bust"]
AnnouncementName = Literal["seven", "twenty_seven", "both"]
EndingName = Literal["folds", "bust", "showdown"]


class Total(BaseModel):
    """What cards count for one target."""

    total: int
    """In half points."""
    distance: int
    """From the target, in half points."""


class Totals(BaseModel):
    """What cards count for both targets; None where no total counts (S727-39)."""

    seven: Total | None
    twenty_seven: Total | None


class SevenTwentySevenSeat(BaseModel):
    """One place at the table."""

    seat: Seat
    present: bool
    chips: Chips
    status: StatusName
    cards: HandCards
    """All cards in the order they were dealt: one up, one down, then those that were taken."""
    up: list[str]
    """The cards that everybody sees."""
    down: HandCards
    """The others; None for who may not see them."""
    totals: Totals | None
    """What the hand counts, if the viewer sees all its cards."""
    shown: Totals | None
    """What the cards count that the viewer sees, if there are others."""
    frozen: bool
    """May take no more cards (S727-43)."""
    all_in: bool
    bet: Chips
    """Chips put in during this betting round."""
    paid: Chips
    """Chips put in during this deal."""
    last: WordName | None
    """What the player said last."""
    announced: AnnouncementName | None
    """What the player has announced, once all have chosen; before that the viewer's own choice."""
    won: Chips
    """Chips won in the finished deal."""


class PotView(BaseModel):
    """A pot as it would be divided if all who are in stayed in; number 0 is the main pot."""

    number: int
    chips: Chips
    seats: list[Seat]
    """Who competes for it."""


class Drawing(BaseModel):
    """A pass in which cards can be taken (S727-29)."""

    asked: Seat | None
    taken: list[Seat]
    """Who has taken a card in this pass."""
    stood: list[Seat]
    """Who has declined."""


class Winner(BaseModel):
    """What a seat took from the pots."""

    seat: Seat
    amount: Chips


class Result(BaseModel):
    """How the deal ended, and why."""

    ending: EndingName
    pot: Chips
    """All chips that were won or stay."""
    winners: list[Winner]
    pots: list[PotResult]
    """How each pot was divided; empty if one player was left."""
    carried: Chips
    """Chips that stay in the pot for the next hand."""


class SevenTwentySevenView(View):
    """The table as one viewer sees it."""

    game: Literal["seven_twenty_seven"] = "seven_twenty_seven"
    phase: PhaseName
    pot: Chips
    """All chips in the middle."""
    carried: Chips
    """Those of them that stayed from the hand before."""
    pots: list[PotView]
    level: Chips
    """What everybody has to put in during this betting round to stay in."""
    price: Chips | None
    """What the viewer pays to stay in, if it is the viewer's turn to bet."""
    raises_left: int
    stock: int
    """Cards in the stock."""
    seats: list[SevenTwentySevenSeat]
    totals: Totals | None
    """What the viewer's own hand counts."""
    drawing: Drawing | None
    result: Result | None


def view(known: Any, rules: Any, viewer: int, deal: int, actions: list[Action]) -> SevenTwentySevenView:
    """The view of `viewer`, from the record of what the viewer knows."""
    seen = facts(known)
    phase = Phase(seen.phase)
    dealt = phase not in (Phase.WAITING, Phase.DEAL)
    seats = [seat_view(seen, rules, seat, viewer) for seat in range(seen.seats)]
    betting = phase == Phase.BETTING
    return SevenTwentySevenView(
        deal=deal,
        viewer=None if viewer == SPECTATOR else viewer,
        dealer=seen.dealer if dealt else None,
        actor=seen.actor if dealt and seen.actor >= 0 else None,
        actions=actions,
        phase=PHASES[phase],
        pot=seen.pot,
        carried=seen.carried,
        pots=pots_view(seen) if dealt and phase != Phase.OVER else [],
        level=seen.level if betting else 0,
        price=max(seen.level - seen.bet[seen.actor], 0) if betting and actions else None,
        raises_left=int(rules.max_raises) - seen.raises if betting else 0,
        stock=seen.deck_size - seen.dealt if dealt else 0,
        seats=seats,
        totals=None if viewer == SPECTATOR else seats[viewer].totals,
        drawing=drawing_view(seen) if phase == Phase.DRAWING else None,
        result=result_view(seen) if phase == Phase.OVER else None,
    )


PHASES: dict[Phase, PhaseName] = {
    Phase.WAITING: "waiting",
    Phase.DEAL: "waiting",
    Phase.BETTING: "betting",
    Phase.DRAWING: "drawing",
    Phase.DECLARING: "declaring",
    Phase.OVER: "over",
}


def seat_view(seen: Any, rules: Any, seat: int, viewer: int) -> SevenTwentySevenSeat:
    """One place at the table."""
    cards = seen.hand[seat][: seen.held[seat]]
    shown = [card for card in cards if card != UNKNOWN]
    status: Any = Status(seen.status[seat]).name.lower()
    word = Word(seen.word[seat])
    last: Any = None if word == Word.NONE else word.name.lower()
    up = is_up(seen, seat)
    return SevenTwentySevenSeat(
        seat=seat,
        present=bool(seen.present[seat]),
        chips=seen.chips[seat],
        status=status,
        cards=hand_cards(seen, seat),
        up=[str(card_seen(card)) for card, open_ in zip(cards, up, strict=False) if open_],
        down=[card_seen(card) for card, open_ in zip(cards, up, strict=False) if not open_],
        totals=totals_of(cards, rules) if cards and shown == cards else None,
        shown=totals_of(shown, rules) if shown and shown != cards else None,
        frozen=bool(rules.frozen and seen.live[seat] and seen.stands[seat] >= 2),
        all_in=bool(seen.live[seat] and seen.chips[seat] == 0 and seen.phase != Phase.OVER),
        bet=seen.bet[seat] if seen.phase == Phase.BETTING else 0,
        paid=seen.paid[seat],
        last=last,
        announced=announcement(seen, seat, viewer),
        won=seen.won[seat],
    )


def is_up(seen: Any, seat: int) -> list[bool]:
    """For each place of a hand whether everybody sees the card there."""
    return [mask == EVERYBODY for mask in seen.hand_seen[seat]]


def announcement(seen: Any, seat: int, viewer: int) -> AnnouncementName | None:
    """What a player has announced, as far as the viewer may know."""
    made = seen.declared[seat] if seat == viewer else seen.announced[seat]
    name: Any = Announcement(made).name.lower()
    return None if made == Announcement.NONE else name


def totals_of(cards: list[int], rules: Any) -> Totals:
    """What cards count for both targets."""
    return Totals(seven=total_of(cards, SEVEN, rules), twenty_seven=total_of(cards, TWENTY_SEVEN, rules))


def total_of(cards: list[int], half: int, rules: Any) -> Total | None:
    """What cards count for one target."""
    total = int(best_total(np.array(cards, np.int8), len(cards), half, rules))
    return None if total == NONE else Total(total=total, distance=abs(total - int(target_of(half))))


def pots_view(seen: Any) -> list[PotView]:
    """The pots as they stand: layers at what those have put in who are all-in (section 3.6)."""
    live = [seat for seat in range(seen.seats) if seen.live[seat]]
    levels = sorted({seen.paid[seat] for seat in live if not seen.chips[seat]})
    pots: list[PotView] = []
    below = 0
    for top in [*levels, max(seen.paid)]:
        seats = [seat for seat in live if seen.chips[seat] or seen.paid[seat] >= top]
        chips = sum(max(min(paid, top) - below, 0) for paid in seen.paid)
        if chips and pots and (not seats or pots[-1].seats == seats):
            pots[-1].chips += chips
        elif chips:
            pots.append(PotView(number=len(pots), chips=chips, seats=seats))
        below = max(below, top)
    if pots:
        pots[0].chips += seen.carried
    return pots


def drawing_view(seen: Any) -> Drawing:
    """Who has been asked in this pass and what they said."""
    asked = [(seen.dealer + step) % seen.seats for step in range(1, seen.step + 1)]
    answered = [seat for seat in asked if seat != seen.actor]
    return Drawing(
        asked=seen.actor if seen.actor >= 0 else None,
        taken=[seat for seat in answered if seen.word[seat] in (Word.TAKE, Word.BUST)],
        stood=[seat for seat in answered if seen.word[seat] == Word.STAND],
    )


def result_view(seen: Any) -> Result:
    """How the deal ended."""
    ending: Any = Ending(seen.ending).name.lower()
    winners = [Winner(seat=seat, amount=seen.won[seat]) for seat in range(seen.seats) if seen.won[seat]]
    return Result(
        ending=ending,
        pot=sum(winner.amount for winner in winners) + seen.carried,
        winners=winners,
        pots=[pot_result(seen, number) for number in range(seen.pots)],
        carried=seen.carried,
    )
