"""The bidding: who may call what, and what it makes of the contract."""

from typing import Any

from ...engine.actions import offer
from ...engine.bits import natural
from ...engine.journal import note
from ...engine.kernel import kernel
from .rules import Doubling
from .state import PLAYERS, TEAMS, Act, Call, Contract, Event


@kernel
def begin_bidding(state: Any) -> None:
    """Nobody has called; the player after the dealer is first (BELOT-16)."""
    state.contract = Contract.NONE
    state.declarer = 0
    state.doubling = 1
    state.passes = 0
    state.call_count = 0
    for seat in range(PLAYERS):
        state.passed[seat] = 0


@kernel
def offer_calls(state: Any, rules: Any, choices: Any) -> int:
    """Pass, bid higher, double, redouble (BELOT-18 to 21, section 3.1 of the rule page)."""
    seat = natural(state.actor)
    count = offer(choices, 0, Act.PASS, 0, 0)
    if may_bid(state, rules, seat):
        count = offer(choices, count, Act.BID, state.contract + 1, Contract.ALL_TRUMPS)
    if state.contract == Contract.NONE:
        return count
    opposed = seat % TEAMS != state.declarer % TEAMS
    if opposed and state.doubling == 1 and rules.doubling != Doubling.NONE:
        count = offer(choices, count, Act.DOUBLE, 0, 0)
    if not opposed and state.doubling == 2 and rules.doubling == Doubling.REDOUBLE:
        count = offer(choices, count, Act.REDOUBLE, 0, 0)
    return count


@kernel
def may_bid(state: Any, rules: Any, seat: int) -> bool:
    """Whether a player may bid a higher contract (`bid_over_double`, `passed_may_bid`)."""
    if state.contract == Contract.ALL_TRUMPS or (state.passed[seat] and not rules.passed_may_bid):
        return False
    return state.doubling == 1 or rules.bid_over_double


@kernel
def call(state: Any, kind: int, value: int) -> None:
    """Say something in the bidding; a bid cancels doubles (BELOT-21)."""
    seat, said = natural(state.actor), value
    state.passes += 1
    if kind == Act.PASS:
        said = Call.PASS.value
        state.passed[seat] = 1
    else:
        state.passes = 0
        if kind == Act.BID:
            state.contract = value
            state.declarer = seat
            state.doubling = 1
        else:
            said = Call.DOUBLE.value if kind == Act.DOUBLE else Call.REDOUBLE.value
            state.doubling *= 2
    state.calls[natural(state.call_count)] = said
    state.call_count += 1
    note(state, Event.CALL, seat, said)
    state.actor = (seat + 1) % PLAYERS


@kernel
def bidding_is_over(state: Any) -> bool:
    """Three passes after a contract, double or redouble, or four passes at once (BELOT-22, 23)."""
    return state.passes == PLAYERS or (state.passes == PLAYERS - 1 and state.contract != Contract.NONE)
