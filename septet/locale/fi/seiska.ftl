### Seiska: valinnat, siirrot, tapahtumat, tulokset.
### $you on "yes", kun puhe on lukijan omasta paikasta.

seiska-preset-basic = Peruspeli
    .help = Kasi 10 pistettä, ässä 5, muut 1. Viiden jaon jälkeen pienin pistemäärä voittaa.
seiska-preset-heavy = Raskas pistelasku
    .help = Korteista saa enemmän pisteitä. 100 pisteellä putoaa; pisimpään pelissä pysynyt voittaa.
seiska-preset-ace_on_ace = Ässä ässän päälle
    .help = Kuten peruspeli, mutta ässän saa pelata ässän päälle.

seiska-group-table = Pöytä
seiska-group-playing = Pelaaminen
seiska-group-drawing = Nostaminen
seiska-group-lappu = Lappu
seiska-group-scoring = Pisteet ja loppu
seiska-group-other = Muuta

seiska-option-preset = Sääntöpohja
    .help = Säännöt, joista lähdetään; jokaista valintaa voi muuttaa erikseen.
seiska-option-max_players = Paikkoja
    .help = Näin monta mahtuu pöytään; paras määrä on 3–5.
seiska-option-packs = Korttipakat
    .help = Kuudesta pelaajasta alkaen yksi pakka loppuu kesken.
seiska-option-hand_size = Kortteja alussa
    .help = Näin monta korttia jokaiselle jaetaan.
seiska-option-max_draw = Nostoja enintään
    .help = Enintään näin monta korttia nostaa vuorollaan se, joka ei voi pelata.
seiska-option-draw_obligation = Nostamisen lopetus
    .help = Saako nostaja lopettaa kesken ja passata.
seiska-option-voluntary_draw = Vapaaehtoinen nosto
    .help = Vaikka voisi pelata, saa ensin nostaa kortin; sitten on pelattava, jos jokin sopii.
seiska-option-multi_play = Monta kerralla
    .help = Samanarvoisia tavallisia kortteja saa pelata samalla vuorolla useita.
seiska-option-ace_on_ace = Ässä ässän päälle
    .help = Minkä tahansa maan ässän saa pelata ässän päälle.
seiska-option-lappu_penalty = Rangaistuskortit
    .help = Näin monta korttia nostaa se, joka unohtaa sanoa ”lappu”.
seiska-option-lappu_mode = Lapun sanominen
    .help = Kun käteen jää yksi tavallinen kortti, on sanottava ”lappu”.
seiska-option-scoring = Pistelasku
    .help = Montako pistettä käteen jääneistä korteista saa.
seiska-option-deals = Jakoja pelissä
    .help = Näin monen jaon jälkeen pienin pistemäärä voittaa.
seiska-option-drop_out_at = Putoamisraja
    .help = Näin monella pisteellä putoaa pelistä.
seiska-option-tie_break = Tasan lopussa
    .help = Mitä tehdään, kun pienin summa on monella.

seiska-choice-yes = Kyllä
seiska-choice-no = Ei
seiska-choice-packs-auto = Tarpeen mukaan
    .help = Yksi pakka viidelle pelaajalle asti, kaksi useammalle.
seiska-choice-packs-one = Yksi pakka
    .help = 52 korttia, enintään kuudelle pelaajalle.
seiska-choice-packs-two = Kaksi pakkaa
    .help = 104 korttia, jokainen kortti kahdesti.
seiska-choice-draw_obligation-mandatory = Nostetaan loppuun
    .help = Kunnes jokin kortti sopii tai nostot on käytetty.
seiska-choice-draw_obligation-optional = Saa passata
    .help = Yhden kortin jälkeen saa passata.
seiska-choice-lappu_mode-explicit = Pelaajat itse
    .help = Painikkeella, viiden sekunnin sisällä.
seiska-choice-lappu_mode-auto = Itsestään
    .help = Se sanotaan kaikkien puolesta, kukaan ei unohda.
