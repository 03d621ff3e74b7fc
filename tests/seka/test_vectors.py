"""Every vector of the rule document, V1 to V66, told to the reference model and to the public API.

Each test is named by the vector's number and checks everything its row says.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .reference import DECKS, POINTS

BOTH = ("home", "online")


def all_hands(deck: str, without: str = "") -> list[str]:
    """Every hand of three cards."""
    return [" ".join(cards) for cards in combinations([c for c in DECKS[deck] if c != without], 3)]


# Hand values: V1 to V35 ------------------------------------------------------------------------------------


def test_SEKA_V1_two_spades_count_together(count):
    assert count("Ks 9s 7h") == 19


def test_SEKA_V2_three_diamonds_count_together(count):
    assert count("Ad Td Kd") == 31


def test_SEKA_V3_of_three_suits_only_the_best_card_counts(count):
    assert count("Qh 8c 6s") == 10


def test_SEKA_V4_three_sixes_are_18_at_home(count):
    assert count("6h 6s 6d") == 18


def test_SEKA_V5_two_aces_are_22(count):
    assert count("As Ah 9c") == 22


def test_SEKA_V6_the_wild_seven_becomes_a_heart(count):
    assert count("Th 9h 7c") == 30


def test_SEKA_V7_the_wild_seven_becomes_the_third_eight(count):
    assert count("8d 8s 7c") == 24


def test_SEKA_V8_three_nines_are_27(count):
    assert count("9c 9h 9d") == 27


def test_SEKA_V9_three_aces_are_33_in_both_presets(count):
    assert [count("As Ah Ad", preset=preset) for preset in BOTH] == [33, 33]


def test_SEKA_V10_two_aces_and_the_wild_seven_are_33_in_both_presets(count):
    assert [count("As Ah 7c", preset=preset) for preset in BOTH] == [33, 33]


def test_SEKA_V11_ace_and_queen_of_hearts_are_21(count):
    assert count("Ah Qh 6c") == 21


def test_SEKA_V12_three_spades_are_27(count):
    assert count("Ts 9s 8s") == 27


def test_SEKA_V13_three_natural_sevens_are_21(count):
    assert count("7s 7h 7d", preset="online") == 21


def test_SEKA_V14_three_queens_are_30(count):
    assert count("Qc Qh Qs", preset="online") == 30


def test_SEKA_V15_three_sixes_are_34_online(count):
    assert count("6c 6h 6s", preset="online") == 34


def test_SEKA_V16_two_aces_beat_their_suit_count(count):
    assert count("As Ah Ks", preset="online") == 22


def test_SEKA_V17_two_sevens_and_the_wild_one_are_a_triple(count):
    assert [count("7s 7h 7c", preset=preset) for preset in BOTH] == [21, 21]


def test_SEKA_V18_two_sixes_and_the_wild_seven(count):
    assert count("6h 6s 7c", preset="home") == 18
    assert count("6h 6s 7c", preset="online") == 34


def test_SEKA_V19_natural_sixes_only(count):
    assert count("6h 6s 7c", preset="online", wild_in_three_sixes=False) == 18
    assert count("6h 6s 6c", preset="online", wild_in_three_sixes=False) == 34


def test_SEKA_V20_the_wild_seven_adds_11_to_the_best_card(count):
    assert [count("7c Kh 6s", preset=preset) for preset in BOTH] == [21, 21]


def test_SEKA_V21_ace_and_wild_seven_are_22(count):
    assert [count("7c Ah 9s", preset=preset) for preset in BOTH] == [22, 22]


def test_SEKA_V22_two_kings_and_the_wild_seven_are_a_triple(count):
    assert [count("7c Kd Kh", preset=preset) for preset in BOTH] == [30, 30]


def test_SEKA_V23_two_diamonds_and_the_wild_seven(count):
    assert [count("7c Qd Td", preset=preset) for preset in BOTH] == [31, 31]


def test_SEKA_V24_the_best_suit_count_with_a_wild_card_is_32(count):
    assert [count("As Ts 7c", preset=preset) for preset in BOTH] == [32, 32]


def test_SEKA_V25_both_black_sevens_with_a_nine(count):
    assert count("7c 7s 9d", wild_cards="black_sevens") == 31


def test_SEKA_V26_both_black_sevens_with_an_ace(count):
    assert count("7c 7s Ad", wild_cards="black_sevens") == 33


def test_SEKA_V27_two_wild_cards_complete_three_sixes(count):
    assert count("7c 7s 6d", wild_cards="black_sevens", three_sixes_34=True) == 34
    assert count("7c 7s 6d", wild_cards="black_sevens") == 28


def test_SEKA_V28_the_seven_of_spades_natural_and_wild(count):
    assert count("7s 9s 8d") == 16
    assert count("7s 9s 8d", wild_cards="black_sevens") == 20


def test_SEKA_V29_three_wild_cards(count):
    assert count("7c 7s 7h", wild_cards="all_sevens") == 33


def test_SEKA_V30_without_wild_cards_the_club_seven_is_a_club(count):
    assert count("7c 9c 8d", wild_cards="none") == 16


def test_SEKA_V31_two_cards(count):
    assert count("7c As", hand_size=2) == 22
    assert count("As Ah", hand_size=2) == 22
    assert count("Ts As", hand_size=2) == 21
    assert count("9s 9h", hand_size=2) == 9


def test_SEKA_V32_all_hands_at_home(counts):
    values = counts(all_hands("standard36"))
    assert (len(values), min(values), max(values), Counter(values)[33]) == (7140, 7, 33, 10)


def test_SEKA_V33_all_hands_online(counts):
    values = counts(all_hands("standard36"), preset="online")
    assert (len(values), max(values), Counter(values)[34], Counter(values)[33]) == (7140, 34, 10, 10)


def test_SEKA_V34_all_hands_of_trynka(counts):
    values = counts(all_hands("trynka24"), deck="trynka24")
    assert (len(values), min(values), max(values), Counter(values)[33]) == (2024, 7, 33, 10)


def test_SEKA_V35_two_cards_of_a_suit_are_at_most_21(counts):
    hands = [hand for hand in all_hands("standard36", without="7c") if only_two_of_a_suit(hand.split())]
    assert max(counts(hands)) == 21


def only_two_of_a_suit(cards: list[str]) -> bool:
    """At most two cards of any suit, no triple, fewer than two aces."""
    suits = Counter(card[1] for card in cards)
    ranks = Counter(card[0] for card in cards)
    return max(suits.values()) <= 2 and max(ranks.values()) <= 2 and ranks["A"] <= 1


def test_points_of_the_cards_are_a_table_of_nine():
    assert sorted(POINTS.values()) == [6, 7, 8, 9, 10, 10, 10, 10, 11]


# Play at home: V36 to V52 ----------------------------------------------------------------------------------


def test_SEKA_V36_the_example_of_the_german_rules(seka):
    play = seka(players=4, dealer=0)
    play.deal({1: "Ah Qh 6c", 3: "Ts 9s 8s"})
    assert play.pot == 4
    play.bet(1, 2)
    play.fold(2)
    play.bet(3, 3)
    play.fold(0)
    play.bet(1, 3)
    assert play.pot == 12
    play.show(3, 3)
    assert play.ending == "show"
    assert play.winners == {3: 15}
    assert play.chips == [99, 94, 99, 108]
    assert play.sees(None, 1) == ["Ah", "Qh", "6c"]
    assert play.sees(None, 3) == ["Ts", "9s", "8s"]
    assert play.who_sees(0) == {0} and play.who_sees(2) == {2}


def test_SEKA_V37_support_or_raise_up_to_the_maximum(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    play.bet(1, 4)
    assert play.actor == 2
    assert play.legal == {"fold": (0, 0), "bet": (4, 10)}
    play.refuses(2, "bet", 3)
    play.refuses(2, "bet", 11)
    play.refuses(2, "show", 4)
    play.refuses(0, "bet", 4)


def test_SEKA_V38_the_last_one_wins_without_acting_or_showing(seka):
    play = seka(players=3, dealer=2)
    play.deal()
    play.fold(0, 1)
    assert play.ending == "folds"
    assert play.winners == {2: 3}
    assert play.chips == [99, 99, 102]
    assert play.who_sees(2) == {2}


def test_SEKA_V39_no_show_before_the_opponent_has_bet(seka):
    play = seka(players=3, dealer=2)
    play.deal()
    play.fold(0)
    assert play.actor == 1
    assert play.legal == {"fold": (0, 0), "bet": (1, 10)}
    play.refuses(1, "show")
    play.refuses(1, "show", 1)


def test_SEKA_V40_who_cannot_pay_must_fold(seka):
    play = seka(chips=[100, 5, 100], dealer=0)
    play.deal()
    play.bet(1, 2)
    assert play.chips[1] == 2
    play.bet(2, 3)
    play.bet(0, 3)
    assert play.actor == 1
    assert play.legal == {"fold": (0, 0)}
    play.refuses(1, "bet", 2)
    play.refuses(1, "bet", 3)
    pot = play.pot
    play.fold(1)
    assert play.pot == pot == 3 + 2 + 3 + 3
    assert play.chips[1] == 2
    assert play.status(1) == "folded"


def test_SEKA_V41_who_cannot_pay_is_folded_by_the_engine(seka):
    play = seka("online", chips=[100, 5, 100], dealer=2)
    play.deal()
    play.bet(0, 2)
    play.bet(1, 2)
    play.bet(2, 3)
    play.bet(0, 3)
    assert play.status(1) == "folded"
    assert play.chips[1] == 2
    assert play.actor == 2
    assert play.pot == 3 + 2 + 2 + 3 + 3


def test_SEKA_V42_exact_payment_is_enough(seka):
    play = seka(chips=[100, 6], dealer=0)
    play.deal({0: "Kh 8c 6s", 1: "Ah Qh 6c"})
    play.bet(1, 2)
    play.bet(0, 3)
    assert play.legal == {"fold": (0, 0), "bet": (3, 3), "show": (3, 3)}
    play.show(1, 3)
    assert play.winners == {1: 10}
    assert play.chips == [96, 10]


def tie_of_one_and_two(seka, **options):
    """V43: seats 1 and 2 tie with 21."""
    play = seka(players=3, dealer=0, **options)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.bet(1, 2)
    play.bet(2, 2)
    play.fold(0)
    play.show(1, 2)
    return play


def test_SEKA_V43_a_tie_split_by_agreement(seka):
    play = tie_of_one_and_two(seka)
    assert play.phase == "split"
    assert play.parties == [1, 2]
    assert play.pot == 9
    assert play.actor == 1 and set(play.legal) == {"split", "play"}
    play.split(1)
    assert play.actor == 2 and set(play.legal) == {"split", "play"}
    play.split(2)
    assert play.ending == "split"
    assert play.winners == {1: 5, 2: 4}
    assert play.chips == [99, 100, 101]


def test_SEKA_V43_the_question_goes_round_even_after_somebody_wants_to_play(seka):
    play = tie_of_one_and_two(seka)
    play.play_on(1)
    assert play.phase == "split" and play.actor == 2
    play.split(2)
    assert play.phase == "entry" and play.actor == 0


def four_with_a_tie(seka, chips=(100, 100, 100, 100), **options):
    """V44 up to the tie: seats 1 and 2 hold 21, seats 3 and 0 have folded."""
    play = seka(chips=list(chips), dealer=0, **options)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.bet(1, 3)
    play.bet(2, 3)
    play.fold(3, 0)
    play.show(1, 3)
    assert play.pot == 13
    play.play_on(1, 2)
    return play


def test_SEKA_V44_a_swara_with_one_entry(seka):
    play = four_with_a_tie(seka)
    assert play.phase == "entry" and play.actor == 3
    assert play.legal == {"join": (7, 7), "decline": (0, 0)}
    play.join(3, 7)
    assert play.pot == 20
    assert play.actor == 0
    play.lay({1: "Th 8c 6s", 2: "As Qd 6c", 3: "9h 8h 7h"})
    play.decline(0)
    assert play.phase == "betting"
    assert play.pot == 20
    assert play.dealer == 0
    assert play.level == 0 and play.actor == 1
    assert play.legal == {"fold": (0, 0), "bet": (1, 10)}
    assert play.sees(1, 1) == ["Th", "8c", "6s"]
    play.bet(1, 1)
    assert play.actor == 2
    play.bet(2, 1)
    assert play.actor == 3
    play.bet(3, 5)
    assert play.actor == 1
    play.fold(1)
    play.show(2, 5)
    assert play.winners == {3: 32}
    assert play.chips == [99, 92, 90, 119]


def test_SEKA_V45_half_the_pot_must_be_paid_in_full(seka):
    play = four_with_a_tie(seka, chips=(100, 100, 100, 7))
    assert play.chips[3] == 6
    assert play.phase == "entry"
    assert play.actor == 0, "seat 3 is not even asked"
    play.refuses(3, "join", 7)
    play.refuses(3, "join", 6)
    play.decline(0)
    assert play.status(3) == "folded"
    assert play.phase == "betting"


def blind_three(seka):
    """V46 up to seat 1's second turn."""
    play = seka(players=3, dealer=0)
    play.deal()
    play.blind(1, 3)
    assert play.legal == {"fold": (0, 0), "bet": (6, 10)}
    play.refuses(2, "bet", 5)
    play.bet(2, 6)
    play.bet(0, 7)
    return play


