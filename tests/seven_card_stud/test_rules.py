"""What the numbered rules say and no vector shows, and what every option changes.

Names cite the rule (STUD-n) or the decision (A-n) of the rule page.
"""

from __future__ import annotations

import pytest

import septet
from septet.errors import IllegalAction, InvalidRules, NotPossible

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
    street,
    stud,
)
from .reference import DECK

# Cards and who sees them -----------------------------------------------------------------------------------


def dealt(table, viewer=None):
    """For each seat, the down and the open cards as a viewer sees them."""
    return [(seat.down, seat.up) for seat in table.view(viewer).seats]


def test_STUD_19_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    table = stud(3, dealer=0)
    table.deal(deck="2c 3c 4c 5c 6c 7c 8c 9c Tc")
    assert dealt(table, 1)[1] == (["2c", "5c"], ["8c"])
    assert dealt(table, 2)[2] == (["3c", "6c"], ["9c"])
    assert dealt(table, 0)[0] == (["4c", "7c"], ["Tc"])


def test_STUD_29_later_streets_bring_one_card_to_each_live_player_in_the_same_order():
    table = stud(3, dealer=0)
    table.deal(deck="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d")
    does(table, "1 bring_in", "2 fold", "0 call")
    assert [up for _, up in dealt(table)] == [["Tc", "Qc"], ["8c", "Jc"], ["9c"]]


def test_STUD_2_down_cards_are_seen_by_their_owner_alone():
    table = check_down(deal(stud(3)), 7)
    for viewer in (None, 0, 1, 2):
        for seat, (down, up) in enumerate(dealt(table, viewer)):
            assert None not in up and len(up) == 4
            assert [card is None for card in down] == [viewer != seat] * 3


def test_STUD_44_the_seventh_card_comes_face_down():
    table = check_down(deal(stud(2)), 7)
    told = [event.cards for event in table.events if event.kind == "dealt"]
    assert told == [[None], [None]]
    seen = [event.cards for event in table.events_for(0) if event.kind == "dealt" and event.seat == 0]
    assert seen == [[table.view(0).seats[0].down[2]]]


def test_STUD_1_the_best_five_of_seven_count():
    # Four cards of the board and one down card make the flush; the pair of aces beside it does not matter.
    table = deal(stud(2), {0: "Ah Ad 9h 7h 4h 2h 3c", 1: "Kc Kd Qc Js Td 8s 5d"})
    check_down(table)
    hand = table.view(None).seats[0].hand
    assert (hand.category, hand.five) == ("flush", ["Ah", "9h", "7h", "4h", "2h"])


# Antes -----------------------------------------------------------------------------------------------------


def test_STUD_18_antes_go_to_the_pot_and_are_no_part_of_the_bets():
    table = deal(stud(3, ante=5), s0="2c", s1="Kd", s2="Qd")
    assert [event.amount for event in table.events if event.kind == "ante"] == [5, 5, 5]
    assert pot(table) == 15
    assert [seat.bet for seat in table.view(None).seats] == [0, 0, 0]
    does(table, "0 bring_in 1")
    assert legal(table) == can("fold, call 1, complete 2")


def test_STUD_18_without_an_ante_nobody_pays_one():
    table = deal(stud(3, ante=0))
    assert "ante" not in kinds(table)
    assert pot(table) == 0


@pytest.mark.parametrize(("chips", "dealt_in"), [(5, False), (6, True)])
def test_STUD_45_cash_ante_and_bring_in_are_just_enough(chips, dealt_in):
    table = stud([100, chips, 100], small_bet=10, ante=2, bring_in=4)
    table.deal()
    assert (table.view(None).seats[1].status == "active") == dealt_in


def test_STUD_45_who_is_not_dealt_in_keeps_the_chips():
    table = stud([100, 1, 100])
    table.deal()
    check_down(table)
    assert table.chips[1] == 1


@pytest.mark.parametrize("mode", ["cash", "tournament"])
def test_STUD_46_only_in_a_tournament_a_player_is_all_in_with_the_ante(mode):
    table = deal(stud([100, 3, 100], mode=mode, ante=5), s0="2c", s1="Kd", s2="Qd")
    seat = table.view(None).seats[1]
    assert (seat.status, seat.all_in, seat.paid) == (
        ("active", True, 3) if mode == "tournament" else ("out", False, 0)
    )


