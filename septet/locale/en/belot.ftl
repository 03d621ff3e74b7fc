### Belot: options, calls, events, results.
### $you is "yes" when the seat is the reader's own.
### $side is "us" or "them" where the reader has a seat, else "other"; $team names the two players then.

belot-preset-standard = Standard
    .help = The usual rules: to 151, with double and redouble.
belot-preset-web = As on web sites
    .help = Carrés as A K Q 10, capot without trumps 180, half of a doubled tie is kept.
belot-preset-tournament = Tournament
    .help = Double and redouble do not multiply the points for capot.

belot-group-game = The game
belot-group-bidding = Bidding
belot-group-play = Play
belot-group-declarations = Declarations and belot
belot-group-scoring = Scoring
belot-group-other = More

belot-option-preset = Family of rules
    .help = The agreement to start from; every option can be changed alone.
belot-option-target = Points to win
    .help = The team that has so many after a deal wins the game.
belot-option-direction = Direction of play
    .help = Which way round the table the turn goes.
belot-option-doubling = Doubling
    .help = What the bidding allows beyond contracts.
belot-option-bid_over_double = Bidding over a double
    .help = After a double or redouble a higher contract may still be bid; it is not doubled.
belot-option-passed_may_bid = Bidding after a pass
    .help = A player who has passed may still bid later.
belot-option-must_undertrump = Undertrumping
    .help = Whoever cannot beat an opponent’s trump must still play a lower one.
belot-option-declaration_mode = Declaring
    .help = Who sees to sequences and carrés.
belot-option-declaration_timing = Latest moment to declare
    .help = Until when sequences and carrés can be declared.
belot-option-declaration_reveal = Showing declarations
    .help = When all see the cards of what was declared.
belot-option-declaration_contest = Sequences against carrés
    .help = How the declarations of the two teams are compared.
belot-option-carre_order = Order of carrés
    .help = Which of two carrés for 100 is better; jacks and nines come first.
belot-option-eight_run = Eight cards of a suit
    .help = What a sequence of all eight cards counts.
belot-option-trickless_declarations = Team without a trick
    .help = Whether its sequences and carrés count; belot always does.
belot-option-belot_mode = Announcing belot
    .help = Who sees to king and queen of trumps.
belot-option-no_trump_capot = Capot without trumps
    .help = Points for all eight tricks when no trumps is played.
belot-option-capot_doubled = Capot is multiplied
    .help = Double and redouble multiply the points for all tricks, too.
belot-option-doubled_tie = Tie in a doubled deal
    .help = Where the points go when both teams have the same.
belot-option-capot_cannot_end = Capot does not end the game
    .help = After a deal with all tricks for one team at least one more is played.
belot-option-hanging_blocks_end = Hanging points keep the game open
    .help = The game does not end as long as points hang.

belot-choice-direction-counterclockwise = To the right
    .help = Counter-clockwise, as in Bulgaria.
belot-choice-direction-clockwise = To the left
    .help = Clockwise, as on some web sites.
belot-choice-doubling-none = None
    .help = There are only contracts.
belot-choice-doubling-double = Double
    .help = An opponent’s contract can be doubled.
belot-choice-doubling-redouble = Double and redouble
    .help = Up to four times the points.
belot-choice-declaration_mode-manual = The players
    .help = Everybody chooses what to declare.
belot-choice-declaration_mode-auto = Automatic
    .help = The best is declared for everybody.
belot-choice-declaration_timing-first_card = With the first card
    .help = Before you play your first card.
belot-choice-declaration_timing-first_trick = During the first trick
    .help = Everybody is asked once more after it.
belot-choice-declaration_reveal-after_deal = After the deal
    .help = Until then only the kind is known.
belot-choice-declaration_reveal-after_first_trick = After the first trick
    .help = Everybody sees the cards early.
belot-choice-declaration_contest-separate = Each on its own
    .help = Sequences against sequences, carrés against carrés.
belot-choice-declaration_contest-carre_first = Carré first
    .help = Any carré beats all sequences.
belot-choice-carre_order-trump_values = A 10 K Q
    .help = As the cards count.
