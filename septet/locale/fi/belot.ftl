### Belot: säännöt, tarjoukset, tapahtumat, tulokset.
### $you on "yes", kun paikka on lukijan oma.
### $side on "us" tai "them", kun lukijalla on paikka, muuten "other"; silloin $team nimeää molemmat pelaajat.

belot-preset-standard = Tavalliset
    .help = Tavalliset säännöt: 151 pisteeseen, kontra ja rekontra mukana.
belot-preset-web = Kuten verkossa
    .help = Nelosten järjestys A K Q 10, kapotti ilman valttia 180, kontratussa tasapelissä puolet jää vastustajille.
belot-preset-tournament = Turnaus
    .help = Kontra ja rekontra eivät kerro kapotin pisteitä.

belot-group-game = Peli
belot-group-bidding = Tarjoaminen
belot-group-play = Pelaaminen
belot-group-declarations = Ilmoitukset ja belot
belot-group-scoring = Pisteet
belot-group-other = Muuta

belot-option-preset = Sääntöpohja
    .help = Säännöt, joista lähdetään; jokaista voi muuttaa erikseen.
belot-option-target = Pisteet voittoon
    .help = Joukkue, jolla on näin paljon jaon jälkeen, voittaa pelin.
belot-option-direction = Pelisuunta
    .help = Mihin suuntaan vuoro kiertää pöydässä.
belot-option-doubling = Kontra
    .help = Mitä saa sanoa tarjousten lisäksi.
belot-option-bid_over_double = Tarjous kontran jälkeen
    .help = Kontran tai rekontran jälkeen saa vielä tarjota enemmän; silloin kontra raukeaa.
belot-option-passed_may_bid = Tarjous passin jälkeen
    .help = Passannut pelaaja saa tarjota myöhemmin.
belot-option-must_undertrump = Pienempi valtti
    .help = Jos et voi voittaa vastustajan valttia, sinun pitää silti pelata valttia.
belot-option-declaration_mode = Ilmoittaminen
    .help = Kuka huolehtii sarjoista ja nelosista.
belot-option-declaration_timing = Viimeinen hetki ilmoittaa
    .help = Mihin asti sarjat ja neloset voi ilmoittaa.
belot-option-declaration_reveal = Ilmoitusten näyttäminen
    .help = Milloin kaikki näkevät ilmoitetut kortit.
belot-option-declaration_contest = Sarjat ja neloset
    .help = Miten joukkueiden ilmoituksia verrataan.
belot-option-carre_order = Nelosten järjestys
    .help = Kumpi kahdesta sadan nelosesta on parempi; jätkät ja ysit ovat ensin.
belot-option-eight_run = Kahdeksan korttia samaa maata
    .help = Mitä kaikkien kahdeksan kortin sarja tuottaa.
belot-option-trickless_declarations = Joukkue ilman tikkiä
    .help = Lasketaanko sen sarjat ja neloset; belot lasketaan aina.
belot-option-belot_mode = Belotin sanominen
    .help = Kuka huolehtii valttikuninkaasta ja -rouvasta.
belot-option-no_trump_capot = Kapotti ilman valttia
    .help = Pisteet kaikista kahdeksasta tikistä, kun pelataan ilman valttia.
belot-option-capot_doubled = Kapotti kerrotaan
    .help = Kontra ja rekontra kertovat myös kaikkien tikkien pisteet.
belot-option-doubled_tie = Tasapeli kontralla
    .help = Minne pisteet menevät, kun joukkueilla on yhtä paljon.
belot-option-capot_cannot_end = Kapotti ei päätä peliä
    .help = Jaon jälkeen, jossa yksi joukkue sai kaikki tikit, pelataan vielä ainakin yksi.
belot-option-hanging_blocks_end = Roikkuvat pisteet pitävät pelin auki
    .help = Peli ei pääty niin kauan kuin pisteitä roikkuu.

belot-choice-direction-counterclockwise = Oikealle
    .help = Vastapäivään, kuten Bulgariassa.
belot-choice-direction-clockwise = Vasemmalle
    .help = Myötäpäivään, kuten joillakin sivuilla.
belot-choice-doubling-none = Ei
    .help = Vain tarjoukset.
belot-choice-doubling-double = Kontra
    .help = Vastustajan tarjouksen voi kontrata.
belot-choice-doubling-redouble = Kontra ja rekontra
    .help = Jopa nelinkertaiset pisteet.
