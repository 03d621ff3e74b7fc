### Seven Twenty-Seven: valinnat, siirrot, tapahtumat, tulokset.
### $you on "yes", kun paikka on lukijan oma.

seven_twenty_seven-preset-standard = Kotisäännöt
    .help = Kotipöytien säännöt: panokset yhdestä viiteen pelimerkkiä, kolme korotusta kierroksella.

seven_twenty_seven-group-table = Pöytä
seven_twenty_seven-group-betting = Panostaminen
seven_twenty_seven-group-cards = Kortit ja summat
seven_twenty_seven-group-taking = Korttien otto
seven_twenty_seven-group-showdown = Näyttö
seven_twenty_seven-group-announcing = Ilmoitus
seven_twenty_seven-group-other = Muuta

seven_twenty_seven-option-preset = Sääntöpohja
    .help = Niitä on yksi; jokaista valintaa voi muuttaa erikseen.
seven_twenty_seven-option-min_players = Pelaajia vähintään
    .help = Näin monta tarvitaan alkuun; myöhemmin riittää kaksi.
seven_twenty_seven-option-max_players = Paikkoja
    .help = Kuinka moni voi pelata tässä pöydässä.
seven_twenty_seven-option-starting_chips = Pelimerkkejä alussa
    .help = Kaikki aloittavat samalla määrällä.
seven_twenty_seven-option-ante = Pohjapanos
    .help = Sen jokainen maksaa pottiin ennen kutakin jakoa.
seven_twenty_seven-option-bet_min = Pienin panos
    .help = Panoksen ja korotuksen alaraja.
seven_twenty_seven-option-bet_max = Suurin panos
    .help = Panoksen ja korotuksen yläraja.
seven_twenty_seven-option-max_raises = Korotuksia kierroksella
    .help = Kuinka monta kertaa panosta saa korottaa yhdellä kierroksella.
seven_twenty_seven-option-over_is_out = Ylitys pudottaa
    .help = Tavoitteen ylittävä summa ei voita mitään; yli 27:llä putoaa heti.
seven_twenty_seven-option-declare = Ilmoitus
    .help = Ennen näyttöä jokainen valitsee salaa 7, 27 tai molemmat.
seven_twenty_seven-option-declare_tie = Jaettu puolikas, kun molemmat
    .help = Lasketaanko jaettu puolikas voitoksi, kun pelaaja on ilmoittanut molemmat.
seven_twenty_seven-option-declare_deadlock = Kukaan ei voita
    .help = Mitä tapahtuu, kun mikään ilmoitus ei voita.
seven_twenty_seven-option-frozen = Jäädytys
    .help = Kahdesti peräkkäin kortista kieltäytynyt ei saa enää kortteja.
seven_twenty_seven-option-picture_value = Kuvakortit
    .help = Minkä arvoisia ovat jätkä, rouva ja kuningas.
seven_twenty_seven-option-under_beats_over = Alitus voittaa ylityksen
    .help = Yhtä kaukana tavoitteesta voittaa sen alle jäävä summa.
seven_twenty_seven-option-fewer_cards_win = Vähemmillä korteilla voitto
    .help = Samalla summalla voittaa käsi, jossa on vähemmän kortteja.
seven_twenty_seven-option-extra_cards = Lisäkortit
    .help = Miten pelaajien ottamat kortit jaetaan.
seven_twenty_seven-option-short_chips = Pelimerkit eivät riitä
    .help = Mitä tapahtuu pelaajalle, joka ei pysty maksamaan koko panosta.
seven_twenty_seven-option-odd_chip_half = Pariton pelimerkki
    .help = Kumpi puolikas saa merkin, jota ei voi puolittaa.
seven_twenty_seven-option-end_condition = Pelin päättyminen
    .help = Milloin peli päättyy ja voittaja nimetään.
seven_twenty_seven-option-hands_limit = Jakojen määrä
    .help = Näin monen jaon jälkeen peli päättyy.
seven_twenty_seven-option-time_limit_minutes = Peliaika minuutteina
    .help = Kesken oleva jako pelataan aina loppuun.

