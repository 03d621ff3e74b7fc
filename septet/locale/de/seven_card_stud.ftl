### Seven Card Stud: Regeln, Züge, Ereignisse, Hände, Ergebnisse.
### $you ist "yes", wenn der Satz den eigenen Platz meint.

seven_card_stud-preset-cash = Cashgame
    .help = 200 Chips, Limits 2 und 4. Spielt, solange ihr wollt.
seven_card_stud-preset-tournament = Turnier
    .help = 500 Chips. Gespielt wird, bis einer alle hat; auch kleine Stacks bekommen Karten.

seven_card_stud-group-table = Der Tisch
seven_card_stud-group-betting = Einsätze
seven_card_stud-group-raising = Raises und All-ins
seven_card_stud-group-order = Karten und Reihenfolge
seven_card_stud-group-showdown = Showdown
seven_card_stud-group-other = Mehr

seven_card_stud-option-preset = Art des Spiels
    .help = Setzt alle Regeln; jede lässt sich danach einzeln ändern.
seven_card_stud-option-mode = Kleine Stacks
    .help = Ob Karten bekommt, wer Ante und Bring-in nicht zahlen kann.
seven_card_stud-option-max_players = Plätze
    .help = Üblich sind sechs. Zu siebt oder acht können die Karten ausgehen; dann gibt es eine gemeinsame Karte.
seven_card_stud-option-starting_chips = Chips am Anfang
    .help = Alle beginnen mit gleich vielen.
seven_card_stud-option-small_bet = Small Bet
    .help = Der Einsatz auf der Third und Fourth Street.
seven_card_stud-option-big_bet = Big Bet
    .help = Der Einsatz ab der Fifth Street, gewöhnlich das Doppelte der Small Bet.
seven_card_stud-option-ante = Ante
    .help = Was alle vor jedem Spiel in den Pot zahlen.
seven_card_stud-option-bring_in = Bring-in
    .help = Was die niedrigste offene Karte setzen muss; weniger als die Small Bet.
seven_card_stud-option-max_raises = Raises je Setzrunde
    .help = Wie oft auf jeder Street erhöht werden darf.
seven_card_stud-option-raise_over_bring_in = Raises ab dem Bring-in
    .help = Auf der Third Street zählt ein Raise vom Bring-in an, nicht von der Small Bet, auf die es aufgefüllt wurde.
seven_card_stud-option-heads_up_unlimited = Zu zweit beliebig viele Raises
    .help = Sind nur noch zwei im Spiel, dürfen sie erhöhen, so oft sie wollen.
seven_card_stud-option-fourth_street_pair = Big Bet bei offenem Paar
    .help = Zeigt jemand auf der Fourth Street ein Paar, dürfen alle auch um die Big Bet setzen und erhöhen.
seven_card_stud-option-opener_5th_6th = Wer auf Fifth und Sixth Street beginnt
    .help = Wer als Erster handelt.
seven_card_stud-option-opener_tie = Gleich gute offene Karten
    .help = Wer beginnt, wenn zwei gleich gute Karten zeigen.
seven_card_stud-option-odd_chip = Unteilbare Chips
    .help = Wer die Chips bekommt, die sich in einem geteilten Pot nicht aufteilen lassen.
seven_card_stud-option-short_all_in = Kurze All-ins
    .help = Ab welcher Höhe ein All-in als Bet oder Raise zählt.
seven_card_stud-option-show_all = Alle zeigen
    .help = Beim Showdown werden alle Hände aufgedeckt. Sonst dürfen geschlagene Hände verdeckt weggelegt werden.
seven_card_stud-option-burn_cards = Burn Cards
    .help = Ab der Fourth Street wird vor jeder Street eine Karte verdeckt beiseitegelegt.
seven_card_stud-option-end_condition = Ende
    .help = Wann Schluss ist und ein Sieger feststeht.
seven_card_stud-option-hands_limit = Zahl der Spiele
    .help = Danach gewinnt, wer die meisten Chips hat.
seven_card_stud-option-time_limit_minutes = Spielzeit in Minuten
    .help = Das laufende Spiel wird immer beendet.

seven_card_stud-choice-mode-cash = Setzen aus
    .help = Wie im Cashgame: Nur wer Ante und Bring-in hat, bekommt Karten.
seven_card_stud-choice-mode-tournament = Bekommen Karten
    .help = Wie im Turnier: Wer noch einen Chip hat, ist dabei und kann schon mit dem Ante all-in sein.
seven_card_stud-choice-opener_5th_6th-best_board = Die besten offenen Karten
    .help = Wie auf der Fourth Street.
seven_card_stud-choice-opener_5th_6th-highest_new_card = Die höchste neue Karte
    .help = Nur die eben gegebene Karte zählt.