def test_STUD_46_the_short_ante_makes_a_main_pot():
    table = stud([100, 3, 100], mode="tournament", ante=5)
    deal(table, {0: "Kc Kd Kh", 1: "Ac Ad Ah", 2: "Qc Qd Qh"})
    assert [(made.chips, set(made.seats)) for made in table.view(None).pots] == [(9, {0, 1, 2}), (4, {0, 2})]
    check_down(table)
    assert pots(table) == [(9, {0, 1, 2}), (6, {0, 2})]
    assert table.chips == [94 + 6, 9, 94]


def test_two_players_who_can_pay_are_needed():
    table = stud([100, 1, 1])
    assert not table.can_deal
    with pytest.raises(NotPossible, match="2 players"):
        table.deal()


# Third street ----------------------------------------------------------------------------------------------


def third_street(chips=3, **options):
    """Three or more players of whom seat 1 has the lowest card and seat 0 deals last."""
    return deal(stud(chips, **options), s0="Kh", s1="2c", s2="Qd", s3="Jd")


def test_STUD_20_the_opening_bet_is_exactly_the_small_bet():
    table = third_street()
    for value in (0, 3, 4, 100):
        with pytest.raises(IllegalAction):
            table.act("bet", value)
    for name in ("fold", "check", "call", "raise", "complete"):
        with pytest.raises(IllegalAction):
            table.act(name)


def test_STUD_20_who_has_no_more_than_the_bring_in_can_only_bring_it_in():
    table = third_street([100, 6, 100], ante=1, bring_in=5, small_bet=10)
    assert legal(table) == can("bring_in 5")
    table = third_street([100, 8, 100], ante=1, bring_in=5, small_bet=10)
    assert legal(table) == can("bring_in 5, bet 7")


def test_STUD_55_an_opening_bet_of_less_than_half_can_be_completed():
    table = third_street([100, 5, 100], ante=1, bring_in=3, small_bet=10)
    does(table, "1 bet 4")
    assert legal(table) == can("fold, call 4, complete 10")
    does(table, "2 complete 10", "0 raise 20")
    assert table.view(None).raises_left == 2


def test_STUD_55_an_opening_bet_of_half_counts_as_the_bet():
    table = third_street([100, 7, 100], ante=1, bring_in=3, small_bet=10)
    does(table, "1 bet 6")
    assert legal(table) == can("fold, call 6, raise 16")


def test_STUD_48_who_posts_less_is_all_in_and_the_next_owes_the_whole_bring_in():
    table = third_street([100, 3, 100], mode="tournament", ante=1, bring_in=4, small_bet=10)
    assert legal(table) == can("bring_in 2")
    does(table, "1 bring_in 2")
    assert legal(table) == can("fold, call 4, complete 10")
    does(table, "2 call 4", "0 call 4")
    assert [(made.chips, set(made.seats)) for made in table.view(None).pots] == [(9, {0, 1, 2}), (4, {0, 2})]


def test_STUD_47_past_all_who_are_all_in_to_the_next_with_chips():
    table = stud([100, 1, 1, 100], mode="tournament")
    deal(table, s0="3h", s1="2c", s2="Ad", s3="Kd")
    assert table.actor == 3
    assert legal(table) == can("bring_in 1, bet 2")


def test_STUD_23_play_goes_clockwise_and_everybody_may_fold_call_or_raise():
    table = does(third_street(4), "1 bet 2")
    for seat in (2, 3, 0):
        assert table.actor == seat
        assert {name for name, _ in legal(table)} == {"fold", "call", "raise"}
        does(table, f"{seat} call 2")
    assert street(table) == 4


def test_STUD_24_raises_move_in_steps_of_the_small_bet():
    table = does(third_street(small_bet=5, big_bet=20), "1 bet 5", "2 raise 10", "0 raise 15", "1 raise 20")
    assert legal(table) == can("fold, call 10")


def test_STUD_26_if_all_fold_to_the_bring_in_it_wins_the_antes():
    table = does(third_street(), "1 bring_in", "2 fold", "0 fold")
    assert table.ending == "folds"
    assert table.chips == [99, 102, 99]
    assert pots(table) == [(3, {1})]
    assert [event.amount for event in table.events if event.kind == "returned"] == [1]


