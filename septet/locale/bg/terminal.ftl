### Собствените текстове на командния ред.

terminal-compiling = Правилата се компилират, само този път. Това трае около половин минута.
terminal-compiling-bar = Компилиране на правилата
terminal-compiled = Правилата са компилирани ({ $seconds } с).
terminal-reckoning = Смятане…
terminal-simulating = Симулиране
terminal-percent = { $number } %

# septet simulate
terminal-game = Игра
terminal-players = Играчи
terminal-deals = Раздавания
terminal-actions = Ходове
terminal-seconds = Секунди
terminal-actions-per-second = Ходове в секунда
terminal-seat = Място
terminal-payoff = Средна печалба
terminal-payoff-points = Точки средно
terminal-stderr = Ст. грешка
terminal-ending = Как свършват
terminal-seka-ending-folds = всички без един пасуват
terminal-seka-ending-show = последните двама показват
terminal-seka-ending-open = решава сравняване
terminal-seka-ending-compared = никой не може да залага
terminal-seka-ending-split = потът се дели
terminal-seven_twenty_seven-ending-folds = всички без един пасуват
terminal-seven_twenty_seven-ending-bust = другите надхвърлят 27 или пасуват
terminal-seven_twenty_seven-ending-showdown = показване
terminal-seiska-ending-went_out = играч остана без карти
terminal-seiska-ending-blocked = никой не можеше да играе и да тегли
terminal-belot-ending-void = четири паса
terminal-belot-ending-made = изкарана
terminal-belot-ending-inside = вкарана
terminal-belot-ending-hanging = висяща

# septet odds
terminal-hand = Ръка
terminal-win = Печели
terminal-tie = Наравно
terminal-equity = Дял от пота
terminal-strangers =
    { $count ->
        [one] Срещу { $count } случайна ръка.
       *[other] Срещу { $count } случайни ръце.
    }
terminal-each-other = Една срещу друга.
terminal-exact = Точно преброяване на всички раздавания: { $samples }.
terminal-sampled = Оценка по случайни раздавания: { $samples }.

# septet rules
terminal-rule-was = в набора: { $value }
terminal-rules-marked = За да промениш правило: --set max_bet=20. Разликите от набора са отбелязани.
terminal-rules-choices = Какво може да се избере: septet rules { $game } --choices
terminal-seiska-choice-lappu_mode-explicit = Пише се заедно с картата или в отговор на въпроса.

# septet play
terminal-names = Ана, Борис, Вяра, Георги, Деси, Емил, Жана, Захари, Ива, Калин
terminal-chips = Чипове
terminal-paid = Платено
terminal-cards = Карти
terminal-points = Точки
terminal-for-help = ? за помощ
terminal-by-enter = { $offer } (Enter)
terminal-next = Enter – следващо раздаване, q – изход
terminal-enter = Enter – нататък
terminal-enter-end = Enter – напускаш масата
terminal-new-game = Enter – нова игра, q – изход
terminal-look-anyway = Все пак ли ще погледнеш? да, не
terminal-buy =
    { $count ->
        [one] Купуваш ли { $count } чип, за да продължиш? да, не
       *[other] Купуваш ли { $count } чипа, за да продължиш? да, не
    }
terminal-farewell-even = Отнасяш си { $chips }, колкото имаше. Довиждане!
terminal-farewell-won = Отнасяш си { $chips }, печалба { $gain }. Добра игра!
terminal-farewell-lost = Отнасяш си { $chips }, загуба { $gain }. Следващия път ще провърви!
terminal-farewell-points-open = Напускаш играта. { $scores }. Довиждане!
terminal-farewell-points-won = Печелиш играта. { $scores }. Добра игра!
terminal-farewell-points-lost = Играта свърши. { $scores }. Следващия път ще провърви!
terminal-seiska-say = Остава ти една обикновена карта. Ще кажеш ли нещо?
terminal-belot-announce = Казваш ли белот? да (Enter), не
terminal-belot-declarable = Можеш да анонсираш:
terminal-belot-leads =
    { $you ->
        [yes] Ти започваш взятката
       *[no] Започва { $name }
    }
