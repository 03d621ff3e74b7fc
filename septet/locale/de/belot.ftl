### Belot: Regeln, Ansagen, Ereignisse, Ergebnisse.
### $you ist "yes", wenn es der Platz des Lesers ist.
### $side ist "us" oder "them", wenn der Leser einen Platz hat, sonst "other"; $team nennt dann beide Spieler.

belot-preset-standard = Standard
    .help = Die üblichen Regeln: bis 151, mit Kontra und Rekontra.
belot-preset-web = Wie im Netz
    .help = Reihenfolge der Carrés A K D 10, Kapot ohne Trumpf 180, bei Gleichstand mit Kontra bleibt den Gegnern die Hälfte.
belot-preset-tournament = Turnier
    .help = Kontra und Rekontra vervielfachen die Punkte für Kapot nicht.

belot-group-game = Das Spiel
belot-group-bidding = Reizen
belot-group-play = Ausspielen
belot-group-declarations = Meldungen und Belot
belot-group-scoring = Abrechnung
belot-group-other = Mehr

belot-option-preset = Regelwerk
    .help = Die Grundlage; jede Regel lässt sich einzeln ändern.
belot-option-target = Punkte zum Sieg
    .help = Wer nach einem Spiel so viele hat, gewinnt die Partie.
belot-option-direction = Spielrichtung
    .help = In welcher Richtung es am Tisch weitergeht.
belot-option-doubling = Kontra
    .help = Was beim Reizen außer Ansagen erlaubt ist.
belot-option-bid_over_double = Ansagen nach Kontra
    .help = Nach Kontra oder Rekontra darf noch höher angesagt werden; das Kontra entfällt dann.
belot-option-passed_may_bid = Ansagen nach dem Passen
    .help = Wer gepasst hat, darf später doch noch ansagen.
belot-option-must_undertrump = Untertrumpfen
    .help = Wer den Trumpf eines Gegners nicht schlagen kann, muss trotzdem Trumpf spielen.
belot-option-declaration_mode = Melden
    .help = Wer sich um Folgen und Carrés kümmert.
belot-option-declaration_timing = Wann gemeldet wird
    .help = Bis wann man Folgen und Carrés melden darf.
belot-option-declaration_reveal = Meldungen zeigen
    .help = Wann alle die Karten der Meldungen sehen.
belot-option-declaration_contest = Folgen gegen Carrés
    .help = Wie die Meldungen der beiden Teams verglichen werden.
belot-option-carre_order = Reihenfolge der Carrés
    .help = Welches von zwei Carrés zu 100 besser ist; Buben und Neunen gehen vor.
belot-option-eight_run = Acht Karten einer Farbe
    .help = Was eine Folge aus allen acht Karten zählt.
belot-option-trickless_declarations = Team ohne Stich
    .help = Ob seine Folgen und Carrés zählen; Belot zählt immer.
belot-option-belot_mode = Belot sagen
    .help = Wer auf König und Dame im Trumpf achtet.
belot-option-no_trump_capot = Kapot ohne Trumpf
    .help = Punkte für alle acht Stiche bei Ohne Trumpf.
belot-option-capot_doubled = Kapot wird vervielfacht
    .help = Kontra und Rekontra gelten auch für die Punkte für alle Stiche.
belot-option-doubled_tie = Gleichstand mit Kontra
    .help = Wohin die Punkte gehen, wenn beide Teams gleich viele haben.
belot-option-capot_cannot_end = Mit Kapot endet die Partie nicht
    .help = Nach einem Spiel mit allen Stichen für ein Team folgt mindestens noch eins.
belot-option-hanging_blocks_end = Hängende Punkte halten die Partie offen
    .help = Solange Punkte hängen, ist die Partie nicht zu Ende.

belot-choice-direction-counterclockwise = Nach rechts
    .help = Gegen den Uhrzeigersinn, wie in Bulgarien.
belot-choice-direction-clockwise = Nach links
    .help = Im Uhrzeigersinn, wie auf manchen Seiten im Netz.
belot-choice-doubling-none = Ohne
    .help = Es gibt nur Ansagen.
belot-choice-doubling-double = Kontra
    .help = Gegen die Ansage der Gegner kann man Kontra geben.
