### Тексты командной строки.

terminal-compiling = Правила компилируются, это нужно только один раз. Подождите примерно полминуты.
terminal-compiling-bar = Компиляция правил
terminal-compiled = Правила скомпилированы ({ $seconds } с).
terminal-reckoning = Идёт подсчёт…
terminal-simulating = Моделирование
terminal-percent = { $number } %

# septet simulate
terminal-game = Игра
terminal-players = Игроков
terminal-deals = Раздач
terminal-actions = Действий
terminal-seconds = Секунд
terminal-actions-per-second = Действий в секунду
terminal-seat = Место
terminal-payoff = Средний выигрыш
terminal-payoff-points = Очков в среднем
terminal-stderr = Ст. ошибка
terminal-ending = Чем закончились
terminal-seka-ending-folds = все остальные упали
terminal-seka-ending-show = двое последних вскрылись
terminal-seka-ending-open = решило сравнение карт
terminal-seka-ending-compared = ставить было нечем
terminal-seka-ending-split = банк поделён
terminal-seven_twenty_seven-ending-folds = все, кроме одного, спасовали
terminal-seven_twenty_seven-ending-bust = у остальных перебор или пас
terminal-seven_twenty_seven-ending-showdown = вскрытие
terminal-seiska-ending-went_out = кто-то вышел
terminal-seiska-ending-blocked = никто не мог ни сыграть, ни взять
terminal-belot-ending-void = все четверо спасовали
terminal-belot-ending-made = сыграно
terminal-belot-ending-inside = не сыграно
terminal-belot-ending-hanging = поровну, очки висят

# septet odds
terminal-hand = Карты
terminal-win = Победа
terminal-tie = Поровну
terminal-equity = Доля банка
terminal-strangers =
    { $count ->
        [one] Против { $count } случайной руки.
        [few] Против { $count } случайных рук.
       *[many] Против { $count } случайных рук.
    }
terminal-each-other = Друг против друга.
terminal-exact = Точный подсчёт, всего раскладов: { $samples }.
terminal-sampled = Оценка, случайных раскладов: { $samples }.

# septet rules
terminal-rule-was = вместо: { $value }
terminal-rules-marked = Изменить правило можно так: --set max_bet=20. Отличия от набора отмечены.
terminal-rules-choices = Что можно выбрать: septet rules { $game } --choices
terminal-seiska-choice-lappu_mode-explicit = Набирают вместе с картой или в ответ на вопрос.

# septet play
terminal-names = Анна, Борис, Вера, Глеб, Дарья, Егор, Жанна, Захар, Инна, Кирилл
terminal-chips = Фишки
terminal-paid = Внесено
terminal-cards = Карты
terminal-points = Очки
terminal-for-help = ? — помощь
terminal-by-enter = { $offer } (Enter)
terminal-next = Enter — следующая раздача, q — выйти
terminal-enter = Enter — дальше
terminal-enter-end = Enter — выйти из-за стола
terminal-new-game = Enter — новая игра, q — выйти
terminal-look-anyway = Всё равно посмотреть? да, нет
terminal-buy =
    { $count ->
        [one] Купить { $count } фишку и играть дальше? да, нет
        [few] Купить { $count } фишки и играть дальше? да, нет
       *[many] Купить { $count } фишек и играть дальше? да, нет
    }
terminal-farewell-even = Вы уходите при своих: { $chips }. До свидания!
terminal-farewell-won = Вы уходите, у вас { $chips }. Выигрыш: { $gain }. Отличная игра!
terminal-farewell-lost = Вы уходите, у вас { $chips }. Проигрыш: { $gain }. Повезёт в другой раз!
terminal-farewell-points-open = Вы уходите. { $scores }. До свидания!
terminal-farewell-points-won = Вы выиграли. { $scores }. Отличная игра!
terminal-farewell-points-lost = Игра окончена. { $scores }. Повезёт в другой раз!
terminal-seiska-say = Осталась одна обычная карта. Хотите что-нибудь сказать?
terminal-belot-announce = Объявить белот? да (Enter), нет
terminal-belot-declarable = Можно объявить:
terminal-belot-leads =
    { $you ->
        [yes] Первый ход ваш
       *[no] Первый ход: { $name }
    }