def test_SEKA_V46_twice_the_blind_bet(seka):
    play = blind_three(seka)
    assert play.actor == 1
    assert play.legal == {"fold": (0, 0), "bet": (4, 5), "look": (0, 0)}
    assert play.who_sees(1) == set()
    play.look(1)
    assert play.actor == 1
    assert play.who_sees(1) == {1}
    assert play.legal == {"fold": (0, 0), "bet": (7, 10)}


def test_SEKA_V47_staying_blind_doubles_again(seka):
    play = blind_three(seka)
    play.blind(1, 4)
    assert play.level == 8
    assert play.actor == 2
    assert play.legal == {"fold": (0, 0), "bet": (8, 10)}
    assert play.who_sees(1) == set()


def test_SEKA_V48_a_blind_bet_is_at_most_half_the_maximum(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    assert play.legal == {"fold": (0, 0), "bet": (1, 5), "look": (0, 0)}
    play.refuses(1, "bet", 6)
    play.blind(1, 5)
    assert play.legal == {"fold": (0, 0), "bet": (10, 10)}


def test_SEKA_V49_a_look_can_cost_the_hand(seka):
    def laid():
        play = seka(chips=[100, 7, 100], dealer=0)
        play.deal()
        play.blind(1, 2)
        play.bet(2, 6)
        play.bet(0, 8)
        assert play.actor == 1 and play.chips[1] == 4
        return play

    play = laid()
    assert play.legal == {"fold": (0, 0), "bet": (4, 4), "look": (0, 0)}
    play.blind(1, 4)
    assert play.chips[1] == 0

    play = laid()
    play.look(1)
    assert play.level == 8
    assert play.legal == {"fold": (0, 0)}


def test_SEKA_V50_the_blind_player_wins_unseen(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    play.blind(1, 3)
    play.fold(2, 0)
    assert play.winners == {1: 6}
    assert not play.looked(1)
    assert play.who_sees(1) == set()


def test_SEKA_V51_comparing_with_the_predecessor_at_any_time(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d", 3: "6h 7h 9c"})
    play.bet(1, 2)
    assert play.legal == {"fold": (0, 0), "bet": (2, 10), "open": (2, 2)}
    play.open(2, 2)
    assert play.status(2) == "eliminated" and play.status(1) == "active"
    assert play.who_sees(1) == {1, 2} and play.who_sees(2) == {1, 2}
    assert play.actor == 3 and play.level == 2
    play.open(3, 2)
    assert play.status(3) == "eliminated"
    assert play.who_sees(1) == {1, 2, 3} and play.who_sees(3) == {1, 3}
    assert play.actor == 0
    play.fold(0)
    assert play.winners == {1: 10}
    assert play.ending == "folds"
    assert play.who_sees(1) == {1, 2, 3}


def test_SEKA_V52_two_left_with_equal_hands(seka):
    for last_two_tie in ("swara", "caller_out"):
        play = seka(players=3, dealer=0, compare_mode="any_previous", last_two_tie=last_two_tie)
        play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
        play.bet(1, 2)
        play.bet(2, 2)
        play.fold(0)
        assert "open" not in play.legal
        play.show(1, 2)
        assert play.who_sees(1) == play.who_sees(2) == {None, 0, 1, 2}
        if last_two_tie == "swara":
            assert play.phase == "split" and play.parties == [1, 2] and play.pot == 9
        else:
            assert play.winners == {2: 9} and play.ending == "show"
            assert play.status(1) == "eliminated"


# Play online: V53 to V62, and the rest ---------------------------------------------------------------------


def test_SEKA_V53_opening_against_the_right_hand_neighbour(seka):
    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: "Th 9h 6s", 2: "6d 7d 9c"})
    play.bet(0, 2)
    assert "open" not in play.legal
    play.refuses(1, "open", 2)
    play.bet(1, 2)
    play.refuses(2, "open", 2)
    play.bet(2, 2)
    assert play.legal == {"fold": (0, 0), "bet": (2, 10), "open": (2, 2)}
    play.open(0, 2)
    assert play.status(2) == "eliminated"
    assert play.pot == 11 and play.actor == 1
    assert play.who_sees(0) == {0} and play.who_sees(2) == {2}
    play.open(1, 2)
    assert play.status(1) == "eliminated"
    assert play.winners == {0: 13} and play.ending == "open"
    assert play.chips == [108, 95, 97]
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]