seven_twenty_seven-choice-yes = Kyllä
seven_twenty_seven-choice-no = Ei
seven_twenty_seven-choice-declare_tie-loses = Ei lasketa
    .help = Molemmat on voitettava yksin.
seven_twenty_seven-choice-declare_tie-counts = Lasketaan
    .help = Molempien puolikkaiden jakaminen riittää.
seven_twenty_seven-choice-declare_deadlock-cards_speak = Kortit ratkaisevat
    .help = Potti jaetaan kuin mitään ei olisi ilmoitettu.
seven_twenty_seven-choice-declare_deadlock-carry_over = Potti jää
    .help = Siitä pelataan seuraavassa jaossa.
seven_twenty_seven-choice-picture_value-half = Puoli pistettä
    .help = Jätkä, rouva ja kuningas ovat ½.
seven_twenty_seven-choice-picture_value-half_or_ten = Puoli tai kymmenen
    .help = Pelaajan valinnan mukaan kumpaankin tavoitteeseen.
seven_twenty_seven-choice-extra_cards-down = Nurin
    .help = Vain pelaaja itse näkee ne.
seven_twenty_seven-choice-extra_cards-up = Avoimina
    .help = Kaikki näkevät ne.
seven_twenty_seven-choice-short_chips-all_in = All-in
    .help = Pelaaja panee loput peliin ja pelaa osasta pottia.
seven_twenty_seven-choice-short_chips-must_fold = Pakko luovuttaa
    .help = Muuta ei voi kuin luovuttaa.
seven_twenty_seven-choice-odd_chip_half-seven = 7-puolikas
    .help = Matala saa sen.
seven_twenty_seven-choice-odd_chip_half-twenty_seven = 27-puolikas
    .help = Korkea saa sen, kuten tavallista.
seven_twenty_seven-choice-end_condition-none = Vapaa
    .help = Pelatkaa niin kauan kuin haluatte.
seven_twenty_seven-choice-end_condition-hands = Jakojen jälkeen
    .help = Silloin voittaa se, jolla on eniten pelimerkkejä.
seven_twenty_seven-choice-end_condition-time_limit = Ajan päätyttyä
    .help = Silloin voittaa se, jolla on eniten pelimerkkejä.
seven_twenty_seven-choice-end_condition-last_player = Kaikki yhdellä
    .help = Pelataan, kunnes yhdellä pelaajalla on kaikki pelimerkit.

# Mikä ei sovi yhteen, sen valinnan kohdalla, jossa se näytetään
seven_twenty_seven-problem-min_players = Paikkoja on vähemmän kuin pelaajia tarvitaan.
seven_twenty_seven-problem-bet_min = Pienin panos on suurempi kuin suurin.
seven_twenty_seven-problem-declare_tie = Tällä on merkitystä vain, kun tavoitteet ilmoitetaan.
seven_twenty_seven-problem-declare_deadlock = Tällä on merkitystä vain, kun tavoitteet ilmoitetaan.
seven_twenty_seven-problem-under_beats_over = Tällä ei ole merkitystä, kun tavoitteen ylittävä summa ei voita mitään.
seven_twenty_seven-problem-hands_limit = Tällä on merkitystä vain, kun peli päättyy jakojen määrään.
seven_twenty_seven-problem-time_limit_minutes = Tällä on merkitystä vain, kun peli päättyy ajan mukaan.

# Painikkeet. .amount kertoo hinnan, .all-in on siirrolle, joka vie kaikki pelimerkit
seven_twenty_seven-action-fold = Luovuta
seven_twenty_seven-action-check = Sökötä
seven_twenty_seven-action-bet = Panosta
    .amount = Panosta { $amount }
    .all-in = Panosta { $amount }, all-in
seven_twenty_seven-action-call = Maksa
    .amount = Maksa { $amount }
    .all-in = Maksa { $amount }, all-in
seven_twenty_seven-action-raise = Korota
    .amount = Korota +{ $amount }
    .all-in = Korota +{ $amount }, all-in
