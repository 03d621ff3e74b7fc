### Selaimen omat tekstit.

web-title = Septet
web-tagline = Korttipöytä sinulle ja ystävillesi.
web-title-table = { $game } – pöytä { $code }
web-language = Kieli
web-close = Sulje
web-cancel = Peruuta
web-retry = Yritä uudelleen
web-home = Aloitussivulle
web-rules-link = Näin pelataan

web-start-game = Peli
web-start-preset = Säännöt
web-start-name = Nimesi
web-start-bots = Botteja pöydässä
web-start-bots-none = Ei botteja: odotan ystäviä.
web-start-level = Pelitapa
web-start-more = Muuta sääntöjä
web-start-changed =
    { $count ->
        [0] ei muutoksia
        [one] { $count } muutos
       *[other] { $count } muutosta
    }
web-start-go = Jaa kortit
web-start-going = Pöytää valmistellaan…
web-start-join = Ystävien luo
web-start-join-label = Heidän pöytänsä linkki tai koodi
web-start-join-go = Pöytään
web-start-join-wrong = Tämä ei ole pöydän linkki eikä koodi.
web-start-recent = Omat pöytäsi
web-start-forget = Unohda pöytä { $code }
web-start-loading = Hetkinen…
web-start-note = Ei tiliä, ei rahaa: pelkkiä pelimerkkejä pelaamisen ilosta.

web-options-reset = Palauta sääntöpohja
web-options-reset-one = Palauta: { $option }
web-options-changed = muutettu
web-options-was = Pohjassa: { $value }
web-options-undo = Kumoa
web-less = Vähemmän
web-more = Enemmän

web-connecting = Yhdistetään…
web-reconnecting = Yhteys katkesi. Yritetään uudelleen…
web-spectating = Olet katsojana.
web-sit-here = Istu tähän
web-sit-instead = Ota paikka
web-sit-title = Istu pöytään
web-sit-bot = { $name } on botti ja antaa sinulle paikkansa.
web-sit-go = Istu
web-sit-next = Pääset mukaan seuraavassa jaossa.
web-sit-choose = Valitse paikka, niin pääset peliin.
web-thinking = { $name } miettii…
web-next-hand = Seuraava jako
web-next-hand-waiting = Odotetaan muita…
web-deal-now = Jaa
web-waiting-hint = Kutsu ystäviä tai pane botteja vapaille paikoille.
web-amount = Panoksen suuruus
web-amount-least = Pienin
web-amount-half = Puolet
web-amount-most = Suurin
web-amount-less = Yksi merkki vähemmän
web-amount-more = Yksi merkki enemmän

web-menu = Valikko
web-score = Pisteet
web-log = Tapahtumat
web-log-empty = Mitään ei ole vielä tapahtunut.
web-log-deal = Jako { $number }
web-house-rules = Pöydän säännöt
web-house-rules-note = Tässä pöydässä pelataan näillä säännöillä. Poikkeamat sääntöpohjasta on merkitty.
web-invite = Kutsu
web-invite-text = Linkin avaaja voi katsella ja ottaa vapaan paikan tai botin paikan.
web-invite-copy = Kopioi linkki
web-invite-copied = Kopioitu
web-invite-share = Jaa linkki…
web-invite-code = Koodi
web-people = Väki
web-people-you = sinä itse
web-people-give-to = Anna pelimerkkejä: { $name }
web-people-given = Anna { $amount }
web-people-asks =
    { $amount ->
        [one] pyytää { $amount } pelimerkin
       *[other] pyytää { $amount } pelimerkkiä
    }
