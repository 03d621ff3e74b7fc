"""The numbered rules, each shown at a table; the vectors show the same rules in numbers."""

import random
from typing import Any

import pytest

from septet import IllegalAction, InvalidCards, InvalidRules, NotPossible, Table, game
from septet.engine.cards import parse_cards
from septet.games.belot import (
    best_declarations,
    declarable,
    declaration_points,
    game_winner,
    legal_cards,
    points_of_cards,
    settlement,
    trick_winner,
)
from septet.games.belot.duties import duty_of
from septet.table import RESULTS

from .play import (
    CONTRACTS,
    PACK,
    call,
    dealt_table,
    declare,
    events_of,
    lay_table,
    legal,
    lowest_legal,
    play,
    play_lowest,
    result_of,
    view_of,
)

# The game -----------------------------------------------------------------------------------------


def test_four_players_in_two_teams() -> None:
    """BELOT-1."""
    assert (game("belot").min_players, game("belot").max_players) == (4, 4)
    for players in (3, 5):
        with pytest.raises(NotPossible, match="players"):
            Table("belot", players)
    table = lay_table()
    assert [seat.team for seat in view_of(table).seats] == [0, 1, 0, 1]


def test_32_cards() -> None:
    """BELOT-2, 4, 24: five cards, three more after the bidding, none left."""
    table = lay_table()
    assert [seat.cards for seat in view_of(table).seats] == [5, 5, 5, 5]
    call(table, "c P P P")
    hands = [view_of(table, seat).seats[seat].hand or [] for seat in range(4)]
    assert [len(hand) for hand in hands] == [8, 8, 8, 8]
    assert sorted(card for hand in hands for card in hand) == sorted(PACK)


def test_a_game_of_deals() -> None:
    """BELOT-3, 69, 72: dealing, bidding, play and scoring, again and again, until a team has 151."""
    table = Table("belot", seed=4, dealer=1)
    phases = set()
    while table.standings is None:
        table.deal()
        assert table.dealer == (1 + table.deals - 1) % 4
        call(table, "h P P P")
        while not table.over:
            phases.add(view_of(table).phase)
            table.act(*table.fallback())
    assert phases == {"play"}
    scores = view_of(table).scores
    assert max(scores) >= 151
    assert table.standings.reason == "won"
    assert table.standings.winners == ([0, 2] if scores[0] > scores[1] else [1, 3])
    assert not table.can_deal
    table.again()
    table.deal()
    assert (view_of(table).scores, view_of(table).sheet, table.standings) == ([0, 0], [], None)


def test_dealing_and_bidding_and_play_go_round_in_one_order() -> None:
    """BELOT-5, 16, 26: the player after the dealer is dealt first, calls first and leads first."""
    table = lay_table(" ".join(PACK), dealer=1)
    assert (view_of(table, 2).seats[2].hand or [])[:3] == PACK[:3]
    assert table.actor == 2
    call(table, "P")
    assert table.actor == 3
    call(table, "c P P P")
    assert table.actor == 2
    assert [call.seat for call in view_of(table).calls] == [2, 3, 0, 1, 2]


def test_direction_is_for_the_screen() -> None:
    """Option `direction` (decision A4): seat numbers stay in the order of play."""
    assert view_of(lay_table()).direction == "counterclockwise"
    table = lay_table(direction="clockwise")
    assert (view_of(table).direction, table.actor) == ("clockwise", 0)


# Contracts and the strength of cards --------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "order"),
    [("h", "J9ATKQ87"), ("c", "ATKQJ987"), ("NT", "ATKQJ987"), ("AT", "J9ATKQ87")],
)
def test_the_contract_decides_the_order(contract: Any, order: str) -> None:
    """BELOT-6 to 8, 10, 11: hearts among themselves."""
    for place, higher in enumerate(order):
        for lower in order[place + 1 :]:
            assert trick_winner(contract, f"{lower}h {higher}h") == 1
            assert trick_winner(contract, f"{higher}h {lower}h") == 0


def test_trumps_beat_other_suits() -> None:
    """BELOT-9 to 11, 36: one suit is trump; without trumps and in all trumps only the led suit wins."""
    assert trick_winner("h", "Ac 7h") == 1
    assert trick_winner("h", "Ac 7d") == 0
    assert trick_winner("NT", "7c Ah") == 0
    assert trick_winner("AT", "7c Jh") == 0


def test_card_points() -> None:
    """BELOT-12, 13."""
    assert [points_of_cards("h", f"{rank}h") for rank in "J9ATKQ87"] == [20, 14, 11, 10, 4, 3, 0, 0]
    assert [points_of_cards("h", f"{rank}c") for rank in "ATKQJ987"] == [11, 10, 4, 3, 2, 0, 0, 0]


def test_points_of_a_deal() -> None:
    """BELOT-14, 15."""
    for contract, raw, whole in (("h", 162, 16), ("AT", 258, 26), ("NT", 260, 26)):
        cards = points_of_cards(contract, PACK) + 10  # type: ignore[arg-type]
        assert cards * (2 if contract == "NT" else 1) == raw
        found = settlement(contract, (0, raw))  # type: ignore[arg-type]
        assert found.recorded == (0, whole)


# Bidding ------------------------------------------------------------------------------------------


