### Seka: valinnat, siirrot, tapahtumat, tulokset.
### $you (ja $otheryou) on "yes", kun paikka on lukijan oma.

seka-preset-home = Saksalaiset kotisäännöt
    .help = Kätensä voi näyttää, kun kaksi pelaajaa on jäljellä. Vain ensimmäinen pelaaja saa pelata sokkona.
seka-preset-online = Venäläiset nettisäännöt
    .help = Ensimmäisen kierroksen jälkeen kättä voi verrata naapurin käteen. Kuka tahansa saa pelata sokkona; kolme kutosta on 34.

seka-group-table = Pöytä
seka-group-betting = Panostaminen
seka-group-cards = Kortit ja pisteet
seka-group-comparing = Käsien vertailu
seka-group-blind = Sokkopeli
seka-group-swara = Svara
seka-group-other = Muuta

seka-option-preset = Sääntöpohja
    .help = Määrää kaikki alla olevat valinnat; kutakin voi sitten muuttaa erikseen.
seka-option-max_players = Paikkoja
    .help = Kuinka moni voi pelata tässä pöydässä. Parasta on neljästä kuuteen.
seka-option-starting_chips = Pelimerkkejä alussa
    .help = Kaikki aloittavat samalla määrällä.
seka-option-ante = Pohjapanos
    .help = Sen jokainen maksaa pottiin ennen kutakin jakoa.
seka-option-min_bet = Pienin panos
    .help = Vähintään tämän verran ensimmäisen pelaajan on panostettava.
seka-option-max_bet = Suurin panos
    .help = Yksikään panos ei saa olla tätä suurempi.
seka-option-deck = Pakka
    .help = Millä korteilla pelataan.
seka-option-hand_size = Kortteja kädessä
    .help = Kuinka monta korttia kukin saa.
seka-option-wild_cards = Jokerit
    .help = Jokeri tuo 11 pistettä mihin tahansa maahan tai täydentää kolmoset.
seka-option-three_sixes_34 = Kolme kutosta on 34
    .help = Kolme kutosta on paras käsi eikä vain 18 pistettä.
seka-option-wild_in_three_sixes = Jokeri täydentää kolme kutosta
    .help = Myös kaksi kutosta ja jokeri on 34.
seka-option-compare_mode = Milloin käsiä saa verrata
    .help = Kuka saa pyytää vertailua, ja mistä alkaen.
seka-option-compare_reveal = Kuka näkee verratut kädet
    .help = Kun mukana on yli kaksi pelaajaa, avoimen vertailun näkevät vain vertaajat itse.
seka-option-last_two_tie = Kaksi viimeistä tasan
    .help = Mitä tasapeli merkitsee, kun vain kaksi pelaajaa on jäljellä.
seka-option-blind_play = Sokkopeli
    .help = Kuka saa panostaa katsomatta korttejaan; muut maksavat silloin kaksinkertaisesti.
seka-option-blind_knock = Sokkopelin katkaisu
    .help = Voiko korttinsa katsonut pelaaja lopettaa korotuksella kaikkien sokkopelin.
seka-option-blind_in_swara = Sokkopeli svarassa
    .help = Sokkona saa pelata myös svarassa.
seka-option-swara_folded_entry = Paluu svaraan
    .help = Voivatko jaosta pudonneet palata mukaan svaraan.
seka-option-swara_entry_basis = Paluun hinta
    .help = Mistä potista puolikas lasketaan.
seka-option-swara_outsider_entry = Ulkopuoliset svarassa
    .help = Voivatko jaosta poissa olleet maksaa itsensä mukaan.
seka-option-swara_split = Potin jakaminen
    .help = Tasan olevat voivat jatkamisen sijasta jakaa potin.
seka-option-swara_ante = Pohjapanos svarassa
    .help = Kaikki svaran pelaajat maksavat uuden pohjapanoksen.
seka-option-short_chips = Pelimerkit eivät riitä
    .help = Mitä tapahtuu pelaajalle, joka ei pysty maksamaan hintaa.
seka-option-end_condition = Pelin päättyminen
    .help = Milloin peli päättyy ja voittaja nimetään.
seka-option-time_limit_minutes = Peliaika minuutteina
    .help = Kesken oleva jako pelataan aina loppuun.

seka-choice-deck-standard36 = 36 korttia
    .help = Kutosista ässiin.
