"""From the tricks to the score sheet: who made what, rounding, hanging points, the end of the game."""

from typing import Any

from ...engine.kernel import kernel
from .combinations import belot_count, carre_rank, length_of, points_of, run_rank
from .rules import DeclarationContest, DoubledTie, TricklessDeclarations
from .state import HAND, PLAYERS, TEAMS, Contract, Ending, Standing

LAST_TEN = 10
"""Raw points for the last trick (BELOT-51)."""

CAPOT = 90
"""Raw points for all eight tricks (BELOT-52)."""

NONE, EQUAL = -1, -2
"""No team has the best declaration: nobody has one, or both have."""


# --- declarations ------------------------------------------------------------------


@kernel
def rate_declarations(state: Any, rules: Any) -> None:
    """Whether each declaration counts, and why not (BELOT-44 to 46, `declaration_contest`)."""
    for seat in range(PLAYERS):
        lost = rules.trickless_declarations == TricklessDeclarations.LOST and state.tricks[seat % TEAMS] == 0
        for index in range(state.declared[seat]):
            state.standing[seat, index] = Standing.NO_TRICK if lost else Standing.COUNTS
    best_carre = better_team(best(state, rules, 0, True), best(state, rules, 1, True))
    best_run = better_team(best(state, rules, 0, False), best(state, rules, 1, False))
    carre_first = rules.declaration_contest == DeclarationContest.CARRE_FIRST and best_carre != NONE
    for seat in range(PLAYERS):
        for index in range(state.declared[seat]):
            if state.standing[seat, index] == Standing.COUNTS:
                is_run = length_of(state.declared_code[seat, index]) > 0
                if is_run and carre_first:
                    if seat % TEAMS != best_carre:
                        state.standing[seat, index] = Standing.CARRE
                elif is_run:
                    state.standing[seat, index] = standing_of(seat % TEAMS, best_run)
                else:
                    state.standing[seat, index] = standing_of(seat % TEAMS, best_carre)


@kernel
def best(state: Any, rules: Any, team: int, of_carres: bool) -> int:
    """The rank of a team's best carré or sequence that may count, 0 if there is none."""
    highest = 0
    for seat in range(team, PLAYERS, TEAMS):
        for index in range(state.declared[seat]):
            code = state.declared_code[seat, index]
            if state.standing[seat, index] == Standing.COUNTS and (length_of(code) == 0) == of_carres:
                highest = max(highest, carre_rank(code, rules) if of_carres else run_rank(code))
    return highest


@kernel
def better_team(first: int, second: int) -> int:
    """The team whose best is better, NONE if neither has anything, EQUAL if they are the same."""
    if first == second:
        return NONE if first == 0 else EQUAL
    return 0 if first > second else 1


@kernel
def standing_of(team: int, best_team: int) -> int:
    """Whether the declarations of a team count, by the team with the best one."""
    if best_team == EQUAL:
        return Standing.EQUAL.value
    return Standing.COUNTS.value if team == best_team else Standing.BEATEN.value


# --- raw points ----------------------------------------------------------------------


@kernel
def count_up(state: Any, rules: Any) -> None:
    """The raw points of both teams with everything (BELOT-51 to 54)."""
    count_declarations(state, rules)
    state.capot = NONE
    state.capot_points = 0
    for team in range(TEAMS):
        raw = state.points[team]
        if state.last_winner % TEAMS == team:
            raw += LAST_TEN
        if state.contract == Contract.NO_TRUMPS:
            raw += raw
        if state.tricks[team] == HAND:
            state.capot = team
            state.capot_points = rules.no_trump_capot if state.contract == Contract.NO_TRUMPS else CAPOT
            raw += state.capot_points
        state.raw[team] = raw + state.declaration_points[team] + state.belot_points[team]


