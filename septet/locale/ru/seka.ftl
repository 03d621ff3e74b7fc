### Сека: настройки, действия, события, итоги.
### $you (и $otheryou) равно "yes", когда речь о месте самого читателя.

seka-preset-home = Немецкие домашние правила
    .help = Вскрываются, когда осталось двое. Темнить может только первый игрок.
seka-preset-online = Русские сетевые правила
    .help = После первого круга можно сравнить карты с соседом. Темнить могут все; три шестёрки — 34 очка.

seka-group-table = Стол
seka-group-betting = Ставки
seka-group-cards = Карты и подсчёт
seka-group-comparing = Сравнение карт
seka-group-blind = Игра «в тёмную»
seka-group-swara = Свара
seka-group-other = Прочее

seka-option-preset = Набор правил
    .help = Задаёт все настройки; каждую потом можно изменить отдельно.
seka-option-max_players = Мест за столом
    .help = Сколько игроков может сесть. Лучше всего — от четырёх до шести.
seka-option-starting_chips = Фишек в начале
    .help = Всем поровну.
seka-option-ante = Обязательная ставка
    .help = Столько каждый платит в банк перед каждой сдачей.
seka-option-min_bet = Наименьшая ставка
    .help = Меньше этого первый игрок поставить не может.
seka-option-max_bet = Потолок
    .help = Ни одна ставка не может быть выше.
seka-option-deck = Колода
    .help = Какими картами играют.
seka-option-hand_size = Карт на руках
    .help = Сколько карт получает каждый.
seka-option-wild_cards = Джокеры
    .help = Джокер даёт 11 очков к любой масти или дополняет тройку.
seka-option-three_sixes_34 = Три шестёрки — 34 очка
    .help = Три шестёрки становятся лучшей комбинацией, а не 18 очками.
seka-option-wild_in_three_sixes = Джокер дополняет три шестёрки
    .help = Две шестёрки с джокером — тоже 34 очка.
seka-option-compare_mode = Когда можно сравнивать карты
    .help = Кто и с какого момента может вскрыться.
seka-option-compare_reveal = Кто видит сравниваемые карты
    .help = Пока в игре больше двух, открытое сравнение видят только двое его участников.
seka-option-last_two_tie = Равенство у последних двоих
    .help = Что значат равные очки, когда в раздаче осталось двое.
seka-option-blind_play = Игра «в тёмную»
    .help = Кто может ставить, не глядя в карты; остальные тогда платят вдвое.
seka-option-blind_knock = Как сбить игру «в тёмную»
    .help = Может ли игрок, знающий свои карты, прекратить игру «в тёмную».
seka-option-blind_in_swara = «В тёмную» во время свары
    .help = Темнить можно и в сваре.
seka-option-swara_folded_entry = Вход в свару
    .help = Могут ли вернуться те, кто выбыл из раздачи.
seka-option-swara_entry_basis = Цена входа
    .help = От какого банка считается половина.
seka-option-swara_outsider_entry = Посторонние в сваре
    .help = Могут ли войти те, кому в этой раздаче не сдавали.
seka-option-swara_split = Делёж банка
    .help = Инициаторы свары могут поделить банк и не играть дальше.
seka-option-swara_ante = Обязательная ставка в сваре
    .help = Все участники свары платят её ещё раз.
seka-option-short_chips = Не хватает фишек
    .help = Что происходит с игроком, который не может заплатить.
seka-option-end_condition = Конец игры
    .help = Когда игра заканчивается и называют победителя.
seka-option-time_limit_minutes = Время игры в минутах
    .help = Начатая раздача всегда доигрывается.

seka-choice-deck-standard36 = 36 карт
    .help = От шестёрок до тузов.
seka-choice-deck-trynka24 = 24 карты (трынка)
    .help = Без королей, дам и валетов.
seka-choice-hand_size-3 = Три
    .help = Обычная игра.
seka-choice-hand_size-2 = Две («два листа»)
    .help = Быстрее, и троек не бывает.
seka-choice-wild_cards-none = Нет
    .help = Трефовая семёрка — обычная карта.
seka-choice-wild_cards-club_seven = Трефовая семёрка
    .help = Обычный джокер.
seka-choice-wild_cards-black_sevens = Обе чёрные семёрки
    .help = Трефовая и пиковая.
seka-choice-wild_cards-all_sevens = Все четыре семёрки
    .help = Высокие комбинации то и дело.
seka-choice-compare_mode-last_two = Когда осталось двое
    .help = Любой из двоих может вскрыться, заплатив последнюю ставку.
seka-choice-compare_mode-any_previous = В любое время
    .help = Можно вскрыться против предыдущего игрока; у кого меньше, тот выбывает.
