"""The vectors STUD-V23 to V73 of the rule page, played at the public table.

Each test is named by the vector's number and checks everything its row says.  Actions are told as
``"seat name amount"``; a call says what is added, all others what is then in on this street.
"""

from __future__ import annotations

import pytest

import septet
from septet.errors import IllegalAction

from .play import (
    can,
    check_down,
    deal,
    does,
    kinds,
    legal,
    pot,
    pots,
    pump,
    shown_order,
    snapshot,
    street,
    stud,
)

# Who acts first: V23 to V36 --------------------------------------------------------------------------------

BRINGS_IN = {
    "STUD-V23": ({"s0": "2h", "s1": "2c", "s2": "Ks"}, 1),
    "STUD-V24": ({"s0": "5s", "s1": "4s", "s2": "3c"}, 2),
    "STUD-V25": ({"s0": "Ah", "s1": "Kd", "s2": "Qs"}, 2),
    "STUD-V26": ({"s0": "2s", "s1": "2h", "s2": "2d", "s3": "Ac"}, 2),
}


@pytest.mark.parametrize("vector", BRINGS_IN)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_lowest_open_card_brings_it_in(vector, dealer):
    boards, first = BRINGS_IN[vector]
    table = deal(stud(len(boards), dealer=dealer), **boards)
    assert table.actor == first
    assert legal(table) == can("bring_in 1, bet 2")


ACTS_FIRST = {
    "STUD-V27": (4, {"s0": "Ah Kd", "s1": "2c 2d", "s2": "Qs Qh"}, 2),
    "STUD-V28": (4, {"s0": "Ah Kd", "s1": "As Kc", "s2": "Qs Jh"}, 1),
    "STUD-V29": (4, {"s0": "Ah 9d", "s1": "Ad Ts", "s2": "As 8c"}, 1),
    "STUD-V30": (4, {"s0": "9s 9d", "s1": "9h 9c"}, 0),
    "STUD-V31": (5, {"s0": "Ah Kd 3c", "s1": "2c 2d 5h", "s2": "7s 8s 9s"}, 1),
    "STUD-V32": (5, {"s0": "9s 9d Qc", "s1": "9h 9c Kd"}, 1),
    "STUD-V33": (5, {"s0": "9s 9d 2c", "s1": "Kh 4d Ac"}, 0),
    "STUD-V34": (6, {"s0": "Ac Ad 3h 3s", "s1": "Kc Kd Qh Qs"}, 0),
    "STUD-V35": (6, {"s0": "7s 8s 9s Ts", "s1": "2c 3d 5h 2h"}, 1),
    "STUD-V36": (6, {"s0": "Tc Td 5s 2h", "s1": "Th Ts 5c 2d"}, 1),
}


@pytest.mark.parametrize("vector", ACTS_FIRST)
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_best_board_acts_first(vector, dealer):
    on, boards, first = ACTS_FIRST[vector]
    table = check_down(deal(stud(len(boards), dealer=dealer), **boards), on)
    assert (street(table), table.actor) == (on, first)


def test_STUD_V28_by_position_the_first_of_equal_boards_left_of_the_dealer_acts():
    boards = ACTS_FIRST["STUD-V28"][1]
    assert check_down(deal(stud(3, dealer=2, opener_tie="position"), **boards), 4).actor == 0
    assert check_down(deal(stud(3, dealer=0, opener_tie="position"), **boards), 4).actor == 1


def test_STUD_V33_with_the_highest_new_card_the_ace_acts_first():
    boards = ACTS_FIRST["STUD-V33"][1]
    assert check_down(deal(stud(2, opener_5th_6th="highest_new_card"), **boards), 5).actor == 1


# Betting: V37 to V60 ---------------------------------------------------------------------------------------


def third_street(**options):
    """Three players of whom seat 1 has the lowest card."""
    return deal(stud(3, **options), s0="Kh", s1="2c", s2="Qd")


def test_STUD_V37_the_low_card_brings_in_or_bets():
    table = third_street()
    assert table.actor == 1
    assert legal(table) == can("bring_in 1, bet 2")
    does(table, "1 bring_in 1")
    assert table.actor == 2
    assert legal(table) == can("fold, call 1, complete 2")


