### Seka: options, actions, events, results.
### $you (and $otheryou) is "yes" when the seat is the reader's own.

seka-preset-home = German house rules
    .help = Show your hand when two players are left. Only the first player may play blind.
seka-preset-online = Russian online rules
    .help = Compare with your neighbour after the first round. Anyone may play blind; three sixes count 34.

seka-group-table = The table
seka-group-betting = Betting
seka-group-cards = Cards and counting
seka-group-comparing = Comparing hands
seka-group-blind = Playing blind
seka-group-swara = Swara
seka-group-other = More

seka-option-preset = Family of rules
    .help = Sets every option below; each can then be changed alone.
seka-option-max_players = Seats
    .help = How many may play at this table. Four to six is best.
seka-option-starting_chips = Chips to start with
    .help = Everybody starts with the same number.
seka-option-ante = Ante
    .help = What everybody pays into the pot before every deal.
seka-option-min_bet = Smallest bet
    .help = The least the first player may bet.
seka-option-max_bet = Largest bet
    .help = No single bet may be higher.
seka-option-deck = Deck
    .help = Which cards are in the game.
seka-option-hand_size = Cards in hand
    .help = How many cards everybody gets.
seka-option-wild_cards = Wild cards
    .help = A wild card adds 11 to any suit or completes a triple.
seka-option-three_sixes_34 = Three sixes count 34
    .help = Three sixes become the best hand of all instead of counting 18.
seka-option-wild_in_three_sixes = Wild card completes three sixes
    .help = Two sixes and a wild card count 34 too.
seka-option-compare_mode = When hands may be compared
    .help = Who may ask for a comparison, and from when on.
seka-option-compare_reveal = Who sees compared hands
    .help = With more than two players in, an open comparison is seen by the two alone.
seka-option-last_two_tie = Tie between the last two
    .help = What equal hands mean when only two players are left.
seka-option-blind_play = Blind play
    .help = Who may bet without looking; the others then pay double.
seka-option-blind_knock = Ending blind play
    .help = Whether a player who has looked can end everybody’s blind play with a raise.
seka-option-blind_in_swara = Blind play in a swara
    .help = Blind play is allowed during a swara as well.
seka-option-swara_folded_entry = Buying into a swara
    .help = Whether players who dropped out of the hand may come back for a swara.
seka-option-swara_entry_basis = Price of coming back
    .help = The pot on which half the pot is reckoned.
seka-option-swara_outsider_entry = Outsiders in a swara
    .help = Whether players who were not in the hand may buy in.
seka-option-swara_split = Splitting the pot
    .help = The tied players may divide the pot instead of playing on.
seka-option-swara_ante = Ante in a swara
    .help = Everybody in the swara pays a fresh ante.
seka-option-short_chips = Too few chips to stay in
    .help = What happens to a player who cannot pay the price.
seka-option-end_condition = End of play
    .help = When the game is over and a winner is named.
seka-option-time_limit_minutes = Minutes to play
    .help = The hand in progress is always finished.

seka-choice-deck-standard36 = 36 cards
    .help = Sixes to aces.
seka-choice-deck-trynka24 = 24 cards (Trynka)
    .help = Without kings, queens and jacks.
seka-choice-hand_size-3 = Three
    .help = The usual game.
seka-choice-hand_size-2 = Two (dwa lista)
    .help = Faster, and there are no triples.
seka-choice-wild_cards-none = None
    .help = The seven of clubs is an ordinary card.
seka-choice-wild_cards-club_seven = Seven of clubs
    .help = The usual one, called Schacha.
seka-choice-wild_cards-black_sevens = Both black sevens
    .help = Seven of clubs and seven of spades.
seka-choice-wild_cards-all_sevens = All four sevens
    .help = High hands all the time.
seka-choice-compare_mode-last_two = When two are left
    .help = Either of the last two may show by paying the last bet.
seka-choice-compare_mode-any_previous = At any time
    .help = You may open against the player before you; the weaker hand is out.
seka-choice-compare_mode-after_first_round = After the first round
    .help = As before, but only once you have bet. Nobody sees the other’s cards.
