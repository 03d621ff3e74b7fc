"""What a person sees of a table of Belot."""

from typing import Any, Literal

from pydantic import BaseModel

from ...engine.cards import NO_CARD, card_text
from ...engine.knowledge import SPECTATOR
from ...engine.record import facts
from ...views import Action, Seat, View
from .combinations import cards_of, kind_of_combination, points_of
from .duties import Duty, duty_of
from .results import (
    CallName,
    CombinationName,
    ContractView,
    Declaration,
    Result,
    SheetLine,
    SpokenCall,
    SuitName,
    Team,
    belot_suits,
    call_name,
    cards_in,
    combination_name,
    contract_view,
    declarations_of,
    result_of,
    sheet_of,
    team_of,
)
from .rules import Direction
from .state import HAND, PLAYERS, Contract, Phase

PhaseName = Literal["waiting", "bidding", "play", "declaring", "over"]


class BelotSeat(BaseModel):
    """One place at the table."""

    seat: Seat
    present: bool
    team: Team
    cards: int
    """Cards in the hand."""
    hand: list[str] | None
    """The cards of the viewer's own hand, in no order; None of all others."""
    call: CallName | None
    """What the player said last in the bidding."""
    declarations: list[Declaration]
    """What the player has declared in this deal."""
    belots: list[SuitName]
    """Suits in which the player has announced belot in this deal."""
    tricks: int
    """Tricks that the team has taken."""


class TrickCard(BaseModel):
    """A card of a trick."""

    seat: Seat
    card: str


class Trick(BaseModel):
    """The cards of a trick in the order they were played."""

    leader: Seat
    cards: list[TrickCard]
    winner: Seat | None
    """Who is winning, or has won it; None before the first card."""


class Offer(BaseModel):
    """A combination that the viewer may declare now: `declare` with this value."""

    value: int
    kind: CombinationName
    cards: list[str]
    points: int


class BelotView(View):
    """The table as one viewer sees it."""

    game: Literal["belot"] = "belot"
    phase: PhaseName
    """In `declaring` everybody is asked once more after the first trick (`declaration_timing`)."""
    direction: Literal["counterclockwise", "clockwise"]
    target: int
    """Points with which a team wins."""
    contract: ContractView | None
    """The highest contract so far, or the one that is played."""
    calls: list[SpokenCall]
    """The bidding so far, in order."""
    seats: list[BelotSeat]
    trick: Trick | None
    """The trick that is being played, without cards before the first; None if none is."""
    last_trick: Trick | None
    trick_number: int
    """Of the trick that is being played, 1 to 8; 0 before and 8 after play."""
    tricks: list[int]
    """Tricks of each team."""
    scores: list[int]
    """Points of each team in the game."""
    hanging: int
    """Points that hang."""
    offers: list[Offer]
    """What the viewer may declare now."""
    duty: Duty | None
    """What the trick asks of the viewer; None where no card is to be played by the viewer now."""
    belot_cards: list[str]
    """Cards with which the viewer may announce belot now."""
    sheet: list[SheetLine]
    """The score sheet: the finished deals of this game, the last 24 of them."""
    result: Result | None