seiska-choice-scoring-basic = Perus
    .help = Kasi 10, ässä 5, muut 1. Pienin pistemäärä voittaa.
seiska-choice-scoring-heavy = Raskas
    .help = Kasi 25, ässä 15, kuvakortit ja kympit 10, muut 5. Pisimpään pelissä pysynyt voittaa.
seiska-choice-tie_break-shared = Jaettu voitto
    .help = Kaikki pienimmän summan saaneet voittavat.
seiska-choice-tie_break-extra_deal = Lisäjako
    .help = Jatketaan, kunnes pienin summa on yhdellä.

# Mikä ei sovi yhteen, valinnan kohdalla
seiska-problem-max_players = Yksi pakka riittää enintään kuudelle pelaajalle.
seiska-problem-lappu_penalty = Tällä on merkitystä vain, kun pelaajat sanovat lapun itse.
seiska-problem-deals = Tällä on merkitystä vain peruspistelaskussa.
seiska-problem-tie_break = Tällä on merkitystä vain peruspistelaskussa.
seiska-problem-drop_out_at = Tällä on merkitystä vain raskaassa pistelaskussa.

# Painikkeet
seiska-action-play = Pelaa
    .count =
        { $count ->
            [one] Pelaa { $count } kortti
           *[other] Pelaa { $count } korttia
        }
seiska-action-lay = Pelaa, vielä yksi seuraa
seiska-action-draw = Nosta
seiska-action-pass = Passaa
seiska-action-suit = Sano maa: { $suit }
seiska-action-lappu = Lappu!
seiska-action-silent = En sano mitään
seiska-action-cancel = Takaisin

# Viimeinen siirto nimen alla: niin lyhyesti kuin voi
seiska-last-played = Pelasi
seiska-last-drew = Nosti
seiska-last-passed = Passasi
seiska-last-lappu = Lappu!
seiska-last-forgot = Ei lappua
seiska-last-went_out = Meni ulos
seiska-last-waits = Ensi jaossa
seiska-last-dropped_out = Pudonnut

seiska-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
seiska-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }

# Pöydän keskusta
seiska-stock = Nostopakka
seiska-discards = Poistopino
# Kuunteleville: päällimmäinen kortti ja kasilla sanottu maa
seiska-top = Päällä: { $card }
seiska-named = Sanottu maa: { $suit }
seiska-deal-of = Jako { $number }/{ $count }
seiska-deal-extra = Lisäjako
seiska-deal-heavy = Jako { $number }, raja { $points }

# Rivi painikkeiden yllä omalla vuorolla
seiska-turn-play = Vuorosi: pelaa kortti
seiska-turn-play-draw = Vuorosi: pelaa tai nosta
seiska-turn-draw = Mikään ei sovi: nosta kortti
seiska-turn-special = Vain kaseja ja ässiä: nosta kortti
seiska-turn-draw-pass = Nosta lisää tai passaa
seiska-turn-must = { $card } sopii ja on pelattava
seiska-turn-must-any = Nyt jokin sopii ja on pelattava
seiska-turn-more = Vielä yksi samanarvoinen kortti on pelattava
seiska-turn-suit = Minkä maan haluat?
seiska-turn-lappu = Yksi kortti jäljellä: sano lappu!
# Sen alla, mitä on valittu tai mitä voi tehdä
seiska-hint-draws =
    { $count ->
        [one] Saat nostaa vielä { $count } kortin.
       *[other] Saat nostaa vielä { $count } korttia.
    }
seiska-hint-draws-any =
    { $count ->
        [one] Saat nostaa { $count } kortin.
       *[other] Saat nostaa enintään { $count } korttia.
    }
seiska-hint-company = Ota mukaan samanarvoisia tai pelaa.
seiska-hint-last = { $card } tulee viimeisenä ja määrää maan.
seiska-hint-armed = Lappu sanotaan heti, kun yksi kortti on jäljellä.
seiska-hint-lappu = Sano ”lappu”, ennen kuin aika loppuu.
seiska-hint-suit-own = Kädessäsi { $count }
seiska-seconds =
    { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }

# Miksi korttia ei voi pelata
seiska-why-match = Kortin maan tai arvon on oltava sama kuin päällimmäisen.
seiska-why-ace = Ässän on oltava päällimmäisen kortin maata.
seiska-why-on-ace = Ässän päälle käy vain saman maan tavallinen kortti.
seiska-why-on-eight = Kasin päälle käy vain sanotun maan tavallinen kortti.
seiska-why-special = Pelkillä kaseilla ja ässillä on nostettava.
seiska-why-drawn = Nostettu kortti on pelattava.
seiska-why-rank = Nyt käy vain samanarvoinen kortti.

# Kortin nimen vieressä, kuunteleville
seiska-card-playable = voi pelata
seiska-card-chosen = valittu, numero { $number }
seiska-card-drawn = juuri nostettu

# Mitä tapahtui
seiska-event-dealt =
    { $count ->
        [one] Jokainen saa { $count } kortin.
       *[other] Jokainen saa { $count } korttia.
    }
seiska-event-buried = { $card } kääntyi esiin ja palaa nostopakkaan.
seiska-event-start_card = { $card } käännetään esiin.
seiska-event-played =
    { $you ->
        [yes] Pelaat { $card }.
       *[no] { $name } pelaa { $card }.
    }
seiska-event-suit =
    { $you ->
        [yes] Sanot maan: { $suit }.
       *[no] { $name } sanoo maan: { $suit }.
    }
seiska-event-drew =
    { $you ->
        [yes] { $count ->
            [one] Nostat kortin.
           *[other] Nostat { $count } korttia.
        }
       *[no] { $count ->
            [one] { $name } nostaa kortin.
           *[other] { $name } nostaa { $count } korttia.
        }
    }
# Kortit näkyvät
seiska-event-drew-own = Nostat { $cards }.
seiska-event-drew-ace = Kaikki muut nostavat ässän takia kortin.
seiska-event-drew-start_ace = Kaikki saavat ässän takia lisäkortin.
seiska-event-passed =
    { $you ->
        [yes] Passaat.
       *[no] { $name } passaa.
    }
seiska-event-passed-no_cards =
    { $you ->
        [yes] Nostettavaa ei ole, passaat.
       *[no] Nostettavaa ei ole, { $name } passaa.
    }
seiska-event-lappu =
    { $you ->
        [yes] Sanot: lappu!
       *[no] { $name } sanoo: lappu!
    }
seiska-event-forgot =
    { $you ->
        [yes] { $penalty ->
            [0] Unohdit sanoa ”lappu”.
            [one] Unohdit sanoa ”lappu”: { $penalty } rangaistuskortti.
           *[other] Unohdit sanoa ”lappu”: { $penalty } rangaistuskorttia.
        }
       *[no] { $penalty ->
            [0] { $name } unohti sanoa ”lappu”.
            [one] { $name } unohti sanoa ”lappu”: { $penalty } rangaistuskortti.
           *[other] { $name } unohti sanoa ”lappu”: { $penalty } rangaistuskorttia.
        }
    }
seiska-event-extra_turn =
    { $you ->
        [yes] Saat ylimääräisen vuoron.
       *[no] { $name } saa ylimääräisen vuoron.
    }
seiska-event-reshuffled =
    { $count ->
        [one] Poistopino sekoitetaan nostopakaksi: { $count } kortti.
       *[other] Poistopino sekoitetaan nostopakaksi: { $count } korttia.
    }
seiska-event-went_out =
    { $you ->
        [yes] Menet ulos ja voitat jaon.
       *[no] { $name } menee ulos ja voittaa jaon.
    }