belot-choice-declaration_mode-manual = Pelaajat
    .help = Jokainen valitsee, mitä ilmoittaa.
belot-choice-declaration_mode-auto = Automaattisesti
    .help = Paras ilmoitetaan jokaisen puolesta.
belot-choice-declaration_timing-first_card = Ensimmäisen kortin kanssa
    .help = Ennen kuin pelaat ensimmäisen korttisi.
belot-choice-declaration_timing-first_trick = Ensimmäisessä tikissä
    .help = Sen jälkeen kaikilta kysytään vielä kerran.
belot-choice-declaration_reveal-after_deal = Jaon jälkeen
    .help = Siihen asti tiedetään vain laji.
belot-choice-declaration_reveal-after_first_trick = Ensimmäisen tikin jälkeen
    .help = Kaikki näkevät kortit aikaisin.
belot-choice-declaration_contest-separate = Kumpikin erikseen
    .help = Sarjat sarjoja vastaan, neloset nelosia vastaan.
belot-choice-declaration_contest-carre_first = Nelonen ensin
    .help = Mikä tahansa nelonen voittaa kaikki sarjat.
belot-choice-carre_order-trump_values = A 10 K Q
    .help = Korttien arvon mukaan.
belot-choice-carre_order-natural = A K Q 10
    .help = Kuten joillakin sivuilla.
belot-choice-eight_run-one_quinte = Kvintti, 100
    .help = Viisi tai useampi on aina kvintti.
belot-choice-eight_run-quinte_and_tierce = 120
    .help = Kvintti ja terssi.
belot-choice-trickless_declarations-count = Lasketaan
    .help = Tikeillä ei ole väliä.
belot-choice-trickless_declarations-lost = Menetetään
    .help = Ilman tikkiä ilmoituksia ei lasketa.
belot-choice-belot_mode-manual = Pelaajat
    .help = Sano kuninkaan tai rouvan kanssa, muuten pisteet jäävät saamatta.
belot-choice-belot_mode-auto = Automaattisesti
    .help = Se ei unohdu koskaan.
belot-choice-no_trump_capot-90 = 90
    .help = Kuten kaikissa tarjouksissa.
belot-choice-no_trump_capot-180 = 180
    .help = Kaksinkertaisena, kuten kortit.
belot-choice-doubled_tie-all_hangs = Kaikki roikkuu
    .help = Seuraavan jaon voittaja saa pisteet.
belot-choice-doubled_tie-defenders_keep_half = Puolet roikkuu
    .help = Vastustajat kirjaavat toisen puolen.

belot-problem-bid_over_double = Tällä on merkitystä vain, kun kontra on käytössä.
belot-problem-capot_doubled = Tällä on merkitystä vain, kun kontra on käytössä.
belot-problem-doubled_tie = Tällä on merkitystä vain, kun kontra on käytössä.
belot-problem-declaration_timing = Tällä on merkitystä vain, kun pelaajat ilmoittavat itse.

# Tarjoukset; .text on lauseen sisällä ja nimeää myös maan; .short on kahden kirjaimen merkki
belot-contract-clubs = Risti
    .text = risti
belot-contract-diamonds = Ruutu
    .text = ruutu
belot-contract-hearts = Hertta
    .text = hertta
belot-contract-spades = Pata
    .text = pata
belot-contract-no_trumps = Ilman valttia
    .text = ilman valttia
    .short = IV
belot-contract-all_trumps = Kaikki valttia
    .text = kaikki valttia
    .short = KV
# $contract on jokin yllä olevista
belot-contract-doubled = { $contract }, kontra
belot-contract-redoubled = { $contract }, rekontra
belot-contract-none = Ei vielä tarjousta

# Mitä viimeksi sanottiin, mahdollisimman lyhyesti, ja painikkeet
belot-call-pass = Passi
belot-call-double = Kontra
belot-call-redouble = Rekontra

# Ilmoitukset; .text on lauseen sisällä
belot-declaration-tierce = Terssi
    .text = terssi
belot-declaration-quarte = Kvartti
    .text = kvartti
belot-declaration-quinte = Kvintti
    .text = kvintti
belot-declaration-carre = Nelonen
    .text = nelonen
belot-declaration-belot = Belot
    .text = belot
# $declaration on jokin yllä olevista
belot-declaration-cards = { $declaration } { $cards }