def opened_into_a_tie(seka, one):
    """V54 and V55: seat 0 has opened against seat 2 with equal hands and is out."""
    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: one, 2: "As Ks 7d"})
    for seat in range(3):
        play.bet(seat, 2)
    play.open(0, 2)
    assert play.status(0) == "eliminated"
    assert play.actor == 1
    return play


def test_SEKA_V54_the_tied_opponent_wins_so_it_is_a_swara(seka):
    play = opened_into_a_tie(seka, "Th 9h 6s")
    play.fold(1)
    assert play.phase == "split"
    assert play.parties == [0, 2]
    assert play.pot == 11
    play.play_on(0, 2)
    assert play.actor == 1
    assert play.legal == {"join": (6, 6), "decline": (0, 0)}


def test_SEKA_V55_the_tied_opponent_does_not_win_so_it_is_not(seka):
    play = opened_into_a_tie(seka, "Th 9h 8h")
    play.open(1, 2)
    assert play.winners == {1: 13}
    assert play.parties == []
    assert play.phase == "over"


def three_with_21(seka):
    """V56: seats 0, 1 and 3 hold 21; seat 1 was eliminated by 0, seat 0 by 3.

    The row lays the 7d twice (seats 2 and 3). Seat 3 gets the 7h here, which changes no value.
    """
    play = seka("online", players=4, dealer=3)
    play.deal({0: "Ah Qh 6c", 1: "Ad Kd 8s", 2: "6d 7d 9c", 3: "As Ks 7h"})
    for seat in range(4):
        play.bet(seat, 1)
    play.bet(0, 1)
    play.open(1, 1)
    assert play.status(1) == "eliminated"
    play.fold(2)
    play.bet(3, 1)
    play.open(0, 1)
    return play


