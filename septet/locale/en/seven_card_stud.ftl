### Seven Card Stud: options, actions, events, hands, results.
### $you is "yes" when the seat is the reader's own.

seven_card_stud-preset-cash = Cash game
    .help = 200 chips, limits 2 and 4. Play as long as you like.
seven_card_stud-preset-tournament = Tournament
    .help = 500 chips. Play until one player has them all; short stacks are dealt in.

seven_card_stud-group-table = The table
seven_card_stud-group-betting = Betting
seven_card_stud-group-raising = Raises and all-ins
seven_card_stud-group-order = Cards and order
seven_card_stud-group-showdown = Showdown
seven_card_stud-group-other = More

seven_card_stud-option-preset = Kind of game
    .help = Sets every option below; each can then be changed alone.
seven_card_stud-option-mode = Short stacks
    .help = Whether players who cannot pay ante and bring-in are dealt in.
seven_card_stud-option-max_players = Seats
    .help = Six is usual. With seven or eight the deck can run short; then there is a community card.
seven_card_stud-option-starting_chips = Chips to start with
    .help = Everybody starts with the same number.
seven_card_stud-option-small_bet = Small bet
    .help = The bet on third and fourth street.
seven_card_stud-option-big_bet = Big bet
    .help = The bet from fifth street on, usually twice the small bet.
seven_card_stud-option-ante = Ante
    .help = What everybody pays into the pot before every hand.
seven_card_stud-option-bring_in = Bring-in
    .help = What the lowest open card must bet; less than the small bet.
seven_card_stud-option-max_raises = Raises in a round
    .help = How often a bet may be raised on each street.
seven_card_stud-option-raise_over_bring_in = Raises counted from the bring-in
    .help = On third street a raise goes on from the bring-in, not from the small bet that completed it.
seven_card_stud-option-heads_up_unlimited = No limit of raises for two
    .help = When only two players are left, they may raise as often as they like.
seven_card_stud-option-fourth_street_pair = Big bet with an open pair
    .help = If anybody shows a pair on fourth street, everybody may bet and raise by the big bet too.
seven_card_stud-option-opener_5th_6th = First on fifth and sixth street
    .help = Who acts first.
seven_card_stud-option-opener_tie = Equal boards
    .help = Who acts first when two boards are equally good.
seven_card_stud-option-odd_chip = Odd chips
    .help = Who gets the chips of a split pot that cannot be divided.
seven_card_stud-option-short_all_in = Short all-ins
    .help = How large an all-in must be to count as a bet or a raise.
seven_card_stud-option-show_all = Everybody shows
    .help = At the showdown all hands are turned up. Otherwise beaten hands are thrown away unseen.
seven_card_stud-option-burn_cards = Burn cards
    .help = A card is put aside unseen before each street from the fourth on.
seven_card_stud-option-end_condition = End of play
    .help = When the game is over and a winner is named.
seven_card_stud-option-hands_limit = Hands to play
    .help = After this many hands whoever has most chips wins.
seven_card_stud-option-time_limit_minutes = Minutes to play
    .help = The hand in progress is always finished.

seven_card_stud-choice-mode-cash = Sit out
    .help = As in a cash game: only who has ante and bring-in gets cards.
seven_card_stud-choice-mode-tournament = Are dealt in
    .help = As in a tournament: everybody who has a chip gets cards and may be all-in with the ante.
seven_card_stud-choice-opener_5th_6th-best_board = The best board
    .help = As on fourth street.
seven_card_stud-choice-opener_5th_6th-highest_new_card = The highest new card
    .help = Only the card that was just dealt counts.
seven_card_stud-choice-opener_tie-suit = The stronger suit
    .help = Spades before hearts, diamonds and clubs.
seven_card_stud-choice-opener_tie-position = The seat
    .help = Whoever sits nearest to the dealer’s left.
seven_card_stud-choice-odd_chip-first_left_of_dealer = Left of the dealer
    .help = One each to the winners in order from the dealer’s left.
seven_card_stud-choice-odd_chip-high_card_by_suit = The highest card
    .help = From whoever holds the highest card by suit among the winning hands.
seven_card_stud-choice-short_all_in-half_bet = Half a bet
    .help = From half the size on it counts as full and betting is open again.
seven_card_stud-choice-short_all_in-full_bet = A full bet
    .help = Anything less can be completed, but opens nothing.
seven_card_stud-choice-end_condition-none = Open end
    .help = Play as long as you like.
seven_card_stud-choice-end_condition-hands = After a number of hands
    .help = Then whoever has most chips wins.
seven_card_stud-choice-end_condition-time_limit = After a time
    .help = Then whoever has most chips wins.
seven_card_stud-choice-end_condition-last_player = One has everything
    .help = Play until one player holds all the chips.

# What does not fit together, by the option it is shown at
seven_card_stud-problem-big_bet = The big bet is smaller than the small bet.
seven_card_stud-problem-bring_in = The bring-in must be less than the small bet.
seven_card_stud-problem-starting_chips = Nobody could be dealt in: ante and bring-in are more than anybody starts with.
seven_card_stud-problem-hands_limit = This only matters when play ends after a number of hands.
seven_card_stud-problem-time_limit_minutes = This only matters when play ends after a time.