def test_STUD_28_a_completion_is_no_raise():
    table = does(third_street(), "1 bring_in", "2 complete 2")
    assert table.view(None).raises_left == 3
    assert legal(table) == can("fold, call 2, raise 4")


def test_A11_the_bring_in_may_raise_once_somebody_has_completed():
    table = does(third_street(), "1 bring_in", "2 complete 2", "0 call 2")
    assert legal(table) == can("fold, call 1, raise 4")


def test_STUD_55_a_short_completion_does_not_reopen():
    # The bring-in of 4 and an all-in of 6: less than half a bet more, so the bring-in may only call or fold.
    table = third_street([100, 100, 100, 7], ante=1, bring_in=4, small_bet=10)
    does(table, "1 bring_in 4", "2 call 4", "3 complete 6")
    assert legal(table) == can("fold, call 6, complete 10")
    does(table, "0 call 6")
    assert (table.actor, legal(table)) == (1, can("fold, call 2"))


# Fourth street ---------------------------------------------------------------------------------------------


def on_street(number, chips=3, **options):
    """Three players, seat 0 first to act on every street from the fourth on."""
    table = deal(stud(chips, **options), s0="Ah Ks 9d 7c", s1="8c 2h 3d 4s", s2="Js 6d 5c 2d")
    return check_down(table, number)


def test_STUD_31_the_first_player_checks_or_bets_the_small_bet():
    assert legal(on_street(4)) == can("fold, check, bet 2")


def test_STUD_32_who_has_checked_must_answer_a_bet():
    table = does(on_street(4), "0 check", "1 bet 2", "2 fold")
    assert legal(table) == can("fold, call 2, raise 4")
    does(table, "0 raise 4", "1 raise 6", "0 raise 8")
    assert legal(table) == can("fold, call 2")


def test_STUD_34_the_street_is_over_when_all_bets_are_matched():
    table = does(on_street(4), "0 bet 2", "1 raise 4", "2 call 4")
    assert street(table) == 4
    does(table, "0 call 2")
    assert street(table) == 5


def test_STUD_35_a_pair_in_a_folded_hand_does_not_count():
    table = stud(3)
    deal(table, gone={2: 4}, s0="Ah Ks", s1="8c 2h", s2="Jd")
    does(table, "1 bring_in", "2 fold", "0 call")
    assert legal(table) == can("fold, check, bet 2")


def test_STUD_35_an_open_pair_of_an_all_in_player_counts():
    table = stud([100, 100, 2])
    deal(table, s0="Ah Ks", s1="8c 2h", s2="9d 9c")
    check_down(table, 4)
    assert table.view(None).seats[2].all_in
    assert legal(table) == can("fold, check, bet 2, bet 4")


def test_STUD_35_a_pair_of_which_a_card_is_down_does_not_count():
    table = deal(stud(2), {0: "Ah 9d Ad Kc", 1: "8c 8d 8h 2s"})
    assert legal(check_down(table, 4)) == can("fold, check, bet 2")


@pytest.mark.parametrize(("option", "actions"), [(True, "bet 2, bet 4"), (False, "bet 2")])
def test_fourth_street_pair(option, actions):
    table = deal(stud(2, fourth_street_pair=option), s0="9h 9d", s1="8c 2h")
    assert legal(check_down(table, 4)) == can(f"fold, check, {actions}")
    assert table.view(None).big_bet_allowed == option


def test_STUD_35_with_equal_bets_a_pair_changes_nothing():
    table = deal(stud(2, small_bet=4, big_bet=4), s0="9h 9d", s1="8c 2h")
    assert legal(check_down(table, 4)) == can("fold, check, bet 4")


def test_STUD_35_on_fifth_street_a_pair_changes_nothing():
    table = deal(stud(2), s0="9h 9d", s1="8c 2h")
    assert legal(check_down(table, 5)) == can("fold, check, bet 4")


def test_STUD_38_a_short_all_in_may_be_completed_by_either_bet():
    table = deal(stud([3, 100, 100], small_bet=4, big_bet=8), s0="9h 9d", s1="8c 2h", s2="7s 2d")
    check_down(table, 4)
    does(table, "0 bet 1")
    assert legal(table) == can("fold, call 1, complete 4, complete 8")
    does(table, "1 complete 8")
    assert legal(table) == can("fold, call 8, raise 16")


