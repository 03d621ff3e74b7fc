"""Hands of Seven Card Stud that were played at a table, as recorded hands."""

from collections.abc import Mapping
from typing import Any

from ..engine.cards import parse_cards
from ..engine.game import Game
from ..errors import NotPossible
from ..record import Record
from ..table import Table
from .hand import GAME, RECORDED, STAKES, Hand, Step
from .states import hand_of

OF_PLAY = (
    "max_raises",
    "raise_over_bring_in",
    "heads_up_unlimited",
    "fourth_street_pair",
    "opener_5th_6th",
    "opener_tie",
    "odd_chip",
    "short_all_in",
    "burn_cards",
)
"""The house rules that the course of a single hand depends on, beside the stakes and who may
throw a hand away, which is seen from the hand."""


def hands_of(source: Table | Record) -> list[Hand]:
    """The finished hands of a table of Seven Card Stud, in order, as recorded hands.

    Players are numbered in the order of the deal; the places they sit in are in `details`.
    The cards of players who folded are in it too.  Raises `NotPossible` for another game, and
    `InvalidRecord`.
    """
    record = source.record() if isinstance(source, Table) else source
    table = Table.replay(Record(record.game, record.seats, record.dealer, []))
    if table.game.name != GAME:
        raise NotPossible(f"{table.game.name}: only hands of {GAME} can be written as hands of poker")
    hands: list[Hand] = []
    writer: _Writer | None = None
    for group in groups(record.log):
        before = table.chips
        table.redo(group)
        if group[0]["do"] == "deal":
            writer = _Writer(table, before)
        elif group[0]["do"] == "act" and writer is not None:
            writer.act(group[0])
        if writer is not None and table.over:
            hands.append(writer.hand())
            writer = None
    return hands


def groups(log: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The entries of a record, each with the shuffles that belong to it."""
    found: list[list[dict[str, Any]]] = []
    for entry in log:
        if entry["do"] == "shuffle" and found:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


class _Writer:
    """One hand while it is played again and written down."""

    def __init__(self, table: Table, stacks: list[int]) -> None:
        self._table = table
        first = ((table.dealer or 0) + 1) % table.seats
        places = [(first + place) % table.seats for place in range(table.seats)]
        self._places = [place for place in places if self._seat(place).status != "out"]
        self._seats = {place: seat for seat, place in enumerate(self._places)}
        self._stacks = tuple(stacks[place] for place in self._places)
        self._dealt = dict.fromkeys(self._places, 0)
        self._steps: list[Step] = []
        self._write_events()

    def _seat(self, place: int) -> Any:
        return self._table.view().seats[place]  # type: ignore[attr-defined]

    def act(self, entry: Mapping[str, Any]) -> None:
        """Write down an action of a player, and what followed from it."""
        seat = self._seats[entry["seat"]]
        match entry["action"]:
            case "fold":
                self._add(Step("fold", seat))
            case "check" | "call":
                self._add(Step("call", seat))
            case "bring_in":
                self._add(Step("bring_in", seat))
            case _:
                self._add(Step("raise", seat, entry["value"]))
        self._write_events()

    def _add(self, step: Step) -> None:
        self._steps.append(step)

    def _write_events(self) -> None:
        """The cards that were dealt, and the hands that were shown or thrown away."""
        for event in self._table.events:
            match str(event.kind):
                case "dealt":
                    place, count = event.seat, len(event.cards)  # type: ignore[attr-defined]
                    first = self._dealt[place]
                    self._dealt[place] += count
                    cards = self._cards(place)[first : self._dealt[place]]
                    self._add(Step("deal", self._seats[place], cards=cards))
                case "community":
                    self._add(Step("board", cards=tuple(parse_cards([event.card]))))  # type: ignore[attr-defined]
                case "tabled":
                    place = event.seat  # type: ignore[attr-defined]
                    cards = self._cards(place)[: self._dealt[place]]
                    self._add(Step("show", self._seats[place], cards=cards))
                case "mucked":
                    self._add(Step("muck", self._seats[event.seat]))  # type: ignore[attr-defined]

    def _cards(self, place: int) -> tuple[int, ...]:
        return tuple(parse_cards(hand_of(self._table, place)))

    def hand(self) -> Hand:
        """The finished hand."""
        rules: Any = self._table.game.rules
        chips = self._table.chips
        return Hand(
            starting_stacks=self._stacks,
            **{name: getattr(rules, name) for name in STAKES},
            steps=tuple(
                Step(step.kind, step.seat, step.amount, step.cards, number)
                for number, step in enumerate(self._steps, 1)
            ),
            rules=rules_of_play(self._table.game),
            details={
                "seats": [place + 1 for place in self._places],
                "finishing_stacks": [chips[place] for place in self._places],
            },
        )


def rules_of_play(game: Game) -> dict[str, Any]:
    """The house rules that a replay needs to be told: what differs from how any hand is replayed."""
    usual = type(game.rules).read(RECORDED).model_dump()
    here = game.rules.model_dump()
    return {name: here[name] for name in OF_PLAY if here[name] != usual[name]}