belot-choice-doubling-redouble = Kontra und Rekontra
    .help = Bis zum Vierfachen.
belot-choice-declaration_mode-manual = Die Spieler
    .help = Jeder wählt, was er meldet.
belot-choice-declaration_mode-auto = Automatisch
    .help = Das Beste wird für jeden gemeldet.
belot-choice-declaration_timing-first_card = Mit der ersten Karte
    .help = Bevor du deine erste Karte spielst.
belot-choice-declaration_timing-first_trick = Im ersten Stich
    .help = Danach werden alle noch einmal gefragt.
belot-choice-declaration_reveal-after_deal = Nach dem Spiel
    .help = Bis dahin kennt man nur die Art.
belot-choice-declaration_reveal-after_first_trick = Nach dem ersten Stich
    .help = Alle sehen die Karten früh.
belot-choice-declaration_contest-separate = Jedes für sich
    .help = Folgen gegen Folgen, Carrés gegen Carrés.
belot-choice-declaration_contest-carre_first = Carré zuerst
    .help = Jedes Carré schlägt alle Folgen.
belot-choice-carre_order-trump_values = A 10 K D
    .help = Wie die Karten zählen.
belot-choice-carre_order-natural = A K D 10
    .help = Wie auf manchen Seiten im Netz.
belot-choice-eight_run-one_quinte = Eine Quinte, 100
    .help = Ab fünf Karten ist es immer eine Quinte.
belot-choice-eight_run-quinte_and_tierce = 120
    .help = Eine Quinte und eine Terz.
belot-choice-trickless_declarations-count = Zählen
    .help = Stiche spielen keine Rolle.
belot-choice-trickless_declarations-lost = Sind verloren
    .help = Ohne Stich zählt keine Meldung.
belot-choice-belot_mode-manual = Die Spieler
    .help = Mit König oder Dame ansagen, sonst ist es verloren.
belot-choice-belot_mode-auto = Automatisch
    .help = Es wird nie vergessen.
belot-choice-no_trump_capot-90 = 90
    .help = Wie bei jeder Ansage.
belot-choice-no_trump_capot-180 = 180
    .help = Doppelt, wie die Karten.
belot-choice-doubled_tie-all_hangs = Alles hängt
    .help = Wer das nächste Spiel gewinnt, bekommt es.
belot-choice-doubled_tie-defenders_keep_half = Die Hälfte hängt
    .help = Die Gegner schreiben die andere Hälfte auf.

belot-problem-bid_over_double = Das spielt nur eine Rolle, wenn Kontra erlaubt ist.
belot-problem-capot_doubled = Das spielt nur eine Rolle, wenn Kontra erlaubt ist.
belot-problem-doubled_tie = Das spielt nur eine Rolle, wenn Kontra erlaubt ist.
belot-problem-declaration_timing = Das spielt nur eine Rolle, wenn die Spieler selbst melden.

# Ansagen; .text steht im Satz und nennt auch Farben; .short ist ein Zeichen aus zwei Buchstaben
belot-contract-clubs = Kreuz
    .text = Kreuz
belot-contract-diamonds = Karo
    .text = Karo
belot-contract-hearts = Herz
    .text = Herz
belot-contract-spades = Pik
    .text = Pik
belot-contract-no_trumps = Ohne Trumpf
    .text = Ohne Trumpf
    .short = OT
belot-contract-all_trumps = Alles Trumpf
    .text = Alles Trumpf
    .short = AT
# $contract ist ein Text von oben
belot-contract-doubled = { $contract } mit Kontra
belot-contract-redoubled = { $contract } mit Rekontra
belot-contract-none = Noch keine Ansage

# Was zuletzt gesagt wurde, so kurz wie möglich, und die Knöpfe
belot-call-pass = Passt
belot-call-double = Kontra
belot-call-redouble = Rekontra

# Meldungen; .text steht im Satz
belot-declaration-tierce = Terz
    .text = Terz
belot-declaration-quarte = Quarte
    .text = Quarte
belot-declaration-quinte = Quinte
    .text = Quinte
belot-declaration-carre = Carré
    .text = Carré
belot-declaration-belot = Belot
    .text = Belot
