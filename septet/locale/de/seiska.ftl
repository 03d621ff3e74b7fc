### Seiska: Optionen, Aktionen, Ereignisse, Ergebnisse.
### $you ist "yes", wenn es um den eigenen Platz geht.

seiska-preset-basic = Einfache Wertung
    .help = Eine Acht zählt 10, ein Ass 5, alles andere 1. Nach fünf Spielen gewinnt, wer die wenigsten Punkte hat.
seiska-preset-heavy = Schwere Wertung
    .help = Die Karten zählen mehr. Wer 100 Punkte hat, ist draußen; wer übrig bleibt, gewinnt.
seiska-preset-ace_on_ace = Ass auf Ass
    .help = Wie das einfache Spiel, aber ein Ass darf auf ein Ass.

seiska-group-table = Der Tisch
seiska-group-playing = Ablegen
seiska-group-drawing = Ziehen
seiska-group-lappu = Lappu
seiska-group-scoring = Punkte und Ende
seiska-group-other = Mehr

seiska-option-preset = Regelwerk
    .help = Die Regeln, von denen man ausgeht; jede Option lässt sich einzeln ändern.
seiska-option-max_players = Plätze
    .help = So viele dürfen an diesem Tisch spielen; drei bis fünf sind am besten.
seiska-option-packs = Kartenspiele
    .help = Ab sechs Spielern wird ein Kartenspiel knapp.
seiska-option-hand_size = Karten am Anfang
    .help = So viele Karten bekommt jeder.
seiska-option-max_draw = Karten zu ziehen
    .help = So viele zieht höchstens, wer nicht legen kann.
seiska-option-draw_obligation = Vorher aufhören
    .help = Ob man beim Ziehen aufhören und passen darf.
seiska-option-voluntary_draw = Freiwillig ziehen
    .help = Wer legen könnte, darf erst eine Karte ziehen; danach muss gelegt werden, was passt.
seiska-option-multi_play = Mehrere auf einmal
    .help = Mehrere gewöhnliche Karten mit gleichem Wert dürfen zusammen gelegt werden.
seiska-option-ace_on_ace = Ass auf Ass
    .help = Auf ein Ass darf ein Ass jeder Farbe.
seiska-option-lappu_penalty = Strafkarten
    .help = So viele Karten zieht, wer vergisst, „Lappu“ zu sagen.
seiska-option-lappu_mode = Lappu sagen
    .help = Wer nur noch eine gewöhnliche Karte hat, muss „Lappu“ sagen.
seiska-option-scoring = Punkte
    .help = Was die Karten zählen, die auf der Hand bleiben.
seiska-option-deals = Spiele pro Partie
    .help = Nach so vielen Spielen gewinnt, wer die wenigsten Punkte hat.
seiska-option-drop_out_at = Draußen mit
    .help = Wer so viele Punkte hat, scheidet aus der Partie aus.
seiska-option-tie_break = Gleichstand am Ende
    .help = Was geschieht, wenn mehrere gleich wenige Punkte haben.

seiska-choice-yes = Ja
seiska-choice-no = Nein
seiska-choice-packs-auto = Nach Bedarf
    .help = Eins bis zu fünf Spielern, zwei bei mehr.
seiska-choice-packs-one = Ein Kartenspiel
    .help = 52 Karten, für bis zu sechs Spieler.
seiska-choice-packs-two = Zwei Kartenspiele
    .help = 104 Karten, jede Karte doppelt.
seiska-choice-draw_obligation-mandatory = Weiterziehen
    .help = Bis eine Karte passt oder genug gezogen ist.
seiska-choice-draw_obligation-optional = Passen erlaubt
    .help = Nach einer Karte darf man passen.
seiska-choice-lappu_mode-explicit = Die Spieler selbst
    .help = Mit einem Knopf, innerhalb von fünf Sekunden.
seiska-choice-lappu_mode-auto = Von allein
    .help = Es wird für alle gesagt, niemand kann es vergessen.
