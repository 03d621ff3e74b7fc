"""The vectors SEIS-V1 to V50 of the rule page, played at the public table.

Each test is named by the vector's number and checks everything its row says.
"""

from __future__ import annotations

import pytest

import septet
from septet.engine.cards import CODES
from septet.engine.deck import undealt
from septet.errors import IllegalAction, InvalidRules, NotPossible

from .play import can, codes, counts, does, drop_out, hand, lay_out, playable, seiska

# Legal plays: V1 to V18 ------------------------------------------------------------------------------------

FIRST_CARDS = {
    "SEIS-V1": ("9h 5s Kd 8c Ah", "9s", None, {}, "9h 5s 8c"),
    "SEIS-V2": ("9h 5s Kd 8c Ah", "Ks", None, {}, "5s Kd 8c"),
    "SEIS-V3": ("5s Kd 8c Ah", "Ah", None, {"packs": "two"}, ""),
    "SEIS-V4": ("5s Kd 8c Ah", "Ah", None, {"packs": "two", "ace_on_ace": True}, "Ah"),
    "SEIS-V5": ("5h Kd 8c As", "Ah", None, {}, "5h"),
    "SEIS-V5 with ace_on_ace": ("5h Kd 8c As", "Ah", None, {"ace_on_ace": True}, "5h As"),
    "SEIS-V6": ("5h Kd 8c Ah", "8s", "h", {}, "5h"),
    "SEIS-V7": ("5c Kd 8c Ah", "8s", "h", {}, ""),
    "SEIS-V8": ("8c", "9s", None, {}, ""),
    "SEIS-V9": ("8c Ah", "9h", None, {}, ""),
    "SEIS-V10": ("8c 5d", "9h", None, {}, "8c"),
    "SEIS-V11": ("Ah", "9h", None, {}, ""),
    "SEIS-V12": ("Ah 5d", "9h", None, {}, "Ah"),
    "SEIS-V13": ("As 5d", "9h", None, {}, ""),
    "SEIS-V14": ("5h", "9h", None, {}, "5h"),
}


@pytest.mark.parametrize("vector", FIRST_CARDS)
def test_first_cards(vector):
    cards, top, declared, options, expected = FIRST_CARDS[vector]
    table = lay_out(seiska(**options), cards, top, declared=declared, stock="2c 3c 4c")
    assert playable(table) == set(expected.split())
    assert ("draw" in can(table)) == (not expected)


def test_SEIS_V10_the_eight_is_followed_by_lappu():
    table = lay_out(seiska(), "8c 5d", "9h", stock="2c")
    does(table, "play 8c", "suit d")
    assert can(table) == {"lappu", "silent"}


def test_SEIS_V14_the_last_ordinary_card_wins():
    table = lay_out(seiska(), "5h", "9h", others={1: "2c", 2: "3c"})
    does(table, "play 5h")
    assert (table.ending, table.payoffs) == ("went_out", [0, -1, -1])


def test_SEIS_V15_three_nines_in_one_turn():
    table = lay_out(seiska(), "9c 9d 9h 4s", "9s")
    does(table, "lay 9c", "lay 9h", "play 9d")
    view = table.view(0)
    assert (view.top, view.suit, hand(table, 0)) == ("9d", "d", ["4s"])
    assert can(table) == {"lappu", "silent"}


def test_SEIS_V16_two_equal_cards_win_without_lappu():
    table = lay_out(seiska(), "5s 5h", "Ks", others={1: "2c", 2: "3c"})
    told = does(table, "lay 5s", "play 5h")
    assert table.ending == "went_out" and table.view(None).result.winner == 0
    assert not any("lappu" in line or "forgot" in line for line in told)


def test_SEIS_V17_an_eight_alone_needs_no_lappu_and_has_to_draw():
    table = lay_out(seiska(2), "5s 8h", "Ks", stock="2d", others={1: "6s 3c"})
    told = does(table, "play 5s")
    assert table.actor == 1 and not any("lappu" in line or "forgot" in line for line in told)
    does(table, "1 play 6s", "1 lappu")
    assert table.actor == 0 and can(table) == {"draw"}