seven_card_stud-street-3 = Third street
seven_card_stud-street-4 = Fourth street
seven_card_stud-street-5 = Fifth street
seven_card_stud-street-6 = Sixth street
seven_card_stud-street-7 = Seventh street

# Buttons. .amount carries the chips, .all-in is for an action that takes all chips.
seven_card_stud-action-fold = Fold
seven_card_stud-action-check = Check
seven_card_stud-action-call = Call
    .amount = Call { $amount }
    .all-in = Call { $amount }, all-in
seven_card_stud-action-bring_in = Bring in
    .amount = Bring in { $amount }
    .all-in = Bring in { $amount }, all-in
seven_card_stud-action-bet = Bet
    .amount = Bet { $amount }
    .all-in = Bet { $amount }, all-in
seven_card_stud-action-complete = Complete
    .amount = Complete to { $amount }
    .all-in = Complete to { $amount }, all-in
seven_card_stud-action-raise = Raise
    .amount = Raise to { $amount }
    .all-in = Raise to { $amount }, all-in

# The last action, under a player's name: as short as can be.
seven_card_stud-last-fold = Folded
seven_card_stud-last-check = Check
seven_card_stud-last-call = Call
seven_card_stud-last-bring_in = Bring-in
seven_card_stud-last-bet = Bet
seven_card_stud-last-complete = Complete
seven_card_stud-last-raise = Raise
seven_card_stud-last-all-in = All-in
seven_card_stud-last-mucked = Not shown
seven_card_stud-last-won = Wins { $amount }

# The kinds of hands, as short as can be
seven_card_stud-category-high_card = High card
seven_card_stud-category-pair = Pair
seven_card_stud-category-two_pair = Two pair
seven_card_stud-category-three_of_a_kind = Three of a kind
seven_card_stud-category-straight = Straight
seven_card_stud-category-flush = Flush
seven_card_stud-category-full_house = Full house
seven_card_stud-category-four_of_a_kind = Four of a kind
seven_card_stud-category-straight_flush = Straight flush
seven_card_stud-category-royal_flush = Royal flush

# Hands in words. $one, $many, $of, $to and $with are forms of the first rank that counts
# (card-rank-A.one and so on), $second and $secondwith the .many and .with of the second.
# .with says what somebody wins with.
seven_card_stud-hand-high_card = { $one } high
    .with = with { $one } high
seven_card_stud-hand-pair = pair of { $of }
    .with = with a pair of { $with }
seven_card_stud-hand-two_pair = two pair, { $many } and { $second }
    .with = with two pair, { $with } and { $secondwith }
seven_card_stud-hand-three_of_a_kind = three { $of }
    .with = with three { $with }
seven_card_stud-hand-straight = straight, { $to } high
    .with = with a straight, { $to } high
seven_card_stud-hand-flush = flush, { $one } high
    .with = with a flush, { $one } high
seven_card_stud-hand-full_house = full house, { $many } full of { $second }
    .with = with a full house, { $with } full of { $secondwith }
seven_card_stud-hand-four_of_a_kind = four { $of }
    .with = with four { $with }
seven_card_stud-hand-straight_flush = straight flush, { $to } high
    .with = with a straight flush, { $to } high
seven_card_stud-hand-royal_flush = royal flush
    .with = with a royal flush
# Two hands of the same kind and rank: the other cards decide.
seven_card_stud-hand-kickers = { $hand }, kickers { $kickers }
seven_card_stud-hand-not-shown = not shown

seven_card_stud-down = face down
seven_card_stud-up = open

seven_card_stud-pot-main = Main pot
seven_card_stud-pot-side = Side pot
seven_card_stud-pot-side-number = Side pot #{ $number }
seven_card_stud-pot-competing = { $pot } { $chips }: { $names }
seven_card_stud-raises-left =
    { $count ->
        [0] No raises left
        [one] { $count } raise left
       *[other] { $count } raises left
    }
seven_card_stud-community = Community card
seven_card_stud-open-pair = Open pair: the big bet is allowed
seven_card_stud-open-hands = Nobody can bet any more: all hands are turned up

# The line above the buttons at one's own turn
seven_card_stud-turn-bring-in = Your turn: your card is the lowest
seven_card_stud-turn-check = Your turn: check or bet
seven_card_stud-turn-check-only = Your turn: check
seven_card_stud-turn-call = Your turn: { $price } to call
seven_card_stud-turn-call-only = Your turn: { $price } to call, or fold

seven_card_stud-event-ante =
    { $you ->
        [yes] You pay an ante of { $amount }.
       *[no] { $name } pays an ante of { $amount }.
    }
seven_card_stud-event-antes = Everybody pays an ante of { $amount }.
seven_card_stud-event-street = { $street }.
# $cards is a list: "Anna 7♦, Ben J♥ and you K♠"
seven_card_stud-event-dealt = Dealt: { $cards }.
seven_card_stud-event-dealt-seat = { $name } { $cards }
seven_card_stud-event-community = The seventh card is for everybody: { $card }.
seven_card_stud-event-fold =
    { $you ->
        [yes] You fold.
       *[no] { $name } folds.
    }
