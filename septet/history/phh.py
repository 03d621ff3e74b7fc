"""PHH, the poker hand history format: a TOML file with one hand in it (variant F7S).

Reading is strict.  A field that the format does not have is refused unless its name begins
with an underscore, which is how the format marks what anybody may add.  Two of those are
ours: `_game` is the sentence of the game with its house rules, so that a hand written by
Septet comes back with the rules it was played under; `_rake` is what the house took.
"""

import datetime
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from ..engine.game import game
from ..engine.rules import parse_sentence, print_sentence
from ..errors import InvalidCards, InvalidHistory, InvalidRules
from .hand import GAME, RECORDED, STAKES, Hand, Step, checked, read_hand_cards
from .lines import Place, places
from .rooms import room_rules

VARIANT = "F7S"
OTHER_VARIANTS = {
    "FT": "Texas hold 'em",
    "NT": "Texas hold 'em",
    "NS": "short-deck hold 'em",
    "PO": "Omaha",
    "FO/8": "Omaha high-low",
    "F7S/8": "seven card stud high-low, eight or better",
    "FR": "razz",
    "N2L1D": "deuce-to-seven single draw",
    "F2L3D": "deuce-to-seven triple draw",
    "FB": "badugi",
}
OTHER_FIELDS = {"blinds_or_straddles", "min_bet"}
"""Fields of the format that seven card stud does not have."""

LARGEST = 1_000_000
"""More bytes than one hand can need."""

FEWEST, MOST = 2, 8
"""Players in a hand."""

MOST_CHIPS = 1_000_000_000

Check = Callable[[Any], bool]


def _is_whole(value: Any) -> bool:
    return type(value) is int


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))


def _is_number(value: Any) -> bool:
    return type(value) in (int, Decimal)


TEXT = (_is_text, "a text")
WHOLE = (_is_whole, "a whole number")
NUMBERS = (_is_list_of(_is_number), "a list of numbers")
WHOLE_LIST = (_is_list_of(_is_whole), "a list of whole numbers")
TEXT_LIST = (_is_list_of(_is_text), "a list of texts")
TEXT_OR_WHOLE = (lambda value: _is_text(value) or _is_whole(value), "a text or a whole number")

REQUIRED: dict[str, tuple[Check, str]] = {
    "variant": TEXT,
    "antes": NUMBERS,
    "bring_in": (_is_number, "a number"),
    "small_bet": (_is_number, "a number"),
    "big_bet": (_is_number, "a number"),
    "starting_stacks": NUMBERS,
    "actions": TEXT_LIST,
}
OPTIONAL: dict[str, tuple[Check, str]] = {
    "author": TEXT,
    "event": TEXT,
    "url": TEXT,
    "venue": TEXT,
    "address": TEXT,
    "city": TEXT,
    "region": TEXT,
    "postal_code": TEXT,
    "country": TEXT,
    "time": (lambda value: isinstance(value, datetime.time), "a time of day"),
    "time_zone": TEXT,
    "time_zone_abbreviation": TEXT,
    "day": WHOLE,
    "month": WHOLE,
    "year": WHOLE,
    "hand": TEXT_OR_WHOLE,
    "level": WHOLE,
    "seats": WHOLE_LIST,
    "seat_count": WHOLE,
    "table": TEXT_OR_WHOLE,
    "players": TEXT_LIST,
    "finishing_stacks": NUMBERS,
    "winnings": NUMBERS,
    "currency": TEXT,
    "currency_symbol": TEXT,
    "ante_trimming_status": (lambda value: isinstance(value, bool), "true or false"),
    "time_limit": (_is_number, "a number"),
    "time_banks": NUMBERS,
}
FOR_EACH_PLAYER = ("antes", "seats", "players", "finishing_stacks", "winnings", "time_banks")

