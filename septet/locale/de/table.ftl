### Was die Tische aller Spiele gemeinsam haben.
### $you ist "yes", wenn der Satz den eigenen Platz meint, sonst "no".

game-seka = Seka
    .help = Drei Karten, ein gemeinsamer Pot und gute Nerven. Für zwei bis acht.
game-seven_twenty_seven = Seven Twenty-Seven
    .help = Wer am nächsten an 7 liegt, gewinnt den halben Pot, wer am nächsten an 27 liegt, die andere Hälfte. Für vier bis zehn.
game-seven_card_stud = Seven Card Stud
    .help = Sieben Karten für jeden, vier davon offen; feste Einsätze. Die besten fünf gewinnen. Für zwei bis acht.
game-seiska = Seiska
    .help = Karten loswerden und rechtzeitig „Lappu“ sagen. Die wenigsten Punkte gewinnen. Für zwei bis acht.

table-yes = Ja
table-no = Nein

table-you = Du
# in einer Aufzählung: „Ben und du“
table-you-listed = du
table-seats = Plätze
table-seat = Platz { $number }
table-pot = Pot
table-chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
table-chip-count = { $count }
table-bet = { $amount } gesetzt
table-dealer = Geber
table-dealer-short = G
table-host = Gastgeber
table-bot-cautious = Vorsichtiger Bot
    .short = Vorsichtig
    .help = Spielt ruhig und steigt mit schwachen Händen aus.
table-bot-searching = Denkender Bot
    .short = Denkend
    .help = Spielt vor jedem Zug Hunderte Verläufe durch.
table-bot-mixed = Gemischte Runde
    .short = Gemischt
    .help = Von jedem etwas.
table-stand-in = Bot als Vertretung
table-away = Abwesend
table-leaving = Geht
table-seat-free = Freier Platz
table-turn = Am Zug
table-waits = Nächstes Spiel
table-deal-number = Spiel { $number }

table-waiting = Warten auf Mitspieler
table-waiting-host = Alle da? Der Gastgeber gibt.
table-waiting-chips = Zu wenige haben genug Chips zum Mitspielen
table-paused = Der Gastgeber hat den Tisch angehalten
table-turn-of =
    { $you ->
        [yes] Du bist dran
       *[no] { $name } ist dran
    }
table-next-deal =
    { $seconds ->
        [one] Nächstes Spiel in { $seconds } Sekunde
       *[other] Nächstes Spiel in { $seconds } Sekunden
    }
table-broke = Du hast keine Chips mehr.
table-short = Deine Chips reichen nicht zum Mitspielen: Du brauchst { $least }.

table-standings-time_limit = Die vereinbarte Zeit ist um.
table-standings-hands = Die vereinbarten Spiele sind gespielt.
table-standings-last_player = Einer hat alle Chips.
table-standings-won = Die Partie ist gewonnen.
table-standings-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

error-unknown = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-unreachable = Der Server ist nicht erreichbar.
error-not_found = Unter dieser Adresse gibt es nichts.
error-not_allowed = Das ist nicht erlaubt.
error-invalid_request = Der Server hat das nicht verstanden.
error-invalid_rules = Diese Hausregeln passen nicht zusammen.
error-unknown_game = Dieses Spiel gibt es nicht.
error-no_such_table = Diesen Tisch gibt es nicht.
error-wrong_origin = Diese Seite gehört nicht zu diesem Server.
error-no_guest = Der Server kennt diesen Browser noch nicht. Bitte lade die Seite neu.
error-too_many = Das war viel auf einmal. Bitte warte eine Minute.
error-server_error = Dem Server ist ein Fehler passiert. Es hat sich nichts geändert; bitte versuch es noch einmal.
error-unreadable = Der Server hat das nicht verstanden.
error-too_big = Das war zu lang.
error-too_fast = Das war zu schnell. Bitte warte kurz.
error-bad_name = Bitte wähl einen Namen mit 1 bis 24 Zeichen.
error-no_such_seat = Diesen Platz gibt es nicht.
error-seat_taken = Diesen Platz hat sich gerade jemand genommen.
error-seat_free = Da sitzt niemand.
error-already_seated = Du hast schon einen Platz.
error-not_seated = Du hast keinen Platz an diesem Tisch.
error-not_host = Das darf nur der Gastgeber.
error-not_your_turn = Du bist nicht dran.
error-too_late = Zu spät: Am Tisch ging es schon weiter.
error-illegal_action = Dieser Zug ist gerade nicht möglich.
error-paused = Der Tisch ist angehalten.
error-deal_running = Bitte warte, bis dieses Spiel vorbei ist.
error-no_deal = Gerade läuft kein Spiel.
error-not_absent = Dieser Mitspieler ist da.
error-nothing_to_do = Da gibt es nichts zu ändern.
error-too_many_chips = So viele Chips fasst der Tisch nicht.
error-not_possible = Das geht gerade nicht.
error-not_kept = Der Server konnte das nicht speichern, deshalb hat sich nichts geändert. Bitte versuch es noch einmal.