seven_twenty_seven-action-all_in = All-in
seven_twenty_seven-action-take = Ota kortti
seven_twenty_seven-action-stand = Ei korttia
seven_twenty_seven-action-seven = 7
seven_twenty_seven-action-twenty_seven = 27
seven_twenty_seven-action-both = Molemmat

# Viimeisin siirto pelaajan nimen alla: niin lyhyesti kuin voi
seven_twenty_seven-last-check = Sökö
seven_twenty_seven-last-bet = Panos { $amount }
    .short = Panos
seven_twenty_seven-last-call = Maksoi
seven_twenty_seven-last-raise = Korotus { $amount }
    .short = Korotti
seven_twenty_seven-last-fold = Luovutti
seven_twenty_seven-last-take = Otti kortin
seven_twenty_seven-last-stand = Ei korttia
seven_twenty_seven-last-bust = Yli 27
seven_twenty_seven-last-frozen = Jäässä
seven_twenty_seven-last-all_in = All-in
seven_twenty_seven-last-waits = Ensi jaossa
seven_twenty_seven-last-won = Voitti { $amount }
seven_twenty_seven-last-seven = Tavoite 7
seven_twenty_seven-last-twenty_seven = Tavoite 27
seven_twenty_seven-last-both = Molemmat

# Summat tulevat tekstinä, kuten 6½
seven_twenty_seven-total-seven = 7: { $total }, { $distance } päässä
seven_twenty_seven-total-twenty_seven = 27: { $total }, { $distance } päässä
seven_twenty_seven-total-none = { $target }: yli, ei voita mitään

seven_twenty_seven-shown = näkyy { $total }

# Omien korttien yllä
seven_twenty_seven-down = piilossa
seven_twenty_seven-up = avoinna
# Summan vieressä
seven_twenty_seven-away = { $distance } päässä
seven_twenty_seven-exact = tasan
seven_twenty_seven-over = yli
seven_twenty_seven-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
seven_twenty_seven-frozen-own = Jäädytetty: et saa enää kortteja.

seven_twenty_seven-pot-main = Pääpotti
seven_twenty_seven-pot-side = { $number }. sivupotti

seven_twenty_seven-half-seven = 7-puolikas
seven_twenty_seven-half-twenty_seven = 27-puolikas

seven_twenty_seven-stock =
    { $count ->
        [one] Pakassa { $count } kortti
       *[other] Pakassa { $count } korttia
    }

seven_twenty_seven-raises-left = Korotuksia jäljellä: { $count }

seven_twenty_seven-carried = siitä { $amount } edellisestä jaosta

seven_twenty_seven-level = Jatkaminen maksaa { $amount }

# Rivi painikkeiden yllä omalla vuorolla
seven_twenty_seven-turn-first = Vuorosi: sökötä tai panosta
seven_twenty_seven-turn-price = Vuorosi: jatkaminen maksaa { $price }
seven_twenty_seven-turn-fold-only = Vuorosi: { $price } on liikaa, voit vain luovuttaa
seven_twenty_seven-turn-draw = Otatko kortin?
seven_twenty_seven-turn-announce = Mitä tavoittelet? Kukaan ei näe sitä vielä.

seven_twenty_seven-announcing = Jokainen valitsee salaa: 7, 27 tai molemmat.

# Painikkeiden yllä
seven_twenty_seven-hint-draw = Jos kukaan ei ota korttia, kaikki kortit käännetään esiin.
seven_twenty_seven-hint-both = Jos valitset molemmat, sinun on voitettava molemmat puolikkaat; muuten et saa mitään.
seven_twenty_seven-hint-both-counts = Jos valitset molemmat, sinun on voitettava tai jaettava molemmat puolikkaat; muuten et saa mitään.

# Mitä tapahtui
seven_twenty_seven-event-ante =
    { $you ->
        [yes] Maksat pohjapanoksen { $amount }.
       *[no] { $name } maksaa pohjapanoksen { $amount }.
    }
