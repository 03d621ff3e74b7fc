"""The house rules of Seka: 25 options and two presets."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ...engine.rules import Choice, Rules


class Preset(Choice):
    """The rule documents that an option starts from."""

    HOME, ONLINE = range(2)


class Deck(Choice):
    """Which cards are played with."""

    STANDARD36, TRYNKA24 = range(2)


class Wild(Choice):
    """Which cards are wild."""

    NONE, CLUB_SEVEN, BLACK_SEVENS, ALL_SEVENS = range(4)


class CompareMode(Choice):
    """Who may compare hands, and when."""

    LAST_TWO, ANY_PREVIOUS, AFTER_FIRST_ROUND = range(3)


class CompareReveal(Choice):
    """Who sees the hands that are compared."""

    PUBLIC, BETWEEN_TWO, PRIVATE = range(3)


class LastTwoTie(Choice):
    """What a tie between the last two means."""

    SWARA, CALLER_OUT = range(2)


class BlindPlay(Choice):
    """Who may bet without looking."""

    OFF, FIRST_PLAYER, ANYONE = range(3)


class BlindKnock(Choice):
    """How a player who has looked ends everybody's blind play."""

    OFF, RAISE, PLUS_ONE = range(3)


class FoldedEntry(Choice):
    """Whether players of the hand may buy into a swara."""

    OFF, HALF_POT = range(2)


class EntryBasis(Choice):
    """The pot of which a player pays half to enter a swara."""

    AT_DECLARATION, GROWING = range(2)


class OutsiderEntry(Choice):
    """Whether players who were not dealt in may buy into a swara."""

    OFF, FULL_POT = range(2)


class ShortChips(Choice):
    """What happens to a player who cannot pay."""

    MUST_FOLD, AUTO_FOLD = range(2)


class EndCondition(Choice):
    """When play ends."""

    NONE, TIME_LIMIT, LAST_PLAYER = range(3)


