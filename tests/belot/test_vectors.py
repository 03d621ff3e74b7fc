"""Every vector of the rule document, V1 to V103; each test is named by its number or says which it covers."""

import pytest

from septet import IllegalAction, Table
from septet.games.belot import (
    belot_possible,
    best_declarations,
    declarable,
    declaration_points,
    game_winner,
    legal_cards,
    settlement,
    trick_winner,
)
from septet.games.belot.results import ContractView
from septet.games.belot.rules import BelotRules
from septet.games.belot.scoring import settle
from septet.games.belot.state import Contract

from .play import CONTRACTS, call, dealt_table, lay_table, legal, lowest_legal, result_of, view_of

# Bidding: V1 to V17 -------------------------------------------------------------------------------


def contract_after(calls: str) -> tuple[str, int, int]:
    """The contract, who bid it and how often it is doubled; the bidding must be over."""
    table = lay_table()
    call(table, calls)
    view = view_of(table)
    assert view.phase == "play"
    assert isinstance(view.contract, ContractView)
    names = dict(
        zip(("clubs", "diamonds", "hearts", "spades", "no_trumps", "all_trumps"), CONTRACTS, strict=True)
    )
    return names[view.contract.name], view.contract.by, view.contract.doubling


def test_BELOT_V1_all_pass() -> None:
    table = lay_table()
    call(table, "P P P P")
    assert table.ending == "void"
    table.deal()
    assert table.dealer == 0


@pytest.mark.parametrize(
    ("number", "calls", "expected"),
    [
        ("V2", "P P P c P P P", ("c", 3, 1)),
        ("V3", "c d P P P", ("d", 1, 1)),
        ("V4", "c P NT P AT P P P", ("AT", 0, 1)),
        ("V5", "h X P P P", ("h", 0, 2)),
        ("V6", "h X XX P P P", ("h", 0, 4)),
        ("V7", "h X s P P P", ("s", 2, 1)),
        ("V8", "h P s X P P P", ("s", 2, 2)),
        ("V9", "c X d X XX P P P", ("d", 2, 4)),
        ("V10", "AT P P X P P XX P P P", ("AT", 0, 4)),
        ("V11", "P h P P s P P P", ("s", 0, 1)),
    ],
)
def test_BELOT_V2_to_V11_contracts(number: str, calls: str, expected: tuple[str, int, int]) -> None:
    assert contract_after(calls) == expected, number


@pytest.mark.parametrize(
    ("number", "before", "illegal"),
    [
        ("V12", "s", "h"),
        ("V13", "NT", "NT"),
        ("V14", "h P", "X"),
        ("V15", "h X P", "X"),
        ("V16", "h", "XX"),
        ("V17", "h X P", "XX"),
    ],
)
def test_BELOT_V12_to_V17_illegal_calls(number: str, before: str, illegal: str) -> None:
    table = lay_table()
    call(table, before)
    with pytest.raises(IllegalAction):
        call(table, illegal)
    call(table, "P")


# Legal cards: V18 to V32 --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "contract", "trick", "hand", "expected"),
    [
        ("V18", "h", "Ac", "9c 7c Jh", "9c 7c"),
        ("V19", "h", "Ac 7c", "9d Jh 7h", "9d Jh 7h"),
        ("V20", "h", "Ac", "9d Jh 7h", "Jh 7h"),
        ("V21", "h", "7c 8c 9h", "9d Jh 7h", "Jh"),
        ("V22", "h", "Ac 9h 7c", "9d Jh 7h", "9d Jh 7h"),
        ("V23", "h", "Ac 9h", "9d 7h 8h", "9d 7h 8h"),
        ("V24", "h", "9h", "Jh 7h As", "Jh"),
        ("V25", "h", "9h 8h", "Jh 7h As", "Jh"),
        ("V26", "h", "Jh", "9h 7h", "9h 7h"),
        ("V27", "AT", "9c", "Jc 7c Jh", "Jc"),
        ("V28", "AT", "9c 8c", "Jc 7c Jh", "Jc"),
        ("V29", "AT", "9c", "Jh Js", "Jh Js"),
        ("V30", "NT", "9c", "Ac 7c Jh", "Ac 7c"),
        ("V31", "s", "Th Ad", "7s 7c", "7s 7c"),
        ("V32", "s", "7h Ad 8h", "7s 7c", "7s"),
    ],
)
def test_BELOT_V18_to_V32_legal_cards(number, contract, trick, hand, expected) -> None:
    assert set(legal_cards(contract, trick, hand)) == set(expected.split()), number