def test_contracts_in_order() -> None:
    """BELOT-17, 18: pass or a higher contract."""
    table = lay_table()
    assert legal(table) == {"pass": [], "bid": ["c", "d", "h", "s", "NT", "AT"]}
    call(table, "h")
    assert legal(table)["bid"] == ["s", "NT", "AT"]
    call(table, "AT")
    assert set(legal(table)) == {"pass", "double"}


def test_double_and_redouble() -> None:
    """BELOT-19, 20: opponents double, the team that is doubled redoubles, either partner."""
    table = lay_table()
    assert "double" not in legal(table)
    call(table, "c P")
    assert "double" not in legal(table)
    call(table, "P X")
    assert "redouble" in legal(table) and "double" not in legal(table)
    call(table, "P")
    assert "redouble" not in legal(table)
    call(table, "P")
    assert "redouble" in legal(table)
    call(table, "XX")
    assert "redouble" not in legal(table) and "double" not in legal(table)
    assert view_of(table).contract is not None
    assert view_of(table).contract.doubling == 4  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("doubling", "first", "second"),
    [("none", False, False), ("double", True, False), ("redouble", True, True)],
)
def test_the_highest_doubling(doubling: str, first: bool, second: bool) -> None:
    """Option `doubling`."""
    table = lay_table(doubling=doubling)
    call(table, "c")
    assert ("double" in legal(table)) == first
    if first:
        call(table, "X")
        assert ("redouble" in legal(table)) == second


def test_a_higher_contract_cancels_a_double() -> None:
    """BELOT-21, decision A3; not with `bid_over_double=false`."""
    table = lay_table()
    call(table, "c X")
    assert "bid" in legal(table)
    call(table, "d")
    assert view_of(table).contract.doubling == 1  # type: ignore[union-attr]
    table = lay_table(bid_over_double=False)
    call(table, "c X")
    assert set(legal(table)) == {"pass", "redouble"}
    call(table, "XX")
    assert set(legal(table)) == {"pass"}


def test_who_passed_may_bid_later() -> None:
    """Option `passed_may_bid`: else only doubling is left."""
    for may in (True, False):
        table = lay_table(passed_may_bid=may)
        call(table, "P c d P")
        assert ("bid" in legal(table)) == may
        assert "double" not in legal(table)  # the partner's contract
    table = lay_table(passed_may_bid=False)
    call(table, "P c P P")
    assert set(legal(table)) == {"pass", "double"}


def test_three_passes_end_the_bidding() -> None:
    """BELOT-22, 25: after a contract, a double or a redouble; the declarer's team is that of the last bid."""
    for calls, by in (("c P P P", 0), ("c X P P P", 0), ("c X XX P P P", 0), ("P P P c X P P P", 3)):
        table = lay_table()
        *before, last = calls.split()
        call(table, " ".join(before))
        assert view_of(table).phase == "bidding"
        call(table, last)
        view = view_of(table)
        assert view.phase == "play" and view.contract is not None
        assert (view.contract.by, view.contract.team) == (by, by % 2)


def test_four_passes_are_a_void_deal() -> None:
    """BELOT-23: the next player deals, nothing is written down."""
    table = lay_table()
    call(table, "P P P P")
    assert [event.kind for event in table.events] == ["called", "void"]
    view = view_of(table)
    assert (view.phase, view.scores, table.payoffs) == ("over", [0, 0], [0, 0, 0, 0])
    assert view.result is not None
    assert (view.result.ending, view.result.contract, view.result.teams) == ("void", None, [])
    assert [(line.ending, line.contract, line.recorded) for line in view.sheet] == [("void", None, [0, 0])]
    table.deal()
    assert table.dealer == 0


def test_nobody_sees_other_hands() -> None:
    """BELOT-4, 24: also when the deal is void."""
    table = lay_table()
    call(table, "P P P")
    for end in (False, True):
        if end:
            call(table, "P")
        for viewer in (None, 0, 3):
            hands = [seat.hand for seat in view_of(table, viewer).seats]
            assert [seat for seat, hand in enumerate(hands) if hand is not None] == (
                [] if viewer is None else [viewer]
            )


# Play ---------------------------------------------------------------------------------------------


FOUR_HANDS = {
    0: "7c 8c Kh Qh Ad 7s 8s 9s",
    1: "9c Tc 7h 8h Kd Ts Js Qs",
    2: "Jc Qc 9h Th Qd Ks As 7d",
    3: "Kc Ac Jh Ah Jd Td 9d 8d",
}


def test_the_winner_of_a_trick_leads() -> None:
    """BELOT-26, 27, 36: and the leader may play anything."""
    table = dealt_table(FOUR_HANDS, "h P P P", declaration_mode="auto")
    assert table.actor == 0
    assert len(legal(table)["play"]) == 8
    play(table, "7c 9c Jc Ac")
    (trick,) = events_of(table.events, "trick")
    assert (trick.seat, trick.number, trick.points, trick.cards) == (3, 1, 13, ["7c", "9c", "Jc", "Ac"])
    assert table.actor == 3
    assert len(legal(table)["play"]) == 7
    view = view_of(table)
    assert view.last_trick is not None and view.last_trick.winner == 3
    assert (view.tricks, view.trick_number) == ([0, 1], 2)
    assert view.trick is not None and (view.trick.leader, view.trick.cards, view.trick.winner) == (
        3,
        [],
        None,
    )