seka-choice-compare_mode-after_first_round = После первого круга
    .help = Так же, но только если вы уже ставили. Карт друг друга никто не видит.
seka-choice-compare_reveal-public = Весь стол
    .help = Карты обоих открывают для всех.
seka-choice-compare_reveal-between_two = Только двое
    .help = Они видят карты друг друга, остальные — нет.
seka-choice-compare_reveal-private = Никто
    .help = Объявляют только итог.
seka-choice-last_two_tie-swara = Свара
    .help = Они играют дальше за тот же банк.
seka-choice-last_two_tie-caller_out = Вскрывшийся выбывает
    .help = Кто потребовал сравнения, проигрывает при равенстве.
seka-choice-blind_play-off = Никто
    .help = Все смотрят свои карты.
seka-choice-blind_play-first_player = Первый игрок
    .help = Только сидящий слева от сдающего.
seka-choice-blind_play-anyone = Все
    .help = Каждый может начать темнить, пока кто-то не поставил, зная свои карты.
seka-choice-blind_knock-off = Нельзя
    .help = Темнящие темнят, пока сами не посмотрят.
seka-choice-blind_knock-raise = Повышением
    .help = Хватит одной фишки сверх двойной ставки.
seka-choice-blind_knock-plus_one = Одной фишкой больше
    .help = Хватит одной фишки сверх ставки темнящего, даже если это меньше двойной.
seka-choice-swara_folded_entry-off = Нельзя
    .help = Дальше играют только инициаторы.
seka-choice-swara_folded_entry-half_pot = За половину банка
    .help = Вернуться может каждый, кто был в раздаче.
seka-choice-swara_entry_basis-at_declaration = Банк в момент равенства
    .help = Все платят одинаково.
seka-choice-swara_entry_basis-growing = Растущий банк
    .help = С каждым вошедшим следующему дороже.
seka-choice-swara_outsider_entry-off = Нельзя
    .help = Только участники этой раздачи.
seka-choice-swara_outsider_entry-full_pot = За полный банк
    .help = Кто пропускал раздачу, может войти, заплатив весь банк.
seka-choice-short_chips-must_fold = Должен упасть
    .help = В свой ход он может только упасть.
seka-choice-short_chips-auto_fold = Выбывает сам
    .help = Стол сразу сбрасывает его карты.
seka-choice-end_condition-none = Без конца
    .help = Играйте, сколько хочется.
seka-choice-end_condition-time_limit = По времени
    .help = Побеждает тот, у кого больше фишек.
seka-choice-end_condition-last_player = Всё у одного
    .help = Пока один игрок не соберёт все фишки.

# Что не сочетается; показывается у настройки
seka-problem-min_bet = Наименьшая ставка выше потолка.
seka-problem-blind_play = При таком потолке темнить нельзя: его половина меньше наименьшей ставки.
seka-problem-ante = Обязательная ставка больше, чем фишек в начале.
seka-problem-wild_in_three_sixes = Это важно, только если есть джокеры, на руках три карты и три шестёрки дают 34 очка.
seka-problem-last_two_tie = Это важно, только если сравнивать карты можно в любое время.
seka-problem-blind_in_swara = Это важно, только если можно темнить.
seka-problem-swara_entry_basis = Это важно, только если можно вернуться за половину банка.
seka-problem-time_limit_minutes = Это важно, только если играют по времени.
seka-problem-blind_knock = Это важно, только если можно темнить.
seka-problem-three_sixes_34 = Это важно, только когда на руках три карты.

# Кнопки. .amount называет цену, .blind — для тех, кто не смотрел карты.
seka-action-fold = Упасть
seka-action-bet = Поставить
    .amount = Поставить { $amount }
    .blind = В тёмную { $amount }
seka-action-support = Поддержать
    .amount = Поддержать { $amount }
    .blind = Темнить { $amount }
seka-action-raise = Повысить
    .amount = Повысить до { $amount }
    .blind = Темнить до { $amount }
seka-action-knock = Сбить
    .amount = Сбить за { $amount }
seka-action-show = Вскрыться
    .amount = Вскрыться за { $amount }
seka-action-open = Вскрыться
    .amount = Вскрыться за { $amount }
seka-action-look = Смотреть
seka-action-split = Поделить банк
seka-action-play = Играть дальше
seka-action-join = Войти
    .amount = Войти за { $amount }
seka-action-decline = Не входить

# Последнее действие под именем: как можно короче.
seka-last-bet = Ставка { $amount }
seka-last-support = Держит { $amount }
seka-last-raise = До { $amount }
seka-last-knock = Сбивает { $amount }
seka-last-show = Вскрытие
seka-last-open = Вскрытие
seka-last-look = Смотрит
seka-last-fold = Пас
seka-last-split = Делить
seka-last-play = Играть
seka-last-join = Входит
seka-last-decline = Не входит
seka-last-eliminated = Вне игры
seka-last-blind = Темнит { $amount }
seka-last-tied = Поровну
seka-last-won = Берёт { $amount }