terminal-belot-winning =
    { $you ->
        [yes] взятка пока ваша
       *[no] взятка пока у игрока { $name }
    }

# Что можно набрать: списки слов, показывается первое.
terminal-words-fold = упасть, пас, падаю
terminal-words-bet = поставить, ставка, ставлю, с
terminal-words-support = поддержать, поддерживаю, п
terminal-words-raise = повысить, повышаю, поднять
terminal-words-knock = сбить, сбиваю
terminal-words-show = вскрыться, вскрываюсь, в
terminal-words-open = вскрыться, вскрываюсь, сравнить, в
terminal-words-look = смотреть, посмотреть, смотрю
terminal-words-split = поделить, делим, д, да
terminal-words-play = играть, н, нет
terminal-words-join = войти, вхожу, д, да
terminal-words-decline = отказаться, н, нет
terminal-words-check = чек, ч
terminal-words-call = колл, к, уравнять
terminal-words-bring_in = бринг-ин, бринг, б
terminal-words-complete = дополнить, д
terminal-words-take = взять, в, да, take
terminal-words-stand = хватит, х, нет, stand
terminal-words-seven = семь, 7
terminal-words-twenty_seven = двадцать-семь, 27
terminal-words-both = обе, both
terminal-words-draw = взять, беру, б
terminal-words-pass = пас, п, пасую
terminal-words-lappu = лаппу, л, lappu
terminal-words-silent = ничего, н, нет, молчу
terminal-words-clubs = трефы, т, трефа, крести
terminal-words-diamonds = бубны, б, бубна, буби
terminal-words-hearts = червы, ч, черва, черви
terminal-words-spades = пики, пи, пика
terminal-words-no_trumps = без козырей, бк, без козыря, без
terminal-words-all_trumps = все козыри, вк, всё козыри, все
terminal-words-double = контра, к, x
terminal-words-redouble = реконтра, р, xx
terminal-words-declare = объявить, объявляю, о
terminal-words-belot = белот, бел, belot
terminal-words-help = помощь, справка
terminal-words-log = ход
terminal-words-rules = правила
terminal-words-quit = выйти, выход, уйти, q
terminal-words-last = взятка, последняя взятка, последняя
terminal-words-sheet = счёт, запись, очки
terminal-words-next = д, дальше
terminal-words-yes = д, да, y
terminal-words-no = н, нет
terminal-words-most = макс, максимум, всё
terminal-words-least = мин, минимум
terminal-words-all = всё, все
terminal-words-filler = играю, играть, кладу, с, и, потом, карта
terminal-words-rank-A = т, туз, a
terminal-words-rank-K = к, король, k
terminal-words-rank-Q = д, дама
terminal-words-rank-J = в, валет
terminal-words-rank-T = 10, десятка, десять

terminal-or = { " или " }
terminal-answer-empty = Наберите что-нибудь из этого.
terminal-answer-unknown = «{ $text }» здесь не подходит. ? объяснит, что можно.
terminal-answer-ambiguous = «{ $text }» — это { $choices }?
terminal-answer-not-now = Сейчас нельзя: { $word }.
terminal-answer-amount-missing = Сколько? { $offer }
terminal-answer-amount-wrong = { $value } не подходит: { $offer }
terminal-answer-no-number = «{ $text }» — не целое число.
terminal-answer-not-held = У вас нет карты { $card }.
terminal-answer-not-held-any = Такой карты у вас нет: «{ $text }».
terminal-answer-card = { $card } нельзя. { $why }
terminal-answer-one-rank = Вместе кладут только обычные карты одного достоинства, не восьмёрки и не тузы.
terminal-answer-one-card = Только по одной карте.
terminal-answer-no-lappu = Лаппу говорят, когда остаётся одна обычная карта.
terminal-answer-no-suit = Масть заказывают только с восьмёркой.
terminal-answer-which-suit = Какая масть: { $suits }?
terminal-answer-no-belot = Белот объявляют с козырным королём или дамой, пока на руках обе карты.
terminal-answer-which-belot = Белот с какой картой: { $cards }?
terminal-answer-which-declaration = Что именно? { $listed }. Или всё.