# Joukkueet
belot-team-us = Me
belot-team-them = He
# Katsojalle, paikan kohdalla: pari
belot-team-with = pari: { $name }
# Katsojalle, sarakkeen yllä: molemmat nimet
belot-team-pair = { $first } ja { $second }
# $team on jokin yllä olevista
belot-team-points = { $team }: { $points }
belot-team-tricks =
    { $count ->
        [one] { $count } tikki
       *[other] { $count } tikkiä
    }
belot-hanging =
    { $points ->
        [one] { $points } piste roikkuu
       *[other] { $points } pistettä roikkuu
    }

# Painikkeet
belot-action-pass = Passaa
belot-action-double = Kontraa
belot-action-redouble = Rekontraa
belot-action-bid = Tarjoa: { $contract }
belot-action-play = Pelaa { $card }
belot-action-belot = { $card } ja belot
belot-action-say-belot = Sano belot: { $cards }
belot-action-declare = Ilmoita
belot-action-declare-all = Ilmoita kaikki
belot-action-declare-none = En ilmoita
belot-action-declare-done = Ei muuta
belot-action-last-trick = Edellinen tikki

# Rivi painikkeiden yllä omalla vuorolla
belot-turn-first = Vuorosi: tarjoa tai passaa
belot-turn-bid = Pöydässä { $contract }: tarjoa enemmän tai passaa
belot-turn-pass = Vuorosi: enempää ei voi tarjota
belot-turn-double = Vuorosi: tarjoa lisää, kontraa tai passaa
belot-turn-redouble = Vuorosi: rekontraa tai jätä siihen
belot-turn-declare = Ennen ensimmäistä korttiasi: mitä ilmoitat?
belot-turn-declare-late = Ensimmäisen tikin jälkeen: mitä ilmoitat?
belot-turn-lead = Vuorosi: aloita tikki
belot-turn-play = Vuorosi: pelaa mikä tahansa kortti
belot-turn-follow = Vuorosi: tunnusta maata ({ $suit })
belot-turn-raise = Vuorosi: pelaa korkeampi ({ $suit })
belot-turn-trump = Vuorosi: sinun pitää lyödä valtilla
belot-turn-overtrump = Vuorosi: lyö korkeammalla valtilla
belot-turn-undertrump = Vuorosi: sinun pitää pelata valttia

# Miksi korttia ei voi pelata
belot-why-follow = Sinun pitää tunnustaa maata: { $suit }.
belot-why-raise = Sinun pitää pelata korkeampi kuin { $card }.
belot-why-trump = Sinun pitää lyödä valtilla.
belot-why-overtrump = Sinun pitää lyödä valtilla, joka on korkeampi kuin { $card }.
belot-why-declare = Sano ensin, mitä ilmoitat.
belot-why-wait = Ei ole sinun vuorosi.

# Ilmoitettavien korttien yllä
belot-declare-conflict = Kortti kelpaa vain yhteen ilmoitukseen: valitse yksi niistä.
belot-declare-secret = Muut kuulevat vain lajin, eivät kortteja.

# Tikki, kuuntelijoille ja merkkeinä
belot-trick-title = Tikki { $number }/8
belot-trick-last = Edellinen tikki
belot-trick-leads = aloittaa
belot-trick-winning = on voitolla
belot-trick-won = vei tikin
belot-trick-card = { $name }: { $card }
belot-trick-none = Edellistä tikkiä ei vielä ole.

# Mitä paikalla näkyy, kuuntelijoille
belot-seat-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
belot-seat-partner = parisi
belot-seat-opponent = sinua vastaan
belot-seat-said = sanoi: { $call }
belot-seat-plays = pelaa: { $contract }
belot-seat-declared = ilmoitti: { $declarations }

# Mitä tapahtui
belot-event-dealt = Kaikilla on viisi korttia; tarjoaminen alkaa.
belot-event-dealt-cards = Saat { $cards }.
belot-event-call-pass =
    { $you ->
        [yes] Passaat.
       *[no] { $name } passaa.
    }
belot-event-call-double =
    { $you ->
        [yes] Kontraat.
       *[no] { $name } kontraa.
    }
belot-event-call-redouble =
    { $you ->
        [yes] Rekontraat.
       *[no] { $name } rekontraa.
    }
# $contract on tarjouksen .text
belot-event-call =
    { $you ->
        [yes] Tarjoat: { $contract }.
       *[no] { $name } tarjoaa: { $contract }.
    }
