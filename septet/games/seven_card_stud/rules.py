"""The house rules of Seven Card Stud."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ...engine.rules import Choice, Rules

CHIPS = Field(ge=1, le=100_000_000)


class Preset(Choice):
    """The rules that an option starts from."""

    CASH, TOURNAMENT = range(2)


class Mode(Choice):
    """Whether who cannot pay the ante and the bring-in is dealt in."""

    CASH, TOURNAMENT = range(2)


class Opener(Choice):
    """Who acts first on fifth and sixth street."""

    BEST_BOARD, HIGHEST_NEW_CARD = range(2)


class OpenerTie(Choice):
    """Which of equal boards acts first."""

    SUIT, POSITION = range(2)


class OddChip(Choice):
    """Who gets the chips that cannot be divided."""

    FIRST_LEFT_OF_DEALER, HIGH_CARD_BY_SUIT = range(2)


class ShortAllIn(Choice):
    """How large an all-in must be to count as a bet or raise."""

    HALF_BET, FULL_BET = range(2)


class EndCondition(Choice):
    """When play ends."""

    NONE, HANDS, TIME_LIMIT, LAST_PLAYER = range(4)


class StudRules(Rules):
    """House rules of Seven Card Stud, as the rule page lists them."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = types.MappingProxyType(
        {
            "cash": {},
            "tournament": {"mode": "tournament", "starting_chips": 500, "end_condition": "last_player"},
        }
    )

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = types.MappingProxyType(
        {
            "table": (
                "max_players",
                "starting_chips",
                "mode",
                "end_condition",
                "hands_limit",
                "time_limit_minutes",
            ),
            "betting": ("small_bet", "big_bet", "ante", "bring_in", "fourth_street_pair"),
            "raising": ("max_raises", "heads_up_unlimited", "raise_over_bring_in", "short_all_in"),
            "order": ("opener_5th_6th", "opener_tie", "burn_cards"),
            "showdown": ("show_all", "odd_chip"),
        }
    )

    preset: Preset = Preset.CASH
    """The rules to start from: a cash game or a tournament."""

    mode: Mode = Mode.CASH
    """Cash: only who has ante and bring-in is dealt in.  Tournament: everybody who has chips."""

    max_players: Annotated[int, Field(ge=2, le=8)] = 6
    """The most players at the table; with seven or eight a community card may be needed."""

    starting_chips: Annotated[int, CHIPS] = 200
    """Chips that everybody begins with."""

    small_bet: Annotated[int, Field(ge=2, le=100_000_000)] = 2
    """The bet on third and fourth street."""

    big_bet: Annotated[int, Field(ge=2, le=100_000_000)] = 4
    """The bet from fifth street on; twice the small bet unless something else is said."""

    ante: Annotated[int, Field(ge=0, le=100_000_000)] = 1
    """Chips that everybody pays before each hand."""

    bring_in: Annotated[int, CHIPS] = 1
    """Chips that the lowest card must bet; less than the small bet."""

    max_raises: Annotated[int, Field(ge=1, le=100)] = 3
    """Raises in a betting round."""

    raise_over_bring_in: bool = False
    """Raises on third street are counted from the bring-in, not from the small bet that completed it."""

    heads_up_unlimited: bool = False
    """No limit of raises when only two players are left."""

    fourth_street_pair: bool = True
    """With an open pair on fourth street everybody may also bet and raise by the big bet."""

    opener_5th_6th: Opener = Opener.BEST_BOARD
    """Who acts first on fifth and sixth street: the best board or the highest new card."""

    opener_tie: OpenerTie = OpenerTie.SUIT
    """Equal boards: the strongest suit acts first, or the seat nearest to the dealer's left."""

    odd_chip: OddChip = OddChip.FIRST_LEFT_OF_DEALER
    """Chips that cannot be divided go round from the dealer's left, or from the highest card by suit."""

    short_all_in: ShortAllIn = ShortAllIn.HALF_BET
    """An all-in counts as a bet or raise from half the size on, or only when it is full."""

    show_all: bool = True
    """Everybody shows at the showdown; else beaten hands are thrown away unseen."""

    burn_cards: bool = False
    """A card is burnt before each street from the fourth on."""

    end_condition: EndCondition = EndCondition.NONE
    """Play has no end, a number of hands, a time limit, or goes on until one player has all the chips."""

    hands_limit: Annotated[int, Field(ge=1, le=100_000)] = 20
    """Hands to play, with a number of hands."""

    time_limit_minutes: Annotated[int, Field(ge=1, le=100_000)] = 60
    """Minutes until the last hand, with a time limit."""

    @classmethod
    def implied(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """The big bet is twice the small bet."""
        small = options.get("small_bet")
        return {"big_bet": 2 * small} if type(small) is int else {}

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Options that exclude each other, and changed options that another one makes meaningless."""
        if self.big_bet < self.small_bet:
            yield "big_bet", f"{self.big_bet} is less than small_bet={self.small_bet}"
        if self.bring_in >= self.small_bet:
            yield "bring_in", f"{self.bring_in} must be less than small_bet={self.small_bet}"
        if self.mode == Mode.CASH and self.ante + self.bring_in > self.starting_chips:
            yield (
                "starting_chips",
                f"{self.starting_chips} is less than ante and bring-in: nobody could be dealt in",
            )
        changed = self.changes()
        for option, needed, met in (
            ("hands_limit", "end_condition=hands", self.end_condition == EndCondition.HANDS),
            ("time_limit_minutes", "end_condition=time_limit", self.end_condition == EndCondition.TIME_LIMIT),
        ):
            if option in changed and not met:
                yield option, f"only has a meaning with {needed}"