seven_card_stud-choice-opener_tie-suit = Die stärkere Farbe
    .help = Pik vor Herz, Karo und Kreuz.
seven_card_stud-choice-opener_tie-position = Der Platz
    .help = Wer links vom Geber am nächsten sitzt.
seven_card_stud-choice-odd_chip-first_left_of_dealer = Links vom Geber
    .help = Reihum je einer an die Gewinner, links vom Geber beginnend.
seven_card_stud-choice-odd_chip-high_card_by_suit = Die höchste Karte
    .help = Zuerst an den Gewinner mit der höchsten Karte, bei gleichen nach Farbe.
seven_card_stud-choice-short_all_in-half_bet = Die Hälfte
    .help = Ab der halben Höhe zählt es voll, und es darf wieder erhöht werden.
seven_card_stud-choice-short_all_in-full_bet = Die volle Höhe
    .help = Weniger lässt sich auffüllen, eröffnet aber nichts.
seven_card_stud-choice-end_condition-none = Offen
    .help = Spielt, solange ihr wollt.
seven_card_stud-choice-end_condition-hands = Nach einer Zahl von Spielen
    .help = Dann gewinnt, wer die meisten Chips hat.
seven_card_stud-choice-end_condition-time_limit = Nach einer Zeit
    .help = Dann gewinnt, wer die meisten Chips hat.
seven_card_stud-choice-end_condition-last_player = Einer hat alles
    .help = Gespielt wird, bis einer alle Chips hat.

# Was nicht zusammenpasst; steht bei der Regel
seven_card_stud-problem-big_bet = Die Big Bet ist kleiner als die Small Bet.
seven_card_stud-problem-bring_in = Das Bring-in muss kleiner sein als die Small Bet.
seven_card_stud-problem-starting_chips = So könnte niemand mitspielen: Ante und Bring-in sind mehr als die Chips am Anfang.
seven_card_stud-problem-hands_limit = Das zählt nur, wenn nach einer Zahl von Spielen Schluss ist.
seven_card_stud-problem-time_limit_minutes = Das zählt nur, wenn nach einer Zeit Schluss ist.

seven_card_stud-street-3 = Third Street
seven_card_stud-street-4 = Fourth Street
seven_card_stud-street-5 = Fifth Street
seven_card_stud-street-6 = Sixth Street
seven_card_stud-street-7 = Seventh Street

# Knöpfe. .amount nennt die Chips, .all-in gilt, wenn es alle Chips sind.
seven_card_stud-action-fold = Fold
seven_card_stud-action-check = Check
seven_card_stud-action-call = Call
    .amount = Call { $amount }
    .all-in = Call { $amount }, all-in
seven_card_stud-action-bring_in = Bring-in
    .amount = Bring-in { $amount }
    .all-in = Bring-in { $amount }, all-in
seven_card_stud-action-bet = Bet
    .amount = Bet { $amount }
    .all-in = Bet { $amount }, all-in
seven_card_stud-action-complete = Auffüllen
    .amount = Auffüllen auf { $amount }
    .all-in = Auffüllen auf { $amount }, all-in
seven_card_stud-action-raise = Raise
    .amount = Raise auf { $amount }
    .all-in = Raise auf { $amount }, all-in

# Der letzte Zug unter dem Namen: so kurz wie möglich.
seven_card_stud-last-fold = Fold
seven_card_stud-last-check = Check
seven_card_stud-last-call = Call
seven_card_stud-last-bring_in = Bring-in
seven_card_stud-last-bet = Bet
seven_card_stud-last-complete = Aufgefüllt
seven_card_stud-last-raise = Raise
seven_card_stud-last-all-in = All-in
seven_card_stud-last-mucked = Verdeckt
seven_card_stud-last-won = Gewinnt { $amount }

# Die Arten von Händen, so kurz wie möglich
seven_card_stud-category-high_card = Höchste Karte
seven_card_stud-category-pair = Paar
seven_card_stud-category-two_pair = Zwei Paare
seven_card_stud-category-three_of_a_kind = Drilling
seven_card_stud-category-straight = Straße
seven_card_stud-category-flush = Flush
seven_card_stud-category-full_house = Full House
seven_card_stud-category-four_of_a_kind = Vierling
seven_card_stud-category-straight_flush = Straight Flush
seven_card_stud-category-royal_flush = Royal Flush

# Hände in Worten. $one, $many, $of, $to und $with sind Formen des ersten Werts, der zählt
# (card-rank-A.one und so weiter), $second und $secondwith die Formen .many und .with des zweiten.
# .with sagt, womit jemand gewinnt.
seven_card_stud-hand-high_card = { $one } hoch
    .with = mit { $one } hoch
seven_card_stud-hand-pair = Paar { $of }
    .with = mit einem Paar { $of }
