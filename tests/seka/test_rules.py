"""Every numbered rule of the document, SEKA-1 to SEKA-81, each with at least one test that shows it.

Tests with the fixture ``seka`` run twice: on the reference model and on the public table. Rules that hold in
both presets are shown in both.
"""

from __future__ import annotations

from itertools import combinations

import pytest

import septet
from septet.errors import NotPossible

from . import reference
from .play import TablePlay, snapshot, table_play
from .reference import DECKS, POINTS
from .test_vectors import all_hands, four_with_a_tie, three_with_21, tie_of_one_and_two

both = pytest.mark.parametrize("preset", ["home", "online"])


# Players, cards, counting ----------------------------------------------------------------------------------


@both
def test_SEKA_1_every_player_plays_alone(seka, preset):
    play = seka(preset, players=4, dealer=3)
    play.deal()
    play.bet(0, 2)
    play.fold(1, 2, 3)
    assert play.winners == {0: 6}
    assert play.chips == [103, 99, 99, 99]


@both
def test_SEKA_2_the_pot_is_won_because_the_others_drop_out(seka, preset):
    play = seka(preset, players=2, dealer=1)
    play.deal({0: "Qh 8c 6s", 1: "Ah Kh Th"})
    play.bet(0, 1)
    play.fold(1)
    assert play.winners == {0: 3}


@both
def test_SEKA_2_the_pot_is_won_by_the_higher_hand(seka, preset):
    play = seka(preset, players=2, dealer=1)
    play.deal({0: "Qh 8c 6s", 1: "Ah Kh Th"})
    play.bet(0, 1)
    play.bet(1, 1)
    if preset == "home":
        play.show(0)
    else:
        play.open(0)
    assert play.winners == {1: 5}


@both
@pytest.mark.parametrize("players", range(2, 9))
def test_SEKA_3_two_to_eight_players(seka, preset, players):
    play = seka(preset, players=players, dealer=0)
    play.deal()
    assert play.pot == players
    assert [play.status(seat) for seat in range(players)] == ["active"] * players


@both
def test_SEKA_3_not_one_and_not_nine_players(preset):
    game = septet.game("seka", {"preset": preset})
    assert (game.min_players, game.max_players) == (2, 8)
    with pytest.raises(ValueError):
        septet.Table("seka", players=9, rules={"preset": preset})


@both
def test_SEKA_4_everybody_starts_with_100_chips(preset):
    assert list(septet.Table("seka", players=4, rules={"preset": preset}).chips) == [100] * 4
    assert (
        list(septet.Table("seka", players=3, rules={"preset": preset, "starting_chips": 40}).chips)
        == [40] * 3
    )


@both
def test_SEKA_5_36_cards_from_the_six_upwards(preset):
    play = table_play(preset, players=8)
    play.deal()
    assert sorted(last_deck(play)) == sorted(rank + suit for rank in "6789TJQKA" for suit in "cdhs")


def last_deck(play: TablePlay) -> list[str]:
    """The order of the deck of the last shuffle, from the record."""
    shuffles = [entry for entry in play.table.log if entry["do"] == "shuffle"]
    return reference.cards_of(shuffles[-1]["deck"])


@both
@pytest.mark.parametrize("rank, points", POINTS.items())
def test_SEKA_6_points_of_the_cards(count, preset, rank, points):
    if rank != "A":
        assert count(f"Ah {rank}h 6c" if rank != "6" else "Ah 6h 7s", preset=preset) == 11 + points
    if points > 7:
        assert count(f"{rank}h 7s 6c", preset=preset) == points


@both
def test_SEKA_7_the_club_seven_is_wild(count, preset):
    assert count("Th 9h 7c", preset=preset) == 30
    assert count("Th 9h 7d", preset=preset) == 19
    assert count("8d 8s 7c", preset=preset) == 24
    assert count("8d 8s 7h", preset=preset) == 8


@both
@pytest.mark.parametrize(
    "hand, suit, triple, aces",
    [
        ("As Ah Ks", 21, 0, 22),
        ("As Ah 7c", 22, 33, 0),
        ("Kd Kh 7c", 21, 30, 0),
        ("Ah Kh Qh", 31, 0, 0),
        ("9c 9h 9d", 9, 27, 0),
        ("Kh 7c Qh", 31, 0, 0),
        ("7s 7h 7c", 18, 21, 0),
    ],
)
def test_SEKA_8_the_highest_of_the_three_counts(count, preset, hand, suit, triple, aces):
    assert count(hand, preset=preset) == max(suit, triple, aces)


@both
def test_SEKA_9_the_best_suit_counts(count, preset):
    assert count("Ks 9s 7h", preset=preset) == 19
    assert count("Ks 8h 9h", preset=preset) == 17
    assert count("As 9h 8d", preset=preset) == 11
    assert count("6c 7h 8c", preset=preset) == 14


@both
@pytest.mark.parametrize("rank, expected", [("9", 27), ("A", 33), ("Q", 30), ("T", 30), ("8", 24)])
def test_SEKA_10_three_of_a_rank_count_together(count, preset, rank, expected):
    assert count(f"{rank}d {rank}h {rank}s", preset=preset) == expected


@both
def test_SEKA_10_three_natural_sevens_are_21(count, preset):
    assert count("7d 7h 7s", preset=preset) == 21


@both
def test_SEKA_11_any_two_aces_are_22(count, preset):
    for first, second in combinations("cdhs", 2):
        assert count(f"A{first} A{second} 9{first}", preset=preset) == 22
        assert count(f"A{first} A{second} T{second}", preset=preset) == 22


@both
@pytest.mark.parametrize("suit", "dhs")
def test_SEKA_12_a_wild_card_adds_11_to_any_suit(count, preset, suit):
    assert count(f"7c K{suit} 9{suit}", preset=preset) == 30
    assert count(f"7c 6{suit} 8{suit}", preset=preset) == 25


@both
@pytest.mark.parametrize("rank, points", [item for item in POINTS.items() if item[0] != "6"])
def test_SEKA_13_a_wild_card_completes_a_triple(count, preset, rank, points):
    assert count(f"{rank}d {rank}h 7c", preset=preset) == 3 * points


@both
def test_SEKA_14_the_wild_card_is_used_in_the_best_way(count, preset):
    assert count("8d 8s 7c", preset=preset) == 24, "as a third eight, not as a diamond (19)"
    assert count("9s 8s 7c", preset=preset) == 28, "as a spade: 9 + 8 + 11"
    assert count("As 9d 7c", preset=preset) == 22, "as a spade, not as a diamond (20)"


def test_SEKA_15_the_best_hand_at_home_is_33(counts):
    hands = all_hands("standard36")
    best = {hand for hand, value in zip(hands, counts(hands), strict=True) if value >= 33}
    assert len(best) == 10
    for hand in best:
        ranks = sorted(card[0] for card in hand.split() if card != "7c")
        assert ranks == ["A"] * 3 or (ranks == ["A"] * 2 and "7c" in hand)