seven_card_stud-event-check =
    { $you ->
        [yes] You check.
       *[no] { $name } checks.
    }
seven_card_stud-event-call =
    { $you ->
        [yes] You call { $amount }.
       *[no] { $name } calls { $amount }.
    }
seven_card_stud-event-called =
    { $you ->
        [yes] You call.
       *[no] { $name } calls.
    }
seven_card_stud-event-bring_in =
    { $you ->
        [yes] You bring it in for { $amount }.
       *[no] { $name } brings it in for { $amount }.
    }
seven_card_stud-event-bet =
    { $you ->
        [yes] You bet { $amount }.
       *[no] { $name } bets { $amount }.
    }
seven_card_stud-event-complete =
    { $you ->
        [yes] You complete to { $amount }.
       *[no] { $name } completes to { $amount }.
    }
seven_card_stud-event-raise =
    { $you ->
        [yes] You raise to { $amount }.
       *[no] { $name } raises to { $amount }.
    }
seven_card_stud-event-all-in =
    { $you ->
        [yes] You are all-in.
       *[no] { $name } is all-in.
    }
seven_card_stud-event-open-hands = Nobody can bet any more: all hands are turned up.
seven_card_stud-event-returned =
    { $you ->
        [yes] You get back { $amount } that nobody called.
       *[no] { $name } gets back { $amount } that nobody called.
    }
seven_card_stud-event-tabled =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
seven_card_stud-event-tabled-hand =
    { $you ->
        [yes] You show { $cards }: { $hand }.
       *[no] { $name } shows { $cards }: { $hand }.
    }
seven_card_stud-event-mucked =
    { $you ->
        [yes] You do not show your hand.
       *[no] { $name } does not show.
    }
seven_card_stud-event-pot = { $pot } { $chips }: { $names } compete.
seven_card_stud-event-won =
    { $you ->
        [yes] You win { $amount }.
       *[no] { $name } wins { $amount }.
    }
seven_card_stud-event-won-pot =
    { $you ->
        [yes] { $pot }: you win { $amount }.
       *[no] { $pot }: { $name } wins { $amount }.
    }

# Results. $with is the .with of a hand, $names and $hands are lists.
seven_card_stud-result-folds =
    { $you ->
        [yes] Everybody else folded; you take { $amount }.
       *[no] Everybody else folded; { $name } takes { $amount }.
    }
seven_card_stud-result-won =
    { $you ->
        [yes] You win { $amount } { $with }.
       *[no] { $name } wins { $amount } { $with }.
    }
seven_card_stud-result-shared = { $names } share { $amount }, each { $with }.
seven_card_stud-result-pot-won =
    { $you ->
        [yes] { $pot } { $amount }: you win { $with }.
       *[no] { $pot } { $amount }: { $name } wins { $with }.
    }
seven_card_stud-result-pot-shared = { $pot } { $amount }: { $names } share it, each { $with }.
seven_card_stud-result-pot-alone =
    { $you ->
        [yes] { $pot } { $amount }: nobody else competes, so it is yours.
       *[no] { $pot } { $amount }: nobody but { $name } competes.
    }
seven_card_stud-result-beaten = Beaten: { $hands }.
seven_card_stud-result-beaten-seat = { $name } ({ $hand })
seven_card_stud-result-odd-to =
    { $count ->
        [one] The odd chip goes to { $names }.
       *[other] { $count } odd chips go to { $names }, one each.
    }
seven_card_stud-result-odd =
    { $count ->
        [one] One chip could not be divided.
       *[other] { $count } chips could not be divided; they went out one each.
    }

seven_card_stud-help-aim = Win the pot: have the best five of your seven cards at the end, or be the last one who has not folded.
seven_card_stud-help-deal = Everybody pays the ante and gets two cards face down and one open. Then come three more open cards and a last one face down, with a round of betting after each.
seven_card_stud-help-first = On third street the lowest open card must pay the bring-in or the small bet. Later the best open cards act first.
seven_card_stud-help-betting = Bets and raises are fixed: the small bet on third and fourth street, the big bet from fifth street on. There are three raises in a round.
seven_card_stud-help-pair = If anybody shows a pair on fourth street, everybody may choose between the small and the big bet.
seven_card_stud-help-all_in = Whoever runs out of chips stays in for the part of the pot they have paid for; the others play on for a side pot.
seven_card_stud-help-showdown = At the end the hands are shown. Equal hands divide the pot; suits never break a tie.
seven_card_stud-help-ranking = From best to worst: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.

seven_card_stud-tip-start = Play on with three of a kind, a high pair, or three high cards of one suit. Fold most of the rest on third street.
seven_card_stud-tip-live = Look at the open cards of the others: a pair of yours can hardly get better when the other two of its rank are already out.
seven_card_stud-tip-memory = Remember what was folded. Those cards cannot come any more.
seven_card_stud-tip-fifth = Decide before fifth street. From there on every bet costs twice as much.
seven_card_stud-tip-board = Ask what your open cards tell the others. A strong board can win the pot without a showdown.