web-people-granted = saa { $amount } tämän jaon jälkeen
web-people-bot-in = Lisää botti
web-people-bot-out = Poista botti
web-people-stand-in = Botti tuuraamaan
web-people-remove = Poista pöydästä
web-people-remove-sure = Poistetaanko pöydästä { $name }?
web-people-pause = Keskeytä peli
web-people-fast = Nopeat botit
web-people-fast-help = Botit pelaavat ilman miettimistaukoja.
web-people-host-note = Olet pelinvetäjä: sinä huolehdit pelimerkeistä, boteista ja tauoista.
web-people-leave = Lähde pöydästä
web-people-leave-sure = Voit palata niin kauan kuin vapaita paikkoja on. Kesken jaon korttisi luovutetaan.
web-people-rename = Vaihda nimesi
web-people-rename-go = Vaihda
web-ask-chips = Pyydä pelimerkkejä
web-asked-chips = Pyysit { $amount }. Pelinvetäjä päättää.
web-grant-banner =
    { $amount ->
        [one] { $name } pyytää { $amount } pelimerkin
       *[other] { $name } pyytää { $amount } pelimerkkiä
    }
web-grant = Anna { $amount }
web-granted-later =
    { $amount ->
        [one] Saat { $amount } pelimerkin, kun tämä jako on pelattu.
       *[other] Saat { $amount } pelimerkkiä, kun tämä jako on pelattu.
    }
web-buy-own = Ota itsellesi { $amount }

web-help = Ohje
web-help-game = { $game } lyhyesti
web-help-tips = Vinkkejä
web-help-keys = Näppäimet
web-key-fold = Luovuta, jää pois
web-key-support = Maksa, liity
web-key-raise = Siirry panokseen
web-key-show = Näytä tai vertaa
web-key-bet = Panosta valittu määrä
web-key-look = Katso korttisi
web-key-call = Sökötä, maksa tai aloita
web-key-fixed = Panosta, täydennä tai korota
web-key-bigger = Suurempi panos, kun niitä on kaksi
web-key-check-call = Sökötä tai maksa
web-key-take = Ota kortti
web-key-stand = Ei korttia
web-key-seven = Tavoittele 7:ää
web-key-twenty-seven = Tavoittele 27:ää
web-key-both = Panosta valittu määrä; tavoittele molempia
web-key-contract = Tarjoa: risti, ruutu, …
web-key-pass = Passaa; älä ilmoita (muuta)
web-key-double = Kontraa tai rekontraa
web-key-declare = Ilmoita kaikki
web-key-belot = Sano belot tai älä
web-key-card = Pelaa kortti kädestä
web-key-trick = Katso edellistä tikkiä
web-key-enter = Vahvista panos
web-key-next = Seuraava jako
web-key-help = Tämä ohje
web-key-log = Tapahtumat

web-settings = Asetukset
web-settings-sounds = Äänet
web-settings-sounds-help = Kaksi hiljaista säveltä, kun on sinun vuorosi.
web-settings-motion = Liike
web-settings-motion-help = Kortit ja pelimerkit lentävät. Pois päältä, jos järjestelmässäsi on vähennetty liikettä.
web-settings-four = Neljä väriä
web-settings-four-help = Ruudut sinisinä, ristit vihreinä.
web-settings-compact = Suuret merkit
web-settings-compact-help = Joka kortissa yksi iso kirjain ja yksi maa.
web-settings-letters = Oman kielen kirjaimet
web-settings-letters-help = Suomeksi samat: A, K, Q ja J.

web-error-title = Se ei onnistunut
web-error-title-no_such_table = Pöytää ei löydy
web-error-no_such_table = Linkissä voi olla kirjoitusvirhe, tai pöytä on jo siivottu pois.
web-error-title-unreachable = Palvelin ei vastaa
web-error-unreachable = Tarkista yhteytesi. Paikkasi ja pelimerkkisi säilyvät.
web-error-title-wrong_origin = Tämä osoite ei kelpaa
web-error-wrong_origin = Avaa pöytä siinä osoitteessa, jonka pelinvetäjä antoi.

web-hand-label = Korttisi
web-opponents = Pelaajat
web-rules-title = { $game }: näin pelataan
web-new-table = Uusi pöytä
web-new-game = Uusi peli
