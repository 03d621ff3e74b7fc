### What every game's table shares.
### $you is "yes" when the sentence speaks to the reader about their own seat, else "no".

game-seka = Seka
    .help = Three cards, a common pot, and the nerve to stay in. For two to eight.
game-seven_twenty_seven = Seven Twenty-Seven
    .help = Closest to 7 wins half of the pot, closest to 27 the other half. For four to ten.
game-seven_card_stud = Seven Card Stud
    .help = Seven cards each, four of them open; fixed bets. The best five win. For two to eight.
game-seiska = Seiska
    .help = Get rid of your cards, say lappu in time. Fewest points win. For two to eight.

table-yes = Yes
table-no = No

table-you = You
# inside a list or as an object: "Ben and you"
table-you-listed = you
table-seats = Seats
table-seat = Seat { $number }
table-pot = Pot
table-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
table-chip-count = { $count }
table-bet = { $amount } in front
table-dealer = Dealer
table-dealer-short = D
table-host = Host
table-bot-cautious = Cautious bot
    .short = Cautious
    .help = Plays steadily and folds weak hands.
table-bot-searching = Thinking bot
    .short = Thinking
    .help = Plays out hundreds of futures before every move.
table-bot-mixed = Mixed company
    .short = Mixed
    .help = Some of each.
table-stand-in = Bot standing in
table-away = Away
table-leaving = Leaving
table-seat-free = Free seat
table-turn = Turn
table-waits = Next deal
table-deal-number = Deal { $number }

table-waiting = Waiting for players
table-waiting-host = Everybody here? The host deals.
table-waiting-chips = Too few players have the chips to be dealt in
table-paused = The host has paused the table
table-turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $name } to act
    }
table-next-deal =
    { $seconds ->
        [one] Next hand in { $seconds } second
       *[other] Next hand in { $seconds } seconds
    }
table-broke = You are out of chips.
table-short = You have too few chips to be dealt in: it takes { $least }.

table-standings-time_limit = The agreed time is over.
table-standings-hands = All the hands that were agreed on have been played.
table-standings-last_player = One player has all the chips.
table-standings-won = The game is won.
table-standings-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

error-unknown = Something went wrong. Please try again.
error-unreachable = The server cannot be reached.
error-not_found = There is nothing at this address.
error-not_allowed = That is not allowed.
error-invalid_request = The server did not understand that.
error-invalid_rules = These house rules do not fit together.
error-unknown_game = There is no such game.
error-no_such_table = There is no such table.
error-wrong_origin = This page does not belong to this server.
error-no_guest = The server does not know this browser yet. Please load the page again.
error-too_many = That was a lot at once. Please wait a minute.
error-server_error = The server made a mistake. Nothing has changed; please try again.
error-unreadable = The server did not understand that.
error-too_big = That was too long.
error-too_fast = That was too fast. Please wait a moment.
error-bad_name = Please choose a name of 1 to 24 characters.
error-no_such_seat = There is no such seat.
error-seat_taken = Somebody else has just taken this seat.
error-seat_free = Nobody sits there.
error-already_seated = You already have a seat.
error-not_seated = You have no seat at this table.
error-not_host = Only the host can do that.
error-not_your_turn = It is not your turn.
error-too_late = Too late: the table has already moved on.
error-illegal_action = That move is not possible now.
error-paused = The table is paused.
error-deal_running = Please wait until this hand is over.
error-no_deal = No hand is being played.
error-not_absent = That player is here.
error-nothing_to_do = There is nothing to change.
error-too_many_chips = That is more chips than the table holds.
error-not_possible = That is not possible right now.
error-not_kept = The server could not save that, so nothing has changed. Please try again.
