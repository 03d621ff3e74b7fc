### Texte, die nur im Browser vorkommen.

web-title = Septet
web-tagline = Ein Kartentisch für dich und deine Freunde.
web-title-table = { $game } – Tisch { $code }
web-language = Sprache
web-close = Schließen
web-cancel = Abbrechen
web-retry = Noch einmal versuchen
web-home = Zur Startseite
web-rules-link = So wird gespielt

web-start-game = Spiel
web-start-preset = Hausregeln
web-start-name = Dein Name
web-start-bots = Bots am Tisch
web-start-bots-none = Keine Bots: Ich warte auf Freunde.
web-start-level = So spielen sie
web-start-more = Hausregeln ändern
web-start-changed =
    { $count ->
        [0] wie vorgegeben
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
web-start-go = Karten geben
web-start-going = Der Tisch wird gedeckt …
web-start-join = Zu Freunden
web-start-join-label = Link oder Code ihres Tisches
web-start-join-go = Zum Tisch
web-start-join-wrong = Das ist weder ein Link noch ein Code eines Tisches.
web-start-recent = Deine Tische
web-start-forget = Tisch { $code } vergessen
web-start-loading = Einen Moment …
web-start-note = Ohne Konto, ohne Geld: nur Chips zum Vergnügen.

web-options-reset = Alles wie vorgegeben
web-options-reset-one = { $option } zurücksetzen
web-options-changed = geändert
web-options-was = Vorgabe: { $value }
web-options-undo = Zurück
web-less = Weniger
web-more = Mehr

web-connecting = Verbinde …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-spectating = Du schaust zu.
web-sit-here = Platz nehmen
web-sit-instead = Platz übernehmen
web-sit-title = Platz nehmen
web-sit-bot = { $name } ist ein Bot und macht dir Platz.
web-sit-go = Hinsetzen
web-sit-next = Du spielst ab dem nächsten Spiel mit.
web-sit-choose = Zum Mitspielen such dir einen Platz aus.
web-thinking = { $name } überlegt …
web-next-hand = Nächstes Spiel
web-next-hand-waiting = Warten auf die anderen …
web-deal-now = Geben
web-waiting-hint = Lade Freunde ein oder setz Bots auf die freien Plätze.
web-amount = Einsatz
web-amount-least = Kleinster
web-amount-half = Hälfte
web-amount-most = Höchster
web-amount-less = Ein Chip weniger
web-amount-more = Ein Chip mehr

web-menu = Menü
web-score = Punkte
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-deal = Spiel { $number }
web-house-rules = Hausregeln
web-house-rules-note = Diese Regeln gelten an diesem Tisch. Was von der Vorgabe abweicht, ist markiert.
web-invite = Einladen
web-invite-text = Wer diesen Link öffnet, kann zuschauen und einen freien Platz oder den Platz eines Bots nehmen.
web-invite-copy = Link kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen …
web-invite-code = Code
web-people = Leute
web-people-you = das bist du
web-people-give-to = Chips für { $name }
web-people-given = { $amount } geben
web-people-asks =
    { $amount ->
        [one] bittet um { $amount } Chip
       *[other] bittet um { $amount } Chips
    }
web-people-granted = bekommt { $amount } nach diesem Spiel
web-people-bot-in = Bot dazuholen
web-people-bot-out = Bot wegschicken
web-people-stand-in = Bot als Vertretung
web-people-remove = Vom Tisch nehmen
web-people-remove-sure = { $name } wirklich vom Tisch nehmen?
web-people-pause = Tisch anhalten
web-people-fast = Schnelle Bots
web-people-fast-help = Bots handeln ohne Denkpause.
web-people-host-note = Du bist Gastgeber: Chips, Bots und Pausen liegen bei dir.
web-people-leave = Tisch verlassen
web-people-leave-sure = Du kannst zurückkommen, solange ein Platz frei ist. Mitten im Spiel steigst du damit aus.
web-people-rename = Namen ändern
web-people-rename-go = Ändern
web-ask-chips = Um Chips bitten
web-asked-chips = Du hast um { $amount } gebeten. Der Gastgeber entscheidet.
web-grant-banner =
    { $amount ->
        [one] { $name } bittet um { $amount } Chip
       *[other] { $name } bittet um { $amount } Chips
    }
web-grant = { $amount } geben
web-granted-later =
    { $amount ->
        [one] Nach diesem Spiel bekommst du { $amount } Chip.
       *[other] Nach diesem Spiel bekommst du { $amount } Chips.
    }
web-buy-own = Nimm dir { $amount }

web-help = Hilfe
web-help-game = { $game } in Kürze
web-help-tips = Tipps
web-help-keys = Tasten
web-key-fold = Aussteigen, nicht mitspielen
web-key-support = Dabeibleiben, mitspielen
web-key-raise = Zum Einsatz springen
web-key-show = Aufdecken
web-key-bet = Den Einsatz setzen
web-key-look = Karten ansehen
web-key-call = Checken, callen oder das Bring-in zahlen
web-key-fixed = Setzen, auffüllen oder erhöhen
web-key-bigger = Der größere Einsatz, wenn es zwei gibt
web-key-check-call = Checken oder mitgehen
web-key-take = Karte nehmen
web-key-stand = Keine Karte
web-key-seven = Auf 7 spielen
web-key-twenty-seven = Auf 27 spielen
web-key-both = Den Einsatz setzen; auf beides spielen
web-key-contract = Kreuz, Karo, … ansagen
web-key-pass = Passen; nichts (mehr) melden
web-key-double = Kontra oder Rekontra
web-key-declare = Alles melden
web-key-belot = Belot sagen oder nicht
web-key-card = Eine Karte der Hand spielen
web-key-trick = Den letzten Stich ansehen
web-key-enter = Einsatz bestätigen
web-key-next = Nächstes Spiel
web-key-help = Diese Hilfe
web-key-log = Verlauf

web-settings = Einstellungen
web-settings-sounds = Töne
web-settings-sounds-help = Zwei leise Töne, wenn du dran bist.
web-settings-motion = Bewegung
web-settings-motion-help = Karten und Chips fliegen. Aus, wenn dein System Ruhe wünscht.
web-settings-four = Vier Farben
web-settings-four-help = Karo blau, Kreuz grün.
web-settings-compact = Große Zeichen
web-settings-compact-help = Ein großer Buchstabe und eine Farbe auf jeder Karte.
web-settings-letters = Buchstaben deiner Sprache
web-settings-letters-help = Dame und Bube mit D und B.

web-error-title = Das hat nicht geklappt
web-error-title-no_such_table = Diesen Tisch gibt es nicht
web-error-no_such_table = Vielleicht ist der Link vertippt, oder der Tisch wurde abgeräumt.
web-error-title-unreachable = Der Server antwortet nicht
web-error-unreachable = Prüf deine Verbindung. Dein Platz und deine Chips bleiben erhalten.
web-error-title-wrong_origin = Diese Adresse ist nicht erlaubt
web-error-wrong_origin = Öffne den Tisch unter der Adresse, die du vom Gastgeber hast.

web-hand-label = Deine Karten
web-opponents = Mitspieler
web-rules-title = So wird { $game } gespielt
web-new-table = Neuer Tisch
web-new-game = Neue Partie