def test_BELOT_V23_must_undertrump() -> None:
    assert legal_cards("h", "Ac 9h", "9d 7h 8h", {"must_undertrump": True}) == ["7h", "8h"]


# Trick winners: V33 to V37 ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "contract", "trick", "winner"),
    [
        ("V33", "h", "Ac 7h Tc 9d", 1),
        ("V34", "AT", "Ac Jh Tc 9d", 0),
        ("V35", "AT", "9c Ac Jc Tc", 2),
        ("V36", "NT", "9c Jc Tc Ad", 2),
        ("V37", "h", "Kh 9h Ah Jh", 3),
    ],
)
def test_BELOT_V33_to_V37_trick_winners(number, contract, trick, winner) -> None:
    assert trick_winner(contract, trick) == winner, number


# Declarations: V38 to V54 -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "declared", "rules", "expected"),
    [
        ("V38", {0: ["7h 8h 9h Th"], 1: ["Qs Ks As"]}, {}, (50, 0)),
        ("V39", {0: ["Jh Qh Kh"], 1: ["Js Qs Ks"]}, {}, (0, 0)),
        ("V40", {0: ["Jh Qh Kh", "7c 8c 9c"], 1: ["Js Qs Ks"]}, {}, (0, 0)),
        ("V41", {0: ["Th Jh Qh Kh Ah"], 2: ["7c 8c 9c"], 1: ["Js Qs Ks As"]}, {}, (120, 0)),
        ("V42", {0: ["Th Jh Qh"], 1: ["Ac Ad Ah As"]}, {}, (20, 100)),
        ("V42", {0: ["Th Jh Qh"], 1: ["Ac Ad Ah As"]}, {"declaration_contest": "carre_first"}, (0, 100)),
        ("V43", {0: ["Tc Td Th Ts"], 1: ["Kc Kd Kh Ks"]}, {}, (100, 0)),
        ("V43", {0: ["Tc Td Th Ts"], 1: ["Kc Kd Kh Ks"]}, {"carre_order": "natural"}, (0, 100)),
        ("V44", {0: ["9c 9d 9h 9s"], 1: ["Ac Ad Ah As", "Kc Kd Kh Ks"]}, {}, (150, 0)),
        ("V45", {0: ["Jc Jd Jh Js", "Qc Qd Qh Qs"], 1: ["9c 9d 9h 9s"]}, {}, (300, 0)),
        ("V46", {0: ["9h Th Jh Qh Kh Ah"], 1: ["Ts Js Qs Ks As"]}, {}, (100, 0)),
        ("V47", {0: ["7h 8h 9h Th Jh Qh Kh Ah"]}, {}, (100, 0)),
        ("V47", {0: ["7h 8h 9h Th Jh Qh Kh Ah"]}, {"eight_run": "quinte_and_tierce"}, (120, 0)),
    ],
)
def test_BELOT_V38_to_V47_what_counts(number, declared, rules, expected) -> None:
    assert declaration_points(declared, rules) == expected, number


def kinds_and_points(hand: str, **rules: str) -> list[tuple[str, int | None]]:
    """What a hand can declare."""
    return sorted((made.kind, made.points) for made in declarable(hand, rules))


def test_BELOT_V47_eight_cards_are_one_quinte() -> None:
    hand = "7h 8h 9h Th Jh Qh Kh Ah"
    assert kinds_and_points(hand) == [("quinte", 100)]
    assert kinds_and_points(hand, eight_run="quinte_and_tierce") == [("quinte", 120)]


