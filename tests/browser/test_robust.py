"""Impatient fingers, lost lines, odd names, second windows, keyboards: what people do to a page."""

import json
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from ..server.test_leaks import kept
from .people import CARD, Guest, all_up_to_date, finish_hand, order_of_turns, seated

TEN_CLICKS = "it => { for (let n = 0; n < 10; n++) setTimeout(() => it.click(), 10 * n) }"
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...all) { super(...all); window.sockets.push(this); }
  };
"""


def two(come, *, start: bool = True, **rules) -> tuple[Guest, Guest]:
    """Two people with open eyes; the one whose turn it is comes first."""
    anna, ben = seated(come, "Anna", "Ben", rules={"blind_play": "off"} | rules)
    anna.next_hand()
    anna.until(lambda: anna.offers() or ben.offers())
    first, second = order_of_turns(anna, ben)
    return first, second


def actions_kept(guest: Guest) -> int:
    """How many actions the server has kept."""
    table = None
    for _, at in kept(guest.server, guest.code):
        table = at
    return sum(entry["do"] == "act" for entry in table.log)


# --- clicks ----------------------------------------------------------------


def test_ten_clicks_are_one_action(come) -> None:
    first, second = two(come)
    first.comes_up()
    first.page.get_by_role("button", name="Bet 1", exact=True).evaluate(TEN_CLICKS)
    second.comes_up()
    assert len(first.acts) == 1
    second.page.get_by_role("button", name="Support 1", exact=True).evaluate(TEN_CLICKS)
    first.comes_up()
    first.page.wait_for_timeout(200)
    assert len(second.acts) == 1
    assert actions_kept(first) == 2
    first.page.get_by_role("button", name="Fold").evaluate(TEN_CLICKS)
    for person in (first, second):
        expect(person.result).to_be_visible()
        person.page.wait_for_timeout(700)
        person.page.get_by_role("button", name="Next hand").evaluate(TEN_CLICKS)
    first.until(lambda: first.offers() or second.offers())
    first.page.wait_for_timeout(300)
    assert len(first.acts) == 2
    assert actions_kept(first) == 3
    assert first.room["table"]["deal"] == 2


def test_ten_clicks_open_one_table(come) -> None:
    anna = come("Anna")
    anna.page.goto("/")
    deal_me_in = anna.page.get_by_role("button", name="Deal me in")
    expect(deal_me_in).to_be_enabled()
    before = anna.context.request.get("/api/health").json()["tables"]
    deal_me_in.evaluate(TEN_CLICKS)
    expect(anna.hand).to_have_count(3)
    anna.page.wait_for_timeout(200)
    assert anna.context.request.get("/api/health").json()["tables"] == before + 1


def test_a_click_on_a_button_that_has_just_changed_does_nothing(come) -> None:
    first, second = two(come)
    # Clicks whatever can be clicked in the very moment it appears.
    second.page.evaluate("""() => new MutationObserver(() => {
        const buttons = document.querySelectorAll('main .bar button:not(:disabled)');
        window.appeared = buttons.length > 0 ? (window.appeared ?? performance.now()) : null;
        if (performance.now() - window.appeared < 250) for (const it of buttons) it.click();
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true})""")
    first.comes_up()
    first.press("Bet 1")
    second.until(second.offers)
    second.page.wait_for_timeout(250)
    assert second.acts == []


# --- the line ----------------------------------------------------------------


def test_a_dropped_line_heals(come) -> None:
    first, second = two(come)
    for person in (first, second):
        person.page.add_init_script(KEEP_SOCKETS)
        person.page.reload()
        person.until(lambda person=person: person.hand.count() == 3)
    first.page.evaluate("sockets.at(-1).close()")
    first.comes_up()
    first.press("Bet 1")
    expect(second.asked("Your turn: 1 to stay in")).to_be_visible()
    # What is pressed in the moment of the loss is sent again, and done once.
    second.comes_up()
    second.page.evaluate("""() => {
        [...document.querySelectorAll('button')].find((it) => it.innerText === 'Support 1').click();
        sockets.at(-1).close();
    }""")
    expect(first.asked("Your turn: 1 to stay in")).to_be_visible()
    expect(second.page.get_by_text("Connection lost")).to_have_count(0)
    assert actions_kept(first) == 2


def test_a_page_without_network_says_so_and_comes_back(come) -> None:
    first, second = two(come)
    second.page.add_init_script(KEEP_SOCKETS)
    second.page.reload()
    second.until(lambda: second.hand.count() == 3)
    second.context.set_offline(True)
    second.page.evaluate("sockets.at(-1).close()")
    expect(second.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    first.comes_up()
    first.press("Bet 1")
    second.context.set_offline(False)
    expect(second.page.get_by_text("Connection lost")).to_have_count(0)
    expect(second.asked("Your turn: 1 to stay in")).to_be_visible()


def lossy(page, rate: int) -> None:
    """Lose every so-manieth message from the server and double another."""
    count = 0

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            nonlocal count
            count += 1
            if count % rate == 0:
                return
            here.send(message)
            if count % rate == 1:
                here.send(message)

        there.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), connect)


@pytest.mark.slow
def test_lost_and_doubled_messages_do_not_lead_astray(come) -> None:
    anna, ben = seated(come, "Anna", "Ben", bots=2)
    for person in (anna, ben):
        lossy(person.page, 4)
        person.page.reload()
        person.until(lambda person=person: person.hand.count() == 3)
    finish_hand(anna, ben)
    for person in (anna, ben):
        person.page.unroute_all()
        honest = Guest.picture(person)
        person.page.reload()
        expect(person.result).to_be_visible()
        person.looks_like(honest)


@pytest.mark.slow
def test_a_line_that_is_dead_without_a_word_is_noticed(come) -> None:
    first, second = two(come)
    dead = False

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        number = len(lines)
        lines.append(number)
        there.on_message(lambda message: None if dead and number == 0 else here.send(message))
        here.on_message(lambda message: None if dead and number == 0 else there.send(message))

    lines: list[int] = []
    second.page.route_web_socket(re.compile("/socket"), connect)
    second.page.reload()
    second.until(lambda: second.hand.count() == 3)
    dead = True
    first.comes_up()
    first.press("Bet 1")
    expect(second.asked("Your turn: 1 to stay in")).to_be_visible(timeout=30_000)
    assert len(lines) == 2


# --- places and people ---------------------------------------------------------


def test_a_table_that_does_not_exist(come) -> None:
    anna = come("Anna")
    anna.page.goto("/t/nosuchtable")
    expect(anna.page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(anna.page.get_by_text("The link may be mistyped")).to_be_visible()
    anna.page.get_by_role("link", name="To the start page").click()
    expect(anna.page.get_by_role("button", name="Deal me in")).to_be_enabled()
    anna.complaints[:] = [line for line in anna.complaints if "404" not in line]


def test_a_server_that_fails_can_be_asked_again(come) -> None:
    anna = come("Anna")
    away = True

    def answer(route: Route) -> None:
        if away:
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/api/games", answer)
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    away = False
    anna.page.get_by_role("button", name="Try again").click()
    expect(anna.page.get_by_role("button", name="Deal me in")).to_be_enabled()
    anna.complaints[:] = [line for line in anna.complaints if "ERR_FAILED" not in line]


NAMES = {
    "<img src=x onerror=a()>": "<img src=x onerror=a()>",
    "<b>Ben</b>&amp;": "<b>Ben</b>&amp;",
    "\u202eneB\u202c Ben": "neB Ben",
    "👩‍👩‍👧 Ben 🃏": "👩‍👩‍👧 Ben 🃏",
    "{ $name } [yes]": "{ $name } [yes]",
}


def test_any_name_is_only_text(come) -> None:
    anna = come("Anna")
    anna.opens()
    for given, shown in NAMES.items():
        odd = come(given)
        odd.visits(anna.code)
        odd.sits()
        plate = anna.page.get_by_role("list", name="Players").get_by_title(shown, exact=True)
        expect(plate).to_have_text(shown)
    anna.next_hand()
    anna.until(lambda: anna.room["table"]["deal"] == 1)
    log = anna.panel("What happened").get_by_role("listitem")
    expect(log).to_have_text(["Everybody pays an ante of 1."])
    anna.close_panel()
    people = anna.panel("People")
    for shown in NAMES.values():
        expect(people.get_by_text(shown, exact=True)).to_be_visible()
    assert anna.page.locator("img[src=x], dialog b").count() == 0


def test_a_stranger_with_the_link_watches_and_cannot_act(come) -> None:
    first, _ = two(come)
    eve = come("Eve")
    eve.visits(first.code)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.offers() == []
    for key in "fcrolbn":
        eve.page.keyboard.press(key)
    eve.page.wait_for_timeout(200)
    assert eve.acts == []
    assert eve.page.get_by_role("main").get_by_role("img", name=re.compile(" of ")).count() == 0


def test_two_windows_of_one_person(come) -> None:
    first, second = two(come)
    state = first.context.storage_state()
    window = come(f"{first.name} again", storage_state=state)
    window.visits(first.code)
    window.until(window.offers)
    assert window.cards() == first.cards()
    assert window.offers() == first.offers()
    expect(window.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    window.page.wait_for_timeout(450)
    window.press("Bet 1")
    first.until(lambda: not first.offers())
    second.comes_up()
    second.press("Support 1")
    first.comes_up()
    first.press("Fold")
    for person in (window, first):
        expect(person.result).to_be_visible()
    all_up_to_date(window, first)
    assert window.picture() == first.picture()


@pytest.mark.slow
def test_who_has_lost_the_cookie_gets_a_seat_from_the_host(come) -> None:
    anna, ben = seated(come, "Anna", "Ben")
    ben.context.clear_cookies()
    ben.page.reload()
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
    seat = anna.panel("People").get_by_role("listitem").filter(has_text="Ben")
    expect(seat).to_contain_text("Away")
    seat.get_by_role("button", name="Ben").click()
    seat.get_by_role("button", name="Remove from the table").click()
    seat.get_by_role("button", name="Really remove Ben?").click()
    anna.close_panel()
    ben.sits(seat=1)
    expect(anna.page.get_by_role("list", name="Players")).to_contain_text("Ben")


# --- keys, motion, languages ---------------------------------------------------


def test_a_hand_with_the_keyboard_alone(come) -> None:
    anna, ben = seated(come, "Anna", "Ben")
    anna.page.wait_for_timeout(600)
    anna.page.keyboard.press("n")
    anna.until(lambda: anna.offers() or ben.offers())
    first, second = order_of_turns(anna, ben)
    first.comes_up()
    assert first.cards() == ["face-down card"] * 3
    first.page.keyboard.press("l")
    first.until(lambda: "face-down card" not in first.cards())
    first.page.wait_for_timeout(450)
    first.page.keyboard.press("r")
    expect(first.page.get_by_role("textbox", name="Amount to bet")).to_be_focused()
    first.page.keyboard.type("4")
    first.page.keyboard.press("Enter")
    second.comes_up()
    second.page.keyboard.press("?")
    expect(second.page.get_by_role("dialog", name="Help")).to_be_visible()
    second.page.keyboard.press("f")
    second.page.wait_for_timeout(200)
    assert second.acts == [], "a key went through the open panel"
    second.page.keyboard.press("Escape")
    expect(second.page.get_by_role("dialog")).to_have_count(0)
    second.page.keyboard.press("c")
    first.comes_up()
    first.page.keyboard.press("f")
    expect(second.result).to_be_visible()
    assert [act["action"] for act in first.acts] == ["look", "bet", "fold"]
    assert [(act["action"], act["value"]) for act in second.acts] == [("bet", 4)]
    for person in (first, second):
        expect(person.result).to_be_visible()
        person.page.wait_for_timeout(700)
        person.page.keyboard.press("n")
    first.until(lambda: first.room["table"]["deal"] == 2)


def test_cards_have_names(come) -> None:
    first, _ = two(come)
    for name in first.cards():
        assert CARD.match(name)
        assert name != "face-down card"
    shown = [f"{rank}{suit}" for rank, suit in first.room["table"]["seats"][first.seat]["cards"]]
    assert len(shown) == len(set(first.cards())) == 3


def test_the_title_calls_whose_turn_it_is(come) -> None:
    first, second = two(come)
    expect(first.page).to_have_title(re.compile("^● Seka"))
    expect(second.page).to_have_title(re.compile("^Seka"))
    first.comes_up()
    first.press("Bet 1")
    expect(first.page).to_have_title(re.compile("^Seka"))
    expect(second.page).to_have_title(re.compile("^● Seka"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_stillness(come, motion: str) -> None:
    anna = come("Anna", reduced_motion=motion)
    anna.page.add_init_script("""
        window.moved = 0;
        addEventListener('animationstart', () => window.moved++, true);
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all); };
    """)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)
    anna.page.wait_for_timeout(500)
    moved = anna.page.evaluate("moved")
    assert moved == 0 if motion == "reduce" else moved > 0


def test_everybody_reads_their_own_language(come) -> None:
    anna = come("Anna", locale="de-DE")
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="Karten geben")).to_be_enabled()
    assert anna.page.locator("html").get_attribute("lang") == "de"
    anna.page.get_by_role("combobox", name="Sprache").select_option("Русский")
    expect(anna.page.get_by_role("combobox", name="Язык")).to_be_visible()
    assert anna.page.locator("html").get_attribute("lang") == "ru"
    anna.page.reload()
    expect(anna.page.get_by_role("combobox", name="Язык")).to_be_visible()
    anna.page.get_by_role("combobox", name="Язык").select_option("Deutsch")

    anna.opens()
    ben = come("Ben")
    ben.visits(anna.code)
    ben.sits()
    anna.page.wait_for_timeout(600)
    anna.page.get_by_role("button", name="Geben", exact=True).click()
    ben.until(lambda: ben.room["table"]["deal"] == 1)
    mine = re.compile("Du bist dran")
    anna.until(lambda: ben.offers() or anna.page.get_by_text(mine).count())
    if ben.offers():
        ben.comes_up()
        ben.press("Fold")
    else:
        anna.page.wait_for_timeout(450)
        anna.page.get_by_role("button", name="Aussteigen").click()
    expect(ben.result).to_be_visible()
    german = anna.page.get_by_role("status").inner_text()
    assert "Everybody" not in german
    assert json.dumps(german) != json.dumps(ben.result.inner_text())


def test_no_page_asks_another_server_for_anything(come) -> None:
    anna = come("Anna")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Deal me in").click()
    expect(anna.hand).to_have_count(3)
    anna.page.goto("/rules")
    expect(anna.page.get_by_role("heading", name="How Seka is played")).to_be_visible()
    others = [url for url in asked if not url.startswith((anna.server.http, "data:"))]
    assert others == []