def test_STUD_V38_three_raises_after_the_completion():
    table = does(third_street(), "1 bring_in 1", "2 complete 2", "0 raise 4", "1 raise 6", "2 raise 8")
    assert legal(table) == can("fold, call 4")
    does(table, "0 call 4")
    assert legal(table) == can("fold, call 2")
    does(table, "1 call 2")
    assert street(table) == 4
    assert [seat.paid for seat in table.view(None).seats] == [9, 9, 9]


def test_STUD_V39_opening_for_the_small_bet_is_no_raise():
    table = does(third_street(), "1 bet 2", "2 raise 4", "0 raise 6", "1 raise 8")
    assert table.actor == 2
    assert legal(table) == can("fold, call 4")


def test_STUD_V40_the_bring_in_that_is_only_called_does_not_act_again():
    table = does(third_street(), "1 bring_in 1", "2 call 1", "0 call 1")
    assert street(table) == 4
    assert pot(table) == 3 + 3


def test_STUD_V41_an_all_in_for_less_is_the_bring_in():
    table = stud([100, 2, 100], mode="tournament", small_bet=4, big_bet=8, bring_in=2)
    deal(table, s0="Kh", s1="2c", s2="Qd")
    assert legal(table) == can("bring_in 1")
    does(table, "1 bring_in 1")
    assert table.view(None).seats[1].all_in
    assert table.actor == 2
    assert legal(table) == can("fold, call 2, complete 4")


def test_STUD_V42_the_left_neighbour_of_an_all_in_low_card_posts():
    table = deal(stud([100, 1, 100], mode="tournament"), s0="3h", s1="2c", s2="Ad")
    assert table.actor == 2
    assert legal(table) == can("bring_in 1, bet 2")


def test_STUD_V43_cash_who_cannot_pay_ante_and_bring_in_is_not_dealt_in():
    table = stud([100, 1, 100])
    table.deal()
    seat = table.view(None).seats[1]
    assert (seat.status, seat.chips, seat.down, seat.up) == ("out", 1, [], [])
    assert pot(table) == 2


def fourth_street(board="9h 4d"):
    """Three players on fourth street, seat 0 first to act."""
    return check_down(deal(stud(3), s0=board, s1="8c 2h", s2="7s 2d"), 4)


def with_a_pair():
    """The same with an open pair."""
    return fourth_street("9h 9d")


def test_STUD_V44_without_a_pair_only_the_small_bet():
    assert legal(fourth_street()) == can("fold, check, bet 2")


def test_STUD_V45_with_a_pair_both_bets():
    table = with_a_pair()
    assert table.actor == 0
    assert legal(table) == can("fold, check, bet 2, bet 4")
    does(table, "0 check")
    assert legal(table) == can("fold, check, bet 2, bet 4")


def test_STUD_V46_a_small_bet_is_raised_by_either():
    assert legal(does(with_a_pair(), "0 check", "1 bet 2")) == can("fold, call 2, raise 4, raise 6")


def big_raise():
    """V47: a small bet raised by a big bet."""
    return does(with_a_pair(), "0 check", "1 bet 2", "2 raise 6")


def test_STUD_V47_after_a_big_raise_only_big_raises():
    table = big_raise()
    assert table.actor == 0
    assert legal(table) == can("fold, call 6, raise 10")
    before = snapshot(table)
    with pytest.raises(IllegalAction, match="raise 8: must be 10"):
        table.act("raise", 8)
    assert snapshot(table) == before


def test_STUD_V48_a_big_bet_is_raised_by_a_big_bet():
    assert legal(does(with_a_pair(), "0 bet 4")) == can("fold, call 4, raise 8")


def test_STUD_V49_after_small_bets_and_raises_both_are_possible():
    table = does(with_a_pair(), "0 bet 2", "1 raise 4")
    assert legal(table) == can("fold, call 4, raise 6, raise 8")


def test_STUD_V50_three_raises_with_a_pair_too():
    table = does(big_raise(), "0 raise 10", "1 raise 14")
    assert table.actor == 2
    assert legal(table) == can("fold, call 8")


