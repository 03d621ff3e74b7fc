### Seven Twenty-Seven: Optionen, Aktionen, Ereignisse, Ergebnisse.
### $you ist "yes", wenn der eigene Platz gemeint ist.

seven_twenty_seven-preset-standard = Hausregeln
    .help = So wird zu Hause gespielt: Einsätze von ein bis fünf Chips, drei Erhöhungen pro Runde.

seven_twenty_seven-group-table = Der Tisch
seven_twenty_seven-group-betting = Setzen
seven_twenty_seven-group-cards = Karten und Summen
seven_twenty_seven-group-taking = Karten nehmen
seven_twenty_seven-group-showdown = Showdown
seven_twenty_seven-group-announcing = Ansage
seven_twenty_seven-group-other = Weiteres

seven_twenty_seven-option-preset = Regelwerk
    .help = Es gibt eine; jede Option lässt sich einzeln ändern.
seven_twenty_seven-option-min_players = Mindestens
    .help = So viele braucht ihr zum Anfangen; später reichen zwei.
seven_twenty_seven-option-max_players = Plätze
    .help = So viele können mitspielen.
seven_twenty_seven-option-starting_chips = Chips zu Beginn
    .help = Alle bekommen gleich viele.
seven_twenty_seven-option-ante = Ante
    .help = Das zahlt jeder vor dem Geben in den Pot.
seven_twenty_seven-option-bet_min = Kleinster Einsatz
    .help = So viel muss man mindestens setzen oder drauflegen.
seven_twenty_seven-option-bet_max = Höchsteinsatz
    .help = Mehr darf man nicht setzen oder drauflegen.
seven_twenty_seven-option-max_raises = Erhöhungen pro Runde
    .help = So oft darf in einer Setzrunde erhöht werden.
seven_twenty_seven-option-over_is_out = Drüber ist raus
    .help = Wer über dem Ziel liegt, gewinnt nichts; über 27 ist man sofort raus.
seven_twenty_seven-option-declare = Ansage
    .help = Vor dem Showdown sagen alle gleichzeitig 7, 27 oder beides an.
seven_twenty_seven-option-declare_tie = Geteilte Hälfte bei „beides“
    .help = Ob eine geteilte Hälfte als gewonnen gilt, wenn man beides angesagt hat.
seven_twenty_seven-option-declare_deadlock = Niemand hat Anspruch
    .help = Was geschieht, wenn keine Ansage etwas gewinnt.
seven_twenty_seven-option-frozen = Eingefroren
    .help = Wer zweimal hintereinander verzichtet, bekommt keine Karte mehr.
seven_twenty_seven-option-picture_value = Bilder
    .help = Was Bube, Dame und König zählen.
seven_twenty_seven-option-under_beats_over = Drunter schlägt drüber
    .help = Bei gleichem Abstand gewinnt die Summe unter dem Ziel.
seven_twenty_seven-option-fewer_cards_win = Weniger Karten gewinnen
    .help = Bei gleicher Summe gewinnt die Hand mit weniger Karten.
seven_twenty_seven-option-extra_cards = Weitere Karten
    .help = Wie die Karten gegeben werden, die man nimmt.
seven_twenty_seven-option-short_chips = Zu wenig Chips
    .help = Was geschieht, wenn jemand nicht voll bezahlen kann.
seven_twenty_seven-option-odd_chip_half = Überzähliger Chip
    .help = Welche Hälfte den Chip bekommt, der sich nicht teilen lässt.
seven_twenty_seven-option-end_condition = Spielende
    .help = Wann Schluss ist und jemand gewonnen hat.
seven_twenty_seven-option-hands_limit = Anzahl der Spiele
    .help = Nach so vielen Spielen ist Schluss.
seven_twenty_seven-option-time_limit_minutes = Spielzeit in Minuten
    .help = Das laufende Spiel wird immer beendet.

seven_twenty_seven-choice-yes = Ja
seven_twenty_seven-choice-no = Nein
seven_twenty_seven-choice-declare_tie-loses = Verliert
    .help = Beides muss allein gewonnen werden.
seven_twenty_seven-choice-declare_tie-counts = Zählt
    .help = Es reicht, beide Hälften mitzugewinnen.
seven_twenty_seven-choice-declare_deadlock-cards_speak = Die Karten entscheiden
    .help = Der Pot wird geteilt, als wäre nichts angesagt worden.
seven_twenty_seven-choice-declare_deadlock-carry_over = Der Pot bleibt stehen
    .help = Um ihn wird im nächsten Spiel gespielt.
seven_twenty_seven-choice-picture_value-half = Ein halber Punkt
    .help = Bube, Dame und König zählen ½.
seven_twenty_seven-choice-picture_value-half_or_ten = Ein halber oder zehn
    .help = Nach Wahl, für jedes Ziel.
