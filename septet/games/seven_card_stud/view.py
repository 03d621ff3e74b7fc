"""What a person sees of a table of Seven Card Stud."""

from typing import Any, Literal

from pydantic import BaseModel

from ...engine.cards import NO_CARD, card_text
from ...engine.knowledge import SPECTATOR
from ...engine.pots import make_pots
from ...engine.record import facts
from ...views import Action, Chips, Seat, View, seats_of
from .events import Card, HandInWords, card_seen, hand_in_words
from .play import raise_is_left
from .showdown import MUCKED, SHOWN, winners_of
from .state import FIRST_UP, LAST, Act, Ending, Phase, Status

PhaseName = Literal["waiting", "betting", "over"]
StatusName = Literal["out", "active", "folded"]
WordName = Literal["fold", "check", "call", "bring_in", "bet", "complete", "raise"]
EndingName = Literal["folds", "showdown"]


class StudSeat(BaseModel):
    """One place at the table."""

    seat: Seat
    present: bool
    chips: Chips
    status: StatusName
    all_in: bool
    down: list[Card]
    """The face-down cards, the seventh among them."""
    up: list[Card]
    """The board, in the order it was dealt."""
    bet: Chips
    """Chips put in on this street."""
    paid: Chips
    """Chips put in during this hand."""
    last: WordName | None
    """What the player did last on this street."""
    hand: HandInWords | None
    """What the hand is, if the viewer knows all its cards and there are five or more."""
    shown: Literal["shown", "mucked"] | None
    """What became of the hand at the showdown."""
    won: Chips
    """Chips won in the finished hand."""


class PotView(BaseModel):
    """A pot: number 0 is the main pot."""

    number: int
    chips: Chips
    seats: list[Seat]
    """Who competes for it."""


class PotResult(PotView):
    """A pot and who won it."""

    winners: list[Seat]
    hand: HandInWords | None
    """The hand that won it, if it was shown."""
    odd: Chips
    """Chips that could not be divided; they went one each as the rules say."""


class StudResult(BaseModel):
    """How the hand ended."""

    ending: EndingName
    pot: Chips
    pots: list[PotResult]


class StudView(View):
    """The table as one viewer sees it."""

    game: Literal["seven_card_stud"] = "seven_card_stud"
    phase: PhaseName
    street: int
    """3 to 7; 0 when nothing has been dealt."""
    pot: Chips
    """All chips put in, those on this street included."""
    pots: list[PotView]
    """Main pot and side pots of what has been put in so far; side pots only once somebody is all-in."""
    level: Chips
    """What everybody has to put in on this street."""
    raises_left: int | None
    """Raises that are left on this street; None where there is no limit."""
    open_hands: bool
    """Nobody can bet any more; all hands are turned up."""
    big_bet_allowed: bool
    """An open pair on fourth street: the big bet is allowed as well."""
    community: str | None
    """A seventh card for all (STUD-59)."""
    seats: list[StudSeat]
    result: StudResult | None


def view(known: Any, rules: Any, viewer: int, deal: int, actions: list[Action]) -> StudView:
    """The view of `viewer`, from the record of what the viewer knows."""
    seen = facts(known)
    phase = Phase(seen.phase)
    dealt = phase != Phase.WAITING
    over = phase == Phase.OVER
    return StudView(
        deal=deal,
        viewer=None if viewer == SPECTATOR else viewer,
        dealer=seen.dealer if dealt else None,
        actor=seen.actor if dealt and seen.actor >= 0 else None,
        actions=actions,
        phase="over" if over else "betting" if phase == Phase.BETTING else "waiting",
        street=seen.street if dealt else 0,
        pot=seen.pot,
        pots=[] if over or not dealt else pots_so_far(known),
        level=seen.level if phase == Phase.BETTING else 0,
        raises_left=raises_left(known, rules) if phase == Phase.BETTING else None,
        open_hands=bool(seen.open_hands),
        big_bet_allowed=phase == Phase.BETTING and bool(seen.pair_shown),
        community=card_text(seen.community) if dealt and seen.community != NO_CARD else None,
        seats=[seat_view(seen, seat) for seat in range(seen.seats)],
        result=result_view(known, seen) if over else None,
    )


def raises_left(known: Any, rules: Any) -> int | None:
    """Raises that are left in this round; None without a limit."""
    left = int(rules.max_raises) - int(known.raises)
    return None if left <= 0 and raise_is_left(known, rules) else max(left, 0)


def pots_so_far(known: Any) -> list[PotView]:
    """The pots that would be made now; one pot as long as nobody is all-in."""
    world = known.copy()
    all_in = any(known.live[seat] and known.chips[seat] == 0 for seat in range(int(known.seats)))
    if not all_in:
        live = [seat for seat in range(int(known.seats)) if known.live[seat]]
        return [PotView(number=0, chips=int(known.pot), seats=live)] if known.pot else []
    make_pots(world)
    return [pot_view(world, number) for number in range(int(world.pots))]


def pot_view(known: Any, number: int) -> PotView:
    """One pot."""
    return PotView(
        number=number, chips=int(known.pot_chips[number]), seats=seats_of(int(known.pot_seats[number]))
    )


def seat_view(seen: Any, seat: int) -> StudSeat:
    """One place at the table."""
    status: Any = Status(seen.status[seat]).name.lower()
    act = Act(seen.last[seat])
    last: Any = None if act == Act.DEAL else act.name.lower()
    hand = seen.hand[seat]
    down = [card_seen(hand[place]) for place in (0, 1, LAST) if hand[place] != NO_CARD]
    playing = seen.in_hand[seat] and seen.live[seat]
    return StudSeat(
        seat=seat,
        present=bool(seen.present[seat]),
        chips=seen.chips[seat],
        status=status,
        all_in=bool(playing and seen.chips[seat] == 0 and seen.phase != Phase.OVER),
        down=down,
        up=[card_seen(card) for card in hand[FIRST_UP:LAST] if card != NO_CARD],
        bet=seen.bet[seat] if seen.phase == Phase.BETTING else 0,
        paid=seen.paid[seat],
        last=last,
        hand=hand_in_words(seen, seat),
        shown="shown" if seen.shown[seat] == SHOWN else "mucked" if seen.shown[seat] == MUCKED else None,
        won=seen.won[seat],
    )


def result_view(known: Any, seen: Any) -> StudResult:
    """How the hand ended, pot by pot."""
    ending: Any = Ending(seen.ending).name.lower()
    pots = [pot_result(known, seen, number) for number in range(seen.pots)]
    return StudResult(ending=ending, pot=sum(pot.chips for pot in pots), pots=pots)


def pot_result(known: Any, seen: Any, number: int) -> PotResult:
    """One pot: who competed, who won, with what."""
    pot = pot_view(known, number)
    winners = seats_of(int(winners_of(known, known.pot_seats[number])))
    shown = seen.shown[winners[0]] == SHOWN
    return PotResult(
        **pot.model_dump(),
        winners=winners,
        hand=hand_in_words(seen, winners[0]) if shown else None,
        odd=pot.chips % len(winners),
    )