def test_STUD_V51_big_bets_stay_possible_when_the_pair_folds():
    table = does(with_a_pair(), "0 fold")
    assert legal(table) == can("fold, check, bet 2, bet 4")
    does(table, "1 bet 2")
    assert legal(table) == can("fold, call 2, raise 4, raise 6")


def fifth_street(chips=3, **options):
    """Three players on fifth street, seat 0 first to act; the bring-in and ante have been paid."""
    table = stud(chips, **options)
    return check_down(deal(table, s0="9h 9d 4c", s1="8c 2h 3d", s2="7s 2d 3c"), 5)


def test_STUD_V52_three_raises_on_fifth_street():
    table = does(fifth_street(), "0 bet 4", "1 raise 8", "2 raise 12", "0 raise 16")
    assert legal(table) == can("fold, call 8")
    does(table, "1 call 8")
    assert legal(table) == can("fold, call 4")
    does(table, "2 call 4")
    assert street(table) == 6


def test_STUD_V53_everybody_checks_and_the_next_street_follows():
    table = does(fifth_street(), "0 check", "1 check", "2 check")
    assert street(table) == 6
    assert kinds(table) == ["check", "street", "dealt", "dealt", "dealt"]


def test_STUD_V54_a_bet_that_nobody_calls_wins_unseen():
    table = does(fifth_street(), "0 bet 4", "1 fold", "2 fold")
    assert table.over and table.ending == "folds"
    assert table.chips == [104, 98, 98]
    assert kinds(table) == ["fold", "returned", "pot", "won"]
    for seat in table.view(None).seats:
        assert seat.down == [None, None] and seat.shown is None and seat.hand is None


def test_STUD_V55_check_raise():
    table = does(fifth_street(), "0 check", "1 bet 4", "2 fold")
    assert table.actor == 0
    assert legal(table) == can("fold, call 4, raise 8")


def test_STUD_V56_an_all_in_of_half_a_bet_is_a_bet():
    table = does(fifth_street([5, 100, 100]), "0 bet 3")
    assert table.view(None).seats[0].all_in
    assert legal(table) == can("fold, call 3, raise 7")


def test_STUD_V57_a_smaller_one_can_be_completed_and_that_is_no_raise():
    table = does(fifth_street([3, 100, 100]), "0 bet 1")
    assert legal(table) == can("fold, call 1, complete 4")
    does(table, "1 complete 4")
    assert table.view(None).raises_left == 3
    does(table, "2 raise 8", "1 raise 12", "2 raise 16")
    assert legal(table) == can("fold, call 4")


def test_STUD_V58_a_short_raise_does_not_reopen():
    table = does(fifth_street([100, 7, 100]), "0 bet 4", "1 raise 5", "2 call 5")
    assert table.actor == 0
    assert legal(table) == can("fold, call 1")


def test_STUD_V59_completing_a_short_raise_is_the_first_raise_and_reopens():
    table = does(fifth_street([100, 7, 100]), "0 bet 4", "1 raise 5")
    assert table.actor == 2
    assert legal(table) == can("fold, call 5, complete 8")
    does(table, "2 complete 8")
    assert table.view(None).raises_left == 2
    assert table.actor == 0
    assert legal(table) == can("fold, call 4, raise 12")


def test_STUD_V60_half_a_raise_is_a_raise():
    table = does(fifth_street([100, 8, 100]), "0 bet 4", "1 raise 6")
    assert table.view(None).raises_left == 2
    assert table.actor == 2
    assert legal(table) == can("fold, call 6, raise 10")
    does(table, "2 call 6")
    assert table.actor == 0
    assert legal(table) == can("fold, call 2, raise 10")


# Pots and showdown: V61 to V72 -----------------------------------------------------------------------------

ACES_UP, THREE_KINGS, QUEENS_UP = "Ac Ad 7h 7s 2c 9d 4s", "Kc Kd Kh 5s 3c 8d 2h", "Qc Qd Jh Js 4c 6d 8s"
A, B, C, D = 0, 1, 2, 3
HANDS = {A: ACES_UP, B: THREE_KINGS, C: QUEENS_UP}