terminal-help-now = Сейчас можно набрать
terminal-help-always = Всегда
terminal-help-short = Хватит первых букв: «уп», «пов 6», «с4». Число без слова — ставка такого размера.
terminal-help-short-seiska = Карты пишут так: «5п» или «5♠»; несколько одного достоинства в одной строке («9т 9ч»), восьмёрку с мастью («8т ч»), лаппу вместе с картой («5п лаппу»).
terminal-help-short-belot = Карты пишут так: «Кч» или «К♥», белот в той же строке («Кч белот»), «объявить 1» или «объявить всё». Для заявок хватит первых букв: «ч», «бк», «вк».
terminal-help-fold = сбросить карты; внесённое остаётся в банке
terminal-help-bet = внести фишки в банк
terminal-help-support = заплатить столько же и остаться в игре
terminal-help-raise = поставить больше; остальным придётся платить не меньше
terminal-help-knock = сбить игру «в тёмную» меньшей ставкой
terminal-help-show = заплатить последнюю ставку и вскрыться с последним соперником
terminal-help-open = заплатить последнюю ставку и сравнить карты с предыдущим игроком
terminal-help-look = увидеть свои карты; дальше придётся платить полную цену
terminal-help-split = поделить банк, если согласны все, у кого поровну
terminal-help-play = взять новые карты и сыграть на банк
terminal-help-join = войти в свару за плату
terminal-help-decline = не входить в свару
terminal-help-check = пока не ставить
terminal-help-call = заплатить, сколько просят, и остаться
terminal-help-bring_in = внести обязательную ставку за самую младшую карту
terminal-help-complete = дополнить до полной ставки
terminal-help-take = получить ещё одну карту
terminal-help-stand = оставить карты как есть
terminal-help-seven = объявить игру на 7
terminal-help-twenty_seven = объявить игру на 27
terminal-help-both = объявить обе цели; тогда надо выиграть обе
terminal-help-card = сыграть эту карту
terminal-help-draw = взять карту из колоды
terminal-help-pass = пропустить ход
terminal-help-lappu = сказать остальным, что у вас одна карта
terminal-help-silent = ничего не говорить и взять штрафные карты
terminal-help-suit = масть, которая пойдёт дальше
terminal-help-bid = заявить этот контракт, выше последнего
terminal-help-double = играть на удвоенные очки
terminal-help-redouble = играть на очки вчетверо
terminal-help-declare = объявить последовательности или четвёрки
terminal-help-belot = сыграть короля или даму и объявить пару
terminal-help-help = эта страница
terminal-help-log = что было в этой раздаче
terminal-help-rules = домашние правила этого стола
terminal-help-quit = выйти из-за стола со своими фишками
terminal-help-last = предыдущая взятка
terminal-help-sheet = запись этой игры
terminal-help-quit-points = выйти из-за стола

# septet replay
terminal-replay-seat = Место { $seat }
terminal-replay-street =
    { $street ->
        [3] Третья улица
        [4] Четвёртая улица
        [5] Пятая улица
        [6] Шестая улица
       *[other] Седьмая улица
    }
terminal-replay-showdown = Вскрытие
terminal-replay-open = Все карты открыты
terminal-replay-board = Общая карта
terminal-replay-pot = банк { $amount }
terminal-replay-pot-head = Банк
terminal-replay-fold = пас
terminal-replay-check = чек
terminal-replay-call = колл { $amount }
terminal-replay-bring-in = бринг-ин { $amount }
terminal-replay-bet = ставит { $amount }
terminal-replay-complete = дополняет до { $amount }
terminal-replay-raise = повышает до { $amount }
terminal-replay-all-in = олл-ин
terminal-replay-muck = не показывает
terminal-replay-wins = выигрывает { $amount }
terminal-replay-player = Игрок
terminal-replay-before = Было
terminal-replay-after = Стало
terminal-replay-change = Разница