class SekaRules(Rules):
    """House rules of Seka, as `rules/seka.md` lists them (options 1 to 25)."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = types.MappingProxyType(
        {
            "home": {},
            "online": {
                "three_sixes_34": True,
                "compare_mode": "after_first_round",
                "compare_reveal": "private",
                "blind_play": "anyone",
                "blind_knock": "raise",
                "short_chips": "auto_fold",
            },
        }
    )

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = types.MappingProxyType(
        {
            "table": ("max_players", "starting_chips", "end_condition", "time_limit_minutes"),
            "betting": ("ante", "min_bet", "max_bet", "short_chips"),
            "cards": ("deck", "hand_size", "wild_cards", "three_sixes_34", "wild_in_three_sixes"),
            "comparing": ("compare_mode", "compare_reveal", "last_two_tie"),
            "blind": ("blind_play", "blind_knock", "blind_in_swara"),
            "swara": (
                "swara_split",
                "swara_folded_entry",
                "swara_entry_basis",
                "swara_outsider_entry",
                "swara_ante",
            ),
        }
    )

    preset: Preset = Preset.HOME
    """The rules to start from: at home (German house rules) or online (Russian rooms)."""

    max_players: Annotated[int, Field(ge=2, le=8)] = 8
    """The most players at the table; four to six are best."""

    starting_chips: Annotated[int, Field(ge=1, le=1_000_000)] = 100
    """Chips that everybody begins with."""

    ante: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """Chips that everybody pays into the pot before each deal."""

    min_bet: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """The smallest opening bet."""

    max_bet: Annotated[int, Field(ge=1, le=1_000_000)] = 10
    """The largest single bet of a player who has looked."""

    deck: Deck = Deck.STANDARD36
    """36 cards from six to ace, or Trynka's 24 without kings, queens and jacks."""

    hand_size: Annotated[int, Field(ge=2, le=3)] = 3
    """Cards for each player; two is the variant dwa lista."""

    wild_cards: Wild = Wild.CLUB_SEVEN
    """Which sevens are wild: none, the seven of clubs, both black ones or all four."""

    three_sixes_34: bool = False
    """Three sixes count 34 and are the best hand."""

    wild_in_three_sixes: bool = True
    """A wild card may complete three sixes for 34."""

    compare_mode: CompareMode = CompareMode.LAST_TWO
    """Who may compare: the last two, anyone with the previous player, or so from the second round."""

    compare_reveal: CompareReveal = CompareReveal.PUBLIC
    """Who sees compared hands: all, the two, or nobody; with more than two players left never all."""

    last_two_tie: LastTwoTie = LastTwoTie.SWARA
    """Where anyone may compare: a tie of the last two is a swara, or the caller is out."""

    blind_play: BlindPlay = BlindPlay.FIRST_PLAYER
    """Who may bet without looking: nobody, the player left of the dealer, or anyone."""

    blind_knock: BlindKnock = BlindKnock.OFF
    """How a seen player ends blind play: not at all, by a raise, or by one more than the last blind bet."""

    blind_in_swara: bool = False
    """Blind play goes on in a swara."""

    swara_folded_entry: FoldedEntry = FoldedEntry.HALF_POT
    """Whether players of the hand who are not tied may enter a swara for half the pot."""

    swara_entry_basis: EntryBasis = EntryBasis.AT_DECLARATION
    """Half of which pot a player pays to enter: as it was at the tie, or as it has grown since."""

    swara_outsider_entry: OutsiderEntry = OutsiderEntry.OFF
    """Whether players who were not dealt in may enter a swara for the full pot."""

    swara_split: bool = True
    """The tied players may agree to divide the pot instead."""

    swara_ante: bool = False
    """The players of a swara pay a fresh ante."""

    short_chips: ShortChips = ShortChips.MUST_FOLD
    """A player who cannot pay has to fold, or is folded at once."""

    end_condition: EndCondition = EndCondition.NONE
    """Play has no end, a time limit, or goes on until one player has all the chips."""

    time_limit_minutes: Annotated[int, Field(ge=1, le=100_000)] = 60
    """Minutes until the last hand, with a time limit."""

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Options that exclude each other, and changed options that another one makes meaningless."""
        if self.min_bet > self.max_bet:
            yield "min_bet", f"{self.min_bet} is more than max_bet={self.max_bet}"
        elif self.blind_play != BlindPlay.OFF and self.max_bet // 2 < self.min_bet:
            yield (
                "blind_play",
                (
                    f"{self.blind_play} is not possible: a blind bet is at most half of "
                    f"max_bet={self.max_bet}, which is less than min_bet={self.min_bet}"
                ),
            )
        if self.ante > self.starting_chips:
            yield (
                "ante",
                f"{self.ante} is more than starting_chips={self.starting_chips}: nobody could be dealt in",
            )
        changed = self.changes()
        for option, needed, met in (
            ("wild_in_three_sixes", "three_sixes_34=true", self.three_sixes_34),
            ("wild_in_three_sixes", "wild cards", self.wild_cards != Wild.NONE),
            ("wild_in_three_sixes", "hand_size=3", self.hand_size == 3),
            ("last_two_tie", "compare_mode=any_previous", self.compare_mode == CompareMode.ANY_PREVIOUS),
            ("blind_in_swara", "blind play", self.blind_play != BlindPlay.OFF),
            (
                "swara_entry_basis",
                "swara_folded_entry=half_pot",
                self.swara_folded_entry == FoldedEntry.HALF_POT,
            ),
            ("time_limit_minutes", "end_condition=time_limit", self.end_condition == EndCondition.TIME_LIMIT),
        ):
            if option in changed and not met:
                yield option, f"only has a meaning with {needed}"
        if (
            "blind_knock" in changed
            and self.blind_knock != BlindKnock.OFF
            and self.blind_play == BlindPlay.OFF
        ):
            yield "blind_knock", "only has a meaning with blind play"
        if "three_sixes_34" in changed and self.three_sixes_34 and self.hand_size == 2:
            yield "three_sixes_34", "only has a meaning with hand_size=3"