def test_BELOT_V48_a_card_of_a_sequence_and_of_a_carre() -> None:
    hand = "9s Ts Js Qs Kc Kd Kh Ks"
    assert kinds_and_points(hand) == [("carre", 100), ("quinte", 100)]
    best = best_declarations(hand)
    assert [(made.kind, made.points) for made in best] == [("carre", 100), ("quarte", 50)]
    assert best[1].cards == ["9s", "Ts", "Js", "Qs"]


def test_BELOT_V49_two_tierces() -> None:
    hand = "7d 8d 9d Jd Qd Kd As 7c"
    assert kinds_and_points(hand) == [("tierce", 20), ("tierce", 20)]
    assert sum(made.points or 0 for made in best_declarations(hand)) == 40


def test_BELOT_V50_belot_by_leading() -> None:
    assert belot_possible("h", "", "Qh Kh 7c") == ["Qh", "Kh"]


def test_BELOT_V51_no_belot_by_throwing_away() -> None:
    assert legal_cards("AT", "9c", "Kh Qh") == ["Qh", "Kh"]
    assert belot_possible("AT", "9c", "Kh Qh") == []
    assert belot_possible("AT", "", "Qh") == []


def test_BELOT_V52_belot_by_trumping_over_the_partner() -> None:
    assert "Kh" in legal_cards("h", "Ac 7c", "Kh Qh 9d")
    assert belot_possible("h", "Ac 7c", "Kh Qh 9d") == ["Qh", "Kh"]


def test_BELOT_V53_no_belot_outside_the_trumps() -> None:
    assert belot_possible("s", "", "Kh Qh") == []


def test_BELOT_V54_nothing_without_trumps() -> None:
    table = dealt_table({0: "7h 8h 9h Th Jh Qh Kh Ah"}, "NT P P P")
    assert set(legal(table)) == {"play"}
    assert belot_possible("NT", "", "Kh Qh") == []


# Scoring: V55 to V91 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "contract", "raw", "doubling", "hanging", "expected", "left"),
    [
        ("V55", "h", (87, 75), 1, 0, (9, 7), 0),
        ("V56", "h", (75, 87), 1, 0, (0, 16), 0),
        ("V57", "h", (106, 56), 1, 0, (10, 6), 0),
        ("V58", "h", (156, 6), 1, 0, (15, 1), 0),
        ("V59", "h", (86, 76), 1, 0, (8, 8), 0),
        ("V60", "AT", (224, 34), 1, 0, (22, 4), 0),
        ("V61", "AT", (194, 164), 1, 0, (19, 17), 0),
        ("V62", "AT", (134, 124), 1, 0, (13, 13), 0),
        ("V63", "NT", (136, 124), 1, 0, (14, 12), 0),
        ("V64", "NT", (132, 128), 1, 0, (13, 13), 0),
        ("V65", "h", (81, 81), 1, 0, (0, 8), 8),
        ("V66", "h", (106, 106), 1, 0, (0, 10), 11),
        ("V67", "AT", (154, 154), 1, 0, (0, 15), 16),
        ("V68", "AT", (129, 129), 1, 0, (0, 13), 13),
        ("V69", "NT", (130, 130), 1, 0, (0, 13), 13),
        ("V70", "h", (100, 62), 1, 8, (18, 6), 0),
        ("V71", "h", (62, 100), 1, 8, (0, 24), 0),
        ("V72", "h", (81, 81), 1, 8, (0, 8), 16),
        ("V74", "h", (90, 72), 2, 0, (32, 0), 0),
        ("V75", "h", (72, 90), 2, 0, (0, 32), 0),
        ("V76", "h", (90, 72), 4, 0, (64, 0), 0),
        ("V77", "AT", (150, 108), 4, 0, (104, 0), 0),
        ("V78", "AT", (200, 128), 4, 0, (132, 0), 0),
        ("V79", "h", (81, 81), 2, 0, (0, 0), 32),
        ("V80", "AT", (129, 129), 4, 8, (0, 0), 112),
        ("V81", "h", (100, 62), 2, 11, (43, 0), 0),
        ("V88", "h", (252, 20), 1, 0, (25, 2), 0),
        ("V89", "h", (90, 122), 1, 0, (0, 21), 0),
        ("V90", "h", (112, 70), 1, 0, (11, 7), 0),
    ],
)
def test_BELOT_V55_to_V90_game_points(number, contract, raw, doubling, hanging, expected, left) -> None:
    found = settlement(contract, raw, doubling=doubling, hanging=hanging)
    assert (found.recorded, found.hanging) == (expected, left), number