# $declaration ist ein Text von oben
belot-declaration-cards = { $declaration } { $cards }

# Teams
belot-team-us = Wir
belot-team-them = Gegner
# Für Zuschauer, an einem Platz: der Partner
belot-team-with = mit { $name }
# Für Zuschauer, über einer Spalte: die beiden Namen
belot-team-pair = { $first } & { $second }
# $team ist eins von oben
belot-team-points = { $team }: { $points }
belot-team-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
belot-hanging =
    { $points ->
        [one] { $points } Punkt hängt
       *[other] { $points } Punkte hängen
    }

# Knöpfe
belot-action-pass = Passen
belot-action-double = Kontra
belot-action-redouble = Rekontra
belot-action-bid = { $contract } ansagen
belot-action-play = { $card } spielen
belot-action-belot = { $card } mit Belot
belot-action-say-belot = Belot sagen mit { $cards }
belot-action-declare = Melden
belot-action-declare-all = Alles melden
belot-action-declare-none = Nichts melden
belot-action-declare-done = Nichts mehr
belot-action-last-trick = Letzter Stich

# Die Zeile über den Knöpfen, wenn man am Zug ist
belot-turn-first = Du bist dran: ansagen oder passen
belot-turn-bid = Du bist dran: höher als { $contract } oder passen
belot-turn-pass = Du bist dran: höher geht es nicht
belot-turn-double = Du bist dran: höher, Kontra oder passen
belot-turn-redouble = Du bist dran: Rekontra oder dabei bleiben
belot-turn-declare = Vor deiner ersten Karte: Was meldest du?
belot-turn-declare-late = Nach dem ersten Stich: Was meldest du?
belot-turn-lead = Du bist dran: ausspielen
belot-turn-play = Du bist dran: beliebige Karte
belot-turn-follow = Du bist dran: { $suit } bedienen
belot-turn-raise = Du bist dran: { $suit } überstechen
belot-turn-trump = Du bist dran: Du musst trumpfen
belot-turn-overtrump = Du bist dran: Du musst übertrumpfen
belot-turn-undertrump = Du bist dran: Du musst Trumpf spielen

# Warum eine Karte nicht geht
belot-why-follow = Du musst bedienen: { $suit }.
belot-why-raise = Du musst höher spielen als { $card }.
belot-why-trump = Du musst trumpfen.
belot-why-overtrump = Du musst höher trumpfen als { $card }.
belot-why-declare = Sag zuerst, was du meldest.
belot-why-wait = Du bist nicht dran.

# Über den Karten, die gemeldet werden können
belot-declare-conflict = Jede Karte zählt nur in einer Meldung: Wähle eine davon.
belot-declare-secret = Die anderen hören nur, was es ist, nicht die Karten.

# Der Stich, zum Vorlesen und als Zeichen
belot-trick-title = Stich { $number } von 8
belot-trick-last = Der letzte Stich
belot-trick-leads = spielt aus
belot-trick-winning = liegt vorn
belot-trick-won = hat den Stich
belot-trick-card = { $name }: { $card }
belot-trick-none = Es gibt noch keinen letzten Stich.

# Was ein Platz zeigt, zum Vorlesen
belot-seat-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
belot-seat-partner = dein Partner
belot-seat-opponent = gegen dich
belot-seat-said = hat gesagt: { $call }
belot-seat-plays = spielt { $contract }
belot-seat-declared = gemeldet: { $declarations }

# Was geschehen ist
belot-event-dealt = Alle haben fünf Karten; das Reizen beginnt.
belot-event-dealt-cards = Du bekommst { $cards }.
belot-event-call-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
belot-event-call-double =
    { $you ->
        [yes] Du sagst Kontra.
       *[no] { $name } sagt Kontra.
    }
belot-event-call-redouble =
    { $you ->
        [yes] Du sagst Rekontra.
       *[no] { $name } sagt Rekontra.
    }
# $contract ist der .text einer Ansage
belot-event-call =
    { $you ->
        [yes] Du sagst { $contract } an.
       *[no] { $name } sagt { $contract } an.
    }
# $contract kann „mit Kontra“ enthalten
belot-event-contract =
    { $you ->
        [yes] Das Reizen ist vorbei: Du spielst { $contract }.
       *[no] Das Reizen ist vorbei: { $name } spielt { $contract }.
    }