def test_SEKA_V56_who_got_to_the_end_with_the_same_points_takes_part(seka):
    play = three_with_21(seka)
    assert play.phase == "split"
    assert play.parties == [0, 1, 3]
    assert play.pot == 12
    play.play_on(0, 1, 3)
    assert play.phase == "entry" and play.actor == 2
    assert play.legal == {"join": (6, 6), "decline": (0, 0)}
    play.join(2, 6)
    assert play.pot == 18
    assert play.phase == "betting" and play.actor == 0
    assert [play.status(seat) for seat in range(4)] == ["active"] * 4


def test_SEKA_V57_three_parties_split(seka):
    play = three_with_21(seka)
    play.split(0, 1, 3)
    assert play.winners == {0: 4, 1: 4, 3: 4}


def one_looked(seka, hands=None):
    """V58: seat 0 has bet 2 blind and seat 1 has looked."""
    play = seka("online", players=3, dealer=2)
    play.deal(hands)
    play.blind(0, 2)
    assert "look" in play.legal
    play.look(1)
    return play


def test_SEKA_V58_seen_players_pay_double_and_others_may_stay_blind(seka):
    play = one_looked(seka)
    assert play.legal == {"fold": (0, 0), "bet": (4, 10)}
    play.bet(1, 4)
    assert [play.who_sees(seat) for seat in range(3)] == [set(), {1}, set()]
    assert play.actor == 2
    assert play.legal == {"fold": (0, 0), "bet": (2, 5), "look": (0, 0)}


