### Seka: Optionen, Aktionen, Ereignisse, Ergebnisse.
### $you (und $otheryou) ist "yes", wenn der eigene Platz gemeint ist.

seka-preset-home = Deutsche Hausregeln
    .help = Aufgedeckt wird, wenn zwei übrig sind. Nur der erste Spieler darf dunkel spielen.
seka-preset-online = Russische Online-Regeln
    .help = Ab der zweiten Runde vergleichst du mit deinem Nachbarn. Alle dürfen dunkel spielen; drei Sechsen zählen 34.

seka-group-table = Der Tisch
seka-group-betting = Setzen
seka-group-cards = Karten und Zählung
seka-group-comparing = Hände vergleichen
seka-group-blind = Dunkel spielen
seka-group-swara = Swara
seka-group-other = Weiteres

seka-option-preset = Regelwerk
    .help = Stellt alle Optionen ein; jede lässt sich danach einzeln ändern.
seka-option-max_players = Plätze
    .help = So viele können mitspielen. Am besten sind vier bis sechs.
seka-option-starting_chips = Chips zu Beginn
    .help = Alle bekommen gleich viele.
seka-option-ante = Ante
    .help = Das zahlt jeder vor dem Geben in den Pot.
seka-option-min_bet = Kleinster Einsatz
    .help = So viel muss der Erste mindestens setzen.
seka-option-max_bet = Höchsteinsatz
    .help = Kein einzelner Einsatz darf höher sein.
seka-option-deck = Kartenspiel
    .help = Mit diesen Karten wird gespielt.
seka-option-hand_size = Karten pro Hand
    .help = So viele Karten bekommt jeder.
seka-option-wild_cards = Wilde Karten
    .help = Eine wilde Karte zählt 11 in jeder Farbe oder ergänzt einen Drilling.
seka-option-three_sixes_34 = Drei Sechsen zählen 34
    .help = Drei Sechsen sind die beste Hand, statt nur 18 zu zählen.
seka-option-wild_in_three_sixes = Schacha ergänzt drei Sechsen
    .help = Auch zwei Sechsen und eine wilde Karte zählen 34.
seka-option-compare_mode = Wann verglichen wird
    .help = Wer einen Vergleich verlangen darf, und ab wann.
seka-option-compare_reveal = Wer die verglichenen Hände sieht
    .help = Sind noch mehr als zwei dabei, sehen einen offenen Vergleich nur die beiden.
seka-option-last_two_tie = Gleichstand der letzten zwei
    .help = Was gleiche Hände bedeuten, wenn nur noch zwei dabei sind.
seka-option-blind_play = Dunkel spielen
    .help = Wer setzen darf, ohne die Karten anzusehen; die anderen zahlen dann das Doppelte.
seka-option-blind_knock = Dunkles Spiel beenden
    .help = Ob jemand, der seine Karten kennt, das dunkle Spiel aller beenden kann.
seka-option-blind_in_swara = Dunkel in der Swara
    .help = Auch in einer Swara darf dunkel gespielt werden.
seka-option-swara_folded_entry = Einstieg in die Swara
    .help = Ob Ausgestiegene zur Swara zurückkommen dürfen.
seka-option-swara_entry_basis = Preis des Einstiegs
    .help = Von welchem Pot die Hälfte gerechnet wird.
seka-option-swara_outsider_entry = Außenstehende in der Swara
    .help = Ob sich einkaufen darf, wer keine Karten hatte.
seka-option-swara_split = Pot teilen
    .help = Die Gleichen dürfen den Pot teilen, statt weiterzuspielen.
seka-option-swara_ante = Ante in der Swara
    .help = Alle in der Swara zahlen noch einmal das Ante.
seka-option-short_chips = Zu wenig Chips
    .help = Was geschieht, wenn jemand den Einsatz nicht bezahlen kann.
seka-option-end_condition = Spielende
    .help = Wann Schluss ist und jemand gewonnen hat.
seka-option-time_limit_minutes = Spielzeit in Minuten
    .help = Das laufende Spiel wird immer beendet.

seka-choice-deck-standard36 = 36 Karten
    .help = Von der Sechs bis zum Ass.
seka-choice-deck-trynka24 = 24 Karten (Trynka)
    .help = Ohne Könige, Damen und Buben.
