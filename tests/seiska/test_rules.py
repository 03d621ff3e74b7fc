"""What the numbered rules say and no vector shows, and what every option changes.

Names cite the rule (SEIS-n) or the decision (A-n) of the rule page.
"""

from __future__ import annotations

import itertools

import pytest

import septet
from septet.engine.cards import CODES
from septet.engine.deck import undealt
from septet.errors import IllegalAction, InvalidRules, NotPossible
from septet.table import MOST_POINTS
from septet.warmup import compile_part

from .play import can, codes, counts, does, drop_out, hand, kinds, lay_out, legal, playable, seiska

ORDINARY = [card for card in CODES if card[0] not in "8A"]
REST = {1: "2c 3d 4s", 2: "3c 4h 5s"}


def deck(*start: str, players: int, size: int = 7) -> str:
    """A deck that deals ordinary cards to all, then turns up these cards."""
    dealt = [card for card in ORDINARY if card not in start][: players * size]
    return " ".join([*dealt, *start])


# Setup: SEIS-1 to 10 ---------------------------------------------------------------------------------------


def test_SEIS_1_everybody_gets_seven_cards_of_52():
    table = seiska(4)
    table.deal()
    assert table.view(None).packs == 1
    assert [len(hand(table, seat)) for seat in range(4)] in ([7] * 4, [8] * 4)


def test_SEIS_2_cards_and_turns_go_clockwise_from_the_dealers_left():
    table = seiska(3, dealer=1, hand_size=5)
    table.deal(deck="2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h Th")
    assert (table.dealer, table.actor) == (1, 2)
    assert [hand(table, seat) for seat in (2, 0, 1)] == [[rank + suit for rank in "23456"] for suit in "cdh"]


def test_SEIS_2_the_next_player_to_the_left_follows():
    table = lay_out(seiska(3), "5h 6h 2s", "9h", seat=2, others={0: "2h 3c", 1: "3h 4c"})
    does(table, "2 play 5h", "0 play 2h", "0 lappu", "1 play 3h", "1 lappu")
    assert table.actor == 2


@pytest.mark.parametrize("players", range(2, 9))
def test_SEIS_3_and_4_two_to_eight_players_and_two_packs_for_more_than_five(players):
    table = seiska(players)
    table.deal(hands={0: "2c 3c 4c 5c 6c 7c 9c"})
    assert table.view(None).packs == (1 if players <= 5 else 2)
    assert septet.game("seiska").min_players == 2 and septet.game("seiska").max_players == 8


def test_SEIS_4_the_packs_can_be_agreed():
    one, two = seiska(6, packs="one"), seiska(2, packs="two")
    one.deal()
    two.deal()
    assert (one.view(None).packs, two.view(None).packs) == (1, 2)


def test_SEIS_5_and_6_one_card_is_turned_up_and_the_rest_is_the_stock():
    table = seiska(3)
    table.deal(deck=deck("Kc", players=3))
    view = table.view(None)
    assert (view.top, view.suit, view.declared, view.discards, view.stock) == ("Kc", "c", None, 1, 30)


def test_SEIS_7_everybody_plays_alone():
    table = lay_out(seiska(4), "5h", "9h", others={1: "2c", 2: "3c", 3: "8c"})
    does(table, "play 5h")
    assert table.payoffs == [0, -1, -1, -10]


def test_SEIS_8_there_are_no_jokers():
    table = seiska(2)
    table.deal()
    cards = hand(table, 0) + hand(table, 1) + [table.view(None).top]
    cards += [CODES[code] for code in undealt(table._state)]
    assert sorted(cards) == sorted(CODES)


def test_SEIS_9_eights_are_buried_until_another_card_is_turned_up():
    table = seiska(2)
    told = [str(event) for event in table.deal(deck=deck("8c", "8d", "8h", "Kc", players=2))]
    assert told[-4:] == ["buried card 8c", "buried card 8d", "buried card 8h", "start_card card Kc"]
    assert table.view(None).stock == 52 - 15
    assert set(codes("8c 8d 8h")) <= set(undealt(table._state).tolist())


