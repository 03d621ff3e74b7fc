"""A hand of our own in every format: the complete hand of the rule page (STUD-V73)."""

PHH = """\
variant = 'F7S'
ante_trimming_status = true
antes = [1, 1, 1]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [100, 100, 100]
actions = [
  # third street
  'd dh p1 AsKd7h', 'd dh p2 9c9d2c', 'd dh p3 KhQhTh', 'p2 pb', 'p3 cc', 'p1 cbr 2', 'p2 cc', 'p3 cc',
  # fourth street
  'd dh p1 7d', 'd dh p2 Jh', 'd dh p3 4c', 'p1 cbr 4', 'p2 cc', 'p3 cc',
  # fifth street
  'd dh p1 Qc', 'd dh p2 Jd', 'd dh p3 8h', 'p2 cc', 'p3 cc', 'p1 cbr 4', 'p2 cbr 8', 'p3 cc', 'p1 cc',
  # sixth street
  'd dh p1 2s', 'd dh p2 5h', 'd dh p3 6h', 'p2 cbr 4', 'p3 cbr 8', 'p1 f', 'p2 cc',
  # seventh street
  'd dh p2 3s', 'd dh p3 2h', 'p2 cc', 'p3 cbr 4', 'p2 cc',
  'p3 sm KhQhTh4c8h6h2h', 'p2 sm 9c9d2cJhJd5h3s',
]
players = ['Anna', 'Ben', 'Carla']
_note = 'from the rule page'
"""

FINAL = [85, 73, 142]

STARS = """\
PokerStars Hand #123: 7 Card Stud Limit ($0.02/$0.04 USD) - 2024/05/06 20:00:00 ET
Table 'Vega' 8-max
Seat 1: Anna ($1 in chips)
Seat 2: Zoë: the 2nd ($5.25 in chips) is sitting out
Seat 4: Ben ($1 in chips)
Seat 7: Carla ($1 in chips)
Anna: posts the ante $0.01
Ben: posts the ante $0.01
Carla: posts the ante $0.01
*** 3rd STREET ***
Dealt to Anna [As Kd 7h]
Dealt to Ben [2c]
Dealt to Carla [Th]
Ben: brings in for $0.01
Carla: calls $0.01
Zoë: the 2nd said, "folds"
Anna: raises $0.01 to $0.02
Ben: calls $0.01
Carla: calls $0.01
*** 4th STREET ***
Dealt to Anna [As Kd 7h] [7d]
Dealt to Ben [2c] [Jh]
Dealt to Carla [Th] [4c]
Pair on board - a double bet is allowed
Anna: bets $0.04
Ben: calls $0.04
Carla: calls $0.04
*** 5th STREET ***
Dealt to Anna [As Kd 7h 7d] [Qc]
Dealt to Ben [2c Jh] [Jd]
Dealt to Carla [Th 4c] [8h]
Ben: checks
Carla: checks
Anna: bets $0.04
Ben: raises $0.04 to $0.08
Carla: calls $0.08
Anna: calls $0.04
*** 6th STREET ***
Dealt to Anna [As Kd 7h 7d Qc] [2s]
Dealt to Ben [2c Jh Jd] [5h]
Dealt to Carla [Th 4c 8h] [6h]
Ben: bets $0.04
Carla: raises $0.04 to $0.08
Anna: folds
Ben: calls $0.04
*** RIVER ***
Ben: checks
Carla: bets $0.04
Ben: calls $0.04
*** SHOW DOWN ***
Carla: shows [Kh Qh Th 4c 8h 6h 2h] (a flush, King high)
Ben: mucks hand
Carla collected $0.67 from pot
*** SUMMARY ***
Total pot $0.69 | Rake $0.02
Seat 1: Anna folded on the 6th Street
Seat 4: Ben mucked [9c 9d 2c Jh Jd 5h 3s]
Seat 7: Carla showed [Kh Qh Th 4c 8h 6h 2h] and won ($0.67) with a flush, King high
"""