seven_twenty_seven-choice-extra_cards-down = Verdeckt
    .help = Nur der Spieler sieht sie.
seven_twenty_seven-choice-extra_cards-up = Offen
    .help = Alle sehen sie.
seven_twenty_seven-choice-short_chips-all_in = All-in
    .help = Er setzt den Rest und spielt um einen Teil des Pots.
seven_twenty_seven-choice-short_chips-must_fold = Muss aussteigen
    .help = Es bleibt nur das Aussteigen.
seven_twenty_seven-choice-odd_chip_half-seven = Die 7er-Hälfte
    .help = Die niedrige Seite bekommt ihn.
seven_twenty_seven-choice-odd_chip_half-twenty_seven = Die 27er-Hälfte
    .help = Die hohe Seite bekommt ihn, wie üblich.
seven_twenty_seven-choice-end_condition-none = Offen
    .help = Ihr spielt, solange ihr mögt.
seven_twenty_seven-choice-end_condition-hands = Nach so vielen Spielen
    .help = Dann gewinnt, wer die meisten Chips hat.
seven_twenty_seven-choice-end_condition-time_limit = Nach Zeit
    .help = Dann gewinnt, wer die meisten Chips hat.
seven_twenty_seven-choice-end_condition-last_player = Einer hat alles
    .help = Bis einer alle Chips gewonnen hat.

# Was nicht zusammenpasst, bei der Option, bei der es steht
seven_twenty_seven-problem-min_players = Es gibt weniger Plätze, als Spieler nötig sind.
seven_twenty_seven-problem-bet_min = Der kleinste Einsatz ist höher als der Höchsteinsatz.
seven_twenty_seven-problem-declare_tie = Das spielt nur eine Rolle mit Ansage.
seven_twenty_seven-problem-declare_deadlock = Das spielt nur eine Rolle mit Ansage.
seven_twenty_seven-problem-under_beats_over = Das spielt keine Rolle, wenn drüber raus ist.
seven_twenty_seven-problem-hands_limit = Das spielt nur eine Rolle, wenn nach einer Zahl von Spielen Schluss ist.
seven_twenty_seven-problem-time_limit_minutes = Das spielt nur eine Rolle, wenn nach Zeit gespielt wird.

# Knöpfe. .amount nennt den Preis, .all-in gilt, wenn es alle Chips sind
seven_twenty_seven-action-fold = Aussteigen
seven_twenty_seven-action-check = Checken
seven_twenty_seven-action-bet = Setzen
    .amount = { $amount } setzen
    .all-in = { $amount } setzen, all-in
seven_twenty_seven-action-call = Mitgehen
    .amount = Mitgehen { $amount }
    .all-in = Mitgehen { $amount }, all-in
seven_twenty_seven-action-raise = Erhöhen
    .amount = Erhöhen um { $amount }
    .all-in = Erhöhen um { $amount }, all-in
seven_twenty_seven-action-all_in = All-in
seven_twenty_seven-action-take = Karte nehmen
seven_twenty_seven-action-stand = Keine Karte
seven_twenty_seven-action-seven = 7
seven_twenty_seven-action-twenty_seven = 27
seven_twenty_seven-action-both = Beides

# Die letzte Aktion unter einem Namen: so kurz wie möglich
seven_twenty_seven-last-check = Checkt
seven_twenty_seven-last-bet = Setzt { $amount }
    .short = Setzt
seven_twenty_seven-last-call = Geht mit
seven_twenty_seven-last-raise = Erhöht auf { $amount }
    .short = Erhöht
seven_twenty_seven-last-fold = Raus
seven_twenty_seven-last-take = Nimmt Karte
seven_twenty_seven-last-stand = Keine Karte
seven_twenty_seven-last-bust = Über 27
seven_twenty_seven-last-frozen = Eingefroren
seven_twenty_seven-last-all_in = All-in
seven_twenty_seven-last-waits = Ab nächstem
seven_twenty_seven-last-won = Gewinnt { $amount }
seven_twenty_seven-last-seven = Auf 7
seven_twenty_seven-last-twenty_seven = Auf 27
seven_twenty_seven-last-both = Auf beides

# Summen kommen als Text, etwa 6½
seven_twenty_seven-total-seven = 7: { $total }, Abstand { $distance }
seven_twenty_seven-total-twenty_seven = 27: { $total }, Abstand { $distance }
seven_twenty_seven-total-none = { $target }: drüber, gewinnt nichts

seven_twenty_seven-shown = zeigt { $total }

# Über den eigenen Karten
seven_twenty_seven-down = verdeckt
seven_twenty_seven-up = offen
# Neben einer Summe
seven_twenty_seven-away = Abstand { $distance }
seven_twenty_seven-exact = genau
seven_twenty_seven-over = drüber
seven_twenty_seven-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
seven_twenty_seven-frozen-own = Eingefroren: Du bekommst keine Karten mehr.

