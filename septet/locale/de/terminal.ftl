### Texte der Befehlszeile.

terminal-compiling = Die Regeln werden übersetzt, nur dieses eine Mal. Das dauert etwa eine halbe Minute.
terminal-compiling-bar = Regeln übersetzen
terminal-compiled = Die Regeln sind übersetzt ({ $seconds } s).
terminal-reckoning = Es wird gerechnet …
terminal-simulating = Simulation
terminal-percent = { $number } %

# septet simulate
terminal-game = Spiel
terminal-players = Spieler
terminal-deals = Runden
terminal-actions = Aktionen
terminal-seconds = Sekunden
terminal-actions-per-second = Aktionen je Sekunde
terminal-seat = Platz
terminal-payoff = Gewinn im Mittel
terminal-payoff-points = Punkte im Mittel
terminal-stderr = Standardfehler
terminal-ending = So endeten sie
terminal-seka-ending-folds = alle anderen ausgestiegen
terminal-seka-ending-show = die letzten zwei haben aufgedeckt
terminal-seka-ending-open = im Vergleich entschieden
terminal-seka-ending-compared = niemand konnte setzen
terminal-seka-ending-split = Pot geteilt
terminal-seven_twenty_seven-ending-folds = alle bis auf einen ausgestiegen
terminal-seven_twenty_seven-ending-bust = die anderen über 27 oder ausgestiegen
terminal-seven_twenty_seven-ending-showdown = Showdown
terminal-seiska-ending-went_out = jemand hat abgelegt
terminal-seiska-ending-blocked = niemand konnte legen oder ziehen
terminal-belot-ending-void = alle vier haben gepasst
terminal-belot-ending-made = erfüllt
terminal-belot-ending-inside = verloren
terminal-belot-ending-hanging = hängt

# septet odds
terminal-hand = Hand
terminal-win = Gewinnt
terminal-tie = Gleichstand
terminal-equity = Anteil am Pot
terminal-strangers =
    { $count ->
        [one] Gegen { $count } zufällige Hand.
       *[other] Gegen { $count } zufällige Hände.
    }
terminal-each-other = Gegeneinander.
terminal-exact = Genau gezählt, alle { $samples } Möglichkeiten.
terminal-sampled = Geschätzt aus { $samples } zufälligen Runden.

# septet rules
terminal-rule-was = statt: { $value }
terminal-rules-marked = Eine Regel änderst du so: --set max_bet=20. Was von der Vorlage abweicht, ist markiert.
terminal-rules-choices = Was zur Wahl steht: septet rules { $game } --choices
terminal-seiska-choice-lappu_mode-explicit = Getippt mit der Karte oder auf die Frage hin.

# septet play
terminal-names = Anna, Ben, Carla, Dan, Emil, Frieda, Greta, Hannes, Ida, Jonas
terminal-chips = Chips
terminal-paid = Gezahlt
terminal-cards = Karten
terminal-points = Punkte
terminal-for-help = ? für Hilfe
terminal-by-enter = { $offer } (Eingabetaste)
terminal-next = Eingabetaste für das nächste Spiel, q zum Gehen
terminal-enter = Weiter mit der Eingabetaste
terminal-enter-end = Mit der Eingabetaste verlässt du den Tisch
terminal-new-game = Eingabetaste für ein neues Spiel, q zum Gehen
terminal-look-anyway = Trotzdem ansehen? ja, nein
terminal-buy =
    { $count ->
        [one] Für { $count } Chip nachkaufen und weiterspielen? ja, nein
       *[other] { $count } Chips nachkaufen und weiterspielen? ja, nein
    }
terminal-farewell-even = Du gehst mit { $chips }, so vielen wie am Anfang. Tschüss!
terminal-farewell-won = Du gehst mit { $chips } und hast { $gain } gewonnen. Gut gespielt!
terminal-farewell-lost = Du gehst mit { $chips } und hast { $gain } verloren. Bis zum nächsten Mal!
terminal-farewell-points-open = Du verlässt das Spiel. { $scores }. Tschüss!
terminal-farewell-points-won = Du hast das Spiel gewonnen. { $scores }. Gut gespielt!
terminal-farewell-points-lost = Das Spiel ist aus. { $scores }. Bis zum nächsten Mal!
terminal-seiska-say = Noch eine gewöhnliche Karte: möchtest du etwas sagen?
terminal-belot-announce = Belot sagen? ja (Eingabetaste), nein
terminal-belot-declarable = Du kannst melden:
terminal-belot-leads =
    { $you ->
        [yes] Du spielst aus
       *[no] { $name } spielt aus
    }