def test_SEIS_10_an_ace_at_the_start_brings_a_card_to_all_the_dealer_included():
    table = seiska(3, dealer=2)
    told = [str(event) for event in table.deal(deck=deck("Ac", players=3))]
    assert told[-3:] == [f"drew seat {seat} cards [None] why start_ace" for seat in (0, 1, 2)]
    assert counts(table) == [8, 8, 8]


def test_A3_an_ace_at_the_start_gives_nobody_an_extra_turn():
    table = seiska(3, dealer=2)
    table.deal(deck=deck("Ac", players=3))
    assert table.actor == 0 and "extra_turn" not in kinds(table)


# Playing cards: SEIS-11 to 23 ------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ORDINARY)
def test_SEIS_11_and_12_an_ordinary_card_fits_by_rank_or_suit(top):
    for card in ORDINARY:
        if card != top:
            table = lay_out(seiska(2), f"{card} 8c 8d", top, stock="2c 3c")
            fits = card[0] == top[0] or card[1] == top[1]
            assert (card in playable(table)) == fits


def test_SEIS_13_the_last_of_several_cards_decides_the_suit():
    table = lay_out(seiska(), "9c 9d 4s", "9s", others={1: "Kd Kc 2h", 2: "2c"})
    does(table, "lay 9c", "play 9d", "lappu")
    assert playable(table) == {"Kd"}


def test_SEIS_13_only_cards_of_the_same_rank_may_follow():
    table = lay_out(seiska(), "9c 9d 4c 4d", "9s")
    does(table, "lay 9c")
    assert (table.actor, can(table), table.view(0).turn.rank) == (0, {"play 9d"}, "9")


def test_A22_who_plays_one_of_several_equal_cards_is_asked_nothing():
    table = lay_out(seiska(), "9c 9d 4c 4d", "9s", others=REST, stock="Kc")
    does(table, "play 9c")
    assert table.actor == 1


def test_SEIS_13_not_without_multi_play():
    table = lay_out(seiska(multi_play=False), "9c 9d 4c 4d", "9s")
    assert can(table) == {"play 9c", "play 9d"}


def test_SEIS_13_two_packs_let_five_equal_ranks_be_played():
    table = lay_out(seiska(packs="two"), "9c 9c 9d 9d 9h 2s", "9s", others=REST)
    does(table, "lay 9c", "lay 9c", "lay 9d", "lay 9d", "play 9h")
    assert hand(table, 0) == ["2s"]


def test_SEIS_14_eights_and_aces_are_special():
    for card in CODES:
        table = lay_out(seiska(2), card, "Ks" if card[1] != "s" else "Kh", stock="2c 2d 2h 2s")
        if card[0] in "8A":
            assert can(table) == {"draw"}


@pytest.mark.parametrize("suit", "cdhs")
def test_SEIS_15_and_16_an_eight_on_any_suit_and_the_declared_suit_follows(suit):
    others = {1: "2c 2d 2h 2s 8h Ac Ad Ah As", 2: "3c"}
    table = lay_out(seiska(), "8c 5d 6d", f"9{suit}", others=others)
    does(table, "play 8c")
    assert legal(table) == {("suit", value) for value in range(4)}
    assert table.view(1).suit is None and table.view(1).phase == "suit"
    does(table, f"suit {suit}")
    assert (table.view(1).declared, playable(table)) == (suit, {f"2{suit}"})


def test_SEIS_17_the_extra_cards_are_seen_by_who_draws_them():
    table = lay_out(seiska(), "Ah 5h 6s", "9h", stock="Tc Jc", others=REST)
    does(table, "play Ah")
    drew = [event.cards for event in table.events_for(1) if event.kind == "drew"]
    assert drew == [["Tc"], [None]]


def test_SEIS_18_an_ace_follows_its_suit_only():
    table = lay_out(seiska(), "Ac Ad Ah As 5h", "9h", stock="Tc")
    assert playable(table) == {"Ah", "5h"}


