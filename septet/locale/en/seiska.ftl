### Seiska: options, actions, events, results.
### $you is "yes" when the seat is the reader's own.

seiska-preset-basic = Basic
    .help = An eight counts 10, an ace 5, all else 1. After five deals the fewest points win.
seiska-preset-heavy = Heavy points
    .help = Cards count more. Who has 100 points is out; the last one in the game wins.
seiska-preset-ace_on_ace = Ace on ace
    .help = As the basic game, but an ace may be played on an ace.

seiska-group-table = The table
seiska-group-playing = Playing
seiska-group-drawing = Drawing
seiska-group-lappu = Lappu
seiska-group-scoring = Points and end
seiska-group-other = More

seiska-option-preset = Family of rules
    .help = The rules to start from; every option can be changed alone.
seiska-option-max_players = Seats
    .help = How many may play at this table; three to five are best.
seiska-option-packs = Packs of cards
    .help = With six or more players one pack runs short.
seiska-option-hand_size = Cards at the start
    .help = So many cards everybody is dealt.
seiska-option-max_draw = Cards to draw
    .help = The most that a player who cannot play draws in one turn.
seiska-option-draw_obligation = Stopping early
    .help = Whether a player who is drawing may stop and pass.
seiska-option-voluntary_draw = Draw by choice
    .help = Who could play may draw a card first; then whatever fits must be played.
seiska-option-multi_play = Several at once
    .help = Several ordinary cards of the same rank may be played in one turn.
seiska-option-ace_on_ace = Ace on ace
    .help = An ace of any suit may be played on an ace.
seiska-option-lappu_penalty = Penalty cards
    .help = So many cards are drawn for forgetting to say lappu.
seiska-option-lappu_mode = Saying lappu
    .help = Who is left with one ordinary card has to say lappu.
seiska-option-scoring = Points
    .help = What the cards that are left in the hand count.
seiska-option-deals = Deals in a game
    .help = After so many deals the fewest points win.
seiska-option-drop_out_at = Out at
    .help = Who has so many points is out of the game.
seiska-option-tie_break = Equal at the end
    .help = What happens when the lowest totals are equal after the last deal.

seiska-choice-yes = Yes
seiska-choice-no = No
seiska-choice-packs-auto = As needed
    .help = One pack for up to five players, two for more.
seiska-choice-packs-one = One pack
    .help = 52 cards, for up to six players.
seiska-choice-packs-two = Two packs
    .help = 104 cards, every card twice.
seiska-choice-draw_obligation-mandatory = Draw on
    .help = Until a card fits or the most are drawn.
seiska-choice-draw_obligation-optional = May pass
    .help = After one card you may pass.
seiska-choice-lappu_mode-explicit = Players say it
    .help = With a button, within five seconds.
seiska-choice-lappu_mode-auto = By itself
    .help = It is said for everybody, nobody can forget it.
seiska-choice-scoring-basic = Basic
    .help = Eight 10, ace 5, all other cards 1. Fewest points win.
seiska-choice-scoring-heavy = Heavy
    .help = Eight 25, ace 15, king to ten 10, others 5. The last one in the game wins.
seiska-choice-tie_break-shared = They share
    .help = All who have the lowest total win.
seiska-choice-tie_break-extra_deal = Another deal
    .help = Deals are added until one player has the fewest points.

# What does not go together, said at the option where it stands
seiska-problem-max_players = One pack is enough for six players at most.
seiska-problem-lappu_penalty = This only matters when players say lappu themselves.
seiska-problem-deals = This only matters with basic points.
seiska-problem-tie_break = This only matters with basic points.
seiska-problem-drop_out_at = This only matters with heavy points.

# Buttons
seiska-action-play = Play
    .count =
        { $count ->
            [one] Play { $count } card
           *[other] Play { $count } cards
        }
seiska-action-lay = Play, one more follows
seiska-action-draw = Draw
seiska-action-pass = Pass
seiska-action-suit = Name { $suit }
seiska-action-lappu = Lappu!
seiska-action-silent = Say nothing
seiska-action-cancel = Back

# The last action, under a player's name: as short as can be
seiska-last-played = Played
seiska-last-drew = Drew
seiska-last-passed = Passed
seiska-last-lappu = Lappu!
seiska-last-forgot = No lappu
seiska-last-went_out = Out of cards
seiska-last-waits = Next deal
seiska-last-dropped_out = Out

seiska-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seiska-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# The middle of the table
seiska-stock = Draw pile
seiska-discards = Discard pile
# For people who listen: the top card, and the suit that was named with an eight
seiska-top = On top: { $card }
seiska-named = Named: { $suit }
seiska-deal-of = Deal { $number } of { $count }
seiska-deal-extra = Extra deal
seiska-deal-heavy = Deal { $number }, out at { $points }

# The line above the buttons at one's own turn
seiska-turn-play = Your turn: play a card
seiska-turn-play-draw = Your turn: play or draw
seiska-turn-draw = Nothing fits: draw a card
seiska-turn-special = Only eights and aces: draw a card
seiska-turn-draw-pass = Draw another card or pass
seiska-turn-must = { $card } fits and must be played
seiska-turn-must-any = Something fits now and must be played
seiska-turn-more = Another card of this rank must follow
seiska-turn-suit = Which suit do you want?
seiska-turn-lappu = One card left: say lappu!
# Under it, about what is chosen or can be done
seiska-hint-draws =
    { $count ->
        [one] You may draw { $count } more card.
       *[other] You may draw { $count } more cards.
    }
seiska-hint-draws-any =
    { $count ->
        [one] You may draw { $count } card.
       *[other] You may draw up to { $count } cards.
    }
