"""Contracts, declarations and how a deal was scored, as models: shared by events and views."""

from typing import Any, Literal

from pydantic import BaseModel

from ...engine.cards import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES, card_text
from ...views import Seat
from .cards import LOWEST, bit_of
from .combinations import cards_of, kind_of_combination, points_of
from .scoring import LAST_TEN, multiplied, own_points
from .state import PLAYERS, SHEET, SUITS, TEAMS, Call, Column, Combination, Contract, Ending, Standing

ContractName = Literal["clubs", "diamonds", "hearts", "spades", "no_trumps", "all_trumps"]
CallName = Literal[
    "clubs",
    "diamonds",
    "hearts",
    "spades",
    "no_trumps",
    "all_trumps",
    "pass",
    "double",
    "redouble",
]
SuitName = Literal["clubs", "diamonds", "hearts", "spades"]
CombinationName = Literal["tierce", "quarte", "quinte", "carre"]
EndingName = Literal["void", "made", "inside", "hanging"]
StandingName = Literal["counts", "beaten", "equal", "carre", "no_trick"]
Team = Literal[0, 1]
Doubling = Literal[1, 2, 4]

SUIT_NAMES: dict[int, SuitName] = {
    CLUBS: "clubs",
    DIAMONDS: "diamonds",
    HEARTS: "hearts",
    SPADES: "spades",
}


class ContractView(BaseModel):
    """What is played for."""

    name: ContractName
    by: Seat
    team: Team
    doubling: Doubling
    """2 if doubled, 4 if redoubled."""


class SpokenCall(BaseModel):
    """What a player has said in the bidding."""

    seat: Seat
    call: CallName


class Declaration(BaseModel):
    """What a player has declared; the cards and what they count as far as the viewer may know."""

    kind: CombinationName
    cards: list[str] | None
    """From the lowest to the highest."""
    points: int | None
    """Raw points, if it counts."""


class DeclarationResult(BaseModel):
    """A declaration in the finished deal, and whether it counts."""

    seat: Seat
    team: Team
    kind: CombinationName
    cards: list[str]
    points: int
    """Raw points, if it counts."""
    counts: bool
    why: StandingName
    """It counts, or a better one or an equal one of the other team is against it, or their carré
    (`declaration_contest`), or the team has taken no trick (`trickless_declarations`)."""


class BelotResult(BaseModel):
    """King and queen of a trump suit that were announced (BELOT-48)."""

    seat: Seat
    team: Team
    suit: SuitName


class TeamResult(BaseModel):
    """How the points of a team came about: `raw` is the sum of the six amounts above it."""

    team: Team
    tricks: int
    cards: int
    """Points of the cards in the tricks."""
    last_ten: int
    """10 for the last trick (BELOT-51)."""
    no_trumps: int
    """What doubling the two of them without trumps adds (BELOT-53)."""
    declarations: int
    belots: int
    capot: int
    raw: int
    own: int
    """Its own game points, as they would be recorded in a made deal that is not doubled."""
    recorded: int
    """Game points written down for this deal, with those that hung from the deals before."""
    score: int
    """The score of the game after that."""


class Result(BaseModel):
    """How the deal ended, with the whole arithmetic."""

    ending: EndingName
    contract: ContractView | None
    """None if nobody bid (BELOT-23)."""
    teams: list[TeamResult]
    declarations: list[DeclarationResult]
    belots: list[BelotResult]
    capot: Team | None
    """The team that has taken all tricks (BELOT-52)."""
    total: int
    """Game points of the whole deal, rounded."""
    multiplied: int
    """The same after double or redouble, which multiply what has been rounded (BELOT-64)."""
    hanging_before: int
    hanging_to: Team | None
    """Who has got the points that hung before the deal."""
    hanging: int
    """Points that hang after it."""
    one_more: bool
    """A team has enough points to win, but the game goes on (BELOT-70, 71, `hanging_blocks_end`)."""


class SheetLine(BaseModel):
    """A line of the score sheet: a deal of this game."""

    number: int
    """The number of the deal in this game, from 1."""
    ending: EndingName
    contract: ContractView | None
    recorded: list[int]
    """Game points of each team."""
    hanging: int
    """Points that hang after it."""
    capot: Team | None


def team_of(seat: int) -> Team:
    """Partners sit opposite each other (BELOT-1)."""
    return 1 if seat % TEAMS else 0


def team_or_none(team: int) -> Team | None:
    """A team, None for -1."""
    return None if team < 0 else team_of(team)


def contract_name(contract: int) -> ContractName:
    """The name of a contract."""
    name: Any = Contract(contract).name.lower()
    return name


def call_name(call: int) -> CallName:
    """The name of what is said in the bidding."""
    if call < min(Call):
        return contract_name(call)
    name: Any = Call(call).name.lower()
    return name


def contract_view(contract: int, by: int, doubling: int) -> ContractView | None:
    """A contract, None if there is none."""
    if contract == Contract.NONE:
        return None
    times: Any = int(doubling)
    return ContractView(name=contract_name(contract), by=by, team=team_of(by), doubling=times)