terminal-belot-winning =
    { $you ->
        [yes] взятката е твоя засега
       *[no] взятката засега: { $name }
    }

# Какво може да се напише: списъци от думи, показва се първата.
terminal-words-fold = пас, пасувам, хвърли, хвърлям
terminal-words-bet = заложи, залагам, залог, з
terminal-words-support = плати, плащам, плащане, кол, к
terminal-words-raise = вдигни, вдигам, вдигане, в
terminal-words-knock = спри, спирам
terminal-words-show = покажи, показвам
terminal-words-open = сравни, сравнявам, с
terminal-words-look = погледни, поглеждам, виж, гледам
terminal-words-split = раздели, разделям, деля, р, д, да
terminal-words-play = играй, играя, и, н, не
terminal-words-join = влез, влизам, в, д, да
terminal-words-decline = вън, отказ, отказвам, о, н, не
terminal-words-check = чек, ч
terminal-words-call = плати, плащам, плащане, кол, к
terminal-words-bring_in = бринг-ин, бринг, б
terminal-words-complete = допълни, допълвам, д
terminal-words-take = вземи, вземам, взимам, карта, в, д, да
terminal-words-stand = стига, стоп, с, н, не, без карта
terminal-words-seven = 7, седем, ниско
terminal-words-twenty_seven = 27, двайсет и седем, двадесет и седем, високо
terminal-words-both = двете, и двете
terminal-words-draw = тегли, т, тегля
terminal-words-pass = пас, п, пасувам
terminal-words-lappu = лаппу, лапу, л, lappu
terminal-words-silent = нищо, н, не, мълча
terminal-words-clubs = спатия, с, спатии
terminal-words-diamonds = каро, ка, кара
terminal-words-hearts = купа, ку, купи
terminal-words-spades = пика, пи, пики
terminal-words-no_trumps = без коз, бк, без
terminal-words-all_trumps = всичко коз, вк, всичко
terminal-words-double = контра, кт, x
terminal-words-redouble = реконтра, р, xx
terminal-words-declare = анонсирай, анонс, анонсирам, обяви
terminal-words-belot = белот, бел, belot
terminal-words-help = помощ
terminal-words-log = история, лог
terminal-words-rules = правила
terminal-words-quit = изход, напускам, q
terminal-words-last = взятка, последна взятка, последна
terminal-words-sheet = резултат, точки, лист
terminal-words-next = нататък, напред, н, раздай, давай
terminal-words-yes = да, д
terminal-words-no = не, н
terminal-words-most = макс, максимум, всичко
terminal-words-least = мин, минимум
terminal-words-all = всичко, всички
terminal-words-filler = играй, свали, играя, и, със, после, карта
terminal-words-rank-A = а, асо, a
terminal-words-rank-K = к, поп, k
terminal-words-rank-Q = д, дама
terminal-words-rank-J = в, вале
terminal-words-rank-T = 10, десетка, десет

terminal-or = { " или " }
terminal-answer-empty = Напиши едно от тези.
terminal-answer-unknown = „{ $text }“ не е сред тях. ? ги обяснява.
terminal-answer-ambiguous = „{ $text }“ може да е { $choices }.
terminal-answer-not-now = Сега не може: { $word }.
terminal-answer-amount-missing = Колко? { $offer }
terminal-answer-amount-wrong = { $value } не е възможно: { $offer }
terminal-answer-no-number = „{ $text }“ не е цяло число.
terminal-answer-not-held = Нямаш { $card }.
terminal-answer-not-held-any = Нямаш такава карта: „{ $text }“.
terminal-answer-card = { $card } не може. { $why }
terminal-answer-one-rank = Заедно се играят само обикновени карти с еднаква стойност, без осмици и аса.
terminal-answer-one-card = По една карта.
terminal-answer-no-lappu = Лаппу се казва, когато ти остане една обикновена карта.
terminal-answer-no-suit = Цвят се казва само с осмица.
terminal-answer-which-suit = Кой цвят: { $suits }?
terminal-answer-no-belot = Белот се казва с поп или дама от козовете, докато държиш и двете.
terminal-answer-which-belot = Белот с коя карта: { $cards }?
terminal-answer-which-declaration = Кое? { $listed }. Или всичко.