@pytest.mark.parametrize("option", [False, True])
def test_SEIS_19_no_eight_on_an_ace(option):
    table = lay_out(seiska(ace_on_ace=option), "8h 5c 6c", "Ah", stock="Tc")
    assert playable(table) == set()


@pytest.mark.parametrize("option", [False, True])
def test_SEIS_20_neither_eight_nor_ace_on_an_eight(option):
    table = lay_out(seiska(ace_on_ace=option), "8h Ah 5c", "8s", declared="h", stock="Tc")
    assert playable(table) == set()


def test_SEIS_21_special_cards_alone_cannot_be_played():
    table = lay_out(seiska(ace_on_ace=True), "8c 8d Ac Ah As", "9h", stock="Tc")
    assert can(table) == {"draw"}


def test_SEIS_22_special_cards_are_played_one_at_a_time():
    table = lay_out(seiska(packs="two"), "8c 8d Ah Ah 5c", "9h", stock="Tc")
    assert can(table) == {"play 8c", "play 8d", "play Ah"}


@pytest.mark.parametrize("card", ORDINARY)
def test_SEIS_23_on_an_ace_an_ordinary_card_follows_the_suit(card):
    table = lay_out(seiska(2), f"{card} 8c 8d", "Ah", stock="2c 3c")
    assert (card in playable(table)) == (card[1] == "h")


def test_A5_two_packs_do_not_allow_an_ace_on_its_like():
    table = lay_out(seiska(packs="two"), "Ah 5c 6c", "Ah", stock="Tc")
    assert can(table) == {"draw"}


# Drawing and passing: SEIS-24 to 28 ------------------------------------------------------------------------

STOCK = "2s 3s 4s 6s 7s Ks Qs"


@pytest.mark.parametrize("most", range(1, 6))
def test_SEIS_24_at_most_so_many_cards_are_drawn(most):
    table = lay_out(seiska(max_draw=most), "5c Kd", "9h", stock=STOCK, others=REST)
    for left in range(most, 0, -1):
        assert table.view(0).turn.draws_left == left
        does(table, "0 draw")
    assert table.actor == 1 and counts(table)[0] == 2 + most


def test_SEIS_25_a_drawn_card_that_fits_is_played_at_once():
    table = lay_out(seiska(), "5c 5d", "9h", stock="5h 2s", others=REST)
    does(table, "draw")
    assert can(table) == {"play 5h", "lay 5h"}
    assert (table.view(0).turn.drawn, table.view(1).turn.drawn) == (["5h"], [None])
    assert (table.view(0).turn.must_play, table.view(1).turn.must_play) == ("5h", None)


def test_SEIS_26_who_has_drawn_all_passes():
    table = lay_out(seiska(max_draw=1), "5c Kd", "9h", stock=STOCK, others=REST)
    told = does(table, "draw")
    assert told[-1] == "passed seat 0 why drawn_all" and table.actor == 1


def test_SEIS_27_who_can_play_may_not_draw():
    table = lay_out(seiska(), "5h Kd", "9h", stock=STOCK, others=REST)
    assert can(table) == {"play 5h"}
    with pytest.raises(IllegalAction):
        table.act("draw")


def test_A24_a_voluntary_draw_is_one_card_then_something_is_played():
    table = lay_out(seiska(voluntary_draw=True), "5h Kd", "9h", stock="2s 3s", others=REST)
    assert can(table) == {"play 5h", "draw"}
    does(table, "draw")
    assert can(table) == {"play 5h"}
    table = lay_out(seiska(voluntary_draw=True), "5h Kd", "9h", stock="2h 3s", others=REST)
    does(table, "draw")
    assert can(table) == {"play 2h"}


def test_A25_drawing_may_stop_after_a_card_if_that_is_agreed():
    options = {"draw_obligation": "optional"}
    table = lay_out(seiska(**options), "5c Kd", "9h", stock=STOCK, others=REST)
    assert can(table) == {"draw"}
    does(table, "draw")
    assert can(table) == {"draw", "pass"}
    told = does(table, "pass")
    assert told == ["passed seat 0 why choice"] and table.actor == 1
    table = lay_out(seiska(**options), "5c Kd", "9h", stock="2h 3s", others=REST)
    does(table, "draw")
    assert can(table) == {"play 2h"}