# Fifth to seventh street -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [5, 6, 7])
def test_STUD_42_from_fifth_street_on_the_big_bet(number):
    table = on_street(number, small_bet=4, big_bet=10)
    assert (street(table), table.actor) == (number, 0)
    assert legal(table) == can("fold, check, bet 10")
    assert legal(does(table, "0 bet 10")) == can("fold, call 10, raise 20")


def test_STUD_3_the_first_to_act_changes_with_the_boards():
    table = deal(stud(3), s0="2c Kh 3h 4h", s1="Qd 5c 5s 6h", s2="Ad Jc 9s 9d")
    first = []
    for number in (3, 4, 5, 6, 7):
        check_down(table, number)
        first.append(table.actor)
    assert first == [0, 2, 1, 2, 2]


def test_STUD_44_seventh_street_begins_with_the_strongest_board():
    # Seat 1 has the best seven cards; only the open ones decide.
    table = deal(stud(2), {0: "2h 7c Ah Ks 9d 7d 3c", 1: "8d 8s 8c 2s 3d 4s 8h"})
    assert check_down(table, 7).actor == 0


@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_who_is_all_in_does_not_begin(number):
    table = stud([2, 100, 100])
    deal(table, s0="Ah Ks 9d 7c", s1="8c 2h 3d 4s", s2="Js 6d 5c 2d")
    assert check_down(table, number).actor == 1


@pytest.mark.parametrize(("tie", "first"), [("suit", 0), ("position", 1)])
@pytest.mark.parametrize("number", [4, 7])
def test_opener_tie(tie, first, number):
    table = deal(stud(2, dealer=0, opener_tie=tie), s0="As Kd 9h 7s", s1="Ah Ks 9s 7h")
    assert check_down(table, number).actor == first


@pytest.mark.parametrize(("tie", "first"), [("suit", 1), ("position", 0)])
def test_opener_tie_of_highest_new_cards(tie, first):
    options = {"opener_tie": tie, "opener_5th_6th": "highest_new_card"}
    table = deal(stud(2, dealer=1, **options), s0="As Kd Qh", s1="8h 7s Qs")
    assert check_down(table, 5).actor == first


def test_STUD_21_on_third_street_suits_decide_even_if_position_does_later():
    table = deal(stud(2, dealer=1, opener_tie="position"), s0="2d", s1="2c")
    assert table.actor == 1


@pytest.mark.parametrize(
    ("opener", "first"),
    [("best_board", [0, 0, 0, 0]), ("highest_new_card", [0, 1, 1, 0])],
)
def test_opener_5th_6th(opener, first):
    table = deal(stud(2, opener_5th_6th=opener), s0="9h 9d 2c 3c", s1="8c 7d Ac Kc")
    assert [check_down(table, number).actor for number in (4, 5, 6, 7)] == first


# How many raises -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_max_raises(most):
    table = does(on_street(5, 3, max_raises=most), "0 bet 4")
    for number in range(most):
        assert table.view(None).raises_left == most - number
        table.act("raise", 8 + 4 * number)
    assert {name for name, _ in legal(table)} == {"fold", "call"}


@pytest.mark.parametrize(("unlimited", "third"), [(False, False), (True, True)])
def test_heads_up_unlimited(unlimited, third):
    table = does(
        on_street(5, heads_up_unlimited=unlimited), "0 bet 4", "1 raise 8", "2 raise 12", "0 raise 16"
    )
    assert legal(table) == can("fold, call 8")  # three players: three raises
    does(table, "1 fold")
    assert (("raise", 20) in legal(table)) == third
    assert table.view(None).raises_left == (None if third else 0)


@pytest.mark.parametrize(
    ("option", "raises"), [(False, ["8", "12", "16"]), (True, ["7", "11", "15"])], ids=["off", "on"]
)
def test_raise_over_bring_in(option, raises):
    table = third_street(3, small_bet=4, bring_in=3, raise_over_bring_in=option)
    does(table, "1 bring_in 3", "2 complete 4", f"0 raise {raises[0]}", f"1 raise {raises[1]}")
    assert legal(table) == can(f"fold, call {int(raises[1]) - 4}, raise {raises[2]}")


