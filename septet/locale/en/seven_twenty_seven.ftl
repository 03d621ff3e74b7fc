### Seven Twenty-Seven: options, actions, events, results.
### $you is "yes" when the seat is the reader's own.

seven_twenty_seven-preset-standard = House rules
    .help = The rules of home tables: bets of one to five chips, three raises a round.

seven_twenty_seven-group-table = The table
seven_twenty_seven-group-betting = Betting
seven_twenty_seven-group-cards = Cards and totals
seven_twenty_seven-group-taking = Taking cards
seven_twenty_seven-group-showdown = Showdown
seven_twenty_seven-group-announcing = Announcing
seven_twenty_seven-group-other = More

seven_twenty_seven-option-preset = Family of rules
    .help = There is one set; every option can be changed alone.
seven_twenty_seven-option-min_players = Fewest players
    .help = So many are needed to begin; later two are enough.
seven_twenty_seven-option-max_players = Seats
    .help = How many may play at this table.
seven_twenty_seven-option-starting_chips = Chips to start with
    .help = Everybody starts with the same number.
seven_twenty_seven-option-ante = Ante
    .help = What everybody pays into the pot before every deal.
seven_twenty_seven-option-bet_min = Smallest bet
    .help = The least for a bet, and for what a raise adds.
seven_twenty_seven-option-bet_max = Largest bet
    .help = The most for a bet, and for what a raise adds.
seven_twenty_seven-option-max_raises = Raises a round
    .help = How often a bet may be raised in one betting round.
seven_twenty_seven-option-over_is_out = Over is out
    .help = A total above the target wins nothing; above 27 you are out at once.
seven_twenty_seven-option-declare = Announcing
    .help = Before the showdown everybody chooses 7, 27 or both in secret.
seven_twenty_seven-option-declare_tie = Shared half with both
    .help = Whether a shared half counts as won for a player who announced both.
seven_twenty_seven-option-declare_deadlock = Nobody is entitled
    .help = What happens when no announcement wins anything.
seven_twenty_seven-option-frozen = Frozen
    .help = Who declines a card twice in a row may not take any more.
seven_twenty_seven-option-picture_value = Pictures
    .help = What jacks, queens and kings count.
seven_twenty_seven-option-under_beats_over = Under beats over
    .help = At the same distance the total below the target wins.
seven_twenty_seven-option-fewer_cards_win = Fewer cards win
    .help = At the same total the hand with fewer cards wins.
seven_twenty_seven-option-extra_cards = Further cards
    .help = How the cards are dealt that players take.
seven_twenty_seven-option-short_chips = Too few chips
    .help = What happens to a player who cannot pay a bet in full.
seven_twenty_seven-option-odd_chip_half = Odd chip
    .help = Which half gets the chip that cannot be halved.
seven_twenty_seven-option-end_condition = End of play
    .help = When the game is over and a winner is named.
seven_twenty_seven-option-hands_limit = Hands to play
    .help = After so many hands play is over.
seven_twenty_seven-option-time_limit_minutes = Minutes to play
    .help = The hand in progress is always finished.

seven_twenty_seven-choice-yes = Yes
seven_twenty_seven-choice-no = No
seven_twenty_seven-choice-declare_tie-loses = It loses
    .help = Both must be won alone.
seven_twenty_seven-choice-declare_tie-counts = It counts
    .help = Sharing both halves is enough.
seven_twenty_seven-choice-declare_deadlock-cards_speak = The cards speak
    .help = The pot is divided as if nothing had been announced.
seven_twenty_seven-choice-declare_deadlock-carry_over = The pot stays
    .help = It is played for in the next hand.
seven_twenty_seven-choice-picture_value-half = A half
    .help = Jack, queen and king count ½.
seven_twenty_seven-choice-picture_value-half_or_ten = A half or ten
    .help = As the player likes, for each target.
seven_twenty_seven-choice-extra_cards-down = Face down
    .help = Only the player sees them.
seven_twenty_seven-choice-extra_cards-up = Face up
    .help = Everybody sees them.
seven_twenty_seven-choice-short_chips-all_in = All-in
    .help = They put in what is left and play for a part of the pot.
seven_twenty_seven-choice-short_chips-must_fold = They fold
    .help = Folding is all they can do.
seven_twenty_seven-choice-odd_chip_half-seven = The 7 half
    .help = Low gets it.
seven_twenty_seven-choice-odd_chip_half-twenty_seven = The 27 half
    .help = High gets it, as usual.
seven_twenty_seven-choice-end_condition-none = Open end
    .help = You play as long as you like.
seven_twenty_seven-choice-end_condition-hands = After so many hands
    .help = Then whoever has most chips wins.
seven_twenty_seven-choice-end_condition-time_limit = After a time
    .help = Then whoever has most chips wins.
seven_twenty_seven-choice-end_condition-last_player = One has everything
    .help = Until one player has won all the chips.

