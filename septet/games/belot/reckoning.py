"""What may be played, declared and recorded, for whoever asks without a table."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

from pydantic import BaseModel

from ...engine.cards import UNKNOWN, UNKNOWN_TEXT, card_text, parse_cards, suit_of
from ...engine.game import Game
from ...engine.game import game as make_game
from ...errors import InvalidCards, NotPossible
from .cards import LOWEST, bit_of, card_points, that_beat
from .combinations import belot_cards, next_combination, next_of_plan
from .combinations import cards_of as combination_cards
from .play import find_duty, playable
from .results import Declaration, EndingName, Team, cards_in, combination
from .scoring import CAPOT, NONE, count_declarations, ending_of, settle, winning_team
from .state import HAND, PLAYERS, TEAMS, Contract, Ending

ContractWord = Literal[
    "clubs", "diamonds", "hearts", "spades", "no_trumps", "all_trumps", "c", "d", "h", "s", "NT", "AT"
]
"""A contract as people write it."""

SHORT = {"c": 0, "d": 1, "h": 2, "s": 3, "nt": 4, "at": 5}

Options = Mapping[str, Any] | str | None
"""House rules: options as in `septet.game("belot", rules)`, or a whole sentence."""


class Settlement(BaseModel):
    """What two teams write down for a deal."""

    ending: EndingName
    recorded: tuple[int, int]
    """Game points of team 0 and team 1, with those that hung before."""
    hanging: int
    """Points that hang from now on."""


def legal_cards(contract: ContractWord, trick: Any, hand: Any, rules: Options = None) -> list[str]:
    """Which cards of a hand may be played to a trick, given from its leader on (BELOT-27 to 35).

        septet.belot.legal_cards("h", "Ac", "9d Jh 7h")  # ["7h", "Jh"]: who cannot follow must trump

    Raises `InvalidCards` and `NotPossible`.
    """
    chosen, suit = _game(rules), _contract(contract)
    played, held = _trick_and_hand(trick, hand)
    if len(played) == PLAYERS:
        raise InvalidCards("the trick has four cards already")
    state = chosen.state()
    state.contract = suit
    if played:
        for place, card in enumerate(played):
            state.trick[place] = card
        state.trick_size = len(played)
        state.winner = _winner(suit, played)
        state.beating = that_beat(suit, played[int(state.winner)])
        state.actor = len(played)
        find_duty(state, chosen.record())
    return cards_in(int(playable(state, _bits(held))))


def trick_winner(contract: ContractWord, trick: Any) -> int:
    """Which card of a trick wins it, counted from 0 for the leader's (BELOT-36).

    Raises `InvalidCards` and `NotPossible`.
    """
    played = _cards(trick)
    if not 0 < len(played) <= PLAYERS:
        raise InvalidCards(f"a trick has one to four cards, not {len(played)}")
    return _winner(_contract(contract), played)


def points_of_cards(contract: ContractWord, cards: Any) -> int:
    """Card points under a contract, before those of no trumps are doubled (BELOT-12, 13)."""
    suit = _contract(contract)
    return sum(int(card_points(suit, card)) for card in _cards(cards))


def belot_possible(contract: ContractWord, trick: Any, hand: Any) -> list[str]:
    """The kings and queens of a hand with which belot can be announced, if they are legal (BELOT-48, 49).

    Raises `InvalidCards` and `NotPossible`.
    """
    played, held = _trick_and_hand(trick, hand)
    led = suit_of(played[0]) if played else -1
    return cards_in(int(belot_cards(_bits(held), _contract(contract), led)))


def declarable(hand: Any, rules: Options = None) -> list[Declaration]:
    """The combinations of a hand, each as long as it can be; some may exclude each other (BELOT-37 to 43).

    Raises `InvalidCards`.
    """
    record, cards = _game(rules).record(), _bits(_hand(hand))
    found: list[Declaration] = []
    code = int(next_combination(cards, 0))
    while code:
        found.append(combination(code, record))
        code = int(next_combination(cards, code))
    return found


def best_declarations(hand: Any, rules: Options = None) -> list[Declaration]:
    """What is declared for a player with this hand (`declaration_mode=auto`).

    Raises `InvalidCards`.
    """
    record, cards = _game(rules).record(), _bits(_hand(hand))
    found: list[Declaration] = []
    code = int(next_of_plan(cards, record))
    while code:
        found.append(combination(code, record))
        cards &= ~int(combination_cards(code))
        code = int(next_of_plan(cards, record))
    return found


def declaration_points(
    declared: Mapping[int, Sequence[Any]], rules: Options = None, tricks: tuple[int, int] = (1, 1)
) -> tuple[int, int]:
    """Raw points of both teams for what seats have declared (BELOT-44 to 46).

        septet.belot.declaration_points({0: ["7h 8h 9h Th"], 1: ["Qs Ks As"]})  # (50, 0)

    `tricks` are those that the teams have taken (`trickless_declarations`).  Raises `InvalidCards`
    and `NotPossible`.
    """
    chosen = _game(rules)
    state = chosen.state()
    for seat, combinations in declared.items():
        if seat not in range(PLAYERS) or len(combinations) > len(state.declared_code[seat]):
            raise NotPossible(f"seat {seat} with {len(combinations)} declarations: a seat, 0 to 3, has two")
        for index, cards in enumerate(combinations):
            state.declared_code[seat, index] = _combination(_cards(cards))
        state.declared[seat] = len(combinations)
    for team in range(TEAMS):
        state.tricks[team] = tricks[team]
    count_declarations(state, chosen.record())
    return int(state.declaration_points[0]), int(state.declaration_points[1])


def settlement(
    contract: ContractWord,
    raw: tuple[int, int],
    *,
    declaring_team: Team = 0,
    doubling: Literal[1, 2, 4] = 1,
    hanging: int = 0,
    capot: Team | None = None,
    rules: Options = None,
) -> Settlement:
    """Game points for the raw points of team 0 and team 1, with everything in them (BELOT-55 to 68).

        septet.belot.settlement("h", (87, 75)).recorded  # (9, 7)

    Raises `NotPossible`.
    """
    chosen, suit = _game(rules), _contract(contract)
    if min(raw) < 0 or hanging < 0:
        raise NotPossible(f"raw points {raw} and {hanging} that hang: none may be less than nothing")
    if doubling not in (1, 2, 4) or declaring_team not in range(TEAMS):
        raise NotPossible(f"doubling {doubling!r} of team {declaring_team!r}: 1, 2 or 4 of team 0 or 1")
    capot_points = 0
    if capot is not None:
        without_trumps = suit == Contract.NO_TRUMPS
        capot_points = int(chosen.record().no_trump_capot) if without_trumps else CAPOT
    own, others = raw[declaring_team], raw[1 - declaring_team]
    made, against, left = settle(suit, own, others, doubling, hanging, capot_points, chosen.record())
    ending: Any = Ending(int(ending_of(own, others))).name.lower()
    recorded = (int(made), int(against)) if declaring_team == 0 else (int(against), int(made))
    return Settlement(ending=ending, recorded=recorded, hanging=int(left))


def game_winner(
    scores: tuple[int, int], *, capot: Team | None = None, hanging: int = 0, rules: Options = None
) -> Team | None:
    """The team that has won with these scores after a deal, None if the game goes on (BELOT-69 to 71).

    `capot` is the team that took all tricks of that deal, `hanging` what hangs after it.
    """
    taken = NONE if capot is None else capot
    winner = int(winning_team(scores[0], scores[1], taken, hanging, _game(rules).record()))
    return None if winner == NONE else cast(Team, winner)


# --- what people write -----------------------------------------------------------------


def _game(rules: Options) -> Game:
    return make_game(rules) if isinstance(rules, str) else make_game("belot", rules)


def _contract(word: Any) -> int:
    name = str(word).strip()
    if name.lower() in SHORT:
        return SHORT[name.lower()]
    if name.upper() in Contract.__members__ and name.upper() != "NONE":
        return Contract[name.upper()].value
    raise NotPossible(f"{word!r} is no contract: c d h s NT AT, or clubs to all_trumps")


def _cards(cards: Any) -> list[int]:
    codes = parse_cards(cards)
    for code in codes:
        if code == UNKNOWN or code < LOWEST:
            text = UNKNOWN_TEXT if code == UNKNOWN else card_text(code)
            raise InvalidCards(f"{text} is none of the 32 cards from the seven up")
    return codes


def _hand(hand: Any) -> list[int]:
    codes = _cards(hand)
    if len(codes) > HAND:
        raise InvalidCards(f"a hand has at most {HAND} cards, not {len(codes)}")
    return codes


def _trick_and_hand(trick: Any, hand: Any) -> tuple[list[int], list[int]]:
    played, held = _cards(trick), _hand(hand)
    for card in held:
        if card in played:
            raise InvalidCards(f"{card_text(card)} is in the trick and in the hand")
    return played, held


def _bits(cards: Sequence[int]) -> int:
    return sum(int(bit_of(card)) for card in cards)


def _winner(contract: int, played: Sequence[int]) -> int:
    winner = 0
    for place, card in enumerate(played):
        if int(that_beat(contract, played[winner])) & int(bit_of(card)):
            winner = place
    return winner


def _combination(cards: Sequence[int]) -> int:
    """The code of the combination that some cards are."""
    bits = _bits(cards)
    code = int(next_combination(bits, 0))
    if not code or int(combination_cards(code)) != bits:
        raise InvalidCards(f"{' '.join(map(card_text, cards))} is neither a sequence nor a carré")
    return code