terminal-belot-winning =
    { $you ->
        [yes] der Stich gehört dir
       *[no] der Stich gehört { $name }
    }

# Was man tippen kann: Listen von Wörtern, das erste wird angezeigt.
terminal-words-fold = aussteigen, raus, passen, passe
terminal-words-bet = setzen, setze
terminal-words-support = dabeibleiben, dabei, bleiben, bleibe, mitgehen, mit
terminal-words-raise = erhöhen, erhöhe, erhoehen, erhoehe
terminal-words-knock = beenden, klopfen
terminal-words-show = aufdecken, zeigen
terminal-words-open = aufdecken, vergleichen
terminal-words-look = ansehen, gucken, schauen
terminal-words-split = teilen, j, ja
terminal-words-play = weiterspielen, spielen, n, nein
terminal-words-join = mitspielen, j, ja
terminal-words-decline = ablehnen, n, nein
terminal-words-check = check, schieben, c
terminal-words-call = call, mitgehen, m, c
terminal-words-bring_in = bring-in, bring, b
terminal-words-complete = auffüllen, complete, a
terminal-words-take = nehmen, n, karte, take, ja
terminal-words-stand = verzichten, v, keine, stand, nein
terminal-words-seven = sieben, 7, niedrig
terminal-words-twenty_seven = siebenundzwanzig, 27, hoch
terminal-words-both = beides, both
terminal-words-draw = ziehen, z, ziehe, nehmen
terminal-words-pass = passen, p, passe
terminal-words-lappu = lappu, l
terminal-words-silent = nichts, n, nein, still
terminal-words-clubs = kreuz, kr, treff
terminal-words-diamonds = karo, ka
terminal-words-hearts = herz, h
terminal-words-spades = pik, pi
terminal-words-no_trumps = ohne trumpf, ot, ohne, o
terminal-words-all_trumps = alles trumpf, at, alles, a
terminal-words-double = kontra, x
terminal-words-redouble = rekontra, xx, re
terminal-words-declare = melden, melde, m, ansagen
terminal-words-belot = belot, be, belote
terminal-words-help = hilfe, h
terminal-words-log = verlauf
terminal-words-rules = regeln
terminal-words-quit = gehen, q, ende, verlassen, tschüss
terminal-words-last = stich, letzter stich, letzter
terminal-words-sheet = punkte, zettel, punktzettel
terminal-words-next = w, weiter
terminal-words-yes = j, ja, y
terminal-words-no = n, nein
terminal-words-most = max, höchstens, alles
terminal-words-least = min, mindestens
terminal-words-all = alles, alle
terminal-words-filler = spiele, spielen, lege, legen, mit, und, dann, karte
terminal-words-rank-A = a, ass
terminal-words-rank-K = k, könig, koenig
terminal-words-rank-Q = d, dame
terminal-words-rank-J = b, bube
terminal-words-rank-T = t, 10, zehn

terminal-or = { " oder " }
terminal-answer-empty = Bitte tippe eines davon.
terminal-answer-unknown = „{ $text }“ ist nicht dabei. ? erklärt, was geht.
terminal-answer-ambiguous = „{ $text }“ kann { $choices } heißen.
terminal-answer-not-now = „{ $word }“ geht jetzt nicht.
terminal-answer-amount-missing = Wie viel? { $offer }
terminal-answer-amount-wrong = { $value } geht nicht: { $offer }
terminal-answer-no-number = „{ $text }“ ist keine ganze Zahl.
terminal-answer-not-held = { $card } hast du nicht.
terminal-answer-not-held-any = „{ $text }“ hast du nicht.
terminal-answer-card = { $card } geht nicht: { $why }
terminal-answer-one-rank = Zusammen gehen nur gewöhnliche Karten eines Werts, keine Achten und Asse.
terminal-answer-one-card = Nur eine Karte auf einmal.
terminal-answer-no-lappu = Lappu sagt man, wenn man nur noch eine gewöhnliche Karte hat.
terminal-answer-no-suit = Eine Farbe wünscht man sich nur mit einer Acht.
terminal-answer-which-suit = Welche Farbe: { $suits }?
terminal-answer-no-belot = Belot sagt man mit König oder Dame in Trumpf, solange man beide hat.
terminal-answer-which-belot = Belot mit welcher Karte: { $cards }?
terminal-answer-which-declaration = Was davon? { $listed }. Oder alles.

