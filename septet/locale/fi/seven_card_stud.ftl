### Seven Card Stud: valinnat, siirrot, tapahtumat, kädet, tulokset.
### $you on "yes", kun paikka on lukijan oma.

seven_card_stud-preset-cash = Käteispeli
    .help = 200 pelimerkkiä, rajat 2 ja 4. Pelatkaa niin kauan kuin haluatte.
seven_card_stud-preset-tournament = Turnaus
    .help = 500 pelimerkkiä. Pelataan, kunnes yhdellä on kaikki; pienetkin pinot ovat jaossa mukana.

seven_card_stud-group-table = Pöytä
seven_card_stud-group-betting = Panostaminen
seven_card_stud-group-raising = Korotukset ja all-init
seven_card_stud-group-order = Kortit ja vuorojärjestys
seven_card_stud-group-showdown = Näyttö
seven_card_stud-group-other = Muuta

seven_card_stud-option-preset = Pelimuoto
    .help = Määrää kaikki alla olevat valinnat; kutakin voi sitten muuttaa erikseen.
seven_card_stud-option-mode = Pienet pinot
    .help = Jaetaanko kortit myös pelaajille, joilla ei riitä anteen ja aloituspanokseen.
seven_card_stud-option-max_players = Paikkoja
    .help = Tavallisesti kuusi. Seitsemällä tai kahdeksalla pakka voi loppua; silloin viimeinen kortti on yhteinen.
seven_card_stud-option-starting_chips = Pelimerkkejä alussa
    .help = Kaikki aloittavat samalla määrällä.
seven_card_stud-option-small_bet = Pieni panos
    .help = Panos kolmannella ja neljännellä kadulla.
seven_card_stud-option-big_bet = Iso panos
    .help = Panos viidenneltä kadulta alkaen, tavallisesti kaksi kertaa pieni panos.
seven_card_stud-option-ante = Ante
    .help = Alkupanos, jonka jokainen maksaa pottiin ennen kutakin jakoa.
seven_card_stud-option-bring_in = Aloituspanos
    .help = Bring-in: alimman avokortin pakollinen panos, pienempi kuin pieni panos.
seven_card_stud-option-max_raises = Korotuksia kierroksella
    .help = Kuinka monta kertaa panosta saa korottaa kullakin kadulla.
seven_card_stud-option-raise_over_bring_in = Korotukset aloituspanoksesta
    .help = Kolmannella kadulla korotus lasketaan aloituspanoksesta, ei pienestä panoksesta, johon se täydennettiin.
seven_card_stud-option-heads_up_unlimited = Kahdestaan korotuksia rajatta
    .help = Kun vain kaksi pelaajaa on jäljellä, he saavat korottaa niin monta kertaa kuin haluavat.
seven_card_stud-option-fourth_street_pair = Iso panos avoimella parilla
    .help = Jos jollakulla on neljännellä kadulla avoin pari, kaikki saavat panostaa ja korottaa myös isolla panoksella.
seven_card_stud-option-opener_5th_6th = Aloittaja 5. ja 6. kadulla
    .help = Kuka toimii ensimmäisenä.
seven_card_stud-option-opener_tie = Yhtä hyvät avokortit
    .help = Kuka aloittaa, kun kahden avokortit ovat yhtä hyvät.
seven_card_stud-option-odd_chip = Parittomat pelimerkit
    .help = Kuka saa jaetun potin pelimerkit, jotka eivät mene tasan.
seven_card_stud-option-short_all_in = Vajaat all-init
    .help = Kuinka suuren all-inin on oltava, jotta se on panos tai korotus.
seven_card_stud-option-show_all = Kaikki näyttävät
    .help = Näytössä kaikki kädet käännetään esiin. Muuten hävinneet kädet heitetään pois näyttämättä.
seven_card_stud-option-burn_cards = Poltetaan kortteja
    .help = Neljännestä kadusta alkaen ennen kutakin katua yksi kortti pannaan syrjään näyttämättä.