seka-hand-suit = { $value }, { $suit }
seka-hand-suit-wild = { $value }, { $suit } с джокером
seka-hand-triple = { $value }, { $three }
seka-hand-triple-wild = { $value }, { $three } с джокером
seka-hand-two_aces = { $value }, два туза
seka-hand-three_sixes = { $value }, три шестёрки
seka-band-very_strong = очень сильно
seka-band-good = хорошо
seka-band-fair = средне
seka-band-weak = слабо

seka-blind-hand = Вы ещё не смотрели
seka-blind-on = Тёмная игра: видящие платят вдвое
seka-look-warning = Если посмотреть, остаться в игре будет стоить { $price }, а у вас { $chips }. Можно будет только упасть.
    .title = Всё равно посмотреть?
    .confirm = Посмотреть и упасть
    .cancel = Темнить дальше

# Строка над кнопками в свой ход
seka-turn-first = Ваш ход: поставить или упасть
seka-turn-first-blind = Ваш ход: в тёмную, смотреть или упасть
seka-turn-price = Ваш ход: поддержать стоит { $price }
seka-turn-price-blind = Ваш ход: темнить дальше стоит { $price }
seka-turn-fold-only = Ваш ход: на { $price } фишек не хватает, можно только упасть
seka-turn-split = Поровну! Поделить банк или играть?
seka-turn-join = Свара: войти за { $price }?
seka-level = Ставка: { $amount }

seka-swara-title =
    { $number ->
        [1] Свара
       *[other] Свара № { $number }
    }
seka-swara-tied = Поровну: { $names }.
seka-swara-tied-value = { $value } = { $value }, поровну: { $names }.
seka-swara-split = Банк { $pot } можно поделить или сыграть на него новыми картами.
seka-swara-entry = Кто был в раздаче, может войти за { $price }; в банке { $pot }.
seka-swara-on = На { $pot } играют { $names }.

seka-event-ante =
    { $you ->
        [yes] Вы платите обязательную ставку { $amount }.
       *[no] { $name } платит обязательную ставку { $amount }.
    }
seka-event-antes = Все платят обязательную ставку { $amount }.
seka-event-dealt = Карты розданы.
seka-event-bet =
    { $you ->
        [yes] Вы ставите { $amount }.
       *[no] { $name } ставит { $amount }.
    }
seka-event-bet-blind =
    { $you ->
        [yes] Вы ставите { $amount } в тёмную.
       *[no] { $name } ставит { $amount } в тёмную.
    }
seka-event-support =
    { $you ->
        [yes] Вы поддерживаете { $amount }.
       *[no] { $name } поддерживает { $amount }.
    }
seka-event-support-blind =
    { $you ->
        [yes] Вы темните дальше за { $amount }.
       *[no] { $name } темнит дальше за { $amount }.
    }
seka-event-raise =
    { $you ->
        [yes] Вы повышаете до { $amount }.
       *[no] { $name } повышает до { $amount }.
    }
seka-event-raise-blind =
    { $you ->
        [yes] Вы повышаете в тёмную до { $amount }.
       *[no] { $name } повышает в тёмную до { $amount }.
    }
seka-event-knock =
    { $you ->
        [yes] Вы сбиваете игру «в тёмную».
       *[no] { $name } сбивает игру «в тёмную».
    }
seka-event-look =
    { $you ->
        [yes] Вы смотрите карты.
       *[no] { $name } смотрит карты.
    }
seka-event-look-forced =
    { $you ->
        [yes] Теперь вы видите свои карты.
       *[no] { $name } теперь видит свои карты.
    }
seka-event-fold =
    { $you ->
        [yes] Вы падаете.
       *[no] { $name } падает.
    }
seka-event-fold-forced =
    { $you ->
        [yes] Вам не хватает фишек, вы выбываете.
       *[no] { $name } выбывает: не хватает фишек.
    }
seka-event-show =
    { $you ->
        [yes] Вы платите { $amount } и вскрываетесь. Соперник: { $other }.
       *[no] { $otheryou ->
            [yes] { $name } платит { $amount } и вскрывается против вас.
           *[no] { $name } платит { $amount } и вскрывается. Соперник: { $other }.
        }
    }
seka-event-open =
    { $you ->
        [yes] Вы платите { $amount } и сравниваете карты. Соперник: { $other }.
       *[no] { $otheryou ->
            [yes] { $name } платит { $amount } и сравнивает карты с вами.
           *[no] { $name } платит { $amount } и сравнивает карты. Соперник: { $other }.
        }
    }
