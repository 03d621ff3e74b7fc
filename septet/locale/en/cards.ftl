### Cards: names for people who listen, letters for the corners.

card-letter-A = A
card-letter-K = K
card-letter-Q = Q
card-letter-J = J

# .three names three cards of the rank
card-rank-A = ace
    .three = three aces
card-rank-K = king
    .three = three kings
card-rank-Q = queen
    .three = three queens
card-rank-J = jack
    .three = three jacks
card-rank-T = ten
    .three = three tens
card-rank-9 = nine
    .three = three nines
card-rank-8 = eight
    .three = three eights
card-rank-7 = seven
    .three = three sevens
card-rank-6 = six
    .three = three sixes
card-rank-5 = five
    .three = three fives
card-rank-4 = four
    .three = three fours
card-rank-3 = three
    .three = three threes
card-rank-2 = two
    .three = three twos

# .of is the form after a rank
card-suit-c = clubs
    .of = clubs
card-suit-d = diamonds
    .of = diamonds
card-suit-h = hearts
    .of = hearts
card-suit-s = spades
    .of = spades

# $rank and $suit are the texts above, $suit in its .of form
card-name = { $rank } of { $suit }
card-wild = { $card }, wild
card-hidden = face-down card