seven_twenty_seven-event-antes = Kaikki maksavat pohjapanoksen { $amount }.
seven_twenty_seven-event-carried = Potissa on edellisestä jaosta { $amount }.
seven_twenty_seven-event-dealt = Kortit on jaettu: yksi avoimena, yksi nurin.
seven_twenty_seven-event-dealt-cards = Jaettu: { $cards }.
seven_twenty_seven-event-dealt-seat = { $name } { $cards }
seven_twenty_seven-event-check =
    { $you ->
        [yes] Sökötät.
       *[no] { $name } sököttää.
    }
seven_twenty_seven-event-bet =
    { $you ->
        [yes] Panostat { $amount }.
       *[no] { $name } panostaa { $amount }.
    }
seven_twenty_seven-event-bet-all_in =
    { $you ->
        [yes] Panostat { $amount } ja olet all-in.
       *[no] { $name } panostaa { $amount } ja on all-in.
    }
seven_twenty_seven-event-call =
    { $you ->
        [yes] Maksat { $amount }.
       *[no] { $name } maksaa { $amount }.
    }
seven_twenty_seven-event-call-all_in =
    { $you ->
        [yes] Maksat { $amount } ja olet all-in.
       *[no] { $name } maksaa { $amount } ja on all-in.
    }
seven_twenty_seven-event-raise =
    { $you ->
        [yes] Korotat { $by } pelimerkillä.
       *[no] { $name } korottaa { $by } pelimerkillä.
    }
seven_twenty_seven-event-raise-all_in =
    { $you ->
        [yes] Korotat { $by } pelimerkillä ja olet all-in.
       *[no] { $name } korottaa { $by } pelimerkillä ja on all-in.
    }
seven_twenty_seven-event-fold =
    { $you ->
        [yes] Luovutat.
       *[no] { $name } luovuttaa.
    }
seven_twenty_seven-event-returned =
    { $you ->
        [yes] Maksamatta jäi { $amount }, saat sen takaisin.
       *[no] Maksamatta jäi { $amount }, { $name } saa sen takaisin.
    }
seven_twenty_seven-event-take =
    { $you ->
        [yes] Otat kortin.
       *[no] { $name } ottaa kortin.
    }
seven_twenty_seven-event-card =
    { $you ->
        [yes] Saat kortin { $card }.
       *[no] { $name } saa kortin { $card }.
    }
seven_twenty_seven-event-stand =
    { $you ->
        [yes] Et ota korttia.
       *[no] { $name } ei ota korttia.
    }
seven_twenty_seven-event-stand-frozen =
    { $you ->
        [yes] Olet jäädytetty etkä saa korttia.
       *[no] { $name } on jäädytetty eikä saa korttia.
    }
seven_twenty_seven-event-stand-no_cards =
    { $you ->
        [yes] Sinulle ei ole enää korttia.
       *[no] { $name } ei saa korttia: pakka on loppu.
    }
seven_twenty_seven-event-reshuffle =
    { $count ->
        [one] Luovutetut kortit sekoitetaan uudeksi pakaksi: { $count } kortti.
       *[other] Luovutetut kortit sekoitetaan uudeksi pakaksi: { $count } korttia.
    }
seven_twenty_seven-event-bust =
    { $you ->
        [yes] Sinulla on yli 27, ja putoat: { $cards }, { $total }.
       *[no] { $name } meni yli 27:n ja putoaa: { $cards }, { $total }.
    }
seven_twenty_seven-event-announced-seven =
    { $you ->
        [yes] Ilmoitit tavoitteeksi 7.
       *[no] { $name } ilmoitti tavoitteeksi 7.
    }
seven_twenty_seven-event-announced-twenty_seven =
    { $you ->
        [yes] Ilmoitit tavoitteeksi 27.
       *[no] { $name } ilmoitti tavoitteeksi 27.
    }
seven_twenty_seven-event-announced-both =
    { $you ->
        [yes] Ilmoitit molemmat tavoitteet.
       *[no] { $name } ilmoitti molemmat tavoitteet.
    }
