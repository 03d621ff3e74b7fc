### Komentorivin omat tekstit.

terminal-compiling = Sääntöjä käännetään, vain tämän kerran. Siihen menee noin puoli minuuttia.
terminal-compiling-bar = Käännetään sääntöjä
terminal-compiled = Säännöt on käännetty ({ $seconds } s).
terminal-reckoning = Lasketaan…
terminal-simulating = Simuloidaan
terminal-percent = { $number } %

# septet simulate
terminal-game = Peli
terminal-players = Pelaajia
terminal-deals = Jakoja
terminal-actions = Siirtoja
terminal-seconds = Sekunteja
terminal-actions-per-second = Siirtoja sekunnissa
terminal-seat = Paikka
terminal-payoff = Keskivoitto
terminal-payoff-points = Pisteitä keskimäärin
terminal-stderr = Keskivirhe
terminal-ending = Miten jaot päättyivät
terminal-seka-ending-folds = kaikki muut luovuttivat
terminal-seka-ending-show = kaksi viimeistä näyttivät
terminal-seka-ending-open = käsien vertailu ratkaisi
terminal-seka-ending-compared = kukaan ei voinut panostaa
terminal-seka-ending-split = potti jaettiin
terminal-seven_twenty_seven-ending-folds = kaikki muut luovuttivat
terminal-seven_twenty_seven-ending-bust = muilla yli 27 tai luovutus
terminal-seven_twenty_seven-ending-showdown = näyttö
terminal-seiska-ending-went_out = joku pääsi ulos
terminal-seiska-ending-blocked = kukaan ei voinut pelata eikä nostaa
terminal-belot-ending-void = kaikki neljä passasivat
terminal-belot-ending-made = onnistui
terminal-belot-ending-inside = kaatui
terminal-belot-ending-hanging = jäi roikkumaan

# septet odds
terminal-hand = Käsi
terminal-win = Voittaa
terminal-tie = Tasan
terminal-equity = Osuus potista
terminal-strangers =
    { $count ->
        [one] Vastassa { $count } satunnainen käsi.
       *[other] Vastassa { $count } satunnaista kättä.
    }
terminal-each-other = Toisiaan vastaan.
terminal-exact = Laskettu tarkasti, kaikki jaot: { $samples }.
terminal-sampled = Arvioitu satunnaisista jaoista: { $samples }.

# septet rules
terminal-rule-was = pohjassa: { $value }
terminal-rules-marked = Näin muutat sääntöä: --set max_bet=20. Poikkeamat sääntöpohjasta on merkitty.
terminal-rules-choices = Mitä vaihtoehtoja on: septet rules { $game } --choices
terminal-seiska-choice-lappu_mode-explicit = Kirjoitetaan kortin kanssa tai kysyttäessä.

# septet play
terminal-names = Aino, Eero, Helmi, Jussi, Kaisa, Lauri, Maija, Olli, Päivi, Ville
terminal-chips = Merkit
terminal-paid = Maksettu
terminal-cards = Kortit
terminal-points = Pisteet
terminal-for-help = ? = ohje
terminal-by-enter = { $offer } (Enter)
terminal-next = Enter jakaa seuraavan, q lopettaa
terminal-enter = Enter jatkaa
terminal-enter-end = Enter vie pois pöydästä
terminal-new-game = Enter aloittaa uuden pelin, q lopettaa
terminal-look-anyway = Katsotko silti? kyllä, ei
terminal-buy =
    { $count ->
        [one] Ostatko { $count } pelimerkin ja jatkat? kyllä, ei
       *[other] Ostatko { $count } pelimerkkiä ja jatkat? kyllä, ei
    }
terminal-farewell-even = Lähtiessäsi sinulla on { $chips }, yhtä paljon kuin tullessa. Näkemiin!
terminal-farewell-won = Lähtiessäsi sinulla on { $chips }, voittoa { $gain }. Hyvin pelattu!
terminal-farewell-lost = Lähtiessäsi sinulla on { $chips }, tappiota { $gain }. Parempi onni ensi kerralla!
terminal-farewell-points-open = Lähdet pelistä. { $scores }. Näkemiin!
terminal-farewell-points-won = Voitit pelin. { $scores }. Hyvin pelattu!
terminal-farewell-points-lost = Peli on päättynyt. { $scores }. Parempi onni ensi kerralla!
terminal-seiska-say = Yksi tavallinen kortti jäljellä: onko sanottavaa?
terminal-belot-announce = Sanotko belot? kyllä (Enter), ei
terminal-belot-declarable = Voit ilmoittaa:
terminal-belot-leads =
    { $you ->
        [yes] Sinä aloitat
       *[no] { $name } aloittaa
    }
