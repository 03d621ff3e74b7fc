"""Recorded hands played again on a table, action by action, as they were: nothing is repaired."""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..engine.cards import UNKNOWN, card_text, cards_text
from ..engine.game import game
from ..errors import IllegalAction, InvalidHistory, InvalidRecord, SeptetError
from ..record import Record
from ..table import Table
from .export import groups
from .hand import DEALT_LAST, GAME, Hand, Step, checked, player
from .reading import load, read_content
from .states import STREETS, State, state_of

PACK = 52


@dataclass
class Replay:
    """A recorded hand, or a whole record of Septet, played again.

    `states` has one entry more than `actions`: the first is before anything was done, and
    `states[n]` is after the n-th action.
    """

    game: str
    """The sentence of the game with its house rules."""
    starting_stacks: list[int]
    final_stacks: list[int]
    """Before any rake."""
    actions: list[str]
    """What was done; in a recorded hand as the PHH format writes it."""
    states: list[State]
    table: Table = field(repr=False)
    """The table at the end: its `record()` is the hand in Septet's own format."""
    file: str | None = None
    hand: Hand | None = field(default=None, repr=False)
    """The recorded hand, if it was one."""

    def to_dict(self) -> dict[str, Any]:
        """As plain values, the table left out."""
        names = ("file", "game", "starting_stacks", "final_stacks", "actions", "states")
        return {name: getattr(self, name) for name in names}


def replay(source: "Hand | Record | Table") -> Replay:
    """Play a recorded hand, or a record of any game, again.

    Raises `InvalidHistory` (or, for a record of Septet, `InvalidRecord`) with the action that
    is not possible and the reason.
    """
    if isinstance(source, Table):
        source = source.record()
    return _replay_record(source, None) if isinstance(source, Record) else _replay_hand(source)


def replay_file(source: str | os.PathLike[str] | bytes) -> list[Replay]:
    """Everything in a file played again: PHH, a text of PokerStars, or a record of Septet.

    Raises `InvalidHistory` at the first thing that is wrong; then nothing is returned.
    """
    replays: list[Replay] = []
    for found in replay_all(source):
        if isinstance(found, InvalidHistory):
            raise found
        replays.append(found)
    return replays


def replay_all(source: str | os.PathLike[str] | bytes) -> list[Replay | InvalidHistory]:
    """Everything in a file played again, in order; for a hand that cannot be, the error that says why.

    Raises `InvalidHistory` if the file as a whole is not one of recorded hands.
    """
    file, content = load(source)
    found = read_content(content, file)
    if isinstance(found, Record):
        return [_replay_record(found, file)]
    return [hand if isinstance(hand, InvalidHistory) else _replay_or_problem(hand) for hand in found]


def _replay_or_problem(hand: Hand) -> Replay | InvalidHistory:
    try:
        return _replay_hand(hand)
    except InvalidHistory as problem:
        return problem


# --- a recorded hand ---------------------------------------------------------------


def _replay_hand(hand: Hand) -> Replay:
    """Played if its cards fall as they should; else the first thing that is wrong is raised."""
    try:
        hand = checked(hand)
    except InvalidHistory as problem:
        before = tuple(step for step in hand.steps if step.number < (problem.action or 0))
        if sum(step.kind == "deal" for step in before) >= hand.players:
            _HandReplay(replace(hand, steps=before)).play_steps()
        raise
    return _HandReplay(hand).play()