def test_raise_over_bring_in_changes_nothing_after_an_opening_bet():
    table = does(third_street(3, small_bet=4, bring_in=3, raise_over_bring_in=True), "1 bet 4")
    assert legal(table) == can("fold, call 4, raise 8")


# All-in for less -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "next_actions"),
    [("half_bet", "fold, call 3, raise 7"), ("full_bet", "fold, call 3, complete 4")],
)
def test_short_all_in_bet(option, next_actions):
    table = does(on_street(5, [5, 100, 100], short_all_in=option), "0 bet 3")
    assert legal(table) == can(next_actions)


@pytest.mark.parametrize(
    ("option", "for_2", "for_0"),
    [
        ("half_bet", "fold, call 6, raise 10", "fold, call 2, raise 10"),
        ("full_bet", "fold, call 6, complete 8", "fold, call 2"),
    ],
)
def test_short_all_in_raise(option, for_2, for_0):
    table = does(on_street(5, [100, 8, 100], short_all_in=option), "0 bet 4", "1 raise 6")
    assert legal(table) == can(for_2)
    assert legal(does(table, "2 call 6")) == can(for_0)


def test_STUD_55_who_has_checked_may_not_complete_a_short_bet():
    table = does(on_street(5, [100, 3, 100]), "0 check", "1 bet 1")
    assert legal(table) == can("fold, call 1, complete 4")
    does(table, "2 call 1")
    assert legal(table) == can("fold, call 1")


def test_STUD_55_who_has_checked_may_raise_a_full_bet_after_a_short_raise():
    table = does(on_street(5, [100, 100, 7]), "0 check", "1 bet 4", "2 raise 5")
    assert legal(table) == can("fold, call 5, complete 8")
    does(table, "0 call 5")
    assert legal(table) == can("fold, call 1")


def test_STUD_55_a_short_call_is_all_in_and_asks_nothing_of_the_others():
    table = does(on_street(5, [100, 5, 100]), "0 bet 4", "1 call 3")
    assert table.view(None).seats[1].all_in
    assert legal(table) == can("fold, call 4, raise 8")


# Pots ------------------------------------------------------------------------------------------------------


def test_STUD_56_an_uncalled_part_of_a_bet_is_returned():
    table = does(on_street(5, [100, 5, 100]), "0 bet 4", "1 call 3", "2 fold")
    assert [(event.seat, event.amount) for event in table.events if event.kind == "returned"] == [(0, 1)]
    assert pots(table) == [(2 * 3 + 2 * 3, {0, 1})]


def test_STUD_54_everybody_wins_at_most_what_was_matched():
    table = stud([3, 7, 20, 60], mode="tournament")
    hands = {0: "Ac Ad Ah", 1: "Kc Kd Kh", 2: "Qc Qd Qh", 3: "Jc Jd Jh"}
    pump(deal(table, hands))
    assert pots(table) == [(12, {0, 1, 2, 3}), (12, {1, 2, 3}), (26, {2, 3})]
    assert table.chips == [12, 12, 26, 40]


def test_STUD_57_nobody_bets_alone():
    # Seat 2 is all-in, seat 0 folds instead of checking: seat 1 has nobody to bet against.
    table = on_street(4, [100, 100, 2])
    does(table, "0 fold")
    assert table.over and table.ending == "showdown"


def test_STUD_57_if_all_are_all_in_with_the_ante_nobody_posts():
    table = stud([1, 1, 100], mode="tournament")
    table.deal()
    assert table.over and table.ending == "showdown"
    assert "bring_in" not in kinds(table)
    assert sum(table.chips) == 102


def test_STUD_57_two_with_chips_play_on_beside_an_all_in_player():
    table = on_street(6, [100, 100, 2])
    assert not table.over and not table.view(None).open_hands
    assert table.view(None).seats[2].down == [None, None]


# Showdown --------------------------------------------------------------------------------------------------

STRONG, WEAK, MIDDLE = "Ac Ad Ah Ks 9d 7c 2d", "4c 5h Jh 8s 7d 2s 3h", "Kc Qd 8c Kh 3d 4s Th"