belot-choice-carre_order-natural = A K Q 10
    .help = As on some web sites.
belot-choice-eight_run-one_quinte = A quinte, 100
    .help = Five or more are always a quinte.
belot-choice-eight_run-quinte_and_tierce = 120
    .help = A quinte and a tierce.
belot-choice-trickless_declarations-count = Count
    .help = Tricks do not matter.
belot-choice-trickless_declarations-lost = Are lost
    .help = Whoever takes no trick scores no declarations.
belot-choice-belot_mode-manual = The players
    .help = Say it with the king or queen, or lose it.
belot-choice-belot_mode-auto = Automatic
    .help = It is never forgotten.
belot-choice-no_trump_capot-90 = 90
    .help = As in every contract.
belot-choice-no_trump_capot-180 = 180
    .help = Doubled like the cards.
belot-choice-doubled_tie-all_hangs = All points hang
    .help = The winner of the next deal gets them.
belot-choice-doubled_tie-defenders_keep_half = Half hangs
    .help = The defenders write down the other half.

belot-problem-bid_over_double = This only matters when contracts may be doubled.
belot-problem-capot_doubled = This only matters when contracts may be doubled.
belot-problem-doubled_tie = This only matters when contracts may be doubled.
belot-problem-declaration_timing = This only matters when the players declare themselves.

# Contracts; .text stands inside a sentence and names suits, too; .short is a sign of two letters
belot-contract-clubs = Clubs
    .text = clubs
belot-contract-diamonds = Diamonds
    .text = diamonds
belot-contract-hearts = Hearts
    .text = hearts
belot-contract-spades = Spades
    .text = spades
belot-contract-no_trumps = No trumps
    .text = no trumps
    .short = NT
belot-contract-all_trumps = All trumps
    .text = all trumps
    .short = AT
# $contract is a text above
belot-contract-doubled = { $contract }, doubled
belot-contract-redoubled = { $contract }, redoubled
belot-contract-none = No contract yet

# What was said last, as short as can be, and the buttons
belot-call-pass = Pass
belot-call-double = Double
belot-call-redouble = Redouble

# Combinations; .text stands inside a sentence
belot-declaration-tierce = Tierce
    .text = tierce
belot-declaration-quarte = Quarte
    .text = quarte
belot-declaration-quinte = Quinte
    .text = quinte
belot-declaration-carre = Carré
    .text = carré
belot-declaration-belot = Belot
    .text = belot
# $declaration is a text above
belot-declaration-cards = { $declaration } { $cards }

# Teams
belot-team-us = Us
belot-team-them = Them
# For a watcher, at a plate: the partner
belot-team-with = with { $name }
# For a watcher, over a column: the two names
belot-team-pair = { $first } & { $second }
# $team is one of the above
belot-team-points = { $team }: { $points }
belot-team-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
belot-hanging =
    { $points ->
        [one] { $points } point hangs
       *[other] { $points } points hang
    }

# Actions
belot-action-pass = Pass
belot-action-double = Double
belot-action-redouble = Redouble
belot-action-bid = Bid { $contract }
belot-action-play = Play { $card }
belot-action-belot = { $card } with belot
belot-action-say-belot = Say belot with { $cards }
belot-action-declare = Declare
belot-action-declare-all = Declare all
belot-action-declare-none = Declare nothing
belot-action-declare-done = Nothing more
belot-action-last-trick = Last trick

# The line above the buttons at one's own turn
belot-turn-first = Your turn: bid or pass
belot-turn-bid = Your turn: bid higher than { $contract }, or pass
belot-turn-pass = Your turn: nothing higher is left
belot-turn-double = Your turn: bid higher, double or pass
belot-turn-redouble = Your turn: redouble, or leave it at that
belot-turn-declare = Before your first card: what do you declare?
belot-turn-declare-late = After the first trick: what do you declare?
belot-turn-lead = Your turn: lead to the trick
belot-turn-play = Your turn: play any card
belot-turn-follow = Your turn: follow suit, { $suit }
belot-turn-raise = Your turn: play a higher card of { $suit }
belot-turn-trump = Your turn: you must trump
belot-turn-overtrump = Your turn: you must overtrump
belot-turn-undertrump = Your turn: you must play a trump