class _HandReplay:
    """A recorded hand while it is played again."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._dealt = [0] * hand.players
        """How many cards of each player the steps so far have named."""
        self._board = False
        """Whether the steps so far have named a card for all."""
        numbers = [place for place, step in enumerate(hand.steps) if step.kind != "nothing"]
        self._last_number = max(numbers, default=0)
        self._states: list[State] = []

    def play(self) -> Replay:
        """All of it."""
        hand = self._hand
        self.play_steps()
        self._check_end()
        return Replay(
            game=str(self._table.game),
            starting_stacks=list(hand.starting_stacks),
            final_stacks=self._table.chips,
            actions=hand.actions,
            states=self._states,
            table=self._table,
            file=hand.file,
            hand=hand,
        )

    def play_steps(self) -> None:
        """Every action, but not whether the hand is over then."""
        self._table = self._new_table()
        self._states.append(state_of(self._table))
        self._begin()
        self._look()
        for place, step in enumerate(self._hand.steps):
            self._do(step)
            self._states.append(self._state(place))

    def _new_table(self) -> Table:
        hand = self._hand
        try:
            rules = game(GAME, hand.options)
            return Table(
                rules, hand.players, chips=list(hand.starting_stacks), dealer=hand.players - 1, seed=0
            )
        except SeptetError as error:
            raise hand.problem(str(error)) from None

    def _look(self) -> None:
        """Keep what the table is like now; it only changes when somebody acts."""
        view: Any = self._table.view()
        self._view = view
        self._moment = state_of(self._table)
        hands = self._moment["hands"]
        taken = view.community is not None and self._table.over
        self._held = [len(hand) - 1 if taken and len(hand) == DEALT_LAST else len(hand) for hand in hands]
        """The cards each player was dealt, without the one for all."""

    def _begin(self) -> None:
        """Antes are paid and the first cards dealt: what the file says of these comes step by step."""
        try:
            self._table.deal(deck=cards_text(deck_of(self._hand)))
        except SeptetError as error:
            raise self._hand.problem(str(error)) from None

    def _do(self, step: Step) -> None:
        match step.kind:
            case "deal":
                self._check_deal(step)
            case "board":
                self._check_board(step)
            case "show" | "muck":
                self._check_showdown(step)
            case "nothing":
                return
            case _:
                self._act(step)

    def _check_deal(self, step: Step) -> None:
        """The table has dealt these cards already: is that what the step says?"""
        seat = step.seat or 0
        held = self._moment["hands"][seat]
        first = self._dealt[seat]
        self._dealt[seat] += len(step.cards)
        if self._dealt[seat] > self._held[seat]:
            raise self._hand.problem(self._why_no_cards(), step)
        dealt = held[first : self._dealt[seat]]
        if dealt != [card_text(card) for card in step.cards]:
            raise self._hand.problem(f"{player(seat)} gets {' '.join(dealt)} at this point", step)

    def _why_no_cards(self) -> str:
        if self._table.actor is not None:
            return f"no card is due: {player(self._table.actor)} has to act first"
        return "no card is due: the hand is over" if self._table.over else "no card is due"

    def _check_board(self, step: Step) -> None:
        if self._view.community is None or self._board:
            raise self._hand.problem(
                "no card for all is due: there are enough cards, or somebody has to act first", step
            )
        self._board = True

    def _check_all_dealt(self, step: Step) -> None:
        """Nobody acts before the cards that the table has dealt are in the record too."""
        for seat, named in enumerate(self._dealt):
            if named < self._held[seat] and not self._view.open_hands:
                raise self._hand.problem(f"{player(seat)} has to get a card first", step)
        if self._view.community is not None and not self._board and not self._view.open_hands:
            raise self._hand.problem("the card for all has to be dealt first", step)

    def _act(self, step: Step) -> None:
        self._check_all_dealt(step)
        table, hand = self._table, self._hand
        if table.over or table.actor is None:
            raise hand.problem("the hand is over", step)
        if step.seat != table.actor:
            raise hand.problem(f"it is not {player(step.seat or 0)}'s turn but {player(table.actor)}'s", step)
        name, value = self._action(step)
        try:
            table.act(name, value)
        except IllegalAction as error:
            raise hand.problem(str(error), step) from None
        self._look()

    def _action(self, step: Step) -> tuple[str, int | None]:
        """The table's name for an action, and its value."""
        actions = self._table.actions
        if step.kind == "call":
            return ("check" if actions.named("check") else "call"), None
        if step.kind != "raise":
            return step.kind, None
        names = [name for name in ("bet", "complete", "raise") if actions.named(name)]
        if not names:
            raise self._hand.problem(f"nobody can bet or raise now; possible are {actions}", step)
        fitting = (name for name in names if actions.allow(name, step.amount))
        return next(fitting, names[0]), step.amount

    def _check_showdown(self, step: Step) -> None:
        """Hands are shown by the rules; what the record says must be possible."""
        self._check_all_dealt(step)
        seat = step.seat or 0
        if not self._table.over and not self._view.open_hands:
            actor = self._table.actor
            raise self._hand.problem(f"no hands are shown yet: {player(actor or 0)} has to act", step)
        if step.kind == "show":
            if UNKNOWN in step.cards and self._table.ending == "showdown":
                raise self._hand.problem("a hand of which not all cards are known cannot win or lose", step)
        elif self._wins_known_hand(seat):
            raise self._hand.problem(f"{player(seat)} throws away a hand that wins", step)

    def _wins_known_hand(self, seat: int) -> bool:
        if self._table.ending != "showdown" or not self._is_known(seat):
            return False
        return bool(self._view.seats[seat].won)

    def _is_known(self, seat: int) -> bool:
        return card_text(UNKNOWN) not in self._moment["hands"][seat]

    def _check_end(self) -> None:
        """The hand must be over, and known hands must decide it."""
        table, hand = self._table, self._hand
        last = next((step for step in reversed(hand.steps) if step.kind != "nothing"), None)
        if not table.over:
            actor = f"{player(table.actor)} has to act" if table.actor is not None else "cards are due"
            raise hand.problem(f"the actions end here, but the hand is not over: {actor}", last)
        for seat, named in enumerate(self._dealt):
            if named < self._held[seat]:
                raise hand.problem(f"the actions end here, but {player(seat)} has to get a card", last)
        if table.ending == "showdown":
            self._check_hands_known(last)

    def _check_hands_known(self, last: Step | None) -> None:
        live = [seat.seat for seat in self._view.seats if seat.status == "active"]
        mucked = {step.seat for step in self._hand.steps if step.kind == "muck"}
        unknown = [seat for seat in live if not self._is_known(seat)]
        for seat in unknown:
            if seat not in mucked:
                raise self._hand.problem(
                    f"{player(seat)} neither shows nor throws away a hand that is not known", last
                )
        if len(unknown) == len(live):
            raise self._hand.problem("nobody shows a hand, so nobody can say who wins", last)

    def _state(self, number: int) -> State:
        """The moment after a step: what the table has done ahead of the record has not happened yet.

        A table deals a street at once, and the rest of the hand when everybody is all-in; a
        record names one card after the other, and the pots are won when all is said.
        """
        state = dict(self._moment)
        state["hands"] = [hand[:named] for hand, named in zip(state["hands"], self._dealt, strict=True)]
        if not self._board:
            state["board"] = None
        waiting = self._dealt != self._held
        if waiting:
            state["actor"] = None
        to_come = number < self._last_number and self._table.ending == "showdown"
        if to_come:
            won = [seat.won for seat in self._view.seats]
            state["stacks"] = [stack - amount for stack, amount in zip(state["stacks"], won, strict=True)]
            state["pot"] = sum(won)
        if waiting or to_come:
            state["stage"] = STREETS[max(3, max(self._dealt) + self._board)]
        return state