def test_BELOT_V73_a_void_deal_leaves_hanging_points() -> None:
    table = Table("belot", seed=1)
    table._state.hanging = 8  # as after V65
    table.deal()
    call(table, "P P P P")
    assert (view_of(table).hanging, view_of(table).scores) == (8, [0, 0])


def test_BELOT_V79_defenders_keep_half() -> None:
    found = settlement("h", (81, 81), doubling=2, rules={"doubled_tie": "defenders_keep_half"})
    assert (found.recorded, found.hanging) == ((0, 16), 16)


@pytest.mark.parametrize(
    ("number", "contract", "raw", "doubling", "rules", "expected"),
    [
        ("V82", "h", (252, 0), 1, {}, (25, 0)),
        ("V83", "AT", (348, 0), 1, {}, (35, 0)),
        ("V84", "NT", (350, 0), 1, {}, (35, 0)),
        ("V85", "h", (0, 252), 1, {}, (0, 25)),
        ("V86", "h", (252, 0), 2, {}, (50, 0)),
        ("V86", "h", (252, 0), 2, {"capot_doubled": False}, (41, 0)),
        ("V87", "AT", (348, 0), 2, {}, (70, 0)),
        ("V87", "NT", (350, 0), 4, {}, (140, 0)),
    ],
)
def test_BELOT_V82_to_V87_capot(number, contract, raw, doubling, rules, expected) -> None:
    capot = 0 if raw[0] > raw[1] else 1
    found = settlement(contract, raw, doubling=doubling, capot=capot, rules=rules)
    assert (found.recorded, found.hanging) == (expected, 0), number


def test_BELOT_V91_nothing_is_lost_in_rounding() -> None:
    rules = BelotRules().record()
    splits = [
        (contract, first, total)
        for contract, least in ((Contract.HEARTS, 162), (Contract.ALL_TRUMPS, 258))
        for total in range(least, least + 401, 10)
        for first in range(total + 1)
    ] + [(Contract.NO_TRUMPS, first, 260) for first in range(0, 261, 2)]
    assert len(splits) > 33_000
    for contract, first, total in splits:
        made, against, hanging = settle(contract.value, first, total - first, 1, 0, 0, rules)
        assert made + against + hanging == (total + 5) // 10, (contract, first, total)


# The end of the game: V92 to V101 -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "before", "deal", "capot", "expected", "winner"),
    [
        ("V92", (100, 60), (51, 10), None, (151, 70), 0),
        ("V93", (150, 0), (0, 16), None, (150, 16), None),
        ("V94", (140, 145), (16, 10), None, (156, 155), 0),
        ("V95", (140, 144), (16, 12), None, (156, 156), None),
        ("V96", (130, 60), (25, 0), 0, (155, 60), None),
        ("V98", (155, 60), (25, 0), 0, (180, 60), None),
        ("V99", (155, 60), (10, 6), None, (165, 66), 0),
        ("V100", (155, 140), (0, 26), None, (155, 166), 1),
        ("V101", (100, 145), (0, 8), None, (100, 153), 1),
    ],
)
def test_BELOT_V92_to_V101_the_end(number, before, deal, capot, expected, winner) -> None:
    after = (before[0] + deal[0], before[1] + deal[1])
    assert after == expected, number
    hanging = 8 if number == "V101" else 0
    assert game_winner(after, capot=capot, hanging=hanging) == winner, number


def test_BELOT_V97_a_void_deal_is_not_the_last() -> None:
    table = Table("belot", seed=1)
    table._state.scores[:] = (155, 60)  # as after V96
    table.deal()
    call(table, "P P P P")
    assert table.standings is None and table.can_deal


def test_BELOT_V101_hanging_points_may_block_the_end() -> None:
    assert game_winner((100, 153), hanging=8, rules={"hanging_blocks_end": True}) is None


