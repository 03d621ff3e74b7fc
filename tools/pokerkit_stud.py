"""Random six-handed stud with PokerKit, to be compared with ours: hands a second.

Both play fixed limits with a bring-in, everybody choosing uniformly among the legal actions
(fold, check or call, complete or bet or raise), with stacks that are never short.
"""

import random
import time

PLAYERS = 6
HANDS = 200


def hands_per_second(rounds: int = 3) -> float:
    """The best of several short runs.  Raises `ModuleNotFoundError` where PokerKit is not installed."""
    from pokerkit import Automation, FixedLimitSevenCardStud

    automations = tuple(each for each in Automation if each is not Automation.RUNOUT_COUNT_SELECTION)

    def play(chance: random.Random) -> None:
        state = FixedLimitSevenCardStud.create_state(automations, True, 1, 1, 2, 4, 200, PLAYERS)
        while state.status:
            able = []
            if state.can_fold():
                able.append(state.fold)
            if state.can_check_or_call():
                able.append(state.check_or_call)
            if state.can_post_bring_in():
                able.append(state.post_bring_in)
            if state.can_complete_bet_or_raise_to():
                able.append(state.complete_bet_or_raise_to)
            chance.choice(able)()

    best = 0.0
    for number in range(rounds):
        random.seed(number)  # PokerKit shuffles with the global generator
        chance = random.Random(number)
        begin = time.perf_counter()
        for _ in range(HANDS):
            play(chance)
        best = max(best, HANDS / (time.perf_counter() - begin))
    return best


if __name__ == "__main__":
    print(f"{hands_per_second():,.0f} hands/s")