def test_STUD_V61_three_kings_win_both_pots():
    table = pump(deal(stud([10, 30, 30]), HANDS))
    assert pots(table) == [(30, {A, B, C}), (40, {B, C})]
    assert [won.winners for won in table.view(None).result.pots] == [[B], [B]]
    assert table.chips == [0, 70, 0]


def test_STUD_V62_the_side_pot_goes_to_the_second_best():
    table = pump(deal(stud([30, 10, 30]), HANDS))
    assert pots(table) == [(30, {A, B, C}), (40, {A, C})]
    assert [won.winners for won in table.view(None).result.pots] == [[B], [A]]
    assert table.chips == [40, 30, 0]


def test_STUD_V63_folded_chips_stay_in_the_layers_they_reached():
    table = stud([10, 30, 30, 100], fourth_street_pair=False)
    deal(table, {**HANDS, D: "Th 9h Ts 9s Tc"}, gone={D: 6})
    pump(table, leaving={D: 17})
    assert pots(table) == [(40, {A, B, C}), (47, {B, C})]
    assert table.chips == [0, 87, 0, 83]


def test_STUD_V64_antes_are_layered_too():
    table = stud([6, 14, 14, 100], mode="tournament")
    deal(table, {**HANDS, D: "Th 9h Ts"}, gone={D: 4})
    pump(table, leaving={D: 1})
    assert pots(table) == [(19, {A, B, C}), (16, {B, C})]
    assert table.chips == [0, 35, 0, 99]


CLUBS, DIAMONDS, LOWER = "Ac Tc 8c 5c 2c 3d 4h", "Ad Td 8d 5d 2d 3c 4s", "Kh Ks Jh Js 9h 7s 6s"


def divided(hands, dealer, **options):
    """What everybody gets of a pot of 15 after a bet and a raise on third street."""
    table = deal(stud(3, dealer=dealer, **options), hands)
    first, second, third = (table.actor + step for step in range(3))
    does(table, f"{first} bet 2", f"{second % 3} raise 4", f"{third % 3} call 4", f"{first} call 2")
    assert pot(table) == 15
    check_down(table)
    return [seat.won for seat in table.view(None).seats]


@pytest.mark.parametrize(("odd_chip", "won"), [("first_left_of_dealer", 8), ("high_card_by_suit", 8)])
def test_STUD_V65_the_odd_chip_goes_to_the_first_from_the_dealers_left(odd_chip, won):
    # The order from the dealer's left is B, C, A.
    assert divided({0: LOWER, 1: DIAMONDS, 2: CLUBS}, dealer=2, odd_chip=odd_chip) == [0, won, 15 - won]


@pytest.mark.parametrize(("odd_chip", "won"), [("first_left_of_dealer", 8), ("high_card_by_suit", 7)])
def test_STUD_V66_the_option_matters(odd_chip, won):
    # The order from the dealer's left is A, B, C.
    assert divided({0: CLUBS, 1: LOWER, 2: DIAMONDS}, dealer=2, odd_chip=odd_chip) == [won, 0, 15 - won]


def test_STUD_V67_two_odd_chips_go_to_the_first_two():
    table = stud(4, dealer=3)
    hands = {
        A: "Ac Kd Qh Js 9c 2d 3h",
        B: "Ad Kh Qs Jc 9d 2h 3s",
        C: "Ah Ks Qc Jd 9h 2s 3c",
        D: "4c 4d Th",
    }
    deal(table, hands, gone={D: 5})
    # The ten is the lowest card; a bet and a raise on third street, then four have put in five each.
    does(table, "3 bet 2", "0 raise 4", "1 call 4", "2 call 4", "3 call 2")
    assert pot(table) == 20
    while table.actor != D:
        table.act("check")
    does(table, "3 fold")
    check_down(table)
    assert [seat.won for seat in table.view(None).seats] == [7, 7, 6, 0]


def test_STUD_V68_the_last_to_bet_shows_first():
    table = deal(stud(3), gone={0: 4}, s0="2c", s1="Ah Kh Qh 9s", s2="8d 6c 4h 3h")
    does(table, "0 bring_in", "1 complete", "2 call", "0 fold")
    check_down(table, 7)
    does(table, "1 check", "2 bet 4", "1 call 4")
    assert shown_order(table) == [2, 1]