seka-choice-deck-trynka24 = 24 korttia (trynka)
    .help = Ilman kuninkaita, rouvia ja jätkiä.
seka-choice-hand_size-3 = Kolme
    .help = Tavallinen peli.
seka-choice-hand_size-2 = Kaksi (dwa lista)
    .help = Nopeampi, eikä kolmosia ole.
seka-choice-wild_cards-none = Ei jokereita
    .help = Ristiseiska on tavallinen kortti.
seka-choice-wild_cards-club_seven = Ristiseiska
    .help = Tavallinen jokeri.
seka-choice-wild_cards-black_sevens = Molemmat mustat seiskat
    .help = Ristiseiska ja pataseiska.
seka-choice-wild_cards-all_sevens = Kaikki neljä seiskaa
    .help = Isoja käsiä tuon tuosta.
seka-choice-compare_mode-last_two = Kun kaksi on jäljellä
    .help = Kumpi tahansa kahdesta viimeisestä voi näyttää maksamalla viimeisen panoksen.
seka-choice-compare_mode-any_previous = Milloin tahansa
    .help = Voit verrata kättäsi edellisen pelaajan käteen; heikompi putoaa.
seka-choice-compare_mode-after_first_round = Ensimmäisen kierroksen jälkeen
    .help = Samoin, mutta vasta kun olet panostanut. Kumpikaan ei näe toisen kortteja.
seka-choice-compare_reveal-public = Koko pöytä
    .help = Molemmat kädet näytetään kaikille.
seka-choice-compare_reveal-between_two = Vertaajat
    .help = He näkevät toistensa kortit, muut eivät.
seka-choice-compare_reveal-private = Ei kukaan
    .help = Vain lopputulos kerrotaan.
seka-choice-last_two_tie-swara = Svara
    .help = He jatkavat peliä samasta potista.
seka-choice-last_two_tie-caller_out = Vertailun pyytäjä putoaa
    .help = Tasapelissä häviää se, joka pyysi vertailua.
seka-choice-blind_play-off = Ei kukaan
    .help = Kaikki katsovat korttinsa.
seka-choice-blind_play-first_player = Ensimmäinen pelaaja
    .help = Vain jakajan vasemmalla puolella istuva.
seka-choice-blind_play-anyone = Kuka tahansa
    .help = Jokainen voi aloittaa sokkona, kunnes joku panostaa korttinsa nähneenä.
seka-choice-blind_knock-off = Ei mahdollista
    .help = Sokkona pelaava pysyy sokkona, kunnes itse katsoo.
seka-choice-blind_knock-raise = Korottamalla
    .help = Riittää yksi pelimerkki yli kaksinkertaisen panoksen.
seka-choice-blind_knock-plus_one = Yksi merkki enemmän
    .help = Riittää yksi pelimerkki yli sokkopanoksen, vaikka se olisi alle kaksinkertainen.
seka-choice-swara_folded_entry-off = Ei sallittu
    .help = Vain tasan olevat jatkavat.
seka-choice-swara_folded_entry-half_pot = Puolella potilla
    .help = Jokainen jaossa mukana ollut voi palata.
seka-choice-swara_entry_basis-at_declaration = Potti tasapelin hetkellä
    .help = Kaikki maksavat saman verran.
seka-choice-swara_entry_basis-growing = Kasvava potti
    .help = Jokainen tulija nostaa seuraavan hintaa.
seka-choice-swara_outsider_entry-off = Ei sallittu
    .help = Vain tämän jaon pelaajat.
seka-choice-swara_outsider_entry-full_pot = Koko potilla
    .help = Jaosta poissa ollut pääsee mukaan maksamalla koko potin verran.
seka-choice-short_chips-must_fold = Pakko luovuttaa
    .help = Vuorollaan pelaaja voi vain luovuttaa.
seka-choice-short_chips-auto_fold = Luovutetaan heti
    .help = Pöytä luovuttaa kortit heti pelaajan puolesta.
seka-choice-end_condition-none = Vapaa
    .help = Pelatkaa niin kauan kuin haluatte.
seka-choice-end_condition-time_limit = Ajan päätyttyä
    .help = Silloin voittaa se, jolla on eniten pelimerkkejä.
seka-choice-end_condition-last_player = Kaikki yhdellä
    .help = Pelataan, kunnes yhdellä pelaajalla on kaikki pelimerkit.

