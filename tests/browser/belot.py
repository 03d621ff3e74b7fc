"""Lays deals of Belot, and plays it as people do: by the bidding box, declarations and touching cards."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from septet.engine.cards import parse_cards
from septet.server.draft import Draft

from .laying import end
from .people import CARD, REFLEX, Guest

FIRST = {0: "9h Th Jh Qh Kh", 1: "7c 8c Ac 7d 8d", 2: "Tc Jc Ad 7s 8s", 3: "9c Qc 9d Jd 9s"}
"""Seat 0 has a quinte to the king and belot in hearts."""
LAST = {0: "Qs Ks As", 1: "Kc Td Js", 2: "Kd 7h Ts", 3: "Qd 8h Ah"}
"""... and a tierce to the ace."""
CONTRACTS = ("Clubs", "Diamonds", "Hearts", "Spades", "No trumps", "All trumps")


def deal(draft: Draft, bid: int | None) -> None:
    """End what is going on, deal, and let seat 0 bid first; None leaves the bid to it."""
    table = draft.table
    while True:
        end(draft)
        first = (int(table._state.dealer) + 2) % 4
        order = [*range(first, 4), *range(first)]
        if first == 0:
            break
        draft.deal()
    rows = [FIRST[seat].split()[part] for part in (slice(0, 3), slice(3, 5)) for seat in order]
    cards = [card for row in rows for card in row] + [card for seat in order for card in LAST[seat].split()]
    table.stack(deck=" ".join(cards))
    draft.deal()
    if bid is not None:
        draft.act(0, "bid", bid)
        for seat in (1, 2, 3):
            draft.act(seat, "pass", 0)


def bidding(draft: Draft) -> None:
    """Seat 0 begins the bidding."""
    deal(draft, None)


def declaring(draft: Draft) -> None:
    """Seat 0 plays hearts and leads; it may declare two sequences."""
    deal(draft, 2)


def trumping(draft: Draft) -> None:
    """Three have played to the third trick, and seat 0 must do something."""
    declaring(draft)
    table = draft.table
    while not (table.view(0).trick_number == 3 and table.actor == 0):
        draft.act(table.actor, *table.fallback())


def result(draft: Draft) -> None:
    """A deal with declarations and belot is over."""
    declaring(draft)
    table = draft.table
    while any(action.name == "declare" for action in table.actions):
        draft.act(0, "declare", next(each.low for each in table.actions if each.name == "declare"))
    end(draft)


def redoubling(draft: Draft) -> None:
    """A long bidding: the other team has doubled seat 0's no trumps, which it may redouble."""
    deal(draft, None)
    for seat, call, value in (
        (0, "bid", 0),
        (1, "bid", 1),
        (2, "bid", 2),
        (3, "bid", 3),
        (0, "pass", 0),
        (1, "pass", 0),
        (2, "double", None),
        (3, "redouble", None),
        (0, "bid", 4),
        (1, "double", None),
        (2, "pass", 0),
        (3, "pass", 0),
    ):
        low = next(each.low for each in draft.table.actions if each.name == call)
        draft.act(seat, call, low if value is None else value)


def saying(draft: Draft) -> None:
    """Two have played to the second trick, and seat 0 has to trump and may say belot with it."""
    declaring(draft)
    table = draft.table
    while any(action.name == "declare" for action in table.actions):
        draft.act(0, "declare", next(each.low for each in table.actions if each.name == "declare"))
    for seat, card in ((0, "Qs"), (1, "Js"), (2, "Ts"), (3, "9s"), (2, "Ad"), (3, "9d")):
        draft.act(seat, "play", parse_cards(card)[0])


# --- what a person does ---------------------------------------------------------


def asked(person: Guest) -> bool:
    """Whether the person is asked to do something."""
    table = person.room["table"]
    return table["actor"] == person.seat and bool(table["actions"])


def button(person: Guest, name: str | re.Pattern[str]) -> Locator:
    """A button of the table."""
    return person.page.get_by_role("main").get_by_role("button", name=name, exact=isinstance(name, str))


def playable(person: Guest) -> Locator:
    """The own cards that may be played."""
    region = person.page.get_by_role("region", name="Your cards")
    return region.get_by_role("button", name=CARD, disabled=False)


def until_sent(person: Guest, press: Callable[[], object]) -> None:
    """Do something until it is on its way; a touch just after a change does nothing, on purpose."""
    person.sends("act", press)


def move(person: Guest) -> None:
    """Do the next thing: bid the lowest once, else pass, declare all, or play the first card that may be."""
    table = person.room["table"]
    decision = person.room["decision"]
    person.page.wait_for_timeout(REFLEX)
    if table["phase"] == "bidding":
        lowest = [each["low"] for each in table["actions"] if each["name"] == "bid"]
        name = CONTRACTS[lowest[0]] if lowest and not table["contract"] else "Pass"
        until_sent(person, lambda: button(person, name).click())
    elif table["offers"]:
        several = button(person, "Declare all")
        one = person.page.get_by_role("main").get_by_role(
            "button", name=re.compile("^(tierce|quart|quint|carr)")
        )
        until_sent(person, lambda: (several if several.count() else one.first).click())
    else:
        until_sent(person, lambda: playable(person).first.click())
    person.until(lambda: person.room["decision"] != decision)


def play_deal(person: Guest) -> None:
    """Play until the deal is over."""
    over = lambda: person.room["table"]["phase"] == "over"  # noqa: E731
    while not over():
        person.until(lambda: over() or asked(person))
        if not over():
            move(person)
