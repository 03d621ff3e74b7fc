"""A game with its house rules, and the list of all games.

A game registers itself by calling `register` in its module; `septet.games` finds the
modules, so that adding a game means adding a file.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal

import numpy as np

from ..errors import InvalidRules, UnknownGame
from .cards import NO_CARD
from .record import array_of, card_fields
from .rules import Rules, parse_sentence, print_sentence
from .verbs import GAMES


def most_chips(state: Any, rules: Any) -> int:
    """Who has most chips, as bits; equal stacks share (SEKA-68, A25)."""
    here = [seat for seat in range(int(state.seats)) if state.present[seat]]
    most = max((int(state.chips[seat]) for seat in here), default=0)
    return sum(1 << seat for seat in here if state.chips[seat] == most)


@dataclass(frozen=True)
class Urgency:
    """A decision that a person must make in time."""

    seconds: float
    action: str
    """What is done for who has not made it by then."""
    value: int = 0


def unhurried(state: Any, rules: Any) -> Urgency | None:
    """No decision is urgent."""
    return None


@dataclass(frozen=True, eq=False)
class Kind:
    """What a game is made of: declared once at the end of its file."""

    name: str
    rules: type[Rules]
    state: type
    """The record of a deal (`engine.deal.Deal` and the game's own fields)."""
    acts: type[Any]
    """IntEnum of actions; 0 is DEAL.  Their names in lower case are what people type."""
    endings: type[Any]
    """IntEnum of the ways a deal ends."""
    event: Any
    """The union of the models of events."""
    view_model: type[Any]
    """The model of a view."""
    view: Callable[..., Any]
    """`view(known, rules, viewer, deal, actions)` makes the view of a record of knowledge
    (`engine.knowledge`)."""
    tell: Callable[..., Any]
    """`tell(known, rules, row)` makes the event that a viewer sees of a journal row."""
    fewest: int
    """The smallest number of players for a deal."""
    most: Callable[[Any], int]
    """The largest number of players under given rules."""
    kernels: ModuleType
    begin: Callable[[Any], int] | None = None
    """The smallest number of players to begin play with under given rules, if that is more than
    `fewest`: play goes on when some of them have lost all their chips."""
    stakes: Literal["chips", "points"] = "chips"
    """What is played for.  Points stand on a score sheet in the game's own fields of the state,
    from deal to deal until the game is over; nobody has, buys or pays chips."""
    urgent: Callable[[Any, Any], Urgency | None] = unhurried
    """`urgent(state, rules)`: whether the open decision cannot wait; None where a person may take
    any time."""
    packs: int = 1
    """Packs of 52 cards in the largest deck: so often a card may be there."""
    leaders: Callable[[Any, Any], int] = most_chips
    """`leaders(state, rules)`: who would win if play ended now, as bits."""
    result: Callable[[Any, Any], Any] | None = None
    """`result(known, rules)`: how a finished deal was counted, as everybody may know it; None where
    the score sheet of a view says enough."""
    result_model: type[Any] | None = None
    """The model of that."""
    total: Callable[[Any, int], int] | None = None
    """`total(state, seat)`: what a seat has on the score sheet; None where no player has points alone."""
    come_back: Callable[[Any, Any, int, int], None] | None = None
    """`come_back(state, rules, seat, total)`: who has just sat down had this total in the same game
    before.  A game has it if it has `total`."""


KINDS: dict[str, Kind] = {}


def register(kind: Kind) -> None:
    """Make a game known to the verbs and by its name."""
    KINDS[kind.name] = kind
    GAMES[kind.state.dtype] = kind.kernels  # type: ignore[attr-defined]


def names() -> list[str]:
    """The names of all games, found but not loaded."""
    from .. import games

    return sorted(module.name for module in pkgutil.iter_modules(games.__path__))


def kind_of(name: str) -> Kind:
    """Load a game by name.  Raises `UnknownGame`."""
    if name not in KINDS:
        if name not in names():
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
        importlib.import_module(f"septet.games.{name}")
    return KINDS[name]


@dataclass(frozen=True)
class Game:
    """A game with its house rules in force.  `str()` is the sentence that names it."""

    name: str
    rules: Rules

    @property
    def kind(self) -> Kind:
        """What the game is made of."""
        return kind_of(self.name)

    @property
    def presets(self) -> dict[str, dict[str, Any]]:
        """All options of every preset, as plain values."""
        model = type(self.rules)
        return {name: model.of_preset(name).model_dump() for name in model.presets}

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the house rules, options in the order of the rule page."""
        return type(self.rules).model_json_schema()

    @property
    def min_players(self) -> int:
        """The smallest number of players to begin play with under these rules."""
        return self.kind.begin(self.rules) if self.kind.begin else self.kind.fewest

    @property
    def max_players(self) -> int:
        """The largest number of players under these rules."""
        return self.kind.most(self.rules)

    @property
    def starting_chips(self) -> int:
        """What everybody begins with; none in a game for points."""
        return int(getattr(self.rules, "starting_chips", 0))

    def record(self) -> Any:
        """The rules as a record for kernels."""
        return self.rules.record()

    def state(self) -> Any:
        """A new state: no card lies anywhere, everything else is zero."""
        return self.states(1)[0]

    def states(self, count: int) -> Any:
        """An array of new states."""
        states = array_of(self.dtype, count)
        for name in card_fields(self.dtype):
            states[name] = NO_CARD
        return states

    @property
    def dtype(self) -> np.dtype[Any]:
        """The dtype of a state."""
        dtype: np.dtype[Any] = self.kind.state.dtype  # type: ignore[attr-defined]
        return dtype

    def __str__(self) -> str:
        preset = getattr(self.rules, "preset", None)
        options = {} if preset is None else {"preset": str(preset)}
        return print_sentence(self.name, {**options, **self.rules.changes()})


def game(sentence: "str | Game", rules: Mapping[str, Any] | None = None) -> Game:
    """The game that a sentence names: `game("seka(preset=home,max_bet=20)")`.

    `rules` are options beside those of the sentence.  Raises `UnknownGame` or
    `InvalidRules`.
    """
    if isinstance(sentence, Game):
        return sentence if not rules else game(str(sentence), rules)
    parsed = parse_sentence(sentence)
    if parsed is None:
        raise UnknownGame(f"{sentence!r} does not name a game: write it like seka(preset=home,max_bet=20)")
    name, options = parsed
    kind = kind_of(name)
    if rules is not None and not isinstance(rules, Mapping):
        raise InvalidRules([("rules", f"{rules!r} is not a table of options")])
    return Game(name, kind.rules.read({**options, **(rules or {})}))