# Mikä ei sovi yhteen, sen valinnan kohdalla, jossa se näytetään
seka-problem-min_bet = Pienin panos on suurempi kuin suurin.
seka-problem-blind_play = Tällä suurimmalla panoksella kukaan ei voisi panostaa sokkona: sen puolikas on pienempi kuin pienin panos.
seka-problem-ante = Pohjapanos on suurempi kuin pelimerkkien määrä alussa.
seka-problem-wild_in_three_sixes = Tällä on merkitystä vain, kun on jokereita, kädessä on kolme korttia ja kolme kutosta on 34.
seka-problem-last_two_tie = Tällä on merkitystä vain, kun käsiä saa verrata milloin tahansa.
seka-problem-blind_in_swara = Tällä on merkitystä vain, kun sokkona saa pelata.
seka-problem-swara_entry_basis = Tällä on merkitystä vain, kun svaraan voi palata puolella potilla.
seka-problem-time_limit_minutes = Tällä on merkitystä vain, kun peli päättyy ajan mukaan.
seka-problem-blind_knock = Tällä on merkitystä vain, kun sokkona saa pelata.
seka-problem-three_sixes_34 = Tällä on merkitystä vain, kun kädessä on kolme korttia.

# Painikkeet. .amount kertoo hinnan, .blind on pelaajalle, joka ei ole katsonut korttejaan.
seka-action-fold = Luovuta
seka-action-bet = Panosta
    .amount = Panosta { $amount }
    .blind = Sokkona { $amount }
seka-action-support = Maksa
    .amount = Maksa { $amount }
    .blind = Sokkona { $amount }
seka-action-raise = Korota
    .amount = Korota { $amount }
    .blind = Korota sokkona { $amount }
seka-action-knock = Katkaise
    .amount = Katkaise { $amount }
seka-action-show = Näytä
    .amount = Näytä { $amount }
seka-action-open = Vertaa
    .amount = Vertaa { $amount }
seka-action-look = Katso
seka-action-split = Jaa potti
seka-action-play = Jatka peliä
seka-action-join = Liity
    .amount = Liity { $amount }
seka-action-decline = Jää pois

# Viimeisin siirto pelaajan nimen alla: niin lyhyesti kuin voi.
seka-last-bet = Panos { $amount }
seka-last-support = Maksoi { $amount }
seka-last-raise = Korotus { $amount }
seka-last-knock = Katkaisu { $amount }
seka-last-show = Näyttää
seka-last-open = Vertaa
seka-last-look = Katsoi
seka-last-fold = Luovutti
seka-last-split = Jakaisi
seka-last-play = Jatkaisi
seka-last-join = Liittyy
seka-last-decline = Jää pois
seka-last-eliminated = Pudonnut
seka-last-blind = Sokkona { $amount }
seka-last-tied = Tasan
seka-last-won = Voitti { $amount }

seka-hand-suit = { $value }, { $suit }
seka-hand-suit-wild = { $value }, { $suit } ja jokeri
seka-hand-triple = { $value }, { $three }
seka-hand-triple-wild = { $value }, { $three } jokerilla
seka-hand-two_aces = { $value }, kaksi ässää
seka-hand-three_sixes = { $value }, kolme kutosta
seka-band-very_strong = erittäin vahva
seka-band-good = hyvä
seka-band-fair = kohtalainen
seka-band-weak = heikko

seka-blind-hand = Et ole vielä katsonut
seka-blind-on = Sokkopeli: nähneet maksavat tuplasti
seka-look-warning = Jos katsot, mukana pysyminen maksaa { $price }, ja sinulla on { $chips }. Voisit vain luovuttaa.
    .title = Katsotko silti?
    .confirm = Katso ja luovuta
    .cancel = Pysy sokkona

# Rivi painikkeiden yllä omalla vuorolla
seka-turn-first = Vuorosi: panosta tai luovuta
seka-turn-first-blind = Vuorosi: panosta sokkona, katso tai luovuta
seka-turn-price = Vuorosi: jatkaminen maksaa { $price }
seka-turn-price-blind = Vuorosi: sokkona jatkaminen maksaa { $price }
seka-turn-fold-only = Vuorosi: { $price } on liikaa, voit vain luovuttaa
seka-turn-split = Tasan! Jaatteko potin vai jatkatteko?
seka-turn-join = Svara: mukaan hintaan { $price }?
seka-level = Jatkaminen maksaa { $amount }

seka-swara-title =
    { $number ->
        [1] Svara
       *[other] { $number }. svara
    }