def test_who_is_winning_is_told() -> None:
    """BELOT-36: while the trick is played."""
    table = dealt_table(FOUR_HANDS, "h P P P")
    play(table, "7c 9c")
    trick = view_of(table).trick
    assert trick is not None
    assert [(card.seat, card.card) for card in trick.cards] == [(0, "7c"), (1, "9c")]
    assert (trick.leader, trick.winner) == (0, 1)


@pytest.mark.parametrize("contract", ["c", "h", "NT", "AT"])
def test_suit_must_be_followed(contract: Any) -> None:
    """BELOT-28, 34: in every contract; without trumps that is all."""
    assert set(legal_cards(contract, "Td", "7d 8d Js Jh")) == {"7d", "8d"}
    assert set(legal_cards("NT", "Td", "7s Js Jh")) == {"7s", "Js", "Jh"}


def test_a_trump_lead_must_be_beaten() -> None:
    """BELOT-29: also over the partner; who cannot plays any trump."""
    assert legal_cards("h", "Kh", "7h Ah 9h As") == ["9h", "Ah"]
    assert legal_cards("h", "Kh 8h", "7h Ah 9h As") == ["9h", "Ah"]
    assert legal_cards("h", "Jh", "7h Ah 9h As") == ["7h", "9h", "Ah"]


def test_another_suit_need_not_be_beaten() -> None:
    """BELOT-30."""
    assert legal_cards("h", "Kc", "7c Ac Jh") == ["7c", "Ac"]


def test_who_cannot_follow_must_trump() -> None:
    """BELOT-31, 33: but not over the partner."""
    assert legal_cards("h", "Kc", "7h 8h As") == ["7h", "8h"]
    assert legal_cards("h", "Kc 7c", "7h 8h As") == ["7h", "8h", "As"]
    assert legal_cards("h", "Kc", "7d 8d As") == ["7d", "8d", "As"]


def test_overtrumping_and_undertrumping() -> None:
    """BELOT-32, option `must_undertrump` (decision A6)."""
    assert legal_cards("h", "Kc 9c Qh", "7h Jh As") == ["Jh"]
    assert legal_cards("h", "Kc 9c Qh", "7h 8h As") == ["7h", "8h", "As"]
    assert legal_cards("h", "Kc 9c Qh", "7h 8h As", {"must_undertrump": True}) == ["7h", "8h"]


def test_all_trumps_must_be_beaten() -> None:
    """BELOT-35: also over the partner; who cannot follow plays anything."""
    assert legal_cards("AT", "Tc 7c", "9c Kc Jc Jh") == ["9c", "Jc"]
    assert legal_cards("AT", "Jc", "9c Kc Jh") == ["9c", "Kc"]
    assert legal_cards("AT", "Tc Jh", "7s Js") == ["7s", "Js"]


def test_illegal_cards_are_refused() -> None:
    """Decision A23: and nothing changes."""
    table = dealt_table(FOUR_HANDS, "h P P P")
    play(table, "7c")
    before = table._state.tobytes()
    for card in ("7h", "Ac"):
        with pytest.raises(IllegalAction, match="must be"):
            play(table, card)
    assert table._state.tobytes() == before


# Declarations -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "kind", "points"),
    [
        ("7h 8h 9h", "tierce", 20),
        ("7h 8h 9h Th", "quarte", 50),
        ("7h 8h 9h Th Jh", "quinte", 100),
        ("7h 8h 9h Th Jh Qh", "quinte", 100),
        ("Qc Qd Qh Qs", "carre", 100),
        ("Kc Kd Kh Ks", "carre", 100),
        ("Tc Td Th Ts", "carre", 100),
        ("Ac Ad Ah As", "carre", 100),
        ("9c 9d 9h 9s", "carre", 150),
        ("Jc Jd Jh Js", "carre", 200),
    ],
)
def test_combinations(cards: str, kind: str, points: int) -> None:
    """BELOT-37 to 40, decision A1."""
    (found,) = declarable(cards)
    assert (found.kind, found.points, found.cards) == (kind, points, cards.split())


def test_sevens_and_eights_are_nothing() -> None:
    """BELOT-40."""
    assert declarable("7c 7d 7h 7s 8c 8d 8h 8s") == []


def test_the_order_of_sequences() -> None:
    """BELOT-41: 7 8 9 10 J Q K A, whatever is trump."""
    assert [found.kind for found in declarable("9h Th Jh")] == ["tierce"]
    assert declarable("Jh 9h Ah") == []
    assert declarable("Kh Ah 7h") == []


TWO_SEQUENCES = {0: "7c 8c 9c Qh Kh Ah Ts Js", 1: "Tc Jc Qc 7d 8d 9d 7s 8s"}


def test_declaring_with_the_first_card() -> None:
    """BELOT-42: whether or not the card belongs to it; later it is void."""
    table = dealt_table(TWO_SEQUENCES, "s P P P")
    assert legal(table)["declare"] == ["7c 8c 9c", "Qh Kh Ah"]
    declare(table, "7c 8c 9c")
    assert table.actor == 0
    (told,) = table.events_for(1)
    assert (told.seat, told.declaration, told.cards) == (0, "tierce", None)  # type: ignore[attr-defined]
    (own,) = table.events_for(0)
    assert own.cards == ["7c", "8c", "9c"]  # type: ignore[attr-defined]
    assert legal(table)["declare"] == ["Qh Kh Ah"]
    play(table, "Ts")
    assert [made.kind for made in view_of(table).seats[0].declarations] == ["tierce"]
    play(table, "8s")
    assert view_of(table).seats[1].declarations == []
    play_lowest(table, 1)
    while table.actor not in (0, 1):
        table.act(*table.fallback())
    assert "declare" not in legal(table)