seven_twenty_seven-pot-main = Hauptpot
seven_twenty_seven-pot-side = Nebenpot { $number }

seven_twenty_seven-half-seven = 7er-Hälfte
seven_twenty_seven-half-twenty_seven = 27er-Hälfte

seven_twenty_seven-stock = { $count } Karten im Stapel

seven_twenty_seven-raises-left = Noch { $count } Erhöhungen

seven_twenty_seven-carried = { $amount } davon aus dem Spiel davor

seven_twenty_seven-level = Zum Dabeibleiben: { $amount }

# Die Zeile über den Knöpfen, wenn du dran bist
seven_twenty_seven-turn-first = Du bist dran: checken oder setzen
seven_twenty_seven-turn-price = Du bist dran: { $price } zum Mitgehen
seven_twenty_seven-turn-fold-only = Du bist dran: { $price } kannst du nicht zahlen, nur aussteigen
seven_twenty_seven-turn-draw = Eine Karte nehmen?
seven_twenty_seven-turn-announce = Worauf spielst du? Noch sieht es niemand.

seven_twenty_seven-announcing = Alle wählen geheim: 7, 27 oder beides.

# Über den Knöpfen
seven_twenty_seven-hint-draw = Nimmt niemand eine Karte, werden alle Karten aufgedeckt.
seven_twenty_seven-hint-both = Mit „Beides“ musst du beide Hälften gewinnen, sonst bekommst du nichts.
seven_twenty_seven-hint-both-counts = Mit „Beides“ musst du beide Hälften gewinnen oder teilen, sonst bekommst du nichts.

# Was geschehen ist
seven_twenty_seven-event-ante =
    { $you ->
        [yes] Du zahlst { $amount } Ante.
       *[no] { $name } zahlt { $amount } Ante.
    }
seven_twenty_seven-event-antes = Alle zahlen { $amount } Ante.
seven_twenty_seven-event-carried = Im Pot liegen { $amount } aus dem Spiel davor.
seven_twenty_seven-event-dealt = Die Karten sind ausgeteilt: eine offen, eine verdeckt.
seven_twenty_seven-event-dealt-cards = Ausgeteilt: { $cards }.
seven_twenty_seven-event-dealt-seat = { $name } { $cards }
seven_twenty_seven-event-check =
    { $you ->
        [yes] Du checkst.
       *[no] { $name } checkt.
    }
seven_twenty_seven-event-bet =
    { $you ->
        [yes] Du setzt { $amount }.
       *[no] { $name } setzt { $amount }.
    }
seven_twenty_seven-event-bet-all_in =
    { $you ->
        [yes] Du setzt { $amount } und bist all-in.
       *[no] { $name } setzt { $amount } und ist all-in.
    }
seven_twenty_seven-event-call =
    { $you ->
        [yes] Du gehst mit { $amount } mit.
       *[no] { $name } geht mit { $amount } mit.
    }
seven_twenty_seven-event-call-all_in =
    { $you ->
        [yes] Du gehst mit { $amount } mit und bist all-in.
       *[no] { $name } geht mit { $amount } mit und ist all-in.
    }
seven_twenty_seven-event-raise =
    { $you ->
        [yes] Du erhöhst um { $by }.
       *[no] { $name } erhöht um { $by }.
    }
seven_twenty_seven-event-raise-all_in =
    { $you ->
        [yes] Du erhöhst um { $by } und bist all-in.
       *[no] { $name } erhöht um { $by } und ist all-in.
    }
seven_twenty_seven-event-fold =
    { $you ->
        [yes] Du steigst aus.
       *[no] { $name } steigt aus.
    }
seven_twenty_seven-event-returned =
    { $you ->
        [yes] Du bekommst { $amount } zurück, die niemand mitgegangen ist.
       *[no] { $name } bekommt { $amount } zurück, die niemand mitgegangen ist.
    }
seven_twenty_seven-event-take =
    { $you ->
        [yes] Du nimmst eine Karte.
       *[no] { $name } nimmt eine Karte.
    }
seven_twenty_seven-event-card =
    { $you ->
        [yes] Du bekommst { $card }.
       *[no] { $name } bekommt { $card }.
    }
seven_twenty_seven-event-stand =
    { $you ->
        [yes] Du nimmst keine Karte.
       *[no] { $name } nimmt keine Karte.
    }
seven_twenty_seven-event-stand-frozen =
    { $you ->
        [yes] Du bist eingefroren und bekommst keine Karte.
       *[no] { $name } ist eingefroren und bekommt keine Karte.
    }
seven_twenty_seven-event-stand-no_cards =
    { $you ->
        [yes] Für dich ist keine Karte mehr da.
       *[no] Für { $name } ist keine Karte mehr da.
    }
