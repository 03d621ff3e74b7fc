"""The house rules of Seven Twenty-Seven: 19 options and one preset."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ...engine.rules import Choice, Rules


class Preset(Choice):
    """The rule document that the options start from."""

    STANDARD = 0


class DeclareTie(Choice):
    """What a shared half is for a player who announced both."""

    LOSES, COUNTS = range(2)


class DeclareDeadlock(Choice):
    """What becomes of a pot to which no announcement gives a right."""

    CARDS_SPEAK, CARRY_OVER = range(2)


class PictureValue(Choice):
    """What jacks, queens and kings count."""

    HALF, HALF_OR_TEN = range(2)


class ExtraCards(Choice):
    """How further cards are dealt."""

    DOWN, UP = range(2)


class ShortChips(Choice):
    """What a player does who cannot pay the full amount."""

    ALL_IN, MUST_FOLD = range(2)


class OddChipHalf(Choice):
    """Which half of an odd pot gets the chip that is left over."""

    SEVEN, TWENTY_SEVEN = range(2)


class EndCondition(Choice):
    """When play ends."""

    NONE, HANDS, TIME_LIMIT, LAST_PLAYER = range(4)


class SevenTwentySevenRules(Rules):
    """House rules of Seven Twenty-Seven, as `rules/seven_twenty_seven.md` lists them (options 1 to 19)."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = types.MappingProxyType({"standard": {}})

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = types.MappingProxyType(
        {
            "table": (
                "min_players",
                "max_players",
                "starting_chips",
                "end_condition",
                "hands_limit",
                "time_limit_minutes",
            ),
            "betting": ("ante", "bet_min", "bet_max", "max_raises", "short_chips"),
            "cards": ("picture_value", "over_is_out"),
            "taking": ("extra_cards", "frozen"),
            "announcing": ("declare", "declare_tie", "declare_deadlock"),
            "showdown": ("under_beats_over", "fewer_cards_win", "odd_chip_half"),
        }
    )

    preset: Preset = Preset.STANDARD
    """The rules to start from; there is one set."""

    min_players: Annotated[int, Field(ge=4, le=10)] = 4
    """The fewest players to begin with; two or three go on when the others have lost all their chips."""

    max_players: Annotated[int, Field(ge=4, le=10)] = 10
    """The most players at the table."""

    starting_chips: Annotated[int, Field(ge=1, le=1_000_000)] = 100
    """Chips that everybody begins with."""

    ante: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """Chips that everybody pays into the pot before each deal."""

    bet_min: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """The smallest bet, and the least by which a bet is raised."""

    bet_max: Annotated[int, Field(ge=1, le=1_000_000)] = 5
    """The largest bet, and the most by which a bet is raised."""

    max_raises: Annotated[int, Field(ge=0, le=1_000)] = 3
    """How often a bet may be raised in one betting round."""

    over_is_out: bool = False
    """A total above the target wins nothing; who is above 27 shows the cards and is out at once."""

    declare: bool = False
    """Before the showdown everybody announces 7, 27 or both; who announces both must win both."""

    declare_tie: DeclareTie = DeclareTie.LOSES
    """Whether a shared half counts as won for a player who announced both."""

    declare_deadlock: DeclareDeadlock = DeclareDeadlock.CARDS_SPEAK
    """No announcement wins anything: the cards speak, or the pot stays for the next hand."""

    frozen: bool = False
    """Who declines a card twice in a row may not take any more."""

    picture_value: PictureValue = PictureValue.HALF
    """Jacks, queens and kings count a half, or a half or ten as the player likes."""

    under_beats_over: bool = False
    """At the same distance the total below the target beats the one above."""

    fewer_cards_win: bool = False
    """At the same total the hand with fewer cards wins."""

    extra_cards: ExtraCards = ExtraCards.DOWN
    """Further cards are dealt face down or face up."""

    short_chips: ShortChips = ShortChips.ALL_IN
    """Who cannot pay a bet in full goes all-in, or has to fold."""

    odd_chip_half: OddChipHalf = OddChipHalf.TWENTY_SEVEN
    """Which half of an odd pot gets the odd chip."""

    end_condition: EndCondition = EndCondition.NONE
    """Play has no end, a number of hands, a time limit, or goes on until one player has all the chips."""

    hands_limit: Annotated[int, Field(ge=1, le=100_000)] = 20
    """How many hands are played, with a number of hands."""

    time_limit_minutes: Annotated[int, Field(ge=1, le=100_000)] = 60
    """Minutes until the last hand, with a time limit."""

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Options that exclude each other, and changed options that another one makes meaningless."""
        if self.min_players > self.max_players:
            yield "min_players", f"{self.min_players} is more than max_players={self.max_players}"
        if self.bet_min > self.bet_max:
            yield "bet_min", f"{self.bet_min} is more than bet_max={self.bet_max}"
        changed = self.changes()
        for option, needed, met in (
            ("declare_tie", "declare=true", self.declare),
            ("declare_deadlock", "declare=true", self.declare),
            ("under_beats_over", "over_is_out=false", not self.over_is_out),
            ("hands_limit", "end_condition=hands", self.end_condition == EndCondition.HANDS),
            ("time_limit_minutes", "end_condition=time_limit", self.end_condition == EndCondition.TIME_LIMIT),
        ):
            if option in changed and not met:
                yield option, f"only has a meaning with {needed}"
