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
terminal-seven_twenty_seven-ending-folds = all but one folded
terminal-seven_twenty_seven-ending-bust = all others went over 27 or folded
terminal-seven_twenty_seven-ending-showdown = showdown

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

# septet play
terminal-names = Anna, Ben, Carla, Dan, Emma, Finn, Greta, Hugo, Ida, Jonas
terminal-chips = Chips
terminal-paid = Paid
terminal-for-help = ? for help
terminal-next = Enter for the next hand, q to leave
terminal-enter = Enter to go on
terminal-enter-end = Enter to leave the table
terminal-look-anyway = Look anyway? yes, no
terminal-buy =
    { $count ->
        [one] Buy { $count } chip and go on? yes, no
       *[other] Buy { $count } chips and go on? yes, no
    }
terminal-farewell-even = You leave with { $chips }, as many as you had. Goodbye!
terminal-farewell-won = You leave with { $chips } and are up { $gain }. Well played!
terminal-farewell-lost = You leave with { $chips } and are down { $gain }. Next time!

# What may be typed: lists of words, the first is the one that is shown.
terminal-words-fold = fold, f, drop, pass
terminal-words-bet = bet, b
terminal-words-support = support, call, c, stay, in
terminal-words-raise = raise, r
terminal-words-knock = knock, k
terminal-words-show = show
terminal-words-open = open, o, compare
terminal-words-look = look, l
terminal-words-split = split, y, yes, divide
terminal-words-play = play, n, no
terminal-words-join = join, j, y, yes
terminal-words-decline = decline, d, n, no, stay out
terminal-words-check = check, c, k
terminal-words-call = call, c
terminal-words-bring_in = bring in, bring, b
terminal-words-complete = complete, co, c
terminal-words-take = take, t, card, yes
terminal-words-stand = stand, s, no, pass
terminal-words-seven = seven, 7, low
terminal-words-twenty_seven = twenty-seven, 27, high
terminal-words-both = both
terminal-words-help = help, h
terminal-words-log = log
terminal-words-rules = rules
terminal-words-quit = quit, q, exit, leave, bye
terminal-words-next = n, next, go, deal
terminal-words-yes = y, yes
terminal-words-no = n, no
terminal-words-most = max, most, all
terminal-words-least = min, least

terminal-or = { " or " }
terminal-answer-empty = Please type one of these.
terminal-answer-unknown = “{ $text }” is not one of these. ? explains them.
terminal-answer-ambiguous = “{ $text }” could be { $choices }.
terminal-answer-not-now = You cannot { $word } now.
terminal-answer-amount-missing = How much? { $offer }
terminal-answer-amount-wrong = { $value } is not possible: { $offer }
terminal-answer-no-number = “{ $text }” is not a whole number.

terminal-help-now = Now you may type
terminal-help-always = Always
terminal-help-short = The first letters are enough: “f”, “b4”, “raise 6”. A number alone is a bet of that size.
terminal-help-fold = give up your cards; what you have paid stays in the pot
terminal-help-bet = put chips into the pot
terminal-help-support = pay the price and stay in
terminal-help-raise = bet more; everybody after you must pay as much
terminal-help-knock = end the blind play with a smaller bet
terminal-help-show = pay the last bet and compare hands with your last opponent
terminal-help-open = pay the last bet and compare hands with the player before you
terminal-help-look = see your cards; from then on you pay the full price
terminal-help-split = divide the pot, if all who are tied want to
terminal-help-play = get new cards and play for the pot
terminal-help-join = buy into the swara
terminal-help-decline = stay out of the swara
terminal-help-check = bet nothing for now
terminal-help-call = pay what is asked and stay in
terminal-help-bring_in = pay the forced bet for the lowest card
terminal-help-complete = make it a full bet
terminal-help-take = get one more card
terminal-help-stand = keep your hand as it is
terminal-help-seven = announce that you play for 7
terminal-help-twenty_seven = announce that you play for 27
terminal-help-both = announce both; then you must win both
terminal-help-help = this page
terminal-help-log = what has happened in this hand
terminal-help-rules = the house rules at this table
terminal-help-quit = leave the table with your chips

# septet replay
terminal-replay-seat = Seat { $seat }
terminal-replay-street =
    { $street ->
        [3] Third street
        [4] Fourth street
        [5] Fifth street
        [6] Sixth street
       *[other] Seventh street
    }
terminal-replay-showdown = Showdown
terminal-replay-open = All hands are turned up
terminal-replay-board = A card for all
terminal-replay-pot = pot { $amount }
terminal-replay-pot-head = Pot
terminal-replay-fold = folds
terminal-replay-check = checks
terminal-replay-call = calls { $amount }
terminal-replay-bring-in = brings in { $amount }
terminal-replay-bet = bets { $amount }
terminal-replay-complete = completes to { $amount }
terminal-replay-raise = raises to { $amount }
terminal-replay-all-in = all-in
terminal-replay-muck = does not show
terminal-replay-wins = wins { $amount }
terminal-replay-player = Player
terminal-replay-before = Before
terminal-replay-after = After
terminal-replay-change = Change