# $contract voi sisältää kontran
belot-event-contract =
    { $you ->
        [yes] Tarjoaminen päättyi, pelaat: { $contract }.
       *[no] Tarjoaminen päättyi, { $name } pelaa: { $contract }.
    }
belot-event-void = Kaikki neljä passasivat; seuraava jakaa.
belot-event-declared =
    { $you ->
        [yes] Ilmoitat: { $declaration }.
       *[no] { $name } ilmoittaa: { $declaration }.
    }
belot-event-no_declaration =
    { $you ->
        [yes] Et ilmoita muuta.
       *[no] { $name } ei ilmoita muuta.
    }
belot-event-belot =
    { $you ->
        [yes] Sanot belot: { $suit }.
       *[no] { $name } sanoo belot: { $suit }.
    }
belot-event-played =
    { $you ->
        [yes] Pelaat { $card }.
       *[no] { $name } pelaa { $card }.
    }
belot-event-trick =
    { $you ->
        [yes] Viet tikin { $number }, arvo { $points }.
       *[no] { $name } vie tikin { $number }, arvo { $points }.
    }
belot-event-revealed =
    { $you ->
        [yes] Näytät: { $declarations }.
       *[no] { $name } näyttää: { $declarations }.
    }
belot-event-game_won =
    { $side ->
        [us] Voitatte pelin, { $points }–{ $others }.
        [them] Vastustajat voittavat pelin, { $points }–{ $others }.
       *[other] Peli on voitettu, { $points }–{ $others }: { $team }.
    }

# Miten jako päättyi; $raw ja $against ovat pelanneen ja toisen joukkueen pisteet
belot-result-void = Kaikki neljä passasivat: mitään ei kirjata.
belot-result-made =
    { $side ->
        [us] Tarjouksenne onnistui: { $raw }–{ $against }.
        [them] Vastustajien tarjous onnistui: { $raw }–{ $against }.
       *[other] Tarjous onnistui, { $raw }–{ $against }: { $team }.
    }
belot-result-inside =
    { $side ->
        [us] Tarjouksenne kaatui: { $raw }–{ $against }. Kaikki menee vastustajille.
        [them] Vastustajien tarjous kaatui: { $raw }–{ $against }. Saatte kaiken.
       *[other] Tarjous kaatui, { $raw }–{ $against }: { $team }. Kaikki menee vastustajille.
    }
belot-result-hanging = Kummallakin joukkueella on { $raw }: jako roikkuu.
belot-result-capot =
    { $side ->
        [us] Teillä on kaikki kahdeksan tikkiä: kapotti.
        [them] Vastustajilla on kaikki kahdeksan tikkiä: kapotti.
       *[other] Kaikki kahdeksan tikkiä, kapotti: { $team }.
    }
# $first ja $second ovat joukkueita
belot-result-recorded = Pisteet: { $first } { $one }, { $second } { $two }.
belot-result-doubled = Kontra: { $total } × { $times } = { $points } pistettä.
belot-result-hung =
    { $side ->
        [us] Saatte myös roikkuneet { $points }.
        [them] Vastustajat saavat myös roikkuneet { $points }.
       *[other] Lisäksi roikkuneet { $points }: { $team }.
    }
belot-result-hangs =
    { $points ->
        [one] { $points } piste roikkuu seuraavaan jakoon.
       *[other] { $points } pistettä roikkuu seuraavaan jakoon.
    }
belot-result-scores = Tilanne: { $first } { $one }, { $second } { $two }.
belot-result-one_more = Pisteet riittäisivät, mutta pelataan vielä yksi jako.

# Jaon lasku: taulukon rivejä, sarake joukkueelle
belot-sum-title = Jako { $number }
belot-sum-cards = Tikit
belot-sum-last_ten = Viimeinen tikki
belot-sum-no_trumps = Ilman valttia: tupla
belot-sum-declarations = Ilmoitukset
belot-sum-belots = Belot
belot-sum-capot = Kapotti
belot-sum-raw = Yhteensä
belot-sum-own = Jaettuna 10:llä
belot-sum-total = Koko jako
belot-sum-doubled = Kertaa { $times }
belot-sum-hung = Roikkui ennen
belot-sum-hangs = Roikkuu
belot-sum-recorded = Pisteet
belot-sum-score = Tilanne