seiska-choice-scoring-basic = Einfach
    .help = Acht 10, Ass 5, alle anderen 1. Wer die wenigsten Punkte hat, gewinnt.
seiska-choice-scoring-heavy = Schwer
    .help = Acht 25, Ass 15, König bis Zehn 10, sonst 5. Wer zuletzt übrig ist, gewinnt.
seiska-choice-tie_break-shared = Geteilt
    .help = Alle mit den wenigsten Punkten gewinnen.
seiska-choice-tie_break-extra_deal = Noch ein Spiel
    .help = Es wird gespielt, bis einer allein die wenigsten Punkte hat.

# Was nicht zusammenpasst, bei der Option, bei der es steht
seiska-problem-max_players = Ein Kartenspiel reicht für höchstens sechs Spieler.
seiska-problem-lappu_penalty = Das spielt nur eine Rolle, wenn die Spieler selbst „Lappu“ sagen.
seiska-problem-deals = Das spielt nur bei einfacher Wertung eine Rolle.
seiska-problem-tie_break = Das spielt nur bei einfacher Wertung eine Rolle.
seiska-problem-drop_out_at = Das spielt nur bei schwerer Wertung eine Rolle.

# Knöpfe
seiska-action-play = Legen
    .count =
        { $count ->
            [one] { $count } Karte legen
           *[other] { $count } Karten legen
        }
seiska-action-lay = Legen, eine weitere folgt
seiska-action-draw = Ziehen
seiska-action-pass = Passen
seiska-action-suit = { $suit } wünschen
seiska-action-lappu = Lappu!
seiska-action-silent = Nichts sagen
seiska-action-cancel = Zurück

# Die letzte Aktion unter einem Namen: so kurz wie möglich
seiska-last-played = Gelegt
seiska-last-drew = Gezogen
seiska-last-passed = Gepasst
seiska-last-lappu = Lappu!
seiska-last-forgot = Kein Lappu
seiska-last-went_out = Fertig
seiska-last-waits = Nächstes Spiel
seiska-last-dropped_out = Draußen

seiska-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
seiska-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Die Tischmitte
seiska-stock = Ziehstapel
seiska-discards = Ablagestapel
# Für Menschen, die zuhören: die oberste Karte und die gewünschte Farbe
seiska-top = Oben: { $card }
seiska-named = Gewünscht: { $suit }
seiska-deal-of = Spiel { $number } von { $count }
seiska-deal-extra = Zusatzspiel
seiska-deal-heavy = Spiel { $number }, draußen mit { $points }

# Die Zeile über den Knöpfen, wenn man am Zug ist
seiska-turn-play = Du bist dran: Karte legen
seiska-turn-play-draw = Du bist dran: legen oder ziehen
seiska-turn-draw = Nichts passt: Karte ziehen
seiska-turn-special = Nur Achten und Asse: Karte ziehen
seiska-turn-draw-pass = Weiterziehen oder passen
seiska-turn-must = { $card } passt und muss gelegt werden
seiska-turn-must-any = Jetzt passt etwas und muss gelegt werden
seiska-turn-more = Noch eine Karte mit diesem Wert muss folgen
seiska-turn-suit = Welche Farbe wünschst du dir?
seiska-turn-lappu = Noch eine Karte: Sag „Lappu“!
# Darunter, was gewählt ist oder geht
seiska-hint-draws =
    { $count ->
        [one] Du darfst noch { $count } Karte ziehen.
       *[other] Du darfst noch { $count } Karten ziehen.
    }
seiska-hint-draws-any =
    { $count ->
        [one] Du darfst { $count } Karte ziehen.
       *[other] Du darfst bis zu { $count } Karten ziehen.
    }
seiska-hint-company = Nimm weitere mit gleichem Wert dazu oder lege.
seiska-hint-last = { $card } kommt zuletzt und bestimmt die Farbe.
seiska-hint-armed = „Lappu“ wird gesagt, sobald eine Karte übrig ist.
seiska-hint-lappu = Sag „Lappu“, bevor die Zeit um ist.
seiska-hint-suit-own = Du hast { $count }
seiska-seconds =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