belot-event-void = Alle vier haben gepasst; der Nächste gibt.
belot-event-declared =
    { $you ->
        [yes] Du meldest: { $declaration }.
       *[no] { $name } meldet: { $declaration }.
    }
belot-event-no_declaration =
    { $you ->
        [yes] Du meldest nichts mehr.
       *[no] { $name } meldet nichts mehr.
    }
belot-event-belot =
    { $you ->
        [yes] Du sagst Belot: { $suit }.
       *[no] { $name } sagt Belot: { $suit }.
    }
belot-event-played =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
belot-event-trick =
    { $you ->
        [yes] Du bekommst Stich { $number }, er zählt { $points }.
       *[no] { $name } bekommt Stich { $number }, er zählt { $points }.
    }
belot-event-revealed =
    { $you ->
        [yes] Du zeigst: { $declarations }.
       *[no] { $name } zeigt: { $declarations }.
    }
belot-event-game_won =
    { $side ->
        [us] Ihr gewinnt die Partie mit { $points } zu { $others }.
        [them] Die Gegner gewinnen die Partie mit { $points } zu { $others }.
       *[other] Die Partie ist gewonnen, { $points } zu { $others }: { $team }.
    }

# Wie ein Spiel ausging; $raw und $against sind Augen, des spielenden und des anderen Teams
belot-result-void = Alle vier haben gepasst: Nichts wird aufgeschrieben.
belot-result-made =
    { $side ->
        [us] Ihr habt eure Ansage erfüllt: { $raw } zu { $against }.
        [them] Die Gegner haben ihre Ansage erfüllt: { $raw } zu { $against }.
       *[other] Ansage erfüllt, { $raw } zu { $against }: { $team }.
    }
belot-result-inside =
    { $side ->
        [us] Eure Ansage ist verloren: { $raw } zu { $against }. Alles geht an die Gegner.
        [them] Die Ansage der Gegner ist verloren: { $raw } zu { $against }. Alles geht an euch.
       *[other] Ansage verloren, { $raw } zu { $against }: { $team }. Alles geht an die Gegner.
    }
belot-result-hanging = Beide Teams haben { $raw }: Das Spiel hängt.
belot-result-capot =
    { $side ->
        [us] Ihr habt alle acht Stiche: Kapot.
        [them] Die Gegner haben alle acht Stiche: Kapot.
       *[other] Alle acht Stiche, Kapot: { $team }.
    }
# $first und $second sind Teams
belot-result-recorded = Punkte: { $first } { $one }, { $second } { $two }.
belot-result-doubled = Kontra: { $total } × { $times } = { $points } Punkte.
belot-result-hung =
    { $side ->
        [us] Ihr bekommt auch die { $points }, die hingen.
        [them] Die Gegner bekommen auch die { $points }, die hingen.
       *[other] Dazu kommen die { $points }, die hingen: { $team }.
    }
belot-result-hangs =
    { $points ->
        [one] { $points } Punkt hängt bis zum nächsten Spiel.
       *[other] { $points } Punkte hängen bis zum nächsten Spiel.
    }
belot-result-scores = Stand: { $first } { $one }, { $second } { $two }.
belot-result-one_more = Ein Team hat genug, aber ein Spiel folgt noch.

# Die Rechnung eines Spiels, als Zeilen einer Tabelle mit einer Spalte je Team
belot-sum-title = Spiel { $number }
belot-sum-cards = Stiche
belot-sum-last_ten = Letzter Stich
belot-sum-no_trumps = Ohne Trumpf: doppelt
belot-sum-declarations = Meldungen
belot-sum-belots = Belot
belot-sum-capot = Kapot
belot-sum-raw = Augen
belot-sum-own = Durch 10
belot-sum-total = Ganzes Spiel
belot-sum-doubled = Mal { $times }
belot-sum-hung = Hing vorher
belot-sum-hangs = Hängt
belot-sum-recorded = Punkte
belot-sum-score = Stand