@kernel
def count_declarations(state: Any, rules: Any) -> None:
    """Points of the declarations that count, and of all belots (BELOT-54)."""
    for team in range(TEAMS):
        state.declaration_points[team] = 0
        state.belot_points[team] = 0
    any_declared = False
    for seat in range(PLAYERS):
        any_declared = any_declared or state.declared[seat] > 0
        state.belot_points[seat % TEAMS] += 20 * belot_count(state.belots[seat])
    if any_declared:
        rate_declarations(state, rules)
        for seat in range(PLAYERS):
            for index in range(state.declared[seat]):
                if state.standing[seat, index] == Standing.COUNTS:
                    points = points_of(state.declared_code[seat, index], rules)
                    state.declaration_points[seat % TEAMS] += points


# --- game points -----------------------------------------------------------------------


@kernel
def whole_points(raw: int) -> int:
    """Raw points of a whole deal as game points (section 3.3 of the rule page)."""
    return (raw + 5) // 10


@kernel
def own_points(contract: int, raw: int, up: bool) -> int:
    """Raw points of a team as game points (BELOT-58 to 62).

    The sum of a deal makes one remainder come with itself: 6 in a suit contract, 4 in all
    trumps.  Then one team rounds up, the other down; `up` says which this one is.
    """
    edge = 6 if contract < Contract.NO_TRUMPS else 4
    remainder = raw % 10
    up = up and contract != Contract.NO_TRUMPS
    return raw // 10 + (1 if remainder > edge or (remainder == edge and up) else 0)


@kernel
def multiplied(contract: int, raw: int, doubling: int, capot_points: int, rules: Any) -> int:
    """Game points of a whole deal after double or redouble: rounded first (BELOT-64 to 66, decision A8).

    With `capot_doubled=false` the points for all tricks are left out of it and added afterwards.
    """
    if capot_points and doubling > 1 and not rules.capot_doubled:
        return whole_points(raw - capot_points) * doubling + capot_points // 10
    return whole_points(raw) * doubling


@kernel
def settle(
    contract: int,
    first: int,
    second: int,
    doubling: int,
    hanging: int,
    capot_points: int,
    rules: Any,
) -> tuple[int, int, int]:
    """Game points that the declaring team and the defenders record, and points that hang from now on.

    `first` are the raw points of the declaring team, `second` those of the defenders.

    Points that hang are recorded in the deal in which a team wins them, and `payoffs` counts them
    there: with them a deal is worth more to whoever wins it.  The deal after which they hang need
    not count them.  Nobody knows yet who will win them, and half of them for each team is the
    same as nothing in what one has more than the other, so a bot that thinks ahead weighs them rightly.
    """
    if doubling == 1:
        return settle_plain(contract, first, second, hanging)
    amount = multiplied(contract, first + second, doubling, capot_points, rules)
    if first > second:
        return amount + hanging, 0, 0
    if first < second:
        return 0, amount + hanging, 0
    kept = amount // 2 if rules.doubled_tie == DoubledTie.DEFENDERS_KEEP_HALF else 0
    return 0, kept, hanging + amount - kept


@kernel
def settle_plain(contract: int, first: int, second: int, hanging: int) -> tuple[int, int, int]:
    """The same for a deal that is not doubled (BELOT-55 to 57, 62, 68)."""
    if first > second:
        return own_points(contract, first, False) + hanging, own_points(contract, second, True), 0
    if first < second:
        return 0, whole_points(first + second) + hanging, 0
    return 0, own_points(contract, second, False), hanging + own_points(contract, first, True)


@kernel
def ending_of(first: int, second: int) -> int:
    """Made, inside or hanging, by the raw points of the declaring team and the defenders (BELOT-55 to 57)."""
    if first == second:
        return Ending.HANGING.value
    return Ending.MADE.value if first > second else Ending.INSIDE.value


# --- the end of the game -----------------------------------------------------------------


@kernel
def winning_team(first: int, second: int, capot: int, hanging: int, rules: Any) -> int:
    """The team that has won the game after a deal, NONE if it goes on (BELOT-69 to 71)."""
    if max(first, second) < rules.target or first == second:
        return NONE
    if rules.capot_cannot_end and capot != NONE:
        return NONE
    if rules.hanging_blocks_end and hanging:
        return NONE
    return 0 if first > second else 1
