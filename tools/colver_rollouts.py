"""Random deals of French Belote inside colver (Rust), to be compared with our Belot."""

import time


def deals_per_second(deals: int = 50_000, rounds: int = 14) -> float:
    """Deals from the auction to the score; the best of several short runs.

    Raises `ModuleNotFoundError` where colver is not installed.
    """
    import colver

    best = 0.0
    for number in range(rounds):
        env = colver.Env.deal(dealer=0, seed=number)
        begin = time.perf_counter()
        env.rollout(deals)
        best = max(best, deals / (time.perf_counter() - begin))
    return best