# Die Schritte in Worten, unter der Tabelle
belot-step-made = Erfüllt: Jedes Team schreibt seine Punkte auf.
belot-step-made-doubled = Erfüllt mit Kontra: Alles geht an das Team, das gespielt hat.
belot-step-inside = Verloren: Alles geht an das andere Team.
belot-step-hanging = Gleich: Die Punkte des spielenden Teams hängen.
belot-step-hanging-doubled = Gleich mit Kontra: Die Punkte hängen.
belot-step-round-suit = Rundung: 7, 8 und 9 auf, 0 bis 5 ab; von zwei Sechsen die kleinere Zahl auf.
belot-step-round-no_trumps = Rundung: 5 bis 9 auf, 0 bis 4 ab.
belot-step-round-all_trumps = Rundung: 5 bis 9 auf, 0 bis 3 ab; von zwei Vieren die kleinere Zahl auf.
# $declaration ist eine Meldung mit ihren Karten
belot-step-declared = { $name }: { $declaration }, { $points }
belot-standing-counts = zählt
belot-standing-beaten = eine bessere steht dagegen
belot-standing-equal = die besten sind gleich, keine zählt
belot-standing-carre = ein Carré steht dagegen
belot-standing-no_trick = kein Stich, zählt nicht

# Die Liste
belot-sheet-target = Wer zuerst { $points } Punkte hat, gewinnt.
belot-sheet-empty = Noch ist kein Spiel zu Ende.
belot-sheet-deal = Spiel
belot-sheet-contract = Ansage
belot-sheet-sum = Gesamt
belot-sheet-last = Das letzte Spiel
belot-sheet-all = Alle Spiele dieser Partie
belot-sheet-made = erfüllt
belot-sheet-inside = verloren
belot-sheet-hanging = hängt
belot-sheet-void = alle gepasst
belot-sheet-declarer = { $contract }, { $name }

# Das Spiel in Kürze, und Tipps
belot-help-aim = Zwei Teams, die Partner sitzen sich gegenüber. Das Team, das zuerst 151 Punkte hat, gewinnt.
belot-help-bidding = Mit fünf Karten wird gereizt: Kreuz, Karo, Herz, Pik, Ohne Trumpf, Alles Trumpf, immer höher. Nach dreimal Passen bekommen alle noch drei Karten.
belot-help-order = Trümpfe von oben: Bube 9 Ass 10 König Dame 8 7. Andere Karten: Ass 10 König Dame Bube 9 8 7.
belot-help-points = Im Trumpf zählen Bube 20, Neun 14, Ass 11, Zehn 10, König 4, Dame 3. Sonst Ass 11, Zehn 10, König 4, Dame 3, Bube 2. Der letzte Stich bringt 10 dazu.
belot-help-follow = Farbe bedienen. Wer das nicht kann, muss trumpfen, außer der Partner liegt vorn. Ausgespielter Trumpf, und bei Alles Trumpf jede Karte, muss überstochen werden, wenn es geht.
belot-help-declare = Mit der ersten Karte meldet man Folgen (Terz 20, Quarte 50, Quinte 100) und vier Gleiche (100, Neunen 150, Buben 200). Nur das Team mit der besten Meldung schreibt. Ohne Trumpf gibt es keine.
belot-help-belot = König und Dame im Trumpf sind Belot, 20 Punkte, gesagt mit der ersten der beiden Karten.
belot-help-score = Das ansagende Team braucht mehr Augen als das andere, sonst schreiben die Gegner alles auf. Haben beide gleich viele, hängen seine Punkte bis zum nächsten Spiel.
belot-help-double = Mit Kontra geht es um das Doppelte, mit Rekontra um das Vierfache, und alles geht an ein Team.

belot-tip-trumps = Bube und Neun einer Farbe sind ein Grund, sie anzusagen, wenn du drei Trümpfe oder ein Ass daneben hast.
belot-tip-aces = Asse und Zehnen sind für Ohne Trumpf, Buben und Neunen für Alles Trumpf.
belot-tip-draw = Hast du starke Trümpfe, spiel sie zuerst: Dann sticht niemand mehr deine Asse.
belot-tip-partner = Liegt dein Partner vorn, gib deine Zehnen dazu.
belot-tip-last = Heb eine sichere Karte für den letzten Stich auf, er bringt 10.