# What does not go together, said at the option where it stands
seven_twenty_seven-problem-min_players = There are fewer seats than players needed.
seven_twenty_seven-problem-bet_min = The smallest bet is higher than the largest.
seven_twenty_seven-problem-declare_tie = This only matters when everybody announces.
seven_twenty_seven-problem-declare_deadlock = This only matters when everybody announces.
seven_twenty_seven-problem-under_beats_over = This does not matter where totals above the target win nothing.
seven_twenty_seven-problem-hands_limit = This only matters when play ends after so many hands.
seven_twenty_seven-problem-time_limit_minutes = This only matters when play ends after a time.

# Buttons. .amount carries the price, .all-in is for an action that takes all chips
seven_twenty_seven-action-fold = Fold
seven_twenty_seven-action-check = Check
seven_twenty_seven-action-bet = Bet
    .amount = Bet { $amount }
    .all-in = Bet { $amount }, all-in
seven_twenty_seven-action-call = Call
    .amount = Call { $amount }
    .all-in = Call { $amount }, all-in
seven_twenty_seven-action-raise = Raise
    .amount = Raise by { $amount }
    .all-in = Raise by { $amount }, all-in
seven_twenty_seven-action-all_in = All-in
seven_twenty_seven-action-take = Take a card
seven_twenty_seven-action-stand = No card
seven_twenty_seven-action-seven = 7
seven_twenty_seven-action-twenty_seven = 27
seven_twenty_seven-action-both = Both

# The last action, under a player's name: as short as can be
seven_twenty_seven-last-check = Checks
seven_twenty_seven-last-bet = Bets { $amount }
    .short = Bets
seven_twenty_seven-last-call = Calls
seven_twenty_seven-last-raise = Raises to { $amount }
    .short = Raises
seven_twenty_seven-last-fold = Folded
seven_twenty_seven-last-take = Took a card
seven_twenty_seven-last-stand = No card
seven_twenty_seven-last-bust = Over 27
seven_twenty_seven-last-frozen = Frozen
seven_twenty_seven-last-all_in = All-in
seven_twenty_seven-last-waits = Next deal
seven_twenty_seven-last-won = Wins { $amount }
seven_twenty_seven-last-seven = For 7
seven_twenty_seven-last-twenty_seven = For 27
seven_twenty_seven-last-both = For both

# Totals come as text, as 6½
seven_twenty_seven-total-seven = 7: { $total }, { $distance } away
seven_twenty_seven-total-twenty_seven = 27: { $total }, { $distance } away
seven_twenty_seven-total-none = { $target }: over, wins nothing

seven_twenty_seven-shown = shows { $total }

# Over the own cards
seven_twenty_seven-down = face down
seven_twenty_seven-up = open
# Beside a total
seven_twenty_seven-away = { $distance } away
seven_twenty_seven-exact = exactly
seven_twenty_seven-over = over
seven_twenty_seven-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
seven_twenty_seven-frozen-own = Frozen: you get no more cards.

seven_twenty_seven-pot-main = Main pot
seven_twenty_seven-pot-side = Side pot { $number }

seven_twenty_seven-half-seven = 7 half
seven_twenty_seven-half-twenty_seven = 27 half

seven_twenty_seven-stock = { $count } cards in the stock

seven_twenty_seven-raises-left = Raises left: { $count }

seven_twenty_seven-carried = { $amount } of it from the hand before

seven_twenty_seven-level = To stay in: { $amount }

# The line above the buttons at one's own turn
seven_twenty_seven-turn-first = Your turn: check or bet
seven_twenty_seven-turn-price = Your turn: { $price } to stay in
seven_twenty_seven-turn-fold-only = Your turn: you cannot pay { $price }, only fold
seven_twenty_seven-turn-draw = Take a card?
seven_twenty_seven-turn-announce = What do you play for? Nobody sees it yet.

seven_twenty_seven-announcing = Everybody chooses in secret: 7, 27 or both.

# Above the buttons
seven_twenty_seven-hint-draw = If nobody takes a card, all cards are turned up.
seven_twenty_seven-hint-both = With both you must win both halves, or you get nothing.
seven_twenty_seven-hint-both-counts = With both you must win or share both halves, or you get nothing.

# What happened
seven_twenty_seven-event-ante =
    { $you ->
        [yes] You pay an ante of { $amount }.
       *[no] { $name } pays an ante of { $amount }.
    }
seven_twenty_seven-event-antes = Everybody pays an ante of { $amount }.
seven_twenty_seven-event-carried = { $amount } from the hand before lie in the pot.
seven_twenty_seven-event-dealt = The cards are dealt: one up, one down.
seven_twenty_seven-event-dealt-cards = Dealt: { $cards }.
seven_twenty_seven-event-dealt-seat = { $name } { $cards }
seven_twenty_seven-event-check =
    { $you ->
        [yes] You check.
       *[no] { $name } checks.
    }
seven_twenty_seven-event-bet =
    { $you ->
        [yes] You bet { $amount }.
       *[no] { $name } bets { $amount }.
    }
seven_twenty_seven-event-bet-all_in =
    { $you ->
        [yes] You bet { $amount } and are all-in.
       *[no] { $name } bets { $amount } and is all-in.
    }
seven_twenty_seven-event-call =
    { $you ->
        [yes] You call for { $amount }.
       *[no] { $name } calls for { $amount }.
    }