def test_declaring_until_the_end_of_the_first_trick() -> None:
    """Option `declaration_timing` (decision A19): all are asked, so that nobody learns who has what."""
    table = dealt_table(TWO_SEQUENCES, "s P P P", declaration_timing="first_trick")
    declare(table, "7c 8c 9c")
    play(table, "7c Tc")
    while view_of(table).phase == "play":
        table.act(*table.fallback())
    assert view_of(table).phase == "declaring"
    assert (table.actor, legal(table)) == (0, {"pass": [], "declare": ["Qh Kh Ah"]})
    table.act("pass")
    assert events_of(table.events, "no_declaration")[0].seat == 0
    assert (table.actor, legal(table)["declare"]) == (1, ["7d 8d 9d", "Tc Jc Qc"])
    declare(table, "Tc Jc Qc")
    assert legal(table)["declare"] == ["7d 8d 9d"]
    declare(table, "7d 8d 9d")
    table.act("pass")
    for seat in (2, 3):
        assert table.actor == seat
        table.act("pass")
    view = view_of(table)
    assert (view.phase, table.actor) == ("play", view.last_trick.winner)  # type: ignore[union-attr]
    assert [made.kind for made in view.seats[1].declarations] == ["tierce", "tierce"]


def test_one_card_is_not_used_twice() -> None:
    """BELOT-43: the player chooses; what is left of a sequence may still be one (V48)."""
    hand = {0: "9s Ts Js Qs Kc Kd Kh Ks"}
    table = dealt_table(hand, "h P P P")
    assert legal(table)["declare"] == ["9s Ts Js Qs Ks", "Kc Kd Kh Ks"]
    declare(table, "9s Ts Js Qs Ks")
    assert "declare" not in legal(table)
    table = dealt_table(hand, "h P P P")
    declare(table, "Kc Kd Kh Ks")
    assert legal(table)["declare"] == ["9s Ts Js Qs"]


def test_the_best_is_declared_for_the_players() -> None:
    """Option `declaration_mode`: at equal totals with the carré."""
    table = dealt_table({0: "9s Ts Js Qs Kc Kd Kh Ks"}, "h P P P", declaration_mode="auto")
    assert "declare" not in legal(table)
    play(table, "9s")
    assert [made.kind for made in view_of(table).seats[0].declarations] == ["carre", "quarte"]
    assert [made.points for made in best_declarations("Js Qs Ks Kc Kd Kh 7c 7d")] == [100]
    assert [made.kind for made in best_declarations("7s 8s 9s 9c 9d 9h")] == ["carre"]
    # a quinte of which a carré leaves nothing counts the same as the carré alone
    assert [made.kind for made in best_declarations("Ts Js Qs Ks As Qc Qd Qh")] == ["carre"]


def test_only_the_better_sequences_count() -> None:
    """BELOT-44, decision A18: longer, then the higher top; then all of that team."""
    assert declaration_points({0: ["7h 8h 9h Th"], 1: ["Qs Ks As"]}) == (50, 0)
    assert declaration_points({0: ["7h 8h 9h"], 1: ["8s 9s Ts"]}) == (0, 20)
    assert declaration_points({0: ["7h 8h 9h Th Jh Qh"], 1: ["Ts Js Qs Ks As"]}) == (100, 0)
    assert declaration_points({0: ["Qh Kh Ah"], 2: ["7c 8c 9c"], 1: ["7s 8s 9s"], 3: ["Jd Qd Kd"]}) == (40, 0)


def test_equal_sequences_count_for_nobody() -> None:
    """BELOT-45: not even in trumps."""
    hands = {
        0: "Qh Kh Ah 7c 8d 9s 7s Jd",
        1: "Qs Ks As 8c 9d Td 7d Jh",
        2: "9c Jc Kc 7h 9h Qd Ad 8s",
        3: "Tc Qc Ac 8h Th Kd Ts Js",
    }
    table = dealt_table(hands, "h P P P", declaration_mode="auto")
    play_lowest(table)
    whose = {
        (made.seat, made.why) for made in result_of(table).declarations if made.cards[-1] in ("Ah", "As")
    }
    assert whose == {(0, "equal"), (1, "equal")}
    assert [team.declarations for team in result_of(table).teams] == [0, 0]


def test_only_the_better_carres_count() -> None:
    """BELOT-46, decision A16."""
    carre = {rank: " ".join(rank + suit for suit in "cdhs") for rank in "TJQKA9"}
    for order, rules in (("J9ATKQ", None), ("J9AKQT", {"carre_order": "natural"})):
        for place, better in enumerate(order):
            for worse in order[place + 1 :]:
                first, second = declaration_points({0: [carre[better]], 1: [carre[worse]]}, rules)
                assert first > 0 and second == 0
    assert declaration_points({0: [carre["K"], carre["Q"]], 1: [carre["T"]]}) == (0, 100)


def test_a_carre_may_beat_all_sequences() -> None:
    """Option `declaration_contest` (decision A7)."""
    declared = {0: ["Th Jh Qh", "8c 9c Tc"], 1: ["Ac Ad Ah As", "7s 8s 9s"]}
    assert declaration_points(declared) == (40, 100)
    assert declaration_points(declared, {"declaration_contest": "carre_first"}) == (0, 120)
    without = {0: ["Th Jh Qh"], 1: ["7s 8s 9s"]}
    assert declaration_points(without, {"declaration_contest": "carre_first"}) == (20, 0)