seven_card_stud-hand-two_pair = zwei Paare, { $many } und { $second }
    .with = mit zwei Paaren, { $with } und { $secondwith }
seven_card_stud-hand-three_of_a_kind = drei { $of }
    .with = mit drei { $with }
seven_card_stud-hand-straight = Straße bis { $to }
    .with = mit einer Straße bis { $to }
seven_card_stud-hand-flush = Flush, { $one } hoch
    .with = mit einem Flush, { $one } hoch
seven_card_stud-hand-full_house = Full House, { $many } mit { $secondwith }
    .with = mit einem Full House, { $many } mit { $secondwith }
seven_card_stud-hand-four_of_a_kind = vier { $of }
    .with = mit vier { $with }
seven_card_stud-hand-straight_flush = Straight Flush bis { $to }
    .with = mit einem Straight Flush bis { $to }
seven_card_stud-hand-royal_flush = Royal Flush
    .with = mit einem Royal Flush
# Zwei Hände derselben Art und Höhe: Die übrigen Karten entscheiden.
seven_card_stud-hand-kickers = { $hand }, Kicker { $kickers }
seven_card_stud-hand-not-shown = nicht gezeigt

seven_card_stud-down = verdeckt
seven_card_stud-up = offen

seven_card_stud-pot-main = Main Pot
seven_card_stud-pot-side = Side Pot
seven_card_stud-pot-side-number = Side Pot #{ $number }
seven_card_stud-pot-competing = { $pot } { $chips }: { $names }
seven_card_stud-raises-left =
    { $count ->
        [0] Kein Raise mehr
        [one] Noch { $count } Raise
       *[other] Noch { $count } Raises
    }
seven_card_stud-community = Gemeinsame Karte
seven_card_stud-open-pair = Offenes Paar: Die Big Bet ist erlaubt
seven_card_stud-open-hands = Niemand kann mehr setzen: Alle Hände sind offen

# Die Zeile über den Knöpfen, wenn man dran ist
seven_card_stud-turn-bring-in = Du bist dran: Deine Karte ist die niedrigste
seven_card_stud-turn-check = Du bist dran: checken oder setzen
seven_card_stud-turn-check-only = Du bist dran: checken
seven_card_stud-turn-call = Du bist dran: Der Call kostet { $price }
seven_card_stud-turn-call-only = Du bist dran: { $price } callen oder folden

seven_card_stud-event-ante =
    { $you ->
        [yes] Du zahlst ein Ante von { $amount }.
       *[no] { $name } zahlt ein Ante von { $amount }.
    }
seven_card_stud-event-antes = Alle zahlen ein Ante von { $amount }.
seven_card_stud-event-street = { $street }.
# $cards ist eine Aufzählung: „Anna 7♦, Ben B♥ und du K♠“
seven_card_stud-event-dealt = Neue Karten: { $cards }.
seven_card_stud-event-dealt-seat = { $name } { $cards }
seven_card_stud-event-community = Die siebte Karte ist für alle: { $card }.
seven_card_stud-event-fold =
    { $you ->
        [yes] Du foldest.
       *[no] { $name } foldet.
    }
seven_card_stud-event-check =
    { $you ->
        [yes] Du checkst.
       *[no] { $name } checkt.
    }
seven_card_stud-event-call =
    { $you ->
        [yes] Du callst { $amount }.
       *[no] { $name } callt { $amount }.
    }
seven_card_stud-event-called =
    { $you ->
        [yes] Du callst.
       *[no] { $name } callt.
    }
seven_card_stud-event-bring_in =
    { $you ->
        [yes] Du zahlst das Bring-in von { $amount }.
       *[no] { $name } zahlt das Bring-in von { $amount }.
    }
seven_card_stud-event-bet =
    { $you ->
        [yes] Du setzt { $amount }.
       *[no] { $name } setzt { $amount }.
    }
seven_card_stud-event-complete =
    { $you ->
        [yes] Du füllst auf { $amount } auf.
       *[no] { $name } füllt auf { $amount } auf.
    }
seven_card_stud-event-raise =
    { $you ->
        [yes] Du erhöhst auf { $amount }.
       *[no] { $name } erhöht auf { $amount }.
    }
seven_card_stud-event-all-in =
    { $you ->
        [yes] Du bist all-in.
       *[no] { $name } ist all-in.
    }
seven_card_stud-event-open-hands = Niemand kann mehr setzen: Alle Hände werden aufgedeckt.
seven_card_stud-event-returned =
    { $you ->
        [yes] Du bekommst { $amount } zurück, die niemand gecallt hat.
       *[no] { $name } bekommt { $amount } zurück, die niemand gecallt hat.
    }
seven_card_stud-event-tabled =
    { $you ->
        [yes] Du zeigst { $cards }.
       *[no] { $name } zeigt { $cards }.
    }
