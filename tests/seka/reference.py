"""Seka once more, slowly: a plain Python model written from the rule document alone.

It shares no code with the engine and knows nothing about how the engine works, so that a mistake has to be
made twice, in two different ways, to go unnoticed. Numbers such as SEKA-31 are the rules of the document.

A :class:`Reference` is a table. Cards come from outside: whenever ``phase`` is ``"cards"`` it waits for
:meth:`Reference.give` with the deck in the order in which it is dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

RANKS = "AKQJT98765432"
SUITS = "cdhs"
POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7, "6": 6}  # SEKA-6
SPECTATOR = -1

DECKS = {
    "standard36": tuple(rank + suit for rank in "AKQJT9876" for suit in SUITS),  # SEKA-5
    "trynka24": tuple(rank + suit for rank in "AT9876" for suit in SUITS),  # SEKA-74
}
WILD = {
    "none": (),  # SEKA-72
    "club_seven": ("7c",),  # SEKA-7
    "black_sevens": ("7c", "7s"),  # SEKA-70
    "all_sevens": ("7c", "7d", "7h", "7s"),  # SEKA-71
}


# Options ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rules:
    """The 25 options of the document; the defaults are the preset ``home``."""

    preset: str = "home"
    max_players: int = 8
    starting_chips: int = 100
    ante: int = 1
    min_bet: int = 1
    max_bet: int = 10
    deck: str = "standard36"
    hand_size: int = 3
    wild_cards: str = "club_seven"
    three_sixes_34: bool = False
    wild_in_three_sixes: bool = True
    compare_mode: str = "last_two"
    compare_reveal: str = "public"
    last_two_tie: str = "swara"
    blind_play: str = "first_player"
    blind_knock: str = "off"
    blind_in_swara: bool = False
    swara_folded_entry: str = "half_pot"
    swara_entry_basis: str = "at_declaration"
    swara_outsider_entry: str = "off"
    swara_split: bool = True
    swara_ante: bool = False
    short_chips: str = "must_fold"
    end_condition: str = "none"
    time_limit_minutes: int = 60


PRESETS = {
    "home": Rules(),
    "online": Rules(
        preset="online",
        three_sixes_34=True,
        compare_mode="after_first_round",
        compare_reveal="private",
        blind_play="anyone",
        blind_knock="raise",
        short_chips="auto_fold",
    ),
}

CHOICES: dict[str, tuple[Any, ...]] = {
    "deck": ("standard36", "trynka24"),
    "hand_size": (3, 2),
    "wild_cards": ("none", "club_seven", "black_sevens", "all_sevens"),
    "three_sixes_34": (False, True),
    "wild_in_three_sixes": (True, False),
    "compare_mode": ("last_two", "any_previous", "after_first_round"),
    "compare_reveal": ("public", "between_two", "private"),
    "last_two_tie": ("swara", "caller_out"),
    "blind_play": ("off", "first_player", "anyone"),
    "blind_knock": ("off", "raise", "plus_one"),
    "blind_in_swara": (False, True),
    "swara_folded_entry": ("off", "half_pot"),
    "swara_entry_basis": ("at_declaration", "growing"),
    "swara_outsider_entry": ("off", "full_pot"),
    "swara_split": (True, False),
    "swara_ante": (False, True),
    "short_chips": ("must_fold", "auto_fold"),
    "end_condition": ("none", "time_limit", "last_player"),
}


def rules_of(preset: str = "home", **changes: Any) -> Rules:
    """The rules of a preset with some options changed."""
    return replace(PRESETS[preset], **changes)


def without_effect(rules: Rules) -> set[str]:
    """Options changed from the preset although the option they depend on is off."""
    needs = {
        "three_sixes_34": rules.hand_size == 3 or not rules.three_sixes_34,
        "wild_in_three_sixes": rules.three_sixes_34 and rules.hand_size == 3 and rules.wild_cards != "none",
        "last_two_tie": rules.compare_mode == "any_previous",
        "blind_knock": rules.blind_play != "off" or rules.blind_knock == "off",
        "blind_in_swara": rules.blind_play != "off",
        "swara_entry_basis": rules.swara_folded_entry == "half_pot",
        "time_limit_minutes": rules.end_condition == "time_limit",
    }
    preset = PRESETS[rules.preset]
    return {name for name, met in needs.items() if not met and getattr(rules, name) != getattr(preset, name)}


def contradictions(rules: Rules) -> set[str]:
    """Options that contradict each other, named by the one at fault; empty when the rules can be played."""
    found = without_effect(rules)
    if rules.min_bet > rules.max_bet:
        found.add("min_bet")
    elif rules.blind_play != "off" and rules.max_bet // 2 < rules.min_bet:
        found.add("blind_play")
    if rules.ante > rules.starting_chips:
        found.add("ante")
    return found


def changes_of(rules: Rules) -> dict[str, Any]:
    """The options that differ from the preset, with the preset: what one hands to the public API."""
    preset = PRESETS[rules.preset]
    changed = {
        f.name: getattr(rules, f.name)
        for f in fields(rules)
        if getattr(rules, f.name) != getattr(preset, f.name)
    }
    return {"preset": rules.preset, **changed}


# Counting --------------------------------------------------------------------------------------------------


def cards_of(text: str | Iterable[str]) -> list[str]:
    """``"Ah Kd"`` or a list of cards as a list of cards."""
    return text.split() if isinstance(text, str) else list(text)


def hand_value(hand: str | Iterable[str], rules: Rules | None = None) -> int:
    """The points of a hand: the best of its counts (SEKA-8, 14)."""
    rules = rules or PRESETS["home"]
    cards = cards_of(hand)
    naturals = [card for card in cards if card not in WILD[rules.wild_cards]]
    wilds = len(cards) - len(naturals)
    return max(
        best_suit(naturals, wilds),
        best_triple(naturals, wilds, rules) if len(cards) == 3 else 0,
        two_aces(naturals),
    )


def best_suit(naturals: Sequence[str], wilds: int) -> int:
    """SEKA-9 and 12."""
    return max(sum(POINTS[card[0]] for card in naturals if card[1] == suit) + 11 * wilds for suit in SUITS)


def best_triple(naturals: Sequence[str], wilds: int, rules: Rules) -> int:
    """SEKA-10, 13 and 16: three of every rank in turn, if the cards can be that."""
    best = 0
    for rank, points in POINTS.items():
        if any(card[0] != rank for card in naturals):
            continue
        counts_34 = rank == "6" and rules.three_sixes_34 and (wilds == 0 or rules.wild_in_three_sixes)
        best = max(best, 34 if counts_34 else 3 * points)
    return best


def two_aces(naturals: Sequence[str]) -> int:
    """SEKA-11."""
    return 22 if sum(card[0] == "A" for card in naturals) >= 2 else 0


# The table -------------------------------------------------------------------------------------------------


class Refused(ValueError):
    """The action is not legal here."""


@dataclass
class Seat:
    """What a place at the table has in front of it."""

    chips: int
    present: bool = True
    leaving: bool = False
    status: str = "out"  # out | active | folded | eliminated
    original: bool = False  # dealt into the original hand
    had_cards: bool = False  # dealt into the original hand or one of its swaras
    cards: list[str] = field(default_factory=list)
    viewers: set[int] = field(default_factory=set)
    looked: bool = False
    turns: int = 0
    paid: int = 0
    bet: int = 0
    last: str | None = None
    won: int = 0


class Reference:
    """One table of Seka with its places, chips and deals, one deal after the other."""

    def __init__(
        self, rules: Rules, chips: Sequence[int], dealer: int = 0, present: Sequence[bool] | None = None
    ):
        here = list(present) if present is not None else [True] * len(chips)
        self.rules = rules
        self.seats = [Seat(amount, is_here) for amount, is_here in zip(chips, here, strict=True)]
        self.dealer = dealer
        self.deals = 0
        self.phase = "waiting"  # waiting | cards | betting | split | entry | over
        self.actor: int | None = None
        self.pot = 0
        self.level = 0
        self.knocked = False
        self.last_blind = 0
        self.first: int | None = None
        self.ties: list[tuple[int, int]] = []
        self.swara = 0
        self.parties: list[int] = []
        self.joined: list[int] = []
        self.asked: list[int] = []
        self.answers: dict[int, str] = {}
        self.declared_pot = 0
        self.dealt_in: list[int] = []
        self.no_betting = False
        self.compared: list[tuple[int, int, int | None]] = []
        self.ending: str | None = None
        self.winners: dict[int, int] = {}
        self.final_pot = 0

    # -- seats

    @property
    def chips(self) -> list[int]:
        """Chips in front of each seat."""
        return [seat.chips for seat in self.seats]

    @property
    def over(self) -> bool:
        """No deal is in progress."""
        return self.phase in ("waiting", "over")

    def left_of(self, start: int) -> list[int]:
        """All seats clockwise, beginning with the left neighbour of ``start`` and ending with ``start``."""
        count = len(self.seats)
        return [(start + step) % count for step in range(1, count + 1)]

    def from_dealer(self, chosen: Iterable[int]) -> list[int]:
        """Some seats in order from the dealer's left."""
        wanted = set(chosen)
        return [seat for seat in self.left_of(self.dealer) if seat in wanted]

    @property
    def active(self) -> list[int]:
        """Active seats in order from the dealer's left."""
        return self.from_dealer(index for index, seat in enumerate(self.seats) if seat.status == "active")

    def value(self, seat: int) -> int:
        """What the hand of a seat counts."""
        return hand_value(self.seats[seat].cards, self.rules)

    def sees(self, viewer: int | None, seat: int) -> list[str | None]:
        """The cards of a seat as a viewer (``None``: a spectator) sees them."""
        place = self.seats[seat]
        known = (SPECTATOR if viewer is None else viewer) in place.viewers
        return [card if known else None for card in place.cards]

    def is_blind(self, seat: int) -> bool:
        """Has bet without looking and still plays on so."""
        place = self.seats[seat]
        return place.status == "active" and not place.looked and place.turns > 0

    # -- people come and go

    def playing(self, seat: int) -> bool:
        """Has this seat a part in the running deal, even if only a lost one?"""
        return not self.over and (self.seats[seat].had_cards or seat in self.joined)

    def sit(self, seat: int, chips: int) -> None:
        """Somebody takes a free seat; they are dealt in with the next deal."""
        assert not self.seats[seat].present
        self.seats[seat] = Seat(chips)
        for place in self.seats:  # the predecessor's knowledge is gone, not what everybody sees
            if SPECTATOR not in place.viewers:
                place.viewers.discard(seat)

    def leave(self, seat: int) -> None:
        """Somebody leaves: at once, or when the deal is over that they have a part in."""
        if self.playing(seat):
            self.seats[seat].leaving = True
        else:
            self.free(seat)

    def free(self, seat: int) -> None:
        """Nobody sits here any more."""
        self.seats[seat].present = self.seats[seat].leaving = False
        self.seats[seat].chips = 0

    def buy(self, seat: int, amount: int) -> None:
        """More chips for somebody who has no part in the running deal."""
        assert not self.playing(seat)
        self.seats[seat].chips += amount

    # -- ante and deal (SEKA-19 to 24)

    @property
    def can_deal(self) -> bool:
        """Two or more can pay the ante, and play has not ended."""
        return self.over and len(self.payers()) >= 2 and self.last_player() is None

    def payers(self) -> list[int]:
        """Seats that can pay the ante."""
        return [
            index for index, seat in enumerate(self.seats) if seat.present and seat.chips >= self.rules.ante
        ]

    def deal(self) -> None:
        """Take the antes of the next deal; the cards come with :meth:`give`."""
        if not self.can_deal:
            raise Refused("fewer than two players can pay the ante")
        taking_part = self.payers()
        if self.deals or self.dealer not in taking_part:  # SEKA-21
            self.dealer = next(seat for seat in self.left_of(self.dealer) if seat in taking_part)
        self.deals += 1
        self.pot = 0
        self.swara = 0
        self.parties, self.joined, self.answers, self.asked = [], [], {}, []
        self.compared, self.ending, self.winners, self.final_pot = [], None, {}, 0
        for index, seat in enumerate(self.seats):
            dealt = index in taking_part
            seat.status = "active" if dealt else "out"
            seat.original = seat.had_cards = dealt
            seat.cards, seat.viewers, seat.looked = [], set(), False
            seat.turns = seat.paid = seat.bet = seat.won = 0
            seat.last = None
        for index in self.from_dealer(taking_part):
            self.pay(index, self.rules.ante)
        self.no_betting = False
        self.wait_for_cards()

    def pay(self, seat: int, amount: int) -> None:
        """Chips into the pot (SEKA-34)."""
        assert 0 <= amount <= self.seats[seat].chips, "nobody pays more than they have (SEKA-38)"
        self.seats[seat].chips -= amount
        self.seats[seat].paid += amount
        self.pot += amount

    def wait_for_cards(self) -> None:
        """A full deck will be shuffled; whoever is active gets cards."""
        self.dealt_in = self.active
        for seat in self.seats:
            seat.cards, seat.viewers, seat.bet, seat.last = [], set(), 0, None
        self.phase, self.actor = "cards", None

    def give(self, deck: Sequence[str]) -> None:
        """Deal from a deck, a card at a time from the dealer's left (SEKA-22), and start the betting."""
        assert self.phase == "cards", "no cards are wanted"
        assert sorted(deck) == sorted(DECKS[self.rules.deck]), "the whole deck is shuffled, no card twice"
        cards = iter(deck)
        for _ in range(self.rules.hand_size):
            for index in self.dealt_in:
                self.seats[index].cards.append(next(cards))
        self.level, self.knocked, self.last_blind, self.ties = 0, False, 0, []
        self.first = self.dealt_in[0]
        for index in self.dealt_in:
            place = self.seats[index]
            place.turns, place.looked, place.had_cards = 0, False, True
        if self.no_betting or all(self.seats[i].chips < self.rules.min_bet for i in self.dealt_in):
            self.compare_all()
            return
        for index in self.dealt_in:
            if not self.may_start_blind(index):
                self.look_at_cards(index)
        self.phase, self.actor = "betting", self.first
        self.settle()

    def deck_for(self, hands: Mapping[int, str]) -> list[str]:
        """A deck that gives the named seats these cards in the deal that is waited for."""
        assert self.phase == "cards"
        laid = {index: cards_of(text) for index, text in hands.items()}
        used = [card for cards in laid.values() for card in cards]
        assert len(set(used)) == len(used), "a card is laid twice"
        rest = iter(card for card in DECKS[self.rules.deck] if card not in used)
        dealt = [
            laid[index][turn] if index in laid else next(rest)
            for turn in range(self.rules.hand_size)
            for index in self.dealt_in
        ]
        return [*dealt, *rest]

    # -- blind play (SEKA-45 to 54)

    @property
    def blind_wanted(self) -> str:
        """Who may play blind in this betting phase."""
        return "off" if self.swara and not self.rules.blind_in_swara else self.rules.blind_play

    def may_start_blind(self, seat: int) -> bool:
        """May a player who has not acted yet leave the cards unseen?"""
        if self.knocked or self.blind_wanted == "off":
            return False
        if self.blind_wanted == "first_player":
            return seat == self.first
        return self.level == 0 or any(self.is_blind(other) for other in self.active if other != seat)

    def look_at_cards(self, seat: int) -> None:
        """The player sees the own cards."""
        self.seats[seat].looked = True
        self.seats[seat].viewers.add(seat)

    # -- what the actor may do

    def least(self, seat: int) -> int:
        """The smallest bet of a player."""
        rules, place = self.rules, self.seats[seat]
        if not place.looked:
            return max(rules.min_bet, -(-self.level // 2))
        least = max(rules.min_bet, self.level)
        if rules.blind_knock == "plus_one" and self.others_blind(seat):
            least = min(least, self.last_blind + 1)
        return least

    def most(self, seat: int) -> int:
        """The largest bet of a player (SEKA-28, 53)."""
        place = self.seats[seat]
        return min(place.chips, self.rules.max_bet if place.looked else self.rules.max_bet // 2)

    def others_blind(self, seat: int) -> bool:
        """Somebody else plays blind."""
        return any(self.is_blind(other) for other in self.active if other != seat)

    def legal(self) -> dict[str, tuple[int, int]]:
        """Every legal action of the actor with its inclusive range."""
        if self.actor is None:
            return {}
        if self.phase == "split":
            return {"split": (0, 0), "play": (0, 0)}
        if self.phase == "entry":
            price = self.entry_price(self.actor)
            return {"join": (price, price), "decline": (0, 0)}
        return self.legal_bets(self.actor)

    def legal_bets(self, seat: int) -> dict[str, tuple[int, int]]:
        """The actions of the betting phase."""
        place = self.seats[seat]
        actions = {"fold": (0, 0)}
        if place.chips < self.least(seat):  # SEKA-36
            return actions
        if self.least(seat) <= self.most(seat):
            actions["bet"] = (self.least(seat), self.most(seat))
        if not place.looked:
            actions["look"] = (0, 0)
        elif self.level > 0 and place.chips >= self.level:
            kind = self.comparison(seat)
            if kind:
                actions[kind] = (self.level, self.level)
        return actions

    def comparison(self, seat: int) -> str | None:
        """How the player may compare hands now (SEKA-40, 42, 75)."""
        if self.rules.compare_mode == "after_first_round":
            return "open" if self.seats[seat].turns >= 1 else None
        if len(self.active) == 2:
            return "show"
        return "open" if self.rules.compare_mode == "any_previous" else None

    # -- acting

    def act(self, name: str, value: int = 0) -> None:
        """Perform one legal action of the actor."""
        legal = self.legal()
        if name not in legal:
            raise Refused(f"{name}: not among {sorted(legal)}")
        low, high = legal[name]
        if not low <= value <= high:
            raise Refused(f"{name} {value}: must be {low} to {high}")
        seat = self.actor
        assert seat is not None
        self.seats[seat].last = self.word(seat, value) if name == "bet" else name
        if self.phase == "split":
            self.answer_split(seat, name)
        elif self.phase == "entry":
            self.answer_entry(seat, name)
        else:
            self.act_betting(seat, name, value)

    def act_betting(self, seat: int, name: str, value: int) -> None:
        """An action of the betting phase."""
        if name == "look":  # SEKA-52: does not end the turn
            self.look_at_cards(seat)
        elif name == "fold":  # SEKA-31
            self.seats[seat].status = "folded"
            self.pass_on(seat)
        elif name == "bet":
            self.bet(seat, value)
            self.pass_on(seat)
        else:
            self.pay(seat, value)
            self.seats[seat].turns += 1
            self.seats[seat].bet = value
            if self.compare(seat, name):
                return
            self.pass_on(seat)
        self.settle()

    def price(self, seat: int) -> int:
        """What a player pays to stay in without raising."""
        level = self.level if self.seats[seat].looked else -(-self.level // 2)
        return max(self.rules.min_bet, level)

    def word(self, seat: int, value: int) -> str:
        """How a bet is called: bet, support, raise or knock."""
        if self.level == 0:
            return "bet"
        if self.seats[seat].looked and self.others_blind(seat) and self.knocks(value):
            return "knock"
        return "support" if value == self.price(seat) else "raise"

    def bet(self, seat: int, value: int) -> None:
        """SEKA-26 to 30, 46, 49, 50, 53."""
        place = self.seats[seat]
        self.pay(seat, value)
        if place.looked:
            if self.others_blind(seat) and self.knocks(value):
                self.knocked = True
            self.level = value
        else:
            self.level = max(self.level, 2 * value)
            self.last_blind = value
        place.turns += 1
        place.bet = value

    def knocks(self, value: int) -> bool:
        """Does a seen bet end the blind play of the others?"""
        if self.rules.blind_knock == "raise":
            return value > self.level
        return self.rules.blind_knock == "plus_one" and value != self.level

    def pass_on(self, seat: int) -> None:
        """The turn goes to the next active player clockwise."""
        self.actor = next(
            (other for other in self.left_of(seat) if self.seats[other].status == "active"), None
        )

    def settle(self) -> None:
        """Everything that happens by itself before the next decision."""
        while True:
            self.lift_blindfolds()
            if len(self.active) == 1:
                self.check_hand(self.active[0])
                return
            assert self.actor is not None
            if self.rules.short_chips == "must_fold" or self.seats[self.actor].chips >= self.least(
                self.actor
            ):
                return
            self.seats[self.actor].status = "folded"  # SEKA-37
            self.seats[self.actor].last = "fold"
            self.pass_on(self.actor)

    def lift_blindfolds(self) -> None:
        """SEKA-51 and the end of the chance to start blind."""
        for seat in self.active:
            place = self.seats[seat]
            if not place.looked and (self.knocked or (place.turns == 0 and not self.may_start_blind(seat))):
                self.look_at_cards(seat)

    # -- comparing

    def compare(self, caller: int, name: str) -> bool:
        """Compare the caller with an opponent; true when that ended the betting phase."""
        active = self.active
        right = [other for other in reversed(self.left_of(caller)) if other in active and other != caller]
        opponent = right[0]
        self.reveal([caller, opponent], alone=len(active) == 2)
        mine, theirs = self.value(caller), self.value(opponent)
        winner = None if mine == theirs else caller if mine > theirs else opponent
        self.compared.append((caller, opponent, winner))
        if winner is None and name == "show" and not self.caller_out_on_tie():
            self.offer_swara([caller, opponent])  # SEKA-55
            return True
        if winner is None and self.rules.compare_mode == "after_first_round":
            self.ties.append((caller, opponent))
        loser = opponent if winner == caller else caller  # SEKA-44, 77
        self.seats[loser].status = "eliminated"
        if name == "show":
            self.finish({opponent if loser == caller else caller: self.pot}, "show")
            return True
        if len(self.active) == 1:
            self.check_hand(self.active[0], "open")
            return True
        return False

    def caller_out_on_tie(self) -> bool:
        """Option ``last_two_tie``."""
        return self.rules.compare_mode == "any_previous" and self.rules.last_two_tie == "caller_out"

    def reveal(self, compared: Sequence[int], alone: bool) -> None:
        """Who sees compared hands (option ``compare_reveal``)."""
        if self.rules.compare_reveal == "private":
            return
        if self.rules.compare_reveal == "public" and alone:
            for seat in compared:
                self.seats[seat].viewers |= {SPECTATOR, *range(len(self.seats))}
            return
        for seat in compared:  # each other's cards; the own cards stay as they were (a blind player's unseen)
            self.seats[seat].viewers |= set(compared) - {seat}

    def compare_all(self) -> None:
        """Nobody can bet: compare at once, divide ties (decision A12)."""
        for seat in self.dealt_in:
            self.look_at_cards(seat)
        self.reveal(self.dealt_in, alone=True)
        best = max(self.value(seat) for seat in self.dealt_in)
        for seat in self.dealt_in:
            if self.value(seat) < best:
                self.seats[seat].status = "eliminated"
        self.finish(self.shares(self.active), "compared")

    def check_hand(self, winner: int, ending: str = "folds") -> None:
        """One player is left: the winner, unless a tie of that player's is still open (SEKA-35, 60, 62)."""
        if self.rules.compare_mode == "after_first_round" and any(w == winner for _, w in self.ties):
            points = self.value(winner)
            level_ones = [
                index
                for index, seat in enumerate(self.seats)
                if seat.status == "eliminated" and index in self.dealt_in and self.value(index) == points
            ]
            self.offer_swara([winner, *level_ones])
            return
        self.finish({winner: self.pot}, ending)

    def shares(self, parties: Iterable[int]) -> dict[int, int]:
        """The pot in equal parts; odd chips one each from the dealer's left (decision A14)."""
        order = self.from_dealer(parties)
        each, odd = divmod(self.pot, len(order))
        return {seat: each + (position < odd) for position, seat in enumerate(order)}

    def finish(self, winners: Mapping[int, int], ending: str) -> None:
        """Pay the pot out; the deal is over."""
        assert sum(winners.values()) == self.pot
        self.final_pot, self.pot = self.pot, 0
        self.winners, self.ending = dict(winners), ending
        for seat, amount in winners.items():
            self.seats[seat].chips += amount
            self.seats[seat].won = amount
        self.phase, self.actor = "over", None
        for index, seat in enumerate(self.seats):
            if seat.leaving:
                self.free(index)

    # -- swara (SEKA-55 to 67)

    def offer_swara(self, parties: Iterable[int]) -> None:
        """A tie for the pot."""
        self.swara += 1
        self.parties = self.from_dealer(parties)
        self.joined, self.answers = [], {}
        self.declared_pot = self.pot
        for seat in self.seats:
            seat.last = None
        if self.rules.swara_split:
            self.phase = "split"
            self.asked = list(self.parties)
            self.actor = self.asked.pop(0)
        else:
            self.open_entry()

    def answer_split(self, seat: int, name: str) -> None:
        """Every party is asked; only if all agree is the pot divided (decision A20)."""
        self.answers[seat] = name
        if self.asked:
            self.actor = self.asked.pop(0)
        elif all(self.answers[party] == "split" for party in self.parties):
            self.finish(self.shares(self.parties), "split")
        else:
            self.open_entry()

    def open_entry(self) -> None:
        """Ask the others, from the dealer's left."""
        self.phase = "entry"
        self.asked = [seat for seat in self.left_of(self.dealer) if seat not in self.parties]
        self.ask_next()

    def ask_next(self) -> None:
        """The next one who may and can pay, else the swara begins."""
        while self.asked:
            seat = self.asked.pop(0)
            if self.may_enter(seat) and self.seats[seat].chips >= self.entry_price(seat):
                self.actor = seat
                return
        self.begin_swara()

    def may_enter(self, seat: int) -> bool:
        """SEKA-58, 63, 64."""
        place = self.seats[seat]
        if place.had_cards:
            return self.rules.swara_folded_entry == "half_pot"
        return place.present and self.rules.swara_outsider_entry == "full_pot"

    def entry_price(self, seat: int) -> int:
        """Half the pot rounded up, or the full pot for somebody who had no cards (decision A18)."""
        if not self.seats[seat].had_cards:
            return self.declared_pot
        basis = self.pot if self.rules.swara_entry_basis == "growing" else self.declared_pot
        return -(-basis // 2)

    def answer_entry(self, seat: int, name: str) -> None:
        """Joins and pays at once, or stays out."""
        self.answers[seat] = name
        if name == "join":
            self.pay(seat, self.entry_price(seat))
            self.joined.append(seat)
        self.ask_next()

    def begin_swara(self) -> None:
        """Fresh ante if agreed, then new cards for everybody who takes part."""
        participants = self.from_dealer([*self.parties, *self.joined])
        for seat in participants:
            self.seats[seat].status = "active"
        self.no_betting = False
        if self.rules.swara_ante:
            able = [seat for seat in participants if self.seats[seat].chips >= self.rules.ante]
            self.no_betting = not able
            if able:
                for seat in participants:
                    if seat not in able:
                        self.seats[seat].status, self.seats[seat].last = "folded", "fold"
            if len(able) == 1:
                self.finish({able[0]: self.pot}, "folds")
                return
            for seat in able:
                self.pay(seat, self.rules.ante)
        self.wait_for_cards()

    # -- end of play (SEKA-68)

    def last_player(self) -> int | None:
        """The only one with chips, when play ends by that."""
        if self.rules.end_condition != "last_player" or not self.deals or not self.over:
            return None
        rich = [index for index, seat in enumerate(self.seats) if seat.present and seat.chips > 0]
        return rich[0] if len(rich) == 1 else None

    def leaders(self) -> list[int]:
        """Who has most chips; several share the win (decision A25)."""
        most = max(seat.chips for seat in self.seats if seat.present)
        return [index for index, seat in enumerate(self.seats) if seat.present and seat.chips == most]