seven_card_stud-option-end_condition = Pelin päättyminen
    .help = Milloin peli päättyy ja voittaja nimetään.
seven_card_stud-option-hands_limit = Jakojen määrä
    .help = Näin monen jaon jälkeen voittaa se, jolla on eniten pelimerkkejä.
seven_card_stud-option-time_limit_minutes = Peliaika minuutteina
    .help = Kesken oleva jako pelataan aina loppuun.

seven_card_stud-choice-mode-cash = Jäävät väliin
    .help = Kuten käteispelissä: kortit saa vain, jos pelimerkit riittävät anteen ja aloituspanokseen.
seven_card_stud-choice-mode-tournament = Ovat jaossa mukana
    .help = Kuten turnauksessa: yksikin pelimerkki riittää kortteihin, ja pelkkä ante voi viedä all-in.
seven_card_stud-choice-opener_5th_6th-best_board = Parhaat avokortit
    .help = Kuten neljännellä kadulla.
seven_card_stud-choice-opener_5th_6th-highest_new_card = Korkein uusi kortti
    .help = Vain juuri jaettu kortti ratkaisee.
seven_card_stud-choice-opener_tie-suit = Vahvempi maa
    .help = Pata ennen herttaa, ruutua ja ristiä.
seven_card_stud-choice-opener_tie-position = Paikka
    .help = Lähimpänä jakajan vasemmalla puolella istuva.
seven_card_stud-choice-odd_chip-first_left_of_dealer = Jakajan vasemmalta
    .help = Yksi kullekin voittajalle järjestyksessä jakajan vasemmalta puolelta alkaen.
seven_card_stud-choice-odd_chip-high_card_by_suit = Korkein kortti
    .help = Alkaen siitä, jonka voittokädessä on korkein kortti; tasatilanteessa ratkaisee maa.
seven_card_stud-choice-short_all_in-half_bet = Puoli panosta
    .help = Puolikkaasta alkaen se on täysi panos ja panostaminen on taas auki.
seven_card_stud-choice-short_all_in-full_bet = Täysi panos
    .help = Pienemmän voi täydentää, mutta se ei avaa mitään.
seven_card_stud-choice-end_condition-none = Vapaa
    .help = Pelatkaa niin kauan kuin haluatte.
seven_card_stud-choice-end_condition-hands = Jakojen jälkeen
    .help = Silloin voittaa se, jolla on eniten pelimerkkejä.
seven_card_stud-choice-end_condition-time_limit = Ajan päätyttyä
    .help = Silloin voittaa se, jolla on eniten pelimerkkejä.
seven_card_stud-choice-end_condition-last_player = Kaikki yhdellä
    .help = Pelataan, kunnes yhdellä pelaajalla on kaikki pelimerkit.

# Mikä ei sovi yhteen, sen valinnan kohdalla, jossa se näytetään
seven_card_stud-problem-big_bet = Iso panos on pienempi kuin pieni panos.
seven_card_stud-problem-bring_in = Aloituspanoksen on oltava pienempi kuin pieni panos.
seven_card_stud-problem-starting_chips = Kukaan ei saisi kortteja: ante ja aloituspanos ovat enemmän kuin pelimerkkejä on alussa.
seven_card_stud-problem-hands_limit = Tällä on merkitystä vain, kun peli päättyy jakojen määrään.
seven_card_stud-problem-time_limit_minutes = Tällä on merkitystä vain, kun peli päättyy ajan mukaan.

seven_card_stud-street-3 = Kolmas katu
seven_card_stud-street-4 = Neljäs katu
seven_card_stud-street-5 = Viides katu
seven_card_stud-street-6 = Kuudes katu
seven_card_stud-street-7 = Seitsemäs katu

# Painikkeet. .amount kertoo pelimerkit, .all-in on siirrolle, joka vie ne kaikki.
seven_card_stud-action-fold = Luovuta
seven_card_stud-action-check = Sökötä
seven_card_stud-action-call = Maksa
    .amount = Maksa { $amount }
    .all-in = Maksa { $amount }, all-in