def test_STUD_49_a_completion_and_a_raise_count_as_bets():
    table = on_street(7, [100, 11, 100])
    does(table, "0 check", "1 bet 4", "2 raise 8", "0 call 8", "1 call 4")
    assert shown_order(table) == [2, 0, 1]


def test_STUD_50_who_folded_without_a_bet_does_not_count():
    table = does(on_street(7), "0 fold", "1 check", "2 check")
    assert shown_order(table) == [1, 2]


def test_STUD_50_an_all_in_player_has_not_checked():
    # Seat 1 is all-in; seat 0 folds, seats 2 and 3 check.
    table = stud([100, 2, 100, 100])
    deal(table, s0="Ah Ks 9d 7c", s1="2c 8h 3d 4s", s2="Js 6d 5c 2d", s3="Qs 7d 6c 3s")
    check_down(table, 7)
    does(table, "0 fold", "2 check", "3 check")
    assert shown_order(table) == [2, 3, 1]


def test_A20_without_a_last_round_the_dealers_left_shows_first():
    table = stud([2, 2, 100], dealer=0)
    deal(table, s0="Ah", s1="8c", s2="Js")
    pump(table)
    assert [event.seat for event in table.events if event.kind == "tabled"][-3:] == [1, 2, 0]


def test_STUD_52_identical_hands_divide_the_pot():
    table = deal(stud(2), {0: "Ac Kd Qh Js 9c 2d 3h", 1: "Ad Kh Qs Jc 9d 2h 3s"})
    check_down(table)
    assert table.chips == [100, 100]
    assert table.view(None).result.pots[0].winners == [0, 1]


def test_STUD_52_then_a_new_hand_begins_and_the_deal_moves_left():
    table = stud(3, dealer=1)
    dealers = []
    for _ in range(4):
        table.deal()
        dealers.append(table.dealer)
        check_down(table)
    assert dealers == [1, 2, 0, 1]


def test_the_deal_passes_who_is_not_dealt_in():
    table = stud([100, 1, 100], dealer=0)
    dealers = []
    for _ in range(3):
        table.deal()
        dealers.append(table.dealer)
        while not table.over:
            table.act(*table.fallback())
    assert dealers == [0, 2, 0]


def at_showdown(**options):
    """Seat 0 shows first and has the best hand, then seats 1 and 2."""
    table = deal(stud(3, **options), {0: STRONG, 1: WEAK, 2: MIDDLE})
    return check_down(table)


@pytest.mark.parametrize("show_all", [True, False])
def test_show_all(show_all):
    table = at_showdown(show_all=show_all)
    seats = table.view(None).seats
    beaten = "shown" if show_all else "mucked"
    assert [seat.shown for seat in seats] == ["shown", beaten, beaten]
    for seat in seats[1:]:
        assert (None in seat.down) != show_all and (seat.hand is not None) == show_all
    assert table.view(1).seats[1].hand is not None, "everybody sees the own hand"


def test_show_all_off_a_better_hand_is_shown_later():
    table = deal(stud(3, show_all=False), {0: "4c 5h Ah Ks 9d 7c 2d", 1: "Ac Ad Jh 8s 7d 2s 3h", 2: MIDDLE})
    check_down(table)
    assert [seat.shown for seat in table.view(None).seats] == ["shown", "shown", "mucked"]


def test_show_all_off_a_hand_that_wins_a_side_pot_is_shown():
    table = deal(stud([10, 30, 30], show_all=False), {0: STRONG, 1: MIDDLE, 2: WEAK})
    pump(table)
    assert table.view(None).seats[1].shown == "shown"
    assert table.view(None).seats[1].won == 40


def test_show_all_off_all_in_hands_are_turned_up_all_the_same():
    table = pump(deal(stud([10, 10], show_all=False), {0: STRONG, 1: WEAK}))
    assert [seat.shown for seat in table.view(None).seats] == ["shown", "shown"]


THREE_EQUAL = {
    0: "Ac Kd Qh Js 9c 2d 3h",
    1: "Ad Ks Qs Jc 9d 2h 3s",
    2: "As Kh Qc Jd 9h 2s 3c",
    3: "4c 4d Th",
}