terminal-belot-winning =
    { $you ->
        [yes] tikki on sinun
       *[no] tikki on nyt: { $name }
    }

# Mitä voi kirjoittaa: sanaluetteloita, ensimmäinen sana näytetään.
terminal-words-fold = luovuta, l, luovutan, kippaa
terminal-words-bet = panosta, p, panos, panostan, lyö
terminal-words-support = maksa, m, maksan, mukana
terminal-words-raise = korota, k, korotan
terminal-words-knock = katkaise, katkaisen
terminal-words-show = näytä, n, näytän, nayta
terminal-words-open = vertaa, v, vertaan
terminal-words-look = katso, katson
terminal-words-split = jaa, j, jaetaan, k, kyllä
terminal-words-play = pelaa, p, pelataan, e, ei
terminal-words-join = liity, l, mukaan, k, kyllä
terminal-words-decline = kieltäydy, pois, e, ei, jää pois
terminal-words-check = sökötä, s, sökö, sökötän, sokota, soko, passaa
terminal-words-call = maksa, m, maksan
terminal-words-bring_in = aloita, a, aloituspanos
terminal-words-complete = täydennä, t, täydennän, taydenna
terminal-words-take = ota, o, otan, kortti, kyllä
terminal-words-stand = riittää, r, riittaa, ei
terminal-words-seven = seitsemän, 7, seiska, s, matala
terminal-words-twenty_seven = kaksikymmentäseitsemän, 27, kakskytseiska, k, korkea
terminal-words-both = molemmat, m
terminal-words-draw = nosta, n, nostan
terminal-words-pass = passaa, p, passi, passaan
terminal-words-lappu = lappu, l
terminal-words-silent = ei mitään, e, ei, hiljaa
terminal-words-clubs = risti, ri
terminal-words-diamonds = ruutu, ru
terminal-words-hearts = hertta, h
terminal-words-spades = pata, pa
terminal-words-no_trumps = ilman valttia, iv, ilman, i
terminal-words-all_trumps = kaikki valttia, kv, kaikki, k
terminal-words-double = kontra, x
terminal-words-redouble = rekontra, xx, re
terminal-words-declare = ilmoita, ilmoitan, ilm
terminal-words-belot = belot, bel, belote
terminal-words-help = ohje, ohjeet, apua, h
terminal-words-log = loki, tapahtumat
terminal-words-rules = säännöt, saannot
terminal-words-quit = lopeta, q, lähde, hei
terminal-words-last = tikki, viime tikki, edellinen
terminal-words-sheet = pisteet, pöytäkirja, tulokset
terminal-words-next = j, jaa, seuraava, jatka
terminal-words-yes = k, kyllä, joo, y
terminal-words-no = e, ei, n
terminal-words-most = max, maksimi, eniten, kaikki
terminal-words-least = min, minimi, vähiten
terminal-words-all = kaikki, kaikkia
terminal-words-filler = pelaa, pelaan, lyö, lyön, ja, sitten, kortti
terminal-words-rank-A = a, ässä, ä, assa
terminal-words-rank-K = k, kuningas, kunkku
terminal-words-rank-Q = q, rouva, r
terminal-words-rank-J = j, jätkä, jatka
terminal-words-rank-T = t, 10, kymppi, kymmenen

terminal-or = { " tai " }
terminal-answer-empty = Kirjoita jokin näistä.
terminal-answer-unknown = ”{ $text }” ei käy tässä. ? kertoo, mikä käy.
terminal-answer-ambiguous = ”{ $text }” voi olla { $choices }.
terminal-answer-not-now = ”{ $word }” ei käy nyt.
terminal-answer-amount-missing = Kuinka paljon? { $offer }
terminal-answer-amount-wrong = { $value } ei käy: { $offer }
terminal-answer-no-number = ”{ $text }” ei ole kokonaisluku.
terminal-answer-not-held = Sinulla ei ole korttia { $card }.
terminal-answer-not-held-any = Sinulla ei ole sellaista: ”{ $text }”.
terminal-answer-card = { $card } ei käy. { $why }
terminal-answer-one-rank = Yhdessä pelataan vain saman arvoisia tavallisia kortteja, ei kaseja eikä ässiä.
terminal-answer-one-card = Yksi kortti kerrallaan.
terminal-answer-no-lappu = Lappu sanotaan, kun jäljellä on yksi tavallinen kortti.
terminal-answer-no-suit = Maa sanotaan vain kasin kanssa.
terminal-answer-which-suit = Mikä maa: { $suits }?
terminal-answer-no-belot = Belot sanotaan valttikuninkaan tai -rouvan kanssa, kun kädessä ovat molemmat.
terminal-answer-which-belot = Belot minkä kortin kanssa: { $cards }?
terminal-answer-which-declaration = Mikä näistä? { $listed }. Tai kaikki.