# Why a card cannot be played
belot-why-follow = You must follow suit: { $suit }.
belot-why-raise = You must play higher than { $card }.
belot-why-trump = You must trump.
belot-why-overtrump = You must trump higher than { $card }.
belot-why-declare = First say what you declare.
belot-why-wait = It is not your turn.

# Above the combinations that can be declared
belot-declare-conflict = A card can be declared only once: choose one of them.
belot-declare-secret = The others hear only what it is, not the cards.

# The trick, for people who listen and as marks
belot-trick-title = Trick { $number } of 8
belot-trick-last = The last trick
belot-trick-leads = leads
belot-trick-winning = is winning
belot-trick-won = has won the trick
belot-trick-card = { $name }: { $card }
belot-trick-none = There is no last trick yet.

# What a seat shows, for people who listen
belot-seat-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
belot-seat-partner = your partner
belot-seat-opponent = against you
belot-seat-said = said { $call }
belot-seat-plays = plays { $contract }
belot-seat-declared = declared { $declarations }

# What happened
belot-event-dealt = Everybody has five cards; the bidding begins.
belot-event-dealt-cards = You get { $cards }.
belot-event-call-pass =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
belot-event-call-double =
    { $you ->
        [yes] You double.
       *[no] { $name } doubles.
    }
belot-event-call-redouble =
    { $you ->
        [yes] You redouble.
       *[no] { $name } redoubles.
    }
# $contract is a .text of a contract
belot-event-call =
    { $you ->
        [yes] You bid { $contract }.
       *[no] { $name } bids { $contract }.
    }
# $contract may say that it is doubled
belot-event-contract =
    { $you ->
        [yes] The bidding is over: you play { $contract }.
       *[no] The bidding is over: { $name } plays { $contract }.
    }
belot-event-void = All four have passed; the next player deals.
belot-event-declared =
    { $you ->
        [yes] You declare: { $declaration }.
       *[no] { $name } declares: { $declaration }.
    }
belot-event-no_declaration =
    { $you ->
        [yes] You declare nothing more.
       *[no] { $name } declares nothing more.
    }
belot-event-belot =
    { $you ->
        [yes] You say belot: { $suit }.
       *[no] { $name } says belot: { $suit }.
    }
belot-event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
belot-event-trick =
    { $you ->
        [yes] You take trick { $number }, worth { $points }.
       *[no] { $name } takes trick { $number }, worth { $points }.
    }
belot-event-revealed =
    { $you ->
        [yes] You show: { $declarations }.
       *[no] { $name } shows: { $declarations }.
    }
belot-event-game_won =
    { $side ->
        [us] You win the game with { $points } to { $others }.
        [them] They win the game with { $points } to { $others }.
       *[other] { $team } win the game with { $points } to { $others }.
    }

# How a deal ended; $raw and $against are raw points, of the team that played and of the other
belot-result-void = All four have passed: nothing is written down.
belot-result-made =
    { $side ->
        [us] You have made your contract: { $raw } to { $against }.
        [them] They have made their contract: { $raw } to { $against }.
       *[other] { $team } have made their contract: { $raw } to { $against }.
    }
belot-result-inside =
    { $side ->
        [us] You are inside: { $raw } to { $against }. The others get everything.
        [them] They are inside: { $raw } to { $against }. You get everything.
       *[other] { $team } are inside: { $raw } to { $against }. The others get everything.
    }
belot-result-hanging = Both teams have { $raw }: the deal hangs.
belot-result-capot =
    { $side ->
        [us] You have all eight tricks: capot.
        [them] They have all eight tricks: capot.
       *[other] { $team } have all eight tricks: capot.
    }
# $first and $second are teams
belot-result-recorded = Points: { $first } { $one }, { $second } { $two }.
belot-result-doubled = Double: { $total } × { $times } = { $points } points.
belot-result-hung =
    { $side ->
        [us] You also get the { $points } that hung.
        [them] They also get the { $points } that hung.
       *[other] { $team } also get the { $points } that hung.
    }
