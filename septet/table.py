"""One table for people: actions by name, views, events, errors, a record of it all.

This is the only place where kinds of actions become names, states become views,
journals become events, and an illegal action becomes a sentence.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from .checks import check_number
from .engine import verbs
from .engine.actions import listed, new_choices
from .engine.cards import NO_CARD, UNKNOWN, card_text, cards_text, parse_cards
from .engine.deal import DEALER, NOBODY, SEATS
from .engine.deck import undealt
from .engine.game import Game, Urgency
from .engine.game import game as make_game
from .engine.journal import rows
from .engine.knowledge import SPECTATOR, knowledge
from .engine.record import FIELDS, Sight, card_fields, seen_field
from .errors import IllegalAction, InvalidCards, InvalidRecord, NotPossible, SeptetError
from .events import Event
from .record import Record, check_entry
from .shuffling import below, derived_seed, fresh_seed, numbers, shuffled
from .views import Action, Standings, View, seats_of

MOST_CHIPS = 1_000_000_000
"""All chips at a table together."""

RESULTS = 24
"""So many deals of a game are kept with the arithmetic of their result: the latest ones."""

MOST_POINTS = 1_000_000
"""The largest total on a score sheet that anybody can come back with."""


class Actions(Sequence[Action]):
    """Legal actions in a row: iterable, countable, printable, and found by name."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def named(self, name: Any) -> list[Action]:
        """The legal actions of this name: several where its values lie apart (bet 2 or bet 4)."""
        return [action for action in self._actions if action.name == name]

    def allow(self, name: Any, value: int) -> bool:
        """Whether an action with this value is legal."""
        return any(action.low <= value <= action.high for action in self.named(name))

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self._actions))}]"

    __repr__ = __str__


