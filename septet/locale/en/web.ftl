### The browser client's own texts.

web-title = Septet
web-tagline = A card table for you and your friends.
web-title-table = { $game } – table { $code }
web-language = Language
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-home = To the start page
web-rules-link = How to play

web-start-game = Game
web-start-preset = House rules
web-start-name = Your name
web-start-bots = Bots at the table
web-start-bots-none = No bots: I am waiting for friends.
web-start-level = How they play
web-start-more = Change the house rules
web-start-changed =
    { $count ->
        [0] as in the preset
        [one] { $count } change
       *[other] { $count } changes
    }
web-start-go = Deal me in
web-start-going = Setting the table…
web-start-join = Join friends
web-start-join-label = Link or code of their table
web-start-join-go = Go to table
web-start-join-wrong = This is neither a link nor a code of a table.
web-start-recent = Your tables
web-start-forget = Forget table { $code }
web-start-loading = One moment…
web-start-note = No account, no money: only chips for the fun of it.

web-options-reset = Back to the preset
web-options-reset-one = Reset { $option }
web-options-changed = changed
web-options-was = Preset: { $value }
web-options-undo = Undo
web-less = Less
web-more = More

web-connecting = Connecting…
web-reconnecting = Connection lost. Trying again…
web-spectating = You are watching.
web-sit-here = Sit here
web-sit-instead = Take this seat
web-sit-title = Take a seat
web-sit-bot = { $name } is a bot and will make room for you.
web-sit-go = Sit down
web-sit-next = You play from the next deal.
web-sit-choose = Choose a seat to play along.
web-thinking = { $name } is thinking…
web-next-hand = Next hand
web-next-hand-waiting = Waiting for the others…
web-deal-now = Deal
web-waiting-hint = Invite friends or put bots on the free seats.
web-amount = Amount to bet
web-amount-least = Least
web-amount-half = Half
web-amount-most = Most
web-amount-less = One chip less
web-amount-more = One chip more

web-menu = Menu
web-score = Scores
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-deal = Deal { $number }
web-house-rules = House rules
web-house-rules-note = These are the rules at this table. What differs from the preset is marked.
web-invite = Invite
web-invite-text = Whoever opens this link can watch and take a free seat or a bot’s seat.
web-invite-copy = Copy link
web-invite-copied = Copied
web-invite-share = Share…
web-invite-code = Code
web-people = People
web-people-you = that is you
web-people-give-to = Give chips to { $name }
web-people-given = Give { $amount }
web-people-asks =
    { $amount ->
        [one] asks for { $amount } chip
       *[other] asks for { $amount } chips
    }
web-people-granted = gets { $amount } after this hand
web-people-bot-in = Add a bot
web-people-bot-out = Send the bot away
web-people-stand-in = Let a bot stand in
web-people-remove = Remove from the table
web-people-remove-sure = Really remove { $name }?
web-people-pause = Pause the table
web-people-fast = Quick bots
web-people-fast-help = Bots act without thinking pauses.
web-people-host-note = You are the host: chips, bots and pauses are yours to manage.
web-people-leave = Leave the table
web-people-leave-sure = You can come back while there is a free seat. During a hand your cards are folded.
web-people-rename = Change your name
web-people-rename-go = Change
web-ask-chips = Ask the host for chips
web-asked-chips = You have asked for { $amount }. The host decides.
web-grant-banner =
    { $amount ->
        [one] { $name } asks for { $amount } chip
       *[other] { $name } asks for { $amount } chips
    }
web-grant = Give { $amount }
web-granted-later =
    { $amount ->
        [one] You get { $amount } chip when this hand is over.
       *[other] You get { $amount } chips when this hand is over.
    }
web-buy-own = Give yourself { $amount }

web-help = Help
web-help-game = { $game } in short
web-help-tips = Tips
web-help-keys = Keys
web-key-fold = Fold, stay out
web-key-support = Support, join
web-key-raise = Go to the amount
web-key-show = Show or open
web-key-bet = Bet the amount
web-key-look = Look at your cards
web-key-call = Check, call or bring in
web-key-fixed = Bet, complete or raise
web-key-bigger = The bigger bet where there are two
web-key-check-call = Check or call
web-key-take = Take a card
web-key-stand = No card
web-key-seven = Play for 7
web-key-twenty-seven = Play for 27
web-key-both = Bet the amount; play for both
web-key-contract = Bid clubs, diamonds, …
web-key-pass = Pass; declare nothing (more)
web-key-double = Double or redouble
web-key-declare = Declare all
web-key-belot = Say belot or not
web-key-card = Play a card of your hand
web-key-trick = Look at the last trick
web-key-enter = Confirm the amount
web-key-next = Next hand
web-key-help = This help
web-key-log = What happened

web-settings = Settings
web-settings-sounds = Sounds
web-settings-sounds-help = Two quiet notes when it is your turn.
web-settings-motion = Motion
web-settings-motion-help = Cards and chips fly. Off if your system asks for stillness.
web-settings-four = Four colours
web-settings-four-help = Diamonds blue, clubs green.
web-settings-compact = Large index
web-settings-compact-help = One big letter and one suit on every card.
web-settings-letters = Letters of your language
web-settings-letters-help = King, queen and jack as they are printed where you live.

web-error-title = That did not work
web-error-title-no_such_table = No such table
web-error-no_such_table = The link may be mistyped, or the table has been cleared away.
web-error-title-unreachable = The server does not answer
web-error-unreachable = Check your connection. Your seat and your chips are kept.
web-error-title-wrong_origin = This address is not allowed
web-error-wrong_origin = Open the table under the address the host gave you.

web-hand-label = Your cards
web-opponents = Players
web-rules-title = How { $game } is played
web-new-table = New table
web-new-game = New game