terminal-help-now = Сега можеш да напишеш
terminal-help-always = По всяко време
terminal-help-short = Стигат първите букви: „па“, „з4“, „вдигни 6“. Само число означава такъв залог.
terminal-help-short-seiska = Картите се пишат така: „5пи“ или „5♠“; няколко с еднаква стойност на един ред („9с 9ку“), осмица с цвета („8с ку“), лаппу с картата („5пи лаппу“).
terminal-help-short-belot = Картите се пишат така: „Кку“ или „К♥“, белот на същия ред („К♥ белот“), „анонсирай 1“ или „анонсирай всичко“. За наддаването стигат първите букви: „ку“, „бк“, „вк“.
terminal-help-fold = отказваш се от картите; платеното остава в пота
terminal-help-bet = слагаш чипове в пота
terminal-help-support = плащаш цената и оставаш в играта
terminal-help-raise = залагаш повече; всички след теб трябва да платят толкова
terminal-help-knock = спираш играта на тъмно с по-малък залог
terminal-help-show = плащаш последния залог и сравняваш карти с последния противник
terminal-help-open = плащаш последния залог и сравняваш карти с играча преди теб
terminal-help-look = виждаш картите си; оттам нататък плащаш пълната цена
terminal-help-split = потът се дели, ако всички с равни ръце са съгласни
terminal-help-play = получаваш нови карти и играеш за пота
terminal-help-join = плащаш, за да влезеш в сварата
terminal-help-decline = оставаш вън от сварата
terminal-help-check = засега не залагаш нищо
terminal-help-call = плащаш исканото и оставаш в играта
terminal-help-bring_in = плащаш задължителния залог за най-ниската карта
terminal-help-complete = допълваш до пълен залог
terminal-help-take = получаваш още една карта
terminal-help-stand = оставаш с картите, които имаш
terminal-help-seven = обявяваш, че играеш за 7
terminal-help-twenty_seven = обявяваш, че играеш за 27
terminal-help-both = обявяваш двете; тогава трябва да спечелиш и двете
terminal-help-card = играеш тази карта
terminal-help-draw = теглиш карта от тестето
terminal-help-pass = оставяш хода на следващия
terminal-help-lappu = казваш на другите, че ти остава една карта
terminal-help-silent = не казваш нищо и теглиш наказателни карти
terminal-help-suit = цветът, който следва
terminal-help-bid = даваш тази обява, по-висока от последната
terminal-help-double = играете за двойно повече точки
terminal-help-redouble = играете за четири пъти повече точки
terminal-help-declare = анонсираш терца, кварта, квинта или каре
terminal-help-belot = играеш поп или дама и казваш белот
terminal-help-help = тази страница
terminal-help-log = какво е станало в това раздаване
terminal-help-rules = правилата на тази маса
terminal-help-quit = напускаш масата с чиповете си
terminal-help-last = предишната взятка
terminal-help-sheet = резултатът на тази игра
terminal-help-quit-points = напускаш масата

# septet replay
terminal-replay-seat = Място { $seat }
terminal-replay-street =
    { $street ->
        [3] Трета улица
        [4] Четвърта улица
        [5] Пета улица
        [6] Шеста улица
       *[other] Седма улица
    }
terminal-replay-showdown = Показване
terminal-replay-open = Всички ръце се откриват
terminal-replay-board = Обща карта
terminal-replay-pot = пот { $amount }
terminal-replay-pot-head = Пот
terminal-replay-fold = пас
terminal-replay-check = чек
terminal-replay-call = плаща { $amount }
terminal-replay-bring-in = бринг-ин { $amount }
terminal-replay-bet = залага { $amount }
terminal-replay-complete = допълва до { $amount }
terminal-replay-raise = вдига до { $amount }
terminal-replay-all-in = ол-ин
terminal-replay-muck = не показва
terminal-replay-wins = печели { $amount }
terminal-replay-player = Играч
terminal-replay-before = Преди
terminal-replay-after = След
terminal-replay-change = Промяна