seka-choice-hand_size-3 = Drei
    .help = Das übliche Spiel.
seka-choice-hand_size-2 = Zwei (dwa lista)
    .help = Schneller, und es gibt keine Drillinge.
seka-choice-wild_cards-none = Keine
    .help = Die Kreuz-7 ist eine gewöhnliche Karte.
seka-choice-wild_cards-club_seven = Kreuz-7
    .help = Die übliche, Schacha genannt.
seka-choice-wild_cards-black_sevens = Beide schwarzen Siebenen
    .help = Kreuz-7 und Pik-7.
seka-choice-wild_cards-all_sevens = Alle vier Siebenen
    .help = Ständig hohe Hände.
seka-choice-compare_mode-last_two = Wenn zwei übrig sind
    .help = Jeder der letzten zwei darf für den letzten Einsatz aufdecken.
seka-choice-compare_mode-any_previous = Jederzeit
    .help = Du darfst gegen deinen Vorgänger aufdecken; die schwächere Hand scheidet aus.
seka-choice-compare_mode-after_first_round = Nach der ersten Runde
    .help = Ebenso, aber erst, wenn du schon gesetzt hast. Keiner sieht die Karten des anderen.
seka-choice-compare_reveal-public = Der ganze Tisch
    .help = Beide Hände werden offen hingelegt.
seka-choice-compare_reveal-between_two = Die beiden
    .help = Sie sehen die Karten des anderen, sonst niemand.
seka-choice-compare_reveal-private = Niemand
    .help = Nur das Ergebnis wird gesagt.
seka-choice-last_two_tie-swara = Swara
    .help = Sie spielen um denselben Pot weiter.
seka-choice-last_two_tie-caller_out = Wer aufdeckt, scheidet aus
    .help = Wer den Vergleich verlangt hat, verliert bei Gleichstand.
seka-choice-blind_play-off = Niemand
    .help = Alle sehen ihre Karten an.
seka-choice-blind_play-first_player = Der erste Spieler
    .help = Nur der Spieler links vom Geber.
seka-choice-blind_play-anyone = Alle
    .help = Jeder darf dunkel beginnen, bis jemand mit offenen Augen gesetzt hat.
seka-choice-blind_knock-off = Nicht möglich
    .help = Wer dunkel spielt, bleibt es, bis er seine Karten ansieht.
seka-choice-blind_knock-raise = Durch Erhöhen
    .help = Ein Chip mehr als der doppelte Einsatz genügt.
seka-choice-blind_knock-plus_one = Mit einem Chip mehr
    .help = Ein Chip mehr als der dunkle Einsatz genügt, auch wenn das weniger als das Doppelte ist.
seka-choice-swara_folded_entry-off = Nicht erlaubt
    .help = Nur die Gleichen spielen weiter.
seka-choice-swara_folded_entry-half_pot = Für den halben Pot
    .help = Wer in diesem Spiel Karten hatte, darf zurückkommen.
seka-choice-swara_entry_basis-at_declaration = Pot beim Gleichstand
    .help = Alle zahlen dasselbe.
seka-choice-swara_entry_basis-growing = Wachsender Pot
    .help = Jeder Einsteiger macht es für den nächsten teurer.
seka-choice-swara_outsider_entry-off = Nicht erlaubt
    .help = Nur wer in diesem Spiel dabei war.
seka-choice-swara_outsider_entry-full_pot = Für den ganzen Pot
    .help = Wer ausgesetzt hat, zahlt den ganzen Pot und spielt mit.
seka-choice-short_chips-must_fold = Muss aussteigen
    .help = Wer dran ist, kann nur noch aussteigen.
seka-choice-short_chips-auto_fold = Scheidet von selbst aus
    .help = Der Tisch lässt ihn sofort aussteigen.
seka-choice-end_condition-none = Offen
    .help = Ihr spielt, solange ihr mögt.
seka-choice-end_condition-time_limit = Nach Zeit
    .help = Dann gewinnt, wer die meisten Chips hat.
seka-choice-end_condition-last_player = Einer hat alles
    .help = Bis einer alle Chips gewonnen hat.