def test_SEIS_V18_the_first_of_several_has_to_fit():
    table = lay_out(seiska(), "5h 5s", "Ks", others={1: "2c", 2: "3c"})
    assert can(table) == {"play 5s", "lay 5s"}
    does(table, "lay 5s", "play 5h")
    assert table.ending == "went_out"


# Drawing: V19 to V29 ---------------------------------------------------------------------------------------

REST = {1: "2c 3d 4s", 2: "3c 4h 5s"}


def draws(cards, top, stock, declared=None):
    """A table at which somebody draws, and what may be done after each card until something can be played."""
    table = lay_out(seiska(), cards, top, declared=declared, stock=stock + " Jc Js", others=REST)
    drawn = 0
    while table.actor == 0 and "draw" in can(table):
        does(table, "0 draw")
        drawn += 1
    return table, drawn


def test_SEIS_V19_the_second_card_fits_and_must_be_played():
    table, drawn = draws("5c Kd", "9h", "2s 9c 4d")
    assert (drawn, can(table)) == (2, {"play 9c"})
    assert table.view(0).turn.must_play == "9c"


def test_SEIS_V20_three_cards_then_pass():
    table, drawn = draws("5c Kd", "9h", "2s 3c 4d 9h")
    assert drawn == 3 and table.actor == 1
    assert sorted(hand(table, 0)) == sorted(["5c", "Kd", "2s", "3c", "4d"])
    assert str(table.events[-1]) == "passed seat 0 why drawn_all"


def test_SEIS_V21_a_fitting_ordinary_card_frees_the_hand():
    table, drawn = draws("8c Ah", "9h", "2h")
    assert (drawn, can(table)) == (1, {"play 2h"})


def test_SEIS_V22_an_ordinary_card_that_does_not_fit_makes_the_others_playable():
    table, drawn = draws("8c Ah", "9h", "As 4c 9d")
    assert (drawn, can(table)) == (2, {"play 8c", "play Ah"})


def test_SEIS_V23_three_special_cards_then_pass():
    table, drawn = draws("8c Ah", "9h", "As 8d Ad")
    assert (drawn, table.actor, counts(table)[0]) == (3, 1, 5)


def test_SEIS_V24_the_eight_is_the_only_legal_card():
    table, drawn = draws("8c As", "9h", "4c 5d")
    assert (drawn, can(table)) == (1, {"play 8c"})


def test_SEIS_V25_no_special_card_on_an_eight():
    table, drawn = draws("5c Kd", "8h", "8d As 3s", declared="s")
    assert (drawn, can(table)) == (3, {"play 3s"})


def test_SEIS_V26_no_special_card_on_an_ace():
    table, drawn = draws("5c Kd", "Ah", "8d As 3h")
    assert (drawn, can(table)) == (3, {"play 3h"})


def test_SEIS_V27_who_can_play_may_not_draw():
    table = lay_out(seiska(), "5h Kd", "9h", stock="2c 3c")
    with pytest.raises(IllegalAction, match="not possible now"):
        table.act("draw")
    table = lay_out(seiska(voluntary_draw=True), "5h Kd", "9h", stock="2c 3c")
    does(table, "draw")
    assert counts(table)[0] == 3


def test_SEIS_V28_the_discards_become_the_stock():
    table = lay_out(seiska(), "5c Kd", "9h", stock="2s", discards="4c 7c Jd", others=REST)
    does(table, "draw")
    assert (table.view(0).stock, table.view(0).discards) == (0, 4)
    told = does(table, "draw")
    assert told[0] == "reshuffled cards 3"
    assert (table.view(0).top, table.view(0).stock, table.view(0).discards) == ("9h", 2, 1)
    assert set(hand(table, 0)) - {"5c", "Kd", "2s"} < {"4c", "7c", "Jd"}