seiska-event-blocked = Kukaan ei voi enää pelata eikä nostaa: jaolla ei ole voittajaa.
seiska-event-counted =
    { $points ->
        [one] { $name }: { $cards } – { $points } piste, yhteensä { $total }.
       *[other] { $name }: { $cards } – { $points } pistettä, yhteensä { $total }.
    }
seiska-event-counted-none = { $name }: ei pisteitä, yhteensä { $total }.
seiska-event-dropped_out =
    { $you ->
        [yes] Sinulla on { $total } pistettä: putoat pelistä.
       *[no] { $name } putoaa pelistä, pisteitä { $total }.
    }
seiska-event-extra_deal = Pienin summa on monella: pelataan lisäjako.
seiska-event-won =
    { $you ->
        [yes] Voitat pelin.
       *[no] { $count ->
            [one] { $names } voittaa pelin.
           *[other] Pelin voittajat: { $names }.
        }
    }

# Tulos
seiska-result-hand = { $name } { $points } ({ $total })
seiska-result-counted = Jaon pisteet: { $hands }.
seiska-result-totals = Pisteet yhteensä: { $hands }.
seiska-result-total = { $name } { $total }

# Pistetaulukko
seiska-score-deal = Jako
seiska-score-total = Summa
seiska-score-empty = Yhtään jakoa ei ole vielä laskettu.
seiska-score-none = ei mukana jaossa
seiska-score-won = voitti jaon
seiska-score-leads = vähiten pisteitä
seiska-score-winner = voitti pelin
seiska-score-out = pudonnut
seiska-score-rest = Tässä näkyvät vain viimeisimmät jaot; summat ovat kaikista jaoista.
seiska-score-deals =
    { $count ->
        [one] Pelissä on { $count } jako. Pienin pistemäärä voittaa.
       *[other] Pelissä on { $count } jakoa. Pienin pistemäärä voittaa.
    }
seiska-score-heavy = Putoamisraja on { $points } pistettä. Pisimpään pelissä pysynyt voittaa.

# Näppäimet
seiska-key-draw = Nosta kortti
seiska-key-pass = Passaa
seiska-key-lappu = Sano lappu
seiska-key-play = Pelaa valitut kortit
seiska-key-back = Valitse uudelleen

# Peli lyhyesti ja vinkkejä
seiska-help-aim = Pääse korteistasi eroon ensimmäisenä. Muut laskevat käteensä jääneet kortit: mitä vähemmän pisteitä, sen parempi.
seiska-help-fit = Pelaa kortti, jonka maa tai arvo on sama kuin päällimmäisen, tai monta samanarvoista yhdessä; viimeinen määrää maan.
seiska-help-eight = Kasi käy minkä tahansa tavallisen kortin päälle, ja sen pelaaja sanoo, mitä maata seuraavaksi pelataan. Kasin päälle käy sen maan tavallinen kortti, ei kasi eikä ässä.
seiska-help-ace = Ässä käy vain oman maansa päälle. Kaikki muut nostavat kortin ja saat ylimääräisen vuoron; ässän päälle käy saman maan tavallinen kortti.
seiska-help-draw = Jos mikään ei sovi, nostat enintään kolme korttia ja pelaat ensimmäisen sopivan. Jos sopivaa ei tule, passaat.
seiska-help-lappu = Kun jäljellä on yksi tavallinen kortti, sano ”lappu”; muuten nostat kolme rangaistuskorttia. Kasilla tai ässällä ei voi mennä ulos.
seiska-help-points = Kasi on 10 pistettä, ässä 5 ja muut kortit 1.

seiska-tip-special = Älä säästä kaseja ja ässiä loppuun: pelkillä erikoiskorteilla ei saa pelata.
seiska-tip-many = Pelaa samanarvoiset yhdessä ja jätä viimeiseksi maa, jota sinulla on eniten.
seiska-tip-lappu = Lappu-painiketta voi painaa jo ennen toiseksi viimeistä korttia.
seiska-tip-eight = Sano maa, jota sinulla on eniten, tai maa, jonka takia seuraava joutui nostamaan.