def deck_of(hand: Hand) -> list[int]:
    """All cards of a hand in the order in which they leave the pack."""
    deals = [step for step in hand.steps if step.kind in ("deal", "board")]
    first, rest = deals[: hand.players], deals[hand.players :]
    deck = [step.cards[place] for place in range(3) for step in first if place < len(step.cards)]
    burns = bool(hand.rules.get("burn_cards", False))
    for street in _streets(rest):
        cards = [card for step in street for card in step.cards]
        if burns and street[0].kind == "deal" and PACK - len(deck) > len(cards):
            deck.append(UNKNOWN)
        deck += cards
    return deck


def _streets(deals: Sequence[Step]) -> Iterator[list[Step]]:
    """The deals after the first ones, street by street."""
    street: list[Step] = []
    for step in deals:
        if street and (step.kind == "board" or (step.seat or 0) <= (street[-1].seat or 0)):
            yield street
            street = []
        street.append(step)
    if street:
        yield street


# --- a record of Septet --------------------------------------------------------------


def _replay_record(record: Record, file: str | None) -> Replay:
    try:
        Table.replay(record)  # all of it first, so that errors name the right entry
    except InvalidRecord as error:
        raise _with_place(error, file) from None
    table = Table(record.game, 0, seed=0, seats=record.seats, dealer=record.dealer)
    states, actions = [state_of(table)], list[str]()
    starting: list[int] | None = None
    for entries in groups(record.log):
        if entries[0]["do"] == "deal" and starting is None:
            starting = table.chips
        table.redo(entries)
        actions.append(_entry_text(entries[0]))
        states.append(state_of(table))
    return Replay(
        game=record.game,
        starting_stacks=table.chips if starting is None else starting,
        final_stacks=table.chips,
        actions=actions,
        states=states,
        table=table,
        file=file,
    )


def _entry_text(entry: dict[str, Any]) -> str:
    """An entry in words: `seat 2 bet 3`, `sit seat 0 100`, `deal`."""
    words = [] if entry["do"] == "act" else [str(entry["do"])]
    for name, value in entry.items():
        if name == "seat":
            words.append(f"seat {value}")
        elif name == "action" or (name != "do" and value != 0):
            words.append(str(value))
    return " ".join(words)


def _with_place(error: InvalidRecord, file: str | None) -> InvalidHistory:
    found = re.match(r"entry (\d+): ", str(error))
    if found is None:
        return InvalidHistory(str(error), file=file)
    return InvalidHistory(str(error)[found.end() :], file=file, action=int(found[1]))