seka-choice-compare_reveal-public = The whole table
    .help = Both hands are laid open.
seka-choice-compare_reveal-between_two = The two players
    .help = They see each other’s cards, nobody else does.
seka-choice-compare_reveal-private = Nobody
    .help = Only the outcome is told.
seka-choice-last_two_tie-swara = Swara
    .help = They play on for the same pot.
seka-choice-last_two_tie-caller_out = The caller is out
    .help = Whoever asked for the comparison loses a tie.
seka-choice-blind_play-off = Nobody
    .help = Everybody looks at their cards.
seka-choice-blind_play-first_player = The first player
    .help = Only the player left of the dealer.
seka-choice-blind_play-anyone = Anyone
    .help = Everybody may start blind until somebody has bet with open eyes.
seka-choice-blind_knock-off = Not possible
    .help = Blind players stay blind until they look.
seka-choice-blind_knock-raise = With any raise
    .help = One chip above the doubled stake is enough.
seka-choice-blind_knock-plus_one = With one chip more
    .help = One chip above the blind stake is enough, even if that is less than double.
seka-choice-swara_folded_entry-off = Not allowed
    .help = Only the tied players go on.
seka-choice-swara_folded_entry-half_pot = For half the pot
    .help = Everybody who was in the hand may come back.
seka-choice-swara_entry_basis-at_declaration = The pot at the tie
    .help = Everybody pays the same.
seka-choice-swara_entry_basis-growing = The growing pot
    .help = Each newcomer makes it dearer for the next.
seka-choice-swara_outsider_entry-off = Not allowed
    .help = Only players of this hand.
seka-choice-swara_outsider_entry-full_pot = For the full pot
    .help = A player who sat out may pay the whole pot to join.
seka-choice-short_chips-must_fold = They fold
    .help = On their turn folding is all they can do.
seka-choice-short_chips-auto_fold = They are folded
    .help = The table folds for them at once.
seka-choice-end_condition-none = Open end
    .help = Play as long as you like.
seka-choice-end_condition-time_limit = After a time
    .help = Then whoever has most chips wins.
seka-choice-end_condition-last_player = One has everything
    .help = Play until one player holds all the chips.

# What does not fit together, by the option it is shown at
seka-problem-min_bet = The smallest bet is higher than the largest.
seka-problem-blind_play = With this largest bet nobody could bet blind: half of it is less than the smallest bet.
seka-problem-ante = The ante is more than anybody starts with.
seka-problem-wild_in_three_sixes = This only matters with wild cards, three cards in hand, and three sixes counting 34.
seka-problem-last_two_tie = This only matters when hands may be compared at any time.
seka-problem-blind_in_swara = This only matters with blind play.
seka-problem-swara_entry_basis = This only matters when players may come back for half the pot.
seka-problem-time_limit_minutes = This only matters when play ends after a time.
seka-problem-blind_knock = This only matters with blind play.
seka-problem-three_sixes_34 = This only matters with three cards in hand.

# Buttons. .amount carries the price, .blind is for a player who has not looked.
seka-action-fold = Fold
seka-action-bet = Bet
    .amount = Bet { $amount }
    .blind = Bet { $amount } blind
seka-action-support = Support
    .amount = Support { $amount }
    .blind = Stay blind { $amount }
seka-action-raise = Raise
    .amount = Raise to { $amount }
    .blind = Raise blind to { $amount }
seka-action-knock = Knock
    .amount = Knock with { $amount }
seka-action-show = Show
    .amount = Show for { $amount }
seka-action-open = Open
    .amount = Open for { $amount }
seka-action-look = Look
seka-action-split = Split the pot
seka-action-play = Play on
seka-action-join = Join
    .amount = Join for { $amount }
seka-action-decline = Stay out