def test_SEIS_V29_nobody_can_play_or_draw():
    others = {1: "2c 3d", 2: "8s"}
    table = lay_out(seiska(), "5c Kd", "9h", stock="2s", others=others)
    told = does(table, "draw")
    assert told[1:5] == [
        "passed seat 0 why no_cards",
        "passed seat 1 why no_cards",
        "passed seat 2 why no_cards",
        "blocked",
    ]
    assert (table.ending, table.payoffs) == ("blocked", [-3, -2, -10])
    assert table.view(None).result.winner is None


# Special cards, lappu: V30 to V39 --------------------------------------------------------------------------


def test_SEIS_V30_an_ace_costs_all_others_a_card():
    others = {0: "2c 3c", 1: "4c 5c", 3: "6c 7c"}
    table = lay_out(seiska(4), "Ah 5d 6h", "9h", seat=2, stock="Tc Jc Qc", others=others)
    told = does(table, "2 play Ah")
    assert [line.split()[2] for line in told if line.startswith("drew")] == ["3", "0", "1"]
    assert [hand(table, seat)[-1] for seat in (3, 0, 1)] == ["Tc", "Jc", "Qc"]
    assert (table.actor, table.view(None).top) == (2, "Ah")


def test_SEIS_V31_no_heart_on_the_extra_turn():
    others = {0: "2c 3c", 1: "4c 5c", 3: "6c 7h 9h"}
    stock = "Tc Jc Qc Kc Ks Kd 2d"
    table = lay_out(seiska(4), "Ah 5d 6s", "9h", seat=2, stock=stock, others=others)
    does(table, "2 play Ah", "2 draw", "2 draw", "2 draw")
    assert table.actor == 3 and playable(table) == {"7h", "9h"}


def test_SEIS_V32_two_players_and_an_ace():
    table = lay_out(seiska(2), "Ad 5d 6s", "9d", stock="Tc Jc", others={1: "2c 3c"})
    does(table, "play Ad")
    assert (counts(table), table.actor) == ([2, 3], 0)


def test_SEIS_V33_lappu_before_the_extra_turn():
    table = lay_out(seiska(), "Ah 5h", "9h", stock="Tc Jc", others=REST)
    does(table, "play Ah", "lappu", "play 5h")
    assert table.ending == "went_out" and table.payoffs[0] == 0


def test_SEIS_V34_no_lappu_before_the_extra_turn():
    table = lay_out(seiska(), "Ah 5h", "9h", stock="Tc Jc Qc Kc Ks", others=REST)
    told = does(table, "play Ah", "silent")
    assert (table.actor, counts(table)) == (0, [4, 4, 4])
    assert set(hand(table, 0)) == {"5h", "Tc", "Jc", "Qc"}
    assert "forgot seat 0 penalty 3" in told


def test_SEIS_V35_lappu_is_called_again():
    others = {1: "Ah 2d 3h", 2: "7h 3c 4c"}
    table = lay_out(seiska(), "9h 5h", "Kh", stock="6d Tc", others=others)
    does(table, "0 play 9h", "0 lappu")
    assert table.view(None).seats[0].lappu
    does(table, "1 play Ah")
    assert counts(table)[0] == 2 and not table.view(None).seats[0].lappu
    does(table, "1 play 3h", "1 lappu", "2 play 7h", "0 play 5h")
    assert (table.actor, can(table)) == (0, {"lappu", "silent"})


TEN_CARDS = "2c 3c 4c 5c 6c 7c 9c Tc Jc Qc"
FIFTEEN_CARDS = f"{TEN_CARDS} 2d 3d 4d 5d 6d"