ACTION = re.compile(
    r"""
    d\s+dh\s+p(?P<dealt>[0-9]{1,2})\s+(?P<cards>\S+)
  | d\s+db\s+(?P<board>\S+)
  | p(?P<seat>[0-9]{1,2})\s+(?:
        (?P<word>pb|f|cc)
      | cbr\s+(?P<amount>[0-9]{1,10}(?:\.[0-9]{1,6})?)
      | (?P<sm>sm)(?:\s+(?P<shown>\S+))?
    )
    """,
    re.VERBOSE | re.ASCII,
)
WORDS: dict[str, Any] = {"pb": "bring_in", "f": "fold", "cc": "call"}


def read_phh(text: str, file: str | None = None) -> Hand:
    """The hand in a PHH file.  Raises `InvalidHistory` with file, line, action and reason."""
    return checked(parse_phh(text, file))


def parse_phh(text: str, file: str | None = None) -> Hand:
    """The hand in a PHH file, whose cards have not been checked yet (`hand.checked`)."""
    return _Reader(text, file).hand()


class _Reader:
    """One PHH file while it is read."""

    def __init__(self, text: str, file: str | None) -> None:
        self._file = file
        self._text = text.replace("\r\n", "\n")
        if len(text) > LARGEST:
            raise self._problem(f"the file is larger than a hand can be ({LARGEST} bytes at most)")
        self._fields = self._parse()
        self._places = places(self._text)

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self._text, parse_float=Decimal)
        except tomllib.TOMLDecodeError as error:
            reason, line = _place_of(str(error), self._text)
            raise self._problem(f"this is not TOML: {reason}", line) from None
        except (RecursionError, ValueError) as error:
            reason = "lists in lists without end" if isinstance(error, RecursionError) else str(error)
            raise self._problem(f"this is not TOML: {reason}") from None

    def _problem(self, reason: str, line: int | None = None, action: int | None = None) -> InvalidHistory:
        return InvalidHistory(reason, file=self._file, line=line, action=action)

    def _at(self, name: str, reason: str) -> InvalidHistory:
        """A problem with a field."""
        place = self._places.get(name)
        return self._problem(reason, place.line if place else None)

    def hand(self) -> Hand:
        """Everything checked that can be without playing."""
        self._check_variant()
        self._check_fields()
        stacks = tuple(self._chips("starting_stacks", stack, 1) for stack in self._fields["starting_stacks"])
        self._check_lengths(len(stacks))
        rules, stakes = self._rules(), self._stakes(stacks)
        return Hand(
            starting_stacks=stacks,
            **stakes,
            steps=tuple(self._steps()),
            rules=rules,
            details=self._details(),
            file=self._file,
            line=self._places["actions"].line if "actions" in self._places else None,
        )

    def _check_variant(self) -> None:
        variant = self._fields.get("variant")
        if variant is None:
            raise self._problem("variant is missing: this does not say which game it is")
        if variant != VARIANT:
            name = OTHER_VARIANTS.get(variant) if isinstance(variant, str) else None
            what = f" ({name})" if name else ""
            raise self._at(
                "variant", f"variant {variant!r}{what} is not played here; F7S, seven card stud high, is"
            )

    def _check_fields(self) -> None:
        known = REQUIRED | OPTIONAL
        for name, value in self._fields.items():
            if name.startswith("_"):
                continue
            if name in OTHER_FIELDS:
                raise self._at(name, f"seven card stud has no {name}")
            if name not in known:
                raise self._at(
                    name, f"there is no field {name!r}; names of your own begin with an underscore"
                )
            check, kind = known[name]
            if not check(value):
                raise self._at(name, f"{name} must be {kind}, not {_shown(value)}")
        for name in REQUIRED:
            if name not in self._fields:
                raise self._problem(f"{name} is missing")

    def _check_lengths(self, players: int) -> None:
        if not FEWEST <= players <= MOST:
            raise self._at("starting_stacks", f"{players} players: must be {FEWEST} to {MOST}")
        for name in FOR_EACH_PLAYER:
            if name in self._fields and len(self._fields[name]) != players:
                raise self._at(
                    name, f"{name} has {len(self._fields[name])} entries, but there are {players} players"
                )

    def _chips(self, name: str, value: Any, least: int) -> int:
        """An amount as a whole number of chips."""
        if isinstance(value, Decimal) and not value.is_finite():
            raise self._at(name, f"{name} {value}: not known; every amount must be a number of chips")
        if not least <= value <= MOST_CHIPS:
            raise self._at(name, f"{name} {value}: must be {least} to {MOST_CHIPS}")
        if value != int(value):
            raise self._at(name, f"{name} {value}: chips are whole numbers; write cents")
        return int(value)

    def _stakes(self, stacks: tuple[int, ...]) -> dict[str, int]:
        """Ante, bring-in and bets."""
        antes = [self._chips("antes", ante, 0) for ante in self._fields["antes"]]
        full = max(antes)
        for seat, (ante, stack) in enumerate(zip(antes, stacks, strict=True), 1):
            if ante != full and ante != stack:
                raise self._at(
                    "antes", f"the ante of p{seat} is {ante}, of others {full}: all pay the same here"
                )
            if ante < full and not self._trimmed:
                raise self._at(
                    "antes",
                    f"p{seat} is all-in with an ante of {ante} and could win all antes in full "
                    "(ante_trimming_status): that is not played here",
                )
        least = min(stacks)
        if least < full and not self._trimmed:
            raise self._at(
                "starting_stacks",
                f"a stack of {least} does not cover the ante of {full} and could win "
                "all antes in full (ante_trimming_status = false): that is not played here",
            )
        bets = {
            name: self._chips(name, self._fields[name], 1) for name in ("bring_in", "small_bet", "big_bet")
        }
        if bets["bring_in"] >= bets["small_bet"]:
            raise self._at("bring_in", f"bring_in {bets['bring_in']}: must be less than the small bet")
        if bets["big_bet"] < bets["small_bet"]:
            raise self._at("big_bet", f"big_bet {bets['big_bet']}: must not be less than the small bet")
        return {"ante": full, **bets}

    @property
    def _trimmed(self) -> bool:
        return bool(self._fields.get("ante_trimming_status", False))

    def _rules(self) -> dict[str, Any]:
        """House rules: those that the file names, else those of its room."""
        sentence = self._fields.get("_game")
        if sentence is None:
            return room_rules(str(self._fields.get("venue", "")))
        parsed = parse_sentence(sentence) if isinstance(sentence, str) else None
        if parsed is None or parsed[0] != GAME:
            raise self._at(
                "_game", f"_game {_shown(sentence)} is not a sentence like {GAME}(mode=tournament)"
            )
        rules = {name: value for name, value in parsed[1].items() if name not in STAKES}
        try:
            game(GAME, {**RECORDED, "small_bet": 2, "bring_in": 1, **rules})
        except InvalidRules as error:
            raise self._at("_game", f"_game: {error}") from None
        return rules

    def _details(self) -> dict[str, Any]:
        elsewhere = {*REQUIRED, "ante_trimming_status", "_game"}
        return {name: value for name, value in self._fields.items() if name not in elsewhere}

    def _steps(self) -> "list[Step]":
        place = self._places.get("actions", Place(1))
        lines = place.texts + [place.line] * len(self._fields["actions"])
        return [
            self._step(text, number, lines[number - 1])
            for number, text in enumerate(self._fields["actions"], 1)
        ]

    def _step(self, text: str, number: int, line: int) -> Step:
        action, _, remark = (part.strip() for part in text.partition("#"))
        where: Mapping[str, Any] = {"number": number, "line": line, "remark": remark}
        if not action:
            return Step("nothing", **where)
        match = ACTION.fullmatch(action)
        if match is None:
            raise self._problem(
                f"{text!r} is not an action: one is like 'd dh p1 ????7h', 'p1 pb', 'p1 cbr 40', "
                "'p1 cc', 'p1 f' or 'p1 sm'",
                line,
                number,
            )
        try:
            return self._step_of(match, where)
        except InvalidCards as error:
            raise self._problem(f"{text}: {error}", line, number) from None

    def _step_of(self, match: "re.Match[str]", where: Mapping[str, Any]) -> Step:
        if match["board"]:
            return Step("board", cards=read_hand_cards(match["board"]), **where)
        if match["dealt"]:
            return Step("deal", int(match["dealt"]) - 1, cards=read_hand_cards(match["cards"]), **where)
        seat = int(match["seat"]) - 1
        if match["amount"]:
            amount = Decimal(match["amount"])
            if amount != int(amount):
                raise self._problem(
                    f"{match[0]}: chips are whole numbers; write cents", where["line"], where["number"]
                )
            return Step("raise", seat, int(amount), **where)
        if match["word"]:
            return Step(WORDS[match["word"]], seat, **where)
        if match["shown"] is None:
            return Step("muck", seat, **where)
        if match["shown"] == "-":
            return Step("show", seat, cards=self._dealt_to(seat, where["number"]), **where)
        return Step("show", seat, cards=read_hand_cards(match["shown"]), **where)

    def _dealt_to(self, seat: int, before: int) -> tuple[int, ...]:
        """All cards that a player has been dealt, for a show that does not repeat them."""
        cards: list[int] = []
        for text in self._fields["actions"][: before - 1]:
            match = ACTION.fullmatch(text.partition("#")[0].strip())
            if match and match["dealt"] and int(match["dealt"]) - 1 == seat:
                cards += read_hand_cards(match["cards"])
        return tuple(cards)


