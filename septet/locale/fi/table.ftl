### Kaikkien pelien pöydille yhteistä.
### $you on "yes", kun lause puhuu lukijan omasta paikasta, muuten "no".

game-seka = Seka
    .help = Kolme korttia, yhteinen potti ja hermot pysyä mukana. 2–8 pelaajaa.
game-seven_twenty_seven = Seven Twenty-Seven
    .help = Lähimpänä 7:ää voittaa puolet potista, lähimpänä 27:ää toisen puolen. 4–10 pelaajaa.
game-seven_card_stud = Seven Card Stud
    .help = Jokaiselle seitsemän korttia, neljä niistä avoimena; panokset ovat kiinteät. Viisi parasta ratkaisee. 2–8 pelaajaa.
game-belot = Belot
    .help = Kaksi paria, tarjous ja kahdeksan tikkiä; 151 pistettä voittaa. Neljälle.
game-seiska = Seiska
    .help = Pelaa korttisi pois ja sano ”lappu” ajoissa. Pienin pistemäärä voittaa. 2–8 pelaajaa.

table-yes = Kyllä
table-no = Ei

table-you = Sinä
# luettelossa: "Anna ja sinä"
table-you-listed = sinä
table-seats = Paikat
table-seat = Paikka { $number }
table-pot = Potti
table-chips =
    { $count ->
        [one] { $count } pelimerkki
       *[other] { $count } pelimerkkiä
    }
table-chip-count = { $count }
table-bet = panoksena { $amount }
table-dealer = Jakaja
table-dealer-short = J
table-host = Pelinvetäjä
table-bot-cautious = Varovainen botti
    .short = Varovasti
    .help = Pelaa tasaisesti ja luovuttaa heikot kädet.
table-bot-searching = Pohtiva botti
    .short = Pohtien
    .help = Pelaa ennen jokaista siirtoa mielessään satoja jatkoja.
table-bot-mixed = Sekalainen seura
    .short = Vaihtelee
    .help = Muutama kumpaakin.
table-stand-in = Botti tuuraa
table-away = Poissa
table-leaving = Lähdössä
table-seat-free = Vapaa paikka
table-turn = Vuorossa
table-waits = Ensi jaossa
table-deal-number = Jako { $number }

table-waiting = Odotetaan pelaajia
table-waiting-host = Kaikki paikalla? Pelinvetäjä aloittaa jaon.
table-waiting-chips = Liian harvalla riittävät pelimerkit jakoon
table-paused = Pelinvetäjä on keskeyttänyt pelin
table-turn-of =
    { $you ->
        [yes] Sinun vuorosi
       *[no] Vuorossa { $name }
    }
table-next-deal =
    { $seconds ->
        [one] Seuraava jako { $seconds } sekunnin päästä
       *[other] Seuraava jako { $seconds } sekunnin päästä
    }
table-broke = Pelimerkkisi ovat lopussa.
table-short = Pelimerkkisi eivät riitä jakoon: tarvitset vähintään { $least }.

table-standings-time_limit = Sovittu peliaika on päättynyt.
table-standings-hands = Kaikki sovitut jaot on pelattu.
table-standings-last_player = Yhdellä pelaajalla on kaikki pelimerkit.
table-standings-won = Peli on voitettu.
table-standings-winner =
    { $count ->
        [one] Voittaja: { $names }.
       *[other] Jaettu voitto: { $names }.
    }
# Two partners who have won together
table-standings-team = Voittajat: { $names }.

error-unknown = Jokin meni pieleen. Yritä uudelleen.
error-unreachable = Palvelimeen ei saada yhteyttä.
error-not_found = Tässä osoitteessa ei ole mitään.
error-not_allowed = Se ei ole sallittua.
error-invalid_request = Palvelin ei ymmärtänyt pyyntöä.
error-invalid_rules = Nämä säännöt eivät sovi yhteen.
error-unknown_game = Tällaista peliä ei ole.
error-no_such_table = Tällaista pöytää ei ole.
error-wrong_origin = Tämä sivu ei kuulu tälle palvelimelle.
error-no_guest = Palvelin ei vielä tunne tätä selainta. Lataa sivu uudelleen.
error-too_many = Se oli paljon kerralla. Odota minuutti.
error-server_error = Palvelimessa tapahtui virhe. Mikään ei ole muuttunut; yritä uudelleen.
error-unreadable = Palvelin ei ymmärtänyt viestiä.
error-too_big = Se oli liian pitkä.
error-too_fast = Se oli liian nopeaa. Odota hetki.
error-bad_name = Valitse nimi, jossa on 1–24 merkkiä.
error-no_such_seat = Tällaista paikkaa ei ole.
error-seat_taken = Joku ehti juuri istua tälle paikalle.
error-seat_free = Paikalla ei istu ketään.
error-already_seated = Sinulla on jo paikka.
error-not_seated = Sinulla ei ole paikkaa tässä pöydässä.
error-not_host = Vain pelinvetäjä voi tehdä sen.
error-not_your_turn = Ei ole sinun vuorosi.
error-too_late = Liian myöhään: peli on jo edennyt.
error-illegal_action = Sitä ei voi tehdä nyt.
error-paused = Peli on keskeytetty.
error-deal_running = Odota, kunnes tämä jako on pelattu.
error-no_deal = Jako ei ole käynnissä.
error-not_absent = Tämä pelaaja on paikalla.
error-nothing_to_do = Ei ole mitään muutettavaa.
error-too_many_chips = Niin paljon pelimerkkejä pöytään ei mahdu.
error-not_possible = Se ei onnistu juuri nyt.
error-not_kept = Palvelin ei pystynyt tallentamaan sitä, joten mikään ei muuttunut. Yritä uudelleen.