seka-event-revealed =
    { $you ->
        [yes] Вы показываете { $cards }.
       *[no] { $name } показывает { $cards }.
    }
seka-event-revealed-value =
    { $you ->
        [yes] Вы показываете { $cards }: { $value }.
       *[no] { $name } показывает { $cards }: { $value }.
    }
seka-event-eliminated =
    { $you ->
        [yes] Вы проигрываете сравнение и выбываете.
       *[no] { $name } проигрывает сравнение и выбывает.
    }
seka-event-swara = Свара на { $pot }: { $names }.
seka-event-split =
    { $you ->
        [yes] Вы готовы поделить банк.
       *[no] { $name } предлагает поделить банк.
    }
seka-event-play =
    { $you ->
        [yes] Вы хотите играть дальше.
       *[no] { $name } хочет играть дальше.
    }
seka-event-join =
    { $you ->
        [yes] Вы входите в свару за { $amount }.
       *[no] { $name } входит в свару за { $amount }.
    }
seka-event-decline =
    { $you ->
        [yes] Вы не входите в свару.
       *[no] { $name } не входит в свару.
    }
seka-event-redeal = Новые карты для свары.
seka-event-won =
    { $you ->
        [yes] Вы выигрываете { $amount }.
       *[no] { $name } выигрывает { $amount }.
    }
seka-event-divided =
    { $you ->
        [yes] Вы получаете { $amount } из банка.
       *[no] { $name } получает { $amount } из банка.
    }

seka-result-folds =
    { $you ->
        [yes] Все остальные упали; вы берёте { $amount }.
       *[no] Все остальные упали; { $name } берёт { $amount }.
    }
# $winneryou и $loseryou равны "yes" для места читателя
seka-result-beats =
    { $winneryou ->
        [yes] Ваши { $value } сильнее: { $loser } — { $other }.
       *[no] { $loseryou ->
            [yes] { $winner } — { $value } против ваших { $other }.
           *[no] { $winner } — { $value }, { $loser } — { $other }.
        }
    }
seka-result-compared =
    { $you ->
        [yes] Вы выигрываете последнее сравнение и берёте { $amount }.
       *[no] { $name } выигрывает последнее сравнение и берёт { $amount }.
    }
seka-result-all =
    { $you ->
        [yes] Ставить было нечем, карты сравнили: вы выигрываете с { $value }.
       *[no] Ставить было нечем, карты сравнили: { $name } выигрывает с { $value }.
    }
seka-result-all-divided = Ставить было нечем, карты сравнили: { $amount } делят { $names }.
seka-result-split = Банк { $amount } делят { $names }.
seka-result-takes =
    { $you ->
        [yes] Вы берёте { $amount }.
       *[no] { $name } берёт { $amount }.
    }

seka-help-aim = Выиграйте банк: с самыми сильными картами при сравнении — или когда все остальные упадут.
seka-help-count = Очки считаются лучшим из трёх способов: сумма карт одной масти, сумма трёх карт одного достоинства или два туза — 22.
seka-help-points = Туз — 11; король, дама, валет и десятка — 10; девятка, восьмёрка, семёрка и шестёрка — по номиналу.
seka-help-wild = Джокер даёт 11 очков к любой масти или заменяет недостающую карту тройки. Лучше всего три туза или два туза с джокером: 33.
seka-help-betting = Начинает игрок слева от сдающего. Каждый ход стоит новой ставки, не меньше предыдущей. Ставки никогда не уравниваются.
seka-help-show = Когда осталось двое, любой может заплатить последнюю ставку и вскрыться. По сетевым правилам карты сравнивают с соседом после первого круга.
seka-help-blind = Если ставить, не глядя в карты, все, кто свои карты знает, платят вдвое. В свой ход можно посмотреть.
seka-help-swara = При равных очках начинается свара: банк остаётся, инициаторам сдают новые карты. Остальные могут войти за половину банка.

seka-tip-numbers = Запомните числа: 31 и больше — очень сильно, от 25 до 30 — хорошо, меньше 20 — слабо. Чем больше игроков, тем более сильных карт стоит ждать.
seka-tip-bluff = Иногда блефуйте, но только пока ставят несколько человек: последний соперник может просто вскрыться.
seka-tip-aces = Два туза — хорошо, но не предел: 22 больше, чем любые две карты одной масти без джокера, но меньше трёх карт одной масти с большей суммой и трёх восьмёрок и выше.
seka-tip-swara = Подумайте, прежде чем входить в свару: половина банка — высокая цена за три неизвестные карты.
seka-tip-bet = Ставьте скромно. Кругов бывает много, и банк растёт быстро.