@pytest.mark.parametrize(
    ("odd_chip", "won"), [("first_left_of_dealer", [6, 7, 7]), ("high_card_by_suit", [7, 6, 7])]
)
def test_odd_chip_goes_on_in_seat_order(odd_chip, won):
    # Two odd chips: from seat 1 on, or from seat 2, who has the ace of spades, round to seat 0.
    table = deal(stud(4, dealer=0, odd_chip=odd_chip), THREE_EQUAL, gone={3: 5})
    does(table, "3 bet 2", "0 raise 4", "1 call 4", "2 call 4", "3 call 2")
    while table.actor != 3:
        table.act("check")
    does(table, "3 fold")
    check_down(table)
    assert [seat.won for seat in table.view(None).seats] == [*won, 0]


def test_odd_chip_high_card_by_suit_looks_at_the_five_cards_alone():
    # Both have the straight to the nine; the ace of spades beside it does not count, the nine of hearts does.
    hands = {0: "As 5c 9c 8d 7h 6s 2d", 1: "Kd Qc 9h 8s 7c 6d 5h", 2: "4c 4d Th"}
    table = deal(stud(3, dealer=2, odd_chip="high_card_by_suit"), hands, gone={2: 5})
    # Pot 15: a bet and a raise on third street, then the pair of fours folds.
    does(table, "0 bet 2", "1 raise 4", "2 call 4", "0 call 2")
    while table.actor != 2:
        table.act("check")
    does(table, "2 fold")
    check_down(table)
    assert [seat.won for seat in table.view(None).seats] == [7, 8, 0]


# Many players ----------------------------------------------------------------------------------------------


def test_STUD_53_six_players_at_most_unless_agreed():
    with pytest.raises(NotPossible, match="players 7"):
        septet.Table("seven_card_stud", players=7)
    table = septet.Table("seven_card_stud", players=8, rules={"max_players": 8})
    assert len(table.chips) == 8
    with pytest.raises(InvalidRules):
        septet.game("seven_card_stud", {"max_players": 9})


def test_STUD_59_the_community_card_is_everybodys_seventh():
    table = deal(stud(8))
    check_down(table, 7)
    assert table.view(None).community is not None
    check_down(table)
    for seat in table.view(None).seats:
        assert len(seat.down) == 2 and len(seat.up) == 4, "the community card lies in no hand"
        assert seat.hand is not None
    told = [event for event in table.events if event.kind == "tabled"]
    assert len(told) == 8 and all(len(event.cards) == 6 for event in told)


@pytest.mark.parametrize("opener", ["best_board", "highest_new_card"])
def test_STUD_59_with_a_community_card_the_first_to_act_is_that_of_sixth_street(opener):
    table = stud(8, dealer=7, opener_5th_6th=opener)
    deal(table, s0="9h 9d 2c 3c", s1="8c 7d Jc Ac")
    check_down(table, 6)
    first = table.actor
    assert first == (0 if opener == "best_board" else 1)
    assert check_down(table, 7).actor == first
    assert table.view(None).community is not None


def test_STUD_59_with_enough_cards_everybody_gets_the_own():
    table = deal(stud(8), gone=dict.fromkeys(range(4), 5))
    check_down(table, 4)
    for _ in range(8):
        table.act("fold" if table.actor < 4 else "check")
    check_down(table, 7)
    assert table.view(None).community is None
    assert all(len(table.view(seat).seats[seat].down) == 3 for seat in range(4, 8))


@pytest.mark.parametrize(("burn", "fourth", "used"), [(False, "Tc", 14), (True, "Jc", 18)])
def test_burn_cards(burn, fourth, used):
    table = stud(2, dealer=1, burn_cards=burn)
    table.deal(deck="2c 3c 4c 5c 6c 7c Tc Jc Qc")
    check_down(table, 4)
    assert table.view(None).seats[0].up[1] == fourth
    check_down(table, 7)
    assert int(table.knowledge(None).dealt) == used


def test_burn_cards_a_last_card_is_not_burnt_but_lies_in_the_middle():
    # Eight players and three burns have used 51 cards.
    table = stud(8, burn_cards=True)
    table.deal(deck=" ".join(DECK))
    check_down(table, 7)
    assert table.view(None).community == DECK[51]


