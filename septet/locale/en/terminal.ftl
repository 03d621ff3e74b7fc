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
terminal-payoff-points = Mean points
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
terminal-seiska-ending-went_out = a player went out
terminal-seiska-ending-blocked = nobody could play or draw
terminal-belot-ending-void = all four passed
terminal-belot-ending-made = made
terminal-belot-ending-inside = inside
terminal-belot-ending-hanging = hanging

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
terminal-seiska-choice-lappu_mode-explicit = Typed with the card, or when you are asked.

# septet play
terminal-names = Anna, Ben, Carla, Dan, Emma, Finn, Greta, Hugo, Ida, Jonas
terminal-chips = Chips
terminal-paid = Paid
terminal-cards = Cards
terminal-points = Points
terminal-for-help = ? for help
terminal-by-enter = { $offer } (Enter)
terminal-next = Enter for the next hand, q to leave
terminal-enter = Enter to go on
terminal-enter-end = Enter to leave the table
terminal-new-game = Enter for a new game, q to leave
terminal-look-anyway = Look anyway? yes, no
terminal-buy =
    { $count ->
        [one] Buy { $count } chip and go on? yes, no
       *[other] Buy { $count } chips and go on? yes, no
    }
terminal-farewell-even = You leave with { $chips }, as many as you had. Goodbye!
terminal-farewell-won = You leave with { $chips } and are up { $gain }. Well played!
terminal-farewell-lost = You leave with { $chips } and are down { $gain }. Next time!
terminal-farewell-points-open = You leave the game. { $scores }. Goodbye!
terminal-farewell-points-won = You have won the game. { $scores }. Well played!
terminal-farewell-points-lost = The game is over. { $scores }. Next time!
terminal-seiska-say = One ordinary card left: anything to say?
terminal-belot-announce = Say belot? yes (Enter), no
terminal-belot-declarable = You can declare:
terminal-belot-leads =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
terminal-belot-winning =
    { $you ->
        [yes] you are winning
       *[no] { $name } is winning
    }

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
terminal-words-draw = draw, d
terminal-words-pass = pass, p
terminal-words-lappu = lappu, l
terminal-words-silent = nothing, silent, no, n
terminal-words-clubs = clubs, club, c
terminal-words-diamonds = diamonds, diamond, d
terminal-words-hearts = hearts, heart, h
terminal-words-spades = spades, spade, s
terminal-words-no_trumps = no trumps, nt, no trump, no, n
terminal-words-all_trumps = all trumps, at, all trump, all, a
terminal-words-double = double, x, dbl
terminal-words-redouble = redouble, xx, rdbl
terminal-words-declare = declare, dec
terminal-words-belot = belot, bel, belote
terminal-words-help = help, h
terminal-words-log = log
terminal-words-rules = rules
terminal-words-quit = quit, q, exit, leave, bye
terminal-words-last = last, last trick
terminal-words-sheet = sheet, score, points
terminal-words-next = n, next, go, deal
terminal-words-yes = y, yes
terminal-words-no = n, no
terminal-words-most = max, most, all
terminal-words-least = min, least
terminal-words-all = all, everything
terminal-words-filler = play, lay, with, and, of, the, then, card
terminal-words-rank-A = a, ace
terminal-words-rank-K = k, king
terminal-words-rank-Q = q, queen
terminal-words-rank-J = j, jack
terminal-words-rank-T = t, 10, ten

terminal-or = { " or " }
terminal-answer-empty = Please type one of these.
terminal-answer-unknown = “{ $text }” is not one of these. ? explains them.
terminal-answer-ambiguous = “{ $text }” could be { $choices }.
terminal-answer-not-now = You cannot { $word } now.
terminal-answer-amount-missing = How much? { $offer }
terminal-answer-amount-wrong = { $value } is not possible: { $offer }
terminal-answer-no-number = “{ $text }” is not a whole number.
terminal-answer-not-held = You do not hold { $card }.
terminal-answer-not-held-any = You hold no “{ $text }”.
terminal-answer-card = Not { $card }: { $why }
terminal-answer-one-rank = Only ordinary cards of one rank are played together, no eights and aces.
terminal-answer-one-card = One card at a time.
terminal-answer-no-lappu = Lappu is said when you are left with one ordinary card.
terminal-answer-no-suit = A suit is named only with an eight.
terminal-answer-which-suit = Which suit: { $suits }?
terminal-answer-no-belot = Belot is said with king or queen of trumps while you hold both.
terminal-answer-which-belot = Belot with which card: { $cards }?
terminal-answer-which-declaration = Which? { $listed }. Or all.

terminal-help-now = Now you may type
terminal-help-always = Always
terminal-help-short = The first letters are enough: “f”, “b4”, “raise 6”. A number alone is a bet of that size.
terminal-help-short-seiska = Cards as “5s” or “5♠”, several of one rank in one line (“9c 9h”), an eight with its suit (“8c h”), lappu with the card (“5s lappu”).
terminal-help-short-belot = Cards as “Kh” or “K♥”, belot in the same line (“Kh belot”), “declare 1” or “declare all”. For bids the first letters are enough: “h”, “nt”, “at”.
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
terminal-help-card = play this card
terminal-help-draw = take a card from the draw pile
terminal-help-pass = leave it to the next player
terminal-help-lappu = tell the others that you have one card left
terminal-help-silent = say nothing, and draw penalty cards
terminal-help-suit = the suit that comes next
terminal-help-bid = bid this contract, higher than the last one
terminal-help-double = play for twice the points
terminal-help-redouble = play for four times the points
terminal-help-declare = declare sequences or four of a kind
terminal-help-belot = play king or queen and announce the pair
terminal-help-help = this page
terminal-help-log = what has happened in this hand
terminal-help-rules = the house rules at this table
terminal-help-quit = leave the table with your chips
terminal-help-last = the trick before
terminal-help-sheet = the score sheet of this game
terminal-help-quit-points = leave the table

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