def test_SEIS_V36_an_eight_is_buried():
    table = seiska(2, hand_size=5)
    told = [str(event) for event in table.deal(deck=f"{TEN_CARDS} 8d 4s")]
    assert told[-2:] == ["buried card 8d", "start_card card 4s"]
    view = table.view(None)
    assert (view.top, view.stock, counts(table)) == ("4s", 52 - 11, [5, 5])
    assert codes("8d")[0] in undealt(table._state)


def test_SEIS_V37_an_eight_is_buried_and_an_ace_stays():
    table = seiska(3, hand_size=5)
    table.deal(deck=f"{FIFTEEN_CARDS} 8d Ac 8h Ks Qs")
    view = table.view(None)
    assert (view.top, counts(table), table.actor) == ("Ac", [6, 6, 6], 0)
    assert "8h" in hand(table, 0) and playable(table) <= {f"{rank}c" for rank in "2345679TJQK"}
    assert "8h" not in playable(table)


def test_SEIS_V37_with_seven_cards_the_hands_are_of_eight():
    table = seiska(3)
    deck = [card for card in CODES if card[0] not in "8A"][:21]
    table.deal(deck=f"{' '.join(deck)} 8d Ac")
    assert counts(table) == [8, 8, 8]


def test_SEIS_V38_six_players_have_two_packs():
    table = seiska(6)
    table.deal(deck=" ".join([card for card in CODES if card[0] not in "8A"][:43]))
    view = table.view(None)
    assert (view.packs, view.stock, counts(table), view.discards) == (2, 61, [7] * 6, 1)


def test_SEIS_V39_seven_players_need_two_packs():
    with pytest.raises(InvalidRules, match="max_players"):
        septet.game("seiska(packs=one,max_players=7)")
    with pytest.raises(NotPossible, match="must be 2 to 6"):
        septet.Table("seiska", players=7, rules={"packs": "one"})


# Scoring: V40 to V49 ---------------------------------------------------------------------------------------

HEAVY = {"scoring": "heavy"}


def points_of(cards, options):
    """What a hand counts when somebody else goes out."""
    table = lay_out(seiska(2, **options), "5h", "9h", others={1: cards})
    does(table, "play 5h")
    return -table.payoffs[1]


@pytest.mark.parametrize(
    ("vector", "options", "expected"),
    [("SEIS-V40", {}, [0, 11, 5]), ("SEIS-V41", HEAVY, [0, 35, 15])],
)
def test_Anna_goes_out(vector, options, expected):
    table = lay_out(seiska(**options), "5h", "9h", others={1: "8h Qs", 2: "Ad"})
    does(table, "play 5h")
    assert [seat.points for seat in table.view(None).seats] == expected


@pytest.mark.parametrize(
    ("vector", "cards", "basic", "heavy"),
    [
        ("SEIS-V42", "8c 8d Ah Kh 2s", 27, 80),
        ("SEIS-V43", "Kc Qd Jh Ts 9c", 5, 45),
        ("SEIS-V44", "As Ah Ad Ac", 20, 60),
        ("SEIS-V45", "2c 3c 4c 5c 6c 7c 9c", 7, 35),
        ("SEIS-V46", " ".join(CODES), 104, 460),
    ],
)
def test_points(vector, cards, basic, heavy):
    assert (points_of(cards, {}), points_of(cards, HEAVY)) == (basic, heavy)


def test_SEIS_V47_exactly_a_hundred_drops_out():
    others = {1: "8c Kc Qc", 2: "8d 8h Jd"}
    table = lay_out(seiska(**HEAVY), "5h", "9h", others=others, totals={0: 99, 1: 60, 2: 40})
    told = does(table, "play 5h")
    assert [seat.points for seat in table.view(None).seats] == [99, 105, 100]
    assert [line for line in told if "dropped" in line] == [
        "dropped_out seat 1 total 105",
        "dropped_out seat 2 total 100",
    ]
    assert (table.standings.reason, table.standings.winners) == ("won", [0])


