"""The engine's showdown and pots against the plain ones of `reference`."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from septet import Table
from septet.engine.cards import CODES
from septet.games.seven_twenty_seven import possible_totals, showdown
from septet.games.seven_twenty_seven.view import Result

from . import reference
from .play import NAME, view_of


@given(st.lists(st.sampled_from(CODES), min_size=1, max_size=8, unique=True), st.booleans())
def test_possible_totals(hand: list[str], half_or_ten: bool) -> None:
    """S727-9 to 12, 44."""
    rules = {"picture_value": "half_or_ten" if half_or_ten else "half"}
    assert possible_totals(hand, rules) == [2 * total for total in reference.possible(hand, half_or_ten)]


@st.composite
def showdowns(draw: st.DrawFn) -> dict[str, Any]:
    """Hands, payments, options and announcements of a showdown."""
    players = draw(st.integers(1, 8))
    deck = draw(st.permutations(CODES))
    hands = []
    for _ in range(players):
        size = draw(st.integers(1, 5))
        hands.append(deck[:size])
        deck = deck[size:]
    options = reference.Options(
        over_is_out=draw(st.booleans()),
        declare=draw(st.booleans()),
        declare_tie=draw(st.sampled_from(["loses", "counts"])),
        declare_deadlock=draw(st.sampled_from(["cards_speak", "carry_over"])),
        half_or_ten=draw(st.booleans()),
        under_beats_over=draw(st.booleans()),
        fewer_cards_win=draw(st.booleans()),
        odd_chip_half=draw(st.sampled_from(["seven", "twenty_seven"])),
    )
    if options.over_is_out:  # who is over 27 is not there any more
        options.under_beats_over = False
        hands = [hand for hand in hands if reference.possible(hand)[0] <= 27] or [["2c"]]
    names = st.sampled_from(["seven", "twenty_seven", "both"])
    return {
        "hands": hands,
        "paid": [draw(st.integers(1, 12)) for _ in hands],
        "options": options,
        "announced": [draw(names) for _ in hands] if options.declare else None,
    }


def rules_of(options: reference.Options) -> dict[str, Any]:
    """The same options in the engine's words, those without a meaning left out."""
    rules: dict[str, Any] = dict(vars(options))
    rules["picture_value"] = "half_or_ten" if rules.pop("half_or_ten") else "half"
    if not options.declare:
        rules = {name: value for name, value in rules.items() if not name.startswith("declare_")}
    return rules


@given(showdowns())
def test_showdown(case: dict[str, Any]) -> None:
    """S727-6, 8, 13, 33 to 35, 39, 41 to 46, section 3.6: who wins how much."""
    hands, paid, options = case["hands"], case["paid"], case["options"]
    result = showdown(hands, rules=rules_of(options), paid=paid, announced=case["announced"])
    expected = reference.settle(hands, paid, [True] * len(hands), len(hands) - 1, options, case["announced"])
    assert (result.won, result.carried) == (expected.won, expected.carried)
    assert [(pot.chips, pot.seats) for pot in result.pots] == expected.pots
    assert sum(result.won) + result.carried == sum(paid)


@pytest.mark.parametrize("seed", range(6))
def test_whole_deals(seed: int) -> None:
    """Deals with unequal stacks, folds and all-ins: pots and winnings as the reference has them."""
    chance = random.Random(seed)
    compared = 0
    while compared < 4:
        declare, over = chance.random() < 0.5, chance.random() < 0.5
        options = reference.Options(over_is_out=over, declare=declare)
        players = chance.randint(4, 7)
        chips = [chance.randint(1, 30) for _ in range(players)]
        table = Table(NAME, players, rules_of(options), seed=chance.getrandbits(60), chips=chips)
        table.deal()
        play_randomly(table, chance)
        result = view_of(table).result
        assert result is not None
        if result.ending == "showdown":
            check_result(table, result, options)
            compared += 1


def play_randomly(table: Table, chance: random.Random) -> None:
    """Random actions; folds and cards now and then."""
    rare = {"fold": 0.1, "take": 0.3}
    while table.actor is not None:
        choices = [a for a in table.actions if chance.random() < rare.get(a.name, 1.0)]
        action = chance.choice(choices or list(table.actions))
        table.act(action.name, chance.randint(action.low, action.high))


def check_result(table: Table, result: Result, options: reference.Options) -> None:
    """A finished deal with a showdown is divided as the reference does it."""
    seats = view_of(table).seats
    live = [seat.status == "active" for seat in seats]
    hands: list[Any] = [seat.cards if seat.status == "active" else [] for seat in seats]
    announced = [str(seat.announced) for seat in seats] if options.declare else None
    assert table.dealer is not None
    expected = reference.settle(hands, [seat.paid for seat in seats], live, table.dealer, options, announced)
    assert [seat.won for seat in seats] == expected.won
    assert [(pot.chips, pot.seats) for pot in result.pots] == expected.pots
    for pot in result.pots:
        for half in (pot.seven, pot.twenty_seven):
            assert sum(share.amount for share in half.winners) == half.chips
