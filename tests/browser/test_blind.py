"""Playing blind under the online rules, and that nobody's browser ever gets a card that is not for it."""

from playwright.sync_api import expect

from ..server.test_leaks import check, kept, seen_cards
from .laying import deal, lay
from .people import Guest, all_up_to_date, calm, order_of_turns, play, seated

RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten",
    "9": "nine", "8": "eight", "7": "seven", "6": "six",
}  # fmt: skip
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
PACK = [rank + suit for rank in RANKS for suit in SUITS]


class Observer:
    """Keeps the pages that people have seen, each with the change that it shows."""

    def __init__(self, *people: Guest) -> None:
        self.people = people
        self.pages: list[tuple[int, int | None, str]] = []

    def look(self) -> None:
        """Keep what everybody sees now, when everybody has heard of the last change."""
        all_up_to_date(*self.people)
        for person in self.people:
            self.pages.append((person.room["number"], person.seat, person.page.content()))

    def check(self, code: str) -> int:
        """No page speaks of a card that its reader may not know; returns how many cards were shown."""
        shown = 0
        tables = {number: [] for number, _, _ in self.pages}
        for number, table in kept(self.people[0].server, code):
            if number in tables:
                tables[number] = [seen_cards(table._state, viewer) for viewer in (None, *range(table.seats))]
        for number, viewer, page in self.pages:
            seen = tables[number][0 if viewer is None else viewer + 1]
            told = {card for card in PACK if f"{RANKS[card[0]]} of {SUITS[card[1]]}" in page}
            assert told <= seen, f"seat {viewer} reads of {told - seen} after change {number}"
            # No code, no picture and no class may tell a card either.
            hidden = {card for card in PACK if card not in seen}
            coded = {card for card in hidden if f'"{card}"' in page or f"/{card.upper()}-" in page}
            assert coded == set(), f"seat {viewer} gets {coded} after change {number}"
            shown += len(told)
        return shown


def check_everything(observer: Observer, code: str) -> None:
    """Pages and frames against the server's log."""
    assert observer.check(code) > 0
    assert check(observer.people[0].server, code, list(observer.people)) > 0


def test_blind_look_knock_and_open(come, own_server) -> None:
    anna, ben = seated(come, "Anna", "Ben", at=own_server, rules={"preset": "online"})
    watcher = come("Cleo", own_server)
    watcher.visits(anna.code)
    own_server.kill()
    lay(own_server, anna.code, lambda draft: deal(draft, {0: "Ah Kh 6c", 1: "As Kd 9s"}))
    own_server.start()
    for person in (anna, ben, watcher):
        expect(person.page.get_by_text("Connection lost")).to_have_count(0)
    observer = Observer(anna, ben, watcher)
    observer.look()
    first, second = order_of_turns(anna, ben)
    for person in (anna, ben):
        expect(person.hand).to_have_count(3)
        assert person.cards() == ["face-down card"] * 3

    first.comes_up()
    assert first.offers() == ["Look", "Fold", "Bet 1 blind"]
    first.press("Bet 1 blind")
    second.comes_up()
    observer.look()
    expect(second.asked("Your turn: 1 to stay in blind")).to_be_visible()
    second.press("Look")
    second.until(lambda: "face-down card" not in second.cards())
    observer.look()
    expect(second.asked("Your turn: 2 to stay in")).to_be_visible()
    assert first.cards() == ["face-down card"] * 3

    second.page.wait_for_timeout(450)
    second.press("Raise to 3")
    first.until(lambda: "face-down card" not in first.cards())
    observer.look()
    expect(watcher.page.get_by_text("ends the blind play")).to_have_count(1)
    first.comes_up()
    assert first.offers() == ["Fold", "Support 3", "Open for 3", "Raise to 4"]
    first.press("Open for 3")
    for person in (anna, ben, watcher):
        expect(person.result).to_be_visible()
    observer.look()
    # A private comparison: only its outcome is told.
    expect(anna.result).to_have_text("You win the last comparison and take 9.")
    expect(ben.result).to_have_text("Anna wins the last comparison and takes 9.")
    expect(watcher.result).to_have_text("Anna wins the last comparison and takes 9.")
    assert "king of diamonds" not in anna.page.content()
    check_everything(observer, anna.code)


def test_a_win_by_folds_shows_nothing(come) -> None:
    anna, ben = seated(come, "Anna", "Ben", rules={"blind_play": "off"})
    watcher = come("Cleo")
    watcher.visits(anna.code)
    observer = Observer(anna, ben, watcher)
    anna.next_hand()
    anna.until(lambda: anna.offers() or ben.offers())
    observer.look()
    play(anna, ben, until=lambda: watcher.result.count(), choose=lambda person, offers: "Fold")
    observer.look()
    check_everything(observer, anna.code)
    for page in (page for _, seat, page in observer.pages if seat is None):
        assert " of hearts" not in page


def look_first(person: Guest, offers: list[str]) -> str:
    """Look where that is possible, else play calmly."""
    return "Look" if "Look" in offers else calm(person, offers)


def test_hands_with_bots_leak_nothing(come) -> None:
    anna, ben = seated(come, "Anna", "Ben", bots=3, rules={"preset": "online"})
    watcher = come("Cleo")
    watcher.visits(anna.code)
    everybody = (anna, ben, watcher)
    for _ in range(2):
        # Both look as soon as they can: else there may be two hands in which nobody saw a card.
        play(anna, ben, until=lambda: all(person.result.count() for person in everybody), choose=look_first)
        observer = Observer(*everybody)
        observer.look()
        observer.check(anna.code)
        anna.next_hand()
        ben.next_hand()
        ben.until(lambda: ben.result.count() == 0)
    assert check(anna.server, anna.code, list(everybody)) > 0