def test_STUD_V69_without_a_bet_the_first_to_check_shows_first():
    table = deal(stud(3), s0="8d 6c 4h 3h", s1="9d 7c 5h 2h", s2="Ah Kh Qh 9s")
    check_down(table, 7)
    does(table, "2 check", "0 check", "1 check")
    assert shown_order(table) == [2, 0, 1]


def test_STUD_V70_after_an_all_in_the_rest_is_dealt_without_betting():
    table = check_down(deal(stud([5, 100]), s0="9h 9d 4c", s1="8c 2h 3d"), 5)
    does(table, "0 bet 3", "1 call 3")
    assert table.over and table.ending == "showdown"
    assert kinds(table)[:3] == ["call", "tabled", "tabled"]
    streets = [(event.street, event.open_hands) for event in table.events if event.kind == "street"]
    assert streets == [(6, True), (7, True)]
    dealt = [event.cards for event in table.events if event.kind == "dealt"]
    assert len(dealt) == 4 and all(len(cards) == 1 and cards[0] is not None for cards in dealt)
    for seat in table.view(None).seats:
        assert len(seat.down) == 3 and len(seat.up) == 4 and None not in seat.down


def test_STUD_V71_eight_players_share_a_community_card():
    table = check_down(deal(stud(8)), 7)
    assert kinds(table)[-2:] == ["street", "community"]
    view = table.view(None)
    assert view.community is not None
    assert all(len(seat.down) + len(seat.up) == 6 for seat in view.seats)
    # 48 cards are in the hands and one lies in the middle: three of 52 are left.
    assert int(table.knowledge(None).dealt) == 49
    check_down(table)
    assert table.over and sum(table.chips) == 800


def test_STUD_V72_six_players_and_burns_use_46_cards():
    table = check_down(deal(stud(6, burn_cards=True)), 7)
    assert table.view(None).community is None
    assert all(len(seat.down) + len(seat.up) == 7 for seat in table.view(None).seats)
    assert int(table.knowledge(None).dealt) == 46


# A complete hand: V73 --------------------------------------------------------------------------------------

COMPLETE_HAND = {
    0: "As Kd 7h 7d Qc 2s",
    1: "9c 9d 2c Jh Jd 5h 3s",
    2: "Kh Qh Th 4c 8h 6h 2h",
}

COURSE = [
    (["1 bring_in 1", "2 call 1", "0 complete 2", "1 call 1", "2 call 1"], 9),
    (["0 bet 4", "1 call 4", "2 call 4"], 21),
    (["1 check", "2 check", "0 bet 4", "1 raise 8", "2 call 8", "0 call 4"], 45),
    (["1 bet 4", "2 raise 8", "0 fold", "1 call 4"], 61),
    (["1 check", "2 bet 4", "1 call 4"], 69),
]


def complete_hand():
    """The hand of V73, checked on the way."""
    table = deal(stud(3, dealer=2), COMPLETE_HAND, gone={0: 7})
    assert pot(table) == 3
    for number, (steps, after) in enumerate(COURSE):
        assert street(table) == 3 + number
        does(table, *steps[:-1])
        added = int(steps[-1].split()[2])
        assert pot(table) + added == after
        does(table, steps[-1])
    return table


def test_STUD_V73_a_complete_hand():
    table = complete_hand()
    assert table.chips == [85, 73, 142]
    assert table.payoffs == [-15, -27, 42]
    assert pots(table) == [(69, {1, 2})]
    assert shown_order(table) == [2, 1]
    seats = table.view(None).seats
    assert (seats[2].hand.category, seats[2].hand.ranks) == ("flush", ["K", "Q", "T", "8", "6"])
    assert seats[2].hand.five == ["Kh", "Qh", "Th", "8h", "6h"]
    assert (seats[1].hand.category, seats[1].hand.ranks[:2]) == ("two_pair", ["J", "9"])
    assert seats[0].down == [None, None] and seats[0].hand is None


def test_STUD_V73_its_record_gives_the_same_hand():
    table = complete_hand()
    again = septet.Table.replay(septet.Record.from_json(table.record().to_json()))
    assert snapshot(again) == snapshot(table)