def test_SEIS_28_the_extra_turn_is_a_whole_one():
    table = lay_out(seiska(2), "Ah 5c 6c", "9h", stock="Tc 2s 3s 4h", others={1: "2d 3d"})
    does(table, "play Ah", "0 draw", "0 draw", "0 draw")
    assert can(table) == {"play 4h"} and table.view(0).turn.draws_left == 0


# Going out and lappu: SEIS-29 to 36 ------------------------------------------------------------------------


@pytest.mark.parametrize("card", ORDINARY)
def test_SEIS_29_and_36_an_ordinary_last_card_ends_the_deal_at_once(card):
    top = f"{'9' if card[0] != '9' else 'T'}{card[1]}"
    table = lay_out(seiska(2), card, top, others={1: "2c Ad"})
    does(table, f"play {card}")
    assert table.over and table.ending == "went_out"
    assert kinds(table)[:2] == ["played", "went_out"]


@pytest.mark.parametrize("card", [card for card in CODES if card[0] in "8A"])
def test_SEIS_30_nobody_goes_out_with_a_special_card(card):
    table = lay_out(seiska(2, ace_on_ace=True), card, f"9{card[1]}", stock="Kc")
    assert playable(table) == set()


def test_SEIS_31_and_32_lappu_tells_that_one_ordinary_card_is_left():
    table = lay_out(seiska(), "5h 6c", "9h", others=REST, stock="Kc")
    does(table, "play 5h")
    assert table.actor == 0 and table.view(1).phase == "lappu" and not table.view(1).seats[0].lappu
    assert does(table, "lappu") == ["lappu seat 0"]
    assert table.actor == 1 and table.view(1).seats[0].lappu and table.view(1).seats[0].last == "lappu"


@pytest.mark.parametrize("penalty", range(6))
def test_SEIS_33_whoever_forgets_draws_penalty_cards(penalty):
    table = lay_out(seiska(lappu_penalty=penalty), "5h 6c", "9h", stock=STOCK, others=REST)
    told = does(table, "play 5h", "silent")
    assert f"forgot seat 0 penalty {penalty}" in told
    assert counts(table)[0] == 1 + penalty and table.actor == 1
    assert not table.view(None).seats[0].lappu
    assert table.view(None).seats[0].last == "forgot"


def test_SEIS_33_nobody_forgets_with_lappu_mode_auto():
    table = lay_out(seiska(lappu_mode="auto"), "5h 6c", "9h", stock=STOCK, others=REST)
    told = does(table, "play 5h")
    assert told[-1] == "lappu seat 0" and table.actor == 1 and counts(table)[0] == 1


def test_SEIS_34_no_lappu_with_a_special_card():
    table = lay_out(seiska(lappu_mode="auto"), "5h 8c", "9h", stock=STOCK, others=REST)
    assert does(table, "play 5h") == ["played seat 0 card 5h left 1"]


def test_A21_no_lappu_with_an_ordinary_and_a_special_card():
    table = lay_out(seiska(), "5h 6c 8c", "9h", stock=STOCK, others=REST)
    does(table, "play 5h")
    assert table.actor == 1


def test_SEIS_35_several_equal_cards_need_no_lappu():
    table = lay_out(seiska(), "6c 5h 5c 5d", "9h", stock=STOCK, others=REST)
    does(table, "lay 5h", "lay 5c", "play 5d", "lappu")
    table = lay_out(seiska(), "5h 5c 5d", "9h", stock=STOCK, others=REST)
    told = does(table, "lay 5h", "lay 5c", "play 5d")
    assert table.over and not any("lappu" in line or "forgot" in line for line in told)


def test_A19_lappu_elsewhere_is_refused_and_changes_nothing():
    table = lay_out(seiska(), "5h 6c 7c", "9h", stock=STOCK, others=REST)
    before = table.view(0)
    for name in ("lappu", "silent"):
        with pytest.raises(IllegalAction):
            table.act(name)
    assert table.view(0) == before