def cards_in(mask: int) -> list[str]:
    """The cards of a set, from the lowest to the highest."""
    return [card_text(card) for card in range(LOWEST, 4 * len(RANKS)) if mask & int(bit_of(card))]


def combination_name(kind: int) -> CombinationName:
    """The name of a kind of declaration."""
    name: Any = Combination(kind).name.lower()
    return name


def combination(code: int, rules: Any) -> Declaration:
    """A declaration whose cards are known."""
    return Declaration(
        kind=combination_name(int(kind_of_combination(code))),
        cards=cards_in(int(cards_of(code))),
        points=int(points_of(code, rules)),
    )


def declaration(known: Any, rules: Any, seat: int, index: int) -> Declaration:
    """A declaration of a seat: its cards are known to itself, and to all when they are shown."""
    code = int(known.shown_code[seat][index]) or int(known.declared_code[seat][index])
    if code:
        return combination(code, rules)
    return Declaration(kind=combination_name(int(known.declared_kind[seat][index])), cards=None, points=None)


def declarations_of(known: Any, rules: Any, seat: int) -> list[Declaration]:
    """All declarations of a seat, in the order they were made."""
    return [declaration(known, rules, seat, index) for index in range(int(known.declared[seat]))]


def belot_suits(known: Any, seat: int) -> list[SuitName]:
    """The suits in which a seat has announced belot."""
    return [SUIT_NAMES[suit] for suit in range(SUITS) if int(known.belots[seat]) >> suit & 1]


def result_of(known: Any, rules: Any) -> Result:
    """How the finished deal was scored."""
    contract, declarer, doubling = int(known.contract), int(known.declarer), int(known.doubling)
    ending: Any = Ending(int(known.ending)).name.lower()
    scores = [int(score) for score in known.scores]
    taken = int(known.hanging_before) if ending in ("made", "inside") else 0
    raw = [int(points) for points in known.raw] if contract != Contract.NONE else [0, 0]
    capot_points = int(known.capot_points)
    return Result(
        ending=ending,
        contract=contract_view(contract, declarer, doubling),
        teams=[team_result(known, team) for team in range(TEAMS)] if contract != Contract.NONE else [],
        declarations=[
            DeclarationResult(
                seat=seat,
                team=team_of(seat),
                why=standing_name(int(known.standing[seat][index])),
                counts=known.standing[seat][index] == Standing.COUNTS,
                **dict(combination(int(known.shown_code[seat][index]), rules)),
            )
            for seat in range(PLAYERS)
            for index in range(int(known.declared[seat]))
        ],
        belots=[
            BelotResult(seat=seat, team=team_of(seat), suit=suit)
            for seat in range(PLAYERS)
            for suit in belot_suits(known, seat)
        ],
        capot=team_or_none(int(known.capot)),
        total=int(known.total),
        multiplied=int(multiplied(contract, sum(raw), doubling, capot_points, rules)) if sum(raw) else 0,
        hanging_before=int(known.hanging_before),
        hanging_to=team_of(int(raw[1] > raw[0])) if taken else None,
        hanging=int(known.hanging),
        one_more=max(scores) >= int(rules.target) and not int(known.winners),
    )


def standing_name(standing: int) -> StandingName:
    """The name of why a declaration counts or does not."""
    name: Any = Standing(standing).name.lower()
    return name


def team_result(known: Any, team: int) -> TeamResult:
    """How the points of a team came about."""
    contract, declaring = int(known.contract), int(known.declarer) % TEAMS
    cards = int(known.points[team])
    last_ten = LAST_TEN if int(known.last_winner) % TEAMS == team else 0
    raw, others = int(known.raw[team]), int(known.raw[1 - team])
    up = raw < others or (raw == others and team == declaring)
    return TeamResult(
        team=team_of(team),
        tricks=int(known.tricks[team]),
        cards=cards,
        last_ten=last_ten,
        no_trumps=cards + last_ten if contract == Contract.NO_TRUMPS else 0,
        declarations=int(known.declaration_points[team]),
        belots=int(known.belot_points[team]),
        capot=int(known.capot_points) if int(known.capot) == team else 0,
        raw=raw,
        own=int(own_points(contract, raw, up)),
        recorded=int(known.recorded[team]),
        score=int(known.scores[team]),
    )


def sheet_of(known: Any) -> list[SheetLine]:
    """The lines of the score sheet that are kept, oldest first."""
    count = int(known.lines)
    return [sheet_line(known.sheet[line % SHEET], line + 1) for line in range(max(0, count - SHEET), count)]


def sheet_line(row: Any, number: int) -> SheetLine:
    """A line of the score sheet."""
    ending: Any = Ending(int(row[Column.ENDING])).name.lower()
    return SheetLine(
        number=number,
        ending=ending,
        contract=contract_view(
            int(row[Column.CONTRACT]), int(row[Column.DECLARER]), int(row[Column.DOUBLING])
        ),
        recorded=[int(row[Column.FIRST_TEAM]), int(row[Column.SECOND_TEAM])],
        hanging=int(row[Column.HANGING]),
        capot=team_or_none(int(row[Column.CAPOT])),
    )