def test_SEKA_V59_one_more_knocks_out_the_blind_play(seka):
    play = one_looked(seka)
    play.bet(1, 4)
    play.blind(2, 2)
    play.blind(0, 2)
    assert [play.who_sees(seat) for seat in range(3)] == [set(), {1}, set()]
    play.bet(1, 5)
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]
    assert play.level == 5
    assert play.actor == 2
    assert play.legal == {"fold": (0, 0), "bet": (5, 10), "open": (5, 5)}
    play.bet(2, 5)
    assert play.legal == {"fold": (0, 0), "bet": (5, 10), "open": (5, 5)}, "seat 0 is seen as well"


def test_SEKA_V60_after_a_seen_bet_nobody_starts_blind(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    assert [play.who_sees(seat) for seat in range(3)] == [set(), set(), set()]
    play.look(0)
    play.bet(0, 2)
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]
    assert play.legal == {"fold": (0, 0), "bet": (2, 10)}
    play.bet(1, 2)
    assert play.legal == {"fold": (0, 0), "bet": (2, 10)}


def test_SEKA_V61_opening_against_a_blind_player(seka):
    play = one_looked(seka, {0: "Ah Qh 6c", 1: "Ts 9s 8s"})
    play.bet(1, 4)
    play.blind(2, 2)
    play.blind(0, 3)
    assert play.level == 6
    play.open(1, 6)
    assert play.status(0) == "eliminated"
    assert [play.who_sees(seat) for seat in range(3)] == [set(), {1}, set()]
    assert play.actor == 2
    assert play.legal == {"fold": (0, 0), "bet": (3, 5), "look": (0, 0)}


