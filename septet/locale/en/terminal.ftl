### The command line's own texts.

terminal-compiling = Compiling the rules, once. That takes about half a minute.
terminal-compiling-bar = Compiling the rules
terminal-compiled = The rules are compiled ({ $seconds } s).
terminal-reckoning = Reckoning…
terminal-simulating = Simulating
terminal-percent = { $number } %

# septet simulate
terminal-game = Game
terminal-players = Players
terminal-deals = Deals
terminal-actions = Actions
terminal-seconds = Seconds
terminal-actions-per-second = Actions per second
terminal-seat = Seat
terminal-payoff = Mean payoff
terminal-stderr = Std. error
terminal-ending = How deals ended
terminal-seka-ending-folds = all but one folded
terminal-seka-ending-show = the last two showed
terminal-seka-ending-open = a hand was opened
terminal-seka-ending-compared = nobody could bet
terminal-seka-ending-split = the pot was split

# septet odds
terminal-hand = Hand
terminal-win = Wins
terminal-tie = Ties
terminal-equity = Share of the pot
terminal-strangers =
    { $count ->
        [one] Against { $count } random hand.
       *[other] Against { $count } random hands.
    }
terminal-each-other = Against each other.
terminal-exact = Counted exactly, all { $samples } deals.
terminal-sampled = Estimated from { $samples } random deals.

# septet rules
terminal-rule-was = not: { $value }
terminal-rules-marked = To change a rule: --set max_bet=20. What differs from the preset is marked.
terminal-rules-choices = What each can be: septet rules { $game } --choices