terminal-help-now = Nyt voit kirjoittaa
terminal-help-always = Aina
terminal-help-short = Alkukirjaimet riittävät: ”l”, ”p4”, ”korota 6”. Pelkkä luku on sen suuruinen panos.
terminal-help-short-seiska = Kortit näin: ”5p” tai ”5♠”, monta samaa arvoa samalle riville (”9h 9p”), kasi ja maa (”8h p”), lappu kortin kanssa (”5p lappu”).
terminal-help-short-belot = Kortit näin: ”Kh” tai ”K♥”, belot samalla rivillä (”Kh belot”), ”ilmoita 1” tai ”ilmoita kaikki”. Tarjouksissa alku riittää: ”h”, ”iv”, ”kv”.
terminal-help-fold = luovu korteistasi; maksamasi jää pottiin
terminal-help-bet = pane pelimerkkejä pottiin
terminal-help-support = maksa hinta ja pysy mukana
terminal-help-raise = panosta enemmän; muiden on sinun jälkeesi maksettava yhtä paljon
terminal-help-knock = katkaise sokkopeli pienemmällä panoksella
terminal-help-show = maksa viimeinen panos ja näytä kätesi viimeistä vastustajaa vastaan
terminal-help-open = maksa viimeinen panos ja vertaa kättäsi edellisen pelaajan käteen
terminal-help-look = katso korttisi; sen jälkeen maksat täyden hinnan
terminal-help-split = jaa potti, jos kaikki tasan olevat haluavat
terminal-help-play = ota uudet kortit ja pelaa potista
terminal-help-join = maksa itsesi mukaan svaraan
terminal-help-decline = jää pois svarasta
terminal-help-check = älä panosta vielä
terminal-help-call = maksa pyydetty panos ja pysy mukana
terminal-help-bring_in = maksa alimman kortin pakollinen aloituspanos
terminal-help-complete = täydennä täydeksi panokseksi
terminal-help-take = ota yksi kortti lisää
terminal-help-stand = pidä kätesi sellaisena kuin se on
terminal-help-seven = ilmoita tavoittelevasi 7:ää
terminal-help-twenty_seven = ilmoita tavoittelevasi 27:ää
terminal-help-both = ilmoita molemmat; silloin sinun on voitettava molemmat
terminal-help-card = pelaa tämä kortti
terminal-help-draw = nosta kortti pakasta
terminal-help-pass = anna vuoro seuraavalle
terminal-help-lappu = sano muille, että sinulla on yksi kortti jäljellä
terminal-help-silent = älä sano mitään ja nosta rangaistuskortit
terminal-help-suit = maa, jota seuraavaksi pelataan
terminal-help-bid = tarjoa tämä, korkeampi kuin viimeisin
terminal-help-double = pelaa kaksinkertaisista pisteistä
terminal-help-redouble = pelaa nelinkertaisista pisteistä
terminal-help-declare = ilmoita sarjoja tai neljä samaa
terminal-help-belot = pelaa kuningas tai rouva ja ilmoita pari
terminal-help-help = tämä sivu
terminal-help-log = mitä tässä jaossa on tapahtunut
terminal-help-rules = tämän pöydän säännöt
terminal-help-quit = lähde pöydästä pelimerkkeinesi
terminal-help-last = edellinen tikki
terminal-help-sheet = tämän pelin pöytäkirja
terminal-help-quit-points = lähde pöydästä

# septet replay
terminal-replay-seat = Paikka { $seat }
terminal-replay-street =
    { $street ->
        [3] Kolmas katu
        [4] Neljäs katu
        [5] Viides katu
        [6] Kuudes katu
       *[other] Seitsemäs katu
    }
terminal-replay-showdown = Näyttö
terminal-replay-open = Kaikki kädet käännetään esiin
terminal-replay-board = Yhteinen kortti
terminal-replay-pot = potti { $amount }
terminal-replay-pot-head = Potti
terminal-replay-fold = luovuttaa
terminal-replay-check = sököttää
terminal-replay-call = maksaa { $amount }
terminal-replay-bring-in = aloituspanos { $amount }
terminal-replay-bet = panostaa { $amount }
terminal-replay-complete = täydentää: { $amount }
terminal-replay-raise = korottaa: { $amount }
terminal-replay-all-in = all-in
terminal-replay-muck = ei näytä
terminal-replay-wins = voittaa { $amount }
terminal-replay-player = Pelaaja
terminal-replay-before = Ennen
terminal-replay-after = Jälkeen
terminal-replay-change = Muutos
