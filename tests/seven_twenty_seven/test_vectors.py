"""Every vector of the rule document, V1 to V46, told to the public API; each test is named by its number."""

import pytest

from septet import IllegalAction, Table
from septet.games.seven_twenty_seven import possible_totals, showdown, totals
from septet.games.seven_twenty_seven.events import Reshuffle, Stand

from .play import check_round, lay_table, legal, stand_round, tell, view_of, winnings

# Card totals: V1 to V17, in half points ---------------------------------------------------------------------


def counted(cards: str, **rules: object) -> tuple[int | None, int | None, int | None, int | None]:
    """Total and distance for 7, total and distance for 27."""
    found = totals(cards, rules)
    return (
        found.seven,
        found.seven_distance,
        found.twenty_seven,
        found.twenty_seven_distance,
    )


def test_S727_V1_four_queen_two() -> None:
    assert counted("4h Qd 2c")[:2] == (13, 1)


def test_S727_V2_ten_nine_eight() -> None:
    assert counted("Th 9d 8c")[2:] == (54, 0)


def test_S727_V3_an_ace_counts_for_each_target_what_suits_it() -> None:
    assert (counted("Ad Kc 5h")[0], counted("Ad Kc 5h")[2]) == (13, 33)


def test_S727_V4_the_perfect_hand() -> None:
    assert counted("5h Ad Ac") == (14, 0, 54, 0)
    assert possible_totals("5h Ad Ac") == [14, 34, 54]


def test_S727_V5_three_two_king() -> None:
    assert counted("3h 2d Kc") == (11, 3, 11, 43)


def test_S727_V6_six_jack() -> None:
    assert counted("6h Jc")[:2] == (13, 1)


def test_S727_V7_twenty_six_is_closer_than_thirty_six() -> None:
    assert possible_totals("Th 8c Ad 7h") == [52, 72]
    assert counted("Th 8c Ad 7h")[2:] == (52, 2)


def test_S727_V8_twenty_eight() -> None:
    assert counted("9h 9c 8d 2s")[2:] == (56, 2)


def test_S727_V9_two_aces_count_the_lower_of_two_equally_close_totals() -> None:
    assert counted("Ah Ad") == (4, 10, 44, 10)


def test_S727_V10_aces_are_valued_separately() -> None:
    assert counted("Ah Ad 5h Tc") == (34, 20, 54, 0)


def test_S727_V11_three_aces() -> None:
    assert counted("Ah Ad Ac") == (6, 8, 46, 8)


def test_S727_V12_the_second_kind_of_perfect_hand() -> None:
    assert counted("Ah Ad Ac As 3h") == (14, 0, 54, 0)


def test_S727_V13_each_picture_is_chosen_per_target() -> None:
    assert counted("Kd Qd Jd")[:2] == (3, 11)
    assert counted("Kd Qd Jd", picture_value="half_or_ten") == (22, 8, 60, 6)


def test_S727_V14_ace_and_pictures_together() -> None:
    assert counted("Ah Kd Qd", picture_value="half_or_ten") == (23, 9, 62, 8)


def test_S727_V15_a_jack_as_ten() -> None:
    assert counted("Th Jd 6c")[2:] == (33, 21)
    assert counted("Th Jd 6c", picture_value="half_or_ten")[2:] == (52, 2)


def test_S727_V16_over_27_is_out() -> None:
    assert possible_totals("Th 9h 9d")[0] == 56
    table = lay_table({0: "Th 9h"}, over_is_out=True)
    check_round(table)
    tell(table, "0 take 9d")
    seat = view_of(table).seats[0]
    assert (seat.status, seat.cards) == ("bust", ["Th", "9h", "9d"])


def test_S727_V17_an_ace_as_one_saves_the_hand() -> None:
    assert possible_totals("Th 9h 7d Ah")[0] == 54
    table = lay_table({0: "Th 9h"}, over_is_out=True)
    check_round(table)
    tell(table, "0 take 7d; 1 stand; 2 stand; 3 stand")
    check_round(table)
    tell(table, "0 take Ah")
    assert view_of(table).seats[0].status == "active"


# Showdown: V18 to V35 ---------------------------------------------------------------------------------------

V18 = ["3h 2d Kc", "6h Jc", "Th 8c Ad 7h", "9h 9c 8d 2s"]
V24 = ["5h Ad Ac", "7h", "Th 9h 8d"]
V26 = ["6h", "8h", "Th 9h 8c"]
V27 = ["Th 8c 4h 4d", "9h 9d Tc", "Td 8h 8s", "7h"]
V28 = ["8h", "Th 9h 8c", "Ts 7h"]
V29 = ["5h Ad Ac", "6h Kd", "Th 9h 8c"]


def won(hands: list[str], pot: int, announced: list[str] | None = None, **rules: object) -> list[int]:
    """What each hand wins of a pot."""
    options = {"declare": True, **rules} if announced else rules
    return showdown(hands, pot, options, announced=announced).won