seven_card_stud-action-bring_in = Aloita
    .amount = Aloita { $amount }
    .all-in = Aloita { $amount }, all-in
seven_card_stud-action-bet = Panosta
    .amount = Panosta { $amount }
    .all-in = Panosta { $amount }, all-in
seven_card_stud-action-complete = Täydennä
    .amount = Täydennä { $amount }
    .all-in = Täydennä { $amount }, all-in
seven_card_stud-action-raise = Korota
    .amount = Korota { $amount }
    .all-in = Korota { $amount }, all-in

# Viimeisin siirto pelaajan nimen alla: niin lyhyesti kuin voi.
seven_card_stud-last-fold = Luovutti
seven_card_stud-last-check = Sökö
seven_card_stud-last-call = Maksoi
seven_card_stud-last-bring_in = Aloitus
seven_card_stud-last-bet = Panos
seven_card_stud-last-complete = Täydensi
seven_card_stud-last-raise = Korotus
seven_card_stud-last-all-in = All-in
seven_card_stud-last-mucked = Ei näytä
seven_card_stud-last-won = Voitti { $amount }

# Kädet, niin lyhyesti kuin voi
seven_card_stud-category-high_card = Hai
seven_card_stud-category-pair = Pari
seven_card_stud-category-two_pair = Kaksi paria
seven_card_stud-category-three_of_a_kind = Kolmoset
seven_card_stud-category-straight = Suora
seven_card_stud-category-flush = Väri
seven_card_stud-category-full_house = Täyskäsi
seven_card_stud-category-four_of_a_kind = Neloset
seven_card_stud-category-straight_flush = Värisuora
seven_card_stud-category-royal_flush = Royal flush

# Kädet sanoin. $one, $many, $of, $to ja $with ovat ensimmäisen ratkaisevan arvon muotoja
# (card-rank-A.one ja niin edelleen), $second ja $secondwith toisen arvon .many ja .with.
# .with kertoo, millä joku voittaa.
seven_card_stud-hand-high_card = { $to }hai
    .with = { $to }hailla
seven_card_stud-hand-pair = { $to }pari
    .with = { $to }parilla
seven_card_stud-hand-two_pair = kaksi paria, { $many } ja { $second }
    .with = kahdella parilla ({ $many } ja { $second })
seven_card_stud-hand-three_of_a_kind = kolme { $of }
    .with = kolmella { $with }
seven_card_stud-hand-straight = { $to }suora
    .with = { $to }suoralla
seven_card_stud-hand-flush = { $to }väri
    .with = { $to }värillä
seven_card_stud-hand-full_house = täyskäsi, { $many } ja { $second }
    .with = täyskädellä ({ $many } ja { $second })
seven_card_stud-hand-four_of_a_kind = neljä { $of }
    .with = neljällä { $with }
seven_card_stud-hand-straight_flush = { $to }värisuora
    .with = { $to }värisuoralla
seven_card_stud-hand-royal_flush = kuningasvärisuora
    .with = kuningasvärisuoralla
# Kaksi samanlaista kättä: muut kortit ratkaisevat.
seven_card_stud-hand-kickers = { $hand }, kikkerit { $kickers }
seven_card_stud-hand-not-shown = ei näytetty

seven_card_stud-down = piilossa
seven_card_stud-up = avoinna

seven_card_stud-pot-main = Pääpotti
seven_card_stud-pot-side = Sivupotti
seven_card_stud-pot-side-number = { $number }. sivupotti
seven_card_stud-pot-competing = { $pot } { $chips }: { $names }
seven_card_stud-raises-left =
    { $count ->
        [0] Korotuksia ei ole jäljellä
        [one] { $count } korotus jäljellä
       *[other] { $count } korotusta jäljellä
    }