belot-result-hangs =
    { $points ->
        [one] { $points } point hangs for the winner of the next deal.
       *[other] { $points } points hang for the winner of the next deal.
    }
belot-result-scores = Score: { $first } { $one }, { $second } { $two }.
belot-result-one_more = One more deal is played, though a team has enough.

# The arithmetic of a deal, as rows of a table with a column for each team
belot-sum-title = Deal { $number }
belot-sum-cards = Tricks
belot-sum-last_ten = Last trick
belot-sum-no_trumps = No trumps: twice
belot-sum-declarations = Declarations
belot-sum-belots = Belot
belot-sum-capot = Capot
belot-sum-raw = Raw points
belot-sum-own = Divided by 10
belot-sum-total = Whole deal
belot-sum-doubled = Times { $times }
belot-sum-hung = Hung before
belot-sum-hangs = Hangs
belot-sum-recorded = Points
belot-sum-score = Score

# The steps in words, below the table
belot-step-made = Made: each team writes down its own points.
belot-step-made-doubled = Made and doubled: all points go to the team that played.
belot-step-inside = Inside: all points go to the other team.
belot-step-hanging = Equal: the points of the team that played hang.
belot-step-hanging-doubled = Equal and doubled: the points hang.
belot-step-round-suit = Rounding: 7, 8 and 9 up, 0 to 5 down; of two sixes the smaller goes up.
belot-step-round-no_trumps = Rounding: 5 to 9 up, 0 to 4 down.
belot-step-round-all_trumps = Rounding: 5 to 9 up, 0 to 3 down; of two fours the smaller goes up.
# $declaration is a declaration with its cards
belot-step-declared = { $name }: { $declaration }, { $points }
belot-standing-counts = counts
belot-standing-beaten = beaten by a better one
belot-standing-equal = the best are equal, none counts
belot-standing-carre = beaten by a carré
belot-standing-no_trick = no trick, does not count

# The score sheet
belot-sheet-target = { $points } points win.
belot-sheet-empty = No deal is finished yet.
belot-sheet-deal = Deal
belot-sheet-contract = Contract
belot-sheet-sum = Total
belot-sheet-last = The last deal
belot-sheet-all = All deals of this game
belot-sheet-made = made
belot-sheet-inside = inside
belot-sheet-hanging = hanging
belot-sheet-void = passed out
belot-sheet-declarer = { $contract }, { $name }

# The game in short, and tips
belot-help-aim = Two teams, partners sit opposite each other. The first team with 151 points wins.
belot-help-bidding = You get five cards and bid: clubs, diamonds, hearts, spades, no trumps, all trumps, each higher than the one before. After three passes everybody gets three more cards.
belot-help-order = Trumps from high to low: J 9 A 10 K Q 8 7. Other cards: A 10 K Q J 9 8 7.
belot-help-points = Trumps count J 20, 9 14, A 11, 10 10, K 4, Q 3. Other cards count A 11, 10 10, K 4, Q 3, J 2. The last trick is worth 10 more.
belot-help-follow = Follow suit. If you cannot, you must trump, unless your partner is winning. A trump that is led, and every card in all trumps, must be beaten if possible.
belot-help-declare = With your first card you declare sequences (tierce 20, quarte 50, quinte 100) and four of a kind (100, nines 150, jacks 200). Only the team with the best scores. Without trumps there are none.
belot-help-belot = King and queen of trumps are belot, 20 points, said with the first of the two.
belot-help-score = The team that bid must have more points than the other, or it goes inside and the others write down everything. If both have the same, its points hang for the winner of the next deal.
belot-help-double = Who doubles plays for twice the points, after a redouble for four times, and all of them go to one team.

belot-tip-trumps = Jack and nine of a suit are a reason to bid it, with three trumps or a side ace.
belot-tip-aces = Aces and tens are for no trumps, jacks and nines for all trumps.
belot-tip-draw = With strong trumps lead them first: then nobody can trump your aces.
belot-tip-partner = When your partner is winning, give the trick your tens.
belot-tip-last = Keep a sure card for the last trick, it is worth 10.