def test_A27_the_penalty_comes_before_the_cards_that_an_ace_costs():
    table = lay_out(seiska(), "Ah 5h", "9h", stock="2d 3d 4d Tc Jc", others=REST)
    does(table, "play Ah", "silent")
    drew = [(event.seat, event.why, len(event.cards)) for event in table.events if event.kind == "drew"]
    assert drew == [(0, "penalty", 3), (1, "ace", 1), (2, "ace", 1)]


# Scoring: SEIS-37 to 43 ------------------------------------------------------------------------------------


def test_SEIS_37_the_hands_are_shown_and_counted():
    table = lay_out(seiska(), "5h", "9h", others={1: "Kc 8c", 2: "As"}, totals={0: 1, 1: 2, 2: 3})
    does(table, "play 5h")
    view = table.view(None)
    assert [(left.cards, left.points, left.total) for left in view.result.hands] == [
        ([], 0, 1),
        (["8c", "Kc"], 11, 13),
        (["As"], 5, 8),
    ]
    assert [seat.hand for seat in view.seats] == [[], ["8c", "Kc"], ["As"]]
    assert view.sheet[-1].points == [0, 11, 5]


@pytest.mark.parametrize(
    ("scoring", "eight", "ace", "high", "low"), [("basic", 10, 5, 1, 1), ("heavy", 25, 15, 10, 5)]
)
def test_SEIS_38_and_40_what_cards_count(scoring, eight, ace, high, low):
    expected = {"8": eight, "A": ace} | dict.fromkeys("KQJT", high)
    for card in CODES:
        table = lay_out(seiska(2, scoring=scoring), "5h", "9h", others={1: card})
        does(table, "play 5h")
        assert table.payoffs == [0, -expected.get(card[0], low)]


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_SEIS_39_after_so_many_deals_the_fewest_points_win(deals):
    table = septet.Table("seiska", players=3, rules={"deals": deals}, seed=5)
    for number in range(1, deals + 1):
        table.deal()
        assert (table.view(None).game_deal, table.view(None).game_deals) == (number, deals)
        play_out(table)
        assert (table.standings is None) == (number < deals)
    totals = [seat.points for seat in table.view(None).seats]
    assert table.standings.winners == [seat for seat in range(3) if totals[seat] == min(totals)]
    assert table.view(None).result.game_over and not table.can_deal


def play_out(table):
    """Play a deal to its end as cautious players do."""
    while not table.over:
        table.act(*table.fallback())


def test_a_new_game_begins_with_an_empty_sheet():
    table = septet.Table("seiska", players=3, rules={"deals": 1}, seed=5)
    table.deal()
    play_out(table)
    table.again()
    table.deal()
    view = table.view(None)
    assert (view.sheet, [seat.points for seat in view.seats], view.game_deal) == ([], [0, 0, 0], 1)


def test_SEIS_41_who_has_dropped_out_is_not_dealt_in():
    others = {1: "8c 8d 8h 8s", 2: "2c"}
    table = lay_out(seiska(scoring="heavy"), "5h", "9h", others=others)
    does(table, "play 5h")
    assert [seat.status for seat in table.view(None).seats] == ["in", "dropped_out", "in"]
    assert table.view(None).result.hands[1].dropped_out
    assert table.standings is None and table.dealt_in_next == [True, False, True]
    table.deal()
    assert counts(table)[1] == 0 and table.view(None).sheet[0].points == [0, 100, 5]


def test_SEIS_42_the_last_in_the_game_wins():
    table = septet.Table("seiska", players=4, rules={"scoring": "heavy"}, seed=3)
    while table.standings is None:
        table.deal()
        play_out(table)
    view = table.view(None)
    left = [seat.seat for seat in view.seats if seat.points < 100]
    assert table.standings.winners == left and len(left) == 1
    assert all(seat.status == "dropped_out" for seat in view.seats if seat.seat not in left)