seven_card_stud-community = Yhteinen kortti
seven_card_stud-open-pair = Avoin pari: iso panos on sallittu
seven_card_stud-open-hands = Kukaan ei voi enää panostaa: kaikki kädet ovat esillä

# Rivi painikkeiden yllä omalla vuorolla
seven_card_stud-turn-bring-in = Vuorosi: korttisi on alin
seven_card_stud-turn-check = Vuorosi: sökötä tai panosta
seven_card_stud-turn-check-only = Vuorosi: sökötä
seven_card_stud-turn-call = Vuorosi: maksettavaa { $price }
seven_card_stud-turn-call-only = Vuorosi: maksa { $price } tai luovuta

seven_card_stud-event-ante =
    { $you ->
        [yes] Maksat anten { $amount }.
       *[no] { $name } maksaa anten { $amount }.
    }
seven_card_stud-event-antes = Kaikki maksavat anten { $amount }.
seven_card_stud-event-street = { $street }.
# $cards on luettelo: "Anna 7♦, Ben J♥ ja sinä K♠"
seven_card_stud-event-dealt = Jaettu: { $cards }.
seven_card_stud-event-dealt-seat = { $name } { $cards }
seven_card_stud-event-community = Seitsemäs kortti on kaikille yhteinen: { $card }.
seven_card_stud-event-fold =
    { $you ->
        [yes] Luovutat.
       *[no] { $name } luovuttaa.
    }
seven_card_stud-event-check =
    { $you ->
        [yes] Sökötät.
       *[no] { $name } sököttää.
    }
seven_card_stud-event-call =
    { $you ->
        [yes] Maksat { $amount }.
       *[no] { $name } maksaa { $amount }.
    }
seven_card_stud-event-called =
    { $you ->
        [yes] Maksat.
       *[no] { $name } maksaa.
    }
seven_card_stud-event-bring_in =
    { $you ->
        [yes] Maksat aloituspanoksen { $amount }.
       *[no] { $name } maksaa aloituspanoksen { $amount }.
    }
seven_card_stud-event-bet =
    { $you ->
        [yes] Panostat { $amount }.
       *[no] { $name } panostaa { $amount }.
    }
seven_card_stud-event-complete =
    { $you ->
        [yes] Täydennät { $amount } pelimerkkiin.
       *[no] { $name } täydentää { $amount } pelimerkkiin.
    }
seven_card_stud-event-raise =
    { $you ->
        [yes] Korotat { $amount } pelimerkkiin.
       *[no] { $name } korottaa { $amount } pelimerkkiin.
    }
seven_card_stud-event-all-in =
    { $you ->
        [yes] Olet all-in.
       *[no] { $name } on all-in.
    }
seven_card_stud-event-open-hands = Kukaan ei voi enää panostaa: kaikki kädet käännetään esiin.
seven_card_stud-event-returned =
    { $you ->
        [yes] Maksamatta jäi { $amount }, saat sen takaisin.
       *[no] Maksamatta jäi { $amount }, { $name } saa sen takaisin.
    }
seven_card_stud-event-tabled =
    { $you ->
        [yes] Näytät: { $cards }.
       *[no] { $name } näyttää: { $cards }.
    }
seven_card_stud-event-tabled-hand =
    { $you ->
        [yes] Näytät: { $cards } – { $hand }.
       *[no] { $name } näyttää: { $cards } – { $hand }.
    }
seven_card_stud-event-mucked =
    { $you ->
        [yes] Et näytä kättäsi.
       *[no] { $name } ei näytä kättään.
    }
seven_card_stud-event-pot = { $pot } { $chips }, mukana: { $names }.
seven_card_stud-event-won =
    { $you ->
        [yes] Voitat { $amount }.
       *[no] { $name } voittaa { $amount }.
    }
seven_card_stud-event-won-pot =
    { $you ->
        [yes] { $pot }: voitat { $amount }.
       *[no] { $pot }: { $name } voittaa { $amount }.
    }