# The last action, under a player's name: as short as can be.
seka-last-bet = Bet { $amount }
seka-last-support = In for { $amount }
seka-last-raise = Raise { $amount }
seka-last-knock = Knock { $amount }
seka-last-show = Shows
seka-last-open = Opens
seka-last-look = Looked
seka-last-fold = Folded
seka-last-split = Split
seka-last-play = Play on
seka-last-join = Joins
seka-last-decline = Stays out
seka-last-eliminated = Out
seka-last-blind = Blind { $amount }
seka-last-tied = Tied
seka-last-won = Wins { $amount }

seka-hand-suit = { $value }, { $suit }
seka-hand-suit-wild = { $value }, { $suit } with the wild card
seka-hand-triple = { $value }, { $three }
seka-hand-triple-wild = { $value }, { $three } with the wild card
seka-hand-two_aces = { $value }, two aces
seka-hand-three_sixes = { $value }, three sixes
seka-band-very_strong = very strong
seka-band-good = good
seka-band-fair = fair
seka-band-weak = weak

seka-blind-hand = You have not looked yet
seka-blind-on = Blind play: seen hands pay double
seka-look-warning = After a look staying in costs { $price }, and you have { $chips }. You could only fold.
    .title = Look anyway?
    .confirm = Look and fold later
    .cancel = Stay blind

# The line above the buttons at one's own turn
seka-turn-first = Your turn: bet or fold
seka-turn-first-blind = Your turn: bet blind, look, or fold
seka-turn-price = Your turn: { $price } to stay in
seka-turn-price-blind = Your turn: { $price } to stay in blind
seka-turn-fold-only = Your turn: you cannot pay { $price }, only fold
seka-turn-split = Tied! Split the pot or play on?
seka-turn-join = Swara: join for { $price }?
seka-level = To stay in: { $amount }

seka-swara-title =
    { $number ->
        [1] Swara
       *[other] Swara number { $number }
    }
seka-swara-tied = Tied: { $names }.
seka-swara-tied-value = { $value } = { $value }, a tie: { $names }.
seka-swara-split = They may split the pot of { $pot }, or get new cards and play for it.
seka-swara-entry = Whoever was in the hand may join for { $price }; the pot is { $pot }.
seka-swara-on = Playing for { $pot }: { $names }.

seka-event-ante =
    { $you ->
        [yes] You pay an ante of { $amount }.
       *[no] { $name } pays an ante of { $amount }.
    }
seka-event-antes = Everybody pays an ante of { $amount }.
seka-event-dealt = The cards are dealt.
seka-event-bet =
    { $you ->
        [yes] You bet { $amount }.
       *[no] { $name } bets { $amount }.
    }
seka-event-bet-blind =
    { $you ->
        [yes] You bet { $amount } blind.
       *[no] { $name } bets { $amount } blind.
    }
seka-event-support =
    { $you ->
        [yes] You support { $amount }.
       *[no] { $name } supports { $amount }.
    }
seka-event-support-blind =
    { $you ->
        [yes] You stay blind for { $amount }.
       *[no] { $name } stays blind for { $amount }.
    }
seka-event-raise =
    { $you ->
        [yes] You raise to { $amount }.
       *[no] { $name } raises to { $amount }.
    }
seka-event-raise-blind =
    { $you ->
        [yes] You raise blind to { $amount }.
       *[no] { $name } raises blind to { $amount }.
    }
seka-event-knock =
    { $you ->
        [yes] You end the blind play.
       *[no] { $name } ends the blind play.
    }
seka-event-look =
    { $you ->
        [yes] You look at your cards.
       *[no] { $name } looks at the cards.
    }
seka-event-look-forced =
    { $you ->
        [yes] Your cards are turned up for you.
       *[no] { $name } now sees the cards.
    }
seka-event-fold =
    { $you ->
        [yes] You fold.
       *[no] { $name } folds.
    }
seka-event-fold-forced =
    { $you ->
        [yes] You cannot pay and are folded.
       *[no] { $name } cannot pay and is folded.
    }
seka-event-show =
    { $you ->
        [yes] You pay { $amount } and show against { $other }.
       *[no] { $name } pays { $amount } and shows against { $otheryou ->
            [yes] you
           *[no] { $other }
        }.
    }
