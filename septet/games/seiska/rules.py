"""The house rules of Seiska: 14 options and three presets."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ...engine.rules import Choice, Rules

MOST_WITH_ONE_PACK = 6
"""So many players can play with 52 cards; they would hardly be enough for more (SEIS-V39)."""


class Preset(Choice):
    """The rules that the options start from."""

    BASIC, HEAVY, ACE_ON_ACE = range(3)


class Packs(Choice):
    """How many packs are used: one up to five players and two for more, or always so many."""

    AUTO, ONE, TWO = range(3)


class DrawObligation(Choice):
    """Whether who cannot play has to draw until a card fits, or may stop and pass."""

    MANDATORY, OPTIONAL = range(2)


class LappuMode(Choice):
    """Who says "lappu": the player, or the engine for everybody."""

    EXPLICIT, AUTO = range(2)


class Scoring(Choice):
    """What cards count, and how the game ends."""

    BASIC, HEAVY = range(2)


class TieBreak(Choice):
    """What becomes of equal lowest totals after the last deal."""

    SHARED, EXTRA_DEAL = range(2)


class SeiskaRules(Rules):
    """House rules of Seiska, as the rule page lists them (options 1 to 14)."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = types.MappingProxyType(
        {"basic": {}, "heavy": {"scoring": "heavy"}, "ace_on_ace": {"ace_on_ace": True}}
    )

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = types.MappingProxyType(
        {
            "table": ("max_players", "packs", "hand_size"),
            "playing": ("multi_play", "ace_on_ace"),
            "drawing": ("max_draw", "draw_obligation", "voluntary_draw"),
            "lappu": ("lappu_mode", "lappu_penalty"),
            "scoring": ("scoring", "deals", "tie_break", "drop_out_at"),
        }
    )

    preset: Preset = Preset.BASIC
    """The rules to start from: basic or heavy scoring, or basic with an ace allowed on an ace."""

    max_players: Annotated[int, Field(ge=2, le=8)] = 8
    """The most players at the table; three to five are best."""

    packs: Packs = Packs.AUTO
    """One pack up to five players and two from six on, or always one, or always two."""

    hand_size: Annotated[int, Field(ge=5, le=7)] = 7
    """Cards dealt to each player."""

    max_draw: Annotated[int, Field(ge=1, le=5)] = 3
    """Cards that a player who cannot play draws in one turn at most."""

    draw_obligation: DrawObligation = DrawObligation.MANDATORY
    """Who cannot play draws until a card fits or the most are drawn, or may stop after one and pass."""

    voluntary_draw: bool = False
    """Who could play may draw a card instead."""

    multi_play: bool = True
    """Several ordinary cards of one rank may be played in one turn."""

    ace_on_ace: bool = False
    """An ace of any suit may be played on an ace."""

    lappu_penalty: Annotated[int, Field(ge=0, le=5)] = 3
    """Cards drawn for forgetting to say lappu."""

    lappu_mode: LappuMode = LappuMode.EXPLICIT
    """Players say lappu themselves, or it is said for them."""

    scoring: Scoring = Scoring.BASIC
    """Basic: eight 10, ace 5, others 1, fewest points win.  Heavy: eight 25, ace 15, king to ten 10,
    others 5, the last player in the game wins."""

    deals: Annotated[int, Field(ge=1, le=100)] = 5
    """Deals in a game, with basic scoring."""

    drop_out_at: Annotated[int, Field(ge=1, le=1_000)] = 100
    """Who has so many points is out of the game, with heavy scoring."""

    tie_break: TieBreak = TieBreak.SHARED
    """Equal lowest totals after the last deal share the win, or another deal is played."""

    @classmethod
    def implied(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """One pack is enough for six players."""
        one = str(options.get("packs")) == str(Packs.ONE)
        return {"max_players": MOST_WITH_ONE_PACK} if one else {}

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Options that exclude each other, and changed options that another one makes meaningless."""
        if self.packs == Packs.ONE and self.max_players > MOST_WITH_ONE_PACK:
            yield (
                "max_players",
                f"{self.max_players} is too many for packs=one: at most {MOST_WITH_ONE_PACK} can play",
            )
        changed = self.changes()
        for option, needed, met in (
            ("lappu_penalty", "lappu_mode=explicit", self.lappu_mode == LappuMode.EXPLICIT),
            ("deals", "scoring=basic", self.scoring == Scoring.BASIC),
            ("tie_break", "scoring=basic", self.scoring == Scoring.BASIC),
            ("drop_out_at", "scoring=heavy", self.scoring == Scoring.HEAVY),
        ):
            if option in changed and not met:
                yield option, f"only has a meaning with {needed}"
