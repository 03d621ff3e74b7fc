"""What a person sees of a table of Seiska."""

from typing import Any, Literal

from pydantic import BaseModel

from ...engine.cards import EIGHT, NO_CARD, card_text, rank_of
from ...engine.knowledge import SPECTATOR
from ...engine.record import facts
from ...views import Action, Seat, View, seats_of
from .events import SUITS, Card, SuitName, cards_of, sorted_hand
from .fitting import playable
from .rules import Scoring
from .state import NO_SUIT, SHEET, Ending, Phase, Status, Word

PhaseName = Literal["waiting", "turn", "more", "suit", "lappu", "over"]
StatusName = Literal["out", "in", "dropped_out"]
WordName = Literal["played", "drew", "passed", "lappu", "forgot", "went_out"]
EndingName = Literal["went_out", "blocked"]


class SeiskaSeat(BaseModel):
    """One place at the table."""

    seat: Seat
    present: bool
    status: StatusName
    """`out`: has no part in the deal; `dropped_out`: nor in the rest of the game (SEIS-41)."""
    cards: int
    """Cards in the hand."""
    hand: list[str] | None
    """The cards, sorted by suits, if the viewer sees them: the own ones, and all when the deal is over."""
    points: int | None
    """All points of the game so far; None for who has no part in it yet."""
    lappu: bool
    """Has said lappu and has one ordinary card left."""
    last: WordName | None
    """What the player did last in this deal."""


class Turn(BaseModel):
    """Whose turn it is and how far it has come."""

    seat: Seat
    drawn: list[Card]
    """Cards drawn in this turn, oldest first; None for who may not see them."""
    draws_left: int
    """How many more may be drawn in this turn, if there are as many."""
    must_play: str | None
    """The card that was just drawn and has to be played now (SEIS-25); only for the player."""
    rank: str | None
    """The rank of which another card has to follow (SEIS-13)."""


class SheetLine(BaseModel):
    """A line of the score sheet."""

    deal: int
    """The number of the deal in this game, counted from 1."""
    points: list[int | None]
    """For each seat; None for who was not in the deal."""


class Hand(BaseModel):
    """What a player was left with."""

    seat: Seat
    cards: list[str]
    points: int
    """Points of the hand (SEIS-38, 40)."""
    total: int
    dropped_out: bool
    """Has just dropped out of the game (SEIS-41)."""


class Result(BaseModel):
    """How the deal ended, and what it added to the sheet."""

    ending: EndingName
    winner: Seat | None
    """Who went out; None if the deal was blocked."""
    hands: list[Hand]
    game_over: bool
    winners: list[Seat]
    """Who has won the whole game, if it is over."""
    extra_deal: bool
    """The last deal has been played, but the lowest totals are equal: another one follows."""


class SeiskaView(View):
    """The table as one viewer sees it."""

    game: Literal["seiska"] = "seiska"
    phase: PhaseName
    """`turn`: play or draw; `more`: another card of the same rank; `suit`: an eight wants a suit; `lappu`:
    the actor has one ordinary card left and says lappu or not."""
    top: str | None
    """The last card of the discard pile."""
    suit: SuitName | None
    """The suit in force; None while it is being chosen."""
    declared: SuitName | None
    """The suit that was said with the eight on top; None if there is no eight."""
    discards: int
    """Cards in the discard pile."""
    stock: int
    """Cards in the stock."""
    packs: int
    game_deal: int
    """The number of this deal in the game, counted from 1; 0 before the first."""
    game_deals: int | None
    """How many deals the game has, with basic scoring; extra deals come on top."""
    drop_out_at: int | None
    """At how many points a player drops out, with heavy scoring."""
    seats: list[SeiskaSeat]
    turn: Turn | None
    sheet: list[SheetLine]
    """The score sheet: the latest 16 deals of this game at most, oldest first."""
    result: Result | None