def test_SEIS_42_the_deal_passes_those_who_have_dropped_out():
    table = seiska(3, dealer=0, scoring="heavy")
    table.deal()
    lay_out(table, "5h", "9h", others={1: "8c 8d 8h 8s", 2: "2c"})
    does(table, "play 5h")
    table.deal()
    assert table.dealer == 2


def test_SEIS_43_heavy_is_a_preset():
    rules = septet.game("seiska(preset=heavy)").rules
    assert str(rules.scoring) == "heavy" and rules.drop_out_at == 100


@pytest.mark.parametrize("limit", [10, 50, 200])
def test_A15_reaching_the_limit_is_enough(limit):
    table = seiska(scoring="heavy", drop_out_at=limit)
    lay_out(table, "5h", "9h", others={1: "2c", 2: "3c"}, totals={1: limit - 5, 2: limit - 6})
    does(table, "play 5h")
    assert [seat.status for seat in table.view(None).seats] == ["in", "dropped_out", "in"]


# Variants: SEIS-44, 45 -------------------------------------------------------------------------------------


def test_SEIS_44_an_ace_on_an_ace_is_a_preset():
    assert septet.game("seiska(preset=ace_on_ace)").rules.ace_on_ace
    assert not septet.game("seiska").rules.ace_on_ace


def test_A18_aces_on_aces_each_have_their_effect():
    table = lay_out(seiska(ace_on_ace=True), "Ah As 5s 6c", "9h", stock="2d 3d 4d 6d", others=REST)
    does(table, "play Ah", "play As")
    assert (counts(table), table.actor, table.view(0).suit) == ([2, 5, 5], 0, "s")


def test_SEIS_45_the_game_is_about_eights_and_aces_not_about_sevens():
    table = lay_out(seiska(), "7h 7c 2s", "9h", stock="2d", others=REST)
    assert can(table) == {"play 7h", "lay 7h"}
    does(table, "lay 7h", "play 7c", "lappu")
    assert (counts(table), table.actor) == ([1, 3, 3], 1)


# Stock and discards: section 3.5 ---------------------------------------------------------------------------


def test_A12_a_forced_draw_takes_what_there_is():
    table = lay_out(seiska(4), "Ah 5h 6c", "9h", stock="2d", others={1: "2c", 2: "3c", 3: "4c"})
    told = does(table, "play Ah")
    assert [line for line in told if line.startswith(("drew", "resh"))] == [
        "drew seat 1 cards [None] why ace",
        "reshuffled cards 1",
        "drew seat 2 cards [None] why ace",
    ]
    assert (counts(table), table.actor) == ([2, 2, 2, 1], 0)


def test_A12_the_declared_suit_stays_in_force():
    table = lay_out(seiska(), "5c Kd", "8s", declared="h", stock="2s", discards="4c 7c Jd", others=REST)
    does(table, "draw", "draw")
    assert (table.view(0).top, table.view(0).declared) == ("8s", "h")


def test_A12_a_pass_for_want_of_cards_does_not_block_if_somebody_can_play():
    others = {1: "2c 3d", 2: "2h 3s 4s"}
    table = lay_out(seiska(), "5c Kd", "9h", stock="6s", others=others)
    does(table, "draw")
    assert table.actor == 2 and can(table) == {"play 2h"}
    does(table, "play 2h")
    assert table.actor == 0 and can(table) == {"draw"}


def test_A2_a_buried_eight_can_be_turned_up_again_or_lie_anywhere():
    places = set()
    for seed in range(60):
        table = septet.Table("seiska", players=2, seed=seed, dealer=0)
        table.deal(deck=deck("8d", players=2))
        places.add("8d" in hand(table, 0) + hand(table, 1))
        assert table.view(None).top != "8d" and 25 in undealt(table._state)
    assert places == {False}


# People come and go ----------------------------------------------------------------------------------------


def test_A13_the_deal_goes_to_the_left():
    table = seiska(3, dealer=1, deals=9)
    dealers = []
    for _ in range(4):
        table.deal()
        dealers.append(table.dealer)
        play_out(table)
    assert dealers == [1, 2, 0, 1]