# Vaiheet sanoin, taulukon alla
belot-step-made = Onnistui: kumpikin joukkue kirjaa omat pisteensä.
belot-step-made-doubled = Onnistui kontralla: kaikki menee pelanneelle joukkueelle.
belot-step-inside = Kaatui: kaikki menee toiselle joukkueelle.
belot-step-hanging = Tasan: pelanneen joukkueen pisteet roikkuvat.
belot-step-hanging-doubled = Tasan kontralla: pisteet roikkuvat.
belot-step-round-suit = Pyöristys: 7, 8 ja 9 ylös, 0–5 alas; kahdesta kutosesta pienempi luku ylös.
belot-step-round-no_trumps = Pyöristys: 5–9 ylös, 0–4 alas.
belot-step-round-all_trumps = Pyöristys: 5–9 ylös, 0–3 alas; kahdesta nelosesta pienempi luku ylös.
# $declaration on ilmoitus kortteineen
belot-step-declared = { $name }: { $declaration }, { $points }
belot-standing-counts = lasketaan
belot-standing-beaten = vastassa on parempi
belot-standing-equal = parhaat ovat tasan, mitään ei lasketa
belot-standing-carre = vastassa on nelonen
belot-standing-no_trick = ei tikkiä, ei lasketa

# Pistevihko
belot-sheet-target = { $points } pistettä voittaa.
belot-sheet-empty = Yhtään jakoa ei ole vielä pelattu.
belot-sheet-deal = Jako
belot-sheet-contract = Tarjous
belot-sheet-sum = Yhteensä
belot-sheet-last = Edellinen jako
belot-sheet-all = Tämän pelin jaot
belot-sheet-made = onnistui
belot-sheet-inside = kaatui
belot-sheet-hanging = roikkuu
belot-sheet-void = kaikki passasivat
belot-sheet-declarer = { $contract }, { $name }

# Peli lyhyesti ja vinkkejä
belot-help-aim = Kaksi joukkuetta, parit istuvat vastakkain. Joukkue, jolla on ensin 151 pistettä, voittaa.
belot-help-bidding = Viidellä kortilla tarjotaan: risti, ruutu, hertta, pata, ilman valttia, kaikki valttia, aina enemmän. Kolmen passin jälkeen kaikki saavat vielä kolme korttia.
belot-help-order = Valtit ylhäältä: J 9 A 10 K Q 8 7. Muut kortit: A 10 K Q J 9 8 7.
belot-help-points = Valteissa J on 20, 9 on 14, A 11, 10 on 10, K 4, Q 3. Muissa maissa A on 11, 10 on 10, K 4, Q 3, J 2. Viimeinen tikki tuo vielä 10.
belot-help-follow = Tunnusta maata. Jos et voi, sinun pitää lyödä valtilla, paitsi jos parisi on voitolla. Valtti, jolla tikki aloitetaan, ja kaikki valttia -pelissä joka kortti pitää lyödä korkeammalla, jos voi.
belot-help-declare = Ensimmäisen kortin kanssa ilmoitetaan sarjat (terssi 20, kvartti 50, kvintti 100) ja neloset (100, ysit 150, jätkät 200). Vain joukkue, jolla on paras, kirjaa ilmoituksensa. Ilman valttia pelattaessa niitä ei ole.
belot-help-belot = Valttikuningas ja -rouva ovat yhdessä belot, 20 pistettä; se sanotaan ensimmäisen kanssa.
belot-help-score = Tarjonneella joukkueella pitää olla enemmän pisteitä kuin toisella, muuten vastustajat kirjaavat kaiken. Jos on tasan, sen pisteet roikkuvat seuraavaan jakoon.
belot-help-double = Kontralla pelataan kaksinkertaisesta, rekontralla nelinkertaisesta, ja kaikki menee yhdelle joukkueelle.

belot-tip-trumps = Saman maan jätkä ja ysi ovat syy tarjota sitä, jos valtteja on kolme tai sivussa on ässä.
belot-tip-aces = Ässät ja kympit sopivat peliin ilman valttia, jätkät ja ysit kaikki valttia -peliin.
belot-tip-draw = Jos valttisi ovat vahvat, pelaa ne ensin: sitten kukaan ei lyö ässiäsi valtilla.
belot-tip-partner = Kun parisi on voitolla, anna kymppisi siihen tikkiin.
belot-tip-last = Säästä varma kortti viimeiseen tikkiin, se tuo 10.