# Was nicht zusammenpasst, bei der Option, bei der es steht
seka-problem-min_bet = Der kleinste Einsatz ist höher als der Höchsteinsatz.
seka-problem-blind_play = Bei diesem Höchsteinsatz könnte niemand dunkel setzen: Die Hälfte davon ist weniger als der kleinste Einsatz.
seka-problem-ante = Das Ante ist höher als die Chips zu Beginn.
seka-problem-wild_in_three_sixes = Das spielt nur eine Rolle mit wilden Karten, drei Karten pro Hand und drei Sechsen, die 34 zählen.
seka-problem-last_two_tie = Das spielt nur eine Rolle, wenn jederzeit verglichen werden darf.
seka-problem-blind_in_swara = Das spielt nur eine Rolle, wenn dunkel gespielt werden darf.
seka-problem-swara_entry_basis = Das spielt nur eine Rolle, wenn man für den halben Pot zurückkommen darf.
seka-problem-time_limit_minutes = Das spielt nur eine Rolle, wenn nach Zeit gespielt wird.
seka-problem-blind_knock = Das spielt nur eine Rolle, wenn dunkel gespielt werden darf.
seka-problem-three_sixes_34 = Das spielt nur eine Rolle mit drei Karten pro Hand.

# Knöpfe. .amount nennt den Preis, .blind gilt, wenn die Karten nicht angesehen sind.
seka-action-fold = Aussteigen
seka-action-bet = Setzen
    .amount = { $amount } setzen
    .blind = { $amount } dunkel setzen
seka-action-support = Dabeibleiben
    .amount = Dabeibleiben { $amount }
    .blind = Dunkel { $amount }
seka-action-raise = Erhöhen
    .amount = Erhöhen auf { $amount }
    .blind = Dunkel auf { $amount }
seka-action-knock = Dunkel beenden
    .amount = Dunkel beenden mit { $amount }
seka-action-show = Aufdecken
    .amount = Aufdecken { $amount }
seka-action-open = Aufdecken
    .amount = Aufdecken { $amount }
seka-action-look = Ansehen
seka-action-split = Pot teilen
seka-action-play = Weiterspielen
seka-action-join = Mitspielen
    .amount = Mitspielen für { $amount }
seka-action-decline = Nicht mitspielen

# Die letzte Aktion unter einem Namen: so kurz wie möglich.
seka-last-bet = Setzt { $amount }
seka-last-support = Dabei { $amount }
seka-last-raise = Erhöht { $amount }
seka-last-knock = Klopft { $amount }
seka-last-show = Deckt auf
seka-last-open = Deckt auf
seka-last-look = Gesehen
seka-last-fold = Raus
seka-last-split = Teilen
seka-last-play = Spielen
seka-last-join = Spielt mit
seka-last-decline = Bleibt raus
seka-last-eliminated = Unterlegen
seka-last-blind = Dunkel { $amount }
seka-last-tied = Gleich
seka-last-won = Gewinnt { $amount }

seka-hand-suit = { $value }, { $suit }
seka-hand-suit-wild = { $value }, { $suit } mit Schacha
seka-hand-triple = { $value }, { $three }
seka-hand-triple-wild = { $value }, { $three } mit Schacha
seka-hand-two_aces = { $value }, zwei Asse
seka-hand-three_sixes = { $value }, drei Sechsen
seka-band-very_strong = sehr stark
seka-band-good = gut
seka-band-fair = mittel
seka-band-weak = schwach

seka-blind-hand = Noch nicht angesehen
seka-blind-on = Dunkles Spiel: Sehende zahlen doppelt
seka-look-warning = Nach dem Ansehen kostet das Dabeibleiben { $price }, und du hast { $chips }. Du könntest nur noch aussteigen.
    .title = Trotzdem ansehen?
    .confirm = Ansehen und aussteigen
    .cancel = Dunkel bleiben

# Die Zeile über den Knöpfen, wenn man dran ist
seka-turn-first = Du bist dran: setzen oder aussteigen
seka-turn-first-blind = Du bist dran: dunkel setzen, ansehen oder aussteigen
seka-turn-price = Du bist dran: dabei für { $price }
seka-turn-price-blind = Du bist dran: dunkel für { $price }
seka-turn-fold-only = Du bist dran: { $price } kannst du nicht zahlen, nur aussteigen
seka-turn-split = Gleichstand! Pot teilen oder weiterspielen?
seka-turn-join = Swara: Für { $price } mitspielen?
seka-level = Dabeibleiben: { $amount }