def test_A26_a_newcomer_begins_with_the_highest_total():
    table = lay_out(seiska(2, seats=3), "5h", "9h", others={1: "8c Kc"}, totals={0: 4, 1: 6})
    does(table, "play 5h")
    table.sit(2)
    assert table.view(None).seats[2].points is None
    table.deal()
    assert [seat.points for seat in table.view(None).seats] == [4, 17, 17]
    assert table.view(None).sheet[0].points == [0, 11, None]


def test_A26_with_heavy_scoring_the_highest_of_those_still_in():
    table = lay_out(
        seiska(3, seats=4, scoring="heavy"),
        "5h",
        "9h",
        others={1: "8c Kc", 2: "2c"},
        totals={0: 40, 1: 90, 2: 10},
    )
    does(table, "play 5h")
    table.sit(3)
    table.deal()
    assert [seat.points for seat in table.view(None).seats] == [40, 125, 15, 40]


def test_A29_who_has_left_is_not_in_the_game_any_more():
    table = lay_out(seiska(3, deals=1), "5h", "9h", others={1: "2c", 2: "8c"})
    table.leave(0)
    does(table, "play 5h")
    assert table.standings.winners == [0]
    table = lay_out(seiska(3), "5h", "9h", others={1: "2c", 2: "8c"}, totals={0: 0, 1: 5, 2: 0})
    does(table, "play 5h")
    table.leave(0)
    assert table.finish("time_limit").winners == [1]


def test_A29_who_comes_back_has_no_fewer_points_than_when_leaving():
    table = lay_out(seiska(3), "5h", "9h", others={1: "8c", 2: "2c"}, totals={0: 4, 1: 6, 2: 0})
    does(table, "play 5h")
    assert [table.total(seat) for seat in range(3)] == [4, 16, 1]
    table.leave(1)
    table.sit(1, points=16)
    assert table.total(1) == 16
    table.leave(2)
    table.sit(2, points=1)
    table.deal()
    assert [seat.points for seat in table.view(None).seats] == [4, 16, 4]


def test_A29_who_has_dropped_out_stays_out_until_the_next_game():
    table = lay_out(seiska(3, scoring="heavy"), "5h", "9h", others={1: "8c", 2: "2c"}, totals={1: 90})
    does(table, "play 5h")
    assert table.total(1) == 115
    table.leave(1)
    table.sit(1, points=115)
    assert table.view(None).seats[1].status == "dropped_out"
    for _ in range(2):
        assert table.dealt_in_next == [True, False, True]
        table.deal()
        assert table.playing == [True, False, True]
        assert table.view(None).seats[1].points == 115
        lay_out(table, "5h", "9h", others={2: "8c"})
        does(table, "play 5h")
    lay_out(table, "5h", "9h", others={2: "8c 8d 8h"})
    does(table, "play 5h")
    assert table.standings.winners == [0]
    assert table.total(1) is None
    table.again()
    table.deal()
    assert table.playing == [True, True, True]
    assert [seat.points for seat in table.view(None).seats] == [0, 0, 0]


def test_A29_a_record_knows_who_came_back():
    table = seiska(3, seats=5, scoring="heavy")
    table.sit(3, points=115)
    table.sit(4, points=30)
    table.deal()
    again = septet.Table.replay(septet.Record.from_json(table.record().to_json()))
    assert again.view(0) == table.view(0)
    assert [seat.points for seat in again.view(0).seats] == [0, 0, 0, 115, 30]


@pytest.mark.parametrize("points", [-1, 1.5, True, MOST_POINTS + 1])
def test_A29_nobody_comes_back_with_points_that_cannot_be(points):
    table = seiska(2, seats=3)
    with pytest.raises(NotPossible, match="points"):
        table.sit(2, points=points)
    assert table.present == [True, True, False]


def test_A29_before_the_first_deal_all_lead():
    assert seiska(3).finish("time_limit").winners == [0, 1, 2]