def view(known: Any, rules: Any, viewer: int, deal: int, actions: list[Action]) -> SeiskaView:
    """The view of `viewer`, from the record of what the viewer knows."""
    seen = facts(known)
    phase = Phase(seen.phase)
    dealt = phase not in (Phase.WAITING, Phase.DEAL)
    over = phase == Phase.OVER
    heavy = int(rules.scoring) == Scoring.HEAVY
    suit = SUITS[seen.suit] if dealt and seen.suit != NO_SUIT else None
    return SeiskaView(
        deal=deal,
        viewer=None if viewer == SPECTATOR else viewer,
        dealer=seen.dealer if dealt else None,
        actor=seen.actor if dealt and seen.actor >= 0 else None,
        actions=actions,
        phase=PHASES[phase],
        top=card_text(seen.top) if dealt and seen.top != NO_CARD else None,
        suit=suit,
        declared=suit if dealt and rank_of(seen.top) == EIGHT else None,
        discards=seen.pile_size,
        stock=seen.deck_size - seen.dealt,
        packs=seen.deck_size // 52,
        game_deal=seen.deals_done + (dealt and not over),
        game_deals=None if heavy else int(rules.deals),
        drop_out_at=int(rules.drop_out_at) if heavy else None,
        seats=[seat_view(seen, seat) for seat in range(seen.seats)],
        turn=turn_view(known, seen, rules, viewer) if seen.actor >= 0 else None,
        sheet=sheet_view(seen),
        result=result_view(seen, rules) if over else None,
    )


PHASES: dict[Phase, PhaseName] = {
    Phase.WAITING: "waiting",
    Phase.DEAL: "waiting",
    Phase.START_CARD: "turn",
    Phase.TURN: "turn",
    Phase.MORE: "more",
    Phase.SUIT: "suit",
    Phase.LAPPU: "lappu",
    Phase.GIVING: "turn",
    Phase.OVER: "over",
}


def seat_view(seen: Any, seat: int) -> SeiskaSeat:
    """One place at the table."""
    status: Any = Status(seen.status[seat]).name.lower()
    word = Word(seen.word[seat])
    last: Any = None if word == Word.NONE else word.name.lower()
    return SeiskaSeat(
        seat=seat,
        present=bool(seen.present[seat]),
        status=status,
        cards=seen.held[seat],
        hand=sorted_hand(seen, seat),
        points=seen.points[seat] if seen.in_game[seat] and seen.present[seat] else None,
        lappu=bool(seen.lappu[seat]),
        last=last,
    )


def turn_view(known: Any, seen: Any, rules: Any, viewer: int) -> Turn:
    """How far the turn has come."""
    seat, drawn = seen.turn, seen.drawn
    return Turn(
        seat=seat,
        drawn=cards_of(seen, seat, seen.held[seat] - drawn, drawn) if seen.phase == Phase.TURN else [],
        draws_left=max(int(rules.max_draw) - drawn, 0),
        must_play=must_play(known, seen, rules) if viewer == seat else None,
        rank=card_text(seen.top)[0] if seen.phase == Phase.MORE else None,
    )


def must_play(known: Any, seen: Any, rules: Any) -> str | None:
    """The card that the player of the turn has just drawn and has to play (SEIS-25)."""
    if seen.phase != Phase.TURN or not seen.drawn:
        return None
    newest = seen.hand[seen.turn][seen.held[seen.turn] - 1]
    return card_text(newest) if int(playable(known, rules, seen.turn)) >> newest & 1 else None


def sheet_view(seen: Any) -> list[SheetLine]:
    """The deals that are on the score sheet."""
    kept = min(seen.deals_done, SHEET)
    lines = []
    for place in range(kept):
        entries = [seen.sheet[seat][place] for seat in range(seen.seats)]
        points = [entry - 1 if entry else None for entry in entries]
        lines.append(SheetLine(deal=seen.deals_done - kept + place + 1, points=points))
    return lines


def result_view(seen: Any, rules: Any) -> Result:
    """How the deal ended."""
    ending: Any = Ending(seen.ending).name.lower()
    went_out = [seat for seat in range(seen.seats) if seen.in_hand[seat] and not seen.held[seat]]
    heavy = int(rules.scoring) == Scoring.HEAVY
    return Result(
        ending=ending,
        winner=went_out[0] if went_out else None,
        hands=[hand_view(seen, seat) for seat in range(seen.seats) if seen.in_hand[seat]],
        game_over=bool(seen.winners),
        winners=seats_of(seen.winners),
        extra_deal=not heavy and not seen.winners and seen.deals_done >= int(rules.deals),
    )


def hand_view(seen: Any, seat: int) -> Hand:
    """What a player was left with."""
    return Hand(
        seat=seat,
        cards=sorted_hand(seen, seat) or [],
        points=seen.added[seat],
        total=seen.points[seat],
        dropped_out=seen.status[seat] == Status.DROPPED_OUT,
    )
