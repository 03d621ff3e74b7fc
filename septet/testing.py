"""The contract of a game: `check_game` plays it under random house rules and looks.

A game is accepted when it passes.  What is looked at after every action:

- no chips come or go: stacks and pot together stay the same, nothing is negative;
- every card is there once for each pack, in a place or in the undealt part of the deck;
- what a viewer sees, in views and events, does not change when all cards that the viewer
  may not see are exchanged for one another;
- a viewer who imagines the unseen cards would see the same;
- legal actions are sound and complete at their borders: the ends of each range are
  accepted, what lies beyond and all other actions are refused and change nothing;
- the absent player's and the cautious player's choices are legal;
- a record, written and read, gives the same table to the last card.

And every deal ends.  Where random players would take too long for that, the game's advice is
followed most of the time, and not every action is looked at any more.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .engine import verbs
from .engine.actions import new_choices
from .engine.chance import generator
from .engine.deck import undealt
from .engine.game import Game, Kind, game, kind_of
from .engine.knowledge import SPECTATOR, knowledge
from .engine.record import card_fields, load, seen_field
from .errors import IllegalAction, InvalidRules
from .record import Record
from .table import Table

TRIED = 0.02
"""How many of the ends of ranges are played out, each at a table of its own, replayed from the beginning."""

OTHERS = 3
"""So many seats look at each moment, besides the player in turn: with ten at a table all would take long."""

MOST_ACTIONS = 5_000
"""A deal that takes more actions than this is taken for endless."""

PATIENCE = 30
"""After so many actions of a deal the game's advice is followed, and one action in twenty is looked at."""

SMALL = 40
"""Numbers in random rules are at most this much above their least, so that limits matter."""


def random_rules(kind: Kind, chance: random.Random) -> dict[str, Any]:
    """House rules that are valid, with a few options away from a preset."""
    model = kind.rules
    properties: Mapping[str, Any] = model.model_json_schema()["properties"]
    while True:
        options = {}
        for name, schema in properties.items():
            if name == "preset" or chance.random() < 0.3:
                options[name] = _random_option(schema, chance)
        try:
            model.read(options)
        except InvalidRules:
            continue
        return options


def _random_option(schema: Mapping[str, Any], chance: random.Random) -> Any:
    if "enum" in schema:
        return chance.choice(schema["enum"])
    if schema["type"] == "boolean":
        return chance.random() < 0.5
    low = schema.get("minimum", 0)
    return chance.randint(low, min(schema.get("maximum", low + SMALL), low + SMALL))


def check_game(name: str, deals: int = 100, seed: int = 0) -> int:
    """Play `deals` deals of a game under random rules; return how many moments were looked at.

    Raises `AssertionError` with the game, the seed and the record if a promise is broken.
    """
    kind = kind_of(name)
    chance = random.Random(f"{name} {seed}")
    actions = played = 0
    while played < deals:
        table = _random_table(game(name, random_rules(kind, chance)), chance)
        for _ in range(chance.randint(1, 4)):
            if not table.can_deal:
                break
            actions += _Check(table, chance).play_deal()
            played += 1
    return actions


def _random_table(chosen: Game, chance: random.Random) -> Table:
    players = chance.randint(chosen.min_players, chosen.max_players)
    seats = chance.randint(players, chosen.max_players)
    most = chosen.starting_chips
    chips = [chance.randint(1, 2 * most) if most else 0 for _ in range(players)]
    return Table(chosen, players, seed=chance.getrandbits(64), chips=chips, seats=seats)


def _places(state: Any) -> list[tuple[Any, Any]]:
    """All places of cards in a state, each with the masks of who sees them; writing changes the state."""
    return [(state[name], state[seen_field(name)]) for name in card_fields(state.dtype)]