# Tulokset. $with on käden .with, $names ja $hands ovat luetteloita.
seven_card_stud-result-folds =
    { $you ->
        [yes] Kaikki muut luovuttivat; saat { $amount }.
       *[no] Kaikki muut luovuttivat; { $name } saa { $amount }.
    }
seven_card_stud-result-won =
    { $you ->
        [yes] Voitat { $amount } { $with }.
       *[no] { $name } voittaa { $amount } { $with }.
    }
seven_card_stud-result-shared = Tasapeli { $with }, potti { $amount } jaetaan: { $names }.
seven_card_stud-result-pot-won =
    { $you ->
        [yes] { $pot } { $amount }: voitat { $with }.
       *[no] { $pot } { $amount }: { $name } voittaa { $with }.
    }
seven_card_stud-result-pot-shared = { $pot } { $amount }, tasapeli { $with }, jaetaan: { $names }.
seven_card_stud-result-pot-alone =
    { $you ->
        [yes] { $pot } { $amount }: kukaan muu ei pelaa siitä, se on sinun.
       *[no] { $pot } { $amount }: siitä pelaa vain { $name }.
    }
seven_card_stud-result-beaten = Hävisi: { $hands }.
seven_card_stud-result-beaten-seat = { $name } ({ $hand })
seven_card_stud-result-odd-to =
    { $count ->
        [one] Pariton pelimerkki: { $names }.
       *[other] { $count } paritonta pelimerkkiä, yksi kullekin: { $names }.
    }
seven_card_stud-result-odd =
    { $count ->
        [one] Yksi pelimerkki ei mennyt tasan.
       *[other] { $count } pelimerkkiä ei mennyt tasan; ne annettiin yksi kerrallaan.
    }

seven_card_stud-help-aim = Voita potti: sinulla on lopussa seitsemästä kortistasi parhaat viisi, tai olet viimeinen, joka ei ole luovuttanut.
seven_card_stud-help-deal = Kaikki maksavat anten ja saavat kaksi piilokorttia ja yhden avokortin. Sitten tulee kolme avokorttia lisää ja viimeinen kortti piiloon; kunkin jälkeen panostetaan.
seven_card_stud-help-first = Kolmannella kadulla alimman avokortin on maksettava aloituspanos tai pieni panos. Myöhemmin aloittavat parhaat avokortit.
seven_card_stud-help-betting = Panokset ja korotukset ovat kiinteät: pieni panos kolmannella ja neljännellä kadulla, iso panos viidenneltä alkaen. Kierroksella on kolme korotusta.
seven_card_stud-help-pair = Jos jollakulla on neljännellä kadulla avoin pari, kaikki voivat valita pienen ja ison panoksen väliltä.
seven_card_stud-help-all_in = Kun pelimerkit loppuvat, pelaaja jää mukaan siihen osaan potista, josta on maksanut; muut jatkavat peliä sivupotista.
seven_card_stud-help-showdown = Lopussa kädet näytetään. Yhtä hyvät kädet jakavat potin; maat eivät koskaan ratkaise tasapeliä.
seven_card_stud-help-ranking = Parhaasta huonoimpaan: värisuora, neloset, täyskäsi, väri, suora, kolmoset, kaksi paria, pari, hai (korkein kortti).

seven_card_stud-tip-start = Jatka kolmosilla, korkealla parilla tai kolmella korkealla saman maan kortilla. Luovuta useimmat muut kädet kolmannella kadulla.
seven_card_stud-tip-live = Katso muiden avokortteja: parisi tuskin paranee, jos molemmat puuttuvat kortit ovat jo näkyneet.
seven_card_stud-tip-memory = Muista, mitä on luovutettu. Niitä kortteja ei enää tule.
seven_card_stud-tip-fifth = Tee päätös ennen viidettä katua. Siitä eteenpäin jokainen panos maksaa kaksi kertaa enemmän.
seven_card_stud-tip-board = Mieti, mitä avokorttisi kertovat muille. Vahvannäköisillä avokorteilla potin voi voittaa ilman näyttöä.