seiska-hint-company = Add more of the same rank, or play.
seiska-hint-last = { $card } comes last and decides the suit.
seiska-hint-armed = Lappu is said as soon as one card is left.
seiska-hint-lappu = Say lappu before the time is up.
seiska-hint-suit-own = You hold { $count }
seiska-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

# Why a card cannot be played
seiska-why-match = It must match the top card in suit or rank.
seiska-why-ace = An ace must have the suit of the top card.
seiska-why-on-ace = An ace wants an ordinary card of its suit.
seiska-why-on-eight = An eight wants an ordinary card of the suit that was named.
seiska-why-special = With nothing but eights and aces you have to draw.
seiska-why-drawn = The card just drawn must be played.
seiska-why-rank = Only cards of the same rank can follow.

# Beside the name of a card, for people who listen
seiska-card-playable = can be played
seiska-card-chosen = chosen, number { $number }
seiska-card-drawn = just drawn

# What happened
seiska-event-dealt =
    { $count ->
        [one] Everybody gets { $count } card.
       *[other] Everybody gets { $count } cards.
    }
seiska-event-buried = { $card } was turned up and goes back into the draw pile.
seiska-event-start_card = { $card } is turned up.
seiska-event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
seiska-event-suit =
    { $you ->
        [yes] You want { $suit }.
       *[no] { $name } wants { $suit }.
    }
seiska-event-drew =
    { $you ->
        [yes] { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $count } cards.
        }
    }
# The reader sees the cards
seiska-event-drew-own = You draw { $cards }.
seiska-event-drew-ace = All others draw a card for the ace.
seiska-event-drew-start_ace = Everybody gets another card for the ace.
seiska-event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
seiska-event-passed-no_cards =
    { $you ->
        [yes] There is no card left to draw, you pass.
       *[no] There is no card left to draw, { $name } passes.
    }
seiska-event-lappu =
    { $you ->
        [yes] You say: lappu!
       *[no] { $name } says: lappu!
    }
seiska-event-forgot =
    { $you ->
        [yes] { $penalty ->
            [0] You forgot to say lappu.
            [one] You forgot to say lappu: { $penalty } penalty card.
           *[other] You forgot to say lappu: { $penalty } penalty cards.
        }
       *[no] { $penalty ->
            [0] { $name } forgot to say lappu.
            [one] { $name } forgot to say lappu: { $penalty } penalty card.
           *[other] { $name } forgot to say lappu: { $penalty } penalty cards.
        }
    }
seiska-event-extra_turn =
    { $you ->
        [yes] You have another turn.
       *[no] { $name } has another turn.
    }
seiska-event-reshuffled =
    { $count ->
        [one] The discards are shuffled and become the draw pile: { $count } card.
       *[other] The discards are shuffled and become the draw pile: { $count } cards.
    }
seiska-event-went_out =
    { $you ->
        [yes] You are out of cards and win the deal.
       *[no] { $name } is out of cards and wins the deal.
    }
seiska-event-blocked = Nobody can play or draw any more: nobody wins the deal.
seiska-event-counted =
    { $points ->
        [one] { $name }: { $cards } – { $points } point, { $total } in all.
       *[other] { $name }: { $cards } – { $points } points, { $total } in all.
    }
seiska-event-counted-none = { $name }: no points, { $total } in all.
seiska-event-dropped_out =
    { $you ->
        [yes] You have { $total } points and are out of the game.
       *[no] { $name } has { $total } points and is out of the game.
    }
seiska-event-extra_deal = The lowest totals are equal: another deal is played.
seiska-event-won =
    { $you ->
        [yes] You win the game.
       *[no] { $count ->
            [one] { $names } wins the game.
           *[other] { $names } win the game.
        }
    }

# The result
seiska-result-hand = { $name } { $points } ({ $total })
seiska-result-counted = Counted: { $hands }.
seiska-result-totals = All points: { $hands }.
seiska-result-total = { $name } { $total }

# The score sheet
seiska-score-deal = Deal
seiska-score-total = Total
seiska-score-empty = No deal has been counted yet.
seiska-score-none = not in the deal
seiska-score-won = has won the deal
seiska-score-leads = fewest points
seiska-score-winner = has won the game
seiska-score-out = out
seiska-score-rest = Only the latest deals are listed; the totals are of all.
seiska-score-deals =
    { $count ->
        [one] The game has { $count } deal. The fewest points win.
       *[other] The game has { $count } deals. The fewest points win.
    }
seiska-score-heavy = Who has { $points } points is out. The last one in the game wins.

# Keys
seiska-key-draw = Draw a card
seiska-key-pass = Pass
seiska-key-lappu = Say lappu
seiska-key-play = Play the chosen cards
seiska-key-back = Choose again

# The game in short, and tips
seiska-help-aim = Get rid of all your cards first. The others count what they still hold, and few points are good.
seiska-help-fit = Play a card of the same suit or rank as the top card, or several of one rank together; the last one decides the suit.
seiska-help-eight = An eight goes on any ordinary card, and you say which suit comes next. On an eight goes an ordinary card of that suit, no eight and no ace.
seiska-help-ace = An ace goes on its own suit only. All others draw a card and you have another turn; on an ace goes an ordinary card of its suit.
seiska-help-draw = If nothing fits you draw, up to three cards, and play the first that fits. If none does, you pass.
seiska-help-lappu = With one ordinary card left say “lappu”, or you draw three cards. You can never go out with an eight or an ace.
seiska-help-points = An eight counts 10, an ace 5, every other card 1.

seiska-tip-special = Do not keep eights and aces to the end: with nothing else in your hand you may not play them.
seiska-tip-many = Play cards of one rank together and end with the suit of which you hold most.
seiska-tip-lappu = You can press Lappu before you play the card that leaves you with one.
seiska-tip-eight = Name the suit of which you hold most, or one that the next player had to draw for.