def test_S727_V18_the_example_of_the_document() -> None:
    assert won(V18, 40) == [0, 20, 10, 10]


def test_S727_V19_the_odd_chip_goes_to_the_27_half() -> None:
    assert won(V18, 41) == [0, 20, 11, 10]


def test_S727_V20_an_odd_chip_within_a_half() -> None:
    assert won(V18, 42) == [0, 21, 11, 10]


def test_S727_V21_over_27_wins_nothing() -> None:
    assert won(V18, 40, over_is_out=True) == [0, 20, 20, 0]


def test_S727_V22_under_beats_over() -> None:
    assert won(V18, 40, under_beats_over=True) == [0, 20, 20, 0]


def test_S727_V23_one_player_wins_both_halves() -> None:
    assert won(["5h Ad Ac", "6h Kd", "9h 9c 8d 2h"], 21) == [21, 0, 0]


def test_S727_V24_ties_in_both_halves() -> None:
    assert won(V24, 21) == [11, 5, 5]


def test_S727_V25_a_three_way_tie() -> None:
    assert won(["6h Kd", "Th 9h 8c", "Td 9d 8s", "Ts 9c 8h"], 31) == [15, 6, 5, 5]


def test_S727_V26_equally_far_on_both_sides() -> None:
    assert won(V26, 20) == [5, 5, 10]
    assert won(V26, 20, under_beats_over=True) == [10, 0, 10]


def test_S727_V27_fewer_cards_only_break_equal_totals() -> None:
    assert won(V27, 20) == [4, 3, 3, 10]
    assert won(V27, 20, fewer_cards_win=True) == [0, 5, 5, 10]
    assert won(V27, 20, fewer_cards_win=True, under_beats_over=True) == [0, 0, 10, 10]


def test_S727_V28_a_half_that_nobody_can_win_joins_the_other() -> None:
    assert won(V28, 21) == [10, 11, 0]
    assert won(V28, 21, over_is_out=True) == [0, 21, 0]


def test_S727_V29_both_must_win_both() -> None:
    choices = ["both", "seven", "twenty_seven"]
    assert won(V29, 20, choices) == [0, 10, 10]
    assert won(V29, 20, choices, declare_tie="counts") == [15, 0, 5]


def test_S727_V30_both_alone_wins_both() -> None:
    assert won([*V29[:2], "Th 9h 7c"], 20, ["both", "seven", "twenty_seven"]) == [20, 0, 0]


def test_S727_V31_nobody_plays_for_seven() -> None:
    assert won(V29, 21, ["twenty_seven"] * 3) == [11, 0, 10]


def test_S727_V32_the_27_half_joins_the_7_half() -> None:
    assert won(["6h Kd Ah", "7h", "3h Kc"], 20, ["both", "seven", "seven"]) == [0, 20, 0]


def test_S727_V33_both_boths_fail() -> None:
    assert won(["4h 3d", "Th 9h 8c", "9c"], 20, ["both", "both", "seven"]) == [0, 0, 20]


def test_S727_V34_a_deadlock() -> None:
    hands, choices = ["4h 3d", "Th 9h 8c"], ["both", "both"]
    assert won(hands, 20, choices) == [10, 10]
    stays = showdown(hands, 20, {"declare": True, "declare_deadlock": "carry_over"}, announced=choices)
    assert (stays.won, stays.carried) == ([0, 0], 20)


def test_S727_V35_each_pot_has_its_own_halves() -> None:
    result = showdown(["5h Ad Ac", "6h Kd", "Th 8h 8c"], paid=[10, 20, 20])
    assert [(pot.chips, pot.seats) for pot in result.pots] == [(30, [0, 1, 2]), (20, [1, 2])]
    main, side = result.pots
    assert [share.seat for share in (*main.seven.winners, *main.twenty_seven.winners)] == [0, 0]
    assert [(share.seat, share.amount) for share in side.seven.winners] == [(1, 10)]
    assert [(share.seat, share.amount) for share in side.twenty_seven.winners] == [(2, 10)]
    assert result.won == [30, 10, 10]


# Course of play: V36 to V46 ---------------------------------------------------------------------------------


def test_S727_V36_a_whole_hand() -> None:
    table = lay_table({0: "6h Kd", 1: "Th 9c", 2: "Ac 5d", 3: "Qs 7d"}, dealer=3)
    tell(table, "0 bet 2; 1 call; 2 raise 3; 3 fold; 0 call; 1 call")
    assert view_of(table).pot == 4 + 15
    tell(table, "0 stand; 1 take 7h; 2 take As")
    assert view_of(table).phase == "betting"
    tell(table, "0 check; 1 bet 5; 2 call; 0 call; 0 stand; 1 stand; 2 stand")
    result = view_of(table).result
    assert result is not None and result.ending == "showdown"
    assert result.pot == 4 + 15 + 15 == 34
    (pot,) = result.pots
    assert [(share.total, share.distance) for share in pot.seven.winners] == [(14, 0)]
    assert [(share.total, share.distance) for share in pot.twenty_seven.winners] == [(54, 0)]
    assert winnings(table) == {2: 34}
    assert table.chips == [89, 89, 123, 99]


