"""Lays hands of Seiska, and plays it as people do: by touching cards, piles and buttons."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from septet.engine.cards import parse_cards
from septet.server.draft import Draft

from .laying import end
from .people import REFLEX, Guest

HANDS = {
    0: "Ts Th Td 8h Ac 4d 2s",
    1: "3s 5s 6c 7c Jc Qc Kc",
    2: "6s 7s 2h 4h 5h 6h 7h",
    3: "Js Qs 2c 3c 5c 5d 4c",
}
"""When it is seat 0's turn, there lies the nine that was turned up or the jack of seat 3: a spade."""
HELPLESS = HANDS | {0: "Th Td Qd 3d Ac 4d 3h"}
"""Seat 0 has no spade, nine or jack."""
CLOSE = {0: "2d 4d Qd Kd Jc", 1: "3d 5d 6d 7d 9d"}
"""After three diamonds seat 0 has two cards left."""


def begun(draft: Draft) -> None:
    """End the first deal, which a slow server may not have dealt yet; then it is known who deals next."""
    if draft.table.deals == 0:
        draft.deal()
    end(draft)


def deal(draft: Draft, hands: dict[int, str], start: str, stock: str = "") -> None:
    """Deal these hands, this start card, and then these cards from the draw pile."""
    begun(draft)
    count = len(hands)
    first = (int(draft.table._state.dealer) + 2) % count
    cards = {seat: hand.split() for seat, hand in hands.items()}
    order = [cards[(first + seat) % count][row] for row in range(len(cards[0])) for seat in range(count)]
    draft.table.stack(deck=" ".join([*order, start, *stock.split()]))
    draft.deal()


def until_mine(draft: Draft, cards: int | None = None) -> None:
    """All do what absent players do until it is seat 0's turn, with so many cards if that is given."""
    table = draft.table

    def come() -> bool:
        mine = table.actor == 0 and table.view(0).phase == "turn"
        return mine and cards in (None, table.view(0).seats[0].cards)

    while not come():
        draft.act(table.actor, *table.fallback())


def play_own(draft: Draft, *cards: str) -> None:
    """Seat 0 plays these cards, one in each turn."""
    for card in cards:
        until_mine(draft)
        draft.act(0, "play", parse_cards(card)[0])


def turn(draft: Draft) -> None:
    """Seat 0 may play spades, three tens beginning with that of spades, or an eight."""
    deal(draft, HANDS, "9s")
    until_mine(draft)


def suit(draft: Draft) -> None:
    """Seat 0 has played an eight."""
    turn(draft)
    draft.act(0, "play", parse_cards("8h")[0])


def helpless(draft: Draft) -> None:
    """Nothing that seat 0 holds fits; the third card of the draw pile does."""
    deal(draft, HELPLESS, "9s", "Qh 6d Ks")
    until_mine(draft)


def drawn(draft: Draft) -> None:
    """Seat 0 has drawn the card that fits."""
    helpless(draft)
    for _ in range(3):
        draft.act(0, "draw", 0)


def close(draft: Draft) -> None:
    """Seat 0 has two cards, and plays one of them next."""
    deal(draft, CLOSE, "Jd")
    play_own(draft, "Kd", "Qd", "4d")
    until_mine(draft, 2)


def many(draft: Draft) -> None:
    """Seat 0 had nothing but eights and aces of two packs, so that there are seventeen cards now."""
    hands = {0: "8c 8c 8d 8d 8h 8h 8s", 1: "2c 3c 4c 5c 6c 7c 9c"}
    deal(draft, hands, "Tc", "8s Ac Ac Ad Ad Ah Ah As As 2d")
    until_mine(draft)
    for _ in range(2):
        while draft.table.actor == 0 and "draw" in [action.name for action in draft.table.actions]:
            draft.act(0, "draw", 0)
        until_mine(draft)


def eight(draft: Draft) -> None:
    """The first turn of seat 0 at a large table, with whatever cards."""
    begun(draft)
    draft.deal()
    until_mine(draft)


def result(draft: Draft) -> None:
    """Somebody is out of cards."""
    deal(draft, HANDS, "9s")
    while not draft.table.over:
        draft.act(draft.table.actor, *draft.table.fallback())


# --- at a browser ------------------------------------------------------------

PLAYABLE = re.compile("can be played")


def own(person: Guest, name: str | re.Pattern[str] = "") -> Locator:
    """The own cards that can be pressed, by their names."""
    return person.page.get_by_role("region", name="Your cards").get_by_role(
        "button", name=name, disabled=False
    )


def button(person: Guest, name: str | re.Pattern[str]) -> Locator:
    """A button of the own turn that can be pressed."""
    return person.page.get_by_role("main").get_by_role("button", name=name, disabled=False)


def until_sent(person: Guest, press: Callable[[], None], kind: str = "act") -> None:
    """Press until something is on its way; what is pressed too soon after a change does nothing."""
    person.sends(kind, press)


def asked(person: Guest) -> bool:
    """Whether this person is to act."""
    table = person.room["table"]
    return table["actor"] is not None and table["actor"] == person.seat


def move(person: Guest, says_lappu: bool = True) -> str:
    """Do one thing of the own turn: play the first card that can be played, or draw; returns what it was."""
    page, phase = person.page, person.room["table"]["phase"]
    if phase == "lappu":
        if says_lappu:
            # On a slow machine it may be too late by now.
            too_late = lambda: person.room["table"]["phase"] != "lappu"  # noqa: E731
            person.sends("act", page.get_by_role("button", name="Lappu!").click, unless=too_late)
        else:
            person.until(lambda: person.room["table"]["phase"] != "lappu")
        return "lappu"
    page.wait_for_timeout(REFLEX)
    suits = page.get_by_role("button", name=re.compile(r"You hold \d"))
    play = button(person, re.compile(r"^Play \d"))
    touched = not suits.count() and not play.count() and own(person, PLAYABLE).count() > 0
    if touched:
        own(person, PLAYABLE).first.click()
        page.wait_for_timeout(100)
    # A slow page may ask for more only when one looks at it the next time.
    if suits.count():
        page.wait_for_timeout(REFLEX)
        suits.last.click()
        return "eight"
    if play.count():
        play.click()
        return "play"
    if touched:
        return "play"
    if button(person, re.compile("^Draw$")).count():
        button(person, re.compile("^Draw$")).click()
        return "draw"
    return "nothing"