def test_SEKA_16_three_sixes_are_the_best_hand_online(counts):
    hands = all_hands("standard36")
    best = {hand for hand, value in zip(hands, counts(hands, preset="online"), strict=True) if value == 34}
    assert len(best) == 10
    assert all({card[0] for card in hand.split() if card != "7c"} == {"6"} for hand in best)


def test_SEKA_16_is_an_option_at_home(count):
    assert count("6c 6d 6h") == 18
    assert count("6c 6d 6h", three_sixes_34=True) == 34
    assert count("6c 6d 7c", three_sixes_34=True) == 34
    assert count("6c 6d 7c", three_sixes_34=True, wild_in_three_sixes=False) == 18
    assert count("6c 6d 6h", preset="online", three_sixes_34=False) == 18


@both
def test_SEKA_17_33_with_aces_and_22_with_a_third_card_that_is_neither(count, preset):
    assert count("As Ah Ad", preset=preset) == 33
    assert count("As Ah 7c", preset=preset) == 33
    assert count("As Ah 7d", preset=preset) == 22
    assert count("As Ah 6d", preset=preset) == 22


def test_SEKA_18_equal_points_are_equal_hands_however_made_up(seka):
    play = seka(players=2, dealer=1)
    play.deal({0: "8d 8s 7c", 1: "9h 8h 7h"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.show(0)
    assert play.phase == "split" and play.parties == [0, 1]


def test_SEKA_18_no_suit_outranks_another_online(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "As Ks 6d", 1: "Ac Kc 6h"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    assert play.phase == "split" and play.parties == [0, 1]


# Ante and deal ---------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("ante", [1, 3])
def test_SEKA_19_everybody_pays_the_ante_before_every_deal(seka, preset, ante):
    play = seka(preset, players=4, dealer=0, ante=ante)
    play.deal()
    assert play.pot == 4 * ante
    assert play.chips == [100 - ante] * 4
    play.fold(1, 2, 3)
    play.deal()
    assert play.pot == 4 * ante
    assert play.chips == [100 + 2 * ante, 100 - 2 * ante, 100 - 2 * ante, 100 - 2 * ante]


def test_SEKA_19_who_cannot_pay_the_ante_is_not_dealt_in(seka):
    play = seka(chips=[100, 2, 100, 3], dealer=0, ante=3)
    play.deal()
    assert play.status(1) == "out" and play.chips[1] == 2
    assert play.sees(1, 1) == []
    assert play.status(3) == "active" and play.chips[3] == 0
    assert play.actor == 2


def test_SEKA_20_the_rules_do_not_change_during_a_hand():
    play = table_play(players=3, dealer=0)
    play.deal()
    sentence = str(play.table.game)
    with pytest.raises(Exception, match=r"(?i)frozen|immutable|instance"):
        play.table.game.rules.max_bet = 50
    with pytest.raises(AttributeError):
        play.table.game.rules = septet.game("seka(max_bet=50)").rules
    play.bet(1, 1)
    assert str(play.table.game) == sentence
    assert play.legal["bet"] == (1, 10)


def test_SEKA_20_ante_and_maximum_are_agreed_beforehand(seka):
    play = seka(players=3, dealer=0, ante=2, min_bet=3, max_bet=25)
    play.deal()
    assert play.pot == 6
    play.look(1)
    assert play.legal["bet"] == (3, 25)


@both
def test_SEKA_21_the_deal_moves_to_the_left(seka, preset):
    play = seka(preset, players=3, dealer=1)
    for dealer in (1, 2, 0, 1):
        play.deal()
        assert play.dealer == dealer
        play.fold((dealer + 1) % 3, (dealer + 2) % 3)


def test_SEKA_21_the_deal_skips_who_does_not_take_part(seka):
    play = seka(chips=[100, 1, 100, 100], dealer=0)
    play.deal()
    assert play.dealer == 0
    play.fold(1, 2, 3)
    assert play.chips[1] == 0
    play.deal()
    assert play.dealer == 2
    assert play.actor == 3


@both
def test_SEKA_22_three_cards_one_at_a_time_from_the_dealers_left(preset):
    deck = ["Ac", "Kd", "Qh", "Js", "Td", "9c", "8h", "7s", "6d"]
    deck += [card for card in DECKS["standard36"] if card not in deck]
    play = table_play(preset, players=3, dealer=1, blind_play="off")
    play.table.stack(deck=" ".join(deck))
    play.table.deal()
    assert play.sees(2, 2) == ["Ac", "Js", "8h"]
    assert play.sees(0, 0) == ["Kd", "Td", "7s"]
    assert play.sees(1, 1) == ["Qh", "9c", "6d"]


def test_SEKA_22_every_deal_is_shuffled():
    play = table_play(players=4, dealer=0)
    decks = set()
    for _ in range(5):
        play.deal()
        decks.add(tuple(last_deck(play)))
        while play.actor is not None:
            play.fold(play.actor)
    assert len(decks) == 5


def test_SEKA_23_everybody_sees_the_own_cards_only(seka):
    play = seka(players=4, dealer=0, blind_play="off")
    play.deal()
    assert [play.who_sees(seat) for seat in range(4)] == [{0}, {1}, {2}, {3}]
    play.bet(1, 2)
    play.bet(2, 3)
    play.fold(3)
    assert [play.who_sees(seat) for seat in range(4)] == [{0}, {1}, {2}, {3}]


def test_SEKA_23_online_everybody_sees_the_own_cards_only(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    play.bet(0, 1)
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]


def test_SEKA_24_a_blind_player_does_not_look(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, set(), {2}]
    play.blind(1, 2)
    assert play.who_sees(1) == set()
    play = seka("online", players=3, dealer=0)
    play.deal()
    assert [play.who_sees(seat) for seat in range(3)] == [set(), set(), set()]


def test_SEKA_23_without_betting_nobody_is_blind_and_everybody_sees_the_own_cards(seka):
    play = seka("online", chips=[1, 1, 1], dealer=0)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h", 2: "As Ah 9c"})
    assert play.ending == "compared" and play.winners == {2: 3}
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]


def test_SEKA_23_a_newcomer_sees_what_a_spectator_sees():
    play = TablePlay(septet.Table("seka", players=3, seats=4, dealer=0, seed=5))
    play.deal({0: "6h 7d 8s", 1: "Ks 9s 7h", 2: "Qh 8c 6s"})
    play.table.leave(0)
    play.bet(1, 2)
    play.bet(2, 2)
    play.fold(0)
    play.show(1)
    play.table.sit(0, 50)
    play.table.sit(3, 50)
    for newcomer in (0, 3):
        assert play.sees(newcomer, 0) == []
        for seat in (1, 2):
            assert play.sees(newcomer, seat) == play.sees(None, seat) != [None] * 3
        assert play.table.view(newcomer).hand is None
        told = [event.model_dump() for event in play.table.events_for(newcomer)]
        assert told == [event.model_dump() for event in play.table.events]
    assert play.view.seats[0].status == "out" and play.view.seats[0].paid == 0


def test_SEKA_25_the_own_hand_is_counted_for_the_player():
    play = table_play("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: "8d 8s 7c", 2: "As Ad 9h"})
    assert all(play.table.view(viewer).hand is None for viewer in (None, 0, 1, 2)), "nobody has looked"
    play.look(0)
    assert play.table.view(0).hand.value == 21
    assert play.table.view(1).hand is None
    play.bet(0, 1)
    assert play.table.view(1).hand.value == 24
    assert play.table.view(2).hand.value == 22
    assert play.table.view(None).hand is None
    assert [play.table.view(0).seats[seat].value for seat in range(3)] == [21, None, None]


def test_SEKA_25_shows_nothing_while_blind():
    play = table_play("online", players=2, dealer=1)
    play.deal()
    play.blind(0, 1)
    play.blind(1, 1)
    assert play.table.view(0).hand is None and play.table.view(1).hand is None


# Betting ---------------------------------------------------------------------------------------------------


@both
def test_SEKA_26_the_player_left_of_the_dealer_begins(seka, preset):
    for dealer in range(4):
        play = seka(preset, players=4, dealer=dealer)
        play.deal()
        first = (dealer + 1) % 4
        assert play.actor == first
        play.look(first)
        assert play.legal == {"fold": (0, 0), "bet": (1, 10)}


@both
def test_SEKA_27_clockwise_at_least_as_much_as_the_previous_bettor(seka, preset):
    play = seka(preset, players=4, dealer=0)
    play.deal()
    play.bet(1, 3)
    assert play.actor == 2 and play.legal == {"fold": (0, 0), "bet": (3, 10)}
    play.fold(2)
    assert play.actor == 3 and play.legal == {"fold": (0, 0), "bet": (3, 10)}
    play.bet(3, 5)
    assert play.actor == 0 and play.legal == {"fold": (0, 0), "bet": (5, 10)}
    play.refuses(0, "bet", 4)


@both
def test_SEKA_28_no_bet_above_the_maximum(seka, preset):
    play = seka(preset, players=3, dealer=0, max_bet=7)
    play.deal()
    play.look(1)
    play.refuses(1, "bet", 8)
    play.bet(1, 7)
    assert play.legal["bet"] == (7, 7)


@both
def test_SEKA_29_after_a_raise_everybody_bets_the_new_amount(seka, preset):
    play = seka(preset, players=3, dealer=0)
    play.deal()
    play.bet(1, 2)
    play.bet(2, 4)
    assert play.level == 4
    assert play.legal["bet"] == (4, 10)
    play.bet(0, 4)
    assert play.legal["bet"] == (4, 10)
    play.refuses(1, "bet", 2)


@both
def test_SEKA_30_support_is_the_previous_amount(seka, preset):
    play = seka(preset, players=3, dealer=0)
    play.deal()
    play.bet(1, 4)
    play.bet(2, 4)
    assert play.level == 4
    assert play.status(2) == "active"
    assert play.actor == 0


@both
def test_SEKA_30_is_called_support_and_SEKA_29_raise(preset):
    play = table_play(preset, players=3, dealer=0)
    play.deal()
    play.bet(1, 4)
    play.bet(2, 4)
    play.bet(0, 6)
    assert [play.view.seats[seat].last for seat in (1, 2, 0)] == ["bet", "support", "raise"]
    assert [play.view.seats[seat].bet for seat in (1, 2, 0)] == [4, 4, 6]


@both
def test_SEKA_31_what_a_folder_paid_stays_in_the_pot(seka, preset):
    play = seka(preset, players=3, dealer=0)
    play.deal()
    play.bet(1, 4)
    play.bet(2, 5)
    play.bet(0, 5)
    pot = play.pot
    play.fold(1)
    assert play.pot == pot
    assert play.chips[1] == 95
    assert play.status(1) == "folded"
    assert None not in play.who_sees(1) and 0 not in play.who_sees(1)


@both
def test_SEKA_32_bets_are_never_equalised(seka, preset):
    play = seka(preset, players=2, dealer=1)
    play.deal()
    play.bet(0, 3)
    play.bet(1, 5)
    assert play.legal["bet"][0] == 5, "a full new amount, not the missing 2"
    play.bet(0, 5)
    assert play.chips == [91, 94]
    assert play.legal["bet"][0] == 5


@both
def test_SEKA_33_the_betting_goes_round_as_often_as_necessary(seka, preset):
    play = seka(preset, players=3, dealer=2)
    play.deal()
    for _ in range(20):
        for seat in range(3):
            play.bet(seat, 2)
    assert play.phase == "betting" and play.pot == 3 + 20 * 6
    play.fold(0, 1)
    assert play.winners == {2: 123}


@both
def test_SEKA_34_one_common_pot(seka, preset):
    play = seka(preset, players=3, dealer=2)
    play.deal()
    paid = 3
    for seat, bet in ((0, 1), (1, 4), (2, 6), (0, 6)):
        play.bet(seat, bet)
        paid += bet
        assert play.pot == paid
        assert play.pot + sum(play.chips) == 300


@both
def test_SEKA_35_the_last_one_wins_at_once_and_shows_nothing(seka, preset):
    play = seka(preset, players=3, dealer=2)
    play.deal()
    play.bet(0, 2)
    play.fold(1, 2)
    assert play.phase == "over" and play.ending == "folds"
    assert play.winners == {0: 5}
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]


def test_SEKA_36_who_cannot_pay_must_drop_out(seka):
    play = seka(chips=[100, 100, 4], dealer=0)
    play.deal()
    play.bet(1, 4)
    assert play.actor == 2 and play.legal == {"fold": (0, 0)}
    play.refuses(2, "bet", 3)
    play.fold(2)
    assert play.chips[2] == 3


def test_SEKA_37_who_cannot_pay_is_removed_and_keeps_the_seat(seka):
    play = seka("online", chips=[100, 100, 4], dealer=0)
    play.deal()
    play.bet(1, 4)
    assert play.status(2) == "folded" and play.actor == 0
    assert play.chips[2] == 3 and play.pot == 7
    play.fold(0)
    play.deal()
    assert play.status(2) == "active"


def test_SEKA_37_a_look_that_cannot_be_paid_folds_at_once(seka):
    play = seka("online", chips=[100, 100, 5], dealer=0)
    play.deal()
    play.blind(1, 3)
    assert play.actor == 2 and play.legal == {"fold": (0, 0), "bet": (3, 4), "look": (0, 0)}
    play.look(2)
    assert play.status(2) == "folded"
    assert play.actor == 0
    assert play.who_sees(2) == {2}


def test_SEKA_37_only_on_the_own_turn(seka):
    play = seka("online", chips=[100, 100, 4, 100], dealer=3)
    play.deal()
    play.bet(0, 5)
    assert play.actor == 1
    assert play.status(2) == "active"
    play.fold(1)
    assert play.status(2) == "folded"


@both
def test_SEKA_38_no_all_in_and_no_side_pot(seka, preset):
    play = seka(preset, chips=[100, 100, 4], dealer=0)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h", 2: "Ah Kh Th"})
    play.bet(1, 4)
    if preset == "home":
        assert play.legal == {"fold": (0, 0)}, "the three chips left are no bet"
        play.fold(2)
    play.bet(0, 4)
    assert play.status(2) == "folded"
    if preset == "home":
        play.show(1)
    else:
        play.open(1)
    assert play.winners == {1: 15}, "one pot, although seat 2 held the best hand"


def test_SEKA_39_the_actions_depend_on_mode_and_chips(seka):
    play = seka("online", chips=[100, 100, 8], dealer=2)
    play.deal()
    assert set(play.legal) == {"fold", "bet", "look"}, "may be blind"
    play.look(0)
    assert set(play.legal) == {"fold", "bet"}, "seen, first round"
    play.bet(0, 3)
    play.bet(1, 3)
    play.bet(2, 3)
    assert set(play.legal) == {"fold", "bet", "open"}, "seen, second round"
    pot, chips = play.pot, play.chips
    play.open(0, 3)
    assert play.pot == pot + 3 and play.chips[0] == chips[0] - 3


def test_SEKA_39_looking_and_folding_cost_nothing(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    play.look(0)
    play.fold(0)
    assert play.pot == 3 and play.chips == [99, 99, 99]


# Comparing hands, home -------------------------------------------------------------------------------------


def test_SEKA_40_show_when_exactly_two_are_left(seka):
    play = seka(players=3, dealer=0)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h", 2: "Ah Kh Th"})
    play.bet(1, 2)
    play.bet(2, 5)
    assert "show" not in play.legal, "three are in"
    play.fold(0)
    assert play.legal["show"] == (5, 5), "as much as the opponent's last bet"
    play.show(1, 5)
    assert play.pot == 0 and play.winners == {2: 3 + 2 + 5 + 5}


def test_SEKA_40_either_of_the_two_may_show(seka):
    play = seka(players=2, dealer=1)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h"})
    play.bet(0, 2)
    assert play.legal == {"fold": (0, 0), "bet": (2, 10), "show": (2, 2)}, "on the first turn already"
    play.show(1, 2)
    assert play.winners == {1: 6}


def test_SEKA_41_both_hands_are_shown_and_the_higher_wins(seka):
    play = seka(players=3, dealer=0)
    play.deal({1: "Ks 9s 7h", 2: "Qh 8c 6s"})
    play.bet(1, 2)
    play.bet(2, 2)
    play.fold(0)
    play.show(1)
    assert play.winners == {1: 9}
    assert play.who_sees(1) == play.who_sees(2) == {None, 0, 1, 2}
    assert play.who_sees(0) == {0}


@pytest.mark.parametrize(
    "reveal, viewers", [("public", {None, 0, 1, 2}), ("between_two", {1, 2}), ("private", None)]
)
def test_SEKA_41_who_sees_a_show_is_an_option(seka, reveal, viewers):
    play = seka(players=3, dealer=0, compare_reveal=reveal)
    play.deal({1: "Ks 9s 7h", 2: "Qh 8c 6s"})
    play.bet(1, 2)
    play.bet(2, 2)
    play.fold(0)
    play.show(1)
    for seat in (1, 2):
        assert play.who_sees(seat) == (viewers or {seat})


# Comparing hands, online -----------------------------------------------------------------------------------


def test_SEKA_42_not_in_the_first_round(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    for seat in range(3):
        assert "open" not in play.legal
        play.bet(seat, 2)
    for seat in range(3):
        assert play.legal["open"] == (2, 2)
        play.bet(seat, 2)


def test_SEKA_42_the_first_round_is_each_players_own(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    play.bet(0, 1)
    play.bet(1, 3)
    play.fold(2)
    assert play.legal["open"] == (3, 3)


def test_SEKA_42_against_the_nearest_active_player_to_the_right(seka):
    play = seka("online", players=4, dealer=3)
    play.deal({0: "Ah Qh 6c", 1: "Ks Qs 6h", 2: "6d 7d 9c", 3: "Ad Td Kd"})
    for seat in range(4):
        play.bet(seat, 1)
    play.bet(0, 1)
    play.bet(1, 1)
    play.bet(2, 1)
    play.fold(3)
    play.open(0)
    assert play.status(2) == "eliminated", "seat 3 has folded, so seat 2 is the right-hand neighbour"
    assert play.actor == 1


def test_SEKA_43_only_the_stronger_hand_stays_and_nobody_sees_anything(seka):
    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: "Th 9h 6s", 2: "Ad Td Kd"})
    for seat in range(3):
        play.bet(seat, 1)
    play.open(0)
    assert [play.status(seat) for seat in range(3)] == ["eliminated", "active", "active"]
    assert [play.who_sees(seat) for seat in range(3)] == [{0}, {1}, {2}]
    assert play.actor == 1 and play.level == 1


def test_SEKA_44_equal_hands_eliminate_the_opener(seka):
    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 2: "As Ks 7d"})
    for seat in range(3):
        play.bet(seat, 1)
    play.open(0)
    assert play.status(0) == "eliminated" and play.status(2) == "active"


# Blind play ------------------------------------------------------------------------------------------------


def test_SEKA_45_only_the_player_left_of_the_dealer_at_home(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    assert "look" in play.legal and not play.looked(1)
    assert play.looked(2) and play.looked(0)
    play.fold(1)
    assert "look" not in play.legal


def test_SEKA_46_at_least_twice_the_blind_bet(seka):
    play = seka(players=4, dealer=0)
    play.deal()
    play.blind(1, 2)
    for seat in (2, 3, 0):
        assert play.actor == seat and play.legal["bet"] == (4, 10)
        play.bet(seat, 4)


def test_SEKA_47_the_blind_player_may_look_at_the_next_turn(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    play.blind(1, 2)
    play.bet(2, 4)
    play.bet(0, 5)
    play.look(1)
    assert play.actor == 1 and play.legal == {"fold": (0, 0), "bet": (5, 10)}
    play.bet(1, 5)
    assert play.actor == 2 and play.legal == {"fold": (0, 0), "bet": (5, 10)}


def test_SEKA_48_any_number_of_blind_players_online(seka):
    play = seka("online", players=4, dealer=3)
    play.deal()
    for seat in range(4):
        play.blind(seat, 1)
    for seat in range(4):
        play.blind(seat, 2)
    assert [play.who_sees(seat) for seat in range(4)] == [set()] * 4


def test_SEKA_49_who_knows_the_cards_pays_twice(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    play.blind(0, 3)
    assert play.legal["bet"] == (3, 5)
    play.look(1)
    assert play.legal["bet"] == (6, 10)


def test_SEKA_50_one_chip_more_than_demanded_knocks(seka):
    play = seka("online", players=3, dealer=2)
    play.deal()
    play.blind(0, 2)
    play.look(1)
    play.bet(1, 4)
    assert not play.looked(0), "exactly what is demanded does not knock (A26)"
    play.look(2)
    play.bet(2, 5)
    assert play.looked(0)
    assert play.actor == 0 and play.legal == {"fold": (0, 0), "bet": (5, 10), "open": (5, 5)}


def test_SEKA_50_without_the_option_nobody_is_knocked(seka):
    play = seka("online", players=3, dealer=2, blind_knock="off")
    play.deal()
    play.blind(0, 2)
    play.look(1)
    play.bet(1, 9)
    assert not play.looked(0) and not play.looked(2)
    assert play.legal == {"fold": (0, 0), "bet": (5, 5), "look": (0, 0)}


def test_SEKA_51_after_a_knock_everybody_sees_the_cards(seka):
    play = seka("online", players=4, dealer=3)
    play.deal()
    play.blind(0, 1)
    play.blind(1, 1)
    play.look(2)
    play.bet(2, 3)
    assert [play.who_sees(seat) for seat in range(4)] == [{0}, {1}, {2}, {3}]
    assert play.legal == {"fold": (0, 0), "bet": (3, 10)}
    play.bet(3, 3)
    assert "look" not in play.legal


def test_SEKA_52_looking_is_free_and_does_not_end_the_turn(seka):
    play = seka("online", players=2, dealer=1)
    play.deal()
    play.blind(0, 1)
    chips = play.chips
    play.look(1)
    assert play.actor == 1 and play.chips == chips
    assert "look" not in play.legal
    play.refuses(1, "look")
    assert play.who_sees(1) == {1}


def test_SEKA_53_half_rounded_up_and_at_most_half_of_the_maximum(seka):
    play = seka(players=3, dealer=0, max_bet=11)
    play.deal()
    assert play.legal["bet"] == (1, 5)
    play.blind(1, 2)
    play.bet(2, 7)
    play.bet(0, 7)
    assert play.legal["bet"] == (4, 5)
    play.blind(1, 4)
    assert play.level == 8


def test_SEKA_53_a_cheap_blind_bet_does_not_lower_the_level(seka):
    play = seka(players=3, dealer=0)
    play.deal()
    play.blind(1, 1)
    play.bet(2, 9)
    play.bet(0, 9)
    assert play.legal["bet"] == (5, 5)
    play.blind(1, 5)
    assert play.level == 10


def test_SEKA_53_odd_maximum_reached_leaves_only_the_look(seka):
    play = seka(players=3, dealer=0, max_bet=9)
    play.deal()
    play.blind(1, 1)
    play.bet(2, 9)
    play.bet(0, 9)
    assert play.legal == {"fold": (0, 0), "look": (0, 0)}, (
        "half of 9 rounded up is more than half rounded down"
    )
    play.look(1)
    assert play.legal == {"fold": (0, 0), "bet": (9, 9)}


def test_SEKA_54_a_blind_player_cannot_show(seka):
    play = seka(players=2, dealer=1)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h"})
    play.blind(0, 2)
    assert play.legal["show"] == (4, 4), "showing against a blind player costs the level"
    play.bet(1, 4)
    assert play.actor == 0 and "show" not in play.legal
    play.refuses(0, "show", 4)
    play.look(0)
    assert play.legal["show"] == (4, 4)


def test_SEKA_54_showing_against_a_blind_player(seka):
    play = seka(players=2, dealer=1)
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h"})
    play.blind(0, 2)
    play.show(1, 4)
    assert play.winners == {1: 8}
    assert play.who_sees(0) == play.who_sees(1) == {None, 0, 1}


def test_SEKA_54_a_blind_player_who_is_compared_with_stays_blind(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal({1: "Ah Qh 6c", 2: "6h 7d 8s"})
    play.blind(1, 3)
    play.open(2, 6)
    assert play.status(2) == "eliminated"
    assert play.who_sees(1) == {2}, "the other sees the hand, its owner does not"
    assert play.who_sees(2) == {1, 2}
    play.fold(3, 0)
    assert play.winners == {1: 13}
    assert play.who_sees(1) == {2}


# Swara -----------------------------------------------------------------------------------------------------


def test_SEKA_55_equal_hands_at_a_show_are_a_swara(seka):
    play = tie_of_one_and_two(seka)
    assert play.phase != "over" and play.winners == {}
    assert play.parties == [1, 2]
    assert play.pot == 9


def test_SEKA_56_new_cards_and_new_betting_for_the_same_pot(seka):
    play = tie_of_one_and_two(seka)
    play.play_on(1, 2)
    play.lay({1: "Qh 8c 6s", 2: "Ks 9s 7h"})
    play.decline(0)
    assert play.phase == "betting" and play.pot == 9 and play.level == 0
    assert play.sees(1, 1) == ["Qh", "8c", "6s"] and play.sees(2, 2) == ["Ks", "9s", "7h"]
    assert [play.who_sees(seat) for seat in (1, 2)] == [{1}, {2}]
    assert play.status(0) == "folded"
    play.bet(1, 4)
    assert play.pot == 13
    play.show(2, 4)
    assert play.winners == {2: 17}


def test_SEKA_57_swaras_repeat_until_somebody_wins(seka):
    play = tie_of_one_and_two(seka, swara_folded_entry="off")
    for number in range(1, 4):
        assert play.parties == [1, 2]
        play.play_on(1)
        play.lay({1: "Ah Qh 6c", 2: "As Ks 6d"})
        play.play_on(2)
        play.bet(1, 1)
        play.show(2, 1)
        assert play.pot == 9 + 2 * number
    play.split(1, 2)
    assert play.winners == {1: 8, 2: 7}


@pytest.mark.parametrize("pot, price", [(13, 7), (14, 7)])
def test_SEKA_58_a_folder_may_enter_for_half_the_pot(seka, pot, price):
    play = seka(players=4, dealer=0)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    if pot == 14:
        play.bet(1, 2)
        play.bet(2, 4)
        play.fold(3, 0)
        play.show(1, 4)
    else:
        play.bet(1, 3)
        play.bet(2, 3)
        play.fold(3, 0)
        play.show(1, 3)
    assert play.pot == pot
    play.play_on(1, 2)
    assert play.actor == 3 and play.legal == {"join": (price, price), "decline": (0, 0)}
    before = play.chips[3]
    play.join(3, price)
    assert play.pot == pot + price and play.chips[3] == before - price
    assert play.actor == 0 and play.legal["join"] == (price, price), "the same price for everybody"
    play.decline(0)
    assert [play.status(seat) for seat in range(4)] == ["folded", "active", "active", "active"]


def test_SEKA_58_is_an_option(seka):
    play = tie_of_one_and_two(seka, swara_folded_entry="off")
    play.play_on(1, 2)
    assert play.phase == "betting" and play.actor == 1
    assert play.status(0) == "folded"


def test_SEKA_58_again_in_the_second_swara(seka):
    play = four_with_a_tie(seka)
    play.decline(3)
    play.lay({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.decline(0)
    play.bet(1, 1)
    play.show(2, 1)
    play.play_on(1, 2)
    assert play.actor == 3 and play.legal["join"] == (8, 8), "half of 15, rounded up"
    play.join(3)
    assert play.actor == 0


def test_SEKA_59_the_two_may_divide_the_pot(seka):
    play = tie_of_one_and_two(seka)
    play.split(1, 2)
    assert play.winners == {1: 5, 2: 4} and play.phase == "over"


def test_SEKA_59_both_must_agree(seka):
    for first, second in (("split", "play"), ("play", "split"), ("play", "play")):
        play = tie_of_one_and_two(seka)
        play.act(1, first)
        play.act(2, second)
        assert play.phase == "entry"


def test_SEKA_59_is_an_option(seka):
    play = tie_of_one_and_two(seka, swara_split=False)
    assert play.phase == "entry" and play.actor == 0


def test_SEKA_60_a_swara_when_the_tied_opponent_wins(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 7d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    assert play.phase == "split" and play.parties == [0, 1] and play.pot == 5


def test_SEKA_61_the_initiators_may_divide_the_pot(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 7d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    play.split(0, 1)
    assert play.winners == {0: 3, 1: 2} and play.ending == "split"


def test_SEKA_62_equal_points_at_the_end_take_part_free_of_charge(seka):
    play = three_with_21(seka)
    chips = play.chips
    play.play_on(0, 1, 3)
    play.decline(2)
    assert play.chips == chips
    assert [play.status(seat) for seat in range(4)] == ["active", "active", "folded", "active"]


def test_SEKA_62_needs_a_direct_tie_with_the_winner(seka):
    play = seka("online", players=4, dealer=3)
    play.deal({0: "Ah Qh 6c", 1: "Ad Kd 8c", 2: "6d 7d 9c", 3: "Ts 9s 8s"})
    for seat in range(4):
        play.bet(seat, 1)
    play.bet(0, 1)
    play.open(1)
    assert play.status(1) == "eliminated", "tied with seat 0"
    play.bet(2, 1)
    play.bet(3, 1)
    play.open(0)
    assert play.status(0) == "eliminated"
    play.open(2)
    assert play.winners.keys() == {3}, "seat 3 wins, and nobody tied with seat 3"


def test_SEKA_63_who_did_not_get_to_the_end_may_enter_for_half_the_pot(seka):
    play = seka("online", players=4, dealer=3)
    play.deal({0: "Ah Qh 6c", 1: "6d 7d 9c", 3: "As Ks 7h"})
    for seat in range(4):
        play.bet(seat, 1)
    play.bet(0, 1)
    play.open(1)
    assert play.status(1) == "eliminated", "by comparison, with fewer points (A19)"
    play.fold(2)
    play.bet(3, 1)
    play.open(0)
    play.play_on(0, 3)
    assert play.actor == 1 and play.legal["join"] == (6, 6)
    play.join(1)
    assert play.actor == 2 and play.legal["join"] == (6, 6)


def outsider_at_a_tie(seka, chips, **options):
    """Seat 3 cannot pay the ante of 5; seats 1 and 2 tie for a pot of 21; seat 0 has folded."""
    play = seka(chips=chips, dealer=0, ante=5, swara_outsider_entry="full_pot", **options)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.bet(1, 3)
    play.bet(2, 3)
    play.fold(0)
    return play


def test_SEKA_64_outsiders_may_enter_for_the_full_pot():
    play = outsider_at_a_tie(table_play, [100, 100, 100, 4])
    assert play.status(3) == "out"
    play.table.buy(3, 50)
    play.show(1, 3)
    pot = play.pot
    assert pot == 15 + 9
    play.play_on(1, 2)
    assert play.actor == 3, "in seat order with the others, from the dealer's left"
    assert play.legal == {"join": (pot, pot), "decline": (0, 0)}
    play.join(3)
    assert play.actor == 0 and play.legal["join"] == (pot // 2, pot // 2), "the pot at the declaration counts"
    play.join(0)
    assert play.pot == 2 * pot + pot // 2
    assert [play.status(seat) for seat in range(4)] == ["active"] * 4
    assert play.actor == 1


def test_SEKA_64_outsiders_who_cannot_pay_are_not_asked(seka):
    play = outsider_at_a_tie(seka, [100, 100, 100, 4])
    play.show(1, 3)
    play.play_on(1, 2)
    assert play.actor == 0


def test_SEKA_64_an_outsider_of_the_first_swara_is_none_in_the_second():
    play = outsider_at_a_tie(table_play, [100, 100, 100, 4])
    play.table.buy(3, 90)
    play.show(1, 3)
    play.play_on(1, 2)
    play.join(3, 24)
    play.lay({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.decline(0)
    play.bet(1, 1)
    play.bet(2, 1)
    play.fold(3)
    play.show(1, 1)
    assert play.pot == 51
    play.play_on(1, 2)
    assert play.actor == 3 and play.legal["join"] == (26, 26), "half of 51: seat 3 had cards in this hand"


def test_SEKA_64_is_off_unless_agreed():
    play = table_play(chips=[100, 100, 100, 4], dealer=0, ante=5)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.table.buy(3, 50)
    play.bet(1, 3)
    play.bet(2, 3)
    play.fold(0)
    play.show(1, 3)
    play.play_on(1, 2)
    assert play.actor == 0


def test_SEKA_65_no_blind_play_in_a_swara(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 7d"})
    play.blind(0, 1)
    play.blind(1, 1)
    play.open(0, 2)
    play.play_on(0, 1)
    assert [play.who_sees(seat) for seat in range(2)] == [{0}, {1}]
    assert play.actor == 0 and play.legal == {"fold": (0, 0), "bet": (1, 10)}
    play.bet(0, 2)
    assert "open" not in play.legal, "the first round of the swara is a first round"
    play.bet(1, 2)
    assert play.legal["open"] == (2, 2)


def test_SEKA_65_blind_play_in_a_swara_is_an_option(seka):
    play = seka("online", players=2, dealer=1, blind_in_swara=True)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 7d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    play.play_on(0, 1)
    assert [play.who_sees(seat) for seat in range(2)] == [set(), set()]
    assert set(play.legal) == {"fold", "bet", "look"}
    play = tie_of_one_and_two(seka, blind_in_swara=True)
    play.play_on(1, 2)
    play.decline(0)
    assert play.actor == 1 and set(play.legal) == {"fold", "bet", "look"}
    assert play.looked(2)


def test_SEKA_66_a_swara_may_follow_a_swara(seka):
    play = seka("online", players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 7d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    play.play_on(0)
    play.lay({0: "8d 8s 7c", 1: "9h 8h 7h"})
    play.play_on(1)
    play.bet(0, 1)
    play.bet(1, 1)
    play.open(0)
    assert play.phase == "split" and play.parties == [0, 1] and play.pot == 8
    play.split(0)
    play.play_on(1)
    assert play.phase == "betting"


@both
def test_SEKA_67_no_ante_same_dealer_first_from_the_left(seka, preset):
    play = seka(preset, players=3, dealer=1)
    play.deal({0: "Ah Qh 6c", 2: "As Ks 7d"})
    play.bet(2, 1)
    play.bet(0, 1)
    play.fold(1)
    if preset == "home":
        play.show(2)
    else:
        play.open(2)
    pot, chips = play.pot, play.chips
    play.play_on(2, 0)
    play.decline(1)
    assert (play.pot, play.chips) == (pot, chips)
    assert play.dealer == 1 and play.actor == 2 and play.level == 0


def test_SEKA_67_the_whole_deck_is_shuffled_again():
    play = tie_of_one_and_two(table_play)
    first = last_deck(play)
    play.play_on(1, 2)
    play.decline(0)
    second = last_deck(play)
    assert sorted(first) == sorted(second) and first != second
    assert play.sees(0, 0) == [], "the old cards are back in the deck"


def test_SEKA_67_a_fresh_ante_is_an_option(seka):
    play = tie_of_one_and_two(seka, swara_ante=True, ante=2)
    pot = play.pot
    play.play_on(1, 2)
    chips = play.chips
    play.join(0)
    price = -(-pot // 2)
    assert play.pot == pot + price + 6
    assert play.chips == [chips[0] - price - 2, chips[1] - 2, chips[2] - 2]


def test_SEKA_67_who_cannot_pay_the_fresh_ante_drops_out(seka):
    play = seka(chips=[100, 3, 100], dealer=2, swara_ante=True)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 6d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.fold(2)
    play.show(0, 1)
    assert play.chips[1] == 1
    play.play_on(0, 1)
    play.decline(2)
    assert play.chips == [96, 0, 99] and play.pot == 8 and play.phase == "betting"

    play = seka(chips=[100, 2, 100], dealer=2, swara_ante=True)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 6d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.fold(2)
    play.show(0, 1)
    assert play.chips[1] == 0
    play.play_on(0, 1)
    play.decline(2)
    assert play.status(1) == "folded"
    assert play.winners == {0: 6} and play.chips == [103, 0, 99]


def test_SEKA_67_if_nobody_can_pay_the_fresh_ante_new_hands_are_compared(seka):
    play = seka(chips=[4, 4], dealer=1, ante=2, swara_ante=True)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 6d"})
    play.bet(0, 1)
    play.show(1, 1)
    assert play.chips == [1, 1] and play.pot == 6
    play.play_on(0)
    play.lay({0: "Qh 8c 6s", 1: "Ks 9s 7h"})
    play.play_on(1)
    assert play.winners == {1: 6} and play.ending == "compared", "although both could still bet one chip"
    assert play.chips == [1, 7]


# End of play -----------------------------------------------------------------------------------------------


@both
def test_SEKA_68_seka_has_no_natural_end(seka, preset):
    play = seka(preset, players=2, dealer=0)
    for _ in range(60):
        play.deal()
        play.fold(play.actor)
    assert sum(play.chips) == 200


def test_SEKA_68_until_one_player_has_all_the_chips():
    play = table_play(chips=[2, 2], dealer=1, end_condition="last_player")
    play.deal({0: "Qh 8c 6s", 1: "Ks 9s 7h"})
    assert play.view.standings is None
    play.bet(0, 1)
    play.show(1, 1)
    assert play.chips == [0, 4]
    standings = play.view.standings
    assert standings.reason == "last_player" and list(standings.winners) == [1]
    assert not play.table.can_deal


def test_SEKA_68_until_an_agreed_time_then_most_chips_win():
    play = table_play(chips=[30, 20, 30], dealer=0, end_condition="time_limit", time_limit_minutes=5)
    play.deal()
    before = snapshot(play.table)
    with pytest.raises(NotPossible):
        play.table.finish("time_limit")
    assert snapshot(play.table) == before, "checked between hands only"
    play.fold(1, 2)
    assert play.chips == [32, 19, 29] and play.table.can_deal
    assert list(play.table.finish("time_limit").winners) == [0]
    standings = play.table.view(1).standings
    assert standings.reason == "time_limit" and list(standings.winners) == [0]
    assert not play.table.can_deal
    with pytest.raises(NotPossible):
        play.table.deal()
    assert type(play.table).replay(play.table.record()).standings == standings


def test_SEKA_68_equal_stacks_share_the_win():
    play = table_play(chips=[30, 20, 30], dealer=0, end_condition="time_limit")
    assert list(play.table.finish("time_limit").winners) == [0, 2], "decision A25"


def test_SEKA_69_the_strongest_of_those_who_compared_or_the_last_one_left(seka):
    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: "Th 9h 6s", 2: "6d 7d 9c"})
    for seat in range(3):
        play.bet(seat, 2)
    play.open(0)
    play.open(1)
    assert play.winners == {0: 13} and play.ending == "open"

    play = seka("online", players=3, dealer=2)
    play.deal({0: "Ah Qh 6c", 1: "Th 9h 6s", 2: "6d 7d 9c"})
    for seat in range(3):
        play.bet(seat, 2)
    play.open(0)
    play.fold(1)
    assert play.winners == {0: 11} and play.ending == "folds"


@both
@pytest.mark.parametrize(
    "hand, expected",
    [
        ("Ks 9s 7h", (19, "suit", "s", None, False)),
        ("Ad Td Kd", (31, "suit", "d", None, False)),
        ("Th 9h 7c", (30, "suit", "h", None, True)),
        ("8d 8s 7c", (24, "triple", None, "8", True)),
        ("9c 9h 9d", (27, "triple", None, "9", False)),
        ("As Ah 9c", (22, "two_aces", None, None, False)),
        ("As Ah 7c", (33, "triple", None, "A", True)),
    ],
)
def test_SEKA_25_the_view_says_how_the_hand_is_counted(preset, hand, expected):
    play = table_play(preset, players=2, dealer=1)
    play.deal({0: hand})
    play.look(0)
    shown = play.table.view(0).hand
    value, count, suit, rank, wild = expected
    assert (shown.value, shown.count, shown.wild) == (value, count, wild)
    assert suit is None or shown.suit == suit
    assert rank is None or shown.rank == rank


def test_SEKA_25_the_view_names_three_sixes():
    play = table_play("online", players=2, dealer=1)
    play.deal({0: "6c 6h 6s"})
    play.look(0)
    shown = play.table.view(0).hand
    assert (shown.value, shown.count, shown.band) == (34, "three_sixes", "very_strong")


# Variants --------------------------------------------------------------------------------------------------


@both
def test_SEKA_70_both_black_sevens_are_wild(count, preset):
    assert count("7s Ah Kh", preset=preset, wild_cards="black_sevens") == 32
    assert count("7c Ah Kh", preset=preset, wild_cards="black_sevens") == 32
    assert count("7d Ah Kh", preset=preset, wild_cards="black_sevens") == 21


@both
def test_SEKA_71_four_wild_cards(count, preset):
    for suit in "cdhs":
        assert count(f"7{suit} 8s 8c", preset=preset, wild_cards="all_sevens") == 24
    assert count("7d 7h 9c", preset=preset, wild_cards="all_sevens") == 31
    assert count("7d 7h 7s", preset=preset, wild_cards="all_sevens") >= 33


@both
def test_SEKA_72_no_wild_card(count, preset):
    assert count("7c Ah Kh", preset=preset, wild_cards="none") == 21
    assert count("7c 8c 9c", preset=preset, wild_cards="none") == 24
    assert count("7c 7d 7h", preset=preset, wild_cards="none") == 21


@both
def test_SEKA_73_two_cards_each(seka, count, preset):
    play = seka(preset, players=8, dealer=0, hand_size=2)
    play.deal({1: "As Ah", 2: "Ks Kh"})
    assert all(len(play.sees(None, seat)) == 2 for seat in range(8))
    assert count("As Ah", preset=preset, hand_size=2) == 22
    assert count("Ks Kh", preset=preset, hand_size=2) == 10, "a pair counts nothing (A23)"
    assert count("7c Kh", preset=preset, hand_size=2) == 21
    assert count("6s 6h", preset=preset, hand_size=2) == 6
    assert count("7c 7s", preset=preset, hand_size=2, wild_cards="black_sevens") == 22


@both
def test_SEKA_74_trynka_has_no_pictures(preset):
    play = table_play(preset, players=8, deck="trynka24")
    play.deal()
    assert sorted(last_deck(play)) == sorted(rank + suit for rank in "AT9876" for suit in "cdhs")


def test_SEKA_75_comparing_at_any_time(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal()
    assert "open" not in play.legal, "nobody has bet yet (A9)"
    play.bet(1, 3)
    assert play.legal["open"] == (3, 3), "four are in, on the first turn"


def test_SEKA_75_with_the_previous_active_player(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal({1: "Ah Qh 6c", 2: "Ad Td Kd", 3: "Th 9h 6s", 0: "6h 7d 8s"})
    play.bet(1, 1)
    play.fold(2)
    play.open(3)
    assert play.status(3) == "eliminated", "compared with seat 1, because seat 2 has folded"
    assert play.who_sees(1) == {1, 3}


def test_SEKA_76_the_weaker_hand_is_out_and_the_betting_goes_on(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal({1: "6h 7d 8s", 2: "Ah Qh 6c"})
    play.bet(1, 1)
    play.open(2)
    assert play.status(1) == "eliminated" and play.phase == "betting"
    assert play.actor == 3 and play.level == 1
    assert play.legal["bet"] == (1, 10)


def test_SEKA_76_is_seen_by_the_two_only_while_others_are_in(seka):
    for reveal, viewers in (("public", {1, 2}), ("between_two", {1, 2}), ("private", None)):
        play = seka(players=4, dealer=0, compare_mode="any_previous", compare_reveal=reveal)
        play.deal({1: "6h 7d 8s", 2: "Ah Qh 6c"})
        play.bet(1, 1)
        play.open(2)
        for seat in (1, 2):
            assert play.who_sees(seat) == (viewers or {seat})


def test_SEKA_77_equal_hands_eliminate_the_caller(seka):
    play = seka(players=4, dealer=0, compare_mode="any_previous")
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.bet(1, 1)
    play.open(2)
    assert play.status(2) == "eliminated" and play.status(1) == "active"
    play.fold(3, 0)
    assert play.winners == {1: 6}, "no swara: the caller was simply out"


# Facts from the tips ---------------------------------------------------------------------------------------


def test_SEKA_78_two_aces_beat_every_two_cards_of_a_suit(count, counts):
    hands = [
        f"{first}{suit} {second}{suit} {third}{other}"
        for suit, other in (("h", "s"), ("s", "d"))
        for first, second in combinations("AKQJT9876", 2)
        for third in "KQJT9876"
        if third not in (first, second)
    ]
    assert max(counts(hands)) == 21 < count("As Ah 9c")


def test_SEKA_79_what_beats_two_aces(count, counts):
    aces = count("As Ah 9c")
    flushes = [f"{a}d {b}d {c}d" for a, b, c in combinations("AKQJT9876", 3)]
    points = [sum(POINTS[card[0]] for card in hand.split()) for hand in flushes]
    assert counts(flushes) == points
    assert any(value > aces for value in points) and any(value < aces for value in points)
    assert [count(f"{rank}d {rank}h {rank}s") > aces for rank in "AKQJT9876"] == [True] * 7 + [False] * 2


@both
@pytest.mark.parametrize(
    "hand, band",
    [
        ("As Ah Ad", "very_strong"),
        ("Ad Td Kd", "very_strong"),
        ("Kd Qd Td", "good"),
        ("Ah 8h 6h", "good"),
        ("Th 8h 6h", "fair"),
        ("As Ah 9c", "fair"),
        ("Ks Qs 6h", "fair"),
        ("Ks 9s 7h", "weak"),
        ("Qh 8d 6s", "weak"),
    ],
)
def test_SEKA_80_hint_bands(preset, hand, band):
    play = table_play(preset, players=2, dealer=1)
    play.deal({0: hand})
    play.look(0)
    assert play.table.view(0).hand.band == band
    assert play.table.view(1).hand is None or play.table.view(1).hand.value is not None
    assert play.table.view(None).hand is None


@both
def test_SEKA_81_the_last_opponent_can_simply_compare(seka, preset):
    play = seka(preset, players=2, dealer=1)
    play.deal({0: "6h 7d 8s", 1: "Ah Qh 6c"})
    play.bet(0, 10)
    if preset == "home":
        play.show(1, 10)
        assert play.winners == {1: 22}
    else:
        assert "open" not in play.legal, "after the first round only"
        play.bet(1, 10)
        play.bet(0, 10)
        play.open(1, 10)
        assert play.winners == {1: 42}