seven_twenty_seven-event-revealed =
    { $you ->
        [yes] Näytät: { $cards }.
       *[no] { $name } näyttää: { $cards }.
    }
seven_twenty_seven-event-won =
    { $you ->
        [yes] Voitat { $amount }.
       *[no] { $name } voittaa { $amount }.
    }
seven_twenty_seven-event-stays = Pottiin jää seuraavaan jakoon { $amount }.

# Tulos: yksi rivi jokaisesta potista ja puolikkaasta
seven_twenty_seven-result-folds =
    { $you ->
        [yes] Kaikki muut ovat poissa pelistä; saat { $amount }.
       *[no] Kaikki muut ovat poissa pelistä; { $name } saa { $amount }.
    }
seven_twenty_seven-result-pot = { $pot } { $chips }, mukana: { $names }.
seven_twenty_seven-result-half = { $half }, { $chips }: { $names }, summa { $total }, { $distance } päässä.
seven_twenty_seven-result-half-shared = { $half }, { $chips }: { $shares } – kaikki { $distance } päässä.
seven_twenty_seven-result-share = { $name } { $amount } ({ $total })
seven_twenty_seven-result-half-exact = { $half }, { $chips }: { $names }, tasan { $total }.
seven_twenty_seven-result-half-shared-exact = { $half }, { $chips }: { $shares } – kaikilla tasan.
seven_twenty_seven-result-rivals = Tavoittelijat: { $names }.
seven_twenty_seven-result-alone = Kukaan muu ei tavoitellut sitä.
seven_twenty_seven-result-half-none = { $half }: kukaan ei kilpaile, kaikki menee toiseen puolikkaaseen.
seven_twenty_seven-result-odd-half = Potin pariton pelimerkki on tässä puolikkaassa.
seven_twenty_seven-result-odd-share = Pariton pelimerkki: { $names }.
seven_twenty_seven-result-cards_speak = Mikään ilmoitus ei voita, joten kortit ratkaisevat.
seven_twenty_seven-result-stays = Mikään ilmoitus ei voita: potti { $chips } jää.
seven_twenty_seven-result-takes =
    { $you ->
        [yes] Saat { $amount }.
       *[no] { $name } saa { $amount }.
    }

# Peli lyhyesti ja vinkit
seven_twenty_seven-help-aim = Puolet potista saa käsi, joka on lähimpänä 7:ää, toisen puolen käsi, joka on lähimpänä 27:ää. Sama käsi voi voittaa molemmat.
seven_twenty_seven-help-count = Kaikki korttisi lasketaan yhteen. Ei ole väliä, jääkö alle vai meneekö yli: vain etäisyys ratkaisee.
seven_twenty_seven-help-points = Numerokortit ovat lukunsa arvoisia, jätkä, rouva ja kuningas ½, ässä 1 tai 11, kumpaankin tavoitteeseen niin kuin sinulle sopii. 5-A-A on täydellinen: 7 ja 27.
seven_twenty_seven-help-betting = Panostuskierroksella sökötetään tai panostetaan, maksetaan, korotetaan tai luovutetaan, kunnes kaikki mukana olevat ovat panneet pottiin saman verran.
seven_twenty_seven-help-show = Panostamisen jälkeen jokainen saa ottaa yhden kortin. Jos kukaan ei ota, kaikki kortit käännetään esiin; muuten panostetaan taas.

seven_twenty_seven-tip-pictures = Kuvakortit ovat lähes arvottomia: niillä on hyvä hienosäätää summaa lähellä 7:ää.
seven_twenty_seven-tip-start = Matala kortti on hyvä alku 7:ään, korkea 27:ään. Ässät sopivat molempiin.
seven_twenty_seven-tip-look = Katso avoimia kortteja: jos jollakulla näkyy kymppi, tavoite on luultavasti 27.
seven_twenty_seven-tip-stop = Kortin ottaminen lähellä 7:ää on riskialtista: yksikin kasi pilaa kaiken. Lopeta, kun olet lähellä.
