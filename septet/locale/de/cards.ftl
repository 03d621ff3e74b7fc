### Karten: Namen für alle, die zuhören, Buchstaben für die Ecken.

card-letter-A = A
card-letter-K = K
card-letter-Q = D
card-letter-J = B

# .three nennt drei Karten dieses Werts
card-rank-A = Ass
    .three = drei Asse
card-rank-K = König
    .three = drei Könige
card-rank-Q = Dame
    .three = drei Damen
card-rank-J = Bube
    .three = drei Buben
card-rank-T = 10
    .three = drei Zehnen
card-rank-9 = 9
    .three = drei Neunen
card-rank-8 = 8
    .three = drei Achten
card-rank-7 = 7
    .three = drei Siebenen
card-rank-6 = 6
    .three = drei Sechsen
card-rank-5 = 5
    .three = drei Fünfen
card-rank-4 = 4
    .three = drei Vieren
card-rank-3 = 3
    .three = drei Dreien
card-rank-2 = 2
    .three = drei Zweien

# .of ist die Form neben einem Wert
card-suit-c = Kreuz
    .of = Kreuz
card-suit-d = Karo
    .of = Karo
card-suit-h = Herz
    .of = Herz
card-suit-s = Pik
    .of = Pik

# $rank und $suit sind die Texte oben, $suit in der Form .of
card-name = { $suit }-{ $rank }
card-wild = { $card }, Schacha
card-hidden = verdeckte Karte