# Warum eine Karte nicht gelegt werden kann
seiska-why-match = Farbe oder Wert muss zur obersten Karte passen.
seiska-why-ace = Ein Ass muss die Farbe der obersten Karte haben.
seiska-why-on-ace = Auf ein Ass gehört eine gewöhnliche Karte seiner Farbe.
seiska-why-on-eight = Auf eine Acht gehört eine gewöhnliche Karte der gewünschten Farbe.
seiska-why-special = Hast du nur Achten und Asse, musst du ziehen.
seiska-why-drawn = Die gezogene Karte muss gelegt werden.
seiska-why-rank = Jetzt geht nur eine Karte mit gleichem Wert.

# Neben dem Namen einer Karte, für Menschen, die zuhören
seiska-card-playable = kann gelegt werden
seiska-card-chosen = gewählt, Nummer { $number }
seiska-card-drawn = eben gezogen

# Was geschehen ist
seiska-event-dealt =
    { $count ->
        [one] Jeder bekommt { $count } Karte.
       *[other] Jeder bekommt { $count } Karten.
    }
seiska-event-buried = { $card } wurde aufgedeckt und kommt zurück in den Ziehstapel.
seiska-event-start_card = { $card } wird aufgedeckt.
seiska-event-played =
    { $you ->
        [yes] Du legst { $card }.
       *[no] { $name } legt { $card }.
    }
seiska-event-suit =
    { $you ->
        [yes] Du wünschst dir { $suit }.
       *[no] { $name } wünscht sich { $suit }.
    }
seiska-event-drew =
    { $you ->
        [yes] { $count ->
            [one] Du ziehst eine Karte.
           *[other] Du ziehst { $count } Karten.
        }
       *[no] { $count ->
            [one] { $name } zieht eine Karte.
           *[other] { $name } zieht { $count } Karten.
        }
    }
# Die Karten sind zu sehen
seiska-event-drew-own = Du ziehst { $cards }.
seiska-event-drew-ace = Alle anderen ziehen eine Karte für das Ass.
seiska-event-drew-start_ace = Alle bekommen für das Ass noch eine Karte.
seiska-event-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
seiska-event-passed-no_cards =
    { $you ->
        [yes] Es gibt keine Karte mehr zu ziehen, du passt.
       *[no] Es gibt keine Karte mehr zu ziehen, { $name } passt.
    }
seiska-event-lappu =
    { $you ->
        [yes] Du sagst: Lappu!
       *[no] { $name } sagt: Lappu!
    }
seiska-event-forgot =
    { $you ->
        [yes] { $penalty ->
            [0] Du hast „Lappu“ vergessen.
            [one] Du hast „Lappu“ vergessen: { $penalty } Strafkarte.
           *[other] Du hast „Lappu“ vergessen: { $penalty } Strafkarten.
        }
       *[no] { $penalty ->
            [0] { $name } hat „Lappu“ vergessen.
            [one] { $name } hat „Lappu“ vergessen: { $penalty } Strafkarte.
           *[other] { $name } hat „Lappu“ vergessen: { $penalty } Strafkarten.
        }
    }
seiska-event-extra_turn =
    { $you ->
        [yes] Du bist noch einmal dran.
       *[no] { $name } ist noch einmal dran.
    }
seiska-event-reshuffled =
    { $count ->
        [one] Die Ablage wird gemischt und zum Ziehstapel: { $count } Karte.
       *[other] Die Ablage wird gemischt und zum Ziehstapel: { $count } Karten.
    }
seiska-event-went_out =
    { $you ->
        [yes] Du bist alle Karten los und gewinnst das Spiel.
       *[no] { $name } ist alle Karten los und gewinnt das Spiel.
    }