def last_deal(**options):
    """The fifth deal ends with totals of 12, 9 and 9."""
    others = {0: "2c 3c 4c", 2: "2d 3d 4d"}
    totals = {0: 9, 1: 9, 2: 6}
    table = lay_out(seiska(**options), "5h", "9h", seat=1, others=others, totals=totals, deals_done=4)
    does(table, "play 5h")
    assert [seat.points for seat in table.view(None).seats] == [12, 9, 9]
    return table


def test_SEIS_V48_equal_lowest_totals_share():
    assert last_deal().standings.winners == [1, 2]


def test_SEIS_V48_or_another_deal_is_played():
    table = last_deal(tie_break="extra_deal")
    assert table.standings is None and table.can_deal and table.view(None).result.extra_deal
    lay_out(table, "5h", "9h", seat=1, others={0: "2c", 2: "2d"}, totals={0: 12, 1: 9, 2: 9}, deals_done=5)
    does(table, "play 5h")
    assert table.standings.winners == [1]


def test_SEIS_V49_a_blocked_deal_leaves_nobody():
    others = {1: "2c Kd"}
    table = seiska(3, **HEAVY)
    table.deal()
    drop_out(table, 2)
    lay_out(table, "5c Kc", "9h", stock="2s", others=others, totals={0: 84, 1: 86, 2: 120})
    does(table, "draw")
    assert [seat.points for seat in table.view(None).seats] == [104, 101, 120]
    assert (table.ending, table.standings.winners) == ("blocked", [1])


# A complete deal: V50 --------------------------------------------------------------------------------------

DECK = (
    "Qc 3d 2s 8d 5d Kd 8s 4s 9d Ad 6h Tc 2c 2h 6c 7c Td 3h 5s Kh 6d Ts 9c 5c Qd 9h Ks 7h 4d 9s Ah 8c 4h 5h "
    "Jd Jc Th 6s Ac 8h Kc Qs 3c As 3s Js Jh Qh 4c 2d 7d 7s"
)
MOVES = """
0 play 5s
1 play 5d
2 play Kd
0 play Ad
0 draw
0 play Qd
1 play 3d
2 play 9d
0 play 8d
0 suit c
1 play 9c
2 play Tc
0 play Qc
1 draw
1 draw
1 draw
2 play 6c
0 play 2c
1 play 2h
2 play 2s
0 play 8s
0 suit c
0 lappu
1 draw
1 draw
1 draw
2 play 5c
0 play 7c
"""


@pytest.mark.parametrize(("options", "expected"), [({}, [0, 14, 2]), (HEAVY, [0, 75, 10])])
def test_SEIS_V50_a_complete_deal(options, expected):
    table = seiska(3, dealer=2, **options)
    table.deal(deck=DECK)
    for seat, cards in enumerate(["Qc 8d 8s Ad 2c 7c 5s", "3d 5d 4s 6h 2h Td Kh", "2s Kd 9d Tc 6c 3h 6d"]):
        assert set(hand(table, seat)) == set(cards.split())
    assert table.view(None).top == "Ts"
    after = {}
    for number, move in enumerate(MOVES.strip().splitlines()):
        does(table, move)
        after[number] = [set(hand(table, seat)) for seat in range(3)], can(table)
    assert {"9c"} <= after[3][0][1] and {"5c"} <= after[3][0][2]
    assert after[4][1] == {"play Qd", "lay Qd"}  # the queen of clubs may follow at once
    assert {"9h", "Ks", "7h"} <= after[15][0][1] and after[22][0][0] == {"7c"}
    result = table.view(None).result
    assert [left.points for left in result.hands] == expected
    assert set(result.hands[1].cards) == {"4s", "6h", "Td", "Kh", "9h", "Ks", "7h", "4d", "9s", "Ah"}
    assert set(result.hands[2].cards) == {"3h", "6d"}
    assert (result.winner, table.payoffs) == (0, [-points for points in expected])
    again = septet.Table.replay(table.record())
    assert again.view(1) == table.view(1) and again.payoffs == table.payoffs