def test_SEKA_V62_a_blind_player_looks_before_opening(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "Ts 9s 8s"})
    play.blind(0, 1)
    assert play.level == 2
    play.blind(1, 2)
    assert play.level == 4
    play.blind(0, 5)
    assert play.level == 10
    play.blind(1, 5)
    assert play.actor == 0 and "open" not in play.legal
    play.refuses(0, "open", 10)
    play.refuses(0, "open", 5)
    play.look(0)
    play.open(0, 10)
    assert play.winners == {1: 25}
    assert play.chips == [83, 117]


def test_SEKA_V63_nobody_can_bet(seka):
    play = seka(chips=[1, 1, 1], dealer=0)
    play.deal({0: "Kh 8c 6s", 1: "Ah Qh 6c", 2: "As Ks 6d"})
    assert play.actor is None
    assert play.ending == "compared"
    assert play.winners == {1: 2, 2: 1}
    assert play.chips == [0, 2, 1]
    assert [play.who_sees(seat) for seat in range(3)] == [{None, 0, 1, 2}] * 3


def tie_without_chips(seka):
    """V64: seat 0 has spent everything, seat 1 has 20 left, and their hands tie."""
    play = seka(chips=[3, 22], dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 6d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.show(0, 1)
    assert play.chips == [0, 20] and play.pot == 5
    return play


def test_SEKA_V64_a_party_without_chips_can_only_fold(seka):
    play = tie_without_chips(seka)
    play.play_on(0, 1)
    assert play.phase == "betting" and play.actor == 0
    assert play.legal == {"fold": (0, 0)}
    play.fold(0)
    assert play.winners == {1: 5}
    assert play.chips == [0, 25]


def test_SEKA_V64_unless_the_parties_split_beforehand(seka):
    play = tie_without_chips(seka)
    play.split(0, 1)
    assert play.winners == {0: 3, 1: 2}


def test_SEKA_V65_the_price_grows_with_the_pot(seka):
    play = four_with_a_tie(seka, swara_entry_basis="growing")
    play.join(3, 7)
    play.join(0, 10)
    assert play.pot == 30


def test_SEKA_V66_one_more_than_the_last_blind_bet(seka):
    play = seka("online", players=3, dealer=2, blind_knock="plus_one")
    play.deal()
    play.blind(0, 4)
    assert play.level == 8
    play.look(1)
    assert play.legal == {"fold": (0, 0), "bet": (5, 10)}
    play.refuses(1, "bet", 4)
    play.bet(1, 5)
    assert play.level == 5
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]
    assert play.legal == {"fold": (0, 0), "bet": (5, 10)}