seka-swara-tied = Tasan: { $names }.
seka-swara-tied-value = { $value } = { $value }, tasan: { $names }.
seka-swara-split = Potin ({ $pot }) voi jakaa, tai siitä voi pelata uusilla korteilla.
seka-swara-entry = Jaossa mukana ollut voi liittyä hintaan { $price }; potissa on { $pot }.
seka-swara-on = Potissa { $pot }, pelissä: { $names }.

seka-event-ante =
    { $you ->
        [yes] Maksat pohjapanoksen { $amount }.
       *[no] { $name } maksaa pohjapanoksen { $amount }.
    }
seka-event-antes = Kaikki maksavat pohjapanoksen { $amount }.
seka-event-dealt = Kortit on jaettu.
seka-event-bet =
    { $you ->
        [yes] Panostat { $amount }.
       *[no] { $name } panostaa { $amount }.
    }
seka-event-bet-blind =
    { $you ->
        [yes] Panostat sokkona { $amount }.
       *[no] { $name } panostaa sokkona { $amount }.
    }
seka-event-support =
    { $you ->
        [yes] Maksat { $amount }.
       *[no] { $name } maksaa { $amount }.
    }
seka-event-support-blind =
    { $you ->
        [yes] Maksat sokkona { $amount }.
       *[no] { $name } maksaa sokkona { $amount }.
    }
seka-event-raise =
    { $you ->
        [yes] Korotat { $amount } pelimerkkiin.
       *[no] { $name } korottaa { $amount } pelimerkkiin.
    }
seka-event-raise-blind =
    { $you ->
        [yes] Korotat sokkona { $amount } pelimerkkiin.
       *[no] { $name } korottaa sokkona { $amount } pelimerkkiin.
    }
seka-event-knock =
    { $you ->
        [yes] Katkaiset sokkopelin.
       *[no] { $name } katkaisee sokkopelin.
    }
seka-event-look =
    { $you ->
        [yes] Katsot korttisi.
       *[no] { $name } katsoo korttinsa.
    }
seka-event-look-forced =
    { $you ->
        [yes] Korttisi käännetään sinulle esiin.
       *[no] { $name } näkee nyt korttinsa.
    }
seka-event-fold =
    { $you ->
        [yes] Luovutat.
       *[no] { $name } luovuttaa.
    }
seka-event-fold-forced =
    { $you ->
        [yes] Et pysty maksamaan, joten korttisi luovutetaan.
       *[no] { $name } ei pysty maksamaan ja putoaa.
    }
seka-event-show =
    { $you ->
        [yes] Maksat { $amount } ja näytät kätesi. Vastassa: { $other }.
       *[no] { $otheryou ->
            [yes] { $name } maksaa { $amount } ja näyttää kätensä sinua vastaan.
           *[no] { $name } maksaa { $amount } ja näyttää kätensä. Vastassa: { $other }.
        }
    }
seka-event-open =
    { $you ->
        [yes] Maksat { $amount } ja vertaat kättäsi. Vastassa: { $other }.
       *[no] { $otheryou ->
            [yes] { $name } maksaa { $amount } ja vertaa kättään sinun käteesi.
           *[no] { $name } maksaa { $amount } ja vertaa kättään. Vastassa: { $other }.
        }
    }
seka-event-revealed =
    { $you ->
        [yes] Näytät: { $cards }.
       *[no] { $name } näyttää: { $cards }.
    }
seka-event-revealed-value =
    { $you ->
        [yes] Näytät: { $cards } ({ $value }).
       *[no] { $name } näyttää: { $cards } ({ $value }).
    }
seka-event-eliminated =
    { $you ->
        [yes] Häviät vertailun ja putoat.
       *[no] { $name } häviää vertailun ja putoaa.
    }
seka-event-swara = Svara, potissa { $pot }: { $names }.
seka-event-split =
    { $you ->
        [yes] Haluaisit jakaa potin.
       *[no] { $name } haluaisi jakaa potin.
    }
seka-event-play =
    { $you ->
        [yes] Haluat jatkaa peliä.
       *[no] { $name } haluaa jatkaa peliä.
    }
seka-event-join =
    { $you ->
        [yes] Liityt svaraan hintaan { $amount }.
       *[no] { $name } liittyy svaraan hintaan { $amount }.
    }
seka-event-decline =
    { $you ->
        [yes] Jäät pois svarasta.
       *[no] { $name } jää pois svarasta.
    }