seka-event-open =
    { $you ->
        [yes] You pay { $amount } and compare with { $other }.
       *[no] { $name } pays { $amount } and compares with { $otheryou ->
            [yes] you
           *[no] { $other }
        }.
    }
seka-event-revealed =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
seka-event-revealed-value =
    { $you ->
        [yes] You show { $cards }: { $value }.
       *[no] { $name } shows { $cards }: { $value }.
    }
seka-event-eliminated =
    { $you ->
        [yes] You lose the comparison and are out.
       *[no] { $name } loses the comparison and is out.
    }
seka-event-swara = Swara for { $pot }: { $names }.
seka-event-split =
    { $you ->
        [yes] You would split the pot.
       *[no] { $name } would split the pot.
    }
seka-event-play =
    { $you ->
        [yes] You want to play on.
       *[no] { $name } wants to play on.
    }
seka-event-join =
    { $you ->
        [yes] You join the swara for { $amount }.
       *[no] { $name } joins the swara for { $amount }.
    }
seka-event-decline =
    { $you ->
        [yes] You stay out of the swara.
       *[no] { $name } stays out of the swara.
    }
seka-event-redeal = New cards for the swara.
seka-event-won =
    { $you ->
        [yes] You win { $amount }.
       *[no] { $name } wins { $amount }.
    }
seka-event-divided =
    { $you ->
        [yes] You get { $amount } of the pot.
       *[no] { $name } gets { $amount } of the pot.
    }

seka-result-folds =
    { $you ->
        [yes] Everybody else folded; you take { $amount }.
       *[no] Everybody else folded; { $name } takes { $amount }.
    }
# $winneryou and $loseryou are "yes" for the reader's own seat
seka-result-beats =
    { $winneryou ->
        [yes] Your { $value } beats { $loser } with { $other }.
       *[no] { $loseryou ->
            [yes] { $winner } { $value } beats your { $other }.
           *[no] { $winner } { $value } beats { $loser } { $other }.
        }
    }
seka-result-compared =
    { $you ->
        [yes] You win the last comparison and take { $amount }.
       *[no] { $name } wins the last comparison and takes { $amount }.
    }
seka-result-all =
    { $you ->
        [yes] Nobody could bet, so all hands were compared: you win with { $value }.
       *[no] Nobody could bet, so all hands were compared: { $name } wins with { $value }.
    }
seka-result-all-divided = Nobody could bet, so all hands were compared: { $amount } are divided between { $names }.
seka-result-split = The pot of { $amount } is split: { $names }.
seka-result-takes =
    { $you ->
        [yes] You take { $amount }.
       *[no] { $name } takes { $amount }.
    }

seka-help-aim = Win the pot: have the highest hand when hands are compared, or be the last one who has not folded.
seka-help-count = Your hand counts the best of three: the cards you hold of one suit added up, three of a kind added up, or two aces for 22.
seka-help-points = Ace 11; king, queen, jack and ten 10; nine, eight, seven and six their number.
seka-help-wild = A wild card adds 11 to any suit or becomes the missing card of a triple. The best hand is three aces, or two aces and a wild card: 33.
seka-help-betting = The player left of the dealer starts. Each turn costs a new bet, at least as high as the last one. Bets are never evened out.
seka-help-show = With two players left, either may pay the last bet and show. Under the online rules you compare with your neighbour after the first round.
seka-help-blind = If you bet without looking, everybody who has looked must pay double. You may look at any of your turns.
seka-help-swara = Equal hands make a swara: the pot stays, the tied players get new cards. Others may come back for half the pot.

seka-tip-numbers = Know the numbers: 31 or more is very strong, 25 to 30 is good, below 20 is weak. The more players there are, the higher the hands you must expect.
seka-tip-bluff = Bluff now and then, but only while several players are betting: the last opponent can simply show.
seka-tip-aces = Two aces are good, not great: 22 is more than any two cards of one suit without a wild card, but loses to three cards of one suit with more points and to three eights or better.
seka-tip-swara = Think twice before you buy into a swara: half the pot is a high price for three cards you have not seen.
seka-tip-bet = Bet modestly. Betting can last many rounds, so the pot grows fast.