seka-swara-title =
    { $number ->
        [1] Swara
       *[other] { $number }. Swara
    }
seka-swara-tied = Gleichstand: { $names }.
seka-swara-tied-value = { $value } = { $value }, Gleichstand: { $names }.
seka-swara-split = Der Pot von { $pot } kann geteilt werden; sonst gibt es neue Karten.
seka-swara-entry = Wer dabei war, darf für { $price } mitspielen; im Pot sind { $pot }.
seka-swara-on = Um { $pot } spielen { $names }.

seka-event-ante =
    { $you ->
        [yes] Du zahlst { $amount } Ante.
       *[no] { $name } zahlt { $amount } Ante.
    }
seka-event-antes = Alle zahlen { $amount } Ante.
seka-event-dealt = Die Karten sind ausgeteilt.
seka-event-bet =
    { $you ->
        [yes] Du setzt { $amount }.
       *[no] { $name } setzt { $amount }.
    }
seka-event-bet-blind =
    { $you ->
        [yes] Du setzt dunkel { $amount }.
       *[no] { $name } setzt dunkel { $amount }.
    }
seka-event-support =
    { $you ->
        [yes] Du bleibst mit { $amount } dabei.
       *[no] { $name } bleibt mit { $amount } dabei.
    }
seka-event-support-blind =
    { $you ->
        [yes] Du bleibst dunkel für { $amount }.
       *[no] { $name } bleibt dunkel für { $amount }.
    }
seka-event-raise =
    { $you ->
        [yes] Du erhöhst auf { $amount }.
       *[no] { $name } erhöht auf { $amount }.
    }
seka-event-raise-blind =
    { $you ->
        [yes] Du erhöhst dunkel auf { $amount }.
       *[no] { $name } erhöht dunkel auf { $amount }.
    }
seka-event-knock =
    { $you ->
        [yes] Du beendest das dunkle Spiel.
       *[no] { $name } beendet das dunkle Spiel.
    }
seka-event-look =
    { $you ->
        [yes] Du siehst deine Karten an.
       *[no] { $name } sieht sich die Karten an.
    }
seka-event-look-forced =
    { $you ->
        [yes] Deine Karten werden für dich aufgedeckt.
       *[no] { $name } sieht jetzt die eigenen Karten.
    }
seka-event-fold =
    { $you ->
        [yes] Du steigst aus.
       *[no] { $name } steigt aus.
    }
seka-event-fold-forced =
    { $you ->
        [yes] Du kannst nicht zahlen und scheidest aus.
       *[no] { $name } kann nicht zahlen und scheidet aus.
    }
seka-event-show =
    { $you ->
        [yes] Du zahlst { $amount } und deckst gegen { $other } auf.
       *[no] { $otheryou ->
            [yes] { $name } zahlt { $amount } und deckt gegen dich auf.
           *[no] { $name } zahlt { $amount } und deckt gegen { $other } auf.
        }
    }
seka-event-open =
    { $you ->
        [yes] Du zahlst { $amount } und vergleichst mit { $other }.
       *[no] { $otheryou ->
            [yes] { $name } zahlt { $amount } und vergleicht mit dir.
           *[no] { $name } zahlt { $amount } und vergleicht mit { $other }.
        }
    }
seka-event-revealed =
    { $you ->
        [yes] Du zeigst { $cards }.
       *[no] { $name } zeigt { $cards }.
    }
seka-event-revealed-value =
    { $you ->
        [yes] Du zeigst { $cards }: { $value }.
       *[no] { $name } zeigt { $cards }: { $value }.
    }
seka-event-eliminated =
    { $you ->
        [yes] Du verlierst den Vergleich und scheidest aus.
       *[no] { $name } verliert den Vergleich und scheidet aus.
    }
seka-event-swara = Swara um { $pot }: { $names }.
seka-event-split =
    { $you ->
        [yes] Du würdest den Pot teilen.
       *[no] { $name } würde den Pot teilen.
    }
seka-event-play =
    { $you ->
        [yes] Du willst weiterspielen.
       *[no] { $name } will weiterspielen.
    }
seka-event-join =
    { $you ->
        [yes] Du spielst für { $amount } in der Swara mit.
       *[no] { $name } spielt für { $amount } in der Swara mit.
    }
