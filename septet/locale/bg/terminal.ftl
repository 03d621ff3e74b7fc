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
terminal-rule-was = вместо: { $value }
terminal-rules-marked = За да промениш правило: --set max_bet=20. Разликите от набора са отбелязани.
terminal-rules-choices = Какво може да се избере: septet rules { $game } --choices

# septet play
terminal-names = Ана, Борис, Вяра, Георги, Деси, Емил, Жана, Захари, Ива, Калин
terminal-chips = Чипове
terminal-paid = Платено
terminal-for-help = ? за помощ
terminal-next = Enter – следващо раздаване, q – изход
terminal-enter = Enter – нататък
terminal-enter-end = Enter – напускаш масата
terminal-look-anyway = Все пак ли ще погледнеш? да, не
terminal-buy =
    { $count ->
        [one] Купуваш ли { $count } чип, за да продължиш? да, не
       *[other] Купуваш ли { $count } чипа, за да продължиш? да, не
    }
terminal-farewell-even = Отнасяш си { $chips }, колкото имаше. Довиждане!
terminal-farewell-won = Отнасяш си { $chips }, печалба { $gain }. Добра игра!
terminal-farewell-lost = Отнасяш си { $chips }, загуба { $gain }. Следващия път ще провърви!

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
terminal-words-help = помощ
terminal-words-log = история, лог
terminal-words-rules = правила
terminal-words-quit = изход, край, напускам, q
terminal-words-next = нататък, напред, н, раздай, давай
terminal-words-yes = да, д
terminal-words-no = не, н
terminal-words-most = макс, максимум, всичко
terminal-words-least = мин, минимум

terminal-or = { " или " }
terminal-answer-empty = Напиши едно от тези.
terminal-answer-unknown = „{ $text }“ не е сред тях. ? ги обяснява.
terminal-answer-ambiguous = „{ $text }“ може да е { $choices }.
terminal-answer-not-now = Сега не може: { $word }.
terminal-answer-amount-missing = Колко? { $offer }
terminal-answer-amount-wrong = { $value } не е възможно: { $offer }
terminal-answer-no-number = „{ $text }“ не е цяло число.

terminal-help-now = Сега можеш да напишеш
terminal-help-always = По всяко време
terminal-help-short = Стигат първите букви: „па“, „з4“, „вдигни 6“. Само число означава такъв залог.
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
terminal-help-help = тази страница
terminal-help-log = какво е станало в това раздаване
terminal-help-rules = домашните правила на тази маса
terminal-help-quit = напускаш масата с чиповете си

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