terminal-help-now = Jetzt kannst du tippen
terminal-help-always = Jederzeit
terminal-help-short = Die ersten Buchstaben genügen: „aus“, „e6“, „setzen 4“. Eine Zahl allein ist ein Einsatz in dieser Höhe.
terminal-help-short-seiska = Karten als „5p“ oder „5♠“, mehrere eines Werts in einer Zeile („9h 9p“), eine Acht mit der Farbe („8h p“), Lappu mit der Karte („5p lappu“). Auch englisch: „Qs“.
terminal-help-short-belot = Karten als „Kh“ oder „K♥“, Belot in derselben Zeile („Kh belot“), „melden 1“ oder „melden alles“. Beim Reizen genügen die ersten Buchstaben: „h“, „ot“, „at“.
terminal-help-fold = die Karten ablegen; was du gezahlt hast, bleibt im Pot
terminal-help-bet = Chips in den Pot setzen
terminal-help-support = den Preis zahlen und dabeibleiben
terminal-help-raise = mehr setzen; alle nach dir müssen mindestens so viel zahlen
terminal-help-knock = das dunkle Spiel mit einem kleineren Einsatz beenden
terminal-help-show = den letzten Einsatz zahlen und gegen den letzten Gegner aufdecken
terminal-help-open = den letzten Einsatz zahlen und dich mit dem Spieler vor dir vergleichen
terminal-help-look = deine Karten ansehen; von da an zahlst du den vollen Preis
terminal-help-split = den Pot teilen, wenn alle mit gleicher Hand das wollen
terminal-help-play = neue Karten nehmen und um den Pot spielen
terminal-help-join = dich in die Swara einkaufen
terminal-help-decline = bei der Swara nicht mitspielen
terminal-help-check = vorerst nichts setzen
terminal-help-call = zahlen, was verlangt wird, und dabeibleiben
terminal-help-bring_in = den Pflichteinsatz für die niedrigste Karte zahlen
terminal-help-complete = zum vollen Einsatz ergänzen
terminal-help-take = noch eine Karte bekommen
terminal-help-stand = die Hand so lassen
terminal-help-seven = ansagen, dass du auf 7 spielst
terminal-help-twenty_seven = ansagen, dass du auf 27 spielst
terminal-help-both = beides ansagen; dann musst du beides gewinnen
terminal-help-card = diese Karte spielen
terminal-help-draw = eine Karte vom Stapel ziehen
terminal-help-pass = den Nächsten weitermachen lassen
terminal-help-lappu = den anderen sagen, dass du nur noch eine Karte hast
terminal-help-silent = nichts sagen und Strafkarten ziehen
terminal-help-suit = die Farbe, die als nächste kommt
terminal-help-bid = diesen Kontrakt bieten, höher als den letzten
terminal-help-double = um das Doppelte spielen
terminal-help-redouble = um das Vierfache spielen
terminal-help-declare = Folgen oder Vierlinge melden
terminal-help-belot = König oder Dame spielen und das Paar melden
terminal-help-help = diese Seite
terminal-help-log = was in diesem Spiel bisher geschah
terminal-help-rules = die Hausregeln an diesem Tisch
terminal-help-quit = den Tisch mit deinen Chips verlassen
terminal-help-last = der vorige Stich
terminal-help-sheet = der Punktzettel dieses Spiels
terminal-help-quit-points = den Tisch verlassen

# septet replay
terminal-replay-seat = Platz { $seat }
terminal-replay-street =
    { $street ->
        [3] Third Street
        [4] Fourth Street
        [5] Fifth Street
        [6] Sixth Street
       *[other] Seventh Street
    }
terminal-replay-showdown = Showdown
terminal-replay-open = Alle Karten werden aufgedeckt
terminal-replay-board = Eine Karte für alle
terminal-replay-pot = Pot { $amount }
terminal-replay-pot-head = Pot
terminal-replay-fold = passt
terminal-replay-check = schiebt
terminal-replay-call = geht mit { $amount } mit
terminal-replay-bring-in = bringt { $amount } ein
terminal-replay-bet = setzt { $amount }
terminal-replay-complete = vervollständigt auf { $amount }
terminal-replay-raise = erhöht auf { $amount }
terminal-replay-all-in = all-in
terminal-replay-muck = zeigt nicht
terminal-replay-wins = gewinnt { $amount }
terminal-replay-player = Spieler
terminal-replay-before = Vorher
terminal-replay-after = Nachher
terminal-replay-change = Änderung
