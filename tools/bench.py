"""How fast Septet is on this machine and beside its peers, as tables in Markdown: `make bench`.

Machines differ and are disturbed, so each figure is the best of several short runs, and
figures are to be compared within one table only.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import colver_rollouts
import evaluators
import numpy as np
import openspiel_random
import pokerkit_stud

import septet
from septet.engine.chance import generator

ROUNDS = 7


def best(work: Callable[[], float], rounds: int = ROUNDS) -> float:
    """The highest rate of several runs; `work` returns how much it did."""
    work()
    rates = []
    for _ in range(rounds):
        begin = time.perf_counter()
        amount = work()
        rates.append(amount / (time.perf_counter() - begin))
    return max(rates)


def simulated(
    game: str, policy: str, threads: int, what: str, players: int = 4, deals: int = 200_000
) -> Callable[[], float]:
    """Deals or actions of a simulation."""

    def work() -> float:
        result = septet.simulate(game, players=players, deals=deals, seed=7, policy=policy, threads=threads)
        return result.deals if what == "deals" else result.actions

    return work


def hand_values() -> float:
    """Values of an array of hands."""
    septet.seka.hand_value(HANDS)
    return len(HANDS)


HANDS = np.array([generator(n)[0] % 33 + np.arange(3) + 16 for n in range(100_000)], np.int8)


def table_actions() -> float:
    """Actions at a table for people, checked, recorded and told."""
    table = septet.Table("seka", players=4, seed=7)
    done = 0
    while done < 300:
        if table.over:
            table.deal()
        table.act(*table.fallback())
        done += 1
    return done


def views() -> float:
    """Views of a table."""
    table = septet.Table("seka", players=4, seed=7)
    table.deal()
    for _ in range(300):
        table.view(1)
    return 300


def stud_odds() -> float:
    """Deals drawn for the odds of six hands on third street."""
    septet.odds("seven_card_stud", SIX_HANDS, samples=500_000, seed=7)
    return 500_000


SIX_HANDS = ["As Ad / Kc", "Qh Qd / Jc", "7c 8c / 9c", "2d 2h / 5s", "Kh Jd / Td", "4s 5c / 6s"]


Row = tuple[str, str]


def beside(
    what: str, unit: str, work: Callable[[], float], peer: str, theirs: Callable[[], float]
) -> list[Row]:
    """Our rate and a peer's, measured in turns; and how many times as fast ours is."""
    ours = best(work)
    try:
        rate = theirs()
    except ModuleNotFoundError as error:
        return [(what, f"{ours:,.0f} {unit}"), (peer, f"{error.name} is not installed here")]
    ours = max(ours, best(work))
    return [
        (what, f"{ours:,.0f} {unit}"),
        (peer, f"{rate:,.0f} {unit}"),
        ("so many times as fast", f"{ours / rate:,.2f}" if ours < 10 * rate else f"{ours / rate:,.0f}"),
    ]


def beside_peers() -> list[Row]:
    """Random games beside the peers that play something alike, on one thread."""
    return [
        *beside(
            "six-handed stud, random",
            "hands/s",
            simulated("seven_card_stud", "random", 1, "deals", players=6, deals=50_000),
            "fixed-limit stud of PokerKit, random",
            pokerkit_stud.hands_per_second,
        ),
        *beside(
            "four-handed Seiska, random",
            "actions/s",
            simulated("seiska", "random", 1, "actions", deals=20_000),
            "crazy_eights of OpenSpiel, its random bots",
            lambda: openspiel_random.actions_per_second("crazy_eights(players=4)", 300),
        ),
        *beside(
            "Belot, random",
            "actions/s",
            simulated("belot", "random", 1, "actions", deals=50_000),
            "euchre of OpenSpiel, its random bots",
            lambda: openspiel_random.actions_per_second("euchre", 2_000),
        ),
        *beside(
            "Belot, random, from the deal to the score",
            "deals/s",
            simulated("belot", "random", 1, "deals", deals=50_000),
            "French Belote of colver, rollouts from the deal",
            colver_rollouts.deals_per_second,
        ),
    ]


def seconds_of(code: str, **environment: str) -> float:
    """How long a fresh interpreter takes for some lines, start of Python included."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
    return time.perf_counter() - begin


def main() -> None:
    """Measure and print."""
    deal = "import septet; t = septet.Table('seka', 4, seed=1); t.deal(); t.act('fold')"
    million = "import septet; septet.simulate('seka', deals=1000, seed=1)"
    rows = [
        (
            "four-handed Seka, random, one thread",
            f"{best(simulated('seka', 'random', 1, 'actions')) / 1e6:.1f} M actions/s",
        ),
        ("the same, two threads", f"{best(simulated('seka', 'random', 2, 'actions')) / 1e6:.1f} M actions/s"),
        ("the same, one thread", f"{best(simulated('seka', 'random', 1, 'deals')) / 1e6:.2f} M deals/s"),
        (
            "`online`, random, one thread",
            f"{best(simulated('seka(preset=online)', 'random', 1, 'actions')) / 1e6:.1f} M actions/s",
        ),
        (
            "cautious players, one thread",
            f"{best(simulated('seka', 'cautious', 1, 'actions')) / 1e6:.1f} M actions/s",
        ),
        ("values of an array of hands of Seka", f"{best(hand_values) / 1e6:.0f} M hands/s"),
        ("odds of six stud hands on third street", f"{best(stud_odds) / 1e6:.1f} M deals/s"),
        ("actions at a table for people", f"{best(table_actions):,.0f} actions/s"),
        ("views of a table", f"{best(views):,.0f} views/s"),
        ("size of a state", f"{septet.game('seka').dtype.itemsize:,} bytes"),
        ("`import septet`", f"{min(seconds_of('import septet') for _ in range(3)):.2f} s"),
        ("first action at a table, from the cache", f"{min(seconds_of(deal) for _ in range(3)):.2f} s"),
        ("first simulation, from the cache", f"{min(seconds_of(million) for _ in range(3)):.2f} s"),
    ]
    with tempfile.TemporaryDirectory() as empty:
        rows.append(
            ("first simulation, nothing compiled", f"{seconds_of(million, XDG_CACHE_HOME=empty):.0f} s")
        )
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}\n")
    print("| what | how fast |\n| --- | ---: |")
    for what, figure in rows:
        print(f"| {what} | {figure} |")
    print("\n| random games beside peers, one thread | how fast |\n| --- | ---: |")
    for what, figure in beside_peers():
        print(f"| {what} | {figure} |")
    print("", *evaluators.table(), sep="\n")


if __name__ == "__main__":
    main()
