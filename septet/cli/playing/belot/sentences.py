"""Belot in sentences: what happened, what is asked, how a deal ended."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from ....games.belot import events as happened
from ....games.belot.results import ContractView, Declaration, DeclarationResult
from ....games.belot.view import BelotView
from ....games.belot.view import Offer as Combination
from ....translation import Translator
from ...drawing.cards import inline
from ..who import Who

GAME = "belot"
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
CALLS = ("pass", "double", "redouble")


def say(words: Translator, message: str, **arguments: Any) -> str:
    """A message of this game."""
    return words.text(f"{GAME}-{message}", **arguments)


def event_lines(events: Sequence[Any], who: Who, out: Console) -> list[str]:
    """The lines of a run of events."""
    return list(_lines(events, who, out))


def _lines(events: Sequence[Any], who: Who, out: Console) -> Iterator[str]:
    dealt = [event for event in events if isinstance(event, happened.Dealt)]
    others = [event for event in events if not isinstance(event, happened.Dealt)]
    yield from (line for event in others if (line := _line(event, who, out)))
    if dealt and not others:
        yield say(who.words, "event-dealt")
    for event in dealt:
        if event.seat == who.you and None not in event.cards:
            yield say(who.words, "event-dealt-cards", cards=inline(event.cards, who.words, out).plain)


def _line(event: Any, who: Who, out: Console) -> str | None:
    """What happened, or None for what needs no line of its own."""
    words = who.words
    about = who.subject(event.seat) if hasattr(event, "seat") else {}
    name = f"event-{event.kind}"
    match event:
        case happened.Called():
            if event.call in CALLS:
                return say(words, f"event-call-{event.call}", **about)
            return say(words, "event-call", **about, contract=say(words, f"contract-{event.call}.text"))
        case happened.ContractMade():
            return say(words, name, **about, contract=_contract(event.contract, event.doubling, words, True))
        case happened.Declared():
            return say(words, name, **about, declaration=declaration_text(event, words, out))
        case happened.Belot():
            return say(words, name, **about, suit=say(words, f"contract-{event.suit}.text"))
        case happened.Played():
            return say(words, name, **about, card=inline([event.card], words, out).plain)
        case happened.TrickTaken():
            return say(words, name, **about, number=event.number, points=event.points)
        case happened.Revealed():
            shown = ", ".join(combination_text(each, words, out) for each in event.declarations)
            return say(words, name, **about, declarations=shown)
        case happened.Scored():
            return None  # the arithmetic stands in the table
        case happened.GameWon():
            return _won(event.team, event.scores, who)
        case _:
            return say(words, name, **about)


def _won(team: int, scores: Sequence[int], who: Who) -> str:
    """A team has won the game."""
    return say(who.words, "event-game_won", **side(team, who), points=scores[team], others=scores[1 - team])


def won_text(view: BelotView, who: Who) -> str:
    """Which team has won the game that is over."""
    return _won(int(view.scores[1] > view.scores[0]), view.scores, who)


def side(team: int, who: Who) -> dict[str, str]:
    """A team as messages select by it: the reader sits in one of them."""
    return {"side": "us" if who.you % 2 == team else "them", "team": team_name(team, who)}


def team_name(team: int, who: Who) -> str:
    """Us or them."""
    return say(who.words, f"team-{'us' if who.you % 2 == team else 'them'}")


def _contract(name: str, doubling: int, words: Translator, inside: bool) -> str:
    """A contract, doubled perhaps; `inside` a sentence or alone."""
    text = say(words, f"contract-{name}.text" if inside else f"contract-{name}")
    doubled = {2: "doubled", 4: "redoubled"}.get(doubling)
    return say(words, f"contract-{doubled}", contract=text) if doubled else text


def contract_text(contract: ContractView, words: Translator, inside: bool = False) -> str:
    """What is played for."""
    return _contract(contract.name, contract.doubling, words, inside)


def declaration_text(declared: happened.Declared, words: Translator, out: Console) -> str:
    """What somebody declares, with the cards if they are known."""
    kind = say(words, f"declaration-{declared.declaration}.text")
    if declared.cards is None:
        return kind
    cards = inline(declared.cards, words, out).plain
    return say(words, "declaration-cards", declaration=kind, cards=cards)


def combination_text(
    made: Declaration | DeclarationResult | Combination, words: Translator, out: Console
) -> str:
    """A combination with its cards, if they are known, and what it counts."""
    kind = say(words, f"declaration-{made.kind}.text")
    if made.cards is None:
        return kind
    cards = inline(made.cards, words, out).plain
    return f"{say(words, 'declaration-cards', declaration=kind, cards=cards)} ({made.points})"


# --- the result --------------------------------------------------------------------


def result_text(view: BelotView, who: Who) -> str:
    """How the deal ended; the arithmetic stands in the table."""
    result = view.result
    if result is None:
        return ""
    words = who.words
    if result.contract is None:
        return say(words, "result-void")
    team = result.contract.team
    raw, against = result.teams[team].raw, result.teams[1 - team].raw
    contract = contract_text(result.contract, words, inside=result.ending != "hanging")
    lines = [
        say(words, f"result-{result.ending}", **side(team, who), contract=contract, raw=raw, against=against)
    ]
    if result.capot is not None:
        lines.append(say(words, "result-capot", **side(result.capot, who)))
    if result.hanging_to is not None and result.hanging_before:
        lines.append(say(words, "result-hung", **side(result.hanging_to, who), points=result.hanging_before))
    if result.hanging:
        lines.append(say(words, "result-hangs", points=result.hanging))
    if result.one_more:
        lines.append(say(words, "result-one_more"))
    return "\n".join(lines)


def scores_text(view: BelotView, who: Who) -> str:
    """The score of the game, the own team first."""
    own = who.you % 2
    return ", ".join(
        say(who.words, "team-points", team=team_name(team, who), points=view.scores[team])
        for team in (own, 1 - own)
    )


def deal_text(view: BelotView, words: Translator) -> str:
    """The number of the deal in this game."""
    done = view.sheet[-1].number if view.sheet else 0
    return say(words, "sum-title", number=done if view.result is not None else done + 1)


# --- the turn ----------------------------------------------------------------------


def last_text(view: BelotView, seat: int, words: Translator) -> str:
    """What a player said last in the bidding, as short as can be."""
    call = view.seats[seat].call
    if call is None:
        return ""
    return say(words, f"call-{call}" if call in CALLS else f"contract-{call}")


def turn_text(view: BelotView, words: Translator) -> str:
    """What is asked of the viewer."""
    if view.phase == "bidding":
        return _bidding(view, words)
    if view.phase == "declaring":
        return say(words, "turn-declare-late")
    assert view.duty is not None
    named = {"suit": say(words, f"contract-{view.duty.suit}.text")} if view.duty.suit else {}
    return say(words, f"turn-{view.duty.name}", **named)


def _bidding(view: BelotView, words: Translator) -> str:
    legal = {action.name for action in view.actions}
    if view.contract is None:
        return say(words, "turn-first")
    for call in ("double", "redouble"):
        if call in legal:
            return say(words, f"turn-{call}")
    if "bid" not in legal:
        return say(words, "turn-pass")
    return say(words, "turn-bid", contract=contract_text(view.contract, words, inside=True))


def why_not(card: str, view: BelotView, words: Translator, out: Console) -> str:
    """Why a card of the own hand cannot be played."""
    duty = view.duty
    assert duty is not None
    if duty.suit and SUITS[card[1]] != duty.suit:
        return say(words, "why-follow", suit=say(words, f"contract-{duty.suit}.text"))
    if duty.beat:
        return say(words, f"why-{duty.name}", card=inline([duty.beat], words, out).plain)
    return say(words, "why-trump")