seka-event-decline =
    { $you ->
        [yes] Du spielst in der Swara nicht mit.
       *[no] { $name } spielt in der Swara nicht mit.
    }
seka-event-redeal = Neue Karten für die Swara.
seka-event-won =
    { $you ->
        [yes] Du gewinnst { $amount }.
       *[no] { $name } gewinnt { $amount }.
    }
seka-event-divided =
    { $you ->
        [yes] Du bekommst { $amount } aus dem Pot.
       *[no] { $name } bekommt { $amount } aus dem Pot.
    }

seka-result-folds =
    { $you ->
        [yes] Alle anderen sind ausgestiegen; du bekommst { $amount }.
       *[no] Alle anderen sind ausgestiegen; { $name } bekommt { $amount }.
    }
# $winneryou und $loseryou sind "yes" beim eigenen Platz
seka-result-beats =
    { $winneryou ->
        [yes] Deine { $value } schlagen { $loser } mit { $other }.
       *[no] { $loseryou ->
            [yes] { $winner } schlägt mit { $value } deine { $other }.
           *[no] { $winner } schlägt mit { $value } die { $other } von { $loser }.
        }
    }
seka-result-compared =
    { $you ->
        [yes] Du gewinnst den letzten Vergleich und bekommst { $amount }.
       *[no] { $name } gewinnt den letzten Vergleich und bekommt { $amount }.
    }
seka-result-all =
    { $you ->
        [yes] Niemand konnte setzen, also wurden alle Hände verglichen: Du gewinnst mit { $value }.
       *[no] Niemand konnte setzen, also wurden alle Hände verglichen: { $name } gewinnt mit { $value }.
    }
seka-result-all-divided = Niemand konnte setzen, also wurden alle Hände verglichen: Die { $amount } im Pot teilen sich { $names }.
seka-result-split = Den Pot von { $amount } teilen sich { $names }.
seka-result-takes =
    { $you ->
        [yes] Du bekommst { $amount }.
       *[no] { $name } bekommt { $amount }.
    }

seka-help-aim = Gewinn den Pot: mit der höchsten Hand beim Vergleich, oder weil alle anderen aussteigen.
seka-help-count = Deine Hand zählt die höchste von drei Rechnungen: die Karten einer Farbe zusammen, ein Drilling zusammen, oder zwei Asse mit 22.
seka-help-points = Ass 11; König, Dame, Bube und Zehn 10; Neun, Acht, Sieben und Sechs ihre Zahl.
seka-help-wild = Eine wilde Karte (Schacha) zählt 11 in jeder Farbe oder wird zur fehlenden Karte eines Drillings. Die beste Hand sind drei Asse oder zwei Asse mit Schacha: 33.
seka-help-betting = Der Spieler links vom Geber beginnt. Jeder Zug kostet einen neuen Einsatz, mindestens so hoch wie der letzte. Ausgeglichen wird nie.
seka-help-show = Sind zwei übrig, darf jeder den letzten Einsatz zahlen und aufdecken. Nach den Online-Regeln vergleichst du ab der zweiten Runde mit deinem Nachbarn.
seka-help-blind = Wenn du setzt, ohne hinzusehen, zahlen alle, die ihre Karten kennen, das Doppelte. Wenn du dran bist, darfst du sie ansehen.
seka-help-swara = Gleiche Hände geben eine Swara: Der Pot bleibt liegen, die Gleichen bekommen neue Karten. Andere dürfen für den halben Pot zurückkommen.

seka-tip-numbers = Kenn die Zahlen: 31 oder mehr ist sehr stark, 25 bis 30 gut, unter 20 schwach. Je mehr mitspielen, desto höhere Hände musst du erwarten.
seka-tip-bluff = Bluffe ab und zu, aber nur, solange mehrere mitsetzen: Der letzte Gegner kann einfach aufdecken.
seka-tip-aces = Zwei Asse sind gut, aber nicht überragend: 22 ist mehr als jede Farbe aus zwei Karten ohne Schacha, verliert aber gegen drei Karten einer Farbe mit mehr Punkten und gegen drei Achten und besser.
seka-tip-swara = Überleg dir den Einstieg in eine Swara: Der halbe Pot ist ein hoher Preis für drei unbekannte Karten.
seka-tip-bet = Setz bescheiden. Das Setzen kann viele Runden dauern, deshalb wächst der Pot schnell.