def test_S727_V37_no_fourth_raise() -> None:
    table = lay_table()
    tell(table, "0 bet 5; 1 raise 5; 2 raise 5; 3 raise 5")
    assert view_of(table).level == 20
    assert legal(table) == {"fold": (0, 0), "call": (15, 15)}


def test_S727_V38_a_raise_above_the_limit() -> None:
    table = lay_table()
    tell(table, "0 bet 1")
    with pytest.raises(IllegalAction, match="raise 6: must be 1 to 5"):
        table.act("raise", 6)


def test_S727_V39_all_check() -> None:
    table = lay_table()
    tell(table, "0 check; 1 check; 2 check; 3 check")
    view = view_of(table)
    assert (view.phase, view.pot) == ("drawing", 4)


@pytest.mark.parametrize("frozen", [False, True])
def test_S727_V40_standing_does_not_bind_for_later(frozen: bool) -> None:
    table = lay_table(frozen=frozen)
    check_round(table)
    tell(table, "0 stand; 1 take; 2 stand; 3 take")
    check_round(table)
    assert legal(table) == {"stand": (0, 0), "take": (0, 0)}
    tell(table, "0 take; 1 take; 2 stand; 3 take")
    check_round(table)
    tell(table, "0 take; 1 take")
    assert table.actor == (3 if frozen else 2)
    assert view_of(table).seats[2].frozen == frozen


def test_S727_V41_only_two_stands_in_a_row_freeze() -> None:
    table = lay_table(frozen=True)
    for answer in ("stand", "take", "stand", "stand"):
        check_round(table)
        tell(table, f"0 {answer}; 1 take; 2 take; 3 take")
    check_round(table)
    assert table.actor == 1
    assert view_of(table).seats[0].frozen


def test_S727_V42_the_last_player_wins_the_whole_pot() -> None:
    table = lay_table()
    tell(table, "0 bet 1; 1 call; 2 call; 3 fold; 0 take; 1 stand; 2 stand")
    tell(table, "0 bet 1; 1 fold; 2 fold")
    result = view_of(table).result
    assert result is not None
    assert (result.ending, result.pots) == ("folds", [])
    assert table.chips == [100 + 5, 98, 98, 99]


def take_until(table: Table, stock: int) -> None:
    """Everybody bets nothing and takes cards until so many are left."""
    while view_of(table).stock > stock:
        table.act("check" if view_of(table).phase == "betting" else "take")


def test_S727_V43_folded_cards_become_the_stock() -> None:
    table = lay_table(players=10, dealer=9)
    check_round(table)
    tell(table, "0 take")
    stand_round(table)
    tell(table, "0 fold; 1 fold; 2 fold")
    take_until(table, 0)
    check_round(table)
    table.act("take")
    (shuffled,) = [event for event in table.events if isinstance(event, Reshuffle)]
    assert shuffled.cards == 7
    assert view_of(table).stock == 6
    assert [view_of(table).seats[seat].cards for seat in range(3)] == [[], [], []]


def test_S727_V44_no_card_counts_as_standing() -> None:
    table = lay_table()
    take_until(table, 1)
    check_round(table)
    while table.actor != 0:  # the last card is for the first player of a pass
        table.act("stand")
    check_round(table)
    assert table.actor == 0
    table.act("take")
    assert view_of(table).stock == 0
    assert [event.why for event in table.events if isinstance(event, Stand)] == ["no_cards"] * 3
    assert view_of(table).phase == "betting"  # because 0 took a card
    check_round(table)
    result = view_of(table).result
    assert result is not None and result.ending == "showdown"


def test_S727_V45_all_in_for_less() -> None:
    hands = {0: "Th 9c", 1: "6h Kd", 2: "2c 2d", 3: "3c 3d"}
    table = lay_table(hands, chips=[100, 4, 100, 100])
    tell(table, "0 bet 5")
    assert legal(table) == {"fold": (0, 0), "call": (3, 3)}
    tell(table, "1 call; 2 call; 3 fold")
    assert [(pot.chips, pot.seats) for pot in view_of(table).pots] == [(4 + 9, [0, 1, 2]), (4, [0, 2])]
    strict = lay_table(hands, chips=[100, 4, 100, 100], short_chips="must_fold")
    tell(strict, "0 bet 5")
    assert legal(strict) == {"fold": (0, 0)}


def test_S727_V46_the_last_one_not_over_wins_at_once() -> None:
    table = lay_table({0: "Th 9c", 1: "Td 9d", 2: "6h Kd"}, over_is_out=True)
    tell(table, "0 bet 1; 1 call; 2 call; 3 fold; 0 take 9h; 1 take 9s")
    result = view_of(table).result
    assert result is not None
    assert (result.ending, winnings(table)) == ("bust", {2: 7})