seven_twenty_seven-event-call-all_in =
    { $you ->
        [yes] You call for { $amount } and are all-in.
       *[no] { $name } calls for { $amount } and is all-in.
    }
seven_twenty_seven-event-raise =
    { $you ->
        [yes] You raise by { $by }.
       *[no] { $name } raises by { $by }.
    }
seven_twenty_seven-event-raise-all_in =
    { $you ->
        [yes] You raise by { $by } and are all-in.
       *[no] { $name } raises by { $by } and is all-in.
    }
seven_twenty_seven-event-fold =
    { $you ->
        [yes] You fold.
       *[no] { $name } folds.
    }
seven_twenty_seven-event-returned =
    { $you ->
        [yes] You take back { $amount } that nobody called.
       *[no] { $name } takes back { $amount } that nobody called.
    }
seven_twenty_seven-event-take =
    { $you ->
        [yes] You take a card.
       *[no] { $name } takes a card.
    }
seven_twenty_seven-event-card =
    { $you ->
        [yes] You get { $card }.
       *[no] { $name } gets { $card }.
    }
seven_twenty_seven-event-stand =
    { $you ->
        [yes] You take no card.
       *[no] { $name } takes no card.
    }
seven_twenty_seven-event-stand-frozen =
    { $you ->
        [yes] You are frozen and get no card.
       *[no] { $name } is frozen and gets no card.
    }
seven_twenty_seven-event-stand-no_cards =
    { $you ->
        [yes] There is no card left for you.
       *[no] There is no card left for { $name }.
    }
seven_twenty_seven-event-reshuffle = The folded cards are shuffled and become the stock: { $count }.
seven_twenty_seven-event-bust =
    { $you ->
        [yes] You are over 27 and out: { $cards }, { $total }.
       *[no] { $name } is over 27 and out: { $cards }, { $total }.
    }
seven_twenty_seven-event-announced-seven =
    { $you ->
        [yes] You announced 7.
       *[no] { $name } announced 7.
    }
seven_twenty_seven-event-announced-twenty_seven =
    { $you ->
        [yes] You announced 27.
       *[no] { $name } announced 27.
    }
seven_twenty_seven-event-announced-both =
    { $you ->
        [yes] You announced both.
       *[no] { $name } announced both.
    }
seven_twenty_seven-event-revealed =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
seven_twenty_seven-event-won =
    { $you ->
        [yes] You win { $amount }.
       *[no] { $name } wins { $amount }.
    }
seven_twenty_seven-event-stays = { $amount } stay in the pot for the next hand.

# The result: one line for each pot and half
seven_twenty_seven-result-folds =
    { $you ->
        [yes] Everybody else is out; you take { $amount }.
       *[no] Everybody else is out; { $name } takes { $amount }.
    }
seven_twenty_seven-result-pot = { $pot }: { $chips }, between { $names }.
seven_twenty_seven-result-half = { $half }, { $chips }: { $names } with { $total }, { $distance } away.
seven_twenty_seven-result-half-shared = { $half }, { $chips }: { $shares } – all { $distance } away.
seven_twenty_seven-result-share = { $name } { $amount } ({ $total })
seven_twenty_seven-result-half-exact = { $half }, { $chips }: { $names } with exactly { $total }.
seven_twenty_seven-result-half-shared-exact = { $half }, { $chips }: { $shares } – all exact.
seven_twenty_seven-result-rivals = Played for it: { $names }.
seven_twenty_seven-result-alone = Nobody else played for it.
seven_twenty_seven-result-half-none = { $half }: nobody competes, all goes to the other half.
seven_twenty_seven-result-odd-half = The odd chip of the pot is in the { $half }.
seven_twenty_seven-result-odd-share = Odd chip: { $names }.
seven_twenty_seven-result-cards_speak = No announcement wins anything, so the cards speak.
seven_twenty_seven-result-stays = No announcement wins anything: the pot of { $chips } stays.
seven_twenty_seven-result-takes =
    { $you ->
        [yes] You take { $amount }.
       *[no] { $name } takes { $amount }.
    }

# The game in short, and tips
seven_twenty_seven-help-aim = Half of the pot goes to the hand closest to 7, the other half to the one closest to 27. One hand can win both.
seven_twenty_seven-help-count = All your cards count together. Over or under makes no difference, only the distance does.
seven_twenty_seven-help-points = Number cards count their pips, jack, queen and king ½, an ace 1 or 11, for each target as it suits you. 5-A-A is perfect: 7 and 27.
seven_twenty_seven-help-betting = In a betting round you check or bet, call, raise or fold, until all who are in have put in the same.
seven_twenty_seven-help-show = After the betting everybody may take one card. If nobody does, all cards are turned up; else there is more betting.

seven_twenty_seven-tip-pictures = Pictures are worth next to nothing: ideal to tune a total near 7.
seven_twenty_seven-tip-start = A low card is a good start for 7, a high one for 27. Aces are good for both.
seven_twenty_seven-tip-look = Look at the face-up cards: who shows a ten probably plays for 27.
seven_twenty_seven-tip-stop = Taking a card close to 7 is risky, a single eight ruins it all. Stop when you are close.