seka-event-redeal = Svaraan jaetaan uudet kortit.
seka-event-won =
    { $you ->
        [yes] Voitat { $amount }.
       *[no] { $name } voittaa { $amount }.
    }
seka-event-divided =
    { $you ->
        [yes] Saat potista { $amount }.
       *[no] { $name } saa potista { $amount }.
    }

seka-result-folds =
    { $you ->
        [yes] Kaikki muut luovuttivat; saat { $amount }.
       *[no] Kaikki muut luovuttivat; { $name } saa { $amount }.
    }
# $winneryou ja $loseryou ovat "yes", kun kyse on lukijan omasta paikasta
seka-result-beats =
    { $winneryou ->
        [yes] Kätesi ({ $value }) voittaa, { $loser } ({ $other }) häviää.
       *[no] { $loseryou ->
            [yes] { $winner } ({ $value }) voittaa kätesi ({ $other }).
           *[no] { $winner } ({ $value }) voittaa, { $loser } ({ $other }) häviää.
        }
    }
seka-result-compared =
    { $you ->
        [yes] Voitat viimeisen vertailun ja saat { $amount }.
       *[no] { $name } voittaa viimeisen vertailun ja saa { $amount }.
    }
seka-result-all =
    { $you ->
        [yes] Kukaan ei voinut panostaa, joten kaikki kädet verrattiin: voitat, pisteitä { $value }.
       *[no] Kukaan ei voinut panostaa, joten kaikki kädet verrattiin: { $name } voittaa, pisteitä { $value }.
    }
seka-result-all-divided = Kukaan ei voinut panostaa, joten kaikki kädet verrattiin. Potti { $amount } jaetaan: { $names }.
seka-result-split = Potti { $amount } jaetaan: { $names }.
seka-result-takes =
    { $you ->
        [yes] Saat { $amount }.
       *[no] { $name } saa { $amount }.
    }

seka-help-aim = Voita potti: kätesi on korkein, kun käsiä verrataan, tai olet viimeinen, joka ei ole luovuttanut.
seka-help-count = Kätesi arvo on paras kolmesta laskutavasta: saman maan kortit yhteen, kolmoset yhteen tai kaksi ässää, joista saa 22.
seka-help-points = Ässä on 11; kuningas, rouva, jätkä ja kymppi 10; ysi, kasi, seiska ja kutonen lukunsa verran.
seka-help-wild = Jokeri tuo 11 pistettä mihin tahansa maahan tai korvaa puuttuvan kortin kolmosissa. Paras käsi on kolme ässää tai kaksi ässää ja jokeri: 33.
seka-help-betting = Jakajan vasemmalla puolella istuva aloittaa. Joka vuoro maksaa uuden panoksen, vähintään yhtä suuren kuin edellinen. Panoksia ei koskaan tasata.
seka-help-show = Kun kaksi pelaajaa on jäljellä, kumpi tahansa voi maksaa viimeisen panoksen ja näyttää. Nettisäännöillä kättä verrataan naapurin käteen ensimmäisen kierroksen jälkeen.
seka-help-blind = Jos panostat katsomatta korttejasi, kaikkien katsoneiden on maksettava kaksinkertaisesti. Voit katsoa millä tahansa vuorollasi.
seka-help-swara = Tasapelistä tulee svara: potti jää pöytään ja tasan olevat saavat uudet kortit. Muut voivat palata mukaan puolella potilla.

seka-tip-numbers = Opettele luvut: 31 tai enemmän on erittäin vahva, 25–30 hyvä, alle 20 heikko. Mitä enemmän pelaajia, sitä korkeampia käsiä on odotettavissa.
seka-tip-bluff = Bluffaa silloin tällöin, mutta vain kun moni panostaa: viimeinen vastustaja voi yksinkertaisesti näyttää.
seka-tip-aces = Kaksi ässää on hyvä mutta ei loistava: 22 voittaa mitkä tahansa kaksi saman maan korttia ilman jokeria, mutta häviää kolmelle saman maan kortille, joissa on enemmän pisteitä, ja kolmelle kasille tai paremmalle.
seka-tip-swara = Harkitse kahdesti, ennen kuin maksat itsesi svaraan: puoli pottia on kova hinta kolmesta kortista, joita et ole nähnyt.
seka-tip-bet = Panosta maltilla. Panostaminen voi kestää monta kierrosta, joten potti kasvaa nopeasti.