class _Check:
    """One deal at one table, with everything that is to hold."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.chance = chance
        self.rules = table.game.record()
        self.chips = sum(table.chips)

    def play_deal(self) -> int:
        """Play a random deal; return how many moments were looked at."""
        self.table.deal()
        actions = looks = 0
        while not self.table.over:
            if actions < PATIENCE or self.chance.random() < 0.05:
                self.check_moment()
                self.check_borders()
                looks += 1
            self.table.act(*self.some_action(actions))
            actions += 1
            self.hold(actions < MOST_ACTIONS, "the deal does not end")
        self.check_moment()
        self.check_record()
        return looks

    def some_action(self, before: int) -> tuple[str, int]:
        """A random action; when there have been many, mostly the one that is advised."""
        if before >= PATIENCE and self.chance.random() < 0.9:
            return self.advice()
        action = self.chance.choice(list(self.table.actions))
        return action.name, self.chance.randint(action.low, action.high)

    def hold(self, promise: bool, otherwise: str) -> None:
        """Raise if a promise is broken."""
        if not promise:
            raise AssertionError(f"{otherwise}\n{self.table}\n{self.table.record().to_json()}")

    def check_moment(self) -> None:
        """What is to hold in every state."""
        state = self.table._state
        pot = int(state["pot"]) if "pot" in (state.dtype.names or ()) else 0
        self.hold(sum(self.table.chips) + pot == self.chips, "chips have come or gone")
        self.hold(min(self.table.chips) >= 0 and pot >= 0, "a stack or the pot is negative")
        self.check_cards(state)
        saved = load(state.dtype, state.tobytes())
        self.hold(saved.tobytes() == state.tobytes(), "a state does not survive being saved")
        for viewer in self.some_viewers():
            self.check_viewer(viewer)
        if self.table.actor is not None:
            self.check_choice(*self.table.fallback())
            self.check_advice()

    def check_cards(self, state: Any) -> None:
        """Each card once for each pack, in a place or in the undealt deck."""
        lying = [card for cards, _ in _places(state) for card in cards.ravel().tolist() if card >= 0]
        cards = Counter([*lying, *undealt(state).tolist()])
        packs = -(-int(state.deck_size) // 52)
        self.hold(not cards or max(cards.values()) <= packs, "a card is there twice")
        self.hold(
            len(cards) * packs <= int(state.deck_size) * packs, "there are more cards than the deck had"
        )

    def some_viewers(self) -> list[int | None]:
        """Somebody without a seat, whose turn it is, and some others: at each moment different ones."""
        seats = range(self.table.seats)
        chosen = set(self.chance.sample(seats, min(OTHERS, len(seats))))
        if self.table.actor is not None:
            chosen.add(self.table.actor)
        return [None, *sorted(chosen)]

    def check_viewer(self, viewer: int | None) -> None:
        """A viewer sees nothing that depends on cards that are not to be seen."""
        eyes = SPECTATOR if viewer is None else viewer
        state = self.table._state
        known, exchanged = self.seen_twice(state, eyes)
        self.hold(exchanged.tobytes() == known.tobytes(), f"viewer {viewer} sees hidden cards")
        tell = self.table.game.kind.tell
        for moment, rows in self.table._moments:
            # After the last thing that happened the table is as it is now.
            now = moment.tobytes() == state.tobytes()
            true, other = (known, exchanged) if now else self.seen_twice(moment, eyes)
            for row in rows:
                same = tell(true, self.rules, row) == tell(other, self.rules, row)
                self.hold(same, f"viewer {viewer} hears of hidden cards")
        if viewer is not None and not self.table.over:
            self.check_imagination(known, viewer)

    def seen_twice(self, state: Any, eyes: int) -> tuple[Any, Any]:
        """What a viewer knows, and would know if all cards not to be seen had been exchanged."""
        return knowledge(state, eyes), knowledge(self.exchanged(state, eyes), eyes)

    def exchanged(self, state: Any, eyes: int) -> Any:
        """A copy in which all cards that the viewer may not see have been exchanged."""
        copy = state.copy()
        hidden = [(cards, (cards >= 0) & ((seen >> eyes) & 1 == 0)) for cards, seen in _places(copy)]
        deck = undealt(copy)
        cards = [card for array, chosen in hidden for card in array[chosen].tolist()] + deck.tolist()
        self.chance.shuffle(cards)
        for array, chosen in hidden:
            count = int(chosen.sum())
            array[chosen], cards = cards[:count], cards[count:]
        deck[:] = cards
        return copy

    def check_imagination(self, known: Any, viewer: int) -> None:
        """Who imagines the unseen cards would see what was seen before."""
        world = known.copy()
        verbs.imagine(world, self.rules, viewer, generator(self.chance.getrandbits(60)))
        self.check_cards(world)
        again = knowledge(world, viewer)
        self.hold(again.tobytes() == known.tobytes(), f"viewer {viewer} imagines something else")

    def check_advice(self) -> None:
        """The cautious player's choice is legal."""
        self.check_choice(*self.advice())

    def advice(self) -> tuple[str, int]:
        """What a cautious player does."""
        choices = new_choices()
        state = self.table._state.copy()
        count = verbs.legal_actions(state, self.rules, choices)
        rng = generator(self.chance.getrandbits(60))
        kind, value = verbs.advise(state, self.rules, rng, choices, count)
        return self.table.game.kind.acts(int(kind)).name.lower(), int(value)

    def check_choice(self, name: str, value: int) -> None:
        """An action is legal."""
        self.hold(self.table.actions.allow(name, value), f"{name} {value} is not legal: {self.table.actions}")

    def check_borders(self) -> None:
        """The ends of each range are accepted; what is outside is refused and changes nothing."""
        actions = self.table.actions
        self.hold(bool(actions), "there is nothing to do")
        for action in actions:
            for value in {action.low, action.high}:
                trial = Table.replay(self.table.record()) if self.chance.random() < TRIED else None
                if trial is not None:
                    trial.act(action.name, value)
            for beyond in (action.low - 1, action.high + 1):
                if not actions.allow(action.name, beyond):
                    self.refused(action.name, beyond)
        for act in self.table.game.kind.acts:
            if not actions.named(act.name.lower()):
                self.refused(act.name.lower(), 0)

    def refused(self, name: str, value: int) -> None:
        """An action is refused and leaves everything as it was."""
        before = self.table._state.tobytes(), len(self.table.log)
        try:
            self.table.act(name, value)
        except IllegalAction:
            after = self.table._state.tobytes(), len(self.table.log)
            self.hold(before == after, f"{name} {value} was refused but changed something")
        else:
            self.hold(False, f"{name} {value} was not refused")

    def check_record(self) -> None:
        """A record gives the same table again."""
        again = Table.replay(Record.from_json(self.table.record().to_json()))
        for viewer in [*range(self.table.seats), None]:
            self.hold(again.view(viewer) == self.table.view(viewer), "a replay ends differently")
            self.hold(
                again.events_for(viewer) == self.table.events_for(viewer), "a replay tells something else"
            )