def test_a_team_without_tricks_may_lose_its_declarations() -> None:
    """Option `trickless_declarations` (decision A20): before they are compared."""
    declared = {0: ["7h 8h 9h Th"], 1: ["Qs Ks As"]}
    lost = {"trickless_declarations": "lost"}
    assert declaration_points(declared, tricks=(0, 8)) == (50, 0)
    assert declaration_points(declared, lost, tricks=(0, 8)) == (0, 20)
    assert declaration_points(declared, lost, tricks=(1, 7)) == (50, 0)


def test_nothing_is_declared_without_trumps() -> None:
    """BELOT-47."""
    for mode in ("manual", "auto"):
        table = dealt_table(TWO_SEQUENCES, "NT P P P", declaration_mode=mode, declaration_timing="first_card")
        play_lowest(table)
        result = result_of(table)
        assert (result.declarations, result.belots) == ([], [])


BELOT_HAND = {0: "Qh Kh 7c 8c 9s Ts Jd Ad", 1: "Qs Ks 9c Tc 7d 8d 9h Th"}


def test_belot_is_announced_with_the_first_of_the_two() -> None:
    """BELOT-48, 49: 20 points; a missed one is lost (`belot_mode=manual`)."""
    table = dealt_table(BELOT_HAND, "h P P P")
    assert legal(table)["belot"] == ["Qh", "Kh"]
    assert view_of(table, 0).belot_cards == ["Qh", "Kh"]
    play(table, "belot:Qh")
    assert [event.kind for event in table.events] == ["belot", "played"]
    assert view_of(table).seats[0].belots == ["hearts"]
    play_lowest(table)
    assert [team.belots for team in result_of(table).teams] == [20, 0]

    table = dealt_table(BELOT_HAND, "h P P P")
    play(table, "Qh")
    play_lowest(table)
    assert result_of(table).belots == []


def test_belot_is_announced_for_the_players() -> None:
    """Option `belot_mode`."""
    table = dealt_table(BELOT_HAND, "h P P P", belot_mode="auto")
    assert "belot" not in legal(table)
    play(table, "Kh")
    assert view_of(table).seats[0].belots == ["hearts"]
    play_lowest(table)
    assert [team.belots for team in result_of(table).teams] == [20, 0]


def test_belot_in_all_trumps() -> None:
    """BELOT-48, 49: any suit, but not with a card that is thrown away (V51)."""
    hands = {
        0: "Qh Kh 7c Qs Ks 8s 7d 8h",
        1: "9c Qc Kc Tc 8d 9d Td Jd",
        2: "8c Jc Ac 9s Ts Js As 7s",
        3: "7h 9h Th Jh Ah Qd Kd Ad",
    }
    table = dealt_table(hands, "AT P P P")
    assert legal(table)["belot"] == ["Qh", "Qs", "Kh", "Ks"]
    play(table, "7c")
    assert legal(table)["belot"] == ["Qc", "Kc"]
    play(table, "belot:Kc Jc")
    assert "belot" not in legal(table)  # no club, so nothing follows
    play(table, "Qd")
    assert view_of(table).seats[1].belots == ["clubs"]
    assert view_of(table).result is None


def test_the_cards_of_declarations_are_shown_after_the_deal() -> None:
    """BELOT-50, option `declaration_reveal`."""
    for reveal in ("after_deal", "after_first_trick"):
        table = dealt_table(TWO_SEQUENCES, "s P P P", declaration_mode="auto", declaration_reveal=reveal)
        play(table, "Ts")
        assert [made.cards for made in view_of(table, 2).seats[0].declarations] == [None, None]
        assert [made.points for made in view_of(table).seats[0].declarations] == [None, None]
        own = view_of(table, 0).seats[0].declarations
        assert [made.cards for made in own] == [["7c", "8c", "9c"], ["Qh", "Kh", "Ah"]]
        play_lowest(table, 1)
        shown = view_of(table).seats[0].declarations[0].cards is not None
        assert shown == (reveal == "after_first_trick")
        assert bool(events_of(table.events, "revealed")) == shown
        play_lowest(table)
        assert view_of(table).seats[0].declarations[1].cards == ["Qh", "Kh", "Ah"]


# Scoring ------------------------------------------------------------------------------------------


def played(calls: str, hands: dict[int, str], **rules: Any) -> Table:
    """A deal played by the lowest legal cards."""
    table = dealt_table(hands, calls, **rules)
    play_lowest(table)
    return table


ALL_HEARTS = {0: "7h 8h 9h Th Jh Qh Kh Ah"}


def test_the_last_trick_counts_ten() -> None:
    """BELOT-51, 54: and declarations and belots are added."""
    table = played("h P P P", FOUR_HANDS)
    result = result_of(table)
    assert sum(team.cards for team in result.teams) == 152
    assert sum(team.last_ten for team in result.teams) == 10
    for team in result.teams:
        parts = team.cards + team.last_ten + team.no_trumps + team.declarations + team.belots + team.capot
        assert team.raw == parts
    last = view_of(table).last_trick
    assert last is not None and last.winner is not None
    assert [team.last_ten for team in result.teams][last.winner % 2] == 10