def _place_of(message: str, text: str) -> tuple[str, int]:
    """What the TOML reader says, and the line it speaks of."""
    found = re.search(r"\s*\((?:at line (\d+), column \d+|at end of document)\)$", message)
    if found is None:
        return message, 1
    reason = message[: found.start()]
    if found[1]:
        return reason, int(found[1])
    return f"{reason} (the file ends here)", text.rstrip("\n").count("\n") + 1


def _shown(value: Any) -> str:
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"


def write_phh(hand: Hand) -> str:
    """A hand as the text of a PHH file; `read_phh` gives an equal hand back."""
    fields: dict[str, Any] = {
        "variant": VARIANT,
        "ante_trimming_status": True,
        "antes": [hand.ante] * hand.players,
        "bring_in": hand.bring_in,
        "small_bet": hand.small_bet,
        "big_bet": hand.big_bet,
        "starting_stacks": list(hand.starting_stacks),
    }
    lines = [f"{name} = {_toml(value)}" for name, value in fields.items()]
    lines += ["actions = [", *_action_lines(hand.steps), "]"]
    details = {name: value for name, value in hand.details.items() if name not in fields}
    if hand.rules:
        details["_game"] = print_sentence(GAME, hand.rules)
    lines += [f"{name} = {_toml(value)}" for name, value in details.items()]
    return "\n".join(lines) + "\n"


STREETS = {3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}


def _action_lines(steps: "tuple[Step, ...]") -> list[str]:
    """The actions in lines of the usual width, a remark before each street."""
    lines: list[str] = []
    held: dict[int, int] = {}
    street = 0
    row = ""
    for step in steps:
        head = ""
        if step.kind == "deal" and step.seat is not None:
            held[step.seat] = held.get(step.seat, 0) + len(step.cards)
            if held[step.seat] > street:
                street = held[step.seat]
                head = f"  # {STREETS.get(street, str(street))} street"
        text = _toml(f"{step} # {step.remark}".strip() if step.remark else str(step)) + ","
        if row and (head or len(row) + len(text) >= 100):
            lines.append(f"  {row}")
            row = ""
        if head:
            lines.append(head)
        row = f"{row} {text}".lstrip()
    return [*lines, f"  {row}"] if row else lines


def _toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        if "'" not in value and value.isprintable():
            return f"'{value}'"
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(name)} = {_toml(entry)}" for name, entry in value.items()) + "}"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return str(value)