seiska-event-blocked = Niemand kann mehr legen oder ziehen: Niemand gewinnt das Spiel.
seiska-event-counted =
    { $points ->
        [one] { $name }: { $cards } – { $points } Punkt, insgesamt { $total }.
       *[other] { $name }: { $cards } – { $points } Punkte, insgesamt { $total }.
    }
seiska-event-counted-none = { $name }: keine Punkte, insgesamt { $total }.
seiska-event-dropped_out =
    { $you ->
        [yes] Du hast { $total } Punkte und bist draußen.
       *[no] { $name } hat { $total } Punkte und ist draußen.
    }
seiska-event-extra_deal = Gleichstand bei den wenigsten Punkten: Es folgt noch ein Spiel.
seiska-event-won =
    { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $count ->
            [one] { $names } gewinnt die Partie.
           *[other] Die Partie gewinnen: { $names }.
        }
    }

# Das Ergebnis
seiska-result-hand = { $name } { $points } ({ $total })
seiska-result-counted = Gezählt: { $hands }.
seiska-result-totals = Gesamtstand: { $hands }.
seiska-result-total = { $name } { $total }

# Der Punktezettel
seiska-score-deal = Spiel
seiska-score-total = Summe
seiska-score-empty = Noch ist kein Spiel gezählt.
seiska-score-none = nicht dabei
seiska-score-won = hat das Spiel gewonnen
seiska-score-leads = wenigste Punkte
seiska-score-winner = hat die Partie gewonnen
seiska-score-out = draußen
seiska-score-rest = Hier stehen nur die letzten Spiele; die Summen gelten für alle.
seiska-score-deals =
    { $count ->
        [one] Die Partie hat { $count } Spiel. Wer die wenigsten Punkte hat, gewinnt.
       *[other] Die Partie hat { $count } Spiele. Wer die wenigsten Punkte hat, gewinnt.
    }
seiska-score-heavy = Wer { $points } Punkte hat, ist draußen. Wer zuletzt übrig ist, gewinnt.

# Tasten
seiska-key-draw = Karte ziehen
seiska-key-pass = Passen
seiska-key-lappu = Lappu sagen
seiska-key-play = Gewählte Karten legen
seiska-key-back = Neu wählen

# Das Spiel in Kürze und Tipps
seiska-help-aim = Werde als Erster alle Karten los. Die anderen zählen, was sie noch auf der Hand haben; wenige Punkte sind gut.
seiska-help-fit = Lege eine Karte mit der Farbe oder dem Wert der obersten Karte, oder mehrere mit gleichem Wert zusammen; die letzte bestimmt die Farbe.
seiska-help-eight = Eine Acht passt auf jede gewöhnliche Karte, und du wünschst dir die Farbe. Auf die Acht gehört eine gewöhnliche Karte dieser Farbe, keine Acht und kein Ass.
seiska-help-ace = Ein Ass passt nur auf seine Farbe. Alle anderen ziehen eine Karte und du bist noch einmal dran; auf das Ass gehört eine gewöhnliche Karte seiner Farbe.
seiska-help-draw = Passt nichts, ziehst du bis zu drei Karten und legst die erste, die passt. Passt keine, passt du.
seiska-help-lappu = Mit einer letzten gewöhnlichen Karte sagst du „Lappu“, sonst ziehst du drei Karten. Mit einer Acht oder einem Ass kann man nie fertig werden.
seiska-help-points = Eine Acht zählt 10, ein Ass 5, jede andere Karte 1.

seiska-tip-special = Heb Achten und Asse nicht bis zum Schluss auf: Ohne andere Karten darfst du sie nicht legen.
seiska-tip-many = Lege Karten mit gleichem Wert zusammen, zuletzt die Farbe, von der du am meisten hast.
seiska-tip-lappu = Du kannst auf „Lappu“ drücken, bevor du die vorletzte Karte legst.
seiska-tip-eight = Wünsch dir die Farbe, von der du am meisten hast, oder eine, für die der Nächste ziehen musste.