seven_twenty_seven-event-reshuffle = Die abgelegten Karten werden zum neuen Stapel gemischt: { $count }.
seven_twenty_seven-event-bust =
    { $you ->
        [yes] Du bist über 27 und raus: { $cards }, { $total }.
       *[no] { $name } ist über 27 und raus: { $cards }, { $total }.
    }
seven_twenty_seven-event-announced-seven =
    { $you ->
        [yes] Du hast 7 angesagt.
       *[no] { $name } hat 7 angesagt.
    }
seven_twenty_seven-event-announced-twenty_seven =
    { $you ->
        [yes] Du hast 27 angesagt.
       *[no] { $name } hat 27 angesagt.
    }
seven_twenty_seven-event-announced-both =
    { $you ->
        [yes] Du hast beides angesagt.
       *[no] { $name } hat beides angesagt.
    }
seven_twenty_seven-event-revealed =
    { $you ->
        [yes] Du zeigst { $cards }.
       *[no] { $name } zeigt { $cards }.
    }
seven_twenty_seven-event-won =
    { $you ->
        [yes] Du gewinnst { $amount }.
       *[no] { $name } gewinnt { $amount }.
    }
seven_twenty_seven-event-stays = { $amount } bleiben für das nächste Spiel im Pot.

# Das Ergebnis: eine Zeile für jeden Pot und jede Hälfte
seven_twenty_seven-result-folds =
    { $you ->
        [yes] Alle anderen sind raus; du bekommst { $amount }.
       *[no] Alle anderen sind raus; { $name } bekommt { $amount }.
    }
seven_twenty_seven-result-pot = { $pot }: { $chips }, es spielen { $names }.
seven_twenty_seven-result-half = { $half }, { $chips }: { $names } mit { $total }, Abstand { $distance }.
seven_twenty_seven-result-half-shared = { $half }, { $chips }: { $shares } – alle mit Abstand { $distance }.
seven_twenty_seven-result-share = { $name } { $amount } ({ $total })
seven_twenty_seven-result-half-exact = { $half }, { $chips }: { $names } mit genau { $total }.
seven_twenty_seven-result-half-shared-exact = { $half }, { $chips }: { $shares } – alle genau.
seven_twenty_seven-result-rivals = Darum gespielt: { $names }.
seven_twenty_seven-result-alone = Sonst hat niemand darum gespielt.
seven_twenty_seven-result-half-none = { $half }: Niemand spielt darum, alles geht an die andere Hälfte.
seven_twenty_seven-result-odd-half = Der überzählige Chip des Pots gehört zur { $half }.
seven_twenty_seven-result-odd-share = Überzähliger Chip: { $names }.
seven_twenty_seven-result-cards_speak = Keine Ansage gewinnt etwas, darum entscheiden die Karten.
seven_twenty_seven-result-stays = Keine Ansage gewinnt etwas: Der Pot von { $chips } bleibt stehen.
seven_twenty_seven-result-takes =
    { $you ->
        [yes] Du bekommst { $amount }.
       *[no] { $name } bekommt { $amount }.
    }

# Das Spiel in Kürze, und Tipps
seven_twenty_seven-help-aim = Den halben Pot gewinnt, wer am nächsten an 7 liegt, die andere Hälfte, wer am nächsten an 27 liegt. Eine Hand kann beides gewinnen.
seven_twenty_seven-help-count = Alle deine Karten zählen zusammen. Ob du drüber oder drunter liegst, ist egal: Es zählt der Abstand.
seven_twenty_seven-help-points = Zahlenkarten zählen ihre Augen, Bube, Dame und König ½, ein Ass 1 oder 11, je Ziel wie es dir passt. 5-A-A ist perfekt: 7 und 27.
seven_twenty_seven-help-betting = In einer Setzrunde checkst oder setzt du, gehst mit, erhöhst oder steigst aus, bis alle gleich viel gezahlt haben.
seven_twenty_seven-help-show = Nach dem Setzen darf jeder eine Karte nehmen. Nimmt niemand eine, wird aufgedeckt; sonst wird weiter gesetzt.

seven_twenty_seven-tip-pictures = Bilder sind fast nichts wert – ideal, um eine Summe nah an 7 fein abzustimmen.
seven_twenty_seven-tip-start = Eine niedrige offene Karte ist ein guter Start für die 7, eine hohe für die 27. Asse taugen für beides.
seven_twenty_seven-tip-look = Achte auf die offenen Karten: Wer eine 10 zeigt, spielt vermutlich auf 27.
seven_twenty_seven-tip-stop = Nah an 7 noch eine Karte zu nehmen ist riskant – eine einzige 8 macht alles kaputt. Hör auf, wenn du nah dran bist.