# Complete deals: V102, V103 -----------------------------------------------------------------------

V102 = "9h 7d Th 8s Jc 9c Js Qs Jd 9s Ah As 7h 8h Qh 7s Ts Td Kd Ad 7c 8d Ks Tc Jh Kh Qc 8c Ac 9d Kc Qd"

V102_TRICKS = [
    (0, "7c 9c 8c Kc", 3, 4),
    (3, "9d 7d Tc Td", 2, 20),
    (2, "Qc Ah 9h Jc", 0, 30),
    (0, "8d Jh Jd Qd", 1, 25),
    (1, "Qh Ac Kd Th", 0, 28),
    (0, "7h Kh Ts Ad", 1, 25),
    (1, "7s Js 9s Ks", 0, 6),
    (0, "8h 8s Qs As", 0, 14),
]

V103 = "Ks 8c Ts Kh 9c Td 7d 8d 9d Jh As 7s 9s Qs Qh Tc Qd Jd Qc Kc Ac 8s 8h Js Ah Ad 7c 9h Th Kd 7h Jc"

V103_TRICKS = [
    (0, "8c 9c 7c Jc", 3, 34),
    (3, "Qc Ac Tc 7d", 0, 24),
    (0, "8h Qh 9h Jh", 3, 37),
    (3, "Kc 8s Td 8d", 3, 14),
    (3, "Kd 9s Ad 9d", 2, 43),
    (2, "Jd 7h Ts Kh", 2, 34),
    (2, "Qd 7s Qs Ah", 2, 17),
    (2, "Th As Ks Js", 2, 45),
]


def replay(table: Table) -> tuple[list[tuple[int, str, int, int]], list[tuple[int, str]]]:
    """Play by the rule of section 4.7; returns the tricks and who announced belot with which suit."""
    tricks, belots = [], []
    while not table.over:
        table.act(*lowest_legal(table))
        for event in table.events:
            if event.kind == "trick":
                tricks.append((event.leader, " ".join(event.cards), event.seat, event.points))
            elif event.kind == "belot":
                belots.append((event.seat, event.suit))
    return tricks, belots


def test_BELOT_V102_hearts() -> None:
    table = lay_table(V102)
    call(table, "h P P P")
    hands = [sorted(view_of(table, seat).seats[seat].hand or []) for seat in range(4)]
    assert hands == [
        sorted(hand.split())
        for hand in (
            "7c 7d 8d 7h 8h 9h Th Ks",
            "9c Tc Jc Jh Qh Kh 7s 8s",
            "8c Qc Ac Td Jd Ts Js Qs",
            "Kc 9d Qd Kd Ad Ah 9s As",
        )
    ]
    tricks, belots = replay(table)
    assert tricks == V102_TRICKS
    assert belots == [(1, "hearts")]
    result = result_of(table)
    first, second = result.teams
    assert (first.cards + first.last_ten, second.cards) == (108, 54)
    assert (first.declarations, second.declarations, second.belots) == (70, 0, 20)
    assert [(made.seat, made.kind, made.cards[-1], made.counts) for made in result.declarations] == [
        (0, "quarte", "Th", True),
        (1, "tierce", "Jc", False),
        (1, "tierce", "Kh", False),
        (2, "tierce", "Qs", True),
        (3, "tierce", "Ad", False),
    ]
    assert (first.raw, second.raw) == (178, 74)
    assert (result.ending, view_of(table).scores) == ("made", [18, 7])


def test_BELOT_V103_all_trumps() -> None:
    table = lay_table(V103)
    call(table, "AT P P P")
    tricks, belots = replay(table)
    assert tricks == V103_TRICKS
    assert belots == [(3, "clubs"), (1, "hearts")]
    result = result_of(table)
    first, second = result.teams
    assert (first.cards + first.last_ten, second.cards) == (173, 85)
    assert (first.declarations, second.declarations) == (0, 40)
    assert (first.belots, second.belots) == (0, 40)
    assert (first.raw, second.raw) == (173, 165)
    assert (result.ending, view_of(table).scores) == ("made", [17, 17])