def test_A30_one_pack_is_enough_when_five_are_left():
    table = seiska(6, scoring="heavy")
    table.deal()
    assert table.view(None).packs == 2
    lay_out(table, "5h", "9h", others={1: "8c 8d 8h 8s", 2: "2c", 3: "2d", 4: "2h", 5: "2s"})
    does(table, "play 5h")
    table.deal()
    assert table.view(None).packs == 1


def test_A28_an_absent_player_forgets_once_in_a_deal():
    table = lay_out(seiska(2, lappu_penalty=0), "5h 6c", "9h", stock="2d 3d", others={1: "9d 3c"})
    assert table.fallback() == ("play", codes("5h")[0])
    does(table, "play 5h")
    assert table.fallback() == ("silent", 0)
    table._state.forgot[0] = 1
    assert table.fallback() == ("lappu", 0)
    table = lay_out(seiska(2), "8d 6c", "9h", stock="2d 3d", others={1: "9d 3c"})
    does(table, "play 8d")
    assert table.fallback() == ("suit", 1)


@pytest.mark.parametrize(
    "options", [{}, {"multi_play": False}, {"draw_obligation": "optional"}, {"lappu_penalty": 5}]
)
def test_A28_a_deal_of_absent_players_ends(options):
    for seed, players in itertools.product(range(2), (2, 4)):
        table = septet.Table("seiska", players=players, rules=options, seed=seed)
        table.deal()
        play_out(table)
        assert table.over


# House rules -----------------------------------------------------------------------------------------------


def test_there_are_fourteen_options():
    options = septet.game("seiska").schema["properties"]
    assert next(iter(options)) == "preset" and len(options) == 15
    assert all("description" in option for option in options.values())


@pytest.mark.parametrize(
    ("options", "at_fault"),
    [
        ({"max_players": 9}, "max_players"),
        ({"packs": "one", "max_players": 8}, "max_players"),
        ({"hand_size": 4}, "hand_size"),
        ({"max_draw": 0}, "max_draw"),
        ({"lappu_penalty": 6}, "lappu_penalty"),
        ({"lappu_mode": "auto", "lappu_penalty": 2}, "lappu_penalty"),
        ({"scoring": "heavy", "deals": 3}, "deals"),
        ({"scoring": "heavy", "tie_break": "extra_deal"}, "tie_break"),
        ({"drop_out_at": 50}, "drop_out_at"),
        ({"deals": 0}, "deals"),
    ],
)
def test_house_rules_that_cannot_be(options, at_fault):
    with pytest.raises(InvalidRules, match=at_fault):
        septet.game("seiska", options)


@pytest.mark.compiled
def test_there_are_no_odds_to_reckon_or_to_compile():
    with pytest.raises(NotPossible, match="no odds for seiska"):
        septet.odds("seiska", "Ah Kh 7c")
    compile_part("seiska", "odds")


def test_it_is_played_for_points():
    with pytest.raises(NotPossible, match="points"):
        seiska().buy(0, 5)
    with pytest.raises(NotPossible, match="must be 2 to 8"):
        seiska(9)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_can_be_smaller(size):
    table = seiska(4, hand_size=size)
    table.deal(deck=deck("Kc", players=4, size=size))
    assert counts(table) == [size] * 4


def test_the_sheet_keeps_the_latest_sixteen_deals():
    table = septet.Table("seiska", players=2, rules={"deals": 18, "lappu_mode": "auto"}, seed=9)
    points = []
    while table.standings is None:
        table.deal()
        play_out(table)
        points.append([-lost for lost in table.payoffs])
    sheet = table.view(None).sheet
    assert [line.deal for line in sheet] == list(range(3, 19))
    assert [line.points for line in sheet] == points[2:]
    assert [seat.points for seat in table.view(None).seats] == [
        sum(column) for column in zip(*points, strict=True)
    ]


def test_dropped_out_players_are_no_leaders():
    table = seiska(3, scoring="heavy")
    table.deal()
    drop_out(table, 0)
    lay_out(table, "5h", "9h", seat=1, others={2: "2c"}, totals={0: 0, 1: 20, 2: 10})
    does(table, "play 5h")
    assert table.finish("time_limit").winners == [2]