class Table:
    """A table of `seats` places at which `players` people sit, in places 0 to players - 1.

        table = Table("seka", players=4, rules={"preset": "home", "max_bet": 20}, seed=7)
        table.deal()
        table.act("bet", 3)

    `chips` are the stacks to begin with (default: the rules' starting chips for all),
    `dealer` is the first dealer (default: drawn).  With a `seed` the table shuffles in the
    same way every time; without, every shuffle takes 256 fresh bits from the operating
    system.

    Raises `UnknownGame`, `InvalidRules` or `NotPossible`.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 4,
        rules: Mapping[str, Any] | None = None,
        seed: int | bytes | None = None,
        *,
        chips: Sequence[int] | None = None,
        dealer: int | None = None,
        seats: int | None = None,
    ) -> None:
        self.game = make_game(game, rules)
        most = self.game.max_players
        check_number("players", players, 0 if seats is not None else self.game.min_players, most)
        places = players if seats is None else seats
        check_number("seats", places, max(players, self.game.min_players), most)
        if dealer is not None:
            check_number("dealer", dealer, 0, places - 1)
        self._seed = seed
        self._shuffles = 0
        self._rules = self.game.record()
        self._state = self.game.state()
        self._state.seats = places
        self._state.actor = NOBODY
        self._moments: list[tuple[Any, list[tuple[int, int, int, int]]]] = []
        self._stacked: list[int] | dict[int, list[int]] | None = None
        self._recorded: list[tuple[int, str]] | None = None
        self._choices = new_choices()
        self._first_dealer = self._draw_dealer(places) if dealer is None else dealer
        self._state.dealer = (self._first_dealer - 1) % places
        self.leaving = [False] * places
        """Seats that are free when the deal is over."""
        self.deals = 0
        """How many deals there have been, the running one included."""
        self.standings: Standings | None = None
        """Why play is over and who won it, once it is."""
        self._dealt_before = 0
        self.results: dict[int, Any] = {}
        """How the deals of the game that is going on were counted, by the number of the deal, in
        games whose score sheet says it; of the latest 24 deals."""
        self.log: list[dict[str, Any]] = []
        """What has been done: the entries of the record."""
        if chips is not None and len(chips) != players:
            raise NotPossible(f"there are {players} players but {len(chips)} stacks of chips")
        for seat in range(players):
            self.sit(seat, None if chips is None else chips[seat])

    def _draw_dealer(self, places: int) -> int:
        seed = fresh_seed() if self._seed is None else derived_seed(self._seed, "the dealer")
        return below(numbers(seed), places)

    # --- what anybody can see ---------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of places."""
        return int(self._state.seats)

    @property
    def present(self) -> list[bool]:
        """For each place whether somebody sits there."""
        return [bool(flag) for flag in self._state.present[: self.seats]]

    @property
    def chips(self) -> list[int]:
        """The chips in front of each place."""
        return [int(chips) for chips in self._state.chips[: self.seats]]

    @property
    def dealer(self) -> int | None:
        """The seat that deals, once there has been a deal."""
        return int(self._state.dealer) if self.deals else None

    @property
    def actor(self) -> int | None:
        """The seat to act; None when no deal is going on."""
        return int(self._state.actor) if self._state.actor >= 0 else None

    @property
    def over(self) -> bool:
        """Whether no deal is going on."""
        return bool(self._state.actor == NOBODY)

    @property
    def playing(self) -> list[bool]:
        """For each place whether it has a part in the running deal."""
        if self.over:
            return [False] * self.seats
        return [bool(flag) for flag in self._state.in_hand[: self.seats]]

    @property
    def actions(self) -> Actions:
        """What the actor may do now; empty when no deal is going on."""
        count = verbs.legal_actions(self._state, self._rules, self._choices)
        acts = self.game.kind.acts
        return Actions(
            Action(name=acts(int(kind)).name.lower(), low=int(low), high=int(high))
            for kind, low, high in listed(self._choices, count)
        )

    @property
    def payoffs(self) -> list[int] | None:
        """What each place won or lost in the finished deal; None while one is going on."""
        if not self.over or not self.deals:
            return None
        out = np.zeros(SEATS, np.int64)
        verbs.payoffs(self._state, self._rules, out)
        return [int(amount) for amount in out[: self.seats]]

    @property
    def ending(self) -> str | None:
        """How the last deal ended, in one word; None while one is going on."""
        if not self.over or not self.deals:
            return None
        name: str = self.game.kind.endings(int(self._state.ending)).name.lower()
        return name

    def knowledge(self, viewer: int | None) -> Any:
        """What `viewer` may know, as a record of the game's state (for bots)."""
        return knowledge(self._state, self._viewer(viewer))

    def view(self, viewer: int | None = None) -> View:
        """What `viewer` may know, nothing else; None is somebody without a seat."""
        eyes = self._viewer(viewer)
        actions = list(self.actions) if viewer is not None and viewer == self.actor else []
        view: View = self.game.kind.view(knowledge(self._state, eyes), self._rules, eyes, self.deals, actions)
        return view.model_copy(update={"standings": self.standings})

    @property
    def events(self) -> list[Event]:
        """What the last `deal` or `act` made happen, as somebody without a seat sees it."""
        return self.events_for(None)

    def events_for(self, viewer: int | None) -> list[Event]:
        """What the last `deal` or `act` made happen, as `viewer` sees it."""
        eyes = self._viewer(viewer)
        events: list[Event] = []
        for state, happened in self._moments:
            known = knowledge(state, eyes)
            events += [self.game.kind.tell(known, self._rules, row) for row in happened]
        return events

    def _viewer(self, viewer: int | None) -> int:
        if viewer is None:
            return SPECTATOR
        self._check_seat(viewer)
        return viewer

    # --- people come and go ------------------------------------------------------

    def sit(self, seat: int, chips: int | None = None, points: int = 0) -> None:
        """Somebody takes a place, with the starting chips or as many as given.

        They are dealt in with the next deal.  `points` is the `total` that somebody left this
        game with who now comes back to it.
        """
        self._check_seat(seat)
        amount = self.game.starting_chips if chips is None else chips
        if self.present[seat]:
            raise NotPossible(f"seat {seat} is taken")
        if amount:
            self._check_stakes()
        self._check_amount(amount, least=0)
        self._check_points(points)
        self._forget(seat)
        self._state.present[seat] = 1
        self._state.chips[seat] = amount
        self._state.chips_before[seat] = amount
        self.leaving[seat] = False
        if points and self.game.kind.come_back is not None:
            self.game.kind.come_back(self._state, self._rules, seat, points)
        entry = {"do": "sit", "seat": seat, "chips": amount}
        self.log.append(entry | {"points": points} if points else entry)

    def _forget(self, seat: int) -> None:
        """Whoever sits down knows no more of the last deal than somebody without a seat."""
        for state in (self._state, *(state for state, _ in self._moments)):
            for name in card_fields(state.dtype):
                seen = state[seen_field(name)]
                seen[...] = seen & ~(1 << seat) | (seen >> SPECTATOR & 1) << seat
        for name, field in FIELDS[self._state.dtype].items():
            if field.shape[:1] == (SEATS,):
                self._state[name][seat] = NO_CARD if field.sight is Sight.CARDS else 0

    def total(self, seat: int) -> int | None:
        """What somebody has on the score sheet of the game that is going on.

        None when no game is, and in games in which nobody has points of their own.
        """
        self._check_taken(seat)
        if self.game.kind.total is None or self._state.winners:
            return None
        return self.game.kind.total(self._state, seat)

    def leave(self, seat: int) -> int | None:
        """Somebody gives up a place; returns the chips they take along.

        Who has a part in the running deal leaves when it is over: then this returns None,
        and until then `fallback` is what is to be done for them.
        """
        self._check_taken(seat)
        if self.leaving[seat]:
            raise NotPossible(f"seat {seat} is leaving already")
        self.log.append({"do": "leave", "seat": seat})
        if self.playing[seat]:
            self.leaving[seat] = True
            return None
        return self._free(seat)

    def buy(self, seat: int, amount: int) -> None:
        """More chips for somebody who has no part in the running deal."""
        self._check_taken(seat)
        self._check_stakes()
        self._check_amount(amount, least=1)
        if self.playing[seat]:
            raise NotPossible(f"seat {seat} is in the running deal and can have chips when it is over")
        self._state.chips[seat] += amount
        self._state.chips_before[seat] += amount
        self.log.append({"do": "buy", "seat": seat, "amount": amount})

    def _free(self, seat: int) -> int:
        chips = int(self._state.chips[seat])
        self._state.present[seat] = 0
        self._state.chips[seat] = 0
        self._state.chips_before[seat] = 0
        self.leaving[seat] = False
        return chips

    # --- the course of play ------------------------------------------------------

    @property
    def can_deal(self) -> bool:
        """Whether a deal can begin now."""
        return self._why_no_deal() is None

    def _why_no_deal(self) -> str | None:
        if not self.over:
            return "a deal is going on"
        if self.standings is not None:
            return "play is over"
        least = self.game.kind.fewest if self.deals else self.game.min_players
        if sum(self.dealt_in_next) < least:
            can_pay = " who can pay the ante" if self.game.kind.stakes == "chips" else ""
            return f"it takes {least} players{can_pay}"
        return None

    @property
    def dealt_in_next(self) -> list[bool]:
        """For each place whether it would have a part in a deal that begins now."""
        trial = self._state.copy()
        verbs.start(trial, self._rules)
        return [bool(flag) for flag in trial.live[: self.seats]]

    def deal(
        self, *, hands: Mapping[int, Any] | None = None, deck: str | Sequence[str] | None = None
    ) -> list[Event]:
        """Begin the next deal; returns the events as a spectator sees them.

        `hands` and `deck` lay the cards as `stack` does.  Raises `NotPossible`.
        """
        if reason := self._why_no_deal():
            raise NotPossible(f"no deal is possible: {reason}")
        with self._unchanged_by_errors():
            if hands is not None or deck is not None:
                self.stack(hands=hands, deck=deck)
            self._moments = []
            new_game = bool(self._state.winners)
            verbs.start(self._state, self._rules)
            order = self._next_order()
        if new_game:
            self.results = {}
        self.deals += 1
        self.log.append({"do": "deal"})
        self._deal_cards(order)
        self._after_action()
        return self.events

    def act(self, name: str, value: int | None = None, seat: int | None = None) -> list[Event]:
        """Do something in the actor's place; returns the events as a spectator sees them.

        `value` may be left out where there is only one.  With `seat` given it must be that
        seat's turn.  Raises `IllegalAction` and changes nothing if this is not allowed.
        """
        kind, amount = self._check_action(name, value, seat)
        actor = int(self._state.actor)
        with self._unchanged_by_errors():
            self._moments = []
            verbs.apply(self._state, self._rules, kind, amount)
            self._note_moment()
            order = self._next_order() if self._state.actor == DEALER else None
        self.log.append({"do": "act", "seat": actor, "action": name, "value": amount})
        if order is not None:
            self._deal_cards(order)
        self._after_action()
        return self.events

    @contextmanager
    def _unchanged_by_errors(self) -> Iterator[None]:
        before = self._state.copy(), self._moments, self._stacked, self._shuffles
        try:
            yield
        except SeptetError:
            self._state, self._moments, self._stacked, self._shuffles = before
            raise

    def fallback(self) -> tuple[str, int]:
        """The name and value of what an absent actor does: the least that is asked."""
        if self.actor is None:
            raise IllegalAction("no deal is going on")
        kind, value = verbs.fallback(self._state, self._rules)
        return self.game.kind.acts(int(kind)).name.lower(), int(value)

    @property
    def urgent(self) -> Urgency | None:
        """How long the open decision may take, and what happens else; None if there is no hurry."""
        return None if self.actor is None else self.game.kind.urgent(self._state, self._rules)

    def finish(self, reason: str) -> Standings:
        """End play between deals: who leads wins, equals share (SEKA-68, A25)."""
        if not self.over:
            raise NotPossible("a deal is going on")
        if self.standings is None:
            self.log.append({"do": "end", "reason": reason})
            self._end_play(reason)
        assert self.standings is not None
        return self.standings

    def _end_play(self, reason: str) -> None:
        if not self._state.winners:
            self._state.winners = self.game.kind.leaders(self._state, self._rules)
        self.standings = Standings(reason=reason, winners=seats_of(int(self._state.winners)))

    def again(self) -> None:
        """A new game for the same people after one that is over: all have the starting chips, or no points.

        A game for points sees by the winners of the last one that it has to begin a new sheet.
        """
        if self.standings is None:
            raise NotPossible("play is not over")
        self.log.append({"do": "again"})
        self.standings = None
        self._dealt_before = self.deals
        if self.game.kind.stakes == "chips":
            self._state.winners = 0
            for seat in range(self.seats):
                if self.present[seat]:
                    self._state.chips[seat] = self._state.chips_before[seat] = self.game.starting_chips

    def _check_action(self, name: Any, value: Any, seat: Any) -> tuple[int, int]:
        """The kind and value of a legal action.  Raises `IllegalAction`."""
        if self.actor is None:
            raise IllegalAction(f"{name}: no deal is going on")
        if seat is not None and seat != self.actor:
            raise IllegalAction(f"{name}: it is not seat {seat}'s turn but seat {self.actor}'s")
        actions = self.actions
        named = actions.named(name)
        if not named:
            raise IllegalAction(f"{name}: not possible now; possible are {actions}")
        bounds = " or ".join(
            f"{action.low}" if action.low == action.high else f"{action.low} to {action.high}"
            for action in named
        )
        if value is None:
            if len(named) > 1 or named[0].low != named[0].high:
                raise IllegalAction(f"{name}: needs a value, {bounds}")
            value = named[0].low
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
            raise IllegalAction(f"{name} {value!r}: the value must be a whole number")
        if not actions.allow(name, int(value)):
            raise IllegalAction(f"{name} {value}: must be {bounds}")
        kind: int = self.game.kind.acts[name.upper()].value
        return kind, int(value)

    def _note_moment(self) -> None:
        """Keep what happened together with the state in which it is to be read."""
        self._moments.append((self._state.copy(), rows(self._state)))

    def _after_action(self) -> None:
        if self.over:
            self._keep_result()
            for seat in range(self.seats):
                if self.leaving[seat]:
                    self._free(seat)
            self._check_end()

    def _keep_result(self) -> None:
        if self.game.kind.result is not None:
            known = knowledge(self._state, SPECTATOR)
            self.results[self.deals] = self.game.kind.result(known, self._rules)
            self.results.pop(self.deals - RESULTS, None)

    def _check_end(self) -> None:
        """Play ends when one player has all the chips, or after so many hands, if that was agreed.

        (SEKA-68, S727-37.)  A game for points says itself when it is won.
        """
        condition = str(getattr(self.game.rules, "end_condition", "won"))
        if condition == "won":
            ended = bool(self._state.winners)
        elif condition == "last_player":
            ended = sum(1 for chips in self.chips if chips) == 1 and sum(self.present) > 1
        else:
            hands = self.deals - self._dealt_before
            ended = condition == "hands" and hands >= getattr(self.game.rules, "hands_limit", 0)
        if ended:
            self._end_play(condition)

    # --- chance ------------------------------------------------------------------

    def stack(
        self, *, hands: Mapping[int, Any] | None = None, deck: str | Sequence[str] | None = None
    ) -> None:
        """Lay the cards for the next shuffle, for tests, lessons and replays.

        Either `hands` by seat (`{1: "Ah Qh 6c"}`; the other cards fall at random), or the
        first cards of the `deck` in the order they are dealt: what is not dealt at once stays
        on top to the end of the deal.  A `??` is a card that is not known, as in recorded
        hands: then no other card of the deal is drawn at random.  Raises `InvalidCards`.
        """
        if deck is not None:
            self._stacked = self._parse_cards(deck)
        elif hands is not None:
            chosen = {seat: self._parse_cards(cards) for seat, cards in hands.items()}
            for seat in chosen:
                self._check_seat(seat)
            self._parse_cards([code for cards in chosen.values() for code in cards])
            self._stacked = chosen

    def _parse_cards(self, text: Any) -> list[int]:
        """The codes of cards, none more often than there can be packs."""
        return parse_cards(text, self.game.kind.packs)

    def _next_order(self) -> list[int]:
        """The undealt cards in the order of the next shuffle: stacked first, the rest at random."""
        cards = [int(card) for card in undealt(self._state)]
        if self._recorded is not None:
            return self._recorded_order(cards)
        seed = fresh_seed() if self._seed is None else derived_seed(self._seed, self._shuffles)
        self._shuffles += 1
        order = shuffled(cards, seed)
        return order if self._stacked is None else self._put_on_top(order, self._stacked)

    def _recorded_order(self, cards: list[int]) -> list[int]:
        """The order that a record says."""
        if not self._recorded:
            raise NotPossible("the shuffle that belongs to it is missing")
        place, text = self._recorded.pop(0)
        try:
            order = self._parse_cards(text)
        except InvalidCards as error:
            raise InvalidRecord(f"entry {place}: {error}") from None
        if UNKNOWN in order or UNKNOWN in cards:
            self._check_partly_known(order, cards)
        elif sorted(order) != sorted(cards):
            raise InvalidRecord(f"entry {place}: the deck is not made of the cards that are left")
        return order

    def _check_partly_known(self, order: list[int], cards: list[int]) -> None:
        """As many cards as are left, and of those that are known none that lies elsewhere."""
        if len(order) != len(cards):
            raise InvalidCards(f"{len(cards)} cards are left, not {len(order)}")
        lying = {
            int(card)
            for name in card_fields(self._state.dtype)
            for card in self._state[name].ravel()
            if self._state.dealt
        }
        for code in order:
            if code != UNKNOWN and code in lying:
                raise InvalidCards(f"{card_text(code)} is not among the cards that are left")

    def _put_on_top(self, order: list[int], stacked: list[int] | dict[int, list[int]]) -> list[int]:
        wanted = (
            stacked if isinstance(stacked, list) else [code for cards in stacked.values() for code in cards]
        )
        if len(wanted) > len(order):
            raise InvalidCards(f"{len(wanted)} cards are laid, but only {len(order)} are left")
        if UNKNOWN in wanted or UNKNOWN in order:
            if not isinstance(stacked, list):
                raise InvalidCards("cards that are not known can only be laid in the order they are dealt")
            partly = (stacked + [UNKNOWN] * len(order))[: len(order)]
            self._check_partly_known(partly, order)
            return partly
        rest = list(order)
        for code in wanted:
            if code not in rest:
                raise InvalidCards(f"{card_text(code)} is not among the cards that are left")
            rest.remove(code)
        if isinstance(stacked, list):
            return stacked + rest
        places = self._places_dealt_to(stacked)
        laid = dict(zip(places, wanted, strict=True))
        return [laid[place] if place in laid else rest.pop(0) for place in range(len(order))]

    def _places_dealt_to(self, hands: dict[int, list[int]]) -> list[int]:
        """For each card of `hands` the place of the deck from which the game deals it.

        Found by dealing the deck in order on a copy and looking where its cards lie.
        """
        trial = self._state.copy()
        cards = undealt(trial).tolist()
        if len(set(cards)) < len(cards):  # two packs: numbers tell equal cards apart
            cards = list(range(len(cards)))
            undealt(trial)[:] = cards
        verbs.apply(trial, self._rules, verbs.DEAL, 0)
        places: list[int] = []
        for seat, wanted in hands.items():
            dealt = [place for place, card in enumerate(cards) if card in self._hand_of(trial, seat)]
            if len(dealt) != len(wanted):
                raise InvalidCards(f"seat {seat} is dealt {len(dealt)} cards, not {len(wanted)}")
            places += dealt
        return places

    def _hand_of(self, state: Any, seat: int) -> list[int]:
        return [int(c) for name in card_fields(state.dtype) for c in state[name][seat] if c != NO_CARD]

    def _deal_cards(self, order: list[int]) -> None:
        """Shuffle to this order, deal, and so on as long as it is the dealer's turn."""
        while True:
            taken = min(int(self._state.due), len(order))
            undealt(self._state)[:] = order
            self.log.append({"do": "shuffle", "deck": cards_text(order)})
            verbs.apply(self._state, self._rules, verbs.DEAL, 0)
            self._drop_stacked(taken)
            self._note_moment()
            if self._state.actor != DEALER:
                break
            order = self._next_order()

    def _drop_stacked(self, taken: int) -> None:
        """The cards laid by `stack` that the dealer has taken now are laid no more, wherever they went."""
        left = self._stacked[taken:] if isinstance(self._stacked, list) and not self.over else None
        self._stacked = left or None

    # --- the record --------------------------------------------------------------

    def record(self) -> Record:
        """The game so far: replaying it gives this table again.  It holds hidden cards."""
        return Record(str(self.game), self.seats, self._first_dealer, [dict(entry) for entry in self.log])

    @classmethod
    def replay(cls, record: Record, seed: int | bytes | None = None) -> "Table":
        """The table of a record.  Raises `InvalidRecord` and names the entry at fault."""
        try:
            table = cls(record.game, 0, seed=seed, seats=record.seats, dealer=record.dealer)
        except SeptetError as error:
            raise InvalidRecord(f"head: {error}") from None
        table.redo(record.log)
        return table

    def redo(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Do what the entries of a log say, on top of what has been done."""
        entries = list(entries)
        number = 0
        while number < len(entries):
            check_entry(number + 1, entries[number])
            try:
                number += self._redo_one(entries, number)
            except InvalidRecord:
                raise
            except SeptetError as error:
                raise InvalidRecord(f"entry {number + 1}: {error}") from None

    def _redo_one(self, entries: Sequence[Mapping[str, Any]], number: int) -> int:
        """Redo one thing with the shuffles that follow it; return how many entries it was."""
        entry, done = entries[number], len(self.log)
        rest = enumerate(entries[number + 1 :], number + 2)
        shuffles = itertools.takewhile(lambda later: later[1].get("do") == "shuffle", rest)
        self._recorded = [(place, str(shuffle.get("deck"))) for place, shuffle in shuffles]
        try:
            self._do(entry)
        finally:
            self._recorded = None
        return len(self.log) - done

    def _do(self, entry: Mapping[str, Any]) -> None:
        match entry["do"]:
            case "sit":
                self.sit(entry["seat"], entry["chips"], entry.get("points", 0))
            case "leave":
                self.leave(entry["seat"])
            case "buy":
                self.buy(entry["seat"], entry["amount"])
            case "deal":
                self.deal()
            case "act":
                self.act(entry["action"], entry["value"], entry["seat"])
            case "end":
                self.finish(entry["reason"])
            case "again":
                self.again()
            case _:
                raise NotPossible("there is nothing to shuffle for")

    # --- checks ------------------------------------------------------------------

    def _check_seat(self, seat: Any) -> None:
        check_number("seat", seat, 0, self.seats - 1)

    def _check_taken(self, seat: Any) -> None:
        self._check_seat(seat)
        if not self.present[seat]:
            raise NotPossible(f"nobody sits in seat {seat}")

    def _check_stakes(self) -> None:
        if self.game.kind.stakes != "chips":
            raise NotPossible(f"{self.game.name} is played for points, without chips")

    def _check_amount(self, amount: Any, least: int) -> None:
        check_number("chips", amount, least, MOST_CHIPS - sum(self.chips))

    def _check_points(self, points: Any) -> None:
        has_totals = self.game.kind.total is not None
        check_number("points", points, 0, MOST_POINTS if has_totals else 0)

    def __repr__(self) -> str:
        turn = f"seat {self.actor} to act" if self.actor is not None else "no deal going on"
        return f"<Table {self.game}: {sum(self.present)} players, {turn}>"