def view(known: Any, rules: Any, viewer: int, deal: int, actions: list[Action]) -> BelotView:
    """The view of `viewer`, from the record of what the viewer knows."""
    seen = facts(known)
    phase = Phase(seen.phase)
    begun = phase not in (Phase.WAITING, Phase.FIRST_DEAL)
    contracted = begun and seen.contract != Contract.NONE
    played = phase in (Phase.PLAY, Phase.DECLARING) or (phase == Phase.OVER and contracted)
    done = sum(seen.tricks) if played else 0
    direction: Any = str(Direction(int(rules.direction)))
    return BelotView(
        deal=deal,
        viewer=None if viewer == SPECTATOR else viewer,
        dealer=seen.dealer if begun else None,
        actor=seen.actor if begun and seen.actor >= 0 else None,
        actions=actions,
        phase=PHASES[phase],
        direction=direction,
        target=int(rules.target),
        contract=contract_view(seen.contract, seen.declarer, seen.doubling) if begun else None,
        calls=calls_of(seen) if begun else [],
        seats=[seat_view(seen, rules, seat, viewer, begun) for seat in range(seen.seats)],
        trick=trick_view(seen) if phase == Phase.PLAY else None,
        last_trick=last_trick_view(seen) if done else None,
        trick_number=min(done + 1, HAND) if played else 0,
        tricks=seen.tricks if played else [0, 0],
        scores=seen.scores,
        hanging=seen.hanging,
        offers=[offer_view(action.low, rules) for action in actions if action.name == "declare"],
        duty=duty_view(seen, actions),
        belot_cards=[card_text(action.low) for action in actions if action.name == "belot"],
        sheet=sheet_of(seen),
        result=result_of(seen, rules) if phase == Phase.OVER else None,
    )


PHASES: dict[Phase, PhaseName] = {
    Phase.WAITING: "waiting",
    Phase.FIRST_DEAL: "waiting",
    Phase.BIDDING: "bidding",
    Phase.SECOND_DEAL: "bidding",
    Phase.PLAY: "play",
    Phase.DECLARING: "declaring",
    Phase.OVER: "over",
}


def seat_view(seen: Any, rules: Any, seat: int, viewer: int, begun: bool) -> BelotSeat:
    """One place at the table."""
    own = [card_text(card) for card in seen.hand[seat][: seen.held[seat]]] if seat == viewer else None
    said = [call.call for call in calls_of(seen) if call.seat == seat] if begun else []
    return BelotSeat(
        seat=seat,
        present=bool(seen.present[seat]),
        team=team_of(seat),
        cards=seen.held[seat],
        hand=own,
        call=said[-1] if said else None,
        declarations=declarations_of(seen, rules, seat) if begun else [],
        belots=belot_suits(seen, seat) if begun else [],
        tricks=seen.tricks[team_of(seat)] if begun else 0,
    )


def calls_of(seen: Any) -> list[SpokenCall]:
    """The bidding so far: the player after the dealer calls first (BELOT-16)."""
    return [
        SpokenCall(seat=(seen.dealer + 1 + number) % PLAYERS, call=call_name(call))
        for number, call in enumerate(seen.calls[: seen.call_count])
    ]


def trick_view(seen: Any) -> Trick:
    """The trick that is being played."""
    cards = seen.trick[: seen.trick_size]
    return trick_of(seen.leader, cards, seen.winner if cards else None)


def last_trick_view(seen: Any) -> Trick:
    """The trick before."""
    return trick_of(seen.last_leader, seen.last_trick, seen.last_winner)


def trick_of(leader: int, cards: list[int], winner: int | None) -> Trick:
    """A trick from the cards in the order they were played."""
    return Trick(
        leader=leader,
        cards=[
            TrickCard(seat=(leader + place) % PLAYERS, card=card_text(card))
            for place, card in enumerate(cards)
        ],
        winner=winner,
    )


def duty_view(seen: Any, actions: list[Action]) -> Duty | None:
    """What the trick asks of the viewer, by the cards that may be played."""
    legal = {action.low for action in actions if action.name == "play"}
    if not legal:
        return None
    hand, trick = seen.hand[seen.actor][: seen.held[seen.actor]], seen.trick[: seen.trick_size]
    best = trick[(seen.winner - seen.leader) % PLAYERS] if trick else NO_CARD
    return duty_of(seen.contract, hand, legal, trick, best)


def offer_view(code: int, rules: Any) -> Offer:
    """A combination that can be declared."""
    return Offer(
        value=code,
        kind=combination_name(int(kind_of_combination(code))),
        cards=cards_in(int(cards_of(code))),
        points=int(points_of(code, rules)),
    )