def test_capot() -> None:
    """BELOT-52: 90 for all tricks; the game goes on (BELOT-71)."""
    table = played("h P P P", ALL_HEARTS, declaration_mode="auto", target=1)
    result = result_of(table)
    assert (result.capot, result.teams[0].tricks, result.teams[0].capot) == (0, 8, 90)
    assert result.teams[0].raw == 162 + 90 + 20 + result.teams[0].declarations
    assert result.one_more and table.standings is None
    table = played("h P P P", ALL_HEARTS, declaration_mode="auto", target=1, capot_cannot_end=False)
    assert table.standings is not None and table.standings.winners == [0, 2]


def test_without_trumps_all_counts_twice_but_the_capot() -> None:
    """BELOT-53, option `no_trump_capot` (decision A10)."""
    aces = {0: "Ac Kc Qc Jc Tc Ad Ah As"}
    for rules, bonus in (({}, 90), ({"no_trump_capot": 180}, 180)):
        table = played("NT P P P", aces, **rules)
        result = result_of(table)
        assert sum(team.cards + team.last_ten for team in result.teams) == 130
        assert all(team.no_trumps == team.cards + team.last_ten for team in result.teams)
        if result.capot is not None:
            assert result.teams[result.capot].capot == bonus
    clubs = {0: "Ac Tc Kc Qc Jc 9c 8c 7c"}
    table = played("NT P P P", clubs)
    assert [team.raw for team in result_of(table).teams] == [350, 0]
    table = played("NT P P P", clubs, no_trump_capot=180)
    assert [team.raw for team in result_of(table).teams] == [440, 0]


def test_made_and_inside() -> None:
    """BELOT-55, 56, 72, decisions A21, A22: both record their own, or the others record all."""
    assert settlement("h", (87, 75)).recorded == (9, 7)
    assert settlement("h", (75, 87)).recorded == (0, 16)
    assert settlement("h", (75, 87), declaring_team=1).recorded == (7, 9)
    assert settlement("h", (82, 130)).recorded == (0, 21)
    table = played("h P P P", FOUR_HANDS)
    result = result_of(table)
    assert (result.ending == "made") == (result.teams[0].raw > result.teams[1].raw)
    first, second = (team.recorded for team in result.teams)
    assert view_of(table).scores == [first, second]
    assert table.payoffs == [first - second, second - first] * 2


def test_hanging() -> None:
    """BELOT-57, 68: equal points wait for the next deal that is neither void nor equal, unmultiplied."""
    assert (settlement("h", (81, 81)).recorded, settlement("h", (81, 81)).hanging) == ((0, 8), 8)
    found = settlement("h", (81, 81), hanging=8)
    assert (found.recorded, found.hanging, found.ending) == ((0, 8), 16, "hanging")
    assert settlement("h", (100, 62), hanging=16).recorded == (26, 6)
    assert settlement("h", (100, 62), hanging=11, doubling=2).recorded == (43, 0)


def test_hanging_points_stay_on_the_table() -> None:
    """BELOT-23, 57, 68: from deal to deal, also over a void one."""
    table = hanging_deal()
    result = result_of(table)
    assert (result.ending, result.teams[0].raw, result.teams[1].raw) == ("hanging", 81, 81)
    assert (view_of(table).scores, view_of(table).hanging) == ([0, 8], 8)
    assert (result.hanging_before, result.hanging, result.hanging_to) == (0, 8, None)
    assert table.payoffs == [-8, 8, -8, 8]
    table.deal()
    call(table, "P P P P")
    assert view_of(table).hanging == 8
    table.deal()
    call(table, "c P P P")
    play_lowest(table)
    result = result_of(table)
    assert result.ending in ("made", "inside")
    winner = 0 if result.teams[0].raw > result.teams[1].raw else 1
    assert (result.hanging_before, result.hanging_to, result.hanging) == (8, winner, 0)
    recorded = [team.recorded for team in result.teams]
    assert sum(recorded) == result.total + 8
    assert table.payoffs[winner] == recorded[winner] - recorded[1 - winner]
    assert [line.hanging for line in view_of(table).sheet] == [8, 8, 0]


def hanging_deal(**rules: Any) -> Table:
    """A deal of hearts by team 0 in which both teams have 81 points: found among random ones."""
    chance = random.Random("hanging 80")
    table = lay_table(" ".join(chance.sample(PACK, len(PACK))), **rules)
    call(table, "h P P P")
    while not table.over:
        table.act("play", chance.choice(table.actions.named("play")).low)
    assert table.ending == "hanging"
    return table


@pytest.mark.parametrize(
    ("contract", "raw", "expected"),
    [
        ("h", (107, 55), (11, 5)),
        ("h", (105, 57), (10, 6)),
        ("h", (96, 66), (9, 7)),
        ("AT", (135, 123), (14, 12)),
        ("AT", (144, 114), (14, 12)),
        ("AT", (153, 105), (15, 11)),
        ("NT", (146, 114), (15, 11)),
        ("NT", (144, 116), (14, 12)),
    ],
)
def test_rounding(contract: Any, raw: tuple[int, int], expected: tuple[int, int]) -> None:
    """BELOT-58 to 61."""
    assert settlement(contract, raw).recorded == expected


def test_rounding_of_hanging_points() -> None:
    """BELOT-62, 63, decision A12: the share that hangs rounds up, nothing is lost."""
    for contract, raw in (("h", 106), ("AT", 154), ("AT", 129)):
        found = settlement(contract, (raw, raw))  # type: ignore[arg-type]
        assert found.recorded[1] + found.hanging == (2 * raw + 5) // 10
        assert found.hanging >= found.recorded[1]


