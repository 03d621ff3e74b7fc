"""How often a random hand counts less than a value, for every deck (SEKA-6 to SEKA-18)."""

from typing import Any

import numpy as np

from ...engine.kernel import kernel
from .hands import THREE_SIXES

LOWEST = 6
"""What the lowest hand counts: a six alone in its suit."""

# In thousandths of all hands, for the values from LOWEST on, as far as there are hands that count as much.
# That three sixes may count 34 is left out: it moves a hand in a thousand.
# The four rows of a deck are for no wild card, the club seven, both black sevens, all sevens.
_THOUSANDTHS = """
# 36 cards, two a player
0 10 38 86 152 610 762 762 768 775 787 819 857 889 921 965 990
0 10 29 71 133 571 719 719 724 730 741 771 810 844 883 933 984
0 10 21 59 116 535 678 678 681 687 697 725 763 798 843 900 976
0 10 10 38 86 467 600 600 600 606 613 638 676 702 759 829 956
# 36 cards, three a player
0 0 3 13 34 282 390 390 405 420 450 526 615 690 764 868 923 950 953 957 962 969 978 984 989 996 999 999
0 0 2 10 27 256 357 357 368 382 408 478 549 620 695 801 889 929 931 936 941 948 960 968 976 989 996 999
0 0 1 7 22 231 326 326 333 347 368 432 487 555 629 736 854 905 907 912 917 924 938 948 959 979 990 997
0 0 0 3 13 188 271 271 271 284 297 351 376 434 506 612 780 851 852 858 863 869 886 898 913 947 970 992
# 24 cards, two a player
0 22 87 196 348 543 761 761 775 790 819 848 891 920 949 964 978
0 22 65 163 304 489 696 696 707 721 746 772 826 862 906 935 964
0 22 47 134 264 438 634 634 641 656 678 699 764 801 859 902 946
0 22 22 87 196 348 522 522 522 536 551 565 652 667 754 826 899
# 24 cards, three a player
0 0 12 47 119 237 385 385 421 457 528 599 700 767 832 862 895 957 960 968 974 980 988 992 994 998 998 998
0 0 7 36 96 202 335 335 360 394 454 513 600 665 737 782 835 921 925 936 944 952 966 975 980 991 993 995
0 0 4 26 77 170 290 290 305 338 386 435 510 569 646 703 773 880 883 897 906 916 935 950 958 978 984 990
0 0 0 12 47 119 213 213 213 243 273 302 356 399 476 547 642 785 787 802 814 824 850 879 889 933 953 972
"""


def _table() -> "np.ndarray[Any, np.dtype[np.int32]]":
    """The rows as an array: deck, size of the hand, wild cards, value."""
    values = THREE_SIXES - LOWEST + 2
    lines = [line for line in _THOUSANDTHS.splitlines() if line[:1].isdigit()]
    rows = [[int(number) for number in line.split()] for line in lines]
    full = [row + [1000] * (values - len(row)) for row in rows]
    return np.array(full, np.int32).reshape(2, 2, 4, values)


CHANCES = _table()
"""For deck, hand size - 2, wild cards and value - LOWEST: in a thousand random hands, how many count less."""


@kernel
def chance_to_beat(value: int, rules: Any) -> float:
    """The chance that a hand of this value beats a random one, a tie counting half."""
    row = CHANCES[rules.deck, rules.hand_size - 2, rules.wild_cards]
    return (row[value - LOWEST] + row[value - LOWEST + 1]) / 2000.0