def test_burn_cards_the_community_card_is_burnt_for():
    # One player folds on fifth street: 50 cards have been used, one is burnt, the last lies in the middle.
    table = stud(8, burn_cards=True)
    table.deal(deck=" ".join(DECK))
    check_down(table, 5)
    table.act("fold")
    check_down(table, 7)
    assert table.view(None).community == DECK[51]


def test_burn_cards_nothing_is_burnt_where_all_cards_are_needed():
    # Seven players and three burns have used 45 cards: seven are left, one for each.
    table = deal(stud(7, burn_cards=True))
    check_down(table, 7)
    assert table.view(None).community is None
    assert int(table.knowledge(None).dealt) == 52


# House rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "at_fault"),
    [
        ({"small_bet": 1}, "small_bet"),
        ({"small_bet": 4, "big_bet": 3}, "big_bet"),
        ({"small_bet": 2, "bring_in": 2}, "bring_in"),
        ({"bring_in": 0}, "bring_in"),
        ({"ante": -1}, "ante"),
        ({"max_raises": 0}, "max_raises"),
        ({"max_players": 1}, "max_players"),
        ({"starting_chips": 0}, "starting_chips"),
        ({"starting_chips": 1}, "starting_chips"),
        ({"opener_tie": "rank"}, "opener_tie"),
        ({"hands_limit": 10}, "hands_limit"),
        ({"time_limit_minutes": 10}, "time_limit_minutes"),
        ({"blinds": 2}, "blinds"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(options, at_fault):
    with pytest.raises(InvalidRules) as error:
        septet.game("seven_card_stud", options)
    assert at_fault in {option for option, _ in error.value.problems}


def test_the_defaults_are_those_of_the_rule_page():
    rules = septet.game("seven_card_stud").rules
    expected = {
        "mode": "cash",
        "max_players": 6,
        "starting_chips": 200,
        "small_bet": 2,
        "big_bet": 4,
        "ante": 1,
        "bring_in": 1,
        "max_raises": 3,
        "heads_up_unlimited": False,
        "fourth_street_pair": True,
        "opener_5th_6th": "best_board",
        "opener_tie": "suit",
        "odd_chip": "first_left_of_dealer",
        "short_all_in": "half_bet",
        "show_all": True,
        "burn_cards": False,
        "end_condition": "none",
    }
    assert {name: rules.model_dump(mode="json")[name] for name in expected} == expected


@pytest.mark.parametrize(("options", "big"), [({"small_bet": 5}, 10), ({"small_bet": 5, "big_bet": 7}, 7)])
def test_the_big_bet_is_twice_the_small_bet_unless_said(options, big):
    assert septet.game("seven_card_stud", options).rules.big_bet == big


def test_starting_chips():
    assert septet.Table("seven_card_stud", players=2, rules={"starting_chips": 77}).chips == [77, 77]


# The end of play -------------------------------------------------------------------------------------------


def test_end_condition_none_goes_on():
    table = stud([2, 2])
    pump(deal(table, {0: STRONG, 1: WEAK}))
    assert table.chips == [4, 0] and table.standings is None
    assert not table.can_deal


def test_end_condition_last_player():
    table = stud([10, 10], end_condition="last_player")
    pump(deal(table, {0: STRONG, 1: WEAK}))
    assert table.chips == [20, 0]
    assert (table.standings.reason, table.standings.winners) == ("last_player", [0])
    with pytest.raises(NotPossible, match="play is over"):
        table.deal()


def test_end_condition_hands():
    table = stud(2, end_condition="hands", hands_limit=2)
    for _ in range(2):
        assert table.standings is None
        check_down(deal(table, {0: STRONG, 1: WEAK}))
    assert (table.standings.reason, table.standings.winners) == ("hands", [0])
    assert not table.can_deal


def test_end_condition_time_limit_is_told_from_outside():
    table = stud(2, end_condition="time_limit", time_limit_minutes=5)
    check_down(deal(table, {0: STRONG, 1: WEAK}))
    assert table.can_deal
    assert table.finish("time_limit").winners == [0]


# An absent player ------------------------------------------------------------------------------------------


def test_an_absent_player_brings_in_checks_and_folds():
    table = third_street()
    assert table.fallback() == ("bring_in", 1)
    does(table, "1 bring_in")
    assert table.fallback() == ("fold", 0)
    assert on_street(4).fallback() == ("check", 0)