def test_doubled_deals_go_to_one_team() -> None:
    """BELOT-64 to 66, decision A8: all points, rounded first, then times two or four."""
    assert settlement("h", (90, 72), doubling=2).recorded == (32, 0)
    assert settlement("h", (72, 90), doubling=4).recorded == (0, 64)
    assert settlement("h", (182, 90), doubling=2).recorded == (54, 0)
    table = played("h X P P P", FOUR_HANDS)
    result = result_of(table)
    assert result.multiplied == 2 * result.total
    assert sorted(team.recorded for team in result.teams) == [0, result.multiplied]


def test_a_doubled_capot() -> None:
    """BELOT-66, option `capot_doubled` (decision A9)."""
    assert settlement("h", (252, 0), doubling=2, capot=0).recorded == (50, 0)
    fixed = {"capot_doubled": False}
    assert settlement("h", (252, 0), doubling=2, capot=0, rules=fixed).recorded == (41, 0)
    assert settlement("h", (252, 0), capot=0, rules=fixed).recorded == (25, 0)
    fixed_more = {"capot_doubled": False, "no_trump_capot": 180}
    assert settlement("NT", (440, 0), doubling=2, capot=0, rules=fixed_more).recorded == (52 + 18, 0)


def test_a_doubled_tie() -> None:
    """BELOT-67, option `doubled_tie` (decision A11)."""
    assert settlement("h", (81, 81), doubling=2).hanging == 32
    half = settlement("h", (81, 81), doubling=4, rules={"doubled_tie": "defenders_keep_half"})
    assert (half.recorded, half.hanging) == ((0, 32), 32)


# The end ------------------------------------------------------------------------------------------


def test_the_higher_score_wins() -> None:
    """BELOT-69, 70."""
    assert game_winner((151, 70)) == 0
    assert game_winner((150, 70)) is None
    assert game_winner((156, 160)) == 1
    assert game_winner((156, 156)) is None
    assert game_winner((51, 20), rules={"target": 51}) == 0


def test_no_game_ends_with_a_capot() -> None:
    """BELOT-71, decisions A14, A15; option `capot_cannot_end`."""
    assert game_winner((155, 60), capot=0) is None
    assert game_winner((155, 60), capot=0, rules={"capot_cannot_end": False}) == 0
    assert game_winner((155, 166)) == 1


def test_hanging_points_may_block_the_end() -> None:
    """Decision A13, option `hanging_blocks_end`: at the table, until they are won."""
    table = hanging_deal(target=5)
    assert table.standings is not None and table.standings.winners == [1, 3]
    table = hanging_deal(target=5, hanging_blocks_end=True)
    assert table.standings is None and result_of(table).one_more
    while table.standings is None:
        table.deal()
        call(table, "c P P P")
        play_lowest(table)
    assert view_of(table).hanging == 0


def test_the_score_sheet() -> None:
    """BELOT-72: a line for every deal, the last 24 of them."""
    table = Table("belot", seed=2, rules={"target": 10_000})
    expected = [0, 0]
    for deal in range(30):
        table.deal()
        call(table, "P P P P" if deal % 7 == 0 else "P s P P P")
        play_lowest(table)
        if table._state.contract >= 0:
            for team in range(2):
                expected[team] += result_of(table).teams[team].recorded
    sheet = view_of(table).sheet
    assert [line.number for line in sheet] == list(range(7, 31))
    assert view_of(table).scores == expected
    assert {line.contract.name for line in sheet if line.contract} == {"spades"}


def test_finishing_early() -> None:
    """Who leads wins, equals share."""
    table = Table("belot", seed=1)
    assert table.finish("agreed").winners == [0, 1, 2, 3]
    table = played("h P P P", FOUR_HANDS)
    scores = view_of(table).scores
    assert table.finish("agreed").winners == ([0, 2] if scores[0] > scores[1] else [1, 3])


# House rules and input ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "option"),
    [
        ({"target": 0}, "target"),
        ({"no_trump_capot": 100}, "no_trump_capot"),
        ({"doubling": "thrice"}, "doubling"),
        ({"doubling": "none", "bid_over_double": False}, "bid_over_double"),
        ({"doubling": "none", "capot_doubled": False}, "capot_doubled"),
        ({"doubling": "none", "doubled_tie": "defenders_keep_half"}, "doubled_tie"),
        ({"declaration_mode": "auto", "declaration_timing": "first_trick"}, "declaration_timing"),
        ({"three_handed": True}, "three_handed"),
    ],
)
def test_impossible_rules(rules: dict[str, Any], option: str) -> None:
    """Section 1.2, decision A24."""
    with pytest.raises(InvalidRules, match=option):
        game("belot", rules)


