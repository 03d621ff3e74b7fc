"""Random games of OpenSpiel, played by its own bots in C++, to be compared with ours."""

import time

CHANCE = -1


def actions_per_second(name: str, games: int, rounds: int = 3) -> float:
    """What players do a second in random games; the best of several short runs.

    Deals and other chance events take their time, but are not counted: as in our own simulations.
    Raises `ModuleNotFoundError` where OpenSpiel is not installed.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    best = 0.0
    for number in range(rounds):
        bots = [pyspiel.make_uniform_random_bot(player, number) for player in range(game.num_players())]
        states = [game.new_initial_state() for _ in range(games)]
        begin = time.perf_counter()
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, number * games + seed)
        seconds = time.perf_counter() - begin
        best = max(best, sum(map(actions_of, states)) / seconds)
    return best


def actions_of(state: "object") -> int:
    """How often players have acted in a game that is over."""
    return sum(entry.player != CHANCE for entry in state.full_history())  # type: ignore[attr-defined]
