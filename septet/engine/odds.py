"""How often hands win: what a game's reckoning says, see `septet.odds`."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class HandOdds:
    """How often one hand wins, as parts of all deals."""

    cards: list[str]
    win: float
    """It alone is best."""
    tie: float
    """It is best together with others."""
    equity: float
    """Its part of the pot, if equal hands divide it."""
    stderr: float
    """The standard error of `equity`; 0 if it is exact."""

    @property
    def parts(self) -> dict[str, float]:
        """Its share of each part of the pot, by the part's name, in games that divide the pot."""
        return {}


@dataclass(frozen=True)
class Odds:
    """The result of `septet.odds`: an entry for each known hand, in the order given."""

    hands: list[HandOdds]
    exact: bool
    samples: int
    """The deals that were drawn, or all that there are if it is exact."""

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)