def test_presets() -> None:
    """Decisions A9 to A11, A16."""
    web = game("belot(preset=web)").rules.model_dump()
    assert (web["no_trump_capot"], str(web["carre_order"]), str(web["doubled_tie"])) == (
        180,
        "natural",
        "defenders_keep_half",
    )
    assert game("belot(preset=tournament)").rules.model_dump()["capot_doubled"] is False
    assert str(game("belot")) == "belot(preset=standard)"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: legal_cards("x", "", "Ah"),  # type: ignore[arg-type]
        lambda: legal_cards("h", "Ah", "Ah"),
        lambda: legal_cards("h", "6h", "Ah"),
        lambda: legal_cards("h", "7h 8h 9h Th", "Ah"),
        lambda: legal_cards("h", "", "7h 8h 9h Th Jh Qh Kh Ah As"),
        lambda: legal_cards("h", "", "??"),
        lambda: trick_winner("h", ""),
        lambda: declaration_points({0: ["7h 8h Ah"]}),
        lambda: declaration_points({4: []}),
        lambda: settlement("h", (-1, 2)),
        lambda: settlement("h", (1, 2), doubling=3),  # type: ignore[arg-type]
    ],
)
def test_nonsense_is_refused(wrong: Any) -> None:
    """Decision A23."""
    with pytest.raises((InvalidCards, NotPossible)):
        wrong()


def test_the_absent_player_passes_and_plays_the_cheapest_card() -> None:
    """Fallback."""
    table = dealt_table(FOUR_HANDS, "h P P P")
    assert table.fallback() == ("play", 20)  # the seven of clubs
    assert lay_table().fallback() == ("pass", 0)


def test_every_rule_is_cited() -> None:
    """No rule of the page is without a test."""
    import pathlib
    import re

    text = pathlib.Path(__file__).read_text()
    cited: set[int] = set()
    for run in re.findall(r"BELOT-(\d+(?:(?:, | to )\d+)*)", text):
        for part in run.split(", "):
            low, *high = part.split(" to ")
            cited |= set(range(int(low), int((high or [low])[0]) + 1))
    assert cited >= set(range(1, 73)), sorted(set(range(1, 73)) - cited)


def test_the_results_of_all_deals_of_a_game_are_kept() -> None:
    """BELOT-72: the sheet and the arithmetic belong to one game; a new one begins without."""
    table = lay_table(target=31)
    for _ in range(40):
        call(table, "P P P P" if table.deals == 2 else "c P P P")
        play_lowest(table)
        assert list(table.results) == list(range(1, table.deals + 1))
        assert table.results[table.deals] == result_of(table)
        lines = view_of(table).sheet
        kept = [[team.recorded for team in result.teams] or [0, 0] for result in table.results.values()]
        assert kept == [line.recorded for line in lines]
        if table.standings is not None:
            break
        table.deal()
    assert table.standings is not None and table.deals > 2
    assert Table.replay(table.record()).results == table.results
    table.again()
    assert len(table.results) == table.deals
    table.deal()
    assert table.results == {}


def test_only_the_latest_results_are_kept() -> None:
    """As many as there are lines on the sheet."""
    table = lay_table()
    for _ in range(RESULTS + 2):
        call(table, "P P P P")
        table.deal()
    assert list(table.results) == list(range(3, RESULTS + 3))
    assert len(view_of(table).sheet) == RESULTS


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "undertrump", "name", "suit", "beat"),
    [
        ("h", "", "7c Jh", False, "lead", None, None),
        ("h", "Ac", "7c Jh", False, "follow", "clubs", None),
        ("h", "Ac Th", "7c Jh", False, "follow", "clubs", None),
        ("h", "9h", "7h Jh 7c", False, "raise", "hearts", "9h"),
        ("h", "9h", "7h Ah 7c", False, "follow", "hearts", None),
        ("AT", "7d 8d", "Jd 9d As", False, "raise", "diamonds", "8d"),
        ("AT", "7d 8d", "As 7c", False, "play", None, None),
        ("NT", "7d", "As 8d", False, "follow", "diamonds", None),
        ("NT", "7d", "As 7c", False, "play", None, None),
        ("h", "Ac", "7d Jh 7h", False, "trump", None, None),
        ("h", "Ac Th", "7d Jh 7h", False, "overtrump", None, "Th"),
        ("h", "7c Ac Th", "7d Jh 7h", False, "overtrump", None, "Th"),
        ("h", "7c Jh 8c", "7d 9h 7h", False, "play", None, None),
        ("h", "7c 8c Jh", "7d 9h 7h", False, "play", None, None),
        ("h", "7c 8c Jh", "7d 9h 7h", True, "undertrump", None, None),
    ],
)
def test_a_duty_in_one_word(
    contract: Any, trick: str, hand: str, undertrump: bool, name: str, suit: str, beat: str
) -> None:
    """BELOT-27 to 35: what the trick asks, told with the cards that may be played."""
    legal = parse_cards(legal_cards(contract, trick, hand, {"must_undertrump": undertrump}))
    played = parse_cards(trick)
    best = played[trick_winner(contract, trick)] if played else -1
    duty = duty_of(CONTRACTS.index(contract), parse_cards(hand), legal, played, best)
    assert (duty.name, duty.suit, duty.beat) == (name, suit, beat)


def test_only_who_is_to_play_has_a_duty() -> None:
    table = played_to_the_second_card()
    assert [bool(view_of(table, seat).duty) for seat in range(4)] == [False, True, False, False]
    assert view_of(table).duty is None
    duty = view_of(table, 1).duty
    assert duty is not None and duty.name in ("follow", "raise", "trump", "play")


def played_to_the_second_card() -> Table:
    """Seat 0 has led, seat 1 is to play."""
    table = lay_table()
    assert view_of(table, table.actor).duty is None
    call(table, "c P P P")
    duty = view_of(table, 0).duty
    assert duty is not None and duty.name == "lead"
    table.act(*lowest_legal(table))
    while table.actor == 0:
        table.act(*lowest_legal(table))
    return table
