"""The house rules of Belot: 19 options and three presets."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ...engine.rules import Choice, Rules


class Preset(Choice):
    """The agreement that the options start from."""

    STANDARD, WEB, TOURNAMENT = range(3)


class Direction(Choice):
    """Which way the table is drawn; seats are numbered in the order of play."""

    COUNTERCLOCKWISE, CLOCKWISE = range(2)


class Doubling(Choice):
    """The highest doubling there is."""

    NONE, DOUBLE, REDOUBLE = range(3)


class DeclarationMode(Choice):
    """Who decides what is declared."""

    MANUAL, AUTO = range(2)


class DeclarationTiming(Choice):
    """Until when sequences and carrés can be declared."""

    FIRST_CARD, FIRST_TRICK = range(2)


class DeclarationReveal(Choice):
    """When the cards of declarations are shown."""

    AFTER_DEAL, AFTER_FIRST_TRICK = range(2)


class DeclarationContest(Choice):
    """How the declarations of the two teams are compared."""

    SEPARATE, CARRE_FIRST = range(2)


class CarreOrder(Choice):
    """Which of two carrés for 100 is better."""

    TRUMP_VALUES, NATURAL = range(2)


class EightRun(Choice):
    """What eight cards of one suit are."""

    ONE_QUINTE, QUINTE_AND_TIERCE = range(2)


class TricklessDeclarations(Choice):
    """Whether a team without a trick keeps its sequences and carrés."""

    COUNT, LOST = range(2)


class BelotMode(Choice):
    """Who sees to it that belot is announced."""

    MANUAL, AUTO = range(2)


class DoubledTie(Choice):
    """What becomes of the points of a doubled deal in which both teams have the same."""

    ALL_HANGS, DEFENDERS_KEEP_HALF = range(2)


class BelotRules(Rules):
    """House rules of Belot, as `rules/belot.md` lists them (options 1 to 19)."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = types.MappingProxyType(
        {
            "standard": {},
            # decisions A10, A11, A16: what the rules of a large web site say differently
            "web": {"carre_order": "natural", "no_trump_capot": 180, "doubled_tie": "defenders_keep_half"},
            # decision A9
            "tournament": {"capot_doubled": False},
        }
    )

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = types.MappingProxyType(
        {
            "game": ("target", "direction", "capot_cannot_end", "hanging_blocks_end"),
            "bidding": ("doubling", "bid_over_double", "passed_may_bid"),
            "play": ("must_undertrump",),
            "declarations": (
                "declaration_mode",
                "declaration_timing",
                "declaration_reveal",
                "declaration_contest",
                "carre_order",
                "eight_run",
                "trickless_declarations",
                "belot_mode",
            ),
            "scoring": ("no_trump_capot", "capot_doubled", "doubled_tie"),
        }
    )

    preset: Preset = Preset.STANDARD
    """The agreement to start from: the standard rules, those of a web site, or those of tournaments."""

    target: Annotated[int, Field(ge=1, le=10_000)] = 151
    """Points with which a team wins the game."""

    direction: Direction = Direction.COUNTERCLOCKWISE
    """Which way round the table play goes on the screen."""

    doubling: Doubling = Doubling.REDOUBLE
    """Contracts can be doubled and redoubled, doubled only, or neither."""

    bid_over_double: bool = True
    """After a double or redouble a higher contract may still be bid."""

    passed_may_bid: bool = True
    """A player who has passed may bid later."""

    must_undertrump: bool = False
    """Who cannot overtrump the trump of an opponent has to play a lower one."""

    declaration_mode: DeclarationMode = DeclarationMode.MANUAL
    """Players choose what they declare, or the best is declared for them."""

    declaration_timing: DeclarationTiming = DeclarationTiming.FIRST_CARD
    """Sequences and carrés are declared with one's first card, or until the end of the first trick."""

    declaration_reveal: DeclarationReveal = DeclarationReveal.AFTER_DEAL
    """The cards of declarations are shown after the deal or after the first trick."""

    declaration_contest: DeclarationContest = DeclarationContest.SEPARATE
    """Sequences and carrés are compared separately, or any carré beats all sequences."""

    carre_order: CarreOrder = CarreOrder.TRUMP_VALUES
    """The order of carrés for 100: ace, ten, king, queen as their values are, or ace, king, queen, ten."""

    eight_run: EightRun = EightRun.ONE_QUINTE
    """Eight cards of one suit are one quinte for 100, or count 120 like a quinte and a tierce."""

    trickless_declarations: TricklessDeclarations = TricklessDeclarations.COUNT
    """Sequences and carrés of a team that takes no trick count, or are lost."""

    belot_mode: BelotMode = BelotMode.MANUAL
    """Players announce belot themselves, or it is announced for them."""

    no_trump_capot: Annotated[int, Field(ge=90, le=180, multiple_of=90)] = 90
    """Points for all eight tricks without trumps: 90 or 180."""

    capot_doubled: bool = True
    """A double or redouble multiplies the points for all eight tricks, too."""

    doubled_tie: DoubledTie = DoubledTie.ALL_HANGS
    """Both teams have the same in a doubled deal: all points hang, or the defenders keep their half."""

    capot_cannot_end: bool = True
    """A deal in which one team takes all tricks does not end the game: one more is played."""

    hanging_blocks_end: bool = False
    """The game does not end as long as points hang."""

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Changed options that another one makes meaningless."""
        changed = self.changes()
        doubled = self.doubling != Doubling.NONE
        for option, needed, met in (
            ("bid_over_double", "doubling=double or redouble", doubled),
            ("capot_doubled", "doubling=double or redouble", doubled),
            ("doubled_tie", "doubling=double or redouble", doubled),
            (
                "declaration_timing",
                "declaration_mode=manual",
                self.declaration_mode == DeclarationMode.MANUAL,
            ),
        ):
            if option in changed and not met:
                yield option, f"only has a meaning with {needed}"