seven_card_stud-event-tabled-hand =
    { $you ->
        [yes] Du zeigst { $cards }: { $hand }.
       *[no] { $name } zeigt { $cards }: { $hand }.
    }
seven_card_stud-event-mucked =
    { $you ->
        [yes] Du zeigst deine Hand nicht.
       *[no] { $name } zeigt nicht.
    }
seven_card_stud-event-pot = { $pot } { $chips }: Darum spielen { $names }.
seven_card_stud-event-won =
    { $you ->
        [yes] Du gewinnst { $amount }.
       *[no] { $name } gewinnt { $amount }.
    }
seven_card_stud-event-won-pot =
    { $you ->
        [yes] { $pot }: Du gewinnst { $amount }.
       *[no] { $pot }: { $name } gewinnt { $amount }.
    }

# Ergebnisse. $with ist die Form .with einer Hand, $names und $hands sind Aufzählungen.
seven_card_stud-result-folds =
    { $you ->
        [yes] Alle anderen haben gefoldet; du bekommst { $amount }.
       *[no] Alle anderen haben gefoldet; { $name } bekommt { $amount }.
    }
seven_card_stud-result-won =
    { $you ->
        [yes] Du gewinnst { $amount } { $with }.
       *[no] { $name } gewinnt { $amount } { $with }.
    }
seven_card_stud-result-shared = Die { $amount } teilen sich { $names }, jeweils { $with }.
seven_card_stud-result-pot-won =
    { $you ->
        [yes] { $pot } { $amount }: Du gewinnst { $with }.
       *[no] { $pot } { $amount }: { $name } gewinnt { $with }.
    }
seven_card_stud-result-pot-shared = { $pot } { $amount }: Den teilen sich { $names }, jeweils { $with }.
seven_card_stud-result-pot-alone =
    { $you ->
        [yes] { $pot } { $amount }: Niemand sonst spielt darum, er gehört dir.
       *[no] { $pot } { $amount }: Darum spielt nur { $name }.
    }
seven_card_stud-result-beaten = Geschlagen: { $hands }.
seven_card_stud-result-beaten-seat = { $name } ({ $hand })
seven_card_stud-result-odd-to =
    { $count ->
        [one] Der unteilbare Chip geht an { $names }.
       *[other] { $count } unteilbare Chips gehen je einzeln an { $names }.
    }
seven_card_stud-result-odd =
    { $count ->
        [one] Ein Chip ließ sich nicht teilen.
       *[other] { $count } Chips ließen sich nicht teilen; sie wurden einzeln vergeben.
    }

seven_card_stud-help-aim = Gewinn den Pot: mit den besten fünf deiner sieben Karten am Ende, oder weil alle anderen folden.
seven_card_stud-help-deal = Alle zahlen das Ante und bekommen zwei verdeckte und eine offene Karte. Dann kommen drei weitere offene und eine letzte verdeckte, jeweils mit einer Setzrunde.
seven_card_stud-help-first = Auf der Third Street muss die niedrigste offene Karte das Bring-in oder die Small Bet zahlen. Danach beginnen die besten offenen Karten.
seven_card_stud-help-betting = Bets und Raises haben feste Höhen: die Small Bet auf der Third und Fourth Street, die Big Bet ab der Fifth Street. Je Runde gibt es drei Raises.
seven_card_stud-help-pair = Zeigt jemand auf der Fourth Street ein Paar, dürfen alle zwischen Small Bet und Big Bet wählen.
seven_card_stud-help-all_in = Wer keine Chips mehr hat, bleibt für den Teil des Pots im Spiel, den er bezahlt hat; die anderen spielen um einen Side Pot weiter.
seven_card_stud-help-showdown = Am Ende werden die Hände gezeigt. Gleiche Hände teilen den Pot; Farben entscheiden dabei nie.
seven_card_stud-help-ranking = Von der besten Hand abwärts: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar, höchste Karte.

seven_card_stud-tip-start = Spiel mit einem Drilling, einem hohen Paar oder drei hohen Karten einer Farbe weiter. Das meiste andere gehört schon auf der Third Street weg.
seven_card_stud-tip-live = Sieh dir die offenen Karten der anderen an: Dein Paar wird kaum besser, wenn die beiden fehlenden Karten schon draußen sind.
seven_card_stud-tip-memory = Merk dir, was gefoldet wurde. Diese Karten kommen nicht mehr.
seven_card_stud-tip-fifth = Entscheide dich vor der Fifth Street. Ab dort kostet jeder Einsatz das Doppelte.
seven_card_stud-tip-board = Überleg, was deine offenen Karten den anderen sagen. Wer stark aussieht, gewinnt manchen Pot ohne Showdown.
